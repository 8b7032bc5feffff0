Feature: Hushbringer and permanents that are not what their card is

  A permanent enters and dies as what it is on the battlefield.

  @hushbringer.9
  Rule: A permanent that is a creature when it dies is a creature dying, whatever its card is

    @id:hushbringer.as-it-dies.flagstones @hushbringer.9a @cr:603.2 @cr:603.6c @cr:603.10a @absence @control:hushbringer.as-it-dies.flagstones.control
    Scenario: Flagstones of Trokair dies as a creature under Hushbringer
      Given Alice controls Flagstones of Trokair and Nature's Revolt
      And Alice has Shock in hand, Plains and Island on top of her library, and {R} in her mana pool
      And Bob controls Hushbringer
      When Alice casts Shock targeting Flagstones of Trokair
      And everything on the stack resolves
      And Alice chooses Plains for Flagstones of Trokair
      Then Flagstones of Trokair is in Alice's graveyard
      And Alice controls only Nature's Revolt
      And Alice has two cards in her library

    @id:hushbringer.as-it-dies.flagstones.control @cr:603.2 @cr:603.6c @cr:603.10a
    Scenario: Flagstones of Trokair dies as a creature
      Given Alice controls Flagstones of Trokair and Nature's Revolt
      And Alice has Shock in hand, Plains and Island on top of her library, and {R} in her mana pool
      When Alice casts Shock targeting Flagstones of Trokair
      And everything on the stack resolves
      And Alice chooses Plains for Flagstones of Trokair
      Then Flagstones of Trokair is in Alice's graveyard
      And Plains is on the battlefield and is tapped
      And Alice has only Island in her library

    @id:hushbringer.as-it-dies.flagstones.land @hushbringer.9a @cr:603.2 @cr:603.6c @cr:603.10a
    Scenario: Flagstones of Trokair, a mere land, is destroyed under Hushbringer
      Given Alice controls Flagstones of Trokair
      And Alice has Stone Rain in hand, Plains and Island on top of her library, and {R}{R}{R} in her mana pool
      And Bob controls Hushbringer
      When Alice casts Stone Rain targeting Flagstones of Trokair
      And everything on the stack resolves
      And Alice chooses Plains for Flagstones of Trokair
      Then Flagstones of Trokair is in Alice's graveyard
      And Plains is on the battlefield and is tapped
      And Alice has only Island in her library

    @id:hushbringer.as-it-dies.flagstones.rain @hushbringer.9a @cr:603.2 @cr:603.6c @cr:603.10a @absence @control:hushbringer.as-it-dies.flagstones.land
    Scenario: Stone Rain destroys Flagstones of Trokair while it is a creature under Hushbringer
      Given Alice controls Flagstones of Trokair and Nature's Revolt
      And Alice has Stone Rain in hand, Plains and Island on top of her library, and {R}{R}{R} in her mana pool
      And Bob controls Hushbringer
      When Alice casts Stone Rain targeting Flagstones of Trokair
      And everything on the stack resolves
      And Alice chooses Plains for Flagstones of Trokair
      Then Flagstones of Trokair is in Alice's graveyard
      And Alice controls only Nature's Revolt
      And Alice has two cards in her library

    @id:hushbringer.as-it-dies.animated @hushbringer.9a @cr:603.2 @cr:603.6c @cr:603.10a @absence @control:hushbringer.as-it-dies.animated.control
    Scenario: Dingus Egg sees a Forest die that is a creature for a turn, under Hushbringer
      Given Alice controls Dingus Egg
      And Alice has Animate Land and Lightning Bolt in hand, and {G}{R} in her mana pool
      And Bob controls Hushbringer and Forest
      When Alice casts Animate Land targeting Forest
      And everything on the stack resolves
      And Alice casts Lightning Bolt targeting Forest
      And everything on the stack resolves
      Then Forest is in Bob's graveyard
      And Bob has 20 life

    @id:hushbringer.as-it-dies.animated.control @cr:603.2 @cr:603.6c @cr:603.10a
    Scenario: Dingus Egg sees a Forest die that is a creature for a turn
      Given Alice controls Dingus Egg
      And Alice has Animate Land and Lightning Bolt in hand, and {G}{R} in her mana pool
      And Bob controls Forest
      When Alice casts Animate Land targeting Forest
      And everything on the stack resolves
      And Alice casts Lightning Bolt targeting Forest
      And everything on the stack resolves
      Then Forest is in Bob's graveyard
      And Bob has 18 life

    @id:hushbringer.as-it-dies.mutavault @hushbringer.9a @cr:603.2 @cr:603.6c @cr:603.10a @absence @control:hushbringer.as-it-dies.mutavault.control
    Scenario: Dingus Egg sees Mutavault die as a creature under Hushbringer
      Given Alice controls Dingus Egg and Mutavault
      And Alice has Shock in hand and {R}{R} in her mana pool
      And Bob controls Hushbringer
      When Alice activates Mutavault's second ability
      And everything on the stack resolves
      And Alice casts Shock targeting Mutavault
      And everything on the stack resolves
      Then Mutavault is in Alice's graveyard
      And Alice has 20 life

    @id:hushbringer.as-it-dies.mutavault.control @cr:603.2 @cr:603.6c @cr:603.10a
    Scenario: Dingus Egg sees Mutavault die as a creature
      Given Alice controls Dingus Egg and Mutavault
      And Alice has Shock in hand and {R}{R} in her mana pool
      When Alice activates Mutavault's second ability
      And everything on the stack resolves
      And Alice casts Shock targeting Mutavault
      And everything on the stack resolves
      Then Mutavault is in Alice's graveyard
      And Alice has 18 life

    @id:hushbringer.as-it-dies.arbor @hushbringer.9a @hushbringer.5a @cr:603.2 @cr:603.6c @cr:603.10a @absence @control:hushbringer.as-it-dies.arbor.control
    Scenario: Dingus Egg sees Dryad Arbor die under Hushbringer
      Given Alice controls Dingus Egg and Prodigal Sorcerer
      And Bob controls Hushbringer and Dryad Arbor
      When Alice activates Prodigal Sorcerer's ability targeting Dryad Arbor
      And everything on the stack resolves
      Then Dryad Arbor is in Bob's graveyard
      And Bob has 20 life

    @id:hushbringer.as-it-dies.arbor.control @cr:603.2 @cr:603.6c @cr:603.10a
    Scenario: Dingus Egg sees Dryad Arbor die
      Given Alice controls Dingus Egg and Prodigal Sorcerer
      And Bob controls Dryad Arbor
      When Alice activates Prodigal Sorcerer's ability targeting Dryad Arbor
      And everything on the stack resolves
      Then Dryad Arbor is in Bob's graveyard
      And Bob has 18 life

    @id:hushbringer.as-it-dies.march @hushbringer.9a @cr:603.2 @cr:603.6c @cr:603.10a @absence @control:hushbringer.as-it-dies.march.control
    Scenario: Ichor Wellspring dies as a creature under March of the Machines and Hushbringer
      Given Alice controls March of the Machines and Ichor Wellspring
      And Alice has Shock in hand, two Islands on top of her library and {R} in her mana pool
      And Bob controls Hushbringer
      When Alice casts Shock targeting Ichor Wellspring
      And everything on the stack resolves
      Then Ichor Wellspring is in Alice's graveyard
      And Alice has no cards in hand

    @id:hushbringer.as-it-dies.march.control @cr:603.2 @cr:603.6c @cr:603.10a
    Scenario: Ichor Wellspring dies as a creature under March of the Machines
      Given Alice controls March of the Machines and Ichor Wellspring
      And Alice has Shock in hand, two Islands on top of her library and {R} in her mana pool
      When Alice casts Shock targeting Ichor Wellspring
      And everything on the stack resolves
      Then Ichor Wellspring is in Alice's graveyard
      And Alice has only Island in hand

    @id:hushbringer.as-it-dies.march.together @hushbringer.9a @hushbringer.3c @cr:603.2 @cr:603.6c @cr:603.10a @absence @control:hushbringer.as-it-dies.march.together.control
    Scenario: March of the Machines, Ichor Wellspring and Hushbringer are destroyed together
      Given Alice controls March of the Machines and Ichor Wellspring
      And Alice has Akroma's Vengeance in hand, two Islands on top of her library and six {W} in her mana pool
      And Bob controls Hushbringer
      When Alice casts Akroma's Vengeance
      And everything on the stack resolves
      Then Ichor Wellspring is in Alice's graveyard
      And Alice has no cards in hand

    @id:hushbringer.as-it-dies.march.together.control @cr:603.2 @cr:603.6c @cr:603.10a
    Scenario: Ichor Wellspring, no creature, and Hushbringer are destroyed together
      Given Alice controls Ichor Wellspring
      And Alice has Akroma's Vengeance in hand, two Islands on top of her library and six {W} in her mana pool
      And Bob controls Hushbringer
      When Alice casts Akroma's Vengeance
      And everything on the stack resolves
      Then Ichor Wellspring is in Alice's graveyard
      And Alice has only Island in hand

    @id:hushbringer.as-it-dies.opalescence @hushbringer.9a @hushbringer.8a @cr:603.2 @cr:603.6c @cr:603.10a @absence @control:hushbringer.as-it-dies.opalescence.control
    Scenario: Journey to Nowhere dies as a creature under Opalescence and Hushbringer
      Given Alice controls Opalescence and Journey to Nowhere as "journey"
      And Alice has Shock in hand and {R} in her mana pool
      And Bob controls Hushbringer
      And Bob has Grizzly Bears exiled with "journey" in exile
      When Alice casts Shock targeting "journey"
      And everything on the stack resolves
      Then "journey" is in Alice's graveyard
      And Grizzly Bears is in exile

    @id:hushbringer.as-it-dies.opalescence.control @cr:603.2 @cr:603.6c @cr:603.10a @cr:607.2a
    Scenario: Journey to Nowhere dies as a creature under Opalescence
      Given Alice controls Opalescence and Journey to Nowhere as "journey"
      And Alice has Shock in hand and {R} in her mana pool
      And Bob has Grizzly Bears exiled with "journey" in exile
      When Alice casts Shock targeting "journey"
      And everything on the stack resolves
      Then "journey" is in Alice's graveyard
      And Grizzly Bears is on the battlefield and is controlled by Bob

    @id:hushbringer.as-it-dies.opalescence.enchantment @cr:603.2 @cr:603.6c @cr:603.10a @cr:607.2a
    Scenario: Journey to Nowhere, a mere enchantment, is destroyed under Hushbringer
      Given Alice controls Journey to Nowhere as "journey"
      And Alice has Disenchant in hand and {W}{W} in her mana pool
      And Bob controls Hushbringer
      And Bob has Grizzly Bears exiled with "journey" in exile
      When Alice casts Disenchant targeting "journey"
      And everything on the stack resolves
      Then "journey" is in Alice's graveyard
      And Grizzly Bears is on the battlefield and is controlled by Bob

  @hushbringer.9
  Rule: A permanent that is a creature as it enters is a creature entering, whatever its card is

    @id:hushbringer.as-it-enters.march @hushbringer.9b @cr:603.6b @cr:603.2 @cr:603.6a @absence @control:hushbringer.as-it-enters.march.control/<row>
    Scenario Outline: An artifact enters as a creature under March of the Machines and Hushbringer
      Given Alice controls March of the Machines
      And Alice has <artifact> in hand, two Islands on top of her library and {C}{C} in her mana pool
      And Bob controls Hushbringer
      When Alice casts <artifact>
      And everything on the stack resolves
      Then <artifact> is on the battlefield and is an artifact creature
      And Alice has no cards in hand

      Examples:
        | row        | artifact         |
        | wellspring | Ichor Wellspring |
        | prism      | Prophetic Prism  |
        | flask      | Elsewhere Flask  |

    @id:hushbringer.as-it-enters.march.control @cr:603.6b @cr:603.2 @cr:603.6a
    Scenario Outline: An artifact enters as a creature under March of the Machines
      Given Alice controls March of the Machines
      And Alice has <artifact> in hand, two Islands on top of her library and {C}{C} in her mana pool
      When Alice casts <artifact>
      And everything on the stack resolves
      Then <artifact> is on the battlefield and is an artifact creature
      And Alice has only Island in hand

      Examples:
        | row        | artifact         |
        | wellspring | Ichor Wellspring |
        | prism      | Prophetic Prism  |
        | flask      | Elsewhere Flask  |

    @id:hushbringer.as-it-enters.artifact @cr:603.2 @cr:603.6a
    Scenario Outline: An artifact enters as a mere artifact under Hushbringer
      Given Alice has <artifact> in hand, two Islands on top of her library and {C}{C} in her mana pool
      And Bob controls Hushbringer
      When Alice casts <artifact>
      And everything on the stack resolves
      Then <artifact> is on the battlefield and is an artifact
      And Alice has only Island in hand

      Examples:
        | row        | artifact         |
        | wellspring | Ichor Wellspring |
        | prism      | Prophetic Prism  |
        | flask      | Elsewhere Flask  |

    @id:hushbringer.as-it-enters.march.together @hushbringer.9b @cr:603.6b @cr:603.2 @cr:603.6a @cr:603.10 @absence @control:hushbringer.as-it-enters.march.together.control
    Scenario: March of the Machines and Ichor Wellspring enter together under Hushbringer
      Given Alice has Show and Tell and March of the Machines in hand, and {U}{U}{U} in her mana pool
      And Alice controls Hushbringer
      And Bob has Ichor Wellspring in hand and two Islands on top of his library
      When Alice casts Show and Tell
      And everything on the stack resolves
      And Alice chooses March of the Machines for Show and Tell
      And Bob chooses Ichor Wellspring for Show and Tell
      Then March of the Machines is on the battlefield
      And Ichor Wellspring is on the battlefield and is an artifact creature
      And Bob has no cards in hand

    @id:hushbringer.as-it-enters.march.together.control @cr:603.6b @cr:603.2 @cr:603.6a
    Scenario: March of the Machines and Ichor Wellspring enter together
      Given Alice has Show and Tell and March of the Machines in hand, and {U}{U}{U} in her mana pool
      And Bob has Ichor Wellspring in hand and two Islands on top of his library
      When Alice casts Show and Tell
      And everything on the stack resolves
      And Alice chooses March of the Machines for Show and Tell
      And Bob chooses Ichor Wellspring for Show and Tell
      Then March of the Machines is on the battlefield
      And Ichor Wellspring is on the battlefield and is an artifact creature
      And Bob has only Island in hand

    @id:hushbringer.as-it-enters.land @hushbringer.9b @cr:603.6b @cr:603.2 @cr:603.6a @absence @control:hushbringer.as-it-enters.land.control
    Scenario: Radiant Fountain enters as a creature under Nature's Revolt and Hushbringer
      Given Alice controls Nature's Revolt and Jaddi Offshoot
      And Alice has Radiant Fountain in hand
      And Bob controls Hushbringer
      When Alice plays Radiant Fountain
      And Alice puts her triggered abilities on the stack in any order
      And everything on the stack resolves
      Then Radiant Fountain is on the battlefield and is 2/2
      And Alice has 20 life

    @id:hushbringer.as-it-enters.land.control @cr:603.6b @cr:603.2 @cr:603.6a
    Scenario: Radiant Fountain enters as a creature under Nature's Revolt
      Given Alice controls Nature's Revolt and Jaddi Offshoot
      And Alice has Radiant Fountain in hand
      When Alice plays Radiant Fountain
      And Alice puts her triggered abilities on the stack in any order
      And everything on the stack resolves
      Then Radiant Fountain is on the battlefield and is 2/2
      And Alice has 23 life

    @id:hushbringer.as-it-enters.land.mere @cr:603.2 @cr:603.6a
    Scenario: Radiant Fountain enters as a mere land under Hushbringer
      Given Alice controls Jaddi Offshoot
      And Alice has Radiant Fountain in hand
      And Bob controls Hushbringer
      When Alice plays Radiant Fountain
      And Alice puts her triggered abilities on the stack in any order
      And everything on the stack resolves
      Then Radiant Fountain is on the battlefield and is a land
      And Alice has 23 life

    @id:hushbringer.as-it-enters.enchantment @hushbringer.9b @cr:603.6b @cr:603.2 @cr:603.6a @absence @control:hushbringer.as-it-enters.enchantment.control
    Scenario: Omen of the Sun enters as a creature under Opalescence and Hushbringer
      Given Alice controls Opalescence
      And Alice has Omen of the Sun in hand and {W}{W}{W} in her mana pool
      And Bob controls Hushbringer
      When Alice casts Omen of the Sun
      And everything on the stack resolves
      Then Omen of the Sun is on the battlefield and is an enchantment creature
      And Alice controls no tokens
      And Alice has 20 life

    @id:hushbringer.as-it-enters.enchantment.control @cr:603.6b @cr:603.2 @cr:603.6a
    Scenario: Omen of the Sun enters as a creature under Opalescence
      Given Alice controls Opalescence
      And Alice has Omen of the Sun in hand and {W}{W}{W} in her mana pool
      When Alice casts Omen of the Sun
      And everything on the stack resolves
      Then Omen of the Sun is on the battlefield and is an enchantment creature
      And Alice controls two tokens
      And Alice has 22 life

  @hushbringer.9
  Rule: A creature card that is no creature on the battlefield is no creature entering or dying

    @id:hushbringer.no-creature.god @hushbringer.9c @cr:603.6b @cr:603.2 @cr:603.6a @cr:700.5
    Scenario: Nylea enters with too little devotion to be a creature under Hushbringer
      Given Alice controls Eidolon of Blossoms
      And Alice has Nylea, God of the Hunt in hand, two Islands on top of her library and {G}{G}{G}{G} in her mana pool
      And Bob controls Hushbringer
      When Alice casts Nylea, God of the Hunt
      And everything on the stack resolves
      Then Nylea, God of the Hunt is on the battlefield and is a legendary enchantment
      And Alice has only Island in hand

    @id:hushbringer.no-creature.god.devoted @hushbringer.2b @cr:603.6b @cr:603.2 @cr:603.6a @cr:700.5 @absence @control:hushbringer.no-creature.god.devoted.control
    Scenario: Nylea enters with devotion enough to be a creature under Hushbringer
      Given Alice controls Eidolon of Blossoms and Strangleroot Geist
      And Alice has Nylea, God of the Hunt in hand, two Islands on top of her library and {G}{G}{G}{G} in her mana pool
      And Bob controls Hushbringer
      When Alice casts Nylea, God of the Hunt
      And everything on the stack resolves
      Then Nylea, God of the Hunt is on the battlefield and is a legendary enchantment creature
      And Alice has no cards in hand

    @id:hushbringer.no-creature.god.devoted.control @cr:603.6b @cr:603.2 @cr:603.6a @cr:700.5
    Scenario: Nylea enters with devotion enough to be a creature
      Given Alice controls Eidolon of Blossoms and Strangleroot Geist
      And Alice has Nylea, God of the Hunt in hand, two Islands on top of her library and {G}{G}{G}{G} in her mana pool
      When Alice casts Nylea, God of the Hunt
      And everything on the stack resolves
      Then Nylea, God of the Hunt is on the battlefield and is a legendary enchantment creature
      And Alice has only Island in hand

    @id:hushbringer.no-creature.god.returned @hushbringer.9c @cr:603.6b @cr:603.2 @cr:603.10a @cr:700.5
    Scenario: Syr Konrad sees Nylea leave the graveyard and enter as no creature under Hushbringer
      Given Alice controls Syr Konrad, the Grim
      And Alice has Nylea, God of the Hunt in her graveyard, Zombify in hand and {B}{B}{B}{B} in her mana pool
      And Bob controls Hushbringer
      When Alice casts Zombify targeting Nylea, God of the Hunt
      And everything on the stack resolves
      Then Nylea, God of the Hunt is on the battlefield and is a legendary enchantment
      And Bob has 19 life

    @id:hushbringer.no-creature.impending @hushbringer.9c @cr:603.2 @cr:603.6a @cr:702.176a
    Scenario: Overlord of the Hauntwoods enters as no creature yet under Hushbringer
      Given Alice has Overlord of the Hauntwoods in hand and {G}{G}{G} in her mana pool
      And Bob controls Hushbringer
      When Alice casts Overlord of the Hauntwoods for its impending cost
      And everything on the stack resolves
      Then Overlord of the Hauntwoods is on the battlefield, is an enchantment and has exactly four time counters
      And Alice controls an Everywhere token

    @id:hushbringer.no-creature.impending.not @hushbringer.2a @cr:603.2 @cr:603.6a @absence @control:hushbringer.no-creature.impending.not.control
    Scenario: Overlord of the Hauntwoods enters as a creature under Hushbringer
      Given Alice has Overlord of the Hauntwoods in hand and {G}{G}{G}{G}{G} in her mana pool
      And Bob controls Hushbringer
      When Alice casts Overlord of the Hauntwoods
      And everything on the stack resolves
      Then Overlord of the Hauntwoods is on the battlefield and is an enchantment creature
      And Alice controls no tokens

    @id:hushbringer.no-creature.impending.not.control @cr:603.2 @cr:603.6a
    Scenario: Overlord of the Hauntwoods enters as a creature
      Given Alice has Overlord of the Hauntwoods in hand and {G}{G}{G}{G}{G} in her mana pool
      When Alice casts Overlord of the Hauntwoods
      And everything on the stack resolves
      Then Overlord of the Hauntwoods is on the battlefield and is an enchantment creature
      And Alice controls an Everywhere token

    @id:hushbringer.no-creature.contained @hushbringer.9c @hushbringer.5b @cr:603.2 @cr:603.6c @cr:603.10a
    Scenario Outline: Disciple of the Vault sees a creature card sacrificed that Minimus Containment has made a Treasure
      Given Alice controls Disciple of the Vault, <creature> and Minimus Containment attached to <creature>
      And Bob controls Hushbringer
      When Alice activates the second ability that Minimus Containment grants <creature>
      And Alice chooses any color for <creature>
      And everything on the stack resolves
      And Alice says yes to Disciple of the Vault
      Then <creature> is in Alice's graveyard
      And Minimus Containment is in Alice's graveyard
      And Bob has 19 life

      Examples:
        | row     | creature      |
        | bears   | Grizzly Bears |
        | memnite | Memnite       |

    @id:hushbringer.no-creature.contained.not @hushbringer.5a @cr:603.2 @cr:603.6c @cr:603.10a @absence @control:hushbringer.no-creature.contained.not.control
    Scenario: Disciple of the Vault sees Memnite sacrificed where it is a creature, under Hushbringer
      Given Alice controls Disciple of the Vault, Memnite and Ashnod's Altar
      And Bob controls Hushbringer
      When Alice activates Ashnod's Altar's ability
      And Alice chooses Memnite for Ashnod's Altar
      And everything on the stack resolves
      And Alice says yes to Disciple of the Vault
      Then Memnite is in Alice's graveyard
      And Bob has 20 life

    @id:hushbringer.no-creature.contained.not.control @cr:603.2 @cr:603.6c @cr:603.10a
    Scenario: Disciple of the Vault sees Memnite sacrificed where it is a creature
      Given Alice controls Disciple of the Vault, Memnite and Ashnod's Altar
      When Alice activates Ashnod's Altar's ability
      And Alice chooses Memnite for Ashnod's Altar
      And everything on the stack resolves
      And Alice says yes to Disciple of the Vault
      Then Memnite is in Alice's graveyard
      And Bob has 19 life

    @id:hushbringer.no-creature.forest @hushbringer.9c @cr:603.2 @cr:603.6c @cr:603.10a
    Scenario: Dingus Egg sees a creature card destroyed that Song of the Dryads has made a Forest
      Given Alice controls Dingus Egg
      And Alice has Stone Rain in hand and {R}{R}{R} in her mana pool
      And Bob controls Hushbringer, Eager Cadet and Song of the Dryads attached to Eager Cadet
      When Alice casts Stone Rain targeting Eager Cadet
      And everything on the stack resolves
      Then Eager Cadet is in Bob's graveyard
      And Bob has 18 life

    @id:hushbringer.no-creature.legend @hushbringer.9c @cr:603.2 @cr:603.6c @cr:603.10 @cr:704.5j @cr:700.5
    Scenario: Planar Void exiles the Nylea that the legend rule puts into the graveyard as no creature
      Given Alice controls Planar Void and Nylea, God of the Hunt as "old"
      And Alice has Nylea, God of the Hunt as "new" in hand and {G}{G}{G}{G} in her mana pool
      And Bob controls Hushbringer
      When Alice casts "new"
      And everything on the stack resolves
      And Alice chooses "new"
      Then "new" is on the battlefield
      And "old" is in exile

    @id:hushbringer.no-creature.legend.creature @hushbringer.4d @cr:603.2 @cr:603.6c @cr:603.10 @cr:704.5j @absence @control:hushbringer.no-creature.legend.creature.control
    Scenario: Planar Void leaves the Isamaru that the legend rule puts into the graveyard under Hushbringer
      Given Alice controls Planar Void and Isamaru, Hound of Konda as "old"
      And Alice has Isamaru, Hound of Konda as "new" in hand and {W} in her mana pool
      And Bob controls Hushbringer
      When Alice casts "new"
      And everything on the stack resolves
      And Alice chooses "new"
      Then "new" is on the battlefield
      And "old" is in Alice's graveyard

    @id:hushbringer.no-creature.legend.creature.control @cr:603.2 @cr:603.6c @cr:603.10 @cr:704.5j
    Scenario: Planar Void exiles the Isamaru that the legend rule puts into the graveyard
      Given Alice controls Planar Void and Isamaru, Hound of Konda as "old"
      And Alice has Isamaru, Hound of Konda as "new" in hand and {W} in her mana pool
      When Alice casts "new"
      And everything on the stack resolves
      And Alice chooses "new"
      Then "new" is on the battlefield
      And "old" is in exile
