Feature: Solemnity and what makes more counters of some

  An event that can't happen is not there to be replaced. Where counters may be put, on planeswalkers, the effects work as ever.

  @solemnity.9
  Rule: None becomes no more

    @id:solemnity.more.enters @solemnity.9a @cr:614.17c @cr:614.17d @absence @control:solemnity.more.enters.control/<row>
    Scenario Outline: Triskelion enters under Solemnity beside <card>
      Given Alice has Triskelion in hand and six {C} in her mana pool
      And Alice controls <card>
      And Bob controls Solemnity
      When Alice casts Triskelion
      And everything on the stack resolves
      Then Triskelion is on the battlefield, has no counters and is 1/1

      Examples:
        | row         | card                        |
        | scales      | Hardened Scales             |
        | season      | Doubling Season             |
        | constrictor | Winding Constrictor         |
        | menace      | Corpsejack Menace           |
        | pir         | Pir, Imaginative Rascal     |
        | vorinclex   | Vorinclex, Monstrous Raider |

    @id:solemnity.more.enters.control @cr:614.1a @cr:614.16
    Scenario Outline: Triskelion enters beside <card>
      Given Alice has Triskelion in hand and six {C} in her mana pool
      And Alice controls <card>
      When Alice casts Triskelion
      And everything on the stack resolves
      Then Triskelion is on the battlefield and has exactly <number> +1/+1 counters

      Examples:
        | row         | card                        | number |
        | scales      | Hardened Scales             | four   |
        | season      | Doubling Season             | six    |
        | constrictor | Winding Constrictor         | four   |
        | menace      | Corpsejack Menace           | six    |
        | pir         | Pir, Imaginative Rascal     | four   |
        | vorinclex   | Vorinclex, Monstrous Raider | six    |

    @id:solemnity.more.both @solemnity.9a @cr:614.17c @cr:614.17d @absence @control:solemnity.more.both.control
    Scenario: Nothing is there for Hardened Scales and Doubling Season to vie for
      Given Alice has Triskelion in hand and six {C} in her mana pool
      And Alice controls Hardened Scales, Doubling Season and Solemnity
      When Alice casts Triskelion
      And everything on the stack resolves
      And Alice applies Hardened Scales
      Then Alice isn't asked for an order of replacement effects
      And Triskelion is on the battlefield, has no counters and is 1/1

    @id:solemnity.more.both.control @cr:614.16 @cr:616.1
    Scenario: Hardened Scales, then Doubling Season
      Given Alice has Triskelion in hand and six {C} in her mana pool
      And Alice controls Hardened Scales and Doubling Season
      When Alice casts Triskelion
      And everything on the stack resolves
      And Alice applies Hardened Scales
      Then Alice is asked for an order of replacement effects
      And Triskelion is on the battlefield, has exactly eight +1/+1 counters and is 9/9

    @id:solemnity.more.later @solemnity.9b @cr:614.17c @cr:101.3 @absence @control:solemnity.more.later.control/<row>
    Scenario Outline: Dragonscale Boon puts no counters under Solemnity beside <card>
      Given Alice has Dragonscale Boon in hand and four {G} in her mana pool
      And Alice controls Grizzly Bears, <card> and Solemnity
      When Alice casts Dragonscale Boon targeting Grizzly Bears
      And everything on the stack resolves
      Then Grizzly Bears has no counters and is 2/2

      Examples:
        | row    | card            |
        | scales | Hardened Scales |
        | season | Doubling Season |

    @id:solemnity.more.later.control @cr:614.1a @cr:614.16
    Scenario Outline: Dragonscale Boon puts more counters beside <card>
      Given Alice has Dragonscale Boon in hand and four {G} in her mana pool
      And Alice controls Grizzly Bears and <card>
      When Alice casts Dragonscale Boon targeting Grizzly Bears
      And everything on the stack resolves
      Then Grizzly Bears has exactly <number> +1/+1 counters and is <size>

      Examples:
        | row    | card            | number | size |
        | scales | Hardened Scales | three  | 5/5  |
        | season | Doubling Season | four   | 6/6  |

    @id:solemnity.more.fabricate @solemnity.8c @cr:608.2d @cr:702.123a @cr:614.17 @absence @control:solemnity.more.fabricate.control
    Scenario: Glint-Sleeve Artisan makes two Servos beside Doubling Season
      Given Alice has Glint-Sleeve Artisan in hand and {W}{W}{W} in her mana pool
      And Alice controls Doubling Season and Solemnity
      When Alice casts Glint-Sleeve Artisan
      And everything on the stack resolves
      And Alice says yes to Glint-Sleeve Artisan
      Then Glint-Sleeve Artisan has no counters and is 2/2
      And Alice controls two Servo tokens

    @id:solemnity.more.fabricate.control @cr:702.123a @cr:614.16
    Scenario: Glint-Sleeve Artisan gets two counters beside Doubling Season
      Given Alice has Glint-Sleeve Artisan in hand and {W}{W}{W} in her mana pool
      And Alice controls Doubling Season
      When Alice casts Glint-Sleeve Artisan
      And everything on the stack resolves
      And Alice says yes to Glint-Sleeve Artisan
      Then Glint-Sleeve Artisan has exactly two +1/+1 counters and is 4/4
      And Alice controls no tokens

    @id:solemnity.more.energy @solemnity.9c @cr:614.17c @cr:101.3 @absence @control:solemnity.more.energy.control
    Scenario: Winding Constrictor brings no energy under Solemnity
      Given Alice has Attune with Aether in hand, Forest on top of her library and {G} in her mana pool
      And Alice controls Winding Constrictor and Solemnity
      When Alice casts Attune with Aether
      And everything on the stack resolves
      And Alice chooses Forest for Attune with Aether
      Then Alice has only Forest in hand and no energy counters

    @id:solemnity.more.energy.control @cr:614.1a @cr:107.14
    Scenario: Winding Constrictor brings more energy
      Given Alice has Attune with Aether in hand, Forest on top of her library and {G} in her mana pool
      And Alice controls Winding Constrictor
      When Alice casts Attune with Aether
      And everything on the stack resolves
      And Alice chooses Forest for Attune with Aether
      Then Alice has only Forest in hand and exactly three energy counters

    @id:solemnity.more.soul-scar @solemnity.3a @cr:614.6 @cr:614.17c @absence @control:solemnity.more.soul-scar.control
    Scenario: Vorinclex has nothing to double when Soul-Scar Mage replaces damage under Solemnity
      Given Alice has Shock in hand and {R} in her mana pool
      And Alice controls Soul-Scar Mage and Vorinclex, Monstrous Raider
      And Bob controls Craw Wurm and Solemnity
      When Alice casts Shock targeting Craw Wurm
      And everything on the stack resolves
      Then Craw Wurm is on the battlefield, has no counters, has no damage and is 6/4

    @id:solemnity.more.soul-scar.control @cr:614.6 @cr:616.1f
    Scenario: Vorinclex doubles the counters with which Soul-Scar Mage replaces damage
      Given Alice has Shock in hand and {R} in her mana pool
      And Alice controls Soul-Scar Mage and Vorinclex, Monstrous Raider
      And Bob controls Craw Wurm
      When Alice casts Shock targeting Craw Wurm
      And everything on the stack resolves
      Then Craw Wurm is in Bob's graveyard

  @solemnity.9
  Rule: Planeswalkers get all of it

    @id:solemnity.more.loyalty @solemnity.9e @cr:306.5b @cr:614.16
    Scenario Outline: Jace Beleren enters under Solemnity beside <card>
      Given Alice has Jace Beleren in hand and {U}{U}{U} in her mana pool
      And Alice controls <card>
      And Bob controls Solemnity
      When Alice casts Jace Beleren
      And everything on the stack resolves
      Then Jace Beleren is on the battlefield and has exactly <number> loyalty counters

      Examples:
        | row       | card                        | number |
        | season    | Doubling Season             | six    |
        | pir       | Pir, Imaginative Rascal     | four   |
        | vorinclex | Vorinclex, Monstrous Raider | six    |
        | scales    | Hardened Scales             | three  |

    @id:solemnity.proliferate @solemnity.9b @solemnity.9e @cr:701.34a @cr:614.17 @cr:101.3 @absence @control:solemnity.proliferate.control
    Scenario: Throne of Geth adds to Jace Beleren's loyalty and not to Spike Feeder's counters
      Given Alice controls Throne of Geth, Jace Beleren with three loyalty counters, Spike Feeder with two +1/+1 counters and Solemnity
      When Alice activates Throne of Geth's ability
      And everything on the stack resolves
      And Alice chooses Jace Beleren and Spike Feeder for Throne of Geth
      Then Jace Beleren has exactly four loyalty counters
      And Spike Feeder has exactly two +1/+1 counters

    @id:solemnity.proliferate.control @cr:701.34a
    Scenario: Throne of Geth adds to Jace Beleren's loyalty and to Spike Feeder's counters
      Given Alice controls Throne of Geth, Jace Beleren with three loyalty counters and Spike Feeder with two +1/+1 counters
      When Alice activates Throne of Geth's ability
      And everything on the stack resolves
      And Alice chooses Jace Beleren and Spike Feeder for Throne of Geth
      Then Jace Beleren has exactly four loyalty counters
      And Spike Feeder has exactly three +1/+1 counters
