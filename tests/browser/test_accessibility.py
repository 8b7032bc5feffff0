"""Every kind of page, light and dark, wide and on a phone: without serious findings, and never wider than the screen."""

from __future__ import annotations

from typing import Any, Literal

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page, ViewportSize

from browser.material import KINDS, Material
from browser.tab import PHONE, SHOW_ALL, WIDE, address

TOO_WIDE = """() => {
  const root = document.documentElement;
  if (root.scrollWidth <= root.clientWidth) return [];
  function* around(one) { while ((one = one.parentElement) && one !== document.body) yield one; }
  const boxed = (one) => [...around(one)].some((box) => getComputedStyle(box).overflowX !== "visible");
  const sticksOut = (one) => one.getBoundingClientRect().right > root.clientWidth + 0.5 && !boxed(one);
  const wide = [...document.body.querySelectorAll("*")].filter(sticksOut);
  return [`${root.scrollWidth} of ${root.clientWidth}`, ...wide.slice(0, 5).map((one) => one.outerHTML.slice(0, 200))];
}"""

OPTIONS = {"resultTypes": ["violations"], "preload": False}
"""Without preload: axe would fetch the style sheets, which pages of files may not."""

SCHEMES: dict[Literal["light", "dark"], ViewportSize] = {"light": WIDE, "dark": PHONE}
"""On which screen the contrast is measured, which takes most of the time: colours do not depend on it."""
LONG = ("scenario of many steps", "hostile report")
"""Pages on which it is not measured: their parts are those of the other scenarios and of the other report."""


def findings(page: Page, *, contrast: bool) -> list[str]:
    options = {**OPTIONS, "rules": {"color-contrast": {"enabled": contrast}}}
    response: dict[str, Any] = Axe().run(page, options=options).response
    assert response["passes"], "axe looked at nothing"
    return [
        f"{each['impact']}: {each['help']} ({each['id']}): {node['html'][:200]} {node['failureSummary'][:300]}"
        for each in response["violations"]
        if each["impact"] in ("serious", "critical")
        for node in each["nodes"][:3]
    ]


@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS)
def test_no_serious_finding(page: Page, made: Material, kind: str) -> None:
    page.goto(address(made.pages()[kind]))
    page.evaluate(SHOW_ALL)
    found: dict[str, list[str]] = {}
    grounds = set()
    for scheme, contrast_on in SCHEMES.items():
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        grounds.add(page.evaluate("getComputedStyle(document.body).backgroundColor"))
        for size in (WIDE, PHONE):
            page.set_viewport_size(size)
            found[f"{scheme}, {size['width']}"] = findings(page, contrast=size is contrast_on and kind not in LONG)
    assert len(grounds) == 2
    assert not any(found.values()), "\n".join(f"{where}: {each}" for where, all_ in found.items() for each in all_)


@pytest.mark.parametrize("kind", KINDS)
def test_a_page_is_as_wide_as_a_phone(page: Page, made: Material, kind: str) -> None:
    page.set_viewport_size(PHONE)
    page.goto(address(made.pages()[kind]))
    assert page.evaluate(TOO_WIDE) == []
    page.evaluate(SHOW_ALL)
    assert page.evaluate(TOO_WIDE) == []
