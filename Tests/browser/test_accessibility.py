"""Checks the screens of the examples with axe-core. Serious and critical violations fail a test (feature L07)."""

import pytest
from axe_playwright_python.sync_playwright import Axe

from apps import Shown
from example_screens import ADAPTIVE_PATHS, COOKBOOK_PATHS, FORMS, FORM_NAMES, GALLERY, PACKAGES_PATHS

AXE = Axe()


def findings(page):
    """The serious violations, one line each: the rule, and the elements that violate it."""
    found = []
    for violation in AXE.run(page).response["violations"]:
        if violation["impact"] not in ("serious", "critical"):
            continue
        nodes = "; ".join(node["html"][:160] for node in violation["nodes"][:4])
        found.append(f"{violation['id']} ({len(violation['nodes'])}): {violation['help']}: {nodes}")
    return found


@pytest.fixture(params=FORMS, ids=FORM_NAMES)
def visit(request, chromium):
    """Opens an address in a window of one size and color scheme, and returns the content and axe's violations."""
    size, scheme = request.param
    context = chromium.new_context(viewport=size, color_scheme=scheme, reduced_motion="reduce")
    page = context.new_page()

    def open_at(app, path="/"):
        page.goto(app.url + path)
        page.wait_for_selector("body.live, .window")
        shown = Shown(page)
        shown.wait(lambda: page.locator(".moving, .departing").count() == 0)
        page.wait_for_timeout(300)
        return shown

    yield open_at
    context.close()


@pytest.mark.parametrize("path", ADAPTIVE_PATHS)
def test_L07_axe_finds_nothing_serious_in_adaptive(adaptive, visit, path):
    assert findings(visit(adaptive, path).page) == []


@pytest.mark.parametrize("path", COOKBOOK_PATHS)
def test_L07_axe_finds_nothing_serious_in_cookbook(cookbook, visit, path):
    assert findings(visit(cookbook, path).page) == []


def press(shown, words):
    """Taps the top element with a text, and waits until the animations have ended."""
    shown.page.get_by_text(words, exact=True).locator("visible=true").last.click()
    rest(shown)


def press_button(shown, name):
    shown.page.get_by_role("button", name=name, exact=True).locator("visible=true").last.click()
    rest(shown)


def rest(shown):
    shown.page.wait_for_timeout(150)
    shown.wait(lambda: shown.page.evaluate("document.getAnimations().every(a => a.playState !== 'running')"))


def leave(shown, words=None):
    """Closes a presentation with Escape, or with its own button."""
    if words:
        press(shown, words)
    else:
        shown.page.keyboard.press("Escape")
    shown.page.wait_for_selector("dialog[open], :popover-open", state="detached", timeout=5000)
    shown.page.wait_for_selector(".departing", state="detached", timeout=5000)


def test_L07_axe_finds_nothing_serious_in_what_the_cookbook_presents(cookbook, visit):
    shown = visit(cookbook, "/soups/recipes/minestrone")
    wrong = {}
    press_button(shown, "More")
    wrong["menu"] = findings(shown.page)
    press(shown, "Add Note")
    wrong["sheet"] = findings(shown.page)
    shown.page.keyboard.type("Less salt.")
    shown.wait(lambda: shown.page.get_by_role("button", name="Save").is_enabled())
    press(shown, "Cancel")
    wrong["choice"] = findings(shown.page)
    press(shown, "Discard Changes")
    press(shown, "Start Cooking")
    wrong["cover"] = findings(shown.page)
    press_button(shown, "Ingredients")
    wrong["popover"] = findings(shown.page)
    assert {what: found for what, found in wrong.items() if found} == {}


@pytest.mark.parametrize("word", ["", *GALLERY])
def test_L07_axe_finds_nothing_serious_in_gallery(gallery, visit, word):
    shown = visit(gallery, f"/{word}")
    wrong = {"": findings(shown.page)}
    if word:
        press_button(shown, "Source")
        shown.page.wait_for_selector(f"text={word}Screen.swift")
        wrong["source"] = findings(shown.page)
    assert {what: found for what, found in wrong.items() if found} == {}


def test_L07_axe_finds_nothing_serious_in_what_the_gallery_presents(gallery, visit):
    shown = visit(gallery, "/Presentation")
    wrong = {}
    presented = {
        "Sheet": None, "Full-Screen Cover": "Done", "Popover": None, "Alert": None, "Confirmation Dialog": None}
    for button, end in presented.items():
        press(shown, button)
        wrong[button] = findings(shown.page)
        leave(shown, end)
    assert {what: found for what, found in wrong.items() if found} == {}


def test_L07_axe_finds_nothing_serious_at_the_pursers(purser, visit):
    shown = visit(purser)
    wrong = {"": findings(shown.page)}
    ends = {"Safety drill": "Drill is over", "Ledger": "Close it"}
    presented = ["Edit the manifest", "Ada Quist", "Berth plan", "Harbour map", "Notes", "Safety drill",
                 "Refund the fare", "Rename the ship", "Close the account", "Tips", "Ledger"]
    for button in presented:
        press(shown, button)
        wrong[button] = findings(shown.page)
        leave(shown, ends.get(button))
    assert {what: found for what, found in wrong.items() if found} == {}


def test_L07_axe_finds_nothing_serious_in_the_tabs_of_the_harbour(harbour, visit):
    shown = visit(harbour)
    wrong = {}
    tabs = shown.page.locator(".tab-view:not(.tab-view .tab-view) > .tab-bar > .tab").locator("visible=true")
    for tab in range(tabs.count()):
        tabs.nth(tab).click()
        rest(shown)
        wrong[tab] = findings(shown.page)
    assert len(wrong) >= 5
    assert {tab: found for tab, found in wrong.items() if found} == {}


@pytest.mark.parametrize("visit", [FORMS[1]], ids=FORM_NAMES[1:], indirect=True)
def test_L07_axe_finds_nothing_serious_where_tabs_are_arranged(harbour, visit):
    shown = visit(harbour)
    shown.page.get_by_role("button", name="Edit Tabs").click()
    rest(shown)
    assert shown.page.get_by_role("switch").count() == 7
    assert findings(shown.page) == []


@pytest.mark.parametrize("path", PACKAGES_PATHS)
def test_L07_axe_finds_nothing_serious_in_packages(packages, visit, path):
    assert findings(visit(packages, path).page) == []


def test_L07_axe_finds_nothing_serious_in_lists_and_controls(chandlery, visit):
    shown = visit(chandlery)
    wrong = {"": findings(shown.page)}
    for counter in shown.top.locator(".row").all_inner_texts():
        shown.follow(counter.strip())
        wrong[counter] = findings(shown.page)
        shown.back()
    assert len(wrong) > 5
    assert {counter: found for counter, found in wrong.items() if found} == {}
