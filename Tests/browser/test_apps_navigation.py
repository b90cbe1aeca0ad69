"""The example apps in use: forward and back in every possible way."""

import pytest

from finger import Finger
from motion import moved, watch_screens


WIDE = {"width": 1440, "height": 900}


def go_deep(shown, levels=10):
    """Follows the first link of each screen. Returns the titles on the way, the root first."""
    titles = [shown.title]
    shown.follow("Administration")
    titles.append(shown.title)
    while len(titles) <= levels:
        before = shown.top.get_attribute("id")
        shown.top.locator(".row .link").first.click()
        shown.wait(lambda: shown.top.get_attribute("id") != before)
        titles.append(shown.title)
    shown.wait(lambda: shown.page.locator(".moving, .departing").count() == 0)
    return titles


def test_A06_a_link_pushes_its_screen_and_A14_the_back_button_returns(visit, cookbook):
    shown = visit(cookbook)
    assert shown.title == "Cookbook"
    shown.follow("Soups")
    shown.follow("Minestrone")
    assert shown.title == "Minestrone" and shown.top.locator(".back-button").inner_text() == "Soups"
    shown.back()
    assert shown.title == "Soups"
    shown.back()
    assert shown.title == "Cookbook" and shown.top.locator(".back-button").count() == 0


def test_A12_ten_levels_with_repeats_go_back_one_by_one(visit, packages):
    shown = visit(packages)
    titles = go_deep(shown)
    assert len(titles) == 11 and len(set(titles)) < len(titles)
    assert shown.page.locator(".screen:not(.departing)").count() <= 14
    for title in reversed(titles[:-1]):
        shown.back()
        assert shown.title == title


def test_A13_one_tap_leads_from_ten_levels_to_the_root(visit, packages):
    shown = visit(packages)
    go_deep(shown)
    shown.top.get_by_role("button", name="Sections").click()
    shown.is_at("Packages")
    assert shown.top.locator(".back-button").count() == 0


@pytest.mark.parametrize("keys", ["Escape", "Alt+ArrowLeft"])
def test_A14_keys_go_back_one_screen_and_no_further(visit, cookbook, keys):
    shown = visit(cookbook)
    shown.follow("Soups")
    shown.follow("Minestrone")
    shown.page.keyboard.press(keys)
    shown.is_at("Soups")
    assert shown.page.url.startswith(cookbook.url)
    shown.page.wait_for_timeout(200)
    assert shown.title == "Soups"
    shown.page.keyboard.press(keys)
    shown.is_at("Cookbook")


def test_A14_escape_at_the_root_does_nothing(visit, cookbook):
    shown = visit(cookbook)
    shown.page.keyboard.press("Escape")
    shown.page.wait_for_timeout(200)
    assert shown.title == "Cookbook" and shown.depth == 0


def swipe_back(shown, *positions):
    finger = Finger(shown.page)
    finger.down(5, 400)
    for x in positions:
        finger.move(x)
    return finger


def test_A14_an_edge_swipe_past_half_goes_back_in_a_stack_and_from_a_column(visit, cookbook):
    shown = visit(cookbook, has_touch=True)
    shown.follow("Soups")
    shown.follow("Minestrone")
    below = shown.page.locator(".navigation-stack .navigation-stack > .screen").first
    for title in ("Soups", "Cookbook"):
        finger = swipe_back(shown, *range(20, 330, 20))
        if title == "Soups":
            assert below.evaluate("node => getComputedStyle(node).visibility") == "visible"
        finger.up()
        shown.is_at(title)


def test_A14_a_swipe_that_is_given_up_changes_nothing(visit, cookbook):
    shown = visit(cookbook, has_touch=True)
    shown.follow("Soups")
    swipe_back(shown, *range(20, 120, 10), *range(120, 20, -10)).up()
    shown.is_at("Soups")
    box = shown.top.bounding_box()
    assert box["x"] == 0 and shown.depth == 1
    shown.follow("Minestrone")
    assert shown.title == "Minestrone"


def test_A15_a_jump_of_several_levels_shows_its_last_screen(visit, cookbook):
    shown = visit(cookbook)
    shown.top.get_by_role("button", name="Recipe of the day").click()
    shown.wait(lambda: shown.title != "Cookbook")
    shown.wait(lambda: shown.page.locator(".moving, .departing").count() == 0)
    assert shown.top.locator(".back-button").count() == 1


def test_L03_browser_back_and_forward_walk_ten_levels(visit, packages):
    shown = visit(packages)
    titles = go_deep(shown)
    for title in reversed(titles[:-1]):
        shown.page.evaluate("history.back()")
        shown.is_at(title)
    for title in titles[1:]:
        shown.page.evaluate("history.forward()")
        shown.is_at(title)


def test_L03_the_back_button_and_the_browsers_agree(visit, packages):
    shown = visit(packages)
    titles = go_deep(shown, 3)
    shown.back()
    shown.wait(lambda: shown.depth == 2)
    shown.page.evaluate("history.back()")
    shown.is_at(titles[1])
    shown.page.evaluate("history.forward()")
    shown.is_at(titles[2])


def test_L03_reload_keeps_the_screen_and_the_way_back(visit, packages):
    shown = visit(packages)
    titles = go_deep(shown, 3)
    shown.page.reload()
    shown.is_at(titles[3])
    shown.back()
    assert shown.title == titles[2]


def test_K07_focus_goes_to_the_new_title_and_returns_to_the_link(visit, cookbook):
    shown = visit(cookbook)
    link = shown.top.locator(".row .link").first
    link.focus()
    name = link.get_attribute("id")
    shown.page.keyboard.press("Enter")
    shown.is_at("Favourites")
    assert shown.focused == "Favourites"
    assert shown.page.evaluate("document.activeElement.localName") == "h1"
    shown.page.keyboard.press("Escape")
    shown.is_at("Cookbook")
    assert shown.page.evaluate("document.activeElement.id") == name


def test_L07_going_back_says_the_title_that_is_there_again_and_a_push_says_it_by_the_focus_alone(visit, cookbook):
    shown = visit(cookbook)
    said = ".announcements p"
    shown.top.locator(".row .link").first.focus()
    shown.page.keyboard.press("Enter")
    shown.is_at("Favourites")
    assert shown.focused == "Favourites"
    assert shown.page.locator(said).count() == 0
    shown.page.keyboard.press("Escape")
    shown.is_at("Cookbook")
    shown.page.wait_for_selector(said, state="attached")
    assert shown.page.locator(said).all_text_contents() == ["Cookbook"]


def test_K07_what_is_covered_is_out_of_reach_of_tab(visit, cookbook):
    shown = visit(cookbook)
    shown.follow("Soups")
    for _ in range(14):
        shown.page.keyboard.press("Tab")
        assert shown.page.evaluate("!document.activeElement.closest('[data-covered]')")


def test_K11_a_screen_that_is_returned_to_stands_where_it_stood(visit, packages):
    shown = visit(packages)
    shown.scroll(400)
    shown.page.wait_for_timeout(100)
    shown.top.locator(".row .link").nth(12).evaluate("node => node.click()")
    shown.wait(lambda: shown.title != "Packages")
    shown.wait(lambda: shown.page.locator(".moving").count() == 0)
    shown.back()
    assert abs(shown.top.locator(".list").evaluate("node => node.scrollTop") - 400) <= 1


def test_a_second_tap_while_a_screen_slides_in_pushes_nothing(visit, cookbook):
    shown = visit(cookbook)
    shown.top.get_by_text("Soups", exact=True).dblclick()
    shown.is_at("Soups")
    shown.page.wait_for_timeout(200)
    assert shown.title == "Soups" and shown.depth == 1
    shown.back()
    assert shown.title == "Cookbook"


def test_reduced_motion_slides_nothing(visit, cookbook):
    shown = visit(cookbook, reduced_motion="reduce")
    watch_screens(shown.page)
    shown.follow("Soups")
    shown.back()
    assert "transform" not in moved(shown.page)


# Columns

def rows(shown):
    """The first text of the selected rows, column by column."""
    return [words.split("\n")[0] for words in shown.page.locator(".row[data-selected]:visible").all_inner_texts()]


def choose_layout(shown, name):
    shown.page.get_by_role("button", name="Layout").locator("visible=true").first.click()
    shown.page.locator(".menu-items .option").get_by_text(name, exact=True).click()
    shown.wait(lambda: shown.page.locator(".menu-items:not([data-covered])").count() == 0)


def test_B02_a_selection_in_one_column_fills_the_next(visit, packages):
    shown = visit(packages, viewport=WIDE)
    shown.page.get_by_text("Shells", exact=True).click()
    shown.wait(lambda: shown.page.get_by_text("adduser", exact=True).locator("visible=true").count() == 0)
    shown.tap("bash")
    shown.wait(lambda: rows(shown) == ["Shells", "bash"])


def test_a_window_made_narrow_and_wide_again_shows_the_same_place(visit, packages):
    shown = visit(packages, viewport=WIDE)
    shown.page.get_by_text("Shells", exact=True).click()
    shown.tap("bash")
    shown.top.locator(".row .link").first.click()
    shown.wait(lambda: shown.title != "bash")
    title = shown.title
    shown.page.set_viewport_size({"width": 390, "height": 844})
    shown.wait(lambda: shown.top.bounding_box()["width"] == 390)
    assert shown.title == title and shown.top.locator(".back-button").inner_text() == "bash"
    shown.page.set_viewport_size(WIDE)
    shown.wait(lambda: rows(shown) == ["Shells", "bash"])
    assert shown.title == title


@pytest.mark.parametrize("viewport", [{"width": 390, "height": 844}, WIDE], ids=["phone", "desk"])
def test_another_layout_shows_the_same_recipe(visit, cookbook, viewport):
    shown = visit(cookbook, viewport=viewport)
    shown.tap("Soups")
    shown.tap("Minestrone")
    for name in ("Three Columns", "Stack", "Two Columns", "Columns with a Stack"):
        choose_layout(shown, name)
        shown.is_at("Minestrone")


@pytest.mark.parametrize("name", ["Stack", "Two Columns", "Three Columns", "Columns with a Stack"])
def test_the_recipe_of_the_day_is_one_tap_away_in_each_layout(visit, cookbook, name):
    shown = visit(cookbook)
    choose_layout(shown, name)
    shown.is_at("Cookbook")
    shown.page.get_by_role("button", name="Recipe of the day").locator("visible=true").first.click()
    shown.wait(lambda: shown.title != "Cookbook")
    shown.wait(lambda: shown.page.locator(".moving, .departing").count() == 0)
    assert shown.top.get_by_text("Ingredients", exact=True).is_visible()


def choose_scheme(shown, name):
    shown.page.locator(".option", has_text=name).first.click()
    # The other schemes have rows with the same names.
    shown.wait(lambda: shown.page.locator(".split-view").count() == 1)


def test_three_schemes_stand_side_by_side_and_each_follows_its_own_state(visit, adaptive):
    shown = visit(adaptive, viewport=WIDE)
    assert shown.page.locator(".split-view").count() == 3
    shown.page.get_by_text("Pacific", exact=True).click()
    shown.page.get_by_text("Tonga", exact=True).first.click()
    shown.wait(lambda: shown.page.get_by_text("Tongatapu", exact=True).count() == 1)
    assert shown.page.get_by_text("Pacific", exact=True).locator("visible=true").count() >= 2
    assert shown.page.get_by_text("[]", exact=True).is_visible()
    for box in [view.bounding_box() for view in shown.page.locator(".split-view").all()]:
        assert box["x"] >= 0 and box["x"] + box["width"] <= 1440


def test_where_three_schemes_have_no_room_two_stand_there_and_the_third_looks_in(visit, adaptive):
    shown = visit(adaptive, viewport={"width": 1194, "height": 834})
    first, second, third = [view.bounding_box() for view in shown.page.locator(".split-view").all()]
    assert first["width"] == second["width"] == third["width"] >= 460
    assert second["x"] + second["width"] < third["x"] and 24 <= 1194 - third["x"] <= 80


@pytest.mark.parametrize("viewport", [{"width": 390, "height": 844}, {"width": 874, "height": 402}], ids=["phone", "turned"])
def test_a_scheme_on_a_phone_is_a_stack_that_outside_buttons_pop(visit, adaptive, viewport):
    shown = visit(adaptive, viewport=viewport)
    assert shown.page.locator(".split-view").count() == 1
    shown.tap("Pacific")
    shown.tap("Tonga")
    shown.page.get_by_role("button", name="One Back").click()
    shown.is_at("Pacific")
    shown.page.get_by_role("button", name="To the Start").click()
    shown.is_at("Oceans")


def test_a_path_made_by_hand_is_carried_from_columns_to_a_stack_and_back(visit, adaptive):
    shown = visit(adaptive, viewport={"width": 1194, "height": 834})
    choose_scheme(shown, "By Hand")
    shown.tap("Azores")
    shown.tap("Sail on to Bermuda", "Bermuda")
    assert shown.page.get_by_text("[Bermuda]", exact=True).is_visible()
    shown.page.set_viewport_size({"width": 390, "height": 844})
    shown.wait(lambda: shown.page.get_by_text("[Azores, Bermuda]", exact=True).count() == 1)
    shown.is_at("Bermuda")
    shown.back()
    shown.is_at("Azores")
    shown.page.set_viewport_size({"width": 1194, "height": 834})
    shown.wait(lambda: shown.page.get_by_text("[]", exact=True).count() == 1)
    assert shown.title == "Azores"
