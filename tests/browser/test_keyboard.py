"""From a red cell of the matrix to the command that repeats it, by keys alone, with the focus seen all the way."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.keys import focused, tab_to
from browser.material import FAILS, Material
from browser.tab import WIDE, address, opened


def to_the_command(page: Page, made: Material) -> None:
    """On the page of the scenario, at what the engine makes of it: on to the command, and copy it."""
    part = f"#engine-{made.plain.slug}"
    page.wait_for_url(address(made.scenario(FAILS), part))
    line = made.model.by_id[FAILS].lines[made.plain.index]
    assert line is not None
    assert line["verdict"] == "fail"
    expect(page.locator(f"{part} h3")).to_be_in_viewport()
    tab_to(page, f"{part} .repeat .copy", 10)
    expect(page.locator(f"{part} .repeat code")).to_have_text(line["repeat"])
    expect(page.locator(f"{part} .repeat code")).to_be_in_viewport()
    page.keyboard.press("Enter")
    expect(page.locator(f"{part} .copy")).to_have_text("Copied")
    assert page.evaluate("navigator.clipboard.readText()") == line["repeat"]


@pytest.fixture
def reader(page: Page) -> Page:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    return page


def test_from_the_matrix_filtered(reader: Page, made: Material) -> None:
    reader.goto(address(made.site / "matrix.html"))
    tab_to(reader, "#filters [name=engine]")
    for _ in range(3):
        reader.keyboard.press("ArrowDown")
    tab_to(reader, "#filters [name=verdict]", 1)
    reader.keyboard.press("ArrowDown")  # executed, not passed
    tab_to(reader, "#filters [name=text]")
    reader.keyboard.type(FAILS)
    reader.wait_for_function("text => location.search.includes(text)", arg=f"text={FAILS}")
    assert "verdict=not-passed" in reader.url
    tab_to(reader, f'tr.scenario[data-scenario="{FAILS}"] td[data-engine="{made.plain.slug}"] a')
    reader.keyboard.press("Enter")
    to_the_command(reader, made)


def test_from_a_claim_by_its_ruling(reader: Page, made: Material) -> None:
    reader.goto(address(made.site / "matrix.html"))
    tab_to(reader, "#filters [name=rule]")
    reader.keyboard.type("603")
    reader.wait_for_function("location.search === '?rule=603'")
    cell = f'tbody[data-claim="tocatli.2a"] > tr:first-child td[data-engine="{made.plain.slug}"] a.cell'
    assert reader.locator(cell).evaluate("cell => cell.classList.contains('bad')")
    tab_to(reader, cell, 90)
    reader.keyboard.press("Enter")
    reader.wait_for_url("**/rulings/tocatli.2.html#tocatli.2a")
    tab_to(reader, f'tr[data-scenario="{FAILS}"] td[data-engine="{made.plain.slug}"] a')
    reader.keyboard.press("Enter")
    to_the_command(reader, made)


def test_from_the_top_of_the_scenario(reader: Page, made: Material) -> None:
    reader.goto(address(made.scenario(FAILS)))
    tab_to(reader, f'.verdicts a[href="#engine-{made.plain.slug}"]', 20)
    reader.keyboard.press("Enter")
    to_the_command(reader, made)


def test_where_nothing_may_be_copied_the_command_is_selected(page: Page, made: Material) -> None:
    page.goto(address(made.scenario(FAILS)))
    page.evaluate("() => { navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed')); }")
    place = page.locator(f"#engine-{made.plain.slug} .repeat")
    place.get_by_role("button").click()
    expect(place.get_by_role("button")).to_have_text("Selected")
    assert page.evaluate("getSelection().toString()") == place.locator("code").inner_text()


def test_the_first_key_skips_to_the_content(page: Page, made: Material) -> None:
    for kind, path in made.pages().items():
        page.goto(address(path))
        page.keyboard.press("Tab")
        assert "Skip to the content" in focused(page), kind
        page.keyboard.press("Enter")
        assert page.evaluate("document.activeElement.id") == "main", kind


@pytest.mark.parametrize("kind", ["scenario that fails", "front page", "engine with a trend", "plain report"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_focus_is_seen_wherever_it_goes(browser: Browser, made: Material, kind: str, scheme: str) -> None:
    """Forwards through a page to its end, and in the dark the same way back."""
    with opened(browser, made.site.parent.as_uri(), viewport=WIDE, color_scheme=scheme) as page:
        page.goto(address(made.pages()[kind]))
        all_ = 'a[href], button, input, select, summary, [tabindex="0"]'
        there = page.locator(all_).evaluate_all(
            "all => all.filter((one) => one.checkVisibility() && !one.disabled).length"
        )
        key = "Tab" if scheme == "light" else "Shift+Tab"
        seen = set()
        for _ in range(min(there, 80)):
            page.keyboard.press(key)
            focused(page)
            seen.add(page.evaluate(f"[...document.querySelectorAll('{all_}')].indexOf(document.activeElement)"))
        assert len(seen) == min(there, 80)
