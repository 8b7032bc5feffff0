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
        | row    | creature      |
        | elite  | Safehold Elite |
        | goblin | Putrid Goblin |
        | finks  | Kitchen Finks |

    @id:hushbringer.own-dies.persist.control @cr:603.2 @cr:603.6c @cr:603.10a @cr:702.79a
    Scenario Outline: A creature with persist dies
      Given Alice controls <creature>
      And Alice has Shock in hand and {R} in her mana pool
      When Alice casts Shock targeting <creature>
      And everything on the stack resolves
      Then <creature> is on the battlefield and has exactly one -1/-1 counter
      And Alice has <life> life

      Examples:
        | row    | creature      | life |
        | elite  | Safehold Elite | 20   |
        | goblin | Putrid Goblin | 20   |
        | finks  | Kitchen Finks | 22   |

    @id:hushbringer.own-dies.undying @hushbringer.2c @cr:603.2 @cr:603.6c @cr:603.10a @cr:702.93a @absence @control:hushbringer.own-dies.undying.control/<row>
    Scenario Outline: A creature with undying dies under Hushbringer
      Given Alice controls <creature>
      And Alice has Shock in hand and {R} in her mana pool
      And Bob controls Hushbringer
      When Alice casts Shock targeting <creature>
      And everything on the stack resolves
      Then <creature> is in Alice's graveyard

      Examples:
        | row   | creature          |
        | ghoul | Butcher Ghoul     |
        | geist | Strangleroot Geist |

    @id:hushbringer.own-dies.undying.control @cr:603.2 @cr:603.6c @cr:603.10a @cr:702.93a
    Scenario Outline: A creature with undying dies
      Given Alice controls <creature>
      And Alice has Shock in hand and {R} in her mana pool
      When Alice casts Shock targeting <creature>
      And everything on the stack resolves
      Then <creature> is on the battlefield and has exactly one +1/+1 counter

      Examples:
        | row   | creature          |
        | ghoul | Butcher Ghoul     |
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
