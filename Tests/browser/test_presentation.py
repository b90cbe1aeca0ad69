"""Sheets, popovers, alerts and confirmation dialogs in the page: touch, keys, pointer and focus."""

import pytest

from finger import Finger
from motion import Motion
from presentation_screens import Presented, Question, tips
from screens import Tree

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
TABLET = {"viewport": {"width": 1194, "height": 834}}


@pytest.fixture
def present(open_page):
    def start(kind=Presented, opens=True, options=PHONE, context=None, **more):
        made = kind(Tree(), **more)
        page, server = open_page(made.tree, made.respond, **options, **(context or {}))
        if opens:
            page.get_by_text("Open").click()
            page.wait_for_selector("dialog[open]")
            page.wait_for_timeout(450)
        return made, page, server
    return start


def box(page, selector="dialog"):
    return page.locator(selector).bounding_box()


def sent(server, made, verb):
    return [event for event in server.frames if event.get("do") == verb and event.get("e") == made.id]


def focused(page):
    return page.evaluate("document.activeElement.textContent")


def test_a_card_stands_at_the_bottom_and_what_is_behind_steps_back_and_is_inert(present):
    made, page, server = present()
    place = box(page)
    assert (place["x"], place["width"], place["y"] + place["height"]) == (0, 390, 844) and place["y"] == 20
    assert page.evaluate("document.querySelector('#app > .navigation-stack').getBoundingClientRect().width") < 380
    assert page.evaluate("document.querySelector('dialog').matches(':modal')")
    assert focused(page) == "Manifest"
    assert page.get_by_role("dialog", name="Manifest").count() == 1


def test_behind_a_card_on_a_phone_on_its_side_the_window_steps_back_too_and_comes_home(
        present, eventually):
    made, page, server = present(options={"viewport": {"width": 844, "height": 390}, "has_touch": True})
    behind = "document.querySelector('#app > .navigation-stack').getBoundingClientRect().width"
    assert page.evaluate(behind) < 800
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    eventually(page, lambda: page.evaluate(behind) == 844)


def test_behind_a_form_on_a_tablet_the_window_stays(present):
    made, page, server = present(kind=Form, options=TABLET)
    assert page.evaluate("document.querySelector('#app > .navigation-stack').getBoundingClientRect().width") == 1194


@pytest.mark.parametrize("way", ["escape", "beside"])
def test_L07_escape_and_a_click_beside_it_end_it_and_focus_returns(present, eventually, way):
    made, page, server = present()
    if way == "escape":
        page.keyboard.press("Escape")
    else:
        page.mouse.click(200, 5)
    page.wait_for_selector("dialog", state="detached")
    assert len(sent(server, made, "cancel")) == 1
    assert focused(page) == "Open"
    assert page.evaluate("!document.querySelector('#app').hasAttribute('data-behind-card')")


def test_L07_focus_goes_round_in_a_sheet(present):
    made, page, server = present()
    for _ in range(4):
        page.keyboard.press("Tab")
        assert page.evaluate("document.activeElement.closest('dialog') !== null")
    page.keyboard.press("Shift+Tab")
    assert page.evaluate("document.activeElement.closest('dialog') !== null")


def drag(page, start, end, x=195, step=20, wait=16, up=True, rest=0):
    finger = Finger(page)
    finger.down(x, start)
    y = start
    while y != end:
        y = min(y + step, end) if end > start else max(y - step, end)
        finger.move(x, y, wait)
    finger.rest(rest)
    if up:
        finger.up()
    return finger


def test_a_sheet_follows_a_finger_down_and_goes_past_half(present):
    made, page, server = present()
    finger = drag(page, 40, 300, up=False)
    assert box(page)["y"] > 240
    assert sent(server, made, "cancel") == []
    drag_on = range(320, 700, 20)
    for y in drag_on:
        finger.move(195, y)
    finger.up()
    page.wait_for_selector("dialog", state="detached")
    assert len(sent(server, made, "cancel")) == 1


def test_a_sheet_let_go_early_comes_home(present, eventually):
    made, page, server = present()
    drag(page, 40, 200, rest=200)
    eventually(page, lambda: box(page)["y"] == 20)
    assert sent(server, made, "cancel") == []


def test_a_sheet_whose_server_keeps_it_comes_home(present, eventually):
    made, page, server = present(refuses=True)
    drag(page, 40, 700)
    eventually(page, lambda: len(sent(server, made, "cancel")) == 1)
    eventually(page, lambda: box(page)["y"] == 20)
    page.get_by_text("Done").wait_for(state="visible")


def test_a_sheet_that_mustnt_go_gives_way_only_a_little(present, eventually):
    made, page, server = present(dismiss_disabled=True)
    finger = drag(page, 40, 440, up=False)
    assert box(page)["y"] < 160
    finger.up()
    eventually(page, lambda: box(page)["y"] == 20)
    assert sent(server, made, "cancel") == []


def test_a_swipe_in_the_content_scrolls_until_its_top_is_reached(present, eventually):
    made, page, server = present()
    page.evaluate("document.querySelector('dialog .list').scrollTop = 200")
    drag(page, 300, 500)
    page.wait_for_timeout(100)
    assert box(page)["y"] == 20 and sent(server, made, "cancel") == []
    page.evaluate("document.querySelector('dialog .list').scrollTop = 0")
    drag(page, 300, 800)
    page.wait_for_selector("dialog", state="detached")


def test_a_sheet_is_dragged_between_its_detents_and_its_grabber_goes_through_them(present, eventually):
    made, page, server = present(detents="medium large", detent="medium")
    assert box(page)["y"] == 422
    drag(page, 440, 100)
    eventually(page, lambda: [event["text"] for event in sent(server, made, "edit")] == ["large"])
    eventually(page, lambda: box(page)["y"] == 20)
    page.get_by_role("button", name="Sheet height").press("Enter")
    eventually(page, lambda: [event["text"] for event in sent(server, made, "edit")] == ["large", "medium"])
    eventually(page, lambda: box(page)["y"] == 422)


def test_what_is_behind_a_passable_sheet_can_be_tapped(present, eventually):
    made, page, server = present(detents="220", detent="220", background_interaction="enabled")
    page.get_by_text("Other").click()
    eventually(page, lambda: any(event.get("e") == made.other[0] for event in server.frames))
    assert page.locator("dialog[open]").count() == 1


def test_a_popover_stands_beside_its_source_with_an_arrow_and_a_click_beside_ends_it(present):
    made, page, server = present(kind=Popover, options=TABLET)
    source, place = page.get_by_text("Open").bounding_box(), box(page)
    assert abs(source["x"] + source["width"] / 2 - place["x"] - place["width"] / 2) < 2
    assert 8 <= place["y"] - source["y"] - source["height"] <= 14
    page.mouse.click(20, 400)
    page.wait_for_selector("dialog", state="detached")
    assert len(sent(server, made, "cancel")) == 1


class Popover(Presented):
    def __init__(self, t, **more):
        super().__init__(t, kind="popover", content=tips, **more)


class Form(Presented):
    def __init__(self, t, **more):
        super().__init__(t, kind="form", **more)


def test_a_popover_in_the_dark_is_lighter_than_rows_that_it_lies_on(present):
    _, page, _ = present(kind=Popover, options={**TABLET, "color_scheme": "dark"})
    assert page.evaluate("getComputedStyle(document.querySelector('dialog')).backgroundColor") == "rgb(44, 44, 46)"


class Styled(Presented):
    """With the styles around the presenting view, as the server sends them with the presentation."""

    def __init__(self, t, **more):
        super().__init__(t, content=tips, foreground="green", font="title2", **more)


def test_4_53_what_is_presented_is_written_as_styles_around_its_presenter_say(present):
    _, page, _ = present(kind=Styled)
    style = page.get_by_text("Tips").evaluate("node => [getComputedStyle(node).color, getComputedStyle(node).fontSize]")
    green = page.evaluate("""() => {
        const probe = document.createElement("span");
        probe.style.color = "var(--ink-green)";
        document.querySelector("dialog").append(probe);
        const color = getComputedStyle(probe).color;
        probe.remove();
        return color;
    }""")
    assert style == [green, "22px"]


def test_4_53_what_is_presented_without_such_styles_is_written_as_the_platform_has_it(present):
    _, page, _ = present(kind=Popover, options=TABLET)
    style = page.get_by_text("Tips").evaluate("node => [getComputedStyle(node).color, getComputedStyle(node).fontSize]")
    assert style == ["rgb(0, 0, 0)", "17px"]


def test_a_sheet_is_a_form_of_540_by_620_on_a_tablet(present):
    _, page, _ = present(kind=Form, options=TABLET)
    place = box(page)
    assert (place["x"], place["y"], place["width"], place["height"]) == (327, 107, 540, 620)


def test_an_alert_is_270_wide_and_escape_is_sent_as_its_cancel(present):
    made, page, server = present(kind=Question)
    assert box(page)["width"] == 270
    assert focused(page) == "Keep"
    page.mouse.click(20, 20)
    assert sent(server, made, "cancel") == []
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    assert len(sent(server, made, "cancel")) == 1


class Saving(Question):
    def __init__(self, t, **more):
        super().__init__(t, buttons=("Cancel", "Save"), **more)


def test_in_an_alert_with_cancel_and_another_button_return_presses_the_other_and_escape_is_cancel(present, eventually):
    made, page, server = present(kind=Saving)
    names = {button[0]: name for button, name in zip(made.buttons, made.titles)}
    assert focused(page) == "Save"
    page.keyboard.press("Enter")
    eventually(page, lambda: [names.get(e.get("e")) for e in server.events("activate")][-1:] == ["Save"])
    page.wait_for_selector("dialog", state="detached")
    made, page, server = present(kind=Saving)
    page.keyboard.press("Escape")
    eventually(page, lambda: len(sent(server, made, "cancel")) == 1)


def test_return_that_is_held_from_before_an_alert_came_is_no_answer(present, eventually):
    made, page, server = present(kind=Saving)
    # A key that goes down again without having gone up is one that is held.
    page.evaluate("""() => { const node = document.activeElement;
        window.went = node.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", repeat: true, bubbles: true, cancelable: true })); }""")
    assert page.evaluate("window.went") is False


def test_in_an_alert_with_a_button_that_destroys_return_presses_cancel_at_first(present, eventually):
    for keys, pressed in (["Enter"], "Keep"), (["Tab", "Enter"], "Refund"):
        made, page, server = present(kind=Question)
        names = {button[0]: name for button, name in zip(made.buttons, made.titles)}
        assert focused(page) == "Keep"
        for key in keys:
            page.keyboard.press(key)
        eventually(page, lambda: [names.get(e.get("e")) for e in server.events("activate")][-1:] == [pressed])
        page.wait_for_selector("dialog", state="detached")


def test_two_short_buttons_stand_side_by_side_and_others_on_top_of_each_other(present):
    made, page, server = present(kind=Question)
    first, second = [page.locator(".dialog .button", has_text=name).bounding_box() for name in ("Keep", "Refund")]
    assert first["y"] == second["y"] and first["x"] < second["x"]


def test_L07_a_field_in_an_alert_has_the_focus(present):
    made, page, server = present(kind=Named)
    assert page.evaluate("document.activeElement.localName") == "input"
    page.keyboard.type("Vasa")
    assert page.locator("dialog input").input_value() == "Vasa"


class Named(Question):
    def __init__(self, t, **more):
        super().__init__(t, buttons=("Cancel", "Rename"), fields=("Name",), **more)


class Choice(Question):
    def __init__(self, t, **more):
        super().__init__(t, kind="sheet", buttons=("Pay it out", "Refund", "Cancel"), **more)


def test_a_choice_comes_from_below_and_a_tap_beside_it_is_its_cancel(present):
    made, page, server = present(kind=Choice)
    place = box(page)
    assert place["y"] + place["height"] == 836
    page.mouse.click(195, 100)
    page.wait_for_selector("dialog", state="detached")
    assert len(sent(server, made, "cancel")) == 1


def test_a_tap_in_the_gap_above_a_choices_cancel_does_nothing(present):
    made, page, server = present(kind=Choice)
    cancel = page.locator(".dialog .button", has_text="Cancel").bounding_box()
    page.mouse.click(195, cancel["y"] - 4)
    page.wait_for_timeout(100)
    assert sent(server, made, "cancel") == []
    assert page.locator("dialog[open]").count() == 1


def test_a_presentation_that_was_there_at_first_doesnt_move(open_page):
    made = Presented(Tree(), shown=True)
    page, server = open_page(made.tree, made.respond, **PHONE)
    page.wait_for_selector("dialog[open]")
    assert page.evaluate("document.getAnimations().length") == 0
    assert box(page)["y"] == 20


def test_with_reduced_motion_a_sheet_only_fades(present):
    made, page, server = present(opens=False, context={"reduced_motion": "reduce"})
    # Animations are held at their start, so that there is time to check them.
    Motion(page)
    page.get_by_text("Open").click()
    page.wait_for_selector("dialog[open]")
    keys = page.evaluate("document.getAnimations().flatMap(a => a.effect.getKeyframes().flatMap(f => Object.keys(f)))")
    assert "opacity" in keys and "translate" not in keys and "scale" not in keys


def test_L07_alt_left_in_a_sheet_doesnt_go_back_behind_it(present):
    made, page, server = present()
    page.keyboard.press("Alt+ArrowLeft")
    page.wait_for_timeout(100)
    assert not any(event.get("do") == "back" for event in server.frames)
    assert page.locator("dialog[open]").count() == 1


class Inspected(Question):
    """An alert in a window whose content has an inspector."""

    def __init__(self, t, **more):
        super().__init__(t, **more)
        self.inspector = t("presentation", *tips(t), display_mode="column")
        self.tree = t("window", t("inspector", *self.tree[4], self.inspector))


def is_on_top(page, words):
    return page.evaluate("""(words) => {
        const button = [...document.querySelectorAll(".button")].find((node) => node.textContent === words);
        const box = button.getBoundingClientRect();
        return button.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
    }""", words)


def test_an_alert_stays_above_an_inspector_that_becomes_a_sheet_and_after_a_reload(present, eventually):
    made, page, server = present(kind=Inspected, options=TABLET)
    assert page.locator("dialog:modal").count() == 1 and is_on_top(page, "Keep")
    server.patch(["set", made.inspector[0], "display-mode", "sheet"])
    eventually(page, lambda: page.locator("dialog:modal").count() == 2)
    page.wait_for_timeout(450)
    assert is_on_top(page, "Keep")
    assert focused(page) == "Keep"
    assert sent(server, made, "cancel") == []
    made.inspector[2]["display-mode"] = "sheet"
    made.tree[4].append(made.presentation)
    page.reload()
    eventually(page, lambda: page.locator("dialog:modal").count() == 2)
    assert is_on_top(page, "Keep")
    page.get_by_text("Keep").click()
    eventually(page, lambda: page.locator("dialog:modal").count() == 1)
