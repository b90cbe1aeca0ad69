"""Refreshing, collapsible sections, badges and backgrounds."""

import pytest

from finger import Finger
from list_screens import mailboxes
from screens import Tree, screen, text, window

TOUCH = {"viewport": {"width": 390, "height": 844}, "has_touch": True}


def events(server):
    return [frame["do"] for frame in server.frames if frame["do"] not in ("window", "phase", "address")]


def pull(page, by, up=True):
    finger = Finger(page)
    finger.down(200, 300)
    for y in range(300, 300 + by, 15):
        finger.move(200, y)
    if up:
        finger.up()


def first_row(page):
    return page.locator(".row").first.bounding_box()["y"]


@pytest.fixture
def lists(open_page):
    def start(**options):
        tree = mailboxes(Tree(), **options)
        page, server = open_page(tree, **TOUCH)
        page.wait_for_timeout(100)
        return tree[4][0][4][0][4][1][4][0][0], page, server
    return start


def test_a_pull_that_is_long_enough_refreshes_until_the_list_is_no_longer_busy(lists, eventually):
    made, page, server = lists()
    rest = first_row(page)
    server.respond = lambda server, event: {"ops": [["set", made, "busy", True]]} if event["do"] == "refresh" else None
    pull(page, 220)
    eventually(page, lambda: events(server) == ["refresh"])
    page.wait_for_timeout(450)
    assert first_row(page) == pytest.approx(rest + 48, abs=1)
    assert page.evaluate("getComputedStyle(document.querySelector('.row .text')).color") != "rgba(0, 0, 0, 0)"
    server.patch(["set", made, "busy", None])
    page.wait_for_timeout(450)
    assert first_row(page) == pytest.approx(rest, abs=1)


def test_a_refresh_that_ends_at_once_goes_home_too(lists, eventually):
    made, page, server = lists()
    rest = first_row(page)
    server.respond = lambda server, event: {"ops": []}
    pull(page, 220)
    eventually(page, lambda: events(server) == ["refresh"])
    page.wait_for_timeout(500)
    assert first_row(page) == pytest.approx(rest, abs=1)


def test_a_short_pull_refreshes_nothing(lists):
    made, page, server = lists()
    rest = first_row(page)
    pull(page, 80)
    page.wait_for_timeout(400)
    assert events(server) == [] and first_row(page) == pytest.approx(rest, abs=1)


def test_a_list_that_isn_t_refreshable_isn_t_pulled(lists):
    made, page, server = lists(refreshable=False, verbs="window")
    rest = first_row(page)
    pull(page, 220, up=False)
    assert events(server) == [] and first_row(page) == pytest.approx(rest, abs=1)


def test_keys_reach_a_button_that_refreshes(lists, eventually):
    made, page, server = lists()
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.textContent") == "Refresh"
    page.wait_for_timeout(300)
    assert page.evaluate("getComputedStyle(document.activeElement).opacity") == "1"
    page.keyboard.press("Enter")
    eventually(page, lambda: events(server) == ["refresh"])


def test_a_wheel_beyond_the_top_only_offers_the_button(lists, eventually):
    made, page, server = lists()
    page.mouse.move(200, 400)
    for _ in range(20):
        page.mouse.wheel(0, -60)
    eventually(page, lambda: page.locator(".offers-refresh").count() == 1)
    assert events(server) == []
    page.get_by_role("button", name="Refresh").click()
    eventually(page, lambda: events(server) == ["refresh"])


def test_a_section_is_turned_by_its_header_or_its_chevron(lists, eventually):
    made, page, server = lists()
    chevron = page.get_by_role("button", name="Folders")
    assert chevron.get_attribute("aria-expanded") == "true"
    assert page.get_by_role("button", name="Archive").get_attribute("aria-expanded") == "false"
    chevron.focus()
    page.keyboard.press("Enter")
    page.get_by_text("Folders").click()
    eventually(page, lambda: events(server) == ["activate", "activate"])
    header = int(page.locator(".section-header").first.get_attribute("id")[1:])
    server.patch(["set", header, "on", None])
    eventually(page, lambda: chevron.get_attribute("aria-expanded") == "false")


def test_a_badge_stands_before_the_chevron_and_the_link_still_fills_the_row(lists, eventually):
    made, page, server = lists()
    badge = page.locator(".badge").first.bounding_box()
    assert 320 < badge["x"] + badge["width"] < 362
    page.mouse.click(badge["x"] - 60, badge["y"] + 10)
    eventually(page, lambda: events(server) == ["activate"])


def test_a_row_without_a_badge_or_a_flag_gets_nothing(open_page):
    t = Tree()
    page, server = open_page(window(t, screen(t, "Rows", [t("list", t("row", text(t, "Plain")), t("section-header", text(t, "Plain")))])))
    assert page.locator(".row-part, .refresher, .section-chevron, .swipe-actions").count() == 0
    assert page.locator(".row").get_attribute("tabindex") is None


def test_a_list_in_a_scroll_view_is_flat_unless_a_frame_gives_it_a_height(open_page):
    t = Tree()
    flat = t("list", form="flat")
    high = t("frame", t("list", t("row", text(t, "Row"), position="only")), height=200)
    page, _ = open_page(window(t, screen(t, "Title", [
        t("scroll", t("v-stack", text(t, "Above"), flat, text(t, "Between"), high, text(t, "Below"), spacing=0))])))

    def edges(words):
        box = page.get_by_text(words, exact=True).bounding_box()
        return box["y"], box["y"] + box["height"]
    assert edges("Between")[0] == pytest.approx(edges("Above")[1], abs=0.5)
    assert edges("Below")[0] == pytest.approx(edges("Between")[1] + 200, abs=0.5)
