"""The page of a scenario: its game step by step, by mouse, by keys and by address, and all of it without scripts."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from browser.material import MANY_STEPS, Material
from browser.tab import address, opened


@pytest.fixture
def last(made: Material) -> int:
    """The number of the last step."""
    scenario = made.model.by_id[MANY_STEPS].scenario
    assert scenario is not None
    assert len(scenario.script) > 5
    return len(scenario.script)


@pytest.fixture
def game(page: Page, made: Material) -> Page:
    page.goto(address(made.scenario(MANY_STEPS)))
    return page


def steps(page: Page) -> list[int]:
    """The numbers of the steps that can be seen."""
    seen = page.locator(".game > .step").evaluate_all("all => all.map((one) => one.checkVisibility())")
    return [number for number, visible in enumerate(seen) if visible]


def slider(page: Page) -> Locator:
    return page.get_by_role("slider", name="Step", exact=True)


def at(page: Page, number: int, last: int) -> None:
    """Step `number` is shown, and everything on the page agrees."""
    assert steps(page) == [number]
    assert slider(page).input_value() == str(number)
    heading = page.locator(f"#step-{number} > h3")
    expect(heading).to_be_visible()
    now = page.locator(".slider .now").inner_text()
    assert now.startswith(f"Step {number} of {last}: ") if number else "step" in now
    expect(page.get_by_role("button", name="The step before")).to_be_enabled(enabled=number > 0)
    expect(page.get_by_role("button", name="The next step")).to_be_enabled(enabled=number < last)
    assert str(slider(page).get_attribute("aria-valuetext")).startswith(f"step {number}: " if number else "")


def test_it_begins_with_the_table(game: Page, last: int) -> None:
    at(game, 0, last)
    assert slider(game).get_attribute("max") == str(last)


def test_buttons_turn_the_pages(game: Page, last: int) -> None:
    for number in range(1, last + 1):
        game.get_by_role("button", name="The next step").click()
        at(game, number, last)
        assert game.url.endswith(f"#step-{number}")
    game.get_by_role("button", name="The step before").click()
    at(game, last - 1, last)


def test_the_slider_is_drawn_with_the_mouse(game: Page, last: int) -> None:
    slider(game).scroll_into_view_if_needed()
    box = slider(game).bounding_box()
    assert box is not None
    middle = box["y"] + box["height"] / 2
    game.mouse.move(box["x"] + 8, middle)
    game.mouse.down()
    game.mouse.move(box["x"] + box["width"] / 2, middle, steps=4)
    (half,) = steps(game)
    assert abs(half - last / 2) <= 1
    game.mouse.move(box["x"] + box["width"] - 2, middle, steps=4)
    game.mouse.up()
    at(game, last, last)
    assert game.url.endswith(f"#step-{last}")


def test_keys_move_the_slider(game: Page, last: int) -> None:
    slider(game).focus()
    for key, number in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", last), ("Home", 0)):
        game.keyboard.press(key)
        at(game, number, last)


def test_arrows_turn_the_pages_wherever_the_reader_is(game: Page, last: int) -> None:
    game.keyboard.press("ArrowRight")
    at(game, 1, last)
    game.keyboard.press("ArrowRight")
    at(game, 2, last)
    game.keyboard.press("Control+ArrowRight")
    at(game, 2, last)
    game.keyboard.press("ArrowLeft")
    at(game, 1, last)
    game.locator("pre.gherkin").focus()
    game.keyboard.press("ArrowRight")  # which scrolls there
    at(game, 1, last)


def test_the_address_says_which_step_is_shown(page: Page, made: Material, last: int) -> None:
    page.goto(address(made.scenario(MANY_STEPS), "#step-3"))
    at(page, 3, last)
    expect(page.locator("#step-3 > h3")).to_be_in_viewport()
    page.reload()
    at(page, 3, last)
    page.evaluate("location.hash = '#step-2'")
    page.wait_for_function("document.querySelector('.slider input').value === '2'")
    at(page, 2, last)


@pytest.mark.parametrize("tail", ["#step-99999999999999999999", "#step--1", "#step-", "#%", "#step-1<b>"])
def test_an_address_of_no_step_shows_the_first(page: Page, made: Material, last: int, tail: str) -> None:
    page.goto(address(made.scenario(MANY_STEPS), tail))
    at(page, 0, last)


def test_all_steps_are_shown_when_asked_for(game: Page, last: int) -> None:
    button = game.get_by_role("button", name="All steps")
    button.click()
    assert button.get_attribute("aria-pressed") == "true"
    assert steps(game) == [*range(last + 1)]
    button.click()
    at(game, 0, last)


def test_without_scripts_all_steps_stand_there(browser: Browser, made: Material, last: int) -> None:
    with opened(browser, made.site.parent.as_uri(), java_script_enabled=False) as page:
        page.goto(address(made.scenario(MANY_STEPS)))
        assert page.locator(".game > .step:visible").count() == last + 1
        expect(page.locator(".slider")).to_be_hidden()
        expect(page.locator("button:visible")).to_have_count(0)


def test_all_steps_are_printed(game: Page, last: int) -> None:
    game.emulate_media(media="print")
    assert steps(game) == [*range(last + 1)]
    expect(game.locator(".slider")).to_be_hidden()
