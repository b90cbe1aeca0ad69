"""The inspector for developers: its content for a real app, its keys, and its absence where it isn't allowed."""

import os

import pytest

from apps import FOLDER, ServedApp
from waiting import sleep, wait_until

WIDE = {"width": 1194, "height": 834}
PHONE = {"width": 390, "height": 844}


def served_with_inspector(name, *arguments):
    if not FOLDER:
        pytest.skip("BACKSTAFF_BIN doesn't say where the example apps are")
    former = os.environ.get("BACKSTAFF_INSPECTOR")
    os.environ["BACKSTAFF_INSPECTOR"] = "1"
    app = ServedApp(name, *arguments)
    os.environ["BACKSTAFF_INSPECTOR"] = former or "0"
    return app


@pytest.fixture(scope="module")
def inspected():
    """Cookbook, with an inspector that finds source lines."""
    app = served_with_inspector("Cookbook", "--trace-writes")
    yield app
    app.kill()


@pytest.fixture(scope="module")
def inspected_desk():
    """Purser with every kind of presentation."""
    app = served_with_inspector("Purser")
    yield app
    app.kill()


@pytest.fixture(scope="module")
def inspected_tabs():
    app = served_with_inspector("Harbour")
    yield app
    app.kill()


@pytest.fixture
def browse(chromium, inspected):
    contexts, errors = [], []

    def open_tab(viewport, path="/", app=inspected, **options):
        context = chromium.new_context(viewport=viewport, **options)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.goto(app.url + path)
        page.wait_for_selector("html.live")
        page.wait_for_selector(".inspector-handle")
        return page

    yield open_tab
    for context in contexts:
        context.close()
    assert errors == []


def wait(condition):
    wait_until(condition, sleep)


def open_inspector(page):
    page.click(".inspector-handle")
    page.wait_for_selector(".inspector-group")


def tab(page, words):
    page.locator(".inspector-tabs [role=tab]", has_text=words).click()


def first_link(page):
    return page.locator("#app .link:visible").first


def test_L05_the_handle_opens_a_panel_beside_the_scene_which_gets_the_rest(browse):
    page = browse(WIDE)
    open_inspector(page)
    assert page.locator("#app").bounding_box()["width"] == 1194 - 380
    panel = page.locator(".inspector-panel")
    assert panel.bounding_box()["width"] == 380
    assert "horizontalSizeClass" in panel.inner_text()
    assert page.evaluate("document.activeElement.textContent") == "Navigation"
    page.keyboard.press("Escape")
    panel.wait_for(state="detached")
    assert page.locator("#app").bounding_box()["width"] == 1194
    assert page.locator(".inspector-handle:focus").count() == 1


def test_L05_on_a_phone_it_is_a_sheet_and_the_scene_keeps_its_size(browse):
    page = browse(PHONE)
    open_inspector(page)
    assert page.locator("#app").bounding_box()["width"] == 390
    box = page.locator(".inspector-panel").bounding_box()
    assert box["width"] == 390 and box["y"] + box["height"] == 844 and box["y"] > 300


def test_L05_the_log_says_the_event_the_property_and_the_line(browse):
    page = browse(PHONE)
    open_inspector(page)
    tab(page, "Log")
    before = page.locator(".inspector-entry").count()
    words = first_link(page).inner_text().split("\n")[0]
    first_link(page).click()
    wait(lambda: page.locator(".inspector-entry").count() > before)
    entry = page.locator(".inspector-entry").first.inner_text()
    assert "tap on" in entry and words in entry
    assert "→" in entry
    assert ".swift:" in entry


def test_L05_an_earlier_state_is_shown_again(browse):
    page = browse(PHONE)
    open_inspector(page)
    tab(page, "Log")
    title = page.title()
    first_link(page).click()
    wait(lambda: page.title() != title)
    page.locator(".inspector-back").last.click()
    wait(lambda: page.title() == title)
    wait(lambda: page.locator(".inspector-entry").count() == 3)
    assert "was chosen in the inspector" in page.locator(".inspector-entry").first.inner_text()


def test_L05_the_flow_holds_the_steps_since_it_was_opened(browse):
    page = browse(PHONE)
    open_inspector(page)
    title = page.title()
    first_link(page).click()
    wait(lambda: page.title() != title)
    tab(page, "Flow")
    wait(lambda: "- tapOn" in page.locator(".inspector-panel pre").inner_text())
    assert "- resize: 390x844" in page.locator(".inspector-panel pre").inner_text()
    with page.expect_download() as download:
        page.locator(".inspector-actions a").click()
    assert download.value.suggested_filename == "Inspected.flow"
    assert "- tapOn" in open(download.value.path()).read()


def test_L05_keys_open_it_go_through_its_tabs_and_close_it(browse):
    page = browse(WIDE)
    page.keyboard.press("Control+Alt+i")
    page.wait_for_selector(".inspector-panel")
    page.locator("#inspector-tab-state").focus()
    for name in ["log", "outline", "reports", "flow", "state"]:
        page.keyboard.press("ArrowRight")
        assert page.evaluate("document.activeElement.id") == f"inspector-tab-{name}"
        assert page.locator("[role=tab][aria-selected=true]").count() == 1
    page.keyboard.press("Control+Alt+i")
    page.locator(".inspector-panel").wait_for(state="detached")


def test_L05_a_page_that_is_loaded_again_has_it_closed_and_a_lost_line_opens_it_anew(browse, inspected):
    page = browse(PHONE)
    open_inspector(page)
    page.reload()
    page.wait_for_selector(".inspector-handle")
    assert page.locator(".inspector-panel").count() == 0
    open_inspector(page)
    tab(page, "Outline")
    page.context.set_offline(True)
    page.context.set_offline(False)
    assert "window" in page.locator(".inspector-panel pre").inner_text()


def test_L07_keys_go_back_and_from_column_to_column_though_the_handle_is_above_the_page(browse):
    page = browse({"width": 390, "height": 844}, path="/soups")
    title = page.locator(".bar-title:visible").last
    assert title.inner_text() == "Soups"
    page.keyboard.press("Escape")
    wait(lambda: title.inner_text() == "Cookbook")

    page = browse(WIDE, path="/soups")
    column = "document.activeElement.closest('.column')?.id"
    page.get_by_text("Soups", exact=True).locator("visible=true").first.click()
    before = page.evaluate(column)
    assert before is not None
    page.keyboard.press("ArrowRight")
    assert page.evaluate(column) not in (None, before)


def present(page, words):
    page.get_by_text(words, exact=True).locator("visible=true").last.click()
    page.wait_for_selector("dialog[open]")
    wait(lambda: page.evaluate("document.getAnimations().every(a => a.playState !== 'running')"))
    return page.locator("dialog[open]").last


def state(page):
    tab(page, "State")
    return page.locator(".inspector-body").inner_text()


@pytest.mark.parametrize("words", ["Edit the manifest", "Safety drill", "Refund the fare", "Close the account", "Tips"])
def test_L05_what_is_presented_stands_beside_the_panel_which_can_still_be_used(browse, inspected_desk, words):
    page = browse(WIDE, app=inspected_desk)
    open_inspector(page)
    shown = present(page, words)
    box = shown.bounding_box()
    assert box["x"] >= 0 and box["x"] + box["width"] <= 1194 - 380
    panel = page.locator(".inspector-panel")
    assert panel.bounding_box() == {"x": 1194 - 380, "y": 0, "width": 380, "height": 834}
    tab(page, "Outline")
    assert ("dialog" if words in ("Refund the fare", "Close the account") else "presentation") in panel.inner_text()
    assert shown.is_visible()
    # Its keys apply to itself: Escape closes the panel, and the next Escape the presentation.
    page.keyboard.press("Escape")
    panel.wait_for(state="detached")
    assert shown.is_visible()
    if words == "Safety drill":
        wait(lambda: shown.bounding_box()["width"] == 1194)
    page.locator(".inspector-handle").click()
    panel.wait_for()
    assert shown.is_visible()


def test_L05_the_panel_goes_on_with_what_is_above_and_below_it(browse, inspected_desk):
    page = browse(WIDE, app=inspected_desk)
    sheet = present(page, "Edit the manifest")
    page.keyboard.press("Control+Alt+i")
    page.wait_for_selector(".inspector-group")
    assert "Presented" in state(page) and "sheet" in state(page)
    assert " in the sheet" in state(page)
    assert sheet.locator(".inspector-panel").count() == 1
    sheet.get_by_role("button", name="Cancel").click()
    page.wait_for_selector("dialog[open]", state="detached")
    wait(lambda: page.locator("body > .inspector-panel").count() == 1)
    wait(lambda: "Presented" not in state(page))
    tab(page, "Log")
    assert page.locator(".inspector-panel").bounding_box()["x"] == 1194 - 380
    page.wait_for_selector(".departing", state="detached")
    present(page, "Refund the fare")
    tab(page, "Outline")
    page.get_by_role("button", name="Keep").click()
    page.wait_for_selector("dialog[open]", state="detached")
    wait(lambda: page.locator("body > .inspector-panel").count() == 1)


def test_L05_a_tap_in_the_panel_is_none_of_the_sheet_it_stands_in(browse, inspected_desk):
    page = browse(PHONE, app=inspected_desk, has_touch=True)
    sheet = present(page, "Edit the manifest")
    page.locator(".inspector-handle").click()
    page.wait_for_selector(".inspector-group")
    box = page.locator(".inspector-panel").bounding_box()
    assert box["width"] == 390 and box["y"] + box["height"] == 844
    for name in ["Log", "Outline", "State"]:
        page.locator(".inspector-tabs [role=tab]", has_text=name).tap()
    page.locator(".inspector-body").tap(position={"x": 5, "y": 5})
    page.locator(".inspector-done").tap()
    page.locator(".inspector-panel").wait_for(state="detached")
    assert sheet.is_visible()
    assert sheet.locator(".bar-title").inner_text() == "Manifest"


def test_L05_tabs_and_what_is_in_them_are_in_the_state_and_in_the_log(browse, inspected_tabs):
    page = browse(WIDE, app=inspected_tabs)
    open_inspector(page)
    assert "Tabs" in state(page) and "Berths" in state(page)
    page.get_by_text("Berth 3", exact=True).click()
    tab(page, "Log")
    wait(lambda: "in tab Berths: [] → [3]" in page.locator(".inspector-entry").first.inner_text())
    page.locator("#app").get_by_text("Boats", exact=True).locator("visible=true").first.click()
    wait(lambda: "tab: Berths → Boats" in page.locator(".inspector-entry").first.inner_text())
    assert "in tab Boats" in state(page)


def test_L05_where_none_is_allowed_nothing_of_it_is_loaded(chromium):
    if not FOLDER:
        pytest.skip("BACKSTAFF_BIN doesn't say where the example apps are")
    app = ServedApp("Cookbook")
    context = chromium.new_context(viewport=WIDE)
    page = context.new_page()
    asked = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(app.url)
    page.wait_for_selector("html.live")
    page.wait_for_timeout(300)
    page.keyboard.press("Control+Alt+i")
    assert page.locator("[class^=inspector]").count() == 0
    assert not [url for url in asked if "inspector" in url]
    context.close()
    app.kill()
