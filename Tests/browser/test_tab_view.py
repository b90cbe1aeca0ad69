"""Tabs in use, with taps, keys and the browser's own buttons, in every form of the bar."""

import pytest

PHONE = {"width": 390, "height": 844}
TABLET = {"width": 1194, "height": 834}


OUTER = ".tab-view:not([data-display-mode=page]) > .tab-bar"


def tab(shown, words):
    return shown.page.locator(OUTER + " > .tab", has_text=words)


def selected(shown):
    return shown.page.locator(OUTER + " > .tab[aria-selected=true]").inner_text().split("\n")[0]


def test_A24_each_tab_keeps_its_stack_and_scroll_position(visit, harbour):
    shown = visit(harbour)
    assert shown.title == "Berths"
    shown.top.locator(".list").evaluate("node => { node.scrollTop = 900; }")
    shown.wait(lambda: shown.top.get_by_text("Berth 25", exact=True).is_visible())
    tab(shown, "Search").click()
    shown.is_at("Search")
    tab(shown, "Berths").click()
    shown.is_at("Berths")
    assert shown.top.locator(".list").evaluate("node => node.scrollTop") == 900
    shown.follow("Berth 25")
    tab(shown, "Search").click()
    shown.is_at("Search")
    tab(shown, "Berths").click()
    shown.is_at("Berth 25")


def test_a_tap_on_the_shown_tab_pops_to_the_root_and_then_goes_to_the_top(visit, harbour):
    shown = visit(harbour)
    shown.top.locator(".list").evaluate("node => { node.scrollTop = 600; }")
    shown.wait(lambda: shown.top.get_by_text("Berth 20", exact=True).is_visible())
    shown.follow("Berth 20")
    tab(shown, "Berths").click()
    shown.is_at("Berths")
    assert shown.top.locator(".list").evaluate("node => node.scrollTop") > 0
    tab(shown, "Berths").click()
    shown.wait(lambda: shown.top.locator(".list").evaluate("node => node.scrollTop") == 0)


def test_a_screen_hides_the_bar_and_the_one_below_has_it(visit, harbour):
    shown = visit(harbour)
    bar = shown.page.locator(OUTER)
    shown.follow("Berth 3")
    assert bar.is_visible()
    shown.follow("Crane")
    shown.wait(lambda: not bar.is_visible())
    shown.back()
    shown.wait(bar.is_visible)


def test_L03_the_browsers_back_goes_through_tabs(visit, harbour):
    shown = visit(harbour)
    shown.follow("Berth 2")
    tab(shown, "Search").click()
    shown.is_at("Search")
    tab(shown, "Tides").click()
    shown.wait(lambda: selected(shown) == "Tides")
    shown.page.go_back()
    shown.is_at("Search")
    shown.page.go_back()
    shown.is_at("Berth 2")
    shown.page.go_back()
    shown.is_at("Berths")
    shown.page.go_forward()
    shown.is_at("Berth 2")


def test_more_than_five_tabs_are_found_behind_more(visit, harbour):
    shown = visit(harbour)
    words = shown.page.locator(OUTER + " > .tab").all_inner_texts()
    assert [each.split("\n")[0] for each in words] == ["Berths", "Boats", "Tides", "Search", "More"]
    tab(shown, "More").click()
    shown.is_at("More")
    shown.top.get_by_text("Ledger", exact=True).click()
    shown.is_at("Ledger")
    assert selected(shown) == "More"
    shown.page.locator(".tab-view > .navigation-bar > .back-button").click()
    shown.is_at("More")
    shown.page.reload()
    shown.wait(lambda: selected(shown) == "More")


def test_L01_a_resize_changes_the_form_and_nothing_else(visit, harbour):
    shown = visit(harbour)
    view = shown.page.locator(".tab-view").first
    tab(shown, "Boats").click()
    shown.is_at("Boats")
    shown.top.get_by_text("Heron", exact=True).click()
    shown.is_at("Heron")
    shown.page.set_viewport_size(TABLET)
    shown.wait(lambda: view.get_attribute("data-display-mode") == "sidebar")
    assert shown.page.get_by_text("The Heron").is_visible()
    shown.page.locator(".tab-view > .button").click()
    shown.wait(lambda: view.get_attribute("data-display-mode") == "top")
    shown.page.set_viewport_size(PHONE)
    shown.wait(lambda: view.get_attribute("data-display-mode") == "bottom")
    shown.is_at("Heron")
    assert selected(shown) == "Boats"


def test_A24_a_tab_comes_back_after_a_reload_with_its_path(visit, harbour):
    shown = visit(harbour)
    shown.follow("Berth 4")
    tab(shown, "Tides").click()
    shown.wait(lambda: selected(shown) == "Tides")
    shown.page.reload()
    shown.wait(lambda: selected(shown) == "Tides")
    tab(shown, "Berths").click()
    shown.is_at("Berth 4")


@pytest.mark.parametrize("size", [PHONE, TABLET], ids=["phone", "tablet"])
def test_L07_keys_alone_choose_a_tab(visit, harbour, size):
    shown = visit(harbour, viewport=size)
    tab(shown, "Berths").focus()
    forward = "ArrowDown" if size is TABLET else "ArrowRight"
    shown.page.keyboard.press(forward)
    shown.page.keyboard.press(forward)
    assert "Tides" in shown.focused and selected(shown) == "Berths"
    shown.page.keyboard.press("Enter")
    shown.wait(lambda: selected(shown) == "Tides")
    shown.page.keyboard.press("End")
    assert ("Search" if size is TABLET else "More") in shown.focused
    shown.page.keyboard.press("Home")
    assert "Berths" in shown.focused
    assert shown.page.locator(OUTER + ' > .tab[tabindex="0"]').count() == 1


def test_badges_follow_the_app_and_zero_shows_none(visit, harbour):
    shown = visit(harbour)
    assert tab(shown, "Boats").locator(".badge").inner_text() == "12"
    tab(shown, "Tides").click()
    shown.page.get_by_role("button", name="Clear the tides").click()
    shown.wait(lambda: tab(shown, "Tides").locator(".badge").count() == 0)


def names(shown):
    return [each.split("\n")[0] for each in shown.page.locator(OUTER + " > .tab").all_inner_texts()]


def box(shown, name):
    return shown.page.get_by_role("switch", name=name, exact=True)


def press(shown, name):
    shown.page.get_by_role("button", name=name, exact=True).click()


EVERY = ["Berths", "Boats", "Tides", "Crew", "Ledger", "Weather", "Search"]


def test_a_user_arranges_the_tabs_of_a_sidebar(visit, harbour):
    shown = visit(harbour, viewport=TABLET)
    page = shown.page
    assert names(shown) == EVERY
    press(shown, "Edit Tabs")
    box(shown, "Boats").click()
    shown.wait(lambda: not box(shown, "Boats").is_checked())
    assert box(shown, "Berths").is_disabled() and box(shown, "Search").is_disabled()
    handle = page.locator(".row", has_text="Weather").locator(".row-handle").bounding_box()
    x, y = handle["x"] + handle["width"] / 2, handle["y"] + handle["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y - 44, steps=8)
    page.mouse.up()
    page.get_by_role("radio", name="Tab Bar").click()
    box(shown, "Crew").click()
    shown.wait(lambda: not box(shown, "Crew").is_checked())
    press(shown, "Done")
    arranged = ["Berths", "Tides", "Crew", "Weather", "Ledger", "Search"]
    shown.wait(lambda: names(shown) == arranged)

    # The arrangement belongs to the user: it is the same after a reload, and in another tab of the browser.
    page.reload()
    shown.wait(lambda: names(shown) == arranged)
    other = visit(harbour, context=page.context)
    other.wait(lambda: names(other) == arranged)
    press(other, "Hide Sidebar")
    other.wait(lambda: names(other) == ["Berths", "Boats", "Tides", "Weather", "Ledger", "Search"])

    press(shown, "Edit Tabs")
    press(shown, "Reset")
    press(shown, "Done")
    shown.wait(lambda: names(shown) == EVERY)


def test_tabs_are_arranged_by_keys_alone_with_the_list_right_after_the_button(visit, harbour):
    shown = visit(harbour, viewport=TABLET)
    keyboard = shown.page.keyboard
    focus = "document.activeElement.getAttribute('aria-label') ?? document.activeElement.innerText"
    # Content that is created later also comes before the button.
    tab(shown, "Crew").click()
    shown.is_at("Crew")
    shown.page.get_by_role("button", name="Edit Tabs").press("Enter")
    box(shown, "Boats").wait_for()
    for words in ("Sidebar", "Berths", "Boats"):
        keyboard.press("Tab")
        assert shown.page.evaluate(focus) == words
    keyboard.press("Space")
    shown.wait(lambda: not box(shown, "Boats").is_checked())
    passed = []
    while not passed or passed[-1] != "Reorder Ledger":
        assert len(passed) < 30, passed
        keyboard.press("Tab")
        passed.append(shown.page.evaluate(focus))
    for key in ("Space", "ArrowUp", "Space"):
        keyboard.press(key)
    shown.page.get_by_role("button", name="Done").press("Enter")
    shown.wait(lambda: names(shown) == ["Berths", "Tides", "Ledger", "Crew", "Weather", "Search"])


def pages(shown):
    return shown.page.locator('.tab-view[data-display-mode="page"]')


def test_pages_follow_the_finger_the_keys_and_the_dots(visit, harbour):
    shown = visit(harbour, has_touch=True)
    tab(shown, "Tides").click()
    shown.page.get_by_text("Page 0").wait_for()
    before = shown.depth
    view = pages(shown)
    view.evaluate("node => node.scrollTo({ left: node.clientWidth, behavior: 'instant' })")
    shown.page.get_by_text("Page 1").wait_for()
    view.locator("> .tab-bar > .tab").nth(2).click()
    shown.page.get_by_text("Page 2").wait_for()
    shown.wait(lambda: view.evaluate("node => Math.abs(node.scrollLeft - 2 * node.clientWidth) < 1"))
    view.locator("> .tab-bar > .tab").nth(2).focus()
    shown.page.keyboard.press("ArrowRight")
    shown.page.get_by_text("Page 3").wait_for()
    shown.page.keyboard.press("Home")
    shown.page.get_by_text("Page 0").wait_for()
    assert shown.depth == before


def test_typing_in_one_tab_outlives_another(visit, harbour):
    shown = visit(harbour)
    tab(shown, "Tides").click()
    field = shown.page.get_by_placeholder("Note")
    field.fill("High water at six")
    tab(shown, "Berths").click()
    shown.is_at("Berths")
    tab(shown, "Tides").click()
    shown.wait(lambda: selected(shown) == "Tides")
    assert field.input_value() == "High water at six"


def test_L07_roles_say_what_tabs_and_panels_are(visit, harbour):
    shown = visit(harbour)
    bar = shown.page.get_by_role("tablist").first
    assert bar.get_by_role("tab").count() == 5
    panel = shown.page.get_by_role("tabpanel")
    assert panel.count() == 1
    assert panel.get_attribute("aria-labelledby") == tab(shown, "Berths").get_attribute("id")


@pytest.mark.parametrize("viewport", [PHONE, TABLET], ids=["phone", "tablet"])
def test_the_bar_of_a_screen_that_holds_tabs_stands_on_the_ground_of_its_list(visit, gallery, viewport):
    shown = visit(gallery, "/TabView", viewport=viewport)
    ground = "node => getComputedStyle(node).backgroundColor"
    outer = shown.page.locator(".screen:has(.tab-view)")
    assert outer.evaluate(ground) == shown.top.locator(".list").evaluate(ground) == "rgb(242, 242, 247)"
    shown.follow("Letter 1")
    assert outer.evaluate(ground) == shown.top.evaluate(ground) == "rgb(255, 255, 255)"
