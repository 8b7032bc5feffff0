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
    Scenario: Chrome Mox adds no color that neither exiled card has
      Given Alice controls Elesh Norn, Mother of Machines
      And Alice has Chrome Mox, Grizzly Bears and Shock in hand
      When Alice casts Chrome Mox
      And everything on the stack resolves
      And Alice chooses Grizzly Bears for Chrome Mox
      And Alice chooses Shock for Chrome Mox
      Then Alice has only Grizzly Bears and Shock in exile
      When Alice activates Chrome Mox's second ability
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
      And the top of the stack resolves
      And Alice targets Elvish Visionary with Restoration Angel
      And Alice targets Venerable Monk with Restoration Angel
      Then the stack is Restoration Angel's triggered ability targeting Venerable Monk, then Restoration Angel's triggered ability targeting Elvish Visionary
      When everything on the stack resolves
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

    @id:norn.others.theirs @norn.6b @cr:603.2d @absence @control:norn.others.theirs.control
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

    @id:norn.own.x @norn.4a @rules.6e @cr:603.2d @cr:603.6a @cr:107.3m
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
  Rule: A card that leaves a graveyard by entering is caused to by its entering

    @id:norn.leaving-graveyard @norn.4b @contested @cr:603.2d @cr:603.10a
    Scenario: Syr Konrad sees a creature card leave Alice's graveyard as it enters
      Given Alice controls Elesh Norn, Mother of Machines and Syr Konrad, the Grim
      And Alice has Zombify in hand, Grizzly Bears in her graveyard and {B}{B}{B}{B} in her mana pool
      When Alice casts Zombify targeting Grizzly Bears
      And everything on the stack resolves
      Then Grizzly Bears is on the battlefield
      And Bob has 18 life

    @id:norn.leaving-graveyard.theirs @norn.4b @contested @cr:603.2 @cr:603.10a @absence @control:norn.leaving-graveyard.theirs.control
    Scenario: Syr Konrad of an opponent sees a creature card leave their graveyard as it enters
      Given it is Bob's turn
      And Alice controls Elesh Norn, Mother of Machines
      And Bob controls Syr Konrad, the Grim
      And Bob has Zombify in hand, Grizzly Bears in his graveyard and {B}{B}{B}{B} in his mana pool
      When Bob casts Zombify targeting Grizzly Bears
      And everything on the stack resolves
      Then Grizzly Bears is on the battlefield
      And Alice has 20 life

    @id:norn.leaving-graveyard.theirs.control @cr:603.2 @cr:603.10a
    Scenario: Syr Konrad of an opponent sees a creature card enter from their graveyard without Elesh Norn
      Given it is Bob's turn
      And Bob controls Syr Konrad, the Grim
      And Bob has Zombify in hand, Grizzly Bears in his graveyard and {B}{B}{B}{B} in his mana pool
      When Bob casts Zombify targeting Grizzly Bears
      And everything on the stack resolves
      Then Grizzly Bears is on the battlefield
      And Alice has 19 life

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

  @norn.5
  Rule: What enters with Elesh Norn counts for its controller's abilities, and so does Elesh Norn

    @id:norn.with.warden @norn.5a @cr:603.2d @cr:603.6a
    Scenario: Soul Warden sees Elesh Norn enter
      Given Alice controls Soul Warden
      And Alice has Elesh Norn, Mother of Machines in hand and {W}{W}{W}{W}{W} in her mana pool
      When Alice casts Elesh Norn, Mother of Machines
      And everything on the stack resolves
      Then Alice has 22 life

    @id:norn.with.warden.stack @norn.5a @cr:603.2d @cr:603.6a
    Scenario: Soul Warden's ability is on the stack twice when Elesh Norn has entered
      Given Alice controls Soul Warden
      And Alice has Elesh Norn, Mother of Machines in hand and {W}{W}{W}{W}{W} in her mana pool
      When Alice casts Elesh Norn, Mother of Machines
      And the top of the stack resolves
      Then the stack is two triggered abilities of Soul Warden

    @id:norn.with.warden.other @cr:603.2 @cr:603.6a
    Scenario: Soul Warden sees Serra Angel enter
      Given Alice controls Soul Warden
      And Alice has Serra Angel in hand and {W}{W}{W}{W}{W} in her mana pool
      When Alice casts Serra Angel
      And everything on the stack resolves
      Then Alice has 21 life

    @id:norn.with.returned @norn.5a @cr:603.2d @cr:603.6a
    Scenario: Impact Tremors sees Elesh Norn return from the graveyard
      Given Alice controls Impact Tremors
      And Alice has Zombify in hand, Elesh Norn, Mother of Machines in her graveyard and {B}{B}{B}{B} in her mana pool
      When Alice casts Zombify targeting Elesh Norn, Mother of Machines
      And everything on the stack resolves
      Then Bob has 18 life

    @id:norn.with.living-death @norn.5b @cr:603.2d @cr:603.6a
    Scenario: Living Death returns Elesh Norn and Elvish Visionary
      Given Alice has Elesh Norn, Mother of Machines and Elvish Visionary in her graveyard
      And Alice has Living Death in hand, four Islands on top of her library and {B}{B}{B}{B}{B} in her mana pool
      When Alice casts Living Death
      And everything on the stack resolves
      Then Alice controls Elesh Norn, Mother of Machines and Elvish Visionary
      And Alice has two cards in hand

    @id:norn.with.living-death.other @cr:603.2 @cr:603.6a
    Scenario: Living Death returns Serra Angel and Elvish Visionary
      Given Alice has Serra Angel and Elvish Visionary in her graveyard
      And Alice has Living Death in hand, four Islands on top of her library and {B}{B}{B}{B}{B} in her mana pool
      When Alice casts Living Death
      And everything on the stack resolves
      Then Alice controls Serra Angel and Elvish Visionary
      And Alice has one card in hand

    @id:norn.with.living-death.watcher @norn.5a @norn.5b @cr:603.2d @cr:603.6a
    Scenario: Living Death returns Elesh Norn, Soul Warden and Grizzly Bears
      Given Alice has Elesh Norn, Mother of Machines, Soul Warden and Grizzly Bears in her graveyard
      And Alice has Living Death in hand and {B}{B}{B}{B}{B} in her mana pool
      And Bob has Hill Giant in his graveyard
      When Alice casts Living Death
      And everything on the stack resolves
      Then Bob controls Hill Giant
      And Alice has 26 life

    @id:norn.with.exhume @norn.5a @norn.5b @norn.6a @cr:603.2d @cr:603.6a
    Scenario: Exhume returns Elesh Norn, and Hill Giant for Bob
      Given Alice controls Soul Warden
      And Alice has Exhume in hand, Elesh Norn, Mother of Machines in her graveyard and {B}{B} in her mana pool
      And Bob has Hill Giant in his graveyard
      When Alice casts Exhume
      And everything on the stack resolves
      And Alice chooses Elesh Norn, Mother of Machines for Exhume
      And Bob chooses Hill Giant for Exhume
      Then Bob controls Hill Giant
      And Alice has 24 life

    @id:norn.with.flickered @norn.5b @cr:603.2d @cr:603.6a
    Scenario: Ghostly Flicker returns Elesh Norn and Elvish Visionary
      Given Alice controls Elesh Norn, Mother of Machines and Elvish Visionary
      And Alice has Ghostly Flicker in hand, four Islands on top of her library and {U}{U}{U} in her mana pool
      When Alice casts Ghostly Flicker targeting Elesh Norn, Mother of Machines and Elvish Visionary
      And everything on the stack resolves
      Then Alice has two cards in hand

    @id:norn.with.disappearance @norn.5b @cr:603.2d @cr:603.6a
    Scenario: All that Sudden Disappearance has exiled returns together
      Given Alice controls Elesh Norn, Mother of Machines, Omen of the Sun and Elvish Visionary
      And Alice has Sudden Disappearance in hand, four Islands on top of her library and six {W} in her mana pool
      When Alice casts Sudden Disappearance targeting Alice
      And everything on the stack resolves
      And the game advances to the next end step
      And everything on the stack resolves
      And Alice puts her triggered abilities on the stack in any order
      Then Alice controls four tokens
      And Alice has 24 life and two cards in hand

  @norn.5
  Rule: What Elesh Norn sees enter is decided as it enters

    @id:norn.timing.before @norn.5b @cr:603.2d @cr:603.6a
    Scenario: Elvish Visionary entered before Elesh Norn
      Given Alice has Elvish Visionary and Elesh Norn, Mother of Machines in hand and four Islands on top of her library
      And Alice has {G}{G}{W}{W}{W}{W}{W} in her mana pool
      When Alice casts Elvish Visionary by paying {G} from her mana pool and {G} from her mana pool
      And everything on the stack resolves
      And Alice casts Elesh Norn, Mother of Machines
      And everything on the stack resolves
      Then Alice has one card in hand

    @id:norn.timing.in-response @norn.5b @cr:603.2d @cr:603.3
    Scenario: Elesh Norn enters while Elvish Visionary's ability is on the stack
      Given Alice controls Vedalken Orrery
      And Alice has Elvish Visionary and Elesh Norn, Mother of Machines in hand and four Islands on top of her library
      And Alice has {G}{G}{W}{W}{W}{W}{W} in her mana pool
      When Alice casts Elvish Visionary by paying {G} from her mana pool and {G} from her mana pool
      And the top of the stack resolves
      And Alice casts Elesh Norn, Mother of Machines
      And everything on the stack resolves
      Then Alice has one card in hand

    @id:norn.timing.gone-after @norn.4a @cr:603.2d @cr:603.3
    Scenario: Elesh Norn dies while both instances are on the stack
      Given Alice controls Elesh Norn, Mother of Machines
      And Alice has Elvish Visionary in hand, four Islands on top of her library and {G}{G} in her mana pool
      And Bob has Murder in hand and {B}{B}{B} in his mana pool
      When Alice casts Elvish Visionary
      And the top of the stack resolves
      And Alice passes priority
      And Bob casts Murder targeting Elesh Norn, Mother of Machines
      And everything on the stack resolves
      Then Elesh Norn, Mother of Machines is in Alice's graveyard
      And Alice has two cards in hand

    @id:norn.timing.gone-before @norn.4a @cr:603.2d @cr:603.6a
    Scenario: Elesh Norn dies while Elvish Visionary is still a spell
      Given Alice controls Elesh Norn, Mother of Machines
      And Alice has Elvish Visionary in hand, four Islands on top of her library and {G}{G} in her mana pool
      And Bob has Murder in hand and {B}{B}{B} in his mana pool
      When Alice casts Elvish Visionary
      And Alice passes priority
      And Bob casts Murder targeting Elesh Norn, Mother of Machines
      And everything on the stack resolves
      Then Elesh Norn, Mother of Machines is in Alice's graveyard
      And Alice has one card in hand

    @id:norn.timing.sacrificed @norn.5b @cr:603.2d @cr:603.10
    Scenario: Living Death sacrifices Elesh Norn before it returns Elvish Visionary
      Given Alice controls Elesh Norn, Mother of Machines
      And Alice has Elvish Visionary in her graveyard and four Islands on top of her library
      And Alice has Living Death in hand and {B}{B}{B}{B}{B} in her mana pool
      When Alice casts Living Death
      And everything on the stack resolves
      Then Elesh Norn, Mother of Machines is in Alice's graveyard
      And Alice has one card in hand

    @id:norn.timing.theirs.gone @norn.4a @cr:603.2 @cr:603.6a
    Scenario: Elesh Norn dies while an opponent's Elvish Visionary is still a spell
      Given it is Bob's turn
      And Alice controls Elesh Norn, Mother of Machines
      And Bob has Elvish Visionary and Murder in hand, four Islands on top of his library and {G}{G}{B}{B}{B} in his mana pool
      When Bob casts Elvish Visionary by paying {G} from his mana pool and {G} from his mana pool
      And Bob casts Murder targeting Elesh Norn, Mother of Machines
      And everything on the stack resolves
      Then Elesh Norn, Mother of Machines is in Alice's graveyard
      And Bob has one card in hand

    @id:norn.timing.theirs.never-late @norn.4a @cr:603.2 @cr:603.6a @absence @control:norn.timing.theirs.gone
    Scenario: Nothing is made up for when Elesh Norn dies after an opponent's Elvish Visionary has entered
      Given it is Bob's turn
      And Alice controls Elesh Norn, Mother of Machines
      And Bob has Elvish Visionary and Murder in hand, four Islands on top of his library and {G}{G}{B}{B}{B} in his mana pool
      When Bob casts Elvish Visionary by paying {G} from his mana pool and {G} from his mana pool
      And everything on the stack resolves
      And Bob casts Murder targeting Elesh Norn, Mother of Machines
      And everything on the stack resolves
      Then Elesh Norn, Mother of Machines is in Alice's graveyard
      And Bob has no cards in hand

  @norn.6
  Rule: Whose permanent enters does not matter, only whose permanent has the ability

    @id:norn.controller.yours @norn.6a @norn.4b @cr:603.2d @cr:603.6a
    Scenario Outline: Soul Warden beside Elesh Norn sees Grizzly Bears of either player
      Given it is <caster>'s turn
      And Alice controls Elesh Norn, Mother of Machines and Soul Warden
      And <caster> has Grizzly Bears in hand and {G}{G} in <their> mana pool
      When <caster> casts Grizzly Bears
      And everything on the stack resolves
      Then <caster> controls Grizzly Bears
      And Alice has 22 life

      Examples:
        | row    | caster | their |
        | yours  | Alice  | her   |
        | theirs | Bob    | his   |

    @id:norn.controller.theirs @norn.6b @cr:603.2 @cr:603.6a @absence @control:norn.controller.theirs.control/<row>
    Scenario Outline: Soul Warden of an opponent sees Grizzly Bears of either player under Elesh Norn
      Given it is <caster>'s turn
      And Alice controls Elesh Norn, Mother of Machines
      And Bob controls Soul Warden
      And <caster> has Grizzly Bears in hand and {G}{G} in <their> mana pool
      When <caster> casts Grizzly Bears
      And everything on the stack resolves
      Then <caster> controls Grizzly Bears
      And Bob has 20 life

      Examples:
        | row    | caster | their |
        | yours  | Alice  | her   |
        | theirs | Bob    | his   |

    @id:norn.controller.theirs.control @cr:603.2 @cr:603.6a
    Scenario Outline: Soul Warden of an opponent sees Grizzly Bears of either player without Elesh Norn
      Given it is <caster>'s turn
      And Bob controls Soul Warden
      And <caster> has Grizzly Bears in hand and {G}{G} in <their> mana pool
      When <caster> casts Grizzly Bears
      And everything on the stack resolves
      Then <caster> controls Grizzly Bears
      And Bob has 21 life

      Examples:
        | row    | caster | their |
        | yours  | Alice  | her   |
        | theirs | Bob    | his   |

    @id:norn.controller.both-see @norn.6a @norn.6b @cr:603.2d @cr:603.6a
    Scenario: Both players have Soul Warden, and Alice has Elesh Norn
      Given Alice controls Elesh Norn, Mother of Machines and Soul Warden as "mine"
      And Bob controls Soul Warden as "theirs"
      And Alice has Grizzly Bears in hand and {G}{G} in her mana pool
      When Alice casts Grizzly Bears
      And the top of the stack resolves
      Then the stack is two triggered abilities of "mine" controlled by Alice
      When everything on the stack resolves
      Then Alice has 22 life
      And Bob has 20 life

    @id:norn.controller.free-for-all @norn.6a @norn.6b @cr:603.2d @cr:603.6a @absence @control:norn.controller.free-for-all.control
    Scenario: Each of two opponents has Soul Warden
      Given Alice controls Elesh Norn, Mother of Machines and Soul Warden as "a"
      And Bob controls Soul Warden as "b"
      And Carol controls Soul Warden as "c"
      And Alice has Grizzly Bears in hand and {G}{G} in her mana pool
      When Alice casts Grizzly Bears
      And everything on the stack resolves
      Then Alice has 22 life
      And Bob has 20 life
      And Carol has 20 life

    @id:norn.controller.free-for-all.control @cr:603.2 @cr:603.6a
    Scenario: Each of three players has Soul Warden, and none has Elesh Norn
      Given Alice controls Soul Warden as "a"
      And Bob controls Soul Warden as "b"
      And Carol controls Soul Warden as "c"
      And Alice has Grizzly Bears in hand and {G}{G} in her mana pool
      When Alice casts Grizzly Bears
      And everything on the stack resolves
      Then Alice has 21 life
      And Bob has 21 life
      And Carol has 21 life

    @id:norn.controller.each-has-one @norn.6b @cr:603.2 @cr:603.2d @absence @control:norn.controller.each-has-one.control
    Scenario: Each player has Elesh Norn, and nobody's Soul Warden triggers
      Given Alice controls Elesh Norn, Mother of Machines as "norn-1" and Soul Warden as "warden-1"
      And Bob controls Elesh Norn, Mother of Machines as "norn-2" and Soul Warden as "warden-2"
      And Alice has Grizzly Bears in hand and {G}{G} in her mana pool
      When Alice casts Grizzly Bears
      And everything on the stack resolves
      Then Alice controls Grizzly Bears
      And Alice has 20 life
      And Bob has 20 life

    @id:norn.controller.each-has-one.control @norn.6a @cr:603.2d
    Scenario: Only Alice has Elesh Norn, and her Soul Warden triggers twice
      Given Alice controls Elesh Norn, Mother of Machines and Soul Warden as "warden-1"
      And Bob controls Serra Angel and Soul Warden as "warden-2"
      And Alice has Grizzly Bears in hand and {G}{G} in her mana pool
      When Alice casts Grizzly Bears
      And everything on the stack resolves
      Then Alice controls Grizzly Bears
      And Alice has 22 life
      And Bob has 20 life

    @id:norn.controller.stolen @norn.6a @norn.6b @cr:603.2d @cr:109.5
    Scenario: Bob has taken Elesh Norn with Mind Control
      Given Alice controls Soul Warden as "mine"
      And Bob controls Elesh Norn, Mother of Machines owned by Alice, Mind Control attached to Elesh Norn, Mother of Machines, and Soul Warden as "theirs"
      And Alice has Grizzly Bears in hand and {G}{G} in her mana pool
      When Alice casts Grizzly Bears
      And everything on the stack resolves
      Then Alice has 20 life
      And Bob has 22 life

    @id:norn.controller.borrowed @norn.6a @cr:603.2d @cr:109.5
    Scenario: Alice borrows Bob's Elesh Norn with Act of Treason
      Given Alice controls Impact Tremors
      And Bob controls Elesh Norn, Mother of Machines
      And Alice has Act of Treason and Mogg Fanatic in hand and {R}{R}{R}{R} in her mana pool
      When Alice casts Act of Treason targeting Elesh Norn, Mother of Machines
      And everything on the stack resolves
      And Alice casts Mogg Fanatic
      And everything on the stack resolves
      Then Bob has 18 life

    @id:norn.controller.not-borrowed @norn.6b @cr:603.2 @cr:109.5 @absence @control:norn.controller.borrowed
    Scenario: Bob keeps Elesh Norn, and Alice's Impact Tremors does not trigger
      Given Alice controls Impact Tremors
      And Bob controls Elesh Norn, Mother of Machines
      And Alice has Mogg Fanatic in hand and {R} in her mana pool
      When Alice casts Mogg Fanatic
      And everything on the stack resolves
      Then Mogg Fanatic is on the battlefield
      And Bob has 20 life

  @norn.7
  Rule: Effects that change how a permanent enters are neither doubled nor stopped

    @id:norn.replacement.counter @norn.7a @cr:614.1c @cr:614.12
    Scenario Outline: Servant of the Scale of either player enters with one counter
      Given it is <player>'s turn
      And Alice controls Elesh Norn, Mother of Machines
      And <player> has Servant of the Scale in hand and {G} in <their> mana pool
      When <player> casts Servant of the Scale
      And everything on the stack resolves
      Then Servant of the Scale is on the battlefield, has exactly one +1/+1 counter and is 1/1

      Examples:
        | row    | player | their |
        | yours  | Alice  | her   |
        | theirs | Bob    | his   |

    @id:norn.replacement.counters @norn.7a @cr:614.1c @cr:614.12
    Scenario: Triskelion enters with three counters
      Given Alice controls Elesh Norn, Mother of Machines
      And Alice has Triskelion in hand and six {C} in her mana pool
      When Alice casts Triskelion
      And everything on the stack resolves
      Then Triskelion has exactly three +1/+1 counters and is 4/4

    @id:norn.replacement.fading @norn.7a @cr:614.1c @cr:614.12
    Scenario: Parallax Wave enters with five counters
      Given Alice controls Elesh Norn, Mother of Machines
      And Alice has Parallax Wave in hand and {W}{W}{W}{W} in her mana pool
      When Alice casts Parallax Wave
      And everything on the stack resolves
      Then Parallax Wave has exactly five fade counters

    @id:norn.replacement.additional @norn.7a @cr:614.1d @cr:614.12
    Scenario: Metallic Mimic adds one counter
      Given Alice controls Elesh Norn, Mother of Machines and Metallic Mimic naming the creature type Human
      And Alice has Elite Vanguard in hand and {W} in her mana pool
      When Alice casts Elite Vanguard
      And everything on the stack resolves
      Then Elite Vanguard has exactly one +1/+1 counter and is 3/2

    @id:norn.replacement.riot @norn.7a @cr:614.1c @cr:614.12
    Scenario: Zhur-Taa Goblin enters with one counter of riot
      Given Alice controls Elesh Norn, Mother of Machines
      And Alice has Zhur-Taa Goblin in hand and {R}{G} in her mana pool
      When Alice casts Zhur-Taa Goblin
      And everything on the stack resolves
      And Alice says yes to Zhur-Taa Goblin
      Then Zhur-Taa Goblin has exactly one +1/+1 counter and is 3/3

    @id:norn.replacement.tapped.theirs @norn.7a @cr:614.1d @cr:614.12
    Scenario: Diregraf Ghoul of an opponent enters tapped under Elesh Norn
      Given it is Bob's turn
      And Alice controls Elesh Norn, Mother of Machines
      And Bob has Diregraf Ghoul in hand and {B} in his mana pool
      When Bob casts Diregraf Ghoul
      And everything on the stack resolves
      Then Diregraf Ghoul is on the battlefield and is tapped

    @id:norn.replacement.copy.theirs @norn.7a @norn.4a @cr:614.1c @cr:707.5 @cr:603.2 @absence @control:norn.replacement.copy.theirs.control
    Scenario: Clone of an opponent enters as Venerable Monk and gains no life under Elesh Norn
      Given it is Bob's turn
      And Alice controls Elesh Norn, Mother of Machines
      And Bob controls Venerable Monk
      And Bob has Clone in hand and {U}{U}{U}{U} in his mana pool
      When Bob casts Clone
      And everything on the stack resolves
      And Bob chooses Venerable Monk for Clone
      Then Clone is on the battlefield, is named Venerable Monk and is 2/2
      And Bob has 20 life

    @id:norn.replacement.copy.theirs.control @cr:614.1c @cr:707.5 @cr:603.2
    Scenario: Clone of an opponent enters as Venerable Monk and gains life without Elesh Norn
      Given it is Bob's turn
      And Bob controls Venerable Monk
      And Bob has Clone in hand and {U}{U}{U}{U} in his mana pool
      When Bob casts Clone
      And everything on the stack resolves
      And Bob chooses Venerable Monk for Clone
      Then Clone is on the battlefield, is named Venerable Monk and is 2/2
      And Bob has 22 life

    @id:norn.replacement.tribute-paid @norn.7a @norn.9a @cr:614.1c @cr:702.104a
    Scenario: An opponent pays tribute to Pharagax Giant once
      Given Alice controls Elesh Norn, Mother of Machines
      And Alice has Pharagax Giant in hand and {R}{R}{R}{R}{R} in her mana pool
      When Alice casts Pharagax Giant
      And everything on the stack resolves
      And Bob says yes to Pharagax Giant
      Then Pharagax Giant has exactly two +1/+1 counters and is 5/5
      And Bob has 20 life

    @id:norn.replacement.tribute-unpaid @norn.7a @norn.4a @cr:603.2d @cr:702.104b
    Scenario: An opponent does not pay tribute to Pharagax Giant, whose ability triggers twice
      Given Alice controls Elesh Norn, Mother of Machines
      And Alice has Pharagax Giant in hand and {R}{R}{R}{R}{R} in her mana pool
      When Alice casts Pharagax Giant
      And everything on the stack resolves
      And Bob says no to Pharagax Giant
      Then Pharagax Giant has no counters and is 3/3
      And Bob has 10 life

  @norn.8
  Rule: What enters with Elesh Norn sets off no ability of an opponent's permanents, nor does Elesh Norn

    @id:norn.against.warden @norn.8a @cr:603.2 @cr:603.6a @absence @control:norn.against.warden.control
    Scenario: Soul Warden of an opponent sees Elesh Norn enter
      Given Bob controls Soul Warden
      And Alice has Elesh Norn, Mother of Machines in hand and {W}{W}{W}{W}{W} in her mana pool
      When Alice casts Elesh Norn, Mother of Machines
      And everything on the stack resolves
      Then Elesh Norn, Mother of Machines is on the battlefield
      And Bob has 20 life

    @id:norn.against.warden.control @cr:603.2 @cr:603.6a
    Scenario: Soul Warden of an opponent sees Serra Angel enter
      Given Bob controls Soul Warden
      And Alice has Serra Angel in hand and {W}{W}{W}{W}{W} in her mana pool
      When Alice casts Serra Angel
      And everything on the stack resolves
      Then Serra Angel is on the battlefield
      And Bob has 21 life

    @id:norn.against.warden.stack @norn.8a @cr:603.2 @cr:603.6a @absence @control:norn.against.warden.stack.control
    Scenario: Soul Warden of an opponent puts nothing on the stack for Elesh Norn
      Given Bob controls Soul Warden
      And Alice has Elesh Norn, Mother of Machines in hand and {W}{W}{W}{W}{W} in her mana pool
      When Alice casts Elesh Norn, Mother of Machines
      And the top of the stack resolves
      Then Elesh Norn, Mother of Machines is on the battlefield
      And nothing is on the stack

    @id:norn.against.warden.stack.control @cr:603.2 @cr:603.6a
    Scenario: Soul Warden of an opponent puts its ability on the stack for Serra Angel
      Given Bob controls Soul Warden
      And Alice has Serra Angel in hand and {W}{W}{W}{W}{W} in her mana pool
      When Alice casts Serra Angel
      And the top of the stack resolves
      Then the stack is Soul Warden's triggered ability

    @id:norn.against.show-and-tell @norn.8b @cr:603.2 @cr:603.6a @absence @control:norn.against.show-and-tell.control
    Scenario: Show and Tell, Alice with Elesh Norn and Bob with Elvish Visionary
      Given Alice has Show and Tell and Elesh Norn, Mother of Machines in hand and {U}{U}{U} in her mana pool
      And Bob has Elvish Visionary in hand and four Islands on top of his library
      When Alice casts Show and Tell
      And everything on the stack resolves
      And Alice chooses Elesh Norn, Mother of Machines for Show and Tell
      And Bob chooses Elvish Visionary for Show and Tell
      Then Alice controls Elesh Norn, Mother of Machines
      And Bob controls Elvish Visionary
      And Bob has no cards in hand

    @id:norn.against.show-and-tell.control @cr:603.2 @cr:603.6a
    Scenario: Show and Tell, Alice with Serra Angel and Bob with Elvish Visionary
      Given Alice has Show and Tell and Serra Angel in hand and {U}{U}{U} in her mana pool
      And Bob has Elvish Visionary in hand and four Islands on top of his library
      When Alice casts Show and Tell
      And everything on the stack resolves
      And Alice chooses Serra Angel for Show and Tell
      And Bob chooses Elvish Visionary for Show and Tell
      Then Alice controls Serra Angel
      And Bob controls Elvish Visionary
      And Bob has one card in hand

    @id:norn.against.show-and-tell.theirs @norn.5b @norn.8b @cr:603.2 @cr:603.2d @cr:603.6a @absence @control:norn.against.show-and-tell.theirs.control
    Scenario: Show and Tell of Alice's puts Elesh Norn onto the battlefield for Bob
      Given Alice controls Soul Warden as "mine"
      And Bob controls Soul Warden as "theirs"
      And Alice has Show and Tell and Elvish Visionary in hand, four Islands on top of her library and {U}{U}{U} in her mana pool
      And Bob has Elesh Norn, Mother of Machines in hand
      When Alice casts Show and Tell
      And everything on the stack resolves
      And Alice chooses Elvish Visionary for Show and Tell
      And Bob chooses Elesh Norn, Mother of Machines for Show and Tell
      And Alice puts her triggered abilities on the stack in any order
      Then Alice has no cards in hand and 20 life
      And Bob has 24 life

    @id:norn.against.show-and-tell.theirs.control @cr:603.2 @cr:603.6a
    Scenario: Show and Tell of Alice's puts Serra Angel onto the battlefield for Bob
      Given Alice controls Soul Warden as "mine"
      And Bob controls Soul Warden as "theirs"
      And Alice has Show and Tell and Elvish Visionary in hand, four Islands on top of her library and {U}{U}{U} in her mana pool
      And Bob has Serra Angel in hand
      When Alice casts Show and Tell
      And everything on the stack resolves
      And Alice chooses Elvish Visionary for Show and Tell
      And Bob chooses Serra Angel for Show and Tell
      And Alice puts her triggered abilities on the stack in any order
      Then Alice has one card in hand and 22 life
      And Bob has 22 life

    @id:norn.against.living-death @norn.8b @norn.5b @cr:603.2 @cr:603.6a @absence @control:norn.against.living-death.control
    Scenario: Living Death returns Elesh Norn for Alice, Elvish Visionary and Soul Warden for Bob
      Given Alice has Elesh Norn, Mother of Machines in her graveyard
      And Alice has Living Death in hand and {B}{B}{B}{B}{B} in her mana pool
      And Bob has Elvish Visionary and Soul Warden in his graveyard and four Islands on top of his library
      When Alice casts Living Death
      And everything on the stack resolves
      And Bob puts his triggered abilities on the stack in any order
      Then Alice controls Elesh Norn, Mother of Machines
      And Bob controls Elvish Visionary and Soul Warden
      And Bob has no cards in hand and 20 life

    @id:norn.against.living-death.control @cr:603.2 @cr:603.6a
    Scenario: Living Death returns Serra Angel for Alice, Elvish Visionary and Soul Warden for Bob
      Given Alice has Serra Angel in her graveyard
      And Alice has Living Death in hand and {B}{B}{B}{B}{B} in her mana pool
      And Bob has Elvish Visionary and Soul Warden in his graveyard and four Islands on top of his library
      When Alice casts Living Death
      And everything on the stack resolves
      And Bob puts his triggered abilities on the stack in any order
      Then Alice controls Serra Angel
      And Bob controls Elvish Visionary and Soul Warden
      And Bob has one card in hand and 22 life

    @id:norn.against.clone @norn.8a @norn.6b @cr:603.2 @cr:603.6a @cr:707.5 @absence @control:norn.against.clone.control
    Scenario: Clone of an opponent enters as Elesh Norn, and nobody's Soul Warden triggers
      Given it is Bob's turn
      And Alice controls Elesh Norn, Mother of Machines and Soul Warden as "mine"
      And Bob controls Soul Warden as "theirs"
      And Bob has Clone in hand and {U}{U}{U}{U} in his mana pool
      When Bob casts Clone
      And everything on the stack resolves
      And Bob chooses Elesh Norn, Mother of Machines for Clone
      Then Clone is on the battlefield and is named Elesh Norn, Mother of Machines
      And Alice has 20 life
      And Bob has 20 life

    @id:norn.against.clone.control @norn.6a @cr:603.2d @cr:603.6a @cr:707.5
    Scenario: Clone of an opponent enters as Soul Warden, and Alice's triggers twice
      Given it is Bob's turn
      And Alice controls Elesh Norn, Mother of Machines and Soul Warden as "mine"
      And Bob controls Soul Warden as "theirs"
      And Bob has Clone in hand and {U}{U}{U}{U} in his mana pool
      When Bob casts Clone
      And everything on the stack resolves
      And Bob chooses "theirs" for Clone
      Then Clone is on the battlefield and is named Soul Warden
      And Alice has 22 life
      And Bob has 20 life

    @id:norn.against.late @norn.8a @cr:603.2 @cr:603.3
    Scenario: Elesh Norn enters while the ability of an opponent's Elvish Visionary is on the stack
      Given it is Bob's turn
      And Alice controls Vedalken Orrery
      And Alice has Elesh Norn, Mother of Machines in hand and {W}{W}{W}{W}{W} in her mana pool
      And Bob has Elvish Visionary in hand, four Islands on top of his library and {G}{G} in his mana pool
      When Bob casts Elvish Visionary
      And the top of the stack resolves
      And Bob passes priority
      And Alice casts Elesh Norn, Mother of Machines
      And everything on the stack resolves
      Then Elesh Norn, Mother of Machines is on the battlefield
      And Bob has one card in hand

    @id:norn.against.in-time @norn.4a @cr:603.2 @cr:603.6a @absence @control:norn.against.late
    Scenario: Elesh Norn enters while an opponent's Elvish Visionary is still a spell
      Given it is Bob's turn
      And Alice controls Vedalken Orrery
      And Alice has Elesh Norn, Mother of Machines in hand and {W}{W}{W}{W}{W} in her mana pool
      And Bob has Elvish Visionary in hand, four Islands on top of his library and {G}{G} in his mana pool
      When Bob casts Elvish Visionary
      And Bob passes priority
      And Alice casts Elesh Norn, Mother of Machines
      And everything on the stack resolves
      Then Elvish Visionary is on the battlefield
      And Bob has no cards in hand

  @norn.9
  Rule: What is chosen as a permanent enters is chosen once, whoever controls it

    @id:norn.as-enters.stenn @norn.9a @cr:614.1c @cr:614.12a
    Scenario Outline: Stenn of either player chooses a card type
      Given it is <player>'s turn
      And Alice controls Elesh Norn, Mother of Machines
      And <player> has Stenn, Paranoid Partisan and Mind Stone in hand and {W}{U}{C} in <their> mana pool
      When <player> casts Stenn, Paranoid Partisan
      And the top of the stack resolves
      And <player> chooses the card type artifact for Stenn, Paranoid Partisan
      Then <player> is asked for a card type about Stenn, Paranoid Partisan once
      And nothing is on the stack
      When <player> casts Mind Stone
      And everything on the stack resolves
      Then Mind Stone is on the battlefield and is controlled by <player>
      And <player> has no mana in <their> mana pool

      Examples:
        | row    | player | their |
        | yours  | Alice  | her   |
        | theirs | Bob    | his   |

    @id:norn.as-enters.stenn.other-type @norn.9a @cr:614.1c @cr:614.12a @absence @control:norn.as-enters.stenn.other-type.control
    Scenario: Stenn has no second card type whose spells cost less
      Given Alice controls Elesh Norn, Mother of Machines
      And Alice has Stenn, Paranoid Partisan and Impact Tremors in hand and {W}{U}{R} in her mana pool
      When Alice casts Stenn, Paranoid Partisan
      And everything on the stack resolves
      And Alice chooses the card type artifact for Stenn, Paranoid Partisan
      And Alice tries to cast Impact Tremors
      Then the action is illegal
      And Stenn, Paranoid Partisan is on the battlefield

    @id:norn.as-enters.stenn.other-type.control @norn.9a @cr:614.1c @cr:614.12a
    Scenario: Spells of the card type chosen for Stenn cost less
      Given Alice controls Elesh Norn, Mother of Machines
      And Alice has Stenn, Paranoid Partisan and Impact Tremors in hand and {W}{U}{R} in her mana pool
      When Alice casts Stenn, Paranoid Partisan
      And everything on the stack resolves
      And Alice chooses the card type enchantment for Stenn, Paranoid Partisan
      And Alice casts Impact Tremors
      And everything on the stack resolves
      Then Impact Tremors is on the battlefield

    @id:norn.as-enters.stenn.returned @norn.9a @norn.4d @cr:614.1c @cr:614.12a @cr:603.7
    Scenario: Stenn returns once at the end step, and a card type is chosen once more
      Given Alice controls Elesh Norn, Mother of Machines, Swamp and Stenn, Paranoid Partisan naming the card type artifact
      And Alice has Last Gasp in hand and {W}{U}{C} in her mana pool
      And Bob controls Hill Giant
      When Alice activates Stenn, Paranoid Partisan's third ability
      And everything on the stack resolves
      Then Stenn, Paranoid Partisan is in exile
      When the game advances to the next end step
      And everything on the stack resolves
      And Alice chooses the card type instant for Stenn, Paranoid Partisan
      Then Alice is asked for a card type about Stenn, Paranoid Partisan once
      And Stenn, Paranoid Partisan is on the battlefield
      When Alice taps Swamp for mana
      And Alice casts Last Gasp targeting Hill Giant
      And everything on the stack resolves
      Then Hill Giant is in Bob's graveyard

    @id:norn.as-enters.knight @norn.9a @norn.4d @cr:614.1c @cr:614.12a
    Scenario Outline: Diamond Knight of either player chooses a color
      Given it is <player>'s turn
      And Alice controls Elesh Norn, Mother of Machines
      And <player> has Diamond Knight and Llanowar Elves in hand and {G}{G}{G}{G} in <their> mana pool
      When <player> casts Diamond Knight
      And everything on the stack resolves
      And <player> chooses green for Diamond Knight
      And <player> casts Llanowar Elves
      And everything on the stack resolves
      Then Diamond Knight has exactly one +1/+1 counter and is 2/2

      Examples:
        | row    | player | their |
        | yours  | Alice  | her   |
        | theirs | Bob    | his   |

    @id:norn.as-enters.devour @norn.9a @norn.7a @cr:614.1c @cr:614.12a
    Scenario: Gluttonous Slime devours Grizzly Bears and enters with one counter
      Given Alice controls Elesh Norn, Mother of Machines and Grizzly Bears
      And Alice has Gluttonous Slime in hand and {G}{G}{G} in her mana pool
      When Alice casts Gluttonous Slime
      And everything on the stack resolves
      And Alice chooses Grizzly Bears for Gluttonous Slime
      Then Grizzly Bears is in Alice's graveyard
      And Elesh Norn, Mother of Machines is on the battlefield
      And Gluttonous Slime has exactly one +1/+1 counter and is 3/3

  @norn.10
  Rule: In a Two-Headed Giant game a teammate's abilities are left alone

    Background:
      Given Alice and Bob are a team
      And Carol and Dave are a team

    @id:norn.team.yours @norn.10a @cr:102.3 @cr:810.1 @cr:603.2d
    Scenario: Alice's own Soul Warden triggers twice
      Given Alice controls Elesh Norn, Mother of Machines and Soul Warden
      And Alice has Grizzly Bears in hand and {G}{G} in her mana pool
      When Alice casts Grizzly Bears
      And everything on the stack resolves
      Then Alice's team has 32 life

    @id:norn.team.mate @norn.10a @cr:102.3 @cr:810.1 @cr:603.2d
    Scenario: A teammate's Soul Warden triggers once
      Given Alice controls Elesh Norn, Mother of Machines
      And Bob controls Soul Warden
      And Alice has Grizzly Bears in hand and {G}{G} in her mana pool
      When Alice casts Grizzly Bears
      And everything on the stack resolves
      Then Alice's team has 31 life

    @id:norn.team.mate.own @norn.10a @cr:102.3 @cr:810.1 @cr:603.2d
    Scenario: A teammate's Elvish Visionary draws one card
      Given Alice controls Elesh Norn, Mother of Machines
      And Bob has Elvish Visionary in hand, four Islands on top of his library and {G}{G} in his mana pool
      When Bob casts Elvish Visionary
      And everything on the stack resolves
      Then Bob has one card in hand and three cards in his library

    @id:norn.team.mate.enters @norn.10a @norn.6a @cr:102.3 @cr:810.1 @cr:603.2d
    Scenario: A teammate's creature makes Alice's Soul Warden trigger twice
      Given Alice controls Elesh Norn, Mother of Machines and Soul Warden
      And Bob has Grizzly Bears in hand and {G}{G} in his mana pool
      When Bob casts Grizzly Bears
      And everything on the stack resolves
      Then Alice's team has 32 life

    @id:norn.team.opposing @norn.10a @cr:102.3 @cr:810.1 @cr:603.2 @absence @control:norn.team.opposing.control/<row>
    Scenario Outline: Soul Warden of either opponent does not trigger
      Given Alice controls Elesh Norn, Mother of Machines
      And <opponent> controls Soul Warden
      And Alice has Grizzly Bears in hand and {G}{G} in her mana pool
      When Alice casts Grizzly Bears
      And everything on the stack resolves
      Then Alice controls Grizzly Bears
      And Carol's team has 30 life

      Examples:
        | row   | opponent |
        | carol | Carol    |
        | dave  | Dave     |

    @id:norn.team.opposing.control @cr:102.3 @cr:810.1 @cr:603.2
    Scenario Outline: Soul Warden of either opponent triggers without Elesh Norn
      Given <opponent> controls Soul Warden
      And Alice has Grizzly Bears in hand and {G}{G} in her mana pool
      When Alice casts Grizzly Bears
      And everything on the stack resolves
      Then Alice controls Grizzly Bears
      And Carol's team has 31 life

      Examples:
        | row   | opponent |
        | carol | Carol    |
        | dave  | Dave     |

    @id:norn.team.opposing.own @norn.10a @cr:102.3 @cr:810.1 @cr:603.2 @absence @control:norn.team.opposing.own.control
    Scenario: Elvish Visionary of an opponent draws no card on their own team's turn
      Given it is Carol's turn
      And Alice controls Elesh Norn, Mother of Machines
      And Dave has Elvish Visionary in hand, four Islands on top of his library and {G}{G} in his mana pool
      When Dave casts Elvish Visionary
      And everything on the stack resolves
      Then Dave controls Elvish Visionary
      And Dave has no cards in hand

    @id:norn.team.opposing.own.control @cr:102.3 @cr:810.1 @cr:603.2
    Scenario: Elvish Visionary of an opponent draws a card on their own team's turn without Elesh Norn
      Given it is Carol's turn
      And Dave has Elvish Visionary in hand, four Islands on top of his library and {G}{G} in his mana pool
      When Dave casts Elvish Visionary
      And everything on the stack resolves
      Then Dave controls Elvish Visionary
      And Dave has one card in hand

    @id:norn.team.four @norn.10a @cr:102.3 @cr:810.1 @cr:603.2d
    Scenario: Each of four players has Soul Warden, and an opponent's creature enters
      Given it is Carol's turn
      And Alice controls Elesh Norn, Mother of Machines and Soul Warden as "warden-a"
      And Bob controls Soul Warden as "warden-b"
      And Carol controls Soul Warden as "warden-c"
      And Dave controls Soul Warden as "warden-d"
      And Carol has Grizzly Bears in hand and {G}{G} in her mana pool
      When Carol casts Grizzly Bears
      And everything on the stack resolves
      And Alice puts her triggered abilities on the stack in any order
      And Bob puts his triggered abilities on the stack in any order
      Then Alice's team has 33 life
      And Carol's team has 30 life

    @id:norn.team.each-opponent @norn.10a @cr:102.3 @cr:810.1 @cr:603.2d @cr:810.9
    Scenario Outline: Impact Tremors of Alice or of a teammate deals damage to each opponent
      Given Alice controls Elesh Norn, Mother of Machines
      And <player> controls Impact Tremors
      And <player> has Grizzly Bears in hand and {G}{G} in <their> mana pool
      When <player> casts Grizzly Bears
      And everything on the stack resolves
      Then Carol's team has <life> life
      And Alice's team has 30 life

      Examples:
        | row   | player | their | life |
        | yours | Alice  | her   | 26   |
        | mate  | Bob    | his   | 28   |

    @id:norn.team.two-norns @norn.10a @norn.3a @cr:102.3 @cr:810.1 @cr:603.2d
    Scenario: Both players of a team have Elesh Norn, each for their own abilities
      Given Alice controls Elesh Norn, Mother of Machines as "norn-a" and Soul Warden as "warden-a"
      And Bob controls Elesh Norn, Mother of Machines as "norn-b" and Soul Warden as "warden-b"
      And Alice has Grizzly Bears in hand and {G}{G} in her mana pool
      When Alice casts Grizzly Bears
      And everything on the stack resolves
      And Alice puts her triggered abilities on the stack in any order
      And Bob puts his triggered abilities on the stack in any order
      Then Alice's team has 34 life

    @id:norn.team.against-both @norn.10a @cr:102.3 @cr:810.1 @cr:603.2 @absence @control:norn.team.against-both.control
    Scenario: Elesh Norn of an opponent stops both players of a team
      Given Carol controls Elesh Norn, Mother of Machines
      And Alice controls Soul Warden as "warden-a"
      And Bob controls Soul Warden as "warden-b"
      And Alice has Grizzly Bears in hand and {G}{G} in her mana pool
      When Alice casts Grizzly Bears
      And everything on the stack resolves
      And Alice puts her triggered abilities on the stack in any order
      And Bob puts his triggered abilities on the stack in any order
      Then Alice controls Grizzly Bears
      And Alice's team has 30 life

    @id:norn.team.against-both.control @cr:102.3 @cr:810.1 @cr:603.2
    Scenario: Soul Warden of both players of a team, without Elesh Norn
      Given Carol controls Serra Angel
      And Alice controls Soul Warden as "warden-a"
      And Bob controls Soul Warden as "warden-b"
      And Alice has Grizzly Bears in hand and {G}{G} in her mana pool
      When Alice casts Grizzly Bears
      And everything on the stack resolves
      And Alice puts her triggered abilities on the stack in any order
      And Bob puts his triggered abilities on the stack in any order
      Then Alice controls Grizzly Bears
      And Alice's team has 32 life

  @norn.11
  Rule: Each instance is linked to the ability that speaks of "the exiled card"

    @id:norn.linked.ring @norn.11a @norn.2a @cr:603.2d @cr:607.2a @cr:607.3
    Scenario: Oblivion Ring exiles two permanents, and both return when it leaves
      Given Alice controls Elesh Norn, Mother of Machines
      And Alice has Oblivion Ring and Disenchant in hand and {W}{W}{W}{W}{W} in her mana pool
      And Bob controls Grizzly Bears and Hill Giant
      When Alice casts Oblivion Ring
      And everything on the stack resolves
      And Alice targets Grizzly Bears with Oblivion Ring
      And Alice targets Hill Giant with Oblivion Ring
      Then Bob has only Grizzly Bears and Hill Giant in exile
      When Alice casts Disenchant targeting Oblivion Ring
      And everything on the stack resolves
      Then Grizzly Bears is on the battlefield and is controlled by Bob
      And Hill Giant is on the battlefield and is controlled by Bob
      And Bob has no cards in exile

    @id:norn.linked.ring.leaving-stack @norn.11a @norn.4d @cr:603.6c @cr:607.3
    Scenario: One ability on leaving returns both
      Given Alice controls Elesh Norn, Mother of Machines
      And Alice has Oblivion Ring and Disenchant in hand and {W}{W}{W}{W}{W} in her mana pool
      And Bob controls Grizzly Bears and Hill Giant
      When Alice casts Oblivion Ring
      And everything on the stack resolves
      And Alice targets Grizzly Bears with Oblivion Ring
      And Alice targets Hill Giant with Oblivion Ring
      Then Bob has only Grizzly Bears and Hill Giant in exile
      When Alice casts Disenchant targeting Oblivion Ring
      And the top of the stack resolves
      Then the stack is Oblivion Ring's triggered ability
      When the top of the stack resolves
      Then nothing is on the stack
      And Bob controls only Grizzly Bears and Hill Giant

    @id:norn.linked.ring.alone @cr:607.2a
    Scenario: Without Elesh Norn, Oblivion Ring exiles one permanent and gives it back
      Given Alice has Oblivion Ring and Disenchant in hand and {W}{W}{W}{W}{W} in her mana pool
      And Bob controls Grizzly Bears and Hill Giant
      When Alice casts Oblivion Ring
      And everything on the stack resolves
      And Alice targets Grizzly Bears with Oblivion Ring
      Then Bob has only Grizzly Bears in exile
      When Alice casts Disenchant targeting Oblivion Ring
      And everything on the stack resolves
      Then Grizzly Bears is on the battlefield and is controlled by Bob

    @id:norn.linked.ring.wiped @norn.11a @cr:603.2d @cr:603.6c @cr:607.3
    Scenario: Oblivion Ring leaves together with Elesh Norn, and both cards return
      Given Alice controls Elesh Norn, Mother of Machines
      And Alice has Oblivion Ring and Akroma's Vengeance in hand and nine {W} in her mana pool
      And Bob controls Grizzly Bears and Mind Stone
      When Alice casts Oblivion Ring
      And everything on the stack resolves
      And Alice targets Grizzly Bears with Oblivion Ring
      And Alice targets Mind Stone with Oblivion Ring
      And Alice casts Akroma's Vengeance
      And everything on the stack resolves
      Then Elesh Norn, Mother of Machines is in Alice's graveyard
      And Bob controls only Grizzly Bears and Mind Stone

    @id:norn.linked.ring.too-early @norn.11a @cr:603.2d @cr:603.6c @cr:607.2a @absence @control:norn.linked.ring
    Scenario: Oblivion Ring is destroyed before its instances resolve, and nothing returns
      Given Alice controls Elesh Norn, Mother of Machines
      And Alice has Oblivion Ring in hand and {W}{W}{W} in her mana pool
      And Bob controls Grizzly Bears and Hill Giant
      And Bob has Disenchant in hand and {W}{W} in his mana pool
      When Alice casts Oblivion Ring
      And the top of the stack resolves
      And Alice targets Grizzly Bears with Oblivion Ring
      And Alice targets Hill Giant with Oblivion Ring
      And Alice passes priority
      And Bob casts Disenchant targeting Oblivion Ring
      And everything on the stack resolves
      Then Oblivion Ring is in Alice's graveyard
      And Bob has only Grizzly Bears and Hill Giant in exile

    @id:norn.linked.ring.between @norn.11a @norn.2a @cr:603.2d @cr:603.6c @cr:607.2a
    Scenario: Oblivion Ring is destroyed between its two instances, and gives back what the first one took
      Given Alice controls Elesh Norn, Mother of Machines
      And Alice has Oblivion Ring in hand and {W}{W}{W} in her mana pool
      And Bob controls Grizzly Bears and Hill Giant
      And Bob has Disenchant in hand and {W}{W} in his mana pool
      When Alice casts Oblivion Ring
      And the top of the stack resolves
      And Alice targets Grizzly Bears with Oblivion Ring
      And Alice targets Hill Giant with Oblivion Ring
      And the top of the stack resolves
      Then Hill Giant is in exile
      When Alice passes priority
      And Bob casts Disenchant targeting Oblivion Ring
      And everything on the stack resolves
      Then Hill Giant is on the battlefield
      And Bob has only Grizzly Bears in exile

    @id:norn.linked.ring.two-rings @norn.11a @cr:603.2d @cr:607.2a @cr:607.3
    Scenario: Of two copies of Oblivion Ring, each gives back its own two
      Given Alice controls Elesh Norn, Mother of Machines
      And Alice has Oblivion Ring as "ring-1", Oblivion Ring as "ring-2" and Disenchant in hand and eight {W} in her mana pool
      And Bob controls Grizzly Bears, Hill Giant, Mind Stone and Sol Ring
      When Alice casts "ring-1"
      And everything on the stack resolves
      And Alice targets Grizzly Bears with "ring-1"
      And Alice targets Mind Stone with "ring-1"
      And Alice casts "ring-2"
      And everything on the stack resolves
      And Alice targets Hill Giant with "ring-2"
      And Alice targets Sol Ring with "ring-2"
      And Alice casts Disenchant targeting "ring-2"
      And everything on the stack resolves
      Then Bob controls only Hill Giant and Sol Ring
      And Bob has only Grizzly Bears and Mind Stone in exile

    @id:norn.linked.ring.copied @norn.11a @cr:603.2d @cr:607.3 @cr:707.5
    Scenario: Clever Impersonator that entered as Oblivion Ring gives back both cards
      Given Alice controls Elesh Norn, Mother of Machines
      And Alice has Clever Impersonator and Disenchant in hand and {U}{U}{U}{U}{W}{W} in her mana pool
      And Bob controls Oblivion Ring, Grizzly Bears and Hill Giant
      When Alice casts Clever Impersonator by paying {U} from her mana pool, {U} from her mana pool, {U} from her mana pool and {U} from her mana pool
      And everything on the stack resolves
      And Alice chooses Oblivion Ring for Clever Impersonator
      And Alice targets Grizzly Bears with Clever Impersonator
      And Alice targets Hill Giant with Clever Impersonator
      Then Bob has only Grizzly Bears and Hill Giant in exile
      When Alice casts Disenchant targeting Clever Impersonator
      And everything on the stack resolves
      Then Bob controls only Oblivion Ring, Grizzly Bears and Hill Giant

    @id:norn.linked.journey @norn.11a @norn.2a @cr:603.2d @cr:607.2a @cr:607.3
    Scenario: Journey to Nowhere exiles two creatures, and both return when it leaves
      Given Alice controls Elesh Norn, Mother of Machines
      And Alice has Journey to Nowhere and Disenchant in hand and {W}{W}{W}{W} in her mana pool
      And Bob controls Grizzly Bears and Hill Giant
      When Alice casts Journey to Nowhere
      And everything on the stack resolves
      And Alice targets Grizzly Bears with Journey to Nowhere
      And Alice targets Hill Giant with Journey to Nowhere
      Then Bob controls nothing
      When Alice casts Disenchant targeting Journey to Nowhere
      And everything on the stack resolves
      Then Bob controls only Grizzly Bears and Hill Giant

    @id:norn.linked.hunter @norn.11a @norn.2b @cr:603.2d @cr:607.2a @cr:607.3
    Scenario Outline: Fiend Hunter may exile a creature with each instance, and gives back what it exiled
      Given Alice controls Elesh Norn, Mother of Machines
      And Alice has Fiend Hunter and Last Gasp in hand and {W}{W}{B}{B}{B} in her mana pool
      And Bob controls Grizzly Bears and Hill Giant
      When Alice casts Fiend Hunter
      And the top of the stack resolves
      And Alice targets Grizzly Bears with Fiend Hunter
      And Alice targets Hill Giant with Fiend Hunter
      Then the stack is Fiend Hunter's triggered ability targeting Hill Giant, then Fiend Hunter's triggered ability targeting Grizzly Bears
      When everything on the stack resolves
      And Alice says yes to Fiend Hunter
      And Alice says <second> to Fiend Hunter
      Then Bob has only <exiled> in exile
      When Alice casts Last Gasp targeting Fiend Hunter
      And everything on the stack resolves
      Then Fiend Hunter is in Alice's graveyard
      And Bob controls only Grizzly Bears and Hill Giant

      Examples:
        | row  | second | exiled                       |
        | both | yes    | Grizzly Bears and Hill Giant |
        | one  | no     | Hill Giant                   |

    @id:norn.linked.hunter.theirs @norn.4a @cr:603.2 @absence @control:norn.linked.hunter.theirs.control
    Scenario: Fiend Hunter of an opponent exiles nothing under Elesh Norn
      Given it is Bob's turn
      And Alice controls Elesh Norn, Mother of Machines
      And Bob has Fiend Hunter in hand and {W}{W}{W} in his mana pool
      When Bob casts Fiend Hunter
      And everything on the stack resolves
      And Bob targets Elesh Norn, Mother of Machines with Fiend Hunter
      And Bob says yes to Fiend Hunter
      Then Fiend Hunter is on the battlefield
      And Elesh Norn, Mother of Machines is on the battlefield

    @id:norn.linked.hunter.theirs.control @cr:603.2 @cr:607.2a
    Scenario: Fiend Hunter of an opponent exiles Serra Angel
      Given it is Bob's turn
      And Alice controls Serra Angel
      And Bob has Fiend Hunter in hand and {W}{W}{W} in his mana pool
      When Bob casts Fiend Hunter
      And everything on the stack resolves
      And Bob targets Serra Angel with Fiend Hunter
      And Bob says yes to Fiend Hunter
      Then Fiend Hunter is on the battlefield
      And Serra Angel is in exile

    @id:norn.linked.priest @norn.2a @cr:603.2d @cr:610.3
    Scenario: Both cards that Banisher Priest has exiled until it leaves return
      Given Alice controls Elesh Norn, Mother of Machines
      And Alice has Banisher Priest and Last Gasp in hand and {W}{W}{B}{B}{B} in her mana pool
      And Bob controls Grizzly Bears and Hill Giant
      When Alice casts Banisher Priest
      And everything on the stack resolves
      And Alice targets Grizzly Bears with Banisher Priest
      And Alice targets Hill Giant with Banisher Priest
      Then Bob has only Grizzly Bears and Hill Giant in exile
      When Alice casts Last Gasp targeting Banisher Priest
      And everything on the stack resolves
      Then Bob controls only Grizzly Bears and Hill Giant
