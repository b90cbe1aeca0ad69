"""Files that a user sends to a real app and gets from it: in one process, with workers, and below a path."""

import tempfile
from pathlib import Path

import pytest

from apps import FOLDER, ServedApp
from chandlery import Shop

KINDS = {
    "one process": [], "workers": ["--workers", "2"], "a worker for each visitor": ["--visitors-per-worker", "1"],
    "below a path": ["--visitors-per-worker", "1", "--base-path", "/shop"],
}


@pytest.fixture(scope="module", params=KINDS)
def shop(request):
    if not FOLDER:
        pytest.skip("BACKSTAFF_BIN doesn't say where the example apps are")
    app = ServedApp("Chandlery", "--upload-bytes", "3000000", *KINDS[request.param])
    yield app
    app.kill()


def says(shown, words):
    shown.wait(lambda: shown.top.get_by_text(words, exact=True).count() == 1)


def choose(shown, *files):
    with shown.page.expect_file_chooser() as chooser:
        shown.button("Import").click()
    chooser.value.set_files([{"name": name, "mimeType": "text/plain", "buffer": contents} for name, contents in files])


def test_E07_files_arrive_whole_with_their_names_and_a_file_is_downloaded(visit, shop):
    shown = Shop(visit, shop, "Manifests")
    large = bytes(range(256)) * 8_000
    choose(shown, ("Segel 木.txt", b"12345"), ("../../large.txt", large), ("empty.txt", b""))
    says(shown, "Segel 木.txt: 5, large.txt: 2048000, empty.txt: 0")
    choose(shown, ("again.txt", b"1"))
    says(shown, "again.txt: 1")

    dialog = shown.page.locator(".dialog:not(.departing)", has_text="Save File")
    shown.button("Export").click()
    dialog.get_by_role("button", name="Cancel").click()
    shown.wait(lambda: dialog.count() == 0)
    shown.button("Export").click()
    with shown.page.expect_download() as download:
        dialog.get_by_role("button", name="Save", exact=True).click()
    # The browser replaces what a name can't have on the user's machine.
    assert download.value.suggested_filename == "Ladung _½_.txt"
    with open(download.value.path(), encoding="utf-8") as file:
        assert file.read() == "Ropes: 3\n"
    says(shown, 'Ladung "½".txt: 9')
    # The link was valid once.
    assert shown.page.request.get(download.value.url).status == 404


def test_E07_a_file_beyond_the_limit_is_an_error_and_the_next_one_arrives(visit, shop):
    shown = Shop(visit, shop, "Manifests")
    choose(shown, ("large.txt", b"x" * 3_000_001))
    says(shown, "“large.txt” is too large. A file may have at most 3 MB.")
    choose(shown, ("small.txt", b"x"))
    says(shown, "small.txt: 1")


@pytest.fixture
def temporary():
    """A folder for temporary files with a short path: sockets can't have a long one."""
    with tempfile.TemporaryDirectory(prefix="bs-") as folder:
        yield Path(folder)


@pytest.mark.parametrize("flags", [["--in-process"], ["--workers", "2"]], ids=["one process", "workers"])
def test_Q07_nothing_is_left_of_files_when_the_server_ends(visit, temporary, flags):
    if not FOLDER:
        pytest.skip("BACKSTAFF_BIN doesn't say where the example apps are")
    app = ServedApp("Chandlery", *flags, environment={"TMPDIR": str(temporary)})
    try:
        shown = Shop(visit, app, "Manifests")
        choose(shown, ("small.txt", b"x"))
        says(shown, "small.txt: 1")
        assert [file.name for file in temporary.rglob("*.txt")] == ["small.txt"]
        app.process.terminate()
        app.process.wait(30)
        assert list(temporary.iterdir()) == []
    finally:
        app.kill()


def test_Q07_the_next_process_deletes_the_files_of_one_that_was_killed(visit, temporary):
    if not FOLDER:
        pytest.skip("BACKSTAFF_BIN doesn't say where the example apps are")
    environment = {"TMPDIR": str(temporary)}
    app = ServedApp("Chandlery", "--in-process", environment=environment)
    shown = Shop(visit, app, "Manifests")
    choose(shown, ("small.txt", b"x"))
    says(shown, "small.txt: 1")
    app.kill()
    assert list(temporary.rglob("small.txt"))
    following = ServedApp("Chandlery", "--in-process", environment=environment)
    try:
        shown.wait(lambda: not list(temporary.rglob("small.txt")))
    finally:
        following.kill()
