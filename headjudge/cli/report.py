"""`headjudge report`: a report in another form, made from its file alone."""

from __future__ import annotations

from pathlib import Path

import click

from headjudge.cli import options


@click.command()
@click.argument("file", type=options.PATH)
@click.option("--to", "form", type=click.Choice(["markdown", "junit"]), required=True, help="The form.")
def report(file: Path, form: str) -> None:
    """Print a report as Markdown, or as JUnit XML.

    FILE is a report.ndjson, or the folder that holds it.
    """
    from headjudge.report.reader import read_report

    whole = read_report(file)
    if form == "markdown":
        from headjudge.report.markdown import to_markdown

        click.echo(to_markdown(whole), nl=False)
    else:
        from headjudge.report.junit import to_junit

        click.echo(to_junit(whole).rstrip() + b"\n", nl=False)
