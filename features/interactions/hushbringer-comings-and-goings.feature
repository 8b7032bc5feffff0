Feature: Hushbringer comes and goes

  Who enters with Hushbringer is asked about in the game after, who dies with it in the game before. What had triggered goes on; without
  its ability Hushbringer stops nothing.

  @hushbringer.3
  Rule: A creature that enters together with Hushbringer sets off nothing

    @id:hushbringer.together-enter @hushbringer.3a @hushbringer.3b @cr:603.2 @cr:603.6a @cr:603.10 @absence @control:hushbringer.together-enter.control
    Scenario: Collected Company finds Hushbringer and Elvish Visionary beside Soul Warden
      Given Alice controls Soul Warden
      And Alice has Hushbringer, Elvish Visionary, four Islands and two Swamps on top of her library
      And Alice has Collected Company in hand and {G}{G}{G}{G} in her mana pool
      When Alice casts Collected Company
      And everything on the stack resolves
      And Alice chooses Hushbringer and Elvish Visionary for Collected Company
      And Alice puts her triggered abilities on the stack in any order
      Then Alice controls Hushbringer and Elvish Visionary
      And Alice has 20 life and no cards in hand

    @id:hushbringer.together-enter.control @cr:603.2 @cr:603.2c @cr:603.6a
    Scenario: Collected Company finds Silvercoat Lion and Elvish Visionary beside Soul Warden
      Given Alice controls Soul Warden
      And Alice has Silvercoat Lion, Elvish Visionary, four Islands and two Swamps on top of her library
      And Alice has Collected Company in hand and {G}{G}{G}{G} in her mana pool
      When Alice casts Collected Company
      And everything on the stack resolves
      And Alice chooses Silvercoat Lion and Elvish Visionary for Collected Company
      And Alice puts her triggered abilities on the stack in any order
      Then Alice controls Silvercoat Lion and Elvish Visionary
      And Alice has 22 life and only Swamp in hand

    @id:hushbringer.together-enter.stack @hushbringer.3a @cr:603.2 @cr:603.6a @cr:603.10 @absence @control:hushbringer.together-enter.stack.control
    Scenario: Nothing waits on the stack after Hushbringer and Elvish Visionary have entered together
      Given Bob controls Soul Warden
      And Alice has Elvish Visionary, Hushbringer, four Islands and two Swamps on top of her library
      And Alice has Collected Company in hand and {G}{G}{G}{G} in her mana pool
      When Alice casts Collected Company
      And the top of the stack resolves
      And Alice chooses Elvish Visionary and Hushbringer for Collected Company
      Then nothing is on the stack
      And Alice controls Hushbringer and Elvish Visionary

    @id:hushbringer.together-enter.stack.control @cr:603.2 @cr:603.2c @cr:603.6a @cr:603.3b
    Scenario: Three abilities wait on the stack after Silvercoat Lion and Elvish Visionary have entered together
      Given Bob controls Soul Warden
      And Alice has Elvish Visionary, Silvercoat Lion, four Islands and two Swamps on top of her library
      And Alice has Collected Company in hand and {G}{G}{G}{G} in her mana pool
      When Alice casts Collected Company
      And the top of the stack resolves
      And Alice chooses Elvish Visionary and Silvercoat Lion for Collected Company
      Then the stack is two triggered abilities of Soul Warden, then Elvish Visionary's triggered ability
      And Alice controls Silvercoat Lion and Elvish Visionary

    @id:hushbringer.together-enter.watcher @hushbringer.3a @hushbringer.3b @cr:603.2 @cr:603.6a @cr:603.10 @absence @control:hushbringer.together-enter.watcher.control
    Scenario: Soul Warden enters together with Hushbringer
      Given Alice has Hushbringer, Soul Warden and four Islands on top of her library
      And Alice has Collected Company in hand and {G}{G}{G}{G} in her mana pool
      When Alice casts Collected Company
      And everything on the stack resolves
      And Alice chooses Hushbringer and Soul Warden for Collected Company
      Then Alice controls Hushbringer and Soul Warden
      And Alice has 20 life

    @id:hushbringer.together-enter.watcher.control @cr:603.2 @cr:603.6a
    Scenario: Soul Warden enters together with Silvercoat Lion
      Given Alice has Silvercoat Lion, Soul Warden and four Islands on top of her library
      And Alice has Collected Company in hand and {G}{G}{G}{G} in her mana pool
      When Alice casts Collected Company
      And everything on the stack resolves
      And Alice chooses Silvercoat Lion and Soul Warden for Collected Company
      Then Alice controls Silvercoat Lion and Soul Warden
      And Alice has 21 life

    @id:hushbringer.together-enter.flickered @hushbringer.3a @cr:603.2 @cr:603.6a @cr:603.10 @absence @control:hushbringer.together-enter.flickered.control
    Scenario: Ghostly Flicker takes Hushbringer and Wall of Omens away and back
      Given Alice controls Hushbringer and Wall of Omens
      And Alice has Ghostly Flicker in hand, two Islands on top of her library and {U}{U}{U} in her mana pool
      When Alice casts Ghostly Flicker targeting Hushbringer and Wall of Omens
      And everything on the stack resolves
      Then Alice controls Hushbringer and Wall of Omens
      And Alice has no cards in hand

    @id:hushbringer.together-enter.flickered.control @cr:603.2 @cr:603.6a
    Scenario: Ghostly Flicker takes Silvercoat Lion and Wall of Omens away and back
      Given Alice controls Silvercoat Lion and Wall of Omens
      And Alice has Ghostly Flicker in hand, two Islands on top of her library and {U}{U}{U} in her mana pool
      When Alice casts Ghostly Flicker targeting Silvercoat Lion and Wall of Omens
      And everything on the stack resolves
      Then Alice controls Silvercoat Lion and Wall of Omens
      And Alice has only Island in hand

    @id:hushbringer.together-enter.living-death @hushbringer.3a @hushbringer.3b @cr:603.2 @cr:603.6a @cr:603.10 @cr:603.10a @absence @control:hushbringer.together-enter.living-death.control
    Scenario: Living Death returns Hushbringer and Soul Warden for Doomed Traveler
      Given Alice controls Doomed Traveler
      And Alice has Hushbringer and Soul Warden in her graveyard, Living Death in hand and {B}{B}{B}{B}{B} in her mana pool
      When Alice casts Living Death
      And everything on the stack resolves
      And Alice puts her triggered abilities on the stack in any order
      Then Doomed Traveler is in Alice's graveyard
      And Alice controls Hushbringer, Soul Warden and a 1/1 white Spirit creature token
      And Alice has 20 life

    @id:hushbringer.together-enter.living-death.control @cr:603.2 @cr:603.6a @cr:603.10a
    Scenario: Living Death returns Silvercoat Lion and Soul Warden for Doomed Traveler
      Given Alice controls Doomed Traveler
      And Alice has Silvercoat Lion and Soul Warden in her graveyard, Living Death in hand and {B}{B}{B}{B}{B} in her mana pool
      When Alice casts Living Death
      And everything on the stack resolves
      And Alice puts her triggered abilities on the stack in any order
      Then Doomed Traveler is in Alice's graveyard
      And Alice controls Silvercoat Lion, Soul Warden and a 1/1 white Spirit creature token
      And Alice has 22 life

    @id:hushbringer.together-enter.noncreature @cr:603.2 @cr:603.6a
    Scenario: A noncreature artifact that enters together with Hushbringer sets off its ability
      Given Alice has Show and Tell and Hushbringer in hand and {U}{U}{U} in her mana pool
      And Bob has Ichor Wellspring in hand and two Islands on top of his library
      When Alice casts Show and Tell
      And everything on the stack resolves
      And Alice chooses Hushbringer for Show and Tell
      And Bob chooses Ichor Wellspring for Show and Tell
      Then Alice controls Hushbringer
      And Bob controls Ichor Wellspring
      And Bob has only Island in hand

  @hushbringer.3
  Rule: Hushbringer's own arrival sets off nothing

    @id:hushbringer.itself-enters.stack @hushbringer.3b @cr:603.2 @cr:603.6a @cr:603.10 @absence @control:hushbringer.itself-enters.stack.control
    Scenario: Nothing waits on the stack after Soul Warden has seen Hushbringer enter
      Given Alice controls Soul Warden
      And Alice has Hushbringer in hand and {W}{W} in her mana pool
      When Alice casts Hushbringer
      And the top of the stack resolves
      Then nothing is on the stack
      And Alice controls Hushbringer

    @id:hushbringer.itself-enters.stack.control @cr:603.2 @cr:603.6a
    Scenario: Soul Warden's ability waits on the stack after it has seen Silvercoat Lion enter
      Given Alice controls Soul Warden
      And Alice has Silvercoat Lion in hand and {W}{W} in her mana pool
      When Alice casts Silvercoat Lion
      And the top of the stack resolves
      Then the stack is Soul Warden's triggered ability
      And Alice controls Silvercoat Lion

    @id:hushbringer.itself-enters @hushbringer.3b @hushbringer.2e @cr:603.2 @cr:603.6a @cr:603.10 @absence @control:hushbringer.itself-enters.control/<row>
    Scenario Outline: Nobody's Soul Warden gains life for Hushbringer
      Given <warden> controls Soul Warden
      And Alice has Hushbringer in hand and {W}{W} in her mana pool
      When Alice casts Hushbringer
      And everything on the stack resolves
      Then Alice controls Hushbringer
      And <warden> has 20 life

      Examples:
        | row | warden |
        | a   | Alice  |
        | b   | Bob    |

    @id:hushbringer.itself-enters.control @cr:603.2 @cr:603.6a
    Scenario Outline: Anybody's Soul Warden gains life for Silvercoat Lion
      Given <warden> controls Soul Warden
      And Alice has Silvercoat Lion in hand and {W}{W} in her mana pool
      When Alice casts Silvercoat Lion
      And everything on the stack resolves
      Then Alice controls Silvercoat Lion
      And <warden> has 21 life

      Examples:
        | row | warden |
        | a   | Alice  |
        | b   | Bob    |

    @id:hushbringer.itself-enters.returned @hushbringer.3b @cr:603.2 @cr:603.6a @cr:603.10 @absence @control:hushbringer.itself-enters.returned.control
    Scenario: Soul Warden sees Hushbringer come from a graveyard
      Given Alice controls Soul Warden
      And Alice has Hushbringer in her graveyard, Zombify in hand and {B}{B}{B}{B} in her mana pool
      When Alice casts Zombify targeting Hushbringer
      And everything on the stack resolves
      Then Alice controls Hushbringer
      And Alice has 20 life

    @id:hushbringer.itself-enters.returned.control @cr:603.2 @cr:603.6a
    Scenario: Soul Warden sees Silvercoat Lion come from a graveyard
      Given Alice controls Soul Warden
      And Alice has Silvercoat Lion in her graveyard, Zombify in hand and {B}{B}{B}{B} in her mana pool
      When Alice casts Zombify targeting Silvercoat Lion
      And everything on the stack resolves
      Then Alice controls Silvercoat Lion
      And Alice has 21 life

    @id:hushbringer.itself-enters.flickered @hushbringer.3b @cr:603.2 @cr:603.6a @cr:603.10 @absence @control:hushbringer.itself-enters.flickered.control
    Scenario: Soul Warden sees Hushbringer go into exile and come back
      Given Alice controls Soul Warden and Hushbringer
      And Alice has Cloudshift in hand and {W} in her mana pool
      When Alice casts Cloudshift targeting Hushbringer
      And everything on the stack resolves
      Then Alice controls Hushbringer
      And Alice has 20 life

    @id:hushbringer.itself-enters.flickered.control @cr:603.2 @cr:603.6a
    Scenario: Soul Warden sees Silvercoat Lion go into exile and come back
      Given Alice controls Soul Warden and Silvercoat Lion
      And Alice has Cloudshift in hand and {W} in her mana pool
      When Alice casts Cloudshift targeting Silvercoat Lion
      And everything on the stack resolves
      Then Alice controls Silvercoat Lion
      And Alice has 21 life

    @id:hushbringer.itself-enters.copy @hushbringer.3b @cr:603.2 @cr:603.6a @cr:603.6b @cr:707.5 @absence @control:hushbringer.itself-enters.copy.control
    Scenario: Soul Warden sees Body Double enter as a copy of Hushbringer
      Given Alice controls Soul Warden
      And Alice has Body Double in hand and {U}{U}{U}{U}{U} in her mana pool
      And Bob has Hushbringer in his graveyard
      When Alice casts Body Double
      And everything on the stack resolves
      And Alice chooses Hushbringer for Body Double
      Then Body Double is on the battlefield and is named Hushbringer
      And Alice has 20 life

    @id:hushbringer.itself-enters.copy.control @cr:603.2 @cr:603.6a @cr:707.5
    Scenario: Soul Warden sees Body Double enter as a copy of Silvercoat Lion
      Given Alice controls Soul Warden
      And Alice has Body Double in hand and {U}{U}{U}{U}{U} in her mana pool
      And Bob has Silvercoat Lion in his graveyard
      When Alice casts Body Double
      And everything on the stack resolves
      And Alice chooses Silvercoat Lion for Body Double
      Then Body Double is on the battlefield and is named Silvercoat Lion
      And Alice has 21 life

    @id:hushbringer.itself-enters.as-another @cr:603.2 @cr:603.6a @cr:603.6b @cr:614.1d
    Scenario: Soul Warden sees Hushbringer enter as a copy of Essence of the Wild
      Given Alice controls Essence of the Wild and Soul Warden
      And Alice has Hushbringer in hand and {W}{W} in her mana pool
      When Alice casts Hushbringer
      And everything on the stack resolves
      Then Hushbringer is on the battlefield, is named Essence of the Wild and is 6/6
      And Alice has 21 life

    @id:hushbringer.itself-enters.face-down @cr:603.2 @cr:603.6a @cr:708.2a
    Scenario: Soul Warden sees Hushbringer enter face down
      Given Alice controls Soul Warden
      And Alice has Soul Summons in hand, Hushbringer on top of her library and {W}{W} in her mana pool
      When Alice casts Soul Summons
      And everything on the stack resolves
      Then Alice has no cards in her library
      And Alice has 21 life

    @id:hushbringer.itself-enters.humility @cr:603.2 @cr:603.6a @cr:603.6b
    Scenario: Impact Tremors sees Hushbringer enter without its ability under Humility
      Given Alice controls Impact Tremors and Humility
      And Alice has Hushbringer in hand and {W}{W} in her mana pool
      When Alice casts Hushbringer
      And everything on the stack resolves
      Then Hushbringer is on the battlefield and is 1/1
      And Bob has 19 life

  @hushbringer.3
  Rule: A creature that dies together with Hushbringer sets off nothing

    @id:hushbringer.together-die @hushbringer.3c @hushbringer.3d @cr:603.2 @cr:603.10a @absence @control:hushbringer.together-die.control
    Scenario: Day of Judgment with Blood Artist and Hushbringer
      Given Alice controls Blood Artist
      And Alice has Day of Judgment in hand and {W}{W}{W}{W} in her mana pool
      And Bob controls Hushbringer and Grizzly Bears
      When Alice casts Day of Judgment
      And everything on the stack resolves
      And Alice targets Bob with Blood Artist
      And Alice targets Bob with Blood Artist
      And Alice targets Bob with Blood Artist
      Then Blood Artist is in Alice's graveyard
      And Hushbringer is in Bob's graveyard
      And Grizzly Bears is in Bob's graveyard
      And Alice has 20 life
      And Bob has 20 life

    @id:hushbringer.together-die.control @cr:603.2 @cr:603.2c @cr:603.10a
    Scenario: Day of Judgment with Blood Artist and Silvercoat Lion
      Given Alice controls Blood Artist
      And Alice has Day of Judgment in hand and {W}{W}{W}{W} in her mana pool
      And Bob controls Silvercoat Lion and Grizzly Bears
      When Alice casts Day of Judgment
      And everything on the stack resolves
      And Alice targets Bob with Blood Artist
      And Alice targets Bob with Blood Artist
      And Alice targets Bob with Blood Artist
      Then Grizzly Bears is in Bob's graveyard
      And Alice has 23 life
      And Bob has 17 life

    @id:hushbringer.together-die.stack @hushbringer.3c @cr:603.2 @cr:603.10a @absence @control:hushbringer.together-die.stack.control
    Scenario: Nothing waits on the stack after Doomed Traveler and Hushbringer have died together
      Given Alice controls Doomed Traveler
      And Alice has Day of Judgment in hand and {W}{W}{W}{W} in her mana pool
      And Bob controls Hushbringer
      When Alice casts Day of Judgment
      And the top of the stack resolves
      Then nothing is on the stack
      And Doomed Traveler is in Alice's graveyard

    @id:hushbringer.together-die.stack.control @cr:603.2 @cr:603.10a
    Scenario: Doomed Traveler's ability waits on the stack after it has died together with Silvercoat Lion
      Given Alice controls Doomed Traveler
      And Alice has Day of Judgment in hand and {W}{W}{W}{W} in her mana pool
      And Bob controls Silvercoat Lion
      When Alice casts Day of Judgment
      And the top of the stack resolves
      Then the stack is Doomed Traveler's triggered ability
      And Doomed Traveler is in Alice's graveyard

    @id:hushbringer.together-die.wipes @hushbringer.3c @cr:603.2 @cr:603.10a @absence @control:hushbringer.together-die.wipes.control/<row>
    Scenario Outline: Doomed Traveler and Hushbringer die of one spell
      Given Alice controls Doomed Traveler
      And Alice has <spell> in hand and <mana> in her mana pool
      And Bob controls Hushbringer
      When Alice casts <spell>
      And everything on the stack resolves
      Then Doomed Traveler is in Alice's graveyard
      And Hushbringer is in Bob's graveyard
      And Alice controls no tokens

      Examples: Destroyed
        | row       | spell              | mana         |
        | wrath     | Wrath of God       | {W}{W}{W}{W} |
        | verdict   | Supreme Verdict    | {W}{W}{W}{U} |
        | vengeance | Akroma's Vengeance | six {W}      |

      @cr:704.3
      Examples: As a state-based action
        | row       | spell           | mana         |
        | infest    | Infest          | {B}{B}{B}    |
        | massacre  | Massacre        | {B}{B}{B}{B} |
        | cannonade | Fiery Cannonade | {R}{R}{R}    |

    @id:hushbringer.together-die.wipes.control @cr:603.2 @cr:603.10a
    Scenario Outline: Doomed Traveler and Silvercoat Lion die of one spell
      Given Alice controls Doomed Traveler
      And Alice has <spell> in hand and <mana> in her mana pool
      And Bob controls Silvercoat Lion
      When Alice casts <spell>
      And everything on the stack resolves
      Then Doomed Traveler is in Alice's graveyard
      And Silvercoat Lion is in Bob's graveyard
      And Alice controls a 1/1 white Spirit creature token

      Examples:
        | row       | spell              | mana         |
        | wrath     | Wrath of God       | {W}{W}{W}{W} |
        | verdict   | Supreme Verdict    | {W}{W}{W}{U} |
        | vengeance | Akroma's Vengeance | six {W}      |
        | infest    | Infest             | {B}{B}{B}    |
        | massacre  | Massacre           | {B}{B}{B}{B} |
        | cannonade | Fiery Cannonade    | {R}{R}{R}    |

    @id:hushbringer.together-die.noncreature-watcher @hushbringer.3c @cr:603.2 @cr:603.10a @absence @control:hushbringer.together-die.noncreature-watcher.control
    Scenario: Bastion of Remembrance is destroyed together with Hushbringer and the creature that it watches
      Given Alice controls Bastion of Remembrance and Elite Vanguard
      And Alice has Akroma's Vengeance in hand and six {W} in her mana pool
      And Bob controls Hushbringer
      When Alice casts Akroma's Vengeance
      And everything on the stack resolves
      Then Alice controls nothing
      And Alice has 20 life
      And Bob has 20 life

    @id:hushbringer.together-die.noncreature-watcher.control @cr:603.2 @cr:603.10a
    Scenario: Bastion of Remembrance is destroyed together with Silvercoat Lion and the creature that it watches
      Given Alice controls Bastion of Remembrance and Elite Vanguard
      And Alice has Akroma's Vengeance in hand and six {W} in her mana pool
      And Bob controls Silvercoat Lion
      When Alice casts Akroma's Vengeance
      And everything on the stack resolves
      Then Alice controls nothing
      And Alice has 21 life
      And Bob has 19 life

    @id:hushbringer.together-die.persist @hushbringer.3c @cr:603.2 @cr:603.10a @cr:702.79a @absence @control:hushbringer.together-die.persist.control
    Scenario: Safehold Elite and Hushbringer die together
      Given Alice controls Safehold Elite and Hushbringer
      And Alice has Day of Judgment in hand and {W}{W}{W}{W} in her mana pool
      When Alice casts Day of Judgment
      And everything on the stack resolves
      Then Safehold Elite is in Alice's graveyard
      And Alice controls nothing

    @id:hushbringer.together-die.persist.control @cr:603.2 @cr:603.10a @cr:702.79a
    Scenario: Safehold Elite and Silvercoat Lion die together
      Given Alice controls Safehold Elite and Silvercoat Lion
      And Alice has Day of Judgment in hand and {W}{W}{W}{W} in her mana pool
      When Alice casts Day of Judgment
      And everything on the stack resolves
      Then Safehold Elite is on the battlefield and has exactly one -1/-1 counter

    @id:hushbringer.together-die.combat @hushbringer.3c @cr:603.2 @cr:603.10a @cr:704.3 @absence @control:hushbringer.together-die.combat.control
    Scenario: Highland Game and Hushbringer kill each other in combat
      Given Alice controls Highland Game
      And Bob controls Hushbringer
      When Alice attacks Bob with Highland Game
      And Bob blocks Highland Game with Hushbringer
      And the game advances to the next combat damage step
      And everything on the stack resolves
      Then Highland Game is in Alice's graveyard
      And Hushbringer is in Bob's graveyard
      And Alice has 20 life
      And Bob has 21 life

    @id:hushbringer.together-die.combat.control @cr:603.2 @cr:603.10a @cr:704.3
    Scenario: Highland Game and Child of Night kill each other in combat
      Given Alice controls Highland Game
      And Bob controls Child of Night
      When Alice attacks Bob with Highland Game
      And Bob blocks Highland Game with Child of Night
      And the game advances to the next combat damage step
      And everything on the stack resolves
      Then Highland Game is in Alice's graveyard
      And Child of Night is in Bob's graveyard
      And Alice has 22 life
      And Bob has 22 life

    @id:hushbringer.together-die.first-strike @hushbringer.3d @cr:603.2 @cr:603.10a @cr:510.4 @absence @control:hushbringer.together-die.first-strike.control
    Scenario: Hushbringer dies of first strike, then Grizzly Bears of regular combat damage
      Given Alice controls Rockslide Elemental and Centaur Courser
      And Bob controls Hushbringer with 1 damage and Grizzly Bears
      When Alice attacks Bob with Rockslide Elemental and Centaur Courser
      And Bob blocks Rockslide Elemental with Hushbringer and Centaur Courser with Grizzly Bears
      And the game advances to the next end of combat
      And Alice says yes to Rockslide Elemental
      And Alice says yes to Rockslide Elemental
      Then Hushbringer is in Bob's graveyard
      And Grizzly Bears is in Bob's graveyard
      And Rockslide Elemental has exactly one +1/+1 counter

    @id:hushbringer.together-die.first-strike.control @cr:603.2 @cr:603.10a @cr:510.4
    Scenario: Silvercoat Lion dies of first strike, then Grizzly Bears of regular combat damage
      Given Alice controls Rockslide Elemental and Centaur Courser
      And Bob controls Silvercoat Lion with 1 damage and Grizzly Bears
      When Alice attacks Bob with Rockslide Elemental and Centaur Courser
      And Bob blocks Rockslide Elemental with Silvercoat Lion and Centaur Courser with Grizzly Bears
      And the game advances to the next end of combat
      And Alice says yes to Rockslide Elemental
      And Alice says yes to Rockslide Elemental
      Then Silvercoat Lion is in Bob's graveyard
      And Grizzly Bears is in Bob's graveyard
      And Rockslide Elemental has exactly two +1/+1 counters

    @id:hushbringer.together-die.pass-after @cr:603.2 @cr:603.10a @cr:704.3 @cr:611.2c
    Scenario: Hushbringer dies in one round of state-based actions, Doomed Traveler in the next
      Given Alice has 5 life
      And Alice controls Thraben Doomsayer and Doomed Traveler
      And Alice has Infest in hand and {B}{B}{B} in her mana pool
      And Bob controls Hushbringer
      When Alice casts Infest
      And everything on the stack resolves
      Then Hushbringer is in Bob's graveyard
      And Doomed Traveler is in Alice's graveyard
      And Alice controls a 1/1 white Spirit creature token

    @id:hushbringer.together-die.pass-before @hushbringer.2c @cr:603.2 @cr:603.10a @cr:704.3 @absence @control:hushbringer.together-die.pass-before.control
    Scenario: Doomed Traveler dies in one round of state-based actions, Hushbringer in the next
      Given Alice has 5 life
      And Alice controls Thraben Doomsayer and Hushbringer
      And Alice has Infest in hand and {B}{B}{B} in her mana pool
      And Bob controls Doomed Traveler
      When Alice casts Infest
      And everything on the stack resolves
      Then Hushbringer is in Alice's graveyard
      And Doomed Traveler is in Bob's graveyard
      And Bob controls nothing

    @id:hushbringer.together-die.pass-before.control @cr:603.2 @cr:603.10a @cr:704.3
    Scenario: Doomed Traveler dies in one round of state-based actions, Silvercoat Lion in the next
      Given Alice has 5 life
      And Alice controls Thraben Doomsayer and Silvercoat Lion
      And Alice has Infest in hand and {B}{B}{B} in her mana pool
      And Bob controls Doomed Traveler
      When Alice casts Infest
      And everything on the stack resolves
      Then Silvercoat Lion is in Alice's graveyard
      And Doomed Traveler is in Bob's graveyard
      And Bob controls a 1/1 white Spirit creature token

    @id:hushbringer.together-die.exiled @hushbringer.3c @cr:603.2 @cr:603.10a @cr:614.6 @absence @control:hushbringer.together-die.exiled.control
    Scenario: Doomed Traveler dies as Leyline of the Void exiles Hushbringer
      Given Alice controls Leyline of the Void and Doomed Traveler
      And Alice has Day of Judgment in hand and {W}{W}{W}{W} in her mana pool
      And Bob controls Hushbringer
      When Alice casts Day of Judgment
      And everything on the stack resolves
      Then Hushbringer is in exile
      And Doomed Traveler is in Alice's graveyard
      And Alice controls only Leyline of the Void

    @id:hushbringer.together-die.exiled.control @cr:603.2 @cr:603.10a @cr:614.6
    Scenario: Doomed Traveler dies as Leyline of the Void exiles Silvercoat Lion
      Given Alice controls Leyline of the Void and Doomed Traveler
      And Alice has Day of Judgment in hand and {W}{W}{W}{W} in her mana pool
      And Bob controls Silvercoat Lion
      When Alice casts Day of Judgment
      And everything on the stack resolves
      Then Silvercoat Lion is in exile
      And Doomed Traveler is in Alice's graveyard
      And Alice controls a 1/1 white Spirit creature token

    @id:hushbringer.together-die.living-death @hushbringer.3c @cr:603.2 @cr:603.10a @cr:603.6a @absence @control:hushbringer.together-die.living-death.control
    Scenario: Living Death takes Hushbringer and Doomed Traveler and returns Elvish Visionary
      Given Alice controls Hushbringer and Doomed Traveler
      And Alice has Elvish Visionary in her graveyard and two Islands on top of her library
      And Alice has Living Death in hand and {B}{B}{B}{B}{B} in her mana pool
      When Alice casts Living Death
      And everything on the stack resolves
      And Alice puts her triggered abilities on the stack in any order
      Then Alice controls only Elvish Visionary
      And Alice has only Island in hand

    @id:hushbringer.together-die.living-death.control @cr:603.2 @cr:603.10a @cr:603.6a
    Scenario: Living Death takes Silvercoat Lion and Doomed Traveler and returns Elvish Visionary
      Given Alice controls Silvercoat Lion and Doomed Traveler
      And Alice has Elvish Visionary in her graveyard and two Islands on top of her library
      And Alice has Living Death in hand and {B}{B}{B}{B}{B} in her mana pool
      When Alice casts Living Death
      And everything on the stack resolves
      And Alice puts her triggered abilities on the stack in any order
      Then Alice controls Elvish Visionary and a 1/1 white Spirit creature token
      And Alice has only Island in hand

  @hushbringer.3
  Rule: Hushbringer's own death sets off nothing

    @id:hushbringer.itself-dies.stack @hushbringer.3d @cr:603.2 @cr:603.10a @absence @control:hushbringer.itself-dies.stack.control
    Scenario: Nothing waits on the stack after Blood Artist has seen Hushbringer die
      Given Alice controls Blood Artist
      And Alice has Lightning Bolt in hand and {R} in her mana pool
      And Bob controls Hushbringer
      When Alice casts Lightning Bolt targeting Hushbringer
      And the top of the stack resolves
      And Alice targets Bob with Blood Artist
      Then nothing is on the stack
      And Hushbringer is in Bob's graveyard

    @id:hushbringer.itself-dies.stack.control @cr:603.2 @cr:603.10a
    Scenario: Blood Artist's ability waits on the stack after it has seen Silvercoat Lion die
      Given Alice controls Blood Artist
      And Alice has Lightning Bolt in hand and {R} in her mana pool
      And Bob controls Silvercoat Lion
      When Alice casts Lightning Bolt targeting Silvercoat Lion
      And the top of the stack resolves
      And Alice targets Bob with Blood Artist
      Then the stack is Blood Artist's triggered ability targeting Bob
      And Silvercoat Lion is in Bob's graveyard

    @id:hushbringer.itself-dies @hushbringer.3d @hushbringer.2e @cr:603.2 @cr:603.10a @absence @control:hushbringer.itself-dies.control/<row>
    Scenario Outline: The controllers of Blood Artist and Hushbringer, which dies
      Given <artist> controls Blood Artist
      And <dying> controls Hushbringer
      And Alice has Lightning Bolt in hand and {R} in her mana pool
      When Alice casts Lightning Bolt targeting Hushbringer
      And everything on the stack resolves
      And <artist> targets <other> with Blood Artist
      Then Hushbringer is in <dying>'s graveyard
      And Alice has 20 life
      And Bob has 20 life

      Examples:
        | row | artist | dying | other |
        | aa  | Alice  | Alice | Bob   |
        | ab  | Alice  | Bob   | Bob   |
        | ba  | Bob    | Alice | Alice |
        | bb  | Bob    | Bob   | Alice |

    @id:hushbringer.itself-dies.control @cr:603.2 @cr:603.10a
    Scenario Outline: The controllers of Blood Artist and Silvercoat Lion, which dies
      Given <artist> controls Blood Artist
      And <dying> controls Silvercoat Lion
      And Alice has Lightning Bolt in hand and {R} in her mana pool
      When Alice casts Lightning Bolt targeting Silvercoat Lion
      And everything on the stack resolves
      And <artist> targets <other> with Blood Artist
      Then Silvercoat Lion is in <dying>'s graveyard
      And <artist> has 21 life
      And <other> has 19 life

      Examples:
        | row | artist | dying | other |
        | aa  | Alice  | Alice | Bob   |
        | ab  | Alice  | Bob   | Bob   |
        | ba  | Bob    | Alice | Alice |
        | bb  | Bob    | Bob   | Alice |

    @id:hushbringer.itself-dies.sacrificed @hushbringer.3d @cr:603.2 @cr:603.10a @absence @control:hushbringer.itself-dies.sacrificed.control
    Scenario: Bastion of Remembrance sees Hushbringer sacrificed
      Given Alice controls Bastion of Remembrance, Ashnod's Altar and Hushbringer
      When Alice activates Ashnod's Altar's ability
      And Alice chooses Hushbringer for Ashnod's Altar
      And everything on the stack resolves
      Then Hushbringer is in Alice's graveyard
      And Alice has 20 life
      And Bob has 20 life

    @id:hushbringer.itself-dies.sacrificed.control @cr:603.2 @cr:603.10a
    Scenario: Bastion of Remembrance sees Silvercoat Lion sacrificed
      Given Alice controls Bastion of Remembrance, Ashnod's Altar and Silvercoat Lion
      When Alice activates Ashnod's Altar's ability
      And Alice chooses Silvercoat Lion for Ashnod's Altar
      And everything on the stack resolves
      Then Silvercoat Lion is in Alice's graveyard
      And Alice has 21 life
      And Bob has 19 life

    @id:hushbringer.itself-dies.token @hushbringer.3d @cr:603.2 @cr:603.10a @cr:111.7 @absence @control:hushbringer.itself-dies.token.control
    Scenario: Zulaport Cutthroat sees a token copy of Hushbringer die
      Given Alice controls Zulaport Cutthroat and a token copy of Hushbringer as "copy"
      And Alice has Lightning Bolt in hand and {R} in her mana pool
      When Alice casts Lightning Bolt targeting "copy"
      And everything on the stack resolves
      Then "copy" no longer exists
      And Alice has 20 life
      And Bob has 20 life

    @id:hushbringer.itself-dies.token.control @cr:603.2 @cr:603.10a @cr:111.7
    Scenario: Zulaport Cutthroat sees a token copy of Silvercoat Lion die
      Given Alice controls Zulaport Cutthroat and a token copy of Silvercoat Lion as "copy"
      And Alice has Lightning Bolt in hand and {R} in her mana pool
      When Alice casts Lightning Bolt targeting "copy"
      And everything on the stack resolves
      Then "copy" no longer exists
      And Alice has 21 life
      And Bob has 19 life

    @id:hushbringer.itself-dies.undying @hushbringer.3d @cr:603.2 @cr:603.10a @cr:702.93a @absence @control:hushbringer.itself-dies.undying.control
    Scenario: Undying Evil does not save Hushbringer
      Given Alice controls Hushbringer with 1 damage and Prodigal Sorcerer
      And Alice has Undying Evil in hand and {B} in her mana pool
      When Alice casts Undying Evil targeting Hushbringer
      And everything on the stack resolves
      And Alice activates Prodigal Sorcerer's ability targeting Hushbringer
      And everything on the stack resolves
      Then Hushbringer is in Alice's graveyard

    @id:hushbringer.itself-dies.undying.control @cr:603.2 @cr:603.10a @cr:702.93a
    Scenario: Undying Evil saves Silvercoat Lion
      Given Alice controls Silvercoat Lion with 1 damage and Prodigal Sorcerer
      And Alice has Undying Evil in hand and {B} in her mana pool
      When Alice casts Undying Evil targeting Silvercoat Lion
      And everything on the stack resolves
      And Alice activates Prodigal Sorcerer's ability targeting Silvercoat Lion
      And everything on the stack resolves
      Then Silvercoat Lion is on the battlefield and has exactly one +1/+1 counter

  @hushbringer.2
  Rule: Hushbringer stops what would trigger while it is there

    @id:hushbringer.order.triggered-before @cr:603.2 @cr:603.3
    Scenario: Hushbringer enters while Doomed Traveler's ability is on the stack
      Given Alice controls Doomed Traveler and Prodigal Sorcerer
      And Bob controls Vedalken Orrery
      And Bob has Hushbringer in hand and {W}{W} in his mana pool
      When Alice activates Prodigal Sorcerer's ability targeting Doomed Traveler
      And the top of the stack resolves
      And Alice passes priority
      And Bob casts Hushbringer
      And the top of the stack resolves
      Then Hushbringer is on the battlefield
      And the stack is Doomed Traveler's triggered ability
      When everything on the stack resolves
      Then Alice controls a 1/1 white Spirit creature token

    @id:hushbringer.order.gone @cr:603.2 @cr:603.6c @cr:603.10a
    Scenario: Doomed Traveler dies after Hushbringer
      Given Alice controls Doomed Traveler
      And Alice has Lightning Bolt and Shock in hand, and {R}{R} in her mana pool
      And Bob controls Hushbringer
      When Alice casts Lightning Bolt targeting Hushbringer
      And everything on the stack resolves
      And Alice casts Shock targeting Doomed Traveler
      And everything on the stack resolves
      Then Hushbringer is in Bob's graveyard
      And Alice controls a 1/1 white Spirit creature token

    @id:hushbringer.order.never-late @hushbringer.2c @cr:603.2 @cr:603.6c @cr:603.10a @absence @control:hushbringer.order.never-late.control
    Scenario: Doomed Traveler dies before Hushbringer
      Given Alice controls Doomed Traveler
      And Alice has Lightning Bolt and Shock in hand, and {R}{R} in her mana pool
      And Bob controls Hushbringer
      When Alice casts Shock targeting Doomed Traveler
      And everything on the stack resolves
      And Alice casts Lightning Bolt targeting Hushbringer
      And everything on the stack resolves
      Then Doomed Traveler is in Alice's graveyard
      And Hushbringer is in Bob's graveyard
      And Alice controls no tokens

    @id:hushbringer.order.never-late.control @cr:603.2 @cr:603.6c @cr:603.10a
    Scenario: Doomed Traveler dies before Silvercoat Lion
      Given Alice controls Doomed Traveler
      And Alice has Lightning Bolt and Shock in hand, and {R}{R} in her mana pool
      And Bob controls Silvercoat Lion
      When Alice casts Shock targeting Doomed Traveler
      And everything on the stack resolves
      And Alice casts Lightning Bolt targeting Silvercoat Lion
      And everything on the stack resolves
      Then Doomed Traveler is in Alice's graveyard
      And Silvercoat Lion is in Bob's graveyard
      And Alice controls a 1/1 white Spirit creature token

  @hushbringer.2
  Rule: Hushbringer without its ability stops nothing

    @id:hushbringer.mute.dies @cr:603.2 @cr:603.10a
    Scenario Outline: A creature dies while Hushbringer has lost its ability
      Given Alice controls Doomed Traveler and Prodigal Sorcerer
      And Alice has <spell> in hand and <mana> in her mana pool
      And Bob controls Hushbringer
      When Alice casts <spell> targeting Hushbringer
      And everything on the stack resolves
      And Alice activates Prodigal Sorcerer's ability targeting Doomed Traveler
      And everything on the stack resolves
      Then Hushbringer is on the battlefield
      And Alice controls a 1/1 white Spirit creature token

      Examples:
        | row         | spell               | mana      |
        | humble      | Humble              | {W}{W}    |
        | ovinize     | Ovinize             | {U}{U}    |
        | tusks       | Gift of Tusks       | {U}       |
        | containment | Minimus Containment | {W}{W}{W} |
        | song        | Song of the Dryads  | {G}{G}{G} |

    @id:hushbringer.mute.phased-out @cr:603.2 @cr:603.10a @cr:702.26b
    Scenario: A creature dies while Hushbringer is phased out
      Given Alice controls Doomed Traveler and Prodigal Sorcerer
      And Alice has Reality Ripple in hand and {U}{U} in her mana pool
      And Bob controls Hushbringer
      When Alice casts Reality Ripple targeting Hushbringer
      And everything on the stack resolves
      And Alice activates Prodigal Sorcerer's ability targeting Doomed Traveler
      And everything on the stack resolves
      Then Doomed Traveler is in Alice's graveyard
      And Alice controls a 1/1 white Spirit creature token

    @id:hushbringer.mute.enters @cr:603.2 @cr:603.6a
    Scenario: A creature enters while Hushbringer has lost its ability
      Given Alice controls Soul Warden
      And Alice has Gift of Tusks and Llanowar Elves in hand, and {U}{G} in her mana pool
      And Bob controls Hushbringer
      When Alice casts Gift of Tusks targeting Hushbringer
      And everything on the stack resolves
      And Alice casts Llanowar Elves
      And everything on the stack resolves
      Then Hushbringer is on the battlefield and is 3/3
      And Alice has 21 life

    @id:hushbringer.mute.itself @cr:603.2 @cr:603.10a
    Scenario: Hushbringer dies after it has lost its ability
      Given Alice controls Blood Artist and Prodigal Sorcerer
      And Alice has Humble in hand and {W}{W} in her mana pool
      And Bob controls Hushbringer
      When Alice casts Humble targeting Hushbringer
      And everything on the stack resolves
      And Alice activates Prodigal Sorcerer's ability targeting Hushbringer
      And everything on the stack resolves
      And Alice targets Bob with Blood Artist
      Then Hushbringer is in Bob's graveyard
      And Alice has 21 life
      And Bob has 19 life

    @id:hushbringer.mute.humility @cr:603.2 @cr:603.6a @cr:603.6b
    Scenario: A creature enters while Humility has taken every ability
      Given Alice controls Humility and Impact Tremors
      And Alice has Elite Vanguard in hand and {W} in her mana pool
      And Bob controls Hushbringer
      When Alice casts Elite Vanguard
      And everything on the stack resolves
      Then Elite Vanguard is on the battlefield and is 1/1
      And Bob has 19 life

    @id:hushbringer.mute.humility.wiped @cr:603.2 @cr:603.10a
    Scenario: Humility is destroyed in one event with Hushbringer and all else
      Given Alice controls Humility, Bastion of Remembrance and Elite Vanguard
      And Alice has Akroma's Vengeance in hand and six {W} in her mana pool
      And Bob controls Hushbringer
      When Alice casts Akroma's Vengeance
      And everything on the stack resolves
      Then Hushbringer is in Bob's graveyard
      And Alice controls nothing
      And Alice has 21 life
      And Bob has 19 life

    @id:hushbringer.mute.humility.gone @hushbringer.2b @cr:603.2 @cr:603.6a @absence @control:hushbringer.mute.humility.gone.control
    Scenario: A creature enters after Humility has left and Hushbringer has its ability again
      Given Alice controls Humility and Impact Tremors
      And Alice has Disenchant and Elite Vanguard in hand, and {W}{W}{W} in her mana pool
      And Bob controls Hushbringer
      When Alice casts Disenchant targeting Humility
      And everything on the stack resolves
      And Alice casts Elite Vanguard
      And everything on the stack resolves
      Then Elite Vanguard is on the battlefield and is 2/1
      And Bob has 20 life

    @id:hushbringer.mute.humility.gone.control @cr:603.2 @cr:603.6a
    Scenario: A creature enters after Humility has left, and no Hushbringer is there
      Given Alice controls Humility and Impact Tremors
      And Alice has Disenchant and Elite Vanguard in hand, and {W}{W}{W} in her mana pool
      When Alice casts Disenchant targeting Humility
      And everything on the stack resolves
      And Alice casts Elite Vanguard
      And everything on the stack resolves
      Then Elite Vanguard is on the battlefield and is 2/1
      And Bob has 19 life

    @id:hushbringer.mute.regained @hushbringer.2c @cr:603.2 @cr:603.10a @cr:611.2 @absence @control:hushbringer.mute.regained.control
    Scenario: Humble ends, and Hushbringer has its ability again
      Given Alice controls Doomed Traveler and Prodigal Sorcerer
      And Alice has Humble in hand and {W}{W} in her mana pool
      And Bob controls Hushbringer
      And Bob has two Plains on top of his library
      When Alice casts Humble targeting Hushbringer
      And everything on the stack resolves
      And the game advances to Bob's upkeep
      And Bob passes priority
      And Alice activates Prodigal Sorcerer's ability targeting Doomed Traveler
      And everything on the stack resolves
      Then Doomed Traveler is in Alice's graveyard
      And Alice controls no tokens

    @id:hushbringer.mute.regained.control @cr:603.2 @cr:603.10a
    Scenario: Humble has ended on Silvercoat Lion
      Given Alice controls Doomed Traveler and Prodigal Sorcerer
      And Alice has Humble in hand and {W}{W} in her mana pool
      And Bob controls Silvercoat Lion
      And Bob has two Plains on top of his library
      When Alice casts Humble targeting Silvercoat Lion
      And everything on the stack resolves
      And the game advances to Bob's upkeep
      And Bob passes priority
      And Alice activates Prodigal Sorcerer's ability targeting Doomed Traveler
      And everything on the stack resolves
      Then Doomed Traveler is in Alice's graveyard
      And Alice controls a 1/1 white Spirit creature token
