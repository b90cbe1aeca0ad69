"""The example apps as a person uses them: in and out by every way there is."""

import pytest

from finger import Finger


def go_deep(shown, levels=10):
    """Follows the first link of each screen; gives the titles on the way, root first."""
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
    shown.follow("Browse by category")
    shown.follow("Soups")
    assert shown.title == "Soups" and shown.top.locator(".back-button").inner_text() == "Categories"
    shown.back()
    assert shown.title == "Categories"
    shown.back()
    assert shown.title == "Cookbook" and shown.top.locator(".back-button").count() == 0


def test_A12_ten_levels_with_repeats_go_back_one_by_one(visit, packages):
    shown = visit(packages)
    titles = go_deep(shown)
    assert len(titles) == 11 and len(set(titles)) < len(titles)
    assert shown.page.locator(".screen:not(.departing)").count() <= 11
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
    shown.follow("Browse by category")
    shown.follow("Soups")
    shown.page.keyboard.press(keys)
    shown.is_at("Categories")
    assert shown.page.url.startswith(cookbook.url)
    shown.page.wait_for_timeout(200)
    assert shown.title == "Categories"


def test_A14_escape_at_the_root_does_nothing(visit, cookbook):
    shown = visit(cookbook)
    shown.page.keyboard.press("Escape")
    shown.page.wait_for_timeout(200)
    assert shown.title == "Cookbook" and shown.page.locator(".screen").count() == 1


def test_A14_an_edge_swipe_past_half_goes_back_and_leaves_the_root(visit, cookbook):
    shown = visit(cookbook, has_touch=True)
    shown.follow("Browse by category")
    finger = Finger(shown.page)
    finger.down(5, 400)
    for x in range(20, 330, 20):
        finger.move(x)
    below = shown.page.locator(".navigation-stack > .screen").first
    assert below.evaluate("node => getComputedStyle(node).visibility") == "visible"
    finger.up()
    shown.is_at("Cookbook")
    assert shown.page.locator(".screen").count() == 1


def test_A14_a_swipe_that_is_given_up_changes_nothing(visit, cookbook):
    shown = visit(cookbook, has_touch=True)
    shown.follow("Browse by category")
    finger = Finger(shown.page)
    finger.down(5, 400)
    for x in [*range(20, 120, 10), *range(120, 20, -10)]:
        finger.move(x)
    finger.up()
    shown.is_at("Categories")
    box = shown.top.bounding_box()
    assert box["x"] == 0 and shown.depth == 1
    shown.follow("Soups")
    assert shown.title == "Soups"


def test_A15_a_jump_of_several_levels_shows_its_last_screen(visit, cookbook):
    shown = visit(cookbook)
    shown.top.locator(".bar-items .button").click()
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
    shown.is_at("Categories")
    assert shown.focused == "Categories"
    assert shown.page.evaluate("document.activeElement.localName") == "h1"
    shown.page.keyboard.press("Escape")
    shown.is_at("Cookbook")
    assert shown.page.evaluate("document.activeElement.id") == name


def test_K07_what_is_covered_is_out_of_reach_of_tab(visit, cookbook):
    shown = visit(cookbook)
    shown.follow("Browse by category")
    for _ in range(14):
        shown.page.keyboard.press("Tab")
        assert shown.page.evaluate("!document.activeElement.closest('[data-covered]')")


def test_K11_a_screen_that_is_returned_to_stands_where_it_stood(visit, cookbook):
    shown = visit(cookbook)
    shown.scroll(400)
    shown.page.wait_for_timeout(100)
    shown.top.locator(".row .link").nth(6).evaluate("node => node.click()")
    shown.wait(lambda: shown.title != "Cookbook")
    shown.wait(lambda: shown.page.locator(".moving").count() == 0)
    shown.back()
    assert abs(shown.top.locator(".list").evaluate("node => node.scrollTop") - 400) <= 1


def test_a_second_tap_while_a_screen_slides_in_pushes_nothing(visit, cookbook):
    shown = visit(cookbook)
    shown.top.get_by_text("Browse by category").dblclick()
    shown.is_at("Categories")
    assert shown.page.locator(".screen").count() == 2
    shown.back()
    assert shown.title == "Cookbook"


def test_reduced_motion_slides_nothing(visit, cookbook):
    shown = visit(cookbook, reduced_motion="reduce")
    shown.page.evaluate("""window.seen = [];
        new MutationObserver(() => { for (const node of document.querySelectorAll('.upper'))
            for (const a of node.getAnimations()) seen.push(...Object.keys(a.effect.getKeyframes()[0])); })
        .observe(document.getElementById('app'), {subtree: true, attributes: true, childList: true})""")
    shown.follow("Browse by category")
    shown.back()
    assert "transform" not in shown.page.evaluate("seen")
