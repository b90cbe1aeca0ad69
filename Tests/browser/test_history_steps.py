"""Steps of the history in use: back and forward, reload, a bookmark, a duplicated tab, links of this site."""

import pytest

from screens import Tree, screen, text, window

SEAL = "n{}"


class Rooms:
    """A server with numbered rooms. Each is a step at /rooms/N, and keeps its state like a real server."""

    def __init__(self):
        self.t = Tree()
        self.link = self.t("link", text(self.t, "Next"), href="/rooms/next")
        self.plain = self.t("link", text(self.t, "Map"), href="/rooms/7?from=map#door", verbs="")
        self.outside = self.t("link", text(self.t, "Elsewhere"), href="https://localhost:1/", verbs="")
        self.mail = self.t("link", text(self.t, "Mail"), href="mailto:a@example.org", verbs="")
        self.off = self.t("link", text(self.t, "Closed"), href="/rooms/9", verbs="", disabled=True)
        self.name = text(self.t, "Room 0")
        self.tree = window(self.t, screen(self.t, "Rooms", [self.t(
            "v-stack", self.name, self.link, self.plain, self.outside, self.mail, self.off)]))
        self.step = self.last = self.room = 0
        self.rooms = {0: 0}
        self.guards = False
        self.routes = True

    def welcome(self, server):
        """The content of the next welcome: the room, and the step if the page's isn't the session's."""
        self.name[3] = f"Room {self.room}"
        server.history = {"replace": self.step, "url": f"/rooms/{self.room}"}

    def show(self, room, **fields):
        self.room = room
        self.name[3] = f"Room {room}"
        return {"ops": [["text", self.name[0], f"Room {room}"]], "title": f"Room {room}", **fields}

    def enter(self, server, room):
        self.last += 1
        self.step = self.last
        self.rooms[self.step] = room
        patch = self.show(room, history={"push": self.step, "url": f"/rooms/{room}"})
        self.welcome(server)
        return patch

    def respond(self, server, event):
        if event["do"] == "activate":
            return self.enter(server, self.room + 1)
        if event["do"] == "open" and self.routes:
            return self.enter(server, int(event["url"].split("/")[2].split("?")[0]))
        if event["do"] == "travel":
            if self.guards:
                return {"ops": [], "history": {"go": self.step}}
            self.step = event["step"]
            patch = self.show(self.rooms[self.step])
            self.welcome(server)
            return patch
        return {"ops": []}


@pytest.fixture
def rooms(open_page):
    def start(path="/", **options):
        made = Rooms()
        page, server = open_page(made.tree, made.respond, path=path, **options)
        return made, page, server
    return start


def walk(page, count):
    for _ in range(count):
        name = int(page.locator("#app .text").first.inner_text().split()[1])
        page.get_by_role("link", name="Next").click()
        page.get_by_text(f"Room {name + 1}", exact=True).wait_for()


def is_in(page, room):
    page.get_by_text(f"Room {room}", exact=True).wait_for()


def at(page, room, step):
    """A condition to wait for: the browser is at the entry of a step."""
    return lambda: page.url.endswith(f"/rooms/{room}") and page.evaluate("history.state.step") == step


# Back, forward, reload

def test_L03_back_and_forward_bring_the_state_of_the_step_and_its_address(rooms, eventually):
    made, page, server = rooms()
    walk(page, 2)
    for step in range(3):
        server.store({"navigation": [step, f"n{step}"]})
    eventually(page, at(page, 2, 2))
    page.evaluate("history.back()")
    is_in(page, 1)
    page.evaluate("history.go(-1)")
    is_in(page, 0)
    page.evaluate("history.go(2)")
    is_in(page, 2)
    assert [(e["step"], e.get("state"), e["url"]) for e in server.events("travel")] == [
        (1, "n1", "/rooms/1"), (0, "n0", "/"), (2, "n2", "/rooms/2")]


def test_L03_a_reload_stays_at_its_step_at_every_depth(rooms, eventually):
    made, page, server = rooms()
    for depth in range(1, 4):
        walk(page, 1)
        eventually(page, at(page, depth, depth))
        page.reload()
        is_in(page, depth)
        hello = server.hellos[-1]
        assert (hello["step"], hello["lastStep"], hello["url"]) == (depth, depth, f"/rooms/{depth}")
    page.evaluate("history.back()")
    is_in(page, 2)
    page.reload()
    is_in(page, 2)
    assert (server.hellos[-1]["step"], server.hellos[-1]["lastStep"]) == (2, 3)
    assert len(server.events("travel")) == 1 and server.events("open") == []


def test_L03_steps_that_nothing_leads_to_are_forgotten_and_their_numbers_are_not(rooms, eventually):
    made, page, server = rooms()
    walk(page, 3)
    for step in range(4):
        server.store({"navigation": [step, f"n{step}"]})
    page.evaluate("history.go(-2)")
    is_in(page, 1)
    walk(page, 1)
    server.store({"navigation": [4, "n4"]})
    eventually(page, at(page, 2, 4))
    eventually(page, lambda: page.evaluate("sessionStorage.getItem('backstaff.step.4')") == "n4")
    kept = page.evaluate("Object.keys(sessionStorage).filter(k => k.startsWith('backstaff.step.')).sort()")
    assert kept == ["backstaff.step.0", "backstaff.step.1", "backstaff.step.4"]
    page.evaluate("history.back()")
    is_in(page, 1)
    page.reload()
    is_in(page, 1)
    assert server.hellos[-1]["lastStep"] == 4


# go, and changes of the history without an address

def test_K08_a_way_back_that_a_guard_refuses_ends_where_it_began(rooms, eventually):
    made, page, server = rooms()
    walk(page, 3)
    made.guards = True
    page.evaluate("history.go(-2)")
    eventually(page, lambda: len(server.events("travel")) == 1)
    eventually(page, at(page, 3, 3))
    page.wait_for_timeout(200)
    is_in(page, 3)
    assert len(server.events("travel")) == 1
    made.guards = False
    page.evaluate("history.back()")
    is_in(page, 2)
    made.guards = True
    page.evaluate("history.forward()")
    eventually(page, lambda: len(server.events("travel")) == 3)
    eventually(page, at(page, 2, 2))
    page.wait_for_timeout(150)
    assert len(server.events("travel")) == 3


def test_K08_a_refused_travel_goes_home_too(rooms, eventually):
    made, page, server = rooms()
    walk(page, 1)
    server.respond = lambda server, event: {"refused": event["n"], "why": "no"}
    page.evaluate("history.back()")
    eventually(page, lambda: len(server.events("travel")) == 1)
    eventually(page, at(page, 1, 1))
    is_in(page, 1)


def test_L03_go_to_a_step_that_has_no_entry_makes_the_present_one_stand_for_it(rooms, eventually):
    made, page, server = rooms()
    walk(page, 1)
    length = page.evaluate("history.length")
    server.patch(history={"go": 40})
    eventually(page, lambda: page.evaluate("history.state.step") == 40)
    assert page.evaluate("history.length") == length and page.url.endswith("/rooms/1")
    server.patch(history={"go": 40})
    server.patch(history={"go": 0})
    eventually(page, lambda: page.evaluate("history.state.step") == 0)
    assert server.events("travel") == []


def test_L04_a_history_without_an_address_leaves_the_one_that_is_there(rooms, eventually):
    made, page, server = rooms(path="/start?q=1#here")
    server.patch(history={"push": 1})
    eventually(page, lambda: page.evaluate("history.state.step") == 1)
    server.patch(history={"replace": 2})
    eventually(page, lambda: page.evaluate("history.state.step") == 2)
    assert page.url.endswith("/start?q=1#here")
    server.patch(history={"replace": 3, "url": "http://[broken"})
    server.patch(history={"replace": 4, "url": "/next"})
    eventually(page, lambda: page.url.endswith("/next"))


def test_K07_each_entry_of_the_history_has_the_title_of_its_screen(rooms, eventually):
    made, page, server = rooms()
    browser = page.context.new_cdp_session(page)

    def entries():
        told = browser.send("Page.getNavigationHistory")
        return told["currentIndex"] - 1, [entry["title"] for entry in told["entries"][1:]]

    walk(page, 2)
    eventually(page, lambda: entries() == (2, ["Test", "Room 1", "Room 2"]))
    back = made.show(1, history={"back": 1})
    server.patch(*back.pop("ops"), **back)
    eventually(page, lambda: entries() == (1, ["Test", "Room 1", "Room 2"]))
    eventually(page, lambda: page.title() == "Room 1")


def test_K07_title_follows_the_scene_and_the_icon_stays(rooms, eventually):
    made, page, server = rooms()
    icon = page.locator("link[rel=icon]").get_attribute("href")
    walk(page, 2)
    eventually(page, lambda: page.title() == "Room 2")
    page.evaluate("history.back()")
    eventually(page, lambda: page.title() == "Room 1")
    assert page.locator("link[rel=icon]").get_attribute("href") == icon


# Loading a page again

def test_L03_a_bookmark_in_the_same_tab_opens_and_back_leads_back(rooms, eventually):
    made, page, server = rooms()
    walk(page, 2)
    eventually(page, at(page, 2, 2))
    length = page.evaluate("history.length")
    page.goto(server.url + "/rooms/5")
    is_in(page, 5)
    assert server.hellos[-1]["resume"]["session"] == "one" and server.hellos[-1]["step"] == 3
    assert [e["url"] for e in server.events("open")] == ["/rooms/5"] and server.events("travel") == []
    eventually(page, at(page, 5, 3))
    assert page.evaluate("history.length") == length + 1
    page.go_back()
    is_in(page, 2)
    assert [e["step"] for e in server.events("travel")] == [2] and page.url.endswith("/rooms/2")
    page.evaluate("history.back()")
    is_in(page, 1)
    page.evaluate("history.go(2)")
    is_in(page, 5)


def test_L03_a_bookmark_that_leads_nowhere_leaves_everything_in_place(rooms, eventually):
    made, page, server = rooms()
    walk(page, 1)
    made.routes = False
    page.goto(server.url + "/rooms/5")
    is_in(page, 1)
    eventually(page, lambda: page.evaluate("history.state.step") == 1)
    made.routes = True
    page.go_back()
    is_in(page, 1)
    walk(page, 1)
    eventually(page, at(page, 2, 2))


def test_L03_a_bookmark_after_the_server_has_gone_begins_a_step_of_its_own(rooms, eventually):
    made, page, server = rooms()
    walk(page, 1)
    server.store({"scene": {"a": "s1"}, "navigation": [1, "n1"]})
    eventually(page, lambda: page.evaluate("sessionStorage.getItem('backstaff.step.1')") == "n1")
    server.session, server.r, server.n, server.patches = "two", 0, 0, []
    server.history = None
    made.name[3] = "Room 5"
    page.goto(server.url + "/rooms/5")
    is_in(page, 5)
    hello = server.hellos[-1]
    assert (hello["step"], hello["lastStep"], hello["url"]) == (2, 2, "/rooms/5")
    assert hello["seals"] == {"scene": {"a": "s1"}, "earlier": [1, "n1"]}
    page.wait_for_timeout(100)
    assert server.events("open") == []


# With pages of another site in between

NO_NAVIGATION = "Object.defineProperty(window, 'navigation', { value: undefined });"


def visit_another_site(page, server):
    page.goto(server.url.replace("127.0.0.1", "localhost") + "/~/page/styles/tokens.css")


def back_to(made, server, step):
    """Goes back in the app to the state of a step."""
    made.step = step
    patch = made.show(made.rooms[step], history={"back": step})
    made.welcome(server)
    server.patch(*patch.pop("ops"), **patch)


@pytest.fixture(params=["with", "without"])
def tracked_rooms(rooms, request):
    """Rooms in a browser that tells which entries are adjacent, or in one that doesn't."""
    def start(**options):
        made, page, server = rooms(**options)
        if request.param == "without":
            page.add_init_script(NO_NAVIGATION)
            page.reload()
            is_in(page, 0)
        return made, page, server
    return start


def test_L03_after_another_site_the_app_s_back_stays_in_the_app(tracked_rooms, eventually):
    made, page, server = tracked_rooms()
    walk(page, 2)
    eventually(page, at(page, 2, 2))
    visit_another_site(page, server)
    page.goto(server.url + "/rooms/2")
    is_in(page, 2)
    eventually(page, at(page, 2, 2))
    assert server.events("open") == [] and server.events("travel") == []
    length = page.evaluate("history.length")
    back_to(made, server, 1)
    eventually(page, at(page, 1, 1))
    page.wait_for_timeout(200)
    is_in(page, 1)
    back_to(made, server, 0)
    eventually(page, lambda: page.evaluate("history.state.step") == 0)
    page.wait_for_timeout(200)
    assert page.evaluate("history.length") == length and page.url == server.url + "/"
    assert server.events("travel") == []
    page.go_back()
    assert page.url.endswith("/tokens.css")


def test_L03_another_address_after_another_site_begins_a_stretch_with_ways_of_its_own(tracked_rooms, eventually):
    made, page, server = tracked_rooms()
    walk(page, 2)
    eventually(page, at(page, 2, 2))
    visit_another_site(page, server)
    answer = made.respond

    def comes_back(server, event):
        if event["do"] != "open":
            return answer(server, event)
        made.step = 1
        return made.show(1, history={"back": 1})

    server.respond = comes_back
    page.goto(server.url + "/rooms/1")
    is_in(page, 1)
    eventually(page, at(page, 1, 1))
    page.wait_for_timeout(200)
    is_in(page, 1)
    assert [e["url"] for e in server.events("open")] == ["/rooms/1"] and server.events("travel") == []
    walk(page, 1)
    eventually(page, at(page, 2, 3))
    length = page.evaluate("history.length")
    back_to(made, server, 1)
    eventually(page, at(page, 1, 1))
    assert page.evaluate("history.length") == length
    page.evaluate("history.forward()")
    is_in(page, 2)
    assert [e["step"] for e in server.events("travel")] == [3]
    server.patch(history={"go": 0})
    eventually(page, lambda: page.evaluate("history.state.step") == 0)
    page.wait_for_timeout(200)
    assert page.url == server.url + "/" and page.evaluate("history.length") == length


def test_L03_back_over_another_site_the_ways_of_the_first_stretch_are_there_again(tracked_rooms, eventually):
    made, page, server = tracked_rooms()
    walk(page, 2)
    eventually(page, at(page, 2, 2))
    visit_another_site(page, server)
    page.goto(server.url + "/rooms/5")
    is_in(page, 5)
    eventually(page, at(page, 5, 3))
    page.go_back()
    page.go_back()
    is_in(page, 2)
    eventually(page, at(page, 2, 2))
    back_to(made, server, 1)
    eventually(page, at(page, 1, 1))
    page.evaluate("history.forward()")
    is_in(page, 2)
    eventually(page, at(page, 2, 2))
    server.patch(history={"go": 3})
    eventually(page, lambda: page.evaluate("history.state.step") == 3)
    page.wait_for_timeout(200)
    assert page.url.endswith("/rooms/5") and page.evaluate("history.state.entry") == 2
    walk(page, 1)


@pytest.mark.parametrize("path, step", [("/rooms/2", 2), ("/rooms/5", 3)])
def test_L03_without_another_site_in_between_the_app_s_back_is_the_browser_s(rooms, eventually, path, step):
    made, page, server = rooms()
    walk(page, 2)
    eventually(page, at(page, 2, 2))
    page.goto(server.url + path)
    room = int(path.split("/")[2])
    is_in(page, room)
    eventually(page, at(page, room, step))
    back_to(made, server, step - 1)
    eventually(page, at(page, step - 1, step - 1))
    page.evaluate("history.forward()")
    is_in(page, room)
    assert [e["step"] for e in server.events("travel")] == [step]


def test_L03_steps_on_the_far_side_of_another_site_aren_t_told_as_earlier_ones(rooms, eventually):
    made, page, server = rooms()
    walk(page, 2)
    server.store({"navigation": [0, "n0", 1, "n1", 2, "n2"]})
    eventually(page, lambda: page.evaluate("sessionStorage.getItem('backstaff.step.2')") == "n2")
    visit_another_site(page, server)
    page.goto(server.url + "/rooms/5")
    is_in(page, 5)
    eventually(page, at(page, 5, 3))
    walk(page, 1)
    server.store({"navigation": [3, "n3", 4, "n4"]})
    eventually(page, lambda: page.evaluate("sessionStorage.getItem('backstaff.step.4')") == "n4")
    page.reload()
    is_in(page, 6)
    assert server.hellos[-1]["seals"] == {"navigation": "n4", "earlier": [3, "n3"]}


# Steps of abandoned branches

def test_L03_a_step_of_an_abandoned_branch_doesn_t_come_back(rooms, eventually):
    made, page, server = rooms()
    walk(page, 2)
    server.store({"navigation": [0, "n0", 1, "n1", 2, "n2"]})
    page.evaluate("history.back()")
    is_in(page, 1)
    walk(page, 1)
    eventually(page, at(page, 2, 3))
    kept = "Object.keys(sessionStorage).filter(k => k.startsWith('backstaff.step.')).map(k => k.slice(15)).sort().join()"
    assert page.evaluate(kept) == "0,1"
    server.greetings = [{"store": {"navigation": [0, "n0", 1, "m1", 2, "n2", 3, "n3"]}}]
    page.reload()
    is_in(page, 2)
    eventually(page, lambda: page.evaluate(kept) == "0,1,3")
    assert page.evaluate("sessionStorage.getItem('backstaff.step.1')") == "m1"
    # A step that was stored before doesn't return either.
    page.evaluate("sessionStorage.setItem('backstaff.step.2', 'n2')")
    page.reload()
    is_in(page, 2)
    assert server.hellos[-1]["seals"] == {"navigation": "n3", "earlier": [0, "n0", 1, "m1"]}


def test_L03_a_step_is_kept_with_the_patch_that_makes_its_entry_even_if_that_has_to_wait(rooms, eventually):
    made, page, server = rooms()
    walk(page, 2)
    # Playwright calls a function that an expression returns, and this one would then reload the page. So nothing is returned.
    page.evaluate("void (history.go = (count) => setTimeout(() => History.prototype.go.call(history, count), 300))")
    server.patch(history={"back": 1})
    for step in (3, 4):
        server.send({"store": {"navigation": [step, f"n{step}"]}})
        server.patch(history={"push": step})
    server.store({"navigation": [3, "m3", 5, "n5"]})
    eventually(page, lambda: page.evaluate("history.state.step") == 4)
    assert page.evaluate("[3, 4, 5].map(step => sessionStorage.getItem(`backstaff.step.${step}`))") == ["m3", "n4", None]


def test_L03_a_fragment_that_is_typed_opens_too(rooms, eventually):
    made, page, server = rooms(path="/rooms/0")
    page.evaluate("location.hash = 'two'")
    eventually(page, lambda: [e["url"] for e in server.events("open")] == ["/rooms/0#two"])
    page.evaluate("history.back()")
    eventually(page, lambda: [e["step"] for e in server.events("travel")] == [0])


def test_L03_back_from_another_site_s_page_finds_the_step(rooms, eventually):
    made, page, server = rooms()
    walk(page, 2)
    eventually(page, at(page, 2, 2))
    page.goto("about:blank")
    page.go_back()
    is_in(page, 2)
    page.wait_for_timeout(150)
    assert server.events("travel") == [] and server.events("open") == []
    page.evaluate("history.back()")
    is_in(page, 1)


def test_L03_a_travel_that_a_reload_cut_short_is_made_up_for(rooms, eventually):
    made, page, server = rooms()
    walk(page, 2)
    server.swallows = True
    page.evaluate("history.back()")
    eventually(page, lambda: len(server.events("travel")) == 1)
    server.swallows = False
    page.reload()
    is_in(page, 1)
    eventually(page, at(page, 1, 1))
    assert server.hellos[-1]["step"] == 1


def test_L02_back_while_the_line_is_down_is_followed_once_it_is_there(rooms, eventually):
    made, page, server = rooms()
    walk(page, 3)
    server.refuses = True
    server.drop()
    for _ in range(2):
        page.evaluate("history.back()")
        page.wait_for_timeout(100)
    server.refuses = False
    is_in(page, 1)
    assert [e["step"] for e in server.events("travel")] == [1]
    eventually(page, at(page, 1, 1))


def test_L02_back_while_the_server_is_gone_for_good_is_where_the_new_scene_begins(rooms, eventually):
    made, page, server = rooms()
    walk(page, 2)
    for step in range(3):
        server.store({"navigation": [step, f"n{step}"]})
    server.refuses = True
    server.die()
    page.evaluate("history.back()")
    page.wait_for_timeout(100)
    made.step, server.history = 1, None
    made.name[3] = "Room 1"
    server.refuses = False
    is_in(page, 1)
    hello = server.hellos[-1]
    assert (hello["step"], hello["url"], hello["seals"]["navigation"]) == (1, "/rooms/1", "n1")
    page.wait_for_timeout(150)
    assert server.events("travel") == []


def test_L03_a_tab_that_is_closed_and_reopened_is_where_it_was(rooms, eventually):
    made, page, server = rooms()
    walk(page, 2)
    server.store({"scene": {"a": "s1"}, "navigation": [2, "n2"]})
    eventually(page, lambda: page.evaluate("sessionStorage.getItem('backstaff.step.2')") == "n2")
    kept, state, url = page.evaluate("[{...sessionStorage}, history.state, location.href]")
    context = page.context
    page.close(run_before_unload=True)
    eventually_closed(server)
    del kept["backstaff.open"]
    again = reopened(context, kept, state)
    again.goto(url)
    is_in(again, 2)
    hello = server.hellos[-1]
    assert hello["step"] == 2 and hello["resume"]["session"] == "one" and "copied" not in hello["resume"]
    assert hello["seals"] == {"scene": {"a": "s1"}, "navigation": "n2"}


def eventually_closed(server):
    for _ in range(100):
        if not server.connections:
            return
        server.thread.join(0.02)
    assert not server.connections


def reopened(context, kept, state):
    """A tab that starts with the restored data of a browser: storage and the state of the entry."""
    import json
    page = context.new_page()
    page.add_init_script(f"""if (!sessionStorage.length) {{
        for (const [key, value] of Object.entries({json.dumps(kept)})) sessionStorage.setItem(key, value);
        history.replaceState({json.dumps(state)}, "");
    }}""")
    return page


def test_L03_a_duplicated_tab_has_a_scene_of_its_own_and_the_first_goes_on(rooms, eventually):
    made, page, server = rooms()
    walk(page, 2)
    server.store({"scene": {"a": "s1"}, "navigation": [2, "n2"]})
    eventually(page, lambda: page.evaluate("sessionStorage.getItem('backstaff.step.2')") == "n2")
    kept, state, url = page.evaluate("[{...sessionStorage}, history.state, location.href]")
    copy = reopened(page.context, kept, state)
    copy.goto(url)
    is_in(copy, 2)
    hello = server.hellos[-1]
    assert hello["resume"]["copied"] is True and hello["step"] == 2
    assert hello["seals"] == {"scene": {"a": "s1"}, "navigation": "n2"}
    walk(page, 1)
    page.wait_for_timeout(100)
    assert copy.get_by_text("Room 3").count() == 0 and len(server.hellos) == 2
    assert copy.evaluate("JSON.parse(sessionStorage.getItem('backstaff.session')).session") == "fork 1"
    copy.get_by_role("link", name="Next").click()
    eventually(copy, lambda: [e["do"] for frames in server.forks.values() for e in frames if "do" in e].count("activate") == 1)
    is_in(page, 3)


# Links

def test_L03_a_link_of_this_site_that_the_app_doesn_t_answer_is_the_server_s(rooms, eventually):
    made, page, server = rooms()
    page.get_by_role("link", name="Map").click()
    is_in(page, 7)
    assert [e["url"] for e in server.events("open")] == ["/rooms/7?from=map#door"] and len(server.hellos) == 1
    eventually(page, at(page, 7, 1))
    page.evaluate("history.back()")
    is_in(page, 0)


def test_L03_a_link_that_is_disabled_leads_nowhere(rooms, eventually):
    made, page, server = rooms()
    page.get_by_text("Closed").click(force=True)
    page.wait_for_timeout(150)
    assert server.events("open") == [] and len(server.hellos) == 1


def test_L03_a_tap_in_a_list_that_is_edited_is_the_row_s_and_opens_nothing(open_page, eventually):
    t = Tree()
    row = t("row", t("link", text(t, "Pie"), href="/pie", verbs=""), position="only", verbs="activate select")
    page, server = open_page(window(t, screen(t, "Recipes", [t("list", row, selection="many", editing=True)])))
    page.get_by_text("Pie").click()
    eventually(page, lambda: [e["e"] for e in server.events("activate") + server.events("select")] == [row[0]])
    page.wait_for_timeout(100)
    assert server.events("open") == [] and len(server.hellos) == 1


@pytest.mark.parametrize("how", ["Control", "middle"])
def test_L03_a_link_opens_in_a_new_tab_with_a_scene_of_its_own(rooms, eventually, how):
    made, page, server = rooms()
    server.store({"scene": {"a": "s1"}})
    eventually(page, lambda: page.evaluate("sessionStorage.getItem('backstaff.scene.a')") == "s1")
    for name, path in (("Next", "/rooms/next"), ("Map", "/rooms/7?from=map#door")):
        count = len(server.hellos)
        with page.context.expect_page() as opened:
            if how == "middle":
                page.get_by_role("link", name=name).click(button="middle")
            else:
                page.get_by_role("link", name=name).click(modifiers=["Control"])
        new = opened.value
        eventually(new, lambda: len(server.hellos) == count + 1)
        hello = server.hellos[-1]
        assert "resume" not in hello and "seals" not in hello and hello["step"] == 0 and hello["url"] == path
        new.close()
    assert server.events("activate") == [] and server.events("open") == []


def test_L03_another_site_s_link_gets_a_tab_and_mail_none(rooms, eventually):
    made, page, server = rooms()
    with page.context.expect_page() as opened:
        page.get_by_role("link", name="Elsewhere").click()
    assert opened.value.evaluate("window.opener") is None
    page.evaluate("addEventListener('click', (event) => event.preventDefault())")
    page.get_by_role("link", name="Mail").click()
    page.wait_for_timeout(150)
    assert len(page.context.pages) == 2 and server.events("open") == []
    assert page.get_by_role("link", name="Mail").get_attribute("target") is None
