Feature: What lands could produce, in Two-Headed Giant

  A teammate is neither you nor an opponent. "A land an opponent controls" are the lands of both players of the other team, "a land
  you control" are one's own alone.

  @rules.2
  Rule: A teammate's lands are no opponent's lands

    Background:
      Given Alice and Bob are a team
      And Carol and Dave are a team

    @id:two-headed.orchard.mate @rules.2i @rules.1a @cr:102.3 @cr:106.5 @cr:106.7 @cr:810.1 @absence @control:two-headed.orchard.opponent/carol
    Scenario: Exotic Orchard beside a teammate's Forest
      Given Alice controls Exotic Orchard
      And Bob controls Forest
      When Alice activates Exotic Orchard's ability
      And Alice chooses any color for Exotic Orchard
      Then Alice has no mana in her mana pool
      And Exotic Orchard is tapped

    @id:two-headed.orchard.opponent @rules.2i @cr:102.3 @cr:106.7 @cr:810.1
    Scenario Outline: Exotic Orchard against an Island of either opponent
      Given Alice controls Exotic Orchard
      And Bob controls Forest
      And <opponent> controls Island
      When Alice activates Exotic Orchard's ability
      And Alice chooses blue for Exotic Orchard
      Then Alice has {U} in her mana pool

      Examples:
        | row   | opponent |
        | carol | Carol    |
        | dave  | Dave     |

    @id:two-headed.orchard.not-green @rules.2i @cr:102.3 @cr:106.7 @cr:810.1 @absence @control:two-headed.orchard.both/green
    Scenario: Exotic Orchard does not add the color of a teammate's Forest
      Given Alice controls Exotic Orchard
      And Bob controls Forest
      And Carol controls Island
      When Alice activates Exotic Orchard's ability
      And Alice chooses green for Exotic Orchard
      Then the answer is not offered

    @id:two-headed.orchard.both @rules.2i @cr:102.3 @cr:106.7 @cr:810.1
    Scenario Outline: Exotic Orchard against an Island of one opponent and a Forest of the other
      Given Alice controls Exotic Orchard
      And Bob controls Mountain
      And Carol controls Island
      And Dave controls Forest
      When Alice activates Exotic Orchard's ability
      And Alice chooses <color> for Exotic Orchard
      Then Alice has <mana> in her mana pool

      Examples:
        | row   | color | mana |
        | blue  | blue  | {U}  |
        | green | green | {G}  |

    @id:two-headed.orchard.other-team @rules.2i @cr:102.3 @cr:106.7 @cr:810.1
    Scenario Outline: Exotic Orchard of the other team sees the lands of both players of this one
      Given it is Carol's turn
      And Alice controls Island
      And Bob controls Forest
      And Carol controls Exotic Orchard
      And Dave controls Mountain
      When Carol activates Exotic Orchard's ability
      And Carol chooses <color> for Exotic Orchard
      Then Carol has <mana> in her mana pool

      Examples:
        | row   | color | mana |
        | blue  | blue  | {U}  |
        | green | green | {G}  |

    @id:two-headed.orchard.own-team @rules.2i @rules.1a @cr:102.3 @cr:106.5 @cr:106.7 @cr:810.1 @absence @control:two-headed.orchard.own-team.control
    Scenario: Exotic Orchard of each of two teammates
      Given Alice controls Forest and Exotic Orchard as "orchard-a"
      And Bob controls Mountain and Exotic Orchard as "orchard-b"
      When Bob activates "orchard-b"'s ability
      And Bob chooses any color for "orchard-b"
      Then Bob has no mana in his mana pool
      And "orchard-b" is tapped

    @id:two-headed.orchard.own-team.control @rules.2i @cr:102.3 @cr:106.7 @cr:810.1
    Scenario: Exotic Orchard of each of two teammates, and an Island of an opponent
      Given Alice controls Forest and Exotic Orchard as "orchard-a"
      And Bob controls Mountain and Exotic Orchard as "orchard-b"
      And Carol controls Island
      When Bob activates "orchard-b"'s ability
      And Bob chooses blue for "orchard-b"
      Then Bob has {U} in his mana pool
      And "orchard-b" is tapped

    @id:two-headed.orchard.facing @rules.2i @rules.2f @cr:102.3 @cr:106.7 @cr:810.1
    Scenario: Exotic Orchard against Exotic Orchard, which sees the Forest of Alice's teammate
      Given Alice controls Exotic Orchard as "orchard-a"
      And Bob controls Forest
      And Carol controls Exotic Orchard as "orchard-c"
      When Alice activates "orchard-a"'s ability
      And Alice chooses green for "orchard-a"
      Then Alice has {G} in her mana pool

    @id:two-headed.stone.mate @rules.2i @rules.1a @cr:102.3 @cr:106.5 @cr:106.7 @cr:810.1 @absence @control:two-headed.stone.opponent
    Scenario: Fellwar Stone beside a teammate's Forest
      Given Alice controls Fellwar Stone
      And Bob controls Forest
      When Alice activates Fellwar Stone's ability
      And Alice chooses any color for Fellwar Stone
      Then Alice has no mana in her mana pool
      And Fellwar Stone is tapped

    @id:two-headed.stone.opponent @rules.2i @cr:102.3 @cr:106.7 @cr:810.1
    Scenario: Fellwar Stone against a Forest of an opponent
      Given Alice controls Fellwar Stone
      And Dave controls Forest
      When Alice activates Fellwar Stone's ability
      And Alice chooses green for Fellwar Stone
      Then Alice has {G} in her mana pool

  @rules.2
  Rule: A teammate's lands are not one's own

    Background:
      Given Alice and Bob are a team
      And Carol and Dave are a team

    @id:two-headed.pool.mate @rules.2i @rules.1a @cr:102.3 @cr:106.5 @cr:106.7 @cr:810.5 @absence @control:two-headed.pool.own
    Scenario: Reflecting Pool beside a teammate's Forest
      Given Alice controls Reflecting Pool
      And Bob controls Forest
      When Alice activates Reflecting Pool's ability
      And Alice chooses any type of mana for Reflecting Pool
      Then Alice has no mana in her mana pool
      And Reflecting Pool is tapped

    @id:two-headed.pool.own @rules.2i @cr:102.3 @cr:106.7 @cr:810.5
    Scenario: Reflecting Pool beside Alice's own Island and a teammate's Forest
      Given Alice controls Reflecting Pool and Island
      And Bob controls Forest
      When Alice activates Reflecting Pool's ability
      And Alice chooses blue for Reflecting Pool
      Then Alice has {U} in her mana pool
