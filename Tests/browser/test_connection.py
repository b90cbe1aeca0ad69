"""Events arrive once and in order, whatever happens to the connection."""

from http import HTTPStatus

from screens import Tree, window, screen, text


def counter():
    t = Tree()
    button = t("button", text(t, "Add"))
    label = text(t, "0")
    tree = window(t, screen(t, "Title", [t("v-stack", label, button)]))
    return tree, button[0], label[0]


def tell_to_leave(page, server, eventually):
    """Tells the page that the server ends, and waits for its answer."""
    server.send({"leave": True})
    eventually(page, lambda: server.leavings == 1)


def test_the_first_frame_is_a_hello(open_page):
    tree, button, label = counter()
    page, server = open_page(tree, path="/pie?x=1#top")
    hello = server.hellos[0]
    assert hello["size"] == [390, 844] and hello["url"] == "/pie?x=1#top" and hello["step"] == 0
    assert hello["dark"] is False and hello["reduceMotion"] is False and "resume" not in hello


def test_O01_the_page_takes_over_the_socket_that_its_document_has_opened(open_page, eventually):
    tree, button, label = counter()
    page, server = open_page(tree, before=lambda server: setattr(server, "opens_early", True))
    assert server.sockets == 1 and len(server.hellos) == 1
    page.get_by_role("button", name="Add").click()
    eventually(page, lambda: len(server.events("activate")) == 1)
    server.drop()
    eventually(page, lambda: len(server.hellos) == 2)
    assert server.sockets == 2


def test_O01_a_socket_that_was_opened_too_early_is_opened_again(open_page):
    def before(server):
        server.opens_early = server.closes_early = True
    tree, button, label = counter()
    page, server = open_page(tree, before=before)
    assert server.sockets == 2 and len(server.hellos) == 1
    assert page.get_by_role("button", name="Reload").count() == 0


def test_O01_an_early_socket_that_is_closed_at_the_hello_is_opened_again(open_page, eventually):
    def before(server):
        server.opens_early, server.close_next = True, 4005
    tree, button, label = counter()
    page, server = open_page(tree, before=before)
    assert len(server.hellos) == 2
    assert page.get_by_role("button", name="Reload").count() == 0


def test_an_unanswered_event_is_sent_again_once_and_with_its_number(open_page, eventually):
    tree, button, label = counter()
    page, server = open_page(tree)
    server.swallows = True
    page.get_by_role("button", name="Add").click()
    eventually(page, lambda: len(server.events("activate")) == 1)
    server.swallows = False
    server.drop()
    eventually(page, lambda: len(server.events("activate")) == 2)
    first, second = server.events("activate")
    assert first == second and server.hellos[1]["resume"]["r"] == 0
    server.patch(["text", label, "1"])
    page.get_by_text("1", exact=True).wait_for()
    server.drop()
    eventually(page, lambda: len(server.hellos) == 3)
    page.wait_for_timeout(200)
    assert len(server.events("activate")) == 2 and server.hellos[2]["resume"]["n"] >= first["n"]


def test_missing_patches_come_after_a_resume_and_none_twice(open_page, eventually):
    tree, button, label = counter()
    page, server = open_page(tree)
    server.patch(["insert", label, 0, [80, "text", 0, "a"]])
    page.get_by_text("0a").wait_for()
    server.refuses = True
    server.drop()
    server.patch(["insert", label, 0, [81, "text", 0, "b"]])
    server.patch(["insert", label, 0, [82, "text", 0, "c"]])
    server.refuses = False
    page.get_by_text("0abc").wait_for()
    server.send(server.patches[-1])
    page.wait_for_timeout(100)
    assert page.locator(f"#e{label}").inner_text() == "0abc"


def test_a_gap_in_r_makes_the_page_resume(open_page, eventually):
    tree, button, label = counter()
    page, server = open_page(tree)
    server.patches.append({"r": 1, "n": 0, "ops": [["text", label, "one"]]})
    server.r = 1
    server.patch(["text", button, "two"])
    eventually(page, lambda: len(server.hellos) == 2 and server.hellos[1]["resume"]["r"] == 0)
    page.get_by_text("one").wait_for()


def test_patches_are_acknowledged(open_page, eventually):
    tree, button, label = counter()
    page, server = open_page(tree)
    for number in range(5):
        server.patch(["text", label, str(number)])
    eventually(page, lambda: server.acks and server.acks[-1] == 5)
    assert len(server.acks) < 5


def test_a_short_break_says_nothing_a_long_one_does_and_takes_no_taps(open_page, eventually):
    tree, button, label = counter()
    page, server = open_page(tree)
    server.drop()
    eventually(page, lambda: len(server.hellos) == 2)
    assert page.locator(".banner").count() == 0
    server.refuses = True
    server.drop()
    page.wait_for_timeout(400)
    assert page.locator(".banner").count() == 0
    page.get_by_text("Connection lost. Trying again…").wait_for(timeout=3000)
    page.get_by_role("button", name="Add").click()
    server.refuses = False
    eventually(page, lambda: page.locator(".banner").count() == 0)
    page.wait_for_timeout(200)
    assert server.events("activate") == []
    page.get_by_role("button", name="Add").click()
    eventually(page, lambda: len(server.events("activate")) == 1)


def test_a_clock_that_is_set_back_makes_no_crash_of_a_server_that_lived_long(open_page, eventually):
    tree, button, label = counter()
    page, server = open_page(tree)
    page.wait_for_timeout(6000)
    page.evaluate("const now = Date.now; Date.now = () => now() - 86_400_000")
    server.die()
    eventually(page, lambda: len(server.hellos) == 2)
    assert "crashes" not in server.hellos[1]
    # A server that ends just after the welcome counts all the same.
    eventually(page, lambda: server.connections)
    server.die("three")
    eventually(page, lambda: len(server.hellos) == 3)
    assert server.hellos[2]["crashes"] == 1


def refuse(page, server, status):
    """Closes the connection and refuses the next ones."""
    server.refuses = status
    server.drop()


CROWDED = "Your network has too many connections to the server. Trying again…"


def test_Q07_a_page_whose_address_has_too_many_connections_says_so_and_tries_more_slowly(open_page, eventually):
    tree, button, label = counter()
    page, server = open_page(tree)
    refuse(page, server, HTTPStatus.TOO_MANY_REQUESTS)
    page.get_by_text(CROWDED).wait_for()
    page.get_by_role("button", name="Add").click()
    # The last attempt may be on its way while the page learns the reason.
    page.wait_for_timeout(1000)
    before = len(server.refusals)
    eventually(page, lambda: len(server.refusals) == before + 1, seconds=30)
    assert server.refusals[-1] - server.refusals[-2] > 3.5
    page.wait_for_timeout(500)
    assert page.locator(".banner").inner_text() == CROWDED and page.locator(".banner").count() == 1
    server.refuses = None
    eventually(page, lambda: page.locator(".banner").count() == 0, seconds=30)
    assert server.events("activate") == []
    page.get_by_role("button", name="Add").click()
    eventually(page, lambda: len(server.events("activate")) == 1)


def test_Q07_a_page_says_that_the_connection_is_lost_when_that_is_the_reason_and_not_the_number_of_connections(
        open_page, eventually):
    tree, button, label = counter()
    page, server = open_page(tree)
    refuse(page, server, HTTPStatus.TOO_MANY_REQUESTS)
    page.get_by_text(CROWDED).wait_for()
    server.refuses = HTTPStatus.SERVICE_UNAVAILABLE
    page.get_by_text("Connection lost. Trying again…").wait_for(timeout=30_000)
    assert page.get_by_text(CROWDED).count() == 0
    # The next attempts come as fast as usual.
    server.refuses = None
    eventually(page, lambda: page.locator(".banner").count() == 0, seconds=30)
    refuse(page, server, HTTPStatus.SERVICE_UNAVAILABLE)
    page.get_by_text("Connection lost. Trying again…").wait_for()
    assert page.get_by_text(CROWDED).count() == 0


def test_Q07_a_page_asks_for_the_reason_after_two_and_four_refused_sockets_and_not_after_each(open_page, eventually):
    tree, button, label = counter()
    page, server = open_page(tree)
    refuse(page, server, HTTPStatus.SERVICE_UNAVAILABLE)
    eventually(page, lambda: len(server.refusals) == 1)
    assert server.questions == []
    eventually(page, lambda: len(server.refusals) == 3, seconds=30)
    # The third attempt comes half a second after the second one, and the question at once.
    assert len(server.questions) == 1
    assert server.refusals[1] < server.questions[0] < server.refusals[2]
    eventually(page, lambda: len(server.refusals) == 6, seconds=60)
    assert len(server.questions) == 2
    assert server.refusals[3] < server.questions[1] < server.refusals[4]


def test_Q07_a_page_asks_for_the_reason_again_when_a_minute_has_passed(open_page, eventually):
    tree, button, label = counter()
    page, server = open_page(tree)
    refuse(page, server, HTTPStatus.SERVICE_UNAVAILABLE)
    eventually(page, lambda: len(server.refusals) == 5, seconds=60)
    assert len(server.questions) == 2
    # The sixth socket fails before the minute is over for the page. Nothing is asked then.
    eventually(page, lambda: len(server.refusals) == 6, seconds=60)
    page.wait_for_timeout(300)
    assert len(server.questions) == 2
    page.evaluate("const now = performance.now.bind(performance); performance.now = () => now() + 60_000")
    eventually(page, lambda: len(server.refusals) == 7, seconds=60)
    eventually(page, lambda: len(server.questions) == 3)


def test_Q07_a_first_page_of_a_crowded_address_says_so_above_its_preview(open_page, eventually):
    tree, button, label = counter()
    page, server = open_page(
        tree, preview="<p>Preview</p>", wait=False,
        before=lambda server: setattr(server, "refuses", HTTPStatus.TOO_MANY_REQUESTS))
    page.get_by_text(CROWDED).wait_for()
    server.refuses = None
    page.evaluate("dispatchEvent(new Event('online'))")
    page.get_by_role("button", name="Add").wait_for()
    assert page.locator(".banner").count() == 0


BLOCKED = "Something on the way to the server blocks the live connection. Trying again…"


def test_O05_a_page_whose_server_takes_sockets_while_none_opens_says_so_and_comes_back(open_page, eventually):
    tree, button, label = counter()
    page, server = open_page(tree)
    # A proxy that passes no upgrade on makes a plain request of each.
    refuse(page, server, HTTPStatus.UPGRADE_REQUIRED)
    page.get_by_text(BLOCKED).wait_for()
    assert len(server.questions) >= 2 and len(server.refusals) >= 4
    server.refuses = None
    page.evaluate("dispatchEvent(new Event('online'))")
    eventually(page, lambda: page.locator(".banner").count() == 0)
    page.get_by_role("button", name="Add").click()
    eventually(page, lambda: len(server.events("activate")) == 1)


def test_O05_a_server_that_is_not_ready_or_comes_back_is_not_called_blocked(open_page, eventually):
    tree, button, label = counter()
    page, server = open_page(tree)
    refuse(page, server, HTTPStatus.SERVICE_UNAVAILABLE)
    eventually(page, lambda: len(server.questions) == 2, seconds=30)
    page.wait_for_timeout(200)
    assert page.get_by_text("Connection lost.").count() == 1
    server.refuses = None
    eventually(page, lambda: page.locator(".banner").count() == 0, seconds=30)
    page.evaluate("""() => {
        window.said = "";
        new MutationObserver(() => { window.said += document.body.innerText; }).observe(document.body, { childList: true });
    }""")
    # It is back between two sockets: it would take one, and the next one opens.
    server.is_back_after_question = True
    refuse(page, server, HTTPStatus.UPGRADE_REQUIRED)
    eventually(page, lambda: len(server.hellos) == 3, seconds=30)
    assert len(server.questions) == 3
    assert page.evaluate("window.said").count("blocks") == 0


def test_Q04_a_tap_after_a_leave_waits_for_the_server_that_goes_on_with_the_session(open_page, eventually):
    tree, button, label = counter()
    page, server = open_page(tree)
    tell_to_leave(page, server, eventually)
    page.get_by_role("button", name="Add").click()
    page.wait_for_timeout(100)
    assert server.events("activate") == []
    server.drop(1012)
    eventually(page, lambda: len(server.events("activate")) == 1)
    assert page.locator(".notice").count() == 0


def test_Q04_a_tap_after_a_leave_that_the_next_server_cannot_do_is_said(open_page, eventually):
    tree, button, label = counter()
    page, server = open_page(tree)
    tell_to_leave(page, server, eventually)
    page.get_by_role("button", name="Add").click()
    server.die()
    page.get_by_text("Your last step wasn’t done.").wait_for()
    page.wait_for_timeout(100)
    assert len(server.hellos) == 2 and server.events("activate") == []
    page.get_by_role("button", name="Add").click()
    eventually(page, lambda: len(server.events("activate")) == 1)


def test_O05_a_tap_that_was_sent_to_a_session_that_is_gone_is_said_to_be_uncertain(open_page, eventually):
    tree, button, label = counter()
    page, server = open_page(tree)
    server.swallows = True
    page.get_by_role("button", name="Add").click()
    eventually(page, lambda: len(server.events("activate")) == 1)
    server.swallows = False
    server.die()
    page.get_by_text("Your last step may not have been done.").wait_for()
    page.wait_for_timeout(100)
    assert len(server.hellos) == 2 and len(server.events("activate")) == 1


def test_O05_typing_that_was_sent_to_a_session_that_is_gone_is_said_to_be_uncertain(open_page, eventually):
    t = Tree()
    page, server = open_page(window(t, screen(t, "Title", [t("text-field", placeholder="Name")])))
    server.swallows = True
    page.locator("input").press_sequentially("Ada")
    eventually(page, lambda: len(server.events("edit")) == 3)
    server.swallows = False
    server.die()
    page.get_by_text("Your last step may not have been done.").wait_for()


def test_Q04_without_a_tap_another_server_is_not_mentioned(open_page, eventually):
    tree, button, label = counter()
    page, server = open_page(tree)
    tell_to_leave(page, server, eventually)
    server.die()
    eventually(page, lambda: len(server.hellos) == 2 and server.connections)
    page.wait_for_timeout(200)
    assert page.locator(".banner").count() == 0


def test_Q04_a_server_that_tells_the_page_to_leave_and_hangs_is_noticed_and_left(open_page, eventually):
    tree, button, label = counter()
    page, server = open_page(tree)
    tell_to_leave(page, server, eventually)
    page.get_by_text("Connection lost. Trying again…").wait_for(timeout=3000)
    page.get_by_role("button", name="Add").click()
    eventually(page, lambda: len(server.hellos) == 2, seconds=25)
    eventually(page, lambda: page.locator(".banner").count() == 0)
    page.wait_for_timeout(100)
    assert server.events("activate") == [] and "crashes" not in server.hellos[-1]


def test_O05_a_silent_server_is_noticed_within_five_seconds_and_the_tab_comes_back(open_page, eventually):
    tree, button, label = counter()
    page, server = open_page(tree)
    page.wait_for_timeout(300)
    server.is_silent = True
    page.locator(".banner").wait_for(timeout=5000)
    page.get_by_text("The app doesn’t answer. Trying again…").wait_for()
    page.get_by_role("button", name="Add").click()
    server.is_silent = False
    eventually(page, lambda: page.locator(".banner").count() == 0)
    page.wait_for_timeout(200)
    assert server.events("activate") == [] and "crashes" not in server.hellos[-1]
    page.get_by_role("button", name="Add").click()
    eventually(page, lambda: len(server.events("activate")) == 1)


def test_O05_a_tap_that_the_line_swallows_is_noticed_and_arrives_later(open_page, eventually):
    tree, button, label = counter()
    page, server = open_page(tree)
    server.is_silent = True
    page.get_by_role("button", name="Add").click()
    page.locator(".banner").wait_for(timeout=5000)
    page.get_by_text("The app doesn’t answer. Trying again…").wait_for()
    assert server.events("activate") == []
    server.is_silent = False
    eventually(page, lambda: len(server.events("activate")) == 1)
    eventually(page, lambda: page.locator(".banner").count() == 0)


def test_O05_a_server_that_takes_the_socket_and_never_sends_anything_is_an_app_that_does_not_answer(open_page, eventually):
    tree, button, label = counter()
    page, server = open_page(tree, wait=False, before=lambda server: setattr(server, "is_silent", True))
    page.get_by_text("The app doesn’t answer. Trying again…").wait_for(timeout=15_000)
    server.is_silent = False
    page.wait_for_selector("html.live", timeout=15_000)
    eventually(page, lambda: page.locator(".banner").count() == 0)


def test_O05_a_server_that_answers_nothing_at_all_is_a_lost_connection(open_page, eventually):
    tree, button, label = counter()
    page, server = open_page(tree)
    server.refuses, server.is_silent = True, True
    page.get_by_text("Connection lost. Trying again…").wait_for(timeout=5000)
    eventually(page, lambda: server.questions)
    page.wait_for_timeout(300)
    assert page.locator(".banner").inner_text() == "Connection lost. Trying again…"
    server.refuses, server.is_silent = False, False
    eventually(page, lambda: page.locator(".banner").count() == 0)


def test_O05_a_server_that_answers_checks_stays_connected(open_page, eventually):
    tree, button, label = counter()
    page, server = open_page(tree)
    page.wait_for_timeout(7000)
    assert page.locator(".banner").count() == 0 and len(server.hellos) == 1
    assert 2 <= server.checks <= 4


def test_O05_a_server_that_holds_what_the_page_sends_and_says_so_stays_connected(open_page, eventually):
    tree, button, label = counter()
    page, server = open_page(tree)
    server.is_silent = True
    for _ in range(4):
        page.wait_for_timeout(2000)
        server.send({"held": True})
    assert server.checks >= 1
    assert page.locator(".banner").count() == 0 and len(server.hellos) == 1


def test_a_reload_resumes_the_session_and_asks_for_the_whole_tree(open_page, eventually):
    tree, button, label = counter()
    page, server = open_page(tree)
    page.get_by_role("button", name="Add").click()
    eventually(page, lambda: len(server.events("activate")) == 1)
    server.patch(["text", label, "1"])
    page.get_by_text("1", exact=True).wait_for()
    page.reload()
    # The page shows what it showed before it has a connection.
    eventually(page, lambda: len(server.hellos) == 2)
    resume = server.hellos[1]["resume"]
    assert resume["session"] == "one" and resume["n"] >= 1 and "r" not in resume and "copied" not in resume
    page.get_by_role("button", name="Add").click()
    eventually(page, lambda: len(server.events("activate")) == 2)
    assert server.events("activate")[1]["n"] > max(resume["n"], 1)
    numbers = [e["n"] for e in server.frames]
    assert numbers == sorted(set(numbers))


def test_a_session_that_is_elsewhere_or_unknown_starts_anew(open_page, eventually):
    for code in (4006, 4008):
        tree, button, label = counter()
        page, server = open_page(tree)
        server.close_next = code
        server.drop()
        eventually(page, lambda: len(server.hellos) == 3)
        assert "resume" in server.hellos[1] and "resume" not in server.hellos[2]
        page.get_by_role("button", name="Add").click()
        eventually(page, lambda: [event["n"] for event in server.events("activate")][-1:] == [1])


def test_a_server_of_another_version_asks_for_a_reload(open_page, eventually):
    tree, button, label = counter()
    page, server = open_page(tree)
    server.close_next = 4000
    server.drop()
    page.get_by_role("button", name="Reload").wait_for()


def test_resize_and_appearance_are_told(open_page, eventually):
    tree, button, label = counter()
    page, server = open_page(tree)
    page.set_viewport_size({"width": 834, "height": 1194})
    eventually(page, lambda: server.events("resize") and server.events("resize")[-1]["size"] == [834, 1194])
    page.emulate_media(color_scheme="dark")
    eventually(page, lambda: server.events("appearance") and server.events("appearance")[-1]["dark"] is True)
