"""Apps that run in worker processes. A worker that ends or hangs is replaced, and its tabs come back to their screens."""

import os
import signal
from pathlib import Path

import pytest

from apps import FOLDER, ServedApp
from waiting import sleep, wait_until


@pytest.fixture
def serve():
    """Serves the Cookbook with some flags, and waits until its workers are ready."""
    apps = []

    def start(*flags):
        if not FOLDER:
            pytest.skip("BACKSTAFF_BIN doesn't say where the example apps are")
        apps.append(ServedApp("Cookbook", *flags))
        count = int(flags[flags.index("--workers") + 1]) if "--workers" in flags else 1
        wait_until(lambda: len(workers(apps[-1])) >= count, sleep)
        return apps[-1]

    yield start
    for app in apps:
        app.kill()


def facts(pid):
    """What the system says of a process, from its state on. It is None if the process has ended."""
    try:
        words = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    except OSError:
        return None
    return None if words[0] == "Z" else words


def workers(app):
    """The processes of an app's workers."""
    pids = [int(folder.name) for folder in Path("/proc").iterdir() if folder.name.isdigit()]
    return sorted(pid for pid in pids if (words := facts(pid)) and int(words[1]) == app.process.pid)


def worker_of(app, shown):
    """The worker that has a tab: the one that works when somebody uses the tab."""
    def ticks(pid):
        return sum(int(word) for word in (facts(pid) or [])[11:13])
    before = {pid: ticks(pid) for pid in workers(app)}
    for _ in range(5):
        shown.follow("Soups")
        shown.back()
    return max(before, key=lambda pid: ticks(pid) - before[pid])


def banner(shown):
    return shown.page.locator(".banner")


def session(shown):
    """The session of a tab. In another worker, the tab gets another one."""
    return shown.page.evaluate("JSON.parse(sessionStorage.getItem('backstaff.session'))?.session")


def test_Q01_workers_that_are_killed_are_replaced_and_their_tabs_come_back(visit, serve):
    app = serve("--workers", "2")
    shown = visit(app)
    shown.follow("Soups")
    former, before = workers(app), session(shown)
    assert len(former) == 2
    for pid in former:
        os.kill(pid, signal.SIGKILL)
    shown.wait(lambda: len(workers(app)) == 2 and not set(workers(app)) & set(former), seconds=30)
    shown.wait(lambda: session(shown) not in (None, before))
    shown.wait(lambda: banner(shown).count() == 0)
    shown.is_at("Soups")
    shown.back()
    assert shown.title == "Cookbook"


def test_Q01_a_worker_that_hangs_is_replaced_and_other_visitors_notice_nothing(visit, serve):
    app = serve("--workers", "2", "--stuck-after", "3")
    first = visit(app)
    stuck = worker_of(app, first)
    # A visitor goes to the worker with the fewest, so one of the next two goes to the other one.
    second = next(shown for shown in (visit(app), visit(app)) if worker_of(app, shown) != stuck)
    first.follow("Soups")
    before = session(first)
    os.kill(stuck, signal.SIGSTOP)
    second.follow("Bread")
    assert second.title == "Bread" and banner(second).count() == 0
    first.wait(lambda: stuck not in workers(app), seconds=30)
    first.wait(lambda: len(workers(app)) == 2, seconds=30)
    first.wait(lambda: session(first) not in (None, before), seconds=30)
    first.wait(lambda: banner(first).count() == 0)
    first.is_at("Soups")
    first.back()
    assert first.title == "Cookbook" and second.title == "Bread" and banner(second).count() == 0


def test_Q01_a_visitor_can_have_a_worker_alone(visit, serve):
    app = serve("--visitors-per-worker", "1")
    first, second = visit(app), visit(app)
    assert worker_of(app, first) != worker_of(app, second)
    third = visit(app, context=first.page.context)
    assert worker_of(app, third) == worker_of(app, first)


def test_Q01_workers_end_with_their_front(visit, serve):
    app = serve("--workers", "2")
    shown = visit(app)
    former = workers(app)
    assert len(former) == 2
    app.kill()
    shown.wait(lambda: not any(facts(pid) for pid in former))
