"""Canvases: the drawing that the server sends is what the page shows. The tests read the colors of pixels."""

import pytest

from drawings import seen
from screens import Tree, screen, window

RED, BLUE, WHITE = (255, 0, 0), (0, 0, 255), (255, 255, 255)
SQUARE = '<path d="M 0 0 L 100 0 L 100 100 L 0 100 Z" fill="#ff0000"/>'


def canvas(open_page, drawing, **attributes):
    """A canvas of 100 points. Returns the page, the server, the canvas, and a function that reads a pixel of it."""
    t = Tree()
    made = t("canvas", **({"drawing": drawing} if drawing else {}), **attributes)
    page, server = open_page(window(t, screen(t, "Canvas", [t("frame", made, width=100, height=100)])))
    return page, server, made, seen(page)


def test_N11_a_path_is_filled_and_nothing_is_drawn_outside_of_the_canvas(open_page):
    *_, pixel = canvas(open_page, '<path d="M -50 0 L 50 0 L 50 50 L -50 50 Z" fill="#ff0000"/>')
    assert pixel(10, 10) == pixel(45, 45) == RED
    assert pixel(-10, 10) == pixel(60, 10) == WHITE


def test_N11_the_next_drawing_takes_the_place_of_the_first(open_page, eventually):
    page, server, made, pixel = canvas(open_page, SQUARE)
    assert pixel(50, 50) == RED
    server.patch(["set", made[0], "drawing", SQUARE.replace("ff0000", "0000ff")])
    eventually(page, lambda: seen(page)(50, 50) == BLUE)
    assert page.locator(".canvas path").count() == 1
    server.patch(["set", made[0], "drawing", None])
    eventually(page, lambda: seen(page)(50, 50) == WHITE)


@pytest.mark.parametrize("scheme, expected", [("light", RED), ("dark", BLUE)])
def test_N11_a_color_follows_light_and_dark_mode(open_page, scheme, expected):
    t = Tree()
    drawing = SQUARE.replace("#ff0000", "light-dark(#ff0000, #0000ff)")
    made = t("frame", t("canvas", drawing=drawing), width=100, height=100)
    page, _ = open_page(window(t, screen(t, "Canvas", [made])), color_scheme=scheme)
    assert seen(page)(50, 50) == expected


def test_N11_colors_of_the_palette_and_the_foreground_are_those_of_the_page(open_page):
    t = Tree()
    half = '<path d="M 0 0 L 50 0 L 50 100 L 0 100 Z" fill="var(--color-red)"/>'
    other = '<path d="M 50 0 L 100 0 L 100 100 L 50 100 Z" fill="currentColor"/>'
    made = t("frame", t("style", t("canvas", drawing=half + other), foreground="#0000ff"), width=100, height=100)
    page, _ = open_page(window(t, screen(t, "Canvas", [made])))
    assert (seen(page)(20, 50), seen(page)(80, 50)) == ((255, 59, 48), BLUE)


def test_N11_clips_masks_gradients_and_filters_refer_to_their_definitions(open_page):
    gradient = ('<linearGradient id="d9-1" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="100">'
                '<stop offset="0.5" stop-color="#ff0000"/><stop offset="0.5" stop-color="#0000ff"/></linearGradient>')
    clip = '<clipPath id="d9-2"><path d="M 0 0 L 50 0 L 50 100 L 0 100 Z"/></clipPath>'
    invert = ('<filter id="d9-3" filterUnits="userSpaceOnUse" x="0" y="0" width="100" height="100"'
              ' color-interpolation-filters="sRGB"><feColorMatrix values="0 0 1 0 0 0 1 0 0 0 1 0 0 0 0 0 0 0 1 0"/></filter>')
    path = '<path d="M 0 0 L 100 0 L 100 100 L 0 100 Z" fill="url(#d9-1)"/>'
    *_, pixel = canvas(open_page, f'<defs>{gradient}{clip}{invert}</defs><g clip-path="url(#d9-2)">{path}</g>')
    assert (pixel(20, 20), pixel(20, 80), pixel(80, 20)) == (RED, BLUE, WHITE)
    *_, pixel = canvas(open_page, f'<defs>{gradient}{invert}</defs><g filter="url(#d9-3)">{path}</g>')
    assert (pixel(20, 20), pixel(80, 80)) == (BLUE, RED)


def test_N11_a_blend_mode_mixes_with_the_drawing_below_and_not_with_the_page(open_page):
    below = SQUARE.replace("#ff0000", "#ffff00").replace("L 100 0 L 100 100", "L 50 0 L 50 100")
    above = SQUARE.replace('fill="#ff0000"', 'fill="#00ffff" style="mix-blend-mode:multiply"')
    *_, pixel = canvas(open_page, below + above)
    assert (pixel(20, 50), pixel(80, 50)) == ((0, 255, 0), (0, 255, 255))


def test_N11_a_symbol_is_drawn_in_its_color(open_page, eventually):
    svg = '<svg x="0" y="0" width="100" height="100" viewBox="0 0 24 24"><use href="#symbol-test"/></svg>'
    page, server, made, _ = canvas(open_page, None)
    page.evaluate("""() => {
        const made = new DOMParser().parseFromString(`<svg xmlns="http://www.w3.org/2000/svg" id="symbols">
            <symbol id="symbol-test" viewBox="0 0 24 24"><path fill="currentColor" d="M0 0h24v24H0z"/></symbol></svg>`,
            "image/svg+xml");
        document.getElementById("symbols")?.remove();
        document.body.append(document.importNode(made.documentElement, true));
    }""")
    server.patch(["set", made[0], "drawing", f'<g color="#0000ff">{svg}</g>'])
    eventually(page, lambda: seen(page)(50, 50) == BLUE)


@pytest.mark.parametrize("drawing", [
    "<script>document.title = 'x'</script>", '<image href="https://evil.example/x.png"/>', '<use href="https://evil.example/#x"/>',
    '<path d="M 0 0" onclick="x()"/>', '<path style="background:url(//evil.example)"/>', "<foreignObject><p>x</p></foreignObject>",
    '<path fill="url(https://evil.example/#x)"/>', '<a href="javascript:x"><path d="M 0 0"/></a>', "<style>* { color: red }</style>",
    '<path class="x"/>', '<animate attributeName="d"/>', '<image href="/~/assets/../x"/>', "</svg><p>x</p>", "<p>x</p>",
])
def test_what_a_drawing_cant_have_is_left_out(open_page, drawing):
    page, *_ = canvas(open_page, drawing + SQUARE)
    kept = page.locator(".canvas").evaluate("node => node.innerHTML")
    for word in ("script", "evil", "onclick", "foreignObject", "javascript", "<style", 'class="x"', "animate", "assets", "<p>"):
        assert word not in kept, kept
    assert page.title() != "x"


def test_N11_a_canvas_is_an_image_with_its_label_and_hidden_without_one(open_page):
    page, *_ = canvas(open_page, SQUARE, label="Sales of the year")
    assert page.get_by_role("img", name="Sales of the year").count() == 1
    page, *_ = canvas(open_page, SQUARE)
    assert page.locator('.canvas[aria-hidden="true"]').count() == 1 and page.get_by_role("img").count() == 0


def test_N11_a_canvas_reports_its_size_again_when_it_changes(open_page, eventually):
    t = Tree()
    frame = t("frame", t("canvas"), width=100, height=80)
    page, server = open_page(window(t, screen(t, "Canvas", [frame])))

    def sizes():
        return [(event["w"], event["h"]) for event in server.events("size")]

    eventually(page, lambda: sizes() == [(100, 80)])
    server.patch(["set", frame[0], "height", 60])
    eventually(page, lambda: sizes() == [(100, 80), (100, 60)])
