import os
import sys
from pathlib import Path

import pytest
from playwright.sync_api import sync_playwright

# Modules that tests without a browser use too.
sys.path.append(str(Path(__file__).resolve().parent.parent / "servers"))

from acting_split import WIDE, Acting
from apps import Shown, served
from chromium import launch
from engines import ENGINES
from engines.failures import pytest_runtest_makereport
from engines.selection import add_engine_options, pytest_collection_modifyitems
from fake_server import FakeServer
from screens import Tree
from split_screens import Mail
from waiting import wait_until


# The apps of these tests are debug builds, whose inspector would be in the pictures. Its own tests turn it on.
os.environ.setdefault("BACKSTAFF_INSPECTOR", "0")


def pytest_addoption(parser):
    add_engine_options(parser)
    parser.addoption("--bundle", action="store_true",
                     help="show the page as scripts/page has made it. It loads sooner than its modules, which are shown otherwise")


def pytest_configure(config):
    FakeServer.serves_bundle = config.getoption("bundle")


@pytest.fixture(scope="session")
def playwright():
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="session")
def chromium(request):
    """The browser: another engine if the option `--engine` names one."""
    if (engine := request.config.getoption("engine")) != "chromium":
        browser = ENGINES[engine]()
        yield browser
        browser.close()
        return
    browser = launch(request.getfixturevalue("playwright"))
    yield browser
    browser.close()


@pytest.fixture
def open_page(chromium):
    """Opens a tree in a new tab. Any uncaught error of the page fails the test."""
    servers, contexts, errors = [], [], []

    def open_tree(tree, respond=None, preview="", path="/", wait=True, before=None, **options):
        server = FakeServer(tree, respond, preview)
        servers.append(server)
        if before:
            before(server)
        context = chromium.new_context(**{"viewport": {"width": 390, "height": 844}, **options})
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.log = []
        page.on("console", lambda message: page.log.append(message.text))
        page.goto(server.url + path)
        if wait:
            page.wait_for_selector("#app > *")
        return page, server

    yield open_tree
    for context in contexts:
        context.close()
    for server in servers:
        server.stop()
    assert errors == []


@pytest.fixture
def mail(open_page):
    """Opens a split view in some form: the mailbox, unless `kind` names another."""
    def start(viewport=WIDE, kind=Mail, acting=True, **options):
        form = {key: options.pop(key) for key in ("mode", "shown", "toggle", "widths", "many") if key in options}
        made = kind(Tree(), **form)
        made.acting = Acting(made, **{key: form[key] for key in ("mode", "shown") if key in form})
        page, server = open_page(made.tree, made.acting.respond if acting else None, viewport=viewport, **options)
        return made, page, server
    return start


@pytest.fixture
def eventually():
    """Waits until a condition holds, while the page runs."""
    return lambda page, condition, **limit: wait_until(condition, page.wait_for_timeout, **limit)


adaptive = served("Adaptive")
cookbook = served("Cookbook")
packages = served("Packages")
chandlery = served("Chandlery")
logbook = served("Logbook")
purser = served("Purser")
harbour = served("Harbour")
gallery = served("Gallery")


@pytest.fixture
def visit(chromium):
    """Opens an app as a new visitor. Any uncaught error of a page fails the test."""
    contexts, errors = [], []

    def open_app(app, path="/", context=None, **options):
        if context is None:
            context = chromium.new_context(**{"viewport": {"width": 390, "height": 844}, **options})
            contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.log = []
        page.on("console", lambda message: page.log.append(message.text))
        page.goto(app.url + path)
        shown = Shown(page)
        if options.get("java_script_enabled", True):
            # The tab stores its session after the live tree has replaced the preview.
            base_path = getattr(app, "base_path", "")
            name = f"{base_path} backstaff.session" if base_path else "backstaff.session"
            shown.wait(lambda: page.evaluate("name => sessionStorage.getItem(name) !== null", name))
        return shown

    yield open_app
    for context in contexts:
        context.close()
    assert errors == []
