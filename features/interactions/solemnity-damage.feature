Feature: Solemnity and damage

  Infect and wither turn the results of damage into counters. Under Solemnity those results fail to come, and the damage was dealt.

  @solemnity.6
  Rule: Whatever has infect, and from wherever it has it, poisons nobody

    @id:solemnity.hits.infect @solemnity.6b @cr:120.3b @cr:702.90 @cr:614.17 @absence @control:solemnity.hits.infect.control/<row>
    Scenario Outline: <card> hits Bob under Solemnity
      Given Alice controls <card>
      And Bob controls Solemnity
      When Alice attacks Bob with <card>
      And the game advances to Alice's postcombat main phase
      Then Bob has 20 life and no poison counters

      Examples:
        | row        | card             |
        | cystbearer | Cystbearer       |
        | shrike     | Tine Shrike      |
        | fallen     | Tel-Jilad Fallen |
        | hydra      | Phyrexian Hydra  |

    @id:solemnity.hits.infect.control @cr:120.3b @cr:702.90
    Scenario Outline: <card> hits Bob
      Given Alice controls <card>
      When Alice attacks Bob with <card>
      And the game advances to Alice's postcombat main phase
      Then Bob has 20 life and exactly <number> poison counters

      Examples:
        | row        | card             | number |
        | cystbearer | Cystbearer       | two    |
        | shrike     | Tine Shrike      | two    |
        | fallen     | Tel-Jilad Fallen | three  |
        | hydra      | Phyrexian Hydra  | seven  |

    @id:solemnity.hits.nexus @solemnity.6b @cr:120.3b @cr:702.90 @cr:614.17 @absence @control:solemnity.hits.nexus.control
    Scenario: Inkmoth Nexus hits Bob under Solemnity
      Given Alice controls Inkmoth Nexus and Solemnity
      And Alice has {C} in her mana pool
      When Alice activates Inkmoth Nexus's second ability
      And everything on the stack resolves
      And Alice attacks Bob with Inkmoth Nexus
      And the game advances to Alice's postcombat main phase
      Then Bob has 20 life and no poison counters

    @id:solemnity.hits.nexus.control @cr:120.3b @cr:702.90
    Scenario: Inkmoth Nexus hits Bob
      Given Alice controls Inkmoth Nexus
      And Alice has {C} in her mana pool
      When Alice activates Inkmoth Nexus's second ability
      And everything on the stack resolves
      And Alice attacks Bob with Inkmoth Nexus
      And the game advances to Alice's postcombat main phase
      Then Bob has 20 life and exactly one poison counter

    @id:solemnity.hits.equipped @solemnity.6b @cr:120.3b @cr:702.90 @cr:614.17 @absence @control:solemnity.hits.equipped.control
    Scenario: Grizzly Bears with Grafted Exoskeleton hits Bob under Solemnity
      Given Alice controls Grizzly Bears and Grafted Exoskeleton attached to Grizzly Bears
      And Bob controls Solemnity
      When Alice attacks Bob with Grizzly Bears
      And the game advances to Alice's postcombat main phase
      Then Bob has 20 life and no poison counters

    @id:solemnity.hits.equipped.control @cr:120.3b @cr:702.90
    Scenario: Grizzly Bears with Grafted Exoskeleton hits Bob
      Given Alice controls Grizzly Bears and Grafted Exoskeleton attached to Grizzly Bears
      When Alice attacks Bob with Grizzly Bears
      And the game advances to Alice's postcombat main phase
      Then Bob has 20 life and exactly four poison counters

    @id:solemnity.hits.noncombat @solemnity.6a @solemnity.6b @cr:120.3b @cr:702.90e @cr:614.17 @absence @control:solemnity.hits.noncombat.control/<row>
    Scenario Outline: Prodigal Sorcerer with Phyresis hits <target> under Solemnity
      Given Alice controls Prodigal Sorcerer, Phyresis attached to Prodigal Sorcerer and Solemnity
      And Bob controls Grizzly Bears
      When Alice activates Prodigal Sorcerer's ability targeting <target>
      And everything on the stack resolves
      Then Bob has 20 life and no poison counters
      And Grizzly Bears has no counters, has no damage and is 2/2

      Examples:
        | row      | target        |
        | player   | Bob           |
        | creature | Grizzly Bears |

    @id:solemnity.hits.noncombat.control @cr:120.3b @cr:120.3d @cr:702.90e
    Scenario Outline: Prodigal Sorcerer with Phyresis hits <target>
      Given Alice controls Prodigal Sorcerer and Phyresis attached to Prodigal Sorcerer
      And Bob controls Grizzly Bears
      When Alice activates Prodigal Sorcerer's ability targeting <target>
      And everything on the stack resolves
      Then Bob has 20 life and <poison>
      And Grizzly Bears has <counters>, has no damage and is <size>

      Examples:
        | row      | target        | poison             | counters          | size |
        | player   | Bob           | one poison counter | no counters       | 2/2  |
        | creature | Grizzly Bears | no poison counters | one -1/-1 counter | 1/1  |

    @id:solemnity.hits.unlife @solemnity.6b @cr:120.3b @cr:702.90 @cr:614.17 @absence @control:solemnity.hits.unlife.control
    Scenario: A player at 0 life with Phyrexian Unlife is hurt by nothing under Solemnity
      Given Alice has Lightning Bolt in hand and {R} in her mana pool
      And Alice controls Solemnity
      And Bob controls Phyrexian Unlife
      And Bob has 0 life
      When Alice casts Lightning Bolt targeting Bob
      And everything on the stack resolves
      Then Bob has 0 life and no poison counters

    @id:solemnity.hits.unlife.control @cr:120.3b @cr:702.90
    Scenario: A player at 0 life with Phyrexian Unlife is poisoned
      Given Alice has Lightning Bolt in hand and {R} in her mana pool
      And Bob controls Phyrexian Unlife
      And Bob has 0 life
      When Alice casts Lightning Bolt targeting Bob
      And everything on the stack resolves
      Then Bob has 0 life and exactly three poison counters

  @solemnity.6
  Rule: Triggers on the damage go on

    @id:solemnity.noticed.hapatra @solemnity.6c @solemnity.8c @cr:120.4b @cr:608.2d @cr:702.90 @absence @control:solemnity.noticed.hapatra.control
    Scenario: Hapatra with Phyresis hits Bob, and neither a counter nor a Snake comes of it
      Given Alice controls Hapatra, Vizier of Poisons, Phyresis attached to Hapatra, Vizier of Poisons and Solemnity
      And Bob controls a tapped Hill Giant
      When Alice attacks Bob with Hapatra, Vizier of Poisons
      And the game advances to the next combat damage step
      And Alice targets Hill Giant with Hapatra, Vizier of Poisons
      Then the stack is Hapatra, Vizier of Poisons's triggered ability targeting Hill Giant
      When everything on the stack resolves
      And Alice says yes to Hapatra, Vizier of Poisons
      Then Hill Giant has no counters and is 3/3
      And Alice controls no tokens
      And Bob has 20 life and no poison counters

    @id:solemnity.noticed.hapatra.control @cr:120.3b @cr:120.4b @cr:702.90
    Scenario: Hapatra with Phyresis hits Bob, and a counter and a Snake come of it
      Given Alice controls Hapatra, Vizier of Poisons and Phyresis attached to Hapatra, Vizier of Poisons
      And Bob controls a tapped Hill Giant
      When Alice attacks Bob with Hapatra, Vizier of Poisons
      And the game advances to Alice's postcombat main phase
      And Alice targets Hill Giant with Hapatra, Vizier of Poisons
      And Alice says yes to Hapatra, Vizier of Poisons
      Then Hill Giant has exactly one -1/-1 counter and is 2/2
      And Alice controls a Snake token
      And Bob has 20 life and exactly two poison counters

    @id:solemnity.noticed.aberrant @solemnity.6b @solemnity.6c @cr:120.3b @cr:120.4b @cr:614.17a @absence @control:solemnity.noticed.aberrant.control
    Scenario: Aberrant with Phyresis hits Bob and destroys Solemnity, too late for poison
      Given Alice controls Aberrant with two +1/+1 counters and Phyresis attached to Aberrant
      And Bob controls Sol Ring and Solemnity
      When Alice attacks Bob with Aberrant
      And the game advances to Alice's postcombat main phase
      And Alice targets Solemnity with Aberrant
      Then Solemnity is in Bob's graveyard
      And Bob has 20 life and no poison counters

    @id:solemnity.noticed.aberrant.control @cr:120.3b @cr:120.4b
    Scenario: Aberrant with Phyresis hits Bob, who is poisoned
      Given Alice controls Aberrant with two +1/+1 counters and Phyresis attached to Aberrant
      And Bob controls Sol Ring
      When Alice attacks Bob with Aberrant
      And the game advances to Alice's postcombat main phase
      And Alice targets Sol Ring with Aberrant
      Then Sol Ring is in Bob's graveyard
      And Bob has 20 life and exactly two poison counters

    @id:solemnity.noticed.skullbriar @solemnity.9b @cr:614.17 @cr:101.3 @absence @control:solemnity.noticed.skullbriar.control
    Scenario: Skullbriar does not grow by hitting Bob
      Given Alice controls Skullbriar, the Walking Grave and Solemnity
      When Alice attacks Bob with Skullbriar, the Walking Grave
      And the game advances to Alice's postcombat main phase
      Then Skullbriar, the Walking Grave has no counters and is 1/1
      And Bob has 19 life

    @id:solemnity.noticed.skullbriar.control @cr:122.1a
    Scenario: Skullbriar grows by hitting Bob
      Given Alice controls Skullbriar, the Walking Grave
      When Alice attacks Bob with Skullbriar, the Walking Grave
      And the game advances to Alice's postcombat main phase
      Then Skullbriar, the Walking Grave has exactly one +1/+1 counter and is 2/2
      And Bob has 19 life

  @solemnity.10
  Rule: Wither without counters harms players alone

    @id:solemnity.withers.blast @solemnity.10a @cr:120.3d @cr:702.80 @cr:614.17 @absence @control:solemnity.withers.blast.control
    Scenario: Puncture Blast does Grizzly Bears no harm under Solemnity
      Given Alice has Puncture Blast in hand and {R}{R}{R} in her mana pool
      And Alice controls Solemnity
      And Bob controls Grizzly Bears
      When Alice casts Puncture Blast targeting Grizzly Bears
      And everything on the stack resolves
      Then Grizzly Bears is on the battlefield, has no counters, has no damage and is 2/2

    @id:solemnity.withers.blast.control @cr:120.3d @cr:702.80
    Scenario: Puncture Blast kills Grizzly Bears
      Given Alice has Puncture Blast in hand and {R}{R}{R} in her mana pool
      And Bob controls Grizzly Bears
      When Alice casts Puncture Blast targeting Grizzly Bears
      And everything on the stack resolves
      Then Grizzly Bears is in Bob's graveyard

    @id:solemnity.withers.blast-player @solemnity.10b @cr:120.3a @cr:702.80
    Scenario: Puncture Blast hits Bob under Solemnity
      Given Alice has Puncture Blast in hand and {R}{R}{R} in her mana pool
      And Bob controls Solemnity
      When Alice casts Puncture Blast targeting Bob
      And everything on the stack resolves
      Then Bob has 17 life

    @id:solemnity.withers.unblocked @solemnity.10b @cr:120.3a @cr:702.80
    Scenario Outline: <card>, which has wither, hits Bob under Solemnity
      Given Alice controls <card> and Solemnity
      When Alice attacks Bob with <card>
      And the game advances to Alice's postcombat main phase
      Then Bob has 17 life

      Examples:
        | row    | card              |
        | brute  | Inescapable Brute |
        | knight | Kulrath Knight    |

    @id:solemnity.withers.torment @solemnity.10a @cr:120.3d @cr:702.80 @cr:614.17 @absence @control:solemnity.withers.torment.control
    Scenario: Under Everlasting Torment and Solemnity a Lightning Bolt does a creature no harm
      Given Alice has Lightning Bolt in hand and {R} in her mana pool
      And Alice controls Everlasting Torment
      And Bob controls Grizzly Bears and Solemnity
      When Alice casts Lightning Bolt targeting Grizzly Bears
      And everything on the stack resolves
      Then Grizzly Bears is on the battlefield, has no counters, has no damage and is 2/2

    @id:solemnity.withers.torment.control @cr:120.3d @cr:702.80
    Scenario: Under Everlasting Torment a Lightning Bolt kills with counters
      Given Alice has Lightning Bolt in hand and {R} in her mana pool
      And Alice controls Everlasting Torment
      And Bob controls Grizzly Bears
      When Alice casts Lightning Bolt targeting Grizzly Bears
      And everything on the stack resolves
      Then Grizzly Bears is in Bob's graveyard

    @id:solemnity.withers.torment-combat @solemnity.10a @solemnity.10b @cr:120.3a @cr:120.3d @cr:702.80 @cr:614.17 @absence @control:solemnity.withers.torment-combat.control
    Scenario: Under Everlasting Torment and Solemnity creatures fight for nothing
      Given Alice controls Serra Angel, Hill Giant as "giant-1", Everlasting Torment and Solemnity
      And Bob controls Hill Giant as "giant-2"
      When Alice attacks Bob with Serra Angel and "giant-1"
      And Bob blocks "giant-1" with "giant-2"
      And the game advances to Alice's postcombat main phase
      Then "giant-1" is on the battlefield, has no counters, has no damage and is 3/3
      And "giant-2" is on the battlefield, has no counters, has no damage and is 3/3
      And Bob has 16 life

    @id:solemnity.withers.torment-combat.control @cr:120.3a @cr:120.3d @cr:702.80
    Scenario: Under Everlasting Torment creatures wither each other
      Given Alice controls Serra Angel, Hill Giant as "giant-1" and Everlasting Torment
      And Bob controls Hill Giant as "giant-2"
      When Alice attacks Bob with Serra Angel and "giant-1"
      And Bob blocks "giant-1" with "giant-2"
      And the game advances to Alice's postcombat main phase
      Then "giant-1" is in Alice's graveyard
      And "giant-2" is in Bob's graveyard
      And Bob has 16 life

  @solemnity.3
  Rule: Damage prevented for counters stays prevented

    @id:solemnity.shielded.test @solemnity.3b @cr:615.5 @cr:101.3 @cr:614.17 @absence @control:solemnity.shielded.test.control
    Scenario: Test of Faith prevents damage and puts no counters
      Given Alice has Lightning Bolt in hand and {R} in her mana pool
      And Bob controls Grizzly Bears and Solemnity
      And Bob has Test of Faith in hand and {W}{W} in his mana pool
      When Alice casts Lightning Bolt targeting Grizzly Bears
      And Alice passes priority
      And Bob casts Test of Faith targeting Grizzly Bears
      And everything on the stack resolves
      Then Grizzly Bears is on the battlefield, has no counters, has no damage and is 2/2

    @id:solemnity.shielded.test.control @cr:615.5
    Scenario: Test of Faith prevents damage and puts counters
      Given Alice has Lightning Bolt in hand and {R} in her mana pool
      And Bob controls Grizzly Bears
      And Bob has Test of Faith in hand and {W}{W} in his mana pool
      When Alice casts Lightning Bolt targeting Grizzly Bears
      And Alice passes priority
      And Bob casts Test of Faith targeting Grizzly Bears
      And everything on the stack resolves
      Then Grizzly Bears is on the battlefield, has exactly three +1/+1 counters, has no damage and is 5/5

    @id:solemnity.shielded.horde @solemnity.9d @solemnity.3b @cr:615.5
    Scenario: Unbreathing Horde prevents damage and loses a counter under Solemnity
      Given Alice has Lightning Bolt in hand and {R} in her mana pool
      And Bob controls Unbreathing Horde with three +1/+1 counters and Solemnity
      When Alice casts Lightning Bolt targeting Unbreathing Horde
      And everything on the stack resolves
      Then Unbreathing Horde is on the battlefield, has exactly two +1/+1 counters, has no damage and is 2/2

    @id:solemnity.shielded.hydra-combat @solemnity.3b @solemnity.6a @cr:615.5 @cr:120.3d @cr:614.17 @absence @control:solemnity.shielded.hydra-combat.control
    Scenario: Phyrexian Hydra and Serra Angel fight under Solemnity, and nothing is left of it
      Given Alice controls Phyrexian Hydra and Solemnity
      And Bob controls Serra Angel
      When Alice attacks Bob with Phyrexian Hydra
      And Bob blocks Phyrexian Hydra with Serra Angel
      And the game advances to Alice's postcombat main phase
      Then Phyrexian Hydra is on the battlefield, has no counters, has no damage and is 7/7
      And Serra Angel is on the battlefield, has no counters, has no damage and is 4/4

    @id:solemnity.shielded.hydra-combat.control @cr:615.5 @cr:120.3d
    Scenario: Phyrexian Hydra and Serra Angel fight
      Given Alice controls Phyrexian Hydra
      And Bob controls Serra Angel
      When Alice attacks Bob with Phyrexian Hydra
      And Bob blocks Phyrexian Hydra with Serra Angel
      And the game advances to Alice's postcombat main phase
      Then Phyrexian Hydra is on the battlefield, has exactly four -1/-1 counters, has no damage and is 3/3
      And Serra Angel is in Bob's graveyard
