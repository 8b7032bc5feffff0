Feature: Solemnity and what dies or returns

  Persist, undying and modular look at the counters a creature had, and put some on what they return or point at. Solemnity leaves
  the look alone and stops the putting.

  @solemnity.9
  Rule: Persist and undying return the creature, without a counter

    @id:solemnity.returns.persist @solemnity.9b @cr:702.79a @cr:614.17d @absence @control:solemnity.returns.persist.control/<row>
    Scenario Outline: <card> persists twice under Solemnity
      Given Alice controls <card>, Ashnod's Altar and Solemnity
      When Alice activates Ashnod's Altar's ability
      And everything on the stack resolves
      And Alice activates Ashnod's Altar's ability
      And everything on the stack resolves
      Then <card> is on the battlefield and has no counters
      And Alice has four {C} in her mana pool

      Examples:
        | row      | card                |
        | elite    | Safehold Elite      |
        | goblin   | Putrid Goblin       |
        | axeshark | Gravelgill Axeshark |

    @id:solemnity.returns.persist.control @cr:702.79a
    Scenario Outline: <card> persists once
      Given Alice controls <card> and Ashnod's Altar
      When Alice activates Ashnod's Altar's ability
      And everything on the stack resolves
      And Alice activates Ashnod's Altar's ability
      And everything on the stack resolves
      Then <card> is in Alice's graveyard
      And Alice has four {C} in her mana pool

      Examples:
        | row      | card                |
        | elite    | Safehold Elite      |
        | goblin   | Putrid Goblin       |
        | axeshark | Gravelgill Axeshark |

    @id:solemnity.returns.redcap @solemnity.9b @cr:702.79a @cr:614.17d @absence @control:solemnity.returns.redcap.control
    Scenario: Murderous Redcap returns at full power under Solemnity
      Given Alice controls Murderous Redcap, Ashnod's Altar and Solemnity
      When Alice activates Ashnod's Altar's ability
      And everything on the stack resolves
      And Alice targets Bob with Murderous Redcap
      Then Murderous Redcap is on the battlefield, has no counters and is 2/2
      And Bob has 18 life

    @id:solemnity.returns.redcap.control @cr:702.79a
    Scenario: Murderous Redcap returns weaker
      Given Alice controls Murderous Redcap and Ashnod's Altar
      When Alice activates Ashnod's Altar's ability
      And everything on the stack resolves
      And Alice targets Bob with Murderous Redcap
      Then Murderous Redcap is on the battlefield, has exactly one -1/-1 counter and is 1/1
      And Bob has 19 life

    @id:solemnity.returns.opponent @solemnity.9b @cr:702.79a @cr:614.17d @absence @control:solemnity.returns.opponent.control
    Scenario: An opponent's Kitchen Finks persists twice under Alice's Solemnity
      Given Alice has two Doom Blades in hand and {B}{B}{B}{B} in her mana pool
      And Alice controls Solemnity
      And Bob controls Kitchen Finks
      When Alice casts Doom Blade targeting Kitchen Finks
      And everything on the stack resolves
      And Alice casts Doom Blade targeting Kitchen Finks
      And everything on the stack resolves
      Then Kitchen Finks is on the battlefield, is controlled by Bob and has no counters
      And Bob has 24 life

    @id:solemnity.returns.opponent.control @cr:702.79a
    Scenario: An opponent's Kitchen Finks persists once
      Given Alice has two Doom Blades in hand and {B}{B}{B}{B} in her mana pool
      And Bob controls Kitchen Finks
      When Alice casts Doom Blade targeting Kitchen Finks
      And everything on the stack resolves
      And Alice casts Doom Blade targeting Kitchen Finks
      And everything on the stack resolves
      Then Kitchen Finks is in Bob's graveyard
      And Bob has 22 life

    @id:solemnity.returns.undying @solemnity.9b @cr:702.93a @cr:614.17d @absence @control:solemnity.returns.undying.control/<row>
    Scenario Outline: <card> comes back undying twice under Solemnity
      Given Alice controls <card>, Ashnod's Altar and Solemnity
      When Alice activates Ashnod's Altar's ability
      And everything on the stack resolves
      And Alice activates Ashnod's Altar's ability
      And everything on the stack resolves
      Then <card> is on the battlefield and has no counters

      Examples:
        | row   | card               |
        | geist | Strangleroot Geist |
        | ghoul | Butcher Ghoul      |

    @id:solemnity.returns.undying.control @cr:702.93a
    Scenario Outline: <card> comes back undying once
      Given Alice controls <card> and Ashnod's Altar
      When Alice activates Ashnod's Altar's ability
      And everything on the stack resolves
      And Alice activates Ashnod's Altar's ability
      And everything on the stack resolves
      Then <card> is in Alice's graveyard

      Examples:
        | row   | card               |
        | geist | Strangleroot Geist |
        | ghoul | Butcher Ghoul      |

    @id:solemnity.returns.granted @solemnity.9b @cr:702.93a @cr:614.17d @absence @control:solemnity.returns.granted.control
    Scenario: Mikaeus returns Grizzly Bears again and again under Solemnity
      Given Alice controls Mikaeus, the Unhallowed, Grizzly Bears, Ashnod's Altar and Solemnity
      When Alice activates Ashnod's Altar's ability
      And Alice chooses Grizzly Bears for Ashnod's Altar
      And everything on the stack resolves
      And Alice activates Ashnod's Altar's ability
      And Alice chooses Grizzly Bears for Ashnod's Altar
      And everything on the stack resolves
      Then Grizzly Bears is on the battlefield, has no counters and is 3/3

    @id:solemnity.returns.granted.control @cr:702.93a
    Scenario: Mikaeus returns Grizzly Bears once
      Given Alice controls Mikaeus, the Unhallowed, Grizzly Bears and Ashnod's Altar
      When Alice activates Ashnod's Altar's ability
      And Alice chooses Grizzly Bears for Ashnod's Altar
      And everything on the stack resolves
      Then Grizzly Bears is on the battlefield, has exactly one +1/+1 counter and is 4/4
      When Alice activates Ashnod's Altar's ability
      And Alice chooses Grizzly Bears for Ashnod's Altar
      And everything on the stack resolves
      Then Grizzly Bears is in Alice's graveyard

    @id:solemnity.returns.marked @solemnity.1a @cr:702.79a @cr:702.93a @absence @control:solemnity.returns.unmarked/<row>
    Scenario Outline: <card> with a <kind> counter from before stays dead
      Given Alice controls <card> with a <kind> counter, Ashnod's Altar and Solemnity
      When Alice activates Ashnod's Altar's ability
      And everything on the stack resolves
      Then <card> is in Alice's graveyard

      Examples:
        | row   | card               | kind  |
        | elite | Safehold Elite     | -1/-1 |
        | geist | Strangleroot Geist | +1/+1 |

    @id:solemnity.returns.unmarked @cr:702.79a @cr:702.93a
    Scenario Outline: <card> without a counter returns under Solemnity
      Given Alice controls <card>, Ashnod's Altar and Solemnity
      When Alice activates Ashnod's Altar's ability
      And everything on the stack resolves
      Then <card> is on the battlefield
      And Alice has {C}{C} in her mana pool

      Examples:
        | row   | card               |
        | elite | Safehold Elite     |
        | geist | Strangleroot Geist |

    @id:solemnity.returns.swept @solemnity.9b @cr:702.79a @cr:614.17a
    Scenario: Solemnity that was destroyed together with Kitchen Finks stops no counter as it returns
      Given Alice has Akroma's Vengeance in hand and six {W} in her mana pool
      And Alice controls Kitchen Finks and Solemnity
      When Alice casts Akroma's Vengeance
      And everything on the stack resolves
      Then Solemnity is in Alice's graveyard
      And Kitchen Finks is on the battlefield, has exactly one -1/-1 counter and is 2/1

  @solemnity.1
  Rule: A creature that dies had the counters that it kept

    @id:solemnity.dies.thopters @solemnity.1a @cr:614.17a @cr:603.10a
    Scenario: Hangarback Walker with two counters leaves two Thopters
      Given Alice controls Hangarback Walker with two +1/+1 counters, Ashnod's Altar and Solemnity
      When Alice activates Ashnod's Altar's ability
      And Alice chooses Hangarback Walker for Ashnod's Altar
      And everything on the stack resolves
      Then Hangarback Walker is in Alice's graveyard
      And Alice controls two Thopter tokens

    @id:solemnity.dies.tracker @solemnity.1a @cr:614.17a @cr:603.10a
    Scenario: Bloodtracker draws for the counters that it kept
      Given Alice controls Bloodtracker with two +1/+1 counters, Ashnod's Altar and Solemnity
      And Alice has three Islands on top of her library
      When Alice activates Ashnod's Altar's ability
      And everything on the stack resolves
      Then Bloodtracker is in Alice's graveyard
      And Alice has two cards in hand

  @solemnity.9
  Rule: What a creature leaves to another never arrives

    @id:solemnity.leaves.modular @solemnity.8c @solemnity.9b @cr:702.43a @cr:608.2d @cr:614.17 @absence @control:solemnity.leaves.modular.control
    Scenario: Arcbound Hybrid's counters cannot be put on Memnite
      Given Alice controls Arcbound Hybrid with two +1/+1 counters, Memnite, Ashnod's Altar and Solemnity
      When Alice activates Ashnod's Altar's ability
      And Alice chooses Arcbound Hybrid for Ashnod's Altar
      And Alice targets Memnite with Arcbound Hybrid
      And everything on the stack resolves
      And Alice says yes to Arcbound Hybrid
      Then Arcbound Hybrid is in Alice's graveyard
      And Memnite has no counters and is 1/1

    @id:solemnity.leaves.modular.control @cr:702.43a
    Scenario: Arcbound Hybrid's counters are put on Memnite
      Given Alice controls Arcbound Hybrid with two +1/+1 counters, Memnite and Ashnod's Altar
      When Alice activates Ashnod's Altar's ability
      And Alice chooses Arcbound Hybrid for Ashnod's Altar
      And Alice targets Memnite with Arcbound Hybrid
      And everything on the stack resolves
      And Alice says yes to Arcbound Hybrid
      Then Arcbound Hybrid is in Alice's graveyard
      And Memnite has exactly two +1/+1 counters and is 3/3

    @id:solemnity.leaves.modular-enters @solemnity.9a @cr:702.43a @cr:614.17d @cr:704.5f @absence @control:solemnity.leaves.modular-enters.control
    Scenario: Arcbound Bruiser enters without counters and dies
      Given Alice has Arcbound Bruiser in hand and five {C} in her mana pool
      And Bob controls Solemnity
      When Alice casts Arcbound Bruiser
      And everything on the stack resolves
      Then Arcbound Bruiser is in Alice's graveyard

    @id:solemnity.leaves.modular-enters.control @cr:702.43a
    Scenario: Arcbound Bruiser enters with counters
      Given Alice has Arcbound Bruiser in hand and five {C} in her mana pool
      When Alice casts Arcbound Bruiser
      And everything on the stack resolves
      Then Arcbound Bruiser is on the battlefield, has exactly three +1/+1 counters and is 3/3

    @id:solemnity.leaves.servant @solemnity.9b @cr:614.17 @cr:101.3 @absence @control:solemnity.leaves.servant.control
    Scenario: Servant of the Scale leaves nothing to Grizzly Bears
      Given Alice controls Servant of the Scale with a +1/+1 counter, Grizzly Bears, Ashnod's Altar and Solemnity
      When Alice activates Ashnod's Altar's ability
      And Alice chooses Servant of the Scale for Ashnod's Altar
      And Alice targets Grizzly Bears with Servant of the Scale
      And everything on the stack resolves
      Then Servant of the Scale is in Alice's graveyard
      And Grizzly Bears has no counters and is 2/2

    @id:solemnity.leaves.servant.control @cr:603.10a
    Scenario: Servant of the Scale leaves a counter to Grizzly Bears
      Given Alice controls Servant of the Scale with a +1/+1 counter, Grizzly Bears and Ashnod's Altar
      When Alice activates Ashnod's Altar's ability
      And Alice chooses Servant of the Scale for Ashnod's Altar
      And Alice targets Grizzly Bears with Servant of the Scale
      And everything on the stack resolves
      Then Servant of the Scale is in Alice's graveyard
      And Grizzly Bears has exactly one +1/+1 counter and is 3/3

    @id:solemnity.leaves.ozolith @solemnity.9b @cr:614.17 @cr:101.3 @cr:122.8 @absence @control:solemnity.leaves.ozolith.control
    Scenario: The Ozolith collects nothing under Solemnity
      Given Alice controls The Ozolith, Spike Feeder with two +1/+1 counters, Ashnod's Altar and Solemnity
      When Alice activates Ashnod's Altar's ability
      And everything on the stack resolves
      Then Spike Feeder is in Alice's graveyard
      And The Ozolith has no counters

    @id:solemnity.leaves.ozolith.control @cr:122.8
    Scenario: The Ozolith collects counters
      Given Alice controls The Ozolith, Spike Feeder with two +1/+1 counters and Ashnod's Altar
      When Alice activates Ashnod's Altar's ability
      And everything on the stack resolves
      Then Spike Feeder is in Alice's graveyard
      And The Ozolith has exactly two +1/+1 counters

    @id:solemnity.leaves.ozolith-gives @solemnity.8c @solemnity.1a @cr:122.5 @cr:608.2d @cr:614.17 @absence @control:solemnity.leaves.ozolith-gives.control
    Scenario: The Ozolith cannot give, and loses nothing
      Given Alice controls The Ozolith with two +1/+1 counters, Grizzly Bears and Solemnity
      When the game advances to the next beginning of combat
      And Alice targets Grizzly Bears with The Ozolith
      And everything on the stack resolves
      And Alice says yes to The Ozolith
      Then The Ozolith has exactly two +1/+1 counters
      And Grizzly Bears has no counters and is 2/2

    @id:solemnity.leaves.ozolith-gives.control @cr:122.5
    Scenario: The Ozolith gives its counters
      Given Alice controls The Ozolith with two +1/+1 counters and Grizzly Bears
      When the game advances to the next beginning of combat
      And Alice targets Grizzly Bears with The Ozolith
      And everything on the stack resolves
      And Alice says yes to The Ozolith
      Then The Ozolith has no counters
      And Grizzly Bears has exactly two +1/+1 counters and is 4/4

    @id:solemnity.moved @solemnity.9b @solemnity.1a @cr:122.5 @cr:614.17 @absence @control:solemnity.moved.control
    Scenario: Leech Bonder moves nothing under Solemnity
      Given Alice controls a tapped Leech Bonder with two -1/-1 counters and Solemnity
      And Alice has {U} in her mana pool
      And Bob controls Hill Giant
      When Alice activates Leech Bonder's second ability targeting Leech Bonder and Hill Giant
      And everything on the stack resolves
      Then Leech Bonder is untapped and has exactly two -1/-1 counters
      And Hill Giant has no counters and is 3/3

    @id:solemnity.moved.control @cr:122.5
    Scenario: Leech Bonder moves a counter
      Given Alice controls a tapped Leech Bonder with two -1/-1 counters
      And Alice has {U} in her mana pool
      And Bob controls Hill Giant
      When Alice activates Leech Bonder's second ability targeting Leech Bonder and Hill Giant
      And everything on the stack resolves
      Then Leech Bonder is untapped and has exactly one -1/-1 counter
      And Hill Giant has exactly one -1/-1 counter and is 2/2

  @solemnity.9
  Rule: A spell that returns a creature with a counter returns it without

    @id:solemnity.reanimated.mannequin @solemnity.9a @cr:614.17d @cr:122.6 @absence @control:solemnity.reanimated.mannequin.control
    Scenario: Hill Giant returns without a mannequin counter and fears no target
      Given Alice has Makeshift Mannequin and Shock in hand, Hill Giant in her graveyard and {B}{B}{B}{B}{R} in her mana pool
      And Alice controls Solemnity
      When Alice casts Makeshift Mannequin targeting Hill Giant by paying {B} from her mana pool, {B} from her mana pool, {B} from her mana pool and {B} from her mana pool
      And everything on the stack resolves
      And Alice casts Shock targeting Hill Giant
      And everything on the stack resolves
      Then Hill Giant is on the battlefield, has no counters and has 2 damage

    @id:solemnity.reanimated.mannequin.control @cr:122.6
    Scenario: Hill Giant returns with a mannequin counter and is sacrificed as a target
      Given Alice has Makeshift Mannequin and Shock in hand, Hill Giant in her graveyard and {B}{B}{B}{B}{R} in her mana pool
      When Alice casts Makeshift Mannequin targeting Hill Giant by paying {B} from her mana pool, {B} from her mana pool, {B} from her mana pool and {B} from her mana pool
      And everything on the stack resolves
      Then Hill Giant is on the battlefield and has exactly one "mannequin" counter
      When Alice casts Shock targeting Hill Giant
      And everything on the stack resolves
      Then Hill Giant is in Alice's graveyard

    @id:solemnity.reanimated.mortis @solemnity.9a @cr:614.17d @cr:122.6 @absence @control:solemnity.reanimated.mortis.control
    Scenario: Vigor Mortis returns Grizzly Bears without the counter that {G} buys
      Given Alice has Vigor Mortis in hand, Grizzly Bears in her graveyard and {B}{B}{B}{G} in her mana pool
      And Bob controls Solemnity
      When Alice casts Vigor Mortis targeting Grizzly Bears
      And everything on the stack resolves
      Then Grizzly Bears is on the battlefield, has no counters and is 2/2

    @id:solemnity.reanimated.mortis.control @cr:122.6
    Scenario: Vigor Mortis returns Grizzly Bears with the counter that {G} buys
      Given Alice has Vigor Mortis in hand, Grizzly Bears in her graveyard and {B}{B}{B}{G} in her mana pool
      When Alice casts Vigor Mortis targeting Grizzly Bears
      And everything on the stack resolves
      Then Grizzly Bears is on the battlefield, has exactly one +1/+1 counter and is 3/3
