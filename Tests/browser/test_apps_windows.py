"""Each tab shows its own window of the app, and keeps showing it."""

from apps import served

mortal = served("Logbook", scope="function")

SHEET = "/?window=chart&value=3"


def address(shown):
    return shown.page.evaluate("location.pathname + location.search")


def open_depth(shown):
    """Sheet 3, Depth 4, one mark."""
    shown.is_at("Sheet 3")
    shown.tap("Depth 4")
    shown.page.get_by_text("Mark it").click()
    shown.wait(lambda: shown.page.get_by_text("Sheet 3, 1 marks").count() == 1)
    shown.wait(lambda: address(shown) == "/depths/4?window=chart&value=3")


def test_F07_a_window_is_the_tab_s_after_a_reload_with_all_that_is_in_it(visit, mortal):
    shown = visit(mortal, SHEET)
    open_depth(shown)
    shown.page.reload()
    shown.wait(lambda: shown.page.get_by_text("Sheet 3, 1 marks").count() == 1)
    assert address(shown) == "/depths/4?window=chart&value=3"
    shown.back()
    assert shown.title == "Sheet 3"
    shown.wait(lambda: address(shown) == SHEET)


def test_F07_a_window_and_its_value_come_back_after_a_kill(visit, mortal):
    shown = visit(mortal, SHEET)
    open_depth(shown)
    shown.page.get_by_text("Next sheet").click()
    shown.wait(lambda: address(shown) == "/depths/4?window=chart&value=4")
    mortal.kill()
    shown.wait(lambda: shown.page.locator(".banner").count() == 1)
    mortal.start()
    shown.wait(lambda: shown.page.locator(".banner").count() == 0)
    shown.wait(lambda: shown.page.get_by_text("Sheet 4, 0 marks").count() == 1)
    assert shown.title == "Depth 4"


def test_F07_the_address_of_another_window_shows_that_and_the_way_back_the_former(visit, mortal):
    shown = visit(mortal, SHEET)
    open_depth(shown)
    shown.page.goto(mortal.url + "/")
    shown.is_at("Logbook")
    shown.tap("Cadiz")
    shown.page.go_back()
    shown.is_at("Logbook")
    shown.page.go_back()
    shown.is_at("Depth 4")
    assert address(shown) == "/depths/4?window=chart&value=3"
    shown.page.go_back()
    shown.is_at("Sheet 3")
    shown.page.go_forward()
    shown.is_at("Depth 4")
    shown.page.go_forward()
    shown.is_at("Logbook")


def test_F07_another_tab_shows_the_first_window(visit, mortal):
    shown = visit(mortal, SHEET)
    open_depth(shown)
    other = visit(mortal, context=shown.page.context)
    assert other.title == "Logbook"
    assert shown.title == "Depth 4"
