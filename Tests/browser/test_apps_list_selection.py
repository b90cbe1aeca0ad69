"""Selecting in a real app's lists, and their menus, with touch, mouse and keys."""

import pytest

from chandlery import Shop
from finger import Finger


@pytest.fixture
def orders(visit, chandlery):
    return Shop(visit, chandlery, "Orders")


@pytest.fixture
def berths(visit, chandlery):
    return Shop(visit, chandlery, "Berths")


def selected(shop):
    return shop.top.locator(".row[data-selected]").evaluate_all(
        "rows => rows.map(row => row.querySelector('.text').textContent)")


def says(shop, words):
    shop.wait(lambda: shop.top.get_by_text(words, exact=True).count() == 1)


def test_C03_in_edit_mode_taps_add_and_take_away_and_done_forgets(orders):
    orders.edit()
    orders.row("Bollard").click()
    orders.row("Ensign").click()
    says(orders, "Selected: Bollard, Ensign")
    assert selected(orders) == ["Bollard", "Ensign"]
    orders.row("Bollard").click()
    says(orders, "Selected: Ensign")
    orders.done()
    says(orders, "Selected: ")


def test_C03_links_are_selected_in_edit_mode_and_followed_outside_it(berths):
    berths.edit()
    assert berths.top.locator(".row-circle").count() == 8
    berths.row("Bollard").click()
    berths.row("Davit").get_by_text("Davit").click()
    berths.wait(lambda: selected(berths) == ["Bollard", "Davit"])
    berths.wait(lambda: berths.shown.title == "Berths: 2")
    ground = berths.row("Davit").locator(".row-circle").evaluate("node => getComputedStyle(node).backgroundColor")
    assert ground == "rgb(0, 122, 255)"
    berths.row("Davit").click()
    berths.wait(lambda: selected(berths) == ["Bollard"])
    berths.done()
    berths.row("Bollard").click()
    berths.shown.is_at("Bollard")


def test_C03_modifiers_select_several_rows_outside_edit_mode(orders):
    orders.row("Bollard").click()
    says(orders, "Selected: Bollard")
    orders.row("Ensign").click(modifiers=["Control"])
    says(orders, "Selected: Bollard, Ensign")
    orders.row("Bollard").click(modifiers=["Meta"])
    says(orders, "Selected: Ensign")
    orders.row("Grapnel").click(modifiers=["Shift"])
    orders.wait(lambda: "Fender" in selected(orders) and "Grapnel" in selected(orders))
    orders.row("Anchor").click()
    says(orders, "Selected: Anchor")


def test_C03_keys_select_and_shift_selects_more(orders):
    orders.row("Anchor").focus()
    orders.page.keyboard.press("ArrowDown")
    says(orders, "Selected: Anchor")
    orders.page.keyboard.press("ArrowDown")
    says(orders, "Selected: Bollard")
    orders.page.keyboard.press("Shift+ArrowDown")
    says(orders, "Selected: Bollard, Capstan")
    orders.page.keyboard.press("End")
    says(orders, "Selected: Halyard")
    assert orders.focus[1] == "Halyard"


# Menus

def test_a_right_click_on_a_selected_row_is_about_all_that_is_selected(orders):
    orders.row("Bollard").click()
    orders.row("Davit").click(modifiers=["Control"])
    says(orders, "Selected: Bollard, Davit")
    orders.row("Davit").click(button="right")
    orders.menu.filter(has_text="Pack 2").click()
    says(orders, "Packed Bollard, Davit")


def test_a_right_click_beside_the_selection_is_about_that_row_alone(orders):
    orders.row("Bollard").click()
    says(orders, "Selected: Bollard")
    orders.row("Grapnel").click(button="right")
    orders.menu.filter(has_text="Pack 1").click()
    says(orders, "Packed Grapnel")
    assert selected(orders) == ["Bollard"]


def test_a_right_click_beside_the_rows_is_about_none(orders):
    orders.page.mouse.click(195, 600, button="right")
    orders.menu.filter(has_text="New Order").click()
    says(orders, "New")


def test_a_long_press_opens_the_menu_and_follows_no_link(berths):
    berths.long_press("Capstan")
    berths.menu.filter(has_text="Moor Capstan").click()
    berths.wait(lambda: selected(berths) == ["Capstan"])
    assert berths.shown.title == "Berths: 1"


def test_a_menu_is_the_whole_rows_its_margins_included(berths):
    box = berths.row("Capstan").bounding_box()
    berths.page.mouse.click(box["x"] + box["width"] - 60, box["y"] + 4, button="right")
    berths.wait(lambda: [each.strip() for each in berths.menu.all_inner_texts()] == ["Moor Capstan", "Scuttle"])


@pytest.mark.parametrize("key", ["Shift+F10", "ContextMenu"])
def test_keys_open_the_menu_and_focus_comes_back(orders, key):
    orders.row("Anchor").focus()
    orders.page.keyboard.press(key)
    orders.wait(lambda: orders.menu.count() >= 2)
    orders.wait(lambda: orders.focus[1].strip() == "Pack 1")
    orders.page.keyboard.press("Escape")
    orders.wait(lambda: orders.focus[1] == "Anchor")
    orders.wait(lambda: orders.menu.count() == 0)


def test_what_a_menu_deletes_leaves_focus_in_the_list(orders):
    orders.row("Capstan").focus()
    orders.page.keyboard.press("Shift+F10")
    orders.menu.filter(has_text="Cancel Order").wait_for()
    orders.rest()
    orders.menu.filter(has_text="Cancel Order").focus()
    orders.page.keyboard.press("Enter")
    orders.wait(lambda: "Capstan" not in orders.rows)
    orders.rest()
    assert orders.focus[0] != "body"


def test_a_double_click_is_the_primary_action(orders):
    orders.row("Fender").dblclick()
    says(orders, "Opened Fender")


# Refreshing

@pytest.fixture
def tides(visit, chandlery):
    return Shop(visit, chandlery, "Tides")


def test_a_pull_refreshes_once(tides):
    finger = Finger(tides.page)
    finger.down(195, 200)
    for step in range(1, 21):
        finger.move(195, 200 + step * 12)
    finger.up()
    says(tides, "Readings: 2")
    tides.wait(lambda: tides.top.locator(".list[data-busy]").count() == 0)
    tides.rest()
    says(tides, "Readings: 2")


def test_a_short_pull_refreshes_nothing(tides):
    finger = Finger(tides.page)
    finger.down(195, 200)
    for step in range(1, 4):
        finger.move(195, 200 + step * 8, 60)
    finger.up()
    tides.page.wait_for_timeout(700)
    says(tides, "Readings: 1")


def test_a_button_refreshes_for_who_has_no_finger(visit, chandlery):
    tides = Shop(visit, chandlery, "Tides", has_touch=False)
    tides.button("Refresh").focus()
    tides.page.keyboard.press("Enter")
    says(tides, "Readings: 2")
