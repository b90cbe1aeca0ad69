"""An example app behind nginx as it is without the lines for WebSockets: it asks with HTTP/1.0, and passes no upgrade on."""

import pytest

from apps import FOLDER, ServedApp
from nginx import Nginx
from replicas import need_nginx

BLOCKED = "Something on the way to the server blocks the live connection. Trying again…"


@pytest.fixture(params=[("--in-process",), ("--workers", "1")], ids=["in process", "workers"])
def behind_proxy(request):
    if not FOLDER:
        pytest.skip("BACKSTAFF_BIN doesn't say where the example apps are")
    need_nginx()
    app = ServedApp("Cookbook", *request.param)
    nginx = Nginx(f"""location / {{
        proxy_http_version 1.0; proxy_set_header Host $http_host; proxy_set_header Connection close;
        proxy_set_header Upgrade ""; proxy_pass http://127.0.0.1:{app.port};
    }}""")
    yield nginx
    nginx.close()
    app.kill()


def test_O05_a_page_behind_a_proxy_without_sockets_says_what_is_in_the_way_and_links_go_on(page_at, behind_proxy):
    page = page_at(behind_proxy.url)
    page.get_by_text(BLOCKED).wait_for()
    assert page.locator("html.live").count() == 0
    # What the document shows can be read, and links with an address lead on.
    page.get_by_text("Soups", exact=True).first.click()
    page.wait_for_url("**/soups")
    page.get_by_text("Minestrone").first.wait_for()
    page.get_by_text(BLOCKED).wait_for()


@pytest.fixture
def page_at(chromium):
    """Opens an address at phone size, without waiting for a live page."""
    contexts, errors = [], []

    def open_at(url):
        context = chromium.new_context(viewport={"width": 390, "height": 844})
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.goto(url)
        return page

    yield open_at
    for context in contexts:
        context.close()
    assert errors == []
