"""Snap positions of scroll views, and the margins of their content."""

import pytest

from screens import Tree, screen, window


@pytest.fixture
def shelf(open_page):
    """Four boxes of 300 pixels side by side, with gaps of 8."""
    def start(behaviour, targets="targets", margins=None):
        t = Tree()
        boxes = [t("frame", t("color", fill="red"), width=300, height=80) for _ in range(4)]
        row = t("style", t("h-stack", *boxes, spacing=8), **({"scroll_snap": targets} if targets else {}))
        scroll = t("scroll", row, axis="horizontal")
        attributes = {key: value for key, value in (("scroll_snap", behaviour), ("content_margins", margins)) if value}
        page, server = open_page(window(t, screen(t, "Shelf", [t("style", scroll, **attributes)])))
        page.wait_for_timeout(100)
        return page, page.locator(f"#e{scroll[0]}"), boxes
    return start


def rest(page, scroll, left):
    scroll.evaluate("(node, left) => node.scrollTo(left, 0)", left)
    page.wait_for_timeout(500)
    return scroll.evaluate("(node) => node.scrollLeft")


def test_a_view_aligned_scroll_view_rests_at_the_beginning_of_a_view(shelf):
    page, scroll, boxes = shelf("view-aligned")
    assert rest(page, scroll, 330) == 308
    assert rest(page, scroll, 100) == 0


def test_without_a_behaviour_it_rests_where_it_is_left(shelf):
    page, scroll, boxes = shelf(None, targets=None)
    assert rest(page, scroll, 330) == 330


def test_margins_keep_the_content_from_the_edges_and_count_where_it_rests(shelf):
    page, scroll, boxes = shelf("view-aligned", margins="0 40 0 40")
    first = page.locator(f"#e{boxes[0][0]}")
    assert first.bounding_box()["x"] - scroll.bounding_box()["x"] == 40
    assert rest(page, scroll, 330) == 308


def test_a_scroll_view_that_is_disabled_stays_where_it_is(shelf):
    page, scroll, boxes = shelf("disabled")
    scroll.hover()
    page.mouse.wheel(300, 0)
    page.wait_for_timeout(300)
    assert scroll.evaluate("(node) => node.scrollLeft") == 0
