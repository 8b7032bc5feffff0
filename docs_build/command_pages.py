"""The reference of the command line, made from the commands: what `--help` says of each, on one page."""

from __future__ import annotations

import inspect
from collections.abc import Iterator

import click
from schema_pages import plain

__all__ = ["ADDRESS", "page"]

ADDRESS = "reference/commands.md"


def page(app: click.Group, name: str) -> str:
    """The page of a program and all its commands, in Markdown, each under the heading by which it is called."""
    whole = click.Context(
        app, info_name=name, **{**app.context_settings, "max_content_width": 200, "terminal_width": 200}
    )
    commands = list(_below(app, whole))
    lines = ["# Commands", "", "<!-- Made from the command line; not to be edited. -->", ""]
    lines += [*_paragraphs(app.help), "| command | what it does |", "|---|---|"]
    for command, context in commands:
        path = context.command_path
        lines.append(f"| [`{path}`](#{path.replace(' ', '-')}) | {plain(command.get_short_help_str(200))} |")
    lines += ["", *_paragraphs(app.epilog)]
    for command, context in commands:
        lines += _section(command, context)
    return "\n".join(lines).rstrip() + "\n"


def _below(group: click.Group, context: click.Context) -> Iterator[tuple[click.Command, click.Context]]:
    """Every command of a group and of the groups in it, in their order."""
    for name in group.list_commands(context):
        command = group.get_command(context, name)
        if command is None or command.hidden:
            continue
        inner = click.Context(command, parent=context, info_name=name)
        if isinstance(command, click.Group):
            yield from _below(command, inner)
        else:
            yield command, inner


def _section(command: click.Command, context: click.Context) -> list[str]:
    usage = command.get_usage(context).removeprefix("Usage: ")
    lines = [f"## {context.command_path}", "", *_paragraphs(command.help), "```text", usage, "```", ""]
    options = [each for each in command.get_params(context) if isinstance(each, click.Option)]
    records = [record for each in options if (record := each.get_help_record(context))]
    if records:
        lines += ["| option | what it does |", "|---|---|"]
        lines += [f"| {_options(names)} | {plain(text)} |" for names, text in records] + [""]
    return lines + _paragraphs(command.epilog)


def _options(names: str) -> str:
    """`-k TEXT` and the like, as code; a table's own separator cannot stand in it as it is."""
    return ", ".join(f"`{each}`" for each in names.replace("|", " or ").replace("[", "").replace("]", "").split(", "))


def _paragraphs(text: str | None) -> list[str]:
    """What is said of a command, a paragraph a line."""
    paragraphs = inspect.cleandoc(text or "").split("\n\n")
    return [line for each in paragraphs if each for line in (plain(" ".join(each.replace("\b", "").split())), "")]
