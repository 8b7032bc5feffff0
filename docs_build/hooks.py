"""What MkDocs calls while it builds the documentation (mkdocs.yml): pages that are made, and links that leave docs/.

The pages of docs/ link to files of the repository as these lie in it, so that they can be followed there as well. On the site such a
file stands under repository/, where it is a page if it is Markdown; of a folder, its README or the list of its files. What is linked
and is not there is an error, as any other broken link is. A schema is shown as the page that is made from it.
"""

from __future__ import annotations

import posixpath
import re
from pathlib import Path, PurePosixPath
from typing import TYPE_CHECKING

import command_pages
import github_lists
import schema_pages
from mkdocs.exceptions import PluginError
from mkdocs.structure.files import File

from headjudge import cli

if TYPE_CHECKING:
    from collections.abc import Iterable

    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.files import Files
    from mkdocs.structure.pages import Page

ROOT = Path(__file__).resolve().parents[1]
OUTSIDE = "repository"
"""The folder of the site that holds what lies outside of docs/."""
PAGES = ("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "bench/README.md", "adapters/oracle/README.md")
"""Pages outside of docs/ that the navigation names; others are found by the links to them."""

_LINK = re.compile(r"(?<=\]\()(?![a-z]+:|/|#)([^)#\s]+)(#[^)\s]*)?(?=\))")
_FENCE = re.compile(r"^( *)(```+|~~~+).*?^\1\2 *$", re.MULTILINE | re.DOTALL)


def on_files(files: Files, *, config: MkDocsConfig) -> Files:
    """Add the pages that are made from the schemas and the commands, and whatever is linked outside of docs/."""
    made = schema_pages.pages(ROOT / "schemas") | {command_pages.ADDRESS: command_pages.page(cli.app, "headjudge")}
    for address, text in made.items():
        files.append(File.generated(config, address, content=text))
    waiting = [ROOT / each for each in PAGES]
    waiting += [target for file in files.documentation_pages() for target in _outside(file)]
    while waiting:
        target = waiting.pop()
        address = _address(target)
        if files.get_file_from_path(address) is not None:
            continue
        if target.is_dir() and not (target / "README.md").is_file():
            added = File.generated(config, address, content=_listing(target))
        else:
            added = File.generated(config, address, abs_src_path=str(ROOT / _named(target)))
        files.append(added)
        if added.is_documentation_page():
            waiting += _outside(added)
    return files


def on_page_markdown(markdown: str, *, page: Page, config: MkDocsConfig, files: Files) -> str:  # noqa: ARG001 - MkDocs' signature
    """Turn the links to files of the repository into links within the site, and write lists as they are read here."""
    source = page.file.src_uri
    place = _place(source)
    # The page that is made from a schema is the one that leads to the schema itself.
    made = source.startswith("reference/")

    def within(match: re.Match[str]) -> str:
        target = _resolved(place, match[1])
        if target is None:
            return match[0]
        address = _address(target) if made else _reference(target) or _address(target)
        return posixpath.relpath(address, posixpath.dirname(source) or ".") + (match[2] or "")

    parts, end = [], 0
    for fence in _FENCE.finditer(markdown):
        parts += [_LINK.sub(within, markdown[end : fence.start()]), fence[0]]
        end = fence.end()
    return github_lists.rewritten("".join([*parts, _LINK.sub(within, markdown[end:])]))


def _outside(file: File) -> Iterable[Path]:
    """What a page links to outside of docs/."""
    text = _FENCE.sub("", file.content_string)
    for link in _LINK.finditer(text):
        target = _resolved(_place(file.src_uri), link[1])
        if target is not None and not target.is_relative_to(ROOT / "docs"):
            yield target


def _resolved(place: PurePosixPath, link: str) -> Path | None:
    """The file of the repository that a link means, from the folder of its page; None where there is none such.

    Raises PluginError for a link that leads out of the repository.
    """
    path = PurePosixPath(posixpath.normpath(place / link))
    if path.parts[0] == "..":
        raise PluginError(f"{place}: the link {link} leads out of the repository")
    target = ROOT / path
    # What is not there is left as it stands, and MkDocs says so.
    return target if target.exists() else None


def _place(source: str) -> PurePosixPath:
    """The folder of the repository in which a page of the site lies."""
    path = PurePosixPath(source)
    outside = path.parts[0] == OUTSIDE
    return PurePosixPath(*path.parts[1:]).parent if outside else PurePosixPath("docs") / path.parent


def _named(target: Path) -> PurePosixPath:
    """A file by its path in the repository, a folder by that of its README."""
    path = PurePosixPath(target.relative_to(ROOT).as_posix())
    return path / "README.md" if target.is_dir() else path


def _address(target: Path) -> str:
    """Where a file or folder of the repository stands on the site."""
    path = _named(target)
    if path.parts[0] == "docs":
        return str(PurePosixPath(*path.parts[1:]))
    return str(OUTSIDE / path)


def _reference(target: Path) -> str | None:
    """The page that is made from a schema; None for any other file."""
    if target.parent != ROOT / "schemas" or not target.name.endswith(schema_pages.SUFFIX):
        return None
    return schema_pages.address(target.name.removesuffix(schema_pages.SUFFIX))


def _listing(folder: Path) -> str:
    path = folder.relative_to(ROOT).as_posix()
    entries = sorted(each for each in folder.iterdir() if each.name[0] not in "._")
    lines = [f"- `{each.name}{'/' if each.is_dir() else ''}`" for each in entries]
    return "\n".join([f"# {path}/", "", "A folder of the repository. It holds:", "", *lines, ""])
