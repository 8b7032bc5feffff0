"""A tab of the browser: whatever its pages ask for elsewhere is refused and remembered, as is what they complain of."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Dialog,
    Page,
    Playwright,
    Request,
    Route,
    ViewportSize,
)

PROGRAMS = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
VARIABLE = "HEADJUDGE_CHROMIUM"

PATIENCE = 30_000
"""How many milliseconds something may take: it takes a few, but not on a machine with much else to do."""

WIDE: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}


SHOW_ALL = """() => {
  for (const each of document.querySelectorAll("details")) each.open = true;
  for (const each of document.querySelectorAll("button.unfold, .slider .all")) each.click();
  for (const each of document.querySelectorAll("[hidden]")) each.hidden = false;
}"""
"""What is folded, not yet unfolded, or only shown at times, is looked at too."""


def launch(playwright: Playwright) -> Browser:
    """The browser of this machine. Where none is installed the tests are skipped; one that is named, and one that doesn't start, fail."""
    named = os.environ.get(VARIABLE)
    found = named or next(filter(None, map(shutil.which, PROGRAMS)), None)
    if found is None:
        pytest.skip(f"no Chromium is installed (Debian: apt install chromium), and {VARIABLE} names none")
    as_root = hasattr(os, "geteuid") and os.geteuid() == 0
    arguments = ["--no-sandbox"] if as_root else []  # which Chromium has not for root
    return playwright.chromium.launch(executable_path=found, args=arguments, headless=True)


class Watch:
    """What the pages of a browser's context did that they must not."""

    def __init__(self, context: BrowserContext, home: str) -> None:
        self.faults: list[str] = []
        self.asked: list[str] = []
        """Every address that a page asked for."""
        self._home = home
        context.route("**/*", self._decide)
        context.on("console", self._says)
        context.on("weberror", lambda error: self._tell("fails", str(error.error)))
        context.on("dialog", self._dialog)
        context.on("requestfailed", self._missed)
        context.on("page", self._page)

    def _tell(self, what: str, text: str) -> None:
        self.faults.append(f"{what}: {text[:300]}")

    def _decide(self, route: Route) -> None:
        url = route.request.url
        self.asked.append(url)
        if url.startswith(self._home) or url.startswith(("data:", "blob:")):
            route.continue_()
        else:
            self._tell("leaves the site", url)
            route.abort()

    def _says(self, said: ConsoleMessage) -> None:
        if said.type in ("error", "warning"):
            self._tell("says", said.text)

    def _missed(self, request: Request) -> None:
        if request.failure != "net::ERR_ABORTED":  # the reader went on before all was there
            self._tell("misses", request.url)

    def _dialog(self, dialog: Dialog) -> None:
        self._tell("opens a dialog", dialog.message)
        dialog.dismiss()

    def _page(self, page: Page) -> None:
        page.on("websocket", lambda socket: self._tell("leaves the site", socket.url))
        page.on("popup", lambda other: self._tell("opens a window", other.url))


Opened = Callable[..., Page]


@contextmanager
def opened(browser: Browser, home: str, **options: Any) -> Iterator[Page]:
    """A tab in a profile of its own, for pages whose addresses begin with `home`. When it is closed, nothing may have been amiss."""
    context = browser.new_context(**{"viewport": WIDE, "reduced_motion": "reduce", **options})
    try:
        watch = Watch(context, home)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        yield page
        assert watch.asked, "no page was opened"
        assert not watch.faults, "\n".join(dict.fromkeys(watch.faults))
    finally:
        context.close()


def address(path: Path, query: str = "") -> str:
    """The address of a file, as the browser writes it."""
    return path.as_uri() + query


def file_of(url: str) -> Path:
    """The file of such an address."""
    return Path(unquote(url.removeprefix("file://").partition("?")[0].partition("#")[0]))
