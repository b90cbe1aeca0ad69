"""Bars: overflow, title menus, renaming in place, and the list of the back button."""

import pytest

from chandlery import PHONE
from finger import Finger

TABLET = {"viewport": {"width": 1194, "height": 834}}


@pytest.fixture
def bar(visit, chandlery):
    """Opens one of the screens with bars."""
    def start(name, **options):
        shown = visit(chandlery, **{**PHONE, **options})
        shown.follow("Bars")
        shown.follow(name)
        return shown
    return start


def said(shown):
    return shown.top.locator(".row .text").first.inner_text()


def menu(shown):
    """The items of the open menu."""
    return shown.page.locator(".menu-items:popover-open :is(.button, .toggle), .popup-item").all_text_contents()


def button(shown, name):
    return shown.top.get_by_role("button", name=name, exact=True)


# Overflow

def test_H04_items_that_do_not_fit_are_in_a_menu_and_work_from_there(bar):
    shown = bar("Crowded")
    more = button(shown, "More")
    more.click()
    shown.wait(lambda: len(menu(shown)) > 0)
    assert "Star" not in menu(shown) and "Share" in menu(shown)
    shown.page.locator(".popup-item", has_text="Share").click()
    shown.wait(lambda: said(shown) == "Said: Share")
    shown.wait(lambda: menu(shown) == [])
    assert button(shown, "Save").is_visible(), "what a screen is mainly for goes last"


def test_H04_what_is_in_the_menu_cannot_be_reached_in_the_bar(bar):
    shown = bar("Crowded")
    assert shown.top.get_by_role("button", name="Share", exact=True).count() == 0
    assert shown.page.evaluate("""() => [...document.querySelectorAll('.overflowed')].every(
        (node) => getComputedStyle(node).visibility === 'hidden')""")
    box = shown.top.locator(".navigation-bar").first.evaluate("node => [node.scrollWidth, node.clientWidth]")
    assert box[0] <= box[1]


def test_H04_a_disabled_item_is_disabled_in_the_menu(bar):
    shown = bar("Crowded")
    button(shown, "More").click()
    shown.wait(lambda: "Print" in menu(shown))
    assert shown.page.locator(".popup-item", has_text="Print").is_disabled()


def test_H04_a_menu_in_the_menu_opens_beside_it(bar):
    shown = bar("Crowded")
    button(shown, "More").click()
    shown.wait(lambda: "Sort" in menu(shown))
    shown.page.locator(".popup-item", has_text="Sort").click()
    shown.wait(lambda: menu(shown) == ["By Depth", "By Name"])
    box = shown.page.locator(".menu-items:popover-open").bounding_box()
    assert box["x"] > 0 and box["y"] > 20 and box["x"] + box["width"] <= 390
    shown.page.get_by_role("menuitem", name="By Name").click()
    shown.wait(lambda: said(shown) == "Said: By Name")


def test_H04_the_keyboard_alone_uses_the_menu(bar):
    shown = bar("Crowded", has_touch=False)
    button(shown, "More").focus()
    shown.page.keyboard.press("Enter")
    shown.wait(lambda: len(menu(shown)) > 0)
    assert menu(shown)[:2] == ["Print", "Sort"], "the first of them is disabled"
    assert shown.page.evaluate("document.activeElement.textContent") == "Sort"
    shown.page.keyboard.press("End")
    assert shown.page.evaluate("document.activeElement.textContent") == menu(shown)[-1]
    shown.page.keyboard.press("Escape")
    shown.wait(lambda: menu(shown) == [])
    assert shown.page.evaluate("document.activeElement.getAttribute('aria-label')") == "More"
    assert shown.title == "Crowded", "Escape closed the menu, and nothing else"


def test_H04_with_room_all_items_stand_in_the_bar(bar):
    shown = bar("Crowded", **TABLET, has_touch=False)
    assert button(shown, "More").count() == 0
    assert button(shown, "Share").is_visible()
    shown.page.set_viewport_size({"width": 390, "height": 844})
    shown.wait(lambda: button(shown, "More").count() == 1)
    shown.page.set_viewport_size({"width": 1194, "height": 834})
    shown.wait(lambda: button(shown, "More").count() == 0)
    assert button(shown, "Share").is_visible()


def test_H04_secondary_actions_are_in_a_menu_that_keeps_up_with_the_app(bar):
    shown = bar("Navigation")
    button(shown, "More").click()
    shown.wait(lambda: menu(shown) == ["Measure", "Print", "Muted"])
    shown.page.locator(".menu-items:popover-open .toggle").click()
    shown.wait(lambda: shown.top.locator("[data-placement=status]").inner_text() == "Muted")
    assert menu(shown) == []
    button(shown, "More").click()
    shown.wait(lambda: menu(shown) == ["Measure", "Print", "Muted"])
    shown.page.locator(".menu-items:popover-open .button", has_text="Measure").click()
    shown.wait(lambda: said(shown) == "Said: Measure")
    shown.wait(lambda: menu(shown) == [])


def test_H05_a_wide_editors_secondary_actions_stand_in_the_middle(bar):
    shown = bar("Editor", **TABLET, has_touch=False)
    assert button(shown, "More").count() == 0
    box = button(shown, "Measure").bounding_box()
    assert 300 < box["x"] < 900
    assert shown.top.locator(".bar-title").bounding_box()["x"] < 200


def test_H04_an_item_above_the_keyboard_is_there_while_a_field_has_the_focus_and_leaves_it_that(bar):
    shown = bar("Typed", has_touch=False)
    clear = shown.top.locator(".navigation-bar[data-placement=keyboard]")
    assert not clear.is_visible()
    field = shown.top.get_by_placeholder("Note")
    field.fill("Rocks")
    assert clear.is_visible()
    clear.get_by_role("button", name="Clear").click()
    shown.wait(lambda: field.input_value() == "")
    assert field.evaluate("node => node === document.activeElement")
    field.blur()
    assert not clear.is_visible()


# Titles

def test_H03_a_tap_on_the_words_of_a_title_opens_its_menu(bar):
    shown = bar("Title Menu")
    shown.top.locator(".bar-title").click(position={"x": 30, "y": 10})
    shown.wait(lambda: menu(shown) == ["Duplicate", "Move", "Rename"])
    shown.page.get_by_role("menuitem", name="Duplicate").click()
    shown.wait(lambda: said(shown) == "Said: Duplicate")


SIGN = """title => {
    const sign = title.querySelector(".symbol").getBoundingClientRect(), box = title.getBoundingClientRect();
    const words = document.createRange();
    words.selectNode(title.firstChild);
    const end = words.getBoundingClientRect().right;
    const edge = box.right - parseFloat(getComputedStyle(title).paddingRight);
    return {sign: sign.left, signEnd: sign.right, words: Math.min(end, edge), isCut: end > edge, end: box.right};
}"""


def test_H03_a_title_whose_menu_goes_has_its_space_again(bar):
    shown = bar("Large Title Menu", viewport={"width": 320, "height": 568})
    title = shown.top.locator(".bar-title.is-cut")
    title.wait_for()
    shown.top.locator(".bar-title").evaluate("""title => {
        title.querySelector(".bar-items").remove();
        title.closest(".navigation-bar").style.width = "319px";
    }""")
    shown.wait(lambda: title.count() == 0)


def test_H03_words_too_long_for_a_phone_end_before_the_sign_of_their_menu(bar):
    shown = bar("Large Title Menu", viewport={"width": 320, "height": 568})
    title = shown.top.locator(".bar-title")
    shown.wait(lambda: title.evaluate(SIGN)["isCut"])
    place = title.evaluate(SIGN)
    assert place["words"] <= place["sign"] and place["signEnd"] <= place["end"] - 8
    # In the row, after the large title has scrolled away.
    shown.top.locator(".list").evaluate("list => list.scrollTo(0, 300)")
    small = shown.top.locator(".inline-title")
    shown.wait(lambda: small.evaluate("node => getComputedStyle(node).opacity") == "1")
    place = small.evaluate(SIGN)
    assert place["words"] <= place["sign"] and place["signEnd"] <= place["end"]
    # If there is space, the symbol is next to the title.
    shown.page.set_viewport_size({"width": 874, "height": 402})
    shown.top.locator(".list").evaluate("list => list.scrollTo(0, 0)")
    shown.wait(lambda: not title.evaluate(SIGN)["isCut"])
    place = title.evaluate(SIGN)
    assert 0 <= place["sign"] - place["words"] < 12


@pytest.mark.parametrize("name", ["Title Menu", "Large Title Menu"])
def test_H03_a_title_is_renamed_in_place(bar, name):
    shown = bar(name, has_touch=False)
    shown.top.get_by_role("button", name="Title Menu").click()
    shown.wait(lambda: "Rename" in menu(shown))
    shown.page.get_by_role("menuitem", name="Rename").click()
    field = shown.top.get_by_role("textbox", name="Title", exact=True)
    field.wait_for()
    shown.wait(lambda: field.evaluate("node => node === document.activeElement"))
    assert field.evaluate("node => [node.selectionStart, node.selectionEnd, node.value]") == [
        0, 21, "Chart of the Skerries"]
    shown.page.keyboard.type("Harbour Chart")
    shown.page.keyboard.press("Enter")
    shown.wait(lambda: shown.title == "Harbour Chart")
    assert field.count() == 0


def test_H03_escape_gives_a_rename_up_and_stays_on_the_screen(bar):
    shown = bar("Title Menu", has_touch=False)
    shown.top.get_by_role("button", name="Title Menu").click()
    shown.page.get_by_role("menuitem", name="Rename").click()
    field = shown.top.get_by_role("textbox", name="Title", exact=True)
    shown.wait(lambda: field.evaluate("node => node === document.activeElement"))
    shown.page.keyboard.type("Other")
    shown.page.keyboard.press("Escape")
    shown.wait(lambda: field.count() == 0)
    assert shown.title == "Chart of the Skerries"


def test_H03_a_tap_elsewhere_takes_a_rename_over(bar):
    shown = bar("Title Menu", has_touch=False)
    shown.top.get_by_role("button", name="Title Menu").click()
    shown.page.get_by_role("menuitem", name="Rename").click()
    field = shown.top.get_by_role("textbox", name="Title", exact=True)
    shown.wait(lambda: field.evaluate("node => node === document.activeElement"))
    shown.page.keyboard.type("Harbour Chart")
    shown.top.get_by_text("Sounding 3", exact=True).click()
    shown.wait(lambda: shown.title == "Harbour Chart")


def test_H02_a_large_title_shrinks_as_the_content_scrolls_and_its_line_below_goes_with_it(bar):
    shown = bar("Subtitle")
    copy = shown.top.locator(".inline-title")
    assert copy.evaluate("node => getComputedStyle(node).opacity") == "0"
    shown.top.locator(".list").evaluate("node => node.scrollTo(0, 300)")
    shown.wait(lambda: copy.evaluate("node => getComputedStyle(node).opacity") == "1")
    assert copy.get_attribute("data-subtitle") == "12 soundings, 3 marks"
    shown.top.locator(".list").evaluate("node => node.scrollTo(0, 0)")
    shown.wait(lambda: copy.evaluate("node => getComputedStyle(node).opacity") == "0")


def test_H02_an_inline_large_title_stands_large_in_the_row(bar):
    shown = bar("Inline Large")
    title = shown.top.locator(".bar-title")
    box = title.bounding_box()
    assert box["y"] < 44 and title.evaluate("node => getComputedStyle(node).fontSize") == "28px"
    assert box["x"] < 120


# Back

def test_H10_a_right_click_on_the_back_button_lists_the_screens_below(bar):
    shown = bar("Navigation", has_touch=False)
    back = shown.top.locator(".back-button")
    back.click(button="right")
    shown.wait(lambda: menu(shown) == ["Bars", "Chandlery"])
    box = shown.page.locator(".menu-items:popover-open").bounding_box()
    assert box["y"] >= 44 and box["x"] < 40
    shown.page.get_by_role("menuitem", name="Chandlery", exact=True).click()
    shown.wait(lambda: shown.title == "Chandlery")


def test_H10_a_long_press_lists_them_too_and_the_tap_that_ends_it_does_not_go_back(bar):
    shown = bar("Navigation")
    box = shown.top.locator(".back-button").bounding_box()
    finger = Finger(shown.page)
    finger.down(box["x"] + 30, box["y"] + 20)
    finger.rest(650)
    finger.up()
    shown.wait(lambda: menu(shown) == ["Bars", "Chandlery"])
    shown.page.wait_for_timeout(200)
    assert menu(shown) == ["Bars", "Chandlery"] and shown.title == "Navigation"


def test_H10_the_keyboard_opens_the_list_and_escape_closes_it_with_the_focus_back(bar):
    shown = bar("Navigation", has_touch=False)
    shown.top.locator(".back-button").focus()
    shown.page.keyboard.press("ArrowDown")
    shown.wait(lambda: menu(shown) == ["Bars", "Chandlery"])
    shown.wait(lambda: shown.page.evaluate("document.activeElement.textContent") == "Bars")
    shown.page.keyboard.press("Escape")
    shown.wait(lambda: menu(shown) == [])
    assert shown.page.evaluate("document.activeElement.className").startswith("back-button")
    assert shown.title == "Navigation"
    shown.page.keyboard.press("ArrowDown")
    shown.wait(lambda: menu(shown) == ["Bars", "Chandlery"])
    shown.wait(lambda: shown.page.evaluate("document.activeElement.textContent") == "Bars")
    shown.page.keyboard.press("ArrowDown")
    shown.page.keyboard.press("Enter")
    shown.wait(lambda: shown.title == "Chandlery")


def test_H10_a_choice_is_one_step_back_in_the_browsers_history(bar):
    shown = bar("Navigation", has_touch=False)
    shown.top.locator(".back-button").click(button="right")
    shown.wait(lambda: len(menu(shown)) == 2)
    shown.page.get_by_role("menuitem", name="Chandlery", exact=True).click()
    shown.wait(lambda: shown.title == "Chandlery")
    shown.page.wait_for_timeout(100)
    assert shown.top.locator(".back-button").count() == 0


def test_H10_without_a_back_button_neither_a_swipe_nor_escape_goes_back(bar):
    shown = bar("Kept")
    finger = Finger(shown.page)
    finger.down(4, 400)
    for x in range(20, 340, 40):
        finger.move(x, 400)
    finger.up()
    shown.page.wait_for_timeout(500)
    assert shown.title == "Kept"
    shown.page.keyboard.press("Escape")
    shown.page.wait_for_timeout(300)
    assert shown.title == "Kept"
    button(shown, "Leave").click()
    shown.wait(lambda: shown.title == "Bars")
