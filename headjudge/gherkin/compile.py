"""The compiler: features to scenarios.

`compile_folder` reads every feature of a folder, `compile_file` one. A scenario's sentences build its document through
the table of phrases, its tags say what it shows. All mistakes are gathered and shown together. No engine runs.
"""

from __future__ import annotations

import pathlib
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

from headjudge import garbage
from headjudge.errors import ExitCode, HeadJudgeError
from headjudge.files import resolved
from headjudge.gherkin import ledger as ledgers
from headjudge.gherkin import names as name_lists
from headjudge.gherkin import rules_lock
from headjudge.gherkin.draft import Draft
from headjudge.gherkin.folder import feature_files, feature_name
from headjudge.gherkin.language import Language, Sentence
from headjudge.gherkin.parse import FeatureSource, ScenarioSource, gherkin_text, invalid, read_feature
from headjudge.gherkin.tags import Marks, TagReader
from headjudge.resources import folder
from headjudge.scenario import Scenario

SHOWN = 20
"""How many mistakes are shown at once."""

_REFUSED = {"illegal", "not-offered"}


class Context(msgspec.Struct, frozen=True):
    """What features are compiled against: the language over the known cards, the ledger, the locked rules."""

    language: Language
    ledger: ledgers.Ledger
    lock: rules_lock.RulesLock
    tags: TagReader


class Compiled(msgspec.Struct, frozen=True):
    """A scenario with the source that it was compiled from, and what its tags say."""

    scenario: Scenario
    source: ScenarioSource
    marks: Marks


def load_context(features: pathlib.Path) -> Context:
    """What the features of a folder are compiled against: the suite's card names, ledger and lock, and the folder's own.

    Raises `HeadJudgeError` for a list that cannot be read.
    """
    suite = folder("features")
    names = name_lists.NameIndex(name_lists.read_names(suite / name_lists.FILE_NAME))
    ledger = ledgers.load_ledger(suite / ledgers.FILE_NAME)
    lock = rules_lock.load_lock(suite / rules_lock.FILE_NAME)
    if resolved(features) != resolved(suite):
        own = features / name_lists.FILE_NAME
        if own.is_file():
            names = names.merged(name_lists.read_names(own))
        own = features / ledgers.FILE_NAME
        if own.is_file():
            ledger = ledger.merged(ledgers.load_ledger(own), str(own))
        own = features / rules_lock.FILE_NAME
        if own.is_file():
            lock = lock.merged(rules_lock.load_lock(own))
    return Context(Language(names), ledger, lock, TagReader(ledger, lock.rules))


def compile_folder(features: pathlib.Path) -> list[Scenario]:
    """The scenarios of all features of a folder, in order of the files' paths, then as they stand.

    Raises `HeadJudgeError` with all mistakes (the first twenty are shown): what is no Gherkin, an unknown phrase, card,
    tag, claim or rule number, an id that is there twice, a document that breaks the schema.
    """
    features = pathlib.Path(features)
    found = compile_files(feature_files(features), features)
    return [scenario for scenarios in found.values() for scenario in scenarios]


def compile_files(
    files: Iterable[pathlib.Path], features: pathlib.Path, known: Mapping[pathlib.Path, Sequence[Scenario]] = {}
) -> dict[pathlib.Path, Sequence[Scenario]]:
    """The scenarios of each of a folder's files, in their order. `known` has those of files that need not be read.

    Raises `HeadJudgeError` with all mistakes, as `compile_folder`.
    """
    context = load_context(features)
    errors: list[HeadJudgeError] = []
    found: dict[pathlib.Path, Sequence[Scenario]] = {}
    with garbage.paused():
        for file in files:
            if file in known:
                found[file] = known[file]
            else:
                found[file] = [compiled.scenario for compiled in _compile(file, features, context, errors)]
    _check_ids((scenario for scenarios in found.values() for scenario in scenarios), errors)
    raise_all(errors)
    return found


def compile_file(
    path: pathlib.Path, features: pathlib.Path | None = None, context: Context | None = None
) -> list[Compiled]:
    """The scenarios of one feature, each with its source. `features` is the folder that it belongs to (its own folder, if
    left out), `context` what it is compiled against (the folder's).

    Raises `HeadJudgeError` with all mistakes, as `compile_folder`.
    """
    path = pathlib.Path(path)
    features = path.parent if features is None else features
    errors: list[HeadJudgeError] = []
    found = _compile(path, features, context or load_context(features), errors)
    _check_ids((compiled.scenario for compiled in found), errors)
    raise_all(errors)
    return found


def raise_all(errors: Sequence[HeadJudgeError]) -> None:
    """Raise the errors as one, each once; do nothing if there is none."""
    texts = list(dict.fromkeys(str(error) for error in errors))
    if not texts:
        return
    if len(texts) == 1:
        raise errors[0]
    shown = texts[:SHOWN]
    if len(texts) > SHOWN:
        shown.append(f"and {len(texts) - SHOWN} more")
    raise HeadJudgeError(
        f"{len(texts)} mistakes in the features", why="\n".join(shown), exit_code=ExitCode.SUITE_INVALID
    )


def assemble(source: ScenarioSource, marks: Marks, draft: Draft, feature: str) -> Scenario:
    """The scenario of what the tags say, what the sentences have put into the draft, and where it is written: `feature` is
    what a document calls the file (`feature_name`).

    Raises `HeadJudgeError` if the draft makes no sense as a whole, is an absence without saying so, or the document is not valid.
    """
    where = f"{source.path}:{source.line}"
    try:
        document = _document(source, marks, draft, feature)
    except HeadJudgeError as error:
        raise _at(error, where) from error
    return Scenario.checked(document, where, gherkin_text(source))


def _document(source: ScenarioSource, marks: Marks, draft: Draft, feature: str) -> dict[str, Any]:
    parts = draft.parts()
    document: dict[str, Any] = {"format": 1, "id": marks.id, "title": source.title}
    document["claims"] = list(marks.claims)
    document["rules"] = list(marks.rules)
    if marks.absence:
        document["shows"] = "absence"
        document["control"] = marks.control
    else:
        _says_absence(draft)
    document["cards"] = parts["cards"]
    document["needs"] = sorted({*parts["needs"], *marks.needs})
    if marks.contested:
        document["contested"] = True
    document["source"] = _place(source, feature)
    for key in ("table", "script", "checks"):
        document[key] = parts[key]
    return document


def _says_absence(draft: Draft) -> None:
    for check in draft.outcomes():
        outcomes = check["outcome"] if isinstance(check["outcome"], list) else [check["outcome"]]
        if _REFUSED.issuperset(outcomes):
            raise invalid(
                "Something is shown not to work, and that is an absence",
                "",
                "an engine that can do nothing at all would pass; a control shows that it can",
                "Add @absence and @control: with the id of the scenario in which the same works",
            )


def _place(source: ScenarioSource, feature: str) -> dict[str, Any]:
    place: dict[str, Any] = {"feature": feature, "line": source.line}
    if source.row_line is not None:
        place["row"] = source.row_line
    return place


def _compile(
    path: pathlib.Path, features: pathlib.Path, context: Context, errors: list[HeadJudgeError]
) -> list[Compiled]:
    """Compile one file; mistakes are added to `errors`, and what has one is left out."""
    try:
        feature = read_feature(path)
    except HeadJudgeError as error:
        errors.append(error)
        return []
    for heading in feature.rules:
        mistakes: list[HeadJudgeError] = []
        context.tags.heading(heading, str(path), mistakes)
        errors += mistakes
    _check_titles(feature, errors)
    name = feature_name(path, features)
    compiled = []
    for source in feature.scenarios:
        found = _scenario(source, name, context, errors)
        if found is not None:
            compiled.append(found)
    return compiled


def _scenario(source: ScenarioSource, feature: str, context: Context, errors: list[HeadJudgeError]) -> Compiled | None:
    marks = context.tags.scenario(source, errors)
    sentences = _read(source, context.language, errors)
    if marks is None or sentences is None:
        return None
    draft = Draft()
    line = source.line
    try:
        for step, sentence in zip(source.steps, sentences, strict=True):
            line = step.line
            sentence.build(draft)
        line = source.line
        if not any(step.keyword == "then" for step in source.steps):
            raise invalid(f'The scenario "{source.name}" checks nothing', "", hint="Say what must be so: Then ...")
        return Compiled(assemble(source, marks, draft, feature), source, marks)
    except HeadJudgeError as error:
        errors.append(_at(error, f"{source.path}:{line}"))
        return None


def _read(source: ScenarioSource, language: Language, errors: list[HeadJudgeError]) -> list[Sentence] | None:
    sentences, good = [], True
    for step in source.steps:
        try:
            if step.attachment is not None:
                raise invalid(f"A step with {step.attachment}", "", "no phrase takes one")
            sentences.append(language.read(step.keyword, step.text))
        except HeadJudgeError as error:
            errors.append(_at(error, f"{source.path}:{step.line}"))
            good = False
    return sentences if good else None


def _at(error: HeadJudgeError, where: str) -> HeadJudgeError:
    """The same error with its place, as one that makes the suite invalid."""
    return HeadJudgeError(
        error.what, where=error.where or where, why=error.why, hint=error.hint, exit_code=ExitCode.SUITE_INVALID
    )


def _check_titles(feature: FeatureSource, errors: list[HeadJudgeError]) -> None:
    """Titles are unique in a file: pytest-bdd would make one of two."""
    first: dict[str, int] = {}
    for source in feature.scenarios:
        line = first.setdefault(source.name, source.line)
        if line != source.line:
            errors.append(
                invalid(
                    f'Two scenarios have the title "{source.name}"',
                    f"{source.path}:{source.line}",
                    f"the first is on line {line}",
                    "Say in each what is special about it",
                )
            )


def _check_ids(found: Iterable[Scenario], errors: list[HeadJudgeError]) -> None:
    first: dict[str, Scenario] = {}
    for scenario in found:
        before = first.setdefault(scenario.id, scenario)
        if before is not scenario:
            errors.append(
                invalid(
                    f"The id {scenario.id} is there twice",
                    _written(scenario),
                    f"first in {_written(before)}",
                    "An id is never used again for something else: give one of them another",
                )
            )


def _written(scenario: Scenario) -> str:
    """Where a scenario is written; of an outline, its row."""
    source = scenario.document["source"]
    return f"{scenario.where.rpartition(':')[0]}:{source.get('row', source['line'])}"
