Feature: Tapping a permanent for mana

  A permanent is tapped for mana when a mana ability of it with {T} in its cost is activated, and in no other way. What triggers on it and
  what replaces the mana show the difference; both have files of their own.

  @rules.3
  Rule: A mana ability with {T} in its cost taps the permanent for mana

    @id:tapping.forest @rules.3a @rules.4a @cr:106.12 @cr:605.4a
    Scenario: A Forest with Wild Growth
      Given Alice controls Forest and Wild Growth attached to Forest
      When Alice taps Forest for mana
      Then Alice has {G}{G} in her mana pool
      And Forest is tapped

    @id:tapping.forest.barbs @rules.3a @cr:106.12 @cr:106.12a
    Scenario: A Forest under Manabarbs
      Given Alice controls Forest
      And Bob controls Manabarbs
      When Alice taps Forest for mana
      And everything on the stack resolves
      Then Alice has {G} in her mana pool and 19 life
      And Bob has 20 life
      And Forest is tapped

    @id:tapping.forest.theirs @rules.3a @cr:106.12 @cr:106.12a
    Scenario: Bob's Forest under a Manabarbs of Alice's
      Given it is Bob's turn
      And Alice controls Manabarbs
      And Bob controls Forest
      When Bob taps Forest for mana
      And everything on the stack resolves
      Then Bob has {G} in his mana pool and 19 life
      And Alice has 20 life

    @id:tapping.creature @rules.3a @cr:106.12 @cr:605.4a
    Scenario: Llanowar Elves with Leyline of Abundance
      Given Alice controls Llanowar Elves and Leyline of Abundance
      When Alice activates Llanowar Elves's ability
      Then Alice has {G}{G} in her mana pool
      And Llanowar Elves is tapped

    @id:tapping.artifact @rules.3a @cr:106.12 @cr:605.4a
    Scenario: Sol Ring beside Kinnan
      Given Alice controls Sol Ring and Kinnan, Bonder Prodigy
      When Alice activates Sol Ring's ability
      Then Alice has {C}{C}{C} in her mana pool
      And Sol Ring is tapped

    @id:tapping.artifact.asks @rules.3a @cr:106.12 @cr:106.7 @cr:605.4a
    Scenario: Fellwar Stone against an Island, beside Kinnan
      Given Alice controls Fellwar Stone and Kinnan, Bonder Prodigy
      And Bob controls Island
      When Alice activates Fellwar Stone's ability
      And Alice chooses blue for Fellwar Stone
      Then Alice has {U}{U} in her mana pool
      And Fellwar Stone is tapped

    @id:tapping.sacrificed @rules.3a @cr:106.12 @cr:106.12a @cr:605.4a
    Scenario: Lotus Petal, sacrificed too, beside Kinnan
      Given Alice controls Lotus Petal and Kinnan, Bonder Prodigy
      When Alice activates Lotus Petal's ability
      And Alice chooses red for Lotus Petal
      Then Alice has {R}{R} in her mana pool
      And Lotus Petal is in Alice's graveyard

    @id:tapping.sacrificed.creature @rules.3a @cr:106.12 @cr:106.12a @cr:605.4a
    Scenario: Basal Thrull, sacrificed too, with Leyline of Abundance
      Given Alice controls Basal Thrull and Leyline of Abundance
      When Alice activates Basal Thrull's ability
      Then Alice has {B}{B}{G} in her mana pool
      And Basal Thrull is in Alice's graveyard

    @id:tapping.more-cost @rules.3a @cr:106.12 @cr:605.1a @cr:605.4a
    Scenario: Prophetic Prism, which costs mana too, beside Kinnan
      Given Alice controls Prophetic Prism and Kinnan, Bonder Prodigy
      And Alice has {C} in her mana pool
      When Alice activates Prophetic Prism's second ability
      And Alice chooses blue for Prophetic Prism
      Then Alice has {U}{U} in her mana pool
      And Prophetic Prism is tapped

    @id:tapping.life @rules.3a @cr:106.12 @cr:106.12a
    Scenario: Mana Confluence, which costs life too, under Manabarbs
      Given Alice controls Mana Confluence
      And Bob controls Manabarbs
      When Alice activates Mana Confluence's ability
      And Alice chooses green for Mana Confluence
      And everything on the stack resolves
      Then Alice has {G} in her mana pool and 18 life

    @id:tapping.granted @rules.3a @cr:106.12 @cr:106.12a
    Scenario: Maze of Ith, by the ability that Chromatic Lantern grants, under Manabarbs
      Given Alice controls Maze of Ith and Chromatic Lantern
      And Bob controls Manabarbs
      When Alice activates the ability that Chromatic Lantern grants Maze of Ith
      And Alice chooses white for Maze of Ith
      And everything on the stack resolves
      Then Alice has {W} in her mana pool and 19 life
      And Maze of Ith is tapped

    @id:tapping.during-payment @rules.3a @cr:106.12 @cr:106.12a @cr:605.3a @cr:601.2g
    Scenario: A Forest tapped while a spell is cast, under Manabarbs
      Given Alice controls Forest
      And Alice has Llanowar Elves in hand
      And Bob controls Manabarbs
      When Alice casts Llanowar Elves by paying {G} from Forest
      And everything on the stack resolves
      Then Llanowar Elves is on the battlefield
      And Alice has no mana in her mana pool
      And Alice has 19 life

    @id:tapping.both @rules.3a @cr:106.12 @cr:106.12a
    Scenario: Dryad Arbor is a land and a creature that is tapped for mana
      Given Alice controls Dryad Arbor and Leyline of Abundance
      And Bob controls Manabarbs
      When Alice taps Dryad Arbor for mana as a Forest
      And everything on the stack resolves
      Then Alice has {G}{G} in her mana pool and 19 life
      And Dryad Arbor is tapped

    @id:tapping.cube @rules.3a @rules.5a @cr:106.12 @cr:106.12b @cr:701.10f
    Scenario: What Doubling Cube adds is doubled by Mana Reflection
      Given Alice controls Doubling Cube and Mana Reflection
      And Alice has {C}{C}{C}{R} in her mana pool
      When Alice activates Doubling Cube's ability by paying {C} from her mana pool, {C} from her mana pool and {C} from her mana pool
      Then Alice has {R}{R}{R} in her mana pool
      And Doubling Cube is tapped

    @id:tapping.drum @rules.3a @cr:106.12 @cr:605.4a
    Scenario: Springleaf Drum is tapped for mana, beside Kinnan
      Given Alice controls Springleaf Drum, Elite Vanguard and Kinnan, Bonder Prodigy
      When Alice activates Springleaf Drum's ability
      And Alice chooses Elite Vanguard for Springleaf Drum
      And Alice chooses blue for Springleaf Drum
      Then Alice has {U}{U} in her mana pool
      And Springleaf Drum is tapped
      And Elite Vanguard is tapped

    @id:tapping.drum.creature @rules.3a @rules.3b @cr:106.12 @cr:106.12a @absence @control:tapping.drum.creature.control
    Scenario: Llanowar Elves tapped for Springleaf Drum are not tapped for mana
      Given Alice controls Springleaf Drum, Llanowar Elves and Leyline of Abundance
      When Alice activates Springleaf Drum's ability
      And Alice chooses blue for Springleaf Drum
      Then Alice has {U} in her mana pool
      And Springleaf Drum is tapped
      And Llanowar Elves is tapped

    @id:tapping.drum.creature.control @rules.3a @cr:106.12 @cr:605.4a
    Scenario: Llanowar Elves beside Springleaf Drum are tapped for mana
      Given Alice controls Springleaf Drum, Llanowar Elves and Leyline of Abundance
      When Alice activates Llanowar Elves's ability
      Then Alice has {G}{G} in her mana pool
      And Springleaf Drum is untapped

  @rules.3
  Rule: A permanent that is tapped for anything else is not tapped for mana

    @id:tapping.maze @rules.3b @cr:106.12 @cr:605.1a @absence @control:tapping.maze.control
    Scenario: Maze of Ith untaps an attacker under Manabarbs
      Given Alice controls Grizzly Bears
      And Bob controls Maze of Ith, Chromatic Lantern and Manabarbs
      When Alice attacks Bob with Grizzly Bears
      And Alice passes priority
      And Bob activates Maze of Ith's ability targeting Grizzly Bears
      And everything on the stack resolves
      Then Bob has 20 life
      And Maze of Ith is tapped
      And Grizzly Bears is untapped

    @id:tapping.maze.control @rules.3a @cr:106.12 @cr:106.12a
    Scenario: Maze of Ith is tapped for mana under Manabarbs
      Given Alice controls Grizzly Bears
      And Bob controls Maze of Ith, Chromatic Lantern and Manabarbs
      When Alice attacks Bob with Grizzly Bears
      And Alice passes priority
      And Bob activates the ability that Chromatic Lantern grants Maze of Ith
      And Bob chooses any color for Maze of Ith
      And everything on the stack resolves
      Then Bob has 19 life
      And Maze of Ith is tapped

    @id:tapping.icy @rules.3b @cr:106.12 @absence @control:tapping.icy.control
    Scenario: Icy Manipulator taps a Forest under Manabarbs
      Given Alice controls Icy Manipulator
      And Alice has {C} in her mana pool
      And Bob controls Forest and Manabarbs
      When Alice activates Icy Manipulator's ability targeting Forest
      And everything on the stack resolves
      Then Forest is tapped
      And Bob has 20 life
      And Bob has no mana in his mana pool

    @id:tapping.icy.control @rules.3a @cr:106.12 @cr:106.12a
    Scenario: Bob taps the Forest himself under Manabarbs
      Given Alice controls Icy Manipulator
      And Alice has {C} in her mana pool
      And Bob controls Forest and Manabarbs
      When Alice activates Icy Manipulator's ability targeting Forest
      And Alice passes priority
      And Bob taps Forest for mana
      And everything on the stack resolves
      Then Forest is tapped
      And Bob has 19 life
      And Bob has {G} in his mana pool

    @id:tapping.icy.growth @rules.3b @cr:106.12 @absence @control:tapping.icy.growth.control
    Scenario: Icy Manipulator taps a Forest with Wild Growth
      Given Alice controls Icy Manipulator
      And Alice has {C} in her mana pool
      And Bob controls Forest and Wild Growth attached to Forest
      When Alice activates Icy Manipulator's ability targeting Forest
      And everything on the stack resolves
      Then Forest is tapped
      And Bob has no mana in his mana pool

    @id:tapping.icy.growth.control @rules.3a @cr:106.12 @cr:605.4a
    Scenario: Bob taps the Forest with Wild Growth himself
      Given Alice controls Icy Manipulator
      And Alice has {C} in her mana pool
      And Bob controls Forest and Wild Growth attached to Forest
      When Alice activates Icy Manipulator's ability targeting Forest
      And Alice passes priority
      And Bob taps Forest for mana
      And everything on the stack resolves
      Then Forest is tapped
      And Bob has {G}{G} in his mana pool

    @id:tapping.icy.city @rules.3b @cr:106.12 @cr:603.2e @absence @control:tapping.icy.city.control
    Scenario: City of Brass, tapped by Icy Manipulator under Manabarbs, becomes tapped and is not tapped for mana
      Given Alice controls Icy Manipulator
      And Alice has {C} in her mana pool
      And Bob controls City of Brass and Manabarbs
      When Alice activates Icy Manipulator's ability targeting City of Brass
      And everything on the stack resolves
      And Bob puts his triggered abilities on the stack in any order
      Then City of Brass is tapped
      And Bob has no mana in his mana pool
      And Bob has 19 life

    @id:tapping.icy.city.control @rules.3a @cr:106.12 @cr:106.12a @cr:603.2e
    Scenario: City of Brass, tapped for mana under Manabarbs, becomes tapped too
      Given Alice controls Icy Manipulator
      And Alice has {C} in her mana pool
      And Bob controls City of Brass and Manabarbs
      When Alice activates Icy Manipulator's ability targeting City of Brass
      And Alice passes priority
      And Bob activates City of Brass's second ability
      And Bob chooses white for City of Brass
      And Bob puts his triggered abilities on the stack in any order
      And everything on the stack resolves
      Then City of Brass is tapped
      And Bob has {W} in his mana pool and 18 life

    @id:tapping.icy.glory @rules.3b @cr:106.12 @absence @control:tapping.icy.glory.control
    Scenario: Price of Glory leaves alone a Forest that Icy Manipulator taps in another player's turn
      Given Alice controls Icy Manipulator and Price of Glory
      And Alice has {C} in her mana pool
      And Bob controls Forest
      When Alice activates Icy Manipulator's ability targeting Forest
      And everything on the stack resolves
      Then Forest is on the battlefield and is tapped

    @id:tapping.icy.glory.control @rules.3a @cr:106.12 @cr:106.12a
    Scenario: Price of Glory destroys a Forest that Bob taps for mana in another player's turn
      Given Alice controls Icy Manipulator and Price of Glory
      And Bob controls Forest
      When Alice passes priority
      And Bob taps Forest for mana
      And everything on the stack resolves
      Then Forest is in Bob's graveyard

    @id:tapping.ability @rules.3b @cr:106.12 @cr:605.1a @absence @control:tapping.ability.control
    Scenario: Mikokoro draws cards under Burning Earth
      Given Alice controls Mikokoro, Center of the Sea
      And Alice has {C}{C} in her mana pool and two Islands on top of her library
      And Bob controls Burning Earth
      And Bob has two Islands on top of his library
      When Alice activates Mikokoro, Center of the Sea's second ability
      And everything on the stack resolves
      Then Alice has 20 life and a card in hand
      And Bob has a card in hand
      And Mikokoro, Center of the Sea is tapped

    @id:tapping.ability.control @rules.3a @cr:106.12 @cr:106.12a
    Scenario: Mikokoro is tapped for mana under Burning Earth
      Given Alice controls Mikokoro, Center of the Sea
      And Alice has {C}{C} in her mana pool and two Islands on top of her library
      And Bob controls Burning Earth
      And Bob has two Islands on top of his library
      When Alice activates Mikokoro, Center of the Sea's ability
      And everything on the stack resolves
      Then Alice has {C}{C}{C} in her mana pool and 19 life
      And Mikokoro, Center of the Sea is tapped

    @id:tapping.ability.creature @rules.3b @cr:106.12 @cr:605.1a @absence @control:tapping.ability.creature.control
    Scenario: Prodigal Sorcerer deals damage beside Leyline of Abundance
      Given Alice controls Prodigal Sorcerer, Llanowar Elves and Leyline of Abundance
      When Alice activates Prodigal Sorcerer's ability targeting Bob
      And everything on the stack resolves
      Then Bob has 19 life
      And Alice has no mana in her mana pool

    @id:tapping.ability.creature.control @rules.3a @cr:106.12 @cr:605.4a
    Scenario: Llanowar Elves are tapped for mana beside Leyline of Abundance and Prodigal Sorcerer
      Given Alice controls Prodigal Sorcerer, Llanowar Elves and Leyline of Abundance
      When Alice activates Llanowar Elves's ability
      Then Bob has 20 life
      And Alice has {G}{G} in her mana pool

    @id:tapping.ability.artifact @rules.3b @cr:106.12 @cr:605.1a @absence @control:tapping.ability.artifact.control
    Scenario: Mind Stone draws a card beside Kinnan
      Given Alice controls Mind Stone and Kinnan, Bonder Prodigy
      And Alice has {C} in her mana pool and Island on top of her library
      When Alice activates Mind Stone's second ability
      And everything on the stack resolves
      Then Alice has no mana in her mana pool
      And Alice has only Island in hand

    @id:tapping.ability.artifact.control @rules.3a @cr:106.12 @cr:605.4a
    Scenario: Mind Stone is tapped for mana beside Kinnan
      Given Alice controls Mind Stone and Kinnan, Bonder Prodigy
      And Alice has {C} in her mana pool and Island on top of her library
      When Alice activates Mind Stone's ability
      Then Alice has {C}{C}{C} in her mana pool
      And Alice has no cards in hand

    @id:tapping.cost @rules.3b @cr:106.12 @absence @control:tapping.cost.control
    Scenario: Dryad Arbor is tapped for Springleaf Drum under Manabarbs
      Given Alice controls Springleaf Drum, Dryad Arbor and Wild Growth attached to Dryad Arbor
      And Bob controls Manabarbs
      When Alice activates Springleaf Drum's ability
      And Alice chooses red for Springleaf Drum
      And everything on the stack resolves
      Then Dryad Arbor is tapped
      And Alice has {R} in her mana pool and 20 life

    @id:tapping.cost.control @rules.3a @cr:106.12 @cr:106.12a @cr:605.4a
    Scenario: Dryad Arbor is tapped for mana under Manabarbs
      Given Alice controls Springleaf Drum, Dryad Arbor and Wild Growth attached to Dryad Arbor
      And Bob controls Manabarbs
      When Alice taps Dryad Arbor for mana as a Forest
      And everything on the stack resolves
      Then Dryad Arbor is tapped
      And Alice has {G}{G} in her mana pool and 19 life

    @id:tapping.attack @rules.3b @cr:106.12 @cr:508.1f @absence @control:tapping.cost.control
    Scenario: Dryad Arbor attacks under Manabarbs
      Given Alice controls Springleaf Drum, Dryad Arbor and Wild Growth attached to Dryad Arbor
      And Bob controls Manabarbs
      When Alice attacks Bob with Dryad Arbor
      And everything on the stack resolves
      Then Dryad Arbor is tapped
      And Alice has 20 life
      And Alice has no mana in her mana pool

    @id:tapping.opposition @rules.3b @cr:106.12 @absence @control:tapping.opposition.control
    Scenario: Llanowar Elves are tapped for Opposition beside Leyline of Abundance
      Given Alice controls Opposition, Llanowar Elves and Leyline of Abundance
      And Bob controls Forest
      When Alice activates Opposition's ability targeting Forest
      And everything on the stack resolves
      Then Llanowar Elves is tapped
      And Forest is tapped
      And Alice has no mana in her mana pool
      And Bob has no mana in his mana pool

    @id:tapping.opposition.control @rules.3a @cr:106.12 @cr:605.4a
    Scenario: Llanowar Elves are tapped for mana beside Leyline of Abundance and Opposition
      Given Alice controls Opposition, Llanowar Elves and Leyline of Abundance
      And Bob controls Forest
      When Alice activates Llanowar Elves's ability
      Then Llanowar Elves is tapped
      And Forest is untapped
      And Alice has {G}{G} in her mana pool

  @rules.3
  Rule: A mana ability without {T} in its cost does not tap the permanent for mana

    @id:tapping.untap @rules.3c @cr:106.12 @cr:107.6 @absence @control:tapping.untap.control
    Scenario: Pili-Pala untaps for mana under Mana Reflection
      Given Alice controls a tapped Pili-Pala, Alloy Myr and Mana Reflection
      And Alice has {C}{C} in her mana pool
      When Alice activates Pili-Pala's second ability
      And Alice chooses red for Pili-Pala
      Then Alice has {R} in her mana pool
      And Pili-Pala is untapped

    @id:tapping.untap.control @rules.3a @rules.5a @cr:106.12 @cr:106.12b
    Scenario: Alloy Myr is tapped for mana under Mana Reflection
      Given Alice controls a tapped Pili-Pala, Alloy Myr and Mana Reflection
      When Alice activates Alloy Myr's ability
      And Alice chooses red for Alloy Myr
      Then Alice has {R}{R} in her mana pool
      And Alloy Myr is tapped

    @id:tapping.untap.kinnan @rules.3c @cr:106.12 @cr:107.6 @absence @control:tapping.untap.kinnan.control
    Scenario: Pili-Pala untaps for mana beside Kinnan
      Given Alice controls a tapped Pili-Pala, Alloy Myr and Kinnan, Bonder Prodigy
      And Alice has {C}{C} in her mana pool
      When Alice activates Pili-Pala's second ability
      And Alice chooses green for Pili-Pala
      Then Alice has {G} in her mana pool
      And Pili-Pala is untapped

    @id:tapping.untap.kinnan.control @rules.3a @cr:106.12 @cr:605.4a
    Scenario: Alloy Myr is tapped for mana beside Kinnan
      Given Alice controls a tapped Pili-Pala, Alloy Myr and Kinnan, Bonder Prodigy
      When Alice activates Alloy Myr's ability
      And Alice chooses green for Alloy Myr
      Then Alice has {G}{G} in her mana pool
      And Alloy Myr is tapped

    @id:tapping.untap.attacker @rules.3c @cr:106.12 @cr:107.6 @cr:605.3a @absence @control:tapping.untap.attacker.control
    Scenario: Pili-Pala, tapped by attacking, untaps for mana beside Leyline of Abundance
      Given Alice controls Pili-Pala, Alloy Myr, Leyline of Abundance, Island as "island-1" and Island as "island-2"
      When Alice attacks Bob with Pili-Pala
      And Alice activates Pili-Pala's second ability by paying {U} from "island-1" and {U} from "island-2"
      And Alice chooses red for Pili-Pala
      Then Alice has {R} in her mana pool
      And Pili-Pala is untapped

    @id:tapping.untap.attacker.control @rules.3a @cr:106.12 @cr:605.4a
    Scenario: Alloy Myr is tapped for mana beside Leyline of Abundance
      Given Alice controls Pili-Pala, Alloy Myr, Leyline of Abundance, Island as "island-1" and Island as "island-2"
      When Alice attacks Bob with Pili-Pala
      And Alice activates Alloy Myr's ability
      And Alice chooses red for Alloy Myr
      Then Alice has {R}{G} in her mana pool
      And Alloy Myr is tapped

    @id:tapping.altar @rules.3c @cr:106.12 @cr:605.1a @absence @control:tapping.altar.control
    Scenario: Ashnod's Altar under Mana Reflection
      Given Alice controls Ashnod's Altar, Sol Ring, Memnite and Mana Reflection
      When Alice activates Ashnod's Altar's ability
      Then Alice has {C}{C} in her mana pool
      And Memnite is in Alice's graveyard
      And Ashnod's Altar is untapped

    @id:tapping.altar.control @rules.3a @rules.5a @cr:106.12 @cr:106.12b
    Scenario: Sol Ring under Mana Reflection
      Given Alice controls Ashnod's Altar, Sol Ring, Memnite and Mana Reflection
      When Alice activates Sol Ring's ability
      Then Alice has {C}{C}{C}{C} in her mana pool
      And Memnite is on the battlefield

    @id:tapping.squandered @rules.3c @cr:106.12 @cr:605.1a @absence @control:tapping.squandered.control
    Scenario: A Forest with Wild Growth is sacrificed to Squandered Resources under Manabarbs
      Given Alice controls Squandered Resources, Forest and Wild Growth attached to Forest
      And Bob controls Manabarbs
      When Alice activates Squandered Resources's ability
      And Alice chooses green for Squandered Resources
      And everything on the stack resolves
      Then Alice has {G} in her mana pool and 20 life
      And Forest is in Alice's graveyard

    @id:tapping.squandered.control @rules.3a @cr:106.12 @cr:106.12a @cr:605.4a
    Scenario: A Forest with Wild Growth is tapped beside Squandered Resources under Manabarbs
      Given Alice controls Squandered Resources, Forest and Wild Growth attached to Forest
      And Bob controls Manabarbs
      When Alice taps Forest for mana
      And everything on the stack resolves
      Then Alice has {G}{G} in her mana pool and 19 life
      And Forest is on the battlefield and is tapped

  @rules.3
  Rule: An ability with a target is no mana ability, whatever it adds

    @id:tapping.target @rules.3d @cr:605.1a @cr:605.5a @cr:106.12 @absence @control:tapping.target.control
    Scenario: Deathrite Shaman exiles a land card under Mana Reflection
      Given Alice controls Deathrite Shaman, Birds of Paradise and Mana Reflection
      And Bob has Forest in his graveyard
      When Alice activates Deathrite Shaman's ability targeting Forest
      And everything on the stack resolves
      And Alice chooses red for Deathrite Shaman
      Then Alice has {R} in her mana pool
      And Forest is in exile

    @id:tapping.target.control @rules.3a @rules.5a @cr:605.1a @cr:106.12 @cr:106.12b
    Scenario: Birds of Paradise under Mana Reflection
      Given Alice controls Deathrite Shaman, Birds of Paradise and Mana Reflection
      And Bob has Forest in his graveyard
      When Alice activates Birds of Paradise's second ability
      And Alice chooses red for Birds of Paradise
      Then Alice has {R}{R} in her mana pool

    @id:tapping.target.leyline @rules.3d @cr:605.1a @cr:605.5a @cr:106.12 @absence @control:tapping.target.leyline.control
    Scenario: Deathrite Shaman exiles a land card beside Leyline of Abundance
      Given Alice controls Deathrite Shaman, Birds of Paradise and Leyline of Abundance
      And Bob has Forest in his graveyard
      When Alice activates Deathrite Shaman's ability targeting Forest
      And everything on the stack resolves
      And Alice chooses blue for Deathrite Shaman
      Then Alice has {U} in her mana pool
      And Forest is in exile

    @id:tapping.target.leyline.control @rules.3a @cr:605.1a @cr:106.12 @cr:605.4a
    Scenario: Birds of Paradise beside Leyline of Abundance
      Given Alice controls Deathrite Shaman, Birds of Paradise and Leyline of Abundance
      And Bob has Forest in his graveyard
      When Alice activates Birds of Paradise's second ability
      And Alice chooses blue for Birds of Paradise
      Then Alice has {U}{G} in her mana pool

    @id:tapping.target.stack @rules.3d @cr:605.5a @cr:602.2a
    Scenario: Deathrite Shaman's first ability waits on the stack
      Given Alice controls Deathrite Shaman
      And Bob has Forest in his graveyard
      When Alice activates Deathrite Shaman's ability targeting Forest
      Then the stack is Deathrite Shaman's activated ability
      And Alice has no mana in her mana pool
      When the top of the stack resolves
      And Alice chooses red for Deathrite Shaman
      Then nothing is on the stack
      And Alice has {R} in her mana pool

    @id:tapping.no-stack @rules.3a @cr:605.3b
    Scenario: The ability of Birds of Paradise does not wait on the stack
      Given Alice controls Birds of Paradise
      When Alice activates Birds of Paradise's second ability
      And Alice chooses red for Birds of Paradise
      Then nothing is on the stack
      And Alice has {R} in her mana pool

    @id:tapping.target.response @rules.3d @cr:605.5a @cr:608.2b @absence @control:tapping.target.response.control
    Scenario: Bob's Deathrite Shaman responds to Alice's and takes its target away
      Given Alice controls Deathrite Shaman as "hers"
      And Bob controls Deathrite Shaman as "his"
      And Bob has Forest in his graveyard
      When Alice activates "hers"'s ability targeting Forest
      And Alice passes priority
      And Bob activates "his"'s ability targeting Forest
      And the top of the stack resolves
      And Bob chooses black for "his"
      And everything on the stack resolves
      And Alice chooses any color for "hers"
      Then Alice has no mana in her mana pool
      And Bob has {B} in his mana pool
      And "hers" is tapped

    @id:tapping.target.response.control @rules.3d @cr:605.5a
    Scenario: Bob's Deathrite Shaman does not respond to Alice's
      Given Alice controls Deathrite Shaman as "hers"
      And Bob controls Deathrite Shaman as "his"
      And Bob has Forest in his graveyard
      When Alice activates "hers"'s ability targeting Forest
      And everything on the stack resolves
      And Alice chooses white for "hers"
      Then Alice has {W} in her mana pool
      And Bob has no mana in his mana pool
      And "hers" is tapped

    @id:tapping.target.needle @rules.3d @cr:605.5a @absence @control:tapping.target.needle.control
    Scenario: Pithing Needle stops Deathrite Shaman's first ability
      Given Alice controls Deathrite Shaman and Birds of Paradise
      And Bob controls Pithing Needle naming the name Deathrite Shaman
      And Bob has Forest in his graveyard
      When Alice tries to activate Deathrite Shaman's ability targeting Forest
      Then the action is illegal
      And Deathrite Shaman is untapped
      And Forest is in Bob's graveyard

    @id:tapping.target.needle.control @rules.3a @cr:605.1a @cr:605.3b
    Scenario: Pithing Needle does not stop Birds of Paradise
      Given Alice controls Deathrite Shaman and Birds of Paradise
      And Bob controls Pithing Needle naming the name Birds of Paradise
      And Bob has Forest in his graveyard
      When Alice activates Birds of Paradise's second ability
      And Alice chooses red for Birds of Paradise
      Then Alice has {R} in her mana pool
      And Birds of Paradise is tapped

    @id:tapping.target.field @rules.3d @cr:605.5a @cr:602.2b @absence @control:tapping.target.field.control
    Scenario: Suppression Field makes Deathrite Shaman's first ability cost mana
      Given Alice controls Deathrite Shaman and Birds of Paradise
      And Bob controls Suppression Field
      And Bob has Forest in his graveyard
      When Alice tries to activate Deathrite Shaman's ability targeting Forest
      Then the action is illegal
      And Deathrite Shaman is untapped

    @id:tapping.target.field.control @rules.3a @cr:605.1a @cr:605.3b
    Scenario: Suppression Field does not make Birds of Paradise cost mana
      Given Alice controls Deathrite Shaman and Birds of Paradise
      And Bob controls Suppression Field
      And Bob has Forest in his graveyard
      When Alice activates Birds of Paradise's second ability
      And Alice chooses red for Birds of Paradise
      Then Alice has {R} in her mana pool
      And Birds of Paradise is tapped
