"""Folders that are replaced whole: written beside the old one, which goes when the new one is complete."""

from __future__ import annotations

import contextlib
import errno
import os
import shutil
import stat
import tempfile
from collections.abc import Callable, Collection, Iterator
from pathlib import Path

from headjudge.errors import HeadJudgeError
from headjudge.files import resolved

__all__ = ["replace_folder"]


@contextlib.contextmanager
def replace_folder(
    out: Path, *, mark: str, listed: Callable[[Path], Collection[str] | None], what: str
) -> Iterator[Path]:
    """A fresh folder to write into, which takes the place of `out` when the block ends without an error.

    In: the folder; `mark`, the file that says that an existing folder is one of these; `listed`, which gives the other files that
    such a folder holds by that file, None if it is something else; `what` such a folder is, for messages. Only a folder that holds
    nothing beside them is replaced. If the block fails, or the process is interrupted, `out` stays as it was.
    Raises HeadJudgeError if `out` is a file or holds something else, and for whatever cannot be written.
    """
    given = out
    try:
        _refuse_foreign(out, mark, listed, what)
        out = resolved(out)  # through a link it is the folder there that is replaced
        out.parent.mkdir(parents=True, exist_ok=True)
        # In the same folder, and so on the same file system: what is renamed is not copied.
        fresh = Path(tempfile.mkdtemp(prefix=f".{out.name}.", dir=out.parent))
        try:
            yield fresh
            _refuse_foreign(given, mark, listed, what)  # somebody may have put something there meanwhile
            # Folders made by mkdtemp are closed to everybody else; this one is as any that the user makes.
            fresh.chmod(0o777 & ~_umask())
            try:
                _put(fresh, out)
            except OSError as error:
                if error.errno not in (errno.ENOTEMPTY, errno.EEXIST):
                    raise
                raise HeadJudgeError(
                    f"another {what} was written here at the same time",
                    where=str(given),
                    why="it is whole, and this one is given up",
                    hint="write one after the other, or each into a folder of its own",
                ) from error
        finally:
            _remove(fresh)
    except OSError as error:
        raise HeadJudgeError(
            f"the {what} cannot be written",
            where=str(given),
            why=f"{error.strerror or error}; what was there before is left as it was",
            hint="name a folder that you may write to, on a disk with room",
        ) from error


def _refuse_foreign(out: Path, mark: str, listed: Callable[[Path], Collection[str] | None], what: str) -> None:
    try:
        is_folder = stat.S_ISDIR(
            out.stat().st_mode
        )  # asked once: whoever replaces it just now takes it away for a moment
    except OSError:  # of what is wrong besides, whoever writes there is told
        if not out.is_symlink():
            return
        why = "it is a link to something that is not there"
    else:
        why = "" if is_folder else "it is a file"
    if why:
        raise HeadJudgeError(f"this is no folder of a {what}", where=str(out), why=why, hint="name a folder")
    if not any(out.iterdir()):
        return
    if not (out / mark).is_file():
        why = f"it holds something, and no {mark}"
    elif (ours := listed(out / mark)) is None:
        why = f"its {mark} is not that of a {what}"
    else:
        found = (path.relative_to(out).as_posix() for path in out.rglob("*") if path.is_symlink() or not path.is_dir())
        foreign = sorted({*found} - {mark, *ours})
        if not foreign:
            return
        why = f"it holds {foreign[0]}, which its {mark} does not list, and which would be lost"
    raise HeadJudgeError(
        f"this is no folder of a {what}", where=str(out), why=why, hint="name a folder that is empty or new"
    )


def _put(fresh: Path, out: Path) -> None:
    if not out.is_dir():
        os.rename(fresh, out)
        return
    old = Path(tempfile.mkdtemp(prefix=f".{out.name}.", dir=out.parent))
    try:
        os.rename(out, old)  # onto an empty folder, which rename replaces
        os.rename(fresh, out)
    except BaseException:  # Ctrl-C in between, too
        if not out.exists() and any(old.iterdir()):
            os.rename(old, out)
        raise
    finally:
        _remove(old)


def _remove(folder: Path) -> None:
    """Remove a folder with all that is in it, also if whoever waits for that presses Ctrl-C."""
    try:
        shutil.rmtree(folder, ignore_errors=True)
    except BaseException:
        shutil.rmtree(folder, ignore_errors=True)
        raise


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask
