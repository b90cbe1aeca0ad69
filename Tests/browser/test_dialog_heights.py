"""What is in front of a screen is as high as its content, in every engine."""

import pytest

from presentation_screens import Presented, Question, tips
from screens import Tree

SIZES = [{"width": 390, "height": 844}, {"width": 1194, "height": 834}]


@pytest.mark.parametrize("viewport", SIZES, ids=["phone", "tablet"])
def test_an_alert_is_as_high_as_its_text_and_buttons_and_in_the_middle(open_page, eventually, viewport):
    made = Question(Tree())
    page, server = open_page(made.tree, made.respond, viewport=viewport)
    page.get_by_text("Open").click()
    page.wait_for_selector("dialog[open]")
    eventually(page, lambda: 110 < page.locator("dialog").bounding_box()["height"] < 140)
    box = page.locator("dialog").bounding_box()
    assert abs(box["y"] + box["height"] / 2 - viewport["height"] / 2) < 2


def test_a_popover_is_as_high_as_its_content(open_page, eventually):
    made = Presented(Tree(), kind="popover", content=tips)
    page, server = open_page(made.tree, made.respond, viewport=SIZES[1])
    page.get_by_text("Open").click()
    page.wait_for_selector("dialog[open]")
    eventually(page, lambda: 70 < page.locator("dialog").bounding_box()["height"] < 100)


def test_a_sheet_that_fits_its_content_is_as_high_as_it_and_in_the_middle(open_page, eventually):
    made = Presented(Tree(), kind="fitted", content=tips)
    page, server = open_page(made.tree, made.respond, viewport=SIZES[1])
    page.get_by_text("Open").click()
    page.wait_for_selector("dialog[open]")
    eventually(page, lambda: 70 < page.locator("dialog").bounding_box()["height"] < 100)
    box = page.locator("dialog").bounding_box()
    assert abs(box["y"] + box["height"] / 2 - SIZES[1]["height"] / 2) < 2
