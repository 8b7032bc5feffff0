"""One browser and one site for all tests of what is published."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from browser import material, tab

expect.set_options(timeout=tab.PATIENCE)


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Chromium, headless, started and ended by the tests."""
    with sync_playwright() as playwright:
        started = tab.launch(playwright)
        yield started
        started.close()


@pytest.fixture(scope="package")
def made(tmp_path_factory: pytest.TempPathFactory) -> material.Material:
    """The site and the reports that all look at; nobody changes them."""
    return material.make(tmp_path_factory.mktemp("published"))


@pytest.fixture
def page(browser: Browser, made: material.Material) -> Iterator[Page]:
    """A tab on a wide screen. Whatever its pages must not do fails the test when it ends."""
    with tab.opened(browser, made.site.parent.as_uri()) as opened:
        yield opened
