"""The site works wherever it lies: in any folder of a disk, and in any folder of a web host."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from urllib.parse import quote, unquote, urlsplit

import pytest
from playwright.sync_api import Browser, expect

from browser.material import FAILS, NAME, Material
from browser.tab import address, opened


class Quiet(SimpleHTTPRequestHandler):
    """Serves files, and tells nobody."""

    def log_message(self, format: str, *args: object) -> None:
        pass


@pytest.fixture(scope="module")
def host(made: Material) -> Iterator[str]:
    """A web host that has the site in a folder; out: the address of that folder."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(made.site.parent)))
    thread = Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}/{quote(NAME)}/"
    server.shutdown()
    server.server_close()
    thread.join()


def ways(host: str, made: Material) -> dict[str, str]:
    return {"host": host, "disk": address(made.site) + "/"}


@pytest.mark.parametrize("way", ["host", "disk"])
def test_every_link_and_every_file_is_below_the_site(browser: Browser, made: Material, host: str, way: str) -> None:
    home = ways(host, made)[way]
    published = {document.link for document in made.model.documents}
    followed = 0
    with opened(browser, home) as page:
        for kind, path in made.pages().items():
            if made.site not in path.parents:
                continue  # a report on one page
            page.goto(home + quote(path.relative_to(made.site).as_posix()))
            expect(page.locator("#main")).to_be_visible()
            assert page.evaluate("getComputedStyle(document.body).getPropertyValue('--wide')"), f"{kind} has no style"
            for link in page.locator("a[href]").evaluate_all("all => all.map((one) => one.href)"):
                if link in published or link == "https://example.org/issues/1":
                    continue
                assert link.startswith(home), f"{kind}: {link}"
                target = made.site / unquote(urlsplit(link[len(home) :]).path)
                assert target.is_file(), f"{kind}: {link}"
                followed += 1
    assert followed > 1000


@pytest.mark.parametrize("way", ["host", "disk"])
def test_a_reader_walks_through_it(browser: Browser, made: Material, host: str, way: str) -> None:
    home = ways(host, made)[way]
    with opened(browser, home) as page:
        page.goto(home + ("" if way == "host" else "index.html"))
        page.get_by_role("navigation", name="Site").get_by_role("link", name="Matrix").click()
        page.locator("#filters [name=text]").fill(FAILS)
        page.wait_for_function("location.search !== ''")
        assert page.url == f"{home}matrix.html?text={FAILS}"
        page.locator(f'tr.scenario[data-scenario="{FAILS}"] th a').first.click()
        page.wait_for_url(f"{home}scenarios/{FAILS}.html*")
        page.get_by_role("button", name="The next step").click()
        assert page.url == f"{home}scenarios/{FAILS}.html#step-1"
        page.locator("#main").get_by_role("link", name="603.6a").first.click()
        page.wait_for_url(f"{home}rules.html#cr-603.6a")
        page.locator('[id="cr-603.6a"] td a').first.click()
        page.wait_for_url(f"{home}matrix.html?rule=603.6a")
        expect(page.locator("tr.scenario").first).to_be_visible()
        page.get_by_role("link", name="Head Judge").click()
        page.wait_for_url(f"{home}index.html")
        report = page.locator("footer").get_by_role("link", name="report.ndjson").first
        if way == "disk":  # where browsers show a file instead
            report.click()
            page.wait_for_url(f"{home}reports/{made.model.columns[0].latest.slug}/report.ndjson")
            return
        with page.expect_download() as download:
            report.click()
        assert download.value.path().read_bytes() == made.model.columns[0].latest.report.path.read_bytes()


def test_the_link_of_a_filter_and_of_a_ruling_can_be_copied(browser: Browser, made: Material, host: str) -> None:
    with opened(browser, host, permissions=["clipboard-read", "clipboard-write"]) as page:
        page.goto(f"{host}matrix.html?verdict=fail")
        page.get_by_role("button", name="Copy link").click()
        expect(page.locator("#copy-filter")).to_have_text("Copied")
        assert page.evaluate("navigator.clipboard.readText()") == f"{host}matrix.html?verdict=fail"
        page.goto(f"{host}rulings/tocatli.2.html")
        page.get_by_role("button", name="Copy link").nth(1).click()
        assert page.evaluate("navigator.clipboard.readText()") == f"{host}rulings/tocatli.2.html#tocatli.2a"
