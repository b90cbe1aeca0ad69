"""Lists of a real app, edited by hand: by touch, trackpad, mouse and keys."""

import pytest

from chandlery import Shop
from finger import Finger

DECK = ["Anchor", "Bollard", "Capstan", "Davit", "Ensign", "Fender", "Grapnel", "Halyard"]


@pytest.fixture
def stores(visit, chandlery):
    return Shop(visit, chandlery, "Stores")


def deck(shop):
    return [words for words in shop.rows if words in DECK]


def without(*names):
    return [name for name in DECK if name not in names]


# Edit mode

def test_G03_G04_the_edit_button_begins_and_ends_editing(stores):
    assert stores.top.locator(".row-part").count() == 0
    stores.edit()
    assert stores.row("Anchor").locator(".row-delete").count() == 1
    stores.done()
    assert stores.button("Edit").count() == 1 and deck(stores) == DECK


def test_G08_a_row_that_is_kept_in_place_has_neither_handle_nor_minus(stores):
    stores.edit()
    assert stores.row("Davit").locator(".row-part").count() == 0
    assert stores.row("Ensign").locator(".row-handle").count() == 1
    # A row that can be deleted but not moved.
    assert stores.row("Beans").locator(".row-delete").count() == 1
    assert stores.row("Beans").locator(".row-handle").count() == 0


def test_G08_a_row_stops_before_one_that_is_kept_in_place(stores):
    stores.edit()
    stores.drag("Anchor", 250)
    stores.wait(lambda: deck(stores) == ["Bollard", "Capstan", "Anchor", *DECK[3:]])
    stores.drag("Halyard", -500)
    stores.wait(lambda: deck(stores)[3:] == ["Davit", "Halyard", "Ensign", "Fender", "Grapnel"])


# Deleting

def test_G05_a_minus_and_then_delete_delete_a_row_and_focus_goes_to_the_next(stores):
    stores.edit()
    stores.row("Bollard").locator(".row-delete").click()
    stores.rest()
    assert deck(stores) == DECK
    stores.button("Delete").click()
    stores.wait(lambda: deck(stores) == without("Bollard"))
    stores.rest()
    assert stores.focus[0] != "body"


def test_G05_a_minus_that_is_taken_back_deletes_nothing(stores):
    stores.edit()
    stores.row("Bollard").locator(".row-delete").click()
    stores.rest()
    stores.page.keyboard.press("Escape")
    stores.rest()
    assert stores.button("Delete").count() == 0 and deck(stores) == DECK
    assert stores.focus == ["button", "Delete Bollard"]


@pytest.mark.parametrize("words, left", [("Capstan", "Capstan"), ("Peaches", "Peaches")], ids=["G05", "G06"])
def test_G05_G06_a_swipe_uncovers_delete(stores, words, left):
    stores.swipe(words, 0.9, 0.5)
    assert words in stores.rows
    stores.button("Delete").click()
    stores.wait(lambda: words not in stores.rows)
    assert len(stores.rows) == 14


def test_G05_a_swipe_across_the_row_deletes_at_once(stores):
    stores.swipe("Fender", 0.95, 0.1)
    stores.wait(lambda: deck(stores) == without("Fender"))


def test_G05_a_trackpad_uncovers_delete(stores):
    stores.wheel("Fender", 120)
    assert deck(stores) == DECK
    stores.button("Delete").click()
    stores.wait(lambda: deck(stores) == without("Fender"))


def test_G05_no_swipe_moves_a_row_that_can_t_be_deleted(stores):
    left = stores.row("Davit").bounding_box()["x"]
    finger = stores.swipe("Davit", 0.9, 0.2, up=False)
    assert stores.row("Davit").bounding_box()["x"] == left
    finger.up()
    assert deck(stores) == DECK


def test_G06_several_rows_are_deleted_one_after_the_other(stores):
    for words in ("Beans", "Peaches", "Sardines"):
        stores.swipe(words, 0.95, 0.1)
        stores.wait(lambda: words not in stores.rows)
    assert "Letter 1" in stores.rows and deck(stores) == DECK


def test_G06_the_rows_menu_deletes(stores):
    stores.row("Beans").click(button="right")
    stores.menu.filter(has_text="Delete").click()
    stores.wait(lambda: "Beans" not in stores.rows)


def test_G06_the_delete_key_deletes_what_has_focus_and_focus_stays_in_the_list(visit, chandlery):
    shop = Shop(visit, chandlery, "Orders")
    shop.row("Bollard").click()
    shop.wait(lambda: shop.row("Bollard").get_attribute("data-selected") is not None)
    shop.page.keyboard.press("Delete")
    shop.wait(lambda: deck(shop) == without("Bollard"))
    shop.wait(lambda: shop.focus[1].startswith("Capstan"))
    shop.page.keyboard.press("Delete")
    shop.wait(lambda: deck(shop) == without("Bollard", "Capstan"))


# Moving

@pytest.mark.parametrize("touch", [False, True], ids=["mouse", "touch"])
def test_G07_a_row_is_carried_by_its_handle(stores, touch):
    stores.edit()
    stores.drag("Halyard", -100, touch)
    stores.wait(lambda: deck(stores) == [*DECK[:5], "Halyard", "Fender", "Grapnel"])
    stores.drag("Anchor", 44, touch)
    stores.wait(lambda: deck(stores)[:3] == ["Bollard", "Anchor", "Capstan"])
    stores.done()
    assert deck(stores)[:3] == ["Bollard", "Anchor", "Capstan"]


def test_G07_keys_lift_carry_and_drop_a_row_and_it_is_said(stores):
    stores.edit()
    stores.row("Ensign").locator(".row-handle").focus()
    stores.page.keyboard.press("Space")
    stores.wait(lambda: "Ensign, lifted." in stores.said)
    stores.page.keyboard.press("ArrowDown")
    stores.page.keyboard.press("ArrowDown")
    stores.page.keyboard.press("Space")
    stores.wait(lambda: deck(stores)[4:] == ["Fender", "Grapnel", "Ensign", "Halyard"])
    stores.wait(lambda: "Ensign, dropped." in stores.said)
    assert stores.focus == ["button", "Reorder Ensign"]


def test_G07_escape_puts_a_row_back_and_stays_on_the_screen(stores):
    stores.edit()
    stores.row("Ensign").locator(".row-handle").focus()
    for key in ("Space", "ArrowDown", "Escape"):
        stores.page.keyboard.press(key)
    stores.rest()
    assert deck(stores) == DECK and stores.shown.title == "Stores"


def test_G07_the_rows_menu_moves_it(stores):
    stores.edit()
    stores.row("Bollard").click(button="right")
    stores.menu.filter(has_text="Move Down").click()
    stores.wait(lambda: deck(stores)[:3] == ["Anchor", "Capstan", "Bollard"])


def test_G07_rows_of_an_app_s_own_move_and_keep_what_they_show(visit, chandlery):
    # High enough that no row is in the area where dragging scrolls.
    stores = Shop(visit, chandlery, "Stores", viewport={"width": 390, "height": 1100})
    stores.swipe("Letter 3", 0.2, 0.6)
    stores.button("Read").click()
    stores.wait(lambda: stores.value("Letter 3") == "Read")
    stores.edit()
    stores.drag("Letter 3", -100)
    stores.wait(lambda: [each for each in stores.rows if "Letter" in each][:3] == ["Letter 3", "Letter 1", "Letter 2"])
    assert stores.value("Letter 3") == "Read"


# Swipe actions

def test_G09_G10_the_trailing_edge_has_the_app_s_actions_in_place_of_delete(stores):
    stores.swipe("Letter 2", 0.9, 0.4)
    stores.wait(lambda: stores.button("Discard").count() == 1)
    assert stores.button("Delete").count() == 0
    stores.button("Flag").click()
    stores.wait(lambda: stores.value("Letter 2") == "Flagged")
    stores.wait(lambda: stores.top.locator(".swipe-actions").count() == 0)


def test_G09_a_full_swipe_does_the_first_action_and_only_where_it_is_allowed(stores):
    stores.swipe("Letter 3", 0.05, 0.95)
    assert stores.value("Letter 3") == "New"
    stores.button("Read").click()
    stores.wait(lambda: stores.value("Letter 3") == "Read")
    stores.wait(lambda: stores.top.locator(".swiping").count() == 0)
    stores.swipe("Letter 3", 0.95, 0.05)
    stores.wait(lambda: "Letter 3" not in stores.rows)


def test_G09_a_trackpad_uncovers_either_edge_and_a_click_elsewhere_covers_it(stores):
    stores.wheel("Letter 1", -100)
    stores.wait(lambda: stores.button("Read").count() == 1)
    stores.row("Anchor").click()
    stores.wait(lambda: stores.top.locator(".swipe-actions").count() == 0)
    stores.wheel("Letter 1", 150)
    stores.button("Discard").click()
    stores.wait(lambda: "Letter 1" not in stores.rows)


def test_G09_one_row_is_open_at_a_time_and_is_taken_up_again_where_it_stands(stores):
    def are_open(*names):
        stores.wait(lambda: stores.top.locator(".row:has(> .swipe-actions)").evaluate_all(
            "rows => rows.map(row => row.querySelector('.text').textContent)") == [*names])
    stores.swipe("Letter 1", 0.9, 0.4)
    are_open("Letter 1")
    stores.swipe("Letter 2", 0.9, 0.4)
    are_open("Letter 2")
    stores.swipe("Letter 2", 0.9, 0.7)
    are_open("Letter 2")
    assert stores.row("Letter 2").bounding_box()["x"] < -100


def test_G09_the_menu_of_a_row_has_the_actions_of_both_edges(stores):
    stores.row("Letter 4").click(button="right")
    stores.wait(lambda: stores.menu.count() >= 3)
    words = [each.strip() for each in stores.menu.all_inner_texts()]
    assert words[:3] == ["Read", "Discard", "Flag"]
    stores.menu.filter(has_text="Flag").click()
    stores.wait(lambda: stores.value("Letter 4") == "Flagged")


# Sections

def test_sections_fold_by_a_tap_and_keep_their_rows(stores):
    header = stores.top.locator(".section-header", has_text="Tins")
    header.click()
    stores.wait(lambda: "Beans" not in stores.rows)
    header.click()
    stores.wait(lambda: "Beans" in stores.rows)
    stores.swipe("Beans", 0.95, 0.1)
    stores.wait(lambda: "Beans" not in stores.rows)
    header.click()
    header.click()
    stores.wait(lambda: "Peaches" in stores.rows and "Beans" not in stores.rows)


def test_a_swipe_up_scrolls_and_uncovers_nothing(stores):
    finger = Finger(stores.page)
    finger.down(200, 700)
    for step in range(15):
        finger.move(203, 700 - step * 20)
    finger.up()
    stores.wait(lambda: stores.top.locator(".list").evaluate("node => node.scrollTop") > 30)
    assert stores.top.locator(".swipe-actions").count() == 0 and deck(stores) == DECK
