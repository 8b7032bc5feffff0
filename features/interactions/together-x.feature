Feature: X on entering, under Hushbringer, Tocatli Honor Guard, Solemnity and Elesh Norn

  A creature with ravenous asks all four: its counters are how it enters, which Solemnity alone stops; its card is an ability that
  triggers, which the others stop or double. Both read the X of the spell.

  @rules.6
  Rule: Ravenous keeps its counters and its card apart

    Background:
      Given Alice has Tyrant Guard in hand, four Islands on top of her library and eight {G} in her mana pool

    @id:together.ravenous.control @rules.6a @rules.6b @cr:107.3m @cr:702.156a
    Scenario: Tyrant Guard alone, with X five
      When Alice casts Tyrant Guard with X = 5
      And everything on the stack resolves
      Then Tyrant Guard is on the battlefield, has exactly five +1/+1 counters and is 8/8
      And Alice has one card in hand

    @id:together.ravenous.counters-only @rules.6a @cr:107.3m @cr:702.156a @cr:603.2 @cr:614.1c @absence @control:together.ravenous.control
    Scenario Outline: Tyrant Guard enters with its counters and draws no card
      Given <player> controls <permanent>
      When Alice casts Tyrant Guard with X = 5
      And everything on the stack resolves
      Then Tyrant Guard is on the battlefield, has exactly five +1/+1 counters and is 8/8
      And Alice has no cards in hand

      @hushbringer.1a @hushbringer.2a
      Examples:
        | row               | player | permanent   |
        | hushbringer-alice | Alice  | Hushbringer |
        | hushbringer-bob   | Bob    | Hushbringer |

      @tocatli.1b @tocatli.2a
      Examples:
        | row           | player | permanent           |
        | tocatli-alice | Alice  | Tocatli Honor Guard |
        | tocatli-bob   | Bob    | Tocatli Honor Guard |

      @norn.4a @norn.7a
      Examples:
        | row      | player | permanent                      |
        | norn-bob | Bob    | Elesh Norn, Mother of Machines |

    @id:together.ravenous.norn @rules.6a @rules.6e @norn.4a @norn.4c @norn.7a @cr:107.3m @cr:702.156a @cr:603.2d @cr:614.1c
    Scenario: Tyrant Guard beside Elesh Norn has its counters once and draws two cards
      Given Alice controls Elesh Norn, Mother of Machines
      When Alice casts Tyrant Guard with X = 5
      And everything on the stack resolves
      Then Tyrant Guard is on the battlefield, has exactly five +1/+1 counters and is 8/8
      And Alice has two cards in hand

    @id:together.ravenous.solemnity @rules.6b @solemnity.9a @cr:107.3m @cr:702.156a @cr:614.17d @absence @control:together.ravenous.control
    Scenario: Tyrant Guard under Solemnity has no counters and draws a card
      Given Bob controls Solemnity
      When Alice casts Tyrant Guard with X = 5
      And everything on the stack resolves
      Then Tyrant Guard is on the battlefield, has no counters and is 3/3
      And Alice has one card in hand

    @id:together.ravenous.solemnity-and-norn @rules.6e @solemnity.9a @norn.4a @norn.4c @cr:107.3m @cr:702.156a @cr:614.17d @cr:603.2d @absence @control:together.ravenous.norn
    Scenario: Tyrant Guard under Solemnity beside Elesh Norn has no counters and draws two cards
      Given Alice controls Elesh Norn, Mother of Machines
      And Bob controls Solemnity
      When Alice casts Tyrant Guard with X = 5
      And everything on the stack resolves
      Then Tyrant Guard is on the battlefield, has no counters and is 3/3
      And Alice has two cards in hand

    @id:together.ravenous.norn-and-suppressor @cr:107.3m @cr:702.156a @cr:603.2 @cr:603.2d @absence @control:together.ravenous.norn
    Scenario Outline: Tyrant Guard beside Elesh Norn and a suppressor has its counters and draws no card
      Given Alice controls Elesh Norn, Mother of Machines
      And Bob controls <permanent>
      When Alice casts Tyrant Guard with X = 5
      And everything on the stack resolves
      Then Tyrant Guard is on the battlefield, has exactly five +1/+1 counters and is 8/8
      And Alice has no cards in hand

      @hushbringer.2a
      Examples:
        | row         | permanent   |
        | hushbringer | Hushbringer |

      @tocatli.2a
      Examples:
        | row     | permanent           |
        | tocatli | Tocatli Honor Guard |

    @id:together.ravenous.all-four @solemnity.9a @hushbringer.2a @tocatli.2a @cr:107.3m @cr:702.156a @cr:603.2 @cr:614.17d @absence @control:together.ravenous.norn
    Scenario: Tyrant Guard on a board with all four has neither counters nor a card
      Given Alice controls Elesh Norn, Mother of Machines and Hushbringer
      And Bob controls Tocatli Honor Guard and Solemnity
      When Alice casts Tyrant Guard with X = 5
      And everything on the stack resolves
      Then Tyrant Guard is on the battlefield, has no counters and is 3/3
      And Alice has no cards in hand

    @id:together.ravenous.four @norn.7a @cr:107.3m @cr:702.156a @absence @control:together.ravenous.norn
    Scenario: Tyrant Guard with X four beside Elesh Norn draws no card
      Given Alice controls Elesh Norn, Mother of Machines
      When Alice casts Tyrant Guard with X = 4
      And everything on the stack resolves
      Then Tyrant Guard is on the battlefield, has exactly four +1/+1 counters and is 7/7
      And Alice has no cards in hand and {G} in her mana pool

  @rules.6
  Rule: A creature that cannot live without its counters still has the X of its spell

    Background:
      Given Alice has Aberrant in hand, four Islands on top of her library and seven {G} in her mana pool

    @id:together.aberrant.solemnity @rules.6b @solemnity.9a @cr:107.3m @cr:702.156a @cr:614.17d @cr:704.5f @absence @control:together.aberrant.alone
    Scenario: Aberrant under Solemnity dies at once and draws a card
      Given Bob controls Solemnity
      When Alice casts Aberrant with X = 5
      And everything on the stack resolves
      Then Aberrant is in Alice's graveyard
      And Alice has one card in hand

    @id:together.aberrant.alone @rules.6a @rules.6b @cr:107.3m @cr:702.156a
    Scenario: Aberrant alone lives by its counters and draws a card
      When Alice casts Aberrant with X = 5
      And everything on the stack resolves
      Then Aberrant is on the battlefield, has exactly five +1/+1 counters and is 5/5
      And Alice has one card in hand

    @id:together.aberrant.solemnity-and-norn @rules.6e @solemnity.9a @norn.4a @cr:107.3m @cr:702.156a @cr:614.17d @cr:603.2d @cr:704.5f
    Scenario: Aberrant under Solemnity beside Elesh Norn dies at once and draws two cards
      Given Alice controls Elesh Norn, Mother of Machines
      And Bob controls Solemnity
      When Alice casts Aberrant with X = 5
      And everything on the stack resolves
      Then Aberrant is in Alice's graveyard
      And Alice has two cards in hand

    @id:together.aberrant.counters-only @cr:107.3m @cr:702.156a @cr:603.2 @absence @control:together.aberrant.alone
    Scenario Outline: Aberrant lives by its counters and draws no card
      Given Bob controls <permanent>
      When Alice casts Aberrant with X = 5
      And everything on the stack resolves
      Then Aberrant is on the battlefield, has exactly five +1/+1 counters and is 5/5
      And Alice has no cards in hand

      @hushbringer.1a @hushbringer.2a
      Examples:
        | row         | permanent   |
        | hushbringer | Hushbringer |

      @tocatli.1b @tocatli.2a
      Examples:
        | row     | permanent           |
        | tocatli | Tocatli Honor Guard |

      @norn.4a @norn.7a
      Examples:
        | row      | permanent                      |
        | norn-bob | Elesh Norn, Mother of Machines |

  @rules.6
  Rule: A copy of the permanent, and the permanent come back, have no X

    @id:together.ravenous.clone @rules.6h @cr:107.3m @cr:707.5 @absence @control:together.ravenous.norn
    Scenario: Clone enters as Tyrant Guard beside Elesh Norn
      Given Alice controls Elesh Norn, Mother of Machines and Tyrant Guard with five +1/+1 counters
      And Alice has Clone in hand, four Islands on top of her library and {U}{U}{U}{U} in her mana pool
      When Alice casts Clone
      And everything on the stack resolves
      And Alice chooses Tyrant Guard for Clone
      Then Clone is on the battlefield, is named Tyrant Guard, has no counters and is 3/3
      And Alice has no cards in hand

    @id:together.ravenous.flickered @rules.6d @cr:107.3m @cr:400.7 @absence @control:together.ravenous.norn
    Scenario: Cloudshift returns Tyrant Guard beside Elesh Norn
      Given Alice controls Elesh Norn, Mother of Machines and Tyrant Guard with five +1/+1 counters
      And Alice has Cloudshift in hand, four Islands on top of her library and {W} in her mana pool
      When Alice casts Cloudshift targeting Tyrant Guard
      And everything on the stack resolves
      Then Tyrant Guard is on the battlefield, has no counters and is 3/3
      And Alice has no cards in hand

    @id:together.ravenous.copied-spell @rules.6e @rules.6f @norn.4a @norn.7a @cr:107.3m @cr:707.10 @cr:707.10f @cr:603.2d
    Scenario: A copy of Tyrant Guard as a spell has its X, and draws two cards beside Elesh Norn as the card does
      Given Alice controls Elesh Norn, Mother of Machines
      And Alice has Double Major in hand
      And Alice has Tyrant Guard in hand, six Islands on top of her library and {G}{G}{G}{G}{G}{G}{G}{G}{G}{U} in her mana pool
      When Alice casts Tyrant Guard with X = 5 by paying {G} from her mana pool, {G} from her mana pool, {G} from her mana pool, {G} from her mana pool, {G} from her mana pool, {G} from her mana pool, {G} from her mana pool and {G} from her mana pool
      And Alice casts Double Major targeting Tyrant Guard
      And everything on the stack resolves
      Then Alice controls a token
      And Alice controls two copies of Tyrant Guard with five +1/+1 counters
      And Alice has four cards in hand

  @rules.6
  Rule: Other abilities on entering that read X are stopped or doubled

    @id:together.x.gadwick.stopped @cr:107.3m @cr:603.2 @absence @control:together.x.gadwick/alone
    Scenario Outline: Gadwick draws no cards
      Given Bob controls <permanent>
      And Alice has Gadwick, the Wizened in hand, six Islands on top of her library and {U}{U}{U}{U}{U} in her mana pool
      When Alice casts Gadwick, the Wizened with X = 2
      And everything on the stack resolves
      Then Gadwick, the Wizened is on the battlefield
      And Alice has no cards in hand

      @hushbringer.2a
      Examples:
        | row         | permanent   |
        | hushbringer | Hushbringer |

      @tocatli.2a
      Examples:
        | row     | permanent           |
        | tocatli | Tocatli Honor Guard |

      @norn.4a
      Examples:
        | row      | permanent                      |
        | norn-bob | Elesh Norn, Mother of Machines |

    @id:together.x.gadwick @rules.6b @cr:107.3m @cr:603.2
    Scenario Outline: Gadwick draws X cards
      Given Bob controls <permanent>
      And Alice has Gadwick, the Wizened in hand, six Islands on top of her library and {U}{U}{U}{U}{U} in her mana pool
      When Alice casts Gadwick, the Wizened with X = 2
      And everything on the stack resolves
      Then Gadwick, the Wizened is on the battlefield
      And Alice has two cards in hand

      Examples:
        | row       | permanent       |
        | alone     | Silvercoat Lion |
        | solemnity | Solemnity       |

    @id:together.x.goose.stopped @cr:107.3m @cr:603.2 @cr:614.1c @absence @control:together.x.goose.alone
    Scenario Outline: The Goose Mother enters with its counters and makes no Food
      Given Bob controls <permanent>
      And Alice has The Goose Mother in hand and {G}{G}{G}{G}{U} in her mana pool
      When Alice casts The Goose Mother with X = 3
      And everything on the stack resolves
      Then The Goose Mother has exactly three +1/+1 counters and is 5/5
      And Alice controls no tokens

      @hushbringer.1a @hushbringer.2a
      Examples:
        | row         | permanent   |
        | hushbringer | Hushbringer |

      @tocatli.1b @tocatli.2a
      Examples:
        | row     | permanent           |
        | tocatli | Tocatli Honor Guard |

      @norn.4a @norn.7a
      Examples:
        | row      | permanent                      |
        | norn-bob | Elesh Norn, Mother of Machines |

    @id:together.x.goose.alone @rules.6a @rules.6b @cr:107.3m @cr:603.2 @cr:614.1c
    Scenario: The Goose Mother alone enters with its counters and makes two Food tokens
      Given Bob controls Silvercoat Lion
      And Alice has The Goose Mother in hand and {G}{G}{G}{G}{U} in her mana pool
      When Alice casts The Goose Mother with X = 3
      And everything on the stack resolves
      Then The Goose Mother has exactly three +1/+1 counters and is 5/5
      And Alice controls two tokens

    @id:together.x.goose.norn @rules.6e @norn.4a @norn.7a @cr:107.3m @cr:603.2d @cr:614.1c
    Scenario: The Goose Mother beside Elesh Norn rounds up each time
      Given Alice controls Elesh Norn, Mother of Machines
      And Alice has The Goose Mother in hand and {G}{G}{G}{G}{U} in her mana pool
      When Alice casts The Goose Mother with X = 3
      And everything on the stack resolves
      Then The Goose Mother has exactly three +1/+1 counters and is 5/5
      And Alice controls four tokens

    @id:together.x.goose.solemnity @solemnity.9a @cr:107.3m @cr:603.2 @cr:614.17d @absence @control:together.x.goose.alone
    Scenario: The Goose Mother under Solemnity enters without counters and makes two Food tokens
      Given Bob controls Solemnity
      And Alice has The Goose Mother in hand and {G}{G}{G}{G}{U} in her mana pool
      When Alice casts The Goose Mother with X = 3
      And everything on the stack resolves
      Then The Goose Mother has no counters and is 2/2
      And Alice controls two tokens

    @id:together.x.verdeloth @rules.6e @rules.6g @norn.4a @cr:107.3m @cr:603.2d
    Scenario: Verdeloth kicked with X two makes four Saprolings beside Elesh Norn
      Given Alice controls Elesh Norn, Mother of Machines
      And Alice has Verdeloth the Ancient in hand and eight {G} in her mana pool
      When Alice casts Verdeloth the Ancient kicked with X = 2
      And everything on the stack resolves
      Then Alice controls four tokens

    @id:together.x.verdeloth.alone @rules.6g @cr:107.3m @cr:603.2
    Scenario: Verdeloth kicked with X two makes two Saprolings beside Silvercoat Lion
      Given Bob controls Silvercoat Lion
      And Alice has Verdeloth the Ancient in hand and eight {G} in her mana pool
      When Alice casts Verdeloth the Ancient kicked with X = 2
      And everything on the stack resolves
      Then Verdeloth the Ancient is on the battlefield
      And Alice controls two tokens

    @id:together.x.verdeloth.stopped @cr:107.3m @cr:603.2 @absence @control:together.x.verdeloth.alone
    Scenario Outline: Verdeloth kicked with X two makes no Saproling
      Given Bob controls <permanent>
      And Alice has Verdeloth the Ancient in hand and eight {G} in her mana pool
      When Alice casts Verdeloth the Ancient kicked with X = 2
      And everything on the stack resolves
      Then Verdeloth the Ancient is on the battlefield
      And Alice controls no tokens

      @hushbringer.2a
      Examples:
        | row         | permanent   |
        | hushbringer | Hushbringer |

      @tocatli.2a
      Examples:
        | row     | permanent           |
        | tocatli | Tocatli Honor Guard |

      @norn.4a
      Examples:
        | row      | permanent                      |
        | norn-bob | Elesh Norn, Mother of Machines |

  @rules.6
  Rule: What triggers on casting, and an enchantment's own ability, are another matter

    @id:together.x.krasis @cr:603.2 @cr:107.3i
    Scenario Outline: Casting Hydroid Krasis gains life and draws a card once, whatever stands by
      Given <player> controls <permanent>
      And Alice has Hydroid Krasis in hand, four Islands on top of her library and {G}{G}{G}{U} in her mana pool
      When Alice casts Hydroid Krasis with X = 2
      And everything on the stack resolves
      Then Hydroid Krasis is on the battlefield, has exactly two +1/+1 counters and is 2/2
      And Alice has 21 life and one card in hand

      @hushbringer.1a
      Examples:
        | row         | player | permanent   |
        | hushbringer | Bob    | Hushbringer |

      @tocatli.1b @tocatli.3b
      Examples:
        | row     | player | permanent           |
        | tocatli | Bob    | Tocatli Honor Guard |

      @norn.4d @norn.7a
      Examples:
        | row        | player | permanent                      |
        | norn-alice | Alice  | Elesh Norn, Mother of Machines |
        | norn-bob   | Bob    | Elesh Norn, Mother of Machines |

    @id:together.x.krasis.solemnity @solemnity.9a @cr:603.2 @cr:614.17d @cr:704.5f @absence @control:together.x.krasis/tocatli
    Scenario: Casting Hydroid Krasis gains life and draws a card under Solemnity, where it dies
      Given Bob controls Solemnity
      And Alice has Hydroid Krasis in hand, four Islands on top of her library and {G}{G}{G}{U} in her mana pool
      When Alice casts Hydroid Krasis with X = 2
      And everything on the stack resolves
      Then Hydroid Krasis is in Alice's graveyard
      And Alice has 21 life and one card in hand

    @id:together.x.massacre @rules.6b @cr:107.3m @cr:603.2
    Scenario Outline: The Meathook Massacre with X one gives Hill Giant -1/-1 where nothing but creatures is stopped
      Given Bob controls Hill Giant and <permanent>
      And Alice has The Meathook Massacre in hand and {B}{B}{B} in her mana pool
      When Alice casts The Meathook Massacre with X = 1
      And everything on the stack resolves
      Then The Meathook Massacre is on the battlefield
      And Hill Giant is 2/2

      Examples:
        | row         | permanent           |
        | hushbringer | Hushbringer         |
        | tocatli     | Tocatli Honor Guard |
        | solemnity   | Solemnity           |

    @id:together.x.massacre.norn @rules.6e @norn.4a @norn.4e @cr:107.3m @cr:603.2d
    Scenario: The Meathook Massacre with X one gives Hill Giant -2/-2 beside Elesh Norn
      Given Alice controls Elesh Norn, Mother of Machines
      And Bob controls Hill Giant
      And Alice has The Meathook Massacre in hand and {B}{B}{B} in her mana pool
      When Alice casts The Meathook Massacre with X = 1
      And everything on the stack resolves
      Then Hill Giant is 1/1
      And Elesh Norn, Mother of Machines is 2/5

    @id:together.x.massacre.stopped @norn.4a @norn.4e @cr:107.3m @cr:603.2 @absence @control:together.x.massacre/tocatli
    Scenario: The Meathook Massacre with X one does nothing under an opponent's Elesh Norn
      Given Bob controls Hill Giant and Elesh Norn, Mother of Machines
      And Alice has The Meathook Massacre in hand and {B}{B}{B} in her mana pool
      When Alice casts The Meathook Massacre with X = 1
      And everything on the stack resolves
      Then The Meathook Massacre is on the battlefield
      And Hill Giant is 3/3
