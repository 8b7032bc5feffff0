"""The slots for what players do: abilities, payments, the choices of a cast, combat, and objects on the stack."""

from __future__ import annotations

from typing import Any

from headjudge.gherkin import words
from headjudge.gherkin.reading import AND, THEN, either, many, mapped, one_of, pattern, repeated
from headjudge.gherkin.slots import named, phrased, slot
from headjudge.gherkin.values import Ability, CastDuring, OrderItem, Payment, Ref, StackObject

# Abilities ----------------------------------------------------------------------------------------------------------


def _line(got: dict[str, Any]) -> dict[str, Any]:
    return {"line": got.get("ordinal") or got.get("number") or 1}


def _loyalty(got: dict[str, Any]) -> dict[str, Any]:
    spec = {"loyalty": got["loyalty"]}
    return {**spec, "line": got["number"]} if "number" in got else spec


slot("loyalty", pattern(r"[+\-\u2212](?:\d+|X)|0", "a loyalty cost", lambda match: match[0].replace("\u2212", "-")))
slot(
    "ability",
    either(
        phrased(
            "the [{ordinal} ]ability that {card-name} grants {source:object}",
            lambda got: Ability(got["source"], _line(got), Ref("card", got["card-name"])),
        ),
        phrased(
            "the [{ordinal} ]ability that {handle} grants {source:object}",
            lambda got: Ability(got["source"], _line(got), Ref("handle", got["handle"])),
        ),
        phrased("the {ordinal} ability of {source:object}", lambda got: Ability(got["source"], _line(got))),
        phrased("{source:object}'s [{ordinal} ]ability", lambda got: Ability(got["source"], _line(got))),
        phrased("{source:object}'s ability on line {number}", lambda got: Ability(got["source"], _line(got))),
        phrased(
            "{source:object}'s {loyalty} ability[ on line {number}]", lambda got: Ability(got["source"], _loyalty(got))
        ),
    ),
    "Prodigal Sorcerer's ability; Devoted Druid's second ability, or the second ability of Devoted Druid (lines of the "
    "printed text are counted, a line of keywords too; without an ordinal it is the first); Jace Beleren's -1 ability; "
    "the ability that Cryptolith Rite grants Llanowar Elves",
)

# Payments -----------------------------------------------------------------------------------------------------------

_PAYMENT = either(
    phrased("{symbol} from {their} mana pool", lambda got: (Payment(pool=got["symbol"]),)),
    phrased(
        "{symbol} from {source:object} as (an|a) {land-type}",
        lambda got: (Payment(source=got["source"], adds=got["symbol"], land_type=got["land-type"]),),
    ),
    phrased(
        "{symbol} from {source:object}'s {ordinal} ability",
        lambda got: (Payment(source=got["source"], adds=got["symbol"], line=got["ordinal"]),),
    ),
    phrased(
        "{symbol} from the [{ordinal} ]ability that {card-name} grants {source:object}",
        lambda got: (
            Payment(
                source=got["source"],
                adds=got["symbol"],
                line=got.get("ordinal") or 1,
                granted_by=Ref("card", got["card-name"]),
            ),
        ),
    ),
    phrased("{symbol} from {source:object}", lambda got: (Payment(source=got["source"], adds=got["symbol"]),)),
    phrased("{number} life", lambda got: (Payment(life=got["number"]),)),
)
slot(
    "payments",
    mapped(many(_PAYMENT), lambda parts: tuple(payment for part in parts for payment in part)),
    '{G} from "forest-1"; {B} from Tropical Island as a Swamp; {U} from Birds of Paradise; {G} from the ability that '
    "Cryptolith Rite grants Llanowar Elves; {W} from her mana pool; 2 life; several with commas and *and*",
)

# The choices of a spell or ability ------------------------------------------------------------------------------------

slot("exile", one_of(named(("exile",)), "exile"))
slot("own-zone", one_of(named(("graveyard", "hand", "library")), "graveyard, hand or library"))
slot("additional", one_of(named(words.ADDITIONAL_COSTS), "an additional cost"), ", ".join(words.ADDITIONAL_COSTS))
slot("alternative", one_of(named(words.ALTERNATIVE_COSTS), "an alternative cost"), ", ".join(words.ALTERNATIVE_COSTS))
_OPTION = either(
    phrased(" from {their} {own-zone}", lambda got: ("from", got["own-zone"])),
    phrased(" from exile", lambda _: ("from", "exile")),
    phrased(" from the command zone", lambda _: ("from", "command")),
    phrased(" targeting {targets}", lambda got: ("targets", got["targets"])),
    phrased(" with no targets", lambda _: ("targets", ())),
    phrased(" choosing (modes|mode) {numbers}", lambda got: ("modes", got["numbers"])),
    phrased(" with X = {number}", lambda got: ("x", got["number"])),
    phrased(" kicked[ {times}]", lambda got: ("additional", ("kicker",) * got.get("times", 1))),
    phrased(" with {additional}[ {times}]", lambda got: ("additional", (got["additional"],) * got.get("times", 1))),
    phrased(" for its {alternative} cost", lambda got: ("alternative", got["alternative"])),
    phrased(" without paying its mana cost", lambda _: ("alternative", "without-paying")),
    phrased(" face down", lambda _: ("alternative", "face-down")),
    phrased(" by paying {payments}", lambda got: ("pay", got["payments"])),
)


def _options(said: tuple[tuple[str, Any], ...]) -> dict[str, Any]:
    options: dict[str, Any] = {}
    for key, value in said:
        options[key] = options.get(key, ()) + value if key == "additional" else value
    return options


slot(
    "options",
    mapped(repeated(_OPTION), _options),
    "any of these, one after the other: *targeting Bob and Grizzly Bears* (slot by slot), *with no targets*, *choosing "
    "mode 2*, *with X = 3*, *kicked*, *kicked twice*, *with buyback* (an additional cost), *for its flashback cost* (an "
    "alternative one), *without paying its mana cost*, *face down*, *from her graveyard*, *from exile*, "
    '*by paying {G} from "forest-1" and 2 life*',
)

# Combat -------------------------------------------------------------------------------------------------------------

slot(
    "attacks",
    many(phrased("{defender:target} with {objects}", lambda got: (got["defender"], got["objects"]))),
    'whom or what with which creatures: Bob with Serra Angel and "elf", and Jace Beleren with Grizzly Bears',
)
slot(
    "blocks",
    many(phrased("{attacker:object} with {objects}", lambda got: (got["attacker"], got["objects"]))),
    'which attacker with which creatures: "elf" with Serra Angel',
)

# Answers ------------------------------------------------------------------------------------------------------------

_ORDERED = either(
    phrased("{object} on line {number}", lambda got: OrderItem(got["object"], got["number"])),
    phrased("{object}", lambda got: OrderItem(got["object"])),
)
slot(
    "triggers",
    many(_ORDERED, (*THEN, *AND)),
    "sources, the first is put on the stack first: Soul Warden, then Impact Tremors (*Sheoldred, Whispering One on line 3* "
    "where one source has several)",
)
slot(
    "shares",
    many(phrased("{number} to {target}", lambda got: (got["target"], got["number"]))),
    "numbers and what gets them: 1 to Soul Warden and 2 to Grizzly Bears",
)
_CAST_DURING = either(
    phrased("a copy of {card-name}{options}", lambda got: CastDuring(None, got["card-name"], got["options"])),
    phrased("{card}{options}", lambda got: CastDuring(got["card"], None, got["options"])),
)
slot(
    "spells",
    many(_CAST_DURING, THEN),
    "cards or copies with their options, in order: a copy of Shock targeting Bob, then a copy of Lightning Helix targeting Bob",
)

# The stack ----------------------------------------------------------------------------------------------------------

slot("ability-kind", one_of(named(("activated", "triggered")), "activated or triggered"))
slot("aimed", phrased(" targeting {targets}", lambda got: got["targets"]))
slot("held", phrased(" controlled by {player}", lambda got: got["player"]))


def _stacked(got: dict[str, Any]) -> StackObject:
    return StackObject(
        source=got["object"],
        kind=got.get("ability-kind", "spell"),
        count=got.get("count", 1),
        controller=got.get("held"),
        targets=got.get("aimed"),
    )


_STACKED = either(
    phrased("{object}'s {ability-kind} ability[{aimed}][{held}]", _stacked),
    phrased("{count} {ability-kind} (abilities|ability) of {object}[{aimed}][{held}]", _stacked),
    phrased("[a copy of ]{object}[{aimed}][{held}]", _stacked),
)
slot(
    "stack",
    many(_STACKED, (*THEN, *AND)),
    "spells and abilities from the top down: Elvish Visionary's triggered ability; three triggered abilities of Soul "
    "Warden; Counterspell targeting Grizzly Bears, then Grizzly Bears; each may end in *controlled by Bob*",
)
