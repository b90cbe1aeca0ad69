"""The example apps as separate processes, each on a free port, and the content of their pages."""

import atexit
import os
import shutil
import subprocess
import tempfile
import urllib.request
from pathlib import Path
from urllib.error import HTTPError

import pytest

from free_port import free_port
from processes import children
from waiting import sleep, wait_until

FOLDER = os.environ.get("BACKSTAFF_BIN")

# One key for all servers of a run, so that a tab can move from one to another. The first server creates it.
KEYS = tempfile.mkdtemp(prefix="backstaff-keys-")
atexit.register(shutil.rmtree, KEYS, ignore_errors=True)


class ServedApp:
    """A served app. It can be killed and restarted on the same port. If `log` is a file, the app's log is added to it.
    `environment` has variables that it gets beside those of this process."""

    def __init__(self, name, *arguments, log=os.devnull, environment=None):
        self.name, self.arguments, self.log, self.port = name, arguments, log, free_port()
        self.environment = {**os.environ, **(environment or {})}
        self.start()

    @property
    def url(self):
        return f"http://127.0.0.1:{self.port}{self.base_path}"

    @property
    def base_path(self):
        """The path below which the app is served, without a slash at its end."""
        arguments = self.arguments
        return arguments[arguments.index("--base-path") + 1] if "--base-path" in arguments else ""

    @property
    def workers(self):
        """The processes of the app's workers. There are none if the app runs in one process."""
        return children(self.process.pid)

    def start(self):
        # Without workers an app starts faster.
        processes = [] if {"--workers", "--visitors-per-worker"} & set(self.arguments) else ["--in-process"]
        command = [str(Path(FOLDER or "") / self.name), "--port", str(self.port),
                   "--seal-key-file", str(Path(KEYS) / "seal.key"), *processes, *self.arguments]
        with open(self.log, "ab") as log:
            self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=log, env=self.environment)
        wait_until(self.is_ready, sleep, seconds=30)

    def is_ready(self):
        """Whether the app takes visitors. The question makes no visitor: one that is gone again would count for some
        seconds when new visitors are shared among workers."""
        assert self.process.poll() is None, f"{self.name} has ended with {self.process.returncode}"
        try:
            with urllib.request.urlopen(f"{self.url}/~/ready", timeout=5):
                return True
        except HTTPError as answer:
            # A site that has an app at one of its paths doesn't know the question.
            return answer.code == 404
        except OSError:
            return False

    def kill(self):
        self.process.kill()
        self.process.wait()


def served(name, scope="session"):
    """A fixture: an app that is served for the whole run, or separately for each test, which may then kill it."""
    @pytest.fixture(scope=scope)
    def app():
        if not FOLDER:
            pytest.skip("BACKSTAFF_BIN doesn't say where the example apps are")
        app = ServedApp(name)
        yield app
        app.kill()
    return app


class Shown:
    """A page as a user sees and uses it."""

    def __init__(self, page):
        self.page = page

    @property
    def top(self):
        """The visible screen, and of several side by side the last. If a stack fills a screen, it is the stack's
        screen."""
        return self.page.locator(
            ".screen:not([data-covered], .departing, [data-covered] *):not(:has(.screen:not([data-covered])))").last

    @property
    def title(self):
        titles = self.top.locator("> .navigation-bar > .bar-title").all_inner_texts()
        return titles[0] if titles else ""

    @property
    def depth(self):
        return self.page.evaluate("history.state?.step ?? 0")

    def wait(self, condition, **limit):
        wait_until(condition, self.page.wait_for_timeout, **limit)

    def is_at(self, title):
        """Waits until a screen is shown and its animations have ended."""
        self.wait(lambda: self.title == title)
        self.wait(lambda: self.page.locator(".moving, .departing").count() == 0)

    def follow(self, words):
        """Taps the link or button with a text and waits until another screen is shown."""
        before = self.top.get_attribute("id")
        self.top.get_by_text(words, exact=True).first.click()
        self.wait(lambda: self.top.get_attribute("id") != before)
        self.wait(lambda: self.page.locator(".moving, .departing").count() == 0)

    def tap(self, words, title=None):
        """Taps the last visible element with a text, in any column, and waits for a title."""
        self.page.get_by_text(words, exact=True).locator("visible=true").last.click()
        self.is_at(title or words)

    def back(self):
        before = self.top.get_attribute("id")
        self.top.locator(".back-button").click()
        self.wait(lambda: self.top.get_attribute("id") != before)
        self.wait(lambda: self.page.locator(".moving, .departing").count() == 0)

    @property
    def focused(self):
        return self.page.evaluate("document.activeElement.textContent")

    def scroll(self, top):
        self.top.locator(".list, .scroll").first.evaluate("(node, top) => { node.scrollTop = top; }", top)
