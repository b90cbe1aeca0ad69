"""Pictures and colours of asset catalogues: which file is shown, how large it is, and in which colours."""

import json
import os
import re
import shutil
import urllib.error
import urllib.request

import pytest

from apps import FOLDER, ServedApp
from pixels import pixel_of
from waiting import sleep, wait_until

RED, GREEN, BLUE, YELLOW = (200, 30, 30), (30, 150, 60), (30, 60, 200), (240, 200, 40)
BLACK, WHITE = (0, 0, 0), (255, 255, 255)


@pytest.fixture(scope="module")
def slipway():
    if not FOLDER:
        pytest.skip("BACKSTAFF_BIN doesn't say where the test apps are")
    app = ServedApp("Slipway")
    yield app
    app.kill()


class Quay:
    """The only screen of the app, with the colours of its pixels."""

    def __init__(self, shown):
        self.shown, self.page = shown, shown.page
        self.page.wait_for_load_state("networkidle")

    def place(self, name):
        # A modifier may have set the identifier on an element around the picture.
        return self.page.locator(f'[data-identifier="{name}"]').first

    def box(self, name):
        place = self.place(name)
        inner = place.locator("span.image")
        box = (inner.first if inner.count() else place).bounding_box()
        return round(box["width"], 1), round(box["height"], 1)

    def color(self, name, x=0.5, y=0.5):
        """The colour at a place of the element, in shares of its width and height."""
        return pixel_of(self.page, self.place(name).screenshot(), x, y)


@pytest.fixture
def quay(visit, slipway):
    return lambda app=slipway, **options: Quay(visit(app, **options))


def near(color, wanted, distance=12):
    return all(abs(one - other) <= distance for one, other in zip(color, wanted))


@pytest.mark.parametrize("scheme, scale, color", [
    ("light", 1, RED), ("light", 2, GREEN), ("light", 3, GREEN), ("dark", 1, BLUE), ("dark", 2, YELLOW)])
def test_M01_the_file_follows_from_the_color_scheme_and_the_pixels_of_a_point(quay, scheme, scale, color):
    place = quay(color_scheme=scheme, device_scale_factor=scale)
    assert place.box("flag") == (40, 20)
    assert near(place.color("flag"), color)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_M01_a_part_with_its_own_color_scheme_has_the_picture_for_it(quay, scheme):
    place = quay(color_scheme=scheme)
    assert near(place.color("dark-flag"), BLUE)
    assert near(place.color("light-flag"), RED)


def test_M01_a_file_beside_the_sources_has_its_size_in_points(quay):
    place = quay(device_scale_factor=1)
    assert place.box("pier") == (30, 10)
    assert near(place.color("pier", 0.2), GREEN) and near(place.color("pier", 0.8), YELLOW)


def test_M01_an_unknown_picture_is_a_neutral_box(quay):
    place = quay()
    width, height = place.box("unknown")
    assert 10 < width < 40 and width == height


def test_M01_a_resizable_picture_fills_its_frame_and_keeps_its_proportions_where_it_should(quay):
    place = quay(device_scale_factor=1)
    assert place.box("stretched") == (90, 30) and near(place.color("stretched", 0.02, 0.05), RED)
    width, height = place.box("fitting")
    assert width > 200 and abs(height - width / 2) < 1
    assert place.box("fitting-square") == (40, 20) and near(place.color("fitting-square"), RED)
    assert near(place.color("filling-square", 0.5, 0.05), RED) and place.box("filling-square")[1] >= 40


def test_M01_a_picture_of_a_fixed_height_is_as_wide_as_its_proportions_say(quay):
    place = quay()
    assert place.box("fitting-height") == (60, 30)
    assert place.box("beside")[0] > 30


def test_M01_a_template_has_the_foreground_color_and_an_original_its_own(quay):
    place = quay()
    red, green, blue = place.color("template")
    assert green > 150 and red < 110 and blue < 130
    assert near(place.color("template", 0.02, 0.02), WHITE)
    assert near(place.color("original"), RED)


def test_M01_pixels_tiles_and_edges_that_keep_their_size(quay):
    place = quay(device_scale_factor=1)
    # Two by two pixels, enlarged to 40 by 40: sharp squares of 20.
    for x, y, color in [(0.1, 0.1, BLACK), (0.4, 0.4, BLACK), (0.6, 0.1, WHITE), (0.45, 0.9, WHITE)]:
        assert near(place.color("pixels", x, y), color), (x, y)
    tiles = [quay(device_scale_factor=2).color("tiles", (x + 0.5) / 80, 0.5) for x in range(40, 44)]
    assert any(near(tile, BLACK) for tile in tiles) and any(near(tile, WHITE) for tile in tiles)
    for x, y, color in [(1, 1, RED), (58, 38, RED), (30, 1, BLUE), (1, 20, BLUE), (30, 20, YELLOW), (6, 6, YELLOW)]:
        assert near(place.color("caps", (x + 0.5) / 60, (y + 0.5) / 40), color), (x, y)


@pytest.mark.parametrize("options, color", [
    ({"color_scheme": "light"}, (0, 90, 180)), ({"color_scheme": "dark"}, (120, 200, 255)),
    ({"color_scheme": "light", "contrast": "more"}, (0, 0, 90))])
def test_M02_a_color_follows_from_the_color_scheme_and_the_contrast(quay, options, color):
    place = quay(**options)
    assert near(place.color("sea"), color, 3)
    assert near(place.color("dark-sea"), (120, 200, 255), 3)
    ground = (0, 0, 0) if options["color_scheme"] == "dark" else (255, 255, 255)
    assert near(place.color("half-sea"), tuple((a + b) // 2 for a, b in zip(color, ground)), 3)


def test_M01_pictures_are_shown_before_the_page_is_connected(visit, slipway):
    shown = visit(slipway, java_script_enabled=False)
    # A page without scripts can't read pixels.
    flag = shown.page.locator('[data-identifier="flag"]').first.screenshot()
    other = visit(slipway)
    assert near(pixel_of(other.page, flag, 0.5, 0.5), RED)


def test_M02_the_accent_color_of_the_executables_own_bundle_tints_controls(quay):
    """`swift run` starts an executable whose catalogue is in the bundle of its target."""
    color = quay(color_scheme="light").place("tint").evaluate("node => getComputedStyle(node).color")
    assert color == "rgb(200, 30, 120)"


def test_M02_the_accent_color_of_the_main_bundle_tints_controls(quay, tmp_path):
    """The app runs from a bundle with a manifest, as the command `backstaff` makes it."""
    manifest = tmp_path / "Backstaff.assets" / "manifest.json"
    manifest.parent.mkdir()
    manifest.write_text(json.dumps({"images": {}, "colors": {"AccentColor": "#143c8cff"}}))
    shutil.copy2(os.path.join(FOLDER, "Slipway"), tmp_path / "Slipway")
    for resources in os.scandir(FOLDER):
        if resources.name.endswith(".resources"):
            os.symlink(resources.path, tmp_path / resources.name)
    app = ServedApp(str(tmp_path / "Slipway"))
    try:
        color = quay(app).place("tint").evaluate("node => getComputedStyle(node).color")
        assert color == "rgb(20, 60, 140)"
    finally:
        app.kill()


def test_M01_pictures_come_from_the_visitors_worker_behind_a_front(visit):
    app = ServedApp("Slipway", "--workers", "1")
    try:
        place = Quay(visit(app, device_scale_factor=1))
        assert near(place.color("flag"), RED)
    finally:
        app.kill()


def test_M01_a_front_answers_the_pictures_of_bundles_itself():
    """A client without a cookie has no worker. Such requests don't count as requests for pages."""
    app = ServedApp("Slipway", "--workers", "1")

    def status(name):
        try:
            with urllib.request.urlopen(f"{app.url}/~/assets/{name}", timeout=5) as answer:
                return answer.status
        except urllib.error.HTTPError as answer:
            return answer.code

    try:
        with urllib.request.urlopen(app.url, timeout=20) as answer:
            names = set(re.findall(r"[0-9a-f]{32}\.[a-z]+", answer.read().decode()))
        assert len(names) > 4
        # The front reads all pictures when it starts, and meanwhile the worker has them.
        wait_until(lambda: status(min(names)) == 200, sleep, seconds=30)
        assert {status(name) for name in names} == {200}
        assert status("0" * 32 + ".png") == 404
    finally:
        app.kill()
