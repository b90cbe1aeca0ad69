"""Records the actions of a user in a browser as a flow, which then drives the app without a browser."""

import subprocess
from pathlib import Path

import pytest

from apps import FOLDER, ServedApp


@pytest.fixture
def recorded(tmp_path):
    """Cookbook, which records the actions in its first tab."""
    if not FOLDER:
        pytest.skip("BACKSTAFF_BIN doesn't say where the example apps are")
    app = ServedApp("Cookbook", "--record", str(tmp_path / "tour.flow"))
    app.flow = tmp_path / "tour.flow"
    yield app
    app.kill()


def drive(flow):
    return subprocess.run([Path(FOLDER) / "Cookbook", "drive", flow], capture_output=True, text=True, timeout=60)


def steps(flow):
    return [line for line in flow.read_text().splitlines() if line.startswith("- ")]


def test_a_recorded_flow_holds_when_it_is_driven_and_another_title_does_not(visit, recorded):
    shown = visit(recorded)
    shown.follow("Soups")
    shown.page.set_viewport_size({"width": 620, "height": 700})
    shown.page.wait_for_timeout(300)
    shown.follow("Borscht")
    shown.page.keyboard.press("Escape")
    shown.is_at("Soups")
    shown.back()
    shown.is_at("Cookbook")
    shown.page.go_forward()
    shown.is_at("Soups")
    shown.wait(lambda: steps(recorded.flow)[-2] == "- travel: 1")
    assert steps(recorded.flow) == [
        "- resize: 390x844",
        "- tapOn: Soups", "- assertTitle: Soups",
        "- resize: 620x700",
        "- tapOn: Borscht", "- assertTitle: Borscht",
        "- pressKey: escape", "- assertTitle: Soups",
        "- back", "- assertTitle: Cookbook",
        "- travel: 1", "- assertTitle: Soups",
    ]
    run = drive(recorded.flow)
    assert run.returncode == 0, run.stdout
    assert run.stdout.splitlines()[-1].startswith("12 steps held, in ")

    recorded.flow.write_text(recorded.flow.read_text() + "- assertTitle: Cookbook\n")
    run = drive(recorded.flow)
    assert run.returncode == 1 and ":14: The title is “Soups”." in run.stdout


def test_a_row_far_down_is_scrolled_to_and_a_second_tab_is_not_recorded(visit, recorded):
    shown = visit(recorded, viewport={"width": 390, "height": 300})
    other = visit(recorded)
    other.follow("Soups")
    shown.scroll(100_000)
    shown.wait(lambda: shown.top.get_by_text("Desserts", exact=True).count() == 1)
    shown.follow("Desserts")
    shown.wait(lambda: steps(recorded.flow)[-1] == "- assertTitle: Desserts")
    assert steps(recorded.flow)[-2:] == ["- tapOn: Desserts", "- assertTitle: Desserts"]
    assert drive(recorded.flow).returncode == 0
