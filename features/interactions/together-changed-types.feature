Feature: Artifacts, lands and enchantments that are creatures, under Hushbringer, Tocatli Honor Guard, Solemnity and Elesh Norn

  The suppressors of creatures look at what the permanent is as it enters; Elesh Norn and Solemnity ask for no creature at all.

  @tocatli.6
  Rule: Under March of the Machines an artifact enters as a creature

    Background:
      Given Alice controls March of the Machines

    @id:together.march.stopped @cr:603.2 @cr:603.6a @cr:603.6b @absence @control:together.march/alone
    Scenario Outline: Ichor Wellspring enters as a creature and draws no card
      Given Bob controls <permanent>
      And Alice has Ichor Wellspring in hand, four Islands on top of her library and {C}{C} in her mana pool
      When Alice casts Ichor Wellspring
      And everything on the stack resolves
      Then Ichor Wellspring is on the battlefield and is an artifact creature
      And Alice has no cards in hand

      @hushbringer.9b
      Examples:
        | row         | permanent   |
        | hushbringer | Hushbringer |

      @tocatli.6a
      Examples:
        | row     | permanent           |
        | tocatli | Tocatli Honor Guard |

      @norn.4e
      Examples:
        | row      | permanent                      |
        | norn-bob | Elesh Norn, Mother of Machines |

    @id:together.march @cr:603.2 @cr:603.6a @cr:603.6b
    Scenario Outline: Ichor Wellspring enters as a creature and draws a card
      Given Bob controls <permanent>
      And Alice has Ichor Wellspring in hand, four Islands on top of her library and {C}{C} in her mana pool
      When Alice casts Ichor Wellspring
      And everything on the stack resolves
      Then Ichor Wellspring is on the battlefield and is an artifact creature
      And Alice has one card in hand

      Examples:
        | row       | permanent       |
        | alone     | Silvercoat Lion |
        | solemnity | Solemnity       |

    @id:together.march.norn @norn.4a @norn.4e @cr:603.2d @cr:603.6a @cr:603.6b
    Scenario: Ichor Wellspring enters as a creature beside Elesh Norn and draws two cards
      Given Alice controls Elesh Norn, Mother of Machines
      And Alice has Ichor Wellspring in hand, four Islands on top of her library and {C}{C} in her mana pool
      When Alice casts Ichor Wellspring
      And everything on the stack resolves
      Then Ichor Wellspring is on the battlefield and is an artifact creature
      And Alice has two cards in hand

    @id:together.march.norn-and-suppressor @cr:603.2 @cr:603.2d @cr:603.6b @absence @control:together.march.norn
    Scenario Outline: Ichor Wellspring enters as a creature beside Elesh Norn and a suppressor
      Given Alice controls Elesh Norn, Mother of Machines
      And Bob controls <permanent>
      And Alice has Ichor Wellspring in hand, four Islands on top of her library and {C}{C} in her mana pool
      When Alice casts Ichor Wellspring
      And everything on the stack resolves
      Then Ichor Wellspring is on the battlefield and is an artifact creature
      And Alice has no cards in hand

      @hushbringer.9b
      Examples:
        | row         | permanent   |
        | hushbringer | Hushbringer |

      @tocatli.6a
      Examples:
        | row     | permanent           |
        | tocatli | Tocatli Honor Guard |

    @id:together.march.husk.norn @norn.4c @cr:603.2d @cr:702.92a @cr:301.5c @cr:704.5f
    Scenario: Flayer Husk as a creature makes two Germs that it cannot hold, and both die
      Given Alice controls Elesh Norn, Mother of Machines and Zulaport Cutthroat
      And Alice has Flayer Husk in hand and {C} in her mana pool
      When Alice casts Flayer Husk
      And everything on the stack resolves
      Then Flayer Husk is on the battlefield and is an artifact creature
      And Alice has 22 life
      And Bob has 18 life

    @id:together.march.husk.alone @cr:603.6a @cr:702.92a @cr:301.5c @cr:704.5f
    Scenario: Flayer Husk as a creature makes one Germ that it cannot hold
      Given Alice controls Zulaport Cutthroat
      And Bob controls Silvercoat Lion
      And Alice has Flayer Husk in hand and {C} in her mana pool
      When Alice casts Flayer Husk
      And everything on the stack resolves
      Then Flayer Husk is on the battlefield and is an artifact creature
      And Alice has 21 life
      And Bob has 19 life

    @id:together.march.husk.stopped @cr:603.2 @cr:603.6b @cr:702.92a @absence @control:together.march.husk.alone
    Scenario Outline: Flayer Husk as a creature makes no Germ
      Given Alice controls Zulaport Cutthroat
      And Bob controls <permanent>
      And Alice has Flayer Husk in hand and {C} in her mana pool
      When Alice casts Flayer Husk
      And everything on the stack resolves
      Then Flayer Husk is on the battlefield and is an artifact creature
      And Alice has 20 life
      And Bob has 20 life

      @tocatli.6a
      Examples:
        | row     | permanent           |
        | tocatli | Tocatli Honor Guard |

      @norn.4c
      Examples:
        | row      | permanent                      |
        | norn-bob | Elesh Norn, Mother of Machines |

    @id:together.march.counters.stopped @solemnity.9b @cr:614.17 @absence @control:together.march.counters
    Scenario: Mind Stone as a creature gets no counters under Solemnity
      Given Alice controls Mind Stone
      And Bob controls Solemnity
      And Alice has Dragonscale Boon in hand and {G}{G}{G}{G} in her mana pool
      When Alice casts Dragonscale Boon targeting Mind Stone
      And everything on the stack resolves
      Then Mind Stone has no counters and is 2/2
      And Dragonscale Boon is in Alice's graveyard

    @id:together.march.counters @cr:122.1a
    Scenario: Mind Stone as a creature gets counters beside Silvercoat Lion
      Given Alice controls Mind Stone
      And Bob controls Silvercoat Lion
      And Alice has Dragonscale Boon in hand and {G}{G}{G}{G} in her mana pool
      When Alice casts Dragonscale Boon targeting Mind Stone
      And everything on the stack resolves
      Then Mind Stone has exactly two +1/+1 counters and is 4/4
      And Dragonscale Boon is in Alice's graveyard

  @hushbringer.9
  Rule: Under Nature's Revolt a land enters as a creature

    Background:
      Given Alice controls Nature's Revolt

    @id:together.revolt.stopped @cr:603.2 @cr:603.6a @cr:603.6b @absence @control:together.revolt/alone
    Scenario Outline: Kabira Crossroads enters as a creature and gains no life
      Given Bob controls <permanent>
      And Alice has Kabira Crossroads in hand
      When Alice plays Kabira Crossroads
      And everything on the stack resolves
      Then Kabira Crossroads is on the battlefield, is a land creature and is tapped
      And Alice has 20 life

      @hushbringer.9b
      Examples:
        | row         | permanent   |
        | hushbringer | Hushbringer |

      @tocatli.6a
      Examples:
        | row     | permanent           |
        | tocatli | Tocatli Honor Guard |

      @norn.4e
      Examples:
        | row      | permanent                      |
        | norn-bob | Elesh Norn, Mother of Machines |

    @id:together.revolt @cr:603.2 @cr:603.6a @cr:603.6b
    Scenario Outline: Kabira Crossroads enters as a creature and gains life
      Given Bob controls <permanent>
      And Alice has Kabira Crossroads in hand
      When Alice plays Kabira Crossroads
      And everything on the stack resolves
      Then Kabira Crossroads is on the battlefield, is a land creature and is tapped
      And Alice has 22 life

      Examples:
        | row       | permanent       |
        | alone     | Silvercoat Lion |
        | solemnity | Solemnity       |

    @id:together.revolt.norn @norn.4a @norn.4e @cr:603.2d @cr:603.6a @cr:603.6b
    Scenario: Kabira Crossroads enters as a creature beside Elesh Norn and gains life twice
      Given Alice controls Elesh Norn, Mother of Machines
      And Alice has Kabira Crossroads in hand
      When Alice plays Kabira Crossroads
      And everything on the stack resolves
      Then Alice has 24 life

    @id:together.revolt.watcher.stopped @cr:603.2 @cr:603.6a @cr:603.6b @absence @control:together.revolt.watcher
    Scenario Outline: Soul Warden and Jaddi Offshoot see Forest enter as a creature, and gain no life
      Given Alice controls Soul Warden and Jaddi Offshoot
      And Bob controls <permanent>
      And Alice has Forest in hand
      When Alice plays Forest
      And Alice puts her triggered abilities on the stack in any order
      And everything on the stack resolves
      Then Forest is on the battlefield and is 2/2
      And Alice has 20 life

      @hushbringer.9b
      Examples:
        | row         | permanent   |
        | hushbringer | Hushbringer |

      @tocatli.6a
      Examples:
        | row     | permanent           |
        | tocatli | Tocatli Honor Guard |

      @norn.4e
      Examples:
        | row      | permanent                      |
        | norn-bob | Elesh Norn, Mother of Machines |

    @id:together.revolt.watcher @cr:603.2 @cr:603.6a @cr:603.6b
    Scenario: Soul Warden and Jaddi Offshoot see Forest enter as a creature
      Given Alice controls Soul Warden and Jaddi Offshoot
      And Bob controls Silvercoat Lion
      And Alice has Forest in hand
      When Alice plays Forest
      And Alice puts her triggered abilities on the stack in any order
      And everything on the stack resolves
      Then Forest is on the battlefield and is 2/2
      And Alice has 22 life

    @id:together.revolt.watcher.norn @norn.4b @norn.4e @cr:603.2d @cr:603.6a @cr:603.6b
    Scenario: Soul Warden and Jaddi Offshoot see Forest enter as a creature beside Elesh Norn
      Given Alice controls Soul Warden, Jaddi Offshoot and Elesh Norn, Mother of Machines
      And Alice has Forest in hand
      When Alice plays Forest
      And Alice puts her triggered abilities on the stack in any order
      And everything on the stack resolves
      Then Forest is on the battlefield and is 2/2
      And Alice has 24 life

    @id:together.revolt.flagstones @norn.4d @cr:603.2d @cr:603.6c @cr:603.10a
    Scenario: Flagstones of Trokair dies as a creature beside Elesh Norn, and finds one Plains
      Given Alice controls Elesh Norn, Mother of Machines and Flagstones of Trokair
      And Alice has Shock in hand, Plains and Canopy Vista on top of her library and {R} in her mana pool
      When Alice casts Shock targeting Flagstones of Trokair
      And everything on the stack resolves
      And Alice says yes to Flagstones of Trokair
      And Alice chooses Plains for Flagstones of Trokair
      Then Flagstones of Trokair is in Alice's graveyard
      And Plains is on the battlefield and is tapped
      And Canopy Vista is in Alice's library

    @id:together.revolt.flagstones.hushbringer @hushbringer.9a @cr:603.2 @cr:603.6c @cr:603.10a @absence @control:together.revolt.flagstones
    Scenario: Flagstones of Trokair dies as a creature beside Elesh Norn and Hushbringer, and finds nothing
      Given Alice controls Elesh Norn, Mother of Machines, Hushbringer and Flagstones of Trokair
      And Alice has Shock in hand, Plains and Canopy Vista on top of her library and {R} in her mana pool
      When Alice casts Shock targeting Flagstones of Trokair
      And everything on the stack resolves
      And Alice says yes to Flagstones of Trokair
      And Alice chooses Plains for Flagstones of Trokair
      Then Flagstones of Trokair is in Alice's graveyard
      And Plains is in Alice's library

    @id:together.revolt.counters.stopped @solemnity.9a @cr:614.1c @cr:614.17d @absence @control:together.revolt.counters
    Scenario: Vivid Crag enters as a creature without its counters under Solemnity
      Given Bob controls Solemnity
      And Alice has Vivid Crag in hand
      When Alice plays Vivid Crag
      And everything on the stack resolves
      Then Vivid Crag is on the battlefield, is tapped and has no counters

    @id:together.revolt.counters @cr:614.1c
    Scenario: Vivid Crag enters as a creature with its two counters beside Silvercoat Lion
      Given Bob controls Silvercoat Lion
      And Alice has Vivid Crag in hand
      When Alice plays Vivid Crag
      And everything on the stack resolves
      Then Vivid Crag is on the battlefield, is tapped and has exactly two charge counters

  @tocatli.6
  Rule: Under Opalescence an enchantment enters as a creature

    Background:
      Given Alice controls Opalescence

    @id:together.opalescence.stopped @cr:603.2 @cr:603.6a @cr:603.6b @absence @control:together.opalescence
    Scenario Outline: Omen of the Sun enters as a creature and does nothing
      Given Bob controls <permanent>
      And Alice has Omen of the Sun in hand and {W}{W}{W} in her mana pool
      When Alice casts Omen of the Sun
      And everything on the stack resolves
      Then Omen of the Sun is on the battlefield and is an enchantment creature
      And Alice controls no tokens
      And Alice has 20 life

      @hushbringer.9b
      Examples:
        | row         | permanent   |
        | hushbringer | Hushbringer |

      @tocatli.6a
      Examples:
        | row     | permanent           |
        | tocatli | Tocatli Honor Guard |

      @norn.4e
      Examples:
        | row      | permanent                      |
        | norn-bob | Elesh Norn, Mother of Machines |

    @id:together.opalescence @cr:603.2 @cr:603.6a @cr:603.6b
    Scenario: Omen of the Sun enters as a creature beside Silvercoat Lion
      Given Bob controls Silvercoat Lion
      And Alice has Omen of the Sun in hand and {W}{W}{W} in her mana pool
      When Alice casts Omen of the Sun
      And everything on the stack resolves
      Then Omen of the Sun is on the battlefield and is an enchantment creature
      And Alice controls two tokens
      And Alice has 22 life

    @id:together.opalescence.norn @norn.4a @norn.4e @cr:603.2d @cr:603.6a @cr:603.6b
    Scenario: Omen of the Sun enters as a creature beside Elesh Norn
      Given Alice controls Elesh Norn, Mother of Machines
      And Alice has Omen of the Sun in hand and {W}{W}{W} in her mana pool
      When Alice casts Omen of the Sun
      And everything on the stack resolves
      Then Alice controls four tokens
      And Alice has 24 life

  @hushbringer.9
  Rule: A creature card that is no creature as it enters is doubled past the suppressor

    @id:together.nylea @norn.4b @cr:603.2 @cr:603.2d @cr:603.6b @cr:700.5
    Scenario Outline: Eidolon of Blossoms sees Nylea enter with devotion three, beside Elesh Norn and a suppressor
      Given Alice controls Elesh Norn, Mother of Machines and Eidolon of Blossoms
      And Bob controls <permanent>
      And Alice has Nylea, God of the Hunt in hand, four Islands on top of her library and {G}{G}{G}{G} in her mana pool
      When Alice casts Nylea, God of the Hunt
      And everything on the stack resolves
      Then Nylea, God of the Hunt is on the battlefield and is a legendary enchantment
      And Alice has two cards in hand

      @hushbringer.9c
      Examples:
        | row         | permanent   |
        | hushbringer | Hushbringer |

      @tocatli.6b
      Examples:
        | row     | permanent           |
        | tocatli | Tocatli Honor Guard |

    @id:together.nylea.creature @hushbringer.9c @cr:603.2 @cr:603.2d @cr:603.6b @cr:700.5 @absence @control:together.nylea/hushbringer
    Scenario: Eidolon of Blossoms sees Nylea enter with devotion five, beside Elesh Norn and Hushbringer
      Given Alice controls Elesh Norn, Mother of Machines, Eidolon of Blossoms and Strangleroot Geist
      And Bob controls Hushbringer
      And Alice has Nylea, God of the Hunt in hand, four Islands on top of her library and {G}{G}{G}{G} in her mana pool
      When Alice casts Nylea, God of the Hunt
      And everything on the stack resolves
      Then Nylea, God of the Hunt is on the battlefield and is a legendary enchantment creature
      And Alice has no cards in hand
