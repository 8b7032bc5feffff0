"""The table of phrases: every example is one phrase and no other, builds a valid document, and the page of phrases is current."""

import pathlib

import pytest

from headjudge import schema
from headjudge.errors import ExitCode, HeadJudgeError
from headjudge.gherkin import reference
from headjudge.gherkin.compile import load_context
from headjudge.gherkin.draft import Draft
from headjudge.gherkin.language import Language
from headjudge.gherkin.phrases import KEYWORDS, PHRASES, Keyword, Phrase
from headjudge.gherkin.reading import Reader, required_words, whole
from headjudge.resources import folder
from headjudge.scenario_rules import scenario_problems

PAGE = pathlib.Path(__file__).resolve().parents[1] / "docs" / "writing-rulings.md"

LANGUAGE = load_context(folder("features")).language
SENTENCES = [(phrase, example) for phrase in PHRASES if phrase.section in KEYWORDS for example in phrase.examples]
CLAUSES = [(phrase, example) for phrase in PHRASES if phrase.section not in KEYWORDS for example in phrase.examples]
# A sentence that a clause stands in.
AROUND: dict[str, tuple[Keyword, str]] = {
    "table-has": ("given", "Alice has {}"),
    "player-has": ("then", "Alice has {}"),
    "object-is": ("then", "Grizzly Bears {}"),
}
# A table on which every example makes sense: a card for each name, each handle once, one action done.
CARDS = (
    "Grizzly Bears, Soul Warden, Impact Tremors, Serra Angel, Jace Beleren with three loyalty counters, Devoted Druid, "
    "Prodigal Sorcerer, Llanowar Elves, Cryptolith Rite, Tropical Island, Fellwar Stone, Contamination, Hardened Scales, "
    "Doubling Season, Mystic Remora, Gemstone Mine, Reflecting Pool, Diamond Knight, Cavern of Souls, Pithing Needle, "
    "Elite Arcanist, Thragtusk, Pharagax Giant, Stenn, Paranoid Partisan, Heart-Piercer Manticore, Oblivion Ring, "
    'Sheoldred, Whispering One, Forest, Clone as "clone"'
)
HANDLES = '"bear-2" "elf" "forest-1" "forest-2" "island-1" "n1" "n2" "norn-2" "w1" "w2" "arcanist"'.split()
HAND = (
    "Elvish Visionary, Shock, Boros Charm, Walking Ballista, Goblin Bushwhacker, Rift Bolt, Collected Company, Arc Lightning, "
    "Mind Rot, Opt, Lightning Helix, Counterspell"
)


def board(*, done: bool, teams: bool) -> Draft:
    draft = Draft()
    read(draft, "given", f"Alice controls {CARDS}")
    for handle in HANDLES:
        read(draft, "given", f"Bob controls Clone as {handle}")
    read(draft, "given", 'Bob controls a 1/1 white Spirit creature token as "s1"')
    read(
        draft,
        "given",
        f"Alice has {HAND} in hand, Bloodghast in her graveyard, and Island and Swamp on top of her library",
    )
    read(draft, "given", "Alice has Doomed Traveler and Village Rites in her graveyard")
    if teams:
        read(draft, "given", "Alice and Carol are a team")
        read(draft, "given", "Bob and Dave are a team")
    if done:
        read(draft, "when", "Alice passes priority")
    return draft


def read(draft: Draft, keyword: Keyword, sentence: str) -> None:
    LANGUAGE.read(keyword, sentence).build(draft)


@pytest.mark.parametrize(("phrase", "example"), SENTENCES, ids=[example for _, example in SENTENCES])
def test_an_example_is_this_phrase_and_no_other(phrase: Phrase, example: str) -> None:
    readings = LANGUAGE.readings(KEYWORDS[phrase.section], example)
    assert [sentence.phrase.pattern for sentence in readings] == [phrase.pattern]
    assert LANGUAGE.read(KEYWORDS[phrase.section], example).phrase is phrase


@pytest.mark.parametrize(("phrase", "example"), CLAUSES, ids=[f"{p.section}: {e}" for p, e in CLAUSES])
def test_a_clause_is_this_one_and_no_other(phrase: Phrase, example: str) -> None:
    found = [
        other.pattern
        for other in PHRASES
        if other.section == phrase.section and whole(other.parser, Reader(example, LANGUAGE.names)) is not None
    ]
    assert found == [phrase.pattern]
    keyword, around = AROUND[phrase.section]
    assert len(LANGUAGE.readings(keyword, around.format(example))) == 1


def test_every_phrase_is_explained_and_shown() -> None:
    assert [phrase.pattern for phrase in PHRASES if not phrase.doc or not phrase.examples] == []
    assert len({(phrase.section, phrase.pattern) for phrase in PHRASES}) == len(PHRASES)


@pytest.mark.parametrize(
    ("phrase", "example"), SENTENCES + CLAUSES, ids=[example for _, example in SENTENCES + CLAUSES]
)
def test_an_example_builds_a_valid_document(phrase: Phrase, example: str) -> None:
    keyword, around = AROUND.get(phrase.section, (KEYWORDS.get(phrase.section, "given"), "{}"))
    sentence = around.format(example)
    if keyword == "given":
        # Handles and tokens that the example gives are new; what it refers to must be there.
        draft = Draft()
        for handle in ("arcanist",) if "exiled with" in example else ():
            read(draft, "given", f'Alice controls Clone as "{handle}"')
        if "team has" in example:
            read(draft, "given", "Alice and Carol are a team")
        read(draft, "given", sentence)
        if "are a team" in example:
            read(draft, "given", "Bob and Dave are a team" if "Alice" in example else "Alice and Carol are a team")
        if "team has" in example:
            read(draft, "given", "Bob and Dave are a team")
    else:
        teams = "team" in example
        draft = board(done=phrase.section != "action", teams=teams)
        read(draft, keyword, sentence)
    document = {"format": 1, "id": "a.b", "title": "An example", **draft.parts()}
    assert schema.problems("scenario", document) == []
    assert scenario_problems(document) == []


def test_the_page_of_phrases_is_current() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert reference.put_into(page) == page, "run: python -m headjudge.gherkin.reference docs/writing-rulings.md"


def test_a_page_without_a_place_for_the_phrases_is_an_error(
    tmp_path: pathlib.Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "page.md"
    page.write_text("# No place\n", encoding="utf-8")
    assert reference.main([str(page)]) == ExitCode.USAGE
    assert "no place for the phrases" in capsys.readouterr().err
    assert page.read_text(encoding="utf-8") == "# No place\n"


def test_the_reference_can_be_put_into_a_page_and_shown(
    tmp_path: pathlib.Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "page.md"
    page.write_text(f"Before\n{reference.BEGIN}\nan old list\n{reference.END}\nAfter\n", encoding="utf-8")
    assert reference.main([str(page)]) == ExitCode.AS_EXPECTED
    text = page.read_text(encoding="utf-8")
    assert text.startswith("Before\n")
    assert text.endswith("After\n")
    assert "an old list" not in text
    assert reference.main([]) == ExitCode.AS_EXPECTED
    assert capsys.readouterr().out.strip() in text


@pytest.mark.parametrize(
    ("pattern", "words"),
    [
        ("{player} (casts|tries to cast) {card}{options}", ()),
        ("{player}'s team has {number} life", ("'s team has ", " life")),
        ("the top of the stack resolves[ {times}]", ("the top of the stack resolves",)),
    ],
)
def test_required_words_are_those_outside_of_choices(pattern: str, words: tuple[str, ...]) -> None:
    assert required_words(pattern) == words


# What a sentence with a mistake is told -----------------------------------------------------------------------------


def refusal(keyword: Keyword, sentence: str) -> str:
    with pytest.raises(HeadJudgeError) as error:
        LANGUAGE.read(keyword, sentence)
    assert error.value.exit_code == ExitCode.SUITE_INVALID
    return str(error.value)


@pytest.mark.parametrize(
    ("keyword", "sentence", "told"),
    [
        (
            "given",
            "Alice controls Elvish Visonary and Forest",
            ['Unknown card "Elvish Visonary"', '"Elvish Visionary"'],
        ),
        ("given", "Alice controls Forest and Grizly Bears", ['Unknown card "Grizly Bears"', '"Grizzly Bears"']),
        ("when", "Alice casts Urborg, Tomb of Yawgmot", ['"Urborg, Tomb of Yawgmoth"']),
        ("then", "Grizzly Bearz is tapped", ['Unknown card "Grizzly Bearz"']),
        ("given", "Alice controls Imaginary Lotus", ['Unknown card "Imaginary Lotus"', "card-names.txt"]),
        ("when", "Alice castz Shock", ["Unknown phrase under When", 'Did you mean "casts"?']),
        ("when", "Alice casts Shock tageting Bob", ["understood as far as", 'Did you mean "targeting"?']),
        ("when", "the top of the stak resolves", ["Unknown phrase", "the top of the stack resolves"]),
        ("then", "Alice has 19 lifes", ["Unknown phrase under Then", "Alice has 19 life and no cards in hand"]),
        ("then", "Alice casts Shock", ["stands under When, not Then"]),
        ("given", "Alice controls a", ["it stops short"]),
        ("given", "xyzzy", ["docs/writing-rulings.md"]),
    ],
)
def test_a_mistake_is_told_with_what_is_near(keyword: Keyword, sentence: str, told: list[str]) -> None:
    message = refusal(keyword, sentence)
    for part in told:
        assert part in message


def test_a_sentence_is_read_once() -> None:
    language = Language(LANGUAGE.names)
    assert language.read("when", "Alice casts Shock") is language.read("when", "Alice casts Shock")


# What makes no sense on a table -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("sentences", "told"),
    [
        (["when Alice casts Shock"], "Shock is nowhere on the table"),
        (["given Alice has Shock in hand", 'when Alice casts Shock targeting "elf"'], 'has the handle "elf"'),
        (
            ['given Alice controls Grizzly Bears as "bear-1"', 'then "bear-2" is tapped'],
            'There is: "bear-1"',
        ),
        (
            ["given Alice controls Grizzly Bears", "given Bob controls Grizzly Bears", "then Grizzly Bears is tapped"],
            "The table holds 2 that differ",
        ),
        (["given Alice controls two Grizzly Bears", "then Grizzly Bears is tapped"], "The table holds several"),
        (
            ['given Alice controls two Grizzly Bears as "a" and "b"', "when Alice attacks Bob with Grizzly Bears"],
            'by its handle: "a", "b"',
        ),
        (["given Alice controls Clone copying Shock", "then Clone is tapped"], "is a copy"),
        (['given Alice controls three Forests as "a" and "b"'], "2 handles for 3 objects"),
        (['given Alice controls Forest as "a"', 'given Bob controls Forest as "a"'], 'The handle "a" is given twice'),
        (["given Alice has a tapped Forest in hand"], "A card in a hand has no 'tapped'"),
        (["given Alice has a token copy of Shock in her graveyard"], "A token cannot be in a graveyard"),
        (["given Alice controls Forest with flying"], "part of a token's description"),
        (["given Alice controls a Spirit token"], 'The token "Spirit" is not described'),
        (["given it is Alice's declare attackers step"], "A table cannot stand in this step"),
        (["given Alice and Carol are a team", "given Alice and Bob are a team"], "Alice is in a team already"),
        (["given Alice and Carol are a team", "given Alice has 3 life"], "In a team game life is the team's"),
        (["given Alice's team has two poison counters"], "Alice is in no team"),
        (["when Alice says yes"], "An answer without an action"),
        (["when Alice passes priority", "then Alice has 20 life", "when Alice says yes"], "An answer after the checks"),
        (["then the action is illegal"], "Nothing has been done yet"),
        (["when Alice passes priority", "given Alice has 7 life"], "The table is set before anything is done"),
        (["given Alice controls Reflecting Pool", "when Alice taps Reflecting Pool for mana"], "is no basic land"),
        (
            ["given Alice controls Devoted Druid", "when Alice activates Devoted Druid's ability kicked"],
            "An activated ability takes no 'additional'",
        ),
        (
            ["given Alice has Rift Bolt in hand", "when Alice suspends Rift Bolt targeting Bob"],
            "This special action takes no 'targets'",
        ),
        (
            [
                "given Alice controls Elite Arcanist",
                "when Alice passes priority",
                "when for Elite Arcanist, Alice casts a copy of Shock kicked",
            ],
            "takes no 'additional'",
        ),
        (["then Alice controls only a tapped Forest"], "compared by name alone"),
        (["then Alice controls a summoning-sick Shock"], "does not show 'sick'"),
        (['then Alice controls Shock as "a"'], "Handles are given in the Given"),
        (["given Alice controls Forest", "then Forest is a legendary"], "A supertype alone"),
        (["given Alice has zero mana of each color"], "is an empty pool"),
    ],
)
def test_what_makes_no_sense_is_told(sentences: list[str], told: str) -> None:
    draft = Draft()
    *before, last = [(words.partition(" ")[0], words.partition(" ")[2]) for words in sentences]
    for keyword, sentence in before:
        LANGUAGE.read(keyword, sentence).build(draft)  # type: ignore[arg-type]
    with pytest.raises(HeadJudgeError) as error:
        LANGUAGE.read(last[0], last[1]).build(draft)  # type: ignore[arg-type]
    assert told in str(error.value)


def test_what_an_aura_is_attached_to_may_be_said_later() -> None:
    draft = Draft()
    read(draft, "given", 'Alice controls Wild Growth attached to "f"')
    with pytest.raises(HeadJudgeError, match='has the handle "f"'):
        draft.parts()
    read(draft, "given", 'Alice controls Forest as "f"')
    assert draft.parts()["table"]["players"][0]["battlefield"][0] == {"card": "Wild Growth", "attached-to": "f"}


def test_a_name_with_one_handle_stands_for_it() -> None:
    draft = Draft()
    read(draft, "given", 'Alice has Shock as "shock-1" in hand')
    read(draft, "when", "Alice casts Shock targeting Bob")
    assert draft.parts()["script"][0]["card"] == "shock-1"


def test_a_card_that_two_names_fit_is_the_longer_one() -> None:
    draft = Draft()
    read(
        draft,
        "given",
        "Alice controls Urborg, Tomb of Yawgmoth, Snow-Covered Forest, and Elesh Norn, Mother of Machines",
    )
    assert draft.parts()["cards"] == [
        "Elesh Norn, Mother of Machines",
        "Snow-Covered Forest",
        "Urborg, Tomb of Yawgmoth",
    ]


def test_what_is_said_last_lies_on_top_of_a_library() -> None:
    draft = Draft()
    read(draft, "given", "Alice has two Islands on top of her library")
    read(draft, "given", "Alice has Swamp and Forest on top of her library and Plains on the bottom of her library")
    assert draft.parts()["table"]["players"][0]["library"] == ["Swamp", "Forest", "Island", "Island", "Plains"]


def test_a_list_may_be_long() -> None:
    draft = Draft()
    cards = ", ".join(["Forest", "Grizzly Bears"] * 300)
    read(draft, "given", f"Alice has {cards} on top of her library")
    assert len(draft.parts()["table"]["players"][0]["library"]) == 600


def test_a_mistake_at_the_end_of_a_long_list_is_found() -> None:
    cards = ", ".join(["two tapped Forests with a charge counter and 1 damage"] * 100)
    assert 'Unknown card "Grizly Bares"' in refusal("given", f"Alice controls {cards} and Grizly Bares")


def test_a_sentence_may_not_be_endless() -> None:
    assert "A sentence of 20" in refusal("given", "Alice controls " + "Forest, " * 2500)
