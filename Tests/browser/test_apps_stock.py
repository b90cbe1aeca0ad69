"""Two people use Examples/Stock in two worker processes. Each sees what the other one changes, and nothing is lost."""

import os
import time
from pathlib import Path

import pytest

from waiting import sleep, wait_until
from workers import AppWithWorkers

PROGRAM = Path(__file__).parents[2] / "Examples/Stock/.build/debug/Stock"

WIDE = {"viewport": {"width": 1440, "height": 900}}


@pytest.fixture
def is_built():
    """Skips a test if the app isn't built."""
    if not PROGRAM.exists():
        pytest.skip("Examples/Stock isn't built: swift build --package-path Examples/Stock")


@pytest.fixture
def stock(tmp_path, is_built):
    """Serves the app with two workers and a new database."""
    app = AppWithWorkers(str(PROGRAM), "--workers", "2", "--database", str(tmp_path / "stock.sqlite"))
    yield app
    app.kill()


class Person:
    """A person at a browser of their own, who has selected the padlock."""

    def __init__(self, shown, name):
        self.shown, self.page = shown, shown.page
        self.type("Name", name)
        self.press("Continue")
        self.page.get_by_text("Running Low", exact=True).first.click()
        self.page.get_by_text("Padlock", exact=True).first.click()
        self.sees("Opening stock")

    def type(self, field, text):
        self.page.get_by_role("textbox", name=field, exact=True).last.fill(text)

    def press(self, button):
        self.page.get_by_role("button", name=button, exact=True).locator("visible=true").last.click()

    def sees(self, words, seconds=10):
        """Waits until a text is shown. The result is the time that this took, in seconds."""
        start = time.monotonic()
        self.page.get_by_text(words, exact=True).locator("visible=true").first.wait_for(timeout=seconds * 1000)
        return time.monotonic() - start

    def saves(self):
        self.press("Save")
        self.shown.wait(lambda: self.page.get_by_role("dialog").count() == 0)


def sockets(app):
    """The number of open sockets by worker."""
    def count(pid):
        return sum(os.readlink(link).startswith("socket:") for link in Path(f"/proc/{pid}/fd").iterdir())
    return {pid: count(pid) for pid in app.workers}


@pytest.fixture
def people(stock, visit):
    """Two people, each in another worker: a new visitor goes to the worker with the fewest."""
    before = sockets(stock)
    people = Person(visit(stock, **WIDE), "Ada"), Person(visit(stock, **WIDE), "Ben")
    # Each worker has the connection of one page.
    wait_until(lambda: all(after > before[pid] for pid, after in sockets(stock).items()), sleep)
    return people


def test_each_of_two_people_in_two_workers_sees_the_others_edits_within_a_second_and_a_half(people):
    ada, ben = people
    for number, (one, other) in enumerate([(ada, ben), (ben, ada)] * 3):
        one.press("Edit")
        one.type("Place", f"Z-{number}")
        one.saves()
        assert other.sees(f"Z-{number}", seconds=1.5) < 1.5
        assert one.sees(f"Z-{number}") < 1.5


def test_the_second_of_two_edits_of_one_item_shows_the_first_and_lets_the_person_choose(people):
    ada, ben = people
    for person in people:
        person.press("Edit")
    ada.type("Place", "Z-01")
    ada.type("Minimum", "33")
    ada.saves()
    ben.type("Place", "Z-02")
    ben.press("Save")
    ben.sees("Ada changed this item while you edited it. Nothing of yours is saved yet.")
    ben.sees("10 → 33")
    ada.page.wait_for_timeout(1500)
    assert ada.page.get_by_text("Z-02").count() == 0
    ben.page.get_by_text("Z-02", exact=True).last.click()
    ben.saves()
    assert ada.sees("Place: Z-01 → Z-02", seconds=1.5) < 1.5
    ada.sees("33")


def test_people_at_two_servers_with_one_database_see_each_others_edits(tmp_path, visit, is_built):
    database = str(tmp_path / "stock.sqlite")
    servers = [AppWithWorkers(str(PROGRAM), "--workers", "1", "--database", database) for _ in range(2)]
    try:
        ada, ben = (Person(visit(server, **WIDE), name) for server, name in zip(servers, ["Ada", "Ben"]))
        for number, (one, other) in enumerate([(ada, ben), (ben, ada)] * 2):
            one.press("Edit")
            one.type("Place", f"Y-{number}")
            one.saves()
            assert other.sees(f"Y-{number}", seconds=1.5) < 1.5
    finally:
        for server in servers:
            server.kill()
