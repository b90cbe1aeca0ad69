"""The metrics of an app whose workers are other processes, and a port of metrics that can't be had."""

import os
import signal
import socket
import subprocess
import urllib.error
import urllib.request
from pathlib import Path

import pytest

from apps import FOLDER
from free_port import free_port
from workers import AppWithWorkers


@pytest.fixture
def app():
    """The Cookbook with two workers and a port for metrics."""
    if not FOLDER:
        pytest.skip("BACKSTAFF_BIN doesn't say where the example apps are")
    app = AppWithWorkers("Cookbook", "--workers", "2")
    yield app
    app.kill()


def test_Q03_the_front_shows_the_sums_of_its_workers_and_no_counter_falls_when_workers_are_killed(visit, app):
    before = app.figures
    assert before["backstaff_events_total"] == 0 and before["backstaff_worker_restarts_total"] == 0
    shown = visit(app)
    shown.follow("Soups")
    shown.wait(lambda: app.figures["backstaff_events_total"] > 0)
    shown.wait(lambda: app.figures['backstaff_sessions{page="connected"}'] == 1)
    during = app.figures
    assert during["backstaff_visitors"] == 1
    assert during["backstaff_update_seconds_count"] == during["backstaff_events_total"]
    assert during["backstaff_previews_total"] >= 1
    assert during["backstaff_sent_bytes_total"] > 10_000

    for pid in app.workers:
        os.kill(pid, signal.SIGKILL)
    shown.wait(lambda: app.figures["backstaff_worker_restarts_total"] == 2, seconds=30)
    shown.wait(lambda: app.figures["backstaff_workers"] == 2, seconds=30)
    shown.wait(lambda: app.figures['backstaff_sessions{page="connected"}'] == 1, seconds=30)
    after = app.figures
    for name, value in during.items():
        if name.split("{")[0].endswith(("_total", "_count", "_bucket", "_sum")):
            assert after[name] >= value, name


def test_Q03_the_visitors_port_has_no_metrics_with_workers_either(app):
    with pytest.raises(urllib.error.HTTPError) as refused:
        urllib.request.urlopen(f"{app.url}/~/metrics", timeout=5)
    assert refused.value.code == 404


@pytest.mark.parametrize("flags", [["--in-process"], ["--workers", "1"]])
def test_Q03_a_port_of_metrics_that_is_taken_ends_the_start_with_a_clear_line(flags):
    if not FOLDER:
        pytest.skip("BACKSTAFF_BIN doesn't say where the example apps are")
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        ended = subprocess.run(
            [str(Path(FOLDER) / "Cookbook"), "--port", str(free_port()), "--seal-key-file", "none",
             "--metrics-port", str(port), *flags],
            capture_output=True, text=True, timeout=30)
    assert ended.returncode == 1
    assert ended.stdout == ""
    assert ended.stderr.splitlines()[-1] == (
        f"Backstaff: can't serve metrics at 127.0.0.1, port {port}: the port is taken. "
        "Choose another with --metrics-port, or 0 for any free one")
