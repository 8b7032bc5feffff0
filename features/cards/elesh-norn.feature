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

  @norn.4
  Rule: A permanent's own ability on entering triggers twice for its controller

    Background:
      Given Alice controls Elesh Norn, Mother of Machines

    @id:norn.own @norn.4a @cr:603.2 @cr:603.2d @cr:603.6a
    Scenario: Elvish Visionary draws two cards
      Given Alice has Elvish Visionary in hand, four Islands on top of her library and {G}{G} in her mana pool
      When Alice casts Elvish Visionary
      And everything on the stack resolves
      Then Alice has two cards in hand and two cards in her library

    @id:norn.own.stack @norn.4a @cr:603.2d @cr:603.6a
    Scenario: Elvish Visionary's ability is on the stack twice
      Given Alice has Elvish Visionary in hand, four Islands on top of her library and {G}{G} in her mana pool
      When Alice casts Elvish Visionary
      And the top of the stack resolves
      Then the stack is two triggered abilities of Elvish Visionary

    @id:norn.own.cards @norn.4a @norn.4e @cr:603.2d @cr:603.6a
    Scenario Outline: Permanents that draw a card as they enter draw two
      Given Alice has <permanent> in hand, four Islands on top of her library and <mana> in her mana pool
      When Alice casts <permanent>
      And everything on the stack resolves
      Then <permanent> is on the battlefield
      And Alice has two cards in hand and two cards in her library

      Examples:
        | row         | permanent           | mana         |
        | wall        | Wall of Omens       | {W}{W}       |
        | seer        | Cloudkin Seer       | {U}{U}{U}    |
        | artifact    | Ichor Wellspring    | {C}{C}       |
        | flask       | Elsewhere Flask     | {C}{C}       |
        | enchantment | Eidolon of Blossoms | {G}{G}{G}{G} |

    @id:norn.own.life @norn.4a @norn.4e @cr:603.2d @cr:603.6a
    Scenario Outline: Permanents that gain life as they enter gain it twice
      Given Alice has <permanent> in hand and <mana> in her mana pool
      When Alice casts <permanent>
      And everything on the stack resolves
      Then <permanent> is on the battlefield
      And Alice has <life> life

      Examples:
        | row        | permanent         | mana            | life |
        | monk       | Venerable Monk    | {W}{W}{W}       | 24   |
        | missionary | Lone Missionary   | {W}{W}          | 28   |
        | beast      | Thragtusk         | {G}{G}{G}{G}{G} | 30   |
        | artifact   | Filigree Familiar | {C}{C}{C}       | 24   |

    @id:norn.own.enchantment @norn.4a @norn.4e @cr:603.2d @cr:603.6a
    Scenario: Omen of the Sun makes its tokens and gains its life twice
      Given Alice has Omen of the Sun in hand and {W}{W}{W} in her mana pool
      When Alice casts Omen of the Sun
      And everything on the stack resolves
      Then Alice controls four tokens
      And Alice has 24 life

    @id:norn.own.aura @norn.4a @norn.4e @cr:603.2d @cr:603.6a
    Scenario: Spreading Seas draws two cards
      Given Alice has Spreading Seas in hand, four Islands on top of her library and {U}{U} in her mana pool
      And Bob controls Forest
      When Alice casts Spreading Seas targeting Forest
      And everything on the stack resolves
      Then Spreading Seas is attached to Forest
      And Alice has two cards in hand

    @id:norn.own.returned @norn.4a @cr:603.2d @cr:603.6a
    Scenario: Elvish Visionary draws two cards when it returns from the graveyard
      Given Alice has Zombify in hand, Elvish Visionary in her graveyard and {B}{B}{B}{B} in her mana pool
      And Alice has four Islands on top of her library
      When Alice casts Zombify targeting Elvish Visionary
      And everything on the stack resolves
      Then Elvish Visionary is on the battlefield
      And Alice has two cards in hand

    @id:norn.own.flickered @norn.4a @cr:603.2d @cr:603.6a
    Scenario: Elvish Visionary draws two cards when Cloudshift returns it
      Given Alice controls Elvish Visionary
      And Alice has Cloudshift in hand, four Islands on top of her library and {W} in her mana pool
      When Alice casts Cloudshift targeting Elvish Visionary
      And everything on the stack resolves
      Then Elvish Visionary is on the battlefield
      And Alice has two cards in hand

    @id:norn.own.found @norn.4a @cr:603.2d @cr:603.6a
    Scenario: Collected Company puts Elvish Visionary and Venerable Monk onto the battlefield
      Given Alice has Elvish Visionary, Venerable Monk and six Islands on top of her library
      And Alice has Collected Company in hand and {G}{G}{G}{G} in her mana pool
      When Alice casts Collected Company
      And everything on the stack resolves
      And Alice chooses Elvish Visionary and Venerable Monk for Collected Company
      And Alice puts her triggered abilities on the stack in any order
      Then Alice controls Elvish Visionary and Venerable Monk
      And Alice has two cards in hand and 24 life

    @id:norn.own.copy @norn.4a @cr:603.2d @cr:603.6a @cr:707.5
    Scenario: Clone that enters as Elvish Visionary draws two cards
      Given Alice has Clone in hand, four Islands on top of her library and {U}{U}{U}{U} in her mana pool
      And Bob controls Elvish Visionary
      When Alice casts Clone
      And everything on the stack resolves
      And Alice chooses Elvish Visionary for Clone
      Then Clone is named Elvish Visionary
      And Alice has two cards in hand

    @id:norn.own.token @norn.4a @cr:603.2d @cr:603.6a @cr:707.10f
    Scenario: A token that is a copy of Venerable Monk gains life twice, as the card does
      Given Alice has Venerable Monk and Double Major in hand and {W}{W}{W}{G}{U} in her mana pool
      When Alice casts Venerable Monk by paying {W} from her mana pool, {W} from her mana pool and {W} from her mana pool
      And Alice casts Double Major targeting Venerable Monk
      And everything on the stack resolves
      Then Alice controls a token
      And Alice has 28 life

    @id:norn.own.kicked @norn.4a @cr:603.2d @cr:603.6a
    Scenario: Goblin Bushwhacker's ability gives its bonus twice
      Given Alice controls Grizzly Bears
      And Alice has Goblin Bushwhacker in hand and {R}{R} in her mana pool
      When Alice casts Goblin Bushwhacker kicked
      And everything on the stack resolves
      Then Grizzly Bears is 4/2
      And Goblin Bushwhacker is 3/1

    @id:norn.own.x @norn.4a @cr:603.2d @cr:603.6a @cr:107.3m
    Scenario: Gadwick draws X cards twice
      Given Alice has Gadwick, the Wizened in hand, six Islands on top of her library and {U}{U}{U}{U}{U} in her mana pool
      When Alice casts Gadwick, the Wizened with X = 2
      And everything on the stack resolves
      Then Alice has four cards in hand and two cards in her library

  @norn.4
  Rule: A permanent's own ability on entering does not trigger for an opponent

    @id:norn.own.theirs @norn.4a @norn.4e @cr:603.2 @cr:603.6a @absence @control:norn.own.theirs.control/<row>
    Scenario Outline: An opponent's permanent that draws a card as it enters draws none
      Given it is Bob's turn
      And Alice controls Elesh Norn, Mother of Machines
      And Bob has <permanent> in hand, four Islands on top of his library and <mana> in his mana pool
      When Bob casts <permanent>
      And everything on the stack resolves
      Then <permanent> is on the battlefield and is controlled by Bob
      And Bob has no cards in hand and four cards in his library

      Examples:
        | row         | permanent           | mana         |
        | creature    | Elvish Visionary    | {G}{G}       |
        | artifact    | Ichor Wellspring    | {C}{C}       |
        | enchantment | Eidolon of Blossoms | {G}{G}{G}{G} |

    @id:norn.own.theirs.control @cr:603.2 @cr:603.6a
    Scenario Outline: Bob's permanent that draws a card as it enters draws one without Elesh Norn
      Given it is Bob's turn
      And Bob has <permanent> in hand, four Islands on top of his library and <mana> in his mana pool
      When Bob casts <permanent>
      And everything on the stack resolves
      Then <permanent> is on the battlefield and is controlled by Bob
      And Bob has one card in hand and three cards in his library

      Examples:
        | row         | permanent           | mana         |
        | creature    | Elvish Visionary    | {G}{G}       |
        | artifact    | Ichor Wellspring    | {C}{C}       |
        | enchantment | Eidolon of Blossoms | {G}{G}{G}{G} |

    @id:norn.own.theirs.stack @norn.4a @cr:603.2 @cr:603.6a @absence @control:norn.own.theirs.stack.control
    Scenario: Elvish Visionary of an opponent puts nothing on the stack
      Given it is Bob's turn
      And Alice controls Elesh Norn, Mother of Machines
      And Bob has Elvish Visionary in hand, four Islands on top of his library and {G}{G} in his mana pool
      When Bob casts Elvish Visionary
      And the top of the stack resolves
      Then Elvish Visionary is on the battlefield
      And nothing is on the stack

    @id:norn.own.theirs.stack.control @cr:603.2 @cr:603.6a
    Scenario: Elvish Visionary of Bob's puts its ability on the stack without Elesh Norn
      Given it is Bob's turn
      And Bob has Elvish Visionary in hand, four Islands on top of his library and {G}{G} in his mana pool
      When Bob casts Elvish Visionary
      And the top of the stack resolves
      Then the stack is Elvish Visionary's triggered ability

    @id:norn.own.theirs.targeted @norn.4a @norn.4e @cr:603.2 @cr:603.6a @absence @control:norn.own.theirs.targeted.control
    Scenario: An opponent's Oblivion Ring does not exile Elesh Norn
      Given it is Bob's turn
      And Alice controls Elesh Norn, Mother of Machines
      And Bob has Oblivion Ring in hand and {W}{W}{W} in his mana pool
      When Bob casts Oblivion Ring
      And everything on the stack resolves
      And Bob targets Elesh Norn, Mother of Machines with Oblivion Ring
      Then Oblivion Ring is on the battlefield
      And Elesh Norn, Mother of Machines is on the battlefield

    @id:norn.own.theirs.targeted.control @cr:603.2 @cr:603.6a
    Scenario: An opponent's Oblivion Ring exiles Serra Angel
      Given it is Bob's turn
      And Alice controls Serra Angel
      And Bob has Oblivion Ring in hand and {W}{W}{W} in his mana pool
      When Bob casts Oblivion Ring
      And everything on the stack resolves
      And Bob targets Serra Angel with Oblivion Ring
      Then Serra Angel is in exile

    @id:norn.own.theirs.returned @norn.4a @cr:603.2 @cr:603.6a @absence @control:norn.own.theirs.returned.control
    Scenario: An opponent's Thragtusk returns from the graveyard and gains no life
      Given it is Bob's turn
      And Alice controls Elesh Norn, Mother of Machines
      And Bob has Zombify in hand, Thragtusk in his graveyard and {B}{B}{B}{B} in his mana pool
      When Bob casts Zombify targeting Thragtusk
      And everything on the stack resolves
      Then Thragtusk is on the battlefield
      And Bob has 20 life

    @id:norn.own.theirs.returned.control @cr:603.2 @cr:603.6a
    Scenario: An opponent's Thragtusk returns from the graveyard without Elesh Norn
      Given it is Bob's turn
      And Bob has Zombify in hand, Thragtusk in his graveyard and {B}{B}{B}{B} in his mana pool
      When Bob casts Zombify targeting Thragtusk
      And everything on the stack resolves
      Then Thragtusk is on the battlefield
      And Bob has 25 life

  @norn.4
  Rule: Abilities of other permanents trigger twice on a permanent that enters

    @id:norn.watcher @norn.4b @cr:603.2d @cr:603.6a
    Scenario Outline: A permanent of Alice's sees Grizzly Bears enter
      Given Alice controls Elesh Norn, Mother of Machines and <watcher>
      And Alice has Grizzly Bears in hand and {G}{G} in her mana pool
      When Alice casts Grizzly Bears
      And everything on the stack resolves
      Then Alice has <alice> life
      And Bob has <bob> life

      Examples:
        | row       | watcher        | alice | bob |
        | warden    | Soul Warden    | 22    | 20  |
        | essence   | Essence Warden | 22    | 20  |
        | celebrant | Kor Celebrant  | 22    | 20  |
        | tremors   | Impact Tremors | 20    | 18  |

    @id:norn.watcher.theirs @norn.4b @cr:603.2 @cr:603.6a @absence @control:norn.watcher.theirs.control/<row>
    Scenario Outline: A permanent of an opponent's sees Grizzly Bears enter under Elesh Norn
      Given it is Bob's turn
      And Alice controls Elesh Norn, Mother of Machines
      And Bob controls <watcher>
      And Bob has Grizzly Bears in hand and {G}{G} in his mana pool
      When Bob casts Grizzly Bears
      And everything on the stack resolves
      Then Bob controls Grizzly Bears
      And Alice has 20 life
      And Bob has 20 life

      Examples:
        | row       | watcher        |
        | warden    | Soul Warden    |
        | essence   | Essence Warden |
        | celebrant | Kor Celebrant  |
        | tremors   | Impact Tremors |

    @id:norn.watcher.theirs.control @cr:603.2 @cr:603.6a
    Scenario Outline: A permanent of an opponent's sees Grizzly Bears enter without Elesh Norn
      Given it is Bob's turn
      And Bob controls <watcher>
      And Bob has Grizzly Bears in hand and {G}{G} in his mana pool
      When Bob casts Grizzly Bears
      And everything on the stack resolves
      Then Bob controls Grizzly Bears
      And Alice has <alice> life
      And Bob has <bob> life

      Examples:
        | row       | watcher        | alice | bob |
        | warden    | Soul Warden    | 20    | 21  |
        | essence   | Essence Warden | 20    | 21  |
        | celebrant | Kor Celebrant  | 20    | 21  |
        | tremors   | Impact Tremors | 19    | 20  |

    @id:norn.watcher.batch @norn.4b @cr:603.2c @cr:603.2d @cr:603.6a
    Scenario: Impact Tremors deals damage twice for each of two tokens
      Given Alice controls Elesh Norn, Mother of Machines and Impact Tremors
      And Alice has Raise the Alarm in hand and {W}{W} in her mana pool
      When Alice casts Raise the Alarm
      And everything on the stack resolves
      Then Bob has 16 life

    @id:norn.watcher.one-or-more @norn.4b @cr:603.2c @cr:603.2d @cr:603.6a
    Scenario: Ingenious Artillerist triggers twice for two artifacts that enter together
      Given Alice controls Elesh Norn, Mother of Machines and Ingenious Artillerist
      And Alice has Servo Exhibition in hand and {W}{W} in her mana pool
      When Alice casts Servo Exhibition
      And the top of the stack resolves
      Then the stack is two triggered abilities of Ingenious Artillerist
      When everything on the stack resolves
      Then Bob has 16 life

    @id:norn.watcher.one-or-more.tokens @norn.4b @cr:603.2c @cr:603.2d @cr:603.6a
    Scenario: Woodland Champion grows twice for two tokens that enter together
      Given Alice controls Elesh Norn, Mother of Machines and Woodland Champion
      And Alice has Raise the Alarm in hand and {W}{W} in her mana pool
      When Alice casts Raise the Alarm
      And everything on the stack resolves
      Then Woodland Champion has exactly four +1/+1 counters and is 6/6

    @id:norn.watcher.own-and-other @norn.4a @norn.4b @cr:603.2d @cr:603.6a
    Scenario: Soul Warden and Elvish Visionary both trigger twice
      Given Alice controls Elesh Norn, Mother of Machines and Soul Warden
      And Alice has Elvish Visionary in hand, four Islands on top of her library and {G}{G} in her mana pool
      When Alice casts Elvish Visionary
      And everything on the stack resolves
      And Alice puts her triggered abilities on the stack in any order
      Then Alice has 22 life and two cards in hand

    @id:norn.watcher.scry @norn.4b @norn.4e @cr:603.2d @cr:603.6a
    Scenario: Contraband Kingpin scries twice for an artifact
      Given Alice controls Elesh Norn, Mother of Machines and Contraband Kingpin
      And Alice has Mind Stone in hand, {C}{C} in her mana pool, and Island, Swamp and Forest on top of her library
      When Alice casts Mind Stone
      And everything on the stack resolves
      And Alice puts Island on the bottom with Contraband Kingpin
      And Alice puts Swamp on the bottom with Contraband Kingpin
      Then Alice has only Forest, Island and Swamp in her library

    @id:norn.watcher.ghoul @norn.4b @cr:603.2d @cr:603.6a @cr:704.5f
    Scenario: Noxious Ghoul sees a Zombie enter, and Grizzly Bears gets -2/-2
      Given Alice controls Elesh Norn, Mother of Machines and Noxious Ghoul
      And Alice has Walking Corpse in hand and {B}{B} in her mana pool
      And Bob controls Grizzly Bears
      When Alice casts Walking Corpse
      And everything on the stack resolves
      Then Grizzly Bears is in Bob's graveyard
      And Elesh Norn, Mother of Machines is 2/5

    @id:norn.watcher.ghoul.theirs @norn.4b @cr:603.2 @cr:603.6a @absence @control:norn.watcher.ghoul.theirs.control
    Scenario: Noxious Ghoul of an opponent sees a Zombie enter under Elesh Norn
      Given Alice controls Elesh Norn, Mother of Machines
      And Alice has Walking Corpse in hand and {B}{B} in her mana pool
      And Bob controls Grizzly Bears and Noxious Ghoul
      When Alice casts Walking Corpse
      And everything on the stack resolves
      Then Grizzly Bears is on the battlefield and is 2/2
      And Elesh Norn, Mother of Machines is 4/7

    @id:norn.watcher.ghoul.theirs.control @cr:603.2 @cr:603.6a
    Scenario: Noxious Ghoul of an opponent sees a Zombie enter without Elesh Norn
      Given Alice has Walking Corpse in hand and {B}{B} in her mana pool
      And Bob controls Grizzly Bears and Noxious Ghoul
      When Alice casts Walking Corpse
      And everything on the stack resolves
      Then Grizzly Bears is on the battlefield and is 1/1

    @id:norn.watcher.amulet.theirs @norn.4b @norn.4e @cr:603.2 @cr:603.6a @absence @control:norn.watcher.amulet.theirs.control
    Scenario: An opponent's Amulet of Vigor untaps nothing under Elesh Norn
      Given it is Bob's turn
      And Alice controls Elesh Norn, Mother of Machines
      And Bob controls Amulet of Vigor
      And Bob has Selesnya Guildgate in hand
      When Bob plays Selesnya Guildgate
      And everything on the stack resolves
      Then Selesnya Guildgate is on the battlefield and is tapped

    @id:norn.watcher.amulet.theirs.control @cr:603.2 @cr:603.6a
    Scenario: An opponent's Amulet of Vigor untaps a land without Elesh Norn
      Given it is Bob's turn
      And Bob controls Amulet of Vigor
      And Bob has Selesnya Guildgate in hand
      When Bob plays Selesnya Guildgate
      And everything on the stack resolves
      Then Selesnya Guildgate is on the battlefield and is untapped

  @norn.4
  Rule: Keyword abilities that trigger on entering trigger twice, or not at all

    @id:norn.keywords.for-mirrodin @norn.4c @cr:603.2d @cr:702.163a
    Scenario: Hexplate Wallbreaker makes two Rebels and is attached to the second
      Given Alice controls Elesh Norn, Mother of Machines
      And Alice has Hexplate Wallbreaker in hand and {R}{R}{R}{R}{R} in her mana pool
      When Alice casts Hexplate Wallbreaker
      And everything on the stack resolves
      Then Alice controls two tokens
      And Alice controls a 2/2 red Rebel creature token
      And Alice controls a 4/4 red Rebel creature token

    @id:norn.keywords.for-mirrodin.theirs @norn.4c @cr:603.2 @cr:702.163a @absence @control:norn.keywords.for-mirrodin.theirs.control
    Scenario: Hexplate Wallbreaker of an opponent makes no Rebel under Elesh Norn
      Given it is Bob's turn
      And Alice controls Elesh Norn, Mother of Machines
      And Bob has Hexplate Wallbreaker in hand and {R}{R}{R}{R}{R} in his mana pool
      When Bob casts Hexplate Wallbreaker
      And everything on the stack resolves
      Then Bob controls no tokens
      And Hexplate Wallbreaker is on the battlefield and is unattached

    @id:norn.keywords.for-mirrodin.theirs.control @cr:603.2 @cr:702.163a
    Scenario: Hexplate Wallbreaker of an opponent makes a Rebel without Elesh Norn
      Given it is Bob's turn
      And Bob has Hexplate Wallbreaker in hand and {R}{R}{R}{R}{R} in his mana pool
      When Bob casts Hexplate Wallbreaker
      And everything on the stack resolves
      Then Bob controls a token
      And Bob's Rebel token is 4/4

    @id:norn.keywords.living-weapon @norn.4c @cr:603.2d @cr:702.92a @cr:704.5f
    Scenario: Flayer Husk goes from its first Germ to a second, and the first one dies
      Given Alice controls Elesh Norn, Mother of Machines and Zulaport Cutthroat
      And Alice has Flayer Husk in hand and {C} in her mana pool
      When Alice casts Flayer Husk
      And everything on the stack resolves
      Then Alice controls a token
      And Alice's Phyrexian Germ token is 1/1
      And Alice has 21 life
      And Bob has 19 life

    @id:norn.keywords.living-weapon.alone @cr:603.6a @cr:702.92a
    Scenario: Flayer Husk makes one Germ without Elesh Norn, and none dies
      Given Alice controls Zulaport Cutthroat
      And Alice has Flayer Husk in hand and {C} in her mana pool
      When Alice casts Flayer Husk
      And everything on the stack resolves
      Then Alice controls a token
      And Alice's Phyrexian Germ token is 1/1
      And Alice has 20 life
      And Bob has 20 life

    @id:norn.keywords.living-weapon.theirs @norn.4c @cr:603.2 @cr:702.92a @absence @control:norn.keywords.living-weapon.theirs.control
    Scenario: Flayer Husk of an opponent makes no Germ under Elesh Norn
      Given it is Bob's turn
      And Alice controls Elesh Norn, Mother of Machines
      And Bob has Flayer Husk in hand and {C} in his mana pool
      When Bob casts Flayer Husk
      And everything on the stack resolves
      Then Bob controls no tokens
      And Flayer Husk is on the battlefield and is unattached

    @id:norn.keywords.living-weapon.theirs.control @cr:603.2 @cr:702.92a
    Scenario: Flayer Husk of an opponent makes a Germ without Elesh Norn
      Given it is Bob's turn
      And Bob has Flayer Husk in hand and {C} in his mana pool
      When Bob casts Flayer Husk
      And everything on the stack resolves
      Then Bob controls a token
      And Bob's Phyrexian Germ token is 1/1

    @id:norn.keywords.living-weapon.kept @norn.4c @cr:603.2d @cr:702.92a
    Scenario: Under Mirari's Wake both Germs of Sickleslicer live
      Given Alice controls Elesh Norn, Mother of Machines and Mirari's Wake
      And Alice has Sickleslicer in hand and {C}{C}{C} in her mana pool
      When Alice casts Sickleslicer
      And everything on the stack resolves
      Then Alice controls two tokens
      And Alice controls a 1/1 black Phyrexian Germ creature token
      And Alice controls a 3/3 black Phyrexian Germ creature token

    @id:norn.keywords.evolve.once @norn.4b @norn.4c @cr:603.2d @cr:702.100a
    Scenario: Experiment One has caught up with Grizzly Bears when the second instance resolves
      Given Alice controls Elesh Norn, Mother of Machines and Experiment One
      And Alice has Grizzly Bears in hand and {G}{G} in her mana pool
      When Alice casts Grizzly Bears
      And the top of the stack resolves
      Then the stack is two triggered abilities of Experiment One
      When everything on the stack resolves
      Then Experiment One has exactly one +1/+1 counter and is 2/2

    @id:norn.keywords.evolve.twice @norn.4b @norn.4c @cr:603.2d @cr:702.100a
    Scenario: Experiment One grows twice for Centaur Courser
      Given Alice controls Elesh Norn, Mother of Machines and Experiment One
      And Alice has Centaur Courser in hand and {G}{G}{G} in her mana pool
      When Alice casts Centaur Courser
      And everything on the stack resolves
      Then Experiment One has exactly two +1/+1 counters and is 3/3

    @id:norn.keywords.graft @norn.2b @norn.4b @norn.4c @cr:603.2d @cr:702.58a
    Scenario Outline: Cytoplast Root-Kin may move a counter with each instance of graft
      Given Alice controls Elesh Norn, Mother of Machines and Cytoplast Root-Kin with four +1/+1 counters
      And Alice has Grizzly Bears in hand and {G}{G} in her mana pool
      When Alice casts Grizzly Bears
      And everything on the stack resolves
      And Alice says yes to Cytoplast Root-Kin
      And Alice says <second> to Cytoplast Root-Kin
      Then Grizzly Bears is <bears>
      And Cytoplast Root-Kin is <kin>

      Examples:
        | row  | second | bears | kin |
        | both | yes    | 4/4   | 2/2 |
        | one  | no     | 3/3   | 3/3 |

    @id:norn.keywords.squad @norn.4c @cr:603.2d @cr:702.157a
    Scenario: Arco-Flagellant's squad cost paid once makes two tokens
      Given Alice controls Elesh Norn, Mother of Machines
      And Alice has Arco-Flagellant in hand and {B}{B}{B}{B}{B} in her mana pool
      When Alice casts Arco-Flagellant with squad
      And everything on the stack resolves
      Then Alice controls two tokens
      And Alice controls three copies of Arco-Flagellant

    @id:norn.keywords.hideaway @norn.4c @norn.4e @cr:603.2d @cr:702.75a
    Scenario: Mosswort Bridge hides two cards away
      Given Alice controls Elesh Norn, Mother of Machines
      And Alice has Mosswort Bridge in hand and ten Islands on top of her library
      When Alice plays Mosswort Bridge
      And everything on the stack resolves
      Then Alice has two cards in exile and eight cards in her library

    @id:norn.keywords.constellation @norn.4b @norn.4e @cr:603.2d @cr:603.6a
    Scenario: Nexus Wardens gains life twice for an enchantment
      Given Alice controls Elesh Norn, Mother of Machines and Nexus Wardens
      And Alice has Impact Tremors in hand and {R}{R} in her mana pool
      When Alice casts Impact Tremors
      And everything on the stack resolves
      Then Alice has 24 life

  @norn.4
  Rule: What no entering permanent has caused is neither doubled nor stopped

    @id:norn.uncaused.dying @norn.4d @cr:603.2d @cr:603.6c
    Scenario Outline: Doomed Traveler of either player dies and leaves one Spirit
      Given Alice controls Elesh Norn, Mother of Machines
      And <player> controls Doomed Traveler
      And Alice has Shock in hand and {R} in her mana pool
      When Alice casts Shock targeting Doomed Traveler
      And everything on the stack resolves
      Then <player> controls a token
      And <player> controls a Spirit token

      Examples:
        | row    | player |
        | yours  | Alice  |
        | theirs | Bob    |

    @id:norn.uncaused.leaving @norn.4d @cr:603.2d @cr:603.6c
    Scenario Outline: Thragtusk of either player leaves and makes one Beast
      Given Alice controls Elesh Norn, Mother of Machines
      And <player> controls Thragtusk
      And Alice has Unsummon in hand and {U} in her mana pool
      When Alice casts Unsummon targeting Thragtusk
      And everything on the stack resolves
      Then Thragtusk is in <player>'s hand
      And <player> controls a token
      And <player> has 20 life

      Examples:
        | row    | player |
        | yours  | Alice  |
        | theirs | Bob    |

    @id:norn.uncaused.either-event @norn.4a @norn.4d @cr:603.2d @cr:603.6a @cr:603.6c
    Scenario: Ichor Wellspring draws two cards as it enters and one as it is destroyed
      Given Alice controls Elesh Norn, Mother of Machines
      And Alice has Ichor Wellspring and Disenchant in hand, six Islands on top of her library and {W}{W}{W}{W} in her mana pool
      When Alice casts Ichor Wellspring
      And everything on the stack resolves
      Then Alice has three cards in hand
      When Alice casts Disenchant targeting Ichor Wellspring
      And everything on the stack resolves
      Then Ichor Wellspring is in Alice's graveyard
      And Alice has three cards in hand and three cards in her library

    @id:norn.uncaused.attacking @norn.4d @cr:603.2d
    Scenario: Sun Titan attacks and returns one card
      Given Alice controls Elesh Norn, Mother of Machines and Sun Titan
      And Alice has Grizzly Bears and Mind Stone in her graveyard
      When Alice attacks Bob with Sun Titan
      And Alice targets Grizzly Bears with Sun Titan
      And everything on the stack resolves
      And Alice says yes to Sun Titan
      Then Grizzly Bears is on the battlefield
      And Mind Stone is in Alice's graveyard

    @id:norn.uncaused.attacking.theirs @norn.4d @cr:603.2
    Scenario: Sun Titan of an opponent attacks and returns a card
      Given it is Bob's turn
      And Alice controls Elesh Norn, Mother of Machines
      And Bob controls Sun Titan
      And Bob has Grizzly Bears in his graveyard
      When Bob attacks Alice with Sun Titan
      And Bob targets Grizzly Bears with Sun Titan
      And everything on the stack resolves
      And Bob says yes to Sun Titan
      Then Grizzly Bears is on the battlefield

    @id:norn.uncaused.casting @norn.4d @cr:603.2d
    Scenario: Gadwick taps one permanent for a blue spell
      Given Alice controls Elesh Norn, Mother of Machines and Gadwick, the Wizened
      And Alice has Fugitive Wizard in hand and {U} in her mana pool
      And Bob controls Grizzly Bears and Hill Giant
      When Alice casts Fugitive Wizard
      And Alice targets Grizzly Bears with Gadwick, the Wizened
      And everything on the stack resolves
      Then Grizzly Bears is tapped
      And Hill Giant is untapped

    @id:norn.uncaused.casting.theirs @norn.4d @cr:603.2
    Scenario: Gadwick of an opponent taps a permanent for a blue spell
      Given it is Bob's turn
      And Alice controls Elesh Norn, Mother of Machines
      And Bob controls Gadwick, the Wizened
      And Bob has Fugitive Wizard in hand and {U} in his mana pool
      When Bob casts Fugitive Wizard
      And Bob targets Elesh Norn, Mother of Machines with Gadwick, the Wizened
      And everything on the stack resolves
      Then Elesh Norn, Mother of Machines is tapped

    @id:norn.uncaused.cast-itself @norn.4d @cr:603.2d
    Scenario: Casting Desolation Twin makes one token
      Given Alice controls Elesh Norn, Mother of Machines
      And Alice has Desolation Twin in hand and ten {C} in her mana pool
      When Alice casts Desolation Twin
      And everything on the stack resolves
      Then Desolation Twin is on the battlefield
      And Alice controls a token

    @id:norn.uncaused.saga @norn.4d @cr:603.2d @cr:714.2b @cr:714.3a
    Scenario Outline: The first chapter of either player's History of Benalia makes one Knight
      Given it is <player>'s turn
      And Alice controls Elesh Norn, Mother of Machines
      And <player> has History of Benalia in hand and {W}{W}{W} in <their> mana pool
      When <player> casts History of Benalia
      And everything on the stack resolves
      Then History of Benalia has exactly one lore counter
      And <player> controls a token

      Examples:
        | row    | player | their |
        | yours  | Alice  | her   |
        | theirs | Bob    | his   |

    @id:norn.uncaused.persist @norn.4a @norn.4d @cr:603.2d @cr:603.6a @cr:603.6c
    Scenario: Kitchen Finks persists once, and its own ability triggers twice as it returns
      Given Alice controls Elesh Norn, Mother of Machines and Kitchen Finks
      And Alice has Lightning Bolt in hand and {R} in her mana pool
      When Alice casts Lightning Bolt targeting Kitchen Finks
      And everything on the stack resolves
      Then Kitchen Finks is on the battlefield and has exactly one -1/-1 counter
      And Alice has 24 life

    @id:norn.uncaused.persist.theirs @norn.4a @norn.4d @cr:603.2 @cr:603.6a @cr:603.6c @absence @control:norn.uncaused.persist.theirs.control
    Scenario: Kitchen Finks of an opponent persists, and its own ability does not trigger as it returns
      Given Alice controls Elesh Norn, Mother of Machines
      And Alice has Lightning Bolt in hand and {R} in her mana pool
      And Bob controls Kitchen Finks
      When Alice casts Lightning Bolt targeting Kitchen Finks
      And everything on the stack resolves
      Then Kitchen Finks is on the battlefield and has exactly one -1/-1 counter
      And Bob has 20 life

    @id:norn.uncaused.persist.theirs.control @cr:603.2 @cr:603.6a @cr:603.6c
    Scenario: Kitchen Finks of an opponent persists and gains life without Elesh Norn
      Given Alice has Lightning Bolt in hand and {R} in her mana pool
      And Bob controls Kitchen Finks
      When Alice casts Lightning Bolt targeting Kitchen Finks
      And everything on the stack resolves
      Then Kitchen Finks is on the battlefield and has exactly one -1/-1 counter
      And Bob has 22 life

    @id:norn.uncaused.ring-leaves @norn.4d @cr:603.2 @cr:603.6c @cr:607.2a
    Scenario: An opponent's Oblivion Ring leaves and gives back what it had exiled
      Given Alice controls Elesh Norn, Mother of Machines
      And Alice has Serra Angel exiled with "ring" in exile
      And Alice has Disenchant in hand and {W}{W} in her mana pool
      And Bob controls Oblivion Ring as "ring"
      When Alice casts Disenchant targeting "ring"
      And everything on the stack resolves
      Then Serra Angel is on the battlefield and is controlled by Alice

  @norn.4
  Rule: Lands that enter count as any permanent does

    @id:norn.lands.landfall @norn.4b @norn.4e @cr:603.2d @cr:603.6a
    Scenario: Jaddi Offshoot gains 2 life for a land
      Given Alice controls Elesh Norn, Mother of Machines and Jaddi Offshoot
      And Alice has Forest in hand
      When Alice plays Forest
      And everything on the stack resolves
      Then Alice has 22 life

    @id:norn.lands.landfall.theirs @norn.4b @norn.4e @cr:603.2 @cr:603.6a @absence @control:norn.lands.landfall.theirs.control
    Scenario: Jaddi Offshoot of an opponent gains no life for a land under Elesh Norn
      Given it is Bob's turn
      And Alice controls Elesh Norn, Mother of Machines
      And Bob controls Jaddi Offshoot
      And Bob has Forest in hand
      When Bob plays Forest
      And everything on the stack resolves
      Then Forest is on the battlefield
      And Bob has 20 life

    @id:norn.lands.landfall.theirs.control @cr:603.2 @cr:603.6a
    Scenario: Jaddi Offshoot of an opponent gains life for a land without Elesh Norn
      Given it is Bob's turn
      And Bob controls Jaddi Offshoot
      And Bob has Forest in hand
      When Bob plays Forest
      And everything on the stack resolves
      Then Forest is on the battlefield
      And Bob has 21 life

    @id:norn.lands.put @norn.4e @cr:603.2d @cr:603.6a
    Scenario: Jaddi Offshoot gains 2 life for a land that Rampant Growth finds
      Given Alice controls Elesh Norn, Mother of Machines and Jaddi Offshoot
      And Alice has Rampant Growth in hand, Forest on top of her library and {G}{G} in her mana pool
      When Alice casts Rampant Growth
      And everything on the stack resolves
      And Alice chooses Forest for Rampant Growth
      Then Forest is on the battlefield and is tapped
      And Alice has 22 life

    @id:norn.lands.own @norn.4a @norn.4e @cr:603.2d @cr:603.6a
    Scenario Outline: A land that gains life as it enters gains it twice
      Given Alice controls Elesh Norn, Mother of Machines
      And Alice has <land> in hand
      When Alice plays <land>
      And everything on the stack resolves
      Then Alice has 24 life

      Examples:
        | row        | land              |
        | crossroads | Kabira Crossroads |
        | fountain   | Radiant Fountain  |

    @id:norn.lands.own.theirs @norn.4a @norn.4e @cr:603.2 @cr:603.6a @absence @control:norn.lands.own.theirs.control/<row>
    Scenario Outline: An opponent's land that gains life as it enters gains none
      Given it is Bob's turn
      And Alice controls Elesh Norn, Mother of Machines
      And Bob has <land> in hand
      When Bob plays <land>
      And everything on the stack resolves
      Then <land> is on the battlefield
      And Bob has 20 life

      Examples:
        | row        | land              |
        | crossroads | Kabira Crossroads |
        | fountain   | Radiant Fountain  |

    @id:norn.lands.own.theirs.control @cr:603.2 @cr:603.6a
    Scenario Outline: An opponent's land that gains life as it enters, without Elesh Norn
      Given it is Bob's turn
      And Bob has <land> in hand
      When Bob plays <land>
      And everything on the stack resolves
      Then <land> is on the battlefield
      And Bob has 22 life

      Examples:
        | row        | land              |
        | crossroads | Kabira Crossroads |
        | fountain   | Radiant Fountain  |

    @id:norn.lands.bounced @norn.2b @norn.4a @norn.4e @cr:603.2d @cr:603.6a
    Scenario: Simic Growth Chamber returns two lands
      Given Alice controls Elesh Norn, Mother of Machines, Forest, Island and Swamp
      And Alice has Simic Growth Chamber in hand
      When Alice plays Simic Growth Chamber
      And everything on the stack resolves
      And Alice chooses Forest for Simic Growth Chamber
      And Alice chooses Swamp for Simic Growth Chamber
      Then Alice has only Forest and Swamp in hand
      And Alice controls only Elesh Norn, Mother of Machines, Island and Simic Growth Chamber

    @id:norn.lands.energy @norn.4a @norn.4e @cr:603.2d @cr:603.6a
    Scenario: Aether Hub gives two energy counters
      Given Alice controls Elesh Norn, Mother of Machines
      And Alice has Aether Hub in hand
      When Alice plays Aether Hub
      And everything on the stack resolves
      Then Alice has two energy counters

    @id:norn.lands.mana @norn.2b @norn.4a @norn.4e @cr:603.2d @cr:603.6a
    Scenario: Crumbling Vestige adds two mana of colors chosen one by one
      Given Alice controls Elesh Norn, Mother of Machines
      And Alice has Crumbling Vestige in hand
      When Alice plays Crumbling Vestige
      And everything on the stack resolves
      And Alice chooses green for Crumbling Vestige
      And Alice chooses red for Crumbling Vestige
      Then Alice has {R}{G} in her mana pool

    @id:norn.lands.tokens @norn.4b @norn.4e @cr:603.2d @cr:603.6a
    Scenario: Overlord of the Hauntwoods makes two lands, and Jaddi Offshoot sees each of them twice
      Given Alice controls Elesh Norn, Mother of Machines and Jaddi Offshoot
      And Alice has Overlord of the Hauntwoods in hand and {G}{G}{G}{G}{G} in her mana pool
      When Alice casts Overlord of the Hauntwoods
      And everything on the stack resolves
      Then Alice controls two tokens
      And Alice has 24 life

  @norn.4
  Rule: Abilities of objects that are no permanents are neither doubled nor stopped

    @id:norn.elsewhere.ghast @norn.4f @cr:603.2 @cr:110.1 @cr:113.6m
    Scenario: Bloodghast in an opponent's graveyard returns under Elesh Norn
      Given it is Bob's turn
      And Alice controls Elesh Norn, Mother of Machines
      And Bob has Forest in hand and Bloodghast in his graveyard
      When Bob plays Forest
      And everything on the stack resolves
      And Bob says yes to Bloodghast
      Then Bloodghast is on the battlefield and is controlled by Bob

    @id:norn.elsewhere.ghast.once @norn.4f @cr:603.2d @cr:110.1 @cr:113.6m
    Scenario: Bloodghast in Alice's graveyard triggers once
      Given Alice controls Elesh Norn, Mother of Machines
      And Alice has Forest in hand and Bloodghast in her graveyard
      When Alice plays Forest
      Then the stack is Bloodghast's triggered ability

    @id:norn.elsewhere.inalla @norn.4f @cr:603.2d @cr:110.1 @cr:113.6b
    Scenario: Inalla in the command zone triggers once
      Given Alice controls Elesh Norn, Mother of Machines
      And Alice has Inalla, Archmage Ritualist in the command zone, Fugitive Wizard in hand and {U}{U}{U} in her mana pool
      When Alice casts Fugitive Wizard
      And everything on the stack resolves
      And Alice pays for Inalla, Archmage Ritualist
      Then Alice controls a token
      And Alice has {U} in her mana pool

    @id:norn.elsewhere.inalla.theirs @norn.4f @cr:603.2 @cr:110.1 @cr:113.6b
    Scenario: Inalla in an opponent's command zone triggers under Elesh Norn
      Given it is Bob's turn
      And Alice controls Elesh Norn, Mother of Machines
      And Bob has Inalla, Archmage Ritualist in the command zone, Fugitive Wizard in hand and {U}{U} in his mana pool
      When Bob casts Fugitive Wizard
      And everything on the stack resolves
      And Bob pays for Inalla, Archmage Ritualist
      Then Bob controls a token

    @id:norn.elsewhere.inalla.battlefield @norn.4f @norn.4b @cr:603.2 @cr:110.1 @absence @control:norn.elsewhere.inalla.battlefield.control
    Scenario: Inalla on an opponent's battlefield is stopped by Elesh Norn
      Given it is Bob's turn
      And Alice controls Elesh Norn, Mother of Machines
      And Bob controls Inalla, Archmage Ritualist
      And Bob has Fugitive Wizard in hand and {U}{U} in his mana pool
      When Bob casts Fugitive Wizard
      And everything on the stack resolves
      And Bob pays for Inalla, Archmage Ritualist
      Then Bob controls no tokens
      And Bob has {U} in his mana pool

    @id:norn.elsewhere.inalla.battlefield.control @cr:603.2 @cr:603.6a
    Scenario: Inalla on an opponent's battlefield without Elesh Norn
      Given it is Bob's turn
      And Bob controls Inalla, Archmage Ritualist
      And Bob has Fugitive Wizard in hand and {U}{U} in his mana pool
      When Bob casts Fugitive Wizard
      And everything on the stack resolves
      And Bob pays for Inalla, Archmage Ritualist
      Then Bob controls a token
      And Bob has no mana in his mana pool

    @id:norn.elsewhere.amalgam @norn.4f @cr:603.2 @cr:110.1 @cr:603.7
    Scenario: Prized Amalgam in an opponent's graveyard returns under Elesh Norn
      Given it is Bob's turn
      And Alice controls Elesh Norn, Mother of Machines
      And Bob has Zombify in hand, Grizzly Bears and Prized Amalgam in his graveyard, and {B}{B}{B}{B} in his mana pool
      When Bob casts Zombify targeting Grizzly Bears
      And everything on the stack resolves
      And the game advances to the next end step
      And everything on the stack resolves
      Then Prized Amalgam is on the battlefield and is tapped

    @id:norn.elsewhere.sword @norn.4f @cr:603.2 @cr:110.1 @cr:113.6m
    Scenario: Sword of the Meek in an opponent's graveyard returns under Elesh Norn
      Given it is Bob's turn
      And Alice controls Elesh Norn, Mother of Machines
      And Bob has Eager Cadet in hand, Sword of the Meek in his graveyard and {W} in his mana pool
      When Bob casts Eager Cadet
      And everything on the stack resolves
      And Bob says yes to Sword of the Meek
      Then Sword of the Meek is attached to Eager Cadet
      And Eager Cadet is 2/3

    @id:norn.elsewhere.sword.once @norn.4f @cr:603.2d @cr:110.1 @cr:113.6m
    Scenario: Sword of the Meek in Alice's graveyard triggers once
      Given Alice controls Elesh Norn, Mother of Machines
      And Alice has Eager Cadet in hand, Sword of the Meek in her graveyard and {W} in her mana pool
      When Alice casts Eager Cadet
      And the top of the stack resolves
      Then the stack is Sword of the Meek's triggered ability

