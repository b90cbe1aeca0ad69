"""The effect of each operation of a patch on the page, and what it leaves unchanged."""

from screens import Tree, window, screen, text


def plain():
    t = Tree()
    first, second = text(t, "One"), text(t, "Two")
    stack = t("v-stack", first, second)
    return t, window(t, screen(t, "Title", [stack])), stack[0], first[0], second[0]


def words(page, stack):
    return page.locator(f"#e{stack} > *").all_inner_texts()


def test_insert_puts_a_node_before_its_sibling_or_last(open_page, eventually):
    t, tree, stack, first, second = plain()
    page, server = open_page(tree)
    assert words(page, stack) == ["One", "Two"]
    server.patch(["insert", stack, second, [90, "text", 0, "Between"]], ["insert", stack, 0, [91, "text", 0, "Last"]])
    eventually(page, lambda: words(page, stack) == ["One", "Between", "Two", "Last"])


def test_remove_takes_a_node_and_its_number_away(open_page, eventually):
    t, tree, stack, first, second = plain()
    page, server = open_page(tree)
    server.patch(["remove", first])
    eventually(page, lambda: words(page, stack) == ["Two"])
    server.patch(["text", first, "Ghost"], ["remove", first], ["insert", first, 0, [92, "text", 0, "Ghost"]])
    page.wait_for_timeout(100)
    assert words(page, stack) == ["Two"]


def test_move_keeps_the_node_itself(open_page, eventually):
    t, tree, stack, first, second = plain()
    page, server = open_page(tree)
    page.evaluate(f"document.getElementById('e{second}').mark = 1")
    server.patch(["move", second, first])
    eventually(page, lambda: words(page, stack) == ["Two", "One"])
    assert page.evaluate(f"document.getElementById('e{second}').mark") == 1
    server.patch(["move", second, 0])
    eventually(page, lambda: words(page, stack) == ["One", "Two"])


def test_text_changes_words_and_leaves_children(open_page, eventually):
    t = Tree()
    run = text(t, "run")
    outer = t("text", run, text="Old ")
    page, server = open_page(window(t, screen(t, "Title", [outer])))
    server.patch(["text", outer[0], "New "])
    eventually(page, lambda: page.locator(f"#e{outer[0]}").inner_text() == "New run")
    server.patch(["text", outer[0], "<b>&"])
    eventually(page, lambda: page.locator(f"#e{outer[0]}").inner_text() == "<b>&run")


def test_set_shows_each_type_of_value_and_null_takes_it_away(open_page, eventually):
    t, tree, stack, first, second = plain()
    page, server = open_page(tree)
    node = page.locator(f"#e{first}")
    server.patch(["set", first, "italic", True], ["set", first, "font", "title"], ["set", first, "size", 20],
                 ["set", first, "foreground", "red"], ["set", first, "label", "Uno"])
    eventually(page, lambda: node.get_attribute("data-font") == "title")
    assert node.get_attribute("data-italic") == "" and node.get_attribute("aria-label") == "Uno"
    assert "--size: 20" in node.get_attribute("style") and "--foreground: var(--color-red)" in node.get_attribute("style")
    keys = ["italic", "font", "size", "foreground", "label"]
    server.patch(*[["set", first, key, None] for key in keys])
    eventually(page, lambda: node.get_attribute("data-font") is None)
    assert node.get_attribute("aria-label") is None and node.get_attribute("style") in (None, "")


def test_an_address_that_is_a_script_is_not_shown(open_page):
    t = Tree()
    link = t("link", text(t, "Bad"), href="javascript:alert(1)")
    page, server = open_page(window(t, screen(t, "Title", [link])))
    assert page.locator(f"#e{link[0]}").get_attribute("href") is None


def test_focus_and_announce(open_page, eventually):
    t = Tree()
    field = t("text-field", value="")
    page, server = open_page(window(t, screen(t, "Title", [field])))
    server.patch(["focus", field[0]], ["announce", "Three recipes"])
    eventually(page, lambda: page.evaluate("document.activeElement.id") == f"e{field[0]}")
    eventually(page, lambda: "Three recipes" in page.locator("[aria-live]").all_inner_texts()[0])


def test_an_unknown_verb_is_named_and_asks_for_a_reload(open_page, eventually):
    t, tree, stack, first, second = plain()
    page, server = open_page(tree)
    server.patch(["explode", first])
    page.get_by_role("button", name="Reload").wait_for()
    assert any("explode" in line for line in page.log)
    assert page.get_by_text("One").count() == 1
    page.get_by_role("button", name="Reload").click()
    page.wait_for_selector("#app > *")
    assert page.get_by_role("button", name="Reload").count() == 0


def test_trouble_is_a_full_screen_message_that_offers_a_new_start(open_page, eventually):
    t, tree, stack, first, second = plain()
    page, server = open_page(tree)
    server.send({"trouble": "The views RecipeList don't settle."})
    page.get_by_text("The views RecipeList don't settle.").wait_for()
    page.get_by_role("button", name="Start over").click()
    eventually(page, lambda: len(server.hellos) == 2 and "resume" not in server.hellos[1])
    eventually(page, lambda: page.get_by_text("don't settle").count() == 0)


def test_a_whole_tree_takes_the_preview_s_place_and_keeps_scroll_and_typing(open_page, eventually):
    t = Tree()
    field = t("text-field", value="")
    rows = [t("row", text(t, f"Row {index}"), position="middle") for index in range(60)]
    container = t("list", t("row", field, position="first"), *rows)
    preview = '<div class="screen"><div class="navigation-bar"><h1 class="bar-title">Title</h1></div>'
    preview += f'<div id="e{container[0]}" class="list"><div class="row"><input id="e{field[0]}" class="text-field"></div>'
    preview += '<div class="row">x</div>' * 60 + "</div></div>"
    server_tree = window(t, screen(t, "Title", [container]))
    page, server = open_page(server_tree, preview=preview, wait=False, before=lambda s: setattr(s, "refuses", True))
    page.locator(f"#e{field[0]}").fill("typed early")
    page.evaluate(f"document.getElementById('e{container[0]}').scrollTop = 300")
    server.refuses = False
    page.wait_for_selector(".navigation-stack", timeout=8000)
    assert page.evaluate(f"document.getElementById('e{container[0]}').scrollTop") == 300
    assert page.locator(f"#e{field[0]}").input_value() == "typed early"
    eventually(page, lambda: [e["text"] for e in server.events("edit")] == ["typed early"])
