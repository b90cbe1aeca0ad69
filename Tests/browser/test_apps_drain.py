"""Servers that are told to end by a signal. Their tabs go to the next server under the same address."""

import os
import signal

import pytest

from apps import FOLDER, ServedApp
from workers import AppWithWorkers


@pytest.fixture(params=[(ServedApp,), (AppWithWorkers, "--workers", "2")], ids=["one process", "two workers"])
def app(request):
    if not FOLDER:
        pytest.skip("BACKSTAFF_BIN doesn't say where the example apps are")
    kind, *flags = request.param
    app = kind("Cookbook", *flags)
    yield app
    app.kill()


def closings(shown):
    """The codes with which the page's sockets are closed from now on."""
    shown.page.evaluate("""() => {
        window.closings = [];
        const send = WebSocket.prototype.send;
        WebSocket.prototype.send = function (data) {
            this.addEventListener("close", (event) => window.closings.push(event.code), { once: true });
            return send.call(this, data);
        };
    }""")
    return lambda: set(shown.page.evaluate("window.closings"))


@pytest.mark.parametrize("everyone", [False, True], ids=["the server", "the server and its workers"])
def test_Q04_a_tab_of_a_server_that_ends_goes_on_with_the_next_one(visit, app, everyone):
    shown = visit(app)
    codes = closings(shown)
    shown.follow("Soups")
    shown.top.evaluate("(screen) => { window.former = screen; }")
    processes = [app.process.pid, *(app.workers if everyone else [])]
    for pid in processes:
        os.kill(pid, signal.SIGTERM)
    assert app.process.wait(8) == 0
    app.start()
    shown.wait(lambda: 1012 in codes(), seconds=10)
    # The next server doesn't know the scene. Its welcome replaces the tree, and what was tapped before that is lost.
    shown.wait(lambda: not shown.page.evaluate("window.former.isConnected"), seconds=20)
    shown.wait(lambda: shown.page.locator(".banner").count() == 0, seconds=20)
    shown.is_at("Soups")
    shown.back()
    assert shown.title == "Cookbook"
    assert codes() == {1012} and shown.page.locator(".notice").count() == 0


def tap_after_leave(shown, words):
    """Taps a link as soon as the page has said its last word to its server."""
    shown.page.evaluate("""(words) => {
        const send = WebSocket.prototype.send;
        WebSocket.prototype.send = function (data) {
            send.call(this, data);
            if (!JSON.parse(data).leaving) return;
            [...document.querySelectorAll(".link")].find((link) => link.textContent.trim() === words).click();
        };
    }""", words)


def test_Q04_a_tap_between_two_servers_is_not_lost_without_a_word(visit, app):
    shown = visit(app)
    shown.top.evaluate("(screen) => { window.former = screen; }")
    tap_after_leave(shown, "Soups")
    os.kill(app.process.pid, signal.SIGTERM)
    assert app.process.wait(8) == 0
    app.start()
    shown.page.get_by_text("Your last step wasn’t done.").wait_for(timeout=20_000)
    assert not shown.page.evaluate("window.former.isConnected") and shown.title == "Cookbook"
    shown.follow("Soups")
    shown.is_at("Soups")
