"""What is restored, and after which loss: a reload, a killed server, another server, another tab."""

import pytest

from apps import FOLDER, served
from replicas import Replicas
from returning import PHONE, TABLET, Cookbook, comes_back

FORMS = pytest.mark.parametrize("form", [PHONE, TABLET], ids=["phone", "tablet"])

mortal = served("Logbook", scope="function")
mortal_book = served("Cookbook", scope="function")


def replicated(name):
    """A fixture: two servers of an app behind one address, separate for each test."""
    @pytest.fixture
    def servers():
        if not FOLDER:
            pytest.skip("BACKSTAFF_BIN doesn't say where the apps are")
        servers = Replicas(name)
        yield servers
        servers.close()
    return servers


logbooks = replicated("Logbook")
cookbooks = replicated("Cookbook")


def open_day(shown):
    """Logbook, Cadiz, Day 2, Day 3, with a remark and two miles."""
    shown.tap("Cadiz")
    shown.tap("Day 2")
    shown.tap("Next day", "Day 3")
    field = shown.top.get_by_role("textbox")
    field.fill("Fog until noon")
    shown.top.get_by_role("button", name="Increment").click()
    shown.top.get_by_role("button", name="Increment").click()
    shown.wait(lambda: has_day(shown))


def has_day(shown):
    return (shown.title == "Day 3" and shown.top.get_by_text("2 miles").count() == 1
            and shown.top.get_by_role("textbox").input_value() == "Fog until noon")


def back_out(shown):
    """Back from Day 3, one screen at a time."""
    shown.back()
    assert shown.title == "Day 2"
    shown.back()
    assert shown.title == "Cadiz"


def restart(shown, app):
    """The server is killed like in a power cut, and restarted."""
    app.kill()
    shown.wait(lambda: shown.page.locator(".banner").count() == 1)
    app.start()
    shown.wait(lambda: shown.page.locator(".banner").count() == 0)


@FORMS
def test_L03_a_reload_comes_back_to_the_same_screen(visit, logbook, form):
    shown = visit(logbook, **form)
    open_day(shown)
    shown.page.reload()
    shown.wait(lambda: has_day(shown))
    back_out(shown)


@FORMS
def test_L02_after_a_kill_the_tab_comes_back_by_itself(visit, mortal, form):
    shown = visit(mortal, **form)
    open_day(shown)
    restart(shown, mortal)
    shown.wait(lambda: has_day(shown))
    back_out(shown)


def test_L02_a_tab_that_was_killed_twice_comes_back_twice(visit, mortal):
    shown = visit(mortal)
    open_day(shown)
    restart(shown, mortal)
    shown.wait(lambda: has_day(shown))
    shown.tap("Next day", "Day 4")
    shown.page.wait_for_timeout(5200)
    restart(shown, mortal)
    shown.is_at("Day 4")
    assert shown.top.get_by_text("2 miles").count() == 1


def test_L03_the_browsers_back_goes_through_steps_of_the_server_that_was_killed(visit, mortal):
    shown = visit(mortal)
    open_day(shown)
    restart(shown, mortal)
    shown.wait(lambda: has_day(shown))
    shown.page.go_back()
    shown.is_at("Day 2")
    shown.page.go_back()
    shown.is_at("Cadiz")
    shown.page.go_forward()
    shown.is_at("Day 2")


def test_L03_back_within_the_app_is_the_browsers_back_after_a_kill_too(visit, mortal):
    shown = visit(mortal)
    open_day(shown)
    restart(shown, mortal)
    shown.wait(lambda: has_day(shown))
    entries = shown.page.evaluate("history.length")
    back_out(shown)
    assert shown.page.evaluate("history.length") == entries
    shown.page.go_forward()
    shown.is_at("Day 2")
    shown.page.go_forward()
    shown.is_at("Day 3")


def test_L02_a_server_that_is_gone_for_longer_than_the_page_waits_is_found_by_a_reload(visit, mortal):
    shown = visit(mortal)
    open_day(shown)
    mortal.kill()
    mortal.start()
    shown.page.reload()
    shown.wait(lambda: has_day(shown))


def test_L09_a_tab_whose_server_is_gone_goes_on_at_the_other(visit, logbooks):
    shown = visit(logbooks)
    open_day(shown)
    # Whichever server has the tab, it ends: first only one server is left, then only the other.
    for gone, left in (logbooks.servers, reversed(logbooks.servers)):
        gone.kill()
        shown.wait(lambda: shown.page.locator(".banner").count() == 0 and has_day(shown))
        shown.page.reload()
        shown.wait(lambda: has_day(shown))
        gone.start()
    back_out(shown)


def test_Q02_servers_behind_one_proxy_share_the_key_and_a_tab_moves_from_one_to_the_other_and_back(visit, logbooks):
    shown = visit(logbooks)
    open_day(shown)
    for stopped in logbooks.servers * 2:
        # The one that is told to end hands over its tabs. The proxy gives them to the other one.
        stopped.process.terminate()
        stopped.process.wait(20)
        shown.wait(lambda: shown.page.locator(".banner").count() == 0 and has_day(shown))
        stopped.start()
        shown.tap("Next day", "Day 4")
        assert shown.top.get_by_text("2 miles").count() == 1
        shown.back()
        assert shown.title == "Day 3"


@FORMS
def test_J05_category_and_path_come_back_after_a_reload_a_kill_and_at_the_other_server(visit, cookbooks, form):
    address = "/soups/recipes/minestrone/recipes/focaccia"
    comes_back(visit(cookbooks, **form), cookbooks, Cookbook("Cookbook", "Soups", "Minestrone", "Focaccia", address))


def test_F07_two_tabs_keep_apart_what_is_the_scenes_and_share_what_is_the_apps(visit, mortal):
    first = visit(mortal)
    second = visit(mortal, context=first.page.context)
    open_day(first)
    second.tap("Bergen")
    second.tap("Day 1")
    assert second.top.get_by_role("textbox").input_value() == ""
    second.tap("Horta")
    second.top.get_by_text("Hoist Horta").click()
    first.tap("Lisbon")
    first.wait(lambda: first.top.get_by_text("Flag: horta").count() == 1)
    restart(first, mortal)
    first.wait(lambda: first.top.get_by_text("Flag: horta").count() == 1)
    second.wait(lambda: second.title == "Horta")


def test_F07_visitors_share_nothing(visit, logbook):
    first, second = visit(logbook), visit(logbook)
    for shown in first, second:
        shown.tap("Bergen")
        shown.tap("Day 1")
        shown.tap("Horta")
    first.top.get_by_text("Hoist Horta").click()
    first.wait(lambda: first.top.get_by_text("Flag: horta").count() == 1)
    second.page.wait_for_timeout(200)
    assert second.top.get_by_text("Flag: none").count() == 1


def test_L03_a_duplicated_tab_goes_its_own_way_from_the_same_place(visit, logbook):
    shown = visit(logbook)
    open_day(shown)
    # A browser that duplicates a tab copies its session storage, and window.open does the same.
    with shown.page.context.expect_page() as opened:
        shown.page.evaluate("window.open(location.href, '_blank', '')")
    twin = type(shown)(opened.value)
    twin.wait(lambda: has_day(twin))
    twin.back()
    assert twin.title == "Day 2"
    shown.page.wait_for_timeout(300)
    assert has_day(shown)
    shown.back()
    assert shown.title == "Day 2"


@pytest.mark.parametrize("damage", [
    "text => text.slice(0, -4)", "text => text.slice(0, 30) + 'AAAA' + text.slice(34)", "() => 'x'.repeat(70000)",
    "text => text.split('').reverse().join('')",
], ids=["cut", "changed", "long", "reversed"])
def test_L02_damaged_seals_are_dropped_and_the_app_starts_where_it_can(visit, mortal, damage):
    shown = visit(mortal)
    open_day(shown)
    # The page is closed, and only its storage remains, so that it can't undo the changes to it.
    mortal.kill()
    shown.page.goto("about:blank")
    mortal.start()
    shown.page.goto(mortal.url + "/~/live")
    shown.page.evaluate("""damage => {
        const change = eval(damage);
        for (const key of Object.keys(sessionStorage)) {
            if (/^backstaff[.](scene|step)[.]/.test(key)) sessionStorage.setItem(key, change(sessionStorage.getItem(key)));
        }
    }""", damage)
    shown.page.goto(mortal.url)
    shown.wait(lambda: shown.title == "Logbook")
    shown.tap("Cadiz")
    shown.tap("Day 1")
    assert shown.top.get_by_role("textbox").input_value() == ""


@FORMS
def test_F04_the_cookbook_comes_back_in_the_layout_that_was_chosen(visit, mortal_book, form):
    shown = visit(mortal_book, **form)
    shown.page.get_by_role("button", name="Layout").locator("visible=true").last.click()
    shown.page.get_by_text("Stack", exact=True).locator("visible=true").last.click()
    shown.wait(lambda: shown.page.locator(".split-view").count() == 0)
    shown.tap("Shakshuka")
    restart(shown, mortal_book)
    shown.is_at("Shakshuka")
    assert shown.page.locator(".split-view").count() == 0
    # An address that is new to the tab takes precedence, in the tab's layout.
    mortal_book.kill()
    mortal_book.start()
    shown.page.goto(mortal_book.url + "/recipes/borscht")
    shown.is_at("Borscht")
    shown.page.go_back()
    shown.is_at("Shakshuka")
