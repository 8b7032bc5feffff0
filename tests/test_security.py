"""An adapter is not trusted: what it says does no harm in a terminal, in Markdown, in XML and in files, and it gets no shell."""

from __future__ import annotations

import gzip
import json
import os
import tomllib
import unicodedata
from pathlib import Path
from xml.etree import ElementTree

import pytest
from cli_help import Run
from markdown_it import MarkdownIt
from runner_help import document, fake

from headjudge.errors import ExitCode
from headjudge.manifest import load
from headjudge.process import STDERR_KEPT, AdapterProcess
from headjudge.report.reader import read_report

HOSTILE = Path(__file__).parent / "adapters" / "hostile.py"
CHECKS = {
    "Names": [{"after": 1, "path": "/players/alice/graveyard", "equals": []}],
    "Objects": [{"after": 1, "path": "/objects", "count": 0}],
    "Asked": [{"after": 1, "asked": {"kind": "may"}, "count": 0}],
}
VERDICTS = {
    "unsupported": "unsupported",
    "error": "error",
    "illegal": "fail",
    "undecided": "undecided",
    "names": "fail",
    "objects": "fail",
    "asked": "fail",
    "number": "fail",
    "crash": "crash",
    "babble": "malformed",
    "bear": "pass",
}


@pytest.fixture
def engine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The hostile adapter, which is asked for the oracle's account too."""
    folder = tmp_path / "hostile"
    folder.mkdir()
    toml = folder / "adapter.toml"
    toml.write_text(f"name = 'hostile'\ncommand = ['{{python}}', {str(HOSTILE)!r}]\n", encoding="utf-8")
    monkeypatch.setattr("headjudge.cli.explain.ORACLE", fake(tmp_path / "account").engine)
    return str(toml)


@pytest.fixture
def played(engine: str, run: Run, tmp_path: Path) -> tuple[Path, str, list[str | Path]]:
    """A run on the hostile adapter. Out: the folder of its report, what was shown, and the scenarios' options."""
    names = [verdict.capitalize() for verdict in VERDICTS]
    fields = {name: {"checks": CHECKS[name]} if name in CHECKS else {} for name in names}
    scenarios = tmp_path / "scenarios.json"
    documents = [document(f"a.{name.lower()}", name, **fields[name]) for name in names]
    scenarios.write_text(json.dumps(documents), encoding="utf-8")
    options: list[str | Path] = ["--scenarios", scenarios, "--only-these", "--timeout", "0.5"]
    before = everything(tmp_path)
    code, out, err = run("run", engine, *options, "--out", tmp_path / "out")
    assert code == ExitCode.DEVIATION
    written = everything(tmp_path) - before
    assert written == {tmp_path / "out", tmp_path / "out" / "report.ndjson", tmp_path / "out" / "steps.ndjson.gz"}
    return tmp_path / "out", out + err, options


def everything(folder: Path) -> set[Path]:
    return {Path(root) / name for root, folders, files in os.walk(folder) for name in (*folders, *files)}


def acts_on_nothing(text: str) -> bool:
    """Whether a terminal shows a text, and does nothing else."""
    return all(c in "\n\t" or unicodedata.category(c) not in ("Cc", "Cf", "Cs", "Cn") for c in text)


def test_verdicts_and_files_are_what_they_would_be(played: tuple[Path, str, list[str | Path]]) -> None:
    report = read_report(played[0])
    assert {line["id"]: line["found"] for line in report.results} == {
        f"a.{key}": each for key, each in VERDICTS.items()
    }
    for line in gzip.decompress((played[0] / "steps.ndjson.gz").read_bytes()).splitlines():
        json.loads(line)


def test_a_terminal_shows_it_and_does_nothing_else(played: tuple[Path, str, list[str | Path]]) -> None:
    _, shown, _ = played
    assert "<script>alert(1)</script>" in shown
    assert acts_on_nothing(shown)
    # No line begins with what it says: CI systems take commands of their own from a log.
    assert not any(line.startswith(("::", "##", "# heading")) for line in shown.splitlines())


def test_markdown_is_text_and_code(played: tuple[Path, str, list[str | Path]], run: Run) -> None:
    code, text, _ = run("report", played[0], "--to", "markdown")
    assert code == ExitCode.AS_EXPECTED
    assert acts_on_nothing(text)
    html = MarkdownIt("commonmark", {"html": True}).enable("table").render(text)
    tree = ElementTree.fromstring(f"<r>{html}</r>")
    tags = {element.tag for element in tree.iter()}
    assert tags <= set("r h1 h2 h3 p strong em ul li table thead tbody tr th td code pre".split())
    assert not any("heading" in "".join(element.itertext()) for tag in ("h2", "h3") for element in tree.iter(tag))


def test_xml_is_xml(played: tuple[Path, str, list[str | Path]], run: Run) -> None:
    code, text, _ = run("report", played[0], "--to", "junit")
    assert code == ExitCode.AS_EXPECTED
    assert acts_on_nothing(text)
    root = ElementTree.fromstring(text.encode())
    assert {element.tag for element in root.iter()} <= set(
        "testsuites testsuite properties property testcase failure error skipped system-out system-err".split()
    )
    assert len(root.findall("testsuite/testcase")) == len(VERDICTS)


def test_reports_of_it_are_compared(played: tuple[Path, str, list[str | Path]], run: Run) -> None:
    for form in ([], ["--to", "markdown"], ["--to", "json"]):
        code, text, _ = run("compare", played[0], played[0], *form)
        assert code == ExitCode.AS_EXPECTED
        assert acts_on_nothing(text)


def test_known_failures_of_it_are_written_and_read_again(
    played: tuple[Path, str, list[str | Path]], engine: str, run: Run
) -> None:
    out, _, options = played
    before = everything(out.parent)
    _, text, err = run("known", engine, "--report", out, "--update", "--reason", "it is hostile")
    assert acts_on_nothing(text + err)
    known = Path(engine).parent / "known.toml"
    assert everything(out.parent) - before == {known}
    entries = tomllib.loads(known.read_text(encoding="utf-8"))["known"]
    assert len(entries) == len(VERDICTS) - 2
    code, text, err = run("run", engine, *options)
    assert code == ExitCode.AS_EXPECTED, text + err


def test_an_engine_that_says_why_it_is_not_ready_does_no_harm(engine: str, run: Run, tmp_path: Path) -> None:
    program = tmp_path / "hostile" / "refuses.py"
    program.write_text(
        f"import sys\nsys.path.insert(0, {str(HOSTILE.parent)!r})\nimport json, os\nsys.stdin = open(os.devnull)\nimport hostile\n"
        "os.write(2, hostile.NASTY.encode() + b'\\xff')\n"
        "print(json.dumps({'id': 1, 'status': 'error', 'message': hostile.NASTY}), flush=True)\n",
        encoding="utf-8",
    )
    Path(engine).write_text("name = 'hostile'\ncommand = ['{python}', 'refuses.py']\n", encoding="utf-8")
    code, out, err = run("run", engine, "--claim", "tocatli.2a")
    assert code == ExitCode.ADAPTER_NOT_READY
    assert "<script>" in err
    assert acts_on_nothing(out + err)


# -- its process


def test_the_words_of_a_command_go_through_no_shell(tmp_path: Path) -> None:
    words = ["$(touch owned)", "; touch owned", "`touch owned`", "* > owned", "$HOME"]
    toml = tmp_path / "adapter.toml"
    program = (
        "import sys, json; sys.stdin.readline(); print(json.dumps(sys.argv[1:]), flush=True); sys.stdin.readline()"
    )
    toml.write_text(f"name = 'x'\ncommand = {['{python}', '-c', program, *words]!r}\n", encoding="utf-8")
    manifest = load(str(toml))
    process = AdapterProcess(manifest.command, manifest.folder, manifest.environment())
    try:
        assert json.loads(process.exchange(b"{}\n", 20)) == words
        assert os.getpgid(process.pid) == process.pid != os.getpgid(0)
        assert os.getsid(process.pid) == process.pid
    finally:
        process.kill()
    assert [path.name for path in tmp_path.iterdir()] == ["adapter.toml"]


def test_a_name_that_leads_elsewhere_is_no_name(run: Run, tmp_path: Path) -> None:
    for name in ("../evil", "/evil", "a/b", "..", ".hidden", "x\\u0000y", "-rf"):
        (tmp_path / "adapter.toml").write_text(f'name = "{name}"\ncommand = ["true"]\n', encoding="utf-8")
        code, _, err = run("run", tmp_path / "adapter.toml", "--out", tmp_path / "out")
        assert code == ExitCode.USAGE
        assert acts_on_nothing(err)
        assert not (tmp_path / "out").exists()


def test_what_is_kept_of_its_output_is_bounded(tmp_path: Path) -> None:
    program = (
        "import os, sys\n"
        "for line in sys.stdin:\n"
        "    for _ in range(30): os.write(2, b'x' * 1_000_000)\n"
        "    os.write(1, b'{}\\n')\n"
    )
    (tmp_path / "program.py").write_text(program, encoding="utf-8")
    toml = tmp_path / "adapter.toml"
    toml.write_text("name = 'x'\ncommand = ['{python}', 'program.py']\n", encoding="utf-8")
    manifest = load(str(toml))
    process = AdapterProcess(manifest.command, manifest.folder, manifest.environment())
    try:
        for _ in range(2):
            assert process.exchange(b"{}\n", 20) == b"{}"
            assert len(process.stderr_tail()) <= STDERR_KEPT
    finally:
        process.kill()
