"""What is tapped, typed and scrolled in the preview, before the first tree is there, counts."""

import pytest

from screens import Tree, screen, text, window


def before_the_tree(open_page, tree, preview):
    """Opens a page whose server doesn't answer the hello before `go_live`."""
    return open_page(tree, preview=preview, wait=False, before=lambda server: setattr(server, "is_silent", True))


def go_live(page, server):
    server.is_silent = False
    page.wait_for_selector("html.live")


def preview_of(button, label, words="Add"):
    return (f'<button id="e{button}" class="button" type="button"><span class="text">{words}</span></button>'
            f'<span id="e{label}" class="text">0</span>')


def screen_of(content):
    """The preview of a screen with the title “Title”."""
    return ('<div class="screen"><div class="navigation-bar"><h1 class="bar-title">Title</h1></div>'
            f'<div class="screen-content">{content}</div></div>')


CHANGED = "The screen has changed. Your last step wasn’t done."


def counter():
    t = Tree()
    button, label = t("button", text(t, "Add")), text(t, "0")
    return window(t, screen(t, "Title", [t("v-stack", label, button)])), button[0], label[0]


def test_O02_a_tap_before_the_tree_is_sent_with_it_and_once(open_page, eventually):
    tree, button, label = counter()
    page, server = before_the_tree(open_page, tree, preview_of(button, label))
    page.get_by_text("Add").click()
    assert page.locator("html.live").count() == 0 and server.events("activate") == []
    go_live(page, server)
    eventually(page, lambda: len(server.events("activate")) == 1)
    assert server.events("activate")[0]["e"] == button
    page.get_by_text("Add").click()
    eventually(page, lambda: len(server.events("activate")) == 2)
    page.wait_for_timeout(100)
    assert len(server.events("activate")) == 2


def test_O02_on_a_slow_line_a_tap_counts_although_the_tree_takes_seconds(open_page, eventually):
    tree, button, label = counter()
    page, server = before_the_tree(open_page, tree, preview_of(button, label))
    page.wait_for_timeout(2000)
    assert page.locator(".banner").count() == 0
    page.get_by_text("Add").click()
    go_live(page, server)
    eventually(page, lambda: len(server.events("activate")) == 1)


def test_O02_two_taps_are_two(open_page, eventually):
    tree, button, label = counter()
    page, server = before_the_tree(open_page, tree, preview_of(button, label))
    page.get_by_text("Add").click()
    page.wait_for_timeout(50)
    page.get_by_text("Add").click()
    go_live(page, server)
    eventually(page, lambda: len(server.events("activate")) == 2)


def test_O02_a_tap_on_a_control_that_is_another_one_now_does_nothing_and_says_so(open_page):
    tree, button, label = counter()
    page, server = before_the_tree(open_page, tree, preview_of(button, label, words="Delete"))
    page.get_by_text("Delete").click()
    go_live(page, server)
    assert page.locator(".notice").inner_text() == CHANGED
    assert server.events("activate") == []


def test_O02_buttons_without_words_are_told_apart_by_their_symbols(open_page):
    t = Tree()
    button = t("button", t("image", symbol="trash"))
    tree = window(t, screen(t, "Title", [button]))
    preview = (f'<button id="e{button[0]}" class="button" type="button" style="inline-size: 44px; block-size: 44px">'
               '<svg><use href="#symbol-heart"></use></svg></button>')
    page, server = before_the_tree(open_page, tree, preview)
    page.locator(f"#e{button[0]}").click()
    go_live(page, server)
    page.locator(".notice").wait_for()
    assert server.events("activate") == []


@pytest.mark.parametrize("words, count", [("Nets", 1), ("Ropes", 0)], ids=["the same row", "another row"])
def test_O02_buttons_with_the_same_words_are_told_apart_by_their_rows(open_page, eventually, words, count):
    t = Tree()
    name, button = text(t, "Nets"), t("button", text(t, "Add"))
    row = t("row", name, button)
    tree = window(t, screen(t, "Title", [t("list", row)]))
    preview = (f'<div id="e{row[0]}" class="row"><span class="text">{words}</span>'
               f'<button id="e{button[0]}" class="button" type="button"><span class="text">Add</span></button></div>')
    page, server = before_the_tree(open_page, tree, preview)
    page.locator(f"#e{button[0]}").click()
    go_live(page, server)
    page.wait_for_timeout(300)
    assert len(server.events("activate")) == count


def card(identifier, button, name, *rows):
    """The preview of a card in `cards`. The rows are those of a lazy stack in it."""
    lines = "".join(f'<span class="text">{row}</span>' for row in rows)
    return (f'<div id="e{identifier}" class="v-stack"><span class="text">{name}</span>'
            f'<button id="e{button}" class="button" type="button"><span class="text">Add</span></button>'
            f'<div class="lazy-stack">{lines}</div></div>')


def cards(t, *names):
    return [t("v-stack", text(t, name), t("button", text(t, "Add")), t("lazy-stack", text(t, "1 foot")))
            for name in names]


@pytest.mark.parametrize("names, count", [(["Nets", "Ropes"], 1), (["Ropes", "Nets"], 0)], ids=["the same", "another"])
def test_O02_buttons_with_the_same_words_are_told_apart_by_their_cards(open_page, eventually, names, count):
    t = Tree()
    made = cards(t, "Nets", "Ropes")
    (identifier, button), other = [(each[0], each[4][1][0]) for each in made]
    tree = window(t, screen(t, "Title", [t("v-stack", *made)]))
    preview = card(identifier, button, names[0], "1 foot") + card(*other, names[1], "1 foot")
    page, server = before_the_tree(open_page, tree, f'<div class="v-stack">{preview}</div>')
    page.locator(f"#e{button}").click()
    go_live(page, server)
    if count == 0:
        page.locator(".notice").wait_for()
    eventually(page, lambda: [event["e"] for event in server.events("activate")] == [button] * count)


def test_O02_the_lazy_rows_of_a_card_are_not_its_words(open_page, eventually):
    t = Tree()
    made = cards(t, "Nets", "Ropes")
    (identifier, button), other = [(each[0], each[4][1][0]) for each in made]
    tree = window(t, screen(t, "Title", [t("v-stack", *made)]))
    preview = card(identifier, button, "Nets", "1 foot", "2 feet") + card(*other, "Ropes", "1 foot")
    page, server = before_the_tree(open_page, tree, f'<div class="v-stack">{preview}</div>')
    page.locator(f"#e{button}").click()
    go_live(page, server)
    eventually(page, lambda: len(server.events("activate")) == 1)


def test_O02_a_button_that_is_on_two_screens_is_not_told_apart_by_all_words_of_its_screen(open_page, eventually):
    t = Tree()
    first, second = [[text(t, "2 of 9"), t("button", text(t, "Add"))] for _ in range(2)]
    tree = window(t, screen(t, "First", first, covered=True), screen(t, "Second", second))
    button = second[1][0]
    preview = "".join(
        f'<section class="screen"{hidden}><div class="screen-content"><span class="text">1 of 9</span>'
        f'<button id="e{number}" class="button" type="button"><span class="text">Add</span></button></div></section>'
        for number, hidden in [(first[1][0], ' style="display: none"'), (button, "")])
    page, server = before_the_tree(open_page, tree, f'<div class="navigation-stack">{preview}</div>')
    page.locator(f"#e{button}").click()
    go_live(page, server)
    eventually(page, lambda: [event["e"] for event in server.events("activate")] == [button])


def test_O02_a_tap_beside_a_control_does_nothing(open_page):
    tree, button, label = counter()
    page, server = before_the_tree(open_page, tree, preview_of(button, label))
    page.get_by_text("0").click()
    go_live(page, server)
    page.wait_for_timeout(200)
    assert server.events("activate") == []


def test_O02_a_link_with_an_address_is_followed_before_the_tree(open_page):
    t = Tree()
    link = t("link", text(t, "Soups"), verbs="activate")
    tree = window(t, screen(t, "Title", [link]))
    preview = f'<a id="e{link[0]}" class="link" role="link" tabindex="0" href="/soups">Soups</a>'
    page, server = before_the_tree(open_page, tree, preview)
    page.get_by_text("Soups").click()
    page.wait_for_url("**/soups")


def test_O02_text_that_is_typed_before_the_tree_is_sent_and_stays_with_its_caret(open_page, eventually):
    t = Tree()
    field = t("text-field")
    tree = window(t, screen(t, "Title", [field]))
    preview = screen_of(f'<input id="e{field[0]}" class="text-field" autocomplete="off">')
    page, server = before_the_tree(open_page, tree, preview)
    page.locator(f"#e{field[0]}").click()
    page.keyboard.type("nettle")
    page.keyboard.press("ArrowLeft")
    go_live(page, server)
    eventually(page, lambda: [event["text"] for event in server.events("edit")] == ["nettle"])
    page.keyboard.type("x")
    assert page.locator(f"#e{field[0]}").input_value() == "nettlxe"


@pytest.mark.parametrize("field, words", [
    ('type="password" placeholder="Note"', {}), ('placeholder="Code"', {}), ('placeholder="Note"', {"title": "Other"}),
    ('placeholder="Note"', {"row": "Beside"}),
], ids=["a password", "another placeholder", "another screen", "another row"])
def test_O02_text_that_is_typed_into_a_field_that_is_another_one_now_is_sent_nowhere(open_page, field, words):
    t = Tree()
    note = t("text-field", placeholder="Note")
    row = t("row", t("h-stack", text(t, words.get("row", "Above")), note))
    tree = window(t, screen(t, words.get("title", "Title"), [t("list", row)]))
    page, server = before_the_tree(open_page, tree, screen_of(
        f'<div class="row"><span class="text">Above</span><input id="e{note[0]}" class="text-field" {field}></div>'))
    page.locator(f"#e{note[0]}").fill("secret")
    go_live(page, server)
    assert page.locator(".notice").inner_text() == CHANGED
    page.wait_for_timeout(100)
    assert server.events("edit") == [] and page.locator(f"#e{note[0]}").input_value() == ""


def test_O02_the_focus_goes_to_no_other_control_than_before_the_tree(open_page):
    tree, button, label = counter()
    page, server = before_the_tree(open_page, tree, screen_of(preview_of(button, label, words="Delete")))
    page.locator(f"#e{button}").focus()
    go_live(page, server)
    assert page.locator(f"#e{button}").evaluate("node => node !== document.activeElement")
    page.keyboard.press("Enter")
    page.wait_for_timeout(100)
    assert server.events("activate") == []


@pytest.mark.parametrize("key", ["Enter", " "])
def test_O02_a_key_on_a_control_that_is_no_button_of_the_browser_counts(open_page, eventually, key):
    t = Tree()
    option = t("option", text(t, "Föhr"), verbs="activate")
    tree = window(t, screen(t, "Title", [t("picker", option, control_style="inline")]))
    preview = f'<div id="e{option[0]}" class="option" role="radio" tabindex="0"><span class="text">Föhr</span></div>'
    page, server = before_the_tree(open_page, tree, screen_of(preview))
    page.locator(f"#e{option[0]}").focus()
    page.keyboard.press(key)
    go_live(page, server)
    eventually(page, lambda: [event["e"] for event in server.events("activate")] == [option[0]])


def test_O02_what_is_scrolled_before_the_tree_stays_where_it_is(open_page):
    t = Tree()
    rows = [t("row", text(t, f"Row {number}")) for number in range(60)]
    scroll = t("list", *rows)
    tree = window(t, screen(t, "Title", [scroll]))
    lines = "".join(f'<div id="e{row[0]}" class="row" style="block-size: 44px">Row</div>' for row in rows)
    preview = f'<div id="e{scroll[0]}" class="list" style="block-size: 500px; overflow: auto">{lines}</div>'
    page, server = before_the_tree(open_page, tree, preview)
    page.locator(f"#e{scroll[0]}").evaluate("node => { node.scrollTop = 300; }")
    go_live(page, server)
    page.wait_for_timeout(100)
    assert page.locator(f"#e{scroll[0]}").evaluate("node => node.scrollTop") == 300


def test_O05_text_whose_answer_is_lost_stays_in_its_field_although_the_words_around_it_have_changed(open_page, eventually):
    t = Tree()
    field, counter = t("text-field", placeholder="Note"), text(t, "0 letters")
    tree = window(t, screen(t, "Title", [t("list", t("row", t("h-stack", counter, field)))]))
    page, server = open_page(tree)
    server.swallows, server.has_no_patches = True, True
    page.get_by_placeholder("Note").fill("nettle")
    counter[3] = "6 letters"
    server.swallows = False
    server.drop()
    page.get_by_text("6 letters").wait_for()
    assert page.get_by_placeholder("Note").input_value() == "nettle" and page.locator(".notice").count() == 0


def test_O02_text_before_the_tree_stays_although_the_words_behind_its_field_have_changed(open_page, eventually):
    t = Tree()
    field = t("text-field", placeholder="Note")
    row = t("row", t("h-stack", text(t, "Above"), field, text(t, "6 letters")))
    preview = (f'<div class="row"><span class="text">Above</span><input id="e{field[0]}" class="text-field" placeholder="Note">'
               '<span class="text">0 letters</span></div>')
    page, server = before_the_tree(open_page, window(t, screen(t, "Title", [t("list", row)])), screen_of(preview))
    page.locator(f"#e{field[0]}").fill("nettle")
    go_live(page, server)
    eventually(page, lambda: [event["text"] for event in server.events("edit")] == ["nettle"])
    assert page.locator(".notice").count() == 0
