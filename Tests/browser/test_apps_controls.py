"""Pickers, dates and fields of a real app, used by hand."""

import pytest

from chandlery import Shop
from finger import Finger


@pytest.fixture
def open_screen(visit, chandlery):
    return lambda screen, **options: Shop(visit, chandlery, screen, **options)


def says(shop, words):
    shop.wait(lambda: shop.top.get_by_text(words, exact=True).count() == 1)


# Wheels

def fetch(shop, words):
    shop.button("Fetch").click()
    says(shop, f"Fetched {words}")


def test_C11_a_wheel_is_turned_by_touch_and_a_button_takes_what_is_on_it(open_screen):
    reel = open_screen("Reel")
    x, y = reel.middle(reel.top.locator(".wheel"))
    finger = Finger(reel.page)
    finger.down(x, y)
    for step in range(1, 13):
        finger.move(x, y - step * 8.5, 30)
    finger.rest(150)
    finger.up()
    reel.page.wait_for_timeout(700)
    words = reel.top.locator(".wheel").get_attribute("aria-valuetext")
    assert words in ("Capstan", "Davit", "Ensign")
    fetch(reel, words)


def test_C11_a_wheel_is_turned_by_a_mouse_wheel_and_by_a_click(open_screen):
    reel = open_screen("Reel")
    reel.page.mouse.move(*reel.middle(reel.top.locator(".wheel")))
    reel.page.mouse.wheel(0, 68)
    reel.page.wait_for_timeout(700)
    fetch(reel, "Capstan")
    reel.top.locator(".wheel-item", has_text="Davit").click()
    reel.page.wait_for_timeout(700)
    fetch(reel, "Davit")


def test_C11_keys_turn_a_wheel(open_screen):
    reel = open_screen("Reel")
    reel.top.locator(".wheel").focus()
    for key in ("End", "ArrowUp"):
        reel.page.keyboard.press(key)
    reel.page.wait_for_timeout(900)
    fetch(reel, "Grapnel")


# Pickers of every style show one selection

def test_a_choice_made_in_one_picker_is_shown_by_all(open_screen):
    choices = open_screen("Choices")

    def picker(style):
        return choices.top.locator(f".picker[data-control-style={style}]")
    picker("segmented").get_by_role("radio", name="Manila").click()
    says(choices, "Chosen: Manila")
    picker("inline").get_by_text("Nylon").click()
    says(choices, "Chosen: Nylon")
    picker("palette").get_by_role("radio", name="Steel").click()
    says(choices, "Chosen: Steel")
    choices.wait(lambda: picker("wheel").locator(".wheel").get_attribute("aria-valuetext") == "Steel")
    picker("navigation-link").click()
    choices.shown.is_at("Link")
    choices.top.get_by_text("Hemp").click()
    choices.shown.is_at("Choices")
    says(choices, "Chosen: Hemp")


def test_a_picker_as_a_menu_is_opened_and_chosen_from_by_keys(open_screen):
    choices = open_screen("Choices")
    choices.top.locator(".picker-face").first.focus()
    choices.page.keyboard.press("Enter")
    choices.page.locator(".popup-item").first.wait_for()
    choices.page.keyboard.press("ArrowDown")
    choices.page.keyboard.press("Enter")
    says(choices, "Chosen: Manila")


# Dates

def test_a_day_and_an_hour_are_chosen(open_screen):
    dates = open_screen("Dates and Times")
    faces = dates.top.locator(".date-face")
    before = faces.nth(1).inner_text()
    faces.first.click()
    dates.page.locator(".date-popup").get_by_text("20", exact=True).click()
    dates.wait(lambda: "20" in faces.nth(2).inner_text())
    dates.page.keyboard.press("Escape")
    assert faces.nth(1).inner_text() == before
    dates.wait(lambda: dates.page.locator(".date-popup").count() == 0)


def test_a_long_large_title_leaves_the_back_button_its_words_and_is_whole_when_it_is_small(open_screen):
    dates = open_screen("Dates and Times")
    back = dates.top.locator(".back-button")
    assert back.get_attribute("class") == "back-button" and back.inner_text() == "Chandlery"
    dates.shown.scroll(300)
    dates.wait(lambda: dates.top.locator(".navigation-bar.title-inline").count() == 1)
    assert dates.top.locator(".inline-title").evaluate("node => node.scrollWidth <= node.clientWidth")
    assert back.get_attribute("class") == "back-button"


# Fields

def test_words_typed_fast_into_a_row_stay_and_arrive(open_screen):
    papers = open_screen("Papers")
    papers.top.get_by_placeholder("Name").click()
    papers.page.keyboard.type("Fram of Larvik")
    says(papers, "Hello, Fram of Larvik!")
    assert papers.top.get_by_placeholder("Name").input_value() == "Fram of Larvik"
