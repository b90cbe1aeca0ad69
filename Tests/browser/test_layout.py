"""The layout of SwiftUI: which views hug, which fill, and which are centered."""

import pytest

from screens import Tree, bar_button, label_of, screen, text, window


def boxes(page, *nodes):
    return [page.locator(f"#e{node[0]}").bounding_box() for node in nodes]


def test_a_root_view_is_as_large_as_it_needs_and_centred_under_the_bar(open_page):
    t = Tree()
    words = text(t, "Hello")
    page, server = open_page(window(t, screen(t, "Title", [words])))
    [box] = boxes(page, words)
    assert box["width"] < 60
    assert box["x"] + box["width"] / 2 == pytest.approx(195, abs=1)
    assert box["y"] + box["height"] / 2 == pytest.approx((844 + 44) / 2, abs=1)


def test_a_spacer_pushes_apart_also_through_padding_and_style(open_page):
    t = Tree()
    left, right = text(t, "L"), text(t, "R")
    row = t("padding", t("style", t("h-stack", left, t("spacer"), right), font="title"), leading=10, trailing=10)
    top, bottom = text(t, "T"), text(t, "B")
    page, server = open_page(window(t, screen(t, "Title", [t("v-stack", top, row, t("spacer"), bottom)])))
    l, r, a, b = boxes(page, left, right, top, bottom)
    assert l["x"] == 10 and r["x"] + r["width"] == pytest.approx(380, abs=0.5)
    assert a["y"] == pytest.approx(44, abs=1) and b["y"] + b["height"] == pytest.approx(844, abs=1)


def test_colours_share_equally_and_a_frame_of_its_own_size_doesn_t_grow(open_page):
    t = Tree()
    red, blue = t("color", fill="red"), t("color", fill="blue")
    fixed = t("frame", t("color", fill="green"), width=90, height=30)
    page, server = open_page(window(t, screen(t, "Title", [t("h-stack", red, fixed, blue, spacing=0)])))
    a, b, c = boxes(page, red, fixed, blue)
    assert (a["width"], b["width"], c["width"]) == (150, 90, 150)
    assert a["height"] == 800 and b["height"] == 30 and b["y"] == pytest.approx(44 + 385, abs=1)


def test_text_wraps_in_what_is_offered_and_a_line_limit_cuts_it(open_page):
    t = Tree()
    long = text(t, "words " * 40)
    cut = text(t, "words " * 40, line_limit=2)
    page, server = open_page(window(t, screen(t, "Title", [t("v-stack", long, cut)])))
    a, b = boxes(page, long, cut)
    assert a["width"] <= 390.05 and a["height"] > 88 and b["height"] == 44


def test_what_fills_is_settled_again_after_a_patch(open_page, eventually):
    t = Tree()
    left, right = text(t, "L"), text(t, "R")
    row = t("h-stack", left, right)
    page, server = open_page(window(t, screen(t, "Title", [t("padding", row)])))
    assert boxes(page, row)[0]["width"] < 60
    server.patch(["insert", row[0], right[0], [90, "spacer"]])
    eventually(page, lambda: boxes(page, row)[0]["width"] == 390)
    server.patch(["remove", 90])
    eventually(page, lambda: boxes(page, row)[0]["width"] < 60)


def test_a_background_is_as_large_as_its_content_and_behind_it(open_page):
    t = Tree()
    words, color = text(t, "Badge"), t("color", fill="yellow")
    page, server = open_page(window(t, screen(t, "Title", [t("background", words, t("layer", color))])))
    a, b = boxes(page, words, color)
    assert a == b
    middle = f"document.elementFromPoint({a['x'] + 20}, {a['y'] + 10}).id"
    assert page.evaluate(middle) == f"e{words[0]}"


def test_a_list_fills_its_screen_and_its_rows_are_44_at_least(open_page):
    t = Tree()
    row = t("row", text(t, "Row"), position="only")
    rows = t("list", row)
    page, server = open_page(window(t, screen(t, "Title", [rows])))
    a, b = boxes(page, rows, row)
    assert a == {"x": 0, "y": 0, "width": 390, "height": 844}
    assert b["x"] == 16 and b["width"] == 358 and b["height"] == 44 and b["y"] > 44


def test_in_a_scroll_view_a_spacer_is_small_and_a_stack_as_high_as_its_content(open_page):
    t = Tree()
    stack = t("v-stack", text(t, "A"), t("spacer"), text(t, "B"))
    page, server = open_page(window(t, screen(t, "Title", [t("scroll", stack)])))
    assert boxes(page, stack)[0]["height"] < 80


def test_a_line_below_a_row_starts_at_its_words(open_page):
    t = Tree()
    words = text(t, "Pie")
    row = t("row", t("h-stack", t("image", symbol="star"), words, spacing=12), position="first")
    page, server = open_page(window(t, screen(t, "Title", [t("list", row)])))
    start = page.evaluate(f"parseFloat(getComputedStyle(e{row[0]}, '::before').left) + e{row[0]}.getBoundingClientRect().x")
    assert start == pytest.approx(boxes(page, words)[0]["x"], abs=1)


def test_the_app_follows_the_browser_s_font_size(open_page):
    t = Tree()
    words = text(t, "Large")
    page, server = open_page(window(t, screen(t, "Title", [words])))
    before = boxes(page, words)[0]["height"]
    page.evaluate("document.documentElement.style.fontSize = '24px'")
    assert boxes(page, words)[0]["height"] == pytest.approx(before * 1.5, abs=1)


def test_letters_on_a_prominent_button_have_contrast(open_page):
    t = Tree()
    button = t("button", text(t, "Go"), button_style="bordered-prominent")
    page, server = open_page(window(t, screen(t, "Title", [button])))
    ratio = page.evaluate("""id => {
        const canvas = new OffscreenCanvas(1, 1).getContext("2d");
        canvas.fillStyle = getComputedStyle(document.getElementById(id)).backgroundColor;
        canvas.fillRect(0, 0, 1, 1);
        const light = [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3).map(c => c / 255)
            .map(c => c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
        return 1.05 / (0.2126 * light[0] + 0.7152 * light[1] + 0.0722 * light[2] + 0.05);
    }""", f"e{button[0]}")
    assert ratio >= 4.5


def test_the_empty_room_of_an_unavailable_over_a_view_lets_taps_through_and_its_buttons_take_them(open_page):
    t = Tree()
    row = t("row", text(t, "Below"))
    button = t("button", text(t, "Reset"))
    note = t("unavailable", text(t, "Nothing here"), button, fills_width=True, fills_height=True)
    layer = t("layer", note, fills_width=True, fills_height=True)
    page, _ = open_page(window(t, screen(t, "Covered", [t("overlay", t("list", row), layer)])))
    page.wait_for_timeout(80)

    def hit(identifier):
        box = page.locator(f"#e{identifier}").bounding_box()
        return page.evaluate(
            "([x, y, id]) => document.elementFromPoint(x, y).closest(`#e${id}`) !== null",
            [box["x"] + 20, box["y"] + box["height"] / 2, identifier])

    assert hit(row[0])
    assert hit(button[0])


def covered_list(t, content, wrap=lambda node: node):
    layer = t("layer", content, fills_width=True, fills_height=True)
    return t("overlay", wrap(t("list", t("row", text(t, "Below")))), layer)


@pytest.mark.parametrize("mode, has_bottom_bar, is_wrapped", [
    ("inline", False, False), ("large", False, False), ("large", True, False), ("large", False, True),
])
def test_what_lies_over_a_list_keeps_to_the_space_between_the_bars(open_page, mode, has_bottom_bar, is_wrapped):
    t = Tree()
    note = t("unavailable", text(t, "Nothing here"), fills_width=True, fills_height=True)
    wrap = (lambda node: t("style", node, tint="red")) if is_wrapped else (lambda node: node)
    made = screen(t, "Covered", [covered_list(t, note, wrap)], mode=mode)
    if has_bottom_bar:
        items = t("bar-items", t("bar-item", bar_button(t, "plus", "Add")), placement="bottom")
        made[4].append(t("navigation-bar", items, placement="bottom"))
    page, _ = open_page(window(t, made))
    page.wait_for_selector(".content-under-bar")
    bars = page.locator(".navigation-bar")
    top = bars.first.bounding_box()["height"]
    bottom = bars.last.bounding_box()["y"] if has_bottom_bar else 844
    box = page.locator(".unavailable").bounding_box()
    assert (box["y"], box["y"] + box["height"]) == (top, bottom)
    # The list itself continues under the bar.
    assert page.locator(".list").bounding_box()["y"] == 0


@pytest.mark.parametrize("kind", ["view", "style"])
def test_what_lies_over_a_list_and_ignores_the_safe_area_continues_under_the_bar(open_page, kind):
    t = Tree()
    shade = t("color", fill="black", fills_width=True, fills_height=True)
    made = covered_list(t, t("style", shade, safe_area="all") if kind == "view" else shade)
    if kind == "style":
        made[4][1][2]["safe-area"] = "all"
    page, _ = open_page(window(t, screen(t, "Covered", [made], mode="large")))
    page.wait_for_selector(".content-under-bar")
    box = page.locator(".color").bounding_box()
    assert (box["y"], box["height"]) == (0, 844)


@pytest.mark.parametrize("form, edges, top, bottom", [
    *[(form, "all", 0, 844) for form in ("alone", "in a ZStack", "in a tinted ZStack", "as a background", "as an overlay")],
    ("alone", "top", 0, 795), ("alone", "bottom", 44, 844), ("alone", "leading trailing", 44, 795),
])
def test_what_ignores_the_safe_area_continues_under_the_bars_at_those_edges(open_page, form, edges, top, bottom):
    t = Tree()
    fills = {"fills_width": True, "fills_height": True}
    shade = t("style", t("color", fill="teal", **fills), safe_area=edges)
    if "ZStack" in form:
        shade = t("z-stack", shade, text(t, "Front"), **fills)
    if "tinted" in form:
        shade = t("style", shade, tint="red")
    if form.startswith("as"):
        behind = t("frame", text(t, "Middle"), max_width=-1, max_height=-1, **fills)
        shade = t("background" if "background" in form else "overlay", behind, t("layer", shade, **fills), **fills)
    tab = t("tab-panel", t("navigation-stack", screen(t, "Sea", [shade])), **fills)
    tabs = t("tab-view", t("tab-bar", t("tab", text(t, "Sea"), selected=True), t("tab", text(t, "Sky"))), tab, display_mode="bottom")
    page, _ = open_page(t("window", tabs))
    page.wait_for_timeout(80)
    box = page.locator(".color").bounding_box()
    assert (box["y"], box["y"] + box["height"]) == (top, bottom)


def test_what_lies_over_a_row_is_as_large_as_the_row(open_page):
    t = Tree()
    layer = t("layer", t("color", fill="red", fills_width=True, fills_height=True), fills_width=True, fills_height=True)
    row = t("row", t("overlay", t("frame", text(t, "Row"), height=60), layer))
    page, _ = open_page(window(t, screen(t, "Rows", [t("list", row)])))
    page.wait_for_selector(".content-under-bar")
    assert page.locator(".color").bounding_box()["height"] == 60


def color(page, node):
    return page.evaluate("id => getComputedStyle(document.getElementById(id)).color", f"e{node[0]}")


@pytest.mark.parametrize("look, role", [
    ("bordered-prominent", None), ("bordered", None), ("bordered-prominent", "destructive"), ("bordered", "destructive"),
])
def test_the_symbol_on_a_button_with_a_border_has_the_color_of_its_text_in_a_row_too(open_page, look, role):
    t = Tree()
    named = {"role_name": role} if role else {}
    own, inherited = (t("label", t("image", symbol="star"), text(t, "Go")) for _ in range(2))
    rows = t("list", t("row", t("button", own, button_style=look, **named)),
             t("row", t("style", t("button", inherited, **named), button_style=look)))
    page, _ = open_page(window(t, screen(t, "Title", [rows])))
    for label in (own, inherited):
        symbol, words = label[4]
        assert color(page, symbol) == color(page, words)


def test_the_symbol_of_a_plain_row_keeps_the_tint(open_page):
    t = Tree()
    label = t("label", t("image", symbol="star"), text(t, "Go"))
    rows = t("list", t("row", label), t("row", t("button", t("label", t("image", symbol="star"), text(t, "Go")))))
    page, _ = open_page(window(t, screen(t, "Title", [t("style", rows, tint="red")])))
    symbol, words = label[4]
    assert color(page, symbol) != color(page, words)


def labeled(t, content):
    return t("labeled-content", label_of(t, "Name"), t("h-stack", content))


@pytest.mark.parametrize("width", [320, 390])
@pytest.mark.parametrize("wrap", [
    lambda t, content: content,
    lambda t, content: t("v-stack", content, text(t, "What is wrong"), alignment="leading"),
    lambda t, content: t("v-stack", t("style", content, keyboard="number"), alignment="leading"),
], ids=["row", "stack", "style"])
@pytest.mark.parametrize("make", [
    lambda t: t("text-field", value="", placeholder="Required", axis="horizontal"),
    lambda t: t("text-field", value="several words " * 8, axis="vertical"),
    lambda t: t("frame", t("text-field", value="wide", axis="horizontal"), max_width=240),
], ids=["line", "tall", "frame"])
def test_a_field_in_labeled_content_stays_in_its_row(open_page, width, wrap, make):
    t = Tree()
    field = make(t)
    row = t("row", wrap(t, labeled(t, field)))
    page, _ = open_page(window(t, screen(t, "Title", [t("list", row)])), viewport={"width": width, "height": 568})
    outer, inner = boxes(page, row, field)
    assert inner["x"] + inner["width"] <= outer["x"] + outer["width"] - 16 + 0.5
    assert inner["width"] >= 100


def test_a_second_text_in_a_label_stands_below_the_first_and_is_smaller(open_page):
    t = Tree()
    node = t("row", t("labeled-content", label_of(t, "Hull", "Oak"), t("h-stack", text(t, "Value"))))
    page, _ = open_page(window(t, screen(t, "Title", [t("list", node)])))
    title, subtitle, value = [page.get_by_text(words, exact=True).bounding_box()
                              for words in ("Hull", "Oak", "Value")]
    assert subtitle["y"] >= title["y"] + title["height"]
    assert subtitle["x"] == title["x"] and subtitle["height"] < title["height"]
    assert value["x"] > title["x"] + subtitle["width"]


@pytest.mark.parametrize("alignment", ["first-text-baseline", "last-text-baseline"])
@pytest.mark.parametrize("wrap", [
    lambda t, symbol: symbol,
    lambda t, symbol: t("style", symbol, foreground="red"),
    lambda t, symbol: t("label", symbol, text(t, "Go")),
], ids=["symbol", "style", "label"])
def test_a_symbol_beside_text_is_level_with_its_capitals_if_the_stack_aligns_baselines(open_page, alignment, wrap):
    t = Tree()
    symbol, words = t("image", symbol="star"), text(t, "XX")
    row = t("h-stack", wrap(t, symbol), words, alignment=alignment, spacing=6)
    page, _ = open_page(window(t, screen(t, "Title", [t("style", row, font="largeTitle")])))
    mark, letters, stack = boxes(page, symbol, words, row)
    # The capitals of the font are 0.727 of its size high.
    size = page.evaluate("id => parseFloat(getComputedStyle(document.getElementById(id)).fontSize)", f"e{words[0]}")
    baseline = page.evaluate("""id => {
        const probe = document.createElement("span");
        probe.style.cssText = "display: inline-block; inline-size: 0; block-size: 0";
        document.getElementById(id).append(probe);
        const { bottom } = probe.getBoundingClientRect();
        probe.remove();
        return bottom;
    }""", f"e{words[0]}")
    assert mark["y"] + mark["height"] / 2 == pytest.approx(baseline - 0.727 * size / 2, abs=1)
    assert stack["y"] <= mark["y"] + 0.5 and stack["y"] + stack["height"] >= mark["y"] + mark["height"] - 0.5


@pytest.mark.parametrize("order, is_covered", [(None, True), (1, False)])
def test_a_later_view_of_a_depth_stack_covers_a_button_unless_the_button_is_raised(open_page, order, is_covered):
    t = Tree()
    button = t("button", text(t, "Below"), button_style="bordered")
    first = t("style", button, layer_order=order) if order else button
    cover = t("color", fill="red")
    page, _ = open_page(window(t, screen(t, "Title", [t("z-stack", first, cover)])))
    [box] = boxes(page, button)
    point = [box["x"] + 4, box["y"] + 4]
    hit = page.evaluate("([x, y]) => document.elementFromPoint(x, y).id", point)
    assert hit == f"e{(cover if is_covered else button)[0]}"


def test_a_font_of_the_app_ends_at_a_view_with_a_system_font_and_has_its_own_weight(open_page):
    t = Tree()
    own, other, bold = text(t, "own"), text(t, "other", font="body"), text(t, "bold", typeface="Rubik", weight="bold")
    around = t("style", own, other, bold, typeface="Rubik", size=20)
    page, server = open_page(window(t, screen(t, "Bay", [t("style", around, weight="bold")])))
    page.evaluate("""() => document.styleSheets[document.styleSheets.length - 1].insertRule(
        '[data-typeface="Rubik"] { font-family: "app Rubik", var(--font-default); }')""")
    family, weight = (
        lambda node, name=name: page.evaluate(f"getComputedStyle(document.getElementById('e{node[0]}')).{name}")
        for name in ("fontFamily", "fontWeight"))
    assert "app Rubik" in family(own) and "app Rubik" in family(bold) and "app Rubik" not in family(other)
    assert [weight(own), weight(bold)] == ["400", "700"]


def test_the_parts_of_a_monospaced_text_keep_their_spaces_and_those_of_others_do_not(open_page):
    t = Tree()
    code, words = t("text", text(t, "    let a"), design="monospaced"), t("text", text(t, "    a"))
    page, _ = open_page(window(t, screen(t, "Code", [t("v-stack", code, words)])))
    spaces = [page.locator(f"#e{part[0]} .text").evaluate("part => getComputedStyle(part).whiteSpace") for part in (code, words)]
    assert spaces == ["pre-wrap", "pre-line"]


def test_the_views_in_a_geometry_reader_lie_on_each_other_at_its_leading_corner(open_page):
    t = Tree()
    back, front = text(t, "back"), t("style", text(t, "front"), font="title")
    corner = t("frame", t("color", fill="red"), width=40, height=30)
    placed = t("offset", corner, placement="position", x=100, y=200)
    reader = t("geometry", back, front, placed, alignment="top-leading")
    page, _ = open_page(window(t, screen(t, "Title", [reader])))
    around, first, second, third = boxes(page, reader, back, front[4][0], corner)
    assert (around["width"], around["height"]) == (390, 800)
    for box in (first, second):
        assert (box["x"], box["y"]) == (around["x"], around["y"])
    assert (third["x"], third["y"]) == (around["x"] + 80, around["y"] + 185)


def test_N09_a_text_that_is_a_fraction_wider_than_its_place_stays_on_one_line(open_page, eventually):
    t = Tree()
    free, direct, inner = text(t, "Le Havre", fixed="horizontal"), text(t, "Le Havre"), text(t, "Le Havre")
    padded = t("padding", inner, leading=12, trailing=12)
    container = t("v-stack", direct, padded, arranged_width=300, arranged_height=100)
    page, server = open_page(window(t, screen(t, "Title", [t("v-stack", t("h-stack", free), container)])))
    width = page.locator(f"#e{free[0]}").evaluate("node => node.getBoundingClientRect().width")
    assert 60 < width < 80
    for element, y, wide in [(direct, 0, width - 0.5), (padded, 40, width - 0.5 + 24)]:
        for name, value in [("placed-x", 0), ("placed-y", y), ("placed-width", wide), ("placed-height", 22)]:
            server.patch(["set", element[0], name, value])
    eventually(page, lambda: page.locator(f"#e{padded[0]}").evaluate("node => getComputedStyle(node).position") == "absolute")
    heights = [page.locator(f"#e{node[0]}").evaluate("node => node.getBoundingClientRect().height") for node in (direct, inner)]
    assert heights == [22, 22]
