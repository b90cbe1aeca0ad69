"""The state that a tab stores for its scene. It is in the hello after any loss of the server, the storage or the
tab."""

import json

import pytest

from screens import Tree, screen, text, window

SEAL = 60_000
NO_STORAGE = """for (const area of ["sessionStorage", "localStorage"])
    Object.defineProperty(window, area, { get() { throw new DOMException("no", "SecurityError"); } });"""


def plain():
    t = Tree()
    button = t("button", text(t, "Add"))
    return window(t, screen(t, "Title", [t("v-stack", text(t, "Live"), button)]))


def stored(page, area="sessionStorage"):
    return page.evaluate(f"Object.fromEntries(Object.entries({area}).filter(([k]) => "
                         "/^backstaff[.](scene|step|app)[.]/.test(k)))")


def kept(page, server, eventually, changes, area="sessionStorage"):
    """Sends a `store` frame and waits until the page has the data."""
    before = stored(page, area)
    server.store(changes)
    eventually(page, lambda: stored(page, area) != before)


def test_L02_what_was_kept_comes_with_the_hello_of_a_reload(open_page, eventually):
    page, server = open_page(plain())
    assert "seals" not in server.hellos[0] and server.hellos[0]["lastStep"] == 0
    kept(page, server, eventually, {"scene": {"tab": "s1", "Ünï code": "s2"}, "app": {"theme": "a1"}, "navigation": [0, "n0"]})
    page.reload()
    page.wait_for_selector("#app > *")
    assert server.hellos[1]["seals"] == {
        "scene": {"tab": "s1", "Ünï code": "s2"}, "app": {"theme": "a1"}, "navigation": "n0"}


def test_L03_the_steps_before_the_present_one_come_with_the_hello_and_no_later_one(open_page, eventually):
    page, server = open_page(plain())
    for step in range(12):
        if step > 0:
            server.patch(history={"push": step, "url": f"/{step}"})
        kept(page, server, eventually, {"navigation": [step, f"n{step}"]})
    eventually(page, lambda: page.url.endswith("/11"))
    page.reload()
    page.wait_for_selector("#app > *")
    assert server.hellos[1]["seals"] == {"navigation": "n11", "earlier": [part for n in range(3, 11) for part in (n, f"n{n}")]}
    page.go_back()
    eventually(page, lambda: page.url.endswith("/10"))
    page.reload()
    page.wait_for_selector("#app > *")
    assert server.hellos[2]["seals"] == {"navigation": "n10", "earlier": [part for n in range(2, 10) for part in (n, f"n{n}")]}


def test_F03_what_is_taken_back_is_gone(open_page, eventually):
    page, server = open_page(plain())
    kept(page, server, eventually, {"scene": {"a": "s1", "b": "s2"}, "app": {"c": "a1"}, "navigation": [0, "n0"]})
    kept(page, server, eventually, {"scene": {"a": None}, "app": {"c": None}, "navigation": [0, None]})
    page.reload()
    page.wait_for_selector("#app > *")
    assert server.hellos[1]["seals"] == {"scene": {"b": "s2"}}


def test_F03_another_tab_has_the_app_s_keys_and_none_of_the_scene_s(open_page, eventually):
    page, server = open_page(plain())
    kept(page, server, eventually, {"scene": {"a": "s1"}, "app": {"c": "a1"}, "navigation": [0, "n0"]})
    other = page.context.new_page()
    other.goto(server.url)
    other.wait_for_selector("#app > *")
    assert server.hellos[1]["seals"] == {"app": {"c": "a1"}} and "resume" not in server.hellos[1]


def test_L02_a_server_that_was_killed_gets_all_it_needs_from_an_open_tab(open_page, eventually):
    page, server = open_page(plain())
    kept(page, server, eventually, {"scene": {"a": "s1"}, "app": {"c": "a1"}, "navigation": [0, "n0"]})
    server.patch(history={"push": 4, "url": "/four"})
    kept(page, server, eventually, {"navigation": [4, "n4"]})
    eventually(page, lambda: page.url.endswith("/four"))
    server.die()
    eventually(page, lambda: len(server.hellos) == 2)
    hello = server.hellos[1]
    assert hello["seals"] == {
        "scene": {"a": "s1"}, "app": {"c": "a1"}, "navigation": "n4", "earlier": [0, "n0"]}
    assert (hello["step"], hello["lastStep"], hello["url"], hello["resume"]["session"]) == (4, 4, "/four", "one")
    assert page.locator(".message").count() == 0


DAMAGE = """() => {
    const bad = ["", "not a seal!", "{}", "a".repeat(60001), "null\\u0000"];
    bad.forEach((value, i) => {
        sessionStorage.setItem(`backstaff.scene.bad${i}`, value);
        sessionStorage.setItem(`backstaff.step.${i}`, value);
        localStorage.setItem(`backstaff.app.bad${i}`, value);
    });
    for (const name of ["x", "-1", "1.5", "007", "", "99999999999999999999"]) sessionStorage.setItem(`backstaff.step.${name}`, "a");
    sessionStorage.setItem("backstaff.scene.", "a");
    sessionStorage.setItem("backstaff.scene.good", "a");
    sessionStorage.setItem("backstaff.steps", '[null, "x", {}, -1]');
    sessionStorage.setItem("backstaff.place", '{"step": "0", "entry": []}');
    sessionStorage.setItem("backstaff.scroll.0", SCROLL);
    sessionStorage.setItem("backstaff.session", SESSION);
}"""


@pytest.mark.parametrize("session, scroll", [
    ("[", "[["), ("null", "null"), ('{"session": 5, "epoch": 1, "r": 0, "n": 0}', '{"/0": "x"}'),
    ('{"session": "one", "epoch": -1, "r": 0, "n": 0}', '{"/0": [0, 1, 2]}'), ('{"session": "one"}', '{"/0": [0, "1"]}')])
def test_F03_what_is_damaged_or_foreign_is_not_there(open_page, eventually, session, scroll):
    page, server = open_page(plain())
    damage = DAMAGE.replace("SESSION", json.dumps(session)).replace("SCROLL", json.dumps(scroll))
    page.context.add_init_script(f"({damage})()")
    page.goto(server.url)
    eventually(page, lambda: len(server.hellos) == 2)
    page.get_by_text("Live").wait_for()
    assert server.hellos[1]["seals"] == {"scene": {"good": "a"}}
    assert "resume" not in server.hellos[1] and server.hellos[1]["step"] == 0


def test_F03_a_malformed_keep_is_ignored(open_page, eventually):
    page, server = open_page(plain())
    for changes in ({"scene": {"x": 7, "y": "no seal!", "z": {}}, "navigation": ["1", "a"]}, None, 3, {"app": "abc"},
                    {"navigation": {"1": "a"}}, {"navigation": [-1, "a"]}, {"scene": {"": "a"}, "app": ["b"]}):
        server.store(changes)
    server.store({"scene": {"last": "b"}})
    eventually(page, lambda: "backstaff.scene.last" in stored(page))
    assert stored(page) == {"backstaff.scene.last": "b"} and stored(page, "localStorage") == {}


def test_F03_a_step_that_no_entry_has_is_not_kept(open_page, eventually):
    page, server = open_page(plain())
    server.store({"navigation": [7, "n7", 0, "n0"]})
    eventually(page, lambda: stored(page) == {"backstaff.step.0": "n0"})
    server.send({"store": {"navigation": [6, "n6", 7, "n7"]}})
    server.patch(history={"push": 7})
    eventually(page, lambda: stored(page) == {"backstaff.step.0": "n0", "backstaff.step.7": "n7"})


def test_F03_without_storage_the_open_tab_still_keeps(open_page, eventually):
    page, server = open_page(plain(), wait=False)
    page.context.add_init_script(NO_STORAGE)
    page.goto(server.url)
    page.wait_for_selector("#app > *")
    server.store({"scene": {"a": "s1"}, "app": {"c": "a1"}, "navigation": [0, "n0"]})
    page.wait_for_timeout(100)
    count = len(server.hellos)
    server.die()
    eventually(page, lambda: len(server.hellos) == count + 1)
    assert server.hellos[-1]["seals"] == {"scene": {"a": "s1"}, "app": {"c": "a1"}, "navigation": "n0"}
    page.reload()
    page.wait_for_selector("#app > *")
    assert "seals" not in server.hellos[-1]


def test_F03_full_storage_gives_up_the_oldest_steps_and_no_key_of_the_scene(open_page, eventually):
    page, server = open_page(plain())
    page.evaluate("""() => {
        let junk = "x".repeat(1 << 20), i = 0;
        while (junk.length > 1000) {
            try { sessionStorage.setItem(`junk${i++}`, junk); } catch { junk = junk.slice(junk.length / 2); }
        }
        for (let room = 0; room < 300000;) {
            const key = `junk${--i}`;
            room += sessionStorage.getItem(key)?.length ?? 0;
            sessionStorage.removeItem(key);
        }
        for (let size = 1 << 20; size > 1000; size >>= 1) {
            const free = (() => { try { sessionStorage.setItem("probe", "x".repeat(size + 300000)); return true; } catch { return false; } })();
            sessionStorage.removeItem("probe");
            if (free) sessionStorage.setItem(`pad${size}`, "x".repeat(size));
        }
    }""")
    for step in range(8):
        server.patch(history={"push": step})
        server.store({"navigation": [step, "n" * 50_000]})
    server.store({"scene": {"a": "s" * 50_000, "b": "t" * 50_000}})
    eventually(page, lambda: "backstaff.scene.b" in stored(page))
    names = set(stored(page))
    assert {"backstaff.scene.a", "backstaff.scene.b", "backstaff.step.7"} <= names
    assert "backstaff.step.0" not in names and "backstaff.step.1" not in names
    page.evaluate("Object.keys(sessionStorage).filter(k => /^(junk|pad)/.test(k)).forEach(k => sessionStorage.removeItem(k))")
    server.patch(history={"push": 8})
    server.store({"navigation": [8, "m"]})
    eventually(page, lambda: "backstaff.step.8" in stored(page))
    assert "backstaff.step.7" in stored(page)


def test_F03_the_newest_hundred_steps_are_kept(open_page, eventually):
    page, server = open_page(plain())
    for step in range(130):
        server.patch(history={"push": step})
        server.store({"navigation": [step, f"n{step}"]})
    eventually(page, lambda: "backstaff.step.129" in stored(page))
    steps = sorted(int(key.split(".")[2]) for key in stored(page))
    assert steps == list(range(30, 130))


def test_F03_a_hello_is_never_too_large_and_the_scene_s_keys_come_first(open_page, eventually):
    page, server = open_page(plain())
    server.store({"scene": {"a": "s" * SEAL, "b": "s" * SEAL}})
    server.store({"navigation": [0, "n" * SEAL]})
    for index in range(6):
        server.store({"app": {f"key {index}": "a" * SEAL}})
    server.store({"app": {"small": "a"}})
    eventually(page, lambda: "backstaff.app.small" in stored(page, "localStorage"))
    page.reload()
    page.wait_for_selector("#app > *")
    hello = server.hellos[1]
    assert len(json.dumps(hello)) < 256 * 1024
    assert set(hello["seals"]["scene"]) == {"a", "b"} and len(hello["seals"]["navigation"]) == SEAL
    assert "small" in hello["seals"]["app"] and len(hello["seals"]["app"]) < 7
    assert any("too large" in line for line in page.log)


def numbered(first, *words):
    t = Tree()
    t.last = first
    return window(t, screen(t, "Title", [t("v-stack", *[t("button", text(t, word)) for word in words])]))


def test_K07_focus_stays_with_what_a_new_scene_has_under_the_same_name_or_goes_to_the_title(open_page, eventually):
    page, server = open_page(numbered(0, "Add", "Remove"))
    focused = "document.activeElement.textContent"
    page.get_by_role("button", name="Remove").focus()
    server.die("two")
    eventually(page, lambda: len(server.hellos) == 2 and server.connections)
    page.wait_for_timeout(100)
    assert page.evaluate(focused) == "Remove"
    server.tree = numbered(0, "Remove", "Rename")
    server.die("three")
    page.get_by_role("button", name="Rename").wait_for()
    eventually(page, lambda: page.evaluate(focused) == "Title")


# Other tabs

def test_F03_another_tab_s_change_is_told_once_it_has_settled(open_page, eventually):
    page, server = open_page(plain())
    kept(page, server, eventually, {"app": {"theme": "a1", "size": "b1"}}, "localStorage")
    other = page.context.new_page()
    other.goto(server.url + "/~/page/styles/tokens.css")
    page.wait_for_timeout(150)
    assert server.events("store") == []
    other.evaluate("""() => {
        for (const seal of ["a2", "a3"]) localStorage.setItem("backstaff.app.theme", seal);
        localStorage.removeItem("backstaff.app.size");
        localStorage.setItem("backstaff.app.foreign", "not a seal!");
        localStorage.setItem("somebody else's", "a");
    }""")
    eventually(page, lambda: server.events("store"))
    page.wait_for_timeout(150)
    assert [event["app"] for event in server.events("store")] == [{"theme": "a3", "size": None}]
    server.die()
    eventually(page, lambda: len(server.hellos) == 2)
    assert server.hellos[1]["seals"]["app"] == {"theme": "a3"}


def test_F03_a_change_of_this_tab_and_storage_that_is_cleared(open_page, eventually):
    page, server = open_page(plain())
    kept(page, server, eventually, {"app": {"theme": "a1"}}, "localStorage")
    kept(page, server, eventually, {"app": {"theme": "a2"}}, "localStorage")
    page.wait_for_timeout(150)
    assert server.events("store") == []
    other = page.context.new_page()
    other.goto(server.url + "/~/page/styles/tokens.css")
    other.evaluate("localStorage.clear()")
    eventually(page, lambda: [event["app"] for event in server.events("store")] == [{"theme": None}])


# The preview

PREVIEW = '<p id="words">Preview</p>'


def test_L02_the_preview_of_a_tab_with_something_to_resume_stays_hidden(open_page, eventually):
    page, server = open_page(plain(), preview=PREVIEW)
    page.get_by_text("Live").wait_for()
    server.delay = 1.5
    # Another address: what the tab showed isn't shown again.
    page.goto(server.url + "/other", wait_until="domcontentloaded")
    for _ in range(5):
        page.wait_for_timeout(50)
        assert page.locator("#words").count() == 1 and not page.locator("#words").is_visible()
    page.get_by_text("Live").wait_for()


def test_L02_the_preview_of_a_first_visit_shows_and_a_late_server_s_too(open_page, eventually):
    page, server = open_page(plain(), preview=PREVIEW, wait=False, before=lambda server: setattr(server, "delay", 0.5))
    assert page.locator("#words").is_visible()
    page.get_by_text("Live").wait_for()
    server.delay = 4
    page.goto(server.url + "/other", wait_until="domcontentloaded")
    assert not page.locator("#words").is_visible()
    page.locator("#words").wait_for(timeout=3000)


def test_O02_a_new_tab_hides_the_preview_only_if_it_shows_the_default_of_a_stored_value(open_page, eventually):
    page, server = open_page(plain(), preview=PREVIEW)
    kept(page, server, eventually, {"app": {"theme": "a1", "size \"2\"": "a2"}}, "localStorage")
    server.delay = 1.5
    for keys, is_shown in [([], True), (["speed"], True), (["speed", "theme"], False), (["size \"2\""], False)]:
        server.app_storage = keys
        tab = page.context.new_page()
        tab.goto(server.url + "/other", wait_until="domcontentloaded")
        for _ in range(3):
            tab.wait_for_timeout(50)
            assert tab.locator("#words").count() == 1 and tab.locator("#words").is_visible() == is_shown, keys
        tab.close()


# State that can't be shown

def test_L02_a_state_that_breaks_its_server_twice_is_offered_to_be_left(open_page, eventually):
    page, server = open_page(plain(), path="/deep")
    kept(page, server, eventually, {"scene": {"a": "s1"}, "app": {"c": "a1"}, "navigation": [0, "n0"]})
    server.troubles = lambda hello: hello.get("crashes", 0) >= 2 and {"trouble": "It stops the server.", "startOver": True}
    server.die("two")
    eventually(page, lambda: len(server.hellos) == 2 and page.locator(".connection-lost").count() == 0)
    assert server.hellos[1]["crashes"] == 1 and page.locator(".message").count() == 0
    page.wait_for_timeout(100)
    server.die("three")
    page.get_by_role("button", name="Start over").wait_for()
    assert server.hellos[-1]["crashes"] == 2 and "seals" in server.hellos[-1]
    page.get_by_role("button", name="Start over").click()
    eventually(page, lambda: page.locator(".message").count() == 0 and server.connections)
    hello = server.hellos[-1]
    assert hello["seals"] == {"app": {"c": "a1"}} and "resume" not in hello and "crashes" not in hello
    assert hello["url"] == "/" and hello["step"] == 1
    assert stored(page) == {}
    page.get_by_role("button", name="Add").click()
    eventually(page, lambda: server.events("activate"))


def test_L02_a_server_that_goes_much_later_says_nothing_of_crashes(open_page, eventually):
    page, server = open_page(plain())
    page.evaluate("void (performance.now = (real => () => real() + 60000)(performance.now.bind(performance)))")
    server.die()
    eventually(page, lambda: len(server.hellos) == 2)
    assert "crashes" not in server.hellos[1]


def test_L02_what_is_kept_counts_with_its_patch_and_not_before(open_page, eventually):
    page, server = open_page(plain())
    server.send({"store": {"scene": {"a": "s1"}}})
    page.wait_for_timeout(200)
    assert page.evaluate("sessionStorage.getItem('backstaff.scene.a')") is None
    server.patch()
    eventually(page, lambda: page.evaluate("sessionStorage.getItem('backstaff.scene.a')") == "s1")


def test_L02_what_comes_without_its_patch_is_gone_with_the_line(open_page, eventually):
    page, server = open_page(plain())
    server.send({"store": {"scene": {"a": "s1"}}})
    page.wait_for_timeout(100)
    server.die()
    eventually(page, lambda: len(server.hellos) == 2)
    assert "seals" not in server.hellos[1]
