Feature: Triggers on a permanent being tapped for mana

  An ability that triggers when a permanent is tapped for mana triggers when the mana ability has resolved and mana was produced: once for
  each activation, by the mana that came of it. If it adds mana itself it resolves at once; if not, it waits on the stack.

  @rules.4
  Rule: The ability triggers when the mana ability resolves and produces mana

    @id:mana-trigger.flare @rules.4a @cr:106.12a @cr:605.4a
    Scenario Outline: A land that adds {<type>} under Mana Flare
      Given Alice controls Plains, Island, Swamp, Mountain, Forest, Wastes and Mana Flare
      When <tap>
      And Alice chooses the mana type {<type>} for Mana Flare
      Then Alice has {<type>}{<type>} in her mana pool
      And nothing is on the stack

      Examples:
        | row | type | tap                              |
        | w   | W    | Alice taps Plains for mana       |
        | u   | U    | Alice taps Island for mana       |
        | b   | B    | Alice taps Swamp for mana        |
        | r   | R    | Alice taps Mountain for mana     |
        | g   | G    | Alice taps Forest for mana       |
        | c   | C    | Alice activates Wastes's ability |

    @id:mana-trigger.flare.theirs @rules.4a @cr:106.12a @cr:605.4a
    Scenario: Bob taps a Forest under Alice's Heartbeat of Spring
      Given it is Bob's turn
      And Alice controls Heartbeat of Spring
      And Bob controls Forest
      When Bob taps Forest for mana
      Then Bob has {G}{G} in his mana pool
      And Alice has no mana in her mana pool

    @id:mana-trigger.yours @rules.4a @cr:106.12a @cr:605.4a
    Scenario Outline: Alice taps a Forest beside her <card>
      Given Alice controls Forest and <card>
      When Alice taps Forest for mana
      Then Alice has {G}{G} in her mana pool

      Examples:
        | row       | card                       |
        | wake      | Mirari's Wake              |
        | zendikar  | Zendikar Resurgent         |
        | nikya     | Nikya of the Old Ways      |
        | vorinclex | Vorinclex, Voice of Hunger |
        | bloom     | Vernal Bloom               |
        | heartbeat | Heartbeat of Spring        |

    @id:mana-trigger.yours.theirs @rules.4a @cr:106.12a @absence @control:mana-trigger.yours/<row>
    Scenario Outline: Bob taps a Forest under Alice's <card>, which looks at her lands only
      Given it is Bob's turn
      And Alice controls <card>
      And Bob controls Forest
      When Bob taps Forest for mana
      And everything on the stack resolves
      Then Bob has {G} in his mana pool
      And Alice has no mana in her mana pool

      Examples:
        | row      | card                  |
        | wake     | Mirari's Wake         |
        | zendikar | Zendikar Resurgent    |
        | nikya    | Nikya of the Old Ways |

    @id:mana-trigger.overgrowth @rules.4a @cr:106.12a @cr:605.4a
    Scenario: An Island with Overgrowth
      Given Alice controls Island and Overgrowth attached to Island
      When Alice taps Island for mana
      Then Alice has {U}{G}{G} in her mana pool
      And nothing is on the stack

    @id:mana-trigger.fertile @rules.4a @cr:106.12a @cr:605.4a
    Scenario Outline: A Forest with Fertile Ground, asked for {<type>}
      Given Alice controls Forest and Fertile Ground attached to Forest
      When Alice taps Forest for mana
      And Alice chooses the mana type {<type>} for Fertile Ground
      Then <result>

      Examples: every color
        | row | type | result                            |
        | w   | W    | Alice has {G}{W} in her mana pool |
        | u   | U    | Alice has {G}{U} in her mana pool |
        | b   | B    | Alice has {G}{B} in her mana pool |
        | r   | R    | Alice has {G}{R} in her mana pool |
        | g   | G    | Alice has {G}{G} in her mana pool |

      @absence @control:mana-trigger.flare/c
      Examples: what is no color
        | row | type | result                    |
        | c   | C    | the answer is not offered |

    @id:mana-trigger.dawn @rules.4a @cr:106.12a @cr:605.4a
    Scenario: A Swamp with Dawn's Reflection
      Given Alice controls Swamp and Dawn's Reflection attached to Swamp
      When Alice taps Swamp for mana
      And Alice chooses the mana {R}{G} for Dawn's Reflection
      Then Alice has {B}{R}{G} in her mana pool

    @id:mana-trigger.bloom.island @rules.4a @cr:106.12a @cr:605.4a
    Scenario: Tropical Island, a Forest, is tapped as an Island beside Vernal Bloom
      Given Alice controls Tropical Island and Vernal Bloom
      When Alice taps Tropical Island for mana as an Island
      Then Alice has {U}{G} in her mana pool

    @id:mana-trigger.might @rules.4a @cr:106.12a @cr:605.4a
    Scenario: Steam Vents, a Mountain, is tapped as an Island beside Gauntlet of Might
      Given Alice controls Steam Vents and Gauntlet of Might
      When Alice taps Steam Vents for mana as an Island
      Then Alice has {U}{R} in her mana pool

    @id:mana-trigger.muck @rules.4a @cr:106.12a @cr:605.4a @cr:305.7
    Scenario: After Bubbling Muck a Forest that Urborg makes a Swamp too is tapped as a Forest
      Given Alice controls Forest and Urborg, Tomb of Yawgmoth
      And Alice has Bubbling Muck in hand and {B} in her mana pool
      When Alice casts Bubbling Muck
      And everything on the stack resolves
      And Alice taps Forest for mana
      Then Alice has {G}{B} in her mana pool

    @id:mana-trigger.muck.forest @rules.4a @cr:106.12a @absence @control:mana-trigger.muck
    Scenario: After Bubbling Muck a Forest that is no Swamp is tapped
      Given Alice controls Forest
      And Alice has Bubbling Muck in hand and {B} in her mana pool
      When Alice casts Bubbling Muck
      And everything on the stack resolves
      And Alice taps Forest for mana
      Then Alice has {G} in her mana pool

    @id:mana-trigger.barbs @rules.4a @cr:106.12a
    Scenario: A Forest under Manabarbs
      Given Alice controls Forest and Manabarbs
      When Alice taps Forest for mana
      And everything on the stack resolves
      Then Alice has {G} in her mana pool and 19 life

    @id:mana-trigger.sanctimony @rules.4a @cr:106.12a
    Scenario: Sanctimony sees an opponent tap a Mountain, whatever Contamination makes of the mana
      Given Alice controls Mountain and Contamination
      And Bob controls Sanctimony
      When Alice taps Mountain for mana
      And everything on the stack resolves
      And Bob says yes to Sanctimony
      Then Alice has {B} in her mana pool
      And Bob has 21 life

    @id:mana-trigger.earth @rules.4a @cr:106.12a @absence @control:mana-trigger.earth.control
    Scenario: Burning Earth leaves basic lands alone
      Given Alice controls Forest and Tropical Island
      And Bob controls Burning Earth
      When Alice taps Forest for mana
      And everything on the stack resolves
      Then Alice has {G} in her mana pool and 20 life

    @id:mana-trigger.earth.control @rules.4a @cr:106.12a
    Scenario: Burning Earth burns for lands that are not basic
      Given Alice controls Forest and Tropical Island
      And Bob controls Burning Earth
      When Alice taps Tropical Island for mana as a Forest
      And everything on the stack resolves
      Then Alice has {G} in her mana pool and 19 life

    @id:mana-trigger.many @rules.4a @cr:106.12a @cr:605.4a
    Scenario: A Forest with Wild Growth under Mana Flare and Vernal Bloom
      Given Alice controls Forest, Wild Growth attached to Forest, Mana Flare and Vernal Bloom
      When Alice taps Forest for mana
      And Alice puts her triggered abilities on the stack in any order
      Then Alice has {G}{G}{G}{G} in her mana pool
      And nothing is on the stack

    @id:mana-trigger.land-alone @rules.4a @cr:106.12a @cr:605.4a
    Scenario Outline: Mana Flare looks at what the land produced, not at what Fertile Ground added
      Given Alice controls Forest, Fertile Ground attached to Forest and Mana Flare
      When Alice taps Forest for mana
      And Alice puts her triggered abilities on the stack in any order
      And Alice chooses blue for Fertile Ground
      And Alice chooses the mana type {G} for Mana Flare
      Then Alice has {G}{U}{G} in her mana pool
      And <result>

      Examples: what the land produced
        | row | result                  |
        | g   | nothing is on the stack |

      @absence @control:mana-trigger.flare/<row>
      Examples: what another object added
        | row | result                                                |
        | u   | Alice isn't asked for a type of mana about Mana Flare |

  @rules.4
  Rule: Where no mana is produced, nothing triggers

    @id:mana-trigger.none.growth @rules.4b @cr:106.12a @absence @control:mana-trigger.none.growth.control
    Scenario: Gaea's Cradle with Fertile Ground, without a creature
      Given Alice controls Gaea's Cradle and Fertile Ground attached to Gaea's Cradle
      And Bob controls Grizzly Bears
      When Alice activates Gaea's Cradle's ability
      And Alice chooses any color for Fertile Ground
      Then Alice has no mana in her mana pool
      And Gaea's Cradle is tapped

    @id:mana-trigger.none.growth.control @rules.4a @cr:106.12a @cr:605.4a
    Scenario: Gaea's Cradle with Fertile Ground and a creature
      Given Alice controls Gaea's Cradle, Fertile Ground attached to Gaea's Cradle and Grizzly Bears
      When Alice activates Gaea's Cradle's ability
      And Alice chooses red for Fertile Ground
      Then Alice has {G}{R} in her mana pool
      And Gaea's Cradle is tapped

    @id:mana-trigger.none.barbs @rules.4b @cr:106.12a @absence @control:mana-trigger.none.barbs.control
    Scenario: Gaea's Cradle under Manabarbs, without a creature
      Given Alice controls Gaea's Cradle
      And Bob controls Manabarbs
      When Alice activates Gaea's Cradle's ability
      And everything on the stack resolves
      Then Alice has no mana in her mana pool
      And Alice has 20 life
      And Gaea's Cradle is tapped

    @id:mana-trigger.none.barbs.control @rules.4a @cr:106.12a
    Scenario: Gaea's Cradle under Manabarbs, with a creature
      Given Alice controls Gaea's Cradle and Grizzly Bears
      And Bob controls Manabarbs
      When Alice activates Gaea's Cradle's ability
      And everything on the stack resolves
      Then Alice has {G} in her mana pool
      And Alice has 19 life
      And Gaea's Cradle is tapped

    @id:mana-trigger.none.orchard @rules.4b @rules.1a @cr:106.5 @cr:106.12a @absence @control:mana-trigger.none.orchard.control
    Scenario: Exotic Orchard with Wild Growth under Manabarbs, while the opponent controls no land
      Given Alice controls Exotic Orchard and Wild Growth attached to Exotic Orchard
      And Bob controls Manabarbs
      When Alice activates Exotic Orchard's ability
      And Alice chooses any color for Exotic Orchard
      And everything on the stack resolves
      Then Alice has no mana in her mana pool
      And Alice has 20 life
      And Exotic Orchard is tapped

    @id:mana-trigger.none.orchard.control @rules.4a @rules.1c @cr:106.12a @cr:605.4a
    Scenario: Exotic Orchard with Wild Growth under Manabarbs, while the opponent controls a Swamp
      Given Alice controls Exotic Orchard and Wild Growth attached to Exotic Orchard
      And Bob controls Manabarbs and Swamp
      When Alice activates Exotic Orchard's ability
      And Alice chooses black for Exotic Orchard
      And everything on the stack resolves
      Then Alice has {B}{G} in her mana pool
      And Alice has 19 life
      And Exotic Orchard is tapped

    @id:mana-trigger.none.earth @rules.4b @rules.1a @cr:106.5 @cr:106.12a @absence @control:mana-trigger.none.earth.control
    Scenario: Reflecting Pool alone under Burning Earth
      Given Alice controls Reflecting Pool
      And Bob controls Burning Earth
      When Alice activates Reflecting Pool's ability
      And Alice chooses any type of mana for Reflecting Pool
      And everything on the stack resolves
      Then Alice has no mana in her mana pool
      And Alice has 20 life

    @id:mana-trigger.none.earth.control @rules.4a @cr:106.12a
    Scenario: Reflecting Pool beside a Swamp under Burning Earth
      Given Alice controls Reflecting Pool and Swamp
      And Bob controls Burning Earth
      When Alice activates Reflecting Pool's ability
      And Alice chooses black for Reflecting Pool
      And everything on the stack resolves
      Then Alice has {B} in her mana pool
      And Alice has 19 life

    @id:mana-trigger.none.flare @rules.4b @cr:106.12a @absence @control:mana-trigger.none.flare.control
    Scenario: Tolarian Academy under Mana Flare, without an artifact
      Given Alice controls Tolarian Academy and Mana Flare
      When Alice activates Tolarian Academy's ability
      And Alice chooses any type of mana for Mana Flare
      Then Alice has no mana in her mana pool
      And Tolarian Academy is tapped

    @id:mana-trigger.none.flare.control @rules.4a @cr:106.12a @cr:605.4a
    Scenario: Tolarian Academy under Mana Flare, with an artifact
      Given Alice controls Tolarian Academy, Mana Flare and Memnite
      When Alice activates Tolarian Academy's ability
      And Alice chooses blue for Mana Flare
      Then Alice has {U}{U} in her mana pool
      And Tolarian Academy is tapped

    @id:mana-trigger.none.kinnan @rules.4b @rules.1a @cr:106.5 @cr:106.12a @absence @control:mana-trigger.none.kinnan.control
    Scenario: Chrome Mox without an exiled card, beside Kinnan
      Given Alice controls Chrome Mox and Kinnan, Bonder Prodigy
      When Alice activates Chrome Mox's ability on line 2
      And Alice chooses any color for Chrome Mox
      Then Alice has no mana in her mana pool
      And Chrome Mox is tapped

    @id:mana-trigger.none.kinnan.control @rules.4a @cr:106.12a @cr:605.4a
    Scenario: Chrome Mox with a red card exiled, beside Kinnan
      Given Alice controls Chrome Mox and Kinnan, Bonder Prodigy
      And Alice has Hill Giant exiled with Chrome Mox in exile
      When Alice activates Chrome Mox's ability on line 2
      And Alice chooses red for Chrome Mox
      Then Alice has {R}{R} in her mana pool
      And Chrome Mox is tapped

    @id:mana-trigger.none.leyline @rules.4b @rules.1a @cr:106.5 @cr:106.12a @absence @control:mana-trigger.none.leyline.control
    Scenario: Harvester Druid beside no land, with Leyline of Abundance
      Given Alice controls Harvester Druid and Leyline of Abundance
      When Alice activates Harvester Druid's ability
      And Alice chooses any color for Harvester Druid
      Then Alice has no mana in her mana pool
      And Harvester Druid is tapped

    @id:mana-trigger.none.leyline.control @rules.4a @cr:106.12a @cr:605.4a
    Scenario: Harvester Druid beside a Plains, with Leyline of Abundance
      Given Alice controls Harvester Druid, Leyline of Abundance and Plains
      When Alice activates Harvester Druid's ability
      And Alice chooses white for Harvester Druid
      Then Alice has {W}{G} in her mana pool
      And Harvester Druid is tapped

    @id:mana-trigger.none.glory @rules.4b @cr:106.12a @absence @control:mana-trigger.none.glory.control
    Scenario: Price of Glory and Gaea's Cradle of a player without creatures
      Given Alice controls Price of Glory and Grizzly Bears
      And Bob controls Gaea's Cradle
      When Alice passes priority
      And Bob activates Gaea's Cradle's ability
      And everything on the stack resolves
      Then Gaea's Cradle is on the battlefield and is tapped
      And Bob has no mana in his mana pool

    @id:mana-trigger.none.glory.control @rules.4a @cr:106.12a
    Scenario: Price of Glory and Gaea's Cradle of a player with a creature
      Given Alice controls Price of Glory and Grizzly Bears
      And Bob controls Gaea's Cradle and Elite Vanguard
      When Alice passes priority
      And Bob activates Gaea's Cradle's ability
      And everything on the stack resolves
      Then Gaea's Cradle is in Bob's graveyard
      And Bob has {G} in his mana pool

  @rules.4
  Rule: A trigger on a type of mana looks at the mana that was produced

    @id:mana-trigger.type.gauntlet @rules.4c @cr:106.12a @cr:605.4a
    Scenario: A Forest beside Gauntlet of Power naming green
      Given Alice controls Forest, Island and Gauntlet of Power naming green
      When Alice taps Forest for mana
      Then Alice has {G}{G} in her mana pool

    @id:mana-trigger.type.gauntlet.island @rules.4c @cr:106.12a @absence @control:mana-trigger.type.gauntlet
    Scenario: An Island beside Gauntlet of Power naming green
      Given Alice controls Forest, Island and Gauntlet of Power naming green
      When Alice taps Island for mana
      Then Alice has {U} in her mana pool

    @id:mana-trigger.type.gauntlet.replaced @rules.4c @cr:106.12a @cr:106.12b @absence @control:mana-trigger.type.gauntlet
    Scenario: A Forest under Contamination, beside Gauntlet of Power naming green
      Given Alice controls Forest, Island and Gauntlet of Power naming green
      And Bob controls Contamination
      When Alice taps Forest for mana
      Then Alice has {B} in her mana pool

    @id:mana-trigger.type.gauntlet.nonbasic @cr:106.12a @absence @control:mana-trigger.type.gauntlet
    Scenario: Breeding Pool, which is not basic, beside Gauntlet of Power naming green
      Given Alice controls Breeding Pool and Gauntlet of Power naming green
      When Alice taps Breeding Pool for mana as a Forest
      Then Alice has {G} in her mana pool

    @id:mana-trigger.type.gauntlet.theirs @rules.4c @cr:106.12a @cr:605.4a
    Scenario: A Forest of Bob's and Alice's Gauntlet of Power naming green
      Given it is Bob's turn
      And Alice controls Gauntlet of Power naming green
      And Bob controls Forest
      When Bob taps Forest for mana
      Then Bob has {G}{G} in his mana pool
      And Alice has no mana in her mana pool

    @id:mana-trigger.type.sun @rules.4c @cr:605.1b @cr:605.4a
    Scenario: Tropical Island as a Forest beside Caged Sun naming green
      Given Alice controls Tropical Island and Caged Sun naming green
      When Alice taps Tropical Island for mana as a Forest
      Then Alice has {G}{G} in her mana pool

    @id:mana-trigger.type.sun.island @rules.4c @cr:605.1b @absence @control:mana-trigger.type.sun
    Scenario: Tropical Island as an Island beside Caged Sun naming green
      Given Alice controls Tropical Island and Caged Sun naming green
      When Alice taps Tropical Island for mana as an Island
      Then Alice has {U} in her mana pool

    @id:mana-trigger.type.sun.subdued @rules.4c @cr:605.1b @cr:106.12b @absence @control:mana-trigger.type.sun
    Scenario: Tropical Island as a Forest under Ritual of Subdual, beside Caged Sun naming green
      Given Alice controls Tropical Island and Caged Sun naming green
      And Bob controls Ritual of Subdual
      When Alice taps Tropical Island for mana as a Forest
      Then Alice has {C} in her mana pool

    @id:mana-trigger.type.sun.part @rules.4c @rules.4f @cr:605.1b @cr:605.4a
    Scenario: Simic Growth Chamber beside Caged Sun naming blue
      Given Alice controls Simic Growth Chamber and Caged Sun naming blue
      When Alice activates Simic Growth Chamber's third ability
      Then Alice has {G}{U}{U} in her mana pool

    @id:mana-trigger.after.gauntlet @rules.4g @cr:106.12a @cr:106.12b @cr:605.4a
    Scenario: A Forest under Contamination, beside Gauntlet of Power naming black
      Given Alice controls Forest and Gauntlet of Power naming black
      And Bob controls Contamination
      When Alice taps Forest for mana
      Then Alice has {B}{B} in her mana pool

    @id:mana-trigger.after.twist @rules.4g @cr:106.12a @cr:106.12b @cr:605.4a
    Scenario: A Mountain under Reality Twist, beside Gauntlet of Power naming white
      Given Alice controls Mountain, Reality Twist and Gauntlet of Power naming white
      When Alice taps Mountain for mana
      Then Alice has {W}{W} in her mana pool

    @id:mana-trigger.after.flare @rules.4g @cr:106.12a @cr:106.12b @cr:605.4a
    Scenario Outline: Simic Growth Chamber under Contamination and Mana Flare, asked for {<type>}
      Given Alice controls Simic Growth Chamber and Mana Flare
      And Bob controls Contamination
      When Alice activates Simic Growth Chamber's third ability
      And Alice chooses the mana type {<type>} for Mana Flare
      Then <result>

      Examples: what was produced
        | row | type | result                            |
        | b   | B    | Alice has {B}{B} in her mana pool |

      @absence @control:mana-trigger.once.flare/<row>
      Examples: what was replaced
        | row | type | result                    |
        | u   | U    | the answer is not offered |
        | g   | G    | the answer is not offered |

    @id:mana-trigger.after.nikya @rules.4g @cr:106.12a @cr:106.12b @cr:605.4a
    Scenario: A Forest under Ritual of Subdual, beside Nikya
      Given Alice controls Forest and Nikya of the Old Ways
      And Bob controls Ritual of Subdual
      When Alice taps Forest for mana
      And Alice chooses the mana type {C} for Nikya of the Old Ways
      Then Alice has {C}{C} in her mana pool

    @id:mana-trigger.after.wake @rules.4g @cr:106.12a @cr:106.12b @cr:605.4a
    Scenario: An Island under Naked Singularity, beside Mirari's Wake
      Given Alice controls Island and Mirari's Wake
      And Bob controls Naked Singularity
      When Alice taps Island for mana
      And Alice chooses green for Mirari's Wake
      Then Alice has {G}{G} in her mana pool

    @id:mana-trigger.after.sun @rules.4g @rules.4f @cr:605.1b @cr:106.12b @cr:605.4a
    Scenario: Simic Growth Chamber under Infernal Darkness, beside Caged Sun naming black
      Given Alice controls Simic Growth Chamber and Caged Sun naming black
      And Bob controls Infernal Darkness
      When Alice activates Simic Growth Chamber's third ability
      Then Alice has {B}{B}{B} in her mana pool

    @id:mana-trigger.after.pulse @rules.4g @cr:106.12a @cr:106.12b @cr:605.4a
    Scenario: A Forest whose mana Pulse of Llanowar makes red, under Mana Flare
      Given Alice controls Forest, Pulse of Llanowar and Mana Flare
      When Alice taps Forest for mana
      And Alice chooses red for Pulse of Llanowar
      And Alice chooses red for Mana Flare
      Then Alice has {R}{R} in her mana pool

    @id:mana-trigger.after.sphere @rules.4g @rules.4f @cr:106.12a @cr:106.12b @cr:605.4a
    Scenario: Simic Growth Chamber under Damping Sphere, beside Zendikar Resurgent
      Given Alice controls Simic Growth Chamber and Zendikar Resurgent
      And Bob controls Damping Sphere
      When Alice activates Simic Growth Chamber's third ability
      And Alice chooses the mana type {C} for Zendikar Resurgent
      Then Alice has {C}{C} in her mana pool

    @id:mana-trigger.after.fixed @rules.4a @rules.5b @cr:106.12a @cr:106.12b @cr:605.4a
    Scenario: A Forest under Contamination, to which Vernal Bloom adds {G} all the same
      Given Alice controls Forest and Vernal Bloom
      And Bob controls Contamination
      When Alice taps Forest for mana
      Then Alice has {B}{G} in her mana pool

  @rules.4
  Rule: A triggered mana ability resolves at once, and its mana is there for what is being paid

    @id:mana-trigger.pays.growth @rules.4d @cr:605.1b @cr:605.4a @cr:601.2g
    Scenario: A Forest with Wild Growth pays for Grizzly Bears while they are cast
      Given Alice controls Forest and Wild Growth attached to Forest
      And Alice has Grizzly Bears in hand
      When Alice casts Grizzly Bears by paying {G} from Forest and {G} from her mana pool
      And everything on the stack resolves
      Then Grizzly Bears is on the battlefield
      And Alice has no mana in her mana pool

    @id:mana-trigger.pays.flare @rules.4d @cr:605.1b @cr:605.4a @cr:601.2g
    Scenario: A Forest under Bob's Mana Flare pays for Grizzly Bears while they are cast
      Given Alice controls Forest
      And Alice has Grizzly Bears in hand
      And Bob controls Mana Flare
      When Alice casts Grizzly Bears by paying {G} from Forest and {G} from her mana pool
      And everything on the stack resolves
      Then Grizzly Bears is on the battlefield
      And Alice has no mana in her mana pool

    @id:mana-trigger.pays.creature @rules.4d @cr:605.1b @cr:605.4a @cr:601.2g
    Scenario: Llanowar Elves with Leyline of Abundance pay for Grizzly Bears while they are cast
      Given Alice controls Llanowar Elves and Leyline of Abundance
      And Alice has Grizzly Bears in hand
      When Alice casts Grizzly Bears by paying {G} from Llanowar Elves and {G} from her mana pool
      And everything on the stack resolves
      Then Grizzly Bears is on the battlefield
      And Alice has no mana in her mana pool

    @id:mana-trigger.pays.ability @rules.4d @cr:605.1b @cr:605.4a @cr:602.2b
    Scenario: A Forest with Overgrowth pays for Mikokoro's ability while it is activated
      Given Alice controls Forest, Overgrowth attached to Forest and Mikokoro, Center of the Sea
      And Alice has Island on top of her library
      And Bob has Island on top of his library
      When Alice activates Mikokoro, Center of the Sea's second ability by paying {G} from Forest and {G} from her mana pool
      And everything on the stack resolves
      Then Alice has a card in hand
      And Alice has {G} in her mana pool

    @id:mana-trigger.at-once @rules.4d @cr:605.4a @cr:704.5a
    Scenario: Overabundance is a mana ability too: Alice cannot respond to its last damage
      Given Alice controls Mountain
      And Alice has 1 life
      And Alice has Lightning Bolt in hand
      And Bob controls Overabundance
      And Bob has 3 life
      When Alice taps Mountain for mana
      Then Alice has lost the game
      And Bob hasn't lost the game

    @id:mana-trigger.at-once.amount @rules.4a @rules.4d @cr:605.1b @cr:605.4a
    Scenario: Overabundance adds mana and deals damage at once
      Given Alice controls Mountain
      And Bob controls Overabundance
      When Alice taps Mountain for mana
      Then nothing is on the stack
      And Alice has {R}{R} in her mana pool and 19 life

    @id:mana-trigger.from-mana @rules.4d @cr:605.1b @cr:605.4a
    Scenario: Caged Sun adds to the mana that Crumbling Vestige adds when it enters
      Given Alice controls Caged Sun naming green
      And Alice has Crumbling Vestige in hand
      When Alice plays Crumbling Vestige
      And the top of the stack resolves
      And Alice chooses green for Crumbling Vestige
      Then Alice has {G}{G} in her mana pool
      And nothing is on the stack
      And Crumbling Vestige is tapped

    @id:mana-trigger.from-mana.not-tapped @rules.4a @cr:605.1b @cr:106.12a @absence @control:mana-trigger.from-mana.not-tapped.control
    Scenario: Mana Flare does not add to the mana that Crumbling Vestige adds when it enters
      Given Alice controls Mana Flare
      And Alice has Crumbling Vestige in hand
      When Alice plays Crumbling Vestige
      And the top of the stack resolves
      And Alice chooses green for Crumbling Vestige
      Then Alice has {G} in her mana pool
      And nothing is on the stack

    @id:mana-trigger.from-mana.not-tapped.control @rules.4a @cr:106.12a @cr:605.4a
    Scenario: Mana Flare adds to the mana for which Crumbling Vestige is tapped
      Given Alice controls Mana Flare and Crumbling Vestige
      When Alice activates Crumbling Vestige's third ability
      And Alice chooses the mana type {C} for Mana Flare
      Then Alice has {C}{C} in her mana pool
      And nothing is on the stack

  @rules.4
  Rule: A trigger that adds no mana waits on the stack

    @id:mana-trigger.waits.barbs @rules.4e @cr:106.12a @cr:605.5a @cr:603.3
    Scenario: Manabarbs waits while the mana is there
      Given Alice controls Mountain
      And Bob controls Manabarbs
      When Alice taps Mountain for mana
      Then the stack is Manabarbs's triggered ability
      And Alice has {R} in her mana pool and 20 life
      When the top of the stack resolves
      Then Alice has 19 life

    @id:mana-trigger.waits.response @rules.4e @cr:605.5a @cr:603.3 @cr:704.5a
    Scenario: Alice responds to the last damage of Manabarbs with the mana that she has
      Given Alice controls Mountain
      And Alice has 1 life
      And Alice has Lightning Bolt in hand
      And Bob controls Manabarbs
      And Bob has 3 life
      When Alice taps Mountain for mana
      And Alice casts Lightning Bolt targeting Bob
      And everything on the stack resolves
      Then Bob has lost the game
      And Alice hasn't lost the game

    @id:mana-trigger.waits.payment @rules.4e @cr:605.5a @cr:603.3 @cr:704.5a
    Scenario: Manabarbs is put above the spell for which the land was tapped
      Given Alice controls Mountain
      And Alice has 1 life
      And Alice has Lightning Bolt in hand
      And Bob controls Manabarbs
      And Bob has 3 life
      When Alice casts Lightning Bolt targeting Bob by paying {R} from Mountain
      Then the stack is Manabarbs's triggered ability, then Lightning Bolt
      When everything on the stack resolves
      Then Alice has lost the game
      And Bob hasn't lost the game

    @id:mana-trigger.waits.glory @rules.4e @cr:605.5a @cr:603.3
    Scenario: Bob uses the mana of a Mountain before Price of Glory destroys it
      Given Alice controls Price of Glory
      And Bob controls Mountain
      And Bob has Shock in hand
      When Alice passes priority
      And Bob taps Mountain for mana
      And Bob casts Shock targeting Alice
      And everything on the stack resolves
      Then Alice has 18 life
      And Mountain is in Bob's graveyard

    @id:mana-trigger.waits.orchard @rules.4e @cr:605.5a @cr:603.3d
    Scenario: Forbidden Orchard adds its mana at once, its Spirit comes later
      Given Alice controls Forbidden Orchard
      When Alice activates Forbidden Orchard's ability
      And Alice chooses red for Forbidden Orchard
      And Alice targets Bob with Forbidden Orchard
      Then Alice has {R} in her mana pool
      And the stack is Forbidden Orchard's triggered ability
      And Bob controls no tokens
      When everything on the stack resolves
      Then Bob controls a Spirit token
      And Alice has {R} in her mana pool

    @id:mana-trigger.waits.web @rules.4e @cr:605.5a @cr:603.3
    Scenario: Alice taps her other Forest before Mana Web does
      Given Alice controls Forest as "forest-1" and Forest as "forest-2"
      And Bob controls Mana Web
      When Alice taps "forest-1" for mana
      And Alice taps "forest-2" for mana
      And everything on the stack resolves
      Then Alice has {G}{G} in her mana pool
      And "forest-2" is tapped

    @id:mana-trigger.waits.vorinclex @rules.4a @cr:106.12a @cr:502.3 @absence @control:mana-trigger.waits.vorinclex.control
    Scenario: A land tapped for mana under an opponent's Vorinclex does not untap
      Given it is Bob's turn
      And Alice controls Vorinclex, Voice of Hunger
      And Alice has three Swamps on top of her library
      And Bob controls Forest and a tapped Island
      And Bob has three Swamps on top of his library
      When Bob taps Forest for mana
      And everything on the stack resolves
      And the game advances to Bob's upkeep
      Then Forest is tapped
      And Island is untapped

    @id:mana-trigger.waits.vorinclex.control @cr:502.3
    Scenario: A land tapped for mana untaps in the next turn
      Given it is Bob's turn
      And Alice controls Serra Angel
      And Alice has three Swamps on top of her library
      And Bob controls Forest and a tapped Island
      And Bob has three Swamps on top of his library
      When Bob taps Forest for mana
      And everything on the stack resolves
      And the game advances to Bob's upkeep
      Then Forest is untapped
      And Island is untapped

  @rules.4
  Rule: It triggers once for an activation, however much mana is produced

    @id:mana-trigger.once.barbs @rules.4f @cr:106.12a @cr:603.2c
    Scenario: Simic Growth Chamber under Manabarbs
      Given Alice controls Simic Growth Chamber
      And Bob controls Manabarbs
      When Alice activates Simic Growth Chamber's third ability
      And everything on the stack resolves
      Then Alice has {G}{U} in her mana pool and 19 life

    @id:mana-trigger.once.flare @rules.4f @rules.4a @cr:106.12a @cr:605.4a
    Scenario Outline: Simic Growth Chamber under Mana Flare, asked for {<type>}
      Given Alice controls Simic Growth Chamber and Mana Flare
      When Alice activates Simic Growth Chamber's third ability
      And Alice chooses the mana type {<type>} for Mana Flare
      Then <result>

      Examples: both types that the land produced
        | row | type | result                               |
        | u   | U    | Alice has {G}{U}{U} in her mana pool |
        | g   | G    | Alice has {G}{U}{G} in her mana pool |

      @absence @control:mana-trigger.flare/<row>
      Examples: types that the land did not produce
        | row | type | result                    |
        | w   | W    | the answer is not offered |
        | b   | B    | the answer is not offered |
        | r   | R    | the answer is not offered |
        | c   | C    | the answer is not offered |

    @id:mana-trigger.once.growth @rules.4f @cr:106.12a @cr:605.4a
    Scenario: Simic Growth Chamber with Wild Growth
      Given Alice controls Simic Growth Chamber and Wild Growth attached to Simic Growth Chamber
      When Alice activates Simic Growth Chamber's third ability
      Then Alice has {G}{U}{G} in her mana pool

    @id:mana-trigger.once.cradle @rules.4f @cr:106.12a @cr:605.4a
    Scenario: Gaea's Cradle with three creatures under Mana Flare and Manabarbs
      Given Alice controls Gaea's Cradle, Grizzly Bears, Elite Vanguard, Memnite and Mana Flare
      And Bob controls Manabarbs
      When Alice activates Gaea's Cradle's ability
      And everything on the stack resolves
      Then Alice has {G}{G}{G}{G} in her mana pool and 19 life

    @id:mana-trigger.once.cataracts @rules.4f @cr:106.12a @cr:603.2c
    Scenario: Five mana of Cascading Cataracts under Burning Earth
      Given Alice controls Cascading Cataracts
      And Alice has five {C} in her mana pool
      And Bob controls Burning Earth
      When Alice activates Cascading Cataracts's third ability
      And Alice chooses the mana {W}{U}{B}{R}{G} for Cascading Cataracts
      And everything on the stack resolves
      Then Alice has {W}{U}{B}{R}{G} in her mana pool and 19 life

    @id:mana-trigger.once.tomb @rules.4f @cr:106.12a @cr:603.2c
    Scenario: Ancient Tomb, which deals damage itself, under Manabarbs
      Given Alice controls Ancient Tomb
      And Bob controls Manabarbs
      When Alice activates Ancient Tomb's ability
      And everything on the stack resolves
      Then Alice has {C}{C} in her mana pool and 17 life

    @id:mana-trigger.once.gift @rules.4f @rules.4c @cr:106.12a @cr:605.4a
    Scenario: A Forest adds two green mana by Gift of Paradise, beside Gauntlet of Power naming green
      Given Alice controls Forest, Gift of Paradise attached to Forest and Gauntlet of Power naming green
      When Alice activates the third ability that Gift of Paradise grants Forest
      And Alice chooses green for Forest
      Then Alice has {G}{G}{G} in her mana pool

    @id:mana-trigger.once.battleground @rules.4f @rules.4c @cr:605.1b @cr:605.4a @cr:608.2h
    Scenario: Havenwood Battleground, sacrificed for two green mana, beside Caged Sun naming green
      Given Alice controls Havenwood Battleground and Caged Sun naming green
      When Alice activates Havenwood Battleground's third ability
      Then Alice has {G}{G}{G} in her mana pool
      And Havenwood Battleground is in Alice's graveyard

    @id:mana-trigger.once.reflected @rules.4f @rules.5a @cr:106.12a @cr:106.12b
    Scenario: A Forest under Mana Reflection and Manabarbs
      Given Alice controls Forest and Mana Reflection
      And Bob controls Manabarbs
      When Alice taps Forest for mana
      And everything on the stack resolves
      Then Alice has {G}{G} in her mana pool and 19 life

    @id:mana-trigger.once.each @rules.4f @cr:106.12a @cr:603.2c
    Scenario: Two Forests under Manabarbs are two activations
      Given Alice controls Forest as "forest-1" and Forest as "forest-2"
      And Bob controls Manabarbs
      When Alice taps "forest-1" for mana
      And Alice taps "forest-2" for mana
      And everything on the stack resolves
      Then Alice has {G}{G} in her mana pool and 18 life
