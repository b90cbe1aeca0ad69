"""A desktop without a screen: an X server, a window manager and a message bus of its own."""

import os
import shutil
import subprocess
import tempfile
from pathlib import Path

from engines.display import Display


class Desktop:
    def __init__(self):
        # A socket's path must be short.
        self.home = Path(tempfile.mkdtemp(prefix="desktop-", dir="/tmp"))
        self.display = Display()
        self.processes = []
        self.environment = {
            **os.environ, "DISPLAY": self.display.name, "HOME": str(self.home), "LC_ALL": "C.UTF-8",
            # No setting of the user who runs the tests is read or changed.
            "GSETTINGS_BACKEND": "memory", "XDG_RUNTIME_DIR": str(self.home),
            **{f"XDG_{name}_HOME": str(self.home / name.lower()) for name in ("CONFIG", "DATA", "CACHE")}}
        self.environment["DBUS_SESSION_BUS_ADDRESS"] = self.start_bus()
        # Chromium has no focus where no window manager gives it.
        self.start("openbox", "--sm-disable")

    def start_bus(self):
        reading, writing = os.pipe()
        self.start("dbus-daemon", "--session", "--nofork", f"--print-address={writing}", pass_fds=[writing])
        os.close(writing)
        with os.fdopen(reading) as address:
            return address.readline().strip()

    def start(self, *command, **options):
        with (self.home / "log.txt").open("ab") as log:
            process = subprocess.Popen(command, env=self.environment, stdout=log, stderr=log, **options)
        self.processes.append(process)
        return process

    def run(self, *command):
        subprocess.run(command, env=self.environment, check=True, timeout=30)

    def close(self):
        # Those that started last end first: the bus is needed by all others.
        for process in reversed(self.processes):
            process.terminate()
            try:
                process.wait(timeout=5)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
        self.display.close()
        shutil.rmtree(self.home, ignore_errors=True)
