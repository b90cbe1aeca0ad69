"""Paths of shapes: what is drawn where. The tests read the colors of pixels."""

import pytest

from drawings import seen
from screens import Tree, screen, window

RED, WHITE = (255, 59, 48), (255, 255, 255)


def drawn(open_page, drawing, outset=None, fill="red", **options):
    """A square of 100 points with a drawing, in the middle of a screen. Returns a function that reads a pixel of it."""
    t = Tree()
    attributes = {"drawing": drawing, **({"outset": outset, "line_width": 4} if outset else {})}
    clip = t("clip", t("color", fill=fill), **attributes)
    page, _ = open_page(window(t, screen(t, "Shapes", [t("frame", clip, width=100, height=100)])), **options)
    return seen(page)


TRIANGLE = "M 50 0 L 100 100 L 0 100 Z"


def test_N11_the_inside_of_a_path_has_the_paint_and_the_outside_doesnt(open_page):
    pixel = drawn(open_page, f"fill nonzero 0 0 100 100 {TRIANGLE}")
    assert pixel(50, 60) == RED
    assert pixel(10, 20) == pixel(90, 20) == WHITE


def test_N11_a_line_lies_on_the_path_on_both_sides_of_the_box(open_page):
    pixel = drawn(open_page, "line 4 butt miter 10 none 0 -8 -8 116 116 M 0 0 L 100 0 L 100 100 L 0 100 Z", outset=8)
    assert [pixel(50, y) for y in (-4, -1, 1, 4)] == [WHITE, RED, RED, WHITE]
    assert [pixel(x, 50) for x in (96, 99, 101, 104)] == [WHITE, RED, RED, WHITE]


def test_N11_dashes_leave_gaps(open_page):
    pixel = drawn(open_page, "line 4 butt miter 10 10,10 0 -8 -8 116 116 M 0 50 L 100 50", outset=8)
    assert [pixel(x, 50) for x in (5, 15, 25, 35)] == [RED, WHITE, RED, WHITE]


def test_N11_even_odd_filling_leaves_a_hole(open_page):
    square, hole = "M 0 0 L 100 0 L 100 100 L 0 100 Z", "M 30 30 L 70 30 L 70 70 L 30 70 Z"
    assert drawn(open_page, f"fill evenodd 0 0 100 100 {square} {hole}")(50, 50) == WHITE
    assert drawn(open_page, f"fill nonzero 0 0 100 100 {square} {hole}")(50, 50) == RED


def test_N11_the_path_of_another_size_is_stretched_and_its_line_keeps_its_width(open_page):
    pixel = drawn(open_page, "line 4 butt miter 10 none 0 0 0 10 10 M 0 5 L 10 5", outset=0)
    assert [pixel(50, y) for y in (46, 49, 51, 54)] == [WHITE, RED, RED, WHITE]


@pytest.mark.parametrize("drawing", ["fill nonzero 0 0 100 100 M 0 0 <script>", "fill nonzero 0 0 x 100 M 0 0", "fill"])
def test_a_drawing_that_isnt_one_masks_nothing(open_page, drawing):
    assert drawn(open_page, drawing)(50, 50) == RED


@pytest.mark.parametrize("words, color", [
    ("grayscale 1", (100, 100, 100)), ("brightness 1", WHITE), ("brightness -1", (0, 0, 0)), ("inversion 1", (0, 196, 207)),
    ("brightness 0.2", (255, 110, 99)), ("brightness -0.2", (204, 8, 0)),
])
def test_N12_a_filter_changes_the_colors_of_a_view(open_page, words, color):
    t = Tree()
    square = t("frame", t("effect", t("color", fill="red"), filter=words), width=100, height=100)
    page, _ = open_page(window(t, screen(t, "Filters", [square])))
    found = seen(page)(50, 50)
    assert all(abs(one - other) <= 3 for one, other in zip(found, color)), found


def test_N12_a_gradient_masks_by_its_opacity(open_page):
    t = Tree()
    clip = t("clip", t("color", fill="red"), rotation=180, stops="black 0, black 0.5, clear 0.5, clear 1")
    page, _ = open_page(window(t, screen(t, "Masks", [t("frame", clip, width=100, height=100)])))
    pixel = seen(page)
    assert (pixel(50, 20), pixel(50, 80)) == (RED, WHITE)


@pytest.mark.parametrize("width, height", [(100, 40), (40, 100)])
@pytest.mark.parametrize("look", [{"fill": "red"}, {"stroke": "red", "line_width": 6}])
def test_N11_a_circle_stays_round_in_the_middle_of_a_long_space(open_page, width, height, look):
    t = Tree()
    square = t("frame", t("shape", shape="circle", **look), width=width, height=height)
    page, _ = open_page(window(t, screen(t, "Shapes", [square])))
    pixel = seen(page)
    middle = (width / 2, height / 2)
    # The circle reaches 20 points from the middle, whichever side is longer.
    assert pixel(middle[0] - 17, middle[1]) == pixel(middle[0], middle[1] + 17) == RED
    end = (5, middle[1]) if width > height else (middle[0], 5)
    assert pixel(*end) == WHITE
