"""Links into the app as links of the browser: opened in a new tab, copied, and followed without JavaScript."""

import re

import pytest

from screens import Tree, screen, text, window


@pytest.fixture
def linked(open_page):
    """A page with a button and a link whose address can be requested."""
    t = Tree()
    link = t("link", text(t, "Curl"))
    tree = window(t, screen(t, "Title", [t("v-stack", link, t("button", text(t, "Tap")))]))
    page, server = open_page(tree)
    return page, server, link


def asked(server):
    return [event["e"] for event in server.events("address")]


def test_L04_a_link_is_asked_where_it_leads_when_the_pointer_rests_on_it_and_not_in_passing(linked, eventually):
    page, server, link = linked
    assert asked(server) == []
    page.evaluate("""() => {
        for (const role of ["link", "button"]) {
            const event = new PointerEvent("pointerover", { bubbles: true, pointerType: "mouse" });
            document.querySelector("." + role).dispatchEvent(event);
        }
    }""")
    page.wait_for_timeout(150)
    assert asked(server) == []
    page.get_by_text("Curl").hover()
    eventually(page, lambda: asked(server) == [link[0]])
    # Hovering again requests the address again, because the screens around the link may have changed.
    page.get_by_text("Tap").hover()
    page.get_by_text("Curl").hover()
    eventually(page, lambda: asked(server) == [link[0]] * 2)


def test_L04_so_is_one_that_the_focus_reaches_by_key(linked, eventually):
    page, server, link = linked
    page.keyboard.press("Tab")
    eventually(page, lambda: asked(server) == [link[0]])


def test_L03_a_control_click_that_is_quicker_than_the_answer_opens_the_tab_when_that_comes(linked, eventually):
    page, server, link = linked
    page.get_by_text("Curl").click(modifiers=["Control"])
    eventually(page, lambda: asked(server) != [])
    assert len(page.context.pages) == 1 and server.events("activate") == []
    with page.context.expect_page() as opened:
        server.patch(["set", link[0], "href", "/elsewhere"])
    assert opened.value.url.endswith("/elsewhere")
    assert page.url == server.url + "/"


def test_L03_a_link_opens_in_a_new_tab_at_its_own_address(packages, chromium, eventually):
    context = chromium.new_context(viewport={"width": 390, "height": 844})
    page = context.new_page()
    page.goto(packages.url + "/packages/curl")
    page.wait_for_selector("body.live, .window")
    link = page.locator("a.link:visible").first
    link.wait_for()
    link.hover()
    eventually(page, lambda: link.get_attribute("href"))
    address = link.get_attribute("href")
    assert address.startswith("/")
    with context.expect_page() as opened:
        link.click(modifiers=["ControlOrMeta"])
    new = opened.value
    # The tab may have opened wide and then become narrow. Then the screens of hidden columns come before the visible
    # one.
    new.locator(".screen .bar-title:visible").first.wait_for()
    assert new.url == packages.url + address
    # The tab from which it was opened keeps its place, and a plain click follows the link in place.
    assert page.url == packages.url + "/packages/curl"
    link.click()
    eventually(page, lambda: page.url == new.url)
    context.close()


def test_L04_without_script_the_links_of_a_preview_can_be_followed(packages, chromium):
    context = chromium.new_context(
        viewport={"width": 390, "height": 844}, java_script_enabled=False, user_agent="Mozilla/5.0 Mobile")
    page = context.new_page()
    page.goto(packages.url + "/packages/curl")
    links = page.locator("a.link[href^='/packages/curl/']:visible")
    assert links.count() > 0
    address = links.first.get_attribute("href")
    links.first.click()
    page.wait_for_url(re.compile(re.escape(address) + "$"))
    context.close()
