"""What a tab shows while it is loaded again, until the first tree arrives: what it showed before."""

import json

import pytest

from screens import Tree, screen, text, window

PREVIEW = '<p id="words">Preview</p>'
KEPT = "sessionStorage.getItem('backstaff.screen')"


def rows(t):
    return t("list", *(t("row", text(t, f"Row {number}")) for number in range(60)))


@pytest.fixture
def reloaded(open_page):
    """Opens a tree, changes the page, and loads it again from a server that answers late."""
    def start(tree, change=lambda page, server: None, path=None, **options):
        page, server = open_page(tree, preview=PREVIEW, **options)
        page.wait_for_selector("html.live")
        change(page, server)
        server.delay = 1
        if path:
            page.goto(server.url + path, wait_until="domcontentloaded")
        else:
            page.reload(wait_until="domcontentloaded")
        assert page.locator("html.live").count() == 0
        return page, server
    return start


def test_O02_a_tab_that_is_loaded_again_shows_what_it_showed_until_the_tree_comes(reloaded):
    t = Tree()
    page, _ = reloaded(
        window(t, screen(t, "Isles", [text(t, "Juist"), t("image", symbol="star")])),
        lambda page, server: page.wait_for_selector("#symbols > symbol", state="attached"))
    assert page.get_by_text("Juist").is_visible() and page.locator("#words").count() == 0
    assert page.evaluate("document.querySelectorAll('#symbols > symbol').length") >= 1
    page.wait_for_selector("html.live")
    assert page.get_by_text("Juist").count() == 1 and page.get_by_text("Juist").is_visible()


def test_O02_scroll_positions_and_typed_text_are_there_and_passwords_are_not(reloaded):
    t = Tree()
    field, password = t("text-field", placeholder="Name"), t("text-field", placeholder="Code", secure=True)

    def change(page, server):
        server.swallows = True
        page.get_by_placeholder("Name").fill("Ada")
        page.get_by_placeholder("Code").fill("secret")
        page.locator(".list").evaluate("list => { list.scrollTop = 700; }")

    page, _ = reloaded(window(t, screen(t, "Isles", [field, password, rows(t)])), change)
    assert page.locator(".list").evaluate("list => list.scrollTop") == 700
    assert page.get_by_placeholder("Name").input_value() == "Ada"
    assert page.get_by_placeholder("Code").input_value() == ""


def test_O02_another_address_shows_nothing_of_it(reloaded):
    t = Tree()
    page, _ = reloaded(window(t, screen(t, "Isles", [text(t, "Juist")])), path="/other")
    assert page.get_by_text("Juist").count() == 0 and page.locator("#words").count() == 1


def test_O02_a_dialog_is_above_the_screen_and_holds_the_focus_while_the_tab_is_loaded_again(reloaded):
    t = Tree()
    alert = t("dialog", text(t, "Sail?"), t("button", text(t, "Yes")), label="Sail?", role_name="alert")
    tree = window(t, screen(t, "Isles", [text(t, "Juist")]), alert)
    page, _ = reloaded(tree)
    assert page.locator("dialog:modal").count() == 1 and page.get_by_text("Sail?").is_visible()
    page.wait_for_selector("html.live")
    assert page.locator("dialog:modal").count() == 1


def test_O02_a_tap_on_what_is_shown_again_counts_when_the_tree_has_come(reloaded, eventually):
    t = Tree()
    page, server = reloaded(window(t, screen(t, "Isles", [t("button", text(t, "Add"))])))
    page.get_by_role("button", name="Add").click()
    eventually(page, lambda: len(server.events("activate")) == 1)


def reload_with(open_page, kept):
    """Loads a tab again after another script has written `kept` in the place of its screen. URL stands for its address."""
    t = Tree()
    page, server = open_page(window(t, screen(t, "Isles", [text(t, "Juist")])), preview=PREVIEW)
    errors = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    written = json.dumps(kept.replace("URL", page.url))
    page.add_init_script(f"sessionStorage.setItem('backstaff.screen', {written})")
    server.delay = 1
    page.reload(wait_until="domcontentloaded")
    assert page.locator("html.live").count() == 0
    return page, errors


@pytest.mark.parametrize("kept", [
    "", "{", "null", '{"url": 1}', '{"html": "<p>Föhr</p>"}', '{"url": "URL"}', '{"url": "URL", "html": 1}',
    '{"url": "URL", "html": "<p>Föhr</p>"}',
])
def test_O02_what_others_have_written_into_the_storage_is_not_shown(open_page, kept):
    page, errors = reload_with(open_page, kept)
    assert page.locator("#words").count() == 1 and page.get_by_text("Föhr").count() == 0
    page.wait_for_selector("html.live")
    assert page.get_by_text("Juist").is_visible() and errors == []


@pytest.mark.parametrize("more", [
    '"symbols": 1', '"symbols": "<p>"', '"places": 1', '"places": [1, [2], ["none", 1, 1]]', '"places": {"length": 2}',
])
def test_O02_a_screen_with_unreadable_parts_is_shown_without_them(open_page, more):
    html = "<div id='app' class='window'><p id='e9'>Föhr</p><script>window.isRun = true</script></div>"
    page, errors = reload_with(open_page, f'{{"url": "URL", "html": "{html}", {more}}}')
    assert page.get_by_text("Föhr").is_visible()
    page.wait_for_selector("html.live")
    assert page.get_by_text("Juist").is_visible() and errors == [] and page.evaluate("window.isRun") is None


def test_O02_a_field_that_is_going_does_not_give_its_text_to_another(reloaded):
    t = Tree()
    first, second = t("text-field", placeholder="First"), t("text-field", placeholder="Second")

    def change(page, server):
        page.get_by_placeholder("First").fill("Ada")
        page.get_by_placeholder("Second").fill("Bea")
        page.evaluate("document.querySelector('[placeholder=First]').classList.add('leaving')")

    page, _ = reloaded(window(t, screen(t, "Isles", [first, second])), change)
    assert page.get_by_placeholder("First").count() == 0
    assert page.get_by_placeholder("Second").input_value() == "Bea"


def test_O02_a_screen_that_is_too_large_is_not_kept(open_page):
    t = Tree()
    page, server = open_page(window(t, screen(t, "Isles", [text(t, "x" * 500_000)])), preview=PREVIEW)
    page.reload()
    page.wait_for_selector("html.live")
    page.evaluate("dispatchEvent(new Event('pagehide'))")
    assert page.evaluate(KEPT) is None


def test_O02_nothing_is_kept_of_a_screen_once_it_is_shown_again(open_page):
    t = Tree()
    page, server = open_page(window(t, screen(t, "Isles", [text(t, "Juist")])), preview=PREVIEW)
    page.reload()
    page.wait_for_selector("html.live")
    assert page.evaluate(KEPT) is None
