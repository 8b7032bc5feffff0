Feature: Solemnity and what enters or leaves with it

  Whether counters may be put on a permanent as it enters is asked before anything enters; whether they may be put later is asked
  then.

  @solemnity.7
  Rule: A whole batch enters before Solemnity counts

    @id:solemnity.batch.flicker @solemnity.7a @cr:614.12 @cr:614.17d
    Scenario: Ghostly Flicker returns Solemnity, a creature by Opalescence, and Triskelion
      Given Alice has Ghostly Flicker in hand and {U}{U}{U} in her mana pool
      And Alice controls Opalescence, Solemnity and Triskelion with a +1/+1 counter
      When Alice casts Ghostly Flicker targeting Solemnity and Triskelion
      And everything on the stack resolves
      Then Solemnity is on the battlefield
      And Triskelion is on the battlefield and has exactly three +1/+1 counters

    @id:solemnity.batch.flicker-without @solemnity.9a @cr:614.17d @absence @control:solemnity.batch.flicker
    Scenario: Ghostly Flicker returns Triskelion and Ornithopter while Solemnity stays
      Given Alice has Ghostly Flicker in hand and {U}{U}{U} in her mana pool
      And Alice controls Opalescence, Solemnity, Ornithopter and Triskelion with a +1/+1 counter
      When Alice casts Ghostly Flicker targeting Ornithopter and Triskelion
      And everything on the stack resolves
      Then Triskelion is on the battlefield, has no counters and is 1/1

    @id:solemnity.batch.disappearance @solemnity.7a @cr:614.12 @cr:614.17d
    Scenario: Sudden Disappearance returns Solemnity and Triskelion at once
      Given Alice has Sudden Disappearance in hand and six {W} in her mana pool
      And Alice controls Solemnity and Triskelion with a +1/+1 counter
      When Alice casts Sudden Disappearance targeting Alice
      And everything on the stack resolves
      Then Triskelion is in exile
      When the game advances to the next end step
      And everything on the stack resolves
      Then Solemnity is on the battlefield
      And Triskelion is on the battlefield and has exactly three +1/+1 counters

    @id:solemnity.batch.disappearance-without @solemnity.9a @cr:614.17d @absence @control:solemnity.batch.disappearance
    Scenario: Sudden Disappearance returns Triskelion alone under another player's Solemnity
      Given Alice has Sudden Disappearance in hand and six {W} in her mana pool
      And Alice controls Triskelion with a +1/+1 counter
      And Bob controls Solemnity
      When Alice casts Sudden Disappearance targeting Alice
      And everything on the stack resolves
      Then Triskelion is in exile
      When the game advances to the next end step
      And everything on the stack resolves
      Then Triskelion is on the battlefield, has no counters and is 1/1

    @id:solemnity.batch.vaults-earlier @solemnity.7b @solemnity.9a @cr:614.12 @cr:614.17d @absence @control:solemnity.batch.vaults-earlier.control
    Scenario: Open the Vaults returns Triskelion when Solemnity is there already
      Given Alice has Open the Vaults in hand and six {W} in her mana pool
      And Alice controls Solemnity
      And Bob has Triskelion in his graveyard
      When Alice casts Open the Vaults
      And everything on the stack resolves
      Then Triskelion is on the battlefield, has no counters and is 1/1

    @id:solemnity.batch.vaults-earlier.control @solemnity.7b @cr:614.12 @cr:614.17d
    Scenario: Open the Vaults returns Alice's Solemnity and Bob's Triskelion
      Given Alice has Open the Vaults in hand, Solemnity in her graveyard and six {W} in her mana pool
      And Bob has Triskelion in his graveyard
      When Alice casts Open the Vaults
      And everything on the stack resolves
      Then Solemnity is on the battlefield
      And Triskelion is on the battlefield and has exactly three +1/+1 counters

    @id:solemnity.batch.saga @solemnity.7a @solemnity.9b @cr:714.3a @cr:714.3c @cr:614.17d @absence @control:solemnity.batch.saga.control
    Scenario: History of Benalia returns with Solemnity, tells one chapter and no more
      Given Alice has Replenish in hand, Solemnity and History of Benalia in her graveyard, two Islands on top of her library and four {W} in her mana pool
      And Bob has two Islands on top of his library
      When Alice casts Replenish
      And everything on the stack resolves
      Then History of Benalia has exactly one lore counter
      And Alice controls a Knight token
      When the game advances to Alice's precombat main phase
      And everything on the stack resolves
      Then History of Benalia has exactly one lore counter
      And Alice controls a Knight token

    @id:solemnity.batch.saga.control @cr:714.3a @cr:714.3c
    Scenario: History of Benalia returns alone and tells chapter after chapter
      Given Alice has Replenish in hand, History of Benalia in her graveyard, two Islands on top of her library and four {W} in her mana pool
      And Bob has two Islands on top of his library
      When Alice casts Replenish
      And everything on the stack resolves
      Then History of Benalia has exactly one lore counter
      And Alice controls a Knight token
      When the game advances to Alice's precombat main phase
      And everything on the stack resolves
      Then History of Benalia has exactly two lore counters
      And Alice controls two Knight tokens

    @id:solemnity.batch.depths @solemnity.7a @solemnity.7b @cr:614.12 @cr:614.17d
    Scenario: Show and Tell puts Solemnity and Dark Depths onto the battlefield
      Given Alice has Show and Tell and Dark Depths in hand and {U}{U}{U} in her mana pool
      And Bob has Solemnity in hand
      When Alice casts Show and Tell
      And everything on the stack resolves
      And Alice chooses Dark Depths for Show and Tell
      And Bob chooses Solemnity for Show and Tell
      Then Solemnity is on the battlefield
      And Dark Depths is on the battlefield and has exactly ten ice counters

    @id:solemnity.batch.tribute @solemnity.7b @cr:702.104a @cr:614.12 @cr:614.17d
    Scenario: Tribute can be paid for Pharagax Giant that enters together with Solemnity
      Given Alice has Show and Tell and Pharagax Giant in hand and {U}{U}{U} in her mana pool
      And Bob has Solemnity in hand
      When Alice casts Show and Tell
      And everything on the stack resolves
      And Alice chooses Pharagax Giant for Show and Tell
      And Bob chooses Solemnity for Show and Tell
      And Bob says yes
      Then Solemnity is on the battlefield
      And Pharagax Giant is on the battlefield, has exactly two +1/+1 counters and is 5/5
      And Bob has 20 life

    @id:solemnity.batch.riot @solemnity.7b @cr:702.136a @cr:614.12 @cr:614.17d
    Scenario: Zhur-Taa Goblin that enters together with Solemnity riots with a counter
      Given Alice has Show and Tell and Zhur-Taa Goblin in hand and {U}{U}{U} in her mana pool
      And Bob has Solemnity in hand
      When Alice casts Show and Tell
      And everything on the stack resolves
      And Alice chooses Zhur-Taa Goblin for Show and Tell
      And Bob chooses Solemnity for Show and Tell
      And Alice says yes
      Then Solemnity is on the battlefield
      And Zhur-Taa Goblin is on the battlefield, has exactly one +1/+1 counter and is 3/3

  @solemnity.7
  Rule: What happens after entering comes too late

    @id:solemnity.batch.fabricate @solemnity.7a @solemnity.8c @cr:702.123a @cr:614.17a @absence @control:solemnity.batch.fabricate.control
    Scenario: Glint-Sleeve Artisan that enters together with Solemnity makes a Servo
      Given Alice has Show and Tell and Glint-Sleeve Artisan in hand and {U}{U}{U} in her mana pool
      And Bob has Solemnity in hand
      When Alice casts Show and Tell
      And everything on the stack resolves
      And Alice chooses Glint-Sleeve Artisan for Show and Tell
      And Bob chooses Solemnity for Show and Tell
      And Alice says yes to Glint-Sleeve Artisan
      Then Glint-Sleeve Artisan is on the battlefield, has no counters and is 2/2
      And Alice controls a Servo token

    @id:solemnity.batch.fabricate.control @cr:702.123a
    Scenario: Glint-Sleeve Artisan that enters alone gets a counter
      Given Alice has Show and Tell and Glint-Sleeve Artisan in hand and {U}{U}{U} in her mana pool
      And Bob has Solemnity in hand
      When Alice casts Show and Tell
      And everything on the stack resolves
      And Alice chooses Glint-Sleeve Artisan for Show and Tell
      And Bob chooses nothing for Show and Tell
      And Alice says yes to Glint-Sleeve Artisan
      Then Glint-Sleeve Artisan is on the battlefield, has exactly one +1/+1 counter and is 3/3
      And Alice controls no tokens

    @id:solemnity.batch.upkeep @solemnity.7a @solemnity.2a @cr:702.24a @cr:614.17 @absence @control:solemnity.batch.upkeep.control
    Scenario: Mystic Remora that returned with Solemnity costs {0}
      Given Alice has Replenish in hand, Solemnity and Mystic Remora in her graveyard and four {W} in her mana pool
      And Alice controls Forest
      And Bob has two Islands on top of his library
      When Alice casts Replenish
      And everything on the stack resolves
      And the game advances to Alice's upkeep
      And everything on the stack resolves
      And Alice pays for Mystic Remora
      Then Mystic Remora is on the battlefield and has no counters
      And Forest is untapped

    @id:solemnity.batch.upkeep.control @cr:702.24a
    Scenario: Mystic Remora that returned alone gets an age counter and costs {1}
      Given Alice has Replenish in hand, Mystic Remora in her graveyard and four {W} in her mana pool
      And Alice controls Forest
      And Bob has two Islands on top of his library
      When Alice casts Replenish
      And everything on the stack resolves
      And the game advances to Alice's upkeep
      And everything on the stack resolves
      And Alice pays for Mystic Remora with {G} from Forest
      Then Mystic Remora is on the battlefield and has exactly one age counter
      And Forest is tapped

  @solemnity.9
  Rule: Solemnity that has left stops nothing

    @id:solemnity.batch.living-death @solemnity.9a @cr:614.17a
    Scenario: Living Death sacrifices Solemnity, a creature by Opalescence, before Triskelion enters
      Given Alice has Living Death in hand, Triskelion in her graveyard and five {B} in her mana pool
      And Alice controls Opalescence and Solemnity
      When Alice casts Living Death
      And everything on the stack resolves
      Then Solemnity is in Alice's graveyard
      And Triskelion is on the battlefield and has exactly three +1/+1 counters

    @id:solemnity.batch.living-death-stays @solemnity.9a @cr:614.17d @cr:122.6 @absence @control:solemnity.batch.living-death
    Scenario: Living Death leaves Solemnity, which is no creature, and Triskelion enters without counters
      Given Alice has Living Death in hand, Triskelion in her graveyard and five {B} in her mana pool
      And Alice controls Solemnity
      When Alice casts Living Death
      And everything on the stack resolves
      Then Solemnity is on the battlefield
      And Triskelion is on the battlefield, has no counters and is 1/1
