"""Typed text is never lost, the caret stays, and an input method isn't disturbed."""

import pytest

from screens import Tree, window, screen, text


def form(value=""):
    t = Tree()
    field = t("text-field", value=value)
    return window(t, screen(t, "Title", [field])), field[0]


def value(page, field):
    return page.locator(f"#e{field}").input_value()


def caret(page, field):
    return page.evaluate(f"[e{field}.selectionStart, e{field}.selectionEnd]")


def test_each_edit_goes_out_with_the_whole_text(open_page, eventually):
    tree, field = form("a")
    page, server = open_page(tree)
    page.locator(f"#e{field}").focus()
    page.keyboard.press("End")
    page.keyboard.type("bc")
    eventually(page, lambda: [e["text"] for e in server.events("edit")] == ["ab", "abc"])


def test_a_value_that_answers_an_older_edit_is_not_taken(open_page, eventually):
    tree, field = form()
    page, server = open_page(tree)
    server.swallows = True
    page.locator(f"#e{field}").press_sequentially("hello")
    eventually(page, lambda: len(server.events("edit")) == 5)
    server.patch(["set", field, "value", "HE"], n=server.frames[-1]["n"] - 3)
    page.wait_for_timeout(100)
    assert value(page, field) == "hello"


def test_a_value_that_answers_the_latest_edit_is_taken_and_the_caret_stays(open_page, eventually):
    tree, field = form("hello world")
    page, server = open_page(tree)
    page.locator(f"#e{field}").focus()
    page.evaluate(f"e{field}.setSelectionRange(2, 2)")
    page.keyboard.type("X")
    eventually(page, lambda: len(server.events("edit")) == 1)
    server.patch(["set", field, "value", "HEXLLO WORLD"])
    eventually(page, lambda: value(page, field) == "HEXLLO WORLD")
    assert caret(page, field) == [3, 3]


def test_words_put_in_front_of_the_caret_push_it_on(open_page, eventually):
    tree, field = form("world")
    page, server = open_page(tree)
    page.locator(f"#e{field}").focus()
    page.evaluate(f"e{field}.setSelectionRange(2, 2)")
    server.patch(["set", field, "value", "hello world"])
    eventually(page, lambda: value(page, field) == "hello world")
    assert caret(page, field) == [8, 8]


def test_the_app_can_empty_a_field(open_page, eventually):
    tree, field = form()
    page, server = open_page(tree, lambda s, e: {"ops": [["set", field, "value", ""]]} if e["do"] == "submit" else None)
    page.locator(f"#e{field}").press_sequentially("milk")
    page.keyboard.press("Enter")
    eventually(page, lambda: value(page, field) == "")
    assert [e["do"] for e in server.frames][-2:] == ["edit", "submit"]


def test_composition_sends_nothing_and_takes_nothing_until_it_ends(open_page, eventually):
    tree, field = form()
    page, server = open_page(tree)
    page.locator(f"#e{field}").focus()
    session = page.context.new_cdp_session(page)
    session.send("Input.imeSetComposition", {"text": "に", "selectionStart": 1, "selectionEnd": 1})
    session.send("Input.imeSetComposition", {"text": "にほ", "selectionStart": 2, "selectionEnd": 2})
    server.patch(["set", field, "value", "server"])
    page.wait_for_timeout(100)
    assert value(page, field) == "にほ" and server.events("edit") == []
    session.send("Input.insertText", {"text": "日本"})
    eventually(page, lambda: [e["text"] for e in server.events("edit")] == ["日本"])
    assert value(page, field) == "日本"


def test_typing_without_a_connection_arrives_when_it_is_back(open_page, eventually):
    tree, field = form()
    page, server = open_page(tree)
    server.refuses = True
    server.drop()
    page.locator(f"#e{field}").press_sequentially("offline")
    page.wait_for_timeout(300)
    assert value(page, field) == "offline"
    server.refuses = False
    eventually(page, lambda: server.events("edit") and server.events("edit")[-1]["text"] == "offline")
    assert value(page, field) == "offline"
    numbers = [e["n"] for e in server.frames]
    assert numbers == sorted(set(numbers))


def test_focus_is_reported(open_page, eventually):
    tree, field = form()
    page, server = open_page(tree)
    page.locator(f"#e{field}").focus()
    page.evaluate(f"e{field}.blur()")
    eventually(page, lambda: [e["to"] for e in server.events("focus")] == [True, False])


def test_half_a_character_goes_out_as_one_that_can_be_sent(open_page, eventually):
    tree, field = form()
    page, server = open_page(tree)
    page.evaluate(f"e{field}.value = 'a\\ud83d'; e{field}.dispatchEvent(new InputEvent('input', {{ bubbles: true }}))")
    eventually(page, lambda: [e["text"] for e in server.events("edit")] == ["a\ufffd"])


LONGEST = 60_000


def editor(value):
    t = Tree()
    field = t("text-field", value=value, axis="vertical", field_style="editor")
    return window(t, screen(t, "Title", [field])), field[0]


def paste(page, field, words, start, end):
    """Selects a part of a field's text and pastes over it, as the browser does."""
    page.evaluate("async words => navigator.clipboard.writeText(words)", words)
    page.locator(f"#e{field}").focus()
    page.evaluate(f"e{field}.setSelectionRange({start}, {end})")
    page.keyboard.press("Control+V")


def notices(page):
    return page.locator(".notice").all_inner_texts()


@pytest.mark.parametrize("letter, count", [("a", LONGEST), ("é", LONGEST // 2), ("日", LONGEST // 3), ("🧭", LONGEST // 4)])
def test_a_text_of_the_greatest_length_goes_out_and_a_longer_one_is_refused_whole(open_page, eventually, letter, count):
    tree, field = editor("")
    page, server = open_page(tree, permissions=["clipboard-read", "clipboard-write"])
    paste(page, field, letter * count, 0, 0)
    eventually(page, lambda: [len(e["text"].encode()) for e in server.events("edit")] == [LONGEST])
    assert notices(page) == []

    end = len((letter * count).encode("utf-16-le")) // 2
    paste(page, field, letter, end, end)
    eventually(page, lambda: len(notices(page)) == 1)
    assert value(page, field) == letter * count
    assert caret(page, field) == [end, end]
    assert len(server.events("edit")) == 1

    page.keyboard.press("Backspace")
    eventually(page, lambda: server.events("edit")[-1]["text"] == letter * (count - 1))


def test_a_paste_that_is_too_long_changes_nothing_and_can_be_undone_further(open_page, eventually):
    tree, field = editor("")
    page, server = open_page(tree, permissions=["clipboard-read", "clipboard-write"])
    page.locator(f"#e{field}").press_sequentially("one")
    paste(page, field, "x" * (LONGEST + 1), 1, 2)
    eventually(page, lambda: len(notices(page)) == 1)
    assert value(page, field) == "one" and caret(page, field) == [1, 2]
    page.keyboard.press("Control+Z")
    assert value(page, field) != "one"
    assert all(len(e["text"]) <= 3 for e in server.events("edit"))


def test_text_that_an_input_method_makes_too_long_is_taken_back(open_page, eventually):
    tree, field = editor("a" * (LONGEST - 1))
    page, server = open_page(tree)
    page.locator(f"#e{field}").focus()
    page.evaluate(f"e{field}.setSelectionRange(2, 2)")
    session = page.context.new_cdp_session(page)
    session.send("Input.imeSetComposition", {"text": "に", "selectionStart": 1, "selectionEnd": 1})
    session.send("Input.insertText", {"text": "日本"})
    eventually(page, lambda: len(notices(page)) == 1)
    assert value(page, field) == "a" * (LONGEST - 1) and caret(page, field) == [2, 2]
    assert server.events("edit") == []


def test_a_text_of_the_app_that_is_too_long_can_only_be_replaced_by_a_shorter_one(open_page, eventually):
    tree, field = editor("b" * (LONGEST + 10))
    page, server = open_page(tree, permissions=["clipboard-read", "clipboard-write"])
    page.locator(f"#e{field}").focus()
    page.keyboard.press("Control+End")
    page.keyboard.press("Backspace")
    eventually(page, lambda: len(notices(page)) == 1)
    assert len(value(page, field)) == LONGEST + 10 and server.events("edit") == []
    paste(page, field, "short", 0, LONGEST + 10)
    eventually(page, lambda: [e["text"] for e in server.events("edit")] == ["short"])


def test_a_field_of_one_line_has_the_same_limit(open_page, eventually):
    tree, field = form("")
    page, server = open_page(tree, permissions=["clipboard-read", "clipboard-write"])
    paste(page, field, "x" * (LONGEST + 1), 0, 0)
    eventually(page, lambda: len(notices(page)) == 1)
    assert value(page, field) == "" and server.events("edit") == []


# Taps beside a field that has the focus

@pytest.fixture
def form_with_controls(open_page):
    """A page with a focused field, a button, a link and another field. Returns what to tap, and what was sent."""
    def start(**context):
        t = Tree()
        field, other = t("text-field", placeholder="Name"), t("text-field", placeholder="Mail")
        button, link = t("button", text(t, "Add")), t("link", text(t, "More"))
        page, server = open_page(window(t, screen(t, "Form", [t("v-stack", field, button, link, other)])), **context)
        names = {field[0]: "Name", other[0]: "Mail", button[0]: "Add", link[0]: "More"}
        sent = lambda: [(names[frame["e"]], frame["do"], frame.get("to")) for frame in server.frames
                        if frame.get("e") in names and frame["do"] != "address"]
        page.locator(f"#e{field[0]}").focus()
        return page, {name: page.locator(f"#e{number}") for number, name in names.items()}, sent
    return start


@pytest.mark.parametrize("context", [{}, {"has_touch": True}], ids=["mouse", "finger"])
def test_a_tap_on_a_button_leaves_the_focus_in_its_field(form_with_controls, eventually, context):
    page, controls, sent = form_with_controls(**context)
    tap = controls["Add"].tap if context else controls["Add"].click
    tap()
    eventually(page, lambda: sent() == [("Name", "focus", True), ("Add", "activate", None)])
    assert controls["Name"].evaluate("field => field === document.activeElement")
    page.keyboard.press("Tab")
    eventually(page, lambda: sent()[2:] == [("Name", "focus", False)])


def test_a_mouse_beside_all_controls_leaves_the_focus_in_its_field_and_a_finger_takes_it(form_with_controls, eventually):
    page, controls, sent = form_with_controls(has_touch=True)
    page.mouse.click(200, 600)
    page.keyboard.type("a")
    eventually(page, lambda: [event[1] for event in sent()] == ["focus", "edit"])
    assert controls["Name"].evaluate("field => field === document.activeElement")
    page.touchscreen.tap(200, 600)
    eventually(page, lambda: sent()[2:] == [("Name", "focus", False)])


def test_a_mouse_on_a_colour_a_tapped_view_or_a_dragged_one_leaves_the_focus_in_its_field(open_page, eventually):
    t = Tree()
    field = t("text-field", placeholder="Name")

    def box(words, **attributes):
        return t("gesture", t("frame", t("color", fill="teal"), width=120, height=60), label=words, **attributes)
    plain = t("frame", t("color", fill="red"), width=120, height=60)
    tapped, dragged = box("tapped", verbs="activate"), box("dragged", verbs="drag", drag_distance=10)
    button = t("button", text(t, "Act"))
    page, server = open_page(window(t, screen(t, "Form", [t("v-stack", field, plain, tapped, dragged, button)])))
    page.locator(f"#e{field[0]}").focus()
    for part in (plain, tapped, dragged, button):
        page.locator(f"#e{part[0]}").click()
        assert page.evaluate("document.activeElement.id") == f"e{field[0]}"
    eventually(page, lambda: [event["e"] for event in server.events("activate")] == [tapped[0], button[0]])
    assert [event["to"] for event in server.events("focus")] == [True]


def test_a_mouse_on_a_text_selects_it(form_with_controls, open_page):
    t = Tree()
    field = t("text-field", placeholder="Name")
    page, _ = open_page(window(t, screen(t, "Form", [t("v-stack", field, text(t, "Remark"))])))
    page.locator(f"#e{field[0]}").focus()
    page.get_by_text("Remark").dblclick()
    assert page.evaluate("getSelection().toString()") == "Remark"


def test_a_tap_on_a_link_takes_the_focus(form_with_controls, eventually):
    page, controls, sent = form_with_controls()
    controls["More"].click()
    eventually(page, lambda: sent() == [("Name", "focus", True), ("Name", "focus", False), ("More", "activate", None)])


def test_a_field_that_takes_the_focus_from_another_is_told_first(form_with_controls, eventually):
    page, controls, sent = form_with_controls()
    controls["Mail"].click()
    eventually(page, lambda: sent() == [("Name", "focus", True), ("Mail", "focus", True), ("Name", "focus", False)])
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Shift+Tab")
    eventually(page, lambda: sent()[3:] == [("Mail", "focus", False), ("Name", "focus", True)])
