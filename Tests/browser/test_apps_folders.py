"""Apps that `backstaff build` and `backstaff run --watch` compile from folders as they are.

The folders are in `Folders`: `Lighthouses` has a project for Xcode, `Tides` has none but a package. They are really
compiled. `finished_build.py` says why that takes only seconds.
"""

import tempfile
from pathlib import Path

import pytest

from apps import FOLDER
from returning import PHONE, TABLET
from pixels import pixel_of
from test_apps_pictures import near
from watching import Watched
from workshop import Workshop

FORMS = pytest.mark.parametrize("form", [PHONE, TABLET], ids=["phone", "tablet"])
LIGHTS = ["Skerryvore", "Dubh Artach", "Fastnet", "Eddystone", "Casquets", "Bell Rock", "Isle of May"]


@pytest.fixture(scope="module")
def workshop():
    if not FOLDER or not (Path(FOLDER) / "backstaff").exists():
        pytest.skip("BACKSTAFF_BIN doesn't say where the command and the modules are")
    # The apps are large, so they aren't kept as the folders of pytest are.
    with tempfile.TemporaryDirectory(prefix="backstaff-folders-") as place:
        yield Workshop(place)


@pytest.fixture(scope="module")
def lighthouses(workshop):
    app = workshop.serve(workshop.copy_lighthouses("phone"))
    yield app
    app.kill()


@pytest.fixture(scope="module")
def mac_lighthouses(workshop):
    app = workshop.serve(workshop.copy_lighthouses("mac"), "--platform", "macos")
    yield app
    app.kill()


@pytest.fixture(scope="module")
def tides(workshop):
    app = workshop.serve(workshop.copy("served", "Tides"))
    yield app
    app.kill()


def is_seen(shown, words):
    return shown.page.get_by_text(words, exact=True).locator("visible=true").count() > 0


def choose_layout(shown, name):
    """Chooses a layout from the menu, and waits until the screens of the other one are gone."""
    before = shown.top.get_attribute("id")
    shown.page.get_by_role("button", name="Layout").locator("visible=true").click()
    shown.page.locator(".menu-items").get_by_text(name, exact=True).click()
    shown.wait(lambda: shown.page.locator(f'[id="{before}"]').count() == 0)


def open_about(shown):
    """The lines of the sheet about the app."""
    shown.page.get_by_role("button", name="About").locator("visible=true").click()
    shown.is_at("About")
    return shown.top.locator(".list").inner_text().split("\n")


# M12: a folder as samples are downloaded.


def test_M12_the_projects_target_is_built_with_its_files_and_says_which_it_leaves_out(lighthouses):
    assert "the target Lighthouses doesn't list Old/Sketch.swift, so it is left out" in lighthouses.built
    assert "error" not in lighthouses.built and lighthouses.built.count("warning") == 1


def test_M12_on_the_phone_a_row_pushes_its_screen_which_is_there_after_a_reload(visit, lighthouses):
    shown = visit(lighthouses, **PHONE)
    shown.is_at("Lighthouses")
    shown.follow("Bell Rock")
    assert shown.title == "Bell Rock" and not is_seen(shown, "Casquets")
    shown.follow("Isle of May")
    assert shown.title == "Isle of May"
    shown.page.reload()
    shown.is_at("Isle of May")
    shown.back()
    assert shown.title == "Bell Rock"
    shown.back()
    assert shown.title == "Lighthouses"


def test_M12_on_the_tablet_a_row_is_shown_beside_the_list_also_after_a_reload(visit, lighthouses):
    shown = visit(lighthouses, **TABLET)
    assert is_seen(shown, "Choose a light") and is_seen(shown, "Casquets")
    shown.tap("Bell Rock")
    assert is_seen(shown, "Casquets") and not is_seen(shown, "Choose a light")
    shown.follow("Isle of May")
    assert shown.title == "Isle of May"
    shown.page.reload()
    shown.is_at("Isle of May")
    assert is_seen(shown, "Casquets") and shown.top.locator(".back-button").count() == 1
    # Another row ends what was followed.
    shown.tap("Fastnet")
    assert shown.top.locator(".back-button").locator("visible=true").count() == 0


@FORMS
def test_M12_the_app_switches_between_a_stack_and_columns(visit, lighthouses, form):
    shown = visit(lighthouses, **form)
    choose_layout(shown, "One stack")
    shown.is_at("Lighthouses")
    shown.follow("Casquets")
    assert not is_seen(shown, "Fastnet")
    shown.back()
    choose_layout(shown, "Three columns")
    if form is TABLET:
        # Of three columns it shows two at first.
        shown.page.locator(".sidebar-toggle").locator("visible=true").click()
    shown.wait(lambda: is_seen(shown, "Atlantic"))
    assert not is_seen(shown, "Casquets")
    shown.page.get_by_text("Channel", exact=True).locator("visible=true").last.click()
    shown.wait(lambda: is_seen(shown, "Eddystone") and is_seen(shown, "Atlantic") == (form is TABLET))
    assert not is_seen(shown, "Fastnet")
    shown.tap("Casquets")
    assert is_seen(shown, "Eddystone") == (form is TABLET)
    shown.page.reload()
    shown.is_at("Casquets")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_M12_the_accent_color_of_the_catalog_tints_the_app(visit, lighthouses, scheme):
    shown = visit(lighthouses, **PHONE, color_scheme=scheme)
    button = shown.page.get_by_role("button", name="About")
    assert button.evaluate("node => getComputedStyle(node).color") == "rgb(180, 80, 40)"
    assert shown.top.locator(".list").evaluate("node => getComputedStyle(node).color") != "rgb(180, 80, 40)"


def test_M12_the_picture_of_the_catalog_is_in_the_rows(visit, lighthouses):
    shown = visit(lighthouses, **PHONE, device_scale_factor=2)
    shown.page.wait_for_load_state("networkidle")
    tower = shown.top.locator("span.image").first
    assert near(pixel_of(shown.page, tower.screenshot(), 0.5, 0.9), (200, 30, 30))


def test_M01_the_icon_of_the_catalog_is_that_of_the_tab_and_of_the_home_screen(visit, lighthouses):
    shown = visit(lighthouses, **PHONE)
    sizes = shown.page.evaluate("""kinds => Promise.all(kinds.map(async kind => {
        const picture = new Image();
        picture.src = document.head.querySelector(`link[rel="${kind}"]`).href;
        await picture.decode();
        return [new URL(picture.src).pathname, picture.naturalWidth];
    }))""", ["icon", "apple-touch-icon"])
    assert [size for _, size in sizes] == [512, 512]
    answer = shown.page.request.get(lighthouses.url + sizes[0][0])
    assert answer.headers["content-type"] == "image/png" and "immutable" in answer.headers["cache-control"]
    assert shown.page.locator("link[rel=icon]").count() == 1


# M03: the platform that the app sees.


def test_M03_the_app_sees_an_iphone_and_ipad_in_its_conditions(visit, lighthouses):
    lines = open_about(visit(lighthouses, **PHONE))
    assert lines[lines.index("PLATFORM") + 1:] == [
        "for iPhone and iPad", "with UIKit", "in the simulator", "on a new system", "with the chart of the night"]


def test_M03_for_the_mac_it_sees_the_other_branches(visit, mac_lighthouses):
    lines = open_about(visit(mac_lighthouses, **TABLET))
    assert lines[lines.index("PLATFORM") + 1:] == [
        "for the Mac", "without UIKit", "on a device", "on a new system", "with the chart of the night"]


# M04: Apple's modules.


@FORMS
def test_M04_a_model_with_only_Foundation_publishes_what_a_tap_changes(visit, lighthouses, form):
    shown = visit(lighthouses, **form)
    shown.tap("Skerryvore")

    def lamp():
        return shown.top.locator('[data-identifier="lamp"]').bounding_box()["width"]

    assert is_seen(shown, "Flashes: 0") and lamp() == 24
    shown.top.get_by_role("button", name="Flash").click()
    shown.wait(lambda: is_seen(shown, "Flashes: 1") and lamp() == 36)
    shown.follow("Dubh Artach")
    assert is_seen(shown, "Flashes: 0") and lamp() == 24


def test_M04_what_the_app_writes_with_os_is_in_the_log_of_the_server(visit, lighthouses):
    shown = visit(lighthouses, **PHONE)
    shown.follow("Fastnet")
    log = Path(lighthouses.log)
    assert "Fastnet" not in log.read_text()
    shown.top.get_by_role("button", name="Flash").click()
    shown.wait(lambda: "com.example.lighthouses: Fastnet flashed, number 1 (category: journal)" in log.read_text())


# M05: the main bundle.


def test_M05_values_of_info_plist_come_from_the_file_and_from_the_project(visit, lighthouses):
    lines = open_about(visit(lighthouses, **PHONE))
    values = {name: lines[lines.index(name) + 1] for name in ("Name", "Version", "Edition", "Skipper")}
    assert values == {"Name": "Lights of the North", "Version": "2.4",
                      "Edition": "The winter edition of Lighthouses", "Skipper": "none"}


def test_M05_the_list_has_what_the_file_beside_the_sources_says(visit, lighthouses):
    shown = visit(lighthouses, **PHONE)
    assert [name for name in shown.top.locator(".list").inner_text().split("\n") if name in LIGHTS] == LIGHTS
    shown.follow("Casquets")
    assert is_seen(shown, "23 m") and is_seen(shown, "1724") and not is_seen(shown, "In sight")


def test_M05_the_page_uses_the_font_that_the_app_names_and_no_other(visit, lighthouses):
    shown = visit(lighthouses, **PHONE)
    open_about(shown)
    motto, plain = (shown.top.locator(f'[data-identifier="{name}"]') for name in ("motto", "plain motto"))
    family = motto.evaluate("node => getComputedStyle(node).fontFamily")
    assert family.startswith('"app Inter-Black"')
    assert "app Inter" not in plain.evaluate("node => getComputedStyle(node).fontFamily")
    fonts = shown.page.evaluate("""async () => {
        await document.fonts.ready;
        return [...document.fonts].filter(font => font.status == "loaded").map(font => font.family.replaceAll('"', ""));
    }""")
    assert fonts == ["app Inter-Black"]
    answers = shown.page.evaluate("""() => performance.getEntriesByType("resource")
        .filter(entry => entry.name.endsWith(".otf")).map(entry => [entry.name, entry.responseStatus])""")
    assert [status for _, status in answers] == [200]
    [(address, _)] = answers
    # The letters of that font are wider.
    assert motto.evaluate(WIDTH) > 1.03 * plain.evaluate(WIDTH)


WIDTH = """node => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return range.getBoundingClientRect().width;
}"""


# M15: packages.


@FORMS
def test_M15_views_and_files_of_a_package_in_the_folder_are_shown_without_a_project(visit, tides, form):
    assert not list(tides.folder.rglob("*.xcodeproj"))
    shown = visit(tides, **form, device_scale_factor=1)
    shown.is_at("Tides")
    lines = shown.top.locator(".list").inner_text().split("\n")
    assert lines == ["STATION OF TIDES", "Granville", "11.4 m", "Dover", "6.2 m", "Skagen", "0.3 m"]
    shown.page.wait_for_load_state("networkidle")
    wave = shown.top.locator('[data-identifier="wave of Dover"]')
    box = wave.bounding_box()
    assert (box["width"], box["height"]) == (28, 20)
    assert near(pixel_of(shown.page, wave.screenshot(), 0.5, 0.8), (30, 60, 200))
    shown.follow("Dover")
    assert shown.title == "Dover" and is_seen(shown, "6.2 m") and not is_seen(shown, "11.4 m")


def test_M15_nothing_is_said_of_the_packages_tests_which_would_not_compile(tides):
    assert "warning" not in tides.built and "error" not in tides.built


# M08: names of UIKit.


@FORMS
def test_M08_colors_pictures_selectors_and_addresses_of_UIKit_work_in_a_screen(visit, tides, form):
    shown = visit(tides, **form, device_scale_factor=1)
    shown.tap("Signals")
    shown.is_at("Signals")
    assert is_seen(shown, "Flag: 24 by 16") and is_seen(shown, "Blasts: 0")
    flag = shown.top.locator('[data-identifier="flag"]')
    shown.page.wait_for_load_state("networkidle")
    halves = [pixel_of(shown.page, flag.screenshot(), x, 0.5) for x in (0.2, 0.8)]
    assert near(halves[0], (250, 210, 40)) and near(halves[1], (30, 60, 200))
    storm = shown.top.locator('[data-identifier="storm"]')
    assert storm.evaluate("node => getComputedStyle(node).color") == "rgb(200, 30, 30)"
    # A notification calls the method that the selector names.
    horn = shown.top.get_by_role("button", name="Sound the horn")
    horn.click()
    shown.wait(lambda: is_seen(shown, "Blasts: 2"))
    horn.click()
    shown.wait(lambda: is_seen(shown, "Blasts: 4"))
    shown.page.context.route("https://pilots.example/**", lambda route: route.fulfill(body="At noon."))
    with shown.page.context.expect_page() as opened:
        shown.top.get_by_role("button", name="Ask the pilots").click()
    opened.value.wait_for_url("https://pilots.example/today")
    assert is_seen(shown, "Blasts: 4")


# M14: errors.


@pytest.fixture(scope="module")
def typing(workshop):
    """A folder for typos."""
    return workshop.copy("typos", "Tides")


@pytest.mark.parametrize("file, right, wrong, place, message", [
    ("Harbour.swift", "tide.harbour)", "tide.haven)", "14:31", "value of type 'Tide' has no member 'haven'"),
    ("TideTable/Sources/TideTable/TideRow.swift", "Spacer()", "Spacr()", "13:13", "cannot find 'Spacr' in scope"),
], ids=["app", "package"])
def test_M14_a_typo_is_printed_once_at_the_users_file(workshop, typing, file, right, wrong, place, message):
    path = typing / file
    text = path.read_text()
    path.write_text(text.replace(right, wrong))
    try:
        built = workshop.build(typing)
    finally:
        path.write_text(text)
    assert built.returncode == 1 and built.stdout == ""
    lines = built.stderr.split("\n")
    assert [line for line in lines if ": error: " in line] == [f"{path}:{place}: error: {message}"]
    assert str(workshop.cache) not in built.stderr


def test_M14_a_typo_is_shown_in_the_page_and_put_right_the_tab_goes_on_with_the_new_app(visit, workshop, typing):
    text = (typing / "Harbour.swift").read_text()
    app = Watched(typing, workshop.cache, patience=300, environment=workshop.environment)
    try:
        shown = visit(app, **PHONE)
        shown.follow("Dover")
        shown.top.get_by_role("button", name="Moor").click()
        shown.wait(lambda: is_seen(shown, "Boats: 1"))
        app.write(text.replace("boats += 1", "boat += 1"), "Harbour.swift")
        panel = shown.page.locator(".watch-panel")
        panel.wait_for(timeout=120_000)
        assert panel.locator(".watch-title").inner_text() == "1 error"
        assert panel.locator(".watch-place").inner_text() == "Harbour.swift:12:30"
        assert panel.locator(".watch-message").inner_text() == "cannot find 'boat' in scope"
        assert panel.locator(".watch-source").inner_text() == 'Button("Moor") { boat += 1 }'
        # The last good build goes on.
        panel.get_by_role("button", name="Hide").click()
        shown.top.get_by_role("button", name="Moor").click()
        shown.wait(lambda: is_seen(shown, "Boats: 2"))
        app.write(text.replace("Boats:", "Ships:"), "Harbour.swift")
        shown.wait(lambda: is_seen(shown, "Ships: 2"), seconds=120)
        assert shown.title == "Dover" and shown.page.locator(".watch-chip, .watch-panel").count() == 0
        assert app.said.count(": error: ") == 1
    finally:
        app.end()
        (typing / "Harbour.swift").write_text(text)
