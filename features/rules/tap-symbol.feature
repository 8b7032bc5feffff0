Feature: The tap symbol

  An ability that costs {T} taps its permanent; so the permanent must be untapped, and a creature must have been with its
  controller since that player's latest turn began.

  @rules.7
  Rule: Paying {T} taps the permanent

    @id:tap-symbol.taps @rules.7a @cr:107.5
    Scenario Outline: <permanent> pays {T} for its mana and is tapped
      Given Alice controls <permanent>
      When Alice activates <permanent>'s ability
      Then <permanent> is tapped
      And Alice has <mana> in her mana pool

      Examples:
        | row            | permanent      | mana   |
        | llanowar-elves | Llanowar Elves | {G}    |
        | mind-stone     | Mind Stone     | {C}    |
        | sol-ring       | Sol Ring       | {C}{C} |
        | mutavault      | Mutavault      | {C}    |

    @id:tap-symbol.taps.land @rules.7a @cr:107.5 @cr:305.6
    Scenario: Forest pays {T} for the ability that its land type gives
      Given Alice controls Forest
      When Alice taps Forest for mana
      Then Forest is tapped
      And Alice has {G} in her mana pool

    @id:tap-symbol.taps.damage @rules.7a @cr:107.5
    Scenario Outline: <player>'s Prodigal Sorcerer deals its damage and stays tapped
      Given it is <player>'s turn
      And <player> controls Prodigal Sorcerer
      When <player> activates Prodigal Sorcerer's ability targeting <other>
      And everything on the stack resolves
      Then Prodigal Sorcerer is tapped
      And <other> has 19 life

      Examples:
        | row   | player | other |
        | alice | Alice  | Bob   |
        | bob   | Bob    | Alice |

    @id:tap-symbol.taps.stack @rules.7a @cr:107.5
    Scenario: Prodigal Sorcerer is tapped while its ability is still on the stack
      Given Alice controls Prodigal Sorcerer
      When Alice activates Prodigal Sorcerer's ability targeting Bob
      Then the stack is Prodigal Sorcerer's activated ability targeting Bob
      And Prodigal Sorcerer is tapped
      And Bob has 20 life

    @id:tap-symbol.taps.for-nothing @rules.7a @cr:107.5 @cr:608.2b
    Scenario: The cost stays paid though the ability does nothing
      Given Alice controls Prodigal Sorcerer
      And Bob controls Mogg Fanatic
      When Alice activates Prodigal Sorcerer's ability targeting Mogg Fanatic
      And Alice passes priority
      And Bob activates Mogg Fanatic's ability targeting Alice
      And everything on the stack resolves
      Then Prodigal Sorcerer is on the battlefield and is tapped
      And Mogg Fanatic is in Bob's graveyard
      And Alice has 19 life
      And Bob has 20 life

    @id:tap-symbol.taps.among-costs @rules.7a @cr:107.5
    Scenario: Icy Manipulator pays mana and {T}
      Given Alice controls Icy Manipulator
      And Alice has {C} in her mana pool
      And Bob controls Grizzly Bears
      When Alice activates Icy Manipulator's ability targeting Grizzly Bears
      And everything on the stack resolves
      Then Icy Manipulator is tapped
      And Grizzly Bears is tapped
      And Alice has no mana in her mana pool

  @rules.7
  Rule: A permanent that is tapped already cannot pay {T}

    @id:tap-symbol.tapped @rules.7b @cr:107.5 @cr:118.3 @absence @control:tap-symbol.tapped.control/<row>
    Scenario Outline: A tapped <permanent> gives no mana
      Given Alice controls a tapped <permanent>
      When Alice tries to activate <permanent>'s ability
      Then the action is illegal
      And Alice has no mana in her mana pool

      Examples:
        | row            | permanent      |
        | llanowar-elves | Llanowar Elves |
        | mind-stone     | Mind Stone     |
        | sol-ring       | Sol Ring       |
        | mutavault      | Mutavault      |

    @id:tap-symbol.tapped.control @cr:107.5
    Scenario Outline: An untapped <permanent> gives mana
      Given Alice controls an untapped <permanent>
      When Alice activates <permanent>'s ability
      Then Alice has <mana> in her mana pool

      Examples:
        | row            | permanent      | mana   |
        | llanowar-elves | Llanowar Elves | {G}    |
        | mind-stone     | Mind Stone     | {C}    |
        | sol-ring       | Sol Ring       | {C}{C} |
        | mutavault      | Mutavault      | {C}    |

    @id:tap-symbol.tapped.land @rules.7b @cr:107.5 @cr:118.3 @absence @control:tap-symbol.tapped.land.control
    Scenario: A tapped Forest gives no mana
      Given Alice controls a tapped Forest
      When Alice tries to tap Forest for mana
      Then the action is illegal
      And Alice has no mana in her mana pool

    @id:tap-symbol.tapped.land.control @cr:107.5 @cr:305.6
    Scenario: An untapped Forest gives mana
      Given Alice controls an untapped Forest
      When Alice taps Forest for mana
      Then Alice has {G} in her mana pool

    @id:tap-symbol.tapped.damage @rules.7b @cr:107.5 @cr:118.3 @absence @control:tap-symbol.tapped.damage.control
    Scenario: A tapped Prodigal Sorcerer deals no damage
      Given Alice controls a tapped Prodigal Sorcerer
      When Alice tries to activate Prodigal Sorcerer's ability targeting Bob
      Then the action is illegal
      And Bob has 20 life

    @id:tap-symbol.tapped.damage.control @cr:107.5
    Scenario: An untapped Prodigal Sorcerer deals damage
      Given Alice controls an untapped Prodigal Sorcerer
      When Alice activates Prodigal Sorcerer's ability targeting Bob
      And everything on the stack resolves
      Then Bob has 19 life

    @id:tap-symbol.tapped.twice @rules.7b @cr:107.5 @cr:118.3 @absence @control:tap-symbol.tapped.twice.control
    Scenario: Prodigal Sorcerer cannot pay {T} twice
      Given Alice controls Prodigal Sorcerer and Thousand-Year Elixir
      And Alice has {C} in her mana pool
      When Alice activates Prodigal Sorcerer's ability targeting Bob
      And everything on the stack resolves
      And Alice tries to activate Prodigal Sorcerer's ability targeting Bob
      Then the action is illegal
      And Bob has 19 life

    @id:tap-symbol.tapped.twice.control @cr:107.5
    Scenario: Prodigal Sorcerer pays {T} again once Thousand-Year Elixir has untapped it
      Given Alice controls Prodigal Sorcerer and Thousand-Year Elixir
      And Alice has {C} in her mana pool
      When Alice activates Prodigal Sorcerer's ability targeting Bob
      And everything on the stack resolves
      And Alice activates Thousand-Year Elixir's second ability targeting Prodigal Sorcerer
      And everything on the stack resolves
      And Alice activates Prodigal Sorcerer's ability targeting Bob
      And everything on the stack resolves
      Then Bob has 18 life
      And Prodigal Sorcerer is tapped
      And Thousand-Year Elixir is tapped

    @id:tap-symbol.tapped.attacked @rules.7b @cr:107.5 @cr:118.3 @absence @control:tap-symbol.tapped.attacked.control
    Scenario: Prodigal Sorcerer that attacks is tapped and cannot pay {T}
      Given Alice controls Prodigal Sorcerer and Grizzly Bears
      When Alice attacks Bob with Prodigal Sorcerer
      And Alice tries to activate Prodigal Sorcerer's ability targeting Bob
      Then the action is illegal
      And Prodigal Sorcerer is tapped
      And Bob has 20 life

    @id:tap-symbol.tapped.attacked.control @cr:107.5
    Scenario: Prodigal Sorcerer that lets another attack can pay {T}
      Given Alice controls Prodigal Sorcerer and Grizzly Bears
      When Alice attacks Bob with Grizzly Bears
      And Alice activates Prodigal Sorcerer's ability targeting Bob
      And everything on the stack resolves
      Then Prodigal Sorcerer is tapped
      And Bob has 19 life

    @id:tap-symbol.tapped.by-another @rules.7b @cr:107.5 @cr:118.3 @absence @control:tap-symbol.tapped.by-another.control
    Scenario: Prodigal Sorcerer that Bob's Icy Manipulator has tapped cannot pay {T}
      Given Alice controls Prodigal Sorcerer
      And Bob controls Icy Manipulator
      And Bob has {C} in his mana pool
      When Alice passes priority
      And Bob activates Icy Manipulator's ability targeting Prodigal Sorcerer
      And everything on the stack resolves
      And Alice tries to activate Prodigal Sorcerer's ability targeting Bob
      Then the action is illegal
      And Prodigal Sorcerer is tapped
      And Bob has 20 life

    @id:tap-symbol.tapped.by-another.control @cr:107.5
    Scenario: Prodigal Sorcerer can pay {T} while Icy Manipulator's ability waits
      Given Alice controls Prodigal Sorcerer
      And Bob controls Icy Manipulator
      And Bob has {C} in his mana pool
      When Alice passes priority
      And Bob activates Icy Manipulator's ability targeting Prodigal Sorcerer
      And Bob passes priority
      And Alice activates Prodigal Sorcerer's ability targeting Bob
      And everything on the stack resolves
      Then Prodigal Sorcerer is tapped
      And Bob has 19 life

    @id:tap-symbol.tapped.next-turn @rules.7a @cr:107.5 @cr:502.3
    Scenario: Prodigal Sorcerer untaps in its controller's untap step and can pay {T} again
      Given Alice controls a tapped Prodigal Sorcerer
      And Alice has two Islands on top of her library
      And Bob has two Islands on top of his library
      When the game advances to Alice's upkeep
      Then Prodigal Sorcerer is untapped
      When Alice activates Prodigal Sorcerer's ability targeting Bob
      And everything on the stack resolves
      Then Prodigal Sorcerer is tapped
      And Bob has 19 life

  @rules.7
  Rule: A creature new to its controller cannot pay {T}

    @id:tap-symbol.new @rules.7c @cr:107.5 @cr:302.6 @cr:602.5a @absence @control:tap-symbol.new.control/<row>
    Scenario Outline: <creature> cast this turn gives no mana
      Given Alice has <creature> in hand and <mana> in her mana pool
      When Alice casts <creature>
      And everything on the stack resolves
      And Alice tries to activate <ability>
      And Alice chooses green for <creature>
      Then the action is illegal
      And <creature> is on the battlefield and is untapped
      And Alice has no mana in her mana pool

      Examples:
        | row               | creature          | mana      | ability                            |
        | llanowar-elves    | Llanowar Elves    | {G}       | Llanowar Elves's ability           |
        | birds-of-paradise | Birds of Paradise | {G}       | Birds of Paradise's second ability |
        | devoted-druid     | Devoted Druid     | {G}{G}    | Devoted Druid's ability            |
        | alloy-myr         | Alloy Myr         | {C}{C}{C} | Alloy Myr's ability                |
        | basal-thrull      | Basal Thrull      | {B}{B}    | Basal Thrull's ability             |

    @id:tap-symbol.new.control @cr:107.5 @cr:302.6
    Scenario Outline: <creature> that has been there since before gives mana
      Given Alice controls <creature>
      When Alice activates <creature>'s ability
      Then Alice has <added> in her mana pool

      Examples:
        | row            | creature       | added  |
        | llanowar-elves | Llanowar Elves | {G}    |
        | devoted-druid  | Devoted Druid  | {G}    |
        | basal-thrull   | Basal Thrull   | {B}{B} |

    @id:tap-symbol.new.control @cr:107.5 @cr:302.6
    Scenario Outline: <creature> that has been there since before gives green mana, as is chosen
      Given Alice controls <creature>
      When Alice activates <ability>
      And Alice chooses green for <creature>
      Then Alice has {G} in her mana pool

      Examples:
        | row               | creature          | ability                            |
        | birds-of-paradise | Birds of Paradise | Birds of Paradise's second ability |
        | alloy-myr         | Alloy Myr         | Alloy Myr's ability                |

    @id:tap-symbol.new.paying @rules.7c @cr:107.5 @cr:302.6 @cr:602.5a @absence @control:tap-symbol.new.paying.control
    Scenario: Llanowar Elves cast this turn cannot pay for the next spell
      Given Alice has Llanowar Elves and Essence Warden in hand, and {G} in her mana pool
      When Alice casts Llanowar Elves
      And everything on the stack resolves
      And Alice tries to cast Essence Warden by paying {G} from Llanowar Elves
      Then the action is illegal
      And Llanowar Elves is on the battlefield and is untapped
      And Alice has only Essence Warden in hand

    @id:tap-symbol.new.paying.control @cr:107.5 @cr:302.6
    Scenario: Llanowar Elves that have been there since before can pay for a spell
      Given Alice controls Llanowar Elves
      And Alice has Essence Warden in hand
      When Alice casts Essence Warden by paying {G} from Llanowar Elves
      And everything on the stack resolves
      Then Llanowar Elves is tapped
      And Essence Warden is on the battlefield

    @id:tap-symbol.new.returned @rules.7c @cr:107.5 @cr:302.6 @cr:602.5a @absence @control:tap-symbol.new.damage.control
    Scenario Outline: Prodigal Sorcerer returned by <spell> cannot pay {T}
      Given Alice has <spell> in hand, Prodigal Sorcerer in her graveyard and {B}{B}{B}{B} in her mana pool
      When Alice casts <spell> targeting Prodigal Sorcerer
      And everything on the stack resolves
      And Alice tries to activate Prodigal Sorcerer's ability targeting Bob
      Then the action is illegal
      And Prodigal Sorcerer is on the battlefield and is untapped
      And Bob has 20 life

      Examples:
        | row       | spell               |
        | zombify   | Zombify             |
        | mannequin | Makeshift Mannequin |

    @id:tap-symbol.new.flickered @rules.7c @cr:107.5 @cr:302.6 @cr:602.5a @cr:400.7 @absence @control:tap-symbol.new.damage.control
    Scenario: Prodigal Sorcerer that Cloudshift took away and brought back is new
      Given Alice controls Prodigal Sorcerer
      And Alice has Cloudshift in hand and {W} in her mana pool
      When Alice casts Cloudshift targeting Prodigal Sorcerer
      And everything on the stack resolves
      And Alice tries to activate Prodigal Sorcerer's ability targeting Bob
      Then the action is illegal
      And Prodigal Sorcerer is on the battlefield and is untapped
      And Bob has 20 life

    @id:tap-symbol.new.damage.control @cr:107.5 @cr:302.6
    Scenario: Prodigal Sorcerer that has stayed can pay {T}
      Given Alice controls Prodigal Sorcerer
      And Alice has Cloudshift in hand and {W} in her mana pool
      When Alice activates Prodigal Sorcerer's ability targeting Bob
      And everything on the stack resolves
      Then Prodigal Sorcerer is on the battlefield and is tapped
      And Bob has 19 life

    @id:tap-symbol.new.granted @rules.7c @cr:107.5 @cr:302.6 @cr:602.5a @absence @control:tap-symbol.new.granted.control
    Scenario: A new Virulent Sliver cannot pay {T} for the ability that Manaweft Sliver grants it
      Given Alice controls Manaweft Sliver
      And Alice has Virulent Sliver in hand and {G} in her mana pool
      When Alice casts Virulent Sliver
      And everything on the stack resolves
      And Alice tries to activate the ability that Manaweft Sliver grants Virulent Sliver
      And Alice chooses red for Virulent Sliver
      Then the action is illegal
      And Virulent Sliver is on the battlefield and is untapped
      And Alice has no mana in her mana pool

    @id:tap-symbol.new.granted.control @cr:107.5 @cr:302.6
    Scenario: A new Manaweft Sliver grants a Virulent Sliver that was there before what it can pay for
      Given Alice controls Virulent Sliver
      And Alice has Manaweft Sliver in hand and {G}{G} in her mana pool
      When Alice casts Manaweft Sliver
      And everything on the stack resolves
      And Alice activates the ability that Manaweft Sliver grants Virulent Sliver
      And Alice chooses red for Virulent Sliver
      Then Virulent Sliver is tapped
      And Alice has {R} in her mana pool

    @id:tap-symbol.new.land-creature @rules.7c @cr:107.5 @cr:302.6 @cr:602.5a @absence @control:tap-symbol.new.land-creature.control
    Scenario: Dryad Arbor played this turn gives no mana
      Given Alice has Dryad Arbor in hand
      When Alice plays Dryad Arbor
      And Alice tries to tap Dryad Arbor for mana as a Forest
      Then the action is illegal
      And Dryad Arbor is on the battlefield and is untapped
      And Alice has no mana in her mana pool

    @id:tap-symbol.new.land-creature.control @cr:107.5 @cr:302.6
    Scenario: Dryad Arbor that has been there since before gives mana
      Given Alice controls Dryad Arbor
      When Alice taps Dryad Arbor for mana as a Forest
      Then Dryad Arbor is tapped
      And Alice has {G} in her mana pool

    @id:tap-symbol.new.on-bobs-turn @rules.7c @rules.7f @cr:107.5 @cr:302.6 @cr:602.5a @absence @control:tap-symbol.new.on-bobs-turn.control
    Scenario: Prodigal Sorcerer cast on Alice's turn cannot pay {T} on Bob's turn after it
      Given Alice has Prodigal Sorcerer in hand and {U}{U}{U} in her mana pool
      When Alice casts Prodigal Sorcerer
      And the game advances to Bob's upkeep
      And Bob passes priority
      And Alice tries to activate Prodigal Sorcerer's ability targeting Bob
      Then the action is illegal
      And Prodigal Sorcerer is on the battlefield and is untapped
      And Bob has 20 life

    @id:tap-symbol.new.on-bobs-turn.control @cr:107.5 @cr:302.6
    Scenario: Prodigal Sorcerer that was there before Alice's turn can pay {T} on Bob's turn after it
      Given Alice controls Prodigal Sorcerer
      When the game advances to Bob's upkeep
      And Bob passes priority
      And Alice activates Prodigal Sorcerer's ability targeting Bob
      And everything on the stack resolves
      Then Prodigal Sorcerer is tapped
      And Bob has 19 life

    @id:tap-symbol.new.of-bob @rules.7c @cr:107.5 @cr:302.6 @cr:602.5a @absence @control:tap-symbol.new.of-bob.control
    Scenario: On Alice's turn Bob's Prodigal Sorcerer that came after his latest turn began cannot pay {T}
      Given Bob controls a summoning-sick Prodigal Sorcerer
      When Alice passes priority
      And Bob tries to activate Prodigal Sorcerer's ability targeting Alice
      Then the action is illegal
      And Prodigal Sorcerer is untapped
      And Alice has 20 life

    @id:tap-symbol.new.of-bob.control @cr:107.5 @cr:302.6
    Scenario: On Alice's turn Bob's Prodigal Sorcerer that came before his latest turn can pay {T}
      Given Bob controls Prodigal Sorcerer
      When Alice passes priority
      And Bob activates Prodigal Sorcerer's ability targeting Alice
      And everything on the stack resolves
      Then Prodigal Sorcerer is tapped
      And Alice has 19 life

  @rules.7
  Rule: A creature that was another player's is new, too

    @id:tap-symbol.stolen @rules.7c @cr:107.5 @cr:302.6 @cr:602.5a @absence @control:tap-symbol.stolen.control/<row>
    Scenario Outline: Llanowar Elves taken by <aura> this turn give no mana
      Given Alice has <aura> in hand and <mana> in her mana pool
      And Bob controls Llanowar Elves
      When Alice casts <aura> targeting Llanowar Elves
      And everything on the stack resolves
      And Alice tries to activate Llanowar Elves's ability
      Then the action is illegal
      And Llanowar Elves is on the battlefield, is controlled by Alice and is untapped
      And Alice has no mana in her mana pool

      Examples:
        | row        | aura                  | mana      |
        | control    | Mind Control          | five {U}  |
        | threads    | Threads of Disloyalty | {U}{U}{U} |
        | conscience | Corrupted Conscience  | five {U}  |
        | enslave    | Enslave               | six {B}   |

    @id:tap-symbol.stolen.control @cr:107.5 @cr:302.6
    Scenario Outline: Llanowar Elves taken by <aura> before this turn give mana
      Given Alice controls Llanowar Elves owned by Bob and <aura> attached to Llanowar Elves
      When Alice activates Llanowar Elves's ability
      Then Llanowar Elves is controlled by Alice and is tapped
      And Alice has {G} in her mana pool

      Examples:
        | row        | aura                  |
        | control    | Mind Control          |
        | threads    | Threads of Disloyalty |
        | conscience | Corrupted Conscience  |
        | enslave    | Enslave               |

    @id:tap-symbol.stolen.given-back @rules.7c @cr:107.5 @cr:302.6 @cr:602.5a @absence @control:tap-symbol.stolen.given-back.control
    Scenario: Llanowar Elves that come back to Alice on her own turn give no mana, though she owns them
      Given Alice has Disenchant in hand and {W}{W} in her mana pool
      And Bob controls Llanowar Elves owned by Alice and Mind Control attached to Llanowar Elves
      When Alice casts Disenchant targeting Mind Control
      And everything on the stack resolves
      Then Llanowar Elves is controlled by Alice
      When Alice tries to activate Llanowar Elves's ability
      Then the action is illegal
      And Llanowar Elves is untapped

    @id:tap-symbol.stolen.given-back.control @cr:107.5 @cr:302.6
    Scenario: Llanowar Elves that were Alice's all the time give mana when something else comes back
      Given Alice controls Llanowar Elves
      And Alice has Disenchant in hand and {W}{W} in her mana pool
      And Bob controls Grizzly Bears owned by Alice and Mind Control attached to Grizzly Bears
      When Alice casts Disenchant targeting Mind Control
      And everything on the stack resolves
      Then Grizzly Bears is controlled by Alice
      When Alice activates Llanowar Elves's ability
      Then Llanowar Elves is tapped
      And Alice has {G} in her mana pool

    @id:tap-symbol.stolen.given-back.next-turn @rules.7c @rules.7f @cr:107.5 @cr:302.6
    Scenario: On Alice's next turn the Llanowar Elves that came back give mana again
      Given Alice has Disenchant in hand, two Islands on top of her library and {W}{W} in her mana pool
      And Bob has two Islands on top of his library
      And Bob controls Llanowar Elves owned by Alice and Mind Control attached to Llanowar Elves
      When Alice casts Disenchant targeting Mind Control
      And everything on the stack resolves
      And the game advances to Alice's upkeep
      And Alice activates Llanowar Elves's ability
      Then Llanowar Elves is controlled by Alice and is tapped
      And Alice has {G} in her mana pool

  @rules.7
  Rule: It is the permanent that must have been there, not the creature

    @id:tap-symbol.animated @rules.7c @cr:107.5 @cr:302.6 @cr:602.5a @absence @control:tap-symbol.animated.control/<row>
    Scenario Outline: Under <whose>'s <animator> the <land> that was played this turn gives no mana
      Given <whose> controls <animator>
      And Alice has <land> in hand
      When Alice plays <land>
      And Alice tries to tap <land> for mana
      Then the action is illegal
      And <land> is on the battlefield, is a basic land creature and is untapped
      And Alice has no mana in her mana pool

      Examples:
        | row            | whose | animator        | land   |
        | natures-revolt | Alice | Nature's Revolt | Island |
        | bobs-revolt    | Bob   | Nature's Revolt | Forest |
        | life-and-limb  | Alice | Life and Limb   | Forest |
        | kormus-bell    | Bob   | Kormus Bell     | Swamp  |

    @id:tap-symbol.animated.control @cr:107.5 @cr:302.6
    Scenario Outline: Under <whose>'s <animator> the <land> that was there before gives mana
      Given <whose> controls <animator>
      And Alice controls <land>
      When Alice taps <land> for mana
      Then <land> is on the battlefield, is a basic land creature and is tapped
      And Alice has <mana> in her mana pool

      Examples:
        | row            | whose | animator        | land   | mana |
        | natures-revolt | Alice | Nature's Revolt | Island | {U}  |
        | bobs-revolt    | Bob   | Nature's Revolt | Forest | {G}  |
        | life-and-limb  | Alice | Life and Limb   | Forest | {G}  |
        | kormus-bell    | Bob   | Kormus Bell     | Swamp  | {B}  |

    @id:tap-symbol.animated.every-swamp @rules.7c @cr:107.5 @cr:302.6 @cr:602.5a @absence @control:tap-symbol.animated.every-swamp.control
    Scenario: Urborg, Tomb of Yawgmoth is a Swamp itself and so a new creature under Kormus Bell
      Given Alice controls Kormus Bell
      And Alice has Urborg, Tomb of Yawgmoth in hand
      When Alice plays Urborg, Tomb of Yawgmoth
      And Alice tries to tap Urborg, Tomb of Yawgmoth for mana as a Swamp
      Then the action is illegal
      And Urborg, Tomb of Yawgmoth is on the battlefield, is a legendary land creature and is untapped

    @id:tap-symbol.animated.every-swamp.control @cr:107.5 @cr:302.6
    Scenario: Urborg, Tomb of Yawgmoth that was there before gives mana as a creature
      Given Alice controls Kormus Bell and Urborg, Tomb of Yawgmoth
      When Alice taps Urborg, Tomb of Yawgmoth for mana as a Swamp
      Then Urborg, Tomb of Yawgmoth is on the battlefield, is a legendary land creature and is tapped
      And Alice has {B} in her mana pool

    @id:tap-symbol.animated.by-spell @rules.7c @cr:107.5 @cr:302.6 @cr:602.5a @absence @control:tap-symbol.animated.by-spell.control
    Scenario: A Forest played this turn gives no mana once Animate Land has made it a creature
      Given Alice has Forest and Animate Land in hand, and {G} in her mana pool
      When Alice plays Forest
      And Alice casts Animate Land targeting Forest by paying {G} from her mana pool
      And everything on the stack resolves
      And Alice tries to tap Forest for mana
      Then the action is illegal
      And Forest is untapped and is 3/3
      And Alice has no mana in her mana pool

    @id:tap-symbol.animated.by-spell.control @rules.7c @cr:107.5 @cr:302.6
    Scenario: A Forest that was there before gives mana as a creature
      Given Alice controls Forest
      And Alice has Animate Land in hand and {G} in her mana pool
      When Alice casts Animate Land targeting Forest by paying {G} from her mana pool
      And everything on the stack resolves
      And Alice taps Forest for mana
      Then Forest is tapped and is 3/3
      And Alice has {G} in her mana pool

    @id:tap-symbol.animated.by-itself @rules.7c @cr:107.5 @cr:302.6 @cr:602.5a @absence @control:tap-symbol.animated.by-itself.control/<row>
    Scenario Outline: <land> played this turn gives no mana once it has made itself a creature
      Given Alice has <land> in hand and {C} in her mana pool
      When Alice plays <land>
      And Alice activates <land>'s second ability by paying {C} from her mana pool
      And everything on the stack resolves
      And Alice tries to activate <land>'s ability
      Then the action is illegal
      And <land> is untapped and is <size>
      And Alice has no mana in her mana pool

      Examples:
        | row       | land          | size |
        | mutavault | Mutavault     | 2/2  |
        | inkmoth   | Inkmoth Nexus | 1/1  |

    @id:tap-symbol.animated.by-itself.control @cr:107.5 @cr:302.6
    Scenario Outline: <land> that was there before gives mana as a creature
      Given Alice controls <land>
      And Alice has {C} in her mana pool
      When Alice activates <land>'s second ability by paying {C} from her mana pool
      And everything on the stack resolves
      And Alice activates <land>'s ability
      Then <land> is tapped and is <size>
      And Alice has {C} in her mana pool

      Examples:
        | row       | land          | size |
        | mutavault | Mutavault     | 2/2  |
        | inkmoth   | Inkmoth Nexus | 1/1  |

    @id:tap-symbol.animated.later @rules.7c @rules.7f @cr:107.5 @cr:302.6
    Scenario: Mutavault played last turn, when it was no creature, gives mana as a creature
      Given Alice controls Plains
      And Alice has Mutavault in hand and two Islands on top of her library
      And Bob has two Islands on top of his library
      When Alice plays Mutavault
      And the game advances to Alice's upkeep
      And Alice taps Plains for mana
      And Alice activates Mutavault's second ability by paying {W} from her mana pool
      And everything on the stack resolves
      And Alice activates Mutavault's ability
      Then Mutavault is tapped and is 2/2
      And Alice has {C} in her mana pool

    @id:tap-symbol.animated.artifact @rules.7c @cr:107.5 @cr:302.6 @cr:602.5a @absence @control:tap-symbol.animated.artifact.control/<row>
    Scenario Outline: Under March of the Machines <artifact> cast this turn gives no mana
      Given Alice controls March of the Machines
      And Alice has <artifact> in hand and <mana> in her mana pool
      When Alice casts <artifact>
      And everything on the stack resolves
      And Alice tries to activate <artifact>'s ability
      Then the action is illegal
      And <artifact> is on the battlefield, is an artifact creature and is untapped
      And Alice has no mana in her mana pool

      Examples:
        | row        | artifact   | mana   |
        | mind-stone | Mind Stone | {C}{C} |
        | sol-ring   | Sol Ring   | {C}    |

    @id:tap-symbol.animated.artifact.control @cr:107.5 @cr:302.6
    Scenario Outline: Where nothing animates it <artifact> cast this turn gives mana
      Given Alice has <artifact> in hand and <mana> in her mana pool
      When Alice casts <artifact>
      And everything on the stack resolves
      And Alice activates <artifact>'s ability
      Then <artifact> is on the battlefield, is an artifact and is tapped
      And Alice has <added> in her mana pool

      Examples:
        | row        | artifact   | mana   | added  |
        | mind-stone | Mind Stone | {C}{C} | {C}    |
        | sol-ring   | Sol Ring   | {C}    | {C}{C} |

    @id:tap-symbol.animated.this-turn @rules.7c @cr:107.5 @cr:302.6
    Scenario: March of the Machines cast this turn leaves the Mind Stone that was there before its {T}
      Given Alice controls Mind Stone
      And Alice has March of the Machines in hand and four {U} in her mana pool
      When Alice casts March of the Machines
      And everything on the stack resolves
      And Alice activates Mind Stone's ability
      Then Mind Stone is an artifact creature, is tapped and is 2/2
      And Alice has {C} in her mana pool

    @id:tap-symbol.animated.stolen-artifact @rules.7c @cr:107.5 @cr:302.6 @cr:602.5a @absence @control:tap-symbol.animated.stolen-artifact.control
    Scenario: Under March of the Machines a Mind Stone taken by Steal Artifact gives no mana
      Given Alice controls March of the Machines
      And Alice has Steal Artifact in hand and four {U} in her mana pool
      And Bob controls Mind Stone
      When Alice casts Steal Artifact targeting Mind Stone
      And everything on the stack resolves
      And Alice tries to activate Mind Stone's ability
      Then the action is illegal
      And Mind Stone is an artifact creature, is controlled by Alice and is untapped

    @id:tap-symbol.animated.stolen-artifact.control @rules.7d @cr:107.5 @cr:302.6
    Scenario: Where nothing animates it a Mind Stone taken by Steal Artifact gives mana at once
      Given Alice has Steal Artifact in hand and four {U} in her mana pool
      And Bob controls Mind Stone
      When Alice casts Steal Artifact targeting Mind Stone
      And everything on the stack resolves
      And Alice activates Mind Stone's ability
      Then Mind Stone is an artifact, is controlled by Alice and is tapped
      And Alice has {C} in her mana pool

    @id:tap-symbol.animated.stolen-land @rules.7c @cr:107.5 @cr:302.6 @cr:602.5a @absence @control:tap-symbol.animated.stolen-land.control
    Scenario: Under Nature's Revolt a Mountain taken by Wellspring gives no mana
      Given Alice controls Nature's Revolt
      And Alice has Wellspring in hand and {G}{W}{W} in her mana pool
      And Bob controls Mountain
      When Alice casts Wellspring targeting Mountain
      And everything on the stack resolves
      And Alice tries to tap Mountain for mana
      Then the action is illegal
      And Mountain is controlled by Alice and is untapped

    @id:tap-symbol.animated.stolen-land.control @rules.7d @cr:107.5 @cr:302.6
    Scenario: Where nothing animates it a Mountain taken by Wellspring gives mana at once
      Given Alice has Wellspring in hand and {G}{W}{W} in her mana pool
      And Bob controls Mountain
      When Alice casts Wellspring targeting Mountain
      And everything on the stack resolves
      And Alice taps Mountain for mana
      Then Mountain is controlled by Alice and is tapped
      And Alice has {R} in her mana pool

  @rules.7
  Rule: What is no creature can pay {T} at once

    @id:tap-symbol.noncreature.basic @rules.7d @cr:107.5 @cr:302.6
    Scenario Outline: <land> played this turn gives mana, under Life and Limb too if it is no Forest
      Given Alice controls Life and Limb
      And Alice has <land> in hand
      When Alice plays <land>
      And Alice taps <land> for mana
      Then <land> is a basic land and is tapped
      And Alice has <mana> in her mana pool

      Examples:
        | row      | land     | mana |
        | plains   | Plains   | {W}  |
        | mountain | Mountain | {R}  |

    @id:tap-symbol.noncreature.land @rules.7d @cr:107.5 @cr:302.6
    Scenario Outline: <land> played this turn gives mana
      Given Alice has <land> in hand
      When Alice plays <land>
      And Alice activates <land>'s ability
      Then <land> is on the battlefield and is tapped
      And Alice has {C} in her mana pool

      Examples:
        | row       | land                        |
        | mutavault | Mutavault                   |
        | mikokoro  | Mikokoro, Center of the Sea |
        | academy   | Academy Ruins               |

    @id:tap-symbol.noncreature.not-yet @rules.7d @cr:107.5 @cr:302.6
    Scenario: Mutavault played this turn gives mana while the ability that will animate it waits on the stack
      Given Alice has Mutavault in hand and {C} in her mana pool
      When Alice plays Mutavault
      And Alice activates Mutavault's second ability by paying {C} from her mana pool
      And Alice activates Mutavault's ability
      Then Alice has {C} in her mana pool
      When everything on the stack resolves
      Then Mutavault is tapped and is 2/2

    @id:tap-symbol.noncreature.fellwar @rules.7d @cr:107.5 @cr:302.6
    Scenario: Fellwar Stone cast this turn gives mana
      Given Alice has Fellwar Stone in hand and {C}{C} in her mana pool
      And Bob controls a tapped Island
      When Alice casts Fellwar Stone
      And everything on the stack resolves
      And Alice activates Fellwar Stone's ability
      And Alice chooses blue for Fellwar Stone
      Then Fellwar Stone is tapped
      And Alice has {U} in her mana pool

    @id:tap-symbol.noncreature.other-ability @rules.7d @cr:107.5 @cr:302.6
    Scenario: Icy Manipulator cast this turn taps a creature
      Given Alice has Icy Manipulator in hand and five {C} in her mana pool
      And Bob controls Grizzly Bears
      When Alice casts Icy Manipulator
      And everything on the stack resolves
      And Alice activates Icy Manipulator's ability targeting Grizzly Bears
      And everything on the stack resolves
      Then Icy Manipulator is tapped
      And Grizzly Bears is tapped

    @id:tap-symbol.noncreature.no-longer @rules.7d @cr:107.5 @cr:302.6
    Scenario: New Llanowar Elves that Song of the Dryads has made a land give mana as a Forest
      Given Alice has Llanowar Elves and Song of the Dryads in hand, and four {G} in her mana pool
      When Alice casts Llanowar Elves
      And everything on the stack resolves
      And Alice casts Song of the Dryads targeting Llanowar Elves
      And everything on the stack resolves
      And Alice taps Llanowar Elves for mana as a Forest
      Then Llanowar Elves is on the battlefield, is a land and is tapped
      And Alice has {G} in her mana pool

    @id:tap-symbol.noncreature.treasure @rules.7d @cr:107.5 @cr:302.6
    Scenario: A new Prodigal Sorcerer that Minimus Containment has made a Treasure gives mana
      Given Alice has Prodigal Sorcerer and Minimus Containment in hand, and {U}{U}{U}{W}{W}{W} in her mana pool
      When Alice casts Prodigal Sorcerer by paying {U} from her mana pool, {U} from her mana pool and {U} from her mana pool
      And everything on the stack resolves
      And Alice casts Minimus Containment targeting Prodigal Sorcerer
      And everything on the stack resolves
      And Alice activates the second ability that Minimus Containment grants Prodigal Sorcerer
      And Alice chooses red for Prodigal Sorcerer
      Then Prodigal Sorcerer is in Alice's graveyard
      And Alice has {R} in her mana pool

  @rules.7
  Rule: Haste lifts it

    @id:tap-symbol.haste.equipped @rules.7e @cr:107.5 @cr:702.10c
    Scenario: New Llanowar Elves with Lightning Greaves give mana
      Given Alice controls Lightning Greaves
      And Alice has Llanowar Elves in hand and {G} in her mana pool
      When Alice casts Llanowar Elves
      And everything on the stack resolves
      And Alice activates Lightning Greaves's second ability targeting Llanowar Elves
      And everything on the stack resolves
      And Alice activates Llanowar Elves's ability
      Then Llanowar Elves is tapped
      And Alice has {G} in her mana pool

    @id:tap-symbol.haste.moved @rules.7e @rules.7c @cr:107.5 @cr:302.6 @cr:602.5a @absence @control:tap-symbol.haste.moved.control
    Scenario: New Llanowar Elves from which Lightning Greaves have moved on give no mana
      Given Alice controls a summoning-sick Llanowar Elves, a summoning-sick Prodigal Sorcerer and Lightning Greaves attached to Llanowar Elves
      When Alice activates Lightning Greaves's second ability targeting Prodigal Sorcerer
      And everything on the stack resolves
      And Alice tries to activate Llanowar Elves's ability
      Then the action is illegal
      And Llanowar Elves is untapped
      And Lightning Greaves is attached to Prodigal Sorcerer

    @id:tap-symbol.haste.moved.control @rules.7e @cr:107.5 @cr:702.10c
    Scenario: New Llanowar Elves give mana before Lightning Greaves move on, and Prodigal Sorcerer deals damage after
      Given Alice controls a summoning-sick Llanowar Elves, a summoning-sick Prodigal Sorcerer and Lightning Greaves attached to Llanowar Elves
      When Alice activates Llanowar Elves's ability
      Then Alice has {G} in her mana pool
      When Alice activates Lightning Greaves's second ability targeting Prodigal Sorcerer
      And everything on the stack resolves
      And Alice activates Prodigal Sorcerer's ability targeting Bob
      And everything on the stack resolves
      Then Bob has 19 life
      And Llanowar Elves is tapped

    @id:tap-symbol.haste.all @rules.7e @cr:107.5 @cr:702.10c
    Scenario Outline: Under <whose>'s Concordant Crossroads a new Prodigal Sorcerer deals damage
      Given <whose> controls Concordant Crossroads
      And Alice has Prodigal Sorcerer in hand and {U}{U}{U} in her mana pool
      When Alice casts Prodigal Sorcerer
      And everything on the stack resolves
      And Alice activates Prodigal Sorcerer's ability targeting Bob
      And everything on the stack resolves
      Then Prodigal Sorcerer is tapped
      And Bob has 19 life

      Examples:
        | row  | whose |
        | hers | Alice |
        | his  | Bob   |

    @id:tap-symbol.haste.land @rules.7e @cr:107.5 @cr:702.10c
    Scenario: Under Concordant Crossroads and Nature's Revolt a Forest played this turn gives mana
      Given Alice controls Concordant Crossroads and Nature's Revolt
      And Alice has Forest in hand
      When Alice plays Forest
      And Alice taps Forest for mana
      Then Forest is a basic land creature and is tapped
      And Alice has {G} in her mana pool

    @id:tap-symbol.haste.stolen @rules.7e @cr:107.5 @cr:702.10c
    Scenario: Prodigal Sorcerer taken by Act of Treason has haste and can pay {T}
      Given Alice has Act of Treason in hand and {R}{R}{R} in her mana pool
      And Bob controls a tapped Prodigal Sorcerer
      When Alice casts Act of Treason targeting Prodigal Sorcerer
      And everything on the stack resolves
      Then Prodigal Sorcerer is controlled by Alice and is untapped
      When Alice activates Prodigal Sorcerer's ability targeting Bob
      And everything on the stack resolves
      Then Prodigal Sorcerer is tapped
      And Bob has 19 life

    @id:tap-symbol.haste.kicked @rules.7e @cr:107.5 @cr:702.10c
    Scenario: Goblin Bushwhacker, kicked, gives haste to new Llanowar Elves
      Given Alice has Llanowar Elves and Goblin Bushwhacker in hand, and {G}{R}{R} in her mana pool
      When Alice casts Llanowar Elves
      And everything on the stack resolves
      And Alice casts Goblin Bushwhacker kicked
      And everything on the stack resolves
      And Alice activates Llanowar Elves's ability
      Then Llanowar Elves is tapped
      And Alice has {G} in her mana pool

    @id:tap-symbol.haste.not-kicked @rules.7e @rules.7c @cr:107.5 @cr:302.6 @cr:602.5a @absence @control:tap-symbol.haste.kicked
    Scenario: Goblin Bushwhacker, not kicked, leaves new Llanowar Elves as they are
      Given Alice has Llanowar Elves and Goblin Bushwhacker in hand, and {G}{R}{R} in her mana pool
      When Alice casts Llanowar Elves
      And everything on the stack resolves
      And Alice casts Goblin Bushwhacker
      And everything on the stack resolves
      And Alice tries to activate Llanowar Elves's ability
      Then the action is illegal
      And Llanowar Elves is on the battlefield and is untapped
      And Alice has {R} in her mana pool

    @id:tap-symbol.haste.riot @rules.7e @cr:107.5 @cr:702.10c
    Scenario: Llanowar Elves that took haste from Rhythm of the Wild give mana
      Given Alice controls Rhythm of the Wild
      And Alice has Llanowar Elves in hand and {G} in her mana pool
      When Alice casts Llanowar Elves
      And everything on the stack resolves
      And Alice says no to Llanowar Elves
      And Alice activates Llanowar Elves's ability
      Then Llanowar Elves is tapped and is 1/1
      And Alice has {G} in her mana pool

    @id:tap-symbol.haste.riot.counter @rules.7e @rules.7c @cr:107.5 @cr:302.6 @cr:602.5a @absence @control:tap-symbol.haste.riot
    Scenario: Llanowar Elves that took a counter from Rhythm of the Wild give no mana
      Given Alice controls Rhythm of the Wild
      And Alice has Llanowar Elves in hand and {G} in her mana pool
      When Alice casts Llanowar Elves
      And everything on the stack resolves
      And Alice says yes to Llanowar Elves
      And Alice tries to activate Llanowar Elves's ability
      Then the action is illegal
      And Llanowar Elves is untapped and is 2/2
      And Alice has no mana in her mana pool

    @id:tap-symbol.haste.as-though @rules.7e @cr:107.5 @cr:702.10c
    Scenario: With Thousand-Year Elixir a new Prodigal Sorcerer can pay {T}
      Given Alice controls Thousand-Year Elixir
      And Alice has Prodigal Sorcerer in hand and {U}{U}{U} in her mana pool
      When Alice casts Prodigal Sorcerer
      And everything on the stack resolves
      And Alice activates Prodigal Sorcerer's ability targeting Bob
      And everything on the stack resolves
      Then Prodigal Sorcerer is tapped
      And Bob has 19 life

    @id:tap-symbol.haste.as-though.bobs @rules.7e @rules.7c @cr:107.5 @cr:302.6 @cr:602.5a @absence @control:tap-symbol.haste.as-though
    Scenario: Bob's Thousand-Year Elixir does not help Alice's new Prodigal Sorcerer
      Given Bob controls Thousand-Year Elixir
      And Alice has Prodigal Sorcerer in hand and {U}{U}{U} in her mana pool
      When Alice casts Prodigal Sorcerer
      And everything on the stack resolves
      And Alice tries to activate Prodigal Sorcerer's ability targeting Bob
      Then the action is illegal
      And Prodigal Sorcerer is untapped
      And Bob has 20 life

    @id:tap-symbol.haste.as-though.no-attack @rules.7e @cr:302.6 @cr:508.1a @absence @control:tap-symbol.haste.as-though.no-attack.control
    Scenario: Thousand-Year Elixir does not let a new creature attack
      Given Alice controls Thousand-Year Elixir and a summoning-sick Prodigal Sorcerer
      When Alice tries to attack Bob with Prodigal Sorcerer
      Then the action is illegal
      And Prodigal Sorcerer is untapped

    @id:tap-symbol.haste.as-though.no-attack.control @cr:508.1a @cr:702.10b
    Scenario: Concordant Crossroads lets a new creature attack
      Given Alice controls Concordant Crossroads and a summoning-sick Prodigal Sorcerer
      When Alice attacks Bob with Prodigal Sorcerer
      Then Prodigal Sorcerer is tapped
      When the game advances to Alice's postcombat main phase
      Then Bob has 19 life

  @rules.7
  Rule: An ability without {T} and {Q} never had it

    @id:tap-symbol.other-cost.sacrifice @rules.7e @cr:602.2 @cr:602.5a
    Scenario: A new Mogg Fanatic is sacrificed for its ability
      Given Alice has Mogg Fanatic in hand and {R} in her mana pool
      When Alice casts Mogg Fanatic
      And everything on the stack resolves
      And Alice activates Mogg Fanatic's ability targeting Bob
      And everything on the stack resolves
      Then Mogg Fanatic is in Alice's graveyard
      And Bob has 19 life

    @id:tap-symbol.other-cost.scry @rules.7e @cr:602.2 @cr:602.5a
    Scenario: A new Viscera Seer is sacrificed for its own ability
      Given Alice has Viscera Seer in hand, Island and Swamp on top of her library, and {B} in her mana pool
      When Alice casts Viscera Seer
      And everything on the stack resolves
      And Alice activates Viscera Seer's ability
      And Alice chooses Viscera Seer for Viscera Seer
      And everything on the stack resolves
      And Alice puts Island on the bottom with Viscera Seer
      Then Viscera Seer is in Alice's graveyard
      And Alice has only Swamp and Island in her library

    @id:tap-symbol.other-cost.counter @rules.7e @cr:602.2 @cr:602.5a
    Scenario: A new Walking Ballista removes a counter for its ability
      Given Alice has Walking Ballista in hand and four {C} in her mana pool
      When Alice casts Walking Ballista with X = 2
      And everything on the stack resolves
      And Alice activates Walking Ballista's third ability targeting Bob
      And everything on the stack resolves
      Then Walking Ballista is on the battlefield, has exactly one +1/+1 counter and is untapped
      And Bob has 19 life

    @id:tap-symbol.other-cost.mana @rules.7e @cr:602.2 @cr:602.5a
    Scenario: A new Soldevi Simulacrum pays mana alone for its ability
      Given Alice has Soldevi Simulacrum in hand and five {C} in her mana pool
      When Alice casts Soldevi Simulacrum
      And everything on the stack resolves
      And Alice activates Soldevi Simulacrum's second ability
      And everything on the stack resolves
      Then Soldevi Simulacrum is on the battlefield, is untapped and is 3/4

    @id:tap-symbol.other-cost.loyalty @rules.7e @cr:602.2 @cr:602.5a
    Scenario: Gideon Blackblade, a creature that came this turn, pays loyalty for his ability
      Given Alice has Gideon Blackblade in hand and {W}{W}{W} in her mana pool
      When Alice casts Gideon Blackblade
      And everything on the stack resolves
      Then Gideon Blackblade is a legendary creature planeswalker and is 4/4
      When Alice activates Gideon Blackblade's +1 ability with no targets
      And everything on the stack resolves
      And Alice chooses any option for Gideon Blackblade
      Then Gideon Blackblade has exactly five loyalty counters and is untapped

    @id:tap-symbol.other-cost.drum @rules.7e @rules.7d @cr:107.5 @cr:602.2 @cr:602.5a
    Scenario: New Llanowar Elves are tapped for Springleaf Drum, new itself
      Given Alice has Llanowar Elves and Springleaf Drum in hand, and {G}{G} in her mana pool
      When Alice casts Llanowar Elves
      And everything on the stack resolves
      And Alice casts Springleaf Drum
      And everything on the stack resolves
      And Alice activates Springleaf Drum's ability
      And Alice chooses Llanowar Elves for Springleaf Drum
      And Alice chooses blue for Springleaf Drum
      Then Llanowar Elves is tapped
      And Springleaf Drum is tapped
      And Alice has {U} in her mana pool

    @id:tap-symbol.other-cost.opposition @rules.7e @cr:602.2 @cr:602.5a
    Scenario: New Llanowar Elves are tapped for Opposition
      Given Alice controls Opposition
      And Alice has Llanowar Elves in hand and {G} in her mana pool
      And Bob controls Grizzly Bears
      When Alice casts Llanowar Elves
      And everything on the stack resolves
      And Alice activates Opposition's ability targeting Grizzly Bears
      And Alice chooses Llanowar Elves for Opposition
      And everything on the stack resolves
      Then Llanowar Elves is tapped
      And Grizzly Bears is tapped

    @id:tap-symbol.other-cost.same-creature @rules.7e @rules.7c @cr:107.5 @cr:302.6 @cr:602.5a @absence @control:tap-symbol.other-cost.same-creature.control
    Scenario: A new Devoted Druid may put a counter on itself to untap, and still not pay {T}
      Given Alice controls Springleaf Drum
      And Alice has Devoted Druid in hand and {G}{G} in her mana pool
      When Alice casts Devoted Druid
      And everything on the stack resolves
      And Alice activates Springleaf Drum's ability
      And Alice chooses Devoted Druid for Springleaf Drum
      And Alice chooses blue for Springleaf Drum
      And Alice activates Devoted Druid's second ability
      And everything on the stack resolves
      Then Devoted Druid is untapped, has exactly one -1/-1 counter and is -1/1
      When Alice tries to activate Devoted Druid's ability
      Then the action is illegal
      And Devoted Druid is untapped
      And Alice has {U} in her mana pool

    @id:tap-symbol.other-cost.same-creature.control @cr:107.5 @cr:302.6
    Scenario: A Devoted Druid that was there before does both
      Given Alice controls Springleaf Drum and Devoted Druid
      When Alice activates Springleaf Drum's ability
      And Alice chooses Devoted Druid for Springleaf Drum
      And Alice chooses blue for Springleaf Drum
      And Alice activates Devoted Druid's second ability
      And everything on the stack resolves
      Then Devoted Druid is untapped, has exactly one -1/-1 counter and is -1/1
      When Alice activates Devoted Druid's ability
      Then Devoted Druid is tapped
      And Alice has {U}{G} in her mana pool

  @rules.7
  Rule: It is the turn that counts, not the untap step

    @id:tap-symbol.turn.opponents @rules.7f @cr:107.5 @cr:302.6
    Scenario Outline: Llanowar Elves cast in Bob's <step> give mana on Alice's turn
      Given it is Bob's <step>
      And Alice controls Yeva, Nature's Herald
      And Alice has Llanowar Elves in hand, two Islands on top of her library and {G} in her mana pool
      And Bob has two Islands on top of his library
      When Bob passes priority
      And Alice casts Llanowar Elves
      And everything on the stack resolves
      And the game advances to Alice's main phase
      And Alice activates Llanowar Elves's ability
      Then Llanowar Elves is tapped
      And Alice has {G} in her mana pool

      Examples:
        | row    | step       |
        | upkeep | upkeep     |
        | main   | main phase |
        | end    | end step   |

    @id:tap-symbol.turn.opponents.at-once @rules.7c @rules.7f @cr:107.5 @cr:302.6 @cr:602.5a @absence @control:tap-symbol.turn.opponents/main
    Scenario: Llanowar Elves cast on Bob's turn give no mana on that turn
      Given it is Bob's main phase
      And Alice controls Yeva, Nature's Herald
      And Alice has Llanowar Elves in hand, two Islands on top of her library and {G} in her mana pool
      And Bob has two Islands on top of his library
      When Bob passes priority
      And Alice casts Llanowar Elves
      And everything on the stack resolves
      And Bob passes priority
      And Alice tries to activate Llanowar Elves's ability
      Then the action is illegal
      And Llanowar Elves is on the battlefield and is untapped
      And Alice has no mana in her mana pool

    @id:tap-symbol.turn.own-upkeep @rules.7c @rules.7f @cr:107.5 @cr:302.6 @cr:602.5a @absence @control:tap-symbol.turn.opponents/end
    Scenario: Llanowar Elves cast in Alice's own upkeep came after her turn began
      Given it is Alice's upkeep
      And Alice controls Yeva, Nature's Herald
      And Alice has Llanowar Elves in hand, two Islands on top of her library and {G} in her mana pool
      When Alice casts Llanowar Elves
      And everything on the stack resolves
      And the game advances to Alice's main phase
      And Alice tries to activate Llanowar Elves's ability
      Then the action is illegal
      And Llanowar Elves is on the battlefield and is untapped
      And Alice has no mana in her mana pool

    @id:tap-symbol.turn.from-its-beginning @rules.7f @cr:107.5 @cr:302.6
    Scenario: Prodigal Sorcerer cast on Bob's turn can pay {T} in Alice's upkeep
      Given it is Bob's end step
      And Alice controls Vedalken Orrery
      And Alice has Prodigal Sorcerer in hand and {U}{U}{U} in her mana pool
      When Bob passes priority
      And Alice casts Prodigal Sorcerer
      And everything on the stack resolves
      And the game advances to Alice's upkeep
      And Alice activates Prodigal Sorcerer's ability targeting Bob
      And everything on the stack resolves
      Then Prodigal Sorcerer is tapped
      And Bob has 19 life

    @id:tap-symbol.turn.next @rules.7f @cr:107.5 @cr:302.6
    Scenario: Prodigal Sorcerer cast on Alice's turn can pay {T} on her next turn
      Given Alice has Prodigal Sorcerer in hand, two Islands on top of her library and {U}{U}{U} in her mana pool
      And Bob has two Islands on top of his library
      When Alice casts Prodigal Sorcerer
      And the game advances to Alice's upkeep
      And Alice activates Prodigal Sorcerer's ability targeting Bob
      And everything on the stack resolves
      Then Prodigal Sorcerer is tapped
      And Bob has 19 life

    @id:tap-symbol.turn.second-beginning @rules.7f @rules.7c @cr:107.5 @cr:302.6 @cr:602.5a @cr:500.8 @absence @control:tap-symbol.turn.second-beginning.control
    Scenario: An additional beginning phase untaps new Llanowar Elves and does not cure them
      Given it is turn 5
      And Alice controls Sphinx of the Second Sun and Springleaf Drum
      And Alice has Llanowar Elves in hand, three Islands on top of her library and {G} in her mana pool
      When Alice casts Llanowar Elves
      And everything on the stack resolves
      And Alice activates Springleaf Drum's ability
      And Alice chooses Llanowar Elves for Springleaf Drum
      And Alice chooses any color for Springleaf Drum
      Then Llanowar Elves is tapped
      When the game advances to Alice's upkeep
      Then it is turn 5
      And Llanowar Elves is untapped
      When Alice tries to activate Llanowar Elves's ability
      Then the action is illegal
      And Llanowar Elves is untapped
      And Alice has no mana in her mana pool

    @id:tap-symbol.turn.second-beginning.control @cr:107.5 @cr:302.6 @cr:500.8
    Scenario: An additional beginning phase untaps Llanowar Elves that were there before, and they give mana
      Given it is turn 5
      And Alice controls Sphinx of the Second Sun, Springleaf Drum and Llanowar Elves
      And Alice has three Islands on top of her library
      When Alice activates Springleaf Drum's ability
      And Alice chooses Llanowar Elves for Springleaf Drum
      And Alice chooses any color for Springleaf Drum
      Then Llanowar Elves is tapped
      When the game advances to Alice's upkeep
      Then it is turn 5
      And Llanowar Elves is untapped
      When Alice activates Llanowar Elves's ability
      Then Llanowar Elves is tapped
      And Alice has {G} in her mana pool

    @id:tap-symbol.turn.after-second-beginning @rules.7f @cr:107.5 @cr:302.6
    Scenario: On the turn after, the Llanowar Elves that the additional beginning phase did not cure give mana
      Given it is turn 5
      And Alice controls Sphinx of the Second Sun
      And Alice has Llanowar Elves in hand, four Islands on top of her library and {G} in her mana pool
      And Bob has two Islands on top of his library
      When Alice casts Llanowar Elves
      And the game advances to Alice's upkeep
      Then it is turn 5
      When the game advances to Bob's upkeep
      And the game advances to Alice's upkeep
      Then it is turn 7
      When Alice activates Llanowar Elves's ability
      Then Llanowar Elves is tapped
      And Alice has {G} in her mana pool

    @id:tap-symbol.turn.borrowed @rules.7f @cr:107.5 @cr:302.6
    Scenario: Llanowar Elves that Bob borrowed on his turn are back before Alice's turn and give mana
      Given it is Bob's turn
      And Alice controls Llanowar Elves
      And Alice has two Islands on top of her library
      And Bob has Act of Treason in hand and {R}{R}{R} in his mana pool
      When Bob casts Act of Treason targeting Llanowar Elves
      And everything on the stack resolves
      And Bob activates Llanowar Elves's ability
      Then Bob has {G} in his mana pool
      When the game advances to Alice's main phase
      Then Llanowar Elves is controlled by Alice and is untapped
      When Alice activates Llanowar Elves's ability
      Then Llanowar Elves is tapped
      And Alice has {G} in her mana pool

    @id:tap-symbol.turn.lent @rules.7f @cr:107.5 @cr:302.6
    Scenario: Prodigal Sorcerer that Alice borrowed on her turn is Bob's again before his, and can pay {T}
      Given Alice has Act of Treason in hand and {R}{R}{R} in her mana pool
      And Bob controls Prodigal Sorcerer
      When Alice casts Act of Treason targeting Prodigal Sorcerer
      And everything on the stack resolves
      And the game advances to Bob's upkeep
      Then Prodigal Sorcerer is controlled by Bob
      When Bob activates Prodigal Sorcerer's ability targeting Alice
      And everything on the stack resolves
      Then Prodigal Sorcerer is tapped
      And Alice has 19 life

    @id:tap-symbol.turn.phased @rules.7c @cr:107.5 @cr:302.6 @cr:702.26d
    Scenario: Prodigal Sorcerer that phased out and in was with Alice all the time
      Given it is Bob's turn
      And Alice controls Prodigal Sorcerer
      And Bob has Reality Ripple in hand and {U}{U} in his mana pool
      When Bob casts Reality Ripple targeting Prodigal Sorcerer
      And everything on the stack resolves
      And the game advances to Alice's upkeep
      And Alice activates Prodigal Sorcerer's ability targeting Bob
      And everything on the stack resolves
      Then Prodigal Sorcerer is tapped
      And Bob has 19 life
