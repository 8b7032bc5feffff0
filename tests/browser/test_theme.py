"""Dark and light: as the system has it, until a reader chooses, and then as chosen on every page."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.material import Material
from browser.tab import address, opened

LIGHT, DARK = "rgb(255, 255, 255)", "rgb(20, 23, 27)"


def ground(page: Page) -> str:
    return str(page.evaluate("getComputedStyle(document.body).backgroundColor"))


def test_it_follows_the_system(page: Page, made: Material) -> None:
    page.goto(address(made.site / "index.html"))
    for scheme, colour, says in (
        ("light", LIGHT, "Dark theme"),
        ("dark", DARK, "Light theme"),
        ("light", LIGHT, "Dark theme"),
    ):
        page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
        assert ground(page) == colour
        expect(page.locator("#theme-toggle")).to_have_text(says)


@pytest.mark.parametrize(("system", "first", "second"), [("light", LIGHT, DARK), ("dark", DARK, LIGHT)])
def test_what_was_chosen_is_remembered_on_every_page(
    browser: Browser, made: Material, system: str, first: str, second: str
) -> None:
    with opened(browser, made.site.parent.as_uri(), color_scheme=system) as page:
        page.goto(address(made.site / "index.html"))
        assert ground(page) == first
        page.locator("#theme-toggle").click()
        assert ground(page) == second
        page.reload()
        assert ground(page) == second
        for path in (made.scenario("tocatli.own-trigger"), made.site / "matrix.html", made.reports["plain"]):
            page.goto(address(path))
            assert ground(page) == second, path.name
            expect(page.locator("#theme-toggle")).to_have_text("Light theme" if second == DARK else "Dark theme")
        page.keyboard.press("Tab")
        page.locator("#theme-toggle").focus()
        page.keyboard.press("Enter")
        assert ground(page) == first
        page.goto(address(made.site / "index.html"))
        assert ground(page) == first


def test_it_is_there_before_anything_is_drawn(page: Page, made: Material) -> None:
    page.goto(address(made.site / "matrix.html"))
    page.evaluate("localStorage.setItem('headjudge-theme', 'dark')")
    page.add_init_script(
        """new MutationObserver((_, watch) => {
          if (document.body) { window.atFirst = document.documentElement.dataset.theme ?? "none"; watch.disconnect(); }
        }).observe(document, { childList: true, subtree: true });"""
    )
    for path in (made.site / "matrix.html", made.reports["plain"]):
        page.goto(address(path))
        assert page.evaluate("window.atFirst") == "dark"


def test_nonsense_that_is_stored_is_nothing(page: Page, made: Material) -> None:
    page.goto(address(made.site / "index.html"))
    page.evaluate("localStorage.setItem('headjudge-theme', '<img src=x>')")
    page.reload()
    assert ground(page) == LIGHT
    assert page.evaluate("document.documentElement.dataset.theme") is None


def test_without_storage_the_toggle_works_on_the_page(page: Page, made: Material) -> None:
    page.add_init_script(
        "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('denied', 'SecurityError'); } })"
    )
    page.goto(address(made.site / "index.html"))
    page.locator("#theme-toggle").click()
    assert ground(page) == DARK


def test_without_scripts_there_is_no_toggle(browser: Browser, made: Material) -> None:
    with opened(browser, made.site.parent.as_uri(), java_script_enabled=False, color_scheme="dark") as page:
        page.goto(address(made.site / "index.html"))
        expect(page.locator("#theme-toggle")).to_be_hidden()
        expect(page.locator("h1")).to_be_visible()
