"""What is in front of a screen is as high as its content, in every engine."""

import pytest

from presentation_screens import Presented, Question, tips
from screens import Tree, text

SIZES = [{"width": 390, "height": 844}, {"width": 1194, "height": 834}]


@pytest.mark.parametrize("viewport", SIZES, ids=["phone", "tablet"])
def test_O03_an_alert_is_as_high_as_its_text_and_buttons_and_in_the_middle(open_page, eventually, viewport):
    made = Question(Tree())
    page, server = open_page(made.tree, made.respond, viewport=viewport)
    page.get_by_text("Open").click()
    page.wait_for_selector("dialog[open]")
    eventually(page, lambda: 110 < page.locator("dialog").bounding_box()["height"] < 140)
    box = page.locator("dialog").bounding_box()
    assert abs(box["y"] + box["height"] / 2 - viewport["height"] / 2) < 2


def test_O03_a_popover_is_as_high_as_its_content(open_page, eventually):
    made = Presented(Tree(), kind="popover", content=tips)
    page, server = open_page(made.tree, made.respond, viewport=SIZES[1])
    page.get_by_text("Open").click()
    page.wait_for_selector("dialog[open]")
    eventually(page, lambda: 70 < page.locator("dialog").bounding_box()["height"] < 100)


@pytest.mark.parametrize(("rows", "height"), [(1, 22), (60, 802)])
def test_O03_a_sheet_that_fits_its_content_is_as_high_as_it_up_to_the_window_and_in_the_middle(open_page, eventually, rows, height):
    def content(t):
        return [t("v-stack", *[text(t, f"Tip {row}") for row in range(rows)])]
    made = Presented(Tree(), kind="fitted", content=content)
    page, server = open_page(made.tree, made.respond, viewport=SIZES[1])
    page.get_by_text("Open").click()

    def box():
        place = page.locator("dialog").bounding_box() or {"y": 0, "height": 0}
        return round(place["height"]), round(place["y"] + place["height"] / 2)
    eventually(page, lambda: box() == (height, 417))
