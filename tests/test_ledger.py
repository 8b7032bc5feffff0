"""The ledger of rulings: the suite's own, and what a ledger must not be."""

import pathlib
import tomllib

import pytest

from headjudge.errors import ExitCode, HeadJudgeError
from headjudge.gherkin.ledger import FILE_NAME, load_ledger
from headjudge.gherkin.rules_lock import FILE_NAME as LOCK
from headjudge.gherkin.rules_lock import load_lock
from headjudge.resources import folder

CLAIMS = pathlib.Path(__file__).resolve().parents[1].parent / "shared" / "claims.toml"

SMALL = """\
[[document]]
id = "mine"
title = "Mine"

[[paragraph]]
id = "mine.1"
title = "One"
cr = ["603.2"]
claims = [{ id = "mine.1a", text = "it is there" }, { id = "mine.1b", text = "it is not", cr = ["603.6a"] }]
"""


def test_the_ledger_of_the_suite() -> None:
    ledger = load_ledger(folder("features") / FILE_NAME)
    assert list(ledger.documents) == ["rules", "hushbringer", "tocatli", "solemnity", "norn"]
    tocatli = [paragraph for paragraph in ledger.paragraphs.values() if paragraph.document == "tocatli"]
    assert len(tocatli) == 6
    assert sum(len(paragraph.claims) for paragraph in tocatli) == 14
    assert len(ledger.paragraphs) == 44


def test_every_rule_that_the_ledger_cites_is_locked() -> None:
    ledger = load_ledger(folder("features") / FILE_NAME)
    assert ledger.rules() <= set(load_lock(folder("features") / LOCK).rules)


@pytest.mark.skipif(not CLAIMS.is_file(), reason="the claims are not beside this checkout")
def test_the_ledger_has_every_claim() -> None:
    wanted = tomllib.loads(CLAIMS.read_text(encoding="utf-8"))["paragraph"]
    ledger = load_ledger(folder("features") / FILE_NAME)
    assert {entry["id"]: entry["cr"] for entry in wanted} == {
        paragraph.id: list(paragraph.cr) for paragraph in ledger.paragraphs.values()
    }
    assert {claim["id"] for entry in wanted for claim in entry["claims"]} == set(ledger.claims)


def test_a_claim_rests_on_its_own_rules_or_its_paragraphs(tmp_path: pathlib.Path) -> None:
    path = tmp_path / FILE_NAME
    path.write_text(SMALL, encoding="utf-8")
    ledger = load_ledger(path)
    assert {claim.id: claim.cr for claim in ledger.claims.values()} == {"mine.1a": ("603.2",), "mine.1b": ("603.6a",)}
    assert ledger.rules() == {"603.2", "603.6a"}
    assert ledger.claims["mine.1b"].paragraph == "mine.1"


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('id = "mine.1a"', 'id = "mine.1b"', "mine.1b stands twice"),
        ('id = "mine.1a"', 'id = "mine.2a"', "The claim mine.2a stands in the paragraph mine.1"),
        ('id = "mine.1"\n', 'id = "other.1"\n', "The claim mine.1a stands in the paragraph other.1"),
        ('[[document]]\nid = "mine"', '[[document]]\nid = "other"', "The paragraph mine.1 is of no document"),
        (
            '[[document]]\nid = "mine"',
            '[[document]]\nid = "mine"\ntitle="A"\n[[document]]\nid = "mine"',
            "mine stands twice",
        ),
        ('cr = ["603.2"]', 'cr = ["603,2"]', "/paragraph/0/cr/0"),
        ('title = "One"', 'titel = "One"', "titel"),
        ('title = "One"', "title = One", "not TOML"),
    ],
)
def test_a_ledger_that_is_wrong(tmp_path: pathlib.Path, old: str, new: str, told: str) -> None:
    path = tmp_path / FILE_NAME
    assert old in SMALL
    path.write_text(SMALL.replace(old, new), encoding="utf-8")
    with pytest.raises(HeadJudgeError) as error:
        load_ledger(path)
    assert told in str(error.value)
    assert str(path) in str(error.value)
    assert error.value.exit_code == ExitCode.SUITE_INVALID


def test_two_ledgers_together(tmp_path: pathlib.Path) -> None:
    path = tmp_path / FILE_NAME
    path.write_text(SMALL, encoding="utf-8")
    mine, suite = load_ledger(path), load_ledger(folder("features") / FILE_NAME)
    both = suite.merged(mine, str(path))
    assert set(both.claims) == set(suite.claims) | {"mine.1a", "mine.1b"}
    with pytest.raises(HeadJudgeError, match='The document "mine" is in the ledger of the suite already'):
        both.merged(mine, str(path))
