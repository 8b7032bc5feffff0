"""The phrases that answer the questions of an action: When, right after it. Each adds an answer to the latest step.

An answer says what a player chooses if the engine asks; whether, when and in what portions it asks is the engine's.
"""

from __future__ import annotations

from typing import Any

from headjudge.gherkin import words
from headjudge.gherkin.draft import Draft
from headjudge.gherkin.phrase import phrase
from headjudge.gherkin.reading import one_of
from headjudge.gherkin.slots import slot
from headjudge.gherkin.values import CastDuring, Choice, OrderItem, Payment, Ref

slot("yes-no", one_of({"yes": True, "no": False}, "yes or no"))
slot("any", one_of(words.FREE_CHOICES, "any ..."), ", ".join(words.FREE_CHOICES))


@phrase(
    "answer", "{player} says {yes-no}[ to {object}]", "Bob says yes to Pharagax Giant", "Alice says no to Thragtusk"
)
def may(draft: Draft, player: str, yes_no: bool, object: Ref | None = None) -> None:
    """Whether the player does what they may. Of two actions joined by "or" (fabricate), yes is the first. Yes where the
    rules do not allow it counts as no. *to* names what is cast, activated or resolving.
    """
    draft.answer(player, "may", yes_no, object)


@phrase(
    "answer",
    "{player} chooses {objects}[ for {about:object}]",
    "Alice chooses Grizzly Bears and Elvish Visionary for Collected Company",
    'Alice chooses "norn-2"',
)
def choose_cards(draft: Draft, player: str, objects: tuple[Ref, ...], about: Ref | None = None) -> None:
    """Cards or permanents chosen: found, sacrificed, discarded, copied. Implies yes to "you may". For the legend rule,
    which permanent is kept; then without *for*.
    """
    draft.answer(player, "choose-cards", _one_or_list(draft.names(objects)), about)


@phrase(
    "answer",
    "{player} chooses (nothing|no card|no cards)[ for {about:object}]",
    "Alice chooses nothing for Collected Company",
)
def choose_nothing(draft: Draft, player: str, about: Ref | None = None) -> None:
    """No card or permanent is chosen."""
    draft.answer(player, "choose-cards", [], about)


@phrase(
    "answer",
    "{player} targets {targets} with {about:object}",
    "Alice targets Serra Angel with Oblivion Ring",
    "Alice targets Bob and Grizzly Bears with Heart-Piercer Manticore",
)
def target(draft: Draft, player: str, targets: tuple[Ref, ...], about: Ref) -> None:
    """The targets of a triggered ability, slot by slot. Two instances of one ability take two sentences. (The targets of
    what is cast or activated are part of the action.)
    """
    draft.answer(player, "target", _one_or_list(draft.names(targets)), about)


@phrase(
    "answer",
    "{player} chooses (modes|mode) {numbers}[ for {about:object}]",
    "Alice chooses mode 2 for Walking Ballista",
)
def mode(draft: Draft, player: str, numbers: tuple[int, ...], about: Ref | None = None) -> None:
    """The modes of a triggered ability, by their printed numbers."""
    draft.answer(player, "mode", numbers[0] if len(numbers) == 1 else list(numbers), about)


@phrase(
    "answer",
    "{player} chooses {choice}[ for {about:object}]",
    "Alice chooses green for Diamond Knight",
    "Alice chooses the creature type Bear for Cavern of Souls",
    "Alice chooses the name Viscera Seer for Pithing Needle",
    "Alice chooses the number 3 for Walking Ballista",
    "Alice chooses Bob for Stenn, Paranoid Partisan",
    "Alice chooses the mana type {C} for Reflecting Pool",
)
def choose(draft: Draft, player: str, choice: Choice, about: Ref | None = None) -> None:
    """Something named: a color, type, name, number, player or option. A color also answers a question for a type of
    mana.
    """
    if choice.kind == "name":
        draft.mention(choice.value)
    if choice.kind == "player":
        draft.player(choice.value)
    draft.answer(player, choice.kind, choice.value, about)


@phrase(
    "answer", "{player} chooses the mana {mana}[ for {about:object}]", "Alice chooses the mana {R}{G} for Fellwar Stone"
)
def choose_mana(draft: Draft, player: str, mana: dict[str, int], about: Ref | None = None) -> None:
    """Mana in any combination of types."""
    draft.answer(player, "mana", mana, about)


@phrase(
    "answer",
    "{player} (divides|assigns) {shares}[ for {about:object}]",
    "Alice divides 1 to Soul Warden and 2 to Grizzly Bears for Arc Lightning",
    'Alice assigns 3 to "n1" and 1 to "n2" for Serra Angel',
)
def divide(draft: Draft, player: str, shares: tuple[tuple[Ref, int], ...], about: Ref | None = None) -> None:
    """Damage or counters divided; also the combat damage of an attacking creature among its blockers."""
    draft.answer(player, "divide", {draft.name(ref): number for ref, number in shares}, about)


@phrase("answer", "{player} pays for {about:object}", "Alice pays for Mystic Remora")
def pay(draft: Draft, player: str, about: Ref) -> None:
    """A cost that something asks for while it resolves ("you may pay", "unless you pay"), out of the mana pool."""
    draft.answer(player, "pay", True, about)


@phrase(
    "answer",
    "{player} pays for {about:object} with {payments}",
    'Alice pays for Mystic Remora with {U} from "island-1"',
)
def pay_with(draft: Draft, player: str, about: Ref, payments: tuple[Payment, ...]) -> None:
    """The same, with mana abilities activated meanwhile."""
    draft.answer(player, "pay", draft.payments(payments), about)


@phrase("answer", "{player} (doesn't|does not) pay for {about:object}", "Alice doesn't pay for Mystic Remora")
def not_pay(draft: Draft, player: str, about: Ref) -> None:
    """The cost is not paid."""
    draft.answer(player, "pay", False, about)


@phrase(
    "answer",
    "{player} puts (the|{their}) triggered abilities of {triggers} on the stack",
    "Alice puts the triggered abilities of Soul Warden, then Impact Tremors on the stack",
    'Alice puts the triggered abilities of "w1", then "w2" on the stack',
    "Alice puts the triggered abilities of Sheoldred, Whispering One on line 2, then Sheoldred, Whispering One on line 3 "
    "on the stack",
)
def order(draft: Draft, player: str, triggers: tuple[OrderItem, ...]) -> None:
    """The order of triggered abilities that one player controls: the first is put on the stack first and resolves last."""
    draft.answer(player, "order", [_source(draft, item) for item in triggers])


@phrase(
    "answer",
    "{player} puts {their} triggered abilities on the stack in any order",
    "Alice puts her triggered abilities on the stack in any order",
)
def order_free(draft: Draft, player: str) -> None:
    """The order does not matter for what is checked."""
    draft.answer(player, "order", free=True)


@phrase(
    "answer",
    "{player} applies {in-order}",
    "Alice applies Contamination",
    "Alice applies Hardened Scales, then Doubling Season",
)
def replacement_order(draft: Draft, player: str, in_order: tuple[Ref, ...]) -> None:
    """Which replacement effect is applied next (616.1), one after the other."""
    for ref in in_order:
        draft.answer(player, "replacement-order", draft.name(ref))


@phrase(
    "answer",
    "{player} keeps {top:objects} on top[ and puts {rest:objects} on the bottom] with {about:object}",
    "Alice keeps Island on top with Opt",
    "Alice keeps Island on top and puts Swamp on the bottom with Opt",
)
def scry_top(draft: Draft, player: str, top: tuple[Ref, ...], about: Ref, rest: tuple[Ref, ...] = ()) -> None:
    """A scry that keeps something: what stays, the topmost first, and what goes to the bottom."""
    draft.answer(player, "scry", {"top": draft.names(top), "bottom": draft.names(rest)}, about)


@phrase(
    "answer",
    "{player} puts {rest:objects} on the bottom with {about:object}",
    "Alice puts Island on the bottom with Opt",
)
def scry_bottom(draft: Draft, player: str, rest: tuple[Ref, ...], about: Ref) -> None:
    """A scry that keeps nothing."""
    draft.answer(player, "scry", {"top": [], "bottom": draft.names(rest)}, about)


@phrase(
    "answer",
    "{player} surveils {rest:objects} into {their} graveyard[ and keeps {top:objects} on top] with {about:object}",
    "Alice surveils Island into her graveyard with Opt",
    "Alice surveils Island into her graveyard and keeps Swamp on top with Opt",
)
def surveil(draft: Draft, player: str, rest: tuple[Ref, ...], about: Ref, top: tuple[Ref, ...] = ()) -> None:
    """A surveil that puts something into the graveyard."""
    draft.answer(player, "surveil", {"top": draft.names(top), "graveyard": draft.names(rest)}, about)


@phrase(
    "answer",
    "{player} surveils, keeping {top:objects} on top with {about:object}",
    "Alice surveils, keeping Island on top with Opt",
)
def surveil_top(draft: Draft, player: str, top: tuple[Ref, ...], about: Ref) -> None:
    """A surveil that keeps all, the topmost first."""
    draft.answer(player, "surveil", {"top": draft.names(top), "graveyard": []}, about)


@phrase(
    "answer",
    "for {about:object}, {player} casts {spells}",
    "for Rift Bolt, Alice casts Rift Bolt targeting Bob",
    "for Elite Arcanist, Alice casts a copy of Shock targeting Bob, then a copy of Lightning Helix targeting Grizzly Bears",
)
def cast_during(draft: Draft, player: str, about: Ref, spells: tuple[CastDuring, ...]) -> None:
    """Spells cast while something resolves, in order: suspended cards, copies of exiled cards."""
    draft.answer(player, "cast", [draft.cast_during(spell) for spell in spells], about)


@phrase("answer", "for {about:object}, {player} casts nothing", "for Elite Arcanist, Alice casts nothing")
def cast_nothing(draft: Draft, player: str, about: Ref) -> None:
    """Nothing is cast."""
    draft.answer(player, "cast", [], about)


@phrase(
    "answer",
    "{player} chooses {any}[ for {about:object}]",
    "Alice chooses any color for Gemstone Mine",
    "Alice chooses any cards for Mind Rot",
)
def choose_any(draft: Draft, player: str, any: str, about: Ref | None = None) -> None:
    """The question may be answered in any way: it does not matter for what is checked."""
    draft.answer(player, any, about=about, free=True)


def _one_or_list(names: list[str]) -> str | list[str]:
    return names[0] if len(names) == 1 else names


def _source(draft: Draft, item: OrderItem) -> Any:
    source = draft.name(item.source)
    return source if item.line is None else {"source": source, "line": item.line}
