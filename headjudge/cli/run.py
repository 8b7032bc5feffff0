"""`headjudge run`: play the suite on engines, judge, show, report."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

import click

from headjudge.cli import options

if TYPE_CHECKING:
    from headjudge.known import KnownFailures
    from headjudge.manifest import AdapterManifest
    from headjudge.run import RunResult
    from headjudge.suite import Suite

_MOST_JOBS = 64


@click.command()
@click.argument("engines", metavar="ENGINE...", nargs=-1, required=True)
@options.sources
@options.selection
@click.option(
    "--known", type=options.PATH, metavar="FILE", help="Known failures; by default known.toml beside adapter.toml."
)
@click.option(
    "--jobs", type=options.number_up_to(_MOST_JOBS), default=1, metavar="N", help="Play on N adapters at a time."
)
@click.option("--shuffle", type=options.SEED, metavar="SEED", help="Play in an order that follows from SEED.")
@click.option(
    "--timeout",
    type=options.SECONDS,
    metavar="SECONDS",
    help="For each scenario; by default what adapter.toml says.",
)
@click.option(
    "--set", "settings", multiple=True, metavar="KEY=VALUE", help="A setting of the adapter. Can be repeated."
)
@click.option(
    "--out",
    type=options.PATH,
    metavar="DIR",
    help="Write the report here; with several engines, each into a folder of its name.",
)
def run(
    engines: tuple[str, ...],
    features: tuple[Path, ...],
    scenarios: tuple[Path, ...],
    only_these: bool,
    ids: tuple[str, ...],
    text: str | None,
    claims: tuple[str, ...],
    rules: tuple[str, ...],
    known: Path | None,
    jobs: int,
    shuffle: int | None,
    timeout: float | None,
    settings: tuple[str, ...],
    out: Path | None,
) -> int:
    """Play the suite on engines, judge what they did, and write the reports.

    ENGINE is a folder under adapters/, or a path to an adapter.toml. With several engines the exit code is the first of 5, 2, 3, 1
    and 4 that occurs, else 0.
    """
    from headjudge import manifest
    from headjudge.errors import HeadJudgeError
    from headjudge.known import load_known
    from headjudge.report.writer import report_folders

    if known is not None and len(engines) > 1:
        raise HeadJudgeError(
            "--known with several engines", why="such a file is about one engine", hint="run them apart"
        )
    whole = options.load(features, scenarios, only_these=only_these)
    selected = options.select(whole, ids, text, claims, rules)
    manifests = _manifests(engines, manifest.parse_settings(settings))
    given = {
        each.name: load_known(path, each.name).followed(whole.renamed)
        for each in manifests
        if (path := known or each.known)
    }
    folders = [None] * len(manifests) if out is None else report_folders(out, [each.name for each in manifests])
    return _Runs(
        selected=selected,
        whole=whole,
        jobs=jobs,
        shuffle=shuffle,
        timeout=timeout,
        repeat=_repeat(features, scenarios, only_these, known, timeout),
    ).play(manifests, given, folders)


class _Runs:
    """The same scenarios on one engine after the other."""

    def __init__(
        self,
        *,
        selected: Suite,
        whole: Suite,
        jobs: int,
        shuffle: int | None,
        timeout: float | None,
        repeat: list[str],
    ) -> None:
        self._selected, self._whole = selected, whole
        self._jobs, self._shuffle, self._timeout = jobs, shuffle, timeout
        self._repeat = repeat

    def play(
        self,
        manifests: list[AdapterManifest],
        known: Mapping[str, KnownFailures],
        folders: Iterable[Path | None],
    ) -> int:
        """Play on every engine, and show what came of it. Out: the exit code.

        An engine that does not get ready is an error message and its exit code; the others are played all the same.
        """
        from headjudge.cli.console import console, print_error
        from headjudge.cli.summary import print_summary
        from headjudge.errors import HeadJudgeError
        from headjudge.run import combined_exit_code

        out = console()
        results, codes = [], []
        for each, folder in zip(manifests, folders, strict=True):
            try:
                result = self._play_on(each, known.get(each.name), folder)
            except HeadJudgeError as error:
                print_error(error)
                codes.append(error.exit_code)
            else:
                results.append(result)
                codes.append(result.exit_code)
        if results:
            print_summary(out, results)
        return combined_exit_code(codes)

    def _play_on(self, manifest: AdapterManifest, known: KnownFailures | None, folder: Path | None) -> RunResult:
        from headjudge.cli.console import console
        from headjudge.cli.explain import ORACLE
        from headjudge.cli.progress import Display
        from headjudge.manifest import load
        from headjudge.run import run_engine

        with Display(console(), manifest.name, len(self._selected)) as display:
            return run_engine(
                self._selected,
                manifest,
                whole=self._whole,
                jobs=self._jobs,
                shuffle=self._shuffle,
                timeout=self._timeout,
                known=known,
                out_dir=folder,
                rules_date=rules_date(),
                options=self._repeat,
                oracle=load(ORACLE),
                on_event=display,
            )


def rules_date() -> str:
    """The edition of the rules that the suite's citations are locked in."""
    from headjudge.gherkin.rules_lock import FILE_NAME, load_lock
    from headjudge.resources import folder

    return load_lock(folder("features") / FILE_NAME).edition


def _manifests(engines: Iterable[str], settings: Mapping[str, str]) -> list[AdapterManifest]:
    """The manifest of every engine, each with those of the settings that it takes.

    Raises HeadJudgeError for an engine that is not there or named twice, and for a setting that none of them takes.
    """
    from headjudge import manifest
    from headjudge.errors import HeadJudgeError

    engines = list(dict.fromkeys(engines))
    plain = [manifest.load(engine) for engine in engines]
    names = [each.name for each in plain]
    for each in plain:
        if names.count(each.name) > 1:
            raise HeadJudgeError(
                f"two engines are called {each.name!r}", where=str(each.path), hint="give one of them another `name`"
            )
    if len(plain) == 1:
        return [manifest.load(engines[0], settings)]
    taken = {key for each in plain for key in each.settings}
    unknown = {key: value for key, value in settings.items() if key not in taken}
    return [
        manifest.load(engine, {key: value for key, value in settings.items() if key in each.settings} | unknown)
        for engine, each in zip(engines, plain, strict=True)
    ]


def _repeat(
    features: Iterable[Path], scenarios: Iterable[Path], only_these: bool, known: Path | None, timeout: float | None
) -> list[str]:
    """The options without which a repeated scenario would not be the same."""
    repeated = [part for path in features for part in ("--features", str(path))]
    repeated += [part for path in scenarios for part in ("--scenarios", str(path))]
    repeated += ["--only-these"] if only_these else []
    repeated += ["--known", str(known)] if known is not None else []
    repeated += ["--timeout", f"{timeout:g}"] if timeout is not None else []
    return repeated
