"""The sentences can say what the prototype's documents say: each is spoken in tests/data/spoken.feature, and compared."""

import json
import pathlib
from typing import Any

import pytest

from headjudge.gherkin.compile import load_context
from headjudge.gherkin.draft import Draft
from headjudge.gherkin.parse import read_feature
from headjudge.resources import folder

SMOKE = pathlib.Path(__file__).resolve().parents[1].parent / "shared" / "examples" / "smoke.json"
SPOKEN = pathlib.Path(__file__).parent / "data" / "spoken.feature"
# A card that nobody has is an error that sentences cannot make: the compiler finds it.
UNSPEAKABLE = {"smoke.answer-to-error"}


def spoken() -> dict[str, dict[str, Any]]:
    language = load_context(folder("features")).language
    documents = {}
    for source in read_feature(SPOKEN).scenarios:
        draft = Draft()
        for step in source.steps:
            language.read(step.keyword, step.text).build(draft)
        title = source.name.removesuffix(" (taken)")
        documents[title if source.row is None else f"{title}/{source.row}"] = draft.parts()
    return documents


def plain_table(table: dict[str, Any]) -> Any:
    """A table without what says nothing: empty zones, and names in an object of their own."""
    players = []
    for player in table["players"]:
        plain = {key: value for key, value in player.items() if value not in ([], {})}
        for token in (entry.get("token") for entry in plain.get("battlefield", ()) if isinstance(entry, dict)):
            if token is not None:
                token["name"] = token["name"].removesuffix(" Token")
        players.append(plain)
    return {**table, "players": players}


def plain_script(script: list[dict[str, Any]]) -> Any:
    return [{key: value for key, value in step.items() if value not in ([], {})} for step in script]


# These two count tokens by name alone; sentences say that it is a token, too.
TOKENS = {"smoke.stolen", "smoke.token-aura"}
UNORDERED = ("/hand", "/exile", "/battlefield")


def plain_checks(checks: list[dict[str, Any]]) -> set[str]:
    """Checks as a set, one a field where a check has several, so that two ways of saying the same compare equal."""
    said: set[str] = set()
    for check in checks:
        what = dict(check)
        if what.get("path", "").startswith("/objects/") and isinstance(what.get("matches"), dict):
            fields = what.pop("matches")
            said |= {
                json.dumps({**what, "path": f"{what['path']}/{key}", "equals": value}, sort_keys=True)
                for key, value in fields.items()
            }
        else:
            if isinstance(what.get("outcome"), list):
                what["outcome"] = sorted(what["outcome"])
            if what.get("path", "").startswith("/stack") and "matches" in what:
                # Ours say more of an object on the stack: its kind and source, always.
                seen = what["matches"] if isinstance(what["matches"], list) else [what["matches"]]
                what["matches"] = [one.get("targets") for one in seen]
            if what.get("path", "").endswith(UNORDERED):
                what["equals"] = sorted(what.pop("same", None) or what.get("equals", ()))
            said.add(json.dumps(what, sort_keys=True))
    return said


@pytest.mark.skipif(not SMOKE.is_file(), reason="the prototype's documents are not beside this checkout")
def test_every_document_of_the_prototype_can_be_spoken() -> None:
    ours = spoken()
    theirs = {document["id"]: document for document in json.loads(SMOKE.read_text(encoding="utf-8"))}
    assert set(ours) == set(theirs)
    for identity, document in theirs.items():
        if identity in UNSPEAKABLE:
            continue
        said = ours[identity]
        assert plain_table(said["table"]) == plain_table(document["table"]), identity
        assert plain_script(said["script"]) == plain_script(document["script"]), identity
        assert said["needs"] == document["needs"], identity


@pytest.mark.skipif(not SMOKE.is_file(), reason="the prototype's documents are not beside this checkout")
def test_the_checks_of_the_prototype_can_be_spoken() -> None:
    ours = spoken()
    different = {}  # what we say besides (whose step it is, as well as which) does no harm
    for document in json.loads(SMOKE.read_text(encoding="utf-8")):
        if document["id"] in UNSPEAKABLE | TOKENS:
            continue
        said, meant = plain_checks(ours[document["id"]]["checks"]), plain_checks(document["checks"])
        if not said >= meant:
            different[document["id"]] = (sorted(said - meant), sorted(meant - said))
    assert different == {}
