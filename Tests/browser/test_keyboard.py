"""The apps with the keyboard only: Tab, arrows, Return, space, Escape and Alt-Left (feature L07)."""

import pytest

from keyboard import Keyboard

PHONE = {"viewport": {"width": 390, "height": 844}}
TABLET = {"viewport": {"width": 1194, "height": 834}}
WIDE = {"viewport": {"width": 1440, "height": 900}}


@pytest.fixture
def keys(visit):
    return lambda app, path="/", **options: Keyboard(visit(app, path, reduced_motion="reduce", **(options or PHONE)))


# Stacks

def test_L07_keys_push_and_pop(keys, cookbook):
    keyboard = keys(cookbook)
    keyboard.go("Favourites").do("Soups", key="ArrowDown")
    keyboard.shown.is_at("Soups")
    keyboard.do("Minestrone")
    keyboard.shown.is_at("Minestrone")
    keyboard.press("Alt+ArrowLeft")
    keyboard.has_left("Minestrone")
    keyboard.waits_at("Minestrone")
    keyboard.press("Enter")
    keyboard.shown.is_at("Minestrone")
    keyboard.press("Escape")
    keyboard.has_left("Minestrone")
    keyboard.waits_at("Minestrone")
    # Tab has started a search in the field, so the first Escape ends the search and leaves its screen.
    keyboard.press("Escape")
    keyboard.shown.is_at("Cookbook")
    keyboard.waits_at("Soups")


def test_L07_keys_open_the_list_of_the_back_button_and_choose_from_it(keys, cookbook):
    keyboard = keys(cookbook, "/soups/recipes/minestrone/recipes/focaccia")
    keyboard.go("Minestrone, Back").press("ArrowDown")
    keyboard.waits_at("Minestrone")
    keyboard.go("Cookbook", key="ArrowDown").press("Escape")
    keyboard.waits_at("Minestrone, Back")
    keyboard.shown.is_at("Focaccia")
    keyboard.press("ArrowDown")
    keyboard.waits_at("Minestrone")
    keyboard.do("Soups", key="ArrowDown")
    keyboard.shown.is_at("Soups")


# Columns

def test_L07_keys_select_in_the_sidebar_and_in_the_content(keys, cookbook):
    keyboard = keys(cookbook, **WIDE)
    keyboard.do("Layout").do("Three Columns", key="ArrowDown")
    keyboard.says("No category selected")
    keyboard.go("Favourites")
    keyboard.press("End")
    keyboard.waits_at("Desserts")
    keyboard.go("Soups", key="ArrowUp")
    keyboard.says("No recipe selected")
    keyboard.press("ArrowRight")
    keyboard.waits_at("Minestrone")
    keyboard.press("Enter")
    keyboard.shown.is_at("Minestrone")
    keyboard.go("Miso Soup with Tofu", key="ArrowDown")
    keyboard.shown.is_at("Miso Soup with Tofu")
    keyboard.press("ArrowLeft")
    keyboard.waits_at("Soups")


def test_L07_keys_hide_the_sidebar_and_show_it_again(keys, cookbook):
    keyboard = keys(cookbook, **TABLET)
    sidebar = keyboard.page.locator(".column[data-placement=sidebar]")
    keyboard.do("Hide Sidebar")
    keyboard.wait(lambda: not sidebar.is_visible())
    keyboard.do("Show Sidebar", key="Shift+Tab")
    keyboard.wait(sidebar.is_visible)


def test_L07_keys_change_the_width_of_a_column(keys, cookbook):
    keyboard = keys(cookbook, **TABLET)
    width = lambda: keyboard.page.locator(".column[data-placement=sidebar]").bounding_box()["width"]
    before = width()
    keyboard.goes_to(".column-divider").press("ArrowRight", "ArrowRight")
    keyboard.wait(lambda: width() > before)
    keyboard.press("ArrowLeft", "ArrowLeft")
    keyboard.wait(lambda: width() == before)


# Search

def test_L07_keys_search_choose_a_scope_and_a_suggestion_and_cancel(keys, chandlery):
    keyboard = keys(chandlery)
    keyboard.do("Catalogue")
    keyboard.shown.is_at("Catalogue")
    keyboard.go("Search").type("a")
    keyboard.says("Anchor")
    keyboard.do("Anchor")
    keyboard.says("Anchor 1")
    keyboard.is_gone("Davit 1")
    keyboard.says("Anchor 2")
    keyboard.go("All").press("ArrowRight")
    keyboard.is_gone("Anchor 2")
    keyboard.do("Cancel", key="Shift+Tab")
    keyboard.says("Davit 1")


# Lists

@pytest.fixture
def stores(keys, chandlery):
    keyboard = keys(chandlery)
    keyboard.do("Stores")
    keyboard.shown.is_at("Stores")
    return keyboard


def rows(keyboard):
    return keyboard.shown.top.locator(".list > .row").evaluate_all(
        "rows => rows.map(row => row.querySelector('.text').textContent)")


def test_L07_keys_edit_a_list(stores):
    stores.do("Edit")
    stores.do("Delete Beans").waits_at("Delete")
    stores.press("Enter")
    stores.wait(lambda: "Beans" not in rows(stores))
    stores.go("Reorder Anchor").press("Space", "ArrowDown", "Space")
    stores.wait(lambda: rows(stores).index("Anchor") == 1)
    stores.do("Done", key="Shift+Tab")
    stores.wait(lambda: stores.page.locator(".row-part").count() == 0)


def test_L07_keys_delete_a_row_at_once(stores):
    stores.go("Peaches").press("Delete")
    stores.wait(lambda: "Peaches" not in rows(stores))
    stores.waits_at("Sardines")


def test_L07_what_a_swipe_does_is_in_a_menu_that_keys_open(stores):
    stores.go("Letter 1").press("Shift+F10")
    stores.waits_at("Read")
    stores.do("Flag", key="ArrowDown")
    stores.says("Flagged")
    stores.waits_at("Letter 1")
    stores.press("ContextMenu")
    stores.waits_at("Read")
    stores.press("Escape")
    stores.waits_at("Letter 1")
    assert "Letter 1" in rows(stores)


def test_L07_keys_fold_a_section(stores):
    stores.do("Tins")
    stores.wait(lambda: "Beans" not in rows(stores))
    stores.press("Enter")
    stores.wait(lambda: "Beans" in rows(stores))


def test_L07_keys_select_several_rows_and_use_their_menu(keys, chandlery):
    keyboard = keys(chandlery)
    keyboard.do("Orders").do("Edit")
    keyboard.go("Anchor").press("Space", "Shift+ArrowDown")
    keyboard.says("Selected: Anchor, Bollard")
    keyboard.press("Shift+F10")
    keyboard.waits_at("Pack 2")
    keyboard.press("Enter")
    keyboard.says("Packed Anchor, Bollard")


def test_L07_keys_refresh_a_list(keys, chandlery):
    keyboard = keys(chandlery)
    keyboard.do("Tides").do("Refresh")
    keyboard.says("Readings: 2")


# Menus

def test_L07_keys_open_menus_move_through_them_and_close_them(keys, chandlery):
    keyboard = keys(chandlery)
    keyboard.do("Bars").do("Crowded")
    keyboard.shown.is_at("Crowded")
    keyboard.do("More")
    keyboard.page.wait_for_selector(":popover-open")
    keyboard.press("Escape")
    keyboard.waits_at("More")
    keyboard.press("Enter")
    keyboard.do("Share", key="ArrowDown")
    keyboard.says("Said: Share")
    keyboard.waits_at("More")


def test_L07_keys_open_the_menu_of_a_title(keys, chandlery):
    keyboard = keys(chandlery)
    keyboard.do("Bars").do("Title Menu")
    keyboard.shown.is_at("Chart of the Skerries")
    keyboard.do("Title Menu", key="Shift+Tab").do("Duplicate", key="ArrowDown")
    keyboard.says("Said: Duplicate")


def test_L07_keys_open_the_context_menu_of_a_tile(keys, cookbook):
    keyboard = keys(cookbook, "/soups")
    keyboard.go("Minestrone").press("Shift+F10")
    keyboard.waits_at("Favourite")
    keyboard.press("Enter")
    keyboard.waits_at("Minestrone")
    keyboard.press("ContextMenu")
    keyboard.waits_at("Unfavourite")
    keyboard.press("Escape")
    keyboard.waits_at("Minestrone")


# Controls

def test_L07_keys_choose_in_pickers_of_every_style(keys, chandlery):
    keyboard = keys(chandlery)
    keyboard.do("Choices")
    keyboard.shown.is_at("Choices")
    keyboard.do("Menu Hemp").do("Manila", key="ArrowDown")
    keyboard.says("Chosen: Manila")
    keyboard.waits_at("Menu Manila")
    keyboard.press("Enter")
    keyboard.waits_at("Manila")
    keyboard.press("Escape")
    keyboard.waits_at("Menu Manila")
    keyboard.do("Link")
    keyboard.wait(lambda: keyboard.shown.depth == 2)
    keyboard.go("Manila").do("Steel", key="ArrowDown")
    keyboard.shown.is_at("Choices")
    keyboard.says("Chosen: Steel")
    chosen = {"segmented": ("ArrowLeft", "Nylon"), "inline": ("ArrowUp", "Manila"), "palette": ("ArrowRight", "Nylon")}
    for style, (arrow, words) in chosen.items():
        keyboard.goes_to(f'.picker[data-control-style="{style}"] *').press(arrow)
        keyboard.waits_at(words)
        if style == "inline":
            keyboard.says("Chosen: Nylon")
            keyboard.press("Space")
        keyboard.says(f"Chosen: {words}")
    keyboard.goes_to(".wheel").press("End")
    keyboard.says("Chosen: Steel")


def test_L07_keys_choose_a_day_and_a_time(keys, chandlery):
    keyboard = keys(chandlery)
    keyboard.do("Dates and Times")
    face = lambda: keyboard.page.locator(".date-face").first
    before = face().inner_text()
    keyboard.goes_to(".date-face").press("Enter")
    keyboard.page.wait_for_selector(":popover-open")
    keyboard.press("ArrowDown", "ArrowRight", "Enter")
    keyboard.wait(lambda: face().inner_text() != before)
    keyboard.press("Escape")
    keyboard.wait(lambda: keyboard.page.evaluate("document.activeElement.matches('.date-face')"))
    hour = keyboard.page.locator(".date-face").nth(1)
    before = hour.inner_text()
    keyboard.press("Tab", "Enter")
    keyboard.page.wait_for_selector(":popover-open .wheel")
    keyboard.press("ArrowDown")
    keyboard.wait(lambda: hour.inner_text() != before)
    keyboard.press("Escape")
    keyboard.wait(lambda: keyboard.page.locator(":popover-open").count() == 0)


def test_L07_keys_switch_step_slide_type_and_unfold(keys, chandlery):
    keyboard = keys(chandlery)
    keyboard.do("Papers")
    keyboard.shown.is_at("Papers")
    keyboard.go("Name").type("Ada")
    keyboard.says("Hello, Ada!")
    toggle = keyboard.page.get_by_role("switch")
    keyboard.go("Insured").press("Space")
    keyboard.wait(lambda: toggle.get_attribute("aria-checked") == "false")
    keyboard.do("Increment")
    keyboard.says("Crew: 4")
    keyboard.do("Decrement", key="Shift+Tab")
    keyboard.says("Crew: 3")
    slider = keyboard.page.get_by_role("slider")
    before = float(slider.input_value())
    keyboard.go("Load").press("ArrowRight")
    keyboard.wait(lambda: float(slider.input_value()) > before)
    keyboard.do("More")
    keyboard.says("Lloyd's")


# Presentations

def test_L07_keys_go_through_a_sheet_and_out_of_it(keys, purser):
    keyboard = keys(purser)
    keyboard.do("Edit the manifest")
    keyboard.waits_at("Manifest")
    keyboard.go("Fragile").press("Space")
    keyboard.do("Stowage")
    keyboard.says("Hold 1")
    keyboard.press("Alt+ArrowLeft")
    keyboard.wait(lambda: keyboard.shown.title == "Manifest")
    seen = set()
    for _ in range(12):
        keyboard.press("Tab")
        seen.add(keyboard.name)
    assert "Cancel" in seen and "Edit the manifest" not in seen and "" not in seen
    keyboard.press("Escape")
    keyboard.waits_at("Edit the manifest")
    keyboard.press("Enter")
    keyboard.waits_at("Manifest")
    keyboard.do("Done")
    keyboard.says("2 dismissals")
    keyboard.waits_at("Edit the manifest")


def test_L07_keys_change_the_height_of_a_sheet(keys, purser):
    keyboard = keys(purser)
    keyboard.do("Berth plan")
    height = lambda: keyboard.page.locator(".presentation").bounding_box()["height"]
    before = height()
    keyboard.goes_to(".grabber").press("Enter")
    keyboard.wait(lambda: height() > before + 100)
    keyboard.press("Escape")
    keyboard.waits_at("Berth plan")


@pytest.mark.parametrize("form", [PHONE, TABLET], ids=["phone", "tablet"])
def test_L07_keys_answer_alerts_and_choices_and_leave_popovers(keys, purser, form):
    keyboard = keys(purser, **form)
    keyboard.do("Refund the fare").waits_at("Keep")
    keyboard.press("Escape")
    keyboard.says("Kept")
    keyboard.waits_at("Refund the fare")
    keyboard.press("Enter")
    keyboard.do("Refund")
    keyboard.says("Refunded")
    keyboard.do("Rename the ship").waits_at("Name")
    keyboard.type("Vega")
    keyboard.do("Rename")
    keyboard.says("Renamed to Vega")
    keyboard.do("Close the account").do("Carry it over")
    keyboard.says("Carried over")
    keyboard.do("Tips").do("Increment")
    keyboard.says("Crowns: 2")
    keyboard.press("Escape")
    keyboard.waits_at("Tips")
    keyboard.do("Safety drill", key="Shift+Tab").do("Drill is over").waits_at("Safety drill")


@pytest.mark.parametrize("form", [PHONE, TABLET], ids=["phone", "tablet"])
def test_L07_keys_use_an_inspector(keys, purser, form):
    keyboard = keys(purser, **form)
    keyboard.do("Ledger")
    keyboard.do("Add an entry")
    keyboard.says("1 entries")
    keyboard.do("Close it")
    keyboard.is_gone("1 entries")
    keyboard.waits_at("Ledger")


# Tabs

def test_L07_keys_choose_tabs_in_the_bar(keys, harbour):
    keyboard = keys(harbour)
    selected = lambda: keyboard.page.locator('.tab-bar > [aria-selected="true"]').first.inner_text()
    keyboard.go("Berths", key="Shift+Tab")
    keyboard.press("ArrowRight", "Enter")
    keyboard.wait(lambda: "Boats" in selected())
    keyboard.press("End")
    keyboard.press("Enter")
    keyboard.says("Ledger")
    keyboard.press("Tab")


def test_L07_keys_choose_tabs_in_the_sidebar(keys, harbour):
    keyboard = keys(harbour, **TABLET)
    keyboard.go("Berths")
    keyboard.press("ArrowRight", "ArrowRight", "Enter")
    keyboard.says("Page 0")


def test_L07_keys_turn_pages(keys, harbour):
    keyboard = keys(harbour)
    keyboard.go("Berths", key="Shift+Tab")
    keyboard.press("ArrowRight", "ArrowRight", "Enter")
    keyboard.says("Page 0")
    keyboard.go("Page 1 of 4", key="Shift+Tab").press("ArrowRight")
    keyboard.says("Page 1")


# The focused element has a visible focus ring

RINGED = [("cookbook", "/"), ("cookbook", "/soups/recipes/minestrone"), ("gallery", "/Toolbar"), ("gallery", "/Restoration"),
          ("gallery", "/TabView"), ("purser", "/"), ("chandlery", "/")]


@pytest.mark.parametrize("form", [PHONE, TABLET], ids=["phone", "tablet"])
@pytest.mark.parametrize("app, path", RINGED, ids=[app + path for app, path in RINGED])
def test_L07_every_stop_of_tab_shows_a_ring(keys, request, app, path, form):
    keyboard = keys(request.getfixturevalue(app), path, **form)
    size = keyboard.page.viewport_size
    plain = []
    stops = 0
    for _ in range(14):
        keyboard.press("Tab")
        at = keyboard.at
        # A field shows its caret.
        if not at["name"] or at["isField"]:
            continue
        keyboard.rest()
        box = keyboard.at["box"]
        left, top = max(box["x"] - 6, 0), max(box["y"] - 6, 0)
        clip = {"x": left, "y": top, "width": min(box["x"] + box["width"] + 6, size["width"]) - left,
                "height": min(box["y"] + box["height"] + 6, size["height"]) - top}
        with_focus = keyboard.page.screenshot(clip=clip)
        keyboard.press("Tab")
        keyboard.rest()
        if keyboard.page.screenshot(clip=clip) == with_focus:
            plain.append(at["name"])
        keyboard.press("Shift+Tab")
        stops += 1
    assert stops >= 3 and plain == []
