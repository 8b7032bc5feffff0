Feature: Tocatli Honor Guard

  What a creature's arrival no longer sets off, and what it still does. Ways of entering, timing and changed types have files of
  their own among the interactions.

  @tocatli.1
  Rule: What changes how a creature enters is no trigger, and goes on

    Background:
      Given Bob controls Tocatli Honor Guard

    @id:tocatli.enters-tapped @tocatli.1a @cr:614.1d @cr:614.12
    Scenario: Diregraf Ghoul enters tapped
      Given Alice has Diregraf Ghoul in hand and {B} in her mana pool
      When Alice casts Diregraf Ghoul
      And everything on the stack resolves
      Then Diregraf Ghoul is on the battlefield and is tapped

    @id:tocatli.enters-tapped.returned @tocatli.1a @cr:614.1d @cr:614.12
    Scenario: Diregraf Ghoul enters tapped from a graveyard too
      Given Alice has Zombify in hand, Diregraf Ghoul in her graveyard and {B}{B}{B}{B} in her mana pool
      When Alice casts Zombify targeting Diregraf Ghoul
      And everything on the stack resolves
      Then Diregraf Ghoul is on the battlefield and is tapped

    @id:tocatli.enters-tapped.by-another @tocatli.1a @cr:614.1d @cr:614.12
    Scenario: Orb of Dreams makes a creature enter tapped
      Given Alice has Elite Vanguard in hand and {W} in her mana pool
      And Bob controls Orb of Dreams
      When Alice casts Elite Vanguard
      And everything on the stack resolves
      Then Elite Vanguard is on the battlefield and is tapped

    @id:tocatli.enters-with-counters @tocatli.1b @cr:614.1c @cr:614.12
    Scenario: Servant of the Scale enters with its counter
      Given Alice has Servant of the Scale in hand and {G} in her mana pool
      When Alice casts Servant of the Scale
      And everything on the stack resolves
      Then Servant of the Scale is on the battlefield, has exactly one +1/+1 counter and is 1/1

    @id:tocatli.enters-with-counters.x @tocatli.1b @cr:614.1c @cr:107.3m
    Scenario: Walking Ballista enters with the counters that X says
      Given Alice has Walking Ballista in hand and four {C} in her mana pool
      When Alice casts Walking Ballista with X = 2
      And everything on the stack resolves
      Then Walking Ballista is on the battlefield, has exactly two +1/+1 counters and is 2/2

    @id:tocatli.enters-with-counters.from-another @tocatli.1b @cr:614.1d @cr:614.12
    Scenario: Metallic Mimic gives a creature a counter to enter with
      Given Alice controls Metallic Mimic naming the creature type Human
      And Alice has Elite Vanguard in hand and {W} in her mana pool
      When Alice casts Elite Vanguard
      And everything on the stack resolves
      Then Elite Vanguard has exactly one +1/+1 counter and is 3/2

    @id:tocatli.as-enters @tocatli.1c @cr:614.1c @cr:614.12a
    Scenario: A color is chosen as Diamond Knight enters
      Given Alice has Diamond Knight, Forest and Llanowar Elves in hand, and {C}{C}{C} in her mana pool
      When Alice casts Diamond Knight
      And everything on the stack resolves
      And Alice chooses green for Diamond Knight
      And Alice plays Forest
      And Alice taps Forest for mana
      And Alice casts Llanowar Elves
      And everything on the stack resolves
      Then Diamond Knight has exactly one +1/+1 counter and is 2/2

    @id:tocatli.as-enters.protection @tocatli.1c @cr:614.1c @cr:614.12a @cr:702.16b @absence @control:tocatli.as-enters.protection.control
    Scenario: Voice of All is protected from the color chosen as it enters
      Given Alice has Voice of All in hand and {W}{W}{W}{W} in her mana pool
      And Bob has Lightning Bolt in hand and {R} in his mana pool
      When Alice casts Voice of All
      And everything on the stack resolves
      And Alice chooses red for Voice of All
      And Alice passes priority
      And Bob tries to cast Lightning Bolt targeting Voice of All
      Then the action is illegal
      And Voice of All is on the battlefield
      And Bob has only Lightning Bolt in hand

    @id:tocatli.as-enters.protection.control @tocatli.1c @cr:614.1c @cr:614.12a
    Scenario: Voice of All is not protected from a color that was not chosen
      Given Alice has Voice of All in hand and {W}{W}{W}{W} in her mana pool
      And Bob has Lightning Bolt in hand and {R} in his mana pool
      When Alice casts Voice of All
      And everything on the stack resolves
      And Alice chooses blue for Voice of All
      And Alice passes priority
      And Bob casts Lightning Bolt targeting Voice of All
      And everything on the stack resolves
      Then Voice of All is in Alice's graveyard

    @id:tocatli.enters-as-copy @tocatli.1c @cr:614.1c @cr:707.5
    Scenario: Clone enters as a copy
      Given Alice has Clone in hand and {U}{U}{U}{U} in her mana pool
      And Bob controls Grizzly Bears
      When Alice casts Clone
      And everything on the stack resolves
      And Alice chooses Grizzly Bears for Clone
      Then Clone is on the battlefield, is named Grizzly Bears and is 2/2

  @tocatli.2
  Rule: A creature's own enters ability is stopped

    Background:
      Given Alice has Elvish Visionary in hand, two Islands on top of her library and {G}{G} in her mana pool

    @id:tocatli.own-trigger @tocatli.2a @cr:603.2 @cr:603.6a @absence @control:tocatli.own-trigger.control
    Scenario: Elvish Visionary under Tocatli Honor Guard
      Given Bob controls Tocatli Honor Guard
      When Alice casts Elvish Visionary
      And the top of the stack resolves
      Then nothing is on the stack
      And Alice has no cards in hand

    @id:tocatli.own-trigger.control @cr:603.6a
    Scenario: Elvish Visionary alone
      When Alice casts Elvish Visionary
      And the top of the stack resolves
      Then the stack is Elvish Visionary's triggered ability

    @id:tocatli.own-trigger.lasting @tocatli.2a @tocatli.3a @cr:603.2 @cr:603.6a @absence @control:tocatli.own-trigger.lasting.control
    Scenario: Elvish Visionary draws no card under Tocatli Honor Guard
      Given Bob controls Tocatli Honor Guard
      When Alice casts Elvish Visionary
      And everything on the stack resolves
      Then Elvish Visionary is on the battlefield
      And Alice has no cards in hand and two cards in her library

    @id:tocatli.own-trigger.lasting.control @cr:603.2 @cr:603.6a
    Scenario: Elvish Visionary draws a card alone
      When Alice casts Elvish Visionary
      And everything on the stack resolves
      Then Elvish Visionary is on the battlefield
      And Alice has only Island in hand and one card in her library

  @tocatli.2
  Rule: A creature's own enters ability is stopped, whoever controls which

    @id:tocatli.own-trigger.pairs @tocatli.2a @tocatli.2d @cr:603.2 @cr:603.6a @absence @control:tocatli.own-trigger.pairs.control/<alone>
    Scenario Outline: The controllers of Elvish Visionary and Tocatli Honor Guard
      Given it is <caster>'s turn
      And <guard> controls Tocatli Honor Guard
      And <caster> has Elvish Visionary in hand, two Islands on top of her library and {G}{G} in her mana pool
      When <caster> casts Elvish Visionary
      And everything on the stack resolves
      Then Elvish Visionary is on the battlefield and is controlled by <caster>
      And <caster> has no cards in hand and two cards in her library

      Examples:
        | row | guard | caster | alone |
        | aa  | Alice | Alice  | a     |
        | ab  | Alice | Bob    | b     |
        | ba  | Bob   | Alice  | a     |
        | bb  | Bob   | Bob    | b     |

    @id:tocatli.own-trigger.pairs.control @cr:603.2 @cr:603.6a
    Scenario Outline: Elvish Visionary of either player, without Tocatli Honor Guard
      Given it is <caster>'s turn
      And <caster> has Elvish Visionary in hand, two Islands on top of her library and {G}{G} in her mana pool
      When <caster> casts Elvish Visionary
      And everything on the stack resolves
      Then Elvish Visionary is on the battlefield and is controlled by <caster>
      And <caster> has only Island in hand and one card in her library

      Examples:
        | row | caster |
        | a   | Alice  |
        | b   | Bob    |

  @tocatli.2
  Rule: Abilities of other permanents that watch creatures enter are stopped

    @id:tocatli.watcher @tocatli.2b @cr:603.2 @cr:603.6a @absence @control:tocatli.watcher.control
    Scenario: Soul Warden sees a creature enter under Tocatli Honor Guard
      Given Alice controls Soul Warden
      And Alice has Grizzly Bears in hand and {G}{G} in her mana pool
      And Bob controls Tocatli Honor Guard
      When Alice casts Grizzly Bears
      And the top of the stack resolves
      Then nothing is on the stack
      And Alice controls Grizzly Bears

    @id:tocatli.watcher.control @cr:603.2 @cr:603.6a
    Scenario: Soul Warden sees a creature enter
      Given Alice controls Soul Warden
      And Alice has Grizzly Bears in hand and {G}{G} in her mana pool
      When Alice casts Grizzly Bears
      And the top of the stack resolves
      Then the stack is Soul Warden's triggered ability
      And Alice controls Grizzly Bears

    @id:tocatli.watcher.pairs @tocatli.2b @tocatli.2d @tocatli.3a @cr:603.2 @cr:603.6a @absence @control:tocatli.watcher.pairs.control/<alone>
    Scenario Outline: The controllers of Soul Warden and Tocatli Honor Guard
      Given <warden> controls Soul Warden
      And <guard> controls Tocatli Honor Guard
      And Alice has Grizzly Bears in hand and {G}{G} in her mana pool
      When Alice casts Grizzly Bears
      And everything on the stack resolves
      Then Alice controls Grizzly Bears
      And <warden> has 20 life

      Examples:
        | row | warden | guard | alone |
        | aa  | Alice  | Alice | a     |
        | ab  | Alice  | Bob   | a     |
        | ba  | Bob    | Alice | b     |
        | bb  | Bob    | Bob   | b     |

    @id:tocatli.watcher.pairs.control @cr:603.2 @cr:603.6a
    Scenario Outline: Soul Warden of either player, without Tocatli Honor Guard
      Given <warden> controls Soul Warden
      And Alice has Grizzly Bears in hand and {G}{G} in her mana pool
      When Alice casts Grizzly Bears
      And everything on the stack resolves
      Then Alice controls Grizzly Bears
      And <warden> has 21 life

      Examples:
        | row | warden |
        | a   | Alice  |
        | b   | Bob    |

    @id:tocatli.watcher.noncreature @tocatli.2b @cr:603.2 @cr:603.6a @absence @control:tocatli.watcher.noncreature.control
    Scenario: Impact Tremors deals no damage under Tocatli Honor Guard
      Given Alice controls Impact Tremors
      And Alice has Grizzly Bears in hand and {G}{G} in her mana pool
      And Bob controls Tocatli Honor Guard
      When Alice casts Grizzly Bears
      And everything on the stack resolves
      Then Alice controls Grizzly Bears
      And Bob has 20 life

    @id:tocatli.watcher.noncreature.control @cr:603.2 @cr:603.6a
    Scenario: Impact Tremors deals its damage
      Given Alice controls Impact Tremors
      And Alice has Grizzly Bears in hand and {G}{G} in her mana pool
      When Alice casts Grizzly Bears
      And everything on the stack resolves
      Then Alice controls Grizzly Bears
      And Bob has 19 life

    @id:tocatli.watcher.keyword @tocatli.2b @cr:603.2 @cr:603.6a @absence @control:tocatli.watcher.keyword.control
    Scenario: Experiment One does not evolve under Tocatli Honor Guard
      Given Alice controls Experiment One
      And Alice has Grizzly Bears in hand and {G}{G} in her mana pool
      And Bob controls Tocatli Honor Guard
      When Alice casts Grizzly Bears
      And everything on the stack resolves
      Then Alice controls Grizzly Bears
      And Experiment One has no counters and is 1/1

    @id:tocatli.watcher.keyword.control @cr:603.2 @cr:603.6a @cr:702.100a
    Scenario: Experiment One evolves
      Given Alice controls Experiment One
      And Alice has Grizzly Bears in hand and {G}{G} in her mana pool
      When Alice casts Grizzly Bears
      And everything on the stack resolves
      Then Alice controls Grizzly Bears
      And Experiment One has exactly one +1/+1 counter and is 2/2

    @id:tocatli.watcher.doubled @tocatli.2a @tocatli.2b @cr:603.2 @cr:603.6a @absence @control:tocatli.watcher.doubled.control
    Scenario: Panharmonicon has nothing to double under Tocatli Honor Guard
      Given Alice controls Panharmonicon and Soul Warden
      And Alice has Elvish Visionary in hand, three Islands on top of her library and {G}{G} in her mana pool
      And Bob controls Tocatli Honor Guard
      When Alice casts Elvish Visionary
      And everything on the stack resolves
      And Alice puts the triggered abilities on the stack in any order
      Then Alice has 20 life and no cards in hand

    @id:tocatli.watcher.doubled.control @cr:603.2d @cr:603.6a
    Scenario: Panharmonicon doubles what a creature's arrival sets off
      Given Alice controls Panharmonicon and Soul Warden
      And Alice has Elvish Visionary in hand, three Islands on top of her library and {G}{G} in her mana pool
      When Alice casts Elvish Visionary
      And everything on the stack resolves
      And Alice puts the triggered abilities on the stack in any order
      Then Alice has 22 life and two cards in hand

  @tocatli.2
  Rule: Tocatli Honor Guard's own arrival sets off nothing

    @id:tocatli.itself @tocatli.2c @cr:603.2 @cr:603.6a @cr:603.10 @absence @control:tocatli.itself.control
    Scenario: Soul Warden sees Tocatli Honor Guard enter
      Given Alice controls Soul Warden
      And Alice has Tocatli Honor Guard in hand and {W}{W} in her mana pool
      When Alice casts Tocatli Honor Guard
      And the top of the stack resolves
      Then nothing is on the stack
      And Alice controls Tocatli Honor Guard

    @id:tocatli.itself.control @cr:603.2 @cr:603.6a
    Scenario: Soul Warden sees Silvercoat Lion enter
      Given Alice controls Soul Warden
      And Alice has Silvercoat Lion in hand and {W}{W} in her mana pool
      When Alice casts Silvercoat Lion
      And the top of the stack resolves
      Then the stack is Soul Warden's triggered ability
      And Alice controls Silvercoat Lion

    @id:tocatli.itself.lasting @tocatli.2c @tocatli.2d @cr:603.2 @cr:603.6a @cr:603.10 @absence @control:tocatli.itself.lasting.control/<row>
    Scenario Outline: Nobody's Soul Warden gains life for Tocatli Honor Guard
      Given <warden> controls Soul Warden
      And Alice has Tocatli Honor Guard in hand and {W}{W} in her mana pool
      When Alice casts Tocatli Honor Guard
      And everything on the stack resolves
      Then Alice controls Tocatli Honor Guard
      And <warden> has 20 life

      Examples:
        | row | warden |
        | a   | Alice  |
        | b   | Bob    |

    @id:tocatli.itself.lasting.control @cr:603.2 @cr:603.6a
    Scenario Outline: Anybody's Soul Warden gains life for Silvercoat Lion
      Given <warden> controls Soul Warden
      And Alice has Silvercoat Lion in hand and {W}{W} in her mana pool
      When Alice casts Silvercoat Lion
      And everything on the stack resolves
      Then Alice controls Silvercoat Lion
      And <warden> has 21 life

      Examples:
        | row | warden |
        | a   | Alice  |
        | b   | Bob    |

    @id:tocatli.itself.noncreature-watcher @tocatli.2c @cr:603.2 @cr:603.6a @cr:603.10 @absence @control:tocatli.itself.noncreature-watcher.control
    Scenario: Impact Tremors deals no damage for Tocatli Honor Guard
      Given Alice controls Impact Tremors
      And Alice has Tocatli Honor Guard in hand and {W}{W} in her mana pool
      When Alice casts Tocatli Honor Guard
      And everything on the stack resolves
      Then Alice controls Tocatli Honor Guard
      And Bob has 20 life

    @id:tocatli.itself.noncreature-watcher.control @cr:603.2 @cr:603.6a
    Scenario: Impact Tremors deals damage for Silvercoat Lion
      Given Alice controls Impact Tremors
      And Alice has Silvercoat Lion in hand and {W}{W} in her mana pool
      When Alice casts Silvercoat Lion
      And everything on the stack resolves
      Then Alice controls Silvercoat Lion
      And Bob has 19 life
