"""The builds of a watched app in the page."""

from screens import Tree, screen, text, window

FAILED = {"build": "failed", "total": 23, "problems": [
    {"file": "Views/A.swift", "line": 12, "column": 14, "message": "cannot find 'x' in scope", "before": "        Text(",
     "after": "x)"},
    {"message": "no such module '<script>alert(1)</script>'"},
]}
PARTS = ".watch-chip, .watch-panel"


def app():
    t = Tree()
    button = t("button", text(t, "Add"))
    return window(t, screen(t, "Title", [t("v-stack", button)])), button


def test_L08_a_build_that_is_quick_is_not_mentioned_and_one_that_takes_its_time_is(open_page):
    page, server = open_page(app()[0])
    server.send({"build": "building"})
    page.wait_for_timeout(100)
    server.send({"build": "good"})
    page.wait_for_timeout(500)
    assert page.locator(PARTS).count() == 0
    server.send({"build": "building"})
    page.locator(".watch-chip").wait_for()
    assert page.locator(".watch-chip").inner_text() == "Building…"
    server.send({"build": "good"})
    page.locator(".watch-chip").wait_for(state="detached")


def test_L08_the_panel_names_place_message_and_source_and_counts_what_it_leaves_out(open_page):
    page, server = open_page(app()[0])
    server.send(FAILED)
    panel = page.locator(".watch-panel")
    panel.wait_for()
    assert panel.locator(".watch-title").inner_text() == "23 errors"
    assert panel.locator(".watch-place").all_inner_texts() == ["Views/A.swift:12:14"]
    assert panel.locator(".watch-message").all_inner_texts()[1] == "no such module '<script>alert(1)</script>'"
    assert panel.locator(".watch-source").all_inner_texts() == ["Text(x)"]
    assert panel.locator(".watch-more").inner_text() == "and 21 more"
    assert panel.locator("script").count() == 0
    # The caret is below the error, whatever comes before it.
    place = page.evaluate("document.querySelector('.watch-caret').getBoundingClientRect().left"
                          " - document.querySelector('.watch-source').getBoundingClientRect().left")
    assert 12 < place < 80


def test_L08_of_a_long_line_the_place_of_the_error_is_in_sight(open_page):
    page, server = open_page(app()[0], viewport={"width": 320, "height": 568})
    problem = {"file": "A.swift", "line": 1, "column": 200, "message": "no", "before": "x" * 199, "after": "y" * 200}
    server.send({"build": "failed", "total": 1, "problems": [problem]})
    page.locator(".watch-panel").wait_for()
    left, right, place = page.evaluate("""() => {
        const source = document.querySelector('.watch-source').getBoundingClientRect();
        return [source.left, source.right, document.querySelector('.watch-caret').getBoundingClientRect().left];
    }""")
    assert left < place < right


def test_L08_the_panel_takes_neither_focus_nor_keys_and_the_app_below_can_be_used(open_page, eventually):
    tree, button = app()
    page, server = open_page(tree)
    page.get_by_role("button", name="Add").focus()
    server.send(FAILED)
    page.locator(".watch-panel").wait_for()
    assert page.evaluate("document.activeElement.textContent") == "Add"
    page.keyboard.press("Enter")
    eventually(page, lambda: len(server.events("activate")) == 1)
    page.keyboard.press("Escape")
    assert page.locator(".watch-panel").count() == 1


def test_L08_the_panel_can_be_put_aside_and_taken_up_again_and_stays_aside_while_it_is_worked_at(open_page):
    page, server = open_page(app()[0])
    server.send(FAILED)
    page.get_by_role("button", name="Hide").click()
    chip = page.locator(".watch-chip")
    assert page.locator(".watch-panel").count() == 0 and chip.inner_text() == "23 errors"
    server.send({"build": "building"})
    page.locator(".watch-chip", has_text="Building…").wait_for()
    server.send({**FAILED, "total": 2})
    page.get_by_role("button", name="2 errors").click()
    page.locator(".watch-panel").wait_for()
    # If the panel has focus, Escape applies to it.
    page.keyboard.press("Escape")
    assert page.locator(".watch-panel").count() == 0 and server.events() == []
    server.send({"build": "good"})
    chip.wait_for(state="detached")
    server.send(FAILED)
    page.locator(".watch-panel").wait_for()


def test_L08_while_errors_are_put_right_they_can_be_read(open_page):
    page, server = open_page(app()[0])
    server.send(FAILED)
    page.locator(".watch-panel").wait_for()
    server.send({"build": "building"})
    page.locator(".watch-title", has_text="Building…").wait_for()
    assert page.locator(".watch-place").count() == 1
    server.send({"build": "good"})
    page.locator(".watch-panel").wait_for(state="detached")


def test_L08_another_server_says_anew_what_holds(open_page, eventually):
    page, server = open_page(app()[0])
    server.send(FAILED)
    page.locator(".watch-panel").wait_for()
    server.die()
    page.locator(".watch-panel").wait_for(state="detached")


def test_L08_a_server_that_says_that_it_goes_has_not_crashed_and_one_that_is_gone_has(open_page, eventually):
    page, server = open_page(app()[0])
    for turn in range(3):
        server.drop(1001)
        eventually(page, lambda: len(server.hellos) == turn + 2)
        page.wait_for_timeout(100)
    assert all("crashes" not in hello for hello in server.hellos)
    server.drop(1011)
    eventually(page, lambda: len(server.hellos) == 5)
    assert server.hellos[4]["crashes"] == 1
