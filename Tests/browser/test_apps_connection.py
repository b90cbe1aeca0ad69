"""The example apps when the connection or the server is lost, without JavaScript, and in two tabs."""

import pytest

from apps import FOLDER, ServedApp, served

mortal = served("Cookbook", scope="function")


def banner(shown):
    return shown.page.locator(".banner")


def test_L02_a_killed_server_is_said_and_its_return_is_noticed(visit, mortal):
    shown = visit(mortal)
    mortal.kill()
    shown.wait(lambda: banner(shown).count() == 1)
    assert banner(shown).get_attribute("role") == "alert"
    mortal.start()
    shown.wait(lambda: banner(shown).count() == 0)
    shown.follow("Soups")
    assert shown.title == "Soups"


def test_L02_no_tap_is_taken_while_the_line_is_down(visit, mortal):
    shown = visit(mortal)
    mortal.kill()
    shown.wait(lambda: banner(shown).count() == 1)
    shown.top.get_by_text("Soups").click()
    mortal.start()
    shown.wait(lambda: banner(shown).count() == 0)
    shown.page.wait_for_timeout(300)
    assert shown.title == "Cookbook"


def test_two_tabs_of_one_visitor_go_their_own_ways(visit, cookbook):
    first = visit(cookbook)
    second = visit(cookbook, context=first.page.context)
    first.follow("Soups")
    assert second.title == "Cookbook"
    second.follow("Bread")
    assert first.title == "Soups"
    first.back()
    assert first.title == "Cookbook" and second.title != "Cookbook"


def test_visitors_do_not_meet(visit, cookbook):
    first, second = visit(cookbook), visit(cookbook)
    first.follow("Soups")
    second.page.wait_for_timeout(100)
    assert second.title == "Cookbook"


def test_the_preview_can_be_read_without_script(visit, cookbook):
    shown = visit(cookbook, java_script_enabled=False)
    page = shown.page
    assert page.get_by_role("heading", name="Cookbook", level=1).is_visible()
    assert page.get_by_text("Soups", exact=True).first.is_visible()
    row = page.locator(".row").first.bounding_box()
    assert row["width"] > 250 and row["height"] >= 44
    assert page.locator("link[rel=icon]").count() == 1


def test_the_preview_and_the_live_page_show_the_same_words(visit, cookbook):
    still, live = visit(cookbook, java_script_enabled=False), visit(cookbook)
    words = lambda shown: shown.page.locator(".row .text").all_inner_texts()[:8]
    assert words(still) == words(live)


def test_no_request_of_a_first_visit_fails(chromium, cookbook):
    context = chromium.new_context()
    page = context.new_page()
    failed = []
    page.on("response", lambda response: response.status >= 400 and failed.append(response.url))
    page.goto(cookbook.url)
    page.wait_for_selector("#app .row")
    page.wait_for_timeout(300)
    context.close()
    assert failed == []


def test_a_missing_database_is_told(visit):
    if not FOLDER:
        pytest.skip("BACKSTAFF_BIN doesn't say where the example apps are")
    app = ServedApp("Packages", "--status", "/nonexistent")
    try:
        shown = visit(app)
        assert "No package database" in shown.page.locator(".unavailable").inner_text()
    finally:
        app.kill()
