"""The documentation as a site: it opens from files, asks nothing of any network, and is searched."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.tab import PHONE, address, opened

ROOT = Path(__file__).resolve().parents[2]
PAGES = ("index.html", "protocol.html", "reference/commands.html", "ci.html", "repository/index.html")


@pytest.fixture(scope="module")
def docs(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the built pages."""
    if importlib.util.find_spec("material") is None:
        pytest.skip("MkDocs is not in this environment; `tox -e docs` has it")
    folder = tmp_path_factory.mktemp("docs").resolve()
    command = [sys.executable, "-m", "mkdocs", "build", "--quiet", "--strict", "--site-dir", str(folder)]
    environment = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    built = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=120, check=False, env=environment)
    assert built.returncode == 0, built.stderr
    return folder


@pytest.fixture
def reader(browser: Browser, docs: Path) -> Iterator[Page]:
    with opened(browser, docs.as_uri()) as page:
        yield page


@pytest.mark.parametrize("name", PAGES)
def test_nothing_is_asked_of_a_network(reader: Page, docs: Path, name: str) -> None:
    reader.goto(address(docs / name), wait_until="networkidle")
    expect(reader.locator("article h1").first).to_be_visible()


def test_it_is_searched(reader: Page, docs: Path) -> None:
    reader.goto(address(docs / "index.html"))
    reader.get_by_role("textbox", name="Search").fill("adapter.toml")
    result = reader.locator(".md-search-result__link").first
    expect(result).to_be_visible()
    assert str(result.evaluate("link => link.href")).startswith(docs.as_uri())


def test_its_pages_are_as_wide_as_a_phone(reader: Page, docs: Path) -> None:
    reader.set_viewport_size(PHONE)
    for name in PAGES:
        reader.goto(address(docs / name))
        assert reader.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth") <= 0, name
