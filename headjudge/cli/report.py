"""`headjudge report`: a report in another form, made from its file alone."""

from __future__ import annotations

import importlib
from pathlib import Path
from typing import TYPE_CHECKING

import click

from headjudge.cli import options

if TYPE_CHECKING:
    from headjudge.report.reader import Report

# What makes each form: text of a report. A module is imported when its form is asked for.
FORMS = {
    "html": "headjudge.report.html:to_html",
    "markdown": "headjudge.report.markdown:to_markdown",
    "junit": "headjudge.report.junit:to_junit",
    "earl": "headjudge.report.earl:to_earl",
    "badge": "headjudge.report.badge:to_badge",
    "shields": "headjudge.report.badge:to_shields",
}
LINKED = frozenset({"markdown", "earl"})
"""The forms that lead to a published site, and so take its address."""


@click.command()
@click.argument("file", type=options.PATH)
@click.option("--to", "form", type=click.Choice(list(FORMS)), required=True, help="The form.")
@click.option("--out", type=options.PATH, metavar="FILE", help="Write it to this file, instead of printing it.")
@click.option(
    "--base",
    metavar="URL",
    help="Where the site of `headjudge site` is published: Markdown links to it, and EARL names scenarios, claims and rules by it.",
)
def report(file: Path, form: str, out: Path | None, base: str | None) -> None:
    """Turn a report into one page of HTML, Markdown, JUnit XML, EARL (JSON-LD), or a badge (SVG, or JSON for shields.io).

    The page of HTML needs nothing beside it, and shows boards if the file of steps lies beside the report.

    FILE is a report.ndjson, or the folder that holds it.
    """
    from headjudge.report.reader import read_report

    whole = read_report(file)
    text = _made(whole, form, base)
    if out is None:
        click.echo(text, nl=False)
        return
    from headjudge.files import write_text

    _keep_the_report(whole, out)
    write_text(out, text, "report in another form")


def _made(whole: Report, form: str, base: str | None) -> str:
    module, _, function = FORMS[form].partition(":")
    make = getattr(importlib.import_module(module), function)
    if form in LINKED:
        from headjudge.report.links import Links

        text = make(whole, Links.at(base))
    elif base is not None:
        raise click.UsageError(f"--base is of no use with --to {form}, which links to nothing")
    else:
        text = make(whole)
    assert isinstance(text, str)
    return text


def _keep_the_report(whole: Report, out: Path) -> None:
    """Refuse to write over what the form is made from."""
    from headjudge.errors import HeadJudgeError
    from headjudge.files import resolved
    from headjudge.report.writer import STEPS

    for kept in (whole.path, whole.path.with_name(STEPS)):
        if resolved(out) == resolved(kept):
            raise HeadJudgeError(
                "this is the report itself",
                where=str(out),
                why="everything else is made from it, and it from nothing but a run",
                hint="give --out another file",
            )
