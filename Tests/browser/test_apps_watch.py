"""`backstaff run --watch`: the folder changes, and the tab keeps its state."""

import os
import shutil
import signal
import subprocess
import threading
import time
from pathlib import Path

import pytest

from apps import FOLDER
from test_apps_resume import back_out, has_day, open_day
from waiting import sleep, wait_until
from watching import APP, Watched


@pytest.fixture
def watched(tmp_path):
    """A folder with simulated builds. The served app is Logbook."""
    if not FOLDER or not (Path(FOLDER) / "backstaff").exists():
        pytest.skip("BACKSTAFF_BIN doesn't say where the command and the apps are")
    started = []

    def start(text=APP, **options):
        folder = tmp_path / "Logbook"
        folder.mkdir()
        (folder / "App.swift").write_text(text)
        started.append(Watched(folder, tmp_path / "cache", **options))
        return started[-1]

    yield start
    for app in started:
        app.end()


def session(shown):
    return shown.page.evaluate("JSON.parse(sessionStorage.getItem('backstaff.session') ?? '{}').session")


def note_banners(shown):
    """Makes the page count its messages about a lost connection."""
    shown.page.evaluate("""() => {
        window.banners = 0;
        new MutationObserver(() => { if (document.querySelector('.banner')) window.banners += 1; })
            .observe(document.body, { childList: true });
    }""")


def test_L08_a_change_is_built_and_the_tab_comes_back_to_its_screen_again_and_again(visit, watched):
    app = watched()
    shown = visit(app)
    open_day(shown)
    note_banners(shown)
    # More often than a server may crash, and each within the time that counts as a crash. None of them counts as one.
    for turn in range(4):
        before = session(shown)
        app.write(f"{APP}// {turn}\n")
        shown.wait(lambda: session(shown) != before and has_day(shown))
    assert app.said.count("rebuilt Logbook in ") == 4 and app.said.count(" is at http://") == 1
    assert shown.page.evaluate("window.banners") == 0
    assert shown.page.locator(".watch-chip, .watch-panel").count() == 0
    app.wait(lambda: len(app.servers) == 1)
    back_out(shown)


def test_L08_errors_are_shown_in_the_page_the_last_good_build_goes_on_and_they_go_once_put_right(visit, watched):
    app = watched()
    shown = visit(app)
    open_day(shown)
    before = session(shown)
    app.write(APP.replace("Logbook()", "BROKEN()"))
    panel = shown.page.locator(".watch-panel")
    panel.wait_for()
    assert panel.locator(".watch-title").inner_text() == "1 error"
    assert panel.locator(".watch-place").inner_text() == "App.swift:5:42"
    assert panel.locator(".watch-message").inner_text() == (
        "cannot find 'BROKEN' in <img src=x onerror=alert(1)> & scope")
    assert panel.locator(".watch-source").inner_text() == "var body: some Scene { WindowGroup { BROKEN() } }"
    assert panel.locator(".watch-caret").inner_text() == "B" and panel.locator("img").count() == 0
    assert "Logbook/App.swift:5:42: error: cannot find 'BROKEN'" in app.said
    # The app continues, also in a new tab.
    assert session(shown) == before
    panel.get_by_role("button", name="Hide").click()
    shown.tap("Next day", "Day 4")
    other = visit(app, path="/")
    other.page.locator(".watch-panel").wait_for()
    # Hidden, it can still be opened.
    shown.page.locator(".watch-chip").get_by_role("button", name="1 error").click()
    panel.wait_for()
    app.write(APP)
    shown.wait(lambda: session(shown) != before)
    shown.is_at("Day 4")
    other.wait(lambda: other.page.locator(".watch-chip, .watch-panel").count() == 0)
    assert shown.page.locator(".watch-chip, .watch-panel").count() == 0


SCREEN = """import SwiftUI

struct TripList: View {
    @State private var trips = ["Elbe", "Weser"]
    @State private var isAdding = false

    var body: some View {
        List {
            ForEach(trips, id: \\.self) { trip in
                HStack {
                    Text(trip).font(.headline)
                    Spacer()
                    Image(systemName: "chevron.right").foregroundStyle(.secondary)
                }
            }
            .onDelete { trips.remove(atOffsets: $0) }
        }
        .toolbar { Button("Add") { isAdding = true } }
        .navigationTitle("Trips")
    }
}
"""


@pytest.mark.skipif(not shutil.which("swiftc"), reason="the compiler isn't there")
@pytest.mark.parametrize("right, wrong, said, word", [
    (".headline", ".haedline", "type 'Font?' has no member 'haedline'", "haedline"),
    ("isAdding = true", "isAddin = true", "cannot find 'isAddin' in scope", "isAddin"),
])
def test_M13_the_page_shows_a_typo_in_a_screen_at_its_line(visit, watched, right, wrong, said, word):
    """The compiler itself checks the screen against the modules; only the rest of the build is simulated."""
    app = watched(swift=Path(__file__).with_name("checking_swift.py"))
    shown = visit(app)
    open_day(shown)
    before = session(shown)
    app.write(SCREEN, "TripList.swift")
    shown.wait(lambda: session(shown) != before)
    source = SCREEN.replace(right, wrong)
    app.write(source, "TripList.swift")
    panel = shown.page.locator(".watch-panel")
    panel.wait_for(timeout=90_000)
    line = next(number for number, text in enumerate(source.splitlines(), 1) if wrong in text)
    column = source.splitlines()[line - 1].index(wrong) + wrong.index(word) + 1
    assert panel.locator(".watch-place").first.inner_text() == f"TripList.swift:{line}:{column}"
    assert said in panel.locator(".watch-message").first.inner_text()
    assert panel.locator(".watch-title").inner_text() == "1 error"


def test_L08_a_folder_that_doesnt_compile_at_first_is_served_once_it_does(visit, watched, tmp_path):
    said = "Logbook wasn't built; waiting for a change"
    log = tmp_path / "cache.log"

    def mend():
        # A change during the first build would be part of that build's result.
        wait_until(lambda: log.exists() and said in log.read_text(), sleep)
        (tmp_path / "Logbook" / "App.swift").write_text(APP)

    mending = threading.Thread(target=mend)
    mending.start()
    app = watched(APP.replace("Logbook()", "BROKEN()"))
    mending.join()
    assert said in app.said
    visit(app).is_at("Logbook")


def test_L08_a_chip_says_that_it_builds_and_a_change_meanwhile_is_built_as_well(visit, watched):
    app = watched()
    shown = visit(app)
    app.write(APP + "// SLOW")
    shown.page.locator(".watch-chip", has_text="Building…").wait_for()
    before = session(shown)
    app.write(APP.replace("Logbook()", "BROKEN()"))
    shown.page.locator(".watch-panel").wait_for()
    assert session(shown) == before
    app.write(APP)
    shown.wait(lambda: session(shown) != before and shown.page.locator(".watch-panel").count() == 0)


def test_L08_a_server_that_hangs_makes_room_for_the_next(visit, watched):
    app = watched()
    shown = visit(app)
    open_day(shown)
    before = session(shown)
    [server] = app.servers
    os.kill(server, signal.SIGSTOP)
    app.write(APP + "// again")
    shown.wait(lambda: session(shown) != before and has_day(shown))
    assert server not in app.servers


def test_L08_tabs_come_back_where_the_key_was_to_end_with_the_server(visit, watched):
    app = watched(words=("--seal-key-file", "none"))
    shown = visit(app)
    open_day(shown)
    before = session(shown)
    app.write(APP + "// again")
    shown.wait(lambda: session(shown) != before and has_day(shown))


def test_L08_a_server_that_crashes_is_started_again(visit, watched):
    app = watched()
    shown = visit(app)
    open_day(shown)
    [server] = app.servers
    os.kill(server, signal.SIGKILL)
    shown.wait(lambda: "was killed (signal 9; out of memory?); starting it again" in app.said and app.answers())
    shown.wait(lambda: has_day(shown) and shown.page.locator(".banner").count() == 0)


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_L08_when_the_command_ends_so_do_its_servers(watched, number):
    app = watched()
    servers = app.servers
    assert len(servers) == 1
    app.process.send_signal(number)
    assert app.process.wait(10) == (0 if number != signal.SIGKILL else -9)
    app.wait(lambda: not any(Path(f"/proc/{pid}/exe").exists() for pid in servers))


def test_M14_a_build_that_ignores_the_signal_is_killed_with_all_that_it_has_started(tmp_path):
    if not FOLDER:
        pytest.skip("BACKSTAFF_BIN doesn't say where the command is")
    folder, swift, started = tmp_path / "Logbook", tmp_path / "swift", tmp_path / "started"
    folder.mkdir()
    (folder / "App.swift").write_text(APP)
    swift.write_text(f"#!/bin/sh\ntrap '' TERM\nsleep 600 &\necho $! > {started}.new\nmv {started}.new {started}\nwait\n")
    swift.chmod(0o755)
    command = [str(Path(FOLDER) / "backstaff"), "build", str(folder), "--cache", str(tmp_path / "cache")]
    build = subprocess.Popen(command, env={**os.environ, "BACKSTAFF_SWIFT": str(swift)}, stdout=subprocess.DEVNULL)
    wait_until(started.exists, sleep)
    build.terminate()
    assert build.wait(20) != 0
    compiler = Path(f"/proc/{started.read_text().strip()}")
    wait_until(lambda: not compiler.exists(), sleep)


CACHE = os.environ.get("BACKSTAFF_WATCH_CACHE")


REAL = pytest.mark.skipif(
    not CACHE, reason="BACKSTAFF_WATCH_CACHE names no folder for real builds, the first of which takes minutes")


@pytest.fixture
def logbook_folder(tmp_path):
    folder = tmp_path / "Logbook"
    shutil.copytree(Path(__file__).with_name("Logbook"), folder)
    return folder


@REAL
def test_L08_what_the_real_compiler_says_is_shown(visit, logbook_folder):
    app = Watched(logbook_folder, Path(CACHE), swift="swift", patience=1200)
    try:
        shown = visit(app)
        open_day(shown)
        source = (logbook_folder / "Logbook.swift").read_text()
        line = next(number for number, text in enumerate(source.splitlines(), 1) if '"Next day"' in text)
        app.write(source.replace('"Next day"', "nextDay"), "Logbook.swift")
        panel = shown.page.locator(".watch-panel")
        panel.wait_for(timeout=120_000)
        assert panel.locator(".watch-title").inner_text() == "1 error"
        assert panel.locator(".watch-place").inner_text().startswith(f"Logbook.swift:{line}:")
        assert panel.locator(".watch-message").inner_text() == "cannot find 'nextDay' in scope"
        assert "nextDay" in panel.locator(".watch-source").inner_text()
        assert panel.locator(".watch-caret").inner_text() == "n" and has_day(shown)
        app.write(source, "Logbook.swift")
        panel.wait_for(state="detached", timeout=120_000)
        shown.wait(lambda: has_day(shown))
    finally:
        app.end()


@REAL
def test_L08_with_the_real_compiler_a_save_brings_the_tab_back_to_its_screen(visit, logbook_folder):
    folder, cache = logbook_folder, Path(CACHE)
    source = (folder / "Logbook.swift").read_text()
    app = Watched(folder, cache, swift="swift", patience=1200)
    try:
        shown = visit(app)
        open_day(shown)
        [package] = [path.parent for path in cache.glob("Logbook-*/Package.swift") if str(folder) in path.read_text()]
        product = (package / "Package.swift").read_text().split('name: "')[1].split('"')[0]
        [build] = cache.glob("build-*")
        whole, bare = [], []
        for turn in range(5):
            before = session(shown)
            start = time.monotonic()
            app.write(source.replace('"Next day"', f'"Day after, {turn}"'), "Logbook.swift")
            shown.wait(lambda: shown.page.get_by_text(f"Day after, {turn}").count() == 1, seconds=120)
            whole.append(time.monotonic() - start)
            assert session(shown) != before and shown.title == "Day 3"
            # The same change with nothing but its build.
            app.end()
            app.write(source.replace('"Next day"', f'"Bare, {turn}"'), "Logbook.swift")
            start = time.monotonic()
            subprocess.run(["swift", "build", "--package-path", package, "--scratch-path", build, "--product", product,
                            "--disable-build-manifest-caching"], check=True, capture_output=True)
            bare.append(time.monotonic() - start)
            app = Watched(folder, cache, swift="swift", patience=120, port=app.port)
            shown.wait(lambda: shown.page.get_by_text(f"Bare, {turn}").count() == 1, seconds=30)
    finally:
        app.end()
    # Times are printed and never asserted, because they depend on the machine.
    ratio = sorted(whole)[2] / sorted(bare)[2]
    print("from save to screen", [round(seconds, 2) for seconds in whole], "bare build", [round(seconds, 2) for seconds in bare],
          "ratio of the medians", round(ratio, 2))
