"""Printed pages: the whole list, and nothing that can only be tapped."""

import re

import pytest

from acting_split import PHONE
from screens import Tree, bar_button, lazy_list, link, screen, text, window
from test_lazy_rows import Rows


def list_screen(t, count):
    rows = [t("row", link(t, text(t, f"Row {n}")), chevron=True) for n in range(count)]
    return screen(t, "Rows", [t("list", *rows)], bar_button(t, "plus", "Add"), mode="large", back="Home")


def pages(page):
    return len(re.findall(rb"/Type\s*/Page\b", page.pdf()))


def test_O04_print_has_every_row_and_no_bar(open_page):
    t = Tree()
    page, _ = open_page(window(t, screen(t, "Home", [text(t, "Below")], covered=True), list_screen(t, 150)))
    page.emulate_media(media="print")
    places = page.locator(".row").evaluate_all("rows => rows.map((row) => row.getBoundingClientRect().bottom)")
    assert len(places) == 150 and places == sorted(places)
    assert page.evaluate("document.documentElement.scrollHeight") >= places[-1]
    assert page.get_by_role("heading", name="Rows").is_visible()
    for gone in (page.locator(".back-button"), page.locator(".bar-items"), page.get_by_text("Below")):
        assert not gone.locator("visible=true").count()
    # 150 rows of 44 points need more than one sheet, and none is empty.
    assert 4 <= pages(page) <= 10


def test_O04_a_dark_page_is_printed_dark_on_light(open_page):
    t = Tree()
    page, _ = open_page(window(t, list_screen(t, 3)), color_scheme="dark")
    page.emulate_media(media="print", color_scheme="dark")
    assert page.locator(".row .text").first.evaluate("node => getComputedStyle(node).color") == "rgb(0, 0, 0)"


def test_O04_what_is_chosen_and_prominent_buttons_are_printed_dark(mail, open_page):
    made, page, server = mail({"width": 1440, "height": 900})
    page.emulate_media(media="print")
    chosen = page.locator(".row[data-selected] .text").evaluate_all("nodes => nodes.map((node) => getComputedStyle(node).color)")
    assert set(chosen) == {"rgb(0, 0, 0)"}
    assert not page.locator(".sidebar-toggle").is_visible()
    t = Tree()
    page, _ = open_page(window(t, screen(t, "Pie", [t("button", text(t, "Cook"), button_style="bordered-prominent")])))
    page.emulate_media(media="print")
    assert page.locator(".button").evaluate("node => getComputedStyle(node).color") == "rgb(0, 0, 0)"


def test_O04_print_says_how_many_rows_of_a_lazy_list_are_not_there(open_page):
    t = Tree()
    tree, _ = lazy_list(t, 1000)[:2]
    page, _ = open_page(tree)
    page.emulate_media(media="print")
    extent = page.locator(".extent").last
    assert "counter(rows)" in extent.evaluate("node => getComputedStyle(node, '::before').content")
    assert extent.evaluate("node => node.getBoundingClientRect().height") < 60
    assert pages(page) <= 3


@pytest.fixture
def lazy(open_page, eventually):
    """A long list, and a browser that notes how many rows there were when it printed."""
    def start(count):
        made = Rows(count)
        page, server = open_page(made.tree, made.respond)
        eventually(page, lambda: server.events("window"))
        page.evaluate("window.print = () => { window.printed = document.querySelectorAll('.row').length; }")
        return made, page, server
    return start


def test_O04_control_p_prints_the_rows_of_a_long_list_and_then_those_on_screen_are_there_again(lazy, eventually):
    made, page, server = lazy(300)
    before = page.locator(".row").count()
    page.keyboard.press("Control+p")
    eventually(page, lambda: page.evaluate("window.printed") == 300)
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    eventually(page, lambda: page.locator(".row").count() <= before + 2)


def test_O04_a_list_whose_rows_are_all_there_is_printed_by_the_browser(open_page):
    t = Tree()
    page, server = open_page(window(t, list_screen(t, 20)))
    page.evaluate("addEventListener('keydown', (event) => { window.wasPrevented = event.defaultPrevented; })")
    page.keyboard.press("Control+p")
    assert page.evaluate("window.wasPrevented") is False
    assert all(event["last"] < 250 for event in server.events("window"))


def test_O04_a_server_that_does_not_answer_does_not_hold_up_the_print(lazy, eventually):
    made, page, server = lazy(300)
    server.swallows = True
    page.keyboard.press("Control+p")
    eventually(page, lambda: page.evaluate("window.printed") is not None, seconds=8)


def test_O04_the_visible_columns_of_a_split_view_are_printed_one_after_the_other(mail):
    made, page, server = mail({"width": 1440, "height": 900})
    page.emulate_media(media="print")
    boxes = [page.locator(f"#e{made.split.id(place)}").bounding_box() for place in made.split.columns]
    assert all(box["height"] > 0 for box in boxes)
    for above, below in zip(boxes, boxes[1:]):
        assert below["y"] >= above["y"] + above["height"] - 1


def test_after_printing_the_screen_is_as_before(mail):
    made, page, server = mail(PHONE)
    before = page.locator(".column").first.bounding_box()
    page.emulate_media(media="print")
    page.emulate_media(media="screen")
    assert page.locator(".column").first.bounding_box() == before
