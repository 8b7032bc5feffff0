"""Declarations as rules text in English.

Theory of operation
===================

`rendered` says what a face says, a line of text for each printed line that has abilities: `oracle.cards` holds no text, so what is
said comes from the declaration alone. Reminder text, ability words and flavour words have no part in it (207.2).

Each piece of the vocabulary has one function that says it, in the module of the same name as the piece's own module where there is
one; `Phrases.of` registers it under the piece's type (`speech`). What the parts of the vocabulary give differs:

| module | gives |
|---|---|
| `words` | English itself: numbers, articles, plurals, verbs; `CannotSay` |
| `speech` | `Speech`, what was said so far, for "it" and "that creature"; `Phrases`, the tables of functions |
| `filters` | noun phrases of descriptions: `described`, `one`, `each`, `every` |
| `people`, `targets` | players and their zones; targets as they are first spoken of |
| `selectors` | whom or what: `subject`, `thing`, `possessive` |
| `amounts` | `things` ("two cards"), `much` ("3 damage"), `equal` (after "equal to"), `for_each` |
| `conditions` | what stands after "if": `said`; `unsaid` for the opposite |
| `costs` | `printed` before a colon, `action` as what a player does |
| `patterns`, `zone_changes`, `amount_events` | `Event`: subject and verb, said in the present, as "would", as a gerund or in the past |
| `clauses` | `Clause`: subject, verb, what follows; sentences |
| `instructions` | several instructions, choices and conditions; `joint` says how two are joined |
| `players`, `permanents`, `moving`, `tokens`, `spells`, `mana`, `libraries`, `effects` | a `Clause` for each instruction |
| `changes` | verbs for changes of characteristics: "get +1/+1", "become a 3/3 creature" |
| `rewrites`, `statics` | sentences for replacement effects and the other parts of static abilities |
| `keywords` | keyword abilities, costs of spells |
| `abilities` | whole abilities, quoted or as lines |
| `links` | that what one piece refers to, another gives: linked abilities (607), choices, names, costs; and nothing twice |
| `zones` | that the words tell in which zone an ability works |

Adding a concept
================

1. `CannotSay` names the piece, or the piece and the field, that has no words. Put a function for it into the module above, beside
   its kin: `@clause.of(Piece)`. It gets the piece and the speech. What has no fields is a line: `part.always(Piece, "words")`.
2. Say every field. A field that differs from its default and is not read is a `CannotSay` by itself: nothing of a declaration is
   passed over in silence. A field whose value you read but have no words for: `need(holds, "Piece.field")`. A piece inside that you
   take apart yourself is not watched so: compare it whole with what your words say, `part == Replace(part.event, part.by)`.
3. Name what you mention (`selectors.subject`, `thing` do it), in the order in which it is said: pronouns hang on it.
4. No card names, no texts of cards: a template says a concept. Where printed texts differ without a difference in the rules ("and" or a
   full stop between two instructions), choose what most of them do.
5. If the words come out wrong because the declaration lacks or misstates a fact, mend the declaration.

How near this comes to printed text is measured by `python -m tests.card_proof` where card data is. That the words tell all of a
declaration is tested without it (tests/test_card_mutations.py): every declaration is changed in every place, and must say something else
then, or nothing. `python -m tests.card_changes NAME` lists the changes of a card that its words do not tell.
"""

from __future__ import annotations

from oracle.english.abilities import line
from oracle.english.links import check
from oracle.english.words import CannotSay
from oracle.vocabulary.abilities import Face, abilities_of

__all__ = ["CannotSay", "rendered"]


def rendered(face: Face) -> tuple[str, ...]:
    """Return what a face says in English, a text for each printed line; modes stand in their line, each after a line break.

    CannotSay if there are no words for something that it says.
    """
    check(face)
    return tuple(line(abilities, face) for printed in face.lines if (abilities := abilities_of(printed)))
