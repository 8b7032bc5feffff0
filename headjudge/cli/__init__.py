"""The command line: one module a command, loaded when it is called.

Nothing but click and the standard library is imported here: `headjudge --version` must not pay for a schema validator, and
the time from a command to its first verdict is part of what is measured (bench/).
"""

from __future__ import annotations

import importlib
import sys
from collections.abc import Sequence

import click

from headjudge import __version__
from headjudge.cli.process import EXIT_INTERRUPTED, Stopped, give_up_output, open_streams, stoppable
from headjudge.errors import ExitCode, HeadJudgeError

EXIT_BUG = 70
"""Head Judge itself broke: sysexits.h's EX_SOFTWARE, apart from all codes that say something about an engine."""
EXIT_PIPE = 141
"""Nobody reads the output any more, as a shell reports it."""

# command: where it is, and its line in the help; the module is imported only when the command runs. A module that is named as a
# builtin is has an underscore, since a submodule becomes a name of this one.
COMMANDS = {
    "run": ("headjudge.cli.run:run", "Play the suite on engines, judge, and write the reports."),
    "list": ("headjudge.cli.list_:list_scenarios", "A row a scenario."),
    "show": ("headjudge.cli.show:show", "The Gherkin of a scenario, and what it compiles to."),
    "compile": ("headjudge.cli.compile_:compile_suite", "One JSON file a scenario, and an index."),
    "explain": ("headjudge.cli.explain:explain", "What the oracle does in a scenario, and by which rules."),
    "known": ("headjudge.cli.known:known", "What an engine is known to fail, beside a report; brought up to date."),
    "check-adapter": ("headjudge.cli.check_adapter:check_adapter", "Is an adapter right, and what comes next."),
    "new-adapter": ("headjudge.cli.new_adapter:new_adapter", "The skeleton of an adapter, in Python or Java."),
    "report": ("headjudge.cli.report:report", "Turn a report into HTML, Markdown, JUnit XML, EARL or a badge."),
    "verify": ("headjudge.cli.verify:verify", "Does a report say what its engine does? A sample is played again."),
    "site": ("headjudge.cli.site:site", "A static site of the reports of one or several engines."),
    "compare": (
        "headjudge.cli.compare:compare",
        "Reports beside each other: where verdicts differ, and what got worse.",
    ),
    "rulings": ("headjudge.cli.rulings:rulings", "The rulings of the ledger, and the scenarios that show each."),
    "cards": ("headjudge.cli.cards:cards", "The cards that the oracle plays, and how it reads one of them."),
    "rules": ("headjudge.cli.rules:rules", "The lock of cited rules, and what another edition has made of them."),
}


class _Commands(click.Group):
    """A group that knows its commands by name and imports the one that is called."""

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002 - click's signature
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:  # noqa: ARG002
        if cmd_name not in COMMANDS:
            return None
        module, _, attribute = COMMANDS[cmd_name][0].partition(":")
        command = getattr(importlib.import_module(module), attribute)
        assert isinstance(command, click.Command)
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args and not args[0].startswith("-") and args[0] not in COMMANDS:
            raise _unknown_command(args[0])
        return super().resolve_command(ctx, args)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:  # noqa: ARG002
        with formatter.section("Commands"):
            formatter.write_dl([(name, text) for name, (_, text) in COMMANDS.items()])


def _unknown_command(name: str) -> click.UsageError:
    import difflib

    near = difflib.get_close_matches(name, COMMANDS, n=1)
    hint = f"did you mean {near[0]!r}?" if near else f"the commands are {', '.join(COMMANDS)}"
    return click.UsageError(f"there is no command {name!r}: {hint}")


@click.group(
    cls=_Commands,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 110},
    epilog="Exit codes: 0 as expected, 1 a deviation, 2 usage, 3 the adapter never became ready, "
    "4 nothing was executed, 5 the suite is invalid.",
)
@click.version_option(__version__, message="headjudge %(version)s")
def app() -> None:
    """Head Judge: rulings as scenarios, played on any rules engine for Magic: The Gathering.

    Unofficial; not affiliated with Wizards of the Coast.
    """


def main(arguments: Sequence[str] | None = None) -> None:
    """Run a command and leave the process with its exit code.

    In: the arguments, by default the process's own. Every mistake of a user's is a message on standard error, never a
    traceback; what is left is a bug of Head Judge, and is called one.
    """
    open_streams()
    with stoppable(to_the_end=arguments is None):
        code = _code_of(arguments)
    sys.exit(code)


def _code_of(arguments: Sequence[str] | None) -> int:
    """Run a command, and say what went wrong. Out: its exit code. Raises nothing but what ends the interpreter."""
    try:
        try:
            return _run(arguments)
        except click.exceptions.Exit as end:
            return end.exit_code
        except (KeyboardInterrupt, click.Abort) as stop:
            return _say_stopped(stop)
        except BrokenPipeError:
            give_up_output()
            return EXIT_PIPE
        except Exception as error:  # mistakes and, as the last resort, bugs
            return _say_error(error)
    except OSError:
        # Where mistakes are told nothing can be written either: all that is left is the exit code.
        give_up_output()
        return ExitCode.USAGE


def _run(arguments: Sequence[str] | None) -> int:
    # Not app.main, which ends the process by itself, with 1, when a pipe breaks.
    with app.make_context("headjudge", list(sys.argv[1:] if arguments is None else arguments)) as context:
        code = app.invoke(context)
    sys.stdout.flush()
    return code if isinstance(code, int) else ExitCode.AS_EXPECTED


def _say_stopped(stop: BaseException) -> int:
    how, code = (stop.name, stop.exit_code) if isinstance(stop, Stopped) else ("SIGINT", EXIT_INTERRUPTED)
    by = "interrupted" if code == EXIT_INTERRUPTED else f"stopped by {how}"
    _say(f"{by}: nothing is left half written")
    return code


def _say_error(error: Exception) -> int:
    """Tell what went wrong. Out: the exit code."""
    match error:
        case HeadJudgeError():
            _say_mistake(error)
            return error.exit_code
        case click.exceptions.NoArgsIsHelpError():
            _say(error.format_message())
        case click.ClickException():
            _say(f"error: {_sentence(error.format_message())}")
            if isinstance(error, click.UsageError) and error.ctx is not None:
                _say(f"  Hint: `{error.ctx.command_path} --help` lists what can be given")
        case OSError():
            give_up_output()
            _say_mistake(
                HeadJudgeError(
                    "cannot be read or written" if error.filename else "what there is to show cannot be written",
                    where=str(error.filename) if error.filename else "standard output",
                    why=error.strerror or str(error),
                )
            )
        case _:
            _say_bug(error)
            return EXIT_BUG
    return ExitCode.USAGE


def _say(text: str) -> None:
    click.echo(text, err=True)


def _sentence(text: str) -> str:
    """A message of click's in the manner of the other messages: no capital, no full stop."""
    text = text.rstrip(".").replace(":\n\t", ": ").replace(",\n\t", ", ")
    return text[:1].lower() + text[1:] if text[1:2].islower() else text


def _say_mistake(error: HeadJudgeError) -> None:
    from headjudge.cli.console import print_error

    print_error(error)


def _say_bug(error: Exception) -> None:
    import traceback

    _say("".join(traceback.format_exception(error)).rstrip())
    _say(
        f"\nerror: this is a bug of Head Judge {__version__}, not a mistake of yours: {type(error).__name__}: {error}\n"
        "  Hint: report it with the lines above and the command that you gave"
    )
