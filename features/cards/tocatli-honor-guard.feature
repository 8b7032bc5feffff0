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

    @id:tocatli.enters-tapped.at-once @tocatli.1a @cr:614.1d @cr:614.12
    Scenario: Diregraf Ghoul is tapped as it enters, without the stack
      Given Alice has Diregraf Ghoul in hand and {B} in her mana pool
      When Alice casts Diregraf Ghoul
      And the top of the stack resolves
      Then nothing is on the stack
      And Diregraf Ghoul is on the battlefield and is tapped

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

    @id:tocatli.enters-with-counters.at-once @tocatli.1b @cr:614.1c @cr:614.12
    Scenario: Servant of the Scale has its counter as it enters, without the stack
      Given Alice has Servant of the Scale in hand and {G} in her mana pool
      When Alice casts Servant of the Scale
      And the top of the stack resolves
      Then nothing is on the stack
      And Servant of the Scale is on the battlefield and has exactly one +1/+1 counter

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

    @id:tocatli.as-enters.at-once @tocatli.1c @cr:614.1c @cr:614.12a
    Scenario: Diamond Knight's color is chosen as it enters, without the stack
      Given Alice has Diamond Knight in hand and {C}{C}{C} in her mana pool
      When Alice casts Diamond Knight
      And the top of the stack resolves
      And Alice chooses any color for Diamond Knight
      Then Alice is asked for a color about Diamond Knight
      And nothing is on the stack
      And Diamond Knight is on the battlefield and has no counters

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

    @id:tocatli.enters-as-copy.with-counters @tocatli.1b @tocatli.1c @cr:614.1c @cr:707.5
    Scenario: Clone enters with the counter of what it copies
      Given Alice has Clone in hand and {U}{U}{U}{U} in her mana pool
      And Bob controls Servant of the Scale with a +1/+1 counter
      When Alice casts Clone
      And everything on the stack resolves
      And Alice chooses Servant of the Scale for Clone
      Then Clone is on the battlefield, is named Servant of the Scale and has exactly one +1/+1 counter

  @tocatli.1
  Rule: On one creature, its replacement effect goes on and its enters ability does not

    @id:tocatli.both.tapped @tocatli.1a @tocatli.2a @cr:614.1d @cr:603.2 @cr:603.6a @absence @control:tocatli.both.tapped.control
    Scenario: Geralf's Messenger enters tapped, and that is all
      Given Alice has Geralf's Messenger in hand and {B}{B}{B} in her mana pool
      And Bob controls Tocatli Honor Guard
      When Alice casts Geralf's Messenger
      And everything on the stack resolves
      Then Geralf's Messenger is on the battlefield and is tapped
      And Bob has 20 life

    @id:tocatli.both.tapped.control @cr:614.1d @cr:603.2 @cr:603.6a
    Scenario: Geralf's Messenger enters tapped and takes life
      Given Alice has Geralf's Messenger in hand and {B}{B}{B} in her mana pool
      When Alice casts Geralf's Messenger
      And everything on the stack resolves
      Then Geralf's Messenger is on the battlefield and is tapped
      And Bob has 18 life

    @id:tocatli.both.counters @tocatli.1b @tocatli.2a @cr:614.1c @cr:107.3m @cr:603.2 @cr:603.6a @cr:702.156a @absence @control:tocatli.both.counters.control
    Scenario: Tyrant Guard has its counters and draws no card
      Given Alice has Tyrant Guard in hand, two Islands on top of her library and eight {G} in her mana pool
      And Bob controls Tocatli Honor Guard
      When Alice casts Tyrant Guard with X = 5
      And everything on the stack resolves
      Then Tyrant Guard is on the battlefield, has exactly five +1/+1 counters and is 8/8
      And Alice has no cards in hand

    @id:tocatli.both.counters.control @cr:614.1c @cr:107.3m @cr:603.2 @cr:603.6a @cr:702.156a
    Scenario: Tyrant Guard has its counters and draws a card
      Given Alice has Tyrant Guard in hand, two Islands on top of her library and eight {G} in her mana pool
      When Alice casts Tyrant Guard with X = 5
      And everything on the stack resolves
      Then Tyrant Guard is on the battlefield, has exactly five +1/+1 counters and is 8/8
      And Alice has only Island in hand

    @id:tocatli.both.tribute-paid @tocatli.1b @tocatli.1c @cr:614.1c @cr:702.104a
    Scenario: An opponent pays tribute to Pharagax Giant under Tocatli Honor Guard
      Given Alice has Pharagax Giant in hand and {R}{R}{R}{R}{R} in her mana pool
      And Bob controls Tocatli Honor Guard
      When Alice casts Pharagax Giant
      And everything on the stack resolves
      And Bob says yes to Pharagax Giant
      Then Pharagax Giant is on the battlefield, has exactly two +1/+1 counters and is 5/5
      And Bob has 20 life

    @id:tocatli.both.tribute-unpaid @tocatli.2a @cr:603.2 @cr:603.6a @cr:702.104b @absence @control:tocatli.both.tribute-unpaid.control
    Scenario: An opponent need not pay tribute to Pharagax Giant under Tocatli Honor Guard
      Given Alice has Pharagax Giant in hand and {R}{R}{R}{R}{R} in her mana pool
      And Bob controls Tocatli Honor Guard
      When Alice casts Pharagax Giant
      And everything on the stack resolves
      And Bob says no to Pharagax Giant
      Then Pharagax Giant is on the battlefield, has no counters and is 3/3
      And Bob has 20 life

    @id:tocatli.both.tribute-unpaid.control @cr:603.2 @cr:603.6a @cr:702.104b
    Scenario: An opponent does not pay tribute to Pharagax Giant
      Given Alice has Pharagax Giant in hand and {R}{R}{R}{R}{R} in her mana pool
      When Alice casts Pharagax Giant
      And everything on the stack resolves
      And Bob says no to Pharagax Giant
      Then Pharagax Giant is on the battlefield, has no counters and is 3/3
      And Bob has 15 life

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
      And <caster> has Elvish Visionary in hand, two Islands on top of their library and {G}{G} in their mana pool
      When <caster> casts Elvish Visionary
      And everything on the stack resolves
      Then Elvish Visionary is on the battlefield and is controlled by <caster>
      And <caster> has no cards in hand and two cards in their library

      Examples:
        | row | guard | caster | alone |
        | aa  | Alice | Alice  | a     |
        | ab  | Alice | Bob    | b     |
        | ba  | Bob   | Alice  | a     |
        | bb  | Bob   | Bob    | b     |

    @id:tocatli.own-trigger.pairs.control @cr:603.2 @cr:603.6a
    Scenario Outline: Elvish Visionary of either player, without Tocatli Honor Guard
      Given it is <caster>'s turn
      And <caster> has Elvish Visionary in hand, two Islands on top of their library and {G}{G} in their mana pool
      When <caster> casts Elvish Visionary
      And everything on the stack resolves
      Then Elvish Visionary is on the battlefield and is controlled by <caster>
      And <caster> has only Island in hand and one card in their library

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

    @id:tocatli.watcher.pairs.stack @tocatli.2b @tocatli.2d @tocatli.3a @cr:603.2 @cr:603.6a @absence @control:tocatli.watcher.pairs.stack.control/<alone>
    Scenario Outline: Nothing of Soul Warden's waits on the stack, whoever controls it and Tocatli Honor Guard
      Given <warden> controls Soul Warden
      And <guard> controls Tocatli Honor Guard
      And Alice has Grizzly Bears in hand and {G}{G} in her mana pool
      When Alice casts Grizzly Bears
      And the top of the stack resolves
      Then nothing is on the stack
      And Alice controls Grizzly Bears

      Examples:
        | row | warden | guard | alone |
        | aa  | Alice  | Alice | a     |
        | ab  | Alice  | Bob   | a     |
        | ba  | Bob    | Alice | b     |
        | bb  | Bob    | Bob   | b     |

    @id:tocatli.watcher.pairs.stack.control @cr:603.2 @cr:603.6a
    Scenario Outline: Soul Warden's ability waits on the stack, whoever controls it
      Given <warden> controls Soul Warden
      And Alice has Grizzly Bears in hand and {G}{G} in her mana pool
      When Alice casts Grizzly Bears
      And the top of the stack resolves
      Then the stack is a triggered ability of Soul Warden controlled by <warden>
      And Alice controls Grizzly Bears

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

    @id:tocatli.watcher.keyword @tocatli.2b @cr:603.2 @cr:603.6a @cr:702.100a @absence @control:tocatli.watcher.keyword.control
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

    @id:tocatli.watcher.doubled @tocatli.2a @tocatli.2b @cr:603.2 @cr:603.2d @cr:603.6a @absence @control:tocatli.watcher.doubled.control
    Scenario: Panharmonicon has nothing to double under Tocatli Honor Guard
      Given Alice controls Panharmonicon and Soul Warden
      And Alice has Elvish Visionary in hand, three Islands on top of her library and {G}{G} in her mana pool
      And Bob controls Tocatli Honor Guard
      When Alice casts Elvish Visionary
      And everything on the stack resolves
      And Alice puts her triggered abilities on the stack in any order
      Then Alice has 20 life and no cards in hand

    @id:tocatli.watcher.doubled.control @cr:603.2d @cr:603.6a
    Scenario: Panharmonicon doubles what a creature's arrival sets off
      Given Alice controls Panharmonicon and Soul Warden
      And Alice has Elvish Visionary in hand, three Islands on top of her library and {G}{G} in her mana pool
      When Alice casts Elvish Visionary
      And everything on the stack resolves
      And Alice puts her triggered abilities on the stack in any order
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

  @tocatli.3
  Rule: Abilities that say when or whenever a creature enters are stopped

    @id:tocatli.when-and-whenever @tocatli.3a @tocatli.2a @tocatli.2b @cr:603.2 @cr:603.6a @absence @control:tocatli.when-and-whenever.control
    Scenario: Elvish Visionary enters beside Soul Warden under Tocatli Honor Guard
      Given Alice controls Soul Warden
      And Alice has Elvish Visionary in hand, two Islands on top of her library and {G}{G} in her mana pool
      And Bob controls Tocatli Honor Guard
      When Alice casts Elvish Visionary
      And the top of the stack resolves
      And Alice puts her triggered abilities on the stack in any order
      Then nothing is on the stack
      And Alice has 20 life and no cards in hand

    @id:tocatli.when-and-whenever.control @cr:603.2 @cr:603.6a @cr:603.3b
    Scenario: Elvish Visionary enters beside Soul Warden
      Given Alice controls Soul Warden
      And Alice has Elvish Visionary in hand, two Islands on top of her library and {G}{G} in her mana pool
      When Alice casts Elvish Visionary
      And the top of the stack resolves
      And Alice puts the triggered abilities of Elvish Visionary, then Soul Warden on the stack
      Then the stack is Soul Warden's triggered ability, then Elvish Visionary's triggered ability
      When everything on the stack resolves
      Then Alice has 21 life and only Island in hand

  @tocatli.3
  Rule: All other abilities go on

    Background:
      Given Bob controls Tocatli Honor Guard

    @id:tocatli.others.cast @tocatli.3b @cr:603.2 @cr:601.2i
    Scenario: Gadwick sees a blue creature spell being cast
      Given Alice controls Gadwick, the Wizened
      And Alice has Fugitive Wizard in hand and {U} in her mana pool
      When Alice casts Fugitive Wizard
      And everything on the stack resolves
      Then Alice controls Fugitive Wizard
      And Tocatli Honor Guard is tapped

    @id:tocatli.others.cast.stack @tocatli.3b @cr:603.2 @cr:601.2i
    Scenario: Gadwick's ability lies above the creature spell that set it off
      Given Alice controls Gadwick, the Wizened
      And Alice has Fugitive Wizard in hand and {U} in her mana pool
      When Alice casts Fugitive Wizard
      Then the stack is Gadwick, the Wizened's triggered ability targeting Tocatli Honor Guard, then Fugitive Wizard

    @id:tocatli.others.cast.its-own @tocatli.3b @cr:603.2 @cr:601.2i
    Scenario: Desolation Twin's ability triggers on casting it
      Given Alice has Desolation Twin in hand and ten {C} in her mana pool
      When Alice casts Desolation Twin
      And everything on the stack resolves
      Then Alice controls Desolation Twin and a 10/10 colorless Eldrazi creature token

    @id:tocatli.others.dies @tocatli.3b @cr:603.6c @cr:603.10a
    Scenario: Doomed Traveler dies
      Given Alice controls Doomed Traveler
      And Alice has Shock in hand and {R} in her mana pool
      When Alice casts Shock targeting Doomed Traveler
      And everything on the stack resolves
      Then Doomed Traveler is in Alice's graveyard
      And Alice controls a Spirit token

    @id:tocatli.others.dies.watched @tocatli.3b @cr:603.6c @cr:603.10a
    Scenario: Blood Artist sees Tocatli Honor Guard die
      Given Alice controls Blood Artist
      And Alice has Lightning Bolt in hand and {R} in her mana pool
      When Alice casts Lightning Bolt targeting Tocatli Honor Guard
      And everything on the stack resolves
      And Alice targets Bob with Blood Artist
      Then Tocatli Honor Guard is in Bob's graveyard
      And Alice has 21 life
      And Bob has 19 life

    @id:tocatli.others.leaves @tocatli.3b @cr:603.6c @cr:603.10a
    Scenario: Thragtusk leaves
      Given Alice controls Thragtusk
      And Alice has Unsummon in hand and {U} in her mana pool
      When Alice casts Unsummon targeting Thragtusk
      And everything on the stack resolves
      Then Thragtusk is in Alice's hand
      And Alice controls a 3/3 green Beast creature token

    @id:tocatli.others.attacks @tocatli.3b @cr:603.2 @cr:508.1m
    Scenario: Grave Titan attacks
      Given Alice controls Grave Titan
      When Alice attacks Bob with Grave Titan
      And everything on the stack resolves
      Then Alice controls two 2/2 black Zombie creature tokens

    @id:tocatli.others.end-step @tocatli.3b @cr:603.2b @cr:603.4
    Scenario: Deathreap Ritual at the end of a turn in which a creature died
      Given Alice controls Deathreap Ritual
      And Alice has Shock in hand, two Islands on top of her library and {R} in her mana pool
      And Bob controls Eager Cadet
      When Alice casts Shock targeting Eager Cadet
      And everything on the stack resolves
      And the game advances to the next end step
      And everything on the stack resolves
      And Alice says yes to Deathreap Ritual
      Then Alice has only Island in hand

    @id:tocatli.others.upkeep @tocatli.3b @cr:603.2b
    Scenario: Sheoldred returns a creature at the beginning of an upkeep
      Given it is Bob's end step
      And Alice controls Sheoldred, Whispering One
      And Alice has Grizzly Bears in her graveyard
      When the game advances to Alice's upkeep
      Then the stack is Sheoldred, Whispering One's triggered ability targeting Grizzly Bears
      When everything on the stack resolves
      Then Grizzly Bears is on the battlefield and is controlled by Alice

    @id:tocatli.others.activated @tocatli.3b @cr:602.2
    Scenario: Prodigal Sorcerer's activated ability
      Given Alice controls Prodigal Sorcerer
      When Alice activates Prodigal Sorcerer's ability targeting Bob
      And everything on the stack resolves
      Then Prodigal Sorcerer is tapped
      And Bob has 19 life

    @id:tocatli.others.static @tocatli.3b @cr:611.3 @cr:702.10b @cr:508.1a
    Scenario: Concordant Crossroads lets a creature attack as soon as it has entered
      Given Alice controls Concordant Crossroads
      And Alice has Elite Vanguard in hand and {W} in her mana pool
      When Alice casts Elite Vanguard
      And everything on the stack resolves
      And Alice attacks Bob with Elite Vanguard
      And the game advances to the next combat damage step
      Then Bob has 18 life

    @id:tocatli.others.spell @tocatli.3b @cr:608.2 @cr:608.2c
    Scenario: Revitalize does what it says
      Given Alice has Revitalize in hand, two Islands on top of her library and {W}{W} in her mana pool
      When Alice casts Revitalize
      And everything on the stack resolves
      Then Alice has 23 life and only Island in hand

  @tocatli.4
  Rule: A creature that enters together with Tocatli Honor Guard sets off nothing

    @id:tocatli.together @tocatli.4a @cr:603.2 @cr:603.6a @cr:603.10 @absence @control:tocatli.together.control
    Scenario: Collected Company finds Tocatli Honor Guard and Elvish Visionary beside Soul Warden
      Given Alice controls Soul Warden
      And Alice has Tocatli Honor Guard, Elvish Visionary, four Islands and two Swamps on top of her library
      And Alice has Collected Company in hand and {G}{G}{G}{G} in her mana pool
      When Alice casts Collected Company
      And everything on the stack resolves
      And Alice chooses Tocatli Honor Guard and Elvish Visionary for Collected Company
      And Alice puts her triggered abilities on the stack in any order
      Then Alice controls Tocatli Honor Guard and Elvish Visionary
      And Alice has 20 life and no cards in hand

    @id:tocatli.together.control @cr:603.2 @cr:603.2c @cr:603.6a
    Scenario: Collected Company finds Silvercoat Lion and Elvish Visionary beside Soul Warden
      Given Alice controls Soul Warden
      And Alice has Silvercoat Lion, Elvish Visionary, four Islands and two Swamps on top of her library
      And Alice has Collected Company in hand and {G}{G}{G}{G} in her mana pool
      When Alice casts Collected Company
      And everything on the stack resolves
      And Alice chooses Silvercoat Lion and Elvish Visionary for Collected Company
      And Alice puts her triggered abilities on the stack in any order
      Then Alice controls Silvercoat Lion and Elvish Visionary
      And Alice has 22 life and only Swamp in hand

    @id:tocatli.together.stack @tocatli.4a @cr:603.2 @cr:603.6a @cr:603.10 @absence @control:tocatli.together.stack.control
    Scenario: Nothing waits on the stack after Tocatli Honor Guard and Elvish Visionary have entered together
      Given Bob controls Soul Warden
      And Alice has Elvish Visionary, Tocatli Honor Guard, four Islands and two Swamps on top of her library
      And Alice has Collected Company in hand and {G}{G}{G}{G} in her mana pool
      When Alice casts Collected Company
      And the top of the stack resolves
      And Alice chooses Elvish Visionary and Tocatli Honor Guard for Collected Company
      Then nothing is on the stack
      And Alice controls Tocatli Honor Guard and Elvish Visionary

    @id:tocatli.together.stack.control @cr:603.2 @cr:603.2c @cr:603.6a @cr:603.3b
    Scenario: Three abilities wait on the stack after Silvercoat Lion and Elvish Visionary have entered together
      Given Bob controls Soul Warden
      And Alice has Elvish Visionary, Silvercoat Lion, four Islands and two Swamps on top of her library
      And Alice has Collected Company in hand and {G}{G}{G}{G} in her mana pool
      When Alice casts Collected Company
      And the top of the stack resolves
      And Alice chooses Elvish Visionary and Silvercoat Lion for Collected Company
      Then the stack is two triggered abilities of Soul Warden, then Elvish Visionary's triggered ability
      And Alice controls Silvercoat Lion and Elvish Visionary

    @id:tocatli.together.watcher @tocatli.4a @cr:603.2 @cr:603.6a @cr:603.10 @absence @control:tocatli.together.watcher.control
    Scenario: Soul Warden enters together with Tocatli Honor Guard
      Given Alice has Tocatli Honor Guard, Soul Warden and four Islands on top of her library
      And Alice has Collected Company in hand and {G}{G}{G}{G} in her mana pool
      When Alice casts Collected Company
      And everything on the stack resolves
      And Alice chooses Tocatli Honor Guard and Soul Warden for Collected Company
      Then Alice controls Tocatli Honor Guard and Soul Warden
      And Alice has 20 life

    @id:tocatli.together.watcher.control @cr:603.2 @cr:603.6a
    Scenario: Soul Warden enters together with Silvercoat Lion
      Given Alice has Silvercoat Lion, Soul Warden and four Islands on top of her library
      And Alice has Collected Company in hand and {G}{G}{G}{G} in her mana pool
      When Alice casts Collected Company
      And everything on the stack resolves
      And Alice chooses Silvercoat Lion and Soul Warden for Collected Company
      Then Alice controls Silvercoat Lion and Soul Warden
      And Alice has 21 life

    @id:tocatli.together.two-players @tocatli.4a @tocatli.2d @cr:603.2 @cr:603.6a @cr:603.10 @absence @control:tocatli.together.two-players.control/<row>
    Scenario Outline: One player shows Tocatli Honor Guard, the other Elvish Visionary
      Given Alice has Show and Tell and <alice> in hand, two Islands on top of her library and {U}{U}{U} in her mana pool
      And Bob has <bob> in hand and two Islands on top of his library
      When Alice casts Show and Tell
      And everything on the stack resolves
      And Alice chooses <alice> for Show and Tell
      And Bob chooses <bob> for Show and Tell
      Then Alice controls <alice>
      And Bob controls <bob>
      And Alice has no cards in hand
      And Bob has no cards in hand

      Examples:
        | row    | alice               | bob                 |
        | theirs | Tocatli Honor Guard | Elvish Visionary    |
        | yours  | Elvish Visionary    | Tocatli Honor Guard |

    @id:tocatli.together.two-players.control @cr:603.2 @cr:603.6a
    Scenario Outline: One player shows Silvercoat Lion, the other Elvish Visionary
      Given Alice has Show and Tell and <alice> in hand, two Islands on top of her library and {U}{U}{U} in her mana pool
      And Bob has <bob> in hand and two Islands on top of his library
      When Alice casts Show and Tell
      And everything on the stack resolves
      And Alice chooses <alice> for Show and Tell
      And Bob chooses <bob> for Show and Tell
      Then Alice controls <alice>
      And Bob controls <bob>
      And <drawing> has a card in hand

      Examples:
        | row    | alice            | bob              | drawing |
        | theirs | Silvercoat Lion  | Elvish Visionary | Bob     |
        | yours  | Elvish Visionary | Silvercoat Lion  | Alice   |

    @id:tocatli.together.graveyards @tocatli.4a @cr:603.2 @cr:603.6a @cr:603.10 @absence @control:tocatli.together.graveyards.control
    Scenario: Living Death returns Tocatli Honor Guard with Elvish Visionary and Soul Warden
      Given Alice has Tocatli Honor Guard and Elvish Visionary in her graveyard, and two Islands on top of her library
      And Alice has Living Death in hand and {B}{B}{B}{B}{B} in her mana pool
      And Bob has Soul Warden in his graveyard
      When Alice casts Living Death
      And everything on the stack resolves
      Then Alice controls Tocatli Honor Guard and Elvish Visionary
      And Bob controls Soul Warden
      And Alice has no cards in hand
      And Bob has 20 life

    @id:tocatli.together.graveyards.control @cr:603.2 @cr:603.2c @cr:603.6a
    Scenario: Living Death returns Silvercoat Lion with Elvish Visionary and Soul Warden
      Given Alice has Silvercoat Lion and Elvish Visionary in her graveyard, and two Islands on top of her library
      And Alice has Living Death in hand and {B}{B}{B}{B}{B} in her mana pool
      And Bob has Soul Warden in his graveyard
      When Alice casts Living Death
      And everything on the stack resolves
      Then Alice controls Silvercoat Lion and Elvish Visionary
      And Bob controls Soul Warden
      And Alice has only Island in hand
      And Bob has 22 life

    @id:tocatli.together.flickered @tocatli.4a @cr:603.2 @cr:603.6a @cr:603.10 @absence @control:tocatli.together.flickered.control
    Scenario: Ghostly Flicker takes Tocatli Honor Guard and Elvish Visionary away and back
      Given Alice controls Tocatli Honor Guard and Elvish Visionary
      And Alice has Ghostly Flicker in hand, two Islands on top of her library and {U}{U}{U} in her mana pool
      And Bob controls Soul Warden
      When Alice casts Ghostly Flicker targeting Tocatli Honor Guard and Elvish Visionary
      And everything on the stack resolves
      Then Alice controls Tocatli Honor Guard and Elvish Visionary
      And Alice has no cards in hand
      And Bob has 20 life

    @id:tocatli.together.flickered.control @cr:603.2 @cr:603.2c @cr:603.6a
    Scenario: Ghostly Flicker takes Silvercoat Lion and Elvish Visionary away and back
      Given Alice controls Silvercoat Lion and Elvish Visionary
      And Alice has Ghostly Flicker in hand, two Islands on top of her library and {U}{U}{U} in her mana pool
      And Bob controls Soul Warden
      When Alice casts Ghostly Flicker targeting Silvercoat Lion and Elvish Visionary
      And everything on the stack resolves
      Then Alice controls Silvercoat Lion and Elvish Visionary
      And Alice has only Island in hand
      And Bob has 22 life

    @id:tocatli.together.noncreature @cr:603.2 @cr:603.6a
    Scenario: A noncreature artifact that enters together with Tocatli Honor Guard sets off its ability
      Given Alice has Show and Tell and Tocatli Honor Guard in hand and {U}{U}{U} in her mana pool
      And Bob has Ichor Wellspring in hand and two Islands on top of his library
      When Alice casts Show and Tell
      And everything on the stack resolves
      And Alice chooses Tocatli Honor Guard for Show and Tell
      And Bob chooses Ichor Wellspring for Show and Tell
      Then Alice controls Tocatli Honor Guard
      And Bob controls Ichor Wellspring
      And Bob has only Island in hand

  @tocatli.5
  Rule: The ability that is stopped need not speak of creatures

    Background:
      Given Alice controls Contraband Kingpin
      And Alice has Island, Swamp and Forest on top of her library

    @id:tocatli.artifact.creature @tocatli.5a @cr:603.2 @cr:603.6a @absence @control:tocatli.artifact.creature.control/<row>
    Scenario Outline: Contraband Kingpin sees an artifact creature enter under Tocatli Honor Guard
      Given Alice has <artifact> in hand
      And Bob controls Tocatli Honor Guard
      When Alice casts <artifact>
      And everything on the stack resolves
      And Alice puts Island on the bottom with Contraband Kingpin
      Then Alice controls <artifact>
      And Alice has only Island, Swamp and Forest in her library

      Examples:
        | row         | artifact    |
        | ornithopter | Ornithopter |
        | memnite     | Memnite     |

    @id:tocatli.artifact.creature.control @cr:603.2 @cr:603.6a
    Scenario Outline: Contraband Kingpin sees an artifact creature enter
      Given Alice has <artifact> in hand
      When Alice casts <artifact>
      And everything on the stack resolves
      And Alice puts Island on the bottom with Contraband Kingpin
      Then Alice controls <artifact>
      And Alice has only Swamp, Forest and Island in her library

      Examples:
        | row         | artifact    |
        | ornithopter | Ornithopter |
        | memnite     | Memnite     |

    @id:tocatli.artifact.creature.stack @tocatli.5a @cr:603.2 @cr:603.6a @absence @control:tocatli.artifact.creature.stack.control
    Scenario: Nothing waits on the stack after an artifact creature has entered
      Given Alice has Memnite in hand
      And Bob controls Tocatli Honor Guard
      When Alice casts Memnite
      And the top of the stack resolves
      Then nothing is on the stack
      And Alice controls Memnite

    @id:tocatli.artifact.creature.stack.control @cr:603.2 @cr:603.6a
    Scenario: Contraband Kingpin's ability waits on the stack after an artifact creature has entered
      Given Alice has Memnite in hand
      When Alice casts Memnite
      And the top of the stack resolves
      Then the stack is Contraband Kingpin's triggered ability
      And Alice controls Memnite

    @id:tocatli.artifact.noncreature @tocatli.5b @cr:603.2 @cr:603.6a
    Scenario Outline: Contraband Kingpin sees a noncreature artifact enter under Tocatli Honor Guard
      Given Alice has <artifact> in hand and <mana> in her mana pool
      And Bob controls Tocatli Honor Guard
      When Alice casts <artifact>
      And everything on the stack resolves
      And Alice puts Island on the bottom with Contraband Kingpin
      Then Alice controls <artifact>
      And Alice has only Swamp, Forest and Island in her library

      Examples:
        | row        | artifact   | mana   |
        | sol-ring   | Sol Ring   | {C}    |
        | mind-stone | Mind Stone | {C}{C} |

    @id:tocatli.artifact.noncreature.stack @tocatli.5b @cr:603.2 @cr:603.6a
    Scenario: Contraband Kingpin's ability waits on the stack after a noncreature artifact has entered
      Given Alice has Sol Ring in hand and {C} in her mana pool
      And Bob controls Tocatli Honor Guard
      When Alice casts Sol Ring
      And the top of the stack resolves
      Then the stack is Contraband Kingpin's triggered ability
      And Alice controls Sol Ring

    @id:tocatli.artifact.mixed @tocatli.5a @tocatli.5b @cr:603.2 @cr:603.2c @cr:603.6a @absence @control:tocatli.artifact.mixed.control
    Scenario: An artifact creature and a noncreature artifact enter at one time under Tocatli Honor Guard
      Given Alice has Memnite and Sol Ring in her graveyard, Open the Vaults in hand and six {W} in her mana pool
      And Bob controls Tocatli Honor Guard
      When Alice casts Open the Vaults
      And everything on the stack resolves
      And Alice puts Island on the bottom with Contraband Kingpin
      And Alice puts Swamp on the bottom with Contraband Kingpin
      Then Alice controls Memnite and Sol Ring
      And Alice has only Swamp, Forest and Island in her library

    @id:tocatli.artifact.mixed.control @cr:603.2 @cr:603.2c @cr:603.6a
    Scenario: An artifact creature and a noncreature artifact enter at one time
      Given Alice has Memnite and Sol Ring in her graveyard, Open the Vaults in hand and six {W} in her mana pool
      When Alice casts Open the Vaults
      And everything on the stack resolves
      And Alice puts Island on the bottom with Contraband Kingpin
      And Alice puts Swamp on the bottom with Contraband Kingpin
      Then Alice controls Memnite and Sol Ring
      And Alice has only Forest, Island and Swamp in her library

  @tocatli.6
  Rule: An artifact that enters as a creature counts as one

    @id:tocatli.as-it-is.march @tocatli.6a @tocatli.2a @cr:603.6b @cr:603.2 @cr:603.6a @absence @control:tocatli.as-it-is.march.control
    Scenario: Ichor Wellspring enters under March of the Machines and Tocatli Honor Guard
      Given Alice controls March of the Machines
      And Alice has Ichor Wellspring in hand, two Islands on top of her library and {C}{C} in her mana pool
      And Bob controls Tocatli Honor Guard
      When Alice casts Ichor Wellspring
      And everything on the stack resolves
      Then Ichor Wellspring is on the battlefield, is an artifact creature and is 2/2
      And Alice has no cards in hand

    @id:tocatli.as-it-is.march.control @cr:603.6b @cr:603.2 @cr:603.6a
    Scenario: Ichor Wellspring enters under March of the Machines
      Given Alice controls March of the Machines
      And Alice has Ichor Wellspring in hand, two Islands on top of her library and {C}{C} in her mana pool
      When Alice casts Ichor Wellspring
      And everything on the stack resolves
      Then Ichor Wellspring is on the battlefield, is an artifact creature and is 2/2
      And Alice has only Island in hand

    @id:tocatli.as-it-is.no-march @cr:603.2 @cr:603.6a
    Scenario: Ichor Wellspring enters under Tocatli Honor Guard alone
      Given Alice has Ichor Wellspring in hand, two Islands on top of her library and {C}{C} in her mana pool
      And Bob controls Tocatli Honor Guard
      When Alice casts Ichor Wellspring
      And everything on the stack resolves
      Then Ichor Wellspring is on the battlefield and is an artifact
      And Alice has only Island in hand

    @id:tocatli.as-it-is.march.watched @tocatli.6a @cr:603.6b @cr:603.2 @cr:603.6a @absence @control:tocatli.as-it-is.march.watched.control
    Scenario: Contraband Kingpin sees Mind Stone enter under March of the Machines and Tocatli Honor Guard
      Given Alice controls Contraband Kingpin and March of the Machines
      And Alice has Mind Stone in hand, {C}{C} in her mana pool, and Island, Swamp and Forest on top of her library
      And Bob controls Tocatli Honor Guard
      When Alice casts Mind Stone
      And everything on the stack resolves
      And Alice puts Island on the bottom with Contraband Kingpin
      Then Alice controls Mind Stone
      And Alice has only Island, Swamp and Forest in her library

    @id:tocatli.as-it-is.march.watched.control @cr:603.2 @cr:603.6a
    Scenario: Contraband Kingpin sees Mind Stone enter under March of the Machines
      Given Alice controls Contraband Kingpin and March of the Machines
      And Alice has Mind Stone in hand, {C}{C} in her mana pool, and Island, Swamp and Forest on top of her library
      When Alice casts Mind Stone
      And everything on the stack resolves
      And Alice puts Island on the bottom with Contraband Kingpin
      Then Alice controls Mind Stone
      And Alice has only Swamp, Forest and Island in her library

    @id:tocatli.as-it-is.march.stack @tocatli.6a @tocatli.2b @cr:603.6b @cr:603.2 @cr:603.6a @absence @control:tocatli.as-it-is.march.stack.control
    Scenario: Soul Warden sees Mind Stone enter as a creature under Tocatli Honor Guard
      Given Alice controls Soul Warden and March of the Machines
      And Alice has Mind Stone in hand and {C}{C} in her mana pool
      And Bob controls Tocatli Honor Guard
      When Alice casts Mind Stone
      And the top of the stack resolves
      Then nothing is on the stack
      And Alice controls Mind Stone

    @id:tocatli.as-it-is.march.stack.control @cr:603.6b @cr:603.2 @cr:603.6a
    Scenario: Soul Warden sees Mind Stone enter as a creature
      Given Alice controls Soul Warden and March of the Machines
      And Alice has Mind Stone in hand and {C}{C} in her mana pool
      When Alice casts Mind Stone
      And the top of the stack resolves
      Then the stack is Soul Warden's triggered ability
      And Alice controls Mind Stone

  @tocatli.6
  Rule: A creature card that enters as no creature sets off what it can

    @id:tocatli.as-it-is.god @tocatli.6b @cr:603.6b @cr:603.2 @cr:603.6a @cr:700.5
    Scenario: Nylea enters with too little devotion to be a creature
      Given Alice controls Eidolon of Blossoms
      And Alice has Nylea, God of the Hunt in hand, two Islands on top of her library and {G}{G}{G}{G} in her mana pool
      And Bob controls Tocatli Honor Guard
      When Alice casts Nylea, God of the Hunt
      And everything on the stack resolves
      Then Nylea, God of the Hunt is on the battlefield and is a legendary enchantment
      And Alice has only Island in hand

    @id:tocatli.as-it-is.god.stack @tocatli.6b @cr:603.6b @cr:603.2 @cr:603.6a @cr:700.5
    Scenario: Eidolon of Blossoms' ability waits on the stack after Nylea has entered as no creature
      Given Alice controls Eidolon of Blossoms
      And Alice has Nylea, God of the Hunt in hand, two Islands on top of her library and {G}{G}{G}{G} in her mana pool
      And Bob controls Tocatli Honor Guard
      When Alice casts Nylea, God of the Hunt
      And the top of the stack resolves
      Then the stack is Eidolon of Blossoms's triggered ability

    @id:tocatli.as-it-is.god.devoted @tocatli.2b @cr:603.6b @cr:603.2 @cr:603.6a @cr:700.5 @absence @control:tocatli.as-it-is.god.devoted.control
    Scenario: Nylea enters with devotion enough, herself counted, to be a creature
      Given Alice controls Eidolon of Blossoms and Strangleroot Geist
      And Alice has Nylea, God of the Hunt in hand, two Islands on top of her library and {G}{G}{G}{G} in her mana pool
      And Bob controls Tocatli Honor Guard
      When Alice casts Nylea, God of the Hunt
      And everything on the stack resolves
      Then Nylea, God of the Hunt is on the battlefield, is a legendary enchantment creature and is 6/6
      And Alice has no cards in hand

    @id:tocatli.as-it-is.god.devoted.control @cr:603.2 @cr:603.6a @cr:700.5
    Scenario: Nylea enters as a creature where no Tocatli Honor Guard is
      Given Alice controls Eidolon of Blossoms and Strangleroot Geist
      And Alice has Nylea, God of the Hunt in hand, two Islands on top of her library and {G}{G}{G}{G} in her mana pool
      When Alice casts Nylea, God of the Hunt
      And everything on the stack resolves
      Then Nylea, God of the Hunt is on the battlefield, is a legendary enchantment creature and is 6/6
      And Alice has only Island in hand
