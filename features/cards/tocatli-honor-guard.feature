Feature: Tocatli Honor Guard

  What a creature's arrival no longer sets off, and what it still does.

  @tocatli.2
  Rule: A creature's own enters ability is stopped

    Background:
      Given Alice has Elvish Visionary in hand, two Islands on top of her library and {G}{G} in her mana pool

    @id:tocatli.own-trigger @tocatli.2a @cr:603.2 @cr:603.6a @absence @control:tocatli.own-trigger.control
    Scenario: Elvish Visionary under Tocatli Honor Guard
      Given Bob controls Tocatli Honor Guard
      When Alice casts Elvish Visionary
      And the top of the stack resolves
      Then nothing is on the stack
      And Alice has no cards in hand

    @id:tocatli.own-trigger.control @cr:603.6a
    Scenario: Elvish Visionary alone
      When Alice casts Elvish Visionary
      And the top of the stack resolves
      Then the stack is Elvish Visionary's triggered ability
