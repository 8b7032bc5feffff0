Feature: Replacing the mana that a permanent is tapped for

  An effect that speaks of a permanent tapped for mana changes the mana as the ability that was activated for it produces it: one effect
  after the other, each once, each looking at what the others have left. It changes nothing else.

  @rules.5
  Rule: The replacement changes what the ability produces as it resolves

    @id:mana-replaced.doubled @rules.5a @cr:106.12b @cr:614.5
    Scenario Outline: A Forest under <what>
      Given Alice controls Forest and <what>
      When Alice taps Forest for mana
      And Alice chooses any order of replacement effects
      Then Alice has <mana> in her mana pool
      And Forest is tapped

      Examples:
        | row      | what                                 | mana      |
        | one      | Mana Reflection                      | two {G}   |
        | two      | two copies of Mana Reflection        | four {G}  |
        | three    | three copies of Mana Reflection      | eight {G} |
        | nyxbloom | Nyxbloom Ancient                     | three {G} |
        | both     | Mana Reflection and Nyxbloom Ancient | six {G}   |

    @id:mana-replaced.doubled.creature @rules.5a @cr:106.12b
    Scenario: Llanowar Elves under Nyxbloom Ancient, which speaks of permanents
      Given Alice controls Llanowar Elves and Nyxbloom Ancient
      When Alice activates Llanowar Elves's ability
      Then Alice has {G}{G}{G} in her mana pool

    @id:mana-replaced.doubled.asks @rules.5a @cr:106.12b @cr:106.7
    Scenario: Reflecting Pool beside a Swamp under Mana Reflection
      Given Alice controls Reflecting Pool, Swamp and Mana Reflection
      When Alice activates Reflecting Pool's ability
      And Alice chooses black for Reflecting Pool
      Then Alice has {B}{B} in her mana pool

    @id:mana-replaced.doubled.theirs @rules.5a @cr:106.12b @absence @control:mana-replaced.doubled/one
    Scenario: A Forest of Bob's and Alice's Mana Reflection
      Given it is Bob's turn
      And Alice controls Mana Reflection
      And Bob controls Forest
      When Bob taps Forest for mana
      Then Bob has {G} in his mana pool
      And Alice has no mana in her mana pool

    @id:mana-replaced.doubled.payment @rules.5a @cr:106.12b @cr:605.3a
    Scenario: The doubled mana of a Forest pays for Grizzly Bears while they are cast
      Given Alice controls Forest and Mana Reflection
      And Alice has Grizzly Bears in hand
      When Alice casts Grizzly Bears by paying {G} from Forest and {G} from her mana pool
      And everything on the stack resolves
      Then Grizzly Bears is on the battlefield
      And Alice has no mana in her mana pool

    @id:mana-replaced.contamination @rules.5a @cr:106.12b
    Scenario: A Forest under Contamination
      Given Alice controls Forest
      And Bob controls Contamination
      When Alice taps Forest for mana
      Then Alice has {B} in her mana pool

    @id:mana-replaced.contamination.creature @rules.5a @cr:106.12b @absence @control:mana-replaced.contamination
    Scenario: Llanowar Elves, which are no land, under Contamination
      Given Alice controls Llanowar Elves
      And Bob controls Contamination
      When Alice activates Llanowar Elves's ability
      Then Alice has {G} in her mana pool

    @id:mana-replaced.contamination.arbor @rules.5a @cr:106.12b
    Scenario: Dryad Arbor, which is a land and a creature, under Contamination
      Given Alice controls Dryad Arbor
      And Bob controls Contamination
      When Alice taps Dryad Arbor for mana as a Forest
      Then Alice has {B} in her mana pool

    @id:mana-replaced.singularity @rules.5a @cr:106.12b
    Scenario Outline: A basic land under Naked Singularity: <land>
      Given Alice controls <land> and Naked Singularity
      When Alice taps <land> for mana
      Then Alice has <mana> in her mana pool

      Examples:
        | row      | land     | mana |
        | plains   | Plains   | {R}  |
        | island   | Island   | {G}  |
        | swamp    | Swamp    | {W}  |
        | mountain | Mountain | {U}  |
        | forest   | Forest   | {B}  |

    @id:mana-replaced.twist @rules.5a @rules.5f @cr:106.12b
    Scenario Outline: A basic land under Reality Twist: <land>
      Given Alice controls <land>
      And Bob controls Reality Twist
      When Alice taps <land> for mana
      Then Alice has <mana> in her mana pool

      Examples: the types that it names
        | row      | land     | mana |
        | plains   | Plains   | {R}  |
        | swamp    | Swamp    | {G}  |
        | mountain | Mountain | {W}  |
        | forest   | Forest   | {B}  |

      @absence @control:mana-replaced.singularity/island
      Examples: a type that it does not name
        | row    | land   | mana |
        | island | Island | {U}  |

    @id:mana-replaced.subdual @rules.5a @cr:106.12b
    Scenario: A Forest under Ritual of Subdual
      Given Alice controls Forest
      And Bob controls Ritual of Subdual
      When Alice taps Forest for mana
      Then Alice has {C} in her mana pool

    @id:mana-replaced.pulse @rules.5a @cr:106.12b
    Scenario Outline: A Forest with Pulse of Llanowar, asked for {<type>}
      Given Alice controls Forest and Pulse of Llanowar
      When Alice taps Forest for mana
      And Alice chooses the mana type {<type>} for Pulse of Llanowar
      Then <result>

      Examples: every color
        | row | type | result                         |
        | w   | W    | Alice has {W} in her mana pool |
        | u   | U    | Alice has {U} in her mana pool |
        | b   | B    | Alice has {B} in her mana pool |
        | r   | R    | Alice has {R} in her mana pool |
        | g   | G    | Alice has {G} in her mana pool |

      @absence @control:mana-replaced.subdual
      Examples: what is no color
        | row | type | result                    |
        | c   | C    | the answer is not offered |

    @id:mana-replaced.pulse.nonbasic @rules.5a @cr:106.12b @absence @control:mana-replaced.pulse/u
    Scenario: Tropical Island, which is not basic, with Pulse of Llanowar
      Given Alice controls Tropical Island and Pulse of Llanowar
      When Alice taps Tropical Island for mana as a Forest
      And Alice chooses any color for Pulse of Llanowar
      Then Alice has {G} in her mana pool

    @id:mana-replaced.moon @rules.5a @cr:106.12b
    Scenario: Tropical Island after Pale Moon
      Given Alice controls Tropical Island and Forest
      And Alice has Pale Moon in hand and {U}{U} in her mana pool
      When Alice casts Pale Moon
      And everything on the stack resolves
      And Alice taps Tropical Island for mana as a Forest
      Then Alice has {C} in her mana pool

    @id:mana-replaced.moon.basic @rules.5a @cr:106.12b @absence @control:mana-replaced.moon
    Scenario: A basic Forest after Pale Moon
      Given Alice controls Tropical Island and Forest
      And Alice has Pale Moon in hand and {U}{U} in her mana pool
      When Alice casts Pale Moon
      And everything on the stack resolves
      And Alice taps Forest for mana
      Then Alice has {G} in her mana pool

    @id:mana-replaced.from-now-on @rules.5a @cr:106.12b @cr:614.4
    Scenario: Deep Water changes the mana of the Forest tapped after it, not the mana that is there
      Given Alice controls Forest as "before", Forest as "after" and Deep Water
      And Alice has {U} in her mana pool
      When Alice activates Deep Water's ability
      And Alice taps "before" for mana
      And everything on the stack resolves
      And Alice taps "after" for mana
      Then Alice has {G}{U} in her mana pool

  @rules.5
  Rule: It changes the mana of that ability, and not what another object adds

    @id:mana-replaced.extra.growth @rules.5b @cr:106.12b @cr:106.12a @cr:605.4a
    Scenario: A Forest with Wild Growth under Mana Reflection
      Given Alice controls Forest, Wild Growth attached to Forest and Mana Reflection
      When Alice taps Forest for mana
      Then Alice has {G}{G}{G} in her mana pool

    @id:mana-replaced.extra.gift @rules.5a @cr:106.12b
    Scenario: A Forest adds two mana by Gift of Paradise under Mana Reflection
      Given Alice controls Forest, Gift of Paradise attached to Forest and Mana Reflection
      When Alice activates the third ability that Gift of Paradise grants Forest
      And Alice chooses green for Forest
      Then Alice has {G}{G}{G}{G} in her mana pool

    @id:mana-replaced.extra.overgrowth @rules.5b @cr:106.12b @cr:106.12a @cr:605.4a
    Scenario: An Island with Overgrowth under Nyxbloom Ancient
      Given Alice controls Island, Overgrowth attached to Island and Nyxbloom Ancient
      When Alice taps Island for mana
      Then Alice has {U}{U}{U}{G}{G} in her mana pool

    @id:mana-replaced.extra.flare @rules.5b @cr:106.12b @cr:106.12a @cr:605.4a
    Scenario: A Mountain under Mana Reflection and Mana Flare
      Given Alice controls Mountain, Mana Reflection and Mana Flare
      When Alice taps Mountain for mana
      And Alice chooses red for Mana Flare
      Then Alice has {R}{R}{R} in her mana pool

    @id:mana-replaced.extra.kinnan @rules.5b @cr:106.12b @cr:106.12a @cr:605.4a
    Scenario: Sol Ring under Mana Reflection, beside Kinnan
      Given Alice controls Sol Ring, Mana Reflection and Kinnan, Bonder Prodigy
      When Alice activates Sol Ring's ability
      Then Alice has five {C} in her mana pool

    @id:mana-replaced.extra.sun @rules.5b @cr:106.12b @cr:605.1b @cr:605.4a
    Scenario: A Forest under Mana Reflection, beside Caged Sun naming green
      Given Alice controls Forest, Mana Reflection and Caged Sun naming green
      When Alice taps Forest for mana
      Then Alice has {G}{G}{G} in her mana pool

    @id:mana-replaced.extra.leyline @rules.5b @cr:106.12b @cr:106.12a @cr:605.4a
    Scenario: Llanowar Elves under Nyxbloom Ancient, with Leyline of Abundance
      Given Alice controls Llanowar Elves, Nyxbloom Ancient and Leyline of Abundance
      When Alice activates Llanowar Elves's ability
      Then Alice has {G}{G}{G}{G} in her mana pool

    @id:mana-replaced.extra.contamination @rules.5b @cr:106.12b @cr:106.12a @cr:605.4a
    Scenario: An Island with Overgrowth under Contamination
      Given Alice controls Island and Overgrowth attached to Island
      And Bob controls Contamination
      When Alice taps Island for mana
      Then Alice has {B}{G}{G} in her mana pool

    @id:mana-replaced.extra.subdual @rules.5b @cr:106.12b @cr:106.12a @cr:605.4a
    Scenario: A Forest with Fertile Ground under Ritual of Subdual
      Given Alice controls Forest and Fertile Ground attached to Forest
      And Bob controls Ritual of Subdual
      When Alice taps Forest for mana
      And Alice chooses white for Fertile Ground
      Then Alice has {C}{W} in her mana pool

  @rules.5
  Rule: An effect that looks at the amount applies to the amount as it has become

    @id:mana-replaced.sphere @rules.5c @rules.5d @cr:106.12b
    Scenario: Simic Growth Chamber under Damping Sphere
      Given Alice controls Simic Growth Chamber
      And Bob controls Damping Sphere
      When Alice activates Simic Growth Chamber's third ability
      Then Alice has {C} in her mana pool

    @id:mana-replaced.sphere.one @rules.5c @cr:106.12b @absence @control:mana-replaced.sphere
    Scenario: A Forest under Damping Sphere
      Given Alice controls Forest
      And Bob controls Damping Sphere
      When Alice taps Forest for mana
      Then Alice has {G} in her mana pool

    @id:mana-replaced.sphere.creature @rules.5c @cr:106.12b @absence @control:mana-replaced.sphere
    Scenario: Basal Thrull, which is no land, under Damping Sphere
      Given Alice controls Basal Thrull
      And Bob controls Damping Sphere
      When Alice activates Basal Thrull's ability
      Then Alice has {B}{B} in her mana pool

    @id:mana-replaced.sphere.cradle @rules.5c @cr:106.12b
    Scenario Outline: Gaea's Cradle under Damping Sphere with <creatures>
      Given Alice controls Gaea's Cradle and <creatures>
      And Bob controls Damping Sphere
      When Alice activates Gaea's Cradle's ability
      Then Alice has <mana> in her mana pool

      Examples:
        | row   | creatures                                 | mana |
        | one   | Grizzly Bears                             | {G}  |
        | two   | Grizzly Bears and Elite Vanguard          | {C}  |
        | three | Grizzly Bears, Elite Vanguard and Memnite | {C}  |

    @id:mana-replaced.sphere.cataracts @rules.5c @cr:106.12b
    Scenario: Five mana of Cascading Cataracts under Damping Sphere
      Given Alice controls Cascading Cataracts
      And Alice has five {C} in her mana pool
      And Bob controls Damping Sphere
      When Alice activates Cascading Cataracts's third ability
      And Alice chooses any mana for Cascading Cataracts
      Then Alice has {C} in her mana pool

    @id:mana-replaced.sphere.doubled @rules.5c @cr:106.12b @cr:616.1 @cr:616.1f @cr:614.5
    Scenario Outline: Simic Growth Chamber under Damping Sphere and Mana Reflection: <first> applies first
      Given Alice controls Simic Growth Chamber and Mana Reflection
      And Bob controls Damping Sphere
      When Alice activates Simic Growth Chamber's third ability
      And Alice applies <first>
      Then Alice has <mana> in her mana pool

      Examples:
        | row        | first           | mana   |
        | sphere     | Damping Sphere  | {C}{C} |
        | reflection | Mana Reflection | {C}    |

    @id:mana-replaced.sphere.theirs @rules.5c @cr:106.12b @cr:616.1 @cr:616.1f
    Scenario Outline: Bob, whose land it is, chooses that <first> applies first
      Given it is Bob's turn
      And Alice controls Damping Sphere
      And Bob controls Simic Growth Chamber and Nyxbloom Ancient
      When Bob activates Simic Growth Chamber's third ability
      And Bob applies <first>
      Then Bob has <mana> in his mana pool
      And Alice has no mana in her mana pool

      Examples:
        | row      | first            | mana      |
        | sphere   | Damping Sphere   | {C}{C}{C} |
        | nyxbloom | Nyxbloom Ancient | {C}       |

    @id:mana-replaced.sphere.made @rules.5c @cr:106.12b @cr:616.1f @cr:616.2
    Scenario: A Forest under Mana Reflection, to whose two mana Damping Sphere applies
      Given Alice controls Forest and Mana Reflection
      And Bob controls Damping Sphere
      When Alice taps Forest for mana
      And Alice chooses any order of replacement effects
      Then Alice has {C} in her mana pool

    @id:mana-replaced.sphere.three @rules.5c @cr:106.12b @cr:616.1 @cr:616.1f @cr:616.2
    Scenario Outline: A Forest under three effects: <first>, then <second>
      Given Alice controls Forest, Mana Reflection and Nyxbloom Ancient
      And Bob controls Damping Sphere
      When Alice taps Forest for mana
      And Alice applies <first>, then <second>
      Then Alice has <mana> in her mana pool

      Examples:
        | row                 | first            | second           | mana      |
        | reflection-sphere   | Mana Reflection  | Damping Sphere   | {C}{C}{C} |
        | nyxbloom-sphere     | Nyxbloom Ancient | Damping Sphere   | {C}{C}    |
        | reflection-nyxbloom | Mana Reflection  | Nyxbloom Ancient | {C}       |
        | nyxbloom-reflection | Nyxbloom Ancient | Mana Reflection  | {C}       |

    @id:mana-replaced.order.contamination @rules.5c @rules.5d @cr:106.12b @cr:616.1 @cr:616.1f
    Scenario Outline: A Forest under Contamination and Mana Reflection: <first> applies first
      Given Alice controls Forest and Mana Reflection
      And Bob controls Contamination
      When Alice taps Forest for mana
      And Alice applies <first>
      Then Alice has <mana> in her mana pool

      Examples:
        | row           | first           | mana   |
        | contamination | Contamination   | {B}{B} |
        | reflection    | Mana Reflection | {B}    |

    @id:mana-replaced.order.darkness @rules.5c @rules.5d @cr:106.12b @cr:616.1 @cr:616.1f
    Scenario Outline: Simic Growth Chamber under Infernal Darkness and Damping Sphere: <first> applies first
      Given Alice controls Simic Growth Chamber
      And Bob controls Infernal Darkness and Damping Sphere
      When Alice activates Simic Growth Chamber's third ability
      And Alice applies <first>
      Then Alice has <mana> in her mana pool

      Examples:
        | row      | first             | mana |
        | darkness | Infernal Darkness | {C}  |
        | sphere   | Damping Sphere    | {B}  |

    @id:mana-replaced.order.types @rules.5d @cr:106.12b @cr:616.1 @cr:616.1f
    Scenario Outline: An Island under Contamination and Naked Singularity: <first> applies first
      Given Alice controls Island and Naked Singularity
      And Bob controls Contamination
      When Alice taps Island for mana
      And Alice applies <first>
      Then Alice has <mana> in her mana pool

      Examples:
        | row           | first             | mana |
        | contamination | Contamination     | {G}  |
        | singularity   | Naked Singularity | {B}  |

  @rules.5
  Rule: An effect that sets the type sets the amount only if it says so

    @id:mana-replaced.amount @rules.5d @cr:106.12b
    Scenario Outline: Simic Growth Chamber under <what>
      Given Alice controls Simic Growth Chamber
      And Bob controls <what>
      When Alice activates Simic Growth Chamber's third ability
      Then Alice has <mana> in her mana pool

      Examples:
        | row           | what              | mana   |
        | contamination | Contamination     | {B}    |
        | darkness      | Infernal Darkness | {B}{B} |
        | subdual       | Ritual of Subdual | {C}{C} |

    @id:mana-replaced.amount.cradle @rules.5d @cr:106.12b
    Scenario Outline: Gaea's Cradle with three creatures under <what>
      Given Alice controls Gaea's Cradle, Grizzly Bears, Elite Vanguard and Memnite
      And Bob controls <what>
      When Alice activates Gaea's Cradle's ability
      Then Alice has <mana> in her mana pool

      Examples:
        | row           | what              | mana      |
        | contamination | Contamination     | {B}       |
        | darkness      | Infernal Darkness | {B}{B}{B} |
        | sphere        | Damping Sphere    | {C}       |

    @id:mana-replaced.amount.tomb @rules.5d @cr:106.12b
    Scenario Outline: Ancient Tomb deals its damage under <what> too
      Given Alice controls Ancient Tomb
      And Bob controls <what>
      When Alice activates Ancient Tomb's ability
      Then Alice has <mana> in her mana pool and 18 life

      Examples:
        | row           | what              | mana   |
        | contamination | Contamination     | {B}    |
        | darkness      | Infernal Darkness | {B}{B} |
        | sphere        | Damping Sphere    | {C}    |

    @id:mana-replaced.amount.deep-water @rules.5d @cr:106.12b
    Scenario: Simic Growth Chamber after Deep Water
      Given Alice controls Simic Growth Chamber and Deep Water
      And Alice has {U} in her mana pool
      When Alice activates Deep Water's ability
      And everything on the stack resolves
      And Alice activates Simic Growth Chamber's third ability
      Then Alice has {U}{U} in her mana pool

    @id:mana-replaced.amount.moon @rules.5d @cr:106.12b
    Scenario: Simic Growth Chamber after Pale Moon
      Given Alice controls Simic Growth Chamber
      And Alice has Pale Moon in hand and {U}{U} in her mana pool
      When Alice casts Pale Moon
      And everything on the stack resolves
      And Alice activates Simic Growth Chamber's third ability
      Then Alice has {C}{C} in her mana pool

    @id:mana-replaced.amount.hall @rules.5d @cr:106.12b
    Scenario: Simic Growth Chamber when red was chosen for Hall of Gemstone
      Given it is Bob's end step
      And Alice controls Simic Growth Chamber and Hall of Gemstone
      When the game advances to Alice's upkeep
      And everything on the stack resolves
      And Alice chooses red for Hall of Gemstone
      And Alice activates Simic Growth Chamber's third ability
      Then Alice has {R}{R} in her mana pool

    @id:mana-replaced.amount.pulse @rules.5d @cr:106.12b
    Scenario: A Forest adds two mana by Gift of Paradise, which Pulse of Llanowar makes red
      Given Alice controls Forest, Gift of Paradise attached to Forest and Pulse of Llanowar
      When Alice activates the third ability that Gift of Paradise grants Forest
      And Alice chooses any color for Forest
      And Alice chooses red for Pulse of Llanowar
      Then Alice has {R}{R} in her mana pool

    @id:mana-replaced.amount.mage @rules.5d @cr:106.12b
    Scenario Outline: Simic Growth Chamber after Harvest Mage, asked for {<type>}
      Given Alice controls Simic Growth Chamber and Harvest Mage
      And Alice has Island in hand and {G} in her mana pool
      When Alice activates Harvest Mage's ability
      And everything on the stack resolves
      And Alice activates Simic Growth Chamber's third ability
      And Alice chooses the mana type {<type>} for Harvest Mage
      Then <result>
      And Alice has no cards in hand

      Examples: every color, one mana
        | row | type | result                         |
        | w   | W    | Alice has {W} in her mana pool |
        | u   | U    | Alice has {U} in her mana pool |
        | b   | B    | Alice has {B} in her mana pool |
        | r   | R    | Alice has {R} in her mana pool |
        | g   | G    | Alice has {G} in her mana pool |

      @absence @control:mana-replaced.sphere
      Examples: what is no color
        | row | type | result                    |
        | c   | C    | the answer is not offered |

  @rules.5
  Rule: It does not touch mana for which no permanent was tapped

    @id:mana-replaced.spell @rules.5e @cr:106.12b @cr:605.5b @absence @control:mana-replaced.spell.control
    Scenario: Dark Ritual under Mana Reflection
      Given Alice controls Swamp and Mana Reflection
      And Alice has Dark Ritual in hand and {B} in her mana pool
      When Alice casts Dark Ritual
      And everything on the stack resolves
      Then Alice has {B}{B}{B} in her mana pool

    @id:mana-replaced.spell.control @rules.5a @cr:106.12b
    Scenario: A Swamp under Mana Reflection
      Given Alice controls Swamp and Mana Reflection
      And Alice has Dark Ritual in hand and {B} in her mana pool
      When Alice taps Swamp for mana
      Then Alice has {B}{B}{B} in her mana pool
      And Alice has a card in hand

    @id:mana-replaced.spell.sacrifice @rules.5e @cr:106.12b @cr:605.5b @absence @control:mana-replaced.doubled/nyxbloom
    Scenario: Sacrifice under Nyxbloom Ancient
      Given Alice controls Grizzly Bears and Nyxbloom Ancient
      And Alice has Sacrifice in hand and {B} in her mana pool
      When Alice casts Sacrifice
      And Alice chooses Grizzly Bears for Sacrifice
      And everything on the stack resolves
      Then Alice has {B}{B} in her mana pool
      And Grizzly Bears is in Alice's graveyard

    @id:mana-replaced.loyalty @rules.5e @cr:106.12b @cr:605.1a @absence @control:mana-replaced.loyalty.control
    Scenario: The loyalty ability of Chandra, which adds mana, under Mana Reflection
      Given Alice controls Chandra, Torch of Defiance with four loyalty counters
      And Alice controls Mana Reflection and Mountain
      When Alice activates Chandra, Torch of Defiance's +1 ability on line 2
      And everything on the stack resolves
      Then Alice has {R}{R} in her mana pool
      And Chandra, Torch of Defiance has five loyalty counters

    @id:mana-replaced.loyalty.control @rules.5a @cr:106.12b
    Scenario: A Mountain beside Chandra under Mana Reflection
      Given Alice controls Chandra, Torch of Defiance with four loyalty counters
      And Alice controls Mana Reflection and Mountain
      When Alice taps Mountain for mana
      Then Alice has {R}{R} in her mana pool
      And Chandra, Torch of Defiance has four loyalty counters

    @id:mana-replaced.entered @rules.5e @cr:106.12b @cr:605.5a @absence @control:mana-replaced.entered.control
    Scenario: Crumbling Vestige enters under Mana Reflection
      Given Alice controls Mana Reflection
      And Alice has Crumbling Vestige in hand
      When Alice plays Crumbling Vestige
      And everything on the stack resolves
      And Alice chooses white for Crumbling Vestige
      Then Alice has {W} in her mana pool

    @id:mana-replaced.entered.control @rules.5a @cr:106.12b
    Scenario: Crumbling Vestige is tapped under Mana Reflection
      Given Alice controls Mana Reflection and Crumbling Vestige
      When Alice activates Crumbling Vestige's third ability
      Then Alice has {C}{C} in her mana pool

    @id:mana-replaced.entered.contamination @rules.5e @cr:106.12b @cr:605.5a @absence @control:mana-replaced.entered.contamination.control
    Scenario: Crumbling Vestige enters under Contamination
      Given Alice has Crumbling Vestige in hand
      And Bob controls Contamination
      When Alice plays Crumbling Vestige
      And everything on the stack resolves
      And Alice chooses white for Crumbling Vestige
      Then Alice has {W} in her mana pool

    @id:mana-replaced.entered.contamination.control @rules.5a @cr:106.12b
    Scenario: Crumbling Vestige is tapped under Contamination
      Given Alice controls Crumbling Vestige
      And Bob controls Contamination
      When Alice activates Crumbling Vestige's third ability
      Then Alice has {B} in her mana pool

    @id:mana-replaced.petal @rules.5a @rules.5e @cr:106.12b
    Scenario: Lotus Petal, sacrificed too, is tapped under Mana Reflection
      Given Alice controls Lotus Petal and Mana Reflection
      When Alice activates Lotus Petal's ability
      And Alice chooses red for Lotus Petal
      Then Alice has {R}{R} in her mana pool
      And Lotus Petal is in Alice's graveyard

    @id:mana-replaced.treasure @rules.5a @rules.5e @cr:106.12b @cr:111.10a
    Scenario: A Treasure, sacrificed too, is tapped under Mana Reflection
      Given Alice controls Mana Reflection and Revel in Riches
      And Alice has Shock in hand and {R} in her mana pool
      And Bob controls Grizzly Bears
      When Alice casts Shock targeting Grizzly Bears
      And everything on the stack resolves
      And Alice activates the Treasure token's ability
      And Alice chooses blue for the Treasure token
      Then Alice has {U}{U} in her mana pool
      And Alice controls no tokens

    @id:mana-replaced.treasure.made @rules.5a @rules.5e @cr:106.12b
    Scenario: Grizzly Bears, made a Treasure by Minimus Containment, are tapped under Mana Reflection
      Given Alice controls Mana Reflection, Grizzly Bears and Minimus Containment attached to Grizzly Bears
      When Alice activates the second ability that Minimus Containment grants Grizzly Bears
      And Alice chooses green for Grizzly Bears
      Then Alice has {G}{G} in her mana pool
      And Grizzly Bears is in Alice's graveyard

  @rules.5
  Rule: An effect that names a type of mana replaces that type only

    @id:mana-replaced.gnomes @rules.5f @cr:106.12b @cr:613.1f
    Scenario Outline: A Plains after Quarum Trench Gnomes, asked for {<type>} by the ability that Joiner Adept grants
      Given Alice controls Plains and Joiner Adept
      And Bob controls Quarum Trench Gnomes
      When Alice passes priority
      And Bob activates Quarum Trench Gnomes's ability targeting Plains
      And everything on the stack resolves
      And Alice activates the ability that Joiner Adept grants Plains
      And Alice chooses the mana type {<type>} for Plains
      Then <result>

      Examples: white alone is replaced
        | row | type | result                         |
        | w   | W    | Alice has {C} in her mana pool |
        | u   | U    | Alice has {U} in her mana pool |
        | b   | B    | Alice has {B} in her mana pool |
        | r   | R    | Alice has {R} in her mana pool |
        | g   | G    | Alice has {G} in her mana pool |

      @absence @control:mana-replaced.gnomes.own
      Examples: what is no color
        | row | type | result                    |
        | c   | C    | the answer is not offered |

    @id:mana-replaced.gnomes.own @rules.5f @cr:106.12b
    Scenario: A Plains after Quarum Trench Gnomes
      Given Alice controls Plains and Quarum Trench Gnomes
      When Alice activates Quarum Trench Gnomes's ability targeting Plains
      And everything on the stack resolves
      And Alice taps Plains for mana
      Then Alice has {C} in her mana pool

    @id:mana-replaced.gnomes.other @rules.5f @cr:106.12b @absence @control:mana-replaced.gnomes.own
    Scenario: Another Plains than the target of Quarum Trench Gnomes
      Given Alice controls Plains as "target", Plains as "other" and Quarum Trench Gnomes
      When Alice activates Quarum Trench Gnomes's ability targeting "target"
      And everything on the stack resolves
      And Alice taps "other" for mana
      Then Alice has {W} in her mana pool

    @id:mana-replaced.gnomes.swamp @rules.5f @cr:106.12b @cr:305.7 @absence @control:mana-replaced.gnomes.own
    Scenario: A Plains that Urborg makes a Swamp too is tapped as a Swamp after Quarum Trench Gnomes
      Given Alice controls Plains, Quarum Trench Gnomes and Urborg, Tomb of Yawgmoth
      When Alice activates Quarum Trench Gnomes's ability targeting Plains
      And everything on the stack resolves
      And Alice taps Plains for mana as a Swamp
      Then Alice has {B} in her mana pool

    @id:mana-replaced.gnomes.vista @rules.5f @cr:106.12b
    Scenario Outline: Canopy Vista after Quarum Trench Gnomes is tapped as a <type>
      Given Alice controls Canopy Vista and Quarum Trench Gnomes
      When Alice activates Quarum Trench Gnomes's ability targeting Canopy Vista
      And everything on the stack resolves
      And Alice taps Canopy Vista for mana as a <type>
      Then Alice has <mana> in her mana pool

      Examples:
        | row    | type   | mana |
        | plains | Plains | {C}  |
        | forest | Forest | {G}  |

    @id:mana-replaced.gnomes.later @rules.5f @cr:106.12b @cr:611.2a
    Scenario: After Quarum Trench Gnomes a Plains still adds {C} in Alice's next turn
      Given Alice controls Plains and Quarum Trench Gnomes
      And Alice has two Swamps on top of her library
      And Bob has two Swamps on top of his library
      When Alice activates Quarum Trench Gnomes's ability targeting Plains
      And everything on the stack resolves
      And the game advances to Alice's upkeep
      And Alice taps Plains for mana
      Then Alice has {C} in her mana pool

    @id:mana-replaced.hall @rules.5f @cr:106.12b
    Scenario Outline: <land> when <color> was chosen for Hall of Gemstone, which replaces colors
      Given it is Bob's end step
      And Alice controls <land> and Hall of Gemstone
      When the game advances to Alice's upkeep
      And everything on the stack resolves
      And Alice chooses <color> for Hall of Gemstone
      And Alice <tap>
      Then Alice has <mana> in her mana pool

      Examples: colors
        | row    | land   | color | tap                  | mana |
        | forest | Forest | red   | taps Forest for mana | {R}  |
        | swamp  | Swamp  | red   | taps Swamp for mana  | {R}  |

      @absence @control:mana-replaced.hall/forest
      Examples: what is no color
        | row    | land         | color     | tap                              | mana   |
        | wastes | Wastes       | any color | activates Wastes's ability       | {C}    |
        | tomb   | Ancient Tomb | any color | activates Ancient Tomb's ability | {C}{C} |

  @rules.5
  Rule: Where no mana would be produced there is nothing to replace

    @id:mana-replaced.none @rules.5g @cr:106.12b @absence @control:mana-replaced.none.control
    Scenario: Gaea's Cradle without a creature under Contamination
      Given Alice controls Gaea's Cradle
      And Bob controls Contamination and Elite Vanguard
      When Alice activates Gaea's Cradle's ability
      Then Alice has no mana in her mana pool
      And Gaea's Cradle is tapped

    @id:mana-replaced.none.control @rules.5d @cr:106.12b
    Scenario: Gaea's Cradle with a creature under Contamination
      Given Alice controls Gaea's Cradle and Grizzly Bears
      And Bob controls Contamination and Elite Vanguard
      When Alice activates Gaea's Cradle's ability
      Then Alice has {B} in her mana pool
      And Gaea's Cradle is tapped

    @id:mana-replaced.none.reflection @rules.5g @cr:106.12b @absence @control:mana-replaced.none.reflection.control
    Scenario: Tolarian Academy without an artifact under Mana Reflection
      Given Alice controls Tolarian Academy and Mana Reflection
      When Alice activates Tolarian Academy's ability
      Then Alice has no mana in her mana pool
      And Tolarian Academy is tapped

    @id:mana-replaced.none.reflection.control @rules.5a @cr:106.12b
    Scenario: Tolarian Academy with an artifact under Mana Reflection
      Given Alice controls Tolarian Academy, Mana Reflection and Memnite
      When Alice activates Tolarian Academy's ability
      Then Alice has {U}{U} in her mana pool
      And Tolarian Academy is tapped

    @id:mana-replaced.none.orchard @rules.5g @rules.1a @cr:106.5 @cr:106.12b @absence @control:mana-replaced.none.orchard.control
    Scenario: Exotic Orchard under Infernal Darkness, while the opponent controls no land
      Given Alice controls Exotic Orchard
      And Bob controls Infernal Darkness
      When Alice activates Exotic Orchard's ability
      And Alice chooses any color for Exotic Orchard
      Then Alice has no mana in her mana pool
      And Exotic Orchard is tapped

    @id:mana-replaced.none.orchard.control @rules.5a @cr:106.7 @cr:106.12b
    Scenario: Exotic Orchard under Infernal Darkness, while the opponent controls a Swamp
      Given Alice controls Exotic Orchard
      And Bob controls Infernal Darkness and Swamp
      When Alice activates Exotic Orchard's ability
      And Alice chooses black for Exotic Orchard
      Then Alice has {B} in her mana pool
      And Exotic Orchard is tapped

    @id:mana-replaced.none.crater @rules.5g @rules.1a @cr:106.5 @cr:106.12b @absence @control:mana-replaced.none.crater.control
    Scenario: Meteor Crater beside no color under Ritual of Subdual
      Given Alice controls Meteor Crater and Memnite
      And Bob controls Ritual of Subdual
      When Alice activates Meteor Crater's ability
      And Alice chooses any color for Meteor Crater
      Then Alice has no mana in her mana pool
      And Meteor Crater is tapped

    @id:mana-replaced.none.crater.control @rules.5a @cr:106.12b
    Scenario: Meteor Crater beside a white creature under Ritual of Subdual
      Given Alice controls Meteor Crater, Memnite and Elite Vanguard
      And Bob controls Ritual of Subdual
      When Alice activates Meteor Crater's ability
      And Alice chooses white for Meteor Crater
      Then Alice has {C} in her mana pool
      And Meteor Crater is tapped

    @id:mana-replaced.none.mage @rules.5g @cr:106.12b @absence @control:mana-replaced.none.mage.control
    Scenario: Tolarian Academy without an artifact after Harvest Mage
      Given Alice controls Tolarian Academy and Harvest Mage
      And Alice has Island in hand and {G} in her mana pool
      When Alice activates Harvest Mage's ability
      And everything on the stack resolves
      And Alice activates Tolarian Academy's ability
      And Alice chooses any color for Harvest Mage
      Then Alice has no mana in her mana pool
      And Tolarian Academy is tapped

    @id:mana-replaced.none.mage.control @rules.5d @cr:106.12b
    Scenario: Tolarian Academy with two artifacts after Harvest Mage
      Given Alice controls Tolarian Academy, Harvest Mage, Memnite and Ornithopter
      And Alice has Island in hand and {G} in her mana pool
      When Alice activates Harvest Mage's ability
      And everything on the stack resolves
      And Alice activates Tolarian Academy's ability
      And Alice chooses red for Harvest Mage
      Then Alice has {R} in her mana pool
      And Tolarian Academy is tapped

  @rules.5
  Rule: What another object adds does not count towards the amount

    @id:mana-replaced.count.growth @rules.5h @cr:106.12b @cr:106.12a @absence @control:mana-replaced.count.gift
    Scenario: A Forest with Wild Growth under Damping Sphere
      Given Alice controls Forest and Wild Growth attached to Forest
      And Bob controls Damping Sphere
      When Alice taps Forest for mana
      Then Alice has {G}{G} in her mana pool

    @id:mana-replaced.count.overgrowth @rules.5h @cr:106.12b @cr:106.12a @absence @control:mana-replaced.count.gift
    Scenario: A Forest with Overgrowth under Damping Sphere
      Given Alice controls Forest and Overgrowth attached to Forest
      And Bob controls Damping Sphere
      When Alice taps Forest for mana
      Then Alice has {G}{G}{G} in her mana pool

    @id:mana-replaced.count.gift @rules.5c @cr:106.12b
    Scenario: A Forest adds two mana by Gift of Paradise under Damping Sphere
      Given Alice controls Forest and Gift of Paradise attached to Forest
      And Bob controls Damping Sphere
      When Alice activates the third ability that Gift of Paradise grants Forest
      And Alice chooses any color for Forest
      Then Alice has {C} in her mana pool

    @id:mana-replaced.count.flare @rules.5h @cr:106.12b @cr:106.12a @absence @control:mana-replaced.count.gift
    Scenario: A Forest under Mana Flare, Vernal Bloom and Damping Sphere
      Given Alice controls Forest, Mana Flare and Vernal Bloom
      And Bob controls Damping Sphere
      When Alice taps Forest for mana
      And Alice puts her triggered abilities on the stack in any order
      And Alice chooses green for Mana Flare
      Then Alice has {G}{G}{G} in her mana pool

    @id:mana-replaced.count.both @rules.5h @rules.5c @cr:106.12b @cr:106.12a
    Scenario: Simic Growth Chamber with Wild Growth under Damping Sphere
      Given Alice controls Simic Growth Chamber and Wild Growth attached to Simic Growth Chamber
      And Bob controls Damping Sphere
      When Alice activates Simic Growth Chamber's third ability
      Then Alice has {C}{G} in her mana pool

  @rules.5
  Rule: Restrictions and riders of the ability hold for all of its mana, however much there is

    @id:mana-replaced.restricted @rules.5i @cr:106.6 @cr:106.6a @cr:106.12b
    Scenario: Both mana of Ancient Ziggurat under Mana Reflection pay for a creature spell
      Given Alice controls Ancient Ziggurat and Mana Reflection
      And Alice has Grizzly Bears in hand
      When Alice activates Ancient Ziggurat's ability
      And Alice chooses green for Ancient Ziggurat
      Then Alice has {G}{G} in her mana pool
      When Alice casts Grizzly Bears
      And everything on the stack resolves
      Then Grizzly Bears is on the battlefield
      And Alice has no mana in her mana pool

    @id:mana-replaced.restricted.spell @rules.5i @cr:106.6 @cr:106.6a @cr:106.12b @absence @control:mana-replaced.restricted.spell.control
    Scenario: Neither mana of Ancient Ziggurat under Mana Reflection pays for Shock
      Given Alice controls Ancient Ziggurat, a tapped Mountain and Mana Reflection
      And Alice has Shock in hand
      When Alice activates Ancient Ziggurat's ability
      And Alice chooses red for Ancient Ziggurat
      And Alice tries to cast Shock targeting Bob
      Then the action is illegal
      And Alice has {R}{R} in her mana pool
      And Bob has 20 life

    @id:mana-replaced.restricted.spell.control @rules.5a @cr:106.12b
    Scenario: The mana of a Mountain under Mana Reflection pays for Shock
      Given Alice controls a tapped Ancient Ziggurat, Mountain and Mana Reflection
      And Alice has Shock in hand
      When Alice taps Mountain for mana
      And Alice casts Shock targeting Bob
      And everything on the stack resolves
      Then Alice has {R} in her mana pool
      And Bob has 18 life

    @id:mana-replaced.restricted.type @rules.5i @cr:106.6 @cr:106.12b @absence @control:mana-replaced.restricted.type.control
    Scenario: The mana of Ancient Ziggurat under Contamination does not pay for Dark Ritual
      Given Alice controls Ancient Ziggurat and a tapped Swamp
      And Alice has Dark Ritual and Typhoid Rats in hand
      And Bob controls Contamination
      When Alice activates Ancient Ziggurat's ability
      And Alice chooses any color for Ancient Ziggurat
      And Alice tries to cast Dark Ritual
      Then the action is illegal
      And Alice has {B} in her mana pool
      When Alice casts Typhoid Rats
      And everything on the stack resolves
      Then Typhoid Rats is on the battlefield

    @id:mana-replaced.restricted.type.control @rules.5a @cr:106.12b
    Scenario: The mana of a Swamp under Contamination pays for Dark Ritual
      Given Alice controls a tapped Ancient Ziggurat and Swamp
      And Alice has Dark Ritual and Typhoid Rats in hand
      And Bob controls Contamination
      When Alice taps Swamp for mana
      And Alice casts Dark Ritual
      And everything on the stack resolves
      Then Alice has {B}{B}{B} in her mana pool

    @id:mana-replaced.restricted.extra @rules.5i @rules.5b @cr:106.6 @cr:106.12a
    Scenario: The mana that Heartbeat of Spring adds to that of Ancient Ziggurat is free of its restriction
      Given Alice controls Ancient Ziggurat and Heartbeat of Spring
      And Alice has Shock in hand
      When Alice activates Ancient Ziggurat's ability
      And Alice chooses red for Ancient Ziggurat
      And Alice chooses red for Heartbeat of Spring
      And Alice casts Shock targeting Bob
      And everything on the stack resolves
      Then Alice has {R} in her mana pool
      And Bob has 18 life

    @id:mana-replaced.restricted.extra.second @rules.5i @rules.5b @cr:106.6 @cr:106.12a @absence @control:mana-replaced.restricted.extra
    Scenario: The mana that Heartbeat of Spring adds pays for one Shock, and Ancient Ziggurat's own does not pay for a second
      Given Alice controls Ancient Ziggurat and Heartbeat of Spring
      And Alice has Shock as "first" and Shock as "second" in hand
      When Alice activates Ancient Ziggurat's ability
      And Alice chooses red for Ancient Ziggurat
      And Alice chooses red for Heartbeat of Spring
      And Alice casts "first" targeting Bob
      And everything on the stack resolves
      And Alice tries to cast "second" targeting Bob
      Then the action is illegal
      And Alice has {R} in her mana pool
      And Bob has 18 life

    @id:mana-replaced.rider @rules.5i @cr:106.6 @cr:106.6a @cr:106.12b @absence @control:mana-replaced.rider.control
    Scenario: Two spells that Cavern of Souls pays for under Mana Reflection cannot be countered
      Given Alice controls Cavern of Souls naming the creature type Elf, a tapped Forest and Mana Reflection
      And Alice has Llanowar Elves as "elf-1" and Llanowar Elves as "elf-2" in hand
      And Bob has Counterspell as "counter-1" and Counterspell as "counter-2" in hand
      And Bob has {U}{U}{U}{U} in his mana pool
      When Alice activates Cavern of Souls's third ability
      And Alice chooses green for Cavern of Souls
      And Alice casts "elf-1"
      And Alice passes priority
      And Bob casts "counter-1" targeting "elf-1"
      And everything on the stack resolves
      And Alice casts "elf-2"
      And Alice passes priority
      And Bob casts "counter-2" targeting "elf-2"
      And everything on the stack resolves
      Then Alice controls two Llanowar Elves
      And Bob has only two Counterspells in his graveyard

    @id:mana-replaced.rider.control @rules.5a @cr:106.12b
    Scenario: Two spells that a Forest pays for under Mana Reflection are countered
      Given Alice controls a tapped Cavern of Souls naming the creature type Elf, Forest and Mana Reflection
      And Alice has Llanowar Elves as "elf-1" and Llanowar Elves as "elf-2" in hand
      And Bob has Counterspell as "counter-1" and Counterspell as "counter-2" in hand
      And Bob has {U}{U}{U}{U} in his mana pool
      When Alice taps Forest for mana
      And Alice casts "elf-1"
      And Alice passes priority
      And Bob casts "counter-1" targeting "elf-1"
      And everything on the stack resolves
      And Alice casts "elf-2"
      And Alice passes priority
      And Bob casts "counter-2" targeting "elf-2"
      And everything on the stack resolves
      Then Alice controls no Llanowar Elves
      And Alice has two cards in her graveyard
