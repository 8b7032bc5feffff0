Feature: Elesh Norn beside Hushbringer, Tocatli Honor Guard and their kind

  One says that abilities trigger once more, the others that they do not trigger at all. What cannot trigger is not doubled; what
  they do not speak of, lands and other permanents that are no creatures, is doubled or stopped by Elesh Norn alone.

  @norn.4
  Rule: A creature that enters sets off nothing, whoever controls Elesh Norn and the suppressor

    @id:together.watcher @cr:603.2 @cr:603.2d @cr:603.6a @absence @control:together.watcher.control
    Scenario Outline: Soul Warden beside Elesh Norn and a suppressor of either player
      Given Alice controls Elesh Norn, Mother of Machines and Soul Warden
      And <player> controls <suppressor>
      And Alice has Grizzly Bears in hand and {G}{G} in her mana pool
      When Alice casts Grizzly Bears
      And everything on the stack resolves
      Then Alice controls Grizzly Bears
      And Alice has 20 life

      @hushbringer.2b @hushbringer.2e
      Examples:
        | row               | player | suppressor  |
        | hushbringer-alice | Alice  | Hushbringer |
        | hushbringer-bob   | Bob    | Hushbringer |

      @tocatli.2b @tocatli.2d
      Examples:
        | row           | player | suppressor          |
        | tocatli-alice | Alice  | Tocatli Honor Guard |
        | tocatli-bob   | Bob    | Tocatli Honor Guard |

      Examples:
        | row    | player | suppressor        |
        | orb    | Bob    | Torpor Orb        |
        | gryff  | Bob    | Hushwing Gryff    |
        | thrull | Alice  | Doorkeeper Thrull |

    @id:together.watcher.control @norn.4b @cr:603.2d @cr:603.6a
    Scenario: Soul Warden beside Elesh Norn alone
      Given Alice controls Elesh Norn, Mother of Machines and Soul Warden
      And Alice has Grizzly Bears in hand and {G}{G} in her mana pool
      When Alice casts Grizzly Bears
      And everything on the stack resolves
      Then Alice controls Grizzly Bears
      And Alice has 22 life

    @id:together.own @cr:603.2 @cr:603.2d @cr:603.6a @absence @control:together.own.control
    Scenario Outline: Elvish Visionary beside Elesh Norn and a suppressor of either player
      Given Alice controls Elesh Norn, Mother of Machines
      And <player> controls <suppressor>
      And Alice has Elvish Visionary in hand, four Islands on top of her library and {G}{G} in her mana pool
      When Alice casts Elvish Visionary
      And everything on the stack resolves
      Then Elvish Visionary is on the battlefield
      And Alice has no cards in hand

      @hushbringer.2a @hushbringer.2e
      Examples:
        | row               | player | suppressor  |
        | hushbringer-alice | Alice  | Hushbringer |
        | hushbringer-bob   | Bob    | Hushbringer |

      @tocatli.2a @tocatli.2d
      Examples:
        | row           | player | suppressor          |
        | tocatli-alice | Alice  | Tocatli Honor Guard |
        | tocatli-bob   | Bob    | Tocatli Honor Guard |

    @id:together.own.control @norn.4a @cr:603.2d @cr:603.6a
    Scenario: Elvish Visionary beside Elesh Norn alone
      Given Alice controls Elesh Norn, Mother of Machines
      And Alice has Elvish Visionary in hand, four Islands on top of her library and {G}{G} in her mana pool
      When Alice casts Elvish Visionary
      And everything on the stack resolves
      Then Elvish Visionary is on the battlefield
      And Alice has two cards in hand

    @id:together.own.stack @hushbringer.2a @cr:603.2 @cr:603.2d @cr:603.6a @absence @control:together.own.stack.control
    Scenario: Elvish Visionary beside Elesh Norn and Hushbringer puts nothing on the stack
      Given Alice controls Elesh Norn, Mother of Machines and Hushbringer
      And Alice has Elvish Visionary in hand, four Islands on top of her library and {G}{G} in her mana pool
      When Alice casts Elvish Visionary
      And the top of the stack resolves
      Then Elvish Visionary is on the battlefield
      And nothing is on the stack

    @id:together.own.stack.control @norn.4a @cr:603.2d @cr:603.6a
    Scenario: Elvish Visionary beside Elesh Norn and Silvercoat Lion is on the stack twice
      Given Alice controls Elesh Norn, Mother of Machines and Silvercoat Lion
      And Alice has Elvish Visionary in hand, four Islands on top of her library and {G}{G} in her mana pool
      When Alice casts Elvish Visionary
      And the top of the stack resolves
      Then the stack is two triggered abilities of Elvish Visionary

    @id:together.several @tocatli.2b @cr:603.2 @cr:603.2d @absence @control:together.several.control
    Scenario: Two of Elesh Norn and Panharmonicon do not outweigh one Tocatli Honor Guard
      Given Alice controls Mirror Gallery, Panharmonicon, Soul Warden and two copies of Elesh Norn, Mother of Machines
      And Bob controls Tocatli Honor Guard
      And Alice has Grizzly Bears in hand and {G}{G} in her mana pool
      When Alice casts Grizzly Bears
      And everything on the stack resolves
      Then Alice controls Grizzly Bears
      And Alice has 20 life

    @id:together.several.control @norn.3a @norn.3b @cr:603.2d
    Scenario: Two of Elesh Norn and Panharmonicon, without Tocatli Honor Guard
      Given Alice controls Mirror Gallery, Panharmonicon, Soul Warden and two copies of Elesh Norn, Mother of Machines
      And Bob controls Silvercoat Lion
      And Alice has Grizzly Bears in hand and {G}{G} in her mana pool
      When Alice casts Grizzly Bears
      And everything on the stack resolves
      Then Alice controls Grizzly Bears
      And Alice has 24 life

  @norn.4
  Rule: What is no creature is doubled for Elesh Norn's controller, as if the suppressor were not there

    @id:together.land @norn.4e @cr:603.2 @cr:603.2d @cr:603.6a
    Scenario Outline: Landfall beside Elesh Norn and a suppressor
      Given Alice controls Elesh Norn, Mother of Machines and Jaddi Offshoot
      And <player> controls <suppressor>
      And Alice has Forest in hand
      When Alice plays Forest
      And everything on the stack resolves
      Then Alice has 22 life

      Examples:
        | row               | player | suppressor          |
        | hushbringer-alice | Alice  | Hushbringer         |
        | hushbringer-bob   | Bob    | Hushbringer         |
        | tocatli-bob       | Bob    | Tocatli Honor Guard |
        | thrull-bob        | Bob    | Doorkeeper Thrull   |

    @id:together.artifact @norn.4e @cr:603.2 @cr:603.2d @cr:603.6a
    Scenario Outline: Ichor Wellspring beside Elesh Norn and a suppressor of creatures
      Given Alice controls Elesh Norn, Mother of Machines
      And Bob controls <suppressor>
      And Alice has Ichor Wellspring in hand, four Islands on top of her library and {C}{C} in her mana pool
      When Alice casts Ichor Wellspring
      And everything on the stack resolves
      Then Ichor Wellspring is on the battlefield
      And Alice has two cards in hand

      Examples:
        | row         | suppressor          |
        | hushbringer | Hushbringer         |
        | tocatli     | Tocatli Honor Guard |
        | orb         | Torpor Orb          |

    @id:together.artifact.stopped @cr:603.2 @cr:603.2d @cr:603.6a @absence @control:together.artifact/tocatli
    Scenario: Ichor Wellspring beside Elesh Norn and Doorkeeper Thrull, which stops artifacts too
      Given Alice controls Elesh Norn, Mother of Machines
      And Bob controls Doorkeeper Thrull
      And Alice has Ichor Wellspring in hand, four Islands on top of her library and {C}{C} in her mana pool
      When Alice casts Ichor Wellspring
      And everything on the stack resolves
      Then Ichor Wellspring is on the battlefield
      And Alice has no cards in hand

    @id:together.ring @norn.4e @norn.11a @cr:603.2 @cr:603.2d @cr:607.3
    Scenario: Oblivion Ring exiles Elesh Norn's rivals, Hushbringer and Tocatli Honor Guard
      Given Alice controls Elesh Norn, Mother of Machines
      And Bob controls Hushbringer and Tocatli Honor Guard
      And Alice has Oblivion Ring in hand and {W}{W}{W} in her mana pool
      When Alice casts Oblivion Ring
      And everything on the stack resolves
      And Alice targets Hushbringer with Oblivion Ring
      And Alice targets Tocatli Honor Guard with Oblivion Ring
      Then Bob has only Hushbringer and Tocatli Honor Guard in exile

    @id:together.husk @norn.4c @tocatli.3b @cr:603.2 @cr:603.2d @cr:702.92a
    Scenario: Flayer Husk makes two Germs beside Tocatli Honor Guard, and Zulaport Cutthroat sees the first die
      Given Alice controls Elesh Norn, Mother of Machines and Zulaport Cutthroat
      And Bob controls Tocatli Honor Guard
      And Alice has Flayer Husk in hand and {C} in her mana pool
      When Alice casts Flayer Husk
      And everything on the stack resolves
      Then Alice controls a token
      And Alice has 21 life
      And Bob has 19 life

    @id:together.husk.hushbringer @hushbringer.2d @cr:603.2 @cr:603.6c @cr:702.92a @absence @control:together.husk
    Scenario: Flayer Husk makes two Germs beside Hushbringer, and Zulaport Cutthroat does not see the first die
      Given Alice controls Elesh Norn, Mother of Machines and Zulaport Cutthroat
      And Bob controls Hushbringer
      And Alice has Flayer Husk in hand and {C} in her mana pool
      When Alice casts Flayer Husk
      And everything on the stack resolves
      Then Alice controls a token
      And Alice has 20 life
      And Bob has 20 life

    @id:together.husk.stack @norn.4c @cr:603.2d @cr:702.92a
    Scenario: Living weapon is on the stack twice beside Hushbringer
      Given Alice controls Elesh Norn, Mother of Machines
      And Bob controls Hushbringer
      And Alice has Flayer Husk in hand and {C} in her mana pool
      When Alice casts Flayer Husk
      And the top of the stack resolves
      Then the stack is two triggered abilities of Flayer Husk

  @norn.4
  Rule: An opponent's permanents are stopped by Elesh Norn where the suppressor would let them

    @id:together.theirs.land @norn.4e @cr:603.2 @cr:603.6a @absence @control:together.theirs.land.control
    Scenario: Landfall of an opponent under Elesh Norn and Hushbringer
      Given it is Bob's turn
      And Alice controls Elesh Norn, Mother of Machines
      And Bob controls Hushbringer and Jaddi Offshoot
      And Bob has Forest in hand
      When Bob plays Forest
      And everything on the stack resolves
      Then Forest is on the battlefield
      And Bob has 20 life

    @id:together.theirs.land.control @cr:603.2 @cr:603.6a
    Scenario: Landfall of an opponent under Hushbringer alone
      Given it is Bob's turn
      And Bob controls Hushbringer and Jaddi Offshoot
      And Bob has Forest in hand
      When Bob plays Forest
      And everything on the stack resolves
      Then Forest is on the battlefield
      And Bob has 21 life

    @id:together.theirs.ghast @norn.4f @cr:603.2 @cr:110.1 @cr:113.6m
    Scenario: Bloodghast in an opponent's graveyard returns for Forest under Elesh Norn and Hushbringer
      Given it is Bob's turn
      And Alice controls Elesh Norn, Mother of Machines and Hushbringer
      And Bob has Forest in hand and Bloodghast in his graveyard
      When Bob plays Forest
      And everything on the stack resolves
      And Bob says yes to Bloodghast
      Then Bloodghast is on the battlefield

    @id:together.theirs.ghast.arbor @hushbringer.2f @cr:603.2 @cr:110.1 @cr:113.6m @absence @control:together.theirs.ghast.arbor.control
    Scenario: Bloodghast in an opponent's graveyard stays for Dryad Arbor, which Hushbringer stops
      Given it is Bob's turn
      And Alice controls Elesh Norn, Mother of Machines and Hushbringer
      And Bob has Dryad Arbor in hand and Bloodghast in his graveyard
      When Bob plays Dryad Arbor
      And everything on the stack resolves
      And Bob says yes to Bloodghast
      Then Dryad Arbor is on the battlefield
      And Bloodghast is in Bob's graveyard

    @id:together.theirs.ghast.arbor.control @norn.4f @cr:603.2 @cr:110.1 @cr:113.6m
    Scenario: Bloodghast in an opponent's graveyard returns for Dryad Arbor under Elesh Norn alone
      Given it is Bob's turn
      And Alice controls Elesh Norn, Mother of Machines and Silvercoat Lion
      And Bob has Dryad Arbor in hand and Bloodghast in his graveyard
      When Bob plays Dryad Arbor
      And everything on the stack resolves
      And Bob says yes to Bloodghast
      Then Bloodghast is on the battlefield

  @norn.4
  Rule: Elesh Norn leaves dying alone, Hushbringer does not

    @id:together.dying @hushbringer.2c @cr:603.2 @cr:603.6c @cr:603.10a @absence @control:together.dying.control/<row>
    Scenario Outline: Doomed Traveler of either player dies beside Elesh Norn and Hushbringer
      Given Alice controls Elesh Norn, Mother of Machines and Hushbringer
      And <player> controls Doomed Traveler
      And Alice has Shock in hand and {R} in her mana pool
      When Alice casts Shock targeting Doomed Traveler
      And everything on the stack resolves
      Then Doomed Traveler is in <player>'s graveyard
      And <player> controls no tokens

      Examples:
        | row    | player |
        | yours  | Alice  |
        | theirs | Bob    |

    @id:together.dying.control @norn.4d @tocatli.3b @cr:603.2d @cr:603.6c
    Scenario Outline: Doomed Traveler of either player dies beside Elesh Norn and Tocatli Honor Guard
      Given Alice controls Elesh Norn, Mother of Machines and Tocatli Honor Guard
      And <player> controls Doomed Traveler
      And Alice has Shock in hand and {R} in her mana pool
      When Alice casts Shock targeting Doomed Traveler
      And everything on the stack resolves
      Then Doomed Traveler is in <player>'s graveyard
      And <player> controls a token

      Examples:
        | row    | player |
        | yours  | Alice  |
        | theirs | Bob    |

    @id:together.persist.tocatli @norn.4d @tocatli.2a @tocatli.3b @cr:603.2 @cr:603.6a @cr:603.6c @absence @control:together.persist.control
    Scenario: Kitchen Finks persists beside Elesh Norn and Tocatli Honor Guard, and gains no life
      Given Alice controls Elesh Norn, Mother of Machines and Kitchen Finks
      And Bob controls Tocatli Honor Guard
      And Alice has Lightning Bolt in hand and {R} in her mana pool
      When Alice casts Lightning Bolt targeting Kitchen Finks
      And everything on the stack resolves
      Then Kitchen Finks is on the battlefield and has exactly one -1/-1 counter
      And Alice has 20 life

    @id:together.persist.hushbringer @hushbringer.2c @cr:603.2 @cr:603.6c @cr:603.10a @absence @control:together.persist.control
    Scenario: Kitchen Finks does not persist beside Elesh Norn and Hushbringer
      Given Alice controls Elesh Norn, Mother of Machines and Kitchen Finks
      And Bob controls Hushbringer
      And Alice has Lightning Bolt in hand and {R} in her mana pool
      When Alice casts Lightning Bolt targeting Kitchen Finks
      And everything on the stack resolves
      Then Kitchen Finks is in Alice's graveyard
      And Alice has 20 life

    @id:together.persist.control @norn.4a @norn.4d @cr:603.2d @cr:603.6a @cr:603.6c
    Scenario: Kitchen Finks persists beside Elesh Norn and Silvercoat Lion, and gains life twice
      Given Alice controls Elesh Norn, Mother of Machines and Kitchen Finks
      And Bob controls Silvercoat Lion
      And Alice has Lightning Bolt in hand and {R} in her mana pool
      When Alice casts Lightning Bolt targeting Kitchen Finks
      And everything on the stack resolves
      Then Kitchen Finks is on the battlefield and has exactly one -1/-1 counter
      And Alice has 24 life

  @norn.5
  Rule: Entering together with a suppressor, or beside one, Elesh Norn doubles nothing

    @id:together.norn-enters @cr:603.2 @cr:603.6a @absence @control:together.norn-enters.control
    Scenario Outline: Elesh Norn enters beside Soul Warden and a suppressor
      Given Alice controls Soul Warden
      And Bob controls <suppressor>
      And Alice has Elesh Norn, Mother of Machines in hand and {W}{W}{W}{W}{W} in her mana pool
      When Alice casts Elesh Norn, Mother of Machines
      And everything on the stack resolves
      Then Elesh Norn, Mother of Machines is on the battlefield
      And Alice has 20 life

      @hushbringer.2b
      Examples:
        | row         | suppressor  |
        | hushbringer | Hushbringer |

      @tocatli.2b
      Examples:
        | row     | suppressor          |
        | tocatli | Tocatli Honor Guard |

    @id:together.norn-enters.control @norn.5a @cr:603.2d @cr:603.6a
    Scenario: Elesh Norn enters beside Soul Warden and Silvercoat Lion
      Given Alice controls Soul Warden
      And Bob controls Silvercoat Lion
      And Alice has Elesh Norn, Mother of Machines in hand and {W}{W}{W}{W}{W} in her mana pool
      When Alice casts Elesh Norn, Mother of Machines
      And everything on the stack resolves
      Then Elesh Norn, Mother of Machines is on the battlefield
      And Alice has 22 life

    @id:together.suppressor-enters @cr:603.2 @cr:603.6a @absence @control:together.suppressor-enters.control
    Scenario Outline: A suppressor enters beside Soul Warden and Elesh Norn
      Given Alice controls Elesh Norn, Mother of Machines and Soul Warden
      And Alice has <suppressor> in hand and {W}{W} in her mana pool
      When Alice casts <suppressor>
      And everything on the stack resolves
      Then <suppressor> is on the battlefield
      And Alice has 20 life

      @hushbringer.3b
      Examples:
        | row         | suppressor  |
        | hushbringer | Hushbringer |

      @tocatli.2c
      Examples:
        | row     | suppressor          |
        | tocatli | Tocatli Honor Guard |

    @id:together.suppressor-enters.control @norn.4b @cr:603.2d @cr:603.6a
    Scenario: Silvercoat Lion enters beside Soul Warden and Elesh Norn
      Given Alice controls Elesh Norn, Mother of Machines and Soul Warden
      And Alice has Silvercoat Lion in hand and {W}{W} in her mana pool
      When Alice casts Silvercoat Lion
      And everything on the stack resolves
      Then Silvercoat Lion is on the battlefield
      And Alice has 22 life

    @id:together.living-death @cr:603.2 @cr:603.6a @absence @control:together.living-death.control
    Scenario Outline: Living Death returns Elesh Norn, a suppressor, Elvish Visionary and Soul Warden
      Given Alice has Elesh Norn, Mother of Machines, <suppressor>, Elvish Visionary and Soul Warden in her graveyard
      And Alice has Living Death in hand, four Islands on top of her library and {B}{B}{B}{B}{B} in her mana pool
      When Alice casts Living Death
      And everything on the stack resolves
      And Alice puts her triggered abilities on the stack in any order
      Then Alice controls Elesh Norn, Mother of Machines, Elvish Visionary and Soul Warden
      And Alice has no cards in hand and 20 life

      @hushbringer.3a
      Examples:
        | row         | suppressor  |
        | hushbringer | Hushbringer |

      @tocatli.4a
      Examples:
        | row     | suppressor          |
        | tocatli | Tocatli Honor Guard |

    @id:together.living-death.control @norn.5a @norn.5b @cr:603.2d @cr:603.6a
    Scenario: Living Death returns Elesh Norn, Silvercoat Lion, Elvish Visionary and Soul Warden
      Given Alice has Elesh Norn, Mother of Machines, Silvercoat Lion, Elvish Visionary and Soul Warden in her graveyard
      And Alice has Living Death in hand, four Islands on top of her library and {B}{B}{B}{B}{B} in her mana pool
      When Alice casts Living Death
      And everything on the stack resolves
      And Alice puts her triggered abilities on the stack in any order
      Then Alice controls Elesh Norn, Mother of Machines, Elvish Visionary and Soul Warden
      And Alice has two cards in hand and 26 life

    @id:together.suppressor-gone @norn.4b @cr:603.2 @cr:603.2d @cr:603.6a
    Scenario Outline: The suppressor dies, and Elesh Norn doubles again
      Given Alice controls Elesh Norn, Mother of Machines and Soul Warden
      And Bob controls <suppressor>
      And Alice has Lightning Bolt and Grizzly Bears in hand and {R}{G}{G} in her mana pool
      When Alice casts Lightning Bolt targeting <suppressor>
      And everything on the stack resolves
      And Alice casts Grizzly Bears
      And everything on the stack resolves
      Then <suppressor> is in Bob's graveyard
      And Alice has 22 life

      Examples:
        | row         | suppressor          |
        | hushbringer | Hushbringer         |
        | tocatli     | Tocatli Honor Guard |
