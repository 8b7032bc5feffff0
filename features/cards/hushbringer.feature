Feature: Hushbringer

  What creatures that enter or die no longer set off, what they still do, and which game is asked when Hushbringer itself comes or
  goes at the same time.

  @hushbringer.1
  Rule: What changes how a creature enters, or where it goes instead of dying, is no trigger

    Background:
      Given Bob controls Hushbringer

    @id:hushbringer.counters @hushbringer.1a @cr:614.1c @cr:614.12 @cr:603.6d
    Scenario: Servant of the Scale enters with its counter
      Given Alice has Servant of the Scale in hand and {G} in her mana pool
      When Alice casts Servant of the Scale
      And everything on the stack resolves
      Then Servant of the Scale is on the battlefield, has exactly one +1/+1 counter and is 1/1

    @id:hushbringer.counters.returned @hushbringer.1a @cr:614.1c @cr:614.12 @cr:603.6d
    Scenario: Servant of the Scale enters with its counter from a graveyard too
      Given Alice has Servant of the Scale in her graveyard, Reanimate in hand and {B} in her mana pool
      When Alice casts Reanimate targeting Servant of the Scale
      And everything on the stack resolves
      Then Servant of the Scale is on the battlefield, has exactly one +1/+1 counter and is 1/1
      And Alice has 19 life

    @id:hushbringer.counters.x @hushbringer.1a @cr:614.1c @cr:107.3m
    Scenario: Hangarback Walker enters with the counters that X says
      Given Alice has Hangarback Walker in hand and four {C} in her mana pool
      When Alice casts Hangarback Walker with X = 2
      And everything on the stack resolves
      Then Hangarback Walker is on the battlefield, has exactly two +1/+1 counters and is 2/2

    @id:hushbringer.counters.from-another @hushbringer.1a @cr:614.1d @cr:614.12
    Scenario: Master Biomancer gives a creature counters to enter with
      Given Alice controls Master Biomancer
      And Alice has Grizzly Bears in hand and {G}{G} in her mana pool
      When Alice casts Grizzly Bears
      And everything on the stack resolves
      Then Grizzly Bears has exactly two +1/+1 counters, is 4/4 and has the subtypes Bear and Mutant

    @id:hushbringer.counters.riot @hushbringer.1a @cr:614.1c @cr:614.12a @cr:702.136a
    Scenario: Zhur-Taa Goblin enters with the counter of its riot
      Given Alice has Zhur-Taa Goblin in hand and {R}{G} in her mana pool
      When Alice casts Zhur-Taa Goblin
      And everything on the stack resolves
      And Alice says yes to Zhur-Taa Goblin
      Then Zhur-Taa Goblin is on the battlefield, has exactly one +1/+1 counter and is 3/3

    @id:hushbringer.exiled @hushbringer.1b @cr:614.1a @cr:614.6 @cr:700.4
    Scenario: An opponent's Leyline of the Void exiles a creature that would die
      Given it is Bob's turn
      And Bob controls Leyline of the Void
      And Bob has Lightning Bolt in hand and {R} in his mana pool
      And Alice controls Grizzly Bears
      When Bob casts Lightning Bolt targeting Grizzly Bears
      And everything on the stack resolves
      Then Grizzly Bears is in exile
      And Alice has no cards in her graveyard
      And Bob has only Lightning Bolt in his graveyard

    @id:hushbringer.exiled.itself @hushbringer.1b @cr:614.1a @cr:614.6 @cr:700.4
    Scenario: An opponent's Leyline of the Void exiles Hushbringer
      Given Alice controls Leyline of the Void
      And Alice has Lightning Bolt in hand and {R} in her mana pool
      When Alice casts Lightning Bolt targeting Hushbringer
      And everything on the stack resolves
      Then Hushbringer is in exile
      And Bob has no cards in his graveyard

    @id:hushbringer.exiled.rest-in-peace @hushbringer.1b @cr:614.1a @cr:614.6 @cr:700.4
    Scenario: Rest in Peace exiles a creature that would die
      Given Alice controls Rest in Peace, Prodigal Sorcerer and Elite Vanguard
      When Alice activates Prodigal Sorcerer's ability targeting Elite Vanguard
      And everything on the stack resolves
      Then Elite Vanguard is in exile
      And Alice has no cards in her graveyard

    @id:hushbringer.exiled.anafenza @hushbringer.1b @cr:614.1a @cr:614.6 @cr:700.4
    Scenario: Anafenza exiles an opponent's creature that would die
      Given it is Bob's turn
      And Bob controls Anafenza, the Foremost and Prodigal Sorcerer
      And Alice controls Elite Vanguard
      When Bob activates Prodigal Sorcerer's ability targeting Elite Vanguard
      And everything on the stack resolves
      Then Elite Vanguard is in exile
      And Alice has no cards in her graveyard

  @hushbringer.2
  Rule: A creature's own enters ability is stopped

    Background:
      Given Alice has two Islands on top of her library

    @id:hushbringer.own-enters.stack @hushbringer.2a @cr:603.2 @cr:603.6a @absence @control:hushbringer.own-enters.stack.control
    Scenario: Nothing waits on the stack after Elvish Visionary has entered under Hushbringer
      Given Alice has Elvish Visionary in hand and {G}{G} in her mana pool
      And Bob controls Hushbringer
      When Alice casts Elvish Visionary
      And the top of the stack resolves
      Then nothing is on the stack
      And Alice controls Elvish Visionary

    @id:hushbringer.own-enters.stack.control @cr:603.2 @cr:603.6a
    Scenario: Elvish Visionary's ability waits on the stack after it has entered
      Given Alice has Elvish Visionary in hand and {G}{G} in her mana pool
      When Alice casts Elvish Visionary
      And the top of the stack resolves
      Then the stack is Elvish Visionary's triggered ability
      And Alice controls Elvish Visionary

    @id:hushbringer.own-enters @hushbringer.2a @hushbringer.2e @cr:603.2 @cr:603.6a @absence @control:hushbringer.own-enters.control/<alone>
    Scenario Outline: The controllers of Elvish Visionary and Hushbringer
      Given it is <caster>'s turn
      And <hush> controls Hushbringer
      And <caster> has Elvish Visionary in hand and {G}{G} in <their> mana pool
      And Bob has two Islands on top of his library
      When <caster> casts Elvish Visionary
      And everything on the stack resolves
      Then Elvish Visionary is on the battlefield and is controlled by <caster>
      And <caster> has no cards in hand and two cards in <their> library

      Examples:
        | row | hush  | caster | their | alone |
        | aa  | Alice | Alice  | her   | a     |
        | ab  | Alice | Bob    | his   | b     |
        | ba  | Bob   | Alice  | her   | a     |
        | bb  | Bob   | Bob    | his   | b     |

    @id:hushbringer.own-enters.control @cr:603.2 @cr:603.6a
    Scenario Outline: Elvish Visionary of either player, without Hushbringer
      Given it is <caster>'s turn
      And <caster> has Elvish Visionary in hand and {G}{G} in <their> mana pool
      And Bob has two Islands on top of his library
      When <caster> casts Elvish Visionary
      And everything on the stack resolves
      Then Elvish Visionary is on the battlefield and is controlled by <caster>
      And <caster> has only Island in hand and one card in <their> library

      Examples:
        | row | caster | their |
        | a   | Alice  | her   |
        | b   | Bob    | his   |

    @id:hushbringer.own-enters.put @hushbringer.2a @cr:603.2 @cr:603.6a @absence @control:hushbringer.own-enters.put.control
    Scenario: Elvish Visionary returned from a graveyard under Hushbringer
      Given Alice has Elvish Visionary in her graveyard, Zombify in hand and {B}{B}{B}{B} in her mana pool
      And Bob controls Hushbringer
      When Alice casts Zombify targeting Elvish Visionary
      And everything on the stack resolves
      Then Alice controls Elvish Visionary
      And Alice has no cards in hand

    @id:hushbringer.own-enters.put.control @cr:603.2 @cr:603.6a
    Scenario: Elvish Visionary returned from a graveyard
      Given Alice has Elvish Visionary in her graveyard, Zombify in hand and {B}{B}{B}{B} in her mana pool
      When Alice casts Zombify targeting Elvish Visionary
      And everything on the stack resolves
      Then Alice controls Elvish Visionary
      And Alice has only Island in hand

    @id:hushbringer.own-enters.flickered @hushbringer.2a @cr:603.2 @cr:603.6a @absence @control:hushbringer.own-enters.flickered.control
    Scenario: Cloudshift on Wall of Omens under Hushbringer
      Given Alice controls Wall of Omens
      And Alice has Cloudshift in hand and {W} in her mana pool
      And Bob controls Hushbringer
      When Alice casts Cloudshift targeting Wall of Omens
      And everything on the stack resolves
      Then Alice controls Wall of Omens
      And Alice has no cards in hand

    @id:hushbringer.own-enters.flickered.control @cr:603.2 @cr:603.6a
    Scenario: Cloudshift on Wall of Omens
      Given Alice controls Wall of Omens
      And Alice has Cloudshift in hand and {W} in her mana pool
      When Alice casts Cloudshift targeting Wall of Omens
      And everything on the stack resolves
      Then Alice controls Wall of Omens
      And Alice has only Island in hand

    @id:hushbringer.own-enters.token @hushbringer.2a @cr:603.2 @cr:603.6a @cr:608.3f @absence @control:hushbringer.own-enters.token.control
    Scenario: Devout Monk and a token copy of it enter under Hushbringer
      Given Alice has Devout Monk and Double Major in hand, and {W}{G}{U} in her mana pool
      And Bob controls Hushbringer
      When Alice casts Devout Monk
      And Alice casts Double Major targeting Devout Monk
      And everything on the stack resolves
      Then Alice controls two copies of Devout Monk
      And Alice controls one token
      And Alice has 20 life

    @id:hushbringer.own-enters.token.control @cr:603.2 @cr:603.6a @cr:608.3f
    Scenario: Devout Monk and a token copy of it enter
      Given Alice has Devout Monk and Double Major in hand, and {W}{G}{U} in her mana pool
      When Alice casts Devout Monk
      And Alice casts Double Major targeting Devout Monk
      And everything on the stack resolves
      Then Alice controls two copies of Devout Monk
      And Alice controls one token
      And Alice has 22 life

    @id:hushbringer.own-enters.thragtusk @hushbringer.2a @cr:603.2 @cr:603.6a @absence @control:hushbringer.own-enters.thragtusk.control
    Scenario: Thragtusk enters under Hushbringer
      Given Alice has Thragtusk in hand and {G}{G}{G}{G}{G} in her mana pool
      And Bob controls Hushbringer
      When Alice casts Thragtusk
      And everything on the stack resolves
      Then Alice controls Thragtusk
      And Alice has 20 life

    @id:hushbringer.own-enters.thragtusk.control @cr:603.2 @cr:603.6a
    Scenario: Thragtusk enters
      Given Alice has Thragtusk in hand and {G}{G}{G}{G}{G} in her mana pool
      When Alice casts Thragtusk
      And everything on the stack resolves
      Then Alice controls Thragtusk
      And Alice has 25 life

  @hushbringer.2
  Rule: Abilities of others that watch creatures enter are stopped

    @id:hushbringer.watching-enter.stack @hushbringer.2b @cr:603.2 @cr:603.6a @absence @control:hushbringer.watching-enter.stack.control
    Scenario: Nothing waits on the stack after Soul Warden has seen a creature enter under Hushbringer
      Given Alice controls Soul Warden
      And Alice has Grizzly Bears in hand and {G}{G} in her mana pool
      And Bob controls Hushbringer
      When Alice casts Grizzly Bears
      And the top of the stack resolves
      Then nothing is on the stack
      And Alice controls Grizzly Bears

    @id:hushbringer.watching-enter.stack.control @cr:603.2 @cr:603.6a
    Scenario: Soul Warden's ability waits on the stack after it has seen a creature enter
      Given Alice controls Soul Warden
      And Alice has Grizzly Bears in hand and {G}{G} in her mana pool
      When Alice casts Grizzly Bears
      And the top of the stack resolves
      Then the stack is Soul Warden's triggered ability
      And Alice controls Grizzly Bears

    @id:hushbringer.watching-enter @hushbringer.2b @hushbringer.2e @cr:603.2 @cr:603.6a @absence @control:hushbringer.watching-enter.control/<alone>
    Scenario Outline: The controllers of Soul Warden and Hushbringer
      Given <warden> controls Soul Warden
      And <hush> controls Hushbringer
      And Alice has Grizzly Bears in hand and {G}{G} in her mana pool
      When Alice casts Grizzly Bears
      And everything on the stack resolves
      Then Alice controls Grizzly Bears
      And <warden> has 20 life

      Examples:
        | row | warden | hush  | alone |
        | aa  | Alice  | Alice | a     |
        | ab  | Alice  | Bob   | a     |
        | ba  | Bob    | Alice | b     |
        | bb  | Bob    | Bob   | b     |

    @id:hushbringer.watching-enter.control @cr:603.2 @cr:603.6a
    Scenario Outline: Soul Warden of either player, without Hushbringer
      Given <warden> controls Soul Warden
      And Alice has Grizzly Bears in hand and {G}{G} in her mana pool
      When Alice casts Grizzly Bears
      And everything on the stack resolves
      Then Alice controls Grizzly Bears
      And <warden> has 21 life

      Examples:
        | row | warden |
        | a   | Alice  |
        | b   | Bob    |

    @id:hushbringer.watching-enter.tokens @hushbringer.2b @cr:603.2 @cr:603.6a @absence @control:hushbringer.watching-enter.tokens.control
    Scenario: Impact Tremors sees two tokens enter under Hushbringer
      Given Alice controls Impact Tremors
      And Alice has Raise the Alarm in hand and {W}{W} in her mana pool
      And Bob controls Hushbringer
      When Alice casts Raise the Alarm
      And everything on the stack resolves
      Then Alice controls two 1/1 white Soldier creature tokens
      And Bob has 20 life

    @id:hushbringer.watching-enter.tokens.control @cr:603.2 @cr:603.2c @cr:603.6a
    Scenario: Impact Tremors sees two tokens enter
      Given Alice controls Impact Tremors
      And Alice has Raise the Alarm in hand and {W}{W} in her mana pool
      When Alice casts Raise the Alarm
      And everything on the stack resolves
      Then Alice controls two 1/1 white Soldier creature tokens
      And Bob has 18 life

    @id:hushbringer.watching-enter.itself-or-another @hushbringer.2a @hushbringer.2b @cr:603.2 @cr:603.6a @absence @control:hushbringer.watching-enter.itself-or-another.control
    Scenario: Two copies of Kor Celebrant under Hushbringer
      Given Alice controls Kor Celebrant as "first"
      And Alice has Kor Celebrant as "second" in hand and {W}{W}{W} in her mana pool
      And Bob controls Hushbringer
      When Alice casts "second"
      And everything on the stack resolves
      And Alice puts her triggered abilities on the stack in any order
      Then Alice controls two copies of Kor Celebrant
      And Alice has 20 life

    @id:hushbringer.watching-enter.itself-or-another.control @cr:603.2 @cr:603.6a
    Scenario: Two copies of Kor Celebrant
      Given Alice controls Kor Celebrant as "first"
      And Alice has Kor Celebrant as "second" in hand and {W}{W}{W} in her mana pool
      When Alice casts "second"
      And everything on the stack resolves
      And Alice puts her triggered abilities on the stack in any order
      Then Alice controls two copies of Kor Celebrant
      And Alice has 22 life

    @id:hushbringer.watching-enter.from-graveyard @hushbringer.2b @cr:603.2 @cr:603.10a @absence @control:hushbringer.watching-enter.from-graveyard.control
    Scenario: Syr Konrad sees a creature card leave the graveyard for the battlefield under Hushbringer
      Given Alice controls Syr Konrad, the Grim
      And Alice has Grizzly Bears in her graveyard, Zombify in hand and {B}{B}{B}{B} in her mana pool
      And Bob controls Hushbringer
      When Alice casts Zombify targeting Grizzly Bears
      And everything on the stack resolves
      Then Alice controls Grizzly Bears
      And Bob has 20 life

    @id:hushbringer.watching-enter.from-graveyard.control @cr:603.2 @cr:603.10a
    Scenario: Syr Konrad sees a creature card leave the graveyard for the battlefield
      Given Alice controls Syr Konrad, the Grim
      And Alice has Grizzly Bears in her graveyard, Zombify in hand and {B}{B}{B}{B} in her mana pool
      When Alice casts Zombify targeting Grizzly Bears
      And everything on the stack resolves
      Then Alice controls Grizzly Bears
      And Bob has 19 life

    @id:hushbringer.watching-enter.to-exile @cr:603.2 @cr:603.10a
    Scenario: Syr Konrad sees a creature card leave the graveyard for exile under Hushbringer
      Given Alice controls Syr Konrad, the Grim
      And Alice has Grizzly Bears in her graveyard, Shadowfeed in hand and {B} in her mana pool
      And Bob controls Hushbringer
      When Alice casts Shadowfeed targeting Grizzly Bears
      And everything on the stack resolves
      Then Grizzly Bears is in exile
      And Alice has 23 life
      And Bob has 19 life

  @hushbringer.2
  Rule: A creature's own dies ability is stopped

    @id:hushbringer.own-dies.stack @hushbringer.2c @cr:603.2 @cr:603.6c @cr:603.10a @absence @control:hushbringer.own-dies.stack.control
    Scenario: Nothing waits on the stack after Doomed Traveler has died under Hushbringer
      Given Alice controls Doomed Traveler
      And Alice has Shock in hand and {R} in her mana pool
      And Bob controls Hushbringer
      When Alice casts Shock targeting Doomed Traveler
      And the top of the stack resolves
      Then nothing is on the stack
      And Doomed Traveler is in Alice's graveyard

    @id:hushbringer.own-dies.stack.control @cr:603.2 @cr:603.6c @cr:603.10a
    Scenario: Doomed Traveler's ability waits on the stack after it has died
      Given Alice controls Doomed Traveler
      And Alice has Shock in hand and {R} in her mana pool
      When Alice casts Shock targeting Doomed Traveler
      And the top of the stack resolves
      Then the stack is Doomed Traveler's triggered ability
      And Doomed Traveler is in Alice's graveyard

    @id:hushbringer.own-dies @hushbringer.2c @hushbringer.2e @cr:603.2 @cr:603.6c @cr:603.10a @absence @control:hushbringer.own-dies.control/<alone>
    Scenario Outline: The controllers of Doomed Traveler and Hushbringer
      Given <dying> controls Doomed Traveler
      And <hush> controls Hushbringer
      And Alice has Shock in hand and {R} in her mana pool
      When Alice casts Shock targeting Doomed Traveler
      And everything on the stack resolves
      Then Doomed Traveler is in <dying>'s graveyard
      And there are no Spirit tokens on the battlefield

      Examples:
        | row | dying | hush  | alone |
        | aa  | Alice | Alice | a     |
        | ab  | Alice | Bob   | a     |
        | ba  | Bob   | Alice | b     |
        | bb  | Bob   | Bob   | b     |

    @id:hushbringer.own-dies.control @cr:603.2 @cr:603.6c @cr:603.10a
    Scenario Outline: Doomed Traveler of either player, without Hushbringer
      Given <dying> controls Doomed Traveler
      And Alice has Shock in hand and {R} in her mana pool
      When Alice casts Shock targeting Doomed Traveler
      And everything on the stack resolves
      Then Doomed Traveler is in <dying>'s graveyard
      And <dying> controls a 1/1 white Spirit creature token

      Examples:
        | row | dying |
        | a   | Alice |
        | b   | Bob   |

    @id:hushbringer.own-dies.sacrificed @hushbringer.2c @cr:603.2 @cr:603.6c @cr:603.10a @absence @control:hushbringer.own-dies.sacrificed.control
    Scenario: Doomed Dissenter sacrificed under Hushbringer
      Given Alice controls Doomed Dissenter and Ashnod's Altar
      And Bob controls Hushbringer
      When Alice activates Ashnod's Altar's ability
      And Alice chooses Doomed Dissenter for Ashnod's Altar
      And everything on the stack resolves
      Then Doomed Dissenter is in Alice's graveyard
      And Alice has {C}{C} in her mana pool
      And Alice controls no Zombie tokens

    @id:hushbringer.own-dies.sacrificed.control @cr:603.2 @cr:603.6c @cr:603.10a
    Scenario: Doomed Dissenter sacrificed
      Given Alice controls Doomed Dissenter and Ashnod's Altar
      When Alice activates Ashnod's Altar's ability
      And Alice chooses Doomed Dissenter for Ashnod's Altar
      And everything on the stack resolves
      Then Doomed Dissenter is in Alice's graveyard
      And Alice has {C}{C} in her mana pool
      And Alice controls a 2/2 black Zombie creature token

    @id:hushbringer.own-dies.token @hushbringer.2c @cr:603.2 @cr:603.6c @cr:603.10a @cr:111.7 @absence @control:hushbringer.own-dies.token.control
    Scenario: A token copy of Highland Game dies under Hushbringer
      Given Alice controls a token copy of Highland Game as "elk" and Prodigal Sorcerer
      And Bob controls Hushbringer
      When Alice activates Prodigal Sorcerer's ability targeting "elk"
      And everything on the stack resolves
      Then "elk" no longer exists
      And Alice has 20 life

    @id:hushbringer.own-dies.token.control @cr:603.2 @cr:603.6c @cr:603.10a @cr:111.7
    Scenario: A token copy of Highland Game dies
      Given Alice controls a token copy of Highland Game as "elk" and Prodigal Sorcerer
      When Alice activates Prodigal Sorcerer's ability targeting "elk"
      And everything on the stack resolves
      Then "elk" no longer exists
      And Alice has 22 life

    @id:hushbringer.own-dies.persist @hushbringer.2c @cr:603.2 @cr:603.6c @cr:603.10a @cr:702.79a @absence @control:hushbringer.own-dies.persist.control/<row>
    Scenario Outline: A creature with persist dies under Hushbringer
      Given Alice controls <creature>
      And Alice has Shock in hand and {R} in her mana pool
      And Bob controls Hushbringer
      When Alice casts Shock targeting <creature>
      And everything on the stack resolves
      Then <creature> is in Alice's graveyard
      And Alice has 20 life

      Examples:
        | row    | creature       |
        | elite  | Safehold Elite |
        | goblin | Putrid Goblin  |
        | finks  | Kitchen Finks  |

    @id:hushbringer.own-dies.persist.control @cr:603.2 @cr:603.6c @cr:603.10a @cr:702.79a
    Scenario Outline: A creature with persist dies
      Given Alice controls <creature>
      And Alice has Shock in hand and {R} in her mana pool
      When Alice casts Shock targeting <creature>
      And everything on the stack resolves
      Then <creature> is on the battlefield and has exactly one -1/-1 counter
      And Alice has <life> life

      Examples:
        | row    | creature       | life |
        | elite  | Safehold Elite | 20   |
        | goblin | Putrid Goblin  | 20   |
        | finks  | Kitchen Finks  | 22   |

    @id:hushbringer.own-dies.undying @hushbringer.2c @cr:603.2 @cr:603.6c @cr:603.10a @cr:702.93a @absence @control:hushbringer.own-dies.undying.control/<row>
    Scenario Outline: A creature with undying dies under Hushbringer
      Given Alice controls <creature>
      And Alice has Shock in hand and {R} in her mana pool
      And Bob controls Hushbringer
      When Alice casts Shock targeting <creature>
      And everything on the stack resolves
      Then <creature> is in Alice's graveyard

      Examples:
        | row   | creature           |
        | ghoul | Butcher Ghoul      |
        | geist | Strangleroot Geist |

    @id:hushbringer.own-dies.undying.control @cr:603.2 @cr:603.6c @cr:603.10a @cr:702.93a
    Scenario Outline: A creature with undying dies
      Given Alice controls <creature>
      And Alice has Shock in hand and {R} in her mana pool
      When Alice casts Shock targeting <creature>
      And everything on the stack resolves
      Then <creature> is on the battlefield and has exactly one +1/+1 counter

      Examples:
        | row   | creature           |
        | ghoul | Butcher Ghoul      |
        | geist | Strangleroot Geist |

    @id:hushbringer.own-dies.undying-granted @hushbringer.2c @cr:603.2 @cr:603.6c @cr:603.10a @cr:702.93a @absence @control:hushbringer.own-dies.undying-granted.control
    Scenario: Undying Evil does not save Zephyr Falcon under Hushbringer
      Given Alice controls Zephyr Falcon and Prodigal Sorcerer
      And Alice has Undying Evil in hand and {B} in her mana pool
      And Bob controls Hushbringer
      When Alice casts Undying Evil targeting Zephyr Falcon
      And everything on the stack resolves
      And Alice activates Prodigal Sorcerer's ability targeting Zephyr Falcon
      And everything on the stack resolves
      Then Zephyr Falcon is in Alice's graveyard

    @id:hushbringer.own-dies.undying-granted.control @cr:603.2 @cr:603.6c @cr:603.10a @cr:702.93a
    Scenario: Undying Evil saves Zephyr Falcon
      Given Alice controls Zephyr Falcon and Prodigal Sorcerer
      And Alice has Undying Evil in hand and {B} in her mana pool
      When Alice casts Undying Evil targeting Zephyr Falcon
      And everything on the stack resolves
      And Alice activates Prodigal Sorcerer's ability targeting Zephyr Falcon
      And everything on the stack resolves
      Then Zephyr Falcon is on the battlefield, has exactly one +1/+1 counter and is 2/2

    @id:hushbringer.own-dies.modular @hushbringer.2c @cr:603.2 @cr:603.6c @cr:603.10a @cr:702.43a @absence @control:hushbringer.own-dies.modular.control
    Scenario: Arcbound Worker leaves its counter to nobody under Hushbringer
      Given Alice controls Arcbound Worker with a +1/+1 counter, Ornithopter and Prodigal Sorcerer
      And Bob controls Hushbringer
      When Alice activates Prodigal Sorcerer's ability targeting Arcbound Worker
      And everything on the stack resolves
      And Alice targets Ornithopter with Arcbound Worker
      And Alice says yes to Arcbound Worker
      Then Arcbound Worker is in Alice's graveyard
      And Ornithopter has no counters

    @id:hushbringer.own-dies.modular.control @cr:603.2 @cr:603.6c @cr:603.10a @cr:702.43a
    Scenario: Arcbound Worker leaves its counter to Ornithopter
      Given Alice controls Arcbound Worker with a +1/+1 counter, Ornithopter and Prodigal Sorcerer
      When Alice activates Prodigal Sorcerer's ability targeting Arcbound Worker
      And everything on the stack resolves
      And Alice targets Ornithopter with Arcbound Worker
      And Alice says yes to Arcbound Worker
      Then Arcbound Worker is in Alice's graveyard
      And Ornithopter has exactly one +1/+1 counter

    @id:hushbringer.own-dies.afterlife @hushbringer.2c @cr:603.2 @cr:603.6c @cr:603.10a @cr:702.135a @absence @control:hushbringer.own-dies.afterlife.control
    Scenario: Ministrant of Obligation has no afterlife under Hushbringer
      Given Alice controls Ministrant of Obligation and Prodigal Sorcerer
      And Bob controls Hushbringer
      When Alice activates Prodigal Sorcerer's ability targeting Ministrant of Obligation
      And everything on the stack resolves
      Then Ministrant of Obligation is in Alice's graveyard
      And Alice controls no tokens

    @id:hushbringer.own-dies.afterlife.control @cr:603.2 @cr:603.6c @cr:603.10a @cr:702.135a
    Scenario: Ministrant of Obligation has its afterlife
      Given Alice controls Ministrant of Obligation and Prodigal Sorcerer
      When Alice activates Prodigal Sorcerer's ability targeting Ministrant of Obligation
      And everything on the stack resolves
      Then Ministrant of Obligation is in Alice's graveyard
      And Alice controls two 1/1 white and black Spirit creature tokens

    @id:hushbringer.own-dies.both-events @hushbringer.2a @hushbringer.2c @cr:603.2 @cr:603.6a @cr:603.6c @absence @control:hushbringer.own-dies.both-events.control
    Scenario: Filigree Familiar enters and dies under Hushbringer
      Given Alice controls Ashnod's Altar
      And Alice has Filigree Familiar in hand, two Islands on top of her library and {C}{C}{C} in her mana pool
      And Bob controls Hushbringer
      When Alice casts Filigree Familiar
      And everything on the stack resolves
      And Alice activates Ashnod's Altar's ability
      And Alice chooses Filigree Familiar for Ashnod's Altar
      And everything on the stack resolves
      Then Filigree Familiar is in Alice's graveyard
      And Alice has 20 life and no cards in hand

    @id:hushbringer.own-dies.both-events.control @cr:603.2 @cr:603.6a @cr:603.6c
    Scenario: Filigree Familiar enters and dies
      Given Alice controls Ashnod's Altar
      And Alice has Filigree Familiar in hand, two Islands on top of her library and {C}{C}{C} in her mana pool
      When Alice casts Filigree Familiar
      And everything on the stack resolves
      And Alice activates Ashnod's Altar's ability
      And Alice chooses Filigree Familiar for Ashnod's Altar
      And everything on the stack resolves
      Then Filigree Familiar is in Alice's graveyard
      And Alice has 22 life and only Island in hand

  @hushbringer.2
  Rule: Abilities of others that watch creatures die are stopped

    @id:hushbringer.watching-die.stack @hushbringer.2d @cr:603.2 @cr:603.6c @cr:603.10a @absence @control:hushbringer.watching-die.stack.control
    Scenario: Nothing waits on the stack after Blood Artist has seen a creature die under Hushbringer
      Given Alice controls Blood Artist
      And Alice has Shock in hand and {R} in her mana pool
      And Bob controls Hushbringer and Eager Cadet
      When Alice casts Shock targeting Eager Cadet
      And the top of the stack resolves
      And Alice targets Bob with Blood Artist
      Then nothing is on the stack
      And Eager Cadet is in Bob's graveyard

    @id:hushbringer.watching-die.stack.control @cr:603.2 @cr:603.6c @cr:603.10a
    Scenario: Blood Artist's ability waits on the stack after it has seen a creature die
      Given Alice controls Blood Artist
      And Alice has Shock in hand and {R} in her mana pool
      And Bob controls Eager Cadet
      When Alice casts Shock targeting Eager Cadet
      And the top of the stack resolves
      And Alice targets Bob with Blood Artist
      Then the stack is Blood Artist's triggered ability targeting Bob
      And Eager Cadet is in Bob's graveyard

    @id:hushbringer.watching-die @hushbringer.2d @hushbringer.2e @cr:603.2 @cr:603.6c @cr:603.10a @absence @control:hushbringer.watching-die.control/<alone>
    Scenario Outline: The controllers of Blood Artist, Hushbringer and the creature that dies
      Given <artist> controls Blood Artist
      And <hush> controls Hushbringer
      And <dying> controls Eager Cadet
      And Alice has Shock in hand and {R} in her mana pool
      When Alice casts Shock targeting Eager Cadet
      And everything on the stack resolves
      And <artist> targets <other> with Blood Artist
      Then Eager Cadet is in <dying>'s graveyard
      And Alice has 20 life
      And Bob has 20 life

      Examples:
        | row | artist | hush  | dying | other | alone |
        | aaa | Alice  | Alice | Alice | Bob   | aa    |
        | aab | Alice  | Alice | Bob   | Bob   | ab    |
        | aba | Alice  | Bob   | Alice | Bob   | aa    |
        | abb | Alice  | Bob   | Bob   | Bob   | ab    |
        | baa | Bob    | Alice | Alice | Alice | ba    |
        | bab | Bob    | Alice | Bob   | Alice | bb    |
        | bba | Bob    | Bob   | Alice | Alice | ba    |
        | bbb | Bob    | Bob   | Bob   | Alice | bb    |

    @id:hushbringer.watching-die.control @cr:603.2 @cr:603.6c @cr:603.10a
    Scenario Outline: The controllers of Blood Artist and the creature that dies, without Hushbringer
      Given <artist> controls Blood Artist
      And <dying> controls Eager Cadet
      And Alice has Shock in hand and {R} in her mana pool
      When Alice casts Shock targeting Eager Cadet
      And everything on the stack resolves
      And <artist> targets <other> with Blood Artist
      Then Eager Cadet is in <dying>'s graveyard
      And <artist> has 21 life
      And <other> has 19 life

      Examples:
        | row | artist | dying | other |
        | aa  | Alice  | Alice | Bob   |
        | ab  | Alice  | Bob   | Bob   |
        | ba  | Bob    | Alice | Alice |
        | bb  | Bob    | Bob   | Alice |

    @id:hushbringer.watching-die.noncreature @hushbringer.2d @cr:603.2 @cr:603.6c @cr:603.10a @absence @control:hushbringer.watching-die.noncreature.control
    Scenario: The Meathook Massacre sees creatures of both players die under Hushbringer
      Given Alice controls The Meathook Massacre, Walking Ballista with three +1/+1 counters and Eager Cadet as "mine"
      And Bob controls Hushbringer and Eager Cadet as "theirs"
      When Alice activates Walking Ballista's third ability targeting "mine"
      And everything on the stack resolves
      And Alice activates Walking Ballista's third ability targeting "theirs"
      And everything on the stack resolves
      Then "mine" is in Alice's graveyard
      And "theirs" is in Bob's graveyard
      And Alice has 20 life
      And Bob has 20 life

    @id:hushbringer.watching-die.noncreature.control @cr:603.2 @cr:603.6c @cr:603.10a
    Scenario: The Meathook Massacre sees creatures of both players die
      Given Alice controls The Meathook Massacre, Walking Ballista with three +1/+1 counters and Eager Cadet as "mine"
      And Bob controls Eager Cadet as "theirs"
      When Alice activates Walking Ballista's third ability targeting "mine"
      And everything on the stack resolves
      And Alice activates Walking Ballista's third ability targeting "theirs"
      And everything on the stack resolves
      Then "mine" is in Alice's graveyard
      And "theirs" is in Bob's graveyard
      And Alice has 21 life
      And Bob has 19 life

    @id:hushbringer.watching-die.treasure @hushbringer.2d @cr:603.2 @cr:603.6c @cr:603.10a @absence @control:hushbringer.watching-die.treasure.control
    Scenario: Revel in Riches makes no Treasure under Hushbringer
      Given Alice controls Revel in Riches and Prodigal Sorcerer
      And Bob controls Hushbringer and Eager Cadet
      When Alice activates Prodigal Sorcerer's ability targeting Eager Cadet
      And everything on the stack resolves
      Then Eager Cadet is in Bob's graveyard
      And Alice controls no tokens

    @id:hushbringer.watching-die.treasure.control @cr:603.2 @cr:603.6c @cr:603.10a
    Scenario: Revel in Riches makes a Treasure
      Given Alice controls Revel in Riches and Prodigal Sorcerer
      And Bob controls Eager Cadet
      When Alice activates Prodigal Sorcerer's ability targeting Eager Cadet
      And everything on the stack resolves
      Then Eager Cadet is in Bob's graveyard
      And Alice controls a Treasure token

    @id:hushbringer.watching-die.token @hushbringer.2d @cr:603.2 @cr:603.6c @cr:603.10a @absence @control:hushbringer.watching-die.token.control
    Scenario: Zulaport Cutthroat sees a token die under Hushbringer
      Given Alice controls Zulaport Cutthroat, Prodigal Sorcerer and a 1/1 white Spirit creature token with flying as "spirit"
      And Bob controls Hushbringer
      When Alice activates Prodigal Sorcerer's ability targeting "spirit"
      And everything on the stack resolves
      Then "spirit" no longer exists
      And Alice has 20 life
      And Bob has 20 life

    @id:hushbringer.watching-die.token.control @cr:603.2 @cr:603.6c @cr:603.10a
    Scenario: Zulaport Cutthroat sees a token die
      Given Alice controls Zulaport Cutthroat, Prodigal Sorcerer and a 1/1 white Spirit creature token with flying as "spirit"
      When Alice activates Prodigal Sorcerer's ability targeting "spirit"
      And everything on the stack resolves
      Then "spirit" no longer exists
      And Alice has 21 life
      And Bob has 19 life

    @id:hushbringer.watching-die.itself @hushbringer.2c @hushbringer.2d @cr:603.2 @cr:603.6c @cr:603.10a @absence @control:hushbringer.watching-die.itself.control
    Scenario: Zulaport Cutthroat itself dies under Hushbringer
      Given Alice controls Zulaport Cutthroat and Prodigal Sorcerer
      And Bob controls Hushbringer
      When Alice activates Prodigal Sorcerer's ability targeting Zulaport Cutthroat
      And everything on the stack resolves
      Then Zulaport Cutthroat is in Alice's graveyard
      And Alice has 20 life
      And Bob has 20 life

    @id:hushbringer.watching-die.itself.control @cr:603.2 @cr:603.6c @cr:603.10a
    Scenario: Zulaport Cutthroat itself dies
      Given Alice controls Zulaport Cutthroat and Prodigal Sorcerer
      When Alice activates Prodigal Sorcerer's ability targeting Zulaport Cutthroat
      And everything on the stack resolves
      Then Zulaport Cutthroat is in Alice's graveyard
      And Alice has 21 life
      And Bob has 19 life

    @id:hushbringer.watching-die.one-or-more @hushbringer.2d @cr:603.2 @cr:603.2c @cr:603.10a @absence @control:hushbringer.watching-die.one-or-more.control
    Scenario: Vengeful Townsfolk sees two creatures die at once under Hushbringer
      Given it is Bob's turn
      And Bob controls Hushbringer
      And Bob has Cower in Fear in hand and {B}{B}{B} in his mana pool
      And Alice controls Vengeful Townsfolk, Elite Vanguard and Eager Cadet
      When Bob casts Cower in Fear
      And everything on the stack resolves
      Then Elite Vanguard is in Alice's graveyard
      And Eager Cadet is in Alice's graveyard
      And Vengeful Townsfolk has no counters and is 2/2

    @id:hushbringer.watching-die.one-or-more.control @cr:603.2 @cr:603.2c @cr:603.10a
    Scenario: Vengeful Townsfolk sees two creatures die at once
      Given it is Bob's turn
      And Bob has Cower in Fear in hand and {B}{B}{B} in his mana pool
      And Alice controls Vengeful Townsfolk, Elite Vanguard and Eager Cadet
      When Bob casts Cower in Fear
      And everything on the stack resolves
      Then Elite Vanguard is in Alice's graveyard
      And Eager Cadet is in Alice's graveyard
      And Vengeful Townsfolk has exactly one +1/+1 counter and is 3/3

    @id:hushbringer.watching-die.equipment @hushbringer.2d @cr:603.2 @cr:603.6c @cr:603.10a @absence @control:hushbringer.watching-die.equipment.control
    Scenario: Avacyn's Collar sees its Human die under Hushbringer
      Given Alice controls Elite Vanguard, Avacyn's Collar attached to Elite Vanguard and Prodigal Sorcerer
      And Bob controls Hushbringer
      When Alice activates Prodigal Sorcerer's ability targeting Elite Vanguard
      And everything on the stack resolves
      Then Elite Vanguard is in Alice's graveyard
      And Alice controls no tokens

    @id:hushbringer.watching-die.equipment.control @cr:603.2 @cr:603.6c @cr:603.10a
    Scenario: Avacyn's Collar sees its Human die
      Given Alice controls Elite Vanguard, Avacyn's Collar attached to Elite Vanguard and Prodigal Sorcerer
      When Alice activates Prodigal Sorcerer's ability targeting Elite Vanguard
      And everything on the stack resolves
      Then Elite Vanguard is in Alice's graveyard
      And Alice controls a 1/1 white Spirit creature token

    @id:hushbringer.watching-die.konrad @hushbringer.2d @cr:603.2 @cr:603.6c @cr:603.10a @absence @control:hushbringer.watching-die.konrad.control
    Scenario: Syr Konrad deals no damage for a creature that dies under Hushbringer
      Given Alice controls Syr Konrad, the Grim, Prodigal Sorcerer and Eager Cadet
      And Bob controls Hushbringer
      When Alice activates Prodigal Sorcerer's ability targeting Eager Cadet
      And everything on the stack resolves
      Then Eager Cadet is in Alice's graveyard
      And Bob has 20 life

    @id:hushbringer.watching-die.konrad.control @cr:603.2 @cr:603.6c @cr:603.10a
    Scenario: Syr Konrad deals damage for a creature that dies
      Given Alice controls Syr Konrad, the Grim, Prodigal Sorcerer and Eager Cadet
      When Alice activates Prodigal Sorcerer's ability targeting Eager Cadet
      And everything on the stack resolves
      Then Eager Cadet is in Alice's graveyard
      And Bob has 19 life

    @id:hushbringer.watching-die.delayed @hushbringer.2d @cr:603.2 @cr:603.7 @cr:603.10a @absence @control:hushbringer.watching-die.delayed.control
    Scenario: Searing Blood deals no more damage under Hushbringer
      Given Alice has Searing Blood in hand and {R}{R} in her mana pool
      And Bob controls Hushbringer and Eager Cadet
      When Alice casts Searing Blood targeting Eager Cadet
      And everything on the stack resolves
      Then Eager Cadet is in Bob's graveyard
      And Bob has 20 life

    @id:hushbringer.watching-die.delayed.control @cr:603.2 @cr:603.7 @cr:603.10a
    Scenario: Searing Blood deals damage for the creature that it has killed
      Given Alice has Searing Blood in hand and {R}{R} in her mana pool
      And Bob controls Eager Cadet
      When Alice casts Searing Blood targeting Eager Cadet
      And everything on the stack resolves
      Then Eager Cadet is in Bob's graveyard
      And Bob has 17 life

    @id:hushbringer.watching-die.doubled @hushbringer.2d @cr:603.2 @cr:603.10a @absence @control:hushbringer.watching-die.doubled.control
    Scenario: Teysa Karlov has nothing to double under Hushbringer
      Given Alice controls Teysa Karlov, Zulaport Cutthroat, Prodigal Sorcerer and Eager Cadet
      And Bob controls Hushbringer
      When Alice activates Prodigal Sorcerer's ability targeting Eager Cadet
      And everything on the stack resolves
      Then Eager Cadet is in Alice's graveyard
      And Alice has 20 life
      And Bob has 20 life

    @id:hushbringer.watching-die.doubled.control @cr:603.2d @cr:603.10a
    Scenario: Teysa Karlov doubles what a creature dying sets off
      Given Alice controls Teysa Karlov, Zulaport Cutthroat, Prodigal Sorcerer and Eager Cadet
      When Alice activates Prodigal Sorcerer's ability targeting Eager Cadet
      And everything on the stack resolves
      Then Eager Cadet is in Alice's graveyard
      And Alice has 22 life
      And Bob has 18 life

  @hushbringer.2
  Rule: Abilities that work in other zones are stopped too

    @id:hushbringer.elsewhere.amalgam @hushbringer.2f @cr:603.2 @cr:603.6a @cr:113.6m @absence @control:hushbringer.elsewhere.amalgam.control
    Scenario: Prized Amalgam in a graveyard sees a creature return under Hushbringer
      Given Alice has Prized Amalgam and Grizzly Bears in her graveyard
      And Alice has Zombify in hand and {B}{B}{B}{B} in her mana pool
      And Bob controls Hushbringer
      When Alice casts Zombify targeting Grizzly Bears
      And everything on the stack resolves
      And the game advances to the next end step
      And everything on the stack resolves
      Then Grizzly Bears is on the battlefield
      And Prized Amalgam is in Alice's graveyard

    @id:hushbringer.elsewhere.amalgam.control @cr:603.2 @cr:603.6a @cr:603.7 @cr:113.6m
    Scenario: Prized Amalgam in a graveyard sees a creature return
      Given Alice has Prized Amalgam and Grizzly Bears in her graveyard
      And Alice has Zombify in hand and {B}{B}{B}{B} in her mana pool
      When Alice casts Zombify targeting Grizzly Bears
      And everything on the stack resolves
      And the game advances to the next end step
      And everything on the stack resolves
      Then Grizzly Bears is on the battlefield
      And Prized Amalgam is on the battlefield and is tapped

    @id:hushbringer.elsewhere.thrall @hushbringer.2f @cr:603.2 @cr:603.6a @cr:113.6m @absence @control:hushbringer.elsewhere.thrall.control
    Scenario: Bladewing's Thrall in a graveyard sees a Dragon enter under Hushbringer
      Given Alice has Bladewing's Thrall in her graveyard, Scion of Ugin in hand and six {C} in her mana pool
      And Bob controls Hushbringer
      When Alice casts Scion of Ugin
      And everything on the stack resolves
      And Alice says yes to Bladewing's Thrall
      Then Scion of Ugin is on the battlefield
      And Bladewing's Thrall is in Alice's graveyard

    @id:hushbringer.elsewhere.thrall.control @cr:603.2 @cr:603.6a @cr:113.6m
    Scenario: Bladewing's Thrall in a graveyard sees a Dragon enter
      Given Alice has Bladewing's Thrall in her graveyard, Scion of Ugin in hand and six {C} in her mana pool
      When Alice casts Scion of Ugin
      And everything on the stack resolves
      And Alice says yes to Bladewing's Thrall
      Then Scion of Ugin is on the battlefield
      And Bladewing's Thrall is on the battlefield

    @id:hushbringer.elsewhere.sword @hushbringer.2f @cr:603.2 @cr:603.6a @cr:113.6m @absence @control:hushbringer.elsewhere.sword.control
    Scenario: Sword of the Meek in a graveyard sees a 1/1 creature enter under Hushbringer
      Given Alice has Sword of the Meek in her graveyard, Eager Cadet in hand and {W} in her mana pool
      And Bob controls Hushbringer
      When Alice casts Eager Cadet
      And everything on the stack resolves
      And Alice says yes to Sword of the Meek
      Then Eager Cadet is on the battlefield and is 1/1
      And Sword of the Meek is in Alice's graveyard

    @id:hushbringer.elsewhere.sword.control @cr:603.2 @cr:603.6a @cr:113.6m
    Scenario: Sword of the Meek in a graveyard sees a 1/1 creature enter
      Given Alice has Sword of the Meek in her graveyard, Eager Cadet in hand and {W} in her mana pool
      When Alice casts Eager Cadet
      And everything on the stack resolves
      And Alice says yes to Sword of the Meek
      Then Eager Cadet is on the battlefield and is 2/3
      And Sword of the Meek is on the battlefield and is attached to Eager Cadet

    @id:hushbringer.elsewhere.ghast @hushbringer.2f @cr:603.2 @cr:603.6a @cr:113.6m @absence @control:hushbringer.elsewhere.ghast.control
    Scenario: Bloodghast in a graveyard sees a land creature enter under Hushbringer
      Given Alice has Bloodghast in her graveyard and Dryad Arbor in hand
      And Bob controls Hushbringer
      When Alice plays Dryad Arbor
      And everything on the stack resolves
      And Alice says yes to Bloodghast
      Then Dryad Arbor is on the battlefield
      And Bloodghast is in Alice's graveyard

    @id:hushbringer.elsewhere.ghast.control @cr:603.2 @cr:603.6a @cr:113.6m
    Scenario: Bloodghast in a graveyard sees a land creature enter
      Given Alice has Bloodghast in her graveyard and Dryad Arbor in hand
      When Alice plays Dryad Arbor
      And everything on the stack resolves
      And Alice says yes to Bloodghast
      Then Dryad Arbor is on the battlefield
      And Bloodghast is on the battlefield

    @id:hushbringer.elsewhere.ghast.land @cr:603.2 @cr:603.6a @cr:113.6m
    Scenario: Bloodghast in a graveyard sees a mere land enter under Hushbringer
      Given Alice has Bloodghast in her graveyard and Forest in hand
      And Bob controls Hushbringer
      When Alice plays Forest
      And everything on the stack resolves
      And Alice says yes to Bloodghast
      Then Forest is on the battlefield
      And Bloodghast is on the battlefield

    @id:hushbringer.elsewhere.inalla @hushbringer.2f @cr:603.2 @cr:603.6a @cr:113.6b @absence @control:hushbringer.elsewhere.inalla.control
    Scenario: Inalla in the command zone sees a Wizard enter under Hushbringer
      Given Alice has Inalla, Archmage Ritualist in the command zone
      And Alice has Fugitive Wizard in hand and {U}{U} in her mana pool
      And Bob controls Hushbringer
      When Alice casts Fugitive Wizard
      And everything on the stack resolves
      And Alice pays for Inalla, Archmage Ritualist
      Then Alice controls Fugitive Wizard
      And Alice controls no tokens
      And Alice has {U} in her mana pool

    @id:hushbringer.elsewhere.inalla.control @cr:603.2 @cr:603.6a @cr:113.6b
    Scenario: Inalla in the command zone sees a Wizard enter
      Given Alice has Inalla, Archmage Ritualist in the command zone
      And Alice has Fugitive Wizard in hand and {U}{U} in her mana pool
      When Alice casts Fugitive Wizard
      And everything on the stack resolves
      And Alice pays for Inalla, Archmage Ritualist
      Then Alice controls two copies of Fugitive Wizard
      And Alice controls one token
      And Alice has no mana in her mana pool

  @hushbringer.2
  Rule: Abilities at the beginning of a step are not stopped

    @id:hushbringer.step.deathreap @hushbringer.2f @cr:603.2b @cr:603.4 @cr:700.4
    Scenario: Deathreap Ritual at the end of a turn in which a creature died under Hushbringer
      Given Alice controls Deathreap Ritual and Prodigal Sorcerer
      And Alice has two Islands on top of her library
      And Bob controls Hushbringer and Eager Cadet
      When Alice activates Prodigal Sorcerer's ability targeting Eager Cadet
      And everything on the stack resolves
      And the game advances to the next end step
      And everything on the stack resolves
      And Alice says yes to Deathreap Ritual
      Then Eager Cadet is in Bob's graveyard
      And Alice has only Island in hand

    @id:hushbringer.step.deathreap.itself @hushbringer.2f @cr:603.2b @cr:603.4 @cr:700.4
    Scenario: Deathreap Ritual at the end of a turn in which Hushbringer died
      Given Alice controls Deathreap Ritual
      And Alice has Lightning Bolt in hand, two Islands on top of her library and {R} in her mana pool
      And Bob controls Hushbringer
      When Alice casts Lightning Bolt targeting Hushbringer
      And everything on the stack resolves
      And the game advances to the next end step
      And everything on the stack resolves
      And Alice says yes to Deathreap Ritual
      Then Hushbringer is in Bob's graveyard
      And Alice has only Island in hand

    @id:hushbringer.step.amalgam @hushbringer.2f @cr:603.2b @cr:603.7
    Scenario: Prized Amalgam returns at the beginning of the end step although Hushbringer has come
      Given Alice has Prized Amalgam and Grizzly Bears in her graveyard
      And Alice has Reanimate and Hushbringer in hand, and {B}{W}{W} in her mana pool
      When Alice casts Reanimate targeting Grizzly Bears
      And everything on the stack resolves
      And Alice casts Hushbringer
      And everything on the stack resolves
      And the game advances to the next end step
      And everything on the stack resolves
      Then Hushbringer is on the battlefield
      And Prized Amalgam is on the battlefield and is tapped

    @id:hushbringer.step.sheoldred @hushbringer.2f @cr:603.2b
    Scenario: Sheoldred makes an opponent sacrifice Hushbringer at the beginning of the upkeep
      Given it is Alice's end step
      And Alice controls Sheoldred, Whispering One
      And Bob controls Hushbringer
      When the game advances to Bob's upkeep
      And everything on the stack resolves
      Then Hushbringer is in Bob's graveyard

  @hushbringer.5
  Rule: The ability that is stopped need not speak of creatures

    @id:hushbringer.artifact.creature @hushbringer.5a @cr:603.2 @cr:603.6c @cr:603.10a @cr:700.4 @absence @control:hushbringer.artifact.creature.control/<row>
    Scenario Outline: Disciple of the Vault sees an artifact creature die under Hushbringer
      Given Alice controls Disciple of the Vault and <artifact>
      And Alice has Shock in hand and {R} in her mana pool
      And Bob controls Hushbringer
      When Alice casts Shock targeting <artifact>
      And everything on the stack resolves
      And Alice says yes to Disciple of the Vault
      Then <artifact> is in Alice's graveyard
      And Bob has 20 life

      Examples:
        | row         | artifact    |
        | ornithopter | Ornithopter |
        | memnite     | Memnite     |
        | myr         | Alloy Myr   |

    @id:hushbringer.artifact.creature.control @cr:603.2 @cr:603.6c @cr:603.10a @cr:700.4
    Scenario Outline: Disciple of the Vault sees an artifact creature die
      Given Alice controls Disciple of the Vault and <artifact>
      And Alice has Shock in hand and {R} in her mana pool
      When Alice casts Shock targeting <artifact>
      And everything on the stack resolves
      And Alice says yes to Disciple of the Vault
      Then <artifact> is in Alice's graveyard
      And Bob has 19 life

      Examples:
        | row         | artifact    |
        | ornithopter | Ornithopter |
        | memnite     | Memnite     |
        | myr         | Alloy Myr   |

    @id:hushbringer.artifact.creature.stack @hushbringer.5a @cr:603.2 @cr:603.6c @cr:603.10a @absence @control:hushbringer.artifact.creature.stack.control
    Scenario: Nothing waits on the stack after an artifact creature has died
      Given Alice controls Disciple of the Vault and Memnite
      And Alice has Shock in hand and {R} in her mana pool
      And Bob controls Hushbringer
      When Alice casts Shock targeting Memnite
      And the top of the stack resolves
      Then nothing is on the stack
      And Memnite is in Alice's graveyard

    @id:hushbringer.artifact.creature.stack.control @cr:603.2 @cr:603.6c @cr:603.10a
    Scenario: Disciple of the Vault's ability waits on the stack after an artifact creature has died
      Given Alice controls Disciple of the Vault and Memnite
      And Alice has Shock in hand and {R} in her mana pool
      When Alice casts Shock targeting Memnite
      And the top of the stack resolves
      Then the stack is Disciple of the Vault's triggered ability targeting Bob
      And Memnite is in Alice's graveyard

    @id:hushbringer.artifact.token @hushbringer.5a @cr:603.2 @cr:603.6c @cr:603.10a @absence @control:hushbringer.artifact.token.control
    Scenario: Marionette Master sees a Servo token die under Hushbringer
      Given Alice controls Marionette Master, Prodigal Sorcerer and a 1/1 colorless Servo artifact creature token as "servo"
      And Bob controls Hushbringer
      When Alice activates Prodigal Sorcerer's ability targeting "servo"
      And everything on the stack resolves
      Then "servo" no longer exists
      And Bob has 20 life

    @id:hushbringer.artifact.token.control @cr:603.2 @cr:603.6c @cr:603.10a
    Scenario: Marionette Master sees a Servo token die
      Given Alice controls Marionette Master, Prodigal Sorcerer and a 1/1 colorless Servo artifact creature token as "servo"
      When Alice activates Prodigal Sorcerer's ability targeting "servo"
      And everything on the stack resolves
      Then "servo" no longer exists
      And Bob has 19 life

    @id:hushbringer.artifact.together @hushbringer.5a @hushbringer.3c @cr:603.2 @cr:603.6c @cr:603.10a @absence @control:hushbringer.artifact.together.control
    Scenario: Memnite and Hushbringer die together before the eyes of Disciple of the Vault
      Given Alice controls Disciple of the Vault and Memnite
      And Alice has Day of Judgment in hand and {W}{W}{W}{W} in her mana pool
      And Bob controls Hushbringer
      When Alice casts Day of Judgment
      And everything on the stack resolves
      And Alice says yes to Disciple of the Vault
      Then Memnite is in Alice's graveyard
      And Bob has 20 life

    @id:hushbringer.artifact.together.control @cr:603.2 @cr:603.6c @cr:603.10a
    Scenario: Memnite and Silvercoat Lion die together before the eyes of Disciple of the Vault
      Given Alice controls Disciple of the Vault and Memnite
      And Alice has Day of Judgment in hand and {W}{W}{W}{W} in her mana pool
      And Bob controls Silvercoat Lion
      When Alice casts Day of Judgment
      And everything on the stack resolves
      And Alice says yes to Disciple of the Vault
      Then Memnite is in Alice's graveyard
      And Bob has 19 life

    @id:hushbringer.artifact.noncreature @hushbringer.5b @cr:603.2 @cr:603.6c @cr:603.10a
    Scenario Outline: Disciple of the Vault sees a noncreature artifact destroyed under Hushbringer
      Given Alice controls Disciple of the Vault and <artifact>
      And Alice has Disenchant in hand and {W}{W} in her mana pool
      And Bob controls Hushbringer
      When Alice casts Disenchant targeting <artifact>
      And everything on the stack resolves
      And Alice says yes to Disciple of the Vault
      Then <artifact> is in Alice's graveyard
      And Bob has 19 life

      Examples:
        | row          | artifact     |
        | mind-stone   | Mind Stone   |
        | bonesplitter | Bonesplitter |

    @id:hushbringer.artifact.noncreature.stack @hushbringer.5b @cr:603.2 @cr:603.6c @cr:603.10a
    Scenario: Disciple of the Vault's ability waits on the stack after a noncreature artifact has been destroyed
      Given Alice controls Disciple of the Vault and Mind Stone
      And Alice has Disenchant in hand and {W}{W} in her mana pool
      And Bob controls Hushbringer
      When Alice casts Disenchant targeting Mind Stone
      And the top of the stack resolves
      Then the stack is Disciple of the Vault's triggered ability targeting Bob
      And Mind Stone is in Alice's graveyard

    @id:hushbringer.artifact.noncreature.own @hushbringer.5b @cr:603.2 @cr:603.6a @cr:603.6c @cr:603.10a
    Scenario: Ichor Wellspring enters and is destroyed under Hushbringer
      Given Alice has Ichor Wellspring in hand, three Islands on top of her library and {C}{C} in her mana pool
      And Bob controls Hushbringer
      And Bob has Disenchant in hand and {W}{W} in his mana pool
      When Alice casts Ichor Wellspring
      And everything on the stack resolves
      And Alice passes priority
      And Bob casts Disenchant targeting Ichor Wellspring
      And everything on the stack resolves
      Then Ichor Wellspring is in Alice's graveyard
      And Alice has two cards in hand

    @id:hushbringer.artifact.part @hushbringer.5a @hushbringer.5b @cr:603.2 @cr:603.2c @cr:603.10a @absence @control:hushbringer.artifact.part.control
    Scenario: Disciple of the Vault sees a creature and another artifact destroyed in one event under Hushbringer
      Given Alice controls Disciple of the Vault and Ratchet Bomb with three charge counters
      And Bob controls Hushbringer, Alloy Myr and Orb of Dreams
      When Alice activates Ratchet Bomb's second ability
      And everything on the stack resolves
      And Alice says yes to Disciple of the Vault
      And Alice says yes to Disciple of the Vault
      And Alice says yes to Disciple of the Vault
      Then Alloy Myr is in Bob's graveyard
      And Orb of Dreams is in Bob's graveyard
      And Bob has 18 life

    @id:hushbringer.artifact.part.control @cr:603.2 @cr:603.2c @cr:603.10a
    Scenario: Disciple of the Vault sees a creature and another artifact destroyed in one event
      Given Alice controls Disciple of the Vault and Ratchet Bomb with three charge counters
      And Bob controls Alloy Myr and Orb of Dreams
      When Alice activates Ratchet Bomb's second ability
      And everything on the stack resolves
      And Alice says yes to Disciple of the Vault
      And Alice says yes to Disciple of the Vault
      And Alice says yes to Disciple of the Vault
      Then Alloy Myr is in Bob's graveyard
      And Orb of Dreams is in Bob's graveyard
      And Bob has 17 life

  @hushbringer.6
  Rule: What triggers on the event that makes a creature die goes on

    @id:hushbringer.cause.sacrifice @hushbringer.6a @hushbringer.2c @cr:603.2 @cr:603.10a @cr:701.21a @absence @control:hushbringer.cause.sacrifice.control
    Scenario: Mayhem Devil sees Doomed Traveler sacrificed under Hushbringer
      Given Alice controls Mayhem Devil, Doomed Traveler and Ashnod's Altar
      And Bob controls Hushbringer
      When Alice activates Ashnod's Altar's ability
      And Alice chooses Doomed Traveler for Ashnod's Altar
      And Alice targets Bob with Mayhem Devil
      And Alice puts her triggered abilities on the stack in any order
      And everything on the stack resolves
      Then Doomed Traveler is in Alice's graveyard
      And Bob has 19 life
      And Alice controls no tokens

    @id:hushbringer.cause.sacrifice.control @cr:603.2 @cr:603.10a @cr:701.21a
    Scenario: Mayhem Devil sees Doomed Traveler sacrificed
      Given Alice controls Mayhem Devil, Doomed Traveler and Ashnod's Altar
      When Alice activates Ashnod's Altar's ability
      And Alice chooses Doomed Traveler for Ashnod's Altar
      And Alice targets Bob with Mayhem Devil
      And Alice puts her triggered abilities on the stack in any order
      And everything on the stack resolves
      Then Doomed Traveler is in Alice's graveyard
      And Bob has 19 life
      And Alice controls a 1/1 white Spirit creature token

    @id:hushbringer.cause.sacrifice.stack @hushbringer.6a @cr:603.2 @cr:603.10a @cr:701.21a
    Scenario: Mayhem Devil's ability waits on the stack after a creature has been sacrificed under Hushbringer
      Given Alice controls Mayhem Devil, Grizzly Bears and Ashnod's Altar
      And Bob controls Hushbringer
      When Alice activates Ashnod's Altar's ability
      And Alice chooses Grizzly Bears for Ashnod's Altar
      And Alice targets Bob with Mayhem Devil
      Then the stack is Mayhem Devil's triggered ability targeting Bob
      And Grizzly Bears is in Alice's graveyard

    @id:hushbringer.cause.sacrifice.itself @hushbringer.6a @cr:603.2 @cr:603.10a @cr:701.21a
    Scenario Outline: Hushbringer or Mayhem Devil itself is sacrificed
      Given Alice controls Mayhem Devil, Hushbringer and Ashnod's Altar
      When Alice activates Ashnod's Altar's ability
      And Alice chooses <creature> for Ashnod's Altar
      And Alice targets Bob with Mayhem Devil
      And everything on the stack resolves
      Then <creature> is in Alice's graveyard
      And Bob has 19 life

      Examples:
        | row   | creature     |
        | hush  | Hushbringer  |
        | devil | Mayhem Devil |

    @id:hushbringer.cause.sacrifice.opponents @hushbringer.6a @cr:603.2 @cr:603.10a @cr:701.21a
    Scenario: Mayhem Devil sees an opponent sacrifice a creature to pay for a spell under Hushbringer
      Given it is Bob's turn
      And Alice controls Mayhem Devil and Hushbringer
      And Bob controls Eager Cadet
      And Bob has Village Rites in hand, three Islands on top of his library and {B} in his mana pool
      When Bob casts Village Rites
      And Bob chooses Eager Cadet for Village Rites
      And Alice targets Bob with Mayhem Devil
      And everything on the stack resolves
      Then Eager Cadet is in Bob's graveyard
      And Bob has 19 life and two cards in hand

    @id:hushbringer.cause.sacrifice.all @hushbringer.6a @cr:603.2 @cr:603.2c @cr:603.10a @cr:701.21a
    Scenario: Living Death makes the players sacrifice Mayhem Devil, Hushbringer and Grizzly Bears
      Given Alice controls Mayhem Devil and Hushbringer
      And Alice has Living Death in hand and {B}{B}{B}{B}{B} in her mana pool
      And Bob controls Grizzly Bears
      When Alice casts Living Death
      And everything on the stack resolves
      And Alice targets Bob with Mayhem Devil
      And Alice targets Bob with Mayhem Devil
      And Alice targets Bob with Mayhem Devil
      Then Grizzly Bears is in Bob's graveyard
      And Alice controls nothing
      And Bob has 17 life

    @id:hushbringer.cause.sacrifice.mazirek @hushbringer.6a @cr:603.2 @cr:603.10a @cr:701.21a
    Scenario: Mazirek sees a creature sacrificed under Hushbringer
      Given Alice controls Mazirek, Kraul Death Priest, Eager Cadet and Ashnod's Altar
      And Bob controls Hushbringer
      When Alice activates Ashnod's Altar's ability
      And Alice chooses Eager Cadet for Ashnod's Altar
      And everything on the stack resolves
      Then Eager Cadet is in Alice's graveyard
      And Mazirek, Kraul Death Priest has exactly one +1/+1 counter and is 3/3

    @id:hushbringer.cause.sacrifice.beside-artist @hushbringer.6a @hushbringer.2d @cr:603.2 @cr:603.10a @cr:701.21a @absence @control:hushbringer.cause.sacrifice.beside-artist.control
    Scenario: Mayhem Devil and Zulaport Cutthroat see a creature sacrificed under Hushbringer
      Given Alice controls Mayhem Devil, Zulaport Cutthroat, Grizzly Bears and Ashnod's Altar
      And Bob controls Hushbringer
      When Alice activates Ashnod's Altar's ability
      And Alice chooses Grizzly Bears for Ashnod's Altar
      And Alice targets Bob with Mayhem Devil
      And Alice puts her triggered abilities on the stack in any order
      And everything on the stack resolves
      Then Grizzly Bears is in Alice's graveyard
      And Alice has 20 life
      And Bob has 19 life

    @id:hushbringer.cause.sacrifice.beside-artist.control @cr:603.2 @cr:603.10a @cr:701.21a
    Scenario: Mayhem Devil and Zulaport Cutthroat see a creature sacrificed
      Given Alice controls Mayhem Devil, Zulaport Cutthroat, Grizzly Bears and Ashnod's Altar
      When Alice activates Ashnod's Altar's ability
      And Alice chooses Grizzly Bears for Ashnod's Altar
      And Alice targets Bob with Mayhem Devil
      And Alice puts her triggered abilities on the stack in any order
      And everything on the stack resolves
      Then Grizzly Bears is in Alice's graveyard
      And Alice has 21 life
      And Bob has 18 life

    @id:hushbringer.cause.damage @cr:603.2 @cr:603.10 @cr:120.3e
    Scenario: Phyrexian Obliterator is dealt lethal damage under Hushbringer
      Given it is Bob's turn
      And Bob controls Hushbringer, Prodigal Sorcerer and Island
      And Alice controls Phyrexian Obliterator with 4 damage
      When Bob activates Prodigal Sorcerer's ability targeting Phyrexian Obliterator
      And everything on the stack resolves
      And Bob chooses Island for Phyrexian Obliterator
      Then Phyrexian Obliterator is in Alice's graveyard
      And Island is in Bob's graveyard

    @id:hushbringer.cause.counter @hushbringer.2d @cr:603.2 @cr:603.7 @cr:122.6 @absence @control:hushbringer.cause.counter.control
    Scenario: Hapatra's controller kills a creature with a -1/-1 counter under Hushbringer
      Given Alice controls Hapatra, Vizier of Poisons
      And Alice has Virulent Wound in hand and {B} in her mana pool
      And Bob controls Hushbringer and Eager Cadet
      When Alice casts Virulent Wound targeting Eager Cadet
      And everything on the stack resolves
      And Alice puts her triggered abilities on the stack in any order
      Then Eager Cadet is in Bob's graveyard
      And Alice controls a 1/1 green Snake creature token
      And Bob has no poison counters

    @id:hushbringer.cause.counter.control @cr:603.2 @cr:603.7 @cr:122.6
    Scenario: Hapatra's controller kills a creature with a -1/-1 counter
      Given Alice controls Hapatra, Vizier of Poisons
      And Alice has Virulent Wound in hand and {B} in her mana pool
      And Bob controls Eager Cadet
      When Alice casts Virulent Wound targeting Eager Cadet
      And everything on the stack resolves
      And Alice puts her triggered abilities on the stack in any order
      Then Eager Cadet is in Bob's graveyard
      And Alice controls a 1/1 green Snake creature token
      And Bob has exactly one poison counter

  @hushbringer.7
  Rule: What is chosen as a creature enters is chosen

    @id:hushbringer.as-enters @hushbringer.7a @cr:614.1c @cr:614.12a @cr:603.6d
    Scenario: A color is chosen for Diamond Knight under Hushbringer
      Given Alice has Diamond Knight, Forest and Llanowar Elves in hand, and {C}{C}{C} in her mana pool
      And Bob controls Hushbringer
      When Alice casts Diamond Knight
      And everything on the stack resolves
      And Alice chooses green for Diamond Knight
      And Alice plays Forest
      And Alice taps Forest for mana
      And Alice casts Llanowar Elves
      And everything on the stack resolves
      Then Diamond Knight has exactly one +1/+1 counter and is 2/2

    @id:hushbringer.as-enters.asked @hushbringer.7a @cr:614.1c @cr:614.12a @cr:603.6d
    Scenario: A color is asked for as Diamond Knight enters under Hushbringer
      Given Alice has Diamond Knight in hand and {C}{C}{C} in her mana pool
      And Bob controls Hushbringer
      When Alice casts Diamond Knight
      And everything on the stack resolves
      And Alice chooses any color for Diamond Knight
      Then Alice is asked for a color about Diamond Knight

    @id:hushbringer.as-enters.type @hushbringer.7a @cr:614.1c @cr:614.12a @cr:603.6d
    Scenario: A creature type is chosen for Metallic Mimic under Hushbringer
      Given Alice has Metallic Mimic and Grizzly Bears in hand, and {G}{G}{G}{G} in her mana pool
      And Bob controls Hushbringer
      When Alice casts Metallic Mimic
      And everything on the stack resolves
      And Alice chooses the creature type Bear for Metallic Mimic
      And Alice casts Grizzly Bears
      And everything on the stack resolves
      Then Grizzly Bears has exactly one +1/+1 counter and is 3/3

    @id:hushbringer.as-enters.name @hushbringer.7a @cr:614.1c @cr:614.12a @cr:603.6d @absence @control:hushbringer.as-enters.name.control
    Scenario: Meddling Mage forbids the spell that was named as it entered under Hushbringer
      Given Alice has Meddling Mage in hand and {W}{U} in her mana pool
      And Bob controls Hushbringer
      And Bob has Shock in hand and {R} in his mana pool
      When Alice casts Meddling Mage
      And everything on the stack resolves
      And Alice chooses the name Shock for Meddling Mage
      And Alice passes priority
      And Bob tries to cast Shock targeting Meddling Mage
      Then the action is illegal
      And Meddling Mage is on the battlefield

    @id:hushbringer.as-enters.name.control @cr:614.1c @cr:614.12a
    Scenario: Meddling Mage does not forbid a spell that was not named as it entered under Hushbringer
      Given Alice has Meddling Mage in hand and {W}{U} in her mana pool
      And Bob controls Hushbringer
      And Bob has Shock in hand and {R} in his mana pool
      When Alice casts Meddling Mage
      And everything on the stack resolves
      And Alice chooses the name Lightning Bolt for Meddling Mage
      And Alice passes priority
      And Bob casts Shock targeting Meddling Mage
      And everything on the stack resolves
      Then Meddling Mage is in Alice's graveyard

    @id:hushbringer.as-enters.copy @hushbringer.7a @cr:614.1c @cr:603.6d @cr:707.5
    Scenario: Clone becomes a copy as it enters under Hushbringer
      Given Alice has Clone in hand and {U}{U}{U}{U} in her mana pool
      And Alice controls Grizzly Bears
      And Bob controls Hushbringer
      When Alice casts Clone
      And everything on the stack resolves
      And Alice chooses Grizzly Bears for Clone
      Then Clone is on the battlefield, is named Grizzly Bears and is 2/2

    @id:hushbringer.as-enters.devour @hushbringer.7a @hushbringer.2c @cr:614.1c @cr:614.12a @cr:603.2 @cr:603.10a @cr:702.82a @absence @control:hushbringer.as-enters.devour.control
    Scenario: Gluttonous Slime devours Doomed Traveler under Hushbringer
      Given Alice controls Doomed Traveler
      And Alice has Gluttonous Slime in hand and {G}{G}{G} in her mana pool
      And Bob controls Hushbringer
      When Alice casts Gluttonous Slime
      And everything on the stack resolves
      And Alice chooses Doomed Traveler for Gluttonous Slime
      Then Gluttonous Slime has exactly one +1/+1 counter and is 3/3
      And Doomed Traveler is in Alice's graveyard
      And Alice controls no tokens

    @id:hushbringer.as-enters.devour.control @cr:614.1c @cr:614.12a @cr:603.2 @cr:603.10a @cr:702.82a
    Scenario: Gluttonous Slime devours Doomed Traveler
      Given Alice controls Doomed Traveler
      And Alice has Gluttonous Slime in hand and {G}{G}{G} in her mana pool
      When Alice casts Gluttonous Slime
      And everything on the stack resolves
      And Alice chooses Doomed Traveler for Gluttonous Slime
      Then Gluttonous Slime has exactly one +1/+1 counter and is 3/3
      And Doomed Traveler is in Alice's graveyard
      And Alice controls a 1/1 white Spirit creature token

  @hushbringer.8
  Rule: An ability on leaving the battlefield is stopped for a creature that leaves by dying

    @id:hushbringer.leaves @hushbringer.8a @hushbringer.2e @cr:603.2 @cr:603.6c @cr:603.10a @absence @control:hushbringer.leaves.control/<alone>
    Scenario Outline: The controllers of Thragtusk, which is murdered, and Hushbringer
      Given <dying> controls Thragtusk
      And <hush> controls Hushbringer
      And Alice has Murder in hand and {B}{B}{B} in her mana pool
      When Alice casts Murder targeting Thragtusk
      And everything on the stack resolves
      Then Thragtusk is in <dying>'s graveyard
      And <dying> controls no tokens

      Examples:
        | row | dying | hush  | alone |
        | aa  | Alice | Alice | a     |
        | ab  | Alice | Bob   | a     |
        | ba  | Bob   | Alice | b     |
        | bb  | Bob   | Bob   | b     |

    @id:hushbringer.leaves.control @cr:603.2 @cr:603.6c @cr:603.10a
    Scenario Outline: Thragtusk of either player is murdered, without Hushbringer
      Given <dying> controls Thragtusk
      And Alice has Murder in hand and {B}{B}{B} in her mana pool
      When Alice casts Murder targeting Thragtusk
      And everything on the stack resolves
      Then Thragtusk is in <dying>'s graveyard
      And <dying> controls a 3/3 green Beast creature token

      Examples:
        | row | dying |
        | a   | Alice |
        | b   | Bob   |

    @id:hushbringer.leaves.stack @hushbringer.8a @cr:603.2 @cr:603.6c @cr:603.10a @absence @control:hushbringer.leaves.stack.control
    Scenario: Nothing waits on the stack after Thragtusk has died
      Given Alice controls Thragtusk and Ashnod's Altar
      And Bob controls Hushbringer
      When Alice activates Ashnod's Altar's ability
      And Alice chooses Thragtusk for Ashnod's Altar
      Then nothing is on the stack
      And Thragtusk is in Alice's graveyard

    @id:hushbringer.leaves.stack.control @hushbringer.8b @cr:603.2 @cr:603.6c @cr:603.10a
    Scenario: Thragtusk's ability waits on the stack after Leyline of the Void has exiled it under Hushbringer
      Given Alice controls Thragtusk and Ashnod's Altar
      And Bob controls Hushbringer and Leyline of the Void
      When Alice activates Ashnod's Altar's ability
      And Alice chooses Thragtusk for Ashnod's Altar
      Then the stack is Thragtusk's triggered ability
      And Thragtusk is in exile

    @id:hushbringer.leaves.together @hushbringer.8a @hushbringer.3c @cr:603.2 @cr:603.6c @cr:603.10a @absence @control:hushbringer.leaves.together.control
    Scenario: Thragtusk and Hushbringer die together
      Given Alice controls Thragtusk
      And Alice has Day of Judgment in hand and {W}{W}{W}{W} in her mana pool
      And Bob controls Hushbringer
      When Alice casts Day of Judgment
      And everything on the stack resolves
      Then Thragtusk is in Alice's graveyard
      And Alice controls nothing

    @id:hushbringer.leaves.together.control @cr:603.2 @cr:603.6c @cr:603.10a
    Scenario: Thragtusk and Silvercoat Lion die together
      Given Alice controls Thragtusk
      And Alice has Day of Judgment in hand and {W}{W}{W}{W} in her mana pool
      And Bob controls Silvercoat Lion
      When Alice casts Day of Judgment
      And everything on the stack resolves
      Then Thragtusk is in Alice's graveyard
      And Alice controls a 3/3 green Beast creature token

    @id:hushbringer.leaves.hunter @hushbringer.8a @cr:603.2 @cr:603.6c @cr:603.10a @absence @control:hushbringer.leaves.hunter.control
    Scenario: Fiend Hunter dies under Hushbringer and keeps its prey
      Given Alice controls Fiend Hunter as "hunter" and Ashnod's Altar
      And Bob controls Hushbringer
      And Bob has Grizzly Bears exiled with "hunter" in exile
      When Alice activates Ashnod's Altar's ability
      And Alice chooses "hunter" for Ashnod's Altar
      And everything on the stack resolves
      Then "hunter" is in Alice's graveyard
      And Grizzly Bears is in exile

    @id:hushbringer.leaves.hunter.control @cr:603.2 @cr:603.6c @cr:603.10a @cr:607.2a
    Scenario: Fiend Hunter dies and loses its prey
      Given Alice controls Fiend Hunter as "hunter" and Ashnod's Altar
      And Bob has Grizzly Bears exiled with "hunter" in exile
      When Alice activates Ashnod's Altar's ability
      And Alice chooses "hunter" for Ashnod's Altar
      And everything on the stack resolves
      Then "hunter" is in Alice's graveyard
      And Grizzly Bears is on the battlefield and is controlled by Bob

    @id:hushbringer.leaves.priest @cr:610.3 @cr:610.3c
    Scenario: Banisher Priest dies under Hushbringer and loses its prey, since no ability triggers for that
      Given Alice controls Ashnod's Altar
      And Alice has Banisher Priest and Hushbringer in hand, and five {W} in her mana pool
      And Bob controls Grizzly Bears
      When Alice casts Banisher Priest
      And everything on the stack resolves
      And Alice targets Grizzly Bears with Banisher Priest
      And Alice casts Hushbringer
      And everything on the stack resolves
      Then Grizzly Bears is in exile
      When Alice activates Ashnod's Altar's ability
      And Alice chooses Banisher Priest for Ashnod's Altar
      And everything on the stack resolves
      Then Banisher Priest is in Alice's graveyard
      And Grizzly Bears is on the battlefield and is controlled by Bob

    @id:hushbringer.leaves.ozolith @hushbringer.8a @cr:603.2 @cr:603.6c @cr:603.10a @absence @control:hushbringer.leaves.ozolith.control
    Scenario: The Ozolith sees a creature with counters die under Hushbringer
      Given Alice controls The Ozolith, Ashnod's Altar and Silvercoat Lion with two +1/+1 counters
      And Bob controls Hushbringer
      When Alice activates Ashnod's Altar's ability
      And Alice chooses Silvercoat Lion for Ashnod's Altar
      And everything on the stack resolves
      Then Silvercoat Lion is in Alice's graveyard
      And The Ozolith has no counters

    @id:hushbringer.leaves.ozolith.control @cr:603.2 @cr:603.6c @cr:603.10a
    Scenario: The Ozolith sees a creature with counters die
      Given Alice controls The Ozolith, Ashnod's Altar and Silvercoat Lion with two +1/+1 counters
      When Alice activates Ashnod's Altar's ability
      And Alice chooses Silvercoat Lion for Ashnod's Altar
      And everything on the stack resolves
      Then Silvercoat Lion is in Alice's graveyard
      And The Ozolith has exactly two +1/+1 counters

  @hushbringer.8
  Rule: An ability on leaving the battlefield goes on for a creature that leaves for another place

    @id:hushbringer.leaves-else.hand @hushbringer.8b @cr:603.2 @cr:603.6c @cr:603.10a
    Scenario: Thragtusk is returned to hand under Hushbringer
      Given Alice controls Thragtusk
      And Alice has Unsummon in hand and {U} in her mana pool
      And Bob controls Hushbringer
      When Alice casts Unsummon targeting Thragtusk
      And everything on the stack resolves
      Then Thragtusk is in Alice's hand
      And Alice controls a 3/3 green Beast creature token

    @id:hushbringer.leaves-else.exiled @hushbringer.8b @cr:603.2 @cr:603.6c @cr:603.10a
    Scenario: Thragtusk is exiled by Journey to Nowhere under Hushbringer
      Given Alice controls Hushbringer
      And Alice has Journey to Nowhere in hand and {W}{W} in her mana pool
      And Bob controls Thragtusk
      When Alice casts Journey to Nowhere
      And everything on the stack resolves
      And Alice targets Thragtusk with Journey to Nowhere
      Then Thragtusk is in exile
      And Bob controls a 3/3 green Beast creature token

    @id:hushbringer.leaves-else.instead @hushbringer.8b @hushbringer.1b @cr:603.2 @cr:603.6c @cr:603.10a @cr:614.6
    Scenario: Thragtusk, exiled where it would die, leaves a Beast under Hushbringer
      Given Alice controls Thragtusk and Hushbringer
      And Alice has Murder in hand and {B}{B}{B} in her mana pool
      And Bob controls Leyline of the Void
      When Alice casts Murder targeting Thragtusk
      And everything on the stack resolves
      Then Thragtusk is in exile
      And Alice controls a 3/3 green Beast creature token

    @id:hushbringer.leaves-else.instead.wiped @hushbringer.8b @cr:603.2 @cr:603.6c @cr:603.10a @cr:614.6
    Scenario: Thragtusk and Hushbringer are both exiled where they would die
      Given Alice controls Thragtusk and Hushbringer
      And Alice has Day of Judgment in hand and {W}{W}{W}{W} in her mana pool
      And Bob controls Leyline of the Void
      When Alice casts Day of Judgment
      And everything on the stack resolves
      Then Thragtusk is in exile
      And Hushbringer is in exile
      And Alice controls a 3/3 green Beast creature token

    @id:hushbringer.leaves-else.flickered @hushbringer.8b @hushbringer.2a @cr:603.2 @cr:603.6a @cr:603.6c @cr:603.10a @absence @control:hushbringer.leaves-else.flickered.control
    Scenario: Thragtusk goes into exile and comes back under Hushbringer
      Given Alice controls Thragtusk
      And Alice has Cloudshift in hand and {W} in her mana pool
      And Bob controls Hushbringer
      When Alice casts Cloudshift targeting Thragtusk
      And everything on the stack resolves
      And Alice puts her triggered abilities on the stack in any order
      Then Thragtusk is on the battlefield
      And Alice controls a 3/3 green Beast creature token
      And Alice has 20 life

    @id:hushbringer.leaves-else.flickered.control @cr:603.2 @cr:603.6a @cr:603.6c @cr:603.10a
    Scenario: Thragtusk goes into exile and comes back
      Given Alice controls Thragtusk
      And Alice has Cloudshift in hand and {W} in her mana pool
      When Alice casts Cloudshift targeting Thragtusk
      And everything on the stack resolves
      And Alice puts her triggered abilities on the stack in any order
      Then Thragtusk is on the battlefield
      And Alice controls a 3/3 green Beast creature token
      And Alice has 25 life

    @id:hushbringer.leaves-else.hunter @hushbringer.8b @cr:603.2 @cr:603.6c @cr:603.10a @cr:607.2a
    Scenario: Fiend Hunter is returned to hand under Hushbringer and loses its prey
      Given Alice controls Fiend Hunter as "hunter"
      And Alice has Unsummon in hand and {U} in her mana pool
      And Bob controls Hushbringer
      And Bob has Grizzly Bears exiled with "hunter" in exile
      When Alice casts Unsummon targeting "hunter"
      And everything on the stack resolves
      Then "hunter" is in Alice's hand
      And Grizzly Bears is on the battlefield and is controlled by Bob

    @id:hushbringer.leaves-else.ozolith @hushbringer.8b @cr:603.2 @cr:603.6c @cr:603.10a
    Scenario: The Ozolith sees a creature with counters return to hand under Hushbringer
      Given Alice controls The Ozolith and Silvercoat Lion with two +1/+1 counters
      And Alice has Unsummon in hand and {U} in her mana pool
      And Bob controls Hushbringer
      When Alice casts Unsummon targeting Silvercoat Lion
      And everything on the stack resolves
      Then Silvercoat Lion is in Alice's hand
      And The Ozolith has exactly two +1/+1 counters
