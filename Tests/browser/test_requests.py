"""Requests of the server to the browser, the phase of the tab, and the question before it is closed."""

import pytest

from screens import Tree, screen, text, window

NO_SHARE = "Object.defineProperty(navigator, 'share', { value: undefined, configurable: true });"


@pytest.fixture
def tab(open_page):
    """A page with a button, an element for the guard, and the script `before_load` before its own."""
    def start(before_load=None, **options):
        t = Tree()
        tree = window(t, screen(t, "Title", [t("v-stack", t("button", text(t, "Tap")), t("text-field", value=""))]))
        page, server = open_page(tree, **options)
        if before_load:
            page.add_init_script(before_load)
            page.reload()
            page.wait_for_selector("#app > *")
        server.window = tree[0]
        return page, server
    return start


def tap(page):
    """Allows the page to open tabs for a while, like an action of a user."""
    page.get_by_role("button", name="Tap").click()


def said(page):
    return page.locator(".notice").all_inner_texts()


# Opening

def test_F05_an_address_opens_in_a_new_tab_that_knows_nothing_of_this_one(tab, eventually):
    page, server = tab()
    tap(page)
    with page.context.expect_page() as opened:
        server.send({"request": "open", "url": server.url + "/elsewhere", "newTab": True})
    new = opened.value
    eventually(new, lambda: len(server.hellos) == 2)
    assert new.url.endswith("/elsewhere") and new.evaluate("window.opener") is None
    assert "resume" not in server.hellos[1] and page.url == server.url + "/"


def test_F05_without_a_user_s_tap_the_new_tab_is_offered(tab, eventually):
    page, server = tab(before_load="Object.defineProperty(navigator.userActivation, 'isActive', { get: () => false });")
    server.send({"request": "open", "url": "https://localhost:1/x", "newTab": True})
    page.locator(".notice").get_by_text("Open localhost:1 in a new tab?").wait_for()
    assert len(page.context.pages) == 1
    with page.context.expect_page():
        page.locator(".notice").get_by_role("button", name="Open").click()
    assert page.locator(".notice").count() == 0


def test_F05_an_address_opens_in_the_same_tab(tab, eventually):
    page, server = tab()
    server.send({"request": "open", "url": "/~/page/styles/tokens.css"})
    eventually(page, lambda: page.url.endswith("/tokens.css"))
    assert len(page.context.pages) == 1


@pytest.mark.parametrize("url", ["mailto:a@example.org", "tel:123", "sms:123"])
def test_F05_what_another_program_opens_gets_no_tab(tab, eventually, url):
    page, server = tab()
    page.evaluate("""() => {
        window.followed = [];
        HTMLAnchorElement.prototype.click = function () { followed.push(this.getAttribute("href")); };
    }""")
    server.send({"request": "open", "url": url, "newTab": True})
    eventually(page, lambda: page.evaluate("followed") == [url])
    assert len(page.context.pages) == 1


@pytest.mark.parametrize("frame", [
    {"request": "open", "url": "javascript:document.title='bad'"}, {"request": "open", "url": "data:text/html,x", "newTab": True},
    {"request": "open", "url": "file:///etc/passwd"}, {"request": "open", "url": "http://["}, {"request": "open"},
    {"request": "window", "url": "https://example.org/"}, {"request": "share", "title": "x", "url": "javascript:1"},
    {"request": "share", "title": "", "url": ""}, {"request": "share", "text": "words", "url": "file:///etc/passwd"},
    {"request": "download", "url": "https://example.org/~/files/1"}, {"request": "download", "url": "/~/page/main.js"},
    {"request": "download"}, {"request": "constructor"}, {"request": "dance"}, {"request": 7}])
def test_F05_a_request_that_can_t_be_followed_is_named_in_the_console(tab, eventually, frame):
    page, server = tab()
    tap(page)
    server.send(frame)
    eventually(page, lambda: any("was refused" in line for line in page.log))
    assert page.url == server.url + "/" and len(page.context.pages) == 1 and page.title() == "Test"
    assert page.locator(".notice").count() == 0


def test_J05_a_window_is_a_tab_with_a_scene_of_its_own(tab, eventually):
    page, server = tab()
    server.store({"scene": {"a": "s1"}, "app": {"b": "a1"}})
    tap(page)
    with page.context.expect_page() as opened:
        server.send({"request": "window", "url": "/note/3"})
    eventually(opened.value, lambda: len(server.hellos) == 2)
    hello = server.hellos[1]
    assert hello["url"] == "/note/3" and hello["step"] == 0 and "resume" not in hello
    assert hello["seals"] == {"app": {"b": "a1"}}


# Closing

def test_J05_a_window_that_was_opened_so_closes(tab, eventually):
    page, server = tab()
    tap(page)
    with page.context.expect_page() as opened:
        server.send({"request": "window", "url": "/note/3"})
    new = opened.value
    eventually(new, lambda: len(server.hellos) == 2)
    page.close()
    with new.expect_event("close"):
        server.send({"request": "close"})


def test_J05_a_tab_that_may_not_close_itself_says_so(tab, eventually):
    page, server = tab()
    page.goto(server.url + "/second")
    page.wait_for_selector("#app > *")
    page.evaluate("void (window.close = () => {})")
    server.send({"request": "close"})
    page.locator(".notice").get_by_text("This tab can be closed now.").wait_for()
    assert not page.is_closed() and page.locator(".message").count() == 0


# Sharing

def test_F05_share_is_the_browser_s_where_it_has_that(tab, eventually):
    page, server = tab()
    page.evaluate("void (navigator.share = async (what) => { window.shared = what; })")
    server.send({"request": "share", "title": "Pie", "url": "/pie"})
    eventually(page, lambda: page.evaluate("window.shared") == {"title": "Pie", "url": server.url + "/pie"})
    assert page.locator(".notice").count() == 0


def test_a_picture_is_shared_as_a_file_with_the_title_as_its_name(tab, eventually):
    page, server = tab()
    page.evaluate("""navigator.canShare = ({ files }) => files.length === 1;
        void (navigator.share = async ({ files, title }) => { window.shared = [files[0].name, title]; })""")
    server.send({"request": "picture", "title": "Pie: a/b", "url": f"{'0' * 32}.png"})
    eventually(page, lambda: page.evaluate("window.shared") == ["Pie ab.png", "Pie: a/b"])


def test_a_picture_is_saved_where_the_browser_shares_no_files_and_other_names_are_refused(tab):
    page, server = tab(before_load="navigator.canShare = () => false;")
    with page.expect_download() as saved:
        server.send({"request": "picture", "title": "", "url": f"{'0' * 32}.jpg"})
    assert saved.value.suggested_filename == "picture.jpg"
    server.send({"request": "picture", "title": "", "url": "../secret.png"})
    page.wait_for_timeout(150)
    assert any("picture" in line and "refused" in line for line in page.log)


def test_F05_a_user_who_shares_with_nobody_gets_no_copy(tab, eventually):
    page, server = tab()
    page.evaluate("""navigator.share = () => Promise.reject(new DOMException("no", "AbortError"));
        navigator.clipboard.writeText = async (text) => { window.copied = text; }""")
    server.send({"request": "share", "title": "Pie", "url": "/pie"})
    page.wait_for_timeout(200)
    assert page.evaluate("window.copied") is None and page.locator(".notice").count() == 0


def test_F05_elsewhere_the_link_is_copied_and_that_is_announced(tab, eventually):
    page, server = tab(before_load=NO_SHARE)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    server.send({"request": "share", "title": "Pie", "url": "/pie"})
    eventually(page, lambda: said(page) == ["Link copied."])
    page.locator(".announcements").get_by_text("Link copied.").wait_for(state="attached")
    assert page.evaluate("navigator.clipboard.readText()") == server.url + "/pie"


def test_F05_without_leave_for_the_clipboard_the_old_way_copies(tab, eventually):
    page, server = tab(before_load=NO_SHARE)
    page.evaluate("""navigator.clipboard.writeText = () => Promise.reject(new DOMException("no", "NotAllowedError"));
        document.execCommand = () => { window.copied = document.activeElement.value; return true; }""")
    page.locator("input").focus()
    server.send({"request": "share", "title": "Pie", "url": "/pie"})
    eventually(page, lambda: page.evaluate("window.copied") == server.url + "/pie" and said(page) == ["Link copied."])
    assert page.evaluate("document.activeElement.localName") == "input"
    page.evaluate("void (document.execCommand = () => false)")
    server.send({"request": "share", "title": "Pie", "url": "/other"})
    eventually(page, lambda: said(page) == [server.url + "/other"])


@pytest.mark.parametrize("frame, shared", [
    ({"title": "Soup", "text": "Boil water", "url": ""}, {"title": "Soup", "text": "Boil water"}),
    ({"title": "", "text": "Boil water", "url": ""}, {"text": "Boil water"}),
    ({"title": "Soup", "url": ""}, {"title": "Soup"}),
    ({"title": "Soup", "text": "Look\nhere", "url": "https://example.org/a"},
     {"title": "Soup", "text": "Look\nhere", "url": "https://example.org/a"}),
    ({"title": "", "url": "/pie"}, {"url": "/pie"})])
def test_F05_words_are_shared_and_no_address_that_nobody_asked_for(tab, eventually, frame, shared):
    page, server = tab()
    page.evaluate("void (navigator.share = async (what) => { window.shared = what; })")
    server.send({"request": "share", **frame})
    if shared.get("url") == "/pie":
        shared = {"url": server.url + "/pie"}
    eventually(page, lambda: page.evaluate("window.shared") == shared)
    assert page.locator(".notice").count() == 0


@pytest.mark.parametrize("frame, copied, notice", [
    ({"title": "Soup", "text": "Boil water", "url": ""}, "Boil water", "Copied."),
    ({"title": "Soup", "url": ""}, "Soup", "Copied."),
    ({"title": "Soup", "text": "Look", "url": "https://example.org/a"}, "Look\nhttps://example.org/a", "Copied.")])
def test_F05_elsewhere_the_words_are_copied_with_the_address(tab, eventually, frame, copied, notice):
    page, server = tab(before_load=NO_SHARE)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    server.send({"request": "share", **frame})
    eventually(page, lambda: said(page) == [notice])
    assert page.evaluate("navigator.clipboard.readText()") == copied
    page.evaluate("""navigator.clipboard.writeText = () => Promise.reject(new DOMException("no", "NotAllowedError"));
        document.execCommand = () => false""")
    server.send({"request": "share", **frame})
    eventually(page, lambda: page.locator(".notice").text_content() == copied)


# The clipboard and the focus

def test_M08_a_text_is_copied_without_a_message(tab, eventually):
    page, server = tab()
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    server.send({"request": "copy", "text": "51° N"})
    eventually(page, lambda: page.evaluate("navigator.clipboard.readText()") == "51° N")
    assert page.locator(".notice").count() == 0


def test_M08_a_text_that_the_browser_does_not_let_the_page_copy_is_offered(tab, eventually):
    page, server = tab()
    page.evaluate("""window.tries = 0;
        navigator.clipboard.writeText = async (text) => {
            if (window.tries++ === 0) throw new DOMException("no", "NotAllowedError");
            window.copied = text;
        };
        void (document.execCommand = () => false);""")
    server.send({"request": "copy", "text": "51° N"})
    page.locator(".notice").get_by_text("Copy the text?").wait_for()
    page.locator(".notice").get_by_role("button", name="Copy").click()
    eventually(page, lambda: page.evaluate("window.copied") == "51° N")


def test_M08_the_field_with_the_focus_loses_it(tab, eventually):
    page, server = tab()
    page.locator("input").focus()
    server.send({"request": "blur"})
    eventually(page, lambda: page.evaluate("document.activeElement === document.body"))
    server.send({"request": "blur"})
    page.wait_for_timeout(100)
    assert page.evaluate("document.activeElement === document.body")


# Downloads

def test_E07_a_file_is_downloaded_and_the_page_stays(tab, eventually):
    page, server = tab()
    with page.expect_download() as download:
        server.send({"request": "download", "url": "/~/files/" + "ab" * 16})
    assert download.value.suggested_filename == "Boot ½.html" and page.title() == "Test"
    assert len(page.context.pages) == 1 and page.url == server.url + "/"


# Phase

HIDE = """(hidden) => {
    Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
}"""


def phases(server):
    return [event["phase"] for event in server.events("phase")]


def test_F05_the_phase_is_told_when_it_changes_and_only_then(tab, eventually):
    page, server = tab()
    page.wait_for_timeout(100)
    assert phases(server) == []
    page.evaluate(HIDE, True)
    page.evaluate(HIDE, True)
    eventually(page, lambda: phases(server) == ["background"])
    page.evaluate(HIDE, False)
    eventually(page, lambda: phases(server) == ["background", "active"])
    page.evaluate("document.hasFocus = () => false; dispatchEvent(new Event('blur'))")
    eventually(page, lambda: phases(server)[2:] == ["inactive"])
    page.evaluate("document.hasFocus = () => true; dispatchEvent(new Event('focus'))")
    eventually(page, lambda: phases(server)[2:] == ["inactive", "active"])


def test_F05_a_page_that_goes_says_so_at_once_and_a_reload_is_active_again(tab, eventually):
    page, server = tab()
    page.goto("about:blank")
    eventually(page, lambda: phases(server) == ["background"])
    page.go_back()
    page.wait_for_selector("#app > *")
    eventually(page, lambda: phases(server) == ["background", "active"])


def test_F05_a_new_scene_in_a_hidden_tab_is_told_of_it(tab, eventually):
    page, server = tab()
    page.evaluate(HIDE, True)
    eventually(page, lambda: phases(server) == ["background"])
    server.die()
    eventually(page, lambda: len(server.hellos) == 2)
    eventually(page, lambda: phases(server) == ["background", "background"])


@pytest.mark.parametrize("whole", [False, True])
def test_F05_a_scene_that_goes_on_after_a_broken_line_is_told_the_phase_anew(tab, eventually, whole):
    page, server = tab()
    server.has_no_patches = whole
    server.drop()
    eventually(page, lambda: phases(server) == ["active"])
    page.evaluate(HIDE, True)
    eventually(page, lambda: phases(server) == ["active", "background"])
    server.drop()
    eventually(page, lambda: phases(server) == ["active", "background", "background"])
    page.wait_for_timeout(150)
    assert len(server.hellos) == 3 and len(phases(server)) == 3


# Leaving

def test_K08_a_tab_with_something_to_lose_asks_before_it_goes(tab, eventually):
    page, server = tab()
    asked = []

    def answer(dialog):
        asked.append(dialog.type)
        dialog.dismiss()

    page.on("dialog", answer)
    tap(page)
    server.patch(["set", server.window, "guards-leaving", True])
    eventually(page, lambda: page.locator("#app[data-guards-leaving]").count() == 1)
    page.close(run_before_unload=True)
    eventually(page, lambda: asked == ["beforeunload"])
    assert not page.is_closed()
    server.patch(["set", server.window, "guards-leaving", None])
    eventually(page, lambda: page.locator("#app[data-guards-leaving]").count() == 0)
    page.reload()
    page.wait_for_selector("#app > *")
    assert asked == ["beforeunload"]


def test_K08_a_whole_tree_says_too_whether_there_is_something_to_lose(open_page, eventually):
    t = Tree()
    tree = window(t, screen(t, "Title", [t("button", text(t, "Tap"))]))
    tree[2] = {"guards-leaving": True}
    page, server = open_page(tree)
    asked = []
    page.on("dialog", lambda dialog: (asked.append(dialog.type), dialog.accept()))
    tap(page)
    page.reload()
    page.wait_for_selector("#app > *")
    assert asked == ["beforeunload"]
    tree[2] = 0
    server.die()
    eventually(page, lambda: len(server.hellos) == 3)
    tap(page)
    page.reload()
    page.wait_for_selector("#app > *")
    assert asked == ["beforeunload"]
