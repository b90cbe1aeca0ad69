"""Wheels and date pickers: an item at rest is chosen once; days are chosen by pointer and by keys."""

import pytest

from list_screens import dates, option
from screens import Tree, label_of, screen, text, window


@pytest.fixture
def passage(open_page):
    def start(style="compact", **options):
        context = {key: options.pop(key) for key in ("locale",) if key in options}
        tree, picker = dates(Tree(), style, **options)
        page, server = open_page(tree, **{"locale": "en-GB", **context})
        page.wait_for_timeout(150)
        return picker[0], page, server
    return start


def edits(server):
    return [(event["e"], event["text"]) for event in server.events("edit")]


def test_a_compact_picker_opens_a_calendar_and_a_day_is_chosen_at_the_same_time_of_day(passage, eventually):
    picker, page, server = passage()
    face = page.locator(".date-face").first
    assert face.inner_text() == "21 Nov 2026" and face.get_attribute("aria-expanded") == "false"
    face.click()
    assert "26 November 2026" in page.locator("[data-day='2026-11-26']").get_attribute("aria-label")
    assert page.get_by_role("dialog").get_attribute("aria-label") == "Departure Date"
    page.locator("[data-day='2026-11-26']").click()
    eventually(page, lambda: edits(server) == [(picker, "2026-11-26T08:30")])
    server.patch(["set", picker, "value", "2026-11-26T08:30"])
    eventually(page, lambda: face.inner_text() == "26 Nov 2026")
    assert page.locator("[aria-selected=true] > .calendar-day").inner_text() == "26"
    page.keyboard.press("Escape")
    assert page.locator(".date-popup").count() == 0


def test_days_outside_the_bounds_can_t_be_chosen(passage):
    picker, page, server = passage("graphical")
    day = page.locator("[data-day='2026-11-02']")
    assert day.get_attribute("aria-disabled") == "true"
    day.click(force=True)
    page.wait_for_timeout(60)
    assert edits(server) == []


def test_the_calendar_is_one_tab_stop_and_keys_move_in_it(passage, eventually):
    picker, page, server = passage("graphical")
    assert page.locator(".calendar-day[tabindex='0']").count() == 1
    page.locator(".calendar-day[tabindex='0']").focus()

    def focused():
        return page.evaluate("document.activeElement.dataset.day")
    for key, day in [("ArrowRight", "2026-11-22"), ("ArrowDown", "2026-11-29"), ("ArrowLeft", "2026-11-28"), ("ArrowUp", "2026-11-21"),
                     ("Home", "2026-11-16"), ("End", "2026-11-22"), ("PageDown", "2026-12-22"), ("PageUp", "2026-11-22"),
                     ("Shift+PageDown", "2027-11-22"), ("Shift+PageUp", "2026-11-22"), ("ArrowDown", "2026-11-29"),
                     ("ArrowDown", "2026-12-06")]:
        page.keyboard.press(key)
        assert focused() == day
    assert page.locator(".calendar-title").inner_text() == "December 2026"
    assert edits(server) == []
    page.keyboard.press("Enter")
    eventually(page, lambda: edits(server) == [(picker, "2026-12-06T08:30")])


def test_the_arrows_turn_the_month_and_choose_nothing(passage):
    picker, page, server = passage("graphical")
    page.get_by_role("button", name="Next month").click()
    assert page.locator(".calendar-title").inner_text() == "December 2026"
    page.get_by_role("button", name="Previous month").click()
    page.get_by_role("button", name="Previous month").click()
    assert page.locator(".calendar-title").inner_text() == "October 2026" and edits(server) == []


def test_only_the_components_asked_for_show(passage):
    picker, page, server = passage("compact", components="date")
    assert page.locator(".date-face").count() == 2
    picker, page, server = passage("wheel", components="time", wheel=False)
    assert page.locator(".wheel").evaluate_all("wheels => wheels.map(wheel => wheel.dataset.field)") == ["hour", "minute"]


@pytest.mark.parametrize("locale, fields", [("en-GB", ["day", "month", "year"]), ("en-US", ["month", "day", "year"]),
                                            ("ja-JP", ["year", "month", "day"])])
def test_wheels_stand_in_the_order_of_the_language(passage, locale, fields):
    picker, page, server = passage("wheel", components="date", wheel=False, locale=locale)
    assert page.locator(".wheel").evaluate_all("wheels => wheels.map(wheel => wheel.dataset.field)") == fields


def test_a_wheel_chooses_what_comes_to_rest_and_only_then(passage, eventually):
    picker, page, server = passage("wheel", components="date", wheel=False)
    wheel = page.locator(".wheel[data-field=day]")
    assert wheel.get_attribute("aria-valuetext") == "21"
    wheel.focus()
    for _ in range(3):
        page.keyboard.press("ArrowDown")
    assert edits(server) == []
    eventually(page, lambda: edits(server) == [(picker, "2026-11-24T08:30")])
    page.wait_for_timeout(300)
    assert len(edits(server)) == 1


def test_what_the_server_doesn_t_take_turns_back(passage, eventually):
    picker, page, server = passage("wheel", components="date", wheel=False)
    server.respond = lambda server, event: {"ops": []}
    wheel = page.locator(".wheel[data-field=day]")
    wheel.focus()
    page.keyboard.press("ArrowDown")
    eventually(page, lambda: len(edits(server)) == 1)
    eventually(page, lambda: wheel.get_attribute("aria-valuetext") == "21")


def test_what_lies_outside_the_bounds_is_the_bound(passage, eventually):
    picker, page, server = passage("wheel", components="date", wheel=False)
    page.locator(".wheel[data-field=day]").focus()
    page.keyboard.press("Home")
    eventually(page, lambda: edits(server) == [(picker, "2026-11-03T00:00")])


def test_a_month_that_is_too_short_ends_on_its_last_day(open_page, eventually):
    t = Tree()
    picker = t("date-picker", value="2026-01-31T10:00", components="date", control_style="wheel")
    page, server = open_page(window(t, screen(t, "Date", [picker])), locale="en-GB")
    page.locator(".wheel[data-field=month]").focus()
    page.keyboard.press("ArrowDown")
    eventually(page, lambda: edits(server) == [(picker[0], "2026-02-28T10:00")])


def test_a_picker_as_a_wheel_activates_the_option_on_the_line(open_page, eventually):
    t = Tree()
    options = [option(t, str(number), number == 3) for number in range(1, 9)]
    picker = t("picker", label_of(t, "Number"), *options, control_style="wheel")
    page, server = open_page(window(t, screen(t, "Wheel", [picker])))
    page.wait_for_timeout(150)
    wheel = page.get_by_role("spinbutton", name="Number")
    assert wheel.get_attribute("aria-valuetext") == "3" and page.locator(".picker-face").count() == 0
    page.locator(".wheel-item").nth(4).click()
    eventually(page, lambda: [event["e"] for event in server.events("activate")] == [options[4][0]])
    server.patch(["set", options[2][0], "selected", None], ["set", options[4][0], "selected", True])
    page.wait_for_timeout(300)
    assert len(server.events("activate")) == 1 and wheel.get_attribute("aria-valuetext") == "5"


def test_a_disabled_picker_opens_nothing(open_page):
    t = Tree()
    picker = t("date-picker", value="2026-01-31T10:00", components="date", control_style="compact", disabled=True)
    page, server = open_page(window(t, screen(t, "Date", [picker])))
    assert page.locator(".date-face").is_disabled()


def test_a_picker_that_leads_elsewhere_is_a_link_with_its_value(open_page, eventually):
    t = Tree()
    options = [option(t, name, name == "Föhr") for name in ("Amrum", "Föhr")]
    picker = t("picker", label_of(t, "Island"), *options, control_style="navigation-link", verbs="activate")
    page, server = open_page(window(t, screen(t, "Form", [t("list", t("row", picker))])))
    link = page.get_by_role("link")
    assert link.inner_text().split() == ["Island", "Föhr"] and page.locator(".picker-face").count() == 0
    link.click()
    link.focus()
    page.keyboard.press("Enter")
    eventually(page, lambda: [event["e"] for event in server.events("activate")] == [picker[0]] * 2)
    server.patch(["set", options[1][0], "selected", None], ["set", options[0][0], "selected", True])
    eventually(page, lambda: link.inner_text().split() == ["Island", "Amrum"])


# Calendars of several days

def many(t):
    picker = t("date-picker", value="2026-11-03 2026-11-21", components="date", control_style="graphical", selection="many",
               label="Days off", minimum="2026-11-02", maximum="2026-12-23")
    return window(t, screen(t, "Passage", [t("list", t("row", picker))])), picker[0]


def test_a_calendar_of_several_days_shows_them_and_each_tap_sends_a_day(open_page, eventually):
    tree, picker = many(Tree())
    page, server = open_page(tree, locale="en-GB")
    chosen = page.locator("[aria-selected=true] > .calendar-day")
    eventually(page, lambda: chosen.all_inner_texts() == ["3", "21"])
    assert page.locator(".calendar-title").inner_text() == "November 2026"
    assert page.locator(".date-face").count() == 0
    page.locator("[data-day='2026-11-26']").click()
    eventually(page, lambda: edits(server) == [(picker, "2026-11-26")])
    server.patch(["set", picker, "value", "2026-11-03 2026-11-21 2026-11-26"])
    eventually(page, lambda: chosen.all_inner_texts() == ["3", "21", "26"])
    page.locator("[data-day='2026-11-01']").click(force=True)
    page.wait_for_timeout(60)
    assert len(edits(server)) == 1


def test_a_calendar_of_several_days_stays_at_its_month_when_a_day_is_added_or_none_is_left(open_page, eventually):
    tree, picker = many(Tree())
    page, server = open_page(tree, locale="en-GB")
    page.get_by_role("button", name="Next month").click()
    page.locator("[data-day='2026-12-04']").click()
    eventually(page, lambda: edits(server) == [(picker, "2026-12-04")])
    server.patch(["set", picker, "value", "2026-11-03 2026-12-04"])
    eventually(page, lambda: page.locator("[aria-selected=true] > .calendar-day").all_inner_texts() == ["4"])
    server.patch(["set", picker, "value", None])
    eventually(page, lambda: page.locator("[aria-selected=true]").count() == 0)
    assert page.locator(".calendar-title").inner_text() == "December 2026"
    page.locator("[data-day='2026-12-04']").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    eventually(page, lambda: edits(server)[-1] == (picker, "2026-12-05"))
