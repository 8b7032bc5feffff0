Feature: Hushbringer and cards that arrive in a graveyard

  What triggers on a card being put there, wherever it was, is asked about in the game after: it is stopped for a creature that dies while
  a Hushbringer stays, and for nothing else.

  @hushbringer.4
  Rule: What triggers on a creature's own card arriving in a graveyard from wherever it was goes on

    @id:hushbringer.own-anywhere @hushbringer.4a @hushbringer.2e @cr:603.2 @cr:603.6c @cr:603.10 @cr:113.6k
    Scenario Outline: The controllers of Serra Avatar, which is murdered, and Hushbringer
      Given <hush> controls Hushbringer
      And <dying> controls Serra Avatar
      And <dying> has an Island on top of <their> library
      And Alice has Murder in hand and {B}{B}{B} in her mana pool
      When Alice casts Murder targeting Serra Avatar
      And everything on the stack resolves
      Then Serra Avatar is in <dying>'s library
      And <dying> has two cards in <their> library
      And Hushbringer is on the battlefield

      Examples:
        | row | dying | hush  | their |
        | aa  | Alice | Alice | her   |
        | ab  | Alice | Bob   | her   |
        | ba  | Bob   | Alice | his   |
        | bb  | Bob   | Bob   | his   |

    @id:hushbringer.own-anywhere.stack @hushbringer.4a @cr:603.2 @cr:603.6c @cr:603.10 @cr:113.6k
    Scenario: Serra Avatar's ability waits on the stack after it has been murdered under Hushbringer
      Given Alice has Murder in hand and {B}{B}{B} in her mana pool
      And Bob controls Hushbringer and Serra Avatar
      When Alice casts Murder targeting Serra Avatar
      And the top of the stack resolves
      Then the stack is Serra Avatar's triggered ability controlled by Bob
      And Serra Avatar is in Bob's graveyard

    @id:hushbringer.own-anywhere.others @hushbringer.4a @cr:603.2 @cr:603.6c @cr:603.10 @cr:113.6k
    Scenario Outline: Others that are shuffled away from the graveyard, sacrificed under Hushbringer
      Given Alice controls <creature> and Ashnod's Altar
      And Bob controls Hushbringer
      When Alice activates Ashnod's Altar's ability
      And Alice chooses <creature> for Ashnod's Altar
      And everything on the stack resolves
      Then <creature> is in Alice's library
      And Alice has {C}{C} in her mana pool

      Examples:
        | row     | creature                |
        | vigor   | Vigor                   |
        | emrakul | Emrakul, the Aeons Torn |

    @id:hushbringer.own-anywhere.emrakul @hushbringer.4a @cr:603.2 @cr:603.6c @cr:603.10 @cr:113.6k
    Scenario: Emrakul takes the whole graveyard along under Hushbringer
      Given Alice controls Emrakul, the Aeons Torn, Hushbringer and Ashnod's Altar
      And Alice has Grizzly Bears and Shock in her graveyard
      When Alice activates Ashnod's Altar's ability
      And Alice chooses Emrakul, the Aeons Torn for Ashnod's Altar
      And everything on the stack resolves
      Then Alice has no cards in her graveyard and three cards in her library
      And Hushbringer is on the battlefield

    @id:hushbringer.own-anywhere.and-dies @hushbringer.4a @hushbringer.2c @cr:603.2 @cr:603.6c @cr:603.10 @cr:603.10a @absence @control:hushbringer.own-anywhere.and-dies.control
    Scenario: Worldspine Wurm makes no tokens under Hushbringer, and is shuffled away
      Given Alice controls Worldspine Wurm and Ashnod's Altar
      And Bob controls Hushbringer
      When Alice activates Ashnod's Altar's ability
      And Alice chooses Worldspine Wurm for Ashnod's Altar
      And Alice puts her triggered abilities on the stack in any order
      And everything on the stack resolves
      Then Worldspine Wurm is in Alice's library
      And Alice controls no tokens

    @id:hushbringer.own-anywhere.and-dies.control @cr:603.2 @cr:603.6c @cr:603.10 @cr:603.10a
    Scenario: Worldspine Wurm makes its tokens and is shuffled away
      Given Alice controls Worldspine Wurm and Ashnod's Altar
      When Alice activates Ashnod's Altar's ability
      And Alice chooses Worldspine Wurm for Ashnod's Altar
      And Alice puts her triggered abilities on the stack in any order
      And everything on the stack resolves
      Then Worldspine Wurm is in Alice's library
      And Alice controls three 5/5 green Wurm creature tokens

    @id:hushbringer.own-anywhere.together @hushbringer.4a @cr:603.2 @cr:603.6c @cr:603.10 @cr:113.6k
    Scenario: Serra Avatar and Hushbringer die together
      Given Alice controls Serra Avatar
      And Alice has Day of Judgment in hand and {W}{W}{W}{W} in her mana pool
      And Bob controls Hushbringer
      When Alice casts Day of Judgment
      And everything on the stack resolves
      Then Serra Avatar is in Alice's library
      And Hushbringer is in Bob's graveyard

    @id:hushbringer.own-anywhere.lost-before @hushbringer.4a @cr:603.2 @cr:603.10 @cr:113.6k
    Scenario: Serra Avatar had lost its abilities before it died under Hushbringer
      Given Alice controls Prodigal Sorcerer
      And Alice has Humble in hand and {W}{W} in her mana pool
      And Bob controls Hushbringer and Serra Avatar
      When Alice casts Humble targeting Serra Avatar
      And everything on the stack resolves
      And Alice activates Prodigal Sorcerer's ability targeting Serra Avatar
      And everything on the stack resolves
      Then Serra Avatar is in Bob's library

    @id:hushbringer.own-anywhere.lost-there @cr:603.2 @cr:603.10 @cr:113.6k @cr:613.1f @absence @control:hushbringer.own-anywhere.lost-there.control
    Scenario: Serra Avatar has no ability in the graveyard, for Yixlid Jailer's sake
      Given Alice controls Yixlid Jailer
      And Alice has Murder in hand and {B}{B}{B} in her mana pool
      And Bob controls Hushbringer and Serra Avatar
      When Alice casts Murder targeting Serra Avatar
      And everything on the stack resolves
      Then Serra Avatar is in Bob's graveyard
      And Bob has no cards in his library

    @id:hushbringer.own-anywhere.lost-there.control @hushbringer.4a @cr:603.2 @cr:603.10 @cr:113.6k
    Scenario: Serra Avatar has its ability in the graveyard where no Yixlid Jailer is
      Given Alice controls Walking Corpse
      And Alice has Murder in hand and {B}{B}{B} in her mana pool
      And Bob controls Hushbringer and Serra Avatar
      When Alice casts Murder targeting Serra Avatar
      And everything on the stack resolves
      Then Serra Avatar is in Bob's library
      And Bob has no cards in his graveyard

    @id:hushbringer.own-anywhere.beside-void @hushbringer.4a @hushbringer.4d @cr:603.2 @cr:603.6c @cr:603.10 @absence @control:hushbringer.own-anywhere.beside-void.control
    Scenario: Serra Avatar dies beside Planar Void under Hushbringer
      Given Alice controls Serra Avatar, Planar Void and Ashnod's Altar
      And Bob controls Hushbringer
      When Alice activates Ashnod's Altar's ability
      And Alice chooses Serra Avatar for Ashnod's Altar
      And Alice puts the triggered abilities of Serra Avatar, then Planar Void on the stack
      And everything on the stack resolves
      Then Serra Avatar is in Alice's library
      And Alice has no cards in exile

    @id:hushbringer.own-anywhere.beside-void.control @cr:603.2 @cr:603.3b @cr:603.10
    Scenario: Serra Avatar dies beside Planar Void
      Given Alice controls Serra Avatar, Planar Void and Ashnod's Altar
      When Alice activates Ashnod's Altar's ability
      And Alice chooses Serra Avatar for Ashnod's Altar
      And Alice puts the triggered abilities of Serra Avatar, then Planar Void on the stack
      And everything on the stack resolves
      Then Serra Avatar is in exile
      And Alice has no cards in her library

  @hushbringer.4
  Rule: What others have to say about a card arriving in a graveyard is not stopped for Hushbringer itself

    @id:hushbringer.anywhere-itself @hushbringer.4b @hushbringer.2e @cr:603.2 @cr:603.6c @cr:603.10
    Scenario Outline: The controllers of Planar Void and Hushbringer, which dies
      Given <void> controls Planar Void
      And <dying> controls Hushbringer with 1 damage
      And Alice controls Walking Ballista with two +1/+1 counters
      When Alice activates Walking Ballista's third ability targeting Hushbringer
      And everything on the stack resolves
      Then Hushbringer is in exile
      And <dying> has no cards in <their> graveyard

      Examples:
        | row | void  | dying | their |
        | aa  | Alice | Alice | her   |
        | ab  | Alice | Bob   | his   |
        | ba  | Bob   | Alice | her   |
        | bb  | Bob   | Bob   | his   |

    @id:hushbringer.anywhere-itself.stack @hushbringer.4b @cr:603.2 @cr:603.6c @cr:603.10
    Scenario: Planar Void's ability waits on the stack after Hushbringer has died
      Given Alice controls Planar Void and Walking Ballista with two +1/+1 counters
      And Bob controls Hushbringer with 1 damage
      When Alice activates Walking Ballista's third ability targeting Hushbringer
      And the top of the stack resolves
      Then the stack is Planar Void's triggered ability
      And Hushbringer is in Bob's graveyard

    @id:hushbringer.anywhere-itself.beside-artist @hushbringer.4b @hushbringer.3d @cr:603.2 @cr:603.6c @cr:603.10 @cr:603.10a @absence @control:hushbringer.anywhere-itself.beside-artist.control
    Scenario: Hushbringer dies before the eyes of Planar Void and Blood Artist
      Given Alice controls Planar Void, Blood Artist and Prodigal Sorcerer
      And Bob controls Hushbringer with 1 damage
      When Alice activates Prodigal Sorcerer's ability targeting Hushbringer
      And everything on the stack resolves
      And Alice puts her triggered abilities on the stack in any order
      And Alice targets Bob with Blood Artist
      Then Hushbringer is in exile
      And Alice has 20 life
      And Bob has 20 life

    @id:hushbringer.anywhere-itself.beside-artist.control @cr:603.2 @cr:603.6c @cr:603.10 @cr:603.10a
    Scenario: Silvercoat Lion dies before the eyes of Planar Void and Blood Artist
      Given Alice controls Planar Void, Blood Artist and Prodigal Sorcerer
      And Bob controls Silvercoat Lion with 1 damage
      When Alice activates Prodigal Sorcerer's ability targeting Silvercoat Lion
      And everything on the stack resolves
      And Alice puts her triggered abilities on the stack in any order
      And Alice targets Bob with Blood Artist
      Then Silvercoat Lion is in exile
      And Alice has 21 life
      And Bob has 19 life

    @id:hushbringer.anywhere-itself.memento @hushbringer.4b @cr:603.2 @cr:603.6c @cr:603.10
    Scenario: Profane Memento gains life for an opponent's Hushbringer
      Given Alice controls Profane Memento and Prodigal Sorcerer
      And Bob controls Hushbringer with 1 damage
      When Alice activates Prodigal Sorcerer's ability targeting Hushbringer
      And everything on the stack resolves
      Then Hushbringer is in Bob's graveyard
      And Alice has 21 life

    @id:hushbringer.anywhere-itself.moonshadow @hushbringer.4b @cr:603.2 @cr:603.6c @cr:603.10
    Scenario: Moonshadow loses a counter for Hushbringer
      Given Alice controls Moonshadow with six -1/-1 counters, Hushbringer and Ashnod's Altar
      When Alice activates Ashnod's Altar's ability
      And Alice chooses Hushbringer for Ashnod's Altar
      And everything on the stack resolves
      Then Hushbringer is in Alice's graveyard
      And Moonshadow has exactly five -1/-1 counters and is 2/2

    @id:hushbringer.anywhere-itself.delayed @hushbringer.4b @cr:603.2 @cr:603.7 @cr:603.10
    Scenario: Duskmantle Guildmage makes an opponent lose life for Hushbringer
      Given Alice controls Duskmantle Guildmage and Prodigal Sorcerer
      And Alice has {U}{U}{B} in her mana pool
      And Bob controls Hushbringer with 1 damage
      When Alice activates Duskmantle Guildmage's ability
      And everything on the stack resolves
      And Alice activates Prodigal Sorcerer's ability targeting Hushbringer
      And everything on the stack resolves
      Then Hushbringer is in Bob's graveyard
      And Bob has 19 life

    @id:hushbringer.anywhere-itself.second @hushbringer.4d @cr:603.2 @cr:603.6c @cr:603.10 @absence @control:hushbringer.anywhere-itself.second.control
    Scenario: One Hushbringer dies while another stays
      Given Alice controls Planar Void and Walking Ballista with two +1/+1 counters
      And Bob controls Hushbringer with 1 damage as "dying" and Hushbringer as "staying"
      When Alice activates Walking Ballista's third ability targeting "dying"
      And everything on the stack resolves
      Then "dying" is in Bob's graveyard
      And "staying" is on the battlefield

    @id:hushbringer.anywhere-itself.second.control @hushbringer.4b @cr:603.2 @cr:603.6c @cr:603.10
    Scenario: One Hushbringer dies while Silvercoat Lion stays
      Given Alice controls Planar Void and Walking Ballista with two +1/+1 counters
      And Bob controls Hushbringer with 1 damage as "dying" and Silvercoat Lion as "staying"
      When Alice activates Walking Ballista's third ability targeting "dying"
      And everything on the stack resolves
      Then "dying" is in exile
      And "staying" is on the battlefield

  @hushbringer.4
  Rule: What others have to say about a card arriving in a graveyard is not stopped for a creature that dies as Hushbringer leaves

    @id:hushbringer.anywhere-together @hushbringer.4b @hushbringer.4c @cr:603.2 @cr:603.2c @cr:603.6c @cr:603.10
    Scenario Outline: Planar Void and a spell that kills Hushbringer and other creatures
      Given Alice controls Planar Void and Elite Vanguard
      And Alice has <spell> in hand and <mana> in her mana pool
      And Bob controls Hushbringer and Grizzly Bears
      When Alice casts <spell>
      And everything on the stack resolves
      And Alice puts her triggered abilities on the stack in any order
      Then Hushbringer is in exile
      And Grizzly Bears is in exile
      And Elite Vanguard is in exile
      And <spell> is in exile

      Examples: Destroyed
        | row      | spell           | mana         |
        | judgment | Day of Judgment | {W}{W}{W}{W} |
        | wrath    | Wrath of God    | {W}{W}{W}{W} |
        | verdict  | Supreme Verdict | {W}{W}{W}{U} |

      @cr:704.3
      Examples: As a state-based action
        | row       | spell           | mana      |
        | infest    | Infest          | {B}{B}{B} |
        | cannonade | Fiery Cannonade | {R}{R}{R} |

    @id:hushbringer.anywhere-together.stack @hushbringer.4b @hushbringer.4c @cr:603.2 @cr:603.2c @cr:603.6c @cr:603.10
    Scenario: As many abilities of Planar Void wait on the stack as cards have arrived
      Given Alice controls Planar Void and Elite Vanguard
      And Alice has Day of Judgment in hand and {W}{W}{W}{W} in her mana pool
      And Bob controls Hushbringer and Grizzly Bears
      When Alice casts Day of Judgment
      And the top of the stack resolves
      And Alice puts her triggered abilities on the stack in any order
      Then the stack is four triggered abilities of Planar Void

    @id:hushbringer.anywhere-together.exiled @hushbringer.4c @cr:603.2 @cr:603.6c @cr:603.10 @cr:614.6
    Scenario: Grizzly Bears dies as an opponent's Leyline of the Void exiles Hushbringer
      Given Alice controls Hushbringer and Planar Void
      And Alice has Day of Judgment in hand and {W}{W}{W}{W} in her mana pool
      And Bob controls Leyline of the Void and Grizzly Bears
      When Alice casts Day of Judgment
      And everything on the stack resolves
      Then Hushbringer is in exile
      And Grizzly Bears is in exile
      And Bob has no cards in his graveyard

    @id:hushbringer.anywhere-together.exiled.stack @hushbringer.4c @cr:603.2 @cr:603.6c @cr:603.10 @cr:614.6
    Scenario: Planar Void's ability waits on the stack for Grizzly Bears alone as Leyline of the Void exiles the rest
      Given Alice controls Hushbringer and Planar Void
      And Alice has Day of Judgment in hand and {W}{W}{W}{W} in her mana pool
      And Bob controls Leyline of the Void and Grizzly Bears
      When Alice casts Day of Judgment
      And the top of the stack resolves
      Then the stack is Planar Void's triggered ability
      And Grizzly Bears is in Bob's graveyard
      And Hushbringer is in exile

    @id:hushbringer.anywhere-together.anafenza @hushbringer.4c @cr:603.2 @cr:603.6c @cr:603.10 @cr:614.6
    Scenario: Anafenza and Grizzly Bears die as Anafenza exiles Hushbringer
      Given Alice controls Hushbringer and Planar Void
      And Alice has Day of Judgment in hand and {W}{W}{W}{W} in her mana pool
      And Bob controls Anafenza, the Foremost and Grizzly Bears
      When Alice casts Day of Judgment
      And everything on the stack resolves
      And Alice puts her triggered abilities on the stack in any order
      Then Hushbringer is in exile
      And Anafenza, the Foremost is in exile
      And Grizzly Bears is in exile

    @id:hushbringer.anywhere-together.combat @hushbringer.4b @hushbringer.4c @cr:603.2 @cr:603.6c @cr:603.10 @cr:704.3
    Scenario: Planar Void sees Highland Game and Hushbringer kill each other in combat
      Given Alice controls Highland Game and Planar Void
      And Bob controls Hushbringer
      When Alice attacks Bob with Highland Game
      And Bob blocks Highland Game with Hushbringer
      And the game advances to the next combat damage step
      And Alice puts her triggered abilities on the stack in any order
      And everything on the stack resolves
      Then Highland Game is in exile
      And Hushbringer is in exile
      And Alice has 20 life

    @id:hushbringer.anywhere-together.memento @hushbringer.4b @hushbringer.4c @cr:603.2 @cr:603.2c @cr:603.6c @cr:603.10
    Scenario: Profane Memento gains life for all of an opponent's creatures that die together with Hushbringer
      Given Alice controls Profane Memento
      And Alice has Day of Judgment in hand and {W}{W}{W}{W} in her mana pool
      And Bob controls Hushbringer, Grizzly Bears and Eager Cadet
      When Alice casts Day of Judgment
      And everything on the stack resolves
      Then Grizzly Bears is in Bob's graveyard
      And Alice has 23 life

  @hushbringer.4
  Rule: What others have to say about a card arriving in a graveyard is stopped for a creature that dies while Hushbringer stays

    @id:hushbringer.anywhere-stays @hushbringer.4d @hushbringer.2e @cr:603.2 @cr:603.6c @cr:603.10 @absence @control:hushbringer.anywhere-stays.control/<alone>
    Scenario Outline: The controllers of Planar Void and Hushbringer, which stays
      Given <void> controls Planar Void
      And <hush> controls Hushbringer
      And Alice controls Walking Ballista with two +1/+1 counters
      And Bob controls Eager Cadet
      When Alice activates Walking Ballista's third ability targeting Eager Cadet
      And everything on the stack resolves
      Then Eager Cadet is in Bob's graveyard
      And Bob has no cards in exile

      Examples:
        | row | void  | hush  | alone |
        | aa  | Alice | Alice | a     |
        | ab  | Alice | Bob   | a     |
        | ba  | Bob   | Alice | b     |
        | bb  | Bob   | Bob   | b     |

    @id:hushbringer.anywhere-stays.control @cr:603.2 @cr:603.6c @cr:603.10
    Scenario Outline: Planar Void of either player, without Hushbringer
      Given <void> controls Planar Void
      And Alice controls Walking Ballista with two +1/+1 counters
      And Bob controls Eager Cadet
      When Alice activates Walking Ballista's third ability targeting Eager Cadet
      And everything on the stack resolves
      Then Eager Cadet is in exile
      And Bob has no cards in his graveyard

      Examples:
        | row | void  |
        | a   | Alice |
        | b   | Bob   |

    @id:hushbringer.anywhere-stays.memento @hushbringer.4d @cr:603.2 @cr:603.6c @cr:603.10 @absence @control:hushbringer.anywhere-stays.memento.control
    Scenario: Profane Memento gains no life for a creature that dies under Hushbringer
      Given Alice controls Profane Memento and Prodigal Sorcerer
      And Bob controls Hushbringer and Eager Cadet
      When Alice activates Prodigal Sorcerer's ability targeting Eager Cadet
      And everything on the stack resolves
      Then Eager Cadet is in Bob's graveyard
      And Alice has 20 life

    @id:hushbringer.anywhere-stays.memento.control @cr:603.2 @cr:603.6c @cr:603.10
    Scenario: Profane Memento gains life for a creature that dies
      Given Alice controls Profane Memento and Prodigal Sorcerer
      And Bob controls Eager Cadet
      When Alice activates Prodigal Sorcerer's ability targeting Eager Cadet
      And everything on the stack resolves
      Then Eager Cadet is in Bob's graveyard
      And Alice has 21 life

    @id:hushbringer.anywhere-stays.compost @hushbringer.4d @cr:603.2 @cr:603.6c @cr:603.10 @absence @control:hushbringer.anywhere-stays.compost.control
    Scenario: Compost draws no card for a black creature that dies under Hushbringer
      Given Alice controls Compost and Prodigal Sorcerer
      And Alice has two Islands on top of her library
      And Bob controls Hushbringer and Child of Night
      When Alice activates Prodigal Sorcerer's ability targeting Child of Night
      And everything on the stack resolves
      And Alice says yes to Compost
      Then Child of Night is in Bob's graveyard
      And Alice has no cards in hand

    @id:hushbringer.anywhere-stays.compost.control @cr:603.2 @cr:603.6c @cr:603.10
    Scenario: Compost draws a card for a black creature that dies
      Given Alice controls Compost and Prodigal Sorcerer
      And Alice has two Islands on top of her library
      And Bob controls Child of Night
      When Alice activates Prodigal Sorcerer's ability targeting Child of Night
      And everything on the stack resolves
      And Alice says yes to Compost
      Then Child of Night is in Bob's graveyard
      And Alice has only Island in hand

    @id:hushbringer.anywhere-stays.moonshadow @hushbringer.4d @cr:603.2 @cr:603.6c @cr:603.10 @absence @control:hushbringer.anywhere-stays.moonshadow.control
    Scenario: Moonshadow keeps its counters for a creature that dies under Hushbringer
      Given Alice controls Moonshadow with six -1/-1 counters, Eager Cadet and Prodigal Sorcerer
      And Bob controls Hushbringer
      When Alice activates Prodigal Sorcerer's ability targeting Eager Cadet
      And everything on the stack resolves
      Then Eager Cadet is in Alice's graveyard
      And Moonshadow has exactly six -1/-1 counters and is 1/1

    @id:hushbringer.anywhere-stays.moonshadow.control @cr:603.2 @cr:603.6c @cr:603.10
    Scenario: Moonshadow loses a counter for a creature that dies
      Given Alice controls Moonshadow with six -1/-1 counters, Eager Cadet and Prodigal Sorcerer
      When Alice activates Prodigal Sorcerer's ability targeting Eager Cadet
      And everything on the stack resolves
      Then Eager Cadet is in Alice's graveyard
      And Moonshadow has exactly five -1/-1 counters and is 2/2

    @id:hushbringer.anywhere-stays.delayed @hushbringer.4d @cr:603.2 @cr:603.7 @cr:603.10 @absence @control:hushbringer.anywhere-stays.delayed.control
    Scenario: Duskmantle Guildmage makes nobody lose life for a creature that dies under Hushbringer
      Given Alice controls Duskmantle Guildmage and Prodigal Sorcerer
      And Alice has {U}{U}{B} in her mana pool
      And Bob controls Hushbringer and Eager Cadet
      When Alice activates Duskmantle Guildmage's ability
      And everything on the stack resolves
      And Alice activates Prodigal Sorcerer's ability targeting Eager Cadet
      And everything on the stack resolves
      Then Eager Cadet is in Bob's graveyard
      And Bob has 20 life

    @id:hushbringer.anywhere-stays.delayed.control @cr:603.2 @cr:603.7 @cr:603.10
    Scenario: Duskmantle Guildmage makes an opponent lose life for a creature that dies
      Given Alice controls Duskmantle Guildmage and Prodigal Sorcerer
      And Alice has {U}{U}{B} in her mana pool
      And Bob controls Eager Cadet
      When Alice activates Duskmantle Guildmage's ability
      And everything on the stack resolves
      And Alice activates Prodigal Sorcerer's ability targeting Eager Cadet
      And everything on the stack resolves
      Then Eager Cadet is in Bob's graveyard
      And Bob has 19 life

    @id:hushbringer.anywhere-stays.wipe @hushbringer.4d @cr:603.2 @cr:603.6c @cr:603.10 @cr:704.3 @absence @control:hushbringer.anywhere-stays.wipe.control
    Scenario: Infest kills Grizzly Bears, but not Hushbringer with counters
      Given Alice controls Planar Void
      And Alice has Infest in hand and {B}{B}{B} in her mana pool
      And Bob controls Hushbringer with two +1/+1 counters and Grizzly Bears
      When Alice casts Infest
      And everything on the stack resolves
      And Alice puts her triggered abilities on the stack in any order
      Then Hushbringer is on the battlefield
      And Grizzly Bears is in Bob's graveyard
      And Infest is in exile

    @id:hushbringer.anywhere-stays.wipe.control @cr:603.2 @cr:603.6c @cr:603.10 @cr:704.3
    Scenario: Infest kills Grizzly Bears, but not Centaur Courser
      Given Alice controls Planar Void
      And Alice has Infest in hand and {B}{B}{B} in her mana pool
      And Bob controls Centaur Courser and Grizzly Bears
      When Alice casts Infest
      And everything on the stack resolves
      And Alice puts her triggered abilities on the stack in any order
      Then Centaur Courser is on the battlefield
      And Grizzly Bears is in exile
      And Infest is in exile

    @id:hushbringer.anywhere-stays.pass-before @hushbringer.4b @hushbringer.4d @cr:603.2 @cr:603.10 @cr:704.3 @absence @control:hushbringer.anywhere-stays.pass-before.control
    Scenario: Planar Void sees Eager Cadet die a round of state-based actions before Hushbringer
      Given Alice has 5 life
      And Alice controls Planar Void, Thraben Doomsayer and Hushbringer
      And Alice has Infest in hand and {B}{B}{B} in her mana pool
      And Bob controls Eager Cadet
      When Alice casts Infest
      And everything on the stack resolves
      And Alice puts her triggered abilities on the stack in any order
      Then Hushbringer is in exile
      And Thraben Doomsayer is in Alice's graveyard
      And Eager Cadet is in Bob's graveyard

    @id:hushbringer.anywhere-stays.pass-before.control @cr:603.2 @cr:603.10 @cr:704.3
    Scenario: Planar Void sees Eager Cadet die a round of state-based actions before Silvercoat Lion
      Given Alice has 5 life
      And Alice controls Planar Void, Thraben Doomsayer and Silvercoat Lion
      And Alice has Infest in hand and {B}{B}{B} in her mana pool
      And Bob controls Eager Cadet
      When Alice casts Infest
      And everything on the stack resolves
      And Alice puts her triggered abilities on the stack in any order
      Then Silvercoat Lion is in exile
      And Thraben Doomsayer is in exile
      And Eager Cadet is in exile

    @id:hushbringer.anywhere-stays.first @hushbringer.4b @hushbringer.4d @cr:603.2 @cr:603.10 @absence @control:hushbringer.anywhere-stays.first.control
    Scenario: Eager Cadet dies, and Hushbringer after it
      Given Alice controls Planar Void and Walking Ballista with three +1/+1 counters
      And Bob controls Hushbringer with 1 damage and Eager Cadet
      When Alice activates Walking Ballista's third ability targeting Eager Cadet
      And everything on the stack resolves
      And Alice activates Walking Ballista's third ability targeting Hushbringer
      And everything on the stack resolves
      Then Hushbringer is in exile
      And Eager Cadet is in Bob's graveyard

    @id:hushbringer.anywhere-stays.first.control @hushbringer.4b @cr:603.2 @cr:603.10
    Scenario: Hushbringer dies, and Eager Cadet after it
      Given Alice controls Planar Void and Walking Ballista with three +1/+1 counters
      And Bob controls Hushbringer with 1 damage and Eager Cadet
      When Alice activates Walking Ballista's third ability targeting Hushbringer
      And everything on the stack resolves
      And Alice activates Walking Ballista's third ability targeting Eager Cadet
      And everything on the stack resolves
      Then Hushbringer is in exile
      And Eager Cadet is in exile

    @id:hushbringer.anywhere-stays.part @hushbringer.4d @cr:603.2 @cr:603.2c @cr:603.10 @absence @control:hushbringer.anywhere-stays.part.control
    Scenario: A creature and an artifact are destroyed in one event under Hushbringer
      Given Alice controls Planar Void and Ratchet Bomb with three charge counters
      And Bob controls Hushbringer, Centaur Courser and Orb of Dreams
      When Alice activates Ratchet Bomb's second ability
      And everything on the stack resolves
      And Alice puts her triggered abilities on the stack in any order
      Then Ratchet Bomb is in exile
      And Orb of Dreams is in exile
      And Centaur Courser is in Bob's graveyard

    @id:hushbringer.anywhere-stays.part.control @cr:603.2 @cr:603.2c @cr:603.10
    Scenario: A creature and an artifact are destroyed in one event
      Given Alice controls Planar Void and Ratchet Bomb with three charge counters
      And Bob controls Centaur Courser and Orb of Dreams
      When Alice activates Ratchet Bomb's second ability
      And everything on the stack resolves
      And Alice puts her triggered abilities on the stack in any order
      Then Ratchet Bomb is in exile
      And Orb of Dreams is in exile
      And Centaur Courser is in exile

  @hushbringer.4
  Rule: A creature card that arrives in a graveyard from elsewhere is no creature dying

    Background:
      Given Bob controls Hushbringer

    @id:hushbringer.not-dying.milled @hushbringer.4e @cr:603.2 @cr:603.10 @cr:700.4
    Scenario: Planar Void exiles milled creature cards
      Given Alice controls Planar Void and Duskmantle Guildmage
      And Alice has {U}{U}{U}{B} in her mana pool
      And Bob has Grizzly Bears and Silvercoat Lion on top of his library
      When Alice activates Duskmantle Guildmage's second ability targeting Bob
      And everything on the stack resolves
      And Alice puts her triggered abilities on the stack in any order
      Then Grizzly Bears is in exile
      And Silvercoat Lion is in exile

    @id:hushbringer.not-dying.milled.stack @hushbringer.4e @cr:603.2 @cr:603.10 @cr:700.4
    Scenario: Planar Void's abilities wait on the stack after creature cards have been milled
      Given Alice controls Planar Void and Duskmantle Guildmage
      And Alice has {U}{U}{U}{B} in her mana pool
      And Bob has Grizzly Bears and Silvercoat Lion on top of his library
      When Alice activates Duskmantle Guildmage's second ability targeting Bob
      And the top of the stack resolves
      And Alice puts her triggered abilities on the stack in any order
      Then the stack is two triggered abilities of Planar Void

    @id:hushbringer.not-dying.discarded @hushbringer.4e @cr:603.2 @cr:603.10 @cr:700.4
    Scenario: Profane Memento gains life for discarded creature cards
      Given Alice controls Profane Memento
      And Alice has Mind Rot in hand and {B}{B}{B} in her mana pool
      And Bob has Grizzly Bears and Silvercoat Lion in hand
      When Alice casts Mind Rot targeting Bob
      And everything on the stack resolves
      Then Bob has no cards in hand and two cards in his graveyard
      And Alice has 22 life

    @id:hushbringer.not-dying.countered @hushbringer.4e @cr:603.2 @cr:603.10 @cr:700.4
    Scenario: Planar Void exiles a countered creature spell
      Given Alice controls Planar Void
      And Alice has Grizzly Bears in hand and {G}{G} in her mana pool
      And Bob has Counterspell in hand and {U}{U} in his mana pool
      When Alice casts Grizzly Bears
      And Alice passes priority
      And Bob casts Counterspell targeting Grizzly Bears
      And everything on the stack resolves
      And Alice puts her triggered abilities on the stack in any order
      Then Grizzly Bears is in exile
      And Counterspell is in exile

    @id:hushbringer.not-dying.konrad @hushbringer.4e @cr:603.2 @cr:603.10 @cr:700.4
    Scenario: Syr Konrad deals damage for a milled creature card
      Given Alice controls Syr Konrad, the Grim
      And Alice has Grizzly Bears on top of her library and {B}{B} in her mana pool
      And Bob has an Island on top of his library
      When Alice activates Syr Konrad, the Grim's second ability
      And everything on the stack resolves
      Then Grizzly Bears is in Alice's graveyard
      And Bob has 19 life

    @id:hushbringer.not-dying.own @hushbringer.4e @cr:603.2 @cr:603.10 @cr:113.6k
    Scenario: Serra Avatar is milled
      Given Alice controls Duskmantle Guildmage
      And Alice has {U}{U}{U}{B} in her mana pool
      And Bob has Serra Avatar and an Island on top of his library
      When Alice activates Duskmantle Guildmage's second ability targeting Bob
      And everything on the stack resolves
      Then Serra Avatar is in Bob's library
      And Bob has only Island in his graveyard
