"""A purser's desk in use: every kind of presentation, on a phone and on a tablet, with a real server."""

import pytest

from apps import served
from finger import Finger
from returning import PHONE, TABLET

mortal = served("Purser", scope="function")


class Desk:
    def __init__(self, shown):
        self.shown, self.page = shown, shown.page
        self.shown.wait(lambda: self.page.get_by_text("Edit the manifest").count() == 1)

    def tap(self, words):
        self.page.get_by_text(words, exact=True).locator("visible=true").last.click()

    def open(self, words, selector="dialog[open]"):
        self.tap(words)
        self.page.wait_for_selector(selector)
        self.rest()
        return self.page.locator(selector).last

    def rest(self):
        self.shown.wait(lambda: self.page.evaluate("document.getAnimations().every(a => a.playState !== 'running')"))

    def is_clear(self):
        self.page.wait_for_selector("dialog[open]", state="detached")
        self.page.wait_for_selector(".departing", state="detached")

    def says(self, words):
        self.shown.wait(lambda: self.page.get_by_text(words, exact=True).count() > 0)

    @property
    def mode(self):
        return self.page.locator(".presentation").last.get_attribute("data-display-mode")


@pytest.fixture(params=[PHONE, TABLET], ids=["phone", "tablet"])
def desk(visit, purser, request):
    return Desk(visit(purser, **request.param))


@pytest.fixture
def phone(visit, purser):
    return Desk(visit(purser, **PHONE, has_touch=True))


@pytest.fixture
def tablet(visit, purser):
    return Desk(visit(purser, **TABLET))


def test_a_sheet_has_a_bar_and_a_stack_of_its_own_and_done_ends_it(desk):
    depth = desk.shown.depth
    sheet = desk.open("Edit the manifest")
    assert sheet.locator(".bar-title").inner_text() == "Manifest"
    cancel, done = [sheet.get_by_role("button", name=name).bounding_box() for name in ("Cancel", "Done")]
    assert cancel["x"] < done["x"]
    sheet.get_by_text("Stowage").click()
    desk.says("Hold 1")
    assert desk.shown.depth == depth
    sheet.locator(".screen:not([data-covered])").get_by_text("Back out").click()
    desk.shown.wait(lambda: desk.shown.title == "Manifest")
    desk.page.get_by_role("button", name="Done").click()
    desk.is_clear()
    desk.says("1 dismissals")
    assert desk.shown.focused == "Edit the manifest"


def test_L03_steps_in_a_sheet_are_none_of_the_browsers_history(desk):
    sheet = desk.open("Edit the manifest")
    sheet.get_by_text("Stowage").click()
    desk.says("Hold 1")
    assert desk.shown.depth == 0, "a step in a sheet is none of the history"


def test_L03_the_browsers_back_goes_back_in_a_sheet_then_out_of_it_and_then_behind_it(phone):
    phone.tap("Cabins")
    phone.shown.is_at("Cabins")
    phone.shown.wait(lambda: phone.shown.depth == 1)
    sheet = phone.open("Cabin list")
    sheet.get_by_text("Stowage").click()
    phone.shown.wait(lambda: phone.shown.title == "Stowage")
    phone.page.go_back()
    phone.shown.wait(lambda: phone.shown.title == "Manifest")
    phone.shown.wait(lambda: phone.shown.depth == 1)
    phone.page.go_back()
    phone.is_clear()
    phone.shown.is_at("Cabins")
    phone.shown.wait(lambda: phone.shown.depth == 1)
    phone.page.go_back()
    phone.shown.is_at("Purser")


def test_K08_a_guard_in_a_sheet_asks_before_escape_takes_it(desk):
    sheet = desk.open("Edit the manifest")
    sheet.get_by_role("textbox").fill("Tar")
    desk.shown.wait(lambda: sheet.get_by_role("textbox").input_value() == "Tar")
    desk.page.wait_for_timeout(200)
    desk.page.keyboard.press("Escape")
    desk.page.wait_for_selector(".dialog[open]")
    desk.page.locator(".dialog .button", has_text="Stay").click()
    desk.page.wait_for_selector(".dialog", state="detached")
    assert sheet.get_by_role("textbox").input_value() == "Tar"
    desk.page.keyboard.press("Escape")
    desk.page.locator(".dialog[open] .button", has_text="Discard").click()
    desk.is_clear()


def test_K08_a_guarded_sheet_swiped_down_comes_home_and_asks(phone):
    phone.open("Edit the manifest")
    sheet = phone.page.locator(".presentation")
    sheet.get_by_role("textbox").fill("Tar")
    phone.page.wait_for_timeout(200)
    finger = Finger(phone.page)
    finger.down(195, 40)
    for y in range(60, 760, 20):
        finger.move(195, y)
    finger.up()
    phone.page.wait_for_selector(".dialog[open]")
    phone.shown.wait(lambda: sheet.bounding_box()["y"] == 20)
    phone.page.locator(".dialog .button", has_text="Stay").click()
    phone.page.wait_for_selector(".dialog", state="detached")
    assert sheet.get_by_role("textbox").input_value() == "Tar"


def test_an_alert_in_a_sheet_takes_both_when_its_action_does(desk):
    desk.open("Edit the manifest")
    desk.tap("Throw overboard")
    desk.page.wait_for_selector(".dialog[open]")
    desk.page.locator(".dialog .button", has_text="Throw").click()
    desk.is_clear()
    desk.says("Overboard")


def test_another_item_is_another_sheet_with_fresh_state(desk):
    desk.open("Ada Quist")
    desk.tap("Stamp 0")
    desk.says("Stamp 1")
    desk.page.keyboard.press("Escape")
    desk.is_clear()
    desk.open("Bo Lindh")
    desk.says("Stamp 0")


def test_a_user_drags_a_sheet_between_the_apps_detents(phone):
    sheet = phone.open("Berth plan")
    assert sheet.bounding_box()["y"] == 422
    finger = Finger(phone.page)
    finger.down(195, 440)
    for y in range(420, 80, -20):
        finger.move(195, y)
    finger.up()
    phone.says("All berths")
    phone.shown.wait(lambda: sheet.bounding_box()["y"] == 20)
    sheet.get_by_role("button", name="Sheet height").click()
    phone.says("Berths")


def test_behind_a_low_map_the_desk_goes_on(phone):
    phone.open("Harbour map")
    phone.tap("Refund the fare")
    phone.page.wait_for_timeout(300)
    # Only one view is presented from the same place at a time, so the alert waits.
    assert phone.page.locator(".dialog[open]").count() == 0
    phone.page.locator(".presentation").focus()
    phone.page.get_by_role("button", name="Sheet height").click()
    phone.rest()


def test_a_cover_ends_by_what_it_offers_alone(desk):
    desk.open("Safety drill")
    assert desk.mode == "cover"
    desk.page.keyboard.press("Escape")
    desk.page.wait_for_timeout(200)
    desk.says("Boats")
    desk.tap("Drill is over")
    desk.is_clear()


def test_an_alerts_buttons_act_and_escape_is_cancel(desk):
    desk.open("Refund the fare")
    desk.page.locator(".dialog .button", has_text="Refund").click()
    desk.is_clear()
    desk.says("Refunded")
    desk.open("Refund the fare")
    desk.page.keyboard.press("Escape")
    desk.is_clear()
    desk.says("Kept")


def test_a_name_is_typed_into_an_alert(desk):
    desk.open("Rename the ship")
    desk.page.keyboard.type("Vasa")
    desk.page.locator(".dialog .button", has_text="Rename").click()
    desk.is_clear()
    desk.says("Renamed to Vasa")


def test_a_choice_is_made(desk):
    dialog = desk.open("Close the account")
    assert dialog.get_attribute("aria-label") == "Account"
    desk.tap("Pay it out")
    desk.is_clear()
    desk.says("Paid out")


def test_L01_tips_are_a_popover_on_a_tablet_and_a_sheet_once_it_is_narrow(tablet):
    tablet.open("Tips")
    assert tablet.mode == "popover"
    tablet.page.set_viewport_size({"width": 500, "height": 834})
    tablet.shown.wait(lambda: tablet.mode == "sheet")
    assert tablet.page.locator("dialog[open]").count() == 1
    box = tablet.page.locator("dialog[open]").bounding_box()
    assert (box["x"], box["width"]) == (0, 500)
    tablet.page.set_viewport_size({"width": 1194, "height": 834})
    tablet.shown.wait(lambda: tablet.mode == "popover")
    tablet.page.keyboard.press("Escape")
    tablet.is_clear()


def test_L01_a_ledger_is_a_column_then_a_sheet_then_a_column_and_keeps_its_entries(tablet):
    tablet.tap("Ledger")
    tablet.page.wait_for_selector(".presentation")
    tablet.rest()
    assert tablet.mode == "column"
    box = tablet.page.locator(".presentation").bounding_box()
    assert box["x"] + box["width"] == 1194 and box["width"] == 300
    tablet.tap("Add an entry")
    tablet.says("1 entries")
    for _ in range(2):
        tablet.page.set_viewport_size({"width": 500, "height": 834})
        tablet.shown.wait(lambda: tablet.mode == "sheet")
        tablet.shown.wait(lambda: tablet.page.locator("dialog[open]").count() == 1)
        tablet.page.set_viewport_size({"width": 1194, "height": 834})
        tablet.shown.wait(lambda: tablet.mode == "column")
        tablet.shown.wait(lambda: tablet.page.locator("dialog[open]").count() == 0)
    tablet.says("1 entries")
    tablet.tap("Edit the manifest")
    tablet.page.wait_for_selector("dialog[open]")
    tablet.page.keyboard.press("Escape")
    tablet.is_clear()
    tablet.tap("Close it")
    tablet.page.wait_for_selector(".presentation", state="detached")


def test_L02_notes_that_scene_storage_presents_come_back_without_moving(visit, mortal):
    desk = Desk(visit(mortal, **PHONE))
    sheet = desk.open("Notes")
    sheet.get_by_role("textbox").fill("Rope")
    desk.page.wait_for_timeout(300)
    desk.page.reload()
    desk.page.wait_for_selector("dialog[open]")
    assert desk.page.evaluate("document.getAnimations().filter(a => a.effect.target?.matches?.('dialog')).length") == 0
    assert desk.page.locator("dialog[open] input").input_value() == "Rope"
    session = "sessionStorage.getItem('backstaff.session')"
    before = desk.page.evaluate(session)
    mortal.kill()
    mortal.start()
    # A page without its server accepts neither taps nor keys.
    desk.shown.wait(lambda: desk.page.evaluate(session) != before)
    desk.page.wait_for_selector("dialog[open]")
    desk.shown.wait(lambda: desk.page.locator("dialog[open] input").input_value() == "Rope")
    desk.page.wait_for_timeout(300)
    desk.page.keyboard.press("Escape")
    desk.is_clear()
