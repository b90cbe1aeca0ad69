"""Keys, dragging, presses and calendars of a real app."""

import pytest

from chandlery import Shop

TABLET = {"viewport": {"width": 1194, "height": 834}, "has_touch": False}


@pytest.fixture
def cargo(visit, chandlery):
    return Shop(visit, chandlery, "Cargo", **TABLET)


def shows(shop, words):
    shop.wait(lambda: shop.top.get_by_text(words, exact=True).count() == 1)


def test_a_key_that_a_view_handles_acts_and_an_ignored_one_scrolls(cargo):
    cargo.top.get_by_text("Winch 0").click()
    cargo.page.keyboard.press("ArrowUp")
    shows(cargo, "Winch 1")
    cargo.page.set_viewport_size({"width": 1194, "height": 400})
    scrolled = "document.querySelector('.screen:not([data-covered]) .scroll').scrollTop"
    assert cargo.page.evaluate(scrolled) == 0
    cargo.page.keyboard.press("ArrowDown")
    cargo.wait(lambda: cargo.page.evaluate(scrolled) > 0)
    shows(cargo, "Winch 1")


def test_a_view_is_dragged_onto_another_one_and_a_container_shows_one_subview_more(cargo):
    assert cargo.top.get_by_text("No. 2").count() == 0
    cargo.top.get_by_text("Barrel", exact=True).drag_to(cargo.top.get_by_text("Hatch"))
    shows(cargo, "Loaded 1")
    shows(cargo, "Barrel 1")
    shows(cargo, "No. 2")
    shows(cargo, "Hatch")


def test_a_style_shows_that_its_button_is_pressed(cargo):
    x, y = cargo.middle(cargo.top.get_by_text("Pump"))
    shows(cargo, "closed")
    cargo.page.mouse.move(x, y)
    cargo.page.mouse.down()
    shows(cargo, "open")
    cargo.page.mouse.up()
    shows(cargo, "closed")


def test_days_are_added_and_removed_in_a_calendar(cargo):
    day = cargo.top.locator(".calendar-day").nth(9)
    day.click()
    shows(cargo, "1 lay days")
    cargo.wait(lambda: cargo.top.locator("[aria-selected=true]").count() == 1)
    cargo.top.locator(".calendar-day").nth(10).click()
    shows(cargo, "2 lay days")
    day.click()
    shows(cargo, "1 lay days")
