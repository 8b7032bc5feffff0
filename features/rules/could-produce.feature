Feature: What a permanent could produce

  Fellwar Stone, Reflecting Pool and their like add what certain lands could produce: all that an ability of such a land would add if it
  resolved now, with every effect that would replace that mana, in every order. Boards are asked type by type, so that both is seen, what is
  there and what is not.

  @rules.2
  Rule: Every type of mana that some ability of the land would add counts

    @id:could.city @rules.2a @rules.2g @cr:106.7
    Scenario Outline: Fellwar Stone against City of Brass, asked for {<type>}
      Given Alice controls Fellwar Stone
      And Bob controls City of Brass
      When Alice activates Fellwar Stone's ability
      And Alice chooses the mana type {<type>} for Fellwar Stone
      Then <result>

      Examples: every color
        | row | type | result                         |
        | w   | W    | Alice has {W} in her mana pool |
        | u   | U    | Alice has {U} in her mana pool |
        | b   | B    | Alice has {B} in her mana pool |
        | r   | R    | Alice has {R} in her mana pool |
        | g   | G    | Alice has {G} in her mana pool |

      @absence @control:could.wastes.pool/c
      Examples: what is no color
        | row | type | result                    |
        | c   | C    | the answer is not offered |

    @id:could.forest @rules.2a @cr:106.7 @cr:305.6
    Scenario Outline: Fellwar Stone against a Forest, asked for {<type>}
      Given Alice controls Fellwar Stone
      And Bob controls Forest
      When Alice activates Fellwar Stone's ability
      And Alice chooses the mana type {<type>} for Fellwar Stone
      Then <result>

      Examples: what is there
        | row | type | result                         |
        | g   | G    | Alice has {G} in her mana pool |

      @absence @control:could.city/<row>
      Examples: colors that no land there has
        | row | type | result                    |
        | w   | W    | the answer is not offered |
        | u   | U    | the answer is not offered |
        | b   | B    | the answer is not offered |
        | r   | R    | the answer is not offered |

      @absence @control:could.wastes.pool/c
      Examples: what is no color
        | row | type | result                    |
        | c   | C    | the answer is not offered |

    @id:could.breeding-pool @rules.2a @cr:106.7 @cr:305.6
    Scenario Outline: Fellwar Stone against Breeding Pool, a Forest and an Island, asked for {<type>}
      Given Alice controls Fellwar Stone
      And Bob controls Breeding Pool
      When Alice activates Fellwar Stone's ability
      And Alice chooses the mana type {<type>} for Fellwar Stone
      Then <result>

      Examples: what is there
        | row | type | result                         |
        | u   | U    | Alice has {U} in her mana pool |
        | g   | G    | Alice has {G} in her mana pool |

      @absence @control:could.city/<row>
      Examples: what Blood Moon would give
        | row | type | result                    |
        | r   | R    | the answer is not offered |

    @id:could.urborg @rules.2a @cr:106.7 @cr:305.6 @cr:305.7
    Scenario Outline: Fellwar Stone against an Island that Urborg makes a Swamp too, asked for {<type>}
      Given Alice controls Fellwar Stone and Urborg, Tomb of Yawgmoth
      And Bob controls Island
      When Alice activates Fellwar Stone's ability
      And Alice chooses the mana type {<type>} for Fellwar Stone
      Then <result>

      Examples: what is there
        | row | type | result                         |
        | u   | U    | Alice has {U} in her mana pool |
        | b   | B    | Alice has {B} in her mana pool |

      @absence @control:could.city/<row>
      Examples: colors that no land there has
        | row | type | result                    |
        | w   | W    | the answer is not offered |
        | r   | R    | the answer is not offered |
        | g   | G    | the answer is not offered |

      @absence @control:could.wastes.pool/c
      Examples: what is no color
        | row | type | result                    |
        | c   | C    | the answer is not offered |

    @id:could.urborg.moon @rules.2a @cr:106.7 @cr:305.7 @cr:613.8
    Scenario Outline: Fellwar Stone against an Island while Blood Moon makes Urborg a Mountain, asked for {<type>}
      Given Alice controls Fellwar Stone, Urborg, Tomb of Yawgmoth and Blood Moon
      And Bob controls Island
      When Alice activates Fellwar Stone's ability
      And Alice chooses the mana type {<type>} for Fellwar Stone
      Then <result>

      Examples: what is there
        | row | type | result                         |
        | u   | U    | Alice has {U} in her mana pool |

      @absence @control:could.urborg/b
      Examples: what Urborg no longer gives
        | row | type | result                    |
        | b   | B    | the answer is not offered |

    @id:could.blood-moon @rules.2a @cr:106.7 @cr:305.7
    Scenario Outline: Fellwar Stone against Breeding Pool under Blood Moon, asked for {<type>}
      Given Alice controls Fellwar Stone and Blood Moon
      And Bob controls Breeding Pool
      When Alice activates Fellwar Stone's ability
      And Alice chooses the mana type {<type>} for Fellwar Stone
      Then <result>

      Examples: what is there
        | row | type | result                         |
        | r   | R    | Alice has {R} in her mana pool |

      @absence @control:could.breeding-pool/<row>
      Examples: what the land has lost
        | row | type | result                    |
        | u   | U    | the answer is not offered |
        | g   | G    | the answer is not offered |

      @absence @control:could.city/<row>
      Examples: colors that no land there has
        | row | type | result                    |
        | w   | W    | the answer is not offered |
        | b   | B    | the answer is not offered |

      @absence @control:could.wastes.pool/c
      Examples: what is no color
        | row | type | result                    |
        | c   | C    | the answer is not offered |

    @id:could.spreading-seas @rules.2a @cr:106.7 @cr:305.7
    Scenario Outline: Fellwar Stone against a Forest that Spreading Seas makes an Island, asked for {<type>}
      Given Alice controls Fellwar Stone
      And Bob controls Forest
      And Alice controls Spreading Seas attached to Forest
      When Alice activates Fellwar Stone's ability
      And Alice chooses the mana type {<type>} for Fellwar Stone
      Then <result>

      Examples: what is there
        | row | type | result                         |
        | u   | U    | Alice has {U} in her mana pool |

      @absence @control:could.forest/g
      Examples: what the land has lost
        | row | type | result                    |
        | g   | G    | the answer is not offered |

    @id:could.dawn @rules.2a @cr:106.7 @cr:305.7
    Scenario Outline: Fellwar Stone against lands that Celestial Dawn makes Plains, asked for {<type>}
      Given Alice controls Fellwar Stone
      And Bob controls Celestial Dawn, Forest and City of Brass
      When Alice activates Fellwar Stone's ability
      And Alice chooses the mana type {<type>} for Fellwar Stone
      Then <result>

      Examples: what is there
        | row | type | result                         |
        | w   | W    | Alice has {W} in her mana pool |

      @absence @control:could.forest/g
      Examples: what the Forest has lost
        | row | type | result                    |
        | g   | G    | the answer is not offered |

      @absence @control:could.city/<row>
      Examples: what City of Brass has lost
        | row | type | result                    |
        | u   | U    | the answer is not offered |
        | b   | B    | the answer is not offered |
        | r   | R    | the answer is not offered |

    @id:could.lantern @rules.2a @rules.2g @cr:106.7 @cr:613.1f
    Scenario Outline: Fellwar Stone against Maze of Ith with the ability that Chromatic Lantern grants, asked for {<type>}
      Given Alice controls Fellwar Stone
      And Bob controls Chromatic Lantern and Maze of Ith
      When Alice activates Fellwar Stone's ability
      And Alice chooses the mana type {<type>} for Fellwar Stone
      Then <result>

      Examples: every color
        | row | type | result                         |
        | w   | W    | Alice has {W} in her mana pool |
        | u   | U    | Alice has {U} in her mana pool |
        | b   | B    | Alice has {B} in her mana pool |
        | r   | R    | Alice has {R} in her mana pool |
        | g   | G    | Alice has {G} in her mana pool |

      @absence @control:could.wastes.pool/c
      Examples: what is no color
        | row | type | result                    |
        | c   | C    | the answer is not offered |

    @id:could.gift-island @rules.2a @rules.2g @cr:106.7 @cr:613.1f
    Scenario Outline: Fellwar Stone against an Island with the ability that Gift of Paradise grants, asked for {<type>}
      Given Alice controls Fellwar Stone
      And Bob controls Island and Gift of Paradise attached to Island
      When Alice activates Fellwar Stone's ability
      And Alice chooses the mana type {<type>} for Fellwar Stone
      Then <result>

      Examples: every color
        | row | type | result                         |
        | w   | W    | Alice has {W} in her mana pool |
        | u   | U    | Alice has {U} in her mana pool |
        | b   | B    | Alice has {B} in her mana pool |
        | r   | R    | Alice has {R} in her mana pool |
        | g   | G    | Alice has {G} in her mana pool |

    @id:could.dryads @rules.2a @cr:106.7 @cr:305.6
    Scenario Outline: Fellwar Stone against a creature that Song of the Dryads has made a Forest, asked for {<type>}
      Given Alice controls Fellwar Stone
      And Bob controls Mogg Fanatic
      And Alice controls Song of the Dryads attached to Mogg Fanatic
      When Alice activates Fellwar Stone's ability
      And Alice chooses the mana type {<type>} for Fellwar Stone
      Then <result>

      Examples: what is there
        | row | type | result                         |
        | g   | G    | Alice has {G} in her mana pool |

      @absence @control:could.city/<row>
      Examples: the color that it had
        | row | type | result                    |
        | r   | R    | the answer is not offered |

    @id:could.arbor @rules.2a @rules.2b @cr:106.7 @cr:305.6
    Scenario: Fellwar Stone against a Dryad Arbor that came this turn
      Given Alice controls Fellwar Stone
      And Bob controls a summoning-sick Dryad Arbor
      When Alice activates Fellwar Stone's ability
      And Alice chooses green for Fellwar Stone
      Then Alice has {G} in her mana pool
      And Fellwar Stone is tapped

    @id:could.arbor.humility @rules.2a @cr:106.7 @cr:613.1f @absence @control:could.arbor
    Scenario: Fellwar Stone against Dryad Arbor, which Humility leaves without abilities
      Given Alice controls Fellwar Stone and Humility
      And Bob controls a summoning-sick Dryad Arbor
      When Alice activates Fellwar Stone's ability
      And Alice chooses any color for Fellwar Stone
      Then Alice has no mana in her mana pool
      And Fellwar Stone is tapped

    @id:could.tomb @rules.2a @rules.2g @cr:106.7
    Scenario: Benthic Explorers untaps Ancient Tomb
      Given Alice controls Benthic Explorers
      And Bob controls a tapped Ancient Tomb
      When Alice activates Benthic Explorers's ability
      And Alice chooses the mana type {C} for Benthic Explorers
      Then Alice has {C} in her mana pool
      And Benthic Explorers is tapped

    @id:could.tomb.alpine @rules.2a @cr:106.7 @cr:613.1f
    Scenario Outline: Benthic Explorers untaps an Ancient Tomb to which Alpine Moon has given another ability, asked for {<type>}
      Given Alice controls Benthic Explorers and Alpine Moon naming the name Ancient Tomb
      And Bob controls a tapped Ancient Tomb
      When Alice activates Benthic Explorers's ability
      And Alice chooses the mana type {<type>} for Benthic Explorers
      Then <result>

      Examples: what is there
        | row | type | result                         |
        | w   | W    | Alice has {W} in her mana pool |
        | u   | U    | Alice has {U} in her mana pool |
        | b   | B    | Alice has {B} in her mana pool |
        | r   | R    | Alice has {R} in her mana pool |
        | g   | G    | Alice has {G} in her mana pool |

      @absence @control:could.tomb
      Examples: what the land has lost
        | row | type | result                    |
        | c   | C    | the answer is not offered |

    @id:could.alpine.any-name @cr:201.4 @cr:201.4a @cr:614.12a
    Scenario: Alpine Moon enters where there is no nonbasic land, and its controller names one all the same
      Given Alice has Alpine Moon in hand and {R} in her mana pool
      And Bob controls Forest
      When Alice casts Alpine Moon
      And everything on the stack resolves
      And Alice chooses any name for Alpine Moon
      Then Alpine Moon is on the battlefield

    @id:could.river @rules.2a @cr:106.7 @cr:614.15
    Scenario Outline: Harvester Druid beside River of Tears, asked for {<type>}
      Given Alice controls Harvester Druid and River of Tears
      When Alice activates Harvester Druid's ability
      And Alice chooses the mana type {<type>} for Harvester Druid
      Then <result>

      Examples: what is there
        | row | type | result                         |
        | u   | U    | Alice has {U} in her mana pool |

      @absence @control:could.river.played/b
      Examples: what it adds in a turn with a land played
        | row | type | result                    |
        | b   | B    | the answer is not offered |

    @id:could.river.played @rules.2a @cr:106.7 @cr:614.15
    Scenario Outline: Harvester Druid beside River of Tears after a land was played, asked for {<type>}
      Given Alice controls Harvester Druid and River of Tears
      And Alice has Maze of Ith in hand
      When Alice plays Maze of Ith
      And Alice activates Harvester Druid's ability
      And Alice chooses the mana type {<type>} for Harvester Druid
      Then <result>

      Examples: what is there
        | row | type | result                         |
        | b   | B    | Alice has {B} in her mana pool |

      @absence @control:could.river/u
      Examples: what it adds in a turn without a land played
        | row | type | result                    |
        | u   | U    | the answer is not offered |

    @id:could.caverns @rules.2a @cr:106.7 @cr:614.15
    Scenario Outline: Naga Vitalist beside Gemstone Caverns with a luck counter, asked for {<type>}
      Given Alice controls Naga Vitalist and Gemstone Caverns with a luck counter
      When Alice activates Naga Vitalist's ability
      And Alice chooses the mana type {<type>} for Naga Vitalist
      Then <result>

      Examples: what is there
        | row | type | result                         |
        | w   | W    | Alice has {W} in her mana pool |
        | u   | U    | Alice has {U} in her mana pool |
        | b   | B    | Alice has {B} in her mana pool |
        | r   | R    | Alice has {R} in her mana pool |
        | g   | G    | Alice has {G} in her mana pool |

      @absence @control:could.caverns.luckless/c
      Examples: what it adds without the counter
        | row | type | result                    |
        | c   | C    | the answer is not offered |

    @id:could.caverns.luckless @rules.2a @cr:106.7
    Scenario Outline: Naga Vitalist beside Gemstone Caverns without a luck counter, asked for {<type>}
      Given Alice controls Naga Vitalist and Gemstone Caverns
      When Alice activates Naga Vitalist's ability
      And Alice chooses the mana type {<type>} for Naga Vitalist
      Then <result>

      Examples: what is there
        | row | type | result                         |
        | c   | C    | Alice has {C} in her mana pool |

      @absence @control:could.caverns/g
      Examples: what it adds with the counter
        | row | type | result                    |
        | g   | G    | the answer is not offered |

    @id:could.web @rules.2a @rules.2e @cr:106.7 @cr:106.12a
    Scenario: Mana Web taps the lands that could produce what the tapped Forest could
      Given Alice controls Forest as "forest-1", Forest as "forest-2", Tropical Island, Reflecting Pool, Gaea's Cradle, Island and Wastes
      And Bob controls Mana Web and Llanowar Elves
      When Alice taps "forest-1" for mana
      And everything on the stack resolves
      Then "forest-2" is tapped
      And Tropical Island is tapped
      And Reflecting Pool is tapped
      And Gaea's Cradle is untapped
      And Island is untapped
      And Wastes is untapped
      And Alice has {G} in her mana pool

  @rules.2
  Rule: Costs, and whether the ability could be activated at all, do not matter

    @id:could.tapped @rules.2b @cr:106.7
    Scenario Outline: Reflecting Pool beside a tapped Forest, asked for {<type>}
      Given Alice controls Reflecting Pool and a tapped Forest
      When Alice activates Reflecting Pool's ability
      And Alice chooses the mana type {<type>} for Reflecting Pool
      Then <result>

      Examples: what is there
        | row | type | result                         |
        | g   | G    | Alice has {G} in her mana pool |

      @absence @control:could.cataracts/<row>
      Examples: colors that no land there has
        | row | type | result                    |
        | w   | W    | the answer is not offered |
        | u   | U    | the answer is not offered |
        | b   | B    | the answer is not offered |
        | r   | R    | the answer is not offered |

      @absence @control:could.wastes.pool/c
      Examples: colorless
        | row | type | result                    |
        | c   | C    | the answer is not offered |

    @id:could.cataracts @rules.2b @rules.2g @cr:106.7
    Scenario Outline: Reflecting Pool beside Cascading Cataracts, whose cost of five mana nobody can pay, asked for {<type>}
      Given Alice controls Reflecting Pool and Cascading Cataracts
      When Alice activates Reflecting Pool's ability
      And Alice chooses the mana type {<type>} for Reflecting Pool
      Then <result>

      Examples: every type
        | row | type | result                         |
        | w   | W    | Alice has {W} in her mana pool |
        | u   | U    | Alice has {U} in her mana pool |
        | b   | B    | Alice has {B} in her mana pool |
        | r   | R    | Alice has {R} in her mana pool |
        | g   | G    | Alice has {G} in her mana pool |
        | c   | C    | Alice has {C} in her mana pool |

    @id:could.temple @rules.2b @cr:106.7
    Scenario Outline: Reflecting Pool beside Temple of the False God among four lands, asked for {<type>}
      Given Alice controls Reflecting Pool, Temple of the False God and two copies of Maze of Ith
      When Alice activates Reflecting Pool's ability
      And Alice chooses the mana type {<type>} for Reflecting Pool
      Then <result>

      Examples: what is there
        | row | type | result                         |
        | c   | C    | Alice has {C} in her mana pool |

      @absence @control:could.cataracts/<row>
      Examples: colors that no land there has
        | row | type | result                    |
        | w   | W    | the answer is not offered |
        | u   | U    | the answer is not offered |
        | b   | B    | the answer is not offered |
        | r   | R    | the answer is not offered |
        | g   | G    | the answer is not offered |

    @id:could.crag @rules.2b @cr:106.7
    Scenario Outline: Fellwar Stone against a tapped Vivid Crag without counters, asked for {<type>}
      Given Alice controls Fellwar Stone
      And Bob controls a tapped Vivid Crag
      When Alice activates Fellwar Stone's ability
      And Alice chooses the mana type {<type>} for Fellwar Stone
      Then <result>

      Examples: every color
        | row | type | result                         |
        | w   | W    | Alice has {W} in her mana pool |
        | u   | U    | Alice has {U} in her mana pool |
        | b   | B    | Alice has {B} in her mana pool |
        | r   | R    | Alice has {R} in her mana pool |
        | g   | G    | Alice has {G} in her mana pool |

      @absence @control:could.wastes.pool/c
      Examples: what is no color
        | row | type | result                    |
        | c   | C    | the answer is not offered |

    @id:could.spire @rules.2b @rules.2g @cr:106.7
    Scenario Outline: Harvester Druid beside Spire of Industry without an artifact, asked for {<type>}
      Given Alice controls Harvester Druid and Spire of Industry
      When Alice activates Harvester Druid's ability
      And Alice chooses the mana type {<type>} for Harvester Druid
      Then <result>

      Examples: every color
        | row | type | result                         |
        | w   | W    | Alice has {W} in her mana pool |
        | u   | U    | Alice has {U} in her mana pool |
        | b   | B    | Alice has {B} in her mana pool |
        | r   | R    | Alice has {R} in her mana pool |
        | g   | G    | Alice has {G} in her mana pool |

      @absence @control:could.wastes.pool/c
      Examples: colorless
        | row | type | result                    |
        | c   | C    | the answer is not offered |

    @id:could.tower @rules.2b @cr:106.7
    Scenario Outline: Reflecting Pool beside Phyrexian Tower with no creature to sacrifice, asked for {<type>}
      Given Alice controls Reflecting Pool and Phyrexian Tower
      When Alice activates Reflecting Pool's ability
      And Alice chooses the mana type {<type>} for Reflecting Pool
      Then <result>

      Examples: what is there
        | row | type | result                         |
        | b   | B    | Alice has {B} in her mana pool |
        | c   | C    | Alice has {C} in her mana pool |

      @absence @control:could.cataracts/<row>
      Examples: a color that it does not have
        | row | type | result                    |
        | g   | G    | the answer is not offered |

    @id:could.gate @rules.2b @cr:106.7
    Scenario Outline: Fellwar Stone against Mystic Gate of a player without mana, asked for {<type>}
      Given Alice controls Fellwar Stone
      And Bob controls Mystic Gate
      When Alice activates Fellwar Stone's ability
      And Alice chooses the mana type {<type>} for Fellwar Stone
      Then <result>

      Examples: what is there
        | row | type | result                         |
        | w   | W    | Alice has {W} in her mana pool |
        | u   | U    | Alice has {U} in her mana pool |

      @absence @control:could.city/<row>
      Examples: a color that it does not have
        | row | type | result                    |
        | r   | R    | the answer is not offered |

  @rules.2
  Rule: Effects that would replace the mana are applied, in every order

    @id:could.contamination @rules.2c @cr:106.7 @cr:106.12b
    Scenario Outline: Fellwar Stone against a Forest under Contamination, asked for {<type>}
      Given Alice controls Fellwar Stone and Contamination
      And Bob controls Forest
      When Alice activates Fellwar Stone's ability
      And Alice chooses the mana type {<type>} for Fellwar Stone
      Then <result>

      Examples: what is there
        | row | type | result                         |
        | b   | B    | Alice has {B} in her mana pool |

      @absence @control:could.forest/g
      Examples: what is replaced
        | row | type | result                    |
        | g   | G    | the answer is not offered |

      @absence @control:could.city/<row>
      Examples: colors that no land there has
        | row | type | result                    |
        | w   | W    | the answer is not offered |
        | u   | U    | the answer is not offered |
        | r   | R    | the answer is not offered |

      @absence @control:could.wastes.pool/c
      Examples: what is no color
        | row | type | result                    |
        | c   | C    | the answer is not offered |

    @id:could.darkness @rules.2c @cr:106.7 @cr:106.12b
    Scenario Outline: Fellwar Stone against Breeding Pool under Infernal Darkness, asked for {<type>}
      Given Alice controls Fellwar Stone
      And Bob controls Infernal Darkness and Breeding Pool
      When Alice activates Fellwar Stone's ability
      And Alice chooses the mana type {<type>} for Fellwar Stone
      Then <result>

      Examples: what is there
        | row | type | result                         |
        | b   | B    | Alice has {B} in her mana pool |

      @absence @control:could.breeding-pool/<row>
      Examples: what is replaced
        | row | type | result                    |
        | u   | U    | the answer is not offered |
        | g   | G    | the answer is not offered |

    @id:could.subdual @rules.2c @rules.2g @cr:106.7 @cr:106.12b @absence @control:could.forest/g
    Scenario: Fellwar Stone against a Forest under Ritual of Subdual
      Given Alice controls Fellwar Stone and Ritual of Subdual
      And Bob controls Forest
      When Alice activates Fellwar Stone's ability
      And Alice chooses any color for Fellwar Stone
      Then Alice has no mana in her mana pool
      And Fellwar Stone is tapped

    @id:could.subdual.explorers @rules.2c @cr:106.7 @cr:106.12b
    Scenario Outline: Benthic Explorers untaps a Forest under Ritual of Subdual, asked for {<type>}
      Given Alice controls Benthic Explorers and Ritual of Subdual
      And Bob controls a tapped Forest
      When Alice activates Benthic Explorers's ability
      And Alice chooses the mana type {<type>} for Benthic Explorers
      Then <result>

      Examples: what is there
        | row | type | result                         |
        | c   | C    | Alice has {C} in her mana pool |

      @absence @control:could.explorers.forest
      Examples: what is replaced
        | row | type | result                    |
        | g   | G    | the answer is not offered |

    @id:could.explorers.forest @rules.2a @cr:106.7 @cr:305.6
    Scenario: Benthic Explorers untaps a Forest
      Given Alice controls Benthic Explorers
      And Bob controls a tapped Forest
      When Alice activates Benthic Explorers's ability
      And Alice chooses green for Benthic Explorers
      Then Alice has {G} in her mana pool
      And Benthic Explorers is tapped

    @id:could.twist @rules.2c @cr:106.7 @cr:106.12b
    Scenario Outline: Fellwar Stone against a Mountain under Reality Twist, asked for {<type>}
      Given Alice controls Fellwar Stone and Reality Twist
      And Bob controls Mountain
      When Alice activates Fellwar Stone's ability
      And Alice chooses the mana type {<type>} for Fellwar Stone
      Then <result>

      Examples: what is there
        | row | type | result                         |
        | w   | W    | Alice has {W} in her mana pool |

      @absence @control:undefined.fellwar.control
      Examples: what is replaced
        | row | type | result                    |
        | r   | R    | the answer is not offered |

    @id:could.singularity @rules.2c @cr:106.7 @cr:106.12b
    Scenario Outline: Fellwar Stone against Steam Vents, an Island and a Mountain, under Naked Singularity, asked for {<type>}
      Given Alice controls Fellwar Stone and Naked Singularity
      And Bob controls Steam Vents
      When Alice activates Fellwar Stone's ability
      And Alice chooses the mana type {<type>} for Fellwar Stone
      Then <result>

      Examples: what is there
        | row | type | result                         |
        | u   | U    | Alice has {U} in her mana pool |
        | g   | G    | Alice has {G} in her mana pool |

      @absence @control:could.city/<row>
      Examples: colors that no land there has
        | row | type | result                    |
        | w   | W    | the answer is not offered |
        | b   | B    | the answer is not offered |
        | r   | R    | the answer is not offered |

      @absence @control:could.wastes.pool/c
      Examples: what is no color
        | row | type | result                    |
        | c   | C    | the answer is not offered |

    @id:could.singularity.compass @rules.2c @cr:106.7 @cr:106.12b
    Scenario Outline: Star Compass beside a Plains under Naked Singularity, asked for {<type>}
      Given Alice controls Star Compass and Plains
      And Bob controls Naked Singularity
      When Alice activates Star Compass's second ability
      And Alice chooses the mana type {<type>} for Star Compass
      Then <result>

      Examples: what is there
        | row | type | result                         |
        | r   | R    | Alice has {R} in her mana pool |

      @absence @control:could.whose.compass/w
      Examples: what is replaced
        | row | type | result                    |
        | w   | W    | the answer is not offered |

    @id:could.moon @rules.2c @cr:106.7 @cr:106.12b @absence @control:could.moon.basic
    Scenario: Fellwar Stone against a Tropical Island after Pale Moon
      Given Alice controls Fellwar Stone
      And Alice has Pale Moon in hand and {U}{U} in her mana pool
      And Bob controls Tropical Island
      When Alice casts Pale Moon
      And everything on the stack resolves
      And Alice activates Fellwar Stone's ability
      And Alice chooses any color for Fellwar Stone
      Then Alice has no mana in her mana pool
      And Fellwar Stone is tapped

    @id:could.moon.basic @rules.2c @cr:106.7 @cr:106.12b
    Scenario: Fellwar Stone against a basic Island after Pale Moon
      Given Alice controls Fellwar Stone
      And Alice has Pale Moon in hand and {U}{U} in her mana pool
      And Bob controls Island
      When Alice casts Pale Moon
      And everything on the stack resolves
      And Alice activates Fellwar Stone's ability
      And Alice chooses blue for Fellwar Stone
      Then Alice has {U} in her mana pool
      And Fellwar Stone is tapped

    @id:could.gemstone @rules.2c @cr:106.7 @cr:106.12b
    Scenario Outline: Fellwar Stone against a Forest when red was chosen for Hall of Gemstone, asked for {<type>}
      Given it is Bob's end step
      And Alice controls Fellwar Stone and Hall of Gemstone
      And Bob controls Forest
      When the game advances to Alice's upkeep
      And everything on the stack resolves
      And Alice chooses red for Hall of Gemstone
      And Alice activates Fellwar Stone's ability
      And Alice chooses the mana type {<type>} for Fellwar Stone
      Then <result>

      Examples: what is there
        | row | type | result                         |
        | r   | R    | Alice has {R} in her mana pool |

      @absence @control:could.forest/g
      Examples: what is replaced
        | row | type | result                    |
        | g   | G    | the answer is not offered |

    @id:could.deep-water @rules.2c @cr:106.7 @cr:106.12b
    Scenario Outline: Harvester Druid beside a Forest after Deep Water, asked for {<type>}
      Given Alice controls Harvester Druid, Forest and Deep Water
      And Alice has {U} in her mana pool
      When Alice activates Deep Water's ability
      Then Alice has no mana in her mana pool
      When everything on the stack resolves
      And Alice activates Harvester Druid's ability
      And Alice chooses the mana type {<type>} for Harvester Druid
      Then <result>

      Examples: what is there
        | row | type | result                         |
        | u   | U    | Alice has {U} in her mana pool |

      @absence @control:could.harvester.forest
      Examples: what is replaced
        | row | type | result                    |
        | g   | G    | the answer is not offered |

    @id:could.harvester.forest @rules.2a @cr:106.7 @cr:305.6
    Scenario: Harvester Druid beside a Forest
      Given Alice controls Harvester Druid and Forest
      When Alice activates Harvester Druid's ability
      And Alice chooses green for Harvester Druid
      Then Alice has {G} in her mana pool
      And Harvester Druid is tapped

    @id:could.deep-water.theirs @rules.2c @cr:106.7 @cr:106.12b
    Scenario Outline: Fellwar Stone against a Forest of an opponent, whose lands Deep Water leaves alone, asked for {<type>}
      Given Alice controls Fellwar Stone and Deep Water
      And Alice has {U} in her mana pool
      And Bob controls Forest
      When Alice activates Deep Water's ability
      And everything on the stack resolves
      And Alice activates Fellwar Stone's ability
      And Alice chooses the mana type {<type>} for Fellwar Stone
      Then <result>

      Examples: what is there
        | row | type | result                         |
        | g   | G    | Alice has {G} in her mana pool |

      @absence @control:could.deep-water/u
      Examples: what Deep Water gives only to its player's lands
        | row | type | result                    |
        | u   | U    | the answer is not offered |

    @id:could.mage @rules.2c @cr:106.7 @cr:106.12b
    Scenario Outline: Naga Vitalist beside Wastes after Harvest Mage, asked for {<type>}
      Given Alice controls Naga Vitalist, Harvest Mage and Wastes
      And Alice has Island in hand and {G} in her mana pool
      When Alice activates Harvest Mage's ability
      And everything on the stack resolves
      And Alice activates Naga Vitalist's ability
      And Alice chooses the mana type {<type>} for Naga Vitalist
      Then <result>
      And Alice has no cards in hand

      Examples: what is there
        | row | type | result                         |
        | w   | W    | Alice has {W} in her mana pool |
        | u   | U    | Alice has {U} in her mana pool |
        | b   | B    | Alice has {B} in her mana pool |
        | r   | R    | Alice has {R} in her mana pool |
        | g   | G    | Alice has {G} in her mana pool |

      @absence @control:could.wastes.vitalist
      Examples: what is replaced
        | row | type | result                    |
        | c   | C    | the answer is not offered |

    @id:could.pulse @rules.2c @cr:106.7 @cr:106.12b
    Scenario Outline: Star Compass beside a Forest with Pulse of Llanowar, asked for {<type>}
      Given Alice controls Star Compass, Forest and Pulse of Llanowar
      When Alice activates Star Compass's second ability
      And Alice chooses the mana type {<type>} for Star Compass
      Then <result>

      Examples: every color
        | row | type | result                         |
        | w   | W    | Alice has {W} in her mana pool |
        | u   | U    | Alice has {U} in her mana pool |
        | b   | B    | Alice has {B} in her mana pool |
        | r   | R    | Alice has {R} in her mana pool |
        | g   | G    | Alice has {G} in her mana pool |

      @absence @control:could.wastes.pool/c
      Examples: colorless
        | row | type | result                    |
        | c   | C    | the answer is not offered |

    @id:could.pulse.theirs @rules.2c @cr:106.7 @cr:106.12b
    Scenario: Fellwar Stone against a Forest of the player of Pulse of Llanowar
      Given Alice controls Fellwar Stone
      And Bob controls Forest and Pulse of Llanowar
      When Alice activates Fellwar Stone's ability
      And Alice chooses blue for Fellwar Stone
      Then Alice has {U} in her mana pool
      And Fellwar Stone is tapped

    @id:could.pulse.mine @rules.2c @cr:106.7 @cr:106.12b
    Scenario Outline: Fellwar Stone against a Forest that is not under the control of the player of Pulse of Llanowar, asked for {<type>}
      Given Alice controls Fellwar Stone and Pulse of Llanowar
      And Bob controls Forest
      When Alice activates Fellwar Stone's ability
      And Alice chooses the mana type {<type>} for Fellwar Stone
      Then <result>

      Examples: what is there
        | row | type | result                         |
        | g   | G    | Alice has {G} in her mana pool |

      @absence @control:could.pulse.theirs
      Examples: what the Pulse gives only to its player's lands
        | row | type | result                    |
        | u   | U    | the answer is not offered |

    @id:could.gnomes @rules.2c @cr:106.7 @cr:106.12b
    Scenario Outline: Fellwar Stone against a Plains with the ability of Joiner Adept, after Quarum Trench Gnomes, asked for {<type>}
      Given Alice controls Fellwar Stone and Quarum Trench Gnomes
      And Bob controls Joiner Adept and Plains
      When Alice activates Quarum Trench Gnomes's ability targeting Plains
      And everything on the stack resolves
      And Alice activates Fellwar Stone's ability
      And Alice chooses the mana type {<type>} for Fellwar Stone
      Then <result>

      Examples: colors that the Gnomes leave alone
        | row | type | result                         |
        | u   | U    | Alice has {U} in her mana pool |
        | b   | B    | Alice has {B} in her mana pool |
        | r   | R    | Alice has {R} in her mana pool |
        | g   | G    | Alice has {G} in her mana pool |

      @absence @control:could.gnomes.control
      Examples: what is replaced
        | row | type | result                    |
        | w   | W    | the answer is not offered |

      @absence @control:could.wastes.pool/c
      Examples: what is no color
        | row | type | result                    |
        | c   | C    | the answer is not offered |

    @id:could.gnomes.control @rules.2a @cr:106.7 @cr:613.1f
    Scenario: Fellwar Stone against a Plains with the ability of Joiner Adept
      Given Alice controls Fellwar Stone and Quarum Trench Gnomes
      And Bob controls Joiner Adept and Plains
      When Alice activates Fellwar Stone's ability
      And Alice chooses white for Fellwar Stone
      Then Alice has {W} in her mana pool
      And Fellwar Stone is tapped

    @id:could.squandered @rules.2c @cr:106.7 @cr:106.12b @cr:608.2h
    Scenario Outline: A Forest sacrificed to Squandered Resources under Contamination, asked for {<type>}
      Given Alice controls Squandered Resources and Forest
      And Bob controls Contamination
      When Alice activates Squandered Resources's ability
      And Alice chooses the mana type {<type>} for Squandered Resources
      Then <result>

      Examples: what is there
        | row | type | result                         |
        | b   | B    | Alice has {B} in her mana pool |

      @absence @control:undefined.squandered.control
      Examples: what would be replaced
        | row | type | result                    |
        | g   | G    | the answer is not offered |

    @id:could.orders @rules.2d @cr:106.7 @cr:616.1 @cr:616.1f
    Scenario Outline: Fellwar Stone against an Island under Contamination and Naked Singularity, asked for {<type>}
      Given Alice controls Fellwar Stone and Contamination
      And Bob controls Naked Singularity and Island
      When Alice activates Fellwar Stone's ability
      And Alice chooses the mana type {<type>} for Fellwar Stone
      Then <result>

      Examples: what is there
        | row | type | result                         |
        | b   | B    | Alice has {B} in her mana pool |
        | g   | G    | Alice has {G} in her mana pool |

      @absence @control:could.orders.control
      Examples: what both replace
        | row | type | result                    |
        | u   | U    | the answer is not offered |

      @absence @control:could.city/<row>
      Examples: colors that no land there has
        | row | type | result                    |
        | w   | W    | the answer is not offered |
        | r   | R    | the answer is not offered |

      @absence @control:could.wastes.pool/c
      Examples: what is no color
        | row | type | result                    |
        | c   | C    | the answer is not offered |

    @id:could.orders.control @rules.2a @cr:106.7 @cr:305.6
    Scenario: Fellwar Stone against an Island
      Given Alice controls Fellwar Stone
      And Bob controls Island
      When Alice activates Fellwar Stone's ability
      And Alice chooses blue for Fellwar Stone
      Then Alice has {U} in her mana pool
      And Fellwar Stone is tapped

    @id:could.orders.three @rules.2d @cr:106.7 @cr:616.1 @cr:616.1f
    Scenario Outline: Fellwar Stone against a Mountain under Contamination, Reality Twist and Naked Singularity, asked for {<type>}
      Given Alice controls Fellwar Stone, Contamination and Naked Singularity
      And Bob controls Reality Twist and Mountain
      When Alice activates Fellwar Stone's ability
      And Alice chooses the mana type {<type>} for Fellwar Stone
      Then <result>

      Examples: what is there
        | row | type | result                         |
        | w   | W    | Alice has {W} in her mana pool |
        | u   | U    | Alice has {U} in her mana pool |
        | b   | B    | Alice has {B} in her mana pool |

      @absence @control:could.city/<row>
      Examples: colors that no land there has
        | row | type | result                    |
        | r   | R    | the answer is not offered |
        | g   | G    | the answer is not offered |

      @absence @control:could.wastes.pool/c
      Examples: what is no color
        | row | type | result                    |
        | c   | C    | the answer is not offered |

    @id:could.orders.type @rules.2d @cr:106.7 @cr:616.1 @cr:616.1f
    Scenario Outline: Benthic Explorers untaps a Forest under Infernal Darkness and Ritual of Subdual, asked for {<type>}
      Given Alice controls Benthic Explorers and Infernal Darkness
      And Bob controls Ritual of Subdual and a tapped Forest
      When Alice activates Benthic Explorers's ability
      And Alice chooses the mana type {<type>} for Benthic Explorers
      Then <result>

      Examples: what is there
        | row | type | result                         |
        | b   | B    | Alice has {B} in her mana pool |
        | c   | C    | Alice has {C} in her mana pool |

      @absence @control:could.explorers.forest
      Examples: what both replace
        | row | type | result                    |
        | g   | G    | the answer is not offered |

      @absence @control:could.tomb.alpine/<row>
      Examples: colors that no land there has
        | row | type | result                    |
        | w   | W    | the answer is not offered |
        | u   | U    | the answer is not offered |
        | r   | R    | the answer is not offered |

    @id:could.orders.amount @rules.2d @rules.2l @cr:106.7 @cr:616.1 @cr:616.1f
    Scenario Outline: Benthic Explorers untaps Simic Growth Chamber under Infernal Darkness and Damping Sphere, asked for {<type>}
      Given Alice controls Benthic Explorers and Infernal Darkness
      And Bob controls Damping Sphere and a tapped Simic Growth Chamber
      When Alice activates Benthic Explorers's ability
      And Alice chooses the mana type {<type>} for Benthic Explorers
      Then <result>

      Examples: what is there
        | row | type | result                         |
        | b   | B    | Alice has {B} in her mana pool |
        | c   | C    | Alice has {C} in her mana pool |

      @absence @control:could.chamber/<row>
      Examples: what is replaced in every order
        | row | type | result                    |
        | u   | U    | the answer is not offered |
        | g   | G    | the answer is not offered |

    @id:could.chamber @rules.2a @cr:106.7
    Scenario Outline: Benthic Explorers untaps Simic Growth Chamber, asked for {<type>}
      Given Alice controls Benthic Explorers
      And Bob controls a tapped Simic Growth Chamber
      When Alice activates Benthic Explorers's ability
      And Alice chooses the mana type {<type>} for Benthic Explorers
      Then <result>

      Examples: what is there
        | row | type | result                         |
        | u   | U    | Alice has {U} in her mana pool |
        | g   | G    | Alice has {G} in her mana pool |

    @id:could.orders.new @rules.2d @rules.2l @cr:106.7 @cr:616.1f @cr:616.2
    Scenario Outline: Benthic Explorers untaps a Forest under Contamination, Mana Reflection and Damping Sphere, asked for {<type>}
      Given Alice controls Benthic Explorers and Contamination
      And Bob controls Mana Reflection, Damping Sphere and a tapped Forest
      When Alice activates Benthic Explorers's ability
      And Alice chooses the mana type {<type>} for Benthic Explorers
      Then <result>

      Examples: what is there
        | row | type | result                         |
        | b   | B    | Alice has {B} in her mana pool |
        | c   | C    | Alice has {C} in her mana pool |

      @absence @control:could.explorers.forest
      Examples: what is replaced in every order
        | row | type | result                    |
        | g   | G    | the answer is not offered |

    @id:could.orders.crowd @rules.2d @cr:106.7 @cr:616.1 @cr:616.1f
    Scenario Outline: Fellwar Stone against eight lands under three effects, asked for {<type>}
      Given Alice controls Fellwar Stone and Contamination
      And Bob controls Island, Forest, Breeding Pool, Tropical Island, Simic Growth Chamber, Maze of Ith, Gaea's Cradle and Exotic Orchard
      And Bob controls Naked Singularity and Ritual of Subdual
      When Alice activates Fellwar Stone's ability
      And Alice chooses the mana type {<type>} for Fellwar Stone
      Then <result>

      Examples: what is there
        | row | type | result                         |
        | b   | B    | Alice has {B} in her mana pool |
        | g   | G    | Alice has {G} in her mana pool |

      @absence @control:could.orders.control
      Examples: what is replaced in every order
        | row | type | result                    |
        | u   | U    | the answer is not offered |

      @absence @control:could.city/<row>
      Examples: colors that no land there has
        | row | type | result                    |
        | w   | W    | the answer is not offered |
        | r   | R    | the answer is not offered |

      @absence @control:could.wastes.pool/c
      Examples: what is no color
        | row | type | result                    |
        | c   | C    | the answer is not offered |

    @id:could.sphere @rules.2l @cr:106.7 @cr:106.12b
    Scenario: Fellwar Stone against Gaea's Cradle and one creature under Damping Sphere
      Given Alice controls Fellwar Stone and Damping Sphere
      And Bob controls Gaea's Cradle and Serra Angel
      When Alice activates Fellwar Stone's ability
      And Alice chooses green for Fellwar Stone
      Then Alice has {G} in her mana pool
      And Fellwar Stone is tapped

    @id:could.sphere.two @rules.2l @cr:106.7 @cr:106.12b @absence @control:could.sphere
    Scenario: Fellwar Stone against Gaea's Cradle and two creatures under Damping Sphere
      Given Alice controls Fellwar Stone and Damping Sphere
      And Bob controls Gaea's Cradle, Serra Angel and Grizzly Bears
      When Alice activates Fellwar Stone's ability
      And Alice chooses any color for Fellwar Stone
      Then Alice has no mana in her mana pool
      And Fellwar Stone is tapped

    @id:could.sphere.cataracts @rules.2l @cr:106.7 @cr:106.12b
    Scenario Outline: Reflecting Pool beside Cascading Cataracts under Damping Sphere, asked for {<type>}
      Given Alice controls Reflecting Pool and Cascading Cataracts
      And Bob controls Damping Sphere
      When Alice activates Reflecting Pool's ability
      And Alice chooses the mana type {<type>} for Reflecting Pool
      Then <result>

      Examples: what is there
        | row | type | result                         |
        | c   | C    | Alice has {C} in her mana pool |

      @absence @control:could.cataracts/<row>
      Examples: what five mana of any colors no longer give
        | row | type | result                    |
        | w   | W    | the answer is not offered |
        | u   | U    | the answer is not offered |
        | b   | B    | the answer is not offered |
        | r   | R    | the answer is not offered |
        | g   | G    | the answer is not offered |

    @id:could.doubled @rules.2l @cr:106.7 @cr:106.12b @cr:616.2 @absence @control:could.doubled.control
    Scenario: Fellwar Stone against a Forest whose doubled mana Damping Sphere makes colorless
      Given Alice controls Fellwar Stone and Damping Sphere
      And Bob controls Mana Reflection and Forest
      When Alice activates Fellwar Stone's ability
      And Alice chooses any color for Fellwar Stone
      Then Alice has no mana in her mana pool
      And Fellwar Stone is tapped

    @id:could.doubled.control @rules.2c @cr:106.7 @cr:106.12b
    Scenario: Fellwar Stone against a Forest whose mana is doubled
      Given Alice controls Fellwar Stone
      And Bob controls Mana Reflection and Forest
      When Alice activates Fellwar Stone's ability
      And Alice chooses green for Fellwar Stone
      Then Alice has {G} in her mana pool
      And Fellwar Stone is tapped

    @id:could.doubled.mine @rules.2l @cr:106.7 @cr:106.12b
    Scenario: Mana Reflection does nothing for an opponent's Forest, so Damping Sphere does not either
      Given Alice controls Fellwar Stone, Damping Sphere and Mana Reflection
      And Bob controls Forest
      When Alice activates Fellwar Stone's ability
      And Alice chooses green for Fellwar Stone
      Then Alice has {G}{G} in her mana pool
      And Fellwar Stone is tapped

    @id:could.doubled.type @rules.2l @cr:106.7 @cr:106.12b @cr:616.2
    Scenario Outline: Benthic Explorers untaps a Forest whose doubled mana Damping Sphere makes colorless, asked for {<type>}
      Given Alice controls Benthic Explorers
      And Bob controls Mana Reflection, Damping Sphere and a tapped Forest
      When Alice activates Benthic Explorers's ability
      And Alice chooses the mana type {<type>} for Benthic Explorers
      Then <result>

      Examples: what is there
        | row | type | result                         |
        | c   | C    | Alice has {C} in her mana pool |

      @absence @control:could.explorers.forest
      Examples: what is replaced
        | row | type | result                    |
        | g   | G    | the answer is not offered |

  @rules.2
  Rule: What would add no mana now gives no type, and permanents cannot define each other

    @id:could.cradle @rules.2e @cr:106.7 @absence @control:could.cradle.control/g
    Scenario: Reflecting Pool beside Gaea's Cradle without a creature
      Given Alice controls Reflecting Pool and Gaea's Cradle
      And Bob controls Grizzly Bears
      When Alice activates Reflecting Pool's ability
      And Alice chooses any type of mana for Reflecting Pool
      Then Alice has no mana in her mana pool
      And Reflecting Pool is tapped

    @id:could.cradle.control @rules.2e @cr:106.7
    Scenario Outline: Reflecting Pool beside Gaea's Cradle with a creature, asked for {<type>}
      Given Alice controls Reflecting Pool, Gaea's Cradle and Elite Vanguard
      When Alice activates Reflecting Pool's ability
      And Alice chooses the mana type {<type>} for Reflecting Pool
      Then <result>

      Examples: what is there
        | row | type | result                         |
        | g   | G    | Alice has {G} in her mana pool |

      @absence @control:could.cataracts/<row>
      Examples: colors that no land there has
        | row | type | result                    |
        | w   | W    | the answer is not offered |
        | u   | U    | the answer is not offered |
        | b   | B    | the answer is not offered |
        | r   | R    | the answer is not offered |

      @absence @control:could.wastes.pool/c
      Examples: colorless
        | row | type | result                    |
        | c   | C    | the answer is not offered |

    @id:could.academy @rules.2e @cr:106.7 @absence @control:could.academy.control
    Scenario: Fellwar Stone against Tolarian Academy of a player without artifacts
      Given Alice controls Fellwar Stone
      And Bob controls Tolarian Academy
      When Alice activates Fellwar Stone's ability
      And Alice chooses any color for Fellwar Stone
      Then Alice has no mana in her mana pool
      And Fellwar Stone is tapped

    @id:could.academy.control @rules.2e @cr:106.7
    Scenario: Fellwar Stone against Tolarian Academy of a player with an artifact
      Given Alice controls Fellwar Stone
      And Bob controls Tolarian Academy and Memnite
      When Alice activates Fellwar Stone's ability
      And Alice chooses blue for Fellwar Stone
      Then Alice has {U} in her mana pool
      And Fellwar Stone is tapped

    @id:could.nykthos @rules.2e @cr:106.7 @cr:700.5
    Scenario Outline: Fellwar Stone against Nykthos of a player with green permanents, asked for {<type>}
      Given Alice controls Fellwar Stone and Elite Vanguard
      And Bob controls Nykthos, Shrine to Nyx and Llanowar Elves
      When Alice activates Fellwar Stone's ability
      And Alice chooses the mana type {<type>} for Fellwar Stone
      Then <result>

      Examples: what is there
        | row | type | result                         |
        | g   | G    | Alice has {G} in her mana pool |

      @absence @control:could.city/<row>
      Examples: colors that no land there has
        | row | type | result                    |
        | w   | W    | the answer is not offered |
        | u   | U    | the answer is not offered |
        | b   | B    | the answer is not offered |
        | r   | R    | the answer is not offered |

      @absence @control:could.wastes.pool/c
      Examples: what is no color
        | row | type | result                    |
        | c   | C    | the answer is not offered |

    @id:could.cradle.contamination @rules.2c @rules.2e @cr:106.7 @cr:106.12b @absence @control:could.cradle.contamination.control/b
    Scenario: Fellwar Stone against Gaea's Cradle without a creature under Contamination
      Given Alice controls Fellwar Stone and Contamination
      And Bob controls Gaea's Cradle
      When Alice activates Fellwar Stone's ability
      And Alice chooses any color for Fellwar Stone
      Then Alice has no mana in her mana pool
      And Fellwar Stone is tapped

    @id:could.cradle.contamination.control @rules.2c @rules.2e @cr:106.7 @cr:106.12b
    Scenario Outline: Fellwar Stone against Gaea's Cradle with a creature under Contamination, asked for {<type>}
      Given Alice controls Fellwar Stone and Contamination
      And Bob controls Gaea's Cradle and Elite Vanguard
      When Alice activates Fellwar Stone's ability
      And Alice chooses the mana type {<type>} for Fellwar Stone
      Then <result>

      Examples: what is there
        | row | type | result                         |
        | b   | B    | Alice has {B} in her mana pool |

      @absence @control:could.sphere
      Examples: what is replaced
        | row | type | result                    |
        | g   | G    | the answer is not offered |

    @id:could.orchards @rules.2f @cr:106.7 @absence @control:could.orchards.forest/g
    Scenario: Exotic Orchard against Exotic Orchard and no other land
      Given Alice controls Exotic Orchard as "hers"
      And Bob controls Exotic Orchard as "his"
      When Alice activates "hers"'s ability
      And Alice chooses any color for "hers"
      Then Alice has no mana in her mana pool
      And "hers" is tapped

    @id:could.orchards.forest @rules.2f @cr:106.7
    Scenario Outline: Exotic Orchard against Exotic Orchard, beside a Forest of its own, asked for {<type>}
      Given Alice controls Exotic Orchard as "hers" and Forest
      And Bob controls Exotic Orchard as "his"
      When Alice activates "hers"'s ability
      And Alice chooses the mana type {<type>} for "hers"
      Then <result>

      Examples: what is there
        | row | type | result                         |
        | g   | G    | Alice has {G} in her mana pool |

      @absence @control:could.orchards.city/<row>
      Examples: colors that no land there has
        | row | type | result                    |
        | w   | W    | the answer is not offered |
        | u   | U    | the answer is not offered |
        | b   | B    | the answer is not offered |
        | r   | R    | the answer is not offered |

      @absence @control:could.wastes.pool/c
      Examples: what is no color
        | row | type | result                    |
        | c   | C    | the answer is not offered |

    @id:could.orchards.his @rules.2f @cr:106.7
    Scenario Outline: Exotic Orchard against Exotic Orchard and a Forest, asked for {<type>}
      Given it is Bob's turn
      And Alice controls Exotic Orchard as "hers" and Forest
      And Bob controls Exotic Orchard as "his"
      When Bob activates "his"'s ability
      And Bob chooses the mana type {<type>} for "his"
      Then <result>

      Examples: what is there
        | row | type | result                       |
        | g   | G    | Bob has {G} in his mana pool |

      @absence @control:could.orchards.city/u
      Examples: a color that no land there has
        | row | type | result                    |
        | u   | U    | the answer is not offered |

    @id:could.orchards.city @rules.2f @cr:106.7
    Scenario Outline: Exotic Orchard against Exotic Orchard, beside City of Brass, asked for {<type>}
      Given Alice controls Exotic Orchard as "hers" and City of Brass
      And Bob controls Exotic Orchard as "his"
      When Alice activates "hers"'s ability
      And Alice chooses the mana type {<type>} for "hers"
      Then <result>

      Examples: every color
        | row | type | result                         |
        | w   | W    | Alice has {W} in her mana pool |
        | u   | U    | Alice has {U} in her mana pool |
        | b   | B    | Alice has {B} in her mana pool |
        | r   | R    | Alice has {R} in her mana pool |
        | g   | G    | Alice has {G} in her mana pool |

    @id:could.pools @rules.2f @cr:106.7 @absence @control:could.pools.swamp
    Scenario: Reflecting Pool beside another Reflecting Pool
      Given Alice controls Reflecting Pool as "one" and Reflecting Pool as "other"
      And Bob controls Swamp
      When Alice activates "one"'s ability
      And Alice chooses any type of mana for "one"
      Then Alice has no mana in her mana pool
      And "one" is tapped

    @id:could.pools.swamp @rules.2f @cr:106.7
    Scenario: Reflecting Pool beside another Reflecting Pool and a Swamp
      Given Alice controls Reflecting Pool as "one", Reflecting Pool as "other" and Swamp
      When Alice activates "one"'s ability
      And Alice chooses black for "one"
      Then Alice has {B} in her mana pool
      And "one" is tapped

    @id:could.chain @rules.2f @cr:106.7 @absence @control:could.chain.island/u
    Scenario: Reflecting Pool, Exotic Orchard and an opponent's Exotic Orchard go round in a circle
      Given Alice controls Reflecting Pool and Exotic Orchard as "hers"
      And Bob controls Exotic Orchard as "his"
      When Alice activates Reflecting Pool's ability
      And Alice chooses any type of mana for Reflecting Pool
      Then Alice has no mana in her mana pool
      And Reflecting Pool is tapped

    @id:could.chain.island @rules.2f @cr:106.7
    Scenario Outline: Reflecting Pool, Exotic Orchard and an opponent's Exotic Orchard beside an Island, asked for {<type>}
      Given Alice controls Reflecting Pool and Exotic Orchard as "hers"
      And Bob controls Exotic Orchard as "his" and Island
      When Alice activates Reflecting Pool's ability
      And Alice chooses the mana type {<type>} for Reflecting Pool
      Then <result>

      Examples: what is there
        | row | type | result                         |
        | u   | U    | Alice has {U} in her mana pool |

      @absence @control:could.cataracts/<row>
      Examples: colors that no land there has
        | row | type | result                    |
        | w   | W    | the answer is not offered |
        | b   | B    | the answer is not offered |
        | r   | R    | the answer is not offered |
        | g   | G    | the answer is not offered |

      @absence @control:could.wastes.pool/c
      Examples: colorless
        | row | type | result                    |
        | c   | C    | the answer is not offered |

    @id:could.orchard.alone @rules.2f @cr:106.7 @absence @control:could.orchard.swamp
    Scenario: Fellwar Stone against Exotic Orchard, when Alice has no land
      Given Alice controls Fellwar Stone
      And Bob controls Exotic Orchard
      When Alice activates Fellwar Stone's ability
      And Alice chooses any color for Fellwar Stone
      Then Alice has no mana in her mana pool
      And Fellwar Stone is tapped

    @id:could.orchard.swamp @rules.2f @cr:106.7
    Scenario: Fellwar Stone against Exotic Orchard, which looks at Alice's Swamp
      Given Alice controls Fellwar Stone and Swamp
      And Bob controls Exotic Orchard
      When Alice activates Fellwar Stone's ability
      And Alice chooses black for Fellwar Stone
      Then Alice has {B} in her mana pool
      And Fellwar Stone is tapped

  @rules.2
  Rule: A color is never {C}; a type may be

    @id:could.wastes.fellwar @rules.2g @cr:106.7 @cr:106.1b @absence @control:could.wastes.explorers
    Scenario: Fellwar Stone against Wastes
      Given Alice controls Fellwar Stone
      And Bob controls Wastes
      When Alice activates Fellwar Stone's ability
      And Alice chooses any color for Fellwar Stone
      Then Alice has no mana in her mana pool
      And Fellwar Stone is tapped

    @id:could.wastes.explorers @rules.2g @cr:106.7 @cr:106.1b
    Scenario: Benthic Explorers untaps Wastes
      Given Alice controls Benthic Explorers
      And Bob controls a tapped Wastes
      When Alice activates Benthic Explorers's ability
      And Alice chooses the mana type {C} for Benthic Explorers
      Then Alice has {C} in her mana pool
      And Benthic Explorers is tapped

    @id:could.wastes.island @rules.2g @cr:106.7 @cr:106.1b
    Scenario Outline: Fellwar Stone against Wastes and an Island, asked for {<type>}
      Given Alice controls Fellwar Stone
      And Bob controls Wastes and Island
      When Alice activates Fellwar Stone's ability
      And Alice chooses the mana type {<type>} for Fellwar Stone
      Then <result>

      Examples: what is there
        | row | type | result                         |
        | u   | U    | Alice has {U} in her mana pool |

      @absence @control:could.wastes.explorers
      Examples: what is no color
        | row | type | result                    |
        | c   | C    | the answer is not offered |

    @id:could.wastes.pool @rules.2g @cr:106.7 @cr:106.1b
    Scenario Outline: Reflecting Pool beside Wastes, asked for {<type>}
      Given Alice controls Reflecting Pool and Wastes
      When Alice activates Reflecting Pool's ability
      And Alice chooses the mana type {<type>} for Reflecting Pool
      Then <result>

      Examples: what is there
        | row | type | result                         |
        | c   | C    | Alice has {C} in her mana pool |

      @absence @control:could.cataracts/<row>
      Examples: colors that no land there has
        | row | type | result                    |
        | w   | W    | the answer is not offered |
        | u   | U    | the answer is not offered |
        | b   | B    | the answer is not offered |
        | r   | R    | the answer is not offered |
        | g   | G    | the answer is not offered |

    @id:could.wastes.harvester @rules.2g @cr:106.7 @cr:106.1b @absence @control:could.wastes.vitalist
    Scenario: Harvester Druid beside Wastes
      Given Alice controls Harvester Druid and Wastes
      When Alice activates Harvester Druid's ability
      And Alice chooses any color for Harvester Druid
      Then Alice has no mana in her mana pool
      And Harvester Druid is tapped

    @id:could.wastes.vitalist @rules.2g @cr:106.7 @cr:106.1b
    Scenario: Naga Vitalist beside Wastes
      Given Alice controls Naga Vitalist and Wastes
      When Alice activates Naga Vitalist's ability
      And Alice chooses the mana type {C} for Naga Vitalist
      Then Alice has {C} in her mana pool
      And Naga Vitalist is tapped

    @id:could.wastes.compass @rules.2g @cr:106.7 @cr:106.1b @absence @control:could.wastes.vitalist
    Scenario: Star Compass beside Wastes
      Given Alice controls Star Compass and Wastes
      When Alice activates Star Compass's second ability
      And Alice chooses any color for Star Compass
      Then Alice has no mana in her mana pool
      And Star Compass is tapped

    @id:could.ice @rules.2b @rules.2g @cr:106.7
    Scenario: Break the Ice destroys a Temple of the False God that cannot be activated
      Given Alice has Break the Ice in hand and {B}{B} in her mana pool
      And Bob controls Temple of the False God
      When Alice casts Break the Ice targeting Temple of the False God
      And everything on the stack resolves
      Then Temple of the False God is in Bob's graveyard

    @id:could.ice.city @rules.2g @cr:106.7 @cr:106.1b @cr:115.1 @absence @control:could.ice.city.subdual
    Scenario: Break the Ice cannot target City of Brass
      Given Alice has Break the Ice in hand and {B}{B} in her mana pool
      And Bob controls City of Brass
      When Alice tries to cast Break the Ice targeting City of Brass
      Then the action is illegal
      And City of Brass is on the battlefield
      And Alice has {B}{B} in her mana pool

    @id:could.ice.city.subdual @rules.2c @cr:106.7 @cr:106.12b
    Scenario: Break the Ice destroys City of Brass under Ritual of Subdual
      Given Alice has Break the Ice in hand and {B}{B} in her mana pool
      And Bob controls City of Brass and Ritual of Subdual
      When Alice casts Break the Ice targeting City of Brass
      And everything on the stack resolves
      Then City of Brass is in Bob's graveyard

    @id:could.ice.tomb @rules.2c @cr:106.7 @cr:106.12b @cr:115.1 @absence @control:could.ice.tomb.control
    Scenario: Break the Ice cannot target Ancient Tomb under Contamination
      Given Alice has Break the Ice in hand and {B}{B} in her mana pool
      And Alice controls Contamination
      And Bob controls Ancient Tomb
      When Alice tries to cast Break the Ice targeting Ancient Tomb
      Then the action is illegal
      And Ancient Tomb is on the battlefield

    @id:could.ice.tomb.control @rules.2a @cr:106.7
    Scenario: Break the Ice destroys Ancient Tomb
      Given Alice has Break the Ice in hand and {B}{B} in her mana pool
      And Bob controls Ancient Tomb
      When Alice casts Break the Ice targeting Ancient Tomb
      And everything on the stack resolves
      Then Ancient Tomb is in Bob's graveyard

    @id:could.charmaw @rules.2b @rules.2g @cr:106.7 @cr:601.2f
    Scenario: Obsidian Charmaw costs less for Wastes and a tapped Ancient Tomb
      Given Alice has Obsidian Charmaw in hand and {R}{R}{R} in her mana pool
      And Bob controls Wastes and a tapped Ancient Tomb
      When Alice casts Obsidian Charmaw
      And everything on the stack resolves
      And Alice targets Ancient Tomb with Obsidian Charmaw
      Then Obsidian Charmaw is on the battlefield
      And Ancient Tomb is in Bob's graveyard
      And Alice has no mana in her mana pool

    @id:could.charmaw.colors @rules.2g @cr:106.7 @cr:106.1b @cr:601.2f @absence @control:could.charmaw.colors.subdual
    Scenario: Obsidian Charmaw does not cost less for City of Brass and Tropical Island
      Given Alice has Obsidian Charmaw in hand and {R}{R}{R} in her mana pool
      And Bob controls City of Brass and Tropical Island
      When Alice tries to cast Obsidian Charmaw
      Then the action is illegal
      And Alice has only Obsidian Charmaw in hand
      And Alice has {R}{R}{R} in her mana pool

    @id:could.charmaw.colors.subdual @rules.2c @cr:106.7 @cr:106.12b @cr:601.2f
    Scenario: Obsidian Charmaw costs less for City of Brass and Tropical Island under Ritual of Subdual
      Given Alice has Obsidian Charmaw in hand and {R}{R}{R} in her mana pool
      And Bob controls City of Brass, Tropical Island and Ritual of Subdual
      When Alice casts Obsidian Charmaw
      And everything on the stack resolves
      And Alice targets City of Brass with Obsidian Charmaw
      Then Obsidian Charmaw is on the battlefield
      And City of Brass is in Bob's graveyard

  @rules.2
  Rule: Abilities that are no mana abilities count as well

    @id:could.vestige @rules.2h @cr:106.7 @cr:605.5a
    Scenario Outline: Reflecting Pool beside Crumbling Vestige, asked for {<type>}
      Given Alice controls Reflecting Pool and Crumbling Vestige
      When Alice activates Reflecting Pool's ability
      And Alice chooses the mana type {<type>} for Reflecting Pool
      Then <result>

      Examples: every type
        | row | type | result                         |
        | w   | W    | Alice has {W} in her mana pool |
        | u   | U    | Alice has {U} in her mana pool |
        | b   | B    | Alice has {B} in her mana pool |
        | r   | R    | Alice has {R} in her mana pool |
        | g   | G    | Alice has {G} in her mana pool |
        | c   | C    | Alice has {C} in her mana pool |

    @id:could.vestige.fellwar @rules.2h @rules.2g @cr:106.7 @cr:605.5a
    Scenario Outline: Fellwar Stone against Crumbling Vestige, asked for {<type>}
      Given Alice controls Fellwar Stone
      And Bob controls Crumbling Vestige
      When Alice activates Fellwar Stone's ability
      And Alice chooses the mana type {<type>} for Fellwar Stone
      Then <result>

      Examples: every color
        | row | type | result                         |
        | w   | W    | Alice has {W} in her mana pool |
        | u   | U    | Alice has {U} in her mana pool |
        | b   | B    | Alice has {B} in her mana pool |
        | r   | R    | Alice has {R} in her mana pool |
        | g   | G    | Alice has {G} in her mana pool |

      @absence @control:could.wastes.pool/c
      Examples: what is no color
        | row | type | result                    |
        | c   | C    | the answer is not offered |

    @id:could.vestige.contamination @rules.2h @rules.2c @cr:106.7 @cr:106.12b @cr:605.5a
    Scenario Outline: Fellwar Stone against Crumbling Vestige under Contamination, for which no land is tapped when it enters, asked for {<type>}
      Given Alice controls Fellwar Stone and Contamination
      And Bob controls Crumbling Vestige
      When Alice activates Fellwar Stone's ability
      And Alice chooses the mana type {<type>} for Fellwar Stone
      Then <result>

      Examples: every color
        | row | type | result                         |
        | w   | W    | Alice has {W} in her mana pool |
        | u   | U    | Alice has {U} in her mana pool |
        | b   | B    | Alice has {B} in her mana pool |
        | r   | R    | Alice has {R} in her mana pool |
        | g   | G    | Alice has {G} in her mana pool |

      @absence @control:could.wastes.pool/c
      Examples: what is no color
        | row | type | result                    |
        | c   | C    | the answer is not offered |

    @id:could.vestige.moon @rules.2h @rules.2a @cr:106.7 @cr:305.7
    Scenario Outline: Fellwar Stone against Crumbling Vestige under Blood Moon, asked for {<type>}
      Given Alice controls Fellwar Stone and Blood Moon
      And Bob controls Crumbling Vestige
      When Alice activates Fellwar Stone's ability
      And Alice chooses the mana type {<type>} for Fellwar Stone
      Then <result>

      Examples: what is there
        | row | type | result                         |
        | r   | R    | Alice has {R} in her mana pool |

      @absence @control:could.vestige.fellwar/<row>
      Examples: what the land has lost
        | row | type | result                    |
        | w   | W    | the answer is not offered |
        | u   | U    | the answer is not offered |
        | b   | B    | the answer is not offered |
        | g   | G    | the answer is not offered |

    @id:could.squandered.vestige @rules.2h @cr:106.7 @cr:605.5a @cr:608.2h
    Scenario Outline: Crumbling Vestige sacrificed to Squandered Resources, asked for {<type>}
      Given Alice controls Squandered Resources and Crumbling Vestige
      When Alice activates Squandered Resources's ability
      And Alice chooses the mana type {<type>} for Squandered Resources
      Then <result>

      Examples: every type
        | row | type | result                         |
        | w   | W    | Alice has {W} in her mana pool |
        | u   | U    | Alice has {U} in her mana pool |
        | b   | B    | Alice has {B} in her mana pool |
        | r   | R    | Alice has {R} in her mana pool |
        | g   | G    | Alice has {G} in her mana pool |
        | c   | C    | Alice has {C} in her mana pool |

  @rules.2
  Rule: Only the lands that the ability speaks of count

    @id:could.whose @rules.2i @cr:106.7 @cr:102.2
    Scenario Outline: Fellwar Stone against a Swamp, beside a Forest of its own, asked for {<type>}
      Given Alice controls Fellwar Stone, Forest and Wastes
      And Bob controls Swamp
      When Alice activates Fellwar Stone's ability
      And Alice chooses the mana type {<type>} for Fellwar Stone
      Then <result>

      Examples: what is there
        | row | type | result                         |
        | b   | B    | Alice has {B} in her mana pool |

      @absence @control:could.forest/g
      Examples: what only Alice's own land has
        | row | type | result                    |
        | g   | G    | the answer is not offered |

      @absence @control:could.city/<row>
      Examples: colors that no land there has
        | row | type | result                    |
        | w   | W    | the answer is not offered |
        | u   | U    | the answer is not offered |
        | r   | R    | the answer is not offered |

      @absence @control:could.wastes.pool/c
      Examples: what is no color
        | row | type | result                    |
        | c   | C    | the answer is not offered |

    @id:could.whose.orchard @rules.2i @cr:106.7 @cr:102.2
    Scenario Outline: Exotic Orchard against a Mountain, beside an Island of its own, asked for {<type>}
      Given Alice controls Exotic Orchard and Island
      And Bob controls Mountain
      When Alice activates Exotic Orchard's ability
      And Alice chooses the mana type {<type>} for Exotic Orchard
      Then <result>

      Examples: what is there
        | row | type | result                         |
        | r   | R    | Alice has {R} in her mana pool |

      @absence @control:could.orchards.city/u
      Examples: what only Alice's own land has
        | row | type | result                    |
        | u   | U    | the answer is not offered |

    @id:could.whose.pool @rules.2i @cr:106.7
    Scenario Outline: Reflecting Pool beside a Forest, against a Swamp and Wastes, asked for {<type>}
      Given Alice controls Reflecting Pool and Forest
      And Bob controls Swamp and Wastes
      When Alice activates Reflecting Pool's ability
      And Alice chooses the mana type {<type>} for Reflecting Pool
      Then <result>

      Examples: what is there
        | row | type | result                         |
        | g   | G    | Alice has {G} in her mana pool |

      @absence @control:could.cataracts/<row>
      Examples: colors that no land there has
        | row | type | result                    |
        | w   | W    | the answer is not offered |
        | u   | U    | the answer is not offered |
        | b   | B    | the answer is not offered |
        | r   | R    | the answer is not offered |

      @absence @control:could.wastes.pool/c
      Examples: colorless
        | row | type | result                    |
        | c   | C    | the answer is not offered |

    @id:could.whose.three @rules.2i @cr:106.7
    Scenario Outline: Fellwar Stone against a Forest of one opponent and an Island of another, asked for {<type>}
      Given Alice controls Fellwar Stone
      And Bob controls Forest
      And Carol controls Island
      When Alice activates Fellwar Stone's ability
      And Alice chooses the mana type {<type>} for Fellwar Stone
      Then <result>

      Examples: what is there
        | row | type | result                         |
        | u   | U    | Alice has {U} in her mana pool |
        | g   | G    | Alice has {G} in her mana pool |

      @absence @control:could.city/<row>
      Examples: a color that neither land has
        | row | type | result                    |
        | b   | B    | the answer is not offered |

    @id:could.whose.plaza @rules.2i @cr:106.7
    Scenario Outline: Plaza of Harmony beside Selesnya Guildgate and Steam Vents, asked for {<type>}
      Given Alice controls Plaza of Harmony, Selesnya Guildgate and Steam Vents
      When Alice activates Plaza of Harmony's third ability
      And Alice chooses the mana type {<type>} for Plaza of Harmony
      Then <result>

      Examples: what is there
        | row | type | result                         |
        | w   | W    | Alice has {W} in her mana pool |
        | g   | G    | Alice has {G} in her mana pool |

      @absence @control:could.whose.plaza.lantern/<row>
      Examples: what only other lands have
        | row | type | result                    |
        | u   | U    | the answer is not offered |
        | r   | R    | the answer is not offered |

      @absence @control:could.whose.plaza.lantern/<row>
      Examples: what no Gate has
        | row | type | result                    |
        | b   | B    | the answer is not offered |

      @absence @control:could.wastes.pool/c
      Examples: colorless
        | row | type | result                    |
        | c   | C    | the answer is not offered |

    @id:could.whose.plaza.lantern @rules.2i @rules.2a @cr:106.7 @cr:613.1f
    Scenario Outline: Plaza of Harmony beside Selesnya Guildgate with the ability that Chromatic Lantern grants, asked for {<type>}
      Given Alice controls Plaza of Harmony, Selesnya Guildgate and Chromatic Lantern
      When Alice activates Plaza of Harmony's third ability
      And Alice chooses the mana type {<type>} for Plaza of Harmony
      Then <result>

      Examples: every color
        | row | type | result                         |
        | w   | W    | Alice has {W} in her mana pool |
        | u   | U    | Alice has {U} in her mana pool |
        | b   | B    | Alice has {B} in her mana pool |
        | r   | R    | Alice has {R} in her mana pool |
        | g   | G    | Alice has {G} in her mana pool |

    @id:could.whose.compass @rules.2i @cr:106.7
    Scenario Outline: Star Compass beside a Plains and a Tropical Island, asked for {<type>}
      Given Alice controls Star Compass, Plains and Tropical Island
      When Alice activates Star Compass's second ability
      And Alice chooses the mana type {<type>} for Star Compass
      Then <result>

      Examples: what is there
        | row | type | result                         |
        | w   | W    | Alice has {W} in her mana pool |

      @absence @control:could.pulse/<row>
      Examples: what only a land that is not basic has
        | row | type | result                    |
        | u   | U    | the answer is not offered |
        | g   | G    | the answer is not offered |

    @id:could.whose.explorers @rules.2i @cr:106.7
    Scenario Outline: Benthic Explorers untaps a Swamp beside a tapped Forest, asked for {<type>}
      Given Alice controls Benthic Explorers
      And Bob controls a tapped Swamp and a tapped Forest
      When Alice activates Benthic Explorers's ability
      And Alice chooses Swamp for Benthic Explorers
      And Alice chooses the mana type {<type>} for Benthic Explorers
      Then <result>

      Examples: what is there
        | row | type | result                         |
        | b   | B    | Alice has {B} in her mana pool |

      @absence @control:could.explorers.forest
      Examples: what only the other land has
        | row | type | result                    |
        | g   | G    | the answer is not offered |

  @rules.2
  Rule: Restrictions, riders and amounts of the other land's mana do not come along

    @id:could.ziggurat @rules.2j @cr:106.7 @cr:106.6
    Scenario: Reflecting Pool beside Ancient Ziggurat pays for what is no creature
      Given Alice controls Reflecting Pool and a tapped Ancient Ziggurat
      And Alice has Shock in hand
      When Alice activates Reflecting Pool's ability
      And Alice chooses red for Reflecting Pool
      And Alice casts Shock targeting Bob
      And everything on the stack resolves
      Then Bob has 18 life
      And Alice has no mana in her mana pool

    @id:could.ziggurat.own @rules.2j @cr:106.6 @absence @control:could.ziggurat
    Scenario: Ancient Ziggurat itself does not pay for what is no creature
      Given Alice controls Ancient Ziggurat and a tapped Reflecting Pool
      And Alice has Shock in hand
      When Alice activates Ancient Ziggurat's ability
      And Alice chooses red for Ancient Ziggurat
      And Alice tries to cast Shock targeting Bob
      Then the action is illegal
      And Alice has {R} in her mana pool
      And Bob has 20 life

    @id:could.ziggurat.fellwar @rules.2j @cr:106.7 @cr:106.6
    Scenario: Fellwar Stone against Ancient Ziggurat pays for what is no creature
      Given Alice controls Fellwar Stone
      And Alice has Shock in hand
      And Bob controls Ancient Ziggurat
      When Alice activates Fellwar Stone's ability
      And Alice chooses red for Fellwar Stone
      And Alice casts Shock targeting Bob
      And everything on the stack resolves
      Then Bob has 18 life

    @id:could.cavern @rules.2j @cr:106.7 @cr:106.6
    Scenario: A spell that Harvester Druid pays for beside Cavern of Souls can be countered
      Given Alice controls Harvester Druid and a tapped Cavern of Souls naming the creature type Elf
      And Alice has Llanowar Elves in hand
      And Bob has Counterspell in hand and {U}{U} in his mana pool
      When Alice activates Harvester Druid's ability
      And Alice chooses green for Harvester Druid
      And Alice casts Llanowar Elves
      And Alice passes priority
      And Bob casts Counterspell targeting Llanowar Elves
      And everything on the stack resolves
      Then Llanowar Elves is in Alice's graveyard

    @id:could.cavern.own @rules.2j @cr:106.6 @cr:101.2 @absence @control:could.cavern
    Scenario: A spell that Cavern of Souls itself pays for cannot be countered
      Given Alice controls a tapped Harvester Druid and Cavern of Souls naming the creature type Elf
      And Alice has Llanowar Elves in hand
      And Bob has Counterspell in hand and {U}{U} in his mana pool
      When Alice activates Cavern of Souls's third ability
      And Alice chooses green for Cavern of Souls
      And Alice casts Llanowar Elves
      And Alice passes priority
      And Bob casts Counterspell targeting Llanowar Elves
      And everything on the stack resolves
      Then Llanowar Elves is on the battlefield
      And Counterspell is in Bob's graveyard

    @id:could.amount @rules.2j @cr:106.7
    Scenario: Reflecting Pool beside Ancient Tomb adds one mana and deals no damage
      Given Alice controls Reflecting Pool and Ancient Tomb
      When Alice activates Reflecting Pool's ability
      And Alice chooses the mana type {C} for Reflecting Pool
      Then Alice has {C} in her mana pool
      And Alice has 20 life
      And Ancient Tomb is untapped

    @id:could.amount.life @rules.2b @rules.2j @cr:106.7
    Scenario: Reflecting Pool beside Mana Confluence costs no life
      Given Alice controls Reflecting Pool and Mana Confluence
      When Alice activates Reflecting Pool's ability
      And Alice chooses white for Reflecting Pool
      Then Alice has {W} in her mana pool
      And Alice has 20 life

    @id:could.amount.painland @rules.2j @cr:106.7
    Scenario: Harvester Druid beside Adarkar Wastes deals no damage
      Given Alice controls Harvester Druid and Adarkar Wastes
      When Alice activates Harvester Druid's ability
      And Alice chooses blue for Harvester Druid
      Then Alice has {U} in her mana pool
      And Alice has 20 life

  @rules.2
  Rule: What another object adds when the land is tapped is not the land's

    @id:could.growth @rules.2k @cr:106.7 @cr:106.12a
    Scenario Outline: Fellwar Stone against an Island with Wild Growth, asked for {<type>}
      Given Alice controls Fellwar Stone
      And Bob controls Island and Wild Growth attached to Island
      When Alice activates Fellwar Stone's ability
      And Alice chooses the mana type {<type>} for Fellwar Stone
      Then <result>

      Examples: what is there
        | row | type | result                         |
        | u   | U    | Alice has {U} in her mana pool |

      @absence @control:could.gift-island/<row>
      Examples: colors that no ability of the land has
        | row | type | result                    |
        | w   | W    | the answer is not offered |
        | b   | B    | the answer is not offered |
        | r   | R    | the answer is not offered |
        | g   | G    | the answer is not offered |

      @absence @control:could.wastes.pool/c
      Examples: what is no color
        | row | type | result                    |
        | c   | C    | the answer is not offered |

    @id:could.growth.fertile @rules.2k @cr:106.7 @cr:106.12a
    Scenario Outline: Fellwar Stone against an Island with Fertile Ground, asked for {<type>}
      Given Alice controls Fellwar Stone
      And Bob controls Island and Fertile Ground attached to Island
      When Alice activates Fellwar Stone's ability
      And Alice chooses the mana type {<type>} for Fellwar Stone
      Then <result>

      Examples: what is there
        | row | type | result                         |
        | u   | U    | Alice has {U} in her mana pool |

      @absence @control:could.gift-island/<row>
      Examples: colors that no ability of the land has
        | row | type | result                    |
        | w   | W    | the answer is not offered |
        | b   | B    | the answer is not offered |
        | r   | R    | the answer is not offered |
        | g   | G    | the answer is not offered |

    @id:could.growth.gauntlet @rules.2k @cr:106.7 @cr:106.12a
    Scenario Outline: Fellwar Stone against a Mountain that gives {W}, while Gauntlet of Might would add {R}, asked for {<type>}
      Given Alice controls Fellwar Stone, Gauntlet of Might and Reality Twist
      And Bob controls Mountain
      When Alice activates Fellwar Stone's ability
      And Alice chooses the mana type {<type>} for Fellwar Stone
      Then <result>

      Examples: what is there
        | row | type | result                         |
        | w   | W    | Alice has {W} in her mana pool |

      @absence @control:could.growth.gauntlet.control
      Examples: what only the Gauntlet adds
        | row | type | result                    |
        | r   | R    | the answer is not offered |

    @id:could.growth.gauntlet.control @rules.2a @cr:106.7
    Scenario: Fellwar Stone against a Mountain beside Gauntlet of Might
      Given Alice controls Fellwar Stone and Gauntlet of Might
      And Bob controls Mountain
      When Alice activates Fellwar Stone's ability
      And Alice chooses red for Fellwar Stone
      Then Alice has {R} in her mana pool

    @id:could.growth.reflection @rules.2k @cr:106.7 @cr:106.12a
    Scenario Outline: Reflecting Pool beside a Swamp with Dawn's Reflection, asked for {<type>}
      Given Alice controls Reflecting Pool and Swamp
      And Alice controls Dawn's Reflection attached to Swamp
      When Alice activates Reflecting Pool's ability
      And Alice chooses the mana type {<type>} for Reflecting Pool
      Then <result>

      Examples: what is there
        | row | type | result                         |
        | b   | B    | Alice has {B} in her mana pool |

      @absence @control:could.cataracts/<row>
      Examples: colors that no ability of the land has
        | row | type | result                    |
        | w   | W    | the answer is not offered |
        | u   | U    | the answer is not offered |
        | r   | R    | the answer is not offered |
        | g   | G    | the answer is not offered |
