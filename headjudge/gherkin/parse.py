"""Feature files as values: the Gherkin parser's tree, with rules, backgrounds, tags and the rows of outlines resolved."""

from __future__ import annotations

import pathlib
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

import msgspec
from gherkin.dialect import Dialect
from gherkin.errors import CompositeParserException, ParserException
from gherkin.parser import Parser, ParserContext
from gherkin.token import Token

from headjudge.errors import ExitCode, HeadJudgeError
from headjudge.files import read_text
from headjudge.gherkin.phrase import Keyword

_KEYWORDS: dict[str, Keyword] = {"Context": "given", "Action": "when", "Outcome": "then"}
_PLACEHOLDER = re.compile(r"<([^<>]+)>")


class Tag(msgspec.Struct, frozen=True):
    """A tag without its @, and its line."""

    name: str
    line: int


class Step(msgspec.Struct, frozen=True):
    """A step: the keyword that it stands under (And goes on with the one before), its text, its line."""

    keyword: Keyword
    text: str
    line: int
    attachment: str | None = None
    """"a doc string" or "a table" if something is attached to it; phrases take none."""


class Heading(msgspec.Struct, frozen=True):
    """A Rule: its title, tags and line. Outside of rules a feature's own."""

    title: str
    tags: tuple[Tag, ...]
    line: int


class ScenarioSource(msgspec.Struct, frozen=True):
    """One scenario as a feature has it; of an outline, one row.

    `steps` begins with those of the backgrounds.
    """

    path: pathlib.Path
    name: str
    """The title as it stands; for an outline with its placeholders."""
    title: str
    line: int
    tags: tuple[Tag, ...]
    own_tags: tuple[Tag, ...]
    """Those that stand at the scenario itself (and at its Examples), not at its feature or rule."""
    rule: Heading | None
    steps: tuple[Step, ...]
    background: tuple[Step, ...] = ()
    """The first of the steps: those of the backgrounds."""
    row: str | None = None
    row_line: int | None = None
    values: Mapping[str, str] = {}
    """The cells of the row by column."""


class FeatureSource(msgspec.Struct, frozen=True):
    """A feature file."""

    path: pathlib.Path
    title: str
    tags: tuple[Tag, ...]
    rules: tuple[Heading, ...]
    scenarios: tuple[ScenarioSource, ...]


def read_feature(path: pathlib.Path) -> FeatureSource:
    """Read a feature file.

    Raises `HeadJudgeError` with file and line if it cannot be read, or is no Gherkin.
    """
    return parse_feature(read_text(path, exit_code=ExitCode.SUITE_INVALID), path)


def parse_feature(text: str, path: pathlib.Path) -> FeatureSource:
    """The feature in a text; `path` is where it came from.

    Raises `HeadJudgeError` with file and line.
    """
    try:
        document: Any = _Parser().parse(text)
    except CompositeParserException as error:
        raise _not_gherkin(path, error.errors) from error
    except ParserException as error:
        raise _not_gherkin(path, [error]) from error
    feature = document.get("feature")
    if not feature:
        raise invalid("This file holds no Feature", f"{path}:1", hint="It begins with: Feature: a title")
    return _Reader(path).feature(feature)


class _Parser(Parser):
    """The parser of the Cucumber project, which otherwise makes a table of all its states for each line: a fifth of its time."""

    def match_token(self, state: int, token: Token, context: ParserContext) -> int:
        """What the parser is in after a line (a token)."""
        matcher: Callable[[Token, ParserContext], int] | None = getattr(self, f"match_token_at_{state}", None)
        return super().match_token(state, token, context) if matcher is None else matcher(token, context)


def invalid(what: str, where: str, why: str | None = None, hint: str | None = None) -> HeadJudgeError:
    """An error that makes the suite invalid."""
    return HeadJudgeError(what, where=where, why=why, hint=hint, exit_code=ExitCode.SUITE_INVALID)


def _not_gherkin(path: pathlib.Path, errors: Iterable[ParserException]) -> HeadJudgeError:
    found = list(errors)
    lines = [re.sub(r"^\((\d+):\d+\): ", r"line \1: ", str(error)) for error in found[:5]]
    return invalid("This is no Gherkin", f"{path}:{found[0].location['line']}", "\n".join(lines))


class _Reader:
    """Makes values of one file's tree."""

    def __init__(self, path: pathlib.Path) -> None:
        self.path = path
        self._outlines: set[str] = set()

    def feature(self, tree: Mapping[str, Any]) -> FeatureSource:
        rules: list[Heading] = []
        scenarios: list[ScenarioSource] = []
        background: tuple[Step, ...] = ()
        own = self._tags(tree)
        dialect = Dialect.for_name(tree["language"])
        assert dialect is not None  # or the parser would not have understood it
        self._outlines = set(dialect.scenario_outline_keywords)
        for child in tree["children"]:
            if "background" in child:
                background = tuple(self._steps(child["background"]["steps"]))
            elif "scenario" in child:
                scenarios += self._scenario(child["scenario"], None, background, own)
            else:
                rule = child["rule"]
                heading = Heading(rule["name"], self._tags(rule), rule["location"]["line"])
                rules.append(heading)
                inner = background
                for grandchild in rule["children"]:
                    if "background" in grandchild:
                        inner = background + tuple(self._steps(grandchild["background"]["steps"]))
                    else:
                        scenarios += self._scenario(grandchild["scenario"], heading, inner, own)
        return FeatureSource(self.path, tree["name"], own, tuple(rules), tuple(scenarios))

    def _tags(self, tree: Mapping[str, Any]) -> tuple[Tag, ...]:
        return tuple(Tag(tag["name"].removeprefix("@"), tag["location"]["line"]) for tag in tree.get("tags", ()))

    def _steps(self, steps: Iterable[Mapping[str, Any]]) -> Iterator[Step]:
        keyword: Keyword | None = None
        for step in steps:
            keyword = _KEYWORDS.get(step["keywordType"], keyword)
            line = step["location"]["line"]
            if keyword is None:
                raise invalid(
                    f'The first step begins with "{step["keyword"].strip()}"',
                    f"{self.path}:{line}",
                    hint="It begins with Given, When or Then",
                )
            attachment = "a doc string" if "docString" in step else "a table" if "dataTable" in step else None
            yield Step(keyword, step["text"], line, attachment)

    def _scenario(
        self,
        tree: Mapping[str, Any],
        rule: Heading | None,
        background: tuple[Step, ...],
        inherited: tuple[Tag, ...],
    ) -> Iterator[ScenarioSource]:
        own_tags = self._tags(tree)
        tags = inherited + (rule.tags if rule else ()) + own_tags
        steps = tuple(self._steps(tree["steps"]))
        line = tree["location"]["line"]
        name = tree["name"]
        plain = ScenarioSource(self.path, name, name, line, tags, own_tags, rule, background + steps, background)
        outline = tree["keyword"].strip() in self._outlines
        if not outline and not tree["examples"]:
            yield plain
            return
        rows = list(self._rows(tree["examples"]))
        if not rows:
            raise invalid("An outline without rows", f"{self.path}:{line}", hint="It needs Examples: with a table")
        for values, row_line, more in rows:
            yield self._row(plain, values, row_line, more)

    def _rows(self, examples: Iterable[Mapping[str, Any]]) -> Iterator[tuple[dict[str, str], int, tuple[Tag, ...]]]:
        for table in examples:
            header = table.get("tableHeader")
            if header is None:
                continue
            names = [cell["value"] for cell in header["cells"]]
            line = header["location"]["line"]
            if "row" not in names:
                raise invalid(
                    'The Examples have no column "row"',
                    f"{self.path}:{line}",
                    why="a row's id is the outline's id, a slash and what stands in that column",
                    hint="Add a column: | row | ...",
                )
            if len(set(names)) != len(names):
                raise invalid("Two columns of one name", f"{self.path}:{line}", why=", ".join(names))
            for row in table["tableBody"]:
                values = [cell["value"] for cell in row["cells"]]
                yield dict(zip(names, values, strict=True)), row["location"]["line"], self._tags(table)

    def _row(
        self, plain: ScenarioSource, values: dict[str, str], row_line: int, more: tuple[Tag, ...]
    ) -> ScenarioSource:
        def fill(text: str, line: int) -> str:
            def value(match: re.Match[str]) -> str:
                if match[1] not in values:
                    raise invalid(
                        f"<{match[1]}> is no column of the Examples",
                        f"{self.path}:{line}",
                        why=f"the columns are {', '.join(values)}",
                    )
                return values[match[1]]

            return _PLACEHOLDER.sub(value, text)

        def filled(step: Step) -> Step:
            return msgspec.structs.replace(step, text=fill(step.text, step.line))

        def filled_tags(tags: tuple[Tag, ...]) -> tuple[Tag, ...]:
            return tuple(Tag(fill(tag.name, tag.line), tag.line) for tag in (*tags, *more))

        steps = tuple(filled(step) for step in plain.steps)
        title = fill(plain.name, plain.line)
        return msgspec.structs.replace(
            plain,
            title=title if title != plain.name else f"{title}: {values['row']}",
            tags=filled_tags(plain.tags),
            own_tags=filled_tags(plain.own_tags),
            steps=steps,
            background=steps[: len(plain.background)],
            row=values["row"],
            values=values,
            row_line=row_line,
        )


def gherkin_text(source: ScenarioSource) -> str:
    """A scenario as Gherkin to be read: its rule, the background's steps, the scenario; of an outline with the row's values.

    A pure layout of what was read: keywords written out, `And` where one is repeated.
    """
    lines: list[str] = []
    indent = ""
    if source.rule is not None:
        lines += [*_tag_line(source.rule.tags, ""), f"Rule: {source.rule.title}", ""]
        indent = "  "
    if source.background:
        lines += [f"{indent}Background:", *_step_lines(source.background, indent + "  "), ""]
    lines += [*_tag_line(source.own_tags, indent), f"{indent}Scenario: {source.title}"]
    lines += _step_lines(source.steps[len(source.background) :], indent + "  ")
    return "\n".join(lines) + "\n"


def _tag_line(tags: tuple[Tag, ...], indent: str) -> list[str]:
    return [indent + " ".join(f"@{tag.name}" for tag in tags)] if tags else []


def _step_lines(steps: tuple[Step, ...], indent: str) -> list[str]:
    lines: list[str] = []
    before: Keyword | None = None
    for step in steps:
        lines.append(f"{indent}{'And' if step.keyword == before else step.keyword.capitalize()} {step.text}")
        before = step.keyword
    return lines
