Feature: Permanents as they are when they enter, under Tocatli Honor Guard

  An ability may speak of artifacts, lands, enchantments, tokens or any permanents; a land or an artifact may be a creature as it
  enters, and a creature card may be none. What the permanent is on the battlefield decides.

  @tocatli.5
  Rule: Whatever kind of permanent an ability speaks of, it is stopped for creatures

    @id:tocatli.kinds.tapped @tocatli.2b @tocatli.1a @cr:603.2 @cr:603.6a @cr:614.1d @absence @control:tocatli.kinds.tapped.control
    Scenario: Amulet of Vigor untaps nothing for Diregraf Ghoul under Tocatli Honor Guard
      Given Alice controls Amulet of Vigor
      And Alice has Diregraf Ghoul in hand and {B} in her mana pool
      And Bob controls Tocatli Honor Guard
      When Alice casts Diregraf Ghoul
      And everything on the stack resolves
      Then Diregraf Ghoul is on the battlefield and is tapped

    @id:tocatli.kinds.tapped.control @cr:603.2 @cr:603.6a @cr:614.1d
    Scenario: Amulet of Vigor untaps Diregraf Ghoul
      Given Alice controls Amulet of Vigor
      And Alice has Diregraf Ghoul in hand and {B} in her mana pool
      When Alice casts Diregraf Ghoul
      And everything on the stack resolves
      Then Diregraf Ghoul is on the battlefield and is untapped

    @id:tocatli.kinds.tokens @tocatli.2b @cr:603.2 @cr:603.6a @absence @control:tocatli.kinds.tokens.control
    Scenario: Woodland Champion does not grow for tokens that are creatures under Tocatli Honor Guard
      Given Alice controls Woodland Champion
      And Alice has Raise the Alarm in hand and {W}{W} in her mana pool
      And Bob controls Tocatli Honor Guard
      When Alice casts Raise the Alarm
      And everything on the stack resolves
      Then Alice controls two Soldier tokens
      And Woodland Champion has no counters and is 2/2

    @id:tocatli.kinds.tokens.control @cr:603.2 @cr:603.6a
    Scenario: Woodland Champion grows for tokens
      Given Alice controls Woodland Champion
      And Alice has Raise the Alarm in hand and {W}{W} in her mana pool
      When Alice casts Raise the Alarm
      And everything on the stack resolves
      Then Alice controls two Soldier tokens
      And Woodland Champion has exactly two +1/+1 counters and is 4/4

    @id:tocatli.kinds.artifacts @tocatli.2b @cr:603.2 @cr:603.6a @absence @control:tocatli.kinds.artifacts.control
    Scenario: Ingenious Artillerist deals no damage for tokens that are artifact creatures under Tocatli Honor Guard
      Given Alice controls Ingenious Artillerist
      And Alice has Servo Exhibition in hand and {W}{W} in her mana pool
      And Bob controls Tocatli Honor Guard
      When Alice casts Servo Exhibition
      And everything on the stack resolves
      Then Alice controls two Servo tokens
      And Bob has 20 life

    @id:tocatli.kinds.artifacts.control @cr:603.2 @cr:603.6a
    Scenario: Ingenious Artillerist deals damage for tokens that are artifact creatures
      Given Alice controls Ingenious Artillerist
      And Alice has Servo Exhibition in hand and {W}{W} in her mana pool
      When Alice casts Servo Exhibition
      And everything on the stack resolves
      Then Alice controls two Servo tokens
      And Bob has 18 life

    @id:tocatli.kinds.enchantments @tocatli.2a @tocatli.2b @cr:603.2 @cr:603.6a @absence @control:tocatli.kinds.enchantments.control
    Scenario: An enchantment creature enters beside Eidolon of Blossoms under Tocatli Honor Guard
      Given Alice controls Eidolon of Blossoms
      And Alice has Grim Guardian in hand, two Islands on top of her library and {B}{B}{B} in her mana pool
      And Bob controls Tocatli Honor Guard
      When Alice casts Grim Guardian
      And everything on the stack resolves
      And Alice puts her triggered abilities on the stack in any order
      Then Grim Guardian is on the battlefield
      And Alice has no cards in hand
      And Bob has 20 life

    @id:tocatli.kinds.enchantments.control @cr:603.2 @cr:603.6a
    Scenario: An enchantment creature enters beside Eidolon of Blossoms
      Given Alice controls Eidolon of Blossoms
      And Alice has Grim Guardian in hand, two Islands on top of her library and {B}{B}{B} in her mana pool
      When Alice casts Grim Guardian
      And everything on the stack resolves
      And Alice puts her triggered abilities on the stack in any order
      Then Grim Guardian is on the battlefield
      And Alice has only Island in hand
      And Bob has 19 life

    @id:tocatli.kinds.lands @tocatli.2b @cr:603.2 @cr:603.6a @absence @control:tocatli.kinds.lands.control
    Scenario: Dryad Arbor is no landfall for Jaddi Offshoot under Tocatli Honor Guard
      Given Alice controls Jaddi Offshoot
      And Alice has Dryad Arbor in hand
      And Bob controls Tocatli Honor Guard
      When Alice plays Dryad Arbor
      And everything on the stack resolves
      Then Dryad Arbor is on the battlefield and is a land creature
      And Alice has 20 life

    @id:tocatli.kinds.lands.control @cr:603.2 @cr:603.6a
    Scenario: Dryad Arbor is landfall for Jaddi Offshoot
      Given Alice controls Jaddi Offshoot
      And Alice has Dryad Arbor in hand
      When Alice plays Dryad Arbor
      And everything on the stack resolves
      Then Dryad Arbor is on the battlefield and is a land creature
      And Alice has 21 life

    @id:tocatli.kinds.lands.watched @tocatli.2b @cr:603.2 @cr:603.6a @absence @control:tocatli.kinds.lands.watched.control
    Scenario: Dryad Arbor enters beside Soul Warden under Tocatli Honor Guard
      Given Alice controls Soul Warden
      And Alice has Dryad Arbor in hand
      And Bob controls Tocatli Honor Guard
      When Alice plays Dryad Arbor
      Then Dryad Arbor is on the battlefield
      And nothing is on the stack

    @id:tocatli.kinds.lands.watched.control @cr:603.2 @cr:603.6a
    Scenario: Dryad Arbor enters beside Soul Warden
      Given Alice controls Soul Warden
      And Alice has Dryad Arbor in hand
      When Alice plays Dryad Arbor
      Then Dryad Arbor is on the battlefield
      And the stack is Soul Warden's triggered ability

    @id:tocatli.kinds.lands.graveyard @tocatli.3a @cr:603.2 @cr:603.6a @cr:113.6m @absence @control:tocatli.kinds.lands.graveyard.control
    Scenario: Bloodghast stays in its graveyard for Dryad Arbor under Tocatli Honor Guard
      Given Alice has Dryad Arbor in hand and Bloodghast in her graveyard
      And Bob controls Tocatli Honor Guard
      When Alice plays Dryad Arbor
      And everything on the stack resolves
      And Alice says yes to Bloodghast
      Then Dryad Arbor is on the battlefield
      And Bloodghast is in Alice's graveyard

    @id:tocatli.kinds.lands.graveyard.control @cr:603.2 @cr:603.6a @cr:113.6m
    Scenario: Bloodghast returns for Dryad Arbor
      Given Alice has Dryad Arbor in hand and Bloodghast in her graveyard
      When Alice plays Dryad Arbor
      And everything on the stack resolves
      And Alice says yes to Bloodghast
      Then Dryad Arbor is on the battlefield
      And Bloodghast is on the battlefield

    @id:tocatli.becoming.saproling @tocatli.2b @cr:603.2 @cr:603.6a @cr:603.6b @absence @control:tocatli.becoming.saproling.control
    Scenario: A Saproling enters as a land too under Life and Limb and Tocatli Honor Guard
      Given Alice controls Jaddi Offshoot and Life and Limb
      And Alice has Sprout in hand and {G} in her mana pool
      And Bob controls Tocatli Honor Guard
      When Alice casts Sprout
      And everything on the stack resolves
      Then Alice's Saproling token is a land creature
      And Alice has 20 life

    @id:tocatli.becoming.saproling.control @cr:603.2 @cr:603.6a @cr:603.6b
    Scenario: A Saproling enters as a land too under Life and Limb
      Given Alice controls Jaddi Offshoot and Life and Limb
      And Alice has Sprout in hand and {G} in her mana pool
      When Alice casts Sprout
      And everything on the stack resolves
      Then Alice's Saproling token is a land creature
      And Alice has 21 life

  @tocatli.5
  Rule: Permanents that are no creatures set off what they can

    @id:tocatli.others-enter.land @cr:603.2 @cr:603.6a
    Scenario: Forest is landfall for Jaddi Offshoot under Tocatli Honor Guard
      Given Alice controls Jaddi Offshoot
      And Alice has Forest in hand
      And Bob controls Tocatli Honor Guard
      When Alice plays Forest
      And everything on the stack resolves
      Then Forest is on the battlefield
      And Alice has 21 life

    @id:tocatli.others-enter.land.own @cr:603.2 @cr:603.6a @cr:614.1d
    Scenario: Kabira Crossroads enters under Tocatli Honor Guard
      Given Alice has Kabira Crossroads in hand
      And Bob controls Tocatli Honor Guard
      When Alice plays Kabira Crossroads
      And everything on the stack resolves
      Then Kabira Crossroads is on the battlefield and is tapped
      And Alice has 22 life

    @id:tocatli.others-enter.land.graveyard @cr:603.2 @cr:603.6a @cr:113.6m
    Scenario: Bloodghast returns for Forest under Tocatli Honor Guard
      Given Alice has Forest in hand and Bloodghast in her graveyard
      And Bob controls Tocatli Honor Guard
      When Alice plays Forest
      And everything on the stack resolves
      And Alice says yes to Bloodghast
      Then Forest is on the battlefield
      And Bloodghast is on the battlefield

    @id:tocatli.others-enter.enchantment @cr:603.2 @cr:603.6a
    Scenario: Eidolon of Blossoms sees Impact Tremors enter under Tocatli Honor Guard
      Given Alice controls Eidolon of Blossoms
      And Alice has Impact Tremors in hand, two Islands on top of her library and {R}{R} in her mana pool
      And Bob controls Tocatli Honor Guard
      When Alice casts Impact Tremors
      And everything on the stack resolves
      Then Impact Tremors is on the battlefield
      And Alice has only Island in hand

    @id:tocatli.others-enter.enchantment.own @cr:603.2 @cr:603.6a
    Scenario: Oblivion Ring enters under Tocatli Honor Guard
      Given Alice has Oblivion Ring in hand and {W}{W}{W} in her mana pool
      And Bob controls Grizzly Bears and Tocatli Honor Guard
      When Alice casts Oblivion Ring
      And everything on the stack resolves
      And Alice targets Grizzly Bears with Oblivion Ring
      Then Oblivion Ring is on the battlefield
      And Grizzly Bears is in exile

    @id:tocatli.others-enter.equipment @cr:603.2 @cr:603.6a @cr:702.92a
    Scenario: Flayer Husk's living weapon under Tocatli Honor Guard
      Given Alice has Flayer Husk in hand and {C} in her mana pool
      And Bob controls Tocatli Honor Guard
      When Alice casts Flayer Husk
      And everything on the stack resolves
      Then Flayer Husk is on the battlefield
      And Alice's Phyrexian Germ token is 1/1

  @tocatli.5
  Rule: Where everything is an artifact, Contraband Kingpin still tells creatures from the rest

    Background:
      Given Alice controls Contraband Kingpin and Mycosynth Lattice
      And Alice has Island, Swamp and Forest on top of her library

    @id:tocatli.lattice.land @tocatli.5b @cr:603.2 @cr:603.6a @cr:603.6b
    Scenario: Contraband Kingpin sees a land enter as an artifact under Tocatli Honor Guard
      Given Alice has Plains in hand
      And Bob controls Tocatli Honor Guard
      When Alice plays Plains
      And everything on the stack resolves
      And Alice puts Island on the bottom with Contraband Kingpin
      Then Plains is on the battlefield and is an artifact land
      And Alice has only Swamp, Forest and Island in her library

    @id:tocatli.lattice.creature @tocatli.5a @cr:603.2 @cr:603.6a @cr:603.6b @absence @control:tocatli.lattice.creature.control
    Scenario: Contraband Kingpin sees Grizzly Bears enter as an artifact under Tocatli Honor Guard
      Given Alice has Grizzly Bears in hand and {G}{G} in her mana pool
      And Bob controls Tocatli Honor Guard
      When Alice casts Grizzly Bears
      And everything on the stack resolves
      And Alice puts Island on the bottom with Contraband Kingpin
      Then Grizzly Bears is on the battlefield and is an artifact creature
      And Alice has only Island, Swamp and Forest in her library

    @id:tocatli.lattice.creature.control @cr:603.2 @cr:603.6a @cr:603.6b
    Scenario: Contraband Kingpin sees Grizzly Bears enter as an artifact
      Given Alice has Grizzly Bears in hand and {G}{G} in her mana pool
      When Alice casts Grizzly Bears
      And everything on the stack resolves
      And Alice puts Island on the bottom with Contraband Kingpin
      Then Grizzly Bears is on the battlefield and is an artifact creature
      And Alice has only Swamp, Forest and Island in her library

  @tocatli.6
  Rule: A card that is no creature, and enters as one, sets off nothing by entering

    @id:tocatli.becoming.march.dies @tocatli.6a @cr:603.2 @cr:603.6a @cr:603.6b @cr:704.5f @absence @control:tocatli.becoming.march.dies.control
    Scenario: Contraband Kingpin sees Lotus Petal enter as a 0/0 creature under Tocatli Honor Guard
      Given Alice controls Contraband Kingpin and March of the Machines
      And Alice has Lotus Petal in hand, and Island, Swamp and Forest on top of her library
      And Bob controls Tocatli Honor Guard
      When Alice casts Lotus Petal
      And everything on the stack resolves
      And Alice puts Island on the bottom with Contraband Kingpin
      Then Lotus Petal is in Alice's graveyard
      And Alice has only Island, Swamp and Forest in her library

    @id:tocatli.becoming.march.dies.control @cr:603.2 @cr:603.6a @cr:704.5f
    Scenario: Contraband Kingpin sees Lotus Petal enter as a 0/0 creature
      Given Alice controls Contraband Kingpin and March of the Machines
      And Alice has Lotus Petal in hand, and Island, Swamp and Forest on top of her library
      When Alice casts Lotus Petal
      And everything on the stack resolves
      And Alice puts Island on the bottom with Contraband Kingpin
      Then Lotus Petal is in Alice's graveyard
      And Alice has only Swamp, Forest and Island in her library

    @id:tocatli.becoming.march.dies.watched @tocatli.3b @cr:603.6c @cr:603.10a @cr:704.5f
    Scenario: Blood Artist sees Lotus Petal die as a creature under Tocatli Honor Guard
      Given Alice controls Blood Artist and March of the Machines
      And Alice has Lotus Petal in hand
      And Bob controls Tocatli Honor Guard
      When Alice casts Lotus Petal
      And everything on the stack resolves
      And Alice targets Bob with Blood Artist
      Then Lotus Petal is in Alice's graveyard
      And Alice has 21 life
      And Bob has 19 life

    @id:tocatli.becoming.march.together @tocatli.6a @cr:603.2 @cr:603.6a @cr:603.6b @cr:603.10 @absence @control:tocatli.becoming.march.together.control
    Scenario: March of the Machines and Ichor Wellspring enter together under Tocatli Honor Guard
      Given Alice has March of the Machines and Ichor Wellspring in her graveyard, and two Islands on top of her library
      And Alice has Open the Vaults in hand and six {W} in her mana pool
      And Bob controls Tocatli Honor Guard
      When Alice casts Open the Vaults
      And everything on the stack resolves
      Then March of the Machines is on the battlefield
      And Ichor Wellspring is on the battlefield and is an artifact creature
      And Alice has no cards in hand

    @id:tocatli.becoming.march.together.control @cr:603.2 @cr:603.6a @cr:603.6b
    Scenario: March of the Machines and Ichor Wellspring enter together
      Given Alice has March of the Machines and Ichor Wellspring in her graveyard, and two Islands on top of her library
      And Alice has Open the Vaults in hand and six {W} in her mana pool
      When Alice casts Open the Vaults
      And everything on the stack resolves
      Then March of the Machines is on the battlefield
      And Ichor Wellspring is on the battlefield and is an artifact creature
      And Alice has only Island in hand

    @id:tocatli.becoming.enchantment @tocatli.2a @cr:603.2 @cr:603.6a @cr:603.6b @absence @control:tocatli.becoming.enchantment.control
    Scenario: Oblivion Ring enters as a creature under Opalescence and Tocatli Honor Guard
      Given Alice controls Opalescence
      And Alice has Oblivion Ring in hand and {W}{W}{W} in her mana pool
      And Bob controls Grizzly Bears
      And Bob controls Tocatli Honor Guard
      When Alice casts Oblivion Ring
      And everything on the stack resolves
      And Alice targets Grizzly Bears with Oblivion Ring
      Then Oblivion Ring is on the battlefield, is an enchantment creature and is 3/3
      And Grizzly Bears is on the battlefield

    @id:tocatli.becoming.enchantment.control @cr:603.2 @cr:603.6a @cr:603.6b
    Scenario: Oblivion Ring enters as a creature under Opalescence
      Given Alice controls Opalescence
      And Alice has Oblivion Ring in hand and {W}{W}{W} in her mana pool
      And Bob controls Grizzly Bears
      When Alice casts Oblivion Ring
      And everything on the stack resolves
      And Alice targets Grizzly Bears with Oblivion Ring
      Then Oblivion Ring is on the battlefield, is an enchantment creature and is 3/3
      And Grizzly Bears is in exile

    @id:tocatli.becoming.land @tocatli.1a @tocatli.2a @cr:603.2 @cr:603.6a @cr:603.6b @cr:614.1d @absence @control:tocatli.becoming.land.control
    Scenario: Kabira Crossroads enters as a creature under Nature's Revolt and Tocatli Honor Guard
      Given Alice controls Nature's Revolt
      And Alice has Kabira Crossroads in hand
      And Bob controls Tocatli Honor Guard
      When Alice plays Kabira Crossroads
      And everything on the stack resolves
      Then Kabira Crossroads is on the battlefield, is tapped, is a land creature and is 2/2
      And Alice has 20 life

    @id:tocatli.becoming.land.control @cr:603.2 @cr:603.6a @cr:603.6b @cr:614.1d
    Scenario: Kabira Crossroads enters as a creature under Nature's Revolt
      Given Alice controls Nature's Revolt
      And Alice has Kabira Crossroads in hand
      When Alice plays Kabira Crossroads
      And everything on the stack resolves
      Then Kabira Crossroads is on the battlefield, is tapped, is a land creature and is 2/2
      And Alice has 22 life

    @id:tocatli.becoming.forest @tocatli.2b @cr:603.2 @cr:603.6a @cr:603.6b @absence @control:tocatli.becoming.forest.control
    Scenario: Forest enters as a creature under Life and Limb and Tocatli Honor Guard
      Given Alice controls Jaddi Offshoot and Life and Limb
      And Alice has Forest in hand
      And Bob controls Tocatli Honor Guard
      When Alice plays Forest
      And everything on the stack resolves
      Then Forest is on the battlefield and is a land creature
      And Alice has 20 life

    @id:tocatli.becoming.forest.control @cr:603.2 @cr:603.6a @cr:603.6b
    Scenario: Forest enters as a creature under Life and Limb
      Given Alice controls Jaddi Offshoot and Life and Limb
      And Alice has Forest in hand
      When Alice plays Forest
      And everything on the stack resolves
      Then Forest is on the battlefield and is a land creature
      And Alice has 21 life

    @id:tocatli.becoming.planeswalker @tocatli.2b @cr:603.2 @cr:603.6a @cr:603.6b @absence @control:tocatli.becoming.planeswalker.control
    Scenario: Gideon Blackblade enters as a creature on its controller's turn under Tocatli Honor Guard
      Given Alice controls Soul Warden
      And Alice has Gideon Blackblade in hand and {W}{W}{W} in her mana pool
      And Bob controls Tocatli Honor Guard
      When Alice casts Gideon Blackblade
      And everything on the stack resolves
      Then Gideon Blackblade is on the battlefield, has four loyalty counters and is 4/4
      And Alice has 20 life

    @id:tocatli.becoming.planeswalker.control @cr:603.2 @cr:603.6a @cr:603.6b
    Scenario: Gideon Blackblade enters as a creature on its controller's turn
      Given Alice controls Soul Warden
      And Alice has Gideon Blackblade in hand and {W}{W}{W} in her mana pool
      When Alice casts Gideon Blackblade
      And everything on the stack resolves
      Then Gideon Blackblade is on the battlefield, has four loyalty counters and is 4/4
      And Alice has 21 life

    @id:tocatli.becoming.manifest @tocatli.2b @cr:603.2 @cr:603.6a @cr:701.40a @absence @control:tocatli.becoming.manifest.control
    Scenario: A land card enters face down as a creature under Tocatli Honor Guard
      Given Alice controls Soul Warden
      And Alice has Soul Summons in hand, Island and Swamp on top of her library and {W}{W} in her mana pool
      And Bob controls Tocatli Honor Guard
      When Alice casts Soul Summons
      And everything on the stack resolves
      Then Alice has 20 life and only Swamp in her library

    @id:tocatli.becoming.manifest.control @cr:603.2 @cr:603.6a @cr:701.40a
    Scenario: A land card enters face down as a creature
      Given Alice controls Soul Warden
      And Alice has Soul Summons in hand, Island and Swamp on top of her library and {W}{W} in her mana pool
      When Alice casts Soul Summons
      And everything on the stack resolves
      Then Alice has 21 life and only Swamp in her library

    @id:tocatli.becoming.copy @tocatli.2a @cr:603.2 @cr:603.6a @cr:707.5 @absence @control:tocatli.becoming.copy.control
    Scenario: Sculpting Steel enters as a copy of Filigree Familiar under Tocatli Honor Guard
      Given Alice controls Filigree Familiar
      And Alice has Sculpting Steel in hand and {C}{C}{C} in her mana pool
      And Bob controls Tocatli Honor Guard
      When Alice casts Sculpting Steel
      And everything on the stack resolves
      And Alice chooses Filigree Familiar for Sculpting Steel
      Then Sculpting Steel is on the battlefield, is named Filigree Familiar and is an artifact creature
      And Alice has 20 life

    @id:tocatli.becoming.copy.control @cr:603.2 @cr:603.6a @cr:707.5
    Scenario: Sculpting Steel enters as a copy of Filigree Familiar
      Given Alice controls Filigree Familiar
      And Alice has Sculpting Steel in hand and {C}{C}{C} in her mana pool
      When Alice casts Sculpting Steel
      And everything on the stack resolves
      And Alice chooses Filigree Familiar for Sculpting Steel
      Then Sculpting Steel is on the battlefield, is named Filigree Familiar and is an artifact creature
      And Alice has 22 life

    @id:tocatli.becoming.enchantment-copy @tocatli.5a @cr:603.2 @cr:603.6a @cr:707.5 @absence @control:tocatli.becoming.enchantment-copy.control
    Scenario: Copy Artifact enters as a copy of Memnite under Tocatli Honor Guard
      Given Alice controls Contraband Kingpin and Memnite
      And Alice has Copy Artifact in hand, {U}{U} in her mana pool, and Island, Swamp and Forest on top of her library
      And Bob controls Tocatli Honor Guard
      When Alice casts Copy Artifact
      And everything on the stack resolves
      And Alice chooses Memnite for Copy Artifact
      And Alice puts Island on the bottom with Contraband Kingpin
      Then Copy Artifact is on the battlefield, is named Memnite and is an artifact enchantment creature
      And Alice has only Island, Swamp and Forest in her library

    @id:tocatli.becoming.enchantment-copy.control @cr:603.2 @cr:603.6a @cr:707.5
    Scenario: Copy Artifact enters as a copy of Memnite
      Given Alice controls Contraband Kingpin and Memnite
      And Alice has Copy Artifact in hand, {U}{U} in her mana pool, and Island, Swamp and Forest on top of her library
      When Alice casts Copy Artifact
      And everything on the stack resolves
      And Alice chooses Memnite for Copy Artifact
      And Alice puts Island on the bottom with Contraband Kingpin
      Then Copy Artifact is on the battlefield, is named Memnite and is an artifact enchantment creature
      And Alice has only Swamp, Forest and Island in her library

  @tocatli.6
  Rule: A creature card that enters as something else sets off what that can

    @id:tocatli.ceasing.copy @tocatli.6b @cr:603.2 @cr:603.6a @cr:707.5
    Scenario: Clever Impersonator enters as a copy of Ichor Wellspring under Tocatli Honor Guard
      Given Alice controls Ichor Wellspring
      And Alice has Clever Impersonator in hand, two Islands on top of her library and {U}{U}{U}{U} in her mana pool
      And Bob controls Tocatli Honor Guard
      When Alice casts Clever Impersonator
      And everything on the stack resolves
      And Alice chooses Ichor Wellspring for Clever Impersonator
      Then Clever Impersonator is on the battlefield, is named Ichor Wellspring and is an artifact
      And Alice has only Island in hand

    @id:tocatli.ceasing.copy.stack @tocatli.6b @cr:603.2 @cr:603.6a @cr:707.5
    Scenario: Clever Impersonator's copied ability waits on the stack under Tocatli Honor Guard
      Given Alice controls Ichor Wellspring
      And Alice has Clever Impersonator in hand, two Islands on top of her library and {U}{U}{U}{U} in her mana pool
      And Bob controls Tocatli Honor Guard
      When Alice casts Clever Impersonator
      And the top of the stack resolves
      And Alice chooses Ichor Wellspring for Clever Impersonator
      Then Clever Impersonator is on the battlefield
      And the stack has one object

    @id:tocatli.ceasing.god.together @tocatli.6b @tocatli.4a @cr:603.2 @cr:603.6a @cr:603.6b @cr:603.10 @cr:700.5
    Scenario: Living Death returns Nylea with too little devotion, and Tocatli Honor Guard
      Given Alice has Nylea, God of the Hunt, Eidolon of Blossoms and Tocatli Honor Guard in her graveyard
      And Alice has Living Death in hand, three Islands on top of her library and {B}{B}{B}{B}{B} in her mana pool
      When Alice casts Living Death
      And everything on the stack resolves
      Then Nylea, God of the Hunt is on the battlefield and is a legendary enchantment
      And Alice controls Eidolon of Blossoms and Tocatli Honor Guard
      And Alice has only Island in hand

    @id:tocatli.ceasing.god.together-devoted @tocatli.4a @cr:603.2 @cr:603.6a @cr:603.6b @cr:603.10 @cr:700.5 @absence @control:tocatli.ceasing.god.together-devoted.control
    Scenario: Living Death returns Nylea with devotion enough, and Tocatli Honor Guard
      Given Alice has Nylea, God of the Hunt, Eidolon of Blossoms, Strangleroot Geist and Tocatli Honor Guard in her graveyard
      And Alice has Living Death in hand, three Islands on top of her library and {B}{B}{B}{B}{B} in her mana pool
      When Alice casts Living Death
      And everything on the stack resolves
      And Alice puts her triggered abilities on the stack in any order
      Then Nylea, God of the Hunt is on the battlefield and is a legendary enchantment creature
      And Alice controls Eidolon of Blossoms, Strangleroot Geist and Tocatli Honor Guard
      And Alice has no cards in hand

    @id:tocatli.ceasing.god.together-devoted.control @cr:603.2 @cr:603.6a @cr:603.2c @cr:700.5
    Scenario: Living Death returns Nylea with devotion enough, and Silvercoat Lion
      Given Alice has Nylea, God of the Hunt, Eidolon of Blossoms, Strangleroot Geist and Silvercoat Lion in her graveyard
      And Alice has Living Death in hand, three Islands on top of her library and {B}{B}{B}{B}{B} in her mana pool
      When Alice casts Living Death
      And everything on the stack resolves
      And Alice puts her triggered abilities on the stack in any order
      Then Nylea, God of the Hunt is on the battlefield and is a legendary enchantment creature
      And Alice controls Eidolon of Blossoms, Strangleroot Geist and Silvercoat Lion
      And Alice has two cards in hand
