"""The reference engine: an executable specification of the Comprehensive Rules.

Theory of operation
===================

A game is a value (`oracle.model.Game`). Each change gives a new game; the old one stays valid. Three things follow.
Looking back in time (603.10a) asks the game before the event. An illegal action (733) is dropped by keeping the game from
before it. And a question such as "what could this produce" (106.7) is answered by resolving the ability on a copy.

There is one road for every change (`oracle.road.happen`). A batch of simultaneous events is proposed; for each of them

1. "can't" effects are asked (614.17, `oracle.cant`),
2. replacement and prevention effects apply, one at a time, chosen as 616.1 says (`oracle.replacement`),
3. the event is taken apart into the events that it contains, and each of those goes through 1 and 2,

then all of them are applied at once (`oracle.apply`), and then triggered abilities look at the whole batch (603,
`oracle.triggers`). Nothing else alters a game, save the bookkeeping of turn, priority and announcement.

Only when a player would receive priority are state-based actions performed and triggered abilities put onto the stack
(117.5, `oracle.priority`).

Where players decide, a function is a generator (`oracle.decisions.Run`): it yields a `Decision` and is sent the answer. A
scripted scenario, an enumeration of every choice and an interactive player plug into that one place. The oracle reads no
file, no clock and no random number.

Characteristics are derived through the layers (613, `oracle.layers`) from the game, never stored.

What a card says is a declaration in `oracle.cards`, composed of the vocabulary in `oracle.vocabulary`: abilities, costs,
patterns of events, filters, amounts, instructions, changes to characteristics, replacements. The rules' code reads the
vocabulary and knows no card.

Finding a rule: each module names the sections of the rules that it holds; each function the rule that it is.
"""
