"""Names and messages that mean harm are text on every page, and nothing else."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlencode

import pytest
from playwright.sync_api import Page, expect

from browser.material import FAILS, GONE, HOSTILE, HUGE, KINDS, MARKUP, Material
from browser.tab import SHOW_ALL, address

LOOK = r"""() => {
  const all = [...document.querySelectorAll("*")];
  const scripts = [...document.scripts];
  const foreign = "img, iframe, object, embed, base, audio, video, meta[http-equiv], svg:not(.bar, .chart, .mana)";
  const handled = (one) => one.getAttributeNames().some((name) => name.startsWith("on"));
  const told = (one) => one.outerHTML.slice(0, 200);
  return {
    ran: Object.keys(window).filter((key) => key === "owned"),
    injected: all.filter((one) => one.matches(foreign)).map(told),
    handlers: all.filter(handled).map(told),
    scripts: scripts.filter((one) => one.src).map((one) => one.getAttribute("src").replace(/^(\.\.\/)*/, "")),
    inline: scripts.filter((one) => !one.src && one.type !== "application/json").length,
    leaving: [...document.querySelectorAll("[href], [src], [action], [srcset], [data]")]
      .filter((one) => !(one.href ?? one.src ?? "").startsWith("file:") && !one.matches('link[rel=icon][href="data:,"]'))
      .map((one) => one.getAttribute("href") ?? one.getAttribute("src") ?? one.outerHTML.slice(0, 200)),
    // Neither in the text nor in an attribute: what could not be seen, or would turn what stands around it.
    unseen: [...(document.documentElement.outerHTML.matchAll(/[^\n\t\P{C}]/gu))].map((found) => found[0].codePointAt(0).toString(16)),
    length: document.documentElement.outerHTML.length,
    complete: document.querySelector("footer.site-footer")?.textContent.includes("not affiliated") ?? false,
  };
}"""

OUTSIDE = {"https://example.org/issues/1"}
"""Where a link of these reports may lead: what a known failure names."""


def harmless(page: Page, made: Material) -> dict[str, Any]:
    page.evaluate(SHOW_ALL)
    found: dict[str, Any] = page.evaluate(LOOK)
    published = {document.link for document in made.model.documents}
    single = page.locator("main.report").count()
    assert found["ran"] == []
    assert found["injected"] == []
    assert found["handlers"] == []
    assert {src for src in found["scripts"] if not src.startswith("static/")} == set()
    assert found["inline"] == (2 if single else 0)
    assert set(found["leaving"]) - {*OUTSIDE, *published} == set()
    assert found["unseen"] == []
    assert found["complete"]
    return found


@pytest.mark.parametrize("kind", KINDS)
def test_nothing_of_it_acts_on_any_kind_of_page(page: Page, made: Material, kind: str) -> None:
    page.goto(address(made.pages()[kind]))
    harmless(page, made)


def test_nor_on_the_page_of_any_scenario(page: Page, made: Material) -> None:
    verdicts = set()
    for row in made.model.rows:
        page.goto(address(made.scenario(row.id)))
        found = harmless(page, made)
        assert found["length"] < len(HUGE) / 4, row.id
        verdicts.add(row.verdict(made.hostile.index))
    assert verdicts >= {
        "fail",
        "setup",
        "undecided",
        "error",
        "crash",
        "timeout",
        "malformed",
        "unsupported",
        "known",
        "fixed",
    }


def test_the_name_of_an_engine_can_be_read(page: Page, made: Material) -> None:
    shown = HOSTILE.replace("\u202e", "\\u202e")
    for name in ("index.html", "matrix.html", "engines/index.html", f"engines/{made.hostile.slug}.html", "rules.html"):
        page.goto(address(made.site / name))
        assert shown in page.locator("#main").inner_text(), name
    page.goto(address(made.reports["hostile"]))
    assert shown in page.locator("h1").inner_text()
    assert shown in page.title()


def test_a_message_of_a_megabyte_is_cut_and_says_where_the_rest_is(page: Page, made: Material) -> None:
    page.goto(address(made.scenario(FAILS)))
    part = page.locator(f"#engine-{made.hostile.slug}")
    message = part.locator("p.message")
    assert message.inner_text().startswith(MARKUP)
    cut = message.locator(".cut")
    left = int("".join(filter(str.isdigit, cut.inner_text())))
    assert left > 1_000_000
    link = cut.get_by_role("link", name="the report")
    file = made.site / "reports" / made.hostile.latest.slug / "report.ndjson"
    assert link.evaluate("link => link.href") == address(file)
    assert len(HUGE) * 2 < file.stat().st_size
    for observed in ("expected", "observed"):
        assert "more characters" in part.locator(f"dd.{observed}").first.inner_text()


def test_an_address_of_a_report_is_a_link_only_if_it_is_of_the_web(page: Page, made: Material) -> None:
    page.goto(address(made.site / "engines" / f"{made.hostile.slug}.html"))
    expect(page.locator("#main")).to_contain_text("javascript:owned=7")  # the link of a known failure
    expect(page.locator('a[href^="javascript"], a[href*="evil.example"]')).to_have_count(0)
    page.goto(address(made.site / "engines" / f"{made.plain.slug}.html"))
    outside = page.locator('a[href="https://example.org/issues/1"]').first
    assert "noopener" in str(outside.get_attribute("rel"))


def test_a_scenario_that_only_a_hostile_report_has(page: Page, made: Material) -> None:
    page.goto(address(made.scenario(GONE)))
    assert MARKUP in page.locator("h1").inner_text()
    expect(page.locator(".board", has_text=MARKUP).first).to_be_attached()
    page.goto(address(made.site / "matrix.html", "?text=onerror"))
    row = page.locator(f'tr.scenario[data-scenario="{GONE}"]')
    expect(row).to_be_visible()
    assert MARKUP in row.locator("th").inner_text()
    harmless(page, made)


def test_a_filter_of_markup_is_text(page: Page, made: Material) -> None:
    page.goto(address(made.site / "matrix.html"))
    for name in ("card", "rule", "text"):
        page.locator(f"#filters [name={name}]").fill(MARKUP)
    expect(page.locator("#no-match")).to_be_visible()
    page.wait_for_function("location.search.includes('onerror')")
    page.reload()
    assert page.locator("#filters [name=text]").input_value() == MARKUP
    page.goto(address(made.site / "matrix.html", f"?{urlencode({'engine': MARKUP, 'verdict': MARKUP})}"))
    harmless(page, made)
