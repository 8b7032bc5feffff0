"""A report on paper: no line is wider than the page, nothing is cut off, and there are about as many pages as it is long."""

from __future__ import annotations

import re
from math import ceil

import pytest
from playwright.sync_api import Page

from browser.material import Material
from browser.tab import address

MILLIMETRE = 96 / 25.4
MARGIN = 10
PAPER = {"A4": (210, 297), "Letter": (215.9, 279.4)}
"""Sizes in millimetres."""

CUT_OFF = """() => {
  const width = document.documentElement.clientWidth;
  const box = (one) => one.getBoundingClientRect();
  const seen = [...document.body.querySelectorAll("*")].filter(
    (one) => one.checkVisibility() && !one.closest("svg") && !one.matches(".said"));
  const cutsOff = (one) => getComputedStyle(one).overflowX !== "visible" && one.scrollWidth > one.clientWidth + 1;
  const wide = seen.filter((one) => box(one).right > width + 1 || box(one).left < -1);
  const cut = seen.filter((one) => one.clientWidth > 0 && cutsOff(one));
  const told = (why) => (one) => `${why}: ${one.outerHTML.slice(0, 160)}`;
  return [...wide.map(told("wider than the paper")), ...cut.map(told("cut off"))].slice(0, 8);
}"""


@pytest.mark.parametrize("paper", PAPER)
@pytest.mark.parametrize("report", ["plain", "hostile"])
def test_a_report_fits_the_paper(page: Page, made: Material, report: str, paper: str) -> None:
    width, height = ((side - 2 * MARGIN) * MILLIMETRE for side in PAPER[paper])
    page.set_viewport_size({"width": int(width), "height": int(height)})
    page.emulate_media(media="print", color_scheme="dark")
    page.goto(address(made.reports[report]))
    assert page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth") <= 0
    assert page.evaluate(CUT_OFF) == []
    assert page.locator("button:visible").count() == 0
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(255, 255, 255)"
    length = page.evaluate("document.documentElement.scrollHeight")
    margin = dict.fromkeys(("top", "right", "bottom", "left"), f"{MARGIN}mm")
    file = page.pdf(format=paper, margin=margin)  # type: ignore[arg-type]
    pages = len(re.findall(rb"/Type\s*/Page\b", file))
    # If it were too wide it would be drawn smaller, on fewer pages; what is not broken makes it longer.
    assert length / height * 0.9 <= pages <= ceil(length / height * 1.6) + 1


def test_what_is_folded_of_a_report_is_printed_where_it_matters(page: Page, made: Material) -> None:
    page.emulate_media(media="print")
    page.goto(address(made.site / "engines" / f"{made.plain.slug}.html"))
    known = page.locator(".known-list details a").first
    assert known.evaluate("link => link.checkVisibility({ contentVisibilityAuto: true })")
    assert known.bounding_box() is not None
