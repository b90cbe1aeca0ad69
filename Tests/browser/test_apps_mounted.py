"""An app at a path of a server that has pages of its own (Examples/Mounted)."""

import signal
import urllib.request
from types import SimpleNamespace

from apps import served

site = served("Mounted", scope="function")


def berths(site):
    """The app of the site."""
    return SimpleNamespace(url=site.url + "/berths", base_path="/berths")


def address(shown):
    return shown.page.evaluate("location.pathname + location.search")


def text(url):
    with urllib.request.urlopen(url, timeout=10) as response:
        return response.read().decode()


def test_Q06_the_site_s_pages_and_its_app_lead_to_each_other(visit, site):
    shown = visit(berths(site), "/")
    shown.is_at("Berths")
    assert text(site.url + "/hours") == "Open from 6 to 22\n"
    shown.page.goto(site.url + "/")
    shown.page.get_by_role("link", name="Berths").click()
    shown.is_at("Berths")
    shown.page.go_back()
    shown.wait(lambda: shown.page.get_by_role("heading", name="The harbour").count() == 1)


def test_Q06_push_back_reload_and_a_deep_link_work_in_a_mounted_app(visit, site):
    shown = visit(berths(site), "/")
    shown.follow("Berth 3")
    shown.wait(lambda: address(shown) == "/berths/3")
    shown.page.get_by_role("switch").click()
    shown.page.reload()
    shown.is_at("Berth 3")
    shown.wait(lambda: shown.page.get_by_role("switch").is_checked())
    shown.page.go_back()
    shown.is_at("Berths")
    shown.wait(lambda: shown.page.get_by_text("Booked").count() == 1)
    linked = visit(berths(site), "/7", context=shown.page.context)
    linked.is_at("Berth 7")
    linked.back()
    assert linked.title == "Berths"
    assert address(linked) == "/berths/"


def test_Q06_a_tab_comes_back_when_the_site_is_started_again(visit, site):
    shown = visit(berths(site), "/")
    shown.follow("Berth 3")
    shown.wait(lambda: address(shown) == "/berths/3")
    site.process.send_signal(signal.SIGTERM)
    assert site.process.wait(timeout=15) == 0
    shown.wait(lambda: shown.page.locator(".banner").count() == 1)
    site.start()
    shown.wait(lambda: shown.page.locator(".banner").count() == 0)
    shown.is_at("Berth 3")
