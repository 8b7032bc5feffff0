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

