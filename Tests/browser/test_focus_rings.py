"""A focus ring is for keys. What is focused after a click has none, in every engine."""

import pytest

from presentation_screens import Presented, Question
from screens import Tree

# The rings in the page. A field always has the cursor, and a row has the ring of what fills it.
RINGS = """[...document.querySelectorAll(".button, .link, .row, .tab")].filter((node) =>
    getComputedStyle(node).outlineStyle !== "none").map((node) => node.textContent)"""


@pytest.fixture
def ask(open_page):
    def start(kind=Question):
        made = kind(Tree())
        page, server = open_page(made.tree, made.respond)
        return page
    return start


def focused(page):
    return page.evaluate("document.activeElement.textContent")


def test_O03_an_alert_that_a_click_opens_and_closes_shows_no_ring(ask, eventually):
    page = ask()
    page.get_by_text("Open").click()
    eventually(page, lambda: focused(page) == "Keep")
    assert page.evaluate(RINGS) == []
    page.get_by_role("button", name="Keep").click()
    eventually(page, lambda: focused(page) == "Open")
    assert page.evaluate(RINGS) == []


def test_O03_the_lines_of_an_alert_that_a_click_opens_are_straight(ask, eventually):
    page = ask()
    page.get_by_text("Open").click()
    eventually(page, lambda: focused(page) == "Keep")
    radius = "nodes => nodes.map((node) => getComputedStyle(node).borderTopLeftRadius)"
    assert page.locator(".dialog .button").evaluate_all(radius) == ["0px", "0px"]


def test_O03_an_alert_that_a_key_opens_and_closes_shows_rings(ask, eventually):
    page = ask()
    page.get_by_role("button", name="Open").press("Enter")
    eventually(page, lambda: page.evaluate(RINGS) == ["Keep"])
    page.keyboard.press("Enter")
    eventually(page, lambda: page.evaluate(RINGS) == ["Open"])


def test_O03_a_key_after_a_click_shows_the_ring(ask, eventually):
    page = ask()
    page.get_by_text("Open").click()
    eventually(page, lambda: focused(page) == "Keep")
    page.keyboard.press("Tab")
    eventually(page, lambda: page.evaluate(RINGS) == ["Refund"])
    page.mouse.click(195, 20)
    assert page.evaluate(RINGS) == []


def test_O03_a_sheet_that_a_click_opens_and_a_click_beside_it_closes_leaves_no_ring(ask, eventually):
    page = ask(Presented)
    page.get_by_text("Open").click()
    eventually(page, lambda: focused(page) == "Manifest")
    page.mouse.click(200, 5)
    eventually(page, lambda: focused(page) == "Open")
    assert page.evaluate(RINGS) == []
