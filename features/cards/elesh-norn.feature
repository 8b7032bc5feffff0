Feature: Elesh Norn, Mother of Machines

  What entering permanents set off: once more for abilities of its controller's permanents, not at all for those of an opponent's.

  @norn.1
  Rule: Of two answers to "the exiled card" a number takes the sum

    @id:norn.arcanist.sum @norn.1a @cr:603.2d @cr:607.2a @cr:607.3 @cr:107.3c
    Scenario: Elite Arcanist has exiled Shock and Lightning Helix, and its X is three
      Given Alice controls Elesh Norn, Mother of Machines and Lightning Greaves
      And Alice has Elite Arcanist, Shock and Lightning Helix in hand and seven {U} in her mana pool
      When Alice casts Elite Arcanist
      And everything on the stack resolves
      And Alice chooses Shock for Elite Arcanist
      And Alice chooses Lightning Helix for Elite Arcanist
      Then Alice has only Shock and Lightning Helix in exile and three {U} in her mana pool
      When Alice activates the second ability of Lightning Greaves targeting Elite Arcanist
      And everything on the stack resolves
      And Alice activates Elite Arcanist's second ability
      Then Alice has no mana in her mana pool
      And Elite Arcanist is tapped

    @id:norn.arcanist.sum.too-little @norn.1a @cr:603.2d @cr:607.3 @cr:107.3c @absence @control:norn.arcanist.sum.enough
    Scenario: Two mana are too little for the X of two exiled cards
      Given Alice controls Elesh Norn, Mother of Machines and Concordant Crossroads
      And Alice has Elite Arcanist, Shock and Lightning Helix in hand and six {U} in her mana pool
      When Alice casts Elite Arcanist
      And everything on the stack resolves
      And Alice chooses Shock for Elite Arcanist
      And Alice chooses Lightning Helix for Elite Arcanist
      And Alice tries to activate Elite Arcanist's second ability
      Then the action is illegal
      And Elite Arcanist is untapped

    @id:norn.arcanist.sum.enough @norn.1a @cr:603.2d @cr:607.3 @cr:107.3c
    Scenario: Three mana are enough for the X of two exiled cards
      Given Alice controls Elesh Norn, Mother of Machines and Concordant Crossroads
      And Alice has Elite Arcanist, Shock and Lightning Helix in hand and seven {U} in her mana pool
      When Alice casts Elite Arcanist
      And everything on the stack resolves
      And Alice chooses Shock for Elite Arcanist
      And Alice chooses Lightning Helix for Elite Arcanist
      And Alice activates Elite Arcanist's second ability
      Then Elite Arcanist is tapped
      And Alice has no mana in her mana pool

    @id:norn.arcanist.declined @norn.1a @norn.2b @cr:603.2d @cr:607.3 @cr:107.3c
    Scenario: Elite Arcanist exiles a card with one instance and none with the other
      Given Alice controls Elesh Norn, Mother of Machines and Concordant Crossroads
      And Alice has Elite Arcanist, Shock and Lightning Helix in hand and seven {U} in her mana pool
      When Alice casts Elite Arcanist
      And everything on the stack resolves
      And Alice chooses Lightning Helix for Elite Arcanist
      And Alice chooses nothing for Elite Arcanist
      And Alice activates Elite Arcanist's second ability
      Then Alice has only Lightning Helix in exile and {U} in her mana pool
      And Alice has only Shock in hand

    @id:norn.arcanist.alone @cr:607.2a @cr:107.3c
    Scenario: Without Elesh Norn, Elite Arcanist exiles one card, and that is its X
      Given Alice controls Concordant Crossroads
      And Alice has Elite Arcanist, Shock and Lightning Helix in hand and seven {U} in her mana pool
      When Alice casts Elite Arcanist
      And everything on the stack resolves
      And Alice chooses Lightning Helix for Elite Arcanist
      And Alice activates Elite Arcanist's second ability
      Then Alice has only Lightning Helix in exile and {U} in her mana pool
      And Alice has only Shock in hand

    @id:norn.arcanist.new-object @norn.1a @cr:603.2d @cr:607.3 @cr:400.7
    Scenario: Elite Arcanist that has come back counts what it exiles then
      Given Alice controls Elesh Norn, Mother of Machines, Concordant Crossroads and Ornithopter
      And Alice has Elite Arcanist, Shock, Lightning Helix, Ghostly Flicker and Lightning Bolt in hand
      And Alice has eight {U} in her mana pool
      When Alice casts Elite Arcanist
      And everything on the stack resolves
      And Alice chooses Shock for Elite Arcanist
      And Alice chooses Lightning Helix for Elite Arcanist
      And Alice casts Ghostly Flicker targeting Elite Arcanist and Ornithopter
      And everything on the stack resolves
      And Alice chooses Lightning Bolt for Elite Arcanist
      And Alice activates Elite Arcanist's second ability
      And everything on the stack resolves
      And for Elite Arcanist, Alice casts a copy of Lightning Bolt targeting Bob
      Then Alice has only Shock, Lightning Helix and Lightning Bolt in exile and no mana in her mana pool
      And Bob has 17 life

    @id:norn.ingester @norn.1a @norn.2a @cr:603.2d @cr:607.2a @cr:607.3
    Scenario: Phyrexian Ingester has exiled two creatures and grows by both
      Given Alice controls Elesh Norn, Mother of Machines
      And Alice has Phyrexian Ingester in hand and seven {U} in her mana pool
      And Bob controls Elite Vanguard and Hill Giant
      When Alice casts Phyrexian Ingester
      And everything on the stack resolves
      And Alice targets Elite Vanguard with Phyrexian Ingester
      And Alice targets Hill Giant with Phyrexian Ingester
      And Alice says yes to Phyrexian Ingester
      And Alice says yes to Phyrexian Ingester
      Then Phyrexian Ingester is 8/7
      And Bob has only Elite Vanguard and Hill Giant in exile

    @id:norn.ingester.alone @cr:607.2a
    Scenario: Without Elesh Norn, Phyrexian Ingester exiles one creature and grows by it
      Given Alice has Phyrexian Ingester in hand and seven {U} in her mana pool
      And Bob controls Elite Vanguard and Hill Giant
      When Alice casts Phyrexian Ingester
      And everything on the stack resolves
      And Alice targets Hill Giant with Phyrexian Ingester
      And Alice says yes to Phyrexian Ingester
      Then Phyrexian Ingester is 6/6
      And Elite Vanguard is on the battlefield
      And Bob has only Hill Giant in exile

  @norn.1
  Rule: What is done with "the exiled card" is done with each of them

    Background:
      Given Alice controls Elesh Norn, Mother of Machines and Concordant Crossroads
      And Alice has Elite Arcanist, Shock and Lightning Helix in hand and seven {U} in her mana pool

    @id:norn.arcanist.both @norn.1b @norn.1c @cr:603.2d @cr:607.3 @cr:707.12 @cr:707.12a
    Scenario: Copies of both cards are cast in one activation
      When Alice casts Elite Arcanist
      And everything on the stack resolves
      And Alice chooses Shock for Elite Arcanist
      And Alice chooses Lightning Helix for Elite Arcanist
      And Alice activates Elite Arcanist's second ability
      And everything on the stack resolves
      And for Elite Arcanist, Alice casts a copy of Shock targeting Bob, then a copy of Lightning Helix targeting Bob
      Then Bob has 15 life
      And Alice has 23 life and no cards in her graveyard
      And Alice has only Shock and Lightning Helix in exile

    @id:norn.arcanist.both.stack @norn.1b @norn.1c @cr:607.3 @cr:707.12 @cr:707.12a
    Scenario: Both copies are on the stack in the order in which they were cast
      When Alice casts Elite Arcanist
      And everything on the stack resolves
      And Alice chooses Shock for Elite Arcanist
      And Alice chooses Lightning Helix for Elite Arcanist
      And Alice activates Elite Arcanist's second ability
      And the top of the stack resolves
      And for Elite Arcanist, Alice casts a copy of Shock targeting Bob, then a copy of Lightning Helix targeting Alice
      Then the stack is a copy of Lightning Helix targeting Alice, then a copy of Shock targeting Bob

    @id:norn.arcanist.first-exiled-only @norn.1c @cr:607.3 @cr:707.12a
    Scenario: Only the copy of the card that was exiled first is cast
      When Alice casts Elite Arcanist
      And everything on the stack resolves
      And Alice chooses Shock for Elite Arcanist
      And Alice chooses Lightning Helix for Elite Arcanist
      And Alice activates Elite Arcanist's second ability
      And everything on the stack resolves
      And for Elite Arcanist, Alice casts a copy of Shock targeting Bob
      Then Bob has 18 life
      And Alice has 20 life and no mana in her mana pool

    @id:norn.arcanist.last-exiled-only @norn.1c @cr:607.3 @cr:707.12a
    Scenario: Only the copy of the card that was exiled last is cast
      When Alice casts Elite Arcanist
      And everything on the stack resolves
      And Alice chooses Shock for Elite Arcanist
      And Alice chooses Lightning Helix for Elite Arcanist
      And Alice activates Elite Arcanist's second ability
      And everything on the stack resolves
      And for Elite Arcanist, Alice casts a copy of Lightning Helix targeting Bob
      Then Bob has 17 life
      And Alice has 23 life and no mana in her mana pool

    @id:norn.arcanist.none @norn.1c @cr:607.3 @cr:707.12a @absence @control:norn.arcanist.both
    Scenario: Neither copy is cast
      When Alice casts Elite Arcanist
      And everything on the stack resolves
      And Alice chooses Shock for Elite Arcanist
      And Alice chooses Lightning Helix for Elite Arcanist
      And Alice activates Elite Arcanist's second ability
      And everything on the stack resolves
      And for Elite Arcanist, Alice casts nothing
      Then Bob has 20 life
      And Alice has 20 life, no mana in her mana pool and no cards in her graveyard
      And Alice has only Shock and Lightning Helix in exile

    @id:norn.arcanist.order.rescued @norn.1c @cr:607.3 @cr:707.12a
    Scenario: The copy of Lightning Helix is cast last, and saves Alice from her own Shock
      Given Alice has 2 life
      When Alice casts Elite Arcanist
      And everything on the stack resolves
      And Alice chooses Shock for Elite Arcanist
      And Alice chooses Lightning Helix for Elite Arcanist
      And Alice activates Elite Arcanist's second ability
      And everything on the stack resolves
      And for Elite Arcanist, Alice casts a copy of Shock targeting Alice, then a copy of Lightning Helix targeting Bob
      Then Alice has 3 life
      And Bob has 17 life

    @id:norn.arcanist.order.lost @norn.1c @cr:607.3 @cr:707.12a @cr:704.5a
    Scenario: The copy of Shock is cast last, and Alice dies before Lightning Helix resolves
      Given Alice has 2 life
      When Alice casts Elite Arcanist
      And everything on the stack resolves
      And Alice chooses Shock for Elite Arcanist
      And Alice chooses Lightning Helix for Elite Arcanist
      And Alice activates Elite Arcanist's second ability
      And everything on the stack resolves
      And for Elite Arcanist, Alice casts a copy of Lightning Helix targeting Bob, then a copy of Shock targeting Alice
      Then Alice has lost the game

  @norn.1
  Rule: Other permanents that exile a card as they enter use both as well

    @id:norn.scepter @norn.1b @norn.1c @cr:603.2d @cr:607.2a @cr:607.3 @cr:707.12a
    Scenario: Isochron Scepter copies both exiled cards
      Given Alice controls Elesh Norn, Mother of Machines
      And Alice has Isochron Scepter, Shock and Lightning Helix in hand and {C}{C}{C}{C} in her mana pool
      When Alice casts Isochron Scepter
      And everything on the stack resolves
      And Alice chooses Shock for Isochron Scepter
      And Alice chooses Lightning Helix for Isochron Scepter
      And Alice activates Isochron Scepter's second ability
      And everything on the stack resolves
      And Alice says yes to Isochron Scepter
      And for Isochron Scepter, Alice casts a copy of Shock targeting Bob, then a copy of Lightning Helix targeting Bob
      Then Bob has 15 life
      And Alice has 23 life and no mana in her mana pool

    @id:norn.portal @norn.1a @norn.1b @cr:603.2d @cr:607.2a @cr:607.3 @cr:107.3c
    Scenario: Prototype Portal has exiled two artifacts, costs their sum and makes a token of each
      Given Alice controls Elesh Norn, Mother of Machines
      And Alice has Prototype Portal, Mind Stone and Sol Ring in hand and seven {C} in her mana pool
      When Alice casts Prototype Portal
      And everything on the stack resolves
      And Alice chooses Mind Stone for Prototype Portal
      And Alice chooses Sol Ring for Prototype Portal
      And Alice activates Prototype Portal's second ability
      And everything on the stack resolves
      Then Alice has no mana in her mana pool and only Mind Stone and Sol Ring in exile
      And Alice controls two tokens
      And Alice controls Mind Stone and Sol Ring

    @id:norn.portal.alone @cr:607.2a @cr:107.3c
    Scenario: Without Elesh Norn, Prototype Portal makes a token of one artifact
      Given Alice has Prototype Portal, Mind Stone and Sol Ring in hand and seven {C} in her mana pool
      When Alice casts Prototype Portal
      And everything on the stack resolves
      And Alice chooses Mind Stone for Prototype Portal
      And Alice activates Prototype Portal's second ability
      And everything on the stack resolves
      Then Alice has {C} in her mana pool, only Mind Stone in exile and only Sol Ring in hand
      And Alice controls a token
      And Alice controls Mind Stone

    @id:norn.mox @norn.1b @cr:603.2d @cr:607.2a @cr:607.3
    Scenario Outline: Chrome Mox adds a color of either exiled card
      Given Alice controls Elesh Norn, Mother of Machines
      And Alice has Chrome Mox, Grizzly Bears and Shock in hand
      When Alice casts Chrome Mox
      And everything on the stack resolves
      And Alice chooses Grizzly Bears for Chrome Mox
      And Alice chooses Shock for Chrome Mox
      And Alice activates Chrome Mox's second ability
      And Alice chooses <color> for Chrome Mox
      Then Alice has <mana> in her mana pool and only Grizzly Bears and Shock in exile

      Examples:
        | row    | color | mana |
        | first  | green | {G}  |
        | second | red   | {R}  |

    @id:norn.mox.other @norn.1b @cr:607.3 @absence @control:norn.mox/second
    Scenario: Chrome Mox adds no color of neither exiled card
      Given Alice controls Elesh Norn, Mother of Machines
      And Alice has Chrome Mox, Grizzly Bears and Shock in hand
      When Alice casts Chrome Mox
      And everything on the stack resolves
      And Alice chooses Grizzly Bears for Chrome Mox
      And Alice chooses Shock for Chrome Mox
      And Alice activates Chrome Mox's second ability
      And Alice chooses blue for Chrome Mox
      Then the answer is not offered

    @id:norn.mox.alone @cr:607.2a @absence @control:norn.mox/second
    Scenario: Without Elesh Norn, Chrome Mox exiles one card, and adds no color of one in hand
      Given Alice has Chrome Mox, Grizzly Bears and Shock in hand
      When Alice casts Chrome Mox
      And everything on the stack resolves
      And Alice chooses Grizzly Bears for Chrome Mox
      Then Alice has only Shock in hand and only Grizzly Bears in exile
      When Alice activates Chrome Mox's second ability
      And Alice chooses red for Chrome Mox
      Then the answer is not offered

  @norn.2
  Rule: Each instance has targets and modes of its own

    Background:
      Given Alice controls Elesh Norn, Mother of Machines

    @id:norn.targets.two @norn.2a @cr:603.2d @cr:603.3d
    Scenario: Ravenous Chupacabra destroys two creatures
      Given Alice has Ravenous Chupacabra in hand and {B}{B}{B}{B} in her mana pool
      And Bob controls Grizzly Bears and Hill Giant
      When Alice casts Ravenous Chupacabra
      And everything on the stack resolves
      And Alice targets Grizzly Bears with Ravenous Chupacabra
      And Alice targets Hill Giant with Ravenous Chupacabra
      Then Grizzly Bears is in Bob's graveyard
      And Hill Giant is in Bob's graveyard

    @id:norn.targets.two.stack @norn.2a @cr:603.2d @cr:603.3d
    Scenario: Both instances of Ravenous Chupacabra's ability are on the stack with their targets
      Given Alice has Ravenous Chupacabra in hand and {B}{B}{B}{B} in her mana pool
      And Bob controls Grizzly Bears and Hill Giant
      When Alice casts Ravenous Chupacabra
      And the top of the stack resolves
      And Alice targets Grizzly Bears with Ravenous Chupacabra
      And Alice targets Hill Giant with Ravenous Chupacabra
      Then the stack is Ravenous Chupacabra's triggered ability targeting Hill Giant, then Ravenous Chupacabra's triggered ability targeting Grizzly Bears

    @id:norn.targets.same @norn.2a @cr:603.2d @cr:603.3d @cr:608.2b
    Scenario: Both instances of Ravenous Chupacabra's ability may target one creature
      Given Alice has Ravenous Chupacabra in hand and {B}{B}{B}{B} in her mana pool
      And Bob controls Grizzly Bears and Hill Giant
      When Alice casts Ravenous Chupacabra
      And everything on the stack resolves
      And Alice targets Grizzly Bears with Ravenous Chupacabra
      And Alice targets Grizzly Bears with Ravenous Chupacabra
      Then Grizzly Bears is in Bob's graveyard
      And Hill Giant is on the battlefield

    @id:norn.targets.same-twice @norn.2a @cr:603.2d @cr:603.3d @cr:704.5g
    Scenario: Flametongue Kavu deals its damage twice to one creature
      Given Alice has Flametongue Kavu in hand and {R}{R}{R}{R} in her mana pool
      And Bob controls Wurmcoil Engine and Sphinx of the Second Sun
      When Alice casts Flametongue Kavu
      And everything on the stack resolves
      And Alice targets Sphinx of the Second Sun with Flametongue Kavu
      And Alice targets Sphinx of the Second Sun with Flametongue Kavu
      Then Sphinx of the Second Sun is in Bob's graveyard
      And Wurmcoil Engine has no damage

    @id:norn.targets.split @norn.2a @cr:603.2d @cr:603.3d
    Scenario: Flametongue Kavu deals its damage once to each of two creatures
      Given Alice has Flametongue Kavu in hand and {R}{R}{R}{R} in her mana pool
      And Bob controls Wurmcoil Engine and Sphinx of the Second Sun
      When Alice casts Flametongue Kavu
      And everything on the stack resolves
      And Alice targets Sphinx of the Second Sun with Flametongue Kavu
      And Alice targets Wurmcoil Engine with Flametongue Kavu
      Then Sphinx of the Second Sun is on the battlefield and has 4 damage
      And Wurmcoil Engine is on the battlefield and has 4 damage

    @id:norn.targets.player-and-creature @norn.2a @cr:603.2d @cr:603.3d
    Scenario: Murderous Redcap aims once at a player and once at a creature
      Given Alice has Murderous Redcap in hand and {R}{R}{R}{R} in her mana pool
      And Bob controls Grizzly Bears
      When Alice casts Murderous Redcap
      And everything on the stack resolves
      And Alice targets Bob with Murderous Redcap
      And Alice targets Grizzly Bears with Murderous Redcap
      Then Bob has 18 life
      And Grizzly Bears is in Bob's graveyard

    @id:norn.targets.granted @norn.2a @cr:603.2d @cr:603.3d
    Scenario: Harmonic Sliver's ability destroys an artifact and an enchantment
      Given Alice has Harmonic Sliver in hand and {G}{G}{W} in her mana pool
      And Bob controls Mind Stone and Impact Tremors
      When Alice casts Harmonic Sliver
      And everything on the stack resolves
      And Alice targets Mind Stone with Harmonic Sliver
      And Alice targets Impact Tremors with Harmonic Sliver
      Then Mind Stone is in Bob's graveyard
      And Impact Tremors is in Bob's graveyard

    @id:norn.targets.returned @norn.2a @cr:603.2d @cr:603.3d
    Scenario: Sun Titan returns two cards as it enters
      Given Alice has Sun Titan in hand, Grizzly Bears and Mind Stone in her graveyard, and six {W} in her mana pool
      When Alice casts Sun Titan
      And everything on the stack resolves
      And Alice targets Grizzly Bears with Sun Titan
      And Alice targets Mind Stone with Sun Titan
      And Alice says yes to Sun Titan
      And Alice says yes to Sun Titan
      Then Grizzly Bears is on the battlefield
      And Mind Stone is on the battlefield

    @id:norn.modes.different @norn.2a @cr:603.2d @cr:603.3c @cr:700.2b
    Scenario: Suncleanser takes a creature's counters with one instance and a player's with the other
      Given Alice has Suncleanser in hand and {W}{W} in her mana pool
      And Bob controls Triskelion with three +1/+1 counters
      And Bob has three poison counters
      When Alice casts Suncleanser
      And everything on the stack resolves
      And Alice chooses mode 1 for Suncleanser
      And Alice targets Triskelion with Suncleanser
      And Alice chooses mode 2 for Suncleanser
      And Alice targets Bob with Suncleanser
      Then Triskelion is on the battlefield, has no counters and is 1/1
      And Bob has no poison counters

    @id:norn.modes.same @norn.2a @cr:603.2d @cr:603.3c @cr:700.2b
    Scenario: Suncleanser takes the counters of two creatures
      Given Alice has Suncleanser in hand and {W}{W} in her mana pool
      And Bob controls Triskelion with three +1/+1 counters and Grizzly Bears with a +1/+1 counter
      And Bob has three poison counters
      When Alice casts Suncleanser
      And everything on the stack resolves
      And Alice chooses mode 1 for Suncleanser
      And Alice targets Triskelion with Suncleanser
      And Alice chooses mode 1 for Suncleanser
      And Alice targets Grizzly Bears with Suncleanser
      Then Triskelion is on the battlefield and has no counters
      And Grizzly Bears is on the battlefield and has no counters
      And Bob has three poison counters

  @norn.2
  Rule: Without Elesh Norn there is one instance, with one target and one mode

    @id:norn.targets.two.alone @cr:603.2c @cr:603.3d
    Scenario: Ravenous Chupacabra alone destroys one creature
      Given Alice has Ravenous Chupacabra in hand and {B}{B}{B}{B} in her mana pool
      And Bob controls Grizzly Bears and Hill Giant
      When Alice casts Ravenous Chupacabra
      And everything on the stack resolves
      And Alice targets Grizzly Bears with Ravenous Chupacabra
      Then Grizzly Bears is in Bob's graveyard
      And Hill Giant is on the battlefield

    @id:norn.targets.same-twice.alone @cr:603.2c @cr:603.3d
    Scenario: Flametongue Kavu alone deals its damage once
      Given Alice has Flametongue Kavu in hand and {R}{R}{R}{R} in her mana pool
      And Bob controls Sphinx of the Second Sun
      When Alice casts Flametongue Kavu
      And everything on the stack resolves
      And Alice targets Sphinx of the Second Sun with Flametongue Kavu
      Then Sphinx of the Second Sun is on the battlefield and has 4 damage

    @id:norn.modes.alone @cr:603.2c @cr:603.3c
    Scenario: Suncleanser alone has one mode
      Given Alice has Suncleanser in hand and {W}{W} in her mana pool
      And Bob controls Triskelion with three +1/+1 counters
      And Bob has three poison counters
      When Alice casts Suncleanser
      And everything on the stack resolves
      And Alice chooses mode 1 for Suncleanser
      And Alice targets Triskelion with Suncleanser
      Then Triskelion is on the battlefield and has no counters
      And Bob has three poison counters

  @norn.2
  Rule: What is chosen on resolution is chosen for each instance

    @id:norn.choices.fabricate @norn.2b @norn.4c @cr:603.2d @cr:702.123a
    Scenario Outline: Glint-Sleeve Artisan fabricates twice
      Given Alice controls Elesh Norn, Mother of Machines
      And Alice has Glint-Sleeve Artisan in hand and {W}{W}{W} in her mana pool
      When Alice casts Glint-Sleeve Artisan
      And everything on the stack resolves
      And Alice says <first> to Glint-Sleeve Artisan
      And Alice says <second> to Glint-Sleeve Artisan
      Then Glint-Sleeve Artisan is <size>
      And Alice controls <tokens>

      Examples:
        | row          | first | second | size | tokens     |
        | counters     | yes   | yes    | 4/4  | no tokens  |
        | counter-once | yes   | no     | 3/3  | a token    |
        | servo-first  | no    | yes    | 3/3  | a token    |
        | servos       | no    | no     | 2/2  | two tokens |

    @id:norn.choices.fabricate.alone @cr:702.123a
    Scenario: Glint-Sleeve Artisan alone fabricates once
      Given Alice has Glint-Sleeve Artisan in hand and {W}{W}{W} in her mana pool
      When Alice casts Glint-Sleeve Artisan
      And everything on the stack resolves
      And Alice says no to Glint-Sleeve Artisan
      Then Glint-Sleeve Artisan is 2/2 and has no counters
      And Alice controls a Servo token

    @id:norn.choices.fabricate.three @norn.2b @norn.4c @cr:603.2d @cr:702.123a
    Scenario: Marionette Master makes three Servos with one instance and gets three counters from the other
      Given Alice controls Elesh Norn, Mother of Machines
      And Alice has Marionette Master in hand and six {B} in her mana pool
      When Alice casts Marionette Master
      And everything on the stack resolves
      And Alice says no to Marionette Master
      And Alice says yes to Marionette Master
      Then Marionette Master has exactly three +1/+1 counters and is 4/6
      And Alice controls three Servo tokens

    @id:norn.choices.may @norn.2a @norn.2b @cr:603.2d @cr:603.3d
    Scenario: Restoration Angel exiles what one instance targets and leaves what the other does
      Given Alice controls Elesh Norn, Mother of Machines, Elvish Visionary and Venerable Monk
      And Alice has Restoration Angel in hand, four Islands on top of her library and {W}{W}{W}{W} in her mana pool
      When Alice casts Restoration Angel
      And everything on the stack resolves
      And Alice targets Elvish Visionary with Restoration Angel
      And Alice targets Venerable Monk with Restoration Angel
      And Alice says no to Restoration Angel
      And Alice says yes to Restoration Angel
      Then Alice has two cards in hand and 20 life

  @norn.2
  Rule: Reflexive and delayed abilities that an instance creates are not doubled once more

    @id:norn.reflexive.one-sacrifice @norn.2c @cr:603.2d @cr:603.12
    Scenario: Heart-Piercer Manticore deals damage once for one sacrificed creature
      Given Alice controls Elesh Norn, Mother of Machines and Craw Wurm
      And Alice has Heart-Piercer Manticore in hand and {R}{R}{R}{R} in her mana pool
      When Alice casts Heart-Piercer Manticore
      And everything on the stack resolves
      And Alice chooses Craw Wurm for Heart-Piercer Manticore
      And Alice targets Bob with Heart-Piercer Manticore
      And Alice chooses nothing for Heart-Piercer Manticore
      Then Craw Wurm is in Alice's graveyard
      And Bob has 14 life

    @id:norn.reflexive.two-sacrifices @norn.2c @norn.2b @cr:603.2d @cr:603.12
    Scenario: Heart-Piercer Manticore deals damage for each of two sacrificed creatures
      Given Alice controls Elesh Norn, Mother of Machines, Craw Wurm and Grizzly Bears
      And Alice has Heart-Piercer Manticore in hand and {R}{R}{R}{R} in her mana pool
      When Alice casts Heart-Piercer Manticore
      And everything on the stack resolves
      And Alice chooses Craw Wurm for Heart-Piercer Manticore
      And Alice targets Bob with Heart-Piercer Manticore
      And Alice chooses Grizzly Bears for Heart-Piercer Manticore
      And Alice targets Bob with Heart-Piercer Manticore
      Then Alice controls Elesh Norn, Mother of Machines and Heart-Piercer Manticore
      And Alice has only Craw Wurm and Grizzly Bears in her graveyard in any order
      And Bob has 12 life

    @id:norn.reflexive.stack @norn.2c @cr:603.2d @cr:603.12
    Scenario: One reflexive ability lies above the other instance of Heart-Piercer Manticore's ability
      Given Alice controls Elesh Norn, Mother of Machines and Craw Wurm
      And Alice has Heart-Piercer Manticore in hand and {R}{R}{R}{R} in her mana pool
      When Alice casts Heart-Piercer Manticore
      And the top of the stack resolves
      Then the stack is two triggered abilities of Heart-Piercer Manticore
      When the top of the stack resolves
      And Alice chooses Craw Wurm for Heart-Piercer Manticore
      And Alice targets Bob with Heart-Piercer Manticore
      Then the stack has two objects
      And the top of the stack is Heart-Piercer Manticore's triggered ability targeting Bob

    @id:norn.reflexive.paid-once @norn.2c @norn.2b @cr:603.2d @cr:603.12
    Scenario: Sparktongue Dragon deals damage once for one payment
      Given Alice controls Elesh Norn, Mother of Machines
      And Alice has Sparktongue Dragon in hand and eight {R} in her mana pool
      When Alice casts Sparktongue Dragon
      And everything on the stack resolves
      And Alice pays for Sparktongue Dragon
      And Alice targets Bob with Sparktongue Dragon
      And Alice doesn't pay for Sparktongue Dragon
      Then Bob has 17 life
      And Alice has no mana in her mana pool

    @id:norn.reflexive.paid-twice @norn.2c @norn.2b @cr:603.2d @cr:603.12
    Scenario: Sparktongue Dragon deals damage for each of two payments
      Given Alice controls Elesh Norn, Mother of Machines
      And Alice has Sparktongue Dragon in hand and eleven {R} in her mana pool
      When Alice casts Sparktongue Dragon
      And everything on the stack resolves
      And Alice pays for Sparktongue Dragon
      And Alice targets Bob with Sparktongue Dragon
      And Alice pays for Sparktongue Dragon
      And Alice targets Bob with Sparktongue Dragon
      Then Bob has 14 life
      And Alice has no mana in her mana pool

    @id:norn.delayed.entering @norn.2c @cr:603.2d @cr:603.7 @cr:603.7e
    Scenario: A creature comes back from Lagrella's exile with two counters and not four
      Given Alice controls Elesh Norn, Mother of Machines and Grizzly Bears
      And Alice has Lagrella, the Magpie and Doom Blade in hand and {G}{W}{U}{B}{B} in her mana pool
      And Bob controls Hill Giant
      When Alice casts Lagrella, the Magpie
      And everything on the stack resolves
      And Alice targets Grizzly Bears with Lagrella, the Magpie
      And Alice targets Hill Giant with Lagrella, the Magpie
      Then Grizzly Bears is in exile
      And Hill Giant is in exile
      When Alice casts Doom Blade targeting Lagrella, the Magpie
      And everything on the stack resolves
      Then Lagrella, the Magpie is in Alice's graveyard
      And Grizzly Bears has exactly two +1/+1 counters and is 4/4
      And Hill Giant is on the battlefield, has no counters and is controlled by Bob

    @id:norn.delayed.exiled @norn.2c @norn.2b @norn.4b @cr:603.2d @cr:603.7
    Scenario: Inalla makes two tokens, and each is exiled at the end step
      Given Alice controls Elesh Norn, Mother of Machines and Inalla, Archmage Ritualist
      And Alice has Fugitive Wizard in hand and {U}{U}{U} in her mana pool
      When Alice casts Fugitive Wizard
      And everything on the stack resolves
      And Alice pays for Inalla, Archmage Ritualist
      And Alice pays for Inalla, Archmage Ritualist
      Then Alice controls two tokens
      And Alice controls three Fugitive Wizards
      When the game advances to the next end step
      And Alice puts her triggered abilities on the stack in any order
      And everything on the stack resolves
      Then Alice controls no tokens
      And Alice controls Fugitive Wizard

  @norn.3
  Rule: Several of Elesh Norn add up, each one time more

    @id:norn.several @norn.3a @cr:603.2d
    Scenario Outline: Soul Warden beside one Elesh Norn and more
      Given Alice controls Mirror Gallery, Soul Warden and <norns>
      And Alice has Grizzly Bears in hand and {G}{G} in her mana pool
      When Alice casts Grizzly Bears
      And everything on the stack resolves
      Then Alice has <life> life

      Examples:
        | row   | norns                                          | life |
        | one   | Elesh Norn, Mother of Machines                 | 22   |
        | two   | two copies of Elesh Norn, Mother of Machines   | 23   |
        | three | three copies of Elesh Norn, Mother of Machines | 24   |
        | four  | four copies of Elesh Norn, Mother of Machines  | 25   |

    @id:norn.several.none @cr:603.2c
    Scenario: Soul Warden beside none
      Given Alice controls Mirror Gallery and Soul Warden
      And Alice has Grizzly Bears in hand and {G}{G} in her mana pool
      When Alice casts Grizzly Bears
      And everything on the stack resolves
      Then Alice has 21 life

    @id:norn.several.own @norn.3a @cr:603.2d
    Scenario: Elvish Visionary's own ability beside three of Elesh Norn
      Given Alice controls Mirror Gallery and three copies of Elesh Norn, Mother of Machines
      And Alice has Elvish Visionary in hand, six Islands on top of her library and {G}{G} in her mana pool
      When Alice casts Elvish Visionary
      And everything on the stack resolves
      Then Alice has four cards in hand

    @id:norn.several.stack @norn.3a @cr:603.2d
    Scenario: Three instances are on the stack beside two of Elesh Norn
      Given Alice controls Mirror Gallery, Soul Warden and two copies of Elesh Norn, Mother of Machines
      And Alice has Grizzly Bears in hand and {G}{G} in her mana pool
      When Alice casts Grizzly Bears
      And the top of the stack resolves
      Then the stack is three triggered abilities of Soul Warden

    @id:norn.several.lands @norn.3a @norn.4e @cr:603.2d
    Scenario: Landfall beside two of Elesh Norn
      Given Alice controls Mirror Gallery, Jaddi Offshoot and two copies of Elesh Norn, Mother of Machines
      And Alice has Forest in hand
      When Alice plays Forest
      And everything on the stack resolves
      Then Alice has 23 life

    @id:norn.several.clone @norn.3a @norn.5a @cr:603.2d @cr:603.6a @cr:704.5j
    Scenario: Clone enters as Elesh Norn, and counts though the legend rule takes it at once
      Given Alice controls Elesh Norn, Mother of Machines as "norn" and Soul Warden
      And Alice has Clone in hand and {U}{U}{U}{U} in her mana pool
      When Alice casts Clone
      And everything on the stack resolves
      And Alice chooses "norn" for Clone
      And Alice chooses "norn"
      Then Clone is in Alice's graveyard
      And "norn" is on the battlefield
      And Alice has 23 life

    @id:norn.several.copied-spell @norn.3a @norn.5a @cr:603.2d @cr:603.6a @cr:707.10f
    Scenario: A copy that is not legendary enters, then Elesh Norn beside it
      Given Alice controls Soul Warden
      And Alice has Elesh Norn, Mother of Machines and Double Major in hand and {W}{W}{W}{W}{W}{G}{U} in her mana pool
      When Alice casts Elesh Norn, Mother of Machines by paying {W} from her mana pool, {W} from her mana pool, {W} from her mana pool, {W} from her mana pool and {W} from her mana pool
      And Alice casts Double Major targeting Elesh Norn, Mother of Machines
      And everything on the stack resolves
      Then Alice controls two copies of Elesh Norn, Mother of Machines
      And Alice has 25 life

  @norn.3
  Rule: Other permanents that make abilities trigger additional times add up with it

    @id:norn.others.creature @norn.3b @cr:603.2d
    Scenario Outline: Soul Warden sees a creature enter beside Elesh Norn and another that doubles
      Given Alice controls Elesh Norn, Mother of Machines, Soul Warden and <other>
      And Alice has Fugitive Wizard in hand and {U} in her mana pool
      When Alice casts Fugitive Wizard
      And everything on the stack resolves
      Then Alice has <life> life

      Examples:
        | row           | other                                                             | life |
        | panharmonicon | Panharmonicon                                                     | 23   |
        | yarok         | Yarok, the Desecrated                                             | 23   |
        | naban         | Naban, Dean of Iteration                                          | 23   |
        | delney        | Delney, Streetwise Lookout                                        | 23   |
        | greenwarden   | Ancient Greenwarden                                               | 22   |
        | both          | Panharmonicon and Yarok, the Desecrated                           | 24   |
        | three         | Panharmonicon, Yarok, the Desecrated and Naban, Dean of Iteration | 25   |

    @id:norn.others.land @norn.3b @norn.4e @cr:603.2d
    Scenario Outline: Landfall beside Elesh Norn and another that doubles
      Given Alice controls Elesh Norn, Mother of Machines, Jaddi Offshoot and <other>
      And Alice has Forest in hand
      When Alice plays Forest
      And everything on the stack resolves
      Then Alice has <life> life

      Examples:
        | row           | other                                         | life |
        | greenwarden   | Ancient Greenwarden                           | 23   |
        | yarok         | Yarok, the Desecrated                         | 23   |
        | panharmonicon | Panharmonicon                                 | 22   |
        | both          | Ancient Greenwarden and Yarok, the Desecrated | 24   |

    @id:norn.others.shaman @norn.3b @cr:603.2d
    Scenario: Harmonic Prodigy adds once more for a Shaman's ability
      Given Alice controls Elesh Norn, Mother of Machines and Harmonic Prodigy
      And Alice has Elvish Visionary in hand, six Islands on top of her library and {G}{G} in her mana pool
      When Alice casts Elvish Visionary
      And everything on the stack resolves
      Then Alice has three cards in hand

    @id:norn.others.together @norn.3b @norn.5b @cr:603.2d @cr:603.6a
    Scenario: Living Death returns Elesh Norn, Yarok and Elvish Visionary
      Given Alice has Elesh Norn, Mother of Machines, Yarok, the Desecrated and Elvish Visionary in her graveyard
      And Alice has Living Death in hand, six Islands on top of her library and {B}{B}{B}{B}{B} in her mana pool
      When Alice casts Living Death
      And everything on the stack resolves
      Then Alice has three cards in hand

    @id:norn.others.theirs @norn.3b @cr:603.2d @absence @control:norn.others.theirs.control
    Scenario: An opponent's Panharmonicon does not help against Elesh Norn
      Given it is Bob's turn
      And Alice controls Elesh Norn, Mother of Machines
      And Bob controls Soul Warden and Panharmonicon
      And Bob has Grizzly Bears in hand and {G}{G} in his mana pool
      When Bob casts Grizzly Bears
      And everything on the stack resolves
      Then Bob controls Grizzly Bears
      And Bob has 20 life

    @id:norn.others.theirs.control @cr:603.2d
    Scenario: An opponent's Panharmonicon without Elesh Norn
      Given it is Bob's turn
      And Bob controls Soul Warden and Panharmonicon
      And Bob has Grizzly Bears in hand and {G}{G} in his mana pool
      When Bob casts Grizzly Bears
      And everything on the stack resolves
      Then Bob controls Grizzly Bears
      And Bob has 22 life

