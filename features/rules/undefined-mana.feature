Feature: Mana of an undefined type

  Some abilities look elsewhere for the type of the mana that they add: at colors, at what lands could produce, at an exiled card. Where
  they find nothing, they may be activated and cost what they cost, and no mana comes of it. What lands could produce has a file of its own.

  @rules.1
  Rule: An ability that finds no type of mana adds none, though it is activated and paid for

    @id:undefined.crater @rules.1a @rules.1b @cr:106.5 @cr:605.2 @absence @control:undefined.crater.control
    Scenario: Meteor Crater beside a colorless creature
      Given Alice controls Meteor Crater and Memnite
      When Alice activates Meteor Crater's ability
      And Alice chooses any color for Meteor Crater
      Then Alice has no mana in her mana pool
      And Meteor Crater is tapped
      And nothing is on the stack

    @id:undefined.crater.control @rules.1c @cr:106.3 @cr:605.3b
    Scenario: Meteor Crater beside a green creature
      Given Alice controls Meteor Crater and Llanowar Elves
      When Alice activates Meteor Crater's ability
      And Alice chooses green for Meteor Crater
      Then Alice has {G} in her mana pool
      And Meteor Crater is tapped

    @id:undefined.crater.theirs @rules.1a @rules.1b @cr:106.5 @absence @control:undefined.crater.control
    Scenario: Meteor Crater does not look at the green creature of an opponent
      Given Alice controls Meteor Crater and Memnite
      And Bob controls Llanowar Elves
      When Alice activates Meteor Crater's ability
      And Alice chooses any color for Meteor Crater
      Then Alice has no mana in her mana pool
      And Meteor Crater is tapped

    @id:undefined.crater.colorless-elf @rules.1a @rules.1b @cr:106.5 @absence @control:undefined.crater.control
    Scenario: Meteor Crater while Mycosynth Lattice takes all colors away
      Given Alice controls Meteor Crater and Llanowar Elves
      And Bob controls Mycosynth Lattice
      When Alice activates Meteor Crater's ability
      And Alice chooses any color for Meteor Crater
      Then Alice has no mana in her mana pool
      And Meteor Crater is tapped

    @id:undefined.crater.later @rules.1a @rules.1b @rules.1c @cr:106.5 @cr:605.3b
    Scenario: One Meteor Crater is tapped before there is a color, another after
      Given Alice controls Meteor Crater as "early" and Meteor Crater as "late"
      And Alice has Llanowar Elves in hand and {G} in her mana pool
      When Alice activates "early"'s ability
      And Alice chooses any color for "early"
      Then Alice has {G} in her mana pool
      When Alice casts Llanowar Elves
      And everything on the stack resolves
      And Alice activates "late"'s ability
      And Alice chooses green for "late"
      Then Alice has {G} in her mana pool
      And "early" is tapped
      And "late" is tapped

    @id:undefined.crater.goes-on @rules.1b @cr:106.5 @cr:605.3b
    Scenario: After a Meteor Crater that added nothing Alice goes on with her turn
      Given Alice controls Meteor Crater and Forest
      And Alice has Llanowar Elves in hand
      When Alice activates Meteor Crater's ability
      And Alice chooses any color for Meteor Crater
      And Alice taps Forest for mana
      And Alice casts Llanowar Elves
      And everything on the stack resolves
      Then Llanowar Elves is on the battlefield
      And Meteor Crater is tapped
      And Alice has no mana in her mana pool
      And it is still Alice's main phase

    @id:undefined.crater.bobs-turn @rules.1a @rules.1b @cr:106.5 @absence @control:undefined.crater.bobs-turn.control
    Scenario: Bob's Meteor Crater beside a colorless creature
      Given it is Bob's turn
      And Bob controls Meteor Crater and Ornithopter
      And Alice controls Elite Vanguard
      When Bob activates Meteor Crater's ability
      And Bob chooses any color for Meteor Crater
      Then Bob has no mana in his mana pool
      And Alice has no mana in her mana pool
      And Meteor Crater is tapped

    @id:undefined.crater.bobs-turn.control @rules.1c @cr:106.3 @cr:605.3b
    Scenario: Bob's Meteor Crater beside a white creature of his own
      Given it is Bob's turn
      And Bob controls Meteor Crater and Elite Vanguard
      When Bob activates Meteor Crater's ability
      And Bob chooses white for Meteor Crater
      Then Bob has {W} in his mana pool
      And Meteor Crater is tapped

    @id:undefined.orchard @rules.1a @rules.1b @cr:106.5 @cr:106.7 @absence @control:undefined.orchard.control
    Scenario: Exotic Orchard while the opponent controls no land
      Given Alice controls Exotic Orchard and Forest
      And Bob controls Llanowar Elves
      When Alice activates Exotic Orchard's ability
      And Alice chooses any color for Exotic Orchard
      Then Alice has no mana in her mana pool
      And Exotic Orchard is tapped

    @id:undefined.orchard.control @rules.1c @cr:106.7
    Scenario: Exotic Orchard while the opponent controls a Plains
      Given Alice controls Exotic Orchard and Forest
      And Bob controls Llanowar Elves and Plains
      When Alice activates Exotic Orchard's ability
      And Alice chooses white for Exotic Orchard
      Then Alice has {W} in her mana pool
      And Exotic Orchard is tapped

    @id:undefined.fellwar @rules.1a @rules.1b @cr:106.5 @cr:106.7 @absence @control:undefined.fellwar.control
    Scenario: Fellwar Stone while the opponent controls only Maze of Ith
      Given Alice controls Fellwar Stone
      And Bob controls Maze of Ith
      When Alice activates Fellwar Stone's ability
      And Alice chooses any color for Fellwar Stone
      Then Alice has no mana in her mana pool
      And Fellwar Stone is tapped

    @id:undefined.fellwar.control @rules.1c @cr:106.7
    Scenario: Fellwar Stone while the opponent controls Maze of Ith and a Mountain
      Given Alice controls Fellwar Stone
      And Bob controls Maze of Ith and Mountain
      When Alice activates Fellwar Stone's ability
      And Alice chooses red for Fellwar Stone
      Then Alice has {R} in her mana pool
      And Fellwar Stone is tapped

    @id:undefined.pool @rules.1a @rules.1b @cr:106.5 @cr:106.7 @absence @control:undefined.pool.control
    Scenario: Reflecting Pool beside no other land
      Given Alice controls Reflecting Pool
      When Alice activates Reflecting Pool's ability
      And Alice chooses any type of mana for Reflecting Pool
      Then Alice has no mana in her mana pool
      And Reflecting Pool is tapped

    @id:undefined.pool.control @rules.1c @cr:106.7
    Scenario: Reflecting Pool beside a Swamp
      Given Alice controls Reflecting Pool and Swamp
      When Alice activates Reflecting Pool's ability
      And Alice chooses black for Reflecting Pool
      Then Alice has {B} in her mana pool
      And Reflecting Pool is tapped

    @id:undefined.compass @rules.1a @rules.1b @cr:106.5 @cr:106.7 @absence @control:undefined.compass.control
    Scenario: Star Compass beside a land that is not basic
      Given Alice controls Star Compass and Tropical Island
      When Alice activates Star Compass's second ability
      And Alice chooses any color for Star Compass
      Then Alice has no mana in her mana pool
      And Star Compass is tapped

    @id:undefined.compass.control @rules.1c @cr:106.7
    Scenario: Star Compass beside a basic land
      Given Alice controls Star Compass, Tropical Island and Mountain
      When Alice activates Star Compass's second ability
      And Alice chooses red for Star Compass
      Then Alice has {R} in her mana pool
      And Star Compass is tapped

    @id:undefined.plaza @rules.1a @rules.1b @cr:106.5 @cr:106.7 @absence @control:undefined.plaza.control
    Scenario: Plaza of Harmony asked for a Gate's mana where there is no Gate
      Given Alice controls Plaza of Harmony and Forest
      When Alice activates Plaza of Harmony's third ability
      And Alice chooses any type of mana for Plaza of Harmony
      Then Alice has no mana in her mana pool
      And Plaza of Harmony is tapped

    @id:undefined.plaza.control @rules.1c @cr:106.7
    Scenario: Plaza of Harmony asked for the mana of Selesnya Guildgate
      Given Alice controls Plaza of Harmony and Selesnya Guildgate
      When Alice activates Plaza of Harmony's third ability
      And Alice chooses white for Plaza of Harmony
      Then Alice has {W} in her mana pool
      And Plaza of Harmony is tapped

    @id:undefined.incubation @rules.1a @rules.1b @cr:106.5 @cr:106.7 @absence @control:undefined.incubation.control
    Scenario: Three mana of no type are none, by Incubation Druid beside Maze of Ith
      Given Alice controls Incubation Druid with a +1/+1 counter, and Maze of Ith
      When Alice activates Incubation Druid's ability
      And Alice chooses any type of mana for Incubation Druid
      Then Alice has no mana in her mana pool
      And Incubation Druid is tapped

    @id:undefined.incubation.control @rules.1c @cr:106.7 @cr:614.15
    Scenario: Incubation Druid with a counter adds three mana of a type that there is
      Given Alice controls Incubation Druid with a +1/+1 counter, Maze of Ith and Island
      When Alice activates Incubation Druid's ability
      And Alice chooses blue for Incubation Druid
      Then Alice has {U}{U}{U} in her mana pool
      And Incubation Druid is tapped

    @id:undefined.amber @rules.1a @rules.1b @cr:106.5 @absence @control:undefined.amber.control
    Scenario: Mox Amber beside a colorless legend and a green creature that is no legend
      Given Alice controls Mox Amber, Emrakul, the Aeons Torn and Llanowar Elves
      When Alice activates Mox Amber's ability
      And Alice chooses any color for Mox Amber
      Then Alice has no mana in her mana pool
      And Mox Amber is tapped

    @id:undefined.amber.control @rules.1c @cr:106.3 @cr:605.3b
    Scenario: Mox Amber beside a white legend
      Given Alice controls Mox Amber, Isamaru, Hound of Konda and Llanowar Elves
      When Alice activates Mox Amber's ability
      And Alice chooses white for Mox Amber
      Then Alice has {W} in her mana pool
      And Mox Amber is tapped

    @id:undefined.chrome @rules.1a @rules.1b @cr:106.5 @absence @control:undefined.chrome.control
    Scenario: Chrome Mox without an exiled card
      Given Alice controls Chrome Mox
      When Alice activates Chrome Mox's ability on line 2
      And Alice chooses any color for Chrome Mox
      Then Alice has no mana in her mana pool
      And Chrome Mox is tapped

    @id:undefined.chrome.control @rules.1c @cr:106.3 @cr:607.2a
    Scenario: Chrome Mox with a green card exiled
      Given Alice controls Chrome Mox
      And Alice has Grizzly Bears exiled with Chrome Mox in exile
      When Alice activates Chrome Mox's ability on line 2
      And Alice chooses green for Chrome Mox
      Then Alice has {G} in her mana pool
      And Chrome Mox is tapped

    @id:undefined.explorers @rules.1a @rules.1b @cr:106.5 @cr:106.7 @cr:602.2b @absence @control:undefined.explorers.control
    Scenario: Benthic Explorers untaps Maze of Ith for nothing
      Given Alice controls Benthic Explorers
      And Bob controls a tapped Maze of Ith
      When Alice activates Benthic Explorers's ability
      And Alice chooses any type of mana for Benthic Explorers
      Then Alice has no mana in her mana pool
      And Benthic Explorers is tapped
      And Maze of Ith is untapped

    @id:undefined.explorers.control @rules.1c @cr:106.7
    Scenario: Benthic Explorers untaps a Swamp for black mana
      Given Alice controls Benthic Explorers
      And Bob controls a tapped Swamp
      When Alice activates Benthic Explorers's ability
      And Alice chooses black for Benthic Explorers
      Then Alice has {B} in her mana pool
      And Benthic Explorers is tapped
      And Swamp is untapped

    @id:undefined.squandered @rules.1a @rules.1b @cr:106.5 @cr:106.7 @cr:602.2b @absence @control:undefined.squandered.control
    Scenario: Maze of Ith sacrificed to Squandered Resources
      Given Alice controls Squandered Resources and Maze of Ith
      When Alice activates Squandered Resources's ability
      And Alice chooses any type of mana for Squandered Resources
      Then Alice has no mana in her mana pool
      And Maze of Ith is in Alice's graveyard

    @id:undefined.squandered.control @rules.1c @cr:106.7 @cr:608.2h
    Scenario: A Forest sacrificed to Squandered Resources
      Given Alice controls Squandered Resources and Forest
      When Alice activates Squandered Resources's ability
      And Alice chooses green for Squandered Resources
      Then Alice has {G} in her mana pool
      And Forest is in Alice's graveyard

  @rules.1
  Rule: An ability that finds a type of mana adds mana of that type, and of no other

    @id:undefined.rainbow @rules.1c @cr:106.3 @cr:605.3b
    Scenario Outline: Meteor Crater beside creatures of all colors adds {<type>}
      Given Alice controls Meteor Crater, Elite Vanguard, Fugitive Wizard, Walking Corpse, Mogg Fanatic and Llanowar Elves
      When Alice activates Meteor Crater's ability
      And Alice chooses the mana type {<type>} for Meteor Crater
      Then Alice has {<type>} in her mana pool
      And Meteor Crater is tapped

      Examples:
        | row | type |
        | w   | W    |
        | u   | U    |
        | b   | B    |
        | r   | R    |
        | g   | G    |

    @id:undefined.colorless @rules.1c @cr:106.7
    Scenario: Reflecting Pool, which asks for a type and not a color, adds the colorless mana of Wastes
      Given Alice controls Reflecting Pool and Wastes
      When Alice activates Reflecting Pool's ability
      And Alice chooses the mana type {C} for Reflecting Pool
      Then Alice has {C} in her mana pool
      And Reflecting Pool is tapped

    @id:undefined.crater-types @rules.1c @cr:106.3 @cr:106.1b
    Scenario Outline: Meteor Crater beside a green creature, asked for {<type>}
      Given Alice controls Meteor Crater, Llanowar Elves and Memnite
      When Alice activates Meteor Crater's ability
      And Alice chooses the mana type {<type>} for Meteor Crater
      Then <result>

      Examples: the color of the creature
        | row | type | result                         |
        | g   | G    | Alice has {G} in her mana pool |

      @absence @control:undefined.rainbow/<row>
      Examples: colors that no permanent has
        | row | type | result                    |
        | w   | W    | the answer is not offered |
        | u   | U    | the answer is not offered |
        | b   | B    | the answer is not offered |
        | r   | R    | the answer is not offered |

      @absence @control:undefined.colorless
      Examples: what is no color
        | row | type | result                    |
        | c   | C    | the answer is not offered |

    @id:undefined.crater-hybrid @rules.1c @cr:106.3 @cr:105.2
    Scenario Outline: Meteor Crater beside Judge's Familiar, which is white and blue, asked for {<type>}
      Given Alice controls Meteor Crater and Judge's Familiar
      When Alice activates Meteor Crater's ability
      And Alice chooses the mana type {<type>} for Meteor Crater
      Then <result>

      Examples: both colors of the creature
        | row | type | result                         |
        | w   | W    | Alice has {W} in her mana pool |
        | u   | U    | Alice has {U} in her mana pool |

      @absence @control:undefined.rainbow/<row>
      Examples: colors that no permanent has
        | row | type | result                    |
        | b   | B    | the answer is not offered |
        | r   | R    | the answer is not offered |
        | g   | G    | the answer is not offered |

      @absence @control:undefined.colorless
      Examples: what is no color
        | row | type | result                    |
        | c   | C    | the answer is not offered |

    @id:undefined.amber-types @rules.1c @cr:106.3 @cr:106.1b
    Scenario Outline: Mox Amber beside a red, white and black legend and a green creature, asked for {<type>}
      Given Alice controls Mox Amber, Edgar Markov and Llanowar Elves
      And Bob controls Gadwick, the Wizened
      When Alice activates Mox Amber's ability
      And Alice chooses the mana type {<type>} for Mox Amber
      Then <result>

      Examples: the colors of the legend
        | row | type | result                         |
        | w   | W    | Alice has {W} in her mana pool |
        | b   | B    | Alice has {B} in her mana pool |
        | r   | R    | Alice has {R} in her mana pool |

      @absence @control:undefined.amber-more/<row>
      Examples: the colors of an opponent's legend, and of what is no legend
        | row | type | result                    |
        | u   | U    | the answer is not offered |
        | g   | G    | the answer is not offered |

      @absence @control:undefined.colorless
      Examples: what is no color
        | row | type | result                    |
        | c   | C    | the answer is not offered |

    @id:undefined.amber-more @rules.1c @cr:106.3 @cr:605.3b
    Scenario Outline: Mox Amber beside legends of all colors, asked for {<type>}
      Given Alice controls Mox Amber, Edgar Markov, Gadwick, the Wizened and Marwyn, the Nurturer
      When Alice activates Mox Amber's ability
      And Alice chooses the mana type {<type>} for Mox Amber
      Then Alice has {<type>} in her mana pool

      Examples: the colors that Edgar Markov has not
        | row | type |
        | u   | U    |
        | g   | G    |
