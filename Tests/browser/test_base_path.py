"""Apps below a path of a site: everything of an app stays below its path, and two apps on one host don't disturb each
other."""

import urllib.error
import urllib.request
from types import SimpleNamespace

import pytest

from apps import FOLDER, ServedApp
from fake_server import PAGE
from nginx import Nginx
from replicas import need_nginx

COOKIES = ("backstaff-appearance", "backstaff-time-zone", "backstaff-visitor", "backstaff-viewport")


@pytest.fixture(params=[(), ("--workers", "2")], ids=["in process", "workers"])
def shop(request):
    if not FOLDER:
        pytest.skip("BACKSTAFF_BIN doesn't say where the example apps are")
    app = ServedApp("Cookbook", "--base-path", "/shop", *request.param)
    yield app
    app.kill()


@pytest.fixture
def shop_of_modules():
    """An app whose page has the modules as they are, so that a test can import one."""
    if not FOLDER:
        pytest.skip("BACKSTAFF_BIN doesn't say where the example apps are")
    app = ServedApp("Cookbook", "--base-path", "/shop", environment={"BACKSTAFF_PAGE_SOURCES": str(PAGE)})
    yield app
    app.kill()


@pytest.fixture
def two_shops():
    """Two apps at the paths /a and /b of one host."""
    if not FOLDER:
        pytest.skip("BACKSTAFF_BIN doesn't say where the example apps are")
    need_nginx()
    apps = [ServedApp("Cookbook", "--base-path", path) for path in ("/a", "/b")]
    nginx = Nginx(" ".join(
        f"location {app.base_path}/ {{ proxy_pass http://127.0.0.1:{app.port}; }}" for app in apps))
    yield [SimpleNamespace(url=nginx.url + app.base_path, base_path=app.base_path) for app in apps]
    nginx.close()
    for app in apps:
        app.kill()


def address(shown):
    return shown.page.evaluate("location.pathname + location.search")


def status(url):
    try:
        with urllib.request.urlopen(url, timeout=10) as response:
            return response.status
    except urllib.error.HTTPError as error:
        return error.code


def record_requests(shown, requests):
    """Adds the paths of everything that a page asks its server for, the socket too."""
    def note(url):
        requests.append("/" + url.split("/", 3)[3])
    shown.page.on("request", lambda request: note(request.url))
    shown.page.on("websocket", lambda socket: note(socket.url))


def test_Q06_push_back_reload_and_a_deep_link_stay_below_the_path(visit, shop):
    shown = visit(shop, "/")
    assert address(shown) == "/shop/"
    requests = []
    record_requests(shown, requests)
    shown.page.reload()
    shown.is_at("Cookbook")
    shown.follow("Soups")
    shown.wait(lambda: address(shown) == "/shop/soups")
    shown.page.reload()
    shown.is_at("Soups")
    shown.page.go_back()
    shown.is_at("Cookbook")
    shown.wait(lambda: address(shown) == "/shop/")
    shown.page.go_forward()
    shown.is_at("Soups")
    assert any(path.endswith("/~/socket") for path in requests)
    assert any("/~/page/" in path for path in requests)
    assert [path for path in requests if not path.startswith("/shop/")] == []
    linked = visit(shop, "/soups", context=shown.page.context)
    linked.is_at("Soups")
    linked.back()
    assert linked.title == "Cookbook"
    assert address(linked) == "/shop/"


def test_Q06_a_link_in_the_page_and_in_the_preview_leads_below_the_path(visit, shop):
    shown = visit(shop, "/")
    link = shown.top.get_by_text("Soups", exact=True).first
    link.hover()
    href = "node => node.closest('[href]')?.getAttribute('href') ?? null"
    shown.wait(lambda: link.evaluate(href) == "/shop/soups")
    with shown.page.context.expect_page() as opening:
        link.click(modifiers=["Control"])
    opening.value.wait_for_url("**/shop/soups")
    with urllib.request.urlopen(shop.url + "/soups", timeout=10) as response:
        html = response.read().decode()
    assert 'data-base-path="/shop"' in html and '"/~' not in html


def test_Q06_an_address_with_dots_stays_below_the_path(visit, shop_of_modules):
    shown = visit(shop_of_modules, "/")
    shown_in = """async (address) => {
        const { inBrowser } = await import("/shop/~/page/base-path/base-path.js");
        const { pathname, search, hash } = new URL(inBrowser(address), location.href);
        return pathname + search + hash;
    }"""
    for address, below in (
        ("/../x", "/shop/x"), ("/a/../../x", "/shop/x"), ("/a/..", "/shop/"), ("/.", "/shop/"),
        ("/%2e%2E/x", "/shop/x"), ("/a\\..\\..\\x", "/shop/x"), ("/.\t./x", "/shop/x"), ("/\t/x", "/shop//x"),
        ("/../x?y=/../z#/..", "/shop/x?y=/../z#/.."), ("/..a/b..", "/shop/..a/b.."),
        ("/soups?sort=name#top", "/shop/soups?sort=name#top"),
    ):
        assert shown.page.evaluate(shown_in, address) == below, address


def test_Q06_cookies_and_what_the_browser_stores_belong_to_the_path(visit, shop):
    shown = visit(shop, "/")
    shown.follow("Soups")
    cookies = shown.page.context.cookies()
    assert sorted(cookie["name"] for cookie in cookies) == sorted(COOKIES)
    assert {cookie["path"] for cookie in cookies} == {"/shop"}
    for storage in ("sessionStorage", "localStorage"):
        names = shown.page.evaluate(f"Object.keys({storage})")
        assert [name for name in names if not name.startswith("/shop ")] == []


def test_Q06_what_is_outside_of_the_path_is_not_found(shop):
    root = shop.url.removesuffix("/shop")
    for path in ("/", "/soups", "/shopping", "/~/live", "/~/ready", "/~/page/0123456789abcdef/page.js", "/~/symbols.svg", "/~/socket"):
        assert status(root + path) == 404, path
    for path in ("/shop", "/shop/", "/shop/~/live", "/shop/~/ready", "/shop/~/page/0123456789abcdef/page.js"):
        assert status(root + path) == 200, path


def test_Q06_two_apps_at_two_paths_of_one_host_keep_their_own_state(visit, two_shops):
    first, second = two_shops
    shown = visit(first, "/")
    shown.follow("Soups")
    shown.wait(lambda: address(shown) == "/a/soups")
    # The same tab goes to the other app, and back.
    shown.page.goto(second.url + "/")
    shown.is_at("Cookbook")
    shown.follow("Salads")
    shown.wait(lambda: address(shown) == "/b/salads")
    shown.page.go_back()
    shown.is_at("Cookbook")
    assert address(shown) == "/b/"
    shown.page.go_back()
    shown.is_at("Soups")
    assert address(shown) == "/a/soups"
    shown.back()
    assert shown.title == "Cookbook"
    shown.wait(lambda: address(shown) == "/a/")
    paths = [cookie["path"] for cookie in shown.page.context.cookies() if cookie["name"] == "backstaff-visitor"]
    assert sorted(paths) == ["/a", "/b"]
