"""Apps that are started in a terminal without flags for processes: a front and one worker."""

import re
from pathlib import Path

import pytest

from apps import FOLDER
from terminal import Terminal


@pytest.fixture
def start():
    """Starts an app in a terminal. Its own words are given to the server, unless they come after --."""
    if not FOLDER:
        pytest.skip("BACKSTAFF_BIN doesn't say where the example apps are")
    terminals = []

    def in_terminal(*words, **options):
        terminals.append(Terminal(*words, **options))
        return terminals[-1]

    yield in_terminal
    for terminal in terminals:
        terminal.close()


def test_Q01_an_app_runs_in_one_worker_prints_its_address_once_and_ends_with_control_c(visit, start):
    terminal = start("Shoals", "--", "a pilot")
    terminal.wait(lambda: terminal.addresses)
    worker, = terminal.workers
    assert Path(f"/proc/{worker}/comm").read_text() == "Shoals\n"
    assert terminal.printed.count('Shoals begins with ["a pilot"]\n') == 1
    # The first visitor comes as soon as the address is printed.
    shown = visit(terminal)
    shown.is_at("Shoals")
    shown.follow("Channel")
    shown.page.close()
    terminal.read()
    assert len(terminal.addresses) == 1
    before = len(terminal.printed)
    terminal.type_control_c()
    terminal.wait(lambda: terminal.code is not None, seconds=10)
    assert terminal.code == 0
    assert terminal.printed[before:].strip() in ("", "^C")
    assert worker not in terminal.workers


def test_Q01_an_app_that_ends_itself_costs_its_worker_alone(visit, start):
    terminal = start("Shoals")
    terminal.wait(lambda: terminal.addresses)
    worker, = terminal.workers
    shown = visit(terminal)
    shown.follow("Channel")
    shown.top.get_by_text("Exit").click()
    terminal.wait(lambda: "worker 2 is ready" in terminal.printed)
    assert f"worker 1 has ended with exit code 7; it had 1 visitor (process: {worker})" in terminal.printed
    assert terminal.code is None and len(terminal.addresses) == 1
    shown.wait(lambda: shown.page.locator(".banner").count() == 0)
    shown.is_at("Channel")


def test_Q01_a_trap_at_the_start_is_tried_again_twice_and_each_time_said_with_its_reason(start):
    terminal = start("Shoals", "--", "trap")
    terminal.wait(lambda: terminal.code is not None, seconds=120)
    assert terminal.code == 1 and not terminal.addresses
    ends = re.findall(r"error Backstaff: (.*)", terminal.printed)
    reason = r"Shoals/Shoals.swift:\d+: Fatal error: the anchor is fast"
    for number, line in enumerate(ends[:-1], start=1):
        assert re.fullmatch(rf"worker {number} was ended by a trap: {reason}; it wasn't ready yet \(process: \d+\)", line)
    assert len(ends) == 4 and ends[-1] == "the app has failed 3 times while starting, so the server ends"


def test_Q01_an_app_that_ends_itself_at_the_start_ends_the_server_with_its_exit_code(start):
    terminal = start("Shoals", "--", "exit")
    terminal.wait(lambda: terminal.code is not None)
    assert terminal.code == 7 and not terminal.addresses
    assert terminal.printed.count("Shoals begins") == 1
    assert "the app has ended itself while starting, so the server ends too" in terminal.printed


def test_Q01_with_in_process_there_is_no_worker(visit, start):
    terminal = start("Shoals", "--in-process")
    terminal.wait(lambda: terminal.addresses)
    assert terminal.workers == []
    visit(terminal).is_at("Shoals")
    terminal.type_control_c()
    terminal.wait(lambda: terminal.code is not None, seconds=20)
    assert terminal.code == 0


def test_Q01_under_a_debugger_there_is_no_worker_and_one_line_says_so(start):
    terminal = start("Shoals", is_debugged=True)
    terminal.wait(lambda: terminal.addresses)
    assert terminal.workers == []
    assert terminal.printed.count("Backstaff: a debugger is attached, so the app runs in this process\n") == 1


@pytest.mark.parametrize("flags", [["--workers", "2"], ["--visitors-per-worker", "1"]])
def test_Q01_in_process_contradicts_workers(start, flags):
    terminal = start("Shoals", "--in-process", *flags)
    terminal.wait(lambda: terminal.code is not None)
    assert terminal.code == 64
    assert "--in-process runs the app without workers." in terminal.printed
