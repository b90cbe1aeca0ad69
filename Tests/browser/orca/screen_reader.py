"""Orca, and what it says."""

import shutil
import subprocess
import time
from pathlib import Path

from orca.desktop import Desktop
from orca.speech_recorder import SpeechRecorder
from waiting import sleep, wait_until

# The words for roles and states change from version to version.
VERSION = "43"
PROGRAMS = {"orca": "orca", "chromium": "chromium", "Xvfb": "xvfb", "openbox": "openbox", "xdotool": "xdotool",
            "dbus-daemon": "dbus-daemon"}
START = Path(__file__).parent / "start_orca.py"
# Milliseconds of silence after which Orca has said all that it has to say.
SILENCE = 600


def missing():
    """Why Orca can't run here, or an empty text."""
    packages = [package for program, package in PROGRAMS.items() if not shutil.which(program)]
    if packages:
        return f"Orca needs the Debian packages {' '.join(packages)}"
    version = subprocess.run(["orca", "--version"], capture_output=True, text=True).stdout.strip()
    return "" if version.split(".")[0] == VERSION else f"the tests know the words of Orca {VERSION}, not those of {version}"


class ScreenReader:
    def __init__(self):
        self.page = None    # the page with the keyboard's focus
        self.desktop = Desktop()
        self.recorder = SpeechRecorder(self.desktop.home / "speech")
        self.desktop.environment["SPEECHD_ADDRESS"] = self.recorder.address
        # Debian's Python has Orca's modules.
        self.desktop.start("/usr/bin/python3", str(START), str(self.desktop.home / "settings"))
        wait_until(lambda: "Screen reader on." in self.spoken, sleep)

    @property
    def environment(self):
        """The variables for a browser on this desktop."""
        return self.desktop.environment

    @property
    def spoken(self):
        """The texts since the last key."""
        return list(self.recorder.texts)

    def press(self, *keys):
        """Presses keys by their names in X11."""
        self.recorder.texts.clear()
        self.desktop.run("xdotool", "key", *keys)

    def goes_to(self, locator, text):
        """Focuses an element, and waits until Orca says a text."""
        if locator.page is not self.page:
            self.enter(locator.page)
        self.recorder.texts.clear()
        locator.focus()
        self.waits_for(lambda: text in self.spoken)
        self.is_silent()
        assert text in self.spoken, f"Orca says {self.spoken}"

    def enter(self, page):
        """Leads the focus from the browser's bars into a new page. Orca keeps silent about the element that is focused
        first, and says others once the page has the focus."""
        # The window manager doesn't give each new window the focus.
        self.desktop.run("xdotool", "search", "--sync", "--onlyvisible", "--class", "chromium", "windowactivate", "--sync")
        stops = [page.locator(stop).locator("visible=true").first for stop in (".bar-title", "button")]
        self.press("F6", "F6")
        for _ in range(8):
            self.is_silent()
            if [self.says_something_at(stop) for stop in [*stops, stops[0]]][1:] == [True, True]:
                self.page = page
                return
            self.press("F6")
        raise AssertionError("the keyboard doesn't reach the page")

    def says_something_at(self, stop):
        self.recorder.texts.clear()
        stop.focus()
        return self.waits_for(lambda: self.spoken, seconds=1.5)

    def hears(self, *texts, also=()):
        """Waits until Orca has said these texts and no others since the last key. It may say those in `also`, too."""
        def heard():
            return [text for text in self.spoken if text not in also] == list(texts)
        self.waits_for(heard)
        self.is_silent()
        assert heard(), f"Orca says {self.spoken}"

    def hears_often(self, *texts, also=()):
        """The same, but Orca may say each text more than once, and some others too. The first time counts."""
        self.waits_for(lambda: set(texts) <= set(self.spoken))
        self.is_silent()
        once = [text for text in dict.fromkeys(self.spoken) if text not in also]
        assert once == list(texts), f"Orca says {self.spoken}"

    def waits_for(self, condition, seconds=20):
        """Whether a condition holds before a time has passed."""
        end = time.monotonic() + seconds
        while not condition() and time.monotonic() < end:
            sleep(20)
        return bool(condition())

    def is_silent(self):
        """Waits until Orca says nothing more."""
        count = -1
        while count != len(self.spoken):
            count = len(self.spoken)
            sleep(SILENCE)

    def close(self):
        self.desktop.close()
        self.recorder.close()
