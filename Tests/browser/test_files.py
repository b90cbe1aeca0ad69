"""Choosers of files: the browser's own chooser, the dialog in its place, sending, and what is said when it fails."""

import time
from urllib.parse import unquote

import pytest

from file_screens import Desk
from screens import Tree

NO_TAP = "Object.defineProperty(navigator.userActivation, 'isActive', { get: () => false });"


@pytest.fixture
def desk(open_page):
    """Opens the screen. The server takes files with the statuses `answers`, and 200 when they are used up."""
    def start(answers=(), before_load=None, options=None, **more):
        made = Desk(Tree(), **more)
        page, server = open_page(made.tree, made.respond, **(options or {}))
        statuses = list(answers)
        made.sent = []

        def take(route):
            request = route.request
            made.sent.append((request.method, request.url.removeprefix(server.url),
                              unquote(request.headers["backstaff-file-name"])))
            status = statuses.pop(0) if statuses else 200
            if status == "hold":
                return
            route.abort() if status is None else route.fulfill(status=status, body="")

        page.route("**/~/files/**", take)
        if before_load:
            page.add_init_script(before_load)
            page.reload()
            page.wait_for_selector("#app > *")
        return made, page, server
    return start


def choose(page, act):
    with page.expect_file_chooser() as found:
        act()
    return found.value


def tap(page, name="Open"):
    page.get_by_role("button", name=name).click()


def ends(server, made):
    return [event["text"] for event in server.events("edit")]


def files(*sizes):
    return [{"name": f"boat {index}.json", "mimeType": "application/json", "buffer": b"x" * size}
            for index, size in enumerate(sizes)]


def test_E07_a_tap_opens_the_browser_s_own_chooser_and_the_files_are_sent_one_after_the_other(desk, eventually):
    made, page, server = desk()
    chooser = choose(page, lambda: tap(page))
    assert chooser.is_multiple()
    assert page.evaluate("getComputedStyle(document.querySelector('dialog')).opacity") == "0"
    chooser.set_files(files(10, 0))
    eventually(page, lambda: ends(server, made) == ["sent 2"])
    path = "/~/files/" + "ab" * 16
    assert made.sent == [("POST", f"{path}/0", "boat 0.json"), ("POST", f"{path}/1", "boat 1.json")]
    eventually(page, lambda: page.locator("dialog").count() == 0)
    assert page.locator(".notice").count() == 0
    # The next time, everything is new.
    choose(page, lambda: tap(page)).set_files(files(5)[:1])
    eventually(page, lambda: ends(server, made) == ["sent 2", "sent 1"])


def test_E07_the_chooser_offers_the_allowed_types_and_one_file_if_only_one_is_wanted(desk):
    made, page, server = desk(most_files=1)
    chooser = choose(page, lambda: tap(page))
    assert not chooser.is_multiple()
    assert chooser.element.get_attribute("accept") == "application/json,.json"


def test_E07_without_a_recent_tap_a_dialog_has_a_button_for_it(desk, eventually):
    made, page, server = desk(before_load=NO_TAP)
    opened = []
    page.on("filechooser", lambda chooser: opened.append(chooser))
    server.patch(made.insert())
    page.get_by_role("alertdialog", name="Choose a File").wait_for()
    page.wait_for_timeout(300)
    assert opened == [] and ends(server, made) == []
    chooser = choose(page, lambda: tap(page, "Choose File…"))
    chooser.set_files(files(10))
    eventually(page, lambda: ends(server, made) == ["sent 1"])


def test_E07_a_reloaded_page_shows_the_dialog_and_opens_nothing(desk, eventually):
    made, page, server = desk()
    choose(page, lambda: tap(page))
    server.tree[4].append(made.dialog)
    page.reload()
    page.get_by_role("button", name="Choose File…").wait_for()
    assert page.evaluate("getComputedStyle(document.querySelector('dialog')).opacity") == "1"
    choose(page, lambda: tap(page, "Choose File…")).set_files(files(3))
    eventually(page, lambda: ends(server, made) == ["sent 1"])


def test_E07_a_user_who_cancels_the_browser_s_chooser_cancels_the_dialog(desk, eventually):
    made, page, server = desk()
    chooser = choose(page, lambda: tap(page))
    chooser.element.dispatch_event("cancel")
    eventually(page, lambda: page.locator("dialog").count() == 0)
    assert [(event["e"], event["do"]) for event in server.events()][1:] == [(made.cancel[0], "activate")]
    assert made.sent == [] and ends(server, made) == []


def test_E07_a_page_that_has_the_focus_again_shows_the_dialog(desk, eventually):
    made, page, server = desk()
    choose(page, lambda: tap(page))
    page.evaluate("dispatchEvent(new Event('focus'))")
    eventually(page, lambda: page.evaluate("getComputedStyle(document.querySelector('dialog')).opacity") == "1")
    tap(page, "Cancel")
    eventually(page, lambda: page.locator("dialog").count() == 0)


@pytest.mark.parametrize("sizes, words, message", [
    ((1001,), "too-large boat 0.json", "“boat 0.json” is too large. A file may have at most 1 kB."),
    ((1, 1001), "too-large boat 1.json", "“boat 1.json” is too large. A file may have at most 1 kB."),
    ((1, 1, 1, 1), "too-many 4", "There are too many files. At most 3 can be chosen at once.")])
def test_E07_files_beyond_a_limit_are_not_sent_and_the_page_says_so(desk, eventually, sizes, words, message):
    made, page, server = desk()
    choose(page, lambda: tap(page)).set_files(files(*sizes))
    eventually(page, lambda: ends(server, made) == [words])
    assert page.locator(".notice").inner_text() == message and made.sent == []
    eventually(page, lambda: page.locator("dialog").count() == 0)


@pytest.mark.parametrize("answer", [None, 404, 413, 507, 503])
def test_E07_a_file_that_does_not_arrive_ends_the_choice_and_the_page_says_so(desk, eventually, answer):
    made, page, server = desk(answers=[200, answer])
    choose(page, lambda: tap(page)).set_files(files(1, 1, 1))
    eventually(page, lambda: ends(server, made) == ["failed boat 1.json"])
    assert page.locator(".notice").inner_text() == "“boat 1.json” couldn’t be sent." and len(made.sent) == 2


def test_E07_the_dialog_shows_which_file_is_sent_and_cancel_stops_it(desk, eventually):
    made, page, server = desk(answers=["hold"])
    choose(page, lambda: tap(page)).set_files(files(1, 1))
    page.get_by_text("Sending “boat 0.json”…").wait_for()
    assert page.get_by_role("progressbar", name="Sending “boat 0.json”…").count() == 1
    assert page.get_by_role("button", name="Choose File…").get_attribute("aria-disabled") == "true"
    tap(page, "Cancel")
    eventually(page, lambda: page.locator("dialog").count() == 0)
    time.sleep(0.2)
    assert len(made.sent) == 1 and ends(server, made) == [] and page.locator(".notice").count() == 0
