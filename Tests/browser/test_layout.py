"""The layout of SwiftUI: which views hug, which fill, and which are centered."""

import pytest

from screens import Tree, screen, text, window


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
    assert a["width"] <= 390 and a["height"] > 88 and b["height"] == 44


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
