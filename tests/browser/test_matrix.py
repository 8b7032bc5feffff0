"""The matrix's filters: what they find, that the address says so, and that the address finds the same."""

from __future__ import annotations

from collections.abc import Callable
from urllib.parse import parse_qs, urlencode, urlsplit

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.material import CHANGED, CONTESTED, FAILS, Material
from browser.tab import address, file_of, opened
from headjudge.site.model import Row

FIELDS = ("engine", "verdict", "card", "rule", "text")
Fits = Callable[[Row], bool]
Filter = dict[str, str]


def filled(page: Page, asked: Filter) -> None:
    """Choose and type, as a reader does; wait until all that is found is shown and the address says it."""
    form = page.locator("#filters")
    for name, value in asked.items():
        field = form.locator(f"[name={name}]")
        if name in ("engine", "verdict"):
            field.select_option(value)
        else:
            field.press_sequentially(value)
    settled(page)
    page.wait_for_function("query => location.search === (query && `?${query}`)", arg=query(asked))


def settled(page: Page) -> None:
    page.wait_for_function("document.getElementById('matrix')?.getAttribute('aria-busy') === 'false'")


def query(asked: Filter) -> str:
    return urlencode({name: asked[name] for name in FIELDS if asked.get(name)})


def shown(page: Page) -> list[str]:
    """The scenarios that can be seen, by id, each once."""
    found = page.locator("tr.scenario").evaluate_all(
        "rows => rows.filter((row) => row.checkVisibility()).map((row) => row.dataset.scenario)"
    )
    return list(dict.fromkeys(found))


def fields(page: Page) -> Filter:
    found = {name: page.locator(f"#filters [name={name}]").input_value() for name in FIELDS}
    return {name: value for name, value in found.items() if value}


def engines(page: Page) -> list[str]:
    """The engines whose columns can be seen."""
    found: list[str] = page.locator("#matrix thead th[data-engine]:visible").evaluate_all(
        "all => all.map((one) => one.dataset.engine)"
    )
    return found


def expected(made: Material, fits: Fits) -> set[str]:
    return {row.id for row in made.model.rows if fits(row)}


@pytest.fixture
def matrix(page: Page, made: Material) -> Page:
    page.goto(address(made.site / "matrix.html"))
    return page


CASES: dict[str, tuple[Callable[[Material], Filter], Callable[[Material], Fits]]] = {
    "verdict": (
        lambda made: {"verdict": "fail"},
        lambda made: lambda row: any(row.verdict(column.index) == "fail" for column in made.model.columns),
    ),
    "verdict of an engine": (
        lambda made: {"engine": made.plain.slug, "verdict": "fixed"},
        lambda made: lambda row: row.verdict(made.plain.index) == "fixed",
    ),
    "executed, not passed": (
        lambda made: {"engine": made.plain.slug, "verdict": "not-passed"},
        lambda made: lambda row: row.verdict(made.plain.index) in ("known", "fail"),
    ),
    "not played": (
        lambda made: {"engine": made.plain.slug, "verdict": "not played"},
        lambda made: lambda row: row.lines[made.plain.index] is None,
    ),
    "engines differ": (
        lambda made: {"verdict": "differs"},
        lambda made: (
            lambda row: (
                not row.contested
                and any(row.passed(column.index) for column in made.model.columns)
                and any(not row.passed(column.index) and row.lines[column.index] for column in made.model.columns)
            )
        ),
    ),
    "contested": (lambda made: {"verdict": "contested"}, lambda made: lambda row: row.id == CONTESTED),
    "changed since": (lambda made: {"verdict": "changed"}, lambda made: lambda row: row.id == CHANGED),
    "card": (
        lambda made: {"card": "Elvish Visionary"},
        lambda made: lambda row: "Elvish Visionary" in row.cards,
    ),
    "part of a card's name": (
        lambda made: {"card": "visio"},
        lambda made: lambda row: any("visio" in card.lower() for card in row.cards),
    ),
    "rule": (
        lambda made: {"rule": "603.6a"},
        lambda made: lambda row: "603.6a" in row.rules,
    ),
    "rule with those below it": (
        lambda made: {"rule": "614.1"},
        lambda made: (
            lambda row: any(rule in ("614.1", *(f"614.1{letter}" for letter in "abcde")) for rule in row.rules)
        ),
    ),
    "section of the rules": (
        lambda made: {"rule": "603"},
        lambda made: lambda row: any(rule.startswith("603.") for rule in row.rules),
    ),
    "text": (
        lambda made: {"text": "visionary ALONE"},
        lambda made: lambda row: all(word in f"{row.id} {row.title}".lower() for word in ("visionary", "alone")),
    ),
    "id": (lambda made: {"text": FAILS}, lambda made: lambda row: FAILS in row.id),
    "all at once": (
        lambda made: {
            "engine": made.hostile.slug,
            "verdict": "fail",
            "card": "Tocatli Honor Guard",
            "rule": "603.2",
            "text": "visionary",
        },
        lambda made: (
            lambda row: (
                row.verdict(made.hostile.index) == "fail"
                and "Tocatli Honor Guard" in row.cards
                and "603.2" in row.rules
                and "visionary" in row.title.lower()
            )
        ),
    ),
}


@pytest.mark.parametrize("case", CASES)
def test_a_filter_finds_what_fits_and_its_address_finds_the_same(matrix: Page, made: Material, case: str) -> None:
    asked, fits = CASES[case][0](made), CASES[case][1](made)
    wanted = expected(made, fits)
    assert 0 < len(wanted) < len(made.model.rows)
    filled(matrix, asked)
    found = shown(matrix)
    assert set(found) == wanted
    assert matrix.locator("#matches").inner_text() == f"{len(wanted)} of {len(made.model.rows)} scenarios match."
    assert engines(matrix) == ([asked["engine"]] if "engine" in asked else [each.slug for each in made.model.columns])
    assert {name: value for name, (value,) in parse_qs(urlsplit(matrix.url).query).items()} == asked
    link = matrix.url
    matrix.goto("about:blank")
    matrix.goto(link)
    settled(matrix)
    assert shown(matrix) == found
    assert fields(matrix) == asked


def test_cells_say_what_the_reports_say(matrix: Page, made: Material) -> None:
    filled(matrix, {"text": "tocatli"})
    rows = {row.id: row for row in made.model.rows}
    for identity in shown(matrix):
        cells = matrix.locator(f'tr.scenario[data-scenario="{identity}"]').first.locator("td")
        for column in made.model.columns:
            cell = cells.nth(column.index)
            word = rows[identity].verdict(column.index)
            assert cell.get_attribute("data-verdict") == word
            symbol, said = cell.locator(".verdict").inner_text().split(maxsplit=1)
            assert said == word
            assert len(symbol) == 1
            link = file_of(cell.locator("a").evaluate("link => link.href"))
            assert link == made.scenario(identity)


def test_what_is_not_found_leaves_no_heading(matrix: Page, made: Material) -> None:
    filled(matrix, {"text": FAILS})
    claims = {claim for row in made.model.rows if FAILS in row.id for claim in row.claims}
    assert matrix.locator("tbody.claim:visible").evaluate_all("all => all.map((one) => one.dataset.claim)") == [
        *sorted(claims),
        "none",  # its control shows none
    ]
    assert matrix.locator("tbody.document:visible").count() == 2
    assert matrix.locator("tbody.paragraph:visible").count() == len({claim.rstrip("abc") for claim in claims})


def test_an_engine_alone_hides_the_other_columns_and_no_rows(matrix: Page, made: Material) -> None:
    claims = matrix.locator("tbody.claim:visible").count()
    filled(matrix, {"engine": made.plain.slug})
    assert engines(matrix) == [made.plain.slug]
    assert matrix.locator("tbody.claim:visible").count() == claims > 10
    row = matrix.locator("tbody.claim").first.locator("tr").first
    assert row.locator("td[data-engine]:visible").count() == 1


def test_a_filter_that_finds_nothing_says_so_and_is_cleared(matrix: Page, made: Material) -> None:
    filled(matrix, {"card": "Nothing of the kind", "verdict": "fail"})
    assert shown(matrix) == []
    expect(matrix.locator("#no-match")).to_be_visible()
    expect(matrix.locator("#matrix")).to_be_hidden()
    assert matrix.locator("#matches").inner_text() == f"0 of {len(made.model.rows)} scenarios match."
    matrix.get_by_role("button", name="Clear the filter").click()
    settled(matrix)
    assert fields(matrix) == {}
    expect(matrix.locator("#matrix")).to_be_visible()
    expect(matrix.locator("#no-match")).to_be_hidden()
    matrix.wait_for_function("location.search === ''")


@pytest.mark.parametrize("number", ["702.1", "60"])
def test_the_beginning_of_another_number_is_no_rule(matrix: Page, made: Material, number: str) -> None:
    assert any(rule.startswith(number) for row in made.model.rows for rule in row.rules)
    filled(matrix, {"rule": number})
    expect(matrix.locator("#no-match")).to_be_visible()
    assert shown(matrix) == []


def test_clear_shows_everything_again(matrix: Page, made: Material) -> None:
    claims = matrix.locator("tbody.claim:visible").count()
    filled(matrix, {"engine": made.hostile.slug, "rule": "603", "text": "guard"})
    assert matrix.locator("tbody.claim:visible").count() < claims
    matrix.get_by_role("button", name="Clear", exact=True).click()
    matrix.wait_for_function("location.search === ''")
    settled(matrix)
    assert fields(matrix) == {}
    assert len(engines(matrix)) == 3
    assert matrix.locator("tbody.claim:visible").count() == claims
    assert shown(matrix) == []  # folded, as at first
    assert matrix.locator("#matches").inner_text() == f"{len(made.model.rows)} scenarios."


def test_back_leads_to_the_filter_that_was_left(matrix: Page, made: Material) -> None:
    asked = {"verdict": "fail", "text": "visionary"}
    filled(matrix, asked)
    found = shown(matrix)
    matrix.locator(f'tr.scenario[data-scenario="{FAILS}"] th a').first.click()
    assert file_of(matrix.url) == made.scenario(FAILS)
    matrix.go_back()
    settled(matrix)
    assert fields(matrix) == asked
    assert shown(matrix) == found
    matrix.go_forward()
    assert file_of(matrix.url) == made.scenario(FAILS)


def test_pages_lead_to_the_matrix_filtered(page: Page, made: Material) -> None:
    page.goto(address(made.site / "engines" / f"{made.plain.slug}.html"))
    page.get_by_role("link", name="In the matrix").click()
    settled(page)
    assert fields(page) == {"engine": made.plain.slug, "verdict": "not-passed"}
    assert set(shown(page)) == expected(made, lambda row: row.verdict(made.plain.index) in ("known", "fail"))
    page.goto(address(made.site / "index.html"))
    page.locator('a[href="matrix.html?verdict=differs"]').click()
    settled(page)
    assert fields(page) == {"verdict": "differs"}
    page.goto(address(made.site / "rules.html"))
    page.locator('[data-rule="603.6a"] td a').first.click()
    settled(page)
    assert set(shown(page)) == expected(made, lambda row: "603.6a" in row.rules)


def test_a_claim_is_unfolded_and_folded(matrix: Page, made: Material) -> None:
    claim = matrix.locator('tbody.claim[data-claim="tocatli.2a"]')
    button = claim.locator("button.unfold")
    assert button.get_attribute("aria-expanded") == "false"
    button.click()
    assert shown(matrix) == [row.id for row in made.model.rows if "tocatli.2a" in row.claims]
    assert button.get_attribute("aria-expanded") == "true"
    button.click()
    assert shown(matrix) == []


def test_the_address_of_a_claim_unfolds_it(page: Page, made: Material) -> None:
    page.goto(address(made.site / "matrix.html", "#tocatli.2a"))
    assert shown(page) == [row.id for row in made.model.rows if "tocatli.2a" in row.claims]


def test_without_scripts_every_number_is_there_and_leads_on(browser: Browser, made: Material) -> None:
    with opened(browser, made.site.parent.as_uri(), java_script_enabled=False) as page:
        page.goto(address(made.site / "matrix.html"))
        expect(page.locator("noscript")).to_be_visible()
        expect(page.locator("#filters")).to_be_hidden()
        expect(page.locator("tbody.claim")).to_have_count(page.locator("tbody.claim:visible").count())
        numbers = page.locator('tbody.claim[data-claim="tocatli.2a"] .noscript')
        assert numbers.inner_text() == str(len(made.model.by_claim["tocatli.2a"]))
        page.locator('tbody.claim[data-claim="tocatli.2a"] td a').first.click()
        assert page.url.endswith("/rulings/tocatli.2.html#tocatli.2a")
        page.locator(f'#main tr[data-scenario="{FAILS}"] th a').first.click()
        assert file_of(page.url) == made.scenario(FAILS)


@pytest.mark.parametrize(
    "tail", ["#%", "#<img src=x>", "?engine=<img src=x>&verdict=<b>&rule=%&card=*&text=(", "?text=%ff#%E0%A4%A"]
)
def test_an_address_that_means_nothing_does_no_harm(page: Page, made: Material, tail: str) -> None:
    page.goto(address(made.site / "matrix.html", tail))
    settled(page)
    assert page.locator("img").count() == 0
    expect(page.locator("#matches" if "?" not in tail else "#no-match")).to_be_visible()
