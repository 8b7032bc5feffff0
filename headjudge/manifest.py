"""adapter.toml: what an engine's adapter is called, how it is started, and which settings it takes.

An ENGINE, as the command line names it, is a folder under adapters/, or a path to an adapter.toml or to the folder that holds one.
"""

from __future__ import annotations

import difflib
import hashlib
import os
import shutil
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path

import msgspec

from headjudge import resources, schema
from headjudge.errors import ExitCode, HeadJudgeError
from headjudge.files import read_toml

MANIFEST = "adapter.toml"
KNOWN = "known.toml"
PREFIX = "HEADJUDGE_"


class AdapterManifest(msgspec.Struct, frozen=True, kw_only=True):
    """One adapter.toml, with its settings settled."""

    name: str
    engine: str
    """What the user called it: a folder's name under adapters/, or a path. Repeats the run when given again."""
    path: Path
    """The adapter.toml."""
    command: tuple[str, ...]
    """Program and arguments, `{python}` replaced, the program's path resolved."""
    start_timeout: float = 30.0
    """Seconds until it has to answer `hello`."""
    scenario_timeout: float = 10.0
    """Seconds until it has to answer a `run`."""
    settings: dict[str, str] = {}
    """Every setting of the manifest, by name, as it stands after --set and the environment."""
    changed: tuple[str, ...] = ()
    """The names of the settings that differ from the manifest."""
    digest: str
    """SHA-256 of the adapter.toml, as hexadecimal digits."""

    @property
    def folder(self) -> Path:
        """The adapter's folder, in which it runs."""
        return self.path.parent

    @property
    def known(self) -> Path | None:
        """The known-failures file beside the adapter.toml, if there is one."""
        path = self.folder / KNOWN
        return path if path.is_file() else None

    def environment(self, outer: Mapping[str, str] | None = None) -> dict[str, str]:
        """The adapter's environment: the runner's own, and every setting as `HEADJUDGE_<KEY>`."""
        environment = dict(os.environ if outer is None else outer)
        environment.update({variable(key): value for key, value in self.settings.items()})
        return environment


def variable(setting: str) -> str:
    """The environment variable of a setting: `card_data` is HEADJUDGE_CARD_DATA."""
    return PREFIX + setting.upper().replace("-", "_")


def names() -> list[str]:
    """The engines that come with Head Judge: the folders under adapters/ that hold an adapter.toml, sorted."""
    return sorted(path.parent.name for path in resources.folder("adapters").glob(f"*/{MANIFEST}"))


def find(engine: str) -> Path:
    """The adapter.toml of an ENGINE as a user names it.

    Raises HeadJudgeError (exit code 2) when there is none, with the engines that there are.
    """
    given = Path(os.path.expanduser(engine))  # which leaves the home of a user who does not exist as it is
    plain = os.sep not in engine and not engine.startswith(".")
    candidates: list[Path] = []
    if plain:
        candidates.append(resources.folder("adapters") / engine / MANIFEST)
    candidates += [given / MANIFEST] if given.is_dir() else [given]
    for path in candidates:
        if path.is_file() and path.suffix == ".toml":
            return path.resolve()
    known = names()
    near = difflib.get_close_matches(engine, known, 3)
    why = f"it is neither a folder under adapters/ nor a path to an {MANIFEST}"
    if given.is_file():  # most likely the adapter itself
        raise HeadJudgeError(
            f"{engine}: not an {MANIFEST}",
            why=f"an engine is named by the {MANIFEST} that says how its adapter is started, or by the folder of that",
            hint=f"name {given.parent / MANIFEST}"
            if (given.parent / MANIFEST).is_file()
            else "`headjudge new-adapter` writes one",
            exit_code=ExitCode.USAGE,
        )
    raise HeadJudgeError(
        f"no engine {engine!r}",
        why=f"the folder holds no {MANIFEST}" if engine and given.is_dir() else why,
        hint=f"did you mean {', '.join(near)}?" if near else f"engines: {', '.join(known) or 'none'}",
        exit_code=ExitCode.USAGE,
    )


def parse_settings(pairs: Iterable[str], option: str = "--set") -> dict[str, str]:
    """`KEY=VALUE` pairs, as the option takes them, as a mapping.

    Raises HeadJudgeError (exit code 2) for one without `=`, and for a key with two values.
    """
    settings: dict[str, str] = {}
    for pair in pairs:
        key, equals, value = pair.partition("=")
        if not equals or not key.strip():
            raise HeadJudgeError(
                f"{option} {pair}: not KEY=VALUE",
                why="a setting is given as its name, an equals sign and its value",
                hint=f"for example {option} card_data=cards.json",
                exit_code=ExitCode.USAGE,
            )
        if settings.setdefault(key.strip(), value) != value:
            raise HeadJudgeError(
                f"{option} {key.strip()} is given twice",
                why=f"once as {settings[key.strip()]!r}, once as {value!r}",
                hint="give a setting once",
                exit_code=ExitCode.USAGE,
            )
    return settings


def load(
    engine: str, settings: Mapping[str, str] | None = None, environment: Mapping[str, str] | None = None
) -> AdapterManifest:
    """Read the adapter.toml of an ENGINE.

    In: the engine as a user names it; settings as given with --set; the environment (the process's own by default), in which
    HEADJUDGE_<KEY> gives a setting. --set goes before the environment, which goes before the manifest.
    Raises HeadJudgeError (exit code 2) for an unknown engine, a manifest that breaks the schema, and an unknown setting.
    """
    environment = os.environ if environment is None else environment
    path = find(engine)
    document = read_toml(path)
    schema.check("adapter", document, str(path))
    defaults = {key: _text(value) for key, value in document.get("settings", {}).items()}
    given = dict(settings or {})
    _refuse_unknown(given, defaults, path)
    settled = dict(defaults)
    for key in defaults:
        value = given.get(key, environment.get(variable(key)))
        if value is not None:
            settled[key] = _from_here(value)
    return AdapterManifest(
        name=document["name"],
        engine=engine,
        path=path,
        command=_command(document["command"], path.parent),
        start_timeout=float(document.get("start_timeout", 30.0)),
        scenario_timeout=float(document.get("scenario_timeout", 10.0)),
        settings=settled,
        changed=tuple(key for key in settled if settled[key] != defaults[key]),
        digest=hashlib.sha256(path.read_bytes()).hexdigest(),
    )


def _text(value: object) -> str:
    """A setting's value as the environment carries it."""
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value)


def _from_here(value: str) -> str:
    """A setting as a user gave it: a path to something that is there is made absolute, since the adapter runs in its own folder."""
    looks_like_path = os.sep in value or "." in value
    path = os.path.expanduser(value) if looks_like_path else value
    return str(Path(path).absolute()) if looks_like_path and os.path.exists(path) else value


def _refuse_unknown(given: Mapping[str, str], defaults: Mapping[str, str], path: Path) -> None:
    for key in given:
        if key not in defaults:
            near = difflib.get_close_matches(key, list(defaults), 3)
            raise HeadJudgeError(
                f"unknown setting {key!r}",
                where=str(path),
                why=f"this adapter's settings are: {', '.join(sorted(defaults)) or 'none'}",
                hint=f"did you mean {', '.join(near)}?" if near else "settings stand under [settings] in adapter.toml",
                exit_code=ExitCode.USAGE,
            )


def _command(command: list[str], folder: Path) -> tuple[str, ...]:
    """The command with `{python}` replaced. The program is looked for in the adapter's folder, then on the PATH.

    A program that is nowhere stays as it is: starting it fails, with a message of its own.
    """
    program, *arguments = [part.replace("{python}", sys.executable) for part in command]
    beside = folder / program
    if beside.is_file():  # an absolute path stays itself when it is joined
        program = str(beside)
    elif os.sep not in program:
        program = shutil.which(program) or program
    return (program, *arguments)
