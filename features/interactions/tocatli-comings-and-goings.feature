Feature: Tocatli Honor Guard comes and goes

  What has triggered goes on; what enters together with it or after it is stopped, as long as it is there and has its ability.

  @tocatli.4
  Rule: It counts whether Tocatli Honor Guard is there as a creature enters, not before or after

    @id:tocatli.order.watcher-first @cr:603.2 @cr:603.6a @cr:603.3
    Scenario: Tocatli Honor Guard enters while Soul Warden's ability is on the stack
      Given Alice controls Soul Warden
      And Alice has Grizzly Bears in hand and {G}{G} in her mana pool
      And Bob controls Vedalken Orrery
      And Bob has Tocatli Honor Guard in hand and {W}{W} in his mana pool
      When Alice casts Grizzly Bears
      And the top of the stack resolves
      And Alice passes priority
      And Bob casts Tocatli Honor Guard
      And the top of the stack resolves
      Then Bob controls Tocatli Honor Guard
      And the stack is Soul Warden's triggered ability
      When everything on the stack resolves
      Then Alice has 21 life

    @id:tocatli.order.own-first @cr:603.2 @cr:603.6a @cr:603.3
    Scenario: Collected Company finds Tocatli Honor Guard while Elvish Visionary's ability is on the stack
      Given Alice has Elvish Visionary in hand, two Islands on top of her library and {G}{G} in her mana pool
      And Bob has Tocatli Honor Guard and five Plains on top of his library
      And Bob has Collected Company in hand and {G}{G}{G}{G} in his mana pool
      When Alice casts Elvish Visionary
      And the top of the stack resolves
      And Alice passes priority
      And Bob casts Collected Company
      And everything on the stack resolves
      And Bob chooses Tocatli Honor Guard for Collected Company
      Then Bob controls Tocatli Honor Guard
      And Alice has only Island in hand

    @id:tocatli.order.guard-first @tocatli.2a @cr:603.2 @cr:603.6a @absence @control:tocatli.order.guard-first.control
    Scenario: Tocatli Honor Guard enters while Elvish Visionary is still a spell
      Given Alice has Elvish Visionary in hand, two Islands on top of her library and {G}{G} in her mana pool
      And Bob controls Vedalken Orrery
      And Bob has Tocatli Honor Guard in hand and {W}{W} in his mana pool
      When Alice casts Elvish Visionary
      And Alice passes priority
      And Bob casts Tocatli Honor Guard
      And everything on the stack resolves
      Then Bob controls Tocatli Honor Guard
      And Alice controls Elvish Visionary
      And Alice has no cards in hand

    @id:tocatli.order.guard-first.control @cr:603.2 @cr:603.6a
    Scenario: Silvercoat Lion enters while Elvish Visionary is still a spell
      Given Alice has Elvish Visionary in hand, two Islands on top of her library and {G}{G} in her mana pool
      And Bob controls Vedalken Orrery
      And Bob has Silvercoat Lion in hand and {W}{W} in his mana pool
      When Alice casts Elvish Visionary
      And Alice passes priority
      And Bob casts Silvercoat Lion
      And everything on the stack resolves
      Then Bob controls Silvercoat Lion
      And Alice controls Elvish Visionary
      And Alice has only Island in hand

    @id:tocatli.order.never-late @tocatli.2a @cr:603.2 @cr:603.6a @absence @control:tocatli.order.never-late.control
    Scenario: Nothing is made up for when Tocatli Honor Guard dies afterwards
      Given Alice controls Tocatli Honor Guard
      And Alice has Elvish Visionary in hand, two Islands on top of her library and {G}{G} in her mana pool
      And Bob has Lightning Bolt in hand and {R} in his mana pool
      When Alice casts Elvish Visionary
      And the top of the stack resolves
      And Alice passes priority
      And Bob casts Lightning Bolt targeting Tocatli Honor Guard
      And everything on the stack resolves
      Then Tocatli Honor Guard is in Alice's graveyard
      And Alice controls Elvish Visionary
      And Alice has no cards in hand

    @id:tocatli.order.never-late.control @cr:603.2 @cr:603.6a
    Scenario: Silvercoat Lion dies while Elvish Visionary's ability is on the stack
      Given Alice controls Silvercoat Lion
      And Alice has Elvish Visionary in hand, two Islands on top of her library and {G}{G} in her mana pool
      And Bob has Lightning Bolt in hand and {R} in his mana pool
      When Alice casts Elvish Visionary
      And the top of the stack resolves
      And Alice passes priority
      And Bob casts Lightning Bolt targeting Silvercoat Lion
      And everything on the stack resolves
      Then Silvercoat Lion is in Alice's graveyard
      And Alice controls Elvish Visionary
      And Alice has only Island in hand

  @tocatli.2
  Rule: Tocatli Honor Guard that has left stops nothing

    @id:tocatli.gone.died @cr:603.2 @cr:603.6a
    Scenario: Tocatli Honor Guard dies, then creatures enter
      Given Alice controls Soul Warden
      And Alice has Lightning Bolt and Elvish Visionary in hand, two Islands on top of her library and {R}{G}{G} in her mana pool
      And Bob controls Tocatli Honor Guard
      When Alice casts Lightning Bolt targeting Tocatli Honor Guard
      And everything on the stack resolves
      And Alice casts Elvish Visionary
      And everything on the stack resolves
      And Alice puts her triggered abilities on the stack in any order
      Then Tocatli Honor Guard is in Bob's graveyard
      And Alice has 21 life and only Island in hand

    @id:tocatli.gone.in-response @cr:603.2 @cr:603.6a
    Scenario: Tocatli Honor Guard dies while Elvish Visionary is still a spell
      Given Alice controls Tocatli Honor Guard
      And Alice has Elvish Visionary in hand, two Islands on top of her library and {G}{G} in her mana pool
      And Bob has Lightning Bolt in hand and {R} in his mana pool
      When Alice casts Elvish Visionary
      And Alice passes priority
      And Bob casts Lightning Bolt targeting Tocatli Honor Guard
      And everything on the stack resolves
      Then Tocatli Honor Guard is in Alice's graveyard
      And Alice controls Elvish Visionary
      And Alice has only Island in hand

    @id:tocatli.gone.sacrificed @cr:603.2 @cr:603.6a @cr:603.10
    Scenario: Living Death makes its controller sacrifice Tocatli Honor Guard before it returns other creatures
      Given Alice controls Tocatli Honor Guard
      And Alice has Elvish Visionary in her graveyard and two Islands on top of her library
      And Alice has Living Death in hand and {B}{B}{B}{B}{B} in her mana pool
      And Bob has Soul Warden in his graveyard
      When Alice casts Living Death
      And everything on the stack resolves
      Then Tocatli Honor Guard is in Alice's graveyard
      And Alice controls Elvish Visionary
      And Bob controls Soul Warden
      And Alice has only Island in hand
      And Bob has 21 life

    @id:tocatli.gone.phased-out @cr:603.2 @cr:603.6a @cr:702.26b
    Scenario: Tocatli Honor Guard phases out while Elvish Visionary is still a spell
      Given Alice controls Tocatli Honor Guard
      And Alice has Elvish Visionary in hand, two Islands on top of her library and {G}{G} in her mana pool
      And Bob has Reality Ripple in hand and {U}{U} in his mana pool
      When Alice casts Elvish Visionary
      And Alice passes priority
      And Bob casts Reality Ripple targeting Tocatli Honor Guard
      And everything on the stack resolves
      Then Alice controls Elvish Visionary
      And Alice has only Island in hand

    @id:tocatli.gone.one-of-two @tocatli.2a @tocatli.2b @cr:603.2 @cr:603.6a @absence @control:tocatli.gone.one-of-two.control
    Scenario: One Tocatli Honor Guard dies, another stays
      Given Alice controls Soul Warden
      And Alice has Lightning Bolt and Elvish Visionary in hand, two Islands on top of her library and {R}{G}{G} in her mana pool
      And Bob controls Tocatli Honor Guard as "guard-1"
      And Alice controls Tocatli Honor Guard as "guard-2"
      When Alice casts Lightning Bolt targeting "guard-1"
      And everything on the stack resolves
      And Alice casts Elvish Visionary
      And everything on the stack resolves
      And Alice puts her triggered abilities on the stack in any order
      Then "guard-1" is in Bob's graveyard
      And Alice has 20 life and no cards in hand

    @id:tocatli.gone.one-of-two.control @cr:603.2 @cr:603.6a
    Scenario: The only Tocatli Honor Guard dies, Silvercoat Lion stays
      Given Alice controls Soul Warden
      And Alice has Lightning Bolt and Elvish Visionary in hand, two Islands on top of her library and {R}{G}{G} in her mana pool
      And Bob controls Tocatli Honor Guard as "guard-1"
      And Alice controls Silvercoat Lion
      When Alice casts Lightning Bolt targeting "guard-1"
      And everything on the stack resolves
      And Alice casts Elvish Visionary
      And everything on the stack resolves
      And Alice puts her triggered abilities on the stack in any order
      Then "guard-1" is in Bob's graveyard
      And Alice has 21 life and only Island in hand

  @tocatli.2
  Rule: Tocatli Honor Guard that has lost its ability stops nothing

    @id:tocatli.lost.humility @cr:603.2 @cr:603.6a @cr:613.1f
    Scenario: Impact Tremors sees a creature enter under Humility and Tocatli Honor Guard
      Given Alice controls Impact Tremors
      And Alice has Elite Vanguard in hand and {W} in her mana pool
      And Bob controls Tocatli Honor Guard and Humility
      When Alice casts Elite Vanguard
      And everything on the stack resolves
      Then Tocatli Honor Guard is on the battlefield and is 1/1
      And Bob has 19 life

    @id:tocatli.lost.until-end-of-turn @cr:603.2 @cr:603.6a @cr:613.1f
    Scenario: Humble takes Tocatli Honor Guard's ability for the turn
      Given Alice controls Soul Warden
      And Alice has Humble and Elite Vanguard in hand, and {W}{W}{W} in her mana pool
      And Bob controls Tocatli Honor Guard
      When Alice casts Humble targeting Tocatli Honor Guard
      And everything on the stack resolves
      And Alice casts Elite Vanguard
      And everything on the stack resolves
      Then Tocatli Honor Guard is on the battlefield and is 0/1
      And Alice has 21 life

    @id:tocatli.lost.land @cr:603.2 @cr:603.6a @cr:305.7
    Scenario: Song of the Dryads makes a land of Tocatli Honor Guard
      Given Bob controls Tocatli Honor Guard
      And Alice controls Song of the Dryads attached to Tocatli Honor Guard
      And Alice has Elvish Visionary in hand, two Islands on top of her library and {G}{G} in her mana pool
      When Alice casts Elvish Visionary
      And everything on the stack resolves
      Then Tocatli Honor Guard is on the battlefield and is a land
      And Alice has only Island in hand
