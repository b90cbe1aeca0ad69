import pytest
from playwright.sync_api import sync_playwright

from fake_server import FakeServer


@pytest.fixture(scope="session")
def chromium():
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path="/usr/bin/chromium", args=["--no-sandbox", "--disable-dev-shm-usage"])
        yield browser
        browser.close()


@pytest.fixture
def open_page(chromium):
    """Opens a tree in a new tab; any uncaught error of the page fails the test."""
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
def eventually():
    """Waits, while the page runs, until something holds."""
    def wait(page, condition, seconds=5):
        for _ in range(int(seconds / 0.02)):
            if condition():
                return
            page.wait_for_timeout(20)
        assert condition()
    return wait
