"""The page in a browser whose language is none."""

import pytest

from fake_server import FakeServer
from list_screens import dates
from screens import Tree

NO_LANGUAGE = """for (const [name, value] of [["language", "C"], ["languages", ["C"]]])
    Object.defineProperty(navigator, name, { get: () => value });"""


@pytest.fixture
def speechless(request, chromium):
    """Opens a tree in a browser that was started without a language, as on a server."""
    is_webkit = request.config.getoption("engine") == "webkit"
    context = chromium.new_context(**({"locale": "C"} if is_webkit else {}))
    if not is_webkit:
        context.add_init_script(NO_LANGUAGE)
    page, errors, servers = context.new_page(), [], []
    page.on("pageerror", lambda error: errors.append(str(error)))

    def start(tree):
        servers.append(FakeServer(tree))
        page.goto(servers[0].url)
        return page, servers[0]

    yield start
    context.close()
    servers[0].stop()
    assert errors == []


@pytest.mark.parametrize("style", ["compact", "graphical", "wheel"])
def test_O03_a_date_picker_is_shown_in_english_and_the_server_is_told_so(speechless, style):
    tree, _ = dates(Tree(), style)
    page, server = speechless(tree)
    page.wait_for_selector("#app > *")
    assert page.evaluate("navigator.language") == "C"
    assert "Nov" in page.locator("#app").inner_text()
    assert server.hellos[0]["language"] == "en"
