Feature: The prototype's documents, spoken

  Each scenario's title is the id of a document that its sentences must say again.

  Scenario: smoke.visionary-guard
    Given Alice has Elvish Visionary in hand, two Islands on top of her library and {G}{G} in her mana pool
    And Bob controls Tocatli Honor Guard
    When Alice casts Elvish Visionary
    And the top of the stack resolves
    Then nothing is on the stack
    And Alice has no cards in hand

  Scenario: smoke.visionary
    Given Alice has Elvish Visionary in hand, two Islands on top of her library and {G}{G} in her mana pool
    When Alice casts Elvish Visionary
    And the top of the stack resolves
    Then the stack is Elvish Visionary's triggered ability controlled by Alice
    When everything on the stack resolves
    Then Alice has only Island in hand

  Scenario: smoke.collected-company
    Given Alice has Collected Company in hand and four {G} in her mana pool
    And Alice has Grizzly Bears, Forest, Elvish Visionary, Forest, two Islands and Swamp on top of her library
    When Alice casts Collected Company
    And the top of the stack resolves
    And Alice chooses Grizzly Bears and Elvish Visionary for Collected Company
    Then the stack is Elvish Visionary's triggered ability
    And Alice is asked to choose cards
    When everything on the stack resolves
    Then Alice controls only Elvish Visionary and Grizzly Bears
    And Alice has only Swamp in hand

  Scenario Outline: smoke.fellwar
    Given Alice controls Fellwar Stone
    And Bob controls Forest and Island
    When Alice activates Fellwar Stone's ability
    And Alice chooses <color> for Fellwar Stone
    Then the answer is not offered

    Examples:
      | row | color |
      | w   | white |
      | b   | black |
      | r   | red   |

  Scenario Outline: smoke.fellwar (taken)
    Given Alice controls Fellwar Stone
    And Bob controls Forest and Island
    When Alice activates Fellwar Stone's ability
    And Alice chooses <color> for Fellwar Stone
    Then the action is legal
    And Alice has <mana> in her mana pool

    Examples:
      | row | color | mana |
      | u   | blue  | {U}  |
      | g   | green | {G}  |

  Scenario: smoke.fellwar/c
    Given Alice controls Fellwar Stone
    And Bob controls Forest and Island
    When Alice activates Fellwar Stone's ability
    And Alice chooses colorless for Fellwar Stone
    Then the answer is not offered

  Scenario: smoke.fellwar-one/u
    Given Alice controls Fellwar Stone
    And Bob controls Forest
    When Alice activates Fellwar Stone's ability
    And Alice chooses blue for Fellwar Stone
    Then the outcome is done or not offered
    And Alice has no {U} in her mana pool

  Scenario: smoke.tribute-paid
    Given Alice has Snake of the Golden Grove in hand and five {G} in her mana pool
    When Alice casts Snake of the Golden Grove
    And everything on the stack resolves
    And Bob says yes to Snake of the Golden Grove
    Then Snake of the Golden Grove has exactly three +1/+1 counters
    And Alice has 20 life

  Scenario: smoke.tribute-solemnity
    Given Alice has Snake of the Golden Grove in hand and five {G} in her mana pool
    And Alice controls Solemnity
    When Alice casts Snake of the Golden Grove
    And everything on the stack resolves
    And Bob says yes to Snake of the Golden Grove
    Then Alice has 24 life
    And Snake of the Golden Grove has no +1/+1 counters

  Scenario: smoke.remora-pay
    Given it is Bob's end step
    And Alice controls Mystic Remora and Island as "island-1"
    And Alice has two Swamps on top of her library
    When the game advances to the next upkeep
    Then the stack is Mystic Remora's triggered ability
    When Alice taps "island-1" for mana
    And the top of the stack resolves
    And Alice pays for Mystic Remora
    Then Mystic Remora has exactly one age counter
    And Alice has no mana in her mana pool

  Scenario: smoke.remora-decline
    Given it is Bob's end step
    And Alice controls Mystic Remora and Island as "island-1"
    And Alice has two Swamps on top of her library
    When the game advances to the next upkeep
    And the top of the stack resolves
    And Alice doesn't pay for Mystic Remora
    Then Alice has only Mystic Remora in her graveyard
    And "island-1" is untapped

  Scenario: smoke.remora-solemnity
    Given it is Bob's end step
    And Alice controls Mystic Remora, Island as "island-1", and Solemnity
    And Alice has two Swamps on top of her library
    When the game advances to the next upkeep
    And everything on the stack resolves
    And Alice pays for Mystic Remora
    Then Mystic Remora is on the battlefield and has no counters
    And "island-1" is untapped

  Scenario: smoke.rift-bolt
    Given Alice has Rift Bolt in hand, {R} in her mana pool and two Islands on top of her library
    And Bob has two Swamps on top of his library
    When Alice suspends Rift Bolt
    And everything on the stack resolves
    Then Alice has only Rift Bolt in exile
    And Rift Bolt has exactly one time counter
    When the game advances to Alice's upkeep
    And the top of the stack resolves
    Then Rift Bolt has no time counters
    When everything on the stack resolves
    And for Rift Bolt, Alice casts Rift Bolt targeting Bob
    Then Bob has 17 life
    And Alice has only Rift Bolt in her graveyard

  Scenario: smoke.rift-bolt-no-stack
    Given Alice has Rift Bolt in hand and {R} in her mana pool
    When Alice suspends Rift Bolt
    Then nothing is on the stack

  Scenario: smoke.infect
    Given Alice controls Glistener Elf as "elf" and Plague Stinger as "stinger"
    And Bob controls Serra Angel
    When Alice attacks Bob with "elf" and "stinger"
    Then "elf" is tapped
    When Bob blocks "elf" with Serra Angel
    And the game advances to the next postcombat main phase
    Then Serra Angel has exactly one -1/-1 counter and has power 3
    And Bob has exactly one poison counter and 20 life
    And Alice has only Glistener Elf in her graveyard

  Scenario: smoke.attack-sick
    Given Alice controls a summoning-sick Grizzly Bears
    When Alice tries to attack Bob with Grizzly Bears
    Then the action is illegal
    And it is still Alice's precombat main phase

  Scenario: smoke.pay-during
    Given Alice controls Forest as "forest-1" and Forest as "forest-2"
    And Alice has Grizzly Bears in hand
    When Alice casts Grizzly Bears by paying {G} from "forest-1" and {G} from "forest-2"
    Then "forest-2" is tapped
    When the top of the stack resolves
    Then Alice controls only two Forests and Grizzly Bears

  Scenario: smoke.pay-not
    Given Alice controls Forest as "forest-1" and Forest as "forest-2"
    And Alice has Grizzly Bears in hand and {G} in her mana pool
    When Alice tries to cast Grizzly Bears
    Then the action is illegal
    And Alice has only Grizzly Bears in hand
    And "forest-1" is untapped
    And Alice has {G} in her mana pool

  Scenario: smoke.two-wardens
    Given Alice controls two Soul Wardens as "w1" and "w2"
    And Alice has Grizzly Bears in hand and {G}{G} in her mana pool
    When Alice casts Grizzly Bears
    And the top of the stack resolves
    Then the stack has two objects
    When the top of the stack resolves
    Then Alice has 21 life
    When everything on the stack resolves
    Then Alice has 22 life

  Scenario: smoke.order
    Given Alice controls Soul Warden and Impact Tremors
    And Alice has Grizzly Bears in hand and {G}{G} in her mana pool
    When Alice casts Grizzly Bears
    And the top of the stack resolves
    And Alice puts the triggered abilities of Soul Warden, then Impact Tremors on the stack
    Then the stack is Impact Tremors's triggered ability, then Soul Warden's triggered ability

  Scenario: smoke.order-undecided
    Given Alice controls Soul Warden and Impact Tremors
    And Alice has Grizzly Bears in hand and {G}{G} in her mana pool
    When Alice casts Grizzly Bears
    And the top of the stack resolves
    Then the question is undecided

  Scenario: smoke.oblivion-ring
    Given Alice controls Soul Warden
    And Alice has Oblivion Ring in hand and {W}{W}{W} in her mana pool
    And Bob controls Serra Angel
    And Bob has Disenchant in hand and {W}{W} in his mana pool
    When Alice casts Oblivion Ring
    And the top of the stack resolves
    And Alice targets Serra Angel with Oblivion Ring
    Then the top of the stack is Oblivion Ring's triggered ability targeting Serra Angel
    When the top of the stack resolves
    Then Bob has only Serra Angel in exile
    When Alice passes priority
    And Bob casts Disenchant targeting Oblivion Ring
    And everything on the stack resolves
    Then Bob controls only Serra Angel
    And Serra Angel is owned by Bob
    And Bob has no cards in exile
    And Alice has 21 life

  Scenario: smoke.ring-one-target
    Given Alice has Oblivion Ring in hand and three {W} in her mana pool
    And Bob controls Serra Angel
    When Alice casts Oblivion Ring
    And everything on the stack resolves
    And Alice targets Serra Angel with Oblivion Ring
    Then Bob has only Serra Angel in exile

  Scenario: smoke.stolen
    Given Alice has Shock in hand and {R} in her mana pool
    And Alice controls Doomed Traveler owned by Bob as "traveler"
    Then "traveler" is controlled by Alice and is owned by Bob
    When Alice casts Shock targeting "traveler"
    And the top of the stack resolves
    Then Bob has only Doomed Traveler in his graveyard
    When everything on the stack resolves
    Then Alice controls a Spirit token
    And Bob controls no Spirit tokens
    And Alice's Spirit token is 1/1 and is white
    And there is no Doomed Traveler on the battlefield

  Scenario: smoke.loyalty
    Given Alice controls Jace Beleren with three loyalty counters
    And Alice has Island and Swamp on top of her library
    And Bob has Forest on top of his library
    When Alice activates Jace Beleren's -1 ability targeting Alice
    Then Jace Beleren has exactly two loyalty counters
    When the top of the stack resolves
    Then Alice has only Island in hand
    When Alice tries to activate Jace Beleren's +2 ability
    Then the action is illegal

  Scenario: smoke.devoted-druid
    Given Alice controls a tapped Devoted Druid
    When Alice activates Devoted Druid's second ability
    Then Devoted Druid has exactly one -1/-1 counter
    When the top of the stack resolves
    Then Devoted Druid is untapped
    When Alice activates Devoted Druid's first ability
    Then Alice has {G} in her mana pool
    And nothing is on the stack

  Scenario: smoke.druid-solemnity
    Given Alice controls a tapped Devoted Druid and Solemnity
    When Alice tries to activate Devoted Druid's second ability
    Then the action is illegal

  Scenario: smoke.ballista-x
    Given Alice has Walking Ballista and Island in hand and four {C} in her mana pool
    When Alice plays Island
    Then Alice controls only Island
    When Alice casts Walking Ballista with X = 2
    And the top of the stack resolves
    Then Walking Ballista has exactly two +1/+1 counters
    When Alice activates Walking Ballista's third ability targeting Bob
    And everything on the stack resolves
    Then Bob has 19 life
    And Walking Ballista has power 1

  Scenario: smoke.second-land
    Given Alice has Forest and Island in hand
    When Alice plays Island
    And Alice tries to play Forest
    Then the action is illegal
    And Alice has only Forest in hand

  Scenario: smoke.token-aura
    Given Alice controls Forest as "f" and Wild Growth attached to "f"
    And Alice controls a 1/1 white Spirit creature token with flying
    And Alice controls Grizzly Bears with a +1/+1 counter and 1 damage
    And Alice has two energy counters
    And Bob has 7 life and three poison counters
    Then there is a Spirit token on the battlefield
    And Grizzly Bears is 3/3 and has 1 damage
    And Bob has three poison counters
    When Alice taps "f" for mana
    Then Alice has {G}{G} in her mana pool
    And Wild Growth is attached to "f"

  Scenario: smoke.bad-target
    Given Alice has Shock in hand and {R} in her mana pool
    And Alice controls Forest
    When Alice tries to cast Shock targeting Forest
    Then the action is illegal
    And Alice has only Shock in hand

  Scenario: smoke.clone
    Given Alice controls Grizzly Bears and Soul Warden
    And Alice has Clone in hand and four {U} in her mana pool
    When Alice casts Clone
    And everything on the stack resolves
    And Alice chooses Grizzly Bears for Clone
    Then there are two Grizzly Bears on the battlefield
    And Alice has 21 life

  Scenario: smoke.win
    Given Alice has Shock in hand and {R} in her mana pool
    And Bob has 2 life
    When Alice casts Shock targeting Bob
    And the top of the stack resolves
    Then Bob has lost the game
    And Alice hasn't lost the game

  Scenario: smoke.replacement-order
    Given Alice controls Forest, Mana Reflection and Contamination
    When Alice taps Forest for mana
    And Alice applies Contamination
    Then Alice has {B}{B} in her mana pool

  Scenario: smoke.teams
    Given Alice and Carol are a team with 30 life
    And Bob and Dave are a team with 30 life
    And Alice controls Exotic Orchard
    And Bob controls Island
    And Carol controls Forest
    Then Alice's team has 30 life
    When Alice activates Exotic Orchard's ability
    Then Alice has {U} in her mana pool

  Scenario: smoke.modes
    Given Alice has Boros Charm in hand and {W}{R} in her mana pool
    When Alice casts Boros Charm choosing mode 1 targeting Bob
    And the top of the stack resolves
    Then Bob has 16 life

  Scenario: smoke.divide
    Given Alice has Arc Lightning in hand and {R}{R}{R} in her mana pool
    And Bob controls Soul Warden and Grizzly Bears
    When Alice casts Arc Lightning targeting Soul Warden and Grizzly Bears
    And Alice divides 1 to Soul Warden and 2 to Grizzly Bears for Arc Lightning
    And the top of the stack resolves
    Then Bob has only Soul Warden and Grizzly Bears in his graveyard in any order

  Scenario Outline: smoke.replacement-counters
    Given Alice controls Hardened Scales and Doubling Season
    And Alice has Walking Ballista in hand and {C}{C} in her mana pool
    When Alice casts Walking Ballista with X = 1
    And the top of the stack resolves
    And Alice applies <first>
    Then Walking Ballista has <number> +1/+1 counters

    Examples:
      | row      | first           | number |
      | hardened | Hardened Scales | four   |
      | doubling | Doubling Season | three  |

  Scenario: smoke.as-enters-color
    Given Alice has Diamond Knight in hand and {C}{C}{C} in her mana pool
    When Alice casts Diamond Knight
    And the top of the stack resolves
    And Alice chooses red for Diamond Knight
    Then Diamond Knight is on the battlefield

  Scenario: smoke.as-enters-type
    Given Alice has Cavern of Souls in hand
    And Alice controls Grizzly Bears
    When Alice plays Cavern of Souls
    And Alice chooses the creature type Bear for Cavern of Souls
    Then Alice controls only Cavern of Souls and Grizzly Bears

  Scenario: smoke.as-enters-name
    Given Alice controls Devoted Druid and Viscera Seer
    And Alice has Pithing Needle in hand and {C} in her mana pool
    When Alice casts Pithing Needle
    And the top of the stack resolves
    And Alice chooses the name Viscera Seer for Pithing Needle
    And Alice tries to activate Viscera Seer's ability
    Then the action is illegal

  Scenario: smoke.kicker
    Given Alice controls Grizzly Bears
    And Alice has Goblin Bushwhacker in hand and {R}{R} in her mana pool
    When Alice casts Goblin Bushwhacker kicked
    And everything on the stack resolves
    Then Grizzly Bears has power 3

  Scenario: smoke.sac-cost
    Given Alice controls Grizzly Bears and Soul Warden
    And Alice has Village Rites in hand, {B} in her mana pool and Island, Swamp and Forest on top of her library
    When Alice casts Village Rites
    And Alice chooses Soul Warden for Village Rites
    Then Alice has only Soul Warden in her graveyard
    When the top of the stack resolves
    Then Alice has only Island and Swamp in hand
    And Alice has only Village Rites and Soul Warden in her graveyard

  Scenario: smoke.scry
    Given Alice has Opt in hand, {U} in her mana pool and Island, Swamp and Forest on top of her library
    When Alice casts Opt
    And the top of the stack resolves
    And Alice keeps Island on top with Opt
    Then Alice has two cards in her library

  Scenario: smoke.search
    Given Alice has Rampant Growth in hand, {G}{G} in her mana pool and Island, Swamp and Forest on top of her library
    When Alice casts Rampant Growth
    And the top of the stack resolves
    And Alice chooses Swamp for Rampant Growth
    Then Swamp is on the battlefield and is tapped
    And Alice has only Forest and Island in her library in any order

  Scenario: smoke.discard
    Given Alice has Mind Rot in hand and {B}{B}{B} in her mana pool
    And Bob has Island, Swamp and Forest in hand
    When Alice casts Mind Rot targeting Bob
    And the top of the stack resolves
    And Bob chooses Swamp and Island for Mind Rot
    Then Bob has only Forest in hand

  Scenario: smoke.legend
    Given Alice controls Elesh Norn, Mother of Machines as "norn-1", and Soul Warden
    And Alice has Elesh Norn, Mother of Machines as "norn-2" in hand and five {W} in her mana pool
    When Alice casts "norn-2"
    And the top of the stack resolves
    And Alice chooses "norn-2"
    Then the stack has three objects
    And "norn-1" is in the graveyard
    When everything on the stack resolves
    Then Alice has 23 life

  Scenario: smoke.norn-two-targets
    Given Alice controls Elesh Norn, Mother of Machines
    And Alice has Oblivion Ring in hand and three {W} in her mana pool
    And Bob controls Soul Warden, Grizzly Bears and Serra Angel
    When Alice casts Oblivion Ring
    And the top of the stack resolves
    And Alice targets Grizzly Bears with Oblivion Ring
    And Alice targets Serra Angel with Oblivion Ring
    And everything on the stack resolves
    Then Bob has only Grizzly Bears and Serra Angel in exile

  Scenario: smoke.two-blockers
    Given Alice controls Serra Angel
    And Bob controls two Vampire Nighthawks as "n1" and "n2"
    When Alice attacks Bob with Serra Angel
    And Bob blocks Serra Angel with "n1" and "n2"
    And the game advances to the next end of combat
    And Alice assigns 3 to "n1" and 1 to "n2" for Serra Angel
    Then "n1" is in the graveyard
    And "n2" has 1 damage
    And Bob has 24 life

  Scenario: smoke.equip
    Given Alice controls Bonesplitter and Grizzly Bears
    And Alice has {C} in her mana pool
    When Alice activates Bonesplitter's second ability targeting Grizzly Bears
    And the top of the stack resolves
    Then Bonesplitter is attached to Grizzly Bears
    And Grizzly Bears has power 4

  Scenario: smoke.intrinsic-lost
    Given Alice controls Blood Moon and Tropical Island
    When Alice taps Tropical Island for mana as a Mountain
    Then Alice has {R} in her mana pool

  Scenario: smoke.intrinsic-gone
    Given Alice controls Blood Moon and Tropical Island
    When Alice tries to tap Tropical Island for mana as an Island
    Then the action is illegal

  Scenario: smoke.pass-respond
    Given Alice has Grizzly Bears in hand and {G}{G} in her mana pool
    And Bob has Counterspell in hand and {U}{U} in his mana pool
    When Alice casts Grizzly Bears
    And Bob tries to cast Counterspell targeting Grizzly Bears
    Then the action is illegal

  Scenario: smoke.pass-respond-2
    Given Alice has Grizzly Bears in hand and {G}{G} in her mana pool
    And Bob has Counterspell in hand and {U}{U} in his mana pool
    When Alice casts Grizzly Bears
    And Alice passes priority
    And Bob casts Counterspell targeting Grizzly Bears
    Then the stack is Counterspell targeting Grizzly Bears, then Grizzly Bears
    When the top of the stack resolves
    Then Alice has only Grizzly Bears in her graveyard

  Scenario: smoke.fellwar-asked
    Given Alice controls Fellwar Stone
    And Bob controls Forest and Island
    When Alice activates Fellwar Stone's ability
    And Alice chooses red for Fellwar Stone
    Then the outcome is not offered, illegal or done
    And Alice has no {R} in her mana pool
    And Alice is asked for a color about Fellwar Stone

  Scenario: smoke.flicker
    Given Alice controls Elvish Visionary with a +1/+1 counter as "elf"
    And Alice has Cloudshift in hand, {W} in her mana pool and Island and Swamp on top of her library
    When Alice casts Cloudshift targeting "elf"
    And everything on the stack resolves
    Then "elf" is on the battlefield and has no counters
    And Alice has only Island in hand

  Scenario: smoke.copy-token
    Given Alice controls a token copy of Soul Warden
    And Alice has Grizzly Bears in hand and {G}{G} in her mana pool
    Then there is a token copy of Soul Warden on the battlefield
    When Alice casts Grizzly Bears
    And the top of the stack resolves twice
    Then Alice has 21 life

  Scenario: smoke.threaten
    Given Alice has Act of Treason in hand and {R}{R}{R} in her mana pool
    And Bob controls a tapped Grizzly Bears
    When Alice casts Act of Treason targeting Grizzly Bears
    And the top of the stack resolves
    Then Grizzly Bears is controlled by Alice, is owned by Bob and is untapped
    When Alice attacks Bob with Grizzly Bears
    And the game advances to Alice's end step
    Then Bob has 18 life
    When the game advances to the next upkeep
    Then Grizzly Bears is controlled by Bob

  Scenario: smoke.upkeep-start
    Given it is Alice's upkeep
    And Alice controls Mystic Remora
    And Alice has two Swamps on top of her library
    When the game advances to the next main phase
    Then Mystic Remora has no counters
    And Alice has only Swamp in hand

  Scenario: smoke.remora-pay-within
    Given it is Bob's end step
    And Alice controls Mystic Remora and Island as "island-1"
    And Alice has two Swamps on top of her library
    When the game advances to the next upkeep
    And the top of the stack resolves
    And Alice pays for Mystic Remora with {U} from "island-1"
    Then "island-1" is tapped
    And Mystic Remora has exactly one age counter

  Scenario: smoke.remora-pay-nothing
    Given it is Bob's end step
    And Alice controls Mystic Remora and Island as "island-1"
    And Alice has two Swamps on top of her library
    When the game advances to the next upkeep
    And the top of the stack resolves
    And Alice pays for Mystic Remora
    Then the answer is not offered

  Scenario: smoke.answer-to-error
    Given Bob plays
    And Alice has Shock in hand and {R} in her mana pool
