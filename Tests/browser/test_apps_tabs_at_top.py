"""Tabs in a bar at the top: a bar below them that has only a large title takes no row of its own."""

from test_tab_view import TABLET


def at_top(visit, harbour):
    shown = visit(harbour, viewport=TABLET)
    shown.page.locator(".tab-view > .button:visible").first.click()
    shown.page.locator('.tab-view[data-display-mode="top"]').wait_for()
    return shown


def heights(shown):
    """Where the bar of the tabs ends, and where the title begins."""
    tabs = shown.page.locator('.tab-view[data-display-mode="top"] > .tab-bar').bounding_box()
    title = shown.top.locator("> .navigation-bar > .bar-title").bounding_box()
    return tabs["y"] + tabs["height"], title["y"]


def test_a_large_title_is_right_below_the_tabs(visit, harbour):
    shown = at_top(visit, harbour)
    end, title = heights(shown)
    assert end <= title <= end + 16
    # The list begins below the title, and goes under the tabs when it scrolls.
    shown.wait(lambda: shown.top.locator(".row").first.bounding_box()["y"] >= title + 41)
    shown.top.locator(".list").evaluate("node => { node.scrollTop = 400; }")
    shown.wait(lambda: shown.top.locator("> .navigation-bar.content-under").count() == 1)
    assert not shown.top.locator(".inline-title").is_visible()


def test_a_bar_with_a_back_button_keeps_its_row(visit, harbour):
    shown = at_top(visit, harbour)
    shown.follow("Berth 1")
    end, title = heights(shown)
    back = shown.top.locator(".back-button").bounding_box()
    assert back["y"] >= end and title >= back["y"] + back["height"]


def test_in_the_sidebar_the_row_stays(visit, harbour):
    shown = visit(harbour, viewport=TABLET)
    assert shown.top.locator("> .navigation-bar > .bar-title").bounding_box()["y"] >= 50
