"""Text at 200 %, zoom at 400 %, and the room of the back button's title: nothing overlaps, and nothing is cut off."""

import pytest

from screens import Tree, bar_button, detail, form, label, link, recipes, screen, symbol, text, window
from search_screens import Search

PHONE = {"width": 390, "height": 844}
# A window of 1280 × 1024 points at 400 %.
ZOOMED = {"width": 320, "height": 256}

# The parts of a bar that lie over each other, and those whose text is higher than they are.
OVERLAPS = """() => {
    const parts = [...document.querySelectorAll(
        ".screen:not([data-covered]) > .navigation-bar > :is(.back-button, .bar-title, .bar-items, .search-field), .search-scopes")]
        .filter((node) => node.checkVisibility({ opacityProperty: true, visibilityProperty: true }));
    const rects = parts.map((node) => node.getBoundingClientRect());
    const found = [];
    rects.forEach((a, i) => rects.slice(i + 1).forEach((b, j) => {
        const x = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const y = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (x > 1 && y > 1) found.push([parts[i].className, parts[i + 1 + j].className]);
    }));
    return found;
}"""
CUT = """() => [...document.querySelectorAll(
        ".screen:not([data-covered]) :is(.text, .bar-title, .search-input, .option, .tab, .button, .picker-face)")]
    .filter((node) => node.checkVisibility() && node.scrollHeight > node.clientHeight + 1 && node.clientHeight > 1
        && getComputedStyle(node).overflowY !== "visible").map((node) => node.textContent)"""


def enlarge(page, eventually):
    """Doubles the text size in the browser's own settings, and loads the page again."""
    page.context.new_cdp_session(page).send("Page.setFontSizes", {"fontSizes": {"standard": 32}})
    page.reload()
    page.wait_for_selector("#app > *")
    eventually(page, lambda: page.evaluate("getComputedStyle(document.body).fontSize") == "34px")
    page.wait_for_timeout(100)


def screens():
    t = Tree()
    yield window(t, recipes(t))
    yield window(t, recipes(t, covered=True), detail(t))
    yield window(t, form(t))
    yield Search(scopes=["All", "Inhabited"]).tree
    yield Search(scopes=["All", "Inhabited"], presented=True).tree


@pytest.mark.parametrize("index", range(5))
def test_O04_at_200_percent_nothing_in_a_bar_overlaps_and_nothing_is_cut(open_page, eventually, index):
    page, _ = open_page(list(screens())[index], viewport=PHONE)
    enlarge(page, eventually)
    assert page.evaluate(OVERLAPS) == []
    assert page.evaluate(CUT) == []


@pytest.mark.parametrize("index", range(5))
def test_O04_the_first_row_begins_below_the_bar(open_page, eventually, index):
    page, _ = open_page(list(screens())[index], viewport=PHONE)
    enlarge(page, eventually)
    # Its title, its field and its scopes end above the content.
    parts = page.locator(".screen:not([data-covered])").locator("> .navigation-bar > *, > .search-scopes").evaluate_all(
        "nodes => nodes.filter((node) => node.checkVisibility()).map((node) => node.getBoundingClientRect().bottom)")
    first = page.locator(".screen:not([data-covered])").locator(".row, .section-header, .screen-content .clip").first
    assert first.bounding_box()["y"] >= max(parts) - 1


@pytest.mark.parametrize("index", range(5))
def test_O04_at_400_percent_nothing_needs_two_directions(open_page, index):
    page, _ = open_page(list(screens())[index], viewport=ZOOMED)
    assert page.evaluate(OVERLAPS) == []
    wide = page.evaluate("""[...document.querySelectorAll('.screen:not([data-covered]) :is(.text, .row, .button, .bar-title)')]
        .filter((node) => node.checkVisibility() && node.getBoundingClientRect().right > innerWidth + 1).map((node) => node.textContent)""")
    assert wide == []
    # At least half of the window is left to the content.
    bar = page.locator(".screen:not([data-covered]) > .navigation-bar").bounding_box()
    assert bar["height"] <= ZOOMED["height"] / 2


@pytest.mark.parametrize("is_large", [True, False])
def test_O04_a_word_that_is_too_long_for_its_row_breaks_only_with_large_text(open_page, eventually, is_large):
    t = Tree()
    rows = t("list", t("row", link(t, label(t, "NavigationStack", "book"))))
    page, _ = open_page(window(t, screen(t, "Words", [rows])), viewport={"width": 280, "height": 600})
    if is_large:
        enlarge(page, eventually)
    words = page.locator(".row .text")
    box = words.bounding_box()
    assert box["x"] + box["width"] <= 280
    lines = box["height"] / words.evaluate("node => parseFloat(getComputedStyle(node).lineHeight)")
    assert round(lines) == (2 if is_large else 1)


@pytest.mark.parametrize("title, expected", [("Pies", 68), ("NavigationSplitView", None), ("A title far too long for a phone", 34)])
def test_O04_a_large_title_grows_as_far_as_there_is_room(open_page, eventually, title, expected):
    t = Tree()
    page, _ = open_page(window(t, screen(t, title, [t("list", t("row", text(t, "x")))], mode="large")), viewport=PHONE)
    heading = page.locator(".bar-title")
    size = "node => parseFloat(getComputedStyle(node).fontSize)"
    assert heading.evaluate(size) == 34
    enlarge(page, eventually)
    grown = heading.evaluate(size)
    if expected:
        assert grown == expected
    else:
        assert 34 < grown < 68
        assert heading.evaluate("node => node.scrollWidth <= node.clientWidth")
    # It becomes larger again in a wider window.
    page.set_viewport_size({"width": 1440, "height": 844})
    eventually(page, lambda: heading.evaluate(size) == 68)


BACK = [("Recipes", "Apple Pie", "Recipes"), ("Lemon Tarts", "Lemon Tart with Almond", "Back"),
        ("Lemon Tarts", "A title that is far too long for a phone", "")]


def shown_text(button):
    return button.evaluate("""node => node.classList.contains("bare") ? "" : node.classList.contains("short")
        ? getComputedStyle(node, "::after").content.slice(1, -1) : node.textContent""")


@pytest.mark.parametrize("below, title, expected", BACK)
def test_a_back_title_becomes_short_before_it_pushes_the_title_aside(open_page, below, title, expected):
    t = Tree()
    page, _ = open_page(window(t, screen(t, below, [text(t, "x")], covered=True), screen(t, title, [text(t, "y")], back=below)),
                        viewport=PHONE)
    bar = page.locator(".screen:not([data-covered]) > .navigation-bar")
    assert shown_text(bar.locator(".back-button")) == expected
    if expected:
        box = bar.locator(".bar-title").bounding_box()
        assert box["x"] + box["width"] / 2 == pytest.approx(195, abs=1)


def test_it_is_long_again_when_there_is_room(open_page, eventually):
    t = Tree()
    below, title, _ = BACK[1]
    page, _ = open_page(window(t, screen(t, below, [text(t, "x")], covered=True), screen(t, title, [text(t, "y")], bar_button(t, "plus", "Add"), back=below)),
                        viewport=PHONE)
    button = page.locator(".screen:not([data-covered]) .back-button")
    assert shown_text(button) == "Back"
    page.set_viewport_size({"width": 700, "height": 844})
    eventually(page, lambda: shown_text(button) == below)


def test_O04_a_symbol_of_a_fixed_size_fits_its_frame(open_page, eventually):
    t = Tree()

    def tile(**font):
        return t("frame", t("style", t("style", symbol(t, "heart"), foreground="white"), **font), width=28, height=28)

    page, _ = open_page(window(t, screen(t, "Tiles", [t("v-stack", tile(size=14), tile(font="body"))])), viewport=PHONE)
    fixed, growing = page.locator(".symbol").first, page.locator(".symbol").last
    before = [one.bounding_box()["width"] for one in (fixed, growing)]
    enlarge(page, eventually)
    assert fixed.bounding_box()["width"] == before[0] < 28
    eventually(page, lambda: growing.bounding_box()["width"] == pytest.approx(2 * before[1], abs=0.5))


def test_O04_the_grabber_of_a_sheet_is_above_its_title(open_page, eventually):
    t = Tree()
    stack = t("navigation-stack", screen(t, "Presented", [text(t, "x")]))
    sheet = t("presentation", stack, display_mode="sheet", detents="0.5 1", detent="0.5", grabber=True)
    below = t("navigation-stack", screen(t, "Below", [text(t, "y")]))
    page, _ = open_page(t("window", below, sheet), viewport=PHONE)
    enlarge(page, eventually)
    card = page.locator(".presentation").bounding_box()
    title = page.locator(".presentation .bar-title").bounding_box()
    # The grabber's line ends 10 points below the edge.
    assert title["y"] - card["y"] >= 10


def test_O04_a_prompt_that_is_too_long_ends_with_an_ellipsis(open_page):
    page, _ = open_page(Search().tree, viewport={"width": 320, "height": 568})
    field = page.locator(".search-input")
    assert field.evaluate("node => getComputedStyle(node).textOverflow") == "ellipsis"
    field.fill("Sark")
    assert field.evaluate("node => getComputedStyle(node).textOverflow") == "clip"
