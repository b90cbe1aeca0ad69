"""Apps that run in worker processes. A worker that ends or hangs is replaced, and its tabs come back to their screens."""

import base64
import contextlib
import http.client
import os
import re
import resource
import signal
import socket
import tempfile
import threading
import time
import urllib.request
from pathlib import Path

import pytest

from apps import FOLDER
from processes import facts, ticks
from workers import AppWithWorkers


@pytest.fixture
def serve():
    """Serves the Cookbook or another app with some flags, and waits until its workers are ready."""
    apps = []

    def start(*flags, name="Cookbook", log=os.devnull):
        if not FOLDER:
            pytest.skip("BACKSTAFF_BIN doesn't say where the example apps are")
        apps.append(AppWithWorkers(name, *flags, log=log))
        return apps[-1]

    yield start
    for app in apps:
        app.kill()


def banner(shown):
    return shown.page.locator(".banner")


def session(shown):
    """The session of a tab. In another worker, the tab gets another one."""
    return shown.page.evaluate("JSON.parse(sessionStorage.getItem('backstaff.session'))?.session")


def test_Q01_workers_that_are_killed_are_replaced_and_their_tabs_come_back(visit, serve):
    app = serve("--workers", "2")
    shown = visit(app)
    shown.follow("Soups")
    former, before = app.workers, session(shown)
    assert len(former) == 2
    for pid in former:
        os.kill(pid, signal.SIGKILL)
    shown.wait(lambda: len(app.workers) == 2 and not set(app.workers) & set(former), seconds=30)
    shown.wait(lambda: session(shown) not in (None, before))
    shown.wait(lambda: banner(shown).count() == 0)
    shown.is_at("Soups")
    shown.back()
    assert shown.title == "Cookbook"


def test_Q01_a_request_of_a_visitor_whose_worker_was_just_killed_is_answered_by_the_next_one(visit, serve):
    app = serve("--workers", "2")
    shown = visit(app)
    shown.follow("Soups")
    cookies = "; ".join(f"{cookie['name']}={cookie['value']}" for cookie in shown.page.context.cookies())
    page = urllib.request.Request(app.url + "/", headers={"Cookie": cookies})
    # After more ends in a row, others are started later.
    for _ in range(2):
        former = app.workers
        for pid in former:
            os.kill(pid, signal.SIGKILL)
        # The front hears of the ends a little later.
        with urllib.request.urlopen(page, timeout=30) as answer:
            assert answer.status == 200
        shown.wait(lambda: len(app.workers) == 2 and not set(app.workers) & set(former), seconds=30)
    shown.wait(lambda: banner(shown).count() == 0, seconds=30)
    shown.is_at("Soups")


def test_Q01_a_worker_that_hangs_is_replaced_and_other_visitors_notice_nothing(visit, serve):
    app = serve("--workers", "2", "--stuck-after", "3")
    first = visit(app)
    stuck = app.worker_of(first)
    # A visitor goes to the worker with the fewest, so one of the next two goes to the other one.
    second = next(shown for shown in (visit(app), visit(app)) if app.worker_of(shown) != stuck)
    first.follow("Soups")
    before = session(first)
    os.kill(stuck, signal.SIGSTOP)
    second.follow("Bread")
    assert second.title == "Bread" and banner(second).count() == 0
    first.wait(lambda: stuck not in app.workers, seconds=30)
    first.wait(lambda: len(app.workers) == 2, seconds=30)
    first.wait(lambda: session(first) not in (None, before), seconds=30)
    first.wait(lambda: banner(first).count() == 0)
    first.is_at("Soups")
    first.back()
    assert first.title == "Cookbook" and second.title == "Bread" and banner(second).count() == 0


def test_Q01_a_visitor_can_have_a_worker_alone(visit, serve):
    app = serve("--visitors-per-worker", "1")
    first, second = visit(app), visit(app)
    assert app.worker_of(first) != app.worker_of(second)
    third = visit(app, context=first.page.context)
    assert app.worker_of(third) == app.worker_of(first)


def strokes(shown):
    """How often the bell was struck: what a global, the user's defaults and files in four folders say."""
    text = shown.page.get_by_text("Global").inner_text()
    return tuple(int(word) for word in text.replace(",", "").split() if word.isdigit())


def strike(shown):
    before = strokes(shown)
    shown.page.get_by_role("button", name="Strike").click()
    shown.wait(lambda: strokes(shown) == tuple(count + 1 for count in before))


def test_Q01_with_a_worker_alone_two_visitors_never_see_each_others_globals_defaults_and_files(visit, serve):
    app = serve("--visitors-per-worker", "1", name="Bosun")
    first, second = visit(app), visit(app)
    assert strokes(first) == strokes(second) == (0,) * 6
    strike(first)
    strike(first)
    strike(second)
    assert strokes(first) == (2,) * 6 and strokes(second) == (1,) * 6
    assert strokes(visit(app, context=first.page.context)) == (2,) * 6
    assert strokes(visit(app)) == (0,) * 6
    second.page.reload()
    second.wait(lambda: strokes(second) == (1,) * 6)


@pytest.fixture
def own_folders(monkeypatch):
    """Folders for a server alone. The user's own have the files of other tests."""
    # The path of the front's socket has to be short, so this isn't pytest's folder for temporary files.
    with tempfile.TemporaryDirectory() as folder:
        for variable in ("CFFIXED_USER_HOME", "XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "TMPDIR"):
            path = Path(folder) / variable
            path.mkdir()
            monkeypatch.setenv(variable, str(path))
        yield


def test_Q01_visitors_who_share_a_worker_share_its_globals(visit, own_folders, serve):
    app = serve("--workers", "1", name="Bosun")
    first = visit(app)
    strike(first)
    assert strokes(visit(app)) == (1,) * 6


def test_Q02_one_flag_shares_visitors_among_processes_that_work_at_the_same_time(visit, serve):
    app = serve("--workers", "2")
    shown = [visit(app) for _ in range(4)]
    places = [app.worker_of(tab) for tab in shown]
    assert sorted(places.count(pid) for pid in app.workers) == [2, 2]
    # While one worker stands still, the visitors of the other one go on.
    os.kill(places[0], signal.SIGSTOP)
    for tab, place in zip(shown, places):
        if place != places[0]:
            tab.follow("Bread")
            assert tab.title == "Bread"
    os.kill(places[0], signal.SIGCONT)
    shown[0].follow("Bread")
    assert shown[0].title == "Bread"


def test_Q01_workers_end_with_their_front(visit, serve):
    app = serve("--workers", "2")
    shown = visit(app)
    former = app.workers
    assert len(former) == 2
    app.kill()
    shown.wait(lambda: not any(facts(pid) for pid in former))


def test_Q01_when_a_front_is_killed_the_service_manager_starts_another_to_which_tabs_come_back(visit, serve):
    app = serve("--workers", "2")
    shown = visit(app)
    shown.follow("Soups")
    former, before = app.workers, session(shown)
    app.kill()
    shown.wait(lambda: not any(facts(pid) for pid in former))
    # That is what systemd does with this line. `scripts/deploy-check` tries it with systemd itself.
    unit = Path(__file__).resolve().parents[2] / "Deploy" / "cookbook@.service"
    assert "Restart=always" in unit.read_text().splitlines()
    app.start()
    shown.wait(lambda: session(shown) not in (None, before), seconds=60)
    shown.wait(lambda: banner(shown).count() == 0)
    shown.is_at("Soups")


def memory(pid):
    """The memory of a process in bytes."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def send_without_end(line, bytes_at_most):
    """Sends large frames until nobody takes any more bytes for two seconds. Returns how many were taken."""
    frame = bytes([0x81, 0x80 | 127]) + (250_000).to_bytes(8, "big") + bytes(4) + b" " * 250_000
    line.settimeout(2)
    sent, rest = 0, frame
    try:
        while sent < bytes_at_most:
            count = line.send(rest)
            sent, rest = sent + count, rest[count:] or frame
    except TimeoutError:
        pass
    return sent


def test_Q01_a_worker_that_stops_reading_in_the_midst_of_a_frame_costs_the_front_no_memory_and_is_ended(visit, serve):
    app = serve("--workers", "2", "--stuck-after", "10")
    shown = visit(app)
    stuck = app.worker_of(shown)
    shown.follow("Soups")
    before = session(shown)
    cookies = "; ".join(f"{cookie['name']}={cookie['value']}" for cookie in shown.page.context.cookies())
    with socket.create_connection(("127.0.0.1", app.port), timeout=30) as line:
        line.sendall(
            f"GET /~/socket HTTP/1.1\r\nHost: 127.0.0.1:{app.port}\r\nCookie: {cookies}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
            .encode())
        assert line.recv(1000).startswith(b"HTTP/1.1 101")
        memory_before = memory(app.process.pid)
        os.kill(stuck, signal.SIGSTOP)
        # What is taken waits in the buffers of four sockets, and in one buffer of the front.
        assert 250_000 < send_without_end(line, 200_000_000) < 50_000_000
        assert memory(app.process.pid) - memory_before < 20_000_000
        shown.wait(lambda: stuck not in app.workers, seconds=60)
        line.settimeout(30)
        with contextlib.suppress(ConnectionResetError):
            while line.recv(65_536):
                pass
    shown.wait(lambda: session(shown) not in (None, before), seconds=30)
    shown.wait(lambda: banner(shown).count() == 0)
    shown.is_at("Soups")


def test_Q01_a_worker_that_ends_between_a_tap_and_its_patch_doubles_nothing_and_the_tap_ends_no_other(
        visit, serve, tmp_path):
    log = tmp_path / "log"
    app = serve("--workers", "2", name="Shoals", log=log)
    shown = visit(app)
    shown.follow("Channel")
    shown.top.get_by_text("Sound", exact=True).click()
    shown.top.get_by_text("Soundings: 1").wait_for()
    before = session(shown)
    shown.top.get_by_text("Sound and sink").click()
    shown.wait(lambda: session(shown) not in (None, before), seconds=30)
    shown.wait(lambda: banner(shown).count() == 0)
    shown.is_at("Channel")
    # The page was never told of the second sounding, and it doesn't send the tap again.
    shown.top.get_by_text("Soundings: 1").wait_for()
    shown.top.get_by_text("Sound", exact=True).click()
    shown.top.get_by_text("Soundings: 2").wait_for()
    line, = ends(log)
    assert re.match(r"worker \d was ended by signal 9|worker \d was killed", line), line


def test_Q07_a_front_without_descriptors_keeps_its_tabs_waits_quietly_and_takes_visitors_again(
        visit, serve, tmp_path):
    log = tmp_path / "log"
    app = serve("--workers", "1", log=log)
    shown = visit(app)
    front = app.process.pid
    most = resource.prlimit(front, resource.RLIMIT_NOFILE)
    used = len(list(Path(f"/proc/{front}/fd").iterdir()))
    resource.prlimit(front, resource.RLIMIT_NOFILE, (used + 4, most[1]))
    start = time.monotonic()
    crowd = [socket.create_connection(("127.0.0.1", app.port)) for _ in range(40)]
    try:
        shown.wait(lambda: len(list(Path(f"/proc/{front}/fd").iterdir())) >= used + 4)
        before = ticks(front)
        for _ in range(5):
            shown.follow("Soups")
            shown.back()
        # A front that tried again without a pause would use all of a processor.
        shown.page.wait_for_timeout(3000)
        assert ticks(front) - before < 100
        assert banner(shown).count() == 0
        # The front tries once a second. The same line is written once between two sums, which come every ten seconds.
        lines = log.read_text().count("error Backstaff: no connection can be accepted: Too many open files")
        assert 1 <= lines <= 2 + (time.monotonic() - start) / 10
    finally:
        for line in crowd:
            line.close()
    resource.prlimit(front, resource.RLIMIT_NOFILE, most)
    other = visit(app)
    other.follow("Soups")


def test_Q07_a_tab_of_an_address_that_asks_for_too_much_says_so_and_comes_back_when_there_is_space(visit, serve):
    app = serve("--workers", "1", "--app-requests-per-address", "1")
    shown = visit(app)
    shown.follow("Soups")
    is_over = threading.Event()

    def ask():
        """Asks for as many sockets as the address may ask for, and more."""
        headers = {"Connection": "Upgrade", "Upgrade": "websocket", "Sec-WebSocket-Version": "13",
                   "Sec-WebSocket-Key": base64.b64encode(bytes(16)).decode()}
        while not is_over.is_set():
            connection = http.client.HTTPConnection(app.url.removeprefix("http://"), timeout=5)
            with contextlib.suppress(OSError, http.client.HTTPException):
                connection.request("GET", "/~/socket", headers=headers)
                connection.getresponse()
            connection.close()

    asking = threading.Thread(target=ask, daemon=True)
    asking.start()
    try:
        shown.wait(lambda: app.figures.get('backstaff_refusals_total{reason="too_many_requests"}', 0) > 0, seconds=60)
        for pid in app.workers:
            os.kill(pid, signal.SIGKILL)
        shown.page.get_by_text("Your network has too many connections to the server. Trying again…").wait_for()
    finally:
        is_over.set()
        asking.join()
    shown.wait(lambda: banner(shown).count() == 0, seconds=60)
    shown.is_at("Soups")


def two_in_the_shoals(visit, serve, log, *flags):
    """The tabs of two visitors, each with another worker. The first tab shows the buttons that end its worker."""
    app = serve("--workers", "2", *flags, name="Shoals", log=log)
    first = visit(app)
    former = app.worker_of(first, "Channel")
    second = next(shown for shown in (visit(app), visit(app)) if app.worker_of(shown, "Channel") != former)
    first.follow("Channel")
    return app, first, second, former


def ends(log):
    """The lines of the log that say how a worker ended."""
    return re.findall(r"error Backstaff: (worker \d+ .*)", log.read_text())


def goes_on(shown, before):
    """Uses the tab of another visitor."""
    shown.follow("Strait")
    shown.back()
    assert session(shown) == before and banner(shown).count() == 0


def comes_back(shown, before):
    shown.wait(lambda: session(shown) not in (None, before), seconds=30)
    shown.wait(lambda: banner(shown).count() == 0)
    shown.is_at("Channel")
    shown.back()
    assert shown.title == "Shoals"


def test_Q01_a_tab_whose_worker_traps_comes_back_before_the_backtrace_is_printed(visit, serve, tmp_path):
    log = tmp_path / "log"
    app, first, second, former = two_in_the_shoals(visit, serve, log)
    one, other = session(first), session(second)
    first.top.get_by_text("Trap").click()
    first.wait(lambda: session(first) not in (None, one), seconds=30)
    assert "Fatal error" in log.read_text() and "Backtrace took" not in log.read_text()
    goes_on(second, other)
    comes_back(first, one)
    first.wait(lambda: facts(former) is None and ends(log), seconds=90)
    line, = ends(log)
    assert re.fullmatch(
        r"worker \d was ended by a trap: Shoals/Shoals.swift:\d+: Fatal error: the keel touches the ground; "
        rf"it had \d visitors? \(process: {former}\)", line)
    assert re.search(r"in Passage\.body\.getter.* at .*Shoals\.swift", log.read_text())


def test_Q01_a_worker_in_a_loop_is_ended_with_a_stack_trace_and_its_tab_comes_back(visit, serve, tmp_path):
    log = tmp_path / "log"
    app, first, second, former = two_in_the_shoals(visit, serve, log, "--stuck-after", "2")
    one, other = session(first), session(second)
    first.top.get_by_text("Loop").click()
    goes_on(second, other)
    comes_back(first, one)
    first.wait(lambda: facts(former) is None and ends(log), seconds=90)
    line, = ends(log)
    assert re.fullmatch(
        rf"worker \d was stuck and has been ended; it had \d visitors? \(process: {former}\)", line)
    assert re.search(r"in Passage\.body\.getter.* at .*Shoals\.swift", log.read_text())
    goes_on(second, other)


def test_Q01_the_page_says_that_the_app_does_not_answer_while_its_worker_is_in_a_loop(visit, serve, tmp_path):
    app, first, second, former = two_in_the_shoals(visit, serve, tmp_path / "log")
    one, other = session(first), session(second)
    first.top.get_by_text("Loop").click()
    first.page.get_by_text("The app doesn’t answer. Trying again…").wait_for(timeout=6000)
    goes_on(second, other)
    comes_back(first, one)


def test_Q01_a_recursion_without_end_costs_one_worker_and_leaves_a_line(visit, serve, tmp_path):
    log = tmp_path / "log"
    app, first, second, former = two_in_the_shoals(visit, serve, log)
    one, other = session(first), session(second)
    first.top.get_by_text("Recursion").click()
    goes_on(second, other)
    comes_back(first, one)
    first.wait(lambda: facts(former) is None and ends(log), seconds=90)
    line, = ends(log)
    assert re.fullmatch(
        r"worker \d was ended by a wrong access to memory, such as a recursion without end; "
        rf"it had \d visitors? \(process: {former}\)", line)
    goes_on(second, other)
