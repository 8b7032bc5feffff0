Feature: Solemnity and time

  Mechanics that count turns with counters: cumulative upkeep, fading, vanishing, suspend, sagas, impending.

  @solemnity.2
  Rule: Whatever the upkeep costs, it costs it for no counter

    @id:solemnity.time.braid @solemnity.2a @cr:702.24a @cr:614.17 @absence @control:solemnity.time.braid.control
    Scenario: Braid of Fire stays and adds no mana
      Given it is Bob's end step
      And Alice controls Braid of Fire and Solemnity
      When the game advances to Alice's upkeep
      And everything on the stack resolves
      And Alice pays for Braid of Fire
      Then Braid of Fire is on the battlefield and has no counters
      And Alice has no mana in her mana pool

    @id:solemnity.time.braid.control @cr:702.24a
    Scenario: Braid of Fire stays and adds mana
      Given it is Bob's end step
      And Alice controls Braid of Fire
      When the game advances to Alice's upkeep
      And everything on the stack resolves
      And Alice pays for Braid of Fire
      Then Braid of Fire is on the battlefield and has exactly one age counter
      And Alice has {R} in her mana pool

    @id:solemnity.time.braid-aged @solemnity.2b @cr:702.24a @cr:614.17 @absence @control:solemnity.time.braid-aged.control
    Scenario: Braid of Fire with two age counters adds two mana
      Given it is Bob's end step
      And Alice controls Braid of Fire with two age counters
      And Bob controls Solemnity
      When the game advances to Alice's upkeep
      And everything on the stack resolves
      And Alice pays for Braid of Fire
      Then Braid of Fire has exactly two age counters
      And Alice has {R}{R} in her mana pool

    @id:solemnity.time.braid-aged.control @cr:702.24a
    Scenario: Braid of Fire with two age counters gets a third and adds three mana
      Given it is Bob's end step
      And Alice controls Braid of Fire with two age counters
      When the game advances to Alice's upkeep
      And everything on the stack resolves
      And Alice pays for Braid of Fire
      Then Braid of Fire has exactly three age counters
      And Alice has {R}{R}{R} in her mana pool

    @id:solemnity.time.darkness @solemnity.2a @cr:702.24a @cr:614.17 @absence @control:solemnity.time.darkness.control
    Scenario: Infernal Darkness stays for no mana and no life
      Given it is Bob's end step
      And Alice controls Infernal Darkness, Swamp and Solemnity
      When the game advances to Alice's upkeep
      And everything on the stack resolves
      And Alice pays for Infernal Darkness
      Then Infernal Darkness is on the battlefield and has no counters
      And Swamp is untapped
      And Alice has 20 life

    @id:solemnity.time.darkness.control @cr:702.24a
    Scenario: Infernal Darkness stays for {B} and 1 life
      Given it is Bob's end step
      And Alice controls Infernal Darkness and Swamp
      When the game advances to Alice's upkeep
      And everything on the stack resolves
      And Alice pays for Infernal Darkness with {B} from Swamp
      Then Infernal Darkness is on the battlefield and has exactly one age counter
      And Swamp is tapped
      And Alice has 19 life

    @id:solemnity.time.granted @solemnity.2a @cr:702.24a @cr:118.5 @cr:614.17 @absence @control:solemnity.time.granted.control
    Scenario: Breath of Dreams and the upkeep it gives to Grizzly Bears cost {0}
      Given it is Bob's end step
      And Alice controls Breath of Dreams, Grizzly Bears, Island as "island-1", Island as "island-2" and Solemnity
      When the game advances to Alice's upkeep
      And Alice puts her triggered abilities on the stack in any order
      And everything on the stack resolves
      And Alice pays for Breath of Dreams
      And Alice pays for Grizzly Bears
      Then Breath of Dreams is on the battlefield and has no counters
      And Grizzly Bears is on the battlefield and has no counters
      And "island-1" is untapped
      And "island-2" is untapped

    @id:solemnity.time.granted.control @cr:702.24a
    Scenario: Breath of Dreams and the upkeep it gives to Grizzly Bears cost mana
      Given it is Bob's end step
      And Alice controls Breath of Dreams, Grizzly Bears, Island as "island-1" and Island as "island-2"
      When the game advances to Alice's upkeep
      And Alice puts her triggered abilities on the stack in any order
      And everything on the stack resolves
      And Alice pays for Breath of Dreams with {U} from "island-1"
      And Alice pays for Grizzly Bears with {U} from "island-2"
      Then Breath of Dreams is on the battlefield and has exactly one age counter
      And Grizzly Bears is on the battlefield and has exactly one age counter
      And "island-1" is tapped
      And "island-2" is tapped

    @id:solemnity.time.declined @solemnity.2c @cr:702.24a @cr:118.5
    Scenario Outline: <card> is declined under Solemnity
      Given it is Alice's end step
      And Alice controls Solemnity
      And Bob controls <card>
      When the game advances to Bob's upkeep
      And everything on the stack resolves
      And Bob doesn't pay for <card>
      Then <card> is in Bob's graveyard

      Examples:
        | row        | card               |
        | phantasm   | Phobian Phantasm   |
        | simulacrum | Soldevi Simulacrum |
        | chasm      | Glacial Chasm      |

  @solemnity.9
  Rule: Without fade counters fading ends at once; without time counters vanishing never does

    @id:solemnity.fading @solemnity.9a @cr:702.32a @cr:614.17d @absence @control:solemnity.fading.control
    Scenario: Blastoderm fades at its first upkeep
      Given Alice has Blastoderm in hand and four {G} in her mana pool
      And Alice controls Solemnity
      And Bob has two Islands on top of his library
      When Alice casts Blastoderm
      And everything on the stack resolves
      Then Blastoderm is on the battlefield and has no counters
      When the game advances to Alice's upkeep
      And everything on the stack resolves
      Then Blastoderm is in Alice's graveyard

    @id:solemnity.fading.control @cr:702.32a
    Scenario: Blastoderm loses a fade counter at its first upkeep
      Given Alice has Blastoderm in hand and four {G} in her mana pool
      And Bob has two Islands on top of his library
      When Alice casts Blastoderm
      And everything on the stack resolves
      Then Blastoderm is on the battlefield and has exactly three fade counters
      When the game advances to Alice's upkeep
      And everything on the stack resolves
      Then Blastoderm is on the battlefield and has exactly two fade counters

    @id:solemnity.fading.kept @solemnity.1a @solemnity.9d @cr:702.32a @cr:614.17a
    Scenario: Parallax Wave, there before Solemnity, loses fade counters as ever
      Given it is Bob's end step
      And Alice controls Parallax Wave with two fade counters and Solemnity
      And Bob controls Grizzly Bears
      When the game advances to Alice's upkeep
      And everything on the stack resolves
      Then Parallax Wave is on the battlefield and has exactly one fade counter
      When Alice activates Parallax Wave's second ability targeting Grizzly Bears
      And everything on the stack resolves
      Then Parallax Wave has no counters
      And Grizzly Bears is in exile

    @id:solemnity.vanishing @solemnity.9a @cr:702.63a @cr:614.17d @absence @control:solemnity.vanishing.control
    Scenario: Waning Wurm stays for good
      Given Alice has Waning Wurm in hand, two Islands on top of her library and four {B} in her mana pool
      And Alice controls Solemnity
      And Bob has three Islands on top of his library
      When Alice casts Waning Wurm
      And everything on the stack resolves
      Then Waning Wurm is on the battlefield and has no counters
      When the game advances to Alice's upkeep
      And everything on the stack resolves
      And the game advances to Alice's upkeep
      And everything on the stack resolves
      Then Waning Wurm is on the battlefield

    @id:solemnity.vanishing.control @cr:702.63a
    Scenario: Waning Wurm vanishes at its second upkeep
      Given Alice has Waning Wurm in hand, two Islands on top of her library and four {B} in her mana pool
      And Bob has three Islands on top of his library
      When Alice casts Waning Wurm
      And everything on the stack resolves
      Then Waning Wurm is on the battlefield and has exactly two time counters
      When the game advances to Alice's upkeep
      And everything on the stack resolves
      And the game advances to Alice's upkeep
      And everything on the stack resolves
      Then Waning Wurm is in Alice's graveyard

    @id:solemnity.vanishing.kept @solemnity.1a @solemnity.9d @cr:702.63a @cr:614.17a
    Scenario: Waning Wurm, there before Solemnity, vanishes with its last time counter
      Given it is Bob's end step
      And Alice controls Waning Wurm with a time counter
      And Bob controls Solemnity
      When the game advances to Alice's upkeep
      And everything on the stack resolves
      Then Waning Wurm is in Alice's graveyard

  @solemnity.5
  Rule: Time counters go onto cards in exile, and off

    @id:solemnity.exile.epochrasite @solemnity.5a @solemnity.9a @cr:109.2 @cr:702.62a @cr:614.17d @absence @control:solemnity.exile.epochrasite.control
    Scenario: Epochrasite gets time counters in exile and no counters on the battlefield
      Given it is Alice's end step
      And Alice has Doom Blade in hand, four Islands on top of her library and {B}{B} in her mana pool
      And Alice controls Epochrasite
      And Bob controls Solemnity
      And Bob has four Islands on top of his library
      When Alice casts Doom Blade targeting Epochrasite
      And everything on the stack resolves
      Then Epochrasite is in exile and has exactly three time counters
      When the game advances to Alice's upkeep
      And everything on the stack resolves
      And the game advances to Alice's upkeep
      And everything on the stack resolves
      Then Epochrasite is in exile and has exactly one time counter
      When the game advances to Alice's upkeep
      And everything on the stack resolves
      And for Epochrasite, Alice casts Epochrasite
      Then Epochrasite is on the battlefield, has no counters and is 1/1

    @id:solemnity.exile.epochrasite.control @cr:702.62a
    Scenario: Epochrasite gets time counters in exile and counters on the battlefield
      Given it is Alice's end step
      And Alice has Doom Blade in hand, four Islands on top of her library and {B}{B} in her mana pool
      And Alice controls Epochrasite
      And Bob has four Islands on top of his library
      When Alice casts Doom Blade targeting Epochrasite
      And everything on the stack resolves
      Then Epochrasite is in exile and has exactly three time counters
      When the game advances to Alice's upkeep
      And everything on the stack resolves
      And the game advances to Alice's upkeep
      And everything on the stack resolves
      And the game advances to Alice's upkeep
      And everything on the stack resolves
      And for Epochrasite, Alice casts Epochrasite
      Then Epochrasite is on the battlefield, has exactly three +1/+1 counters and is 4/4

    @id:solemnity.exile.gargadon @solemnity.5a @solemnity.9d @cr:109.2 @cr:702.62a
    Scenario: Greater Gargadon is suspended and loses a time counter for a sacrifice
      Given Alice has Greater Gargadon in hand and {R} in her mana pool
      And Alice controls Forest and Solemnity
      When Alice suspends Greater Gargadon
      Then Greater Gargadon is in exile and has exactly ten time counters
      When Alice activates Greater Gargadon's second ability
      And everything on the stack resolves
      Then Greater Gargadon is in exile and has exactly nine time counters
      And Forest is in Alice's graveyard

    @id:solemnity.exile.baloth @solemnity.5a @cr:109.2 @cr:702.62a
    Scenario: Durkwood Baloth, suspended before, is cast under Solemnity
      Given it is Bob's end step
      And Alice has Durkwood Baloth with a time counter in exile
      And Bob controls Solemnity
      When the game advances to Alice's upkeep
      And everything on the stack resolves
      And for Durkwood Baloth, Alice casts Durkwood Baloth
      Then Durkwood Baloth is on the battlefield and is 5/5

  @solemnity.9
  Rule: Sagas get no lore counters

    @id:solemnity.saga @solemnity.9a @solemnity.9b @cr:714.3a @cr:714.3c @cr:614.17d @absence @control:solemnity.saga.control
    Scenario: History of Benalia tells nothing under Solemnity
      Given Alice has History of Benalia in hand, two Islands on top of her library and {W}{W}{W} in her mana pool
      And Bob controls Solemnity
      And Bob has two Islands on top of his library
      When Alice casts History of Benalia
      And everything on the stack resolves
      Then History of Benalia is on the battlefield and has no counters
      When the game advances to Alice's precombat main phase
      And everything on the stack resolves
      Then History of Benalia is on the battlefield and has no counters
      And Alice controls no tokens

    @id:solemnity.saga.control @cr:714.3a @cr:714.3c @cr:714.2b
    Scenario: History of Benalia tells of two Knights
      Given Alice has History of Benalia in hand, two Islands on top of her library and {W}{W}{W} in her mana pool
      And Bob has two Islands on top of his library
      When Alice casts History of Benalia
      And everything on the stack resolves
      Then History of Benalia is on the battlefield and has exactly one lore counter
      When the game advances to Alice's precombat main phase
      And everything on the stack resolves
      Then History of Benalia is on the battlefield and has exactly two lore counters
      And Alice controls two Knight tokens

    @id:solemnity.saga.kept @solemnity.1a @solemnity.9b @cr:714.3c @cr:614.17 @absence @control:solemnity.saga.kept.control
    Scenario: History of Benalia with two lore counters comes to no end
      Given it is Alice's draw step
      And Alice controls History of Benalia with two lore counters and Solemnity
      When the game advances to Alice's precombat main phase
      And everything on the stack resolves
      Then History of Benalia is on the battlefield and has exactly two lore counters

    @id:solemnity.saga.kept.control @cr:714.3c @cr:714.4
    Scenario: History of Benalia with two lore counters comes to its end
      Given it is Alice's draw step
      And Alice controls History of Benalia with two lore counters
      When the game advances to Alice's precombat main phase
      And everything on the stack resolves
      Then History of Benalia is in Alice's graveyard

  @solemnity.9
  Rule: What impends is there already

    @id:solemnity.impending @solemnity.9a @cr:702.176a @cr:614.17d @absence @control:solemnity.impending.control
    Scenario: Overlord of the Hauntwoods, cast for impending, is a creature at once
      Given Alice has Overlord of the Hauntwoods in hand and {G}{G}{G} in her mana pool
      And Bob controls Solemnity
      When Alice casts Overlord of the Hauntwoods for its impending cost
      And everything on the stack resolves
      Then Overlord of the Hauntwoods is on the battlefield, has no counters, is an enchantment creature and is 6/5
      And Alice controls an Everywhere token

    @id:solemnity.impending.control @cr:702.176a
    Scenario: Overlord of the Hauntwoods, cast for impending, is no creature yet
      Given Alice has Overlord of the Hauntwoods in hand and {G}{G}{G} in her mana pool
      When Alice casts Overlord of the Hauntwoods for its impending cost
      And everything on the stack resolves
      Then Overlord of the Hauntwoods is on the battlefield, has exactly four time counters and is an enchantment
      And Alice controls an Everywhere token

  @solemnity.9
  Rule: Counters that an upkeep would add are not added

    @id:solemnity.spores @solemnity.9b @cr:614.17 @cr:101.3 @absence @control:solemnity.spores.control
    Scenario: Pallid Mycoderm gets no spore counter
      Given it is Bob's end step
      And Alice controls Pallid Mycoderm with two spore counters and Solemnity
      When the game advances to Alice's upkeep
      And everything on the stack resolves
      Then Pallid Mycoderm has exactly two spore counters
      When Alice tries to activate Pallid Mycoderm's second ability
      Then the action is illegal
      And Alice controls no tokens

    @id:solemnity.spores.control @cr:122.1
    Scenario: Pallid Mycoderm gets a third spore counter and makes a Saproling
      Given it is Bob's end step
      And Alice controls Pallid Mycoderm with two spore counters
      When the game advances to Alice's upkeep
      And everything on the stack resolves
      Then Pallid Mycoderm has exactly three spore counters
      When Alice activates Pallid Mycoderm's second ability
      And everything on the stack resolves
      Then Pallid Mycoderm has no counters
      And Alice controls a Saproling token
