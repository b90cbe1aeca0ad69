"""A source folder that `backstaff run --watch` serves."""

import os
import signal
import subprocess
import urllib.request
from pathlib import Path

from apps import FOLDER, KEYS
from free_port import free_port
from waiting import sleep, wait_until

APP = "import SwiftUI\n\n@main\nstruct LogbookApp: App {\n    var body: some Scene { WindowGroup { Logbook() } }\n}\n"


class Watched:
    """`swift` is the build command. By default it is the tests' own. `environment` has more variables for the command."""

    def __init__(self, folder, cache, swift=Path(__file__).with_name("fake_swift.py"), patience=20, words=(),
                 port=None, environment=None):
        self.folder, self.port, self.log = Path(folder), port or free_port(), cache.with_suffix(".log")
        variables = {**os.environ, "BACKSTAFF_SWIFT": str(swift), **(environment or {})}
        key = ("--seal-key-file", str(Path(KEYS) / "seal.key")) if not words else words
        command = [str(Path(FOLDER) / "backstaff"), "run", str(folder), "--watch", "--port", str(self.port),
                   "--cache", str(cache), "--", *key]
        with open(self.log, "w") as log:
            self.process = subprocess.Popen(command, env=variables, stdout=log, stderr=log)
        try:
            self.wait(self.answers, seconds=patience)
        except BaseException:
            self.end()
            raise

    @property
    def url(self):
        return f"http://127.0.0.1:{self.port}"

    @property
    def said(self):
        return self.log.read_text()

    def answers(self):
        try:
            with urllib.request.urlopen(self.url, timeout=2):
                return True
        except OSError:
            return False

    def wait(self, condition, **limit):
        try:
            wait_until(condition, sleep, **limit)
        except AssertionError as error:
            raise AssertionError(self.said) from error

    def write(self, text, name="App.swift"):
        """Saves like an editor: first under another name."""
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        aside = path.with_name(f".{path.name}.new")
        aside.write_text(text)
        aside.rename(path)

    @property
    def servers(self):
        """The process ids of the servers of the app."""
        found = subprocess.run(["pgrep", "-P", str(self.process.pid)], capture_output=True, text=True).stdout.split()
        names = {pid: Path(f"/proc/{pid}/cmdline") for pid in found}
        return [int(pid) for pid, path in names.items() if path.exists() and ".app/" in path.read_text()]

    def end(self):
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
        return self.process.returncode
