"""What is shown while an engine plays: a bar on a terminal, plain lines elsewhere; and deviations as they become final."""

from __future__ import annotations

from collections import Counter
from types import TracebackType
from typing import TYPE_CHECKING, Self

from headjudge.cli.console import VERDICT_STYLES, counted, one_line
from headjudge.run import EngineReady, Event, OracleSilent, ResultReady, ScenarioPlayed

if TYPE_CHECKING:
    from rich.console import Console
    from rich.progress import Progress, TaskID

    from headjudge.report.lines import ScenarioResult

SHOWN_WHOLE = 20
"""How many deviations of a run are shown whole; those after them get a line each."""
_PLAIN_LINES = 10
CONTESTED = "contested, not counted"
"""What stands for the verdict of a scenario that is in no count."""


class Display:
    """Follows one run: give it to `run_engine` as `on_event`. A context manager, since a bar has to be taken down."""

    def __init__(self, out: Console, name: str, total: int) -> None:
        self._out = out
        self._name = one_line(name)
        self._deviations = 0
        self._verdicts: Counter[str] = Counter()
        self._silent: dict[str, str] = {}
        self._progress: Progress | None = None
        self._task: TaskID | None = None
        if out.is_terminal and not out.is_dumb_terminal:  # a bar is drawn over itself, which a dumb one cannot
            self._progress = _bar(out)
            self._task = self._progress.add_task(self._name, total=total, verdicts="starting")

    def __enter__(self) -> Self:
        if self._progress is not None:
            self._progress.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._progress is not None:
            self._progress.stop()

    def __call__(self, event: Event) -> None:
        """Show an event of the run."""
        match event:
            case EngineReady():
                engine = event.hello.engine
                said = f"{self._name}: {engine['name']} {engine['version']}, {counted(event.total, 'scenario')}"
                self._out.print(one_line(said), soft_wrap=True)
            case ScenarioPlayed():
                self._verdicts[CONTESTED if event.scenario.contested else event.judgement.verdict] += 1
                self._show_progress(event)
            case ResultReady():
                if event.result.deviation:
                    self._show_deviation(event.result)
            case OracleSilent():
                self._silent[event.scenario.id] = event.why

    def _show_progress(self, event: ScenarioPlayed) -> None:
        if self._progress is not None and self._task is not None:
            self._progress.update(self._task, completed=event.done, verdicts=self._so_far())
            return
        # The first one, so that a log shows life at once; then some ten lines, however many scenarios there are.
        tenth = max(1, event.total // _PLAIN_LINES)
        if event.done == 1 or event.done % tenth == 0 or event.done == event.total:
            self._out.print(f"  {event.done} of {event.total}: {self._so_far()}", soft_wrap=True)
            self._out.file.flush()

    def _so_far(self) -> str:
        # The verdicts that are as expected come first, and always in one order; what is in no count comes last.
        order = list(VERDICT_STYLES)
        known = sorted(self._verdicts, key=lambda verdict: (verdict == CONTESTED, verdict not in order, verdict))
        return ", ".join(f"{self._verdicts[verdict]} {verdict}" for verdict in known)

    def _show_deviation(self, result: ScenarioResult) -> None:
        self._deviations += 1
        if self._progress is not None:
            self._progress.stop()  # or the bar would be drawn anew under every line
        self._print_deviation(result)
        if self._progress is not None:
            self._progress.start()

    def _print_deviation(self, result: ScenarioResult) -> None:
        from headjudge.cli.failure import line_of, print_failure

        silent = self._silent.pop(result.scenario.id, None)
        if self._deviations <= SHOWN_WHOLE:
            print_failure(self._out, result, silent)
            return
        if self._deviations == SHOWN_WHOLE + 1:
            self._out.print("\nand in short:")
        self._out.print(line_of(result), soft_wrap=True)


def _bar(out: Console) -> Progress:
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

    return Progress(
        TextColumn("{task.description}", markup=False),
        BarColumn(bar_width=30),
        MofNCompleteColumn(),
        TextColumn("{task.fields[verdicts]}", markup=False),
        TimeElapsedColumn(),
        console=out,
        transient=True,
    )
