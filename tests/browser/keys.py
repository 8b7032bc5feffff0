"""A reader without a mouse: goes from one thing to the next, and must always see where that is."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page

FOCUSED = """() => {
  const it = document.activeElement;
  if (!it || it === document.body) return null;
  const style = getComputedStyle(it);
  const marked = it.matches(":focus-visible") && style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2;
  const seen = [...it.getClientRects()].some((box) => {
    const [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)];
    const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)];
    if (right - left < 4 || bottom - top < 4) return false;
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return hit !== null && (it.contains(hit) || hit.contains(it));
  });
  return { marked, seen, what: it.outerHTML.slice(0, 200) };
}"""


def focused(page: Page) -> str:
    """What has the focus, which is marked, on the screen, and under nothing else."""
    found = page.evaluate(FOCUSED)
    assert found is not None, "nothing has the focus"
    assert found["marked"], f"its focus cannot be seen: {found['what']}"
    assert found["seen"], f"it is out of sight: {found['what']}"
    return str(found["what"])


def tab_to(page: Page, wanted: str, most: int = 60, each: Callable[[str], None] = lambda what: None) -> int:
    """Press Tab until what fits the selector `wanted` has the focus; out: how often that took."""
    for times in range(1, most + 1):
        page.keyboard.press("Tab")
        each(focused(page))
        if page.evaluate("wanted => document.activeElement.matches(wanted)", wanted):
            return times
    raise AssertionError(f"{most} times Tab, and {wanted} has not the focus")
