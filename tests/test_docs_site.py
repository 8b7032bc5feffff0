"""The documentation as a site: its references are made from the schemas and the commands, and nothing in it leads nowhere."""

from __future__ import annotations

import importlib
import importlib.util
import json
import re
import subprocess
import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit

import pytest
import yaml

from headjudge import cli

ROOT = Path(__file__).resolve().parents[1]
SCHEMAS = {path.name.removesuffix(".schema.json"): path for path in sorted((ROOT / "schemas").glob("*.schema.json"))}

sys.path.insert(0, str(ROOT / "docs_build"))
github_lists = importlib.import_module("github_lists")
schema_pages = importlib.import_module("schema_pages")
command_pages = importlib.import_module("command_pages")
sys.path.remove(str(ROOT / "docs_build"))


# -- the reference of the formats


def read(name: str) -> dict[str, Any]:
    loaded: dict[str, Any] = json.loads(SCHEMAS[name].read_text(encoding="utf-8"))
    return loaded


def sections(page: str) -> dict[str, str]:
    parts = re.split(r"^## (.*)$", page, flags=re.MULTILINE)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


def keys_in(schema: Any) -> Iterator[tuple[str, dict[str, Any]]]:
    """Every key that a definition names, with its own schema, those of the objects within among them."""
    for key, each in schema.get("properties", {}).items():
        yield key, each
        yield from keys_in(each)
        yield from keys_in(each.get("items", {}))


@pytest.mark.parametrize("name", SCHEMAS)
def test_every_definition_key_and_value_of_a_schema_is_in_its_page(name: str) -> None:
    schema = read(name)
    page = schema_pages.page(name, schema)
    found = sections(page)
    assert list(found) == ["The whole", *schema.get("$defs", {})]
    whole = {key: value for key, value in schema.items() if key != "$defs"}
    assert schema_pages.plain(schema["description"]) in page.partition("## ")[0]
    for each, definition in {"The whole": whole, **schema.get("$defs", {})}.items():
        section = found[each]
        if each != "The whole":
            assert schema_pages.plain(definition["description"]) in section
        for key, inner in keys_in(definition):
            row = next(line for line in section.splitlines() if re.match(rf"\| `([^`]*\.)?{re.escape(key)}`[ ,]", line))
            assert schema_pages.plain(inner["description"]).rstrip(".") in section, key
            if "$ref" in inner:
                assert inner["$ref"].rpartition("/")[2].removesuffix(".schema.json") in row
        assert section.count("`, required |") == sum(map(len, required(definition)))
        for value in enums(definition):
            assert f"`{value}`" in section


def required(schema: dict[str, Any]) -> Iterator[list[str]]:
    """Which keys of an object, and of those within it, must be there."""
    if "properties" in schema:
        yield schema.get("required", [])
    for each in schema.get("properties", {}).values():
        yield from required(each)
        yield from required(each.get("items", {}))


def enums(schema: Any) -> Iterator[str]:
    if isinstance(schema, dict):
        yield from schema.get("enum", [])
        for each in schema.values():
            yield from enums(each)
    elif isinstance(schema, list):
        for each in schema:
            yield from enums(each)


def test_every_key_of_every_schema_says_what_it_is() -> None:
    for name in SCHEMAS:
        schema = read(name)
        for definition in (
            {key: value for key, value in schema.items() if key != "$defs"},
            *schema.get("$defs", {}).values(),
        ):
            assert definition["description"]
            for key, inner in keys_in(definition):
                assert inner.get("description"), f"{name}: {key}"


@pytest.mark.parametrize(
    "schema",
    [
        {"type": "string", "format": "date"},
        {"properties": {"a": {"type": "integer", "multipleOf": 2}}},
        {"oneOf": [{"required": ["a"], "minProperties": 2}]},
        {"allOf": [{"if": {"required": ["a"]}, "then": {}}]},
        {"dependentSchemas": {"a": {"required": ["b"]}}},
    ],
)
def test_what_there_are_no_words_for_is_refused(schema: dict[str, Any]) -> None:
    page = {"title": "A", "description": "B.", "$defs": {"part": schema}}
    with pytest.raises(schema_pages.Unsaid, match=r"^schemas/a\.schema\.json#part"):
        schema_pages.page("a", page)


def test_text_of_a_schema_is_no_markup() -> None:
    page = schema_pages.page("a", {"title": "A", "description": "<b> & *c* | _d_ [e] `f`", "type": "object"})
    assert r"&lt;b> &amp; \*c\* \| \_d\_ \[e\] \`f\`" in page


# -- the reference of the commands


def test_every_command_and_option_is_in_the_reference() -> None:
    found = sections(command_pages.page(cli.app, "headjudge"))
    context = cli.app.make_context("headjudge", [], resilient_parsing=True)
    seen = 0
    for name in cli.COMMANDS:
        command = cli.app.get_command(context, name)
        assert command is not None
        for each in getattr(command, "commands", {"": command}).values():
            path = f"headjudge {name}" if each is command else f"headjudge {name} {each.name}"
            section = found.pop(path)
            assert each.help is not None
            assert each.help.split(".", 1)[0].split("\n")[0] in section
            for parameter in each.params:
                options = [*parameter.opts, *parameter.secondary_opts] if parameter.param_type_name == "option" else []
                assert all(f"`{option}" in section for option in options), f"{name} {options}"
                if options:
                    assert schema_pages.plain(parameter.help) in section
                seen += len(options)
    assert not found
    assert seen > 40


# -- lists


@pytest.mark.parametrize(
    ("github", "here"),
    [
        ("Text:\n- a\n- b\n\nAfter", "Text:\n\n- a\n- b\n\nAfter"),
        ("- a\n  goes on\n  - b\n    - c\n- d", "- a\n    goes on\n    - b\n        - c\n- d"),
        (
            "- a\n\n  ```sh\n  - no entry\n    x\n  ```\n\nText",
            "- a\n\n    ```sh\n    - no entry\n      x\n    ```\n\nText",
        ),
        ("1. a\n   - b\n2. c", "1. a\n    - b\n2. c"),
        ("- a\ngoes on\n- b", "- a\n    goes on\n- b"),
        ("Text\n\n    - code\n    more", "Text\n\n    - code\n    more"),
        ("- a\n# Heading\n- b", "- a\n# Heading\n\n- b"),
        ("```\nText\n- a\n```", "```\nText\n- a\n```"),
    ],
)
def test_lists_are_written_as_they_are_read_here(github: str, here: str) -> None:
    assert github_lists.rewritten(github) == here


# -- the site


def test_every_page_of_the_docs_is_in_the_navigation() -> None:
    named: list[str] = []

    def walk(entry: Any) -> None:
        if isinstance(entry, str):
            named.append(entry)
        for each in entry.values() if isinstance(entry, dict) else entry if isinstance(entry, list) else ():
            walk(each)

    walk(yaml.safe_load((ROOT / "mkdocs.yml").read_text(encoding="utf-8"))["nav"])
    written = {path.relative_to(ROOT / "docs").as_posix() for path in (ROOT / "docs").rglob("*.md")}
    made = {schema_pages.address(name) for name in SCHEMAS} | {command_pages.ADDRESS}
    outside = {each for each in named if each.startswith("repository/")}
    assert len(named) == len(set(named))
    assert set(named) - outside == written | made
    assert all((ROOT / each.removeprefix("repository/")).is_file() for each in outside)


class Page(HTMLParser):
    """A built page: what it links to, what it loads, which places it has, its text."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.links: list[str] = []
        self.loads: list[str] = []
        self.ids: list[str] = []
        self.text = ""
        self.feed(path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.ids += [given["id"] or ""] if "id" in given else []
        if tag == "a" and "href" in given:
            self.links.append(given["href"] or "")
        if tag in ("script", "img", "iframe", "source") and given.get("src"):
            self.loads.append(given["src"] or "")
        if tag == "link" and given.get("href"):
            self.loads.append(given["href"] or "")

    def handle_data(self, data: str) -> None:
        self.text += data


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> dict[Path, Page]:
    """The built pages, by their files."""
    if importlib.util.find_spec("material") is None:
        pytest.skip("MkDocs is not in this environment; `tox -e docs` has it")
    folder = tmp_path_factory.mktemp("docs").resolve()
    command = [sys.executable, "-m", "mkdocs", "build", "--quiet", "--strict", "--site-dir", str(folder)]
    built = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=120, check=False)
    assert built.returncode == 0, built.stderr
    return {path: Page(path) for path in folder.rglob("*.html")}


def test_every_link_of_the_site_leads_somewhere(site: dict[Path, Page]) -> None:
    followed = 0
    for path, page in site.items():
        if path.name == "404.html":  # its links are absolute, since it is served at any address
            continue
        for link in page.links:
            parts = urlsplit(link)
            if parts.scheme or parts.netloc:
                continue
            target = (path.parent / unquote(parts.path)).resolve() if parts.path else path
            target = target / "index.html" if target.is_dir() else target
            assert target.is_file(), f"{path.name}: {link}"
            if parts.fragment and target.suffix == ".html":
                assert unquote(parts.fragment) in site[target].ids, f"{path.name}: {link}"
            followed += 1
    assert followed > 1000


def test_nothing_is_loaded_from_elsewhere(site: dict[Path, Page]) -> None:
    (folder,) = (path.parent for path in site if path.name == "404.html")
    for path, page in site.items():
        assert page.loads
        for load in page.loads:
            assert not urlsplit(load).scheme, f"{path.name}: {load}"
            assert not urlsplit(load).netloc, f"{path.name}: {load}"
    for style in folder.rglob("*.css"):
        assert not re.search(r"url\(\s*['\"]?(https?:)?//", style.read_text(encoding="utf-8")), style.name
    assert (folder / "search" / "search_index.js").is_file()  # so that search works where pages are opened from files


def test_a_place_has_one_name_in_a_page(site: dict[Path, Page]) -> None:
    for path, page in site.items():
        assert len(page.ids) == len(set(page.ids)), path.name


def test_every_definition_has_its_place(site: dict[Path, Page]) -> None:
    pages = {path.stem: page for path, page in site.items() if path.parent.name == "reference"}
    for name in SCHEMAS:
        assert {"the-whole", *read(name).get("$defs", {})} <= set(pages[name].ids)


def test_every_page_says_that_it_is_unofficial(site: dict[Path, Page]) -> None:
    for path, page in site.items():
        assert "Unofficial; not affiliated with Wizards of the Coast." in page.text, path.name
