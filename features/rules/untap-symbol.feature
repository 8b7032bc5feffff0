Feature: The untap symbol

  An ability that costs {Q} untaps its permanent; so the permanent must be tapped, and a creature must have been with its
  controller since that player's latest turn began.

  @rules.8
  Rule: Paying {Q} untaps the permanent

    @id:untap-symbol.untaps.mana @rules.8a @cr:107.6
    Scenario: Pili-Pala pays {Q} for mana and is untapped
      Given Alice controls a tapped Pili-Pala
      And Alice has {C}{C} in her mana pool
      When Alice activates Pili-Pala's second ability
      And Alice chooses green for Pili-Pala
      Then Pili-Pala is untapped
      And Alice has {G} in her mana pool

    @id:untap-symbol.untaps.tap @rules.8a @cr:107.6
    Scenario: Silkbind Faerie pays {Q} to tap a creature
      Given Alice controls a tapped Silkbind Faerie
      And Alice has {U}{U} in her mana pool
      And Bob controls Grizzly Bears
      When Alice activates Silkbind Faerie's second ability targeting Grizzly Bears
      And everything on the stack resolves
      Then Silkbind Faerie is untapped
      And Grizzly Bears is tapped

    @id:untap-symbol.untaps.token @rules.8a @cr:107.6
    Scenario Outline: <player>'s Patrol Signaler pays {Q} for a token
      Given it is <player>'s turn
      And <player> controls a tapped Patrol Signaler
      And <player> has {W}{W} in <their> mana pool
      When <player> activates Patrol Signaler's ability
      And everything on the stack resolves
      Then Patrol Signaler is untapped
      And <player> controls a Kithkin Soldier token

      Examples:
        | row   | player | their |
        | alice | Alice  | her   |
        | bob   | Bob    | his   |

    @id:untap-symbol.untaps.counter @rules.8a @cr:107.6
    Scenario: Leech Bonder pays {Q} to move a counter
      Given Alice controls a tapped Leech Bonder with two -1/-1 counters
      And Alice has {U} in her mana pool
      And Bob controls Hill Giant
      When Alice activates Leech Bonder's second ability targeting Leech Bonder and Hill Giant
      And everything on the stack resolves
      Then Leech Bonder is untapped, has exactly one -1/-1 counter and is 2/2
      And Hill Giant has exactly one -1/-1 counter and is 2/2

    @id:untap-symbol.untaps.weaken @rules.8a @cr:107.6
    Scenario: Merrow Grimeblotter pays {Q} to weaken a creature
      Given Alice controls a tapped Merrow Grimeblotter
      And Alice has {B}{B} in her mana pool
      And Bob controls Hill Giant
      When Alice activates Merrow Grimeblotter's ability targeting Hill Giant
      And everything on the stack resolves
      Then Merrow Grimeblotter is untapped
      And Hill Giant is 1/3

    @id:untap-symbol.untaps.granted @rules.8a @cr:107.6
    Scenario: Grizzly Bears pay {Q} for the ability that Umbral Mantle grants them
      Given Alice controls a tapped Grizzly Bears and Umbral Mantle attached to Grizzly Bears
      And Alice has {C}{C}{C} in her mana pool
      When Alice activates the ability that Umbral Mantle grants Grizzly Bears
      And everything on the stack resolves
      Then Grizzly Bears is untapped and is 4/4

    @id:untap-symbol.untaps.stack @rules.8a @cr:107.6
    Scenario: Patrol Signaler is untapped while its ability is still on the stack
      Given Alice controls a tapped Patrol Signaler
      And Alice has {W}{W} in her mana pool
      When Alice activates Patrol Signaler's ability
      Then the stack is Patrol Signaler's activated ability
      And Patrol Signaler is untapped

    @id:untap-symbol.untaps.again-and-again @rules.8a @cr:107.5 @cr:107.6
    Scenario: Prodigal Sorcerer with Umbral Mantle pays {T}, {Q} and {T} in one turn
      Given Alice controls Prodigal Sorcerer and Umbral Mantle attached to Prodigal Sorcerer
      And Alice has {C}{C}{C} in her mana pool
      When Alice activates Prodigal Sorcerer's ability targeting Bob
      And everything on the stack resolves
      And Alice activates the ability that Umbral Mantle grants Prodigal Sorcerer
      And everything on the stack resolves
      And Alice activates Prodigal Sorcerer's ability targeting Bob
      And everything on the stack resolves
      Then Prodigal Sorcerer is tapped and is 3/3
      And Bob has 18 life

    @id:untap-symbol.untaps.attacked @rules.8a @cr:107.6
    Scenario: Pili-Pala that has attacked pays {Q} in the same combat
      Given Alice controls Pili-Pala, Island and Swamp
      When Alice attacks Bob with Pili-Pala
      Then Pili-Pala is tapped
      When Alice taps Island for mana
      And Alice taps Swamp for mana
      And Alice activates Pili-Pala's second ability
      And Alice chooses red for Pili-Pala
      Then Pili-Pala is untapped
      And Alice has {R} in her mana pool
      When the game advances to Alice's postcombat main phase
      Then Bob has 19 life

    @id:untap-symbol.untaps.paying @rules.8a @cr:107.6
    Scenario: The mana that Pili-Pala gave for {Q} pays for Llanowar Elves
      Given Alice controls a tapped Pili-Pala
      And Alice has Llanowar Elves in hand and {C}{C} in her mana pool
      When Alice activates Pili-Pala's second ability
      And Alice chooses green for Pili-Pala
      And Alice casts Llanowar Elves
      And everything on the stack resolves
      Then Llanowar Elves is on the battlefield
      And Pili-Pala is untapped
      And Alice has no mana in her mana pool

  @rules.8
  Rule: A permanent that is untapped already cannot pay {Q}

    @id:untap-symbol.untapped.mana @rules.8b @cr:107.6 @cr:118.3 @absence @control:untap-symbol.untapped.mana.control
    Scenario: An untapped Pili-Pala gives no mana
      Given Alice controls an untapped Pili-Pala
      And Alice has {C}{C} in her mana pool
      When Alice tries to activate Pili-Pala's second ability
      And Alice chooses green for Pili-Pala
      Then the action is illegal
      And Alice has {C}{C} in her mana pool

    @id:untap-symbol.untapped.mana.control @cr:107.6
    Scenario: A tapped Pili-Pala gives mana
      Given Alice controls a tapped Pili-Pala
      And Alice has {C}{C} in her mana pool
      When Alice activates Pili-Pala's second ability
      And Alice chooses green for Pili-Pala
      Then Pili-Pala is untapped
      And Alice has {G} in her mana pool

    @id:untap-symbol.untapped.at-bob @rules.8b @cr:107.6 @cr:118.3 @absence @control:untap-symbol.untapped.at-bob.control/<row>
    Scenario Outline: An untapped <creature> does nothing to Bob's creature
      Given Alice controls an untapped <creature>
      And Alice has <mana> in her mana pool
      And Bob controls Hill Giant
      When Alice tries to activate <ability> targeting Hill Giant
      Then the action is illegal
      And Hill Giant is untapped and is 3/3
      And Alice has <mana> in her mana pool

      Examples:
        | row          | creature            | mana   | ability                          |
        | faerie       | Silkbind Faerie     | {W}{W} | Silkbind Faerie's second ability |
        | grimeblotter | Merrow Grimeblotter | {U}{U} | Merrow Grimeblotter's ability    |

    @id:untap-symbol.untapped.at-bob.control @cr:107.6
    Scenario Outline: A tapped <creature> affects Bob's creature
      Given Alice controls a tapped <creature>
      And Alice has <mana> in her mana pool
      And Bob controls Hill Giant
      When Alice activates <ability> targeting Hill Giant
      And everything on the stack resolves
      Then <creature> is untapped
      And Hill Giant is <tapped> and is <size>
      And Alice has no mana in her mana pool

      Examples:
        | row          | creature            | mana   | ability                          | tapped   | size |
        | faerie       | Silkbind Faerie     | {W}{W} | Silkbind Faerie's second ability | tapped   | 3/3  |
        | grimeblotter | Merrow Grimeblotter | {U}{U} | Merrow Grimeblotter's ability    | untapped | 1/3  |

    @id:untap-symbol.untapped.counter @rules.8b @cr:107.6 @cr:118.3 @absence @control:untap-symbol.untapped.counter.control
    Scenario: An untapped Leech Bonder moves no counter
      Given Alice controls an untapped Leech Bonder with two -1/-1 counters
      And Alice has {U} in her mana pool
      And Bob controls Hill Giant
      When Alice tries to activate Leech Bonder's second ability targeting Leech Bonder and Hill Giant
      Then the action is illegal
      And Leech Bonder has exactly two -1/-1 counters
      And Hill Giant has no counters

    @id:untap-symbol.untapped.counter.control @cr:107.6
    Scenario: A tapped Leech Bonder moves a counter
      Given Alice controls a tapped Leech Bonder with two -1/-1 counters
      And Alice has {U} in her mana pool
      And Bob controls Hill Giant
      When Alice activates Leech Bonder's second ability targeting Leech Bonder and Hill Giant
      And everything on the stack resolves
      Then Leech Bonder is untapped and has exactly one -1/-1 counter
      And Hill Giant has exactly one -1/-1 counter

    @id:untap-symbol.untapped.granted @rules.8b @cr:107.6 @cr:118.3 @absence @control:untap-symbol.untapped.granted.control
    Scenario: Untapped Grizzly Bears cannot pay for the ability that Umbral Mantle grants them
      Given Alice controls an untapped Grizzly Bears and Umbral Mantle attached to Grizzly Bears
      And Alice has {C}{C}{C} in her mana pool
      When Alice tries to activate the ability that Umbral Mantle grants Grizzly Bears
      Then the action is illegal
      And Grizzly Bears is untapped and is 2/2
      And Alice has {C}{C}{C} in her mana pool

    @id:untap-symbol.untapped.granted.control @cr:107.6
    Scenario: Tapped Grizzly Bears can pay for the ability that Umbral Mantle grants them
      Given Alice controls a tapped Grizzly Bears and Umbral Mantle attached to Grizzly Bears
      And Alice has {C}{C}{C} in her mana pool
      When Alice activates the ability that Umbral Mantle grants Grizzly Bears
      And everything on the stack resolves
      Then Grizzly Bears is untapped and is 4/4
      And Alice has no mana in her mana pool

    @id:untap-symbol.untapped.twice @rules.8b @cr:107.6 @cr:118.3 @absence @control:untap-symbol.untapped.twice.control
    Scenario: Patrol Signaler cannot pay {Q} twice
      Given Alice controls a tapped Patrol Signaler and Opposition
      And Alice has four {W} in her mana pool
      And Bob controls Hill Giant
      When Alice activates Patrol Signaler's ability
      And everything on the stack resolves
      And Alice tries to activate Patrol Signaler's ability
      Then the action is illegal
      And Patrol Signaler is untapped
      And Alice controls a Kithkin Soldier token
      And Alice has {W}{W} in her mana pool

    @id:untap-symbol.untapped.twice.control @cr:107.6
    Scenario: Patrol Signaler pays {Q} again once it has been tapped for Opposition
      Given Alice controls a tapped Patrol Signaler and Opposition
      And Alice has four {W} in her mana pool
      And Bob controls Hill Giant
      When Alice activates Patrol Signaler's ability
      And everything on the stack resolves
      And Alice activates Opposition's ability targeting Hill Giant
      And Alice chooses Patrol Signaler for Opposition
      And everything on the stack resolves
      And Alice activates Patrol Signaler's ability
      And everything on the stack resolves
      Then Patrol Signaler is untapped
      And Hill Giant is tapped
      And Alice controls two Kithkin Soldier tokens
      And Alice has no mana in her mana pool

    @id:untap-symbol.untapped.no-symbol @cr:602.2
    Scenario: An untapped Devoted Druid may still put a counter on itself, for untapping is what its ability does
      Given Alice controls an untapped Devoted Druid
      When Alice activates Devoted Druid's second ability
      And everything on the stack resolves
      Then Devoted Druid is untapped, has exactly one -1/-1 counter and is -1/1

  @rules.8
  Rule: A creature new to its controller cannot pay {Q}

    @id:untap-symbol.new @rules.8c @cr:107.6 @cr:302.6 @cr:602.5a @absence @control:untap-symbol.new.control
    Scenario: Pili-Pala cast and tapped this turn gives no mana for {Q}
      Given Alice controls Springleaf Drum
      And Alice has Pili-Pala in hand and four {C} in her mana pool
      When Alice casts Pili-Pala
      And everything on the stack resolves
      And Alice activates Springleaf Drum's ability
      And Alice chooses Pili-Pala for Springleaf Drum
      And Alice chooses blue for Springleaf Drum
      Then Pili-Pala is tapped
      And Alice has {C}{C}{U} in her mana pool
      When Alice tries to activate Pili-Pala's second ability by paying {C} from her mana pool and {C} from her mana pool
      And Alice chooses green for Pili-Pala
      Then the action is illegal
      And Pili-Pala is tapped
      And Alice has {C}{C}{U} in her mana pool

    @id:untap-symbol.new.control @cr:107.6 @cr:302.6
    Scenario: Pili-Pala that was there before and was tapped this turn gives mana for {Q}
      Given Alice controls Springleaf Drum and Pili-Pala
      And Alice has {C}{C} in her mana pool
      When Alice activates Springleaf Drum's ability
      And Alice chooses Pili-Pala for Springleaf Drum
      And Alice chooses blue for Springleaf Drum
      Then Pili-Pala is tapped
      And Alice has {C}{C}{U} in her mana pool
      When Alice activates Pili-Pala's second ability by paying {C} from her mana pool and {C} from her mana pool
      And Alice chooses green for Pili-Pala
      Then Pili-Pala is untapped
      And Alice has {U}{G} in her mana pool

    @id:untap-symbol.new.sick @rules.8c @cr:107.6 @cr:302.6 @cr:602.5a @absence @control:untap-symbol.new.sick.control/<row>
    Scenario Outline: A tapped <creature> that came this turn does nothing to Bob's creature
      Given Alice controls a tapped summoning-sick <creature>
      And Alice has {U}{U} in her mana pool
      And Bob controls Hill Giant
      When Alice tries to activate <ability> targeting Hill Giant
      Then the action is illegal
      And <creature> is tapped
      And Hill Giant is untapped and is 3/3

      Examples:
        | row          | creature            | ability                          |
        | faerie       | Silkbind Faerie     | Silkbind Faerie's second ability |
        | grimeblotter | Merrow Grimeblotter | Merrow Grimeblotter's ability    |

    @id:untap-symbol.new.sick.control @cr:107.6 @cr:302.6
    Scenario Outline: A tapped <creature> that was there before affects Bob's creature
      Given Alice controls a tapped <creature>
      And Alice has {U}{U} in her mana pool
      And Bob controls Hill Giant
      When Alice activates <ability> targeting Hill Giant
      And everything on the stack resolves
      Then <creature> is untapped
      And Hill Giant is <tapped> and is <size>

      Examples:
        | row          | creature            | ability                          | tapped   | size |
        | faerie       | Silkbind Faerie     | Silkbind Faerie's second ability | tapped   | 3/3  |
        | grimeblotter | Merrow Grimeblotter | Merrow Grimeblotter's ability    | untapped | 1/3  |

    @id:untap-symbol.new.stolen @rules.8c @cr:107.6 @cr:302.6 @cr:602.5a @absence @control:untap-symbol.new.stolen.control
    Scenario: A tapped Pili-Pala taken by Mind Control this turn gives no mana for {Q}
      Given Alice has Mind Control in hand and seven {U} in her mana pool
      And Bob controls a tapped Pili-Pala
      When Alice casts Mind Control targeting Pili-Pala
      And everything on the stack resolves
      And Alice tries to activate Pili-Pala's second ability
      And Alice chooses green for Pili-Pala
      Then the action is illegal
      And Pili-Pala is controlled by Alice and is tapped
      And Alice has {U}{U} in her mana pool

    @id:untap-symbol.new.stolen.control @cr:107.6 @cr:302.6
    Scenario: A tapped Pili-Pala taken by Mind Control before this turn gives mana for {Q}
      Given Alice controls a tapped Pili-Pala owned by Bob and Mind Control attached to Pili-Pala
      And Alice has {U}{U} in her mana pool
      When Alice activates Pili-Pala's second ability
      And Alice chooses green for Pili-Pala
      Then Pili-Pala is controlled by Alice and is untapped
      And Alice has {G} in her mana pool

    @id:untap-symbol.new.animated @rules.8c @cr:107.6 @cr:302.6 @cr:602.5a @absence @control:untap-symbol.new.animated.control
    Scenario: A Forest played this turn, tapped and made a creature, cannot pay for the ability that Umbral Mantle grants it
      Given Alice controls Umbral Mantle
      And Alice has Forest and Animate Land in hand, and three {C} in her mana pool
      When Alice plays Forest
      And Alice taps Forest for mana
      And Alice casts Animate Land targeting Forest
      And everything on the stack resolves
      And Alice activates Umbral Mantle's second ability targeting Forest
      And everything on the stack resolves
      And Alice tries to activate the ability that Umbral Mantle grants Forest
      Then the action is illegal
      And Forest is tapped and is 3/3
      And Alice has {C}{C}{C} in her mana pool

    @id:untap-symbol.new.animated.control @cr:107.6 @cr:302.6
    Scenario: A Forest that was there before, tapped and made a creature, can pay for the ability that Umbral Mantle grants it
      Given Alice controls Umbral Mantle and Forest
      And Alice has Animate Land in hand and three {C} in her mana pool
      When Alice taps Forest for mana
      And Alice casts Animate Land targeting Forest
      And everything on the stack resolves
      And Alice activates Umbral Mantle's second ability targeting Forest
      And everything on the stack resolves
      And Alice activates the ability that Umbral Mantle grants Forest
      And everything on the stack resolves
      Then Forest is untapped and is 5/5
      And Alice has no mana in her mana pool

    @id:untap-symbol.new.equipment @rules.8a @cr:107.6 @cr:302.6
    Scenario: An Umbral Mantle that came this turn grants Grizzly Bears that were there before what they can pay for
      Given Alice controls a tapped Grizzly Bears
      And Alice has Umbral Mantle in hand and six {C} in her mana pool
      When Alice casts Umbral Mantle
      And everything on the stack resolves
      And Alice activates Umbral Mantle's second ability targeting Grizzly Bears
      And everything on the stack resolves
      And Alice activates the ability that Umbral Mantle grants Grizzly Bears
      And everything on the stack resolves
      Then Grizzly Bears is untapped and is 4/4

    @id:untap-symbol.new.other-cost @rules.7e @cr:602.2 @cr:602.5a
    Scenario: A new Devoted Druid, tapped, untaps for the cost of a counter
      Given Alice controls a tapped summoning-sick Devoted Druid
      When Alice activates Devoted Druid's second ability
      And everything on the stack resolves
      Then Devoted Druid is untapped, has exactly one -1/-1 counter and is -1/1

    @id:untap-symbol.new.on-bobs-turn @rules.8c @cr:107.6 @cr:302.6 @cr:602.5a @absence @control:untap-symbol.new.on-bobs-turn.control
    Scenario: On Bob's turn Alice's Pili-Pala that came after her latest turn began cannot pay {Q}
      Given it is Bob's turn
      And Alice controls a tapped summoning-sick Pili-Pala
      And Alice has {C}{C} in her mana pool
      When Bob passes priority
      And Alice tries to activate Pili-Pala's second ability
      And Alice chooses green for Pili-Pala
      Then the action is illegal
      And Pili-Pala is tapped
      And Alice has {C}{C} in her mana pool

    @id:untap-symbol.new.on-bobs-turn.control @cr:107.6 @cr:302.6
    Scenario: On Bob's turn Alice's Pili-Pala that came before her latest turn can pay {Q}
      Given it is Bob's turn
      And Alice controls a tapped Pili-Pala
      And Alice has {C}{C} in her mana pool
      When Bob passes priority
      And Alice activates Pili-Pala's second ability
      And Alice chooses green for Pili-Pala
      Then Pili-Pala is untapped
      And Alice has {G} in her mana pool

  @rules.8
  Rule: Haste lifts it, and so does an effect as though there were haste

    @id:untap-symbol.haste.as-though @rules.8d @cr:107.6 @cr:702.10c
    Scenario: With Thousand-Year Elixir a tapped Pili-Pala that came this turn gives mana for {Q}
      Given Alice controls Thousand-Year Elixir and a tapped summoning-sick Pili-Pala
      And Alice has {C}{C} in her mana pool
      When Alice activates Pili-Pala's second ability
      And Alice chooses green for Pili-Pala
      Then Pili-Pala is untapped
      And Alice has {G} in her mana pool

    @id:untap-symbol.haste.as-though.bobs @rules.8d @rules.8c @cr:107.6 @cr:302.6 @cr:602.5a @absence @control:untap-symbol.haste.as-though
    Scenario: Bob's Thousand-Year Elixir does not help Alice's Pili-Pala
      Given Bob controls Thousand-Year Elixir
      And Alice controls a tapped summoning-sick Pili-Pala
      And Alice has {C}{C} in her mana pool
      When Alice tries to activate Pili-Pala's second ability
      And Alice chooses green for Pili-Pala
      Then the action is illegal
      And Pili-Pala is tapped
      And Alice has {C}{C} in her mana pool

    @id:untap-symbol.haste.as-though.untapped @rules.8b @rules.8d @cr:107.6 @cr:118.3 @absence @control:untap-symbol.haste.as-though
    Scenario: Thousand-Year Elixir does not let an untapped Pili-Pala pay {Q}
      Given Alice controls Thousand-Year Elixir and an untapped summoning-sick Pili-Pala
      And Alice has {C}{C} in her mana pool
      When Alice tries to activate Pili-Pala's second ability
      And Alice chooses green for Pili-Pala
      Then the action is illegal
      And Pili-Pala is untapped
      And Alice has {C}{C} in her mana pool

    @id:untap-symbol.haste.as-though.stolen @rules.8d @cr:107.6 @cr:702.10c
    Scenario: With Thousand-Year Elixir a tapped Patrol Signaler taken this turn makes a token
      Given Alice controls Thousand-Year Elixir
      And Alice has Mind Control in hand, {U}{U}{U}{U}{U} in her mana pool and {W}{W} in her mana pool
      And Bob controls a tapped Patrol Signaler
      When Alice casts Mind Control targeting Patrol Signaler by paying {U} from her mana pool, {U} from her mana pool, {U} from her mana pool, {U} from her mana pool and {U} from her mana pool
      And everything on the stack resolves
      And Alice activates Patrol Signaler's ability
      And everything on the stack resolves
      Then Patrol Signaler is controlled by Alice and is untapped
      And Alice controls a Kithkin Soldier token

    @id:untap-symbol.haste.equipped @rules.8d @cr:107.6 @cr:702.10c
    Scenario: With Lightning Greaves a tapped Patrol Signaler that came this turn makes a token
      Given Alice controls a tapped summoning-sick Patrol Signaler and Lightning Greaves attached to Patrol Signaler
      And Alice has {W}{W} in her mana pool
      When Alice activates Patrol Signaler's ability
      And everything on the stack resolves
      Then Patrol Signaler is untapped
      And Alice controls a Kithkin Soldier token

    @id:untap-symbol.haste.all @rules.8d @cr:107.6 @cr:702.10c
    Scenario: Under Concordant Crossroads Pili-Pala attacks on the turn it came and pays {Q}
      Given Alice controls Concordant Crossroads, a summoning-sick Pili-Pala, Island and Swamp
      When Alice attacks Bob with Pili-Pala
      Then Pili-Pala is tapped
      When Alice taps Island for mana
      And Alice taps Swamp for mana
      And Alice activates Pili-Pala's second ability
      And Alice chooses red for Pili-Pala
      Then Pili-Pala is untapped
      And Alice has {R} in her mana pool

    @id:untap-symbol.haste.borrowed @rules.8d @cr:107.6 @cr:702.10c
    Scenario: Pili-Pala that Act of Treason has untapped and given haste is tapped for Springleaf Drum and pays {Q}
      Given Alice controls Springleaf Drum
      And Alice has Act of Treason in hand and five {R} in her mana pool
      And Bob controls a tapped Pili-Pala
      When Alice casts Act of Treason targeting Pili-Pala
      And everything on the stack resolves
      Then Pili-Pala is controlled by Alice and is untapped
      When Alice activates Springleaf Drum's ability
      And Alice chooses Pili-Pala for Springleaf Drum
      And Alice chooses red for Springleaf Drum
      And Alice activates Pili-Pala's second ability
      And Alice chooses green for Pili-Pala
      Then Pili-Pala is untapped
      And Alice has {R}{G} in her mana pool
