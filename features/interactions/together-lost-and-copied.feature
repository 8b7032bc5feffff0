Feature: Suppressors and doublers that have lost their abilities, and copies that have gained them

  What stops or doubles is an ability that a permanent has on the battlefield. Without it the permanent does nothing, and whatever has
  copied it does the same.

  @hushbringer.2
  Rule: Without its ability a permanent neither stops nor doubles

    @id:together.lost.humble @cr:603.2 @cr:603.6a @cr:613.1f
    Scenario Outline: Soul Warden sees Elite Vanguard enter after Humble
      Given Alice controls Soul Warden
      And <player> controls <permanent>
      And Alice has Humble and Elite Vanguard in hand, and {W}{W}{W} in her mana pool
      When Alice casts Humble targeting <permanent>
      And everything on the stack resolves
      And Alice casts Elite Vanguard
      And everything on the stack resolves
      Then <permanent> is 0/1
      And Alice has 21 life

      Examples:
        | row         | player | permanent                      |
        | hushbringer | Bob    | Hushbringer                    |
        | tocatli     | Bob    | Tocatli Honor Guard            |
        | norn-bob    | Bob    | Elesh Norn, Mother of Machines |
        | norn-alice  | Alice  | Elesh Norn, Mother of Machines |

    @id:together.kept @cr:603.2 @cr:603.6a @absence @control:together.lost.humble/<row>
    Scenario Outline: Soul Warden sees Elite Vanguard enter before Humble
      Given Alice controls Soul Warden
      And Bob controls <permanent>
      And Alice has Humble and Elite Vanguard in hand, and {W}{W}{W} in her mana pool
      When Alice casts Elite Vanguard
      And everything on the stack resolves
      And Alice casts Humble targeting <permanent>
      And everything on the stack resolves
      Then <permanent> is 0/1
      And Alice has 20 life

      @hushbringer.2b
      Examples:
        | row         | permanent   |
        | hushbringer | Hushbringer |

      @tocatli.2b
      Examples:
        | row     | permanent           |
        | tocatli | Tocatli Honor Guard |

      @norn.6b
      Examples:
        | row      | permanent                      |
        | norn-bob | Elesh Norn, Mother of Machines |

    @id:together.kept.norn-alice @norn.4b @cr:603.2d @cr:603.6a
    Scenario: Soul Warden sees Elite Vanguard enter before Elesh Norn is humbled
      Given Alice controls Soul Warden and Elesh Norn, Mother of Machines
      And Alice has Humble and Elite Vanguard in hand, and {W}{W}{W} in her mana pool
      When Alice casts Elite Vanguard
      And the top of the stack resolves
      And Alice casts Humble targeting Elesh Norn, Mother of Machines
      And everything on the stack resolves
      Then Elesh Norn, Mother of Machines is 0/1
      And Alice has 22 life

    @id:together.lost.humility @cr:603.2 @cr:603.6a @cr:613.1f
    Scenario Outline: Impact Tremors sees Elite Vanguard enter under Humility
      Given Alice controls Impact Tremors
      And <player> controls <permanent>
      And Bob controls Humility
      And Alice has Elite Vanguard in hand and {W} in her mana pool
      When Alice casts Elite Vanguard
      And everything on the stack resolves
      Then <permanent> is 1/1
      And Bob has 19 life

      Examples:
        | row         | player | permanent                      |
        | hushbringer | Bob    | Hushbringer                    |
        | tocatli     | Bob    | Tocatli Honor Guard            |
        | norn-bob    | Bob    | Elesh Norn, Mother of Machines |
        | norn-alice  | Alice  | Elesh Norn, Mother of Machines |

    @id:together.lost.humility.land @cr:603.2 @cr:603.6a @cr:613.1f
    Scenario Outline: Kabira Crossroads enters beside Elesh Norn of either player under Humility
      Given <player> controls Elesh Norn, Mother of Machines
      And Bob controls Humility
      And Alice has Kabira Crossroads in hand
      When Alice plays Kabira Crossroads
      And everything on the stack resolves
      Then Elesh Norn, Mother of Machines is 1/1
      And Alice has 22 life

      Examples:
        | row    | player |
        | yours  | Alice  |
        | theirs | Bob    |

    @id:together.lost.humility.dying @cr:603.2 @cr:603.6c @cr:613.1f
    Scenario: Bastion of Remembrance sees Elite Vanguard die under Humility and Hushbringer
      Given Alice controls Bastion of Remembrance and Elite Vanguard
      And Bob controls Hushbringer and Humility
      And Alice has Shock in hand and {R} in her mana pool
      When Alice casts Shock targeting Elite Vanguard
      And everything on the stack resolves
      Then Elite Vanguard is in Alice's graveyard
      And Alice has 21 life
      And Bob has 19 life

    @id:together.kept.dying @hushbringer.2d @cr:603.2 @cr:603.6c @cr:603.10a @absence @control:together.lost.humility.dying
    Scenario: Bastion of Remembrance sees Elite Vanguard die under Hushbringer
      Given Alice controls Bastion of Remembrance and Elite Vanguard
      And Bob controls Hushbringer
      And Alice has Shock in hand and {R} in her mana pool
      When Alice casts Shock targeting Elite Vanguard
      And everything on the stack resolves
      Then Elite Vanguard is in Alice's graveyard
      And Alice has 20 life
      And Bob has 20 life

    @id:together.lost.humility.enters @cr:603.2 @cr:603.6a @cr:603.6b @cr:613.1f
    Scenario Outline: Impact Tremors sees a suppressor or Elesh Norn enter under Humility
      Given Alice controls Impact Tremors
      And Bob controls Humility
      And Alice has <permanent> in hand and {W}{W}{W}{W}{W} in her mana pool
      When Alice casts <permanent>
      And everything on the stack resolves
      Then <permanent> is 1/1
      And Bob has 19 life

      Examples:
        | row         | permanent                      |
        | hushbringer | Hushbringer                    |
        | tocatli     | Tocatli Honor Guard            |
        | norn        | Elesh Norn, Mother of Machines |

    @id:together.lost.song @cr:603.2 @cr:603.6a @cr:305.7
    Scenario Outline: Soul Warden sees Elite Vanguard enter beside a permanent that Song of the Dryads has made a land
      Given Alice controls Soul Warden
      And <player> controls <permanent>
      And Bob controls Song of the Dryads attached to <permanent>
      And Alice has Elite Vanguard in hand and {W} in her mana pool
      When Alice casts Elite Vanguard
      And everything on the stack resolves
      Then Alice has 21 life

      Examples:
        | row         | player | permanent                      |
        | hushbringer | Bob    | Hushbringer                    |
        | tocatli     | Bob    | Tocatli Honor Guard            |
        | norn-bob    | Bob    | Elesh Norn, Mother of Machines |
        | norn-alice  | Alice  | Elesh Norn, Mother of Machines |

    @id:together.lost.song.solemnity @cr:614.1c @cr:614.17 @cr:305.7
    Scenario: Servant of the Scale enters beside a Solemnity that Song of the Dryads has made a land
      Given Bob controls Solemnity
      And Alice controls Song of the Dryads attached to Solemnity
      And Alice has Servant of the Scale in hand and {G} in her mana pool
      When Alice casts Servant of the Scale
      And everything on the stack resolves
      Then Solemnity is on the battlefield and is a land
      And Servant of the Scale is on the battlefield and has exactly one +1/+1 counter

    @id:together.kept.solemnity @solemnity.9a @cr:614.1c @cr:614.17d @cr:704.5f @absence @control:together.lost.song.solemnity
    Scenario: Servant of the Scale enters beside Solemnity itself
      Given Bob controls Solemnity
      And Alice has Servant of the Scale in hand and {G} in her mana pool
      When Alice casts Servant of the Scale
      And everything on the stack resolves
      Then Servant of the Scale is in Alice's graveyard

    @id:together.lost.containment @cr:603.2 @cr:603.6a @cr:613.1f
    Scenario Outline: Soul Warden sees Elite Vanguard enter beside Elesh Norn that is a Treasure
      Given Alice controls Soul Warden
      And <player> controls Elesh Norn, Mother of Machines
      And Bob controls Minimus Containment attached to Elesh Norn, Mother of Machines
      And Alice has Elite Vanguard in hand and {W} in her mana pool
      When Alice casts Elite Vanguard
      And everything on the stack resolves
      Then Elesh Norn, Mother of Machines is a legendary artifact
      And Alice has 21 life

      Examples:
        | row    | player |
        | yours  | Alice  |
        | theirs | Bob    |

    @id:together.lost.phased @cr:603.2 @cr:603.6a @cr:702.26b
    Scenario Outline: Soul Warden sees Fugitive Wizard enter after Reality Ripple
      Given Alice controls Soul Warden
      And <player> controls <permanent>
      And Alice has Reality Ripple and Fugitive Wizard in hand, and {U}{U}{U} in her mana pool
      When Alice casts Reality Ripple targeting <permanent>
      And everything on the stack resolves
      And Alice casts Fugitive Wizard
      And everything on the stack resolves
      Then Alice controls Fugitive Wizard
      And Alice has 21 life

      Examples:
        | row         | player | permanent                      |
        | hushbringer | Bob    | Hushbringer                    |
        | tocatli     | Bob    | Tocatli Honor Guard            |
        | norn-bob    | Bob    | Elesh Norn, Mother of Machines |
        | norn-alice  | Alice  | Elesh Norn, Mother of Machines |

    @id:together.lost.essence @cr:603.2 @cr:603.6a @cr:614.1d @cr:614.12
    Scenario Outline: A suppressor or Elesh Norn enters as Essence of the Wild, and is none
      Given Alice controls Soul Warden and Essence of the Wild
      And Alice has <permanent> in hand and {W}{W}{W}{W}{W} in her mana pool
      When Alice casts <permanent>
      And everything on the stack resolves
      Then <permanent> is on the battlefield, is named Essence of the Wild and is 6/6
      And Alice has 21 life

      Examples:
        | row         | permanent                      |
        | hushbringer | Hushbringer                    |
        | tocatli     | Tocatli Honor Guard            |
        | norn        | Elesh Norn, Mother of Machines |

  @hushbringer.2
  Rule: A copy stops and doubles as what it has copied

    @id:together.copied @cr:603.2 @cr:603.6a @cr:707.2 @absence @control:together.copied.control
    Scenario Outline: Soul Warden sees Elite Vanguard enter beside a copy that Bob controls
      Given Alice controls Soul Warden
      And Bob controls <copy>
      And Alice has Elite Vanguard in hand and {W} in her mana pool
      When Alice casts Elite Vanguard
      And everything on the stack resolves
      Then Elite Vanguard is on the battlefield
      And Alice has 20 life

      @hushbringer.2b
      Examples:
        | row                   | copy                                    |
        | clone-hushbringer     | Clone copying Hushbringer               |
        | token-hushbringer     | a token copy of Hushbringer             |
        | metamorph-hushbringer | Phyrexian Metamorph copying Hushbringer |

      @tocatli.2b
      Examples:
        | row           | copy                                |
        | clone-tocatli | Clone copying Tocatli Honor Guard   |
        | token-tocatli | a token copy of Tocatli Honor Guard |

      @norn.6b
      Examples:
        | row            | copy                                                       |
        | clone-norn     | Clone copying Elesh Norn, Mother of Machines               |
        | token-norn     | a token copy of Elesh Norn, Mother of Machines             |
        | metamorph-norn | Phyrexian Metamorph copying Elesh Norn, Mother of Machines |

    @id:together.copied.control @cr:603.2 @cr:603.6a @cr:707.2
    Scenario: Soul Warden sees Elite Vanguard enter beside Clone that is a copy of Silvercoat Lion
      Given Alice controls Soul Warden
      And Bob controls Clone copying Silvercoat Lion
      And Alice has Elite Vanguard in hand and {W} in her mana pool
      When Alice casts Elite Vanguard
      And everything on the stack resolves
      Then Elite Vanguard is on the battlefield
      And Alice has 21 life

    @id:together.copied.doubles @norn.4b @cr:603.2d @cr:603.6a @cr:707.2
    Scenario Outline: Soul Warden sees Elite Vanguard enter beside a copy of Elesh Norn that Alice controls
      Given Alice controls Soul Warden and <copy>
      And Alice has Elite Vanguard in hand and {W} in her mana pool
      When Alice casts Elite Vanguard
      And everything on the stack resolves
      Then Alice has 22 life

      Examples:
        | row       | copy                                                       |
        | clone     | Clone copying Elesh Norn, Mother of Machines               |
        | token     | a token copy of Elesh Norn, Mother of Machines             |
        | metamorph | Phyrexian Metamorph copying Elesh Norn, Mother of Machines |

    @id:together.copied.body-double @cr:603.2 @cr:603.6a @cr:707.5 @absence @control:together.copied.body-double.control
    Scenario Outline: Body Double enters as a suppressor, then Fugitive Wizard enters
      Given Alice controls Soul Warden
      And Bob has <card> in his graveyard
      And Alice has Body Double and Fugitive Wizard in hand and six {U} in her mana pool
      When Alice casts Body Double
      And everything on the stack resolves
      And Alice chooses <card> for Body Double
      And Alice casts Fugitive Wizard
      And everything on the stack resolves
      Then Body Double is on the battlefield and is named <card>
      And Alice has 20 life

      @hushbringer.2b @hushbringer.3b
      Examples:
        | row         | card        |
        | hushbringer | Hushbringer |

      @tocatli.2b @tocatli.2c
      Examples:
        | row     | card                |
        | tocatli | Tocatli Honor Guard |

    @id:together.copied.body-double.control @cr:603.2 @cr:603.6a @cr:707.5
    Scenario: Body Double enters as Silvercoat Lion, then Fugitive Wizard enters
      Given Alice controls Soul Warden
      And Bob has Silvercoat Lion in his graveyard
      And Alice has Body Double and Fugitive Wizard in hand and six {U} in her mana pool
      When Alice casts Body Double
      And everything on the stack resolves
      And Alice chooses Silvercoat Lion for Body Double
      And Alice casts Fugitive Wizard
      And everything on the stack resolves
      Then Body Double is on the battlefield and is named Silvercoat Lion
      And Alice has 22 life

    @id:together.copied.body-double.norn @norn.4b @norn.5a @cr:603.2d @cr:603.6a @cr:707.5
    Scenario: Body Double enters as Elesh Norn, then Fugitive Wizard enters
      Given Alice controls Soul Warden
      And Bob has Elesh Norn, Mother of Machines in his graveyard
      And Alice has Body Double and Fugitive Wizard in hand and six {U} in her mana pool
      When Alice casts Body Double
      And everything on the stack resolves
      And Alice chooses Elesh Norn, Mother of Machines for Body Double
      And Alice casts Fugitive Wizard
      And everything on the stack resolves
      Then Body Double is on the battlefield and is named Elesh Norn, Mother of Machines
      And Alice has 24 life

    @id:together.copied.outlives @hushbringer.2b @cr:603.2 @cr:603.6a @cr:707.2b @absence @control:together.copied.outlives.control
    Scenario: Clone has entered as Hushbringer, and Hushbringer dies
      Given Alice controls Soul Warden
      And Bob controls Hushbringer and Silvercoat Lion
      And Alice has Clone, Lightning Bolt and Fugitive Wizard in hand and {U}{U}{U}{U}{U}{R} in her mana pool
      When Alice casts Clone by paying {U} from her mana pool, {U} from her mana pool, {U} from her mana pool and {U} from her mana pool
      And everything on the stack resolves
      And Alice chooses Hushbringer for Clone
      And Alice casts Lightning Bolt targeting Hushbringer
      And everything on the stack resolves
      And Alice casts Fugitive Wizard
      And everything on the stack resolves
      Then Hushbringer is in Bob's graveyard
      And Alice controls Fugitive Wizard
      And Alice has 20 life

    @id:together.copied.outlives.control @cr:603.2 @cr:603.6a @cr:707.2b
    Scenario: Clone has entered as Silvercoat Lion, and Hushbringer dies
      Given Alice controls Soul Warden
      And Bob controls Hushbringer and Silvercoat Lion
      And Alice has Clone, Lightning Bolt and Fugitive Wizard in hand and {U}{U}{U}{U}{U}{R} in her mana pool
      When Alice casts Clone by paying {U} from her mana pool, {U} from her mana pool, {U} from her mana pool and {U} from her mana pool
      And everything on the stack resolves
      And Alice chooses Silvercoat Lion for Clone
      And Alice casts Lightning Bolt targeting Hushbringer
      And everything on the stack resolves
      And Alice casts Fugitive Wizard
      And everything on the stack resolves
      Then Hushbringer is in Bob's graveyard
      And Alice controls Fugitive Wizard
      And Alice has 21 life

    @id:together.copied.dies @hushbringer.3d @cr:603.2 @cr:603.6c @cr:603.10a @cr:707.2 @absence @control:together.copied.dies.control
    Scenario: Clone that is a copy of Hushbringer dies, and Blood Artist does not see it
      Given Alice controls Blood Artist
      And Bob controls Clone copying Hushbringer as "copy"
      And Alice has Shock in hand and {R} in her mana pool
      When Alice casts Shock targeting "copy"
      And everything on the stack resolves
      And Alice targets Bob with Blood Artist
      Then "copy" is in Bob's graveyard
      And Alice has 20 life
      And Bob has 20 life

    @id:together.copied.dies.control @cr:603.2 @cr:603.6c @cr:707.2
    Scenario: Clone that is a copy of Silvercoat Lion dies, and Blood Artist sees it
      Given Alice controls Blood Artist
      And Bob controls Clone copying Silvercoat Lion as "copy"
      And Alice has Shock in hand and {R} in her mana pool
      When Alice casts Shock targeting "copy"
      And everything on the stack resolves
      And Alice targets Bob with Blood Artist
      Then "copy" is in Bob's graveyard
      And Alice has 21 life
      And Bob has 19 life

    @id:together.copied.solemnity @solemnity.9a @cr:614.1c @cr:614.17d @cr:707.2 @absence @control:together.copied.solemnity.control
    Scenario: Triskelion enters beside Clever Impersonator that is a copy of Solemnity
      Given Bob controls Clever Impersonator copying Solemnity
      And Alice has Triskelion in hand and six {C} in her mana pool
      When Alice casts Triskelion
      And everything on the stack resolves
      Then Triskelion is on the battlefield, has no counters and is 1/1

    @id:together.copied.solemnity.control @cr:614.1c @cr:707.2
    Scenario: Triskelion enters beside Clever Impersonator that is a copy of Impact Tremors
      Given Bob controls Clever Impersonator copying Impact Tremors
      And Alice has Triskelion in hand and six {C} in her mana pool
      When Alice casts Triskelion
      And everything on the stack resolves
      Then Triskelion is on the battlefield, has exactly three +1/+1 counters and is 4/4
