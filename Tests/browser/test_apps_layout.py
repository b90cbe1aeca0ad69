"""The app's own layouts, alignment guides, and views that are chosen by their size: where the page shows them."""

import re

import pytest

SIZES = {"phone": {"width": 390, "height": 844}, "tablet": {"width": 1194, "height": 834}}
HARBORS = ["Skagen", "Bergen", "Rotterdam", "Le Havre", "Kiel", "Reykjavík", "Aberdeen"]


def box(shown, words):
    return shown.page.get_by_text(words, exact=True).bounding_box()


def opened(visit, gallery, form):
    shown = visit(gallery, "/Layout", viewport=SIZES[form])
    shown.page.get_by_text("Skagen", exact=True).wait_for()
    return shown


@pytest.mark.parametrize("form", ["phone", "tablet"])
def test_N09_views_in_a_layout_of_the_app_lie_beside_each_other_and_in_lines(visit, gallery, form):
    shown = opened(visit, gallery, form)
    boxes = [box(shown, harbor) for harbor in HARBORS]
    lines = sorted({round(each["y"]) for each in boxes})
    assert len(lines) == (3 if form == "phone" else 1)
    for former, next in zip(boxes, boxes[1:]):
        if round(former["y"]) == round(next["y"]):
            # The padding of two capsules and the distance between them.
            assert next["x"] - (former["x"] + former["width"]) == pytest.approx(12 + 8 + 12, abs=1)
    # No text breaks.
    assert all(each["height"] == pytest.approx(22, abs=1) for each in boxes)


@pytest.mark.parametrize("form", ["phone", "tablet"])
def test_N09_the_first_paint_has_the_places_of_the_live_page(visit, gallery, form):
    live = opened(visit, gallery, form)
    # The size of the window is in a cookie now.
    painted = live.page.request.get(gallery.url + "/Layout").text()
    places = [re.findall(r"--placed-\w+: [^;\"]+", html) for html in (painted, live.page.content())]
    assert places[0] == places[1] and len(places[0]) >= 4 * len(HARBORS)


def test_N09_a_change_of_the_window_and_of_the_views_places_them_anew(visit, gallery):
    shown = opened(visit, gallery, "tablet")
    before = box(shown, "Aberdeen")
    shown.page.set_viewport_size({"width": 390, "height": 844})
    shown.wait(lambda: box(shown, "Aberdeen")["y"] > box(shown, "Skagen")["y"] + 20)
    shown.page.get_by_role("button", name="Sort by Length").click()
    shown.wait(lambda: box(shown, "Kiel")["x"] < box(shown, "Skagen")["x"])
    assert before["width"] == pytest.approx(box(shown, "Aberdeen")["width"], abs=1)


def test_N08_a_guide_moves_a_view_and_follows_its_state(visit, gallery):
    shown = opened(visit, gallery, "phone")
    first, second = (box(shown, words)["x"] for words in ("The harbor master", "moves this line."))
    assert second - first == pytest.approx(24, abs=1)
    shown.page.get_by_role("slider").focus()
    shown.page.keyboard.press("Home")
    shown.wait(lambda: abs(box(shown, "moves this line.")["x"] - box(shown, "The harbor master")["x"]) < 1)


def test_N06_buttons_stand_beside_each_other_where_they_fit_and_otherwise_below_each_other(visit, gallery):
    names = ("Cast Off from the Pier", "Stay in the Harbor")
    for form, is_row in (("tablet", True), ("phone", False)):
        shown = opened(visit, gallery, form)
        first, second = (shown.page.get_by_role("button", name=name).bounding_box() for name in names)
        assert (abs(first["y"] - second["y"]) < 1) == is_row
        assert shown.page.get_by_role("button", name=names[0]).count() == 1
