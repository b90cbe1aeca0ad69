"""Views that are dragged onto other views and between rows."""

import pytest

from screens import Tree, screen, text, window


@pytest.fixture
def dock(open_page):
    def start(**options):
        t = Tree()
        crate = t("gesture", t("frame", text(t, "crate"), width=120, height=44), verbs="carry")
        plain = t("frame", text(t, "plain"), width=120, height=44)
        hold = t("gesture", t("frame", text(t, "hold"), width=200, height=100), verbs="drop")
        off = t("style", t("gesture", t("frame", text(t, "off"), width=200, height=60), verbs="drop"), disabled=True)
        rows = [t("row", text(t, name), verbs="drop") for name in ("Tea", "Rum")]
        tree = window(t, screen(t, "Dock", [t("v-stack", crate, plain, hold, off, t("list", *rows))]))
        page, server = open_page(tree, **options)
        page.wait_for_timeout(100)
        return page, server, crate[0], hold[0], [row[0] for row in rows]
    return start


def drops(server):
    return [(event["e"], event["how"], event["source"]) for event in server.events("drop")]


def test_a_view_is_dragged_onto_another_one_which_gets_the_place(dock, eventually):
    page, server, crate, hold, _ = dock()
    page.locator(f"#e{crate}").drag_to(page.locator(f"#e{hold}"), target_position={"x": 30, "y": 20})
    eventually(page, lambda: drops(server) == [(hold, "entered", crate), (hold, "dropped", crate)])
    assert server.events("drop")[-1]["at"] == [30, 20]


def test_a_drag_that_ends_elsewhere_leaves_the_destination(dock, eventually):
    page, server, crate, hold, _ = dock()
    page.locator(f"#e{crate}").hover()
    page.mouse.down()
    for place in (hold, hold):
        page.locator(f"#e{place}").hover()
    page.get_by_text("plain").hover()
    page.get_by_text("plain").hover()
    page.mouse.up()
    eventually(page, lambda: drops(server) == [(hold, "entered", crate), (hold, "left", crate)])


def test_what_can_t_be_dragged_and_a_disabled_destination_send_nothing(dock):
    page, server, crate, hold, _ = dock()
    page.get_by_text("plain").drag_to(page.locator(f"#e{hold}"))
    page.locator(f"#e{crate}").drag_to(page.get_by_text("off"), force=True)
    page.wait_for_timeout(100)
    assert [event for event in drops(server) if event[1] == "dropped"] == []


def test_a_view_is_dropped_before_or_behind_a_row(dock, eventually):
    page, server, crate, _, rows = dock()
    page.locator(f"#e{crate}").drag_to(page.locator(f"#e{rows[1]}"), target_position={"x": 30, "y": 4})
    eventually(page, lambda: server.events("drop") and server.events("drop")[-1]["how"] == "dropped")
    assert "after" not in server.events("drop")[-1] and server.events("drop")[-1]["e"] == rows[1]
    page.locator(f"#e{crate}").drag_to(page.locator(f"#e{rows[0]}"), target_position={"x": 30, "y": 40})
    eventually(page, lambda: server.events("drop")[-1].get("after") is True)
    assert page.locator(".drop-before, .drop-after").count() == 0
