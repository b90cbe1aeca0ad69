"""What a document shows before its script has a tree, compared with the live page that follows, for every screen of the
examples at seven sizes, with the font that the server sends. Stock isn't among them: it begins with a sheet, which only the
live page presents.

The browser's own measure of layout shifts counts none of this, because all nodes are new. So the elements are compared by
their numbers: the columns, bars, icons and grids must be the same, and the rest may hardly move.
"""

from types import SimpleNamespace

import pytest

from apps import served
from chromium import launch_without_inter
from example_screens import ADAPTIVE_PATHS, COOKBOOK_PATHS, GALLERY_PATHS, PACKAGES_PATHS
from nginx import Nginx
from replicas import need_nginx
from waiting import wait_until

SIZES = [(320, 568), (390, 844), (874, 402), (744, 1133), (834, 1194), (1194, 834), (1440, 900)]
PATHS = {"adaptive": ADAPTIVE_PATHS, "cookbook": COOKBOOK_PATHS, "gallery": GALLERY_PATHS,
         "packages": PACKAGES_PATHS, "mounted": ["/", "/3"]}
# As the browsers count it: the part of the window in which something moves, times how far.
MOST_SHIFT = 0.05

SHOWN = """() => {
    const boxOf = (node) => {
        const { left, top, width, height } = node.getBoundingClientRect();
        return [left, top, width, height].map(Math.round);
    };
    const isShown = (node) => {
        const [left, top, width, height] = boxOf(node);
        return width > 0 && height > 0 && left + width > 0 && top + height > 0 && left < innerWidth && top < innerHeight
            && node.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    };
    const all = (selector) => [...document.querySelectorAll(`#app :is(${selector})[id]`)].filter(isShown);
    const by = (nodes, value) => Object.fromEntries(nodes.map((node) => [node.id, value(node)]));
    const icon = (node) => node.querySelector("use").getAttribute("href");
    const tracks = (node) => getComputedStyle(node).gridTemplateColumns.split(" ").length;
    return {
        columns: by(all(".column"), boxOf),
        bars: by(all(".navigation-bar, .tab-bar"), boxOf),
        icons: by(all("svg.image"), icon),
        grids: by(all(".lazy-grid"), tracks),
        places: by(all(".text, .image, .button, .link, .toggle, .text-field, .slider, .row"), boxOf),
    };
}"""

SHIFT = """([before, now]) => {
    const step = 8, cells = new Set();
    let longest = 0;
    for (const id in before) {
        if (!now[id]) continue;
        const distance = Math.max(Math.abs(before[id][0] - now[id][0]), Math.abs(before[id][1] - now[id][1]));
        if (distance < 3) continue;
        longest = Math.max(longest, distance);
        for (const [left, top, width, height] of [before[id], now[id]]) {
            for (let x = Math.max(0, left); x < Math.min(innerWidth, left + width); x += step) {
                for (let y = Math.max(0, top); y < Math.min(innerHeight, top + height); y += step) {
                    cells.add(`${Math.floor(x / step)} ${Math.floor(y / step)}`);
                }
            }
        }
    }
    return cells.size * step * step / (innerWidth * innerHeight) * longest / Math.max(innerWidth, innerHeight);
}"""


class HeldSocket:
    """The page's socket. What the page sends waits until it may go live."""

    def __init__(self, page):
        self.waiting, self.is_open, self.server = [], False, None
        page.route_web_socket("**/~/socket", self._connect)

    def _connect(self, socket):
        self.server = socket.connect_to_server()
        socket.on_message(lambda frame: self.server.send(frame) if self.is_open else self.waiting.append(frame))

    def open(self):
        self.is_open = True
        for frame in self.waiting:
            self.server.send(frame)


site = served("Mounted")


@pytest.fixture
def mounted(site):
    return SimpleNamespace(url=site.url + "/berths")


@pytest.fixture(scope="module")
def without_inter(request, tmp_path_factory):
    """A browser that needs the server's font, as most have."""
    if request.config.getoption("engine") != "chromium":
        pytest.skip("only Chromium is started without Inter")
    browser = launch_without_inter(request.getfixturevalue("playwright"), tmp_path_factory.mktemp("fonts"))
    yield browser
    browser.close()


FONTS = "[...document.fonts].filter((font) => font.status === 'loaded').map((font) => font.family)"


@pytest.fixture
def screens(without_inter):
    """Opens screens in a window whose size the server knows, and whose browser has the font, as from the second visit on."""
    contexts = []

    def start(app, size):
        width, height = size
        context = without_inter.new_context(viewport={"width": width, "height": height}, reduced_motion="reduce")
        context.add_cookies([{"name": "backstaff-viewport", "value": f"{width}x{height}", "url": app.url}])
        contexts.append(context)
        first = context.new_page()
        first.goto(app.url)
        first.wait_for_load_state()
        first.close()

        def shown(path):
            page = context.new_page()
            socket = HeldSocket(page)
            page.goto(app.url + path)
            page.wait_for_function("() => document.styleSheets.length > 0")
            page.evaluate("document.fonts.ready")
            assert page.evaluate(FONTS) == ["Inter Web"]
            before = page.evaluate(SHOWN)
            assert page.locator("html.live").count() == 0
            socket.open()
            page.wait_for_selector("html.live")
            page.wait_for_timeout(150)
            now = page.evaluate(SHOWN)
            shift = page.evaluate(SHIFT, [before["places"], now["places"]])
            page.close()
            return before, now, shift

        return shown

    yield start
    for context in contexts:
        context.close()


@pytest.mark.parametrize("size", SIZES, ids=["x".join(map(str, size)) for size in SIZES])
@pytest.mark.parametrize("name", PATHS)
def test_O02_the_first_paint_is_the_screen_as_it_will_be(request, screens, name, size):
    shown = screens(request.getfixturevalue(name), size)
    wrong = []
    for path in PATHS[name]:
        before, now, shift = shown(path)
        assert before["places"], path
        wrong += [(path, kind, before[kind], now[kind]) for kind in ("columns", "bars", "icons", "grids")
                  if before[kind] != now[kind]]
        if shift > MOST_SHIFT:
            wrong.append((path, "shift", round(shift, 3)))
    assert wrong == []


DOCUMENT_SIZE = "document.documentElement.dataset.size"


@pytest.fixture
def first_visit(chromium):
    """Opens an address as a new visitor, and keeps the document as it is without a tree.

    It waits for `count` documents. Returns the page, its socket, and the list of the documents that it gets.
    """
    contexts, errors = [], []

    def open_at(url, size, count=1, **options):
        width, height = size
        context = chromium.new_context(viewport={"width": width, "height": height}, reduced_motion="reduce", **options)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        documents = documents_of(page)
        socket = HeldSocket(page)
        page.goto(url)
        wait_until(lambda: len(documents) >= count, page.wait_for_timeout)
        page.wait_for_selector("#app")
        page.wait_for_load_state()
        page.wait_for_timeout(300)
        return page, socket, documents

    yield open_at
    for context in contexts:
        context.close()
    assert errors == []


def documents_of(page):
    documents = []
    page.on("response", lambda answer: documents.append(answer) if answer.request.resource_type == "document" else None)
    return documents


@pytest.mark.parametrize("size, count", [((390, 844), 2), ((834, 1194), 2), ((1194, 834), 1), ((1440, 900), 2)],
                         ids=["phone", "upright tablet", "tablet", "computer"])
@pytest.mark.parametrize("name", ["cookbook", "packages"])
def test_O02_a_first_visit_has_the_columns_of_its_window(request, first_visit, name, size, count):
    page, socket, documents = first_visit(request.getfixturevalue(name).url, size, count)
    page.wait_for_function(f"{DOCUMENT_SIZE} === '{'x'.join(map(str, size))}'")
    before = page.evaluate(SHOWN)
    assert len(documents) == count and len(before["columns"]) > 0 and page.locator("html.live").count() == 0
    socket.open()
    page.wait_for_selector("html.live")
    page.wait_for_timeout(150)
    now = page.evaluate(SHOWN)
    assert now["columns"] == before["columns"] and now["bars"] == before["bars"]
    assert len(documents) == count


def test_O02_a_visitor_with_a_narrow_window_and_a_wide_one_gets_the_right_columns_in_both(cookbook, first_visit):
    page, _, documents = first_visit(cookbook.url, (390, 844), 2)
    page.set_viewport_size({"width": 1194, "height": 834})
    page.reload()
    wait_until(lambda: len(documents) >= 4, page.wait_for_timeout)
    page.wait_for_selector("#app")
    assert page.evaluate(DOCUMENT_SIZE) == "1194x834" and len(documents) == 4
    assert len(page.evaluate(SHOWN)["columns"]) == 2


def test_O02_a_window_that_was_turned_gets_its_own_columns(packages, first_visit):
    page, _, _ = first_visit(packages.url, (1080, 810), 2)
    assert len(page.evaluate(SHOWN)["columns"]) == 2
    page.set_viewport_size({"width": 810, "height": 1080})
    page.reload()
    page.wait_for_function(f"{DOCUMENT_SIZE} === '810x1080'")
    page.wait_for_selector("#app")
    assert len(page.evaluate(SHOWN)["columns"]) == 1


def test_O02_a_phone_is_known_by_its_name_and_gets_one_document(cookbook, first_visit):
    page, _, documents = first_visit(
        cookbook.url, (375, 667), user_agent="Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) Mobile Safari")
    assert len(documents) == 1 and page.evaluate(DOCUMENT_SIZE) == "390x844"


def test_O02_without_its_cookie_a_document_is_asked_for_once_more_and_not_again(cookbook, first_visit):
    need_nginx()
    proxy = Nginx(f'location / {{ proxy_set_header Cookie ""; proxy_pass http://127.0.0.1:{cookbook.port}; }}')
    try:
        page, _, documents = first_visit(proxy.url, (390, 844), 2)
        assert len(documents) == 2 and page.evaluate(DOCUMENT_SIZE) == "1194x834"
        page.reload()
        page.wait_for_timeout(300)
        assert len(documents) == 3
    finally:
        proxy.close()


def test_O02_a_tab_that_resumes_asks_for_no_other_document(cookbook, visit):
    shown = visit(cookbook)
    shown.follow("Soups")
    shown.page.context.add_cookies([{"name": "backstaff-viewport", "value": "1440x900", "url": cookbook.url}])
    documents = documents_of(shown.page)
    shown.page.reload()
    shown.is_at("Soups")
    assert len(documents) == 1
