Feature: Ways of entering under Tocatli Honor Guard

  Cast, returned, created, copied, flickered: a creature enters, and that is all that counts.

  @tocatli.2
  Rule: However a creature enters, it sets nothing off

    @id:tocatli.ways.graveyard @tocatli.2a @cr:603.2 @cr:603.6a @absence @control:tocatli.ways.graveyard.control/<row>
    Scenario Outline: Elvish Visionary is returned from a graveyard under Tocatli Honor Guard
      Given Alice has Elvish Visionary in her graveyard and two Islands on top of her library
      And Alice has <spell> in hand and <mana> in her mana pool
      And Bob controls Tocatli Honor Guard
      When Alice casts <spell> targeting Elvish Visionary
      And everything on the stack resolves
      Then Elvish Visionary is on the battlefield
      And Alice has <life> life and no cards in hand

      Examples:
        | row       | spell               | mana         | life |
        | zombify   | Zombify             | {B}{B}{B}{B} | 20   |
        | mannequin | Makeshift Mannequin | {B}{B}{B}{B} | 20   |
        | reanimate | Reanimate           | {B}          | 18   |

    @id:tocatli.ways.graveyard.control @cr:603.2 @cr:603.6a
    Scenario Outline: Elvish Visionary is returned from a graveyard
      Given Alice has Elvish Visionary in her graveyard and two Islands on top of her library
      And Alice has <spell> in hand and <mana> in her mana pool
      When Alice casts <spell> targeting Elvish Visionary
      And everything on the stack resolves
      Then Elvish Visionary is on the battlefield
      And Alice has <life> life and only Island in hand

      Examples:
        | row       | spell               | mana         | life |
        | zombify   | Zombify             | {B}{B}{B}{B} | 20   |
        | mannequin | Makeshift Mannequin | {B}{B}{B}{B} | 20   |
        | reanimate | Reanimate           | {B}          | 18   |

    @id:tocatli.ways.hand @tocatli.2a @tocatli.2b @cr:603.2 @cr:603.6a @absence @control:tocatli.ways.hand.control
    Scenario: Show and Tell puts Elvish Visionary onto the battlefield under Tocatli Honor Guard
      Given Alice has Show and Tell and Elvish Visionary in hand, two Islands on top of her library and {U}{U}{U} in her mana pool
      And Bob controls Soul Warden and Tocatli Honor Guard
      When Alice casts Show and Tell
      And everything on the stack resolves
      And Alice chooses Elvish Visionary for Show and Tell
      And Bob chooses nothing for Show and Tell
      Then Elvish Visionary is on the battlefield
      And Alice has no cards in hand
      And Bob has 20 life

    @id:tocatli.ways.hand.control @cr:603.2 @cr:603.6a
    Scenario: Show and Tell puts Elvish Visionary onto the battlefield
      Given Alice has Show and Tell and Elvish Visionary in hand, two Islands on top of her library and {U}{U}{U} in her mana pool
      And Bob controls Soul Warden
      When Alice casts Show and Tell
      And everything on the stack resolves
      And Alice chooses Elvish Visionary for Show and Tell
      And Bob chooses nothing for Show and Tell
      Then Elvish Visionary is on the battlefield
      And Alice has only Island in hand
      And Bob has 21 life

    @id:tocatli.ways.flicker @tocatli.2a @cr:603.2 @cr:603.6a @absence @control:tocatli.ways.flicker.control
    Scenario: Cloudshift takes Elvish Visionary away and back under Tocatli Honor Guard
      Given Alice controls Elvish Visionary
      And Alice has Cloudshift in hand, two Islands on top of her library and {W} in her mana pool
      And Bob controls Tocatli Honor Guard
      When Alice casts Cloudshift targeting Elvish Visionary
      And everything on the stack resolves
      Then Elvish Visionary is on the battlefield
      And Alice has no cards in hand and no cards in exile

    @id:tocatli.ways.flicker.control @cr:603.2 @cr:603.6a
    Scenario: Cloudshift takes Elvish Visionary away and back
      Given Alice controls Elvish Visionary
      And Alice has Cloudshift in hand, two Islands on top of her library and {W} in her mana pool
      When Alice casts Cloudshift targeting Elvish Visionary
      And everything on the stack resolves
      Then Elvish Visionary is on the battlefield
      And Alice has only Island in hand and no cards in exile

    @id:tocatli.ways.token @tocatli.2b @cr:603.2 @cr:603.6a @absence @control:tocatli.ways.token.control
    Scenario: Raise the Alarm creates tokens under Tocatli Honor Guard
      Given Alice controls Soul Warden and Impact Tremors
      And Alice has Raise the Alarm in hand and {W}{W} in her mana pool
      And Bob controls Tocatli Honor Guard
      When Alice casts Raise the Alarm
      And everything on the stack resolves
      And Alice puts her triggered abilities on the stack in any order
      Then Alice controls two 1/1 white Soldier creature tokens
      And Alice has 20 life
      And Bob has 20 life

    @id:tocatli.ways.token.control @cr:603.2 @cr:603.2c @cr:603.6a
    Scenario: Raise the Alarm creates tokens
      Given Alice controls Soul Warden and Impact Tremors
      And Alice has Raise the Alarm in hand and {W}{W} in her mana pool
      When Alice casts Raise the Alarm
      And everything on the stack resolves
      And Alice puts her triggered abilities on the stack in any order
      Then Alice controls two 1/1 white Soldier creature tokens
      And Alice has 22 life
      And Bob has 18 life

    @id:tocatli.ways.token.stack @tocatli.2b @cr:603.2 @cr:603.6a @absence @control:tocatli.ways.token.stack.control
    Scenario: Nothing waits on the stack after tokens have entered under Tocatli Honor Guard
      Given Alice has Raise the Alarm in hand and {W}{W} in her mana pool
      And Bob controls Soul Warden and Tocatli Honor Guard
      When Alice casts Raise the Alarm
      And the top of the stack resolves
      Then nothing is on the stack
      And Alice controls two Soldier tokens

    @id:tocatli.ways.token.stack.control @cr:603.2 @cr:603.2c @cr:603.6a
    Scenario: An ability for each token waits on the stack
      Given Alice has Raise the Alarm in hand and {W}{W} in her mana pool
      And Bob controls Soul Warden
      When Alice casts Raise the Alarm
      And the top of the stack resolves
      Then the stack is two triggered abilities of Soul Warden controlled by Bob
      And Alice controls two Soldier tokens

    @id:tocatli.ways.spell-copy @tocatli.2b @cr:603.2 @cr:603.6a @cr:608.3f @absence @control:tocatli.ways.spell-copy.control
    Scenario: Double Major copies Essence Warden under Tocatli Honor Guard
      Given Alice has Essence Warden and Double Major in hand, and {G}{G}{U} in her mana pool
      And Bob controls Tocatli Honor Guard
      When Alice casts Essence Warden
      And Alice casts Double Major targeting Essence Warden
      And everything on the stack resolves
      Then Alice controls two copies of Essence Warden
      And Alice controls one token
      And Alice has 20 life

    @id:tocatli.ways.spell-copy.control @cr:603.2 @cr:603.6a @cr:608.3f
    Scenario: Double Major copies Essence Warden, and the token sees the card enter
      Given Alice has Essence Warden and Double Major in hand, and {G}{G}{U} in her mana pool
      When Alice casts Essence Warden
      And Alice casts Double Major targeting Essence Warden
      And everything on the stack resolves
      Then Alice controls two copies of Essence Warden
      And Alice controls one token
      And Alice has 21 life

    @id:tocatli.ways.copy @tocatli.2a @cr:603.2 @cr:603.6a @cr:707.5 @absence @control:tocatli.ways.copy.control
    Scenario: Clone enters as a copy of Elvish Visionary under Tocatli Honor Guard
      Given Alice controls Elvish Visionary
      And Alice has Clone in hand, two Islands on top of her library and {U}{U}{U}{U} in her mana pool
      And Bob controls Tocatli Honor Guard
      When Alice casts Clone
      And everything on the stack resolves
      And Alice chooses Elvish Visionary for Clone
      Then Clone is on the battlefield and is named Elvish Visionary
      And Alice has no cards in hand

    @id:tocatli.ways.copy.control @cr:603.2 @cr:603.6a @cr:707.5
    Scenario: Clone enters as a copy of Elvish Visionary
      Given Alice controls Elvish Visionary
      And Alice has Clone in hand, two Islands on top of her library and {U}{U}{U}{U} in her mana pool
      When Alice casts Clone
      And everything on the stack resolves
      And Alice chooses Elvish Visionary for Clone
      Then Clone is on the battlefield and is named Elvish Visionary
      And Alice has only Island in hand

  @tocatli.2
  Rule: However Tocatli Honor Guard enters, it sets nothing off

    @id:tocatli.ways.itself.returned @tocatli.2c @cr:603.2 @cr:603.6a @cr:603.10 @absence @control:tocatli.ways.itself.returned.control
    Scenario: Zombify returns Tocatli Honor Guard
      Given Alice has Zombify in hand, Tocatli Honor Guard in her graveyard and {B}{B}{B}{B} in her mana pool
      And Bob controls Soul Warden
      When Alice casts Zombify targeting Tocatli Honor Guard
      And everything on the stack resolves
      Then Tocatli Honor Guard is on the battlefield
      And Bob has 20 life

    @id:tocatli.ways.itself.returned.control @cr:603.2 @cr:603.6a
    Scenario: Zombify returns Silvercoat Lion
      Given Alice has Zombify in hand, Silvercoat Lion in her graveyard and {B}{B}{B}{B} in her mana pool
      And Bob controls Soul Warden
      When Alice casts Zombify targeting Silvercoat Lion
      And everything on the stack resolves
      Then Silvercoat Lion is on the battlefield
      And Bob has 21 life

    @id:tocatli.ways.itself.flickered @tocatli.2c @cr:603.2 @cr:603.6a @cr:603.10 @absence @control:tocatli.ways.itself.flickered.control
    Scenario: Cloudshift takes Tocatli Honor Guard away and back
      Given Alice controls Tocatli Honor Guard and Soul Warden
      And Alice has Cloudshift in hand and {W} in her mana pool
      When Alice casts Cloudshift targeting Tocatli Honor Guard
      And everything on the stack resolves
      Then Tocatli Honor Guard is on the battlefield
      And Alice has 20 life and no cards in exile

    @id:tocatli.ways.itself.flickered.control @cr:603.2 @cr:603.6a
    Scenario: Cloudshift takes Silvercoat Lion away and back
      Given Alice controls Silvercoat Lion and Soul Warden
      And Alice has Cloudshift in hand and {W} in her mana pool
      When Alice casts Cloudshift targeting Silvercoat Lion
      And everything on the stack resolves
      Then Silvercoat Lion is on the battlefield
      And Alice has 21 life and no cards in exile

  @tocatli.2
  Rule: A copy of Tocatli Honor Guard stops as much

    @id:tocatli.ways.guard-copy @tocatli.2a @cr:603.2 @cr:603.6a @cr:707.2 @absence @control:tocatli.ways.guard-copy.control/<row>
    Scenario Outline: Elvish Visionary enters under a copy of Tocatli Honor Guard
      Given Bob controls <copy> copying Tocatli Honor Guard
      And Alice has Elvish Visionary in hand, two Islands on top of her library and {G}{G} in her mana pool
      When Alice casts Elvish Visionary
      And everything on the stack resolves
      Then Elvish Visionary is on the battlefield
      And Alice has no cards in hand

      Examples:
        | row          | copy                |
        | clone        | Clone               |
        | impersonator | Clever Impersonator |

    @id:tocatli.ways.guard-copy.control @cr:603.2 @cr:603.6a
    Scenario Outline: Elvish Visionary enters beside a copy of Grizzly Bears
      Given Bob controls <copy> copying Grizzly Bears
      And Alice has Elvish Visionary in hand, two Islands on top of her library and {G}{G} in her mana pool
      When Alice casts Elvish Visionary
      And everything on the stack resolves
      Then Elvish Visionary is on the battlefield
      And Alice has only Island in hand

      Examples:
        | row          | copy                |
        | clone        | Clone               |
        | impersonator | Clever Impersonator |

    @id:tocatli.ways.guard-token @tocatli.2a @cr:603.2 @cr:603.6a @cr:707.2 @absence @control:tocatli.ways.guard-token.control
    Scenario: Elvish Visionary enters under a token copy of Tocatli Honor Guard
      Given Bob controls a token copy of Tocatli Honor Guard
      And Alice has Elvish Visionary in hand, two Islands on top of her library and {G}{G} in her mana pool
      When Alice casts Elvish Visionary
      And everything on the stack resolves
      Then Elvish Visionary is on the battlefield
      And Alice has no cards in hand

    @id:tocatli.ways.guard-token.control @cr:603.2 @cr:603.6a
    Scenario: Elvish Visionary enters beside a token copy of Grizzly Bears
      Given Bob controls a token copy of Grizzly Bears
      And Alice has Elvish Visionary in hand, two Islands on top of her library and {G}{G} in her mana pool
      When Alice casts Elvish Visionary
      And everything on the stack resolves
      Then Elvish Visionary is on the battlefield
      And Alice has only Island in hand

    @id:tocatli.ways.guard-copied @tocatli.2b @cr:603.2 @cr:603.6a @cr:707.5 @absence @control:tocatli.ways.guard-copied.control
    Scenario: Clone, copying Tocatli Honor Guard, goes on when the original has died
      Given Alice controls Soul Warden
      And Alice has Clone in hand and {U}{U}{U}{U} in her mana pool
      And Bob controls Tocatli Honor Guard as "guard" and Grizzly Bears
      And Bob has Lightning Bolt and Raise the Alarm in hand, and {R}{W}{W} in his mana pool
      When Alice casts Clone
      And everything on the stack resolves
      And Alice chooses "guard" for Clone
      And Alice passes priority
      And Bob casts Lightning Bolt targeting "guard"
      And everything on the stack resolves
      And Alice passes priority
      And Bob casts Raise the Alarm
      And everything on the stack resolves
      Then "guard" is in Bob's graveyard
      And Clone is on the battlefield, is named Tocatli Honor Guard and is 1/3
      And Bob controls two Soldier tokens
      And Alice has 20 life

    @id:tocatli.ways.guard-copied.control @cr:603.2 @cr:603.2c @cr:603.6a @cr:707.5
    Scenario: Clone, copying Grizzly Bears, stops nothing when Tocatli Honor Guard has died
      Given Alice controls Soul Warden
      And Alice has Clone in hand and {U}{U}{U}{U} in her mana pool
      And Bob controls Tocatli Honor Guard as "guard" and Grizzly Bears
      And Bob has Lightning Bolt and Raise the Alarm in hand, and {R}{W}{W} in his mana pool
      When Alice casts Clone
      And everything on the stack resolves
      And Alice chooses Grizzly Bears for Clone
      And Alice passes priority
      And Bob casts Lightning Bolt targeting "guard"
      And everything on the stack resolves
      And Alice passes priority
      And Bob casts Raise the Alarm
      And everything on the stack resolves
      Then "guard" is in Bob's graveyard
      And Clone is on the battlefield, is named Grizzly Bears and is 2/2
      And Bob controls two Soldier tokens
      And Alice has 22 life

  @tocatli.3
  Rule: What sends a creature onto the battlefield goes on, what its arrival would set off does not

    @id:tocatli.ways.persist @tocatli.2a @tocatli.3b @cr:603.2 @cr:603.6a @cr:603.10a @cr:702.79a @absence @control:tocatli.ways.persist.control
    Scenario: Kitchen Finks persists under Tocatli Honor Guard
      Given Alice controls Kitchen Finks
      And Alice has Village Rites in hand, three Islands on top of her library and {B} in her mana pool
      And Bob controls Tocatli Honor Guard
      When Alice casts Village Rites
      And Alice chooses Kitchen Finks for Village Rites
      And everything on the stack resolves
      Then Kitchen Finks is on the battlefield, has exactly one -1/-1 counter and is 2/1
      And Alice has 20 life and two cards in hand

    @id:tocatli.ways.persist.control @cr:603.2 @cr:603.6a @cr:603.10a @cr:702.79a
    Scenario: Kitchen Finks persists
      Given Alice controls Kitchen Finks
      And Alice has Village Rites in hand, three Islands on top of her library and {B} in her mana pool
      When Alice casts Village Rites
      And Alice chooses Kitchen Finks for Village Rites
      And everything on the stack resolves
      Then Kitchen Finks is on the battlefield, has exactly one -1/-1 counter and is 2/1
      And Alice has 22 life and two cards in hand

    @id:tocatli.ways.leaves-and-enters @tocatli.2a @tocatli.3b @cr:603.2 @cr:603.6a @cr:603.6c @absence @control:tocatli.ways.leaves-and-enters.control
    Scenario: Thragtusk leaves and enters under Tocatli Honor Guard
      Given Alice controls Thragtusk
      And Alice has Cloudshift in hand and {W} in her mana pool
      And Bob controls Tocatli Honor Guard
      When Alice casts Cloudshift targeting Thragtusk
      And everything on the stack resolves
      And Alice puts her triggered abilities on the stack in any order
      Then Thragtusk is on the battlefield
      And Alice controls a Beast token
      And Alice has 20 life

    @id:tocatli.ways.leaves-and-enters.control @cr:603.2 @cr:603.6a @cr:603.6c
    Scenario: Thragtusk leaves and enters
      Given Alice controls Thragtusk
      And Alice has Cloudshift in hand and {W} in her mana pool
      When Alice casts Cloudshift targeting Thragtusk
      And everything on the stack resolves
      And Alice puts her triggered abilities on the stack in any order
      Then Thragtusk is on the battlefield
      And Alice controls a Beast token
      And Alice has 25 life

    @id:tocatli.ways.dies-token @tocatli.2b @tocatli.3b @cr:603.2 @cr:603.6a @cr:603.10a @absence @control:tocatli.ways.dies-token.control
    Scenario: Doomed Traveler's token enters beside Soul Warden under Tocatli Honor Guard
      Given Alice controls Doomed Traveler and Soul Warden
      And Alice has Shock in hand and {R} in her mana pool
      And Bob controls Tocatli Honor Guard
      When Alice casts Shock targeting Doomed Traveler
      And everything on the stack resolves
      Then Alice controls a Spirit token
      And Alice has 20 life

    @id:tocatli.ways.dies-token.control @cr:603.2 @cr:603.6a @cr:603.10a
    Scenario: Doomed Traveler's token enters beside Soul Warden
      Given Alice controls Doomed Traveler and Soul Warden
      And Alice has Shock in hand and {R} in her mana pool
      When Alice casts Shock targeting Doomed Traveler
      And everything on the stack resolves
      Then Alice controls a Spirit token
      And Alice has 21 life

    @id:tocatli.ways.attack @tocatli.2a @tocatli.3b @cr:603.2 @cr:603.6a @cr:508.1m @absence @control:tocatli.ways.attack.control
    Scenario: Sun Titan attacks and returns Elvish Visionary under Tocatli Honor Guard
      Given Alice controls Sun Titan
      And Alice has Elvish Visionary in her graveyard and two Islands on top of her library
      And Bob controls Tocatli Honor Guard
      When Alice attacks Bob with Sun Titan
      And Alice targets Elvish Visionary with Sun Titan
      And everything on the stack resolves
      And Alice says yes to Sun Titan
      Then Elvish Visionary is on the battlefield
      And Alice has no cards in hand

    @id:tocatli.ways.attack.control @cr:603.2 @cr:603.6a @cr:508.1m
    Scenario: Sun Titan attacks and returns Elvish Visionary
      Given Alice controls Sun Titan
      And Alice has Elvish Visionary in her graveyard and two Islands on top of her library
      When Alice attacks Bob with Sun Titan
      And Alice targets Elvish Visionary with Sun Titan
      And everything on the stack resolves
      And Alice says yes to Sun Titan
      Then Elvish Visionary is on the battlefield
      And Alice has only Island in hand

  @tocatli.2
  Rule: Whatever shape a creature's own enters ability has, it is stopped

    @id:tocatli.ways.enters-or-attacks @tocatli.2a @cr:603.2 @cr:603.6a @absence @control:tocatli.ways.enters-or-attacks.control
    Scenario: Grave Titan enters under Tocatli Honor Guard
      Given Alice has Grave Titan in hand and six {B} in her mana pool
      And Bob controls Tocatli Honor Guard
      When Alice casts Grave Titan
      And everything on the stack resolves
      Then Grave Titan is on the battlefield
      And Alice controls no tokens

    @id:tocatli.ways.enters-or-attacks.control @cr:603.2 @cr:603.6a
    Scenario: Grave Titan enters
      Given Alice has Grave Titan in hand and six {B} in her mana pool
      When Alice casts Grave Titan
      And everything on the stack resolves
      Then Grave Titan is on the battlefield
      And Alice controls two 2/2 black Zombie creature tokens

    @id:tocatli.ways.fabricate @tocatli.2a @cr:603.2 @cr:603.6a @cr:702.123a @absence @control:tocatli.ways.fabricate.control
    Scenario: Glint-Sleeve Artisan does not fabricate under Tocatli Honor Guard
      Given Alice has Glint-Sleeve Artisan in hand and {W}{W}{W} in her mana pool
      And Bob controls Tocatli Honor Guard
      When Alice casts Glint-Sleeve Artisan
      And everything on the stack resolves
      And Alice says yes to Glint-Sleeve Artisan
      Then Glint-Sleeve Artisan is on the battlefield, has no counters and is 2/2
      And Alice controls no tokens

    @id:tocatli.ways.fabricate.control @cr:603.2 @cr:603.6a @cr:702.123a
    Scenario: Glint-Sleeve Artisan fabricates
      Given Alice has Glint-Sleeve Artisan in hand and {W}{W}{W} in her mana pool
      When Alice casts Glint-Sleeve Artisan
      And everything on the stack resolves
      And Alice says yes to Glint-Sleeve Artisan
      Then Glint-Sleeve Artisan is on the battlefield, has exactly one +1/+1 counter and is 3/3
      And Alice controls no tokens

    @id:tocatli.ways.target @tocatli.2a @cr:603.2 @cr:603.6a @absence @control:tocatli.ways.target.control
    Scenario: Banisher Priest exiles nothing under Tocatli Honor Guard
      Given Alice has Banisher Priest in hand and {W}{W}{W} in her mana pool
      And Bob controls Grizzly Bears and Tocatli Honor Guard
      When Alice casts Banisher Priest
      And everything on the stack resolves
      And Alice targets Grizzly Bears with Banisher Priest
      Then Banisher Priest is on the battlefield
      And Grizzly Bears is on the battlefield

    @id:tocatli.ways.target.control @cr:603.2 @cr:603.6a @cr:603.3d
    Scenario: Banisher Priest exiles Grizzly Bears
      Given Alice has Banisher Priest in hand and {W}{W}{W} in her mana pool
      And Bob controls Grizzly Bears
      When Alice casts Banisher Priest
      And everything on the stack resolves
      And Alice targets Grizzly Bears with Banisher Priest
      Then Banisher Priest is on the battlefield
      And Grizzly Bears is in exile
