"""The oracle plays the documents that came with the format, each judged as the runner judges."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from headjudge import schema
from headjudge.client import RunResponse
from headjudge.judge import judge
from headjudge.parts import PARTS
from headjudge.scenario import Scenario
from headjudge.verdict import Verdict
from oracle import cards
from oracle.driver import play

DOCUMENTS = Path(__file__).resolve().parents[1].parent / "shared" / "examples" / "smoke.json"
REPORTS = dict.fromkeys(PARTS, True)
# The last step of this one casts a card that is nowhere on its table.
EXPECTED = {"smoke.answer-to-error": Verdict.ERROR}


def documents() -> list[Any]:
    if not DOCUMENTS.is_file():
        reason = "the folder shared/ does not lie beside this checkout"
        return [pytest.param({}, id="absent", marks=pytest.mark.skip(reason=reason))]
    found = []
    for document in json.loads(DOCUMENTS.read_text(encoding="utf-8")):
        lacking = sorted(name for name in _named(document) if cards.find(name) is None)
        marks = [pytest.mark.skip(reason=f"the oracle has not {', '.join(lacking)}")] if lacking else []
        found.append(pytest.param(document, id=document["id"], marks=marks))
    return found


def _named(document: dict[str, Any]) -> set[str]:
    entries = [
        entry
        for player in document["table"]["players"]
        for zone in ("hand", "library", "graveyard", "command", "exile", "battlefield")
        for entry in player.get(zone, ())
    ]
    names = {entry if isinstance(entry, str) else entry.get("card") or entry.get("copy-of") for entry in entries}
    return {name for name in names if name}


@pytest.mark.parametrize("document", documents())
def test_a_document_of_the_format(document: dict[str, Any]) -> None:
    answer = play(document["table"], document["script"], trace=True)
    assert schema.problems("protocol/run-response", {"id": 1, **answer}) == []
    response = RunResponse(
        status=answer["status"],
        setup=answer.get("setup"),
        steps=answer.get("steps", ()),
        reason=answer.get("reason", ""),
        detail=answer.get("detail", ()),
        message=answer.get("message", ""),
        document=answer,
    )
    needs = ["teams"] if "teams" in document["table"] else []
    judgement = judge(Scenario({**document, "needs": needs}, "smoke.json"), response, REPORTS)
    expected = EXPECTED.get(document["id"], Verdict.PASS)
    assert judgement.verdict is expected, judgement
    for step in answer.get("steps", ()):
        assert step["trace"] or step["snapshot"]["stack"] == [], "what happens is told"
