Feature: Solemnity

  No counter goes onto an artifact, a creature, an enchantment, a land or a player; what is there stays, and what is no permanent
  of those kinds is left alone. Mechanics that live on counters have files of their own among the interactions.

  @solemnity.1
  Rule: Counters that are there already stay

    @id:solemnity.kept @solemnity.1a @cr:614.17a
    Scenario: Permanents keep their counters as Solemnity arrives
      Given Alice has Solemnity in hand and {W}{W}{W} in her mana pool
      And Alice controls Hangarback Walker with two +1/+1 counters and Vivid Crag with a charge counter
      And Bob controls Triskelion with three +1/+1 counters, Parallax Wave with five fade counters and Dark Depths with ten ice counters
      When Alice casts Solemnity
      And everything on the stack resolves
      Then Solemnity is on the battlefield
      And Hangarback Walker is on the battlefield, has exactly two +1/+1 counters and is 2/2
      And Vivid Crag has exactly one charge counter
      And Triskelion has exactly three +1/+1 counters and is 4/4
      And Parallax Wave has exactly five fade counters
      And Dark Depths has exactly ten ice counters

    @id:solemnity.kept.minus @solemnity.1a @cr:614.17a
    Scenario: Counters that weaken stay as well
      Given Alice has Solemnity in hand and {W}{W}{W} in her mana pool
      And Alice controls Wickerbough Elder with a -1/-1 counter
      When Alice casts Solemnity
      And everything on the stack resolves
      Then Wickerbough Elder has exactly one -1/-1 counter and is 3/3

    @id:solemnity.kept.players @solemnity.1b @cr:614.17a
    Scenario: Players keep their counters as Solemnity arrives
      Given Alice has Solemnity in hand, two energy counters and {W}{W}{W} in her mana pool
      And Bob has three poison counters and an experience counter
      When Alice casts Solemnity
      And everything on the stack resolves
      Then Solemnity is on the battlefield
      And Alice has exactly two energy counters
      And Bob has three poison counters and an experience counter

    @id:solemnity.kept.energy-spent @solemnity.1b @cr:614.17a @cr:107.14
    Scenario: Energy that a player has pays under Solemnity
      Given Alice controls Aether Hub and Solemnity
      And Alice has two energy counters
      When Alice activates Aether Hub's third ability
      And Alice chooses green for Aether Hub
      Then Alice has {G} in her mana pool and exactly one energy counter

    @id:solemnity.kept.added-later @solemnity.1a @solemnity.9b @cr:614.17 @cr:101.3 @absence @control:solemnity.kept.added-later.control
    Scenario: Triskelion keeps three counters and gets no more
      Given Alice has Dragonscale Boon in hand and four {G} in her mana pool
      And Alice controls Triskelion with three +1/+1 counters and Solemnity
      When Alice casts Dragonscale Boon targeting Triskelion
      And everything on the stack resolves
      Then Triskelion has exactly three +1/+1 counters and is 4/4

    @id:solemnity.kept.added-later.control @cr:122.1a
    Scenario: Triskelion gets more counters
      Given Alice has Dragonscale Boon in hand and four {G} in her mana pool
      And Alice controls Triskelion with three +1/+1 counters
      When Alice casts Dragonscale Boon targeting Triskelion
      And everything on the stack resolves
      Then Triskelion has exactly five +1/+1 counters and is 6/6

  @solemnity.2
  Rule: Cumulative upkeep asks for what the counters there amount to, if only for {0}

    @id:solemnity.upkeep @solemnity.2a @cr:702.24a @cr:118.5 @cr:614.17 @absence @control:solemnity.upkeep.control
    Scenario: Mystic Remora stays for {0}
      Given it is Bob's end step
      And Alice controls Mystic Remora, Island and Solemnity
      When the game advances to Alice's upkeep
      And everything on the stack resolves
      And Alice pays for Mystic Remora
      Then Mystic Remora is on the battlefield and has no counters
      And Island is untapped

    @id:solemnity.upkeep.control @cr:702.24a
    Scenario: Mystic Remora gets an age counter and stays for {1}
      Given it is Bob's end step
      And Alice controls Mystic Remora and Island
      When the game advances to Alice's upkeep
      And everything on the stack resolves
      And Alice pays for Mystic Remora with {U} from Island
      Then Mystic Remora is on the battlefield and has exactly one age counter
      And Island is tapped

    @id:solemnity.upkeep.two @solemnity.2a @cr:702.24a @cr:118.5 @cr:614.17 @absence @control:solemnity.upkeep.two.control
    Scenario: Glacial Chasm stays for no life, upkeep after upkeep
      Given it is Bob's end step
      And Alice controls Glacial Chasm
      And Alice has two Forests on top of her library
      And Bob controls Solemnity
      And Bob has two Forests on top of his library
      When the game advances to Alice's upkeep
      And everything on the stack resolves
      And Alice pays for Glacial Chasm
      Then Glacial Chasm is on the battlefield and has no counters
      When the game advances to Alice's upkeep
      And everything on the stack resolves
      And Alice pays for Glacial Chasm
      Then Glacial Chasm is on the battlefield and has no counters
      And Alice has 20 life

    @id:solemnity.upkeep.two.control @cr:702.24a
    Scenario: Glacial Chasm stays for 2 life, then for 4
      Given it is Bob's end step
      And Alice controls Glacial Chasm
      And Alice has two Forests on top of her library
      And Bob has two Forests on top of his library
      When the game advances to Alice's upkeep
      And everything on the stack resolves
      And Alice pays for Glacial Chasm
      Then Glacial Chasm is on the battlefield and has exactly one age counter
      And Alice has 18 life
      When the game advances to Alice's upkeep
      And everything on the stack resolves
      And Alice pays for Glacial Chasm
      Then Glacial Chasm is on the battlefield and has exactly two age counters
      And Alice has 14 life

    @id:solemnity.upkeep.other @solemnity.2a @cr:702.24a @cr:118.5 @cr:614.17 @absence @control:solemnity.upkeep.other.control
    Scenario: Another player's Illusionary Forces stays for {0}
      Given it is Alice's end step
      And Alice controls Solemnity
      And Bob controls Illusionary Forces and Island
      When the game advances to Bob's upkeep
      And everything on the stack resolves
      And Bob pays for Illusionary Forces
      Then Illusionary Forces is on the battlefield and has no counters
      And Island is untapped

    @id:solemnity.upkeep.other.control @cr:702.24a
    Scenario: Illusionary Forces gets an age counter and stays for {U}
      Given it is Alice's end step
      And Bob controls Illusionary Forces and Island
      When the game advances to Bob's upkeep
      And everything on the stack resolves
      And Bob pays for Illusionary Forces with {U} from Island
      Then Illusionary Forces is on the battlefield and has exactly one age counter
      And Island is tapped

    @id:solemnity.upkeep.aged @solemnity.2b @cr:702.24a @cr:614.17 @absence @control:solemnity.upkeep.aged.control
    Scenario: Mystic Remora with two age counters stays for {2}
      Given it is Bob's end step
      And Alice controls Mystic Remora with two age counters, Island as "island-1", Island as "island-2", Island as "island-3" and Solemnity
      When the game advances to Alice's upkeep
      And everything on the stack resolves
      And Alice pays for Mystic Remora with {U} from "island-1" and {U} from "island-2"
      Then Mystic Remora is on the battlefield and has exactly two age counters
      And "island-1" is tapped
      And "island-2" is tapped
      And "island-3" is untapped

    @id:solemnity.upkeep.aged.control @cr:702.24a
    Scenario: Mystic Remora with two age counters gets a third and stays for {3}
      Given it is Bob's end step
      And Alice controls Mystic Remora with two age counters, Island as "island-1", Island as "island-2" and Island as "island-3"
      When the game advances to Alice's upkeep
      And everything on the stack resolves
      And Alice pays for Mystic Remora with {U} from "island-1", {U} from "island-2" and {U} from "island-3"
      Then Mystic Remora is on the battlefield and has exactly three age counters
      And "island-1" is tapped
      And "island-2" is tapped
      And "island-3" is tapped

    @id:solemnity.upkeep.aged-life @solemnity.2b @cr:702.24a @cr:614.17 @absence @control:solemnity.upkeep.aged-life.control
    Scenario: Glacial Chasm with an age counter stays for 2 life, not for 4
      Given it is Bob's end step
      And Alice controls Glacial Chasm with an age counter and Solemnity
      When the game advances to Alice's upkeep
      And everything on the stack resolves
      And Alice pays for Glacial Chasm
      Then Glacial Chasm is on the battlefield and has exactly one age counter
      And Alice has 18 life

    @id:solemnity.upkeep.aged-life.control @cr:702.24a
    Scenario: Glacial Chasm with an age counter gets a second and stays for 4 life
      Given it is Bob's end step
      And Alice controls Glacial Chasm with an age counter
      When the game advances to Alice's upkeep
      And everything on the stack resolves
      And Alice pays for Glacial Chasm
      Then Glacial Chasm is on the battlefield and has exactly two age counters
      And Alice has 16 life

    @id:solemnity.upkeep.declined @solemnity.2c @cr:702.24a @cr:118.5
    Scenario: Mystic Remora's controller does not say that they pay {0}
      Given it is Bob's end step
      And Alice controls Mystic Remora and Solemnity
      When the game advances to Alice's upkeep
      And everything on the stack resolves
      And Alice doesn't pay for Mystic Remora
      Then Mystic Remora is in Alice's graveyard
      And Solemnity is on the battlefield

  @solemnity.3
  Rule: An event that counters replace is gone, although the counters are not put

    @id:solemnity.replaced.damage @solemnity.3a @cr:614.6 @cr:614.17 @absence @control:solemnity.replaced.damage.control
    Scenario: Soul-Scar Mage turns a Shock into nothing
      Given Alice controls Soul-Scar Mage
      And Alice has Shock in hand and {R} in her mana pool
      And Bob controls Hill Giant and Solemnity
      When Alice casts Shock targeting Hill Giant
      And everything on the stack resolves
      Then Hill Giant is on the battlefield, has no counters, has no damage and is 3/3

    @id:solemnity.replaced.damage.control @cr:614.6
    Scenario: Soul-Scar Mage turns a Shock into counters
      Given Alice controls Soul-Scar Mage
      And Alice has Shock in hand and {R} in her mana pool
      And Bob controls Hill Giant
      When Alice casts Shock targeting Hill Giant
      And everything on the stack resolves
      Then Hill Giant is on the battlefield, has exactly two -1/-1 counters, has no damage and is 1/1

    @id:solemnity.replaced.lethal @solemnity.3a @cr:614.6 @cr:614.17 @absence @control:solemnity.replaced.lethal.control
    Scenario: Soul-Scar Mage saves an opponent's creature from a lethal Lightning Bolt
      Given Alice controls Soul-Scar Mage and Solemnity
      And Alice has Lightning Bolt in hand and {R} in her mana pool
      And Bob controls Grizzly Bears
      When Alice casts Lightning Bolt targeting Grizzly Bears
      And everything on the stack resolves
      Then Grizzly Bears is on the battlefield, has no counters and is 2/2

    @id:solemnity.replaced.lethal.control @cr:120.3e @cr:704.5g
    Scenario: Without Soul-Scar Mage a Lightning Bolt kills under Solemnity
      Given Alice controls Solemnity
      And Alice has Lightning Bolt in hand and {R} in her mana pool
      And Bob controls Grizzly Bears
      When Alice casts Lightning Bolt targeting Grizzly Bears
      And everything on the stack resolves
      Then Grizzly Bears is in Bob's graveyard

    @id:solemnity.replaced.no-trigger @solemnity.3a @cr:614.6 @cr:603.2g @absence @control:solemnity.replaced.no-trigger.control
    Scenario: Replaced damage was not dealt, and Phyrexian Obliterator takes no revenge
      Given Alice controls Soul-Scar Mage and three tapped Forests
      And Alice has Lightning Bolt in hand and {R} in her mana pool
      And Bob controls Phyrexian Obliterator and Solemnity
      When Alice casts Lightning Bolt targeting Phyrexian Obliterator
      And everything on the stack resolves
      Then Phyrexian Obliterator is on the battlefield, has no counters and has no damage
      And Alice controls only Soul-Scar Mage and three Forests

    @id:solemnity.replaced.no-trigger.control @cr:120.3e
    Scenario: Phyrexian Obliterator takes revenge for a Lightning Bolt
      Given Alice controls three tapped Forests
      And Alice has Lightning Bolt in hand and {R} in her mana pool
      And Bob controls Phyrexian Obliterator and Solemnity
      When Alice casts Lightning Bolt targeting Phyrexian Obliterator
      And everything on the stack resolves
      Then Phyrexian Obliterator is on the battlefield, has no counters and has 3 damage
      And Alice controls nothing

    @id:solemnity.prevented @solemnity.3b @cr:615.5 @cr:101.3 @cr:614.17 @absence @control:solemnity.prevented.control
    Scenario: Phyrexian Hydra prevents damage and shrinks no more
      Given Alice has Lightning Bolt in hand and {R} in her mana pool
      And Bob controls Phyrexian Hydra and Solemnity
      When Alice casts Lightning Bolt targeting Phyrexian Hydra
      And everything on the stack resolves
      Then Phyrexian Hydra is on the battlefield, has no counters, has no damage and is 7/7

    @id:solemnity.prevented.control @cr:615.5
    Scenario: Phyrexian Hydra prevents damage and shrinks
      Given Alice has Lightning Bolt in hand and {R} in her mana pool
      And Bob controls Phyrexian Hydra
      When Alice casts Lightning Bolt targeting Phyrexian Hydra
      And everything on the stack resolves
      Then Phyrexian Hydra is on the battlefield, has exactly three -1/-1 counters, has no damage and is 4/4

    @id:solemnity.prevented.vigor @solemnity.3b @cr:615.5 @cr:101.3 @cr:614.17 @absence @control:solemnity.prevented.vigor.control
    Scenario: Vigor saves a creature that grows no more
      Given Alice has Lightning Bolt in hand and {R} in her mana pool
      And Alice controls Solemnity
      And Bob controls Vigor and Grizzly Bears
      When Alice casts Lightning Bolt targeting Grizzly Bears
      And everything on the stack resolves
      Then Grizzly Bears is on the battlefield, has no counters, has no damage and is 2/2

    @id:solemnity.prevented.vigor.control @cr:615.5
    Scenario: Vigor saves a creature that grows
      Given Alice has Lightning Bolt in hand and {R} in her mana pool
      And Bob controls Vigor and Grizzly Bears
      When Alice casts Lightning Bolt targeting Grizzly Bears
      And everything on the stack resolves
      Then Grizzly Bears is on the battlefield, has exactly three +1/+1 counters, has no damage and is 5/5

    @id:solemnity.may-replace @solemnity.3c @cr:614.6 @cr:614.17 @absence @control:solemnity.may-replace.control
    Scenario: Pursuit of Knowledge replaces a draw, and no study counter is put
      Given Alice has Elvish Visionary in hand, two Islands on top of her library and {G}{G} in her mana pool
      And Alice controls Pursuit of Knowledge and Solemnity
      When Alice casts Elvish Visionary
      And everything on the stack resolves
      And Alice says yes
      Then Alice has no cards in hand and two cards in her library
      And Pursuit of Knowledge is on the battlefield and has no counters

    @id:solemnity.may-replace.control @cr:614.6
    Scenario: Pursuit of Knowledge replaces a draw with a study counter
      Given Alice has Elvish Visionary in hand, two Islands on top of her library and {G}{G} in her mana pool
      And Alice controls Pursuit of Knowledge
      When Alice casts Elvish Visionary
      And everything on the stack resolves
      And Alice says yes
      Then Alice has no cards in hand and two cards in her library
      And Pursuit of Knowledge is on the battlefield and has exactly one study counter

    @id:solemnity.may-replace.declined @solemnity.3c @cr:614.1a
    Scenario: Pursuit of Knowledge need not replace a draw under Solemnity
      Given Alice has Elvish Visionary in hand, two Islands on top of her library and {G}{G} in her mana pool
      And Alice controls Pursuit of Knowledge and Solemnity
      When Alice casts Elvish Visionary
      And everything on the stack resolves
      And Alice says no
      Then Alice has only Island in hand and a card in her library

    @id:solemnity.may-replace.draw-step @solemnity.3c @cr:614.6 @cr:614.17 @absence @control:solemnity.may-replace.draw-step.control
    Scenario: Pursuit of Knowledge replaces the draw of the draw step under Solemnity
      Given it is Alice's upkeep
      And Alice has two Islands on top of her library
      And Alice controls Pursuit of Knowledge
      And Bob controls Solemnity
      When the game advances to Alice's draw step
      And Alice says yes
      Then Alice has no cards in hand and two cards in her library
      And Pursuit of Knowledge has no counters

    @id:solemnity.may-replace.draw-step.control @cr:614.6
    Scenario: Pursuit of Knowledge replaces the draw of the draw step with a study counter
      Given it is Alice's upkeep
      And Alice has two Islands on top of her library
      And Alice controls Pursuit of Knowledge
      When the game advances to Alice's draw step
      And Alice says yes
      Then Alice has no cards in hand and two cards in her library
      And Pursuit of Knowledge has exactly one study counter

    @id:solemnity.force-bubble @solemnity.3c @cr:614.6 @cr:614.17 @absence @control:solemnity.force-bubble.control
    Scenario: Force Bubble swallows damage and never bursts
      Given Alice has two Lightning Bolts in hand and {R}{R} in her mana pool
      And Bob controls Force Bubble and Solemnity
      When Alice casts Lightning Bolt targeting Bob
      And everything on the stack resolves
      And Alice casts Lightning Bolt targeting Bob
      And everything on the stack resolves
      Then Bob has 20 life
      And Force Bubble is on the battlefield and has no counters

    @id:solemnity.force-bubble.control @cr:614.6
    Scenario: Force Bubble swallows damage and bursts
      Given Alice has two Lightning Bolts in hand and {R}{R} in her mana pool
      And Bob controls Force Bubble
      When Alice casts Lightning Bolt targeting Bob
      And everything on the stack resolves
      Then Force Bubble is on the battlefield and has exactly three depletion counters
      When Alice casts Lightning Bolt targeting Bob
      And everything on the stack resolves
      Then Bob has 20 life
      And Force Bubble is in Bob's graveyard

    @id:solemnity.in-part @solemnity.3c @cr:614.6 @cr:614.17d @absence @control:solemnity.in-part.control
    Scenario: Master Biomancer makes a Mutant without counters
      Given Alice has Grizzly Bears in hand and {G}{G} in her mana pool
      And Alice controls Master Biomancer and Solemnity
      When Alice casts Grizzly Bears
      And everything on the stack resolves
      Then Grizzly Bears is on the battlefield, has no counters, is 2/2 and has the subtypes Bear and Mutant

    @id:solemnity.in-part.control @cr:614.1d
    Scenario: Master Biomancer makes a Mutant with counters
      Given Alice has Grizzly Bears in hand and {G}{G} in her mana pool
      And Alice controls Master Biomancer
      When Alice casts Grizzly Bears
      And everything on the stack resolves
      Then Grizzly Bears is on the battlefield, has exactly two +1/+1 counters, is 4/4 and has the subtypes Bear and Mutant

  @solemnity.4
  Rule: Tribute is not paid, whatever the opponent says

    @id:solemnity.tribute @solemnity.4a @cr:702.104a @cr:702.104b @cr:614.17d @absence @control:solemnity.tribute.control
    Scenario Outline: Pharagax Giant enters under <controller>'s Solemnity
      Given Alice has Pharagax Giant in hand and {R}{R}{R}{R}{R} in her mana pool
      And <controller> controls Solemnity
      When Alice casts Pharagax Giant
      And everything on the stack resolves
      And Bob says yes to Pharagax Giant
      Then Pharagax Giant is on the battlefield, has no counters and is 3/3
      And Bob has 15 life

      Examples:
        | row   | controller |
        | alice | Alice      |
        | bob   | Bob        |

    @id:solemnity.tribute.control @cr:702.104a @cr:702.104b
    Scenario: Pharagax Giant's tribute is paid
      Given Alice has Pharagax Giant in hand and {R}{R}{R}{R}{R} in her mana pool
      When Alice casts Pharagax Giant
      And everything on the stack resolves
      And Bob says yes to Pharagax Giant
      Then Pharagax Giant is on the battlefield, has exactly two +1/+1 counters and is 5/5
      And Bob has 20 life

  @solemnity.5
  Rule: A card in exile is no permanent, and gets counters

    @id:solemnity.suspend @solemnity.5a @cr:122.1 @cr:109.2 @cr:702.62a
    Scenario: Lotus Bloom, an artifact card, is suspended and cast
      Given Alice has Lotus Bloom in hand and three Islands on top of her library
      And Bob controls Solemnity
      And Bob has four Islands on top of his library
      When Alice suspends Lotus Bloom
      Then Lotus Bloom is in exile and has exactly three time counters
      When the game advances to Alice's upkeep
      And everything on the stack resolves
      Then Lotus Bloom is in exile and has exactly two time counters
      When the game advances to Alice's upkeep
      And everything on the stack resolves
      Then Lotus Bloom is in exile and has exactly one time counter
      When the game advances to Alice's upkeep
      And everything on the stack resolves
      And for Lotus Bloom, Alice casts Lotus Bloom
      Then Lotus Bloom is on the battlefield and has no counters

    @id:solemnity.suspend.creature @solemnity.5a @cr:122.1 @cr:109.2 @cr:702.62a
    Scenario: Riftwing Cloudskate, a creature card, is suspended, cast and attacks
      Given Alice has Riftwing Cloudskate in hand, four Islands on top of her library and {U}{U} in her mana pool
      And Alice controls Solemnity
      And Bob controls Grizzly Bears
      And Bob has four Islands on top of his library
      When Alice suspends Riftwing Cloudskate
      Then Riftwing Cloudskate is in exile and has exactly three time counters
      When the game advances to Alice's upkeep
      And everything on the stack resolves
      Then Riftwing Cloudskate is in exile and has exactly two time counters
      When the game advances to Alice's upkeep
      And everything on the stack resolves
      Then Riftwing Cloudskate is in exile and has exactly one time counter
      When the game advances to Alice's upkeep
      And everything on the stack resolves
      And for Riftwing Cloudskate, Alice casts Riftwing Cloudskate
      And Alice targets Grizzly Bears with Riftwing Cloudskate
      Then Riftwing Cloudskate is on the battlefield
      And Grizzly Bears is in Bob's hand
      When Alice attacks Bob with Riftwing Cloudskate
      And the game advances to Alice's postcombat main phase
      Then Bob has 18 life

    @id:solemnity.suspend.sorcery @solemnity.5a @cr:122.1 @cr:702.62a
    Scenario: Rift Bolt is suspended and cast
      Given Alice has Rift Bolt in hand and {R} in her mana pool
      And Bob controls Solemnity
      And Bob has two Islands on top of his library
      When Alice suspends Rift Bolt
      Then Rift Bolt is in exile and has exactly one time counter
      When the game advances to Alice's upkeep
      And everything on the stack resolves
      And for Rift Bolt, Alice casts Rift Bolt targeting Bob
      Then Bob has 17 life
      And Rift Bolt is in Alice's graveyard

  @solemnity.6
  Rule: Damage from a source with infect is dealt to creatures and players, and leaves nothing

    @id:solemnity.infect.creature @solemnity.6a @cr:120.3d @cr:702.90 @cr:614.17 @absence @control:solemnity.infect.creature.control
    Scenario: Glistener Elf leaves no counter and no damage on Grizzly Bears
      Given Alice controls Glistener Elf and Solemnity
      And Bob controls Grizzly Bears
      When Alice attacks Bob with Glistener Elf
      And Bob blocks Glistener Elf with Grizzly Bears
      And the game advances to Alice's postcombat main phase
      Then Grizzly Bears is on the battlefield, has no counters, has no damage and is 2/2
      And Glistener Elf is in Alice's graveyard

    @id:solemnity.infect.creature.control @cr:120.3d @cr:702.90
    Scenario: Glistener Elf leaves a counter on Grizzly Bears
      Given Alice controls Glistener Elf
      And Bob controls Grizzly Bears
      When Alice attacks Bob with Glistener Elf
      And Bob blocks Glistener Elf with Grizzly Bears
      And the game advances to Alice's postcombat main phase
      Then Grizzly Bears is on the battlefield, has exactly one -1/-1 counter, has no damage and is 1/1
      And Glistener Elf is in Alice's graveyard

    @id:solemnity.infect.player @solemnity.6b @cr:120.3b @cr:702.90 @cr:614.17 @absence @control:solemnity.infect.player.control
    Scenario Outline: Plague Stinger hits a player under <controller>'s Solemnity
      Given Alice controls Plague Stinger
      And <controller> controls Solemnity
      When Alice attacks Bob with Plague Stinger
      And the game advances to Alice's postcombat main phase
      Then Bob has 20 life and no poison counters

      Examples:
        | row   | controller |
        | alice | Alice      |
        | bob   | Bob        |

    @id:solemnity.infect.player.control @cr:120.3b @cr:702.90
    Scenario: Plague Stinger hits a player
      Given Alice controls Plague Stinger
      When Alice attacks Bob with Plague Stinger
      And the game advances to Alice's postcombat main phase
      Then Bob has 20 life and exactly one poison counter

    @id:solemnity.infect.dealt @solemnity.6c @cr:120.3f @cr:702.2b @cr:702.90
    Scenario: Glistener Elf with Basilisk Collar kills and gains life
      Given Alice controls Glistener Elf, Basilisk Collar attached to Glistener Elf and Solemnity
      And Bob controls Hill Giant
      When Alice attacks Bob with Glistener Elf
      And Bob blocks Glistener Elf with Hill Giant
      And the game advances to Alice's postcombat main phase
      Then Hill Giant is in Bob's graveyard
      And Alice has 21 life

    @id:solemnity.infect.dealt.player @solemnity.6b @solemnity.6c @cr:120.3b @cr:120.3f @cr:702.90 @cr:614.17 @absence @control:solemnity.infect.dealt.player.control
    Scenario: Vampire Nighthawk with Phyresis gains life by hitting a player, who gets no poison
      Given Alice controls Vampire Nighthawk, Phyresis attached to Vampire Nighthawk and Solemnity
      When Alice attacks Bob with Vampire Nighthawk
      And the game advances to Alice's postcombat main phase
      Then Alice has 22 life
      And Bob has 20 life and no poison counters

    @id:solemnity.infect.dealt.player.control @cr:120.3b @cr:120.3f @cr:702.90
    Scenario: Vampire Nighthawk with Phyresis gains life and gives poison
      Given Alice controls Vampire Nighthawk and Phyresis attached to Vampire Nighthawk
      When Alice attacks Bob with Vampire Nighthawk
      And the game advances to Alice's postcombat main phase
      Then Alice has 22 life
      And Bob has 20 life and exactly two poison counters

    @id:solemnity.infect.dealt.trigger @solemnity.6c @cr:120.3b @cr:120.4b @cr:702.90
    Scenario: Ink-Eyes with Phyresis deals combat damage, and that is noticed
      Given Alice controls Ink-Eyes, Servant of Oni, Phyresis attached to Ink-Eyes, Servant of Oni and Solemnity
      And Bob has Hill Giant in his graveyard
      When Alice attacks Bob with Ink-Eyes, Servant of Oni
      And the game advances to Alice's postcombat main phase
      And Alice targets Hill Giant with Ink-Eyes, Servant of Oni
      And Alice says yes to Ink-Eyes, Servant of Oni
      Then Hill Giant is on the battlefield and is controlled by Alice
      And Bob has 20 life

    @id:solemnity.infect.dealt.obliterator @solemnity.6a @solemnity.6c @cr:120.3d @cr:120.4b @cr:702.90 @absence @control:solemnity.infect.dealt.obliterator.control
    Scenario: Phyrexian Obliterator takes revenge for damage that left nothing
      Given Alice controls Glistener Elf and a tapped Forest
      And Bob controls Phyrexian Obliterator and Solemnity
      When Alice attacks Bob with Glistener Elf
      And Bob blocks Glistener Elf with Phyrexian Obliterator
      And the game advances to Alice's postcombat main phase
      Then Phyrexian Obliterator is on the battlefield, has no counters and has no damage
      And Alice controls nothing

    @id:solemnity.infect.dealt.obliterator.control @cr:120.3d @cr:120.4b @cr:702.90
    Scenario: Phyrexian Obliterator takes revenge for damage that left a counter
      Given Alice controls Glistener Elf and a tapped Forest
      And Bob controls Phyrexian Obliterator
      When Alice attacks Bob with Glistener Elf
      And Bob blocks Glistener Elf with Phyrexian Obliterator
      And the game advances to Alice's postcombat main phase
      Then Phyrexian Obliterator is on the battlefield, has exactly one -1/-1 counter and has no damage
      And Alice controls nothing

  @solemnity.7
  Rule: What enters at the same time as Solemnity gets its counters

    @id:solemnity.together.replenish @solemnity.7a @cr:614.12 @cr:614.17a @cr:614.17d
    Scenario Outline: Replenish returns <first> and <second>
      Given Alice has Replenish in hand, <first> and <second> in her graveyard and four {W} in her mana pool
      When Alice casts Replenish
      And everything on the stack resolves
      Then Solemnity is on the battlefield
      And Parallax Wave is on the battlefield and has exactly five fade counters

      Examples:
        | row             | first         | second        |
        | solemnity-first | Solemnity     | Parallax Wave |
        | wave-first      | Parallax Wave | Solemnity     |

    @id:solemnity.together.replenish.earlier @solemnity.7a @solemnity.9a @cr:614.12 @cr:614.17d @absence @control:solemnity.together.replenish/solemnity-first
    Scenario: Replenish returns Parallax Wave when Solemnity is there already
      Given Alice has Replenish in hand, Parallax Wave in her graveyard and four {W} in her mana pool
      And Alice controls Solemnity
      When Alice casts Replenish
      And everything on the stack resolves
      Then Parallax Wave is on the battlefield and has no counters

    @id:solemnity.together.later @solemnity.7a @solemnity.9a @cr:614.17a @cr:614.17d @absence @control:solemnity.together.later.control
    Scenario: What enters after Solemnity, if only a moment, gets none
      Given Alice has Replenish and Servant of the Scale in hand, Solemnity and Parallax Wave in her graveyard, and {W}{W}{W}{W}{G} in her mana pool
      When Alice casts Replenish by paying {W} from her mana pool, {W} from her mana pool, {W} from her mana pool and {W} from her mana pool
      And everything on the stack resolves
      And Alice casts Servant of the Scale
      And everything on the stack resolves
      Then Parallax Wave has exactly five fade counters
      And Servant of the Scale is in Alice's graveyard

    @id:solemnity.together.later.control @cr:614.1c
    Scenario: Servant of the Scale enters with its counter after Parallax Wave
      Given Alice has Replenish and Servant of the Scale in hand, Parallax Wave in her graveyard, and {W}{W}{W}{W}{G} in her mana pool
      When Alice casts Replenish by paying {W} from her mana pool, {W} from her mana pool, {W} from her mana pool and {W} from her mana pool
      And everything on the stack resolves
      And Alice casts Servant of the Scale
      And everything on the stack resolves
      Then Parallax Wave has exactly five fade counters
      And Servant of the Scale is on the battlefield and has exactly one +1/+1 counter

    @id:solemnity.together.show-and-tell @solemnity.7b @cr:614.12 @cr:614.17a @cr:614.17d
    Scenario Outline: Show and Tell puts <alice> and <bob> onto the battlefield
      Given Alice has Show and Tell and <alice> in hand and {U}{U}{U} in her mana pool
      And Bob has <bob> in hand
      When Alice casts Show and Tell
      And everything on the stack resolves
      And Alice chooses <alice> for Show and Tell
      And Bob chooses <bob> for Show and Tell
      Then Solemnity is on the battlefield
      And Triskelion is on the battlefield, has exactly three +1/+1 counters and is 4/4

      Examples:
        | row             | alice      | bob        |
        | alice-solemnity | Solemnity  | Triskelion |
        | bob-solemnity   | Triskelion | Solemnity  |

    @id:solemnity.together.show-and-tell.earlier @solemnity.7b @solemnity.9a @cr:614.12 @cr:614.17d @absence @control:solemnity.together.show-and-tell/alice-solemnity
    Scenario: Show and Tell puts Triskelion onto the battlefield when Solemnity is there already
      Given Alice has Show and Tell in hand and {U}{U}{U} in her mana pool
      And Alice controls Solemnity
      And Bob has Triskelion in hand
      When Alice casts Show and Tell
      And everything on the stack resolves
      And Alice chooses any cards for Show and Tell
      And Bob chooses Triskelion for Show and Tell
      Then Triskelion is on the battlefield, has no counters and is 1/1

    @id:solemnity.together.vaults @solemnity.7a @solemnity.7b @cr:614.12 @cr:614.17a @cr:614.17d
    Scenario: Open the Vaults returns Solemnity, and artifacts of both players with counters
      Given Alice has Open the Vaults in hand, Solemnity and Arcbound Worker in her graveyard and six {W} in her mana pool
      And Bob has Triskelion in his graveyard
      When Alice casts Open the Vaults
      And everything on the stack resolves
      Then Solemnity is on the battlefield
      And Arcbound Worker is on the battlefield and has exactly one +1/+1 counter
      And Triskelion is on the battlefield and has exactly three +1/+1 counters

  @solemnity.8
  Rule: A cost of putting counters cannot be paid, and putting them cannot be chosen

    @id:solemnity.cost @solemnity.8a @cr:614.17b @cr:602.2b @absence @control:solemnity.cost.control/<row>
    Scenario Outline: <card> cannot untap under Solemnity
      Given Alice controls a tapped <card>
      And Bob controls Solemnity
      When Alice tries to activate <card>'s second ability
      Then the action is illegal
      And <card> is tapped and has no counters

      Examples:
        | row    | card              |
        | druid  | Devoted Druid     |
        | wretch | Cinderhaze Wretch |

    @id:solemnity.cost.control @cr:602.2b
    Scenario Outline: <card> untaps
      Given Alice controls a tapped <card>
      When Alice activates <card>'s second ability
      And everything on the stack resolves
      Then <card> is untapped and has exactly one -1/-1 counter

      Examples:
        | row    | card              |
        | druid  | Devoted Druid     |
        | wretch | Cinderhaze Wretch |

    @id:solemnity.cost.blight @solemnity.8a @cr:614.17b @cr:701.68b @absence @control:solemnity.cost.blight.control
    Scenario: Gristle Glutton cannot blight under Solemnity
      Given Alice controls Gristle Glutton and Solemnity
      And Alice has Swamp in hand and two Islands on top of her library
      When Alice tries to activate Gristle Glutton's ability
      Then the action is illegal
      And Gristle Glutton is untapped and has no counters
      And Alice has only Swamp in hand

    @id:solemnity.cost.blight.control @cr:701.68a
    Scenario: Gristle Glutton blights itself
      Given Alice controls Gristle Glutton
      And Alice has Swamp in hand and two Islands on top of her library
      When Alice activates Gristle Glutton's ability
      And everything on the stack resolves
      Then Gristle Glutton is tapped and has exactly one -1/-1 counter
      And Alice has only Island in hand and only Swamp in her graveyard

    @id:solemnity.cost.none-put @solemnity.8a @cr:614.6 @cr:118.11 @absence @control:solemnity.cost.control/druid
    Scenario: With Vizier of Remedies instead of Solemnity the cost is paid, and no counter is put
      Given Alice controls a tapped Devoted Druid and Vizier of Remedies
      When Alice activates Devoted Druid's second ability
      And everything on the stack resolves
      Then Devoted Druid is untapped and has no counters

    @id:solemnity.cost.not-replaced @solemnity.8a @cr:614.17b @cr:614.17c @absence @control:solemnity.cost.none-put
    Scenario: Vizier of Remedies has nothing to replace under Solemnity, and the cost cannot be paid
      Given Alice controls a tapped Devoted Druid, Vizier of Remedies and Solemnity
      When Alice tries to activate Devoted Druid's second ability
      Then the action is illegal
      And Devoted Druid is tapped

    @id:solemnity.cost.spell @solemnity.8b @cr:614.17b @cr:601.2h @absence @control:solemnity.cost.spell.control
    Scenario: Scarscale Ritual cannot be cast under Solemnity
      Given Alice has Scarscale Ritual in hand, three Islands on top of her library and {U}{U} in her mana pool
      And Alice controls Grizzly Bears
      And Bob controls Solemnity
      When Alice tries to cast Scarscale Ritual
      Then the action is illegal
      And Grizzly Bears has no counters
      And Alice has only Scarscale Ritual in hand and {U}{U} in her mana pool

    @id:solemnity.cost.spell.control @cr:601.2h @cr:118.8
    Scenario: Scarscale Ritual is cast
      Given Alice has Scarscale Ritual in hand, three Islands on top of her library and {U}{U} in her mana pool
      And Alice controls Grizzly Bears
      When Alice casts Scarscale Ritual
      And everything on the stack resolves
      Then Grizzly Bears has exactly one -1/-1 counter
      And Alice has two cards in hand

    @id:solemnity.cost.spell.none-put @solemnity.8b @cr:614.6 @cr:118.11 @absence @control:solemnity.cost.spell.control
    Scenario: With Vizier of Remedies instead of Solemnity Scarscale Ritual is cast, and no counter is put
      Given Alice has Scarscale Ritual in hand, three Islands on top of her library and {U}{U} in her mana pool
      And Alice controls Grizzly Bears and Vizier of Remedies
      When Alice casts Scarscale Ritual
      And Alice chooses any cards for Scarscale Ritual
      And everything on the stack resolves
      Then Grizzly Bears has no counters and is 2/2
      And Vizier of Remedies has no counters and is 2/1
      And Alice has two cards in hand

    @id:solemnity.cost.spell.not-replaced @solemnity.8b @cr:614.17b @cr:614.17c @absence @control:solemnity.cost.spell.none-put
    Scenario: Vizier of Remedies cannot help to cast Scarscale Ritual under Solemnity
      Given Alice has Scarscale Ritual in hand, three Islands on top of her library and {U}{U} in her mana pool
      And Alice controls Grizzly Bears, Vizier of Remedies and Solemnity
      When Alice tries to cast Scarscale Ritual
      And Alice chooses Grizzly Bears for Scarscale Ritual
      Then the action is illegal
      And Alice has only Scarscale Ritual in hand and {U}{U} in her mana pool

    @id:solemnity.choice @solemnity.8c @cr:608.2d @cr:702.123a @cr:614.17 @absence @control:solemnity.choice.control
    Scenario Outline: Glint-Sleeve Artisan makes a Servo under <controller>'s Solemnity
      Given Alice has Glint-Sleeve Artisan in hand and {W}{W}{W} in her mana pool
      And <controller> controls Solemnity
      When Alice casts Glint-Sleeve Artisan
      And everything on the stack resolves
      And Alice says yes to Glint-Sleeve Artisan
      Then Glint-Sleeve Artisan is on the battlefield, has no counters and is 2/2
      And Alice controls a 1/1 colorless Servo artifact creature token

      Examples:
        | row   | controller |
        | alice | Alice      |
        | bob   | Bob        |

    @id:solemnity.choice.control @cr:702.123a
    Scenario: Glint-Sleeve Artisan gets a counter
      Given Alice has Glint-Sleeve Artisan in hand and {W}{W}{W} in her mana pool
      When Alice casts Glint-Sleeve Artisan
      And everything on the stack resolves
      And Alice says yes to Glint-Sleeve Artisan
      Then Glint-Sleeve Artisan is on the battlefield, has exactly one +1/+1 counter and is 3/3
      And Alice controls no tokens

    @id:solemnity.choice.optional @solemnity.8c @cr:608.2d @cr:614.17 @absence @control:solemnity.choice.optional.control
    Scenario: Rockslide Elemental cannot grow under Solemnity
      Given Alice controls Rockslide Elemental and Solemnity
      And Alice has Shock in hand and {R} in her mana pool
      And Bob controls Grizzly Bears
      When Alice casts Shock targeting Grizzly Bears
      And everything on the stack resolves
      And Alice says yes to Rockslide Elemental
      Then Grizzly Bears is in Bob's graveyard
      And Rockslide Elemental has no counters and is 1/1

    @id:solemnity.choice.optional.control @cr:608.2d
    Scenario: Rockslide Elemental grows
      Given Alice controls Rockslide Elemental
      And Alice has Shock in hand and {R} in her mana pool
      And Bob controls Grizzly Bears
      When Alice casts Shock targeting Grizzly Bears
      And everything on the stack resolves
      And Alice says yes to Rockslide Elemental
      Then Grizzly Bears is in Bob's graveyard
      And Rockslide Elemental has exactly one +1/+1 counter and is 2/2

    @id:solemnity.loyalty.plus @solemnity.8d @cr:606.4 @cr:614.17b @absence @control:solemnity.loyalty.plus.control
    Scenario: Jace as an enchantment cannot use his first ability
      Given Alice controls Jace, the Mind Sculptor with three loyalty counters, Enchanted Evening and Solemnity
      And Bob has Island and Swamp on top of his library
      When Alice tries to activate Jace, the Mind Sculptor's +2 ability targeting Bob
      Then the action is illegal
      And Jace, the Mind Sculptor has exactly three loyalty counters

    @id:solemnity.loyalty.plus.control @cr:606.4
    Scenario: Jace as an enchantment uses his first ability
      Given Alice controls Jace, the Mind Sculptor with three loyalty counters and Enchanted Evening
      And Bob has Island and Swamp on top of his library
      When Alice activates Jace, the Mind Sculptor's +2 ability targeting Bob
      And everything on the stack resolves
      And Alice says no to Jace, the Mind Sculptor
      Then Jace, the Mind Sculptor has exactly five loyalty counters
      And Bob has only Island and Swamp in his library

    @id:solemnity.loyalty.zero @solemnity.8d @cr:107.7 @cr:606.4
    Scenario: Jace as an enchantment can put zero counters on himself
      Given Alice controls Jace, the Mind Sculptor with three loyalty counters, Enchanted Evening and Solemnity
      And Alice has three Islands on top of her library
      When Alice activates Jace, the Mind Sculptor's 0 ability
      And everything on the stack resolves
      Then Jace, the Mind Sculptor has exactly three loyalty counters
      And Alice has only Island in hand and two cards in her library

    @id:solemnity.loyalty.minus @solemnity.8d @solemnity.9d @cr:606.4
    Scenario: Jace as an enchantment can remove a counter from himself
      Given Alice controls Jace, the Mind Sculptor with three loyalty counters, Enchanted Evening and Solemnity
      And Bob controls Grizzly Bears
      When Alice activates Jace, the Mind Sculptor's -1 ability targeting Grizzly Bears
      And everything on the stack resolves
      Then Jace, the Mind Sculptor has exactly two loyalty counters
      And Grizzly Bears is in Bob's hand

    @id:solemnity.loyalty.alone @solemnity.8d @solemnity.9e @cr:606.4
    Scenario: Jace, who is only a planeswalker, uses his first ability under Solemnity
      Given Alice controls Jace, the Mind Sculptor with three loyalty counters and Solemnity
      And Bob has Island and Swamp on top of his library
      When Alice activates Jace, the Mind Sculptor's +2 ability targeting Bob
      And everything on the stack resolves
      And Alice says no to Jace, the Mind Sculptor
      Then Jace, the Mind Sculptor has exactly five loyalty counters
      And Bob has only Island and Swamp in his library

    @id:solemnity.loyalty.gideon @solemnity.8d @cr:606.4 @cr:614.17b @absence @control:solemnity.loyalty.gideon.control
    Scenario: Gideon, a creature on his controller's turn, cannot use his first ability
      Given Alice controls Gideon Blackblade with four loyalty counters
      And Bob controls Solemnity
      When Alice tries to activate Gideon Blackblade's +1 ability with no targets
      Then the action is illegal
      And Gideon Blackblade has exactly four loyalty counters

    @id:solemnity.loyalty.gideon.control @cr:606.4
    Scenario: Gideon uses his first ability
      Given Alice controls Gideon Blackblade with four loyalty counters
      When Alice activates Gideon Blackblade's +1 ability with no targets
      And everything on the stack resolves
      And Alice chooses any option for Gideon Blackblade
      Then Gideon Blackblade has exactly five loyalty counters

  @solemnity.9
  Rule: No counter is put on those permanents as they enter or later, nor on players, and removing goes on

    @id:solemnity.enters.walker @solemnity.9a @cr:614.17d @cr:122.6 @absence @control:solemnity.enters.walker.control
    Scenario: Hangarback Walker enters without counters and dies without Thopters
      Given Alice has Hangarback Walker in hand and four {C} in her mana pool
      And Bob controls Solemnity
      When Alice casts Hangarback Walker with X = 2
      And everything on the stack resolves
      Then Hangarback Walker is in Alice's graveyard
      And Alice controls no tokens

    @id:solemnity.enters.walker.control @cr:614.1c @cr:122.6
    Scenario: Hangarback Walker enters with counters
      Given Alice has Hangarback Walker in hand and four {C} in her mana pool
      When Alice casts Hangarback Walker with X = 2
      And everything on the stack resolves
      Then Hangarback Walker is on the battlefield, has exactly two +1/+1 counters and is 2/2

    @id:solemnity.enters.cast @solemnity.9a @cr:614.17d @cr:122.6 @absence @control:solemnity.enters.cast.control/<row>
    Scenario Outline: <card> is cast under Solemnity
      Given Alice has <card> in hand and <mana> in her mana pool
      And Alice controls Solemnity
      When Alice casts <card>
      And everything on the stack resolves
      Then <card> is on the battlefield and has no counters

      Examples:
        | row        | card              | mana     |
        | triskelion | Triskelion        | six {C}  |
        | wave       | Parallax Wave     | four {W} |
        | elder      | Wickerbough Elder | four {G} |
        | moonshadow | Moonshadow        | {B}      |

    @id:solemnity.enters.cast.control @cr:614.1c @cr:122.6
    Scenario Outline: <card> is cast
      Given Alice has <card> in hand and <mana> in her mana pool
      When Alice casts <card>
      And everything on the stack resolves
      Then <card> is on the battlefield and has exactly <counters>

      Examples:
        | row        | card              | mana     | counters             |
        | triskelion | Triskelion        | six {C}  | three +1/+1 counters |
        | wave       | Parallax Wave     | four {W} | five fade counters   |
        | elder      | Wickerbough Elder | four {G} | one -1/-1 counter    |
        | moonshadow | Moonshadow        | {B}      | six -1/-1 counters   |

    @id:solemnity.enters.land @solemnity.9a @cr:614.17d @cr:122.6 @absence @control:solemnity.enters.land.control
    Scenario: Gemstone Mine is played without counters, and gives no mana
      Given Alice has Gemstone Mine in hand
      And Bob controls Solemnity
      When Alice plays Gemstone Mine
      Then Gemstone Mine is on the battlefield and has no counters
      When Alice tries to activate Gemstone Mine's second ability
      And Alice chooses any color for Gemstone Mine
      Then the action is illegal
      And Gemstone Mine is on the battlefield and is untapped

    @id:solemnity.enters.land.control @cr:614.1c @cr:122.6
    Scenario: Gemstone Mine is played with counters, and gives mana
      Given Alice has Gemstone Mine in hand
      When Alice plays Gemstone Mine
      Then Gemstone Mine is on the battlefield and has exactly three mining counters
      When Alice activates Gemstone Mine's second ability
      And Alice chooses green for Gemstone Mine
      Then Gemstone Mine is tapped and has exactly two mining counters
      And Alice has {G} in her mana pool

    @id:solemnity.enters.depths @solemnity.9a @cr:614.17d @cr:122.6 @absence @control:solemnity.enters.depths.control
    Scenario: Dark Depths is played without ice counters, and Marit Lage comes
      Given Alice has Dark Depths in hand
      And Alice controls Solemnity
      When Alice plays Dark Depths
      And everything on the stack resolves
      Then Dark Depths is in Alice's graveyard
      And Alice controls a Marit Lage token

    @id:solemnity.enters.depths.control @cr:614.1c @cr:122.6
    Scenario: Dark Depths is played with ten ice counters
      Given Alice has Dark Depths in hand
      When Alice plays Dark Depths
      And everything on the stack resolves
      Then Dark Depths is on the battlefield and has exactly ten ice counters
      And Alice controls no tokens

    @id:solemnity.enters.returned @solemnity.9a @cr:614.17d @cr:122.6 @absence @control:solemnity.enters.returned.control
    Scenario: Triskelion returns from a graveyard without counters
      Given Alice has Zombify in hand, Triskelion in her graveyard and four {B} in her mana pool
      And Bob controls Solemnity
      When Alice casts Zombify targeting Triskelion
      And everything on the stack resolves
      Then Triskelion is on the battlefield, has no counters and is 1/1

    @id:solemnity.enters.returned.control @cr:614.1c @cr:122.6
    Scenario: Triskelion returns from a graveyard with counters
      Given Alice has Zombify in hand, Triskelion in her graveyard and four {B} in her mana pool
      When Alice casts Zombify targeting Triskelion
      And everything on the stack resolves
      Then Triskelion is on the battlefield, has exactly three +1/+1 counters and is 4/4

    @id:solemnity.enters.copy @solemnity.9a @cr:614.17d @cr:707.5 @absence @control:solemnity.enters.copy.control
    Scenario: Clone enters as Triskelion without counters
      Given Alice has Clone in hand and four {U} in her mana pool
      And Bob controls Triskelion with three +1/+1 counters and Solemnity
      When Alice casts Clone
      And everything on the stack resolves
      And Alice chooses Triskelion for Clone
      Then Clone is on the battlefield, is named Triskelion, has no counters and is 1/1

    @id:solemnity.enters.copy.control @cr:614.1c @cr:707.5
    Scenario: Clone enters as Triskelion with counters
      Given Alice has Clone in hand and four {U} in her mana pool
      And Bob controls Triskelion with three +1/+1 counters
      When Alice casts Clone
      And everything on the stack resolves
      And Alice chooses Triskelion for Clone
      Then Clone is on the battlefield, is named Triskelion, has exactly three +1/+1 counters and is 4/4

    @id:solemnity.enters.token @solemnity.9a @cr:614.17d @cr:707.10 @absence @control:solemnity.enters.token.control
    Scenario: A token copy of Moonshadow enters without counters
      Given Alice has Moonshadow and Double Major in hand and {B}{G}{U} in her mana pool
      And Alice controls Solemnity
      When Alice casts Moonshadow
      And Alice casts Double Major targeting Moonshadow
      And everything on the stack resolves
      Then Moonshadow is on the battlefield, has no counters and is 7/7
      And Alice's token copy of Moonshadow has no counters and is 7/7

    @id:solemnity.enters.token.control @cr:614.1c @cr:707.10
    Scenario: A token copy of Moonshadow enters with counters
      Given Alice has Moonshadow and Double Major in hand and {B}{G}{U} in her mana pool
      When Alice casts Moonshadow
      And Alice casts Double Major targeting Moonshadow
      And everything on the stack resolves
      Then Moonshadow is on the battlefield, has exactly six -1/-1 counters and is 1/1
      And Alice's token copy of Moonshadow has exactly six -1/-1 counters and is 1/1

    @id:solemnity.enters.from-another @solemnity.9a @cr:614.17d @cr:122.6 @absence @control:solemnity.enters.from-another.control
    Scenario: Metallic Mimic gives a creature no counter to enter with
      Given Alice controls Metallic Mimic naming the creature type Human and Solemnity
      And Alice has Elite Vanguard in hand and {W} in her mana pool
      When Alice casts Elite Vanguard
      And everything on the stack resolves
      Then Elite Vanguard is on the battlefield, has no counters and is 2/1

    @id:solemnity.enters.from-another.control @cr:614.1d @cr:122.6
    Scenario: Metallic Mimic gives a creature a counter to enter with
      Given Alice controls Metallic Mimic naming the creature type Human
      And Alice has Elite Vanguard in hand and {W} in her mana pool
      When Alice casts Elite Vanguard
      And everything on the stack resolves
      Then Elite Vanguard is on the battlefield, has exactly one +1/+1 counter and is 3/2

    @id:solemnity.later.spell @solemnity.9b @cr:614.17 @cr:101.3 @absence @control:solemnity.later.spell.control
    Scenario: Dragonscale Boon untaps and puts no counters
      Given Alice has Dragonscale Boon in hand and four {G} in her mana pool
      And Alice controls a tapped Grizzly Bears
      And Bob controls Solemnity
      When Alice casts Dragonscale Boon targeting Grizzly Bears
      And everything on the stack resolves
      Then Grizzly Bears is untapped, has no counters and is 2/2

    @id:solemnity.later.spell.control @cr:122.1a
    Scenario: Dragonscale Boon untaps and puts counters
      Given Alice has Dragonscale Boon in hand and four {G} in her mana pool
      And Alice controls a tapped Grizzly Bears
      When Alice casts Dragonscale Boon targeting Grizzly Bears
      And everything on the stack resolves
      Then Grizzly Bears is untapped, has exactly two +1/+1 counters and is 4/4

    @id:solemnity.later.ability @solemnity.9b @cr:614.17 @cr:101.3 @absence @control:solemnity.later.ability.control
    Scenario: Ratchet Bomb is tapped for nothing
      Given Alice controls Ratchet Bomb and Solemnity
      When Alice activates Ratchet Bomb's ability
      And everything on the stack resolves
      Then Ratchet Bomb is tapped and has no counters

    @id:solemnity.later.ability.control @cr:122.1
    Scenario: Ratchet Bomb is tapped for a counter
      Given Alice controls Ratchet Bomb
      When Alice activates Ratchet Bomb's ability
      And everything on the stack resolves
      Then Ratchet Bomb is tapped and has exactly one charge counter

    @id:solemnity.later.persist @solemnity.9b @cr:702.79a @cr:614.17d @absence @control:solemnity.later.persist.control
    Scenario: Kitchen Finks, sacrificed twice, returns twice
      Given Alice controls Kitchen Finks, Ashnod's Altar and Solemnity
      When Alice activates Ashnod's Altar's ability
      And everything on the stack resolves
      Then Kitchen Finks is on the battlefield, has no counters and is 3/2
      When Alice activates Ashnod's Altar's ability
      And everything on the stack resolves
      Then Kitchen Finks is on the battlefield, has no counters and is 3/2
      And Alice has 24 life

    @id:solemnity.later.persist.control @cr:702.79a
    Scenario: Kitchen Finks, sacrificed twice, returns once
      Given Alice controls Kitchen Finks and Ashnod's Altar
      When Alice activates Ashnod's Altar's ability
      And everything on the stack resolves
      Then Kitchen Finks is on the battlefield, has exactly one -1/-1 counter and is 2/1
      When Alice activates Ashnod's Altar's ability
      And everything on the stack resolves
      Then Kitchen Finks is in Alice's graveyard
      And Alice has 22 life

    @id:solemnity.later.undying @solemnity.9b @cr:702.93a @cr:614.17d @absence @control:solemnity.later.undying.control
    Scenario: Geralf's Messenger, sacrificed twice, returns twice
      Given Alice controls Geralf's Messenger, Ashnod's Altar and Solemnity
      When Alice activates Ashnod's Altar's ability
      And everything on the stack resolves
      And Alice targets Bob with Geralf's Messenger
      Then Geralf's Messenger is on the battlefield, has no counters and is 3/2
      When Alice activates Ashnod's Altar's ability
      And everything on the stack resolves
      And Alice targets Bob with Geralf's Messenger
      Then Geralf's Messenger is on the battlefield, has no counters and is 3/2
      And Bob has 16 life

    @id:solemnity.later.undying.control @cr:702.93a
    Scenario: Geralf's Messenger, sacrificed twice, returns once
      Given Alice controls Geralf's Messenger and Ashnod's Altar
      When Alice activates Ashnod's Altar's ability
      And everything on the stack resolves
      And Alice targets Bob with Geralf's Messenger
      Then Geralf's Messenger is on the battlefield, has exactly one +1/+1 counter and is 4/3
      When Alice activates Ashnod's Altar's ability
      And everything on the stack resolves
      Then Geralf's Messenger is in Alice's graveyard
      And Bob has 18 life

    @id:solemnity.players.poison @solemnity.9c @cr:614.17 @cr:101.3 @absence @control:solemnity.players.poison.control
    Scenario Outline: Prologue to Phyresis gives no poison under <controller>'s Solemnity
      Given Alice has Prologue to Phyresis in hand, two Islands on top of her library and {U}{U} in her mana pool
      And <controller> controls Solemnity
      When Alice casts Prologue to Phyresis
      And everything on the stack resolves
      Then Bob has no poison counters
      And Alice has only Island in hand

      Examples:
        | row   | controller |
        | alice | Alice      |
        | bob   | Bob        |

    @id:solemnity.players.poison.control @cr:122.1
    Scenario: Prologue to Phyresis gives poison
      Given Alice has Prologue to Phyresis in hand, two Islands on top of her library and {U}{U} in her mana pool
      When Alice casts Prologue to Phyresis
      And everything on the stack resolves
      Then Bob has exactly one poison counter
      And Alice has only Island in hand

    @id:solemnity.players.energy @solemnity.9c @cr:614.17 @cr:101.3 @absence @control:solemnity.players.energy.control
    Scenario: Attune with Aether finds a land and gives no energy
      Given Alice has Attune with Aether in hand, Forest on top of her library and {G} in her mana pool
      And Bob controls Solemnity
      When Alice casts Attune with Aether
      And everything on the stack resolves
      And Alice chooses Forest for Attune with Aether
      Then Alice has only Forest in hand and no energy counters

    @id:solemnity.players.energy.control @cr:107.14
    Scenario: Attune with Aether finds a land and gives energy
      Given Alice has Attune with Aether in hand, Forest on top of her library and {G} in her mana pool
      When Alice casts Attune with Aether
      And everything on the stack resolves
      And Alice chooses Forest for Attune with Aether
      Then Alice has only Forest in hand and exactly two energy counters

    @id:solemnity.players.experience @solemnity.9c @cr:614.17 @cr:101.3 @absence @control:solemnity.players.experience.control
    Scenario: Daxos the Returned learns nothing under Solemnity
      Given Alice has Concordant Crossroads in hand and {G} in her mana pool
      And Alice controls Daxos the Returned and Solemnity
      When Alice casts Concordant Crossroads
      And everything on the stack resolves
      Then Concordant Crossroads is on the battlefield
      And Alice has no experience counters

    @id:solemnity.players.experience.control @cr:122.1
    Scenario: Daxos the Returned learns
      Given Alice has Concordant Crossroads in hand and {G} in her mana pool
      And Alice controls Daxos the Returned
      When Alice casts Concordant Crossroads
      And everything on the stack resolves
      Then Concordant Crossroads is on the battlefield
      And Alice has exactly one experience counter

    @id:solemnity.removed.triskelion @solemnity.9d @cr:122.1
    Scenario: Triskelion's counters can be removed as a cost
      Given Alice controls Triskelion with three +1/+1 counters
      And Bob controls Solemnity
      When Alice activates Triskelion's second ability targeting Bob
      And everything on the stack resolves
      Then Triskelion has exactly two +1/+1 counters and is 3/3
      And Bob has 19 life

    @id:solemnity.removed.depths @solemnity.9d @cr:122.1
    Scenario: An ice counter can be removed from Dark Depths as an effect
      Given Alice controls Dark Depths with ten ice counters and Solemnity
      And Alice has {C}{C}{C} in her mana pool
      When Alice activates Dark Depths's second ability
      And everything on the stack resolves
      Then Dark Depths is on the battlefield and has exactly nine ice counters

    @id:solemnity.walkers.enter @solemnity.9e @cr:306.5b @cr:109.2
    Scenario Outline: Jace Beleren enters with loyalty under <controller>'s Solemnity
      Given Alice has Jace Beleren in hand and {U}{U}{U} in her mana pool
      And <controller> controls Solemnity
      When Alice casts Jace Beleren
      And everything on the stack resolves
      Then Jace Beleren is on the battlefield and has exactly three loyalty counters

      Examples:
        | row   | controller |
        | alice | Alice      |
        | bob   | Bob        |

    @id:solemnity.walkers.later @solemnity.9e @cr:606.4 @cr:109.2
    Scenario: Jace Beleren gets loyalty counters under Solemnity
      Given Alice controls Jace Beleren with three loyalty counters
      And Alice has two Islands on top of her library
      And Bob controls Solemnity
      And Bob has two Islands on top of his library
      When Alice activates Jace Beleren's +2 ability
      And everything on the stack resolves
      Then Jace Beleren has exactly five loyalty counters
      And Alice has only Island in hand
      And Bob has only Island in hand

  @solemnity.10
  Rule: Damage from a source with wither is dealt to a creature and leaves nothing; a player feels it

    @id:solemnity.wither.creature @solemnity.10a @cr:120.3d @cr:702.80 @cr:614.17 @absence @control:solemnity.wither.creature.control
    Scenario Outline: Boggart Ram-Gang leaves no counter and no damage on Serra Angel under <controller>'s Solemnity
      Given Alice controls Boggart Ram-Gang
      And Bob controls Serra Angel
      And <controller> controls Solemnity
      When Alice attacks Bob with Boggart Ram-Gang
      And Bob blocks Boggart Ram-Gang with Serra Angel
      And the game advances to Alice's postcombat main phase
      Then Serra Angel is on the battlefield, has no counters, has no damage and is 4/4
      And Boggart Ram-Gang is in Alice's graveyard

      Examples:
        | row   | controller |
        | alice | Alice      |
        | bob   | Bob        |

    @id:solemnity.wither.creature.control @cr:120.3d @cr:702.80
    Scenario: Boggart Ram-Gang leaves counters on Serra Angel
      Given Alice controls Boggart Ram-Gang
      And Bob controls Serra Angel
      When Alice attacks Bob with Boggart Ram-Gang
      And Bob blocks Boggart Ram-Gang with Serra Angel
      And the game advances to Alice's postcombat main phase
      Then Serra Angel is on the battlefield, has exactly three -1/-1 counters, has no damage and is 1/1
      And Boggart Ram-Gang is in Alice's graveyard

    @id:solemnity.wither.lethal @solemnity.10a @cr:120.3d @cr:702.80 @cr:614.17 @absence @control:solemnity.wither.lethal.control
    Scenario: Grizzly Bears survives Boggart Ram-Gang under Solemnity
      Given Alice controls Boggart Ram-Gang and Solemnity
      And Bob controls Grizzly Bears
      When Alice attacks Bob with Boggart Ram-Gang
      And Bob blocks Boggart Ram-Gang with Grizzly Bears
      And the game advances to Alice's postcombat main phase
      Then Grizzly Bears is on the battlefield, has no counters, has no damage and is 2/2
      And Boggart Ram-Gang is on the battlefield and has 2 damage

    @id:solemnity.wither.lethal.control @cr:120.3d @cr:702.80 @cr:704.5f
    Scenario: Boggart Ram-Gang kills Grizzly Bears
      Given Alice controls Boggart Ram-Gang
      And Bob controls Grizzly Bears
      When Alice attacks Bob with Boggart Ram-Gang
      And Bob blocks Boggart Ram-Gang with Grizzly Bears
      And the game advances to Alice's postcombat main phase
      Then Grizzly Bears is in Bob's graveyard
      And Boggart Ram-Gang is on the battlefield and has 2 damage

    @id:solemnity.wither.dealt @solemnity.10b @cr:120.3f @cr:702.2b @cr:702.80
    Scenario: Boggart Ram-Gang with Basilisk Collar kills and gains life
      Given Alice controls Boggart Ram-Gang, Basilisk Collar attached to Boggart Ram-Gang and Solemnity
      And Bob controls Serra Angel
      When Alice attacks Bob with Boggart Ram-Gang
      And Bob blocks Boggart Ram-Gang with Serra Angel
      And the game advances to Alice's postcombat main phase
      Then Serra Angel is in Bob's graveyard
      And Alice has 23 life

    @id:solemnity.wither.player @solemnity.10b @cr:120.3a @cr:120.3f @cr:702.80
    Scenario: Boggart Ram-Gang with Basilisk Collar hits a player, who loses life
      Given Alice controls Boggart Ram-Gang, Basilisk Collar attached to Boggart Ram-Gang and Solemnity
      When Alice attacks Bob with Boggart Ram-Gang
      And the game advances to Alice's postcombat main phase
      Then Bob has 17 life
      And Alice has 23 life

    @id:solemnity.wither.dealt.obliterator @solemnity.10a @solemnity.10b @cr:120.3d @cr:120.4b @cr:702.80 @absence @control:solemnity.wither.dealt.obliterator.control
    Scenario: Phyrexian Obliterator takes revenge for a Puncture Blast that left nothing
      Given Alice has Puncture Blast in hand and {R}{R}{R} in her mana pool
      And Alice controls three tapped Forests
      And Bob controls Phyrexian Obliterator and Solemnity
      When Alice casts Puncture Blast targeting Phyrexian Obliterator
      And everything on the stack resolves
      Then Phyrexian Obliterator is on the battlefield, has no counters, has no damage and is 5/5
      And Alice controls nothing

    @id:solemnity.wither.dealt.obliterator.control @cr:120.3d @cr:120.4b @cr:702.80
    Scenario: Phyrexian Obliterator takes revenge for a Puncture Blast that left counters
      Given Alice has Puncture Blast in hand and {R}{R}{R} in her mana pool
      And Alice controls three tapped Forests
      And Bob controls Phyrexian Obliterator
      When Alice casts Puncture Blast targeting Phyrexian Obliterator
      And everything on the stack resolves
      Then Phyrexian Obliterator is on the battlefield, has exactly three -1/-1 counters, has no damage and is 2/2
      And Alice controls nothing
