"""What a page of an app loads: how many files, of how many bytes, and when. These counts don't depend on the machine."""

import base64
import gzip
import json
import re
import urllib.request

import pytest

from apps import FOLDER, ServedApp, served
from chromium import PHONE

cookbook = served("Cookbook")
chandlery = served("Chandlery")
harbour = served("Harbour")

# All that a first visit transfers: the document, the script, the style sheet, and the tree over the socket.
MOST_BYTES = 100_000


class Traffic:
    """What a page gets over the network, from the browser's own protocol."""

    def __init__(self, page):
        self.clear()
        session = page.context.new_cdp_session(page)
        session.send("Network.enable")
        session.on("Network.responseReceived", self._response)
        session.on("Network.requestServedFromCache", lambda event: self.cached.add(event["requestId"]))
        session.on("Network.loadingFinished", self._finished)
        session.on("Network.webSocketFrameReceived", self._frame)

    def clear(self):
        self.responses, self.sizes, self.cached, self.frames, self.frame_bytes = {}, {}, set(), [], 0

    def _response(self, event):
        response = event["response"]
        if response.get("fromDiskCache"):
            self.cached.add(event["requestId"])
        self.responses[event["requestId"]] = response

    def _finished(self, event):
        self.sizes[event["requestId"]] = event["encodedDataLength"]

    def _frame(self, event):
        frame = event["response"]
        # The protocol writes frames of bytes in base64. They are compressed.
        is_packed = frame["opcode"] == 2
        data = base64.b64decode(frame["payloadData"]) if is_packed else frame["payloadData"].encode()
        self.frame_bytes += len(data)
        self.frames.append(gzip.decompress(data).decode() if is_packed else frame["payloadData"])

    @property
    def requests(self):
        """The responses that came over the network, by the last part of their address."""
        return {response["url"].rpartition("/")[2]: response for number, response in self.responses.items()
                if number not in self.cached and not response["url"].startswith("data:")}

    @property
    def names(self):
        return sorted(self.requests)

    @property
    def bytes(self):
        return sum(size for number, size in self.sizes.items() if number not in self.cached) + self.frame_bytes


@pytest.fixture
def visitor(chromium):
    contexts = []

    def visit(app, path="/", **options):
        context = chromium.new_context(**{**PHONE, **options})
        contexts.append(context)
        page = context.new_page()
        traffic = Traffic(page)
        page.goto(app.url + path)
        settle(page)
        return page, traffic

    yield visit
    for context in contexts:
        context.close()


def settle(page):
    page.wait_for_selector("html.live")
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(300)


def test_O01_a_cold_load_is_three_requests_and_small_and_a_warm_one_is_the_page_alone(visitor, cookbook):
    page, traffic = visitor(cookbook)
    assert traffic.names == ["", "page.css", "page.js"]
    assert traffic.bytes < MOST_BYTES
    for name, response in traffic.requests.items():
        assert response["headers"]["content-encoding"] == ("br" if name else "gzip"), name
        assert ("immutable" in response["headers"]["cache-control"]) == bool(name), name
    traffic.clear()
    page.reload()
    settle(page)
    assert traffic.names == [""]


def test_O01_symbols_come_with_the_tree_and_each_once(visitor, cookbook):
    page, traffic = visitor(cookbook)
    html = page.evaluate("async () => (await fetch(location.href)).text()")
    shown = set(page.locator(".symbol use").evaluate_all("uses => uses.map((use) => use.getAttribute('href').slice(1))"))
    assert shown and all(f'id="{name}"' in html for name in shown)
    # The first tree is compressed. The welcome has no drawing that the document had.
    welcome = next(json.loads(frame) for frame in traffic.frames if '"tree"' in frame)
    assert not any(f'id="{name}"' in welcome.get("symbols", "") for name in shown)
    traffic.clear()
    page.get_by_text("Soups", exact=True).locator("visible=true").last.click()
    page.wait_for_function("() => document.title === 'Soups'")
    settle(page)
    assert traffic.names == []
    missing = "uses => uses.filter((use) => !document.getElementById(use.getAttribute('href').slice(1))).length"
    assert page.locator(".symbol use").evaluate_all(missing) == 0


def test_O01_translations_come_with_the_script_and_only_to_those_who_read_them(visitor, cookbook):
    page, traffic = visitor(cookbook, locale="de-DE")
    assert traffic.names == ["", "page.css", "page.js", "translations.js"]


def test_O01_a_part_comes_with_the_first_screen_that_needs_it(visitor, chandlery):
    page, traffic = visitor(chandlery)
    assert traffic.names == ["", "page.css", "page.js"]
    traffic.clear()
    page.get_by_text("Dates and Times", exact=True).click()
    page.wait_for_selector(".calendar")
    assert traffic.names == ["date-pickers.js"]


def test_O01_a_document_names_the_parts_of_its_screen_so_they_come_with_the_script(visitor, harbour):
    page, traffic = visitor(harbour)
    assert traffic.names == ["", "page.css", "page.js", "tab-view.js"]
    with urllib.request.urlopen(harbour.url, timeout=10) as response:
        html = response.read().decode()
    preloads = re.findall(r'<link rel="modulepreload" href="[^"]*/([^"/]+)">', html)
    assert preloads == ["page.js", "tab-view.js"]


@pytest.mark.parametrize("arguments", [("--base-path", "/shop"), ("--base-path", "/shop", "--workers", "2")],
                         ids=["one process", "workers"])
def test_O01_the_same_below_a_path_and_with_workers(visitor, arguments):
    if not FOLDER:
        pytest.skip("BACKSTAFF_BIN doesn't say where the example apps are")
    app = ServedApp("Cookbook", *arguments)
    try:
        page, traffic = visitor(app)
        assert traffic.names == ["", "page.css", "page.js"]
        assert traffic.bytes < MOST_BYTES
    finally:
        app.kill()


def test_O01_a_page_whose_server_has_no_such_part_offers_to_reload(visitor, chandlery):
    page, traffic = visitor(chandlery)
    page.route("**/date-pickers.js", lambda route: route.fulfill(status=404, body="Not found"))
    page.get_by_text("Dates and Times", exact=True).click()
    page.get_by_role("button", name="Reload").wait_for(timeout=15_000)
    page.unroute("**/date-pickers.js")
    page.get_by_role("button", name="Reload").click()
    page.wait_for_selector(".calendar")
