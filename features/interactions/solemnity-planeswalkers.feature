Feature: Solemnity and planeswalkers

  A planeswalker is none of the four kinds of permanents, unless something makes it one.

  @solemnity.9
  Rule: Loyalty counters go onto planeswalkers

    @id:solemnity.loyal.enter @solemnity.9e @cr:306.5b @cr:109.2
    Scenario Outline: <card> enters with loyalty under Solemnity
      Given Alice has <card> in hand and <mana> in her mana pool
      And Bob controls Solemnity
      When Alice casts <card>
      And everything on the stack resolves
      Then <card> is on the battlefield and has exactly <number> loyalty counters

      Examples:
        | row    | card                      | mana         | number |
        | ajani  | Ajani Goldmane            | {W}{W}{W}{W} | four   |
        | jace   | Jace, the Mind Sculptor   | {U}{U}{U}{U} | three  |
        | tibalt | Tibalt, the Fiend-Blooded | {R}{R}       | two    |

    @id:solemnity.loyal.ajani-plus @solemnity.9e @cr:606.4 @cr:109.2
    Scenario: Ajani Goldmane gets a loyalty counter under Solemnity
      Given Alice controls Ajani Goldmane with four loyalty counters and Solemnity
      When Alice activates Ajani Goldmane's +1 ability
      And everything on the stack resolves
      Then Ajani Goldmane has exactly five loyalty counters
      And Alice has 22 life

    @id:solemnity.loyal.ajani-minus @solemnity.9b @solemnity.9d @cr:614.17 @cr:101.3 @absence @control:solemnity.loyal.ajani-minus.control
    Scenario: Ajani Goldmane gives vigilance and no counter
      Given Alice controls Ajani Goldmane with four loyalty counters and Grizzly Bears
      And Bob controls Solemnity
      When Alice activates Ajani Goldmane's -1 ability
      And everything on the stack resolves
      Then Ajani Goldmane has exactly three loyalty counters
      And Grizzly Bears has no counters and is 2/2
      When Alice attacks Bob with Grizzly Bears
      Then Grizzly Bears is untapped

    @id:solemnity.loyal.ajani-minus.control @cr:122.1a
    Scenario: Ajani Goldmane gives vigilance and a counter
      Given Alice controls Ajani Goldmane with four loyalty counters and Grizzly Bears
      When Alice activates Ajani Goldmane's -1 ability
      And everything on the stack resolves
      Then Ajani Goldmane has exactly three loyalty counters
      And Grizzly Bears has exactly one +1/+1 counter and is 3/3
      When Alice attacks Bob with Grizzly Bears
      Then Grizzly Bears is untapped

    @id:solemnity.loyal.damage @solemnity.9d @solemnity.6c @cr:120.3c @cr:702.90
    Scenario: Infect damage removes a loyalty counter from Jace Beleren
      Given Alice controls Glistener Elf and Solemnity
      And Bob controls Jace Beleren with three loyalty counters
      When Alice attacks Jace Beleren with Glistener Elf
      And the game advances to Alice's postcombat main phase
      Then Jace Beleren has exactly two loyalty counters
      And Bob has 20 life

    @id:solemnity.loyal.wither @solemnity.9d @cr:120.3c @cr:702.80
    Scenario: Wither damage removes loyalty counters from Jace Beleren
      Given Alice controls Boggart Ram-Gang
      And Bob controls Jace Beleren with three loyalty counters and Solemnity
      When Alice attacks Jace Beleren with Boggart Ram-Gang
      And the game advances to Alice's postcombat main phase
      Then Jace Beleren is in Bob's graveyard

  @solemnity.9
  Rule: A planeswalker that is something else too enters with no loyalty, and dies

    @id:solemnity.loyal.gideon-own-turn @solemnity.9a @cr:614.17d @cr:306.5b @cr:704.5i @absence @control:solemnity.loyal.gideon-own-turn.control
    Scenario: Gideon Blackblade, cast on his controller's turn under Solemnity, would be a creature, and dies
      Given Alice has Gideon Blackblade in hand and {W}{W}{W} in her mana pool
      And Bob controls Solemnity
      When Alice casts Gideon Blackblade
      And everything on the stack resolves
      Then Gideon Blackblade is in Alice's graveyard

    @id:solemnity.loyal.gideon-own-turn.control @cr:306.5b
    Scenario: Gideon Blackblade, cast on his controller's turn, lives
      Given Alice has Gideon Blackblade in hand and {W}{W}{W} in her mana pool
      When Alice casts Gideon Blackblade
      And everything on the stack resolves
      Then Gideon Blackblade is on the battlefield and has exactly four loyalty counters

    @id:solemnity.loyal.gideon-other-turn @solemnity.9e @cr:306.5b @cr:614.17d
    Scenario: Gideon Blackblade, cast on an opponent's turn under Solemnity, is only a planeswalker, and lives
      Given it is Bob's turn
      And Alice has Gideon Blackblade in hand and {W}{W}{W} in her mana pool
      And Alice controls Vedalken Orrery and Solemnity
      When Bob passes priority
      And Alice casts Gideon Blackblade
      And everything on the stack resolves
      Then Gideon Blackblade is on the battlefield and has exactly four loyalty counters

    @id:solemnity.loyal.also @solemnity.9a @cr:614.17d @cr:306.5b @cr:704.5i @absence @control:solemnity.loyal.also.control/<row>
    Scenario Outline: Jace Beleren is cast under Solemnity and <card>
      Given Alice has Jace Beleren in hand and {U}{U}{U} in her mana pool
      And Bob controls <card> and Solemnity
      When Alice casts Jace Beleren
      And everything on the stack resolves
      Then Jace Beleren is in Alice's graveyard

      Examples:
        | row     | card              |
        | evening | Enchanted Evening |
        | lattice | Mycosynth Lattice |

    @id:solemnity.loyal.also.control @cr:306.5b
    Scenario Outline: Jace Beleren is cast beside <card>
      Given Alice has Jace Beleren in hand and {U}{U}{U} in her mana pool
      And Bob controls <card>
      When Alice casts Jace Beleren
      And everything on the stack resolves
      Then Jace Beleren is on the battlefield and has exactly three loyalty counters

      Examples:
        | row     | card              |
        | evening | Enchanted Evening |
        | lattice | Mycosynth Lattice |

    @id:solemnity.loyal.kept @solemnity.1a @cr:614.17a
    Scenario: Jace Beleren, there before, keeps his loyalty as an enchantment
      Given Alice controls Jace Beleren with three loyalty counters and Solemnity
      And Alice has Enchanted Evening in hand and five {W} in her mana pool
      When Alice casts Enchanted Evening
      And everything on the stack resolves
      Then Enchanted Evening is on the battlefield
      And Jace Beleren is on the battlefield, has exactly three loyalty counters and is an enchantment planeswalker

  @solemnity.8
  Rule: As long as it is something else too, it cannot go up

    @id:solemnity.loyal.coated @solemnity.8d @cr:606.4 @cr:614.17b @absence @control:solemnity.loyal.coated.control
    Scenario: Jace Beleren, an artifact this turn, cannot use his first ability
      Given Alice controls Jace Beleren with three loyalty counters, Liquimetal Coating and Solemnity
      And Alice has two Islands on top of her library
      And Bob has two Islands on top of his library
      When Alice activates Liquimetal Coating's ability targeting Jace Beleren
      And everything on the stack resolves
      And Alice tries to activate Jace Beleren's +2 ability
      Then the action is illegal
      And Jace Beleren has exactly three loyalty counters
      When Alice activates Jace Beleren's -1 ability targeting Alice
      And everything on the stack resolves
      Then Jace Beleren has exactly two loyalty counters
      And Alice has only Island in hand

    @id:solemnity.loyal.coated.control @cr:606.4
    Scenario: Jace Beleren, an artifact this turn, uses his first ability
      Given Alice controls Jace Beleren with three loyalty counters and Liquimetal Coating
      And Alice has two Islands on top of her library
      And Bob has two Islands on top of his library
      When Alice activates Liquimetal Coating's ability targeting Jace Beleren
      And everything on the stack resolves
      And Alice activates Jace Beleren's +2 ability
      And everything on the stack resolves
      Then Jace Beleren has exactly five loyalty counters
      And Alice has only Island in hand

    @id:solemnity.loyal.gideon-minus @solemnity.8d @solemnity.9d @cr:606.4
    Scenario: Gideon Blackblade, a creature, can use his last ability
      Given Alice controls Gideon Blackblade with seven loyalty counters
      And Bob controls Grizzly Bears and Solemnity
      When Alice activates Gideon Blackblade's -6 ability targeting Grizzly Bears
      And everything on the stack resolves
      Then Gideon Blackblade is on the battlefield and has exactly one loyalty counter
      And Grizzly Bears is in exile
