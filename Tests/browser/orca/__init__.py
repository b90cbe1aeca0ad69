"""Chromium in a window, and the screen reader Orca, which says what the page tells it.

    key (xdotool) ──► Xvfb, openbox ──► Chromium ──AT-SPI──► Orca ──SSIP──► SpeechRecorder

Nobody sees the window and nobody hears the voice. Orca sends each text to the service Speech Dispatcher, and
`SpeechRecorder` takes the place of that service. Keys come from the X server, because Orca listens to those alone. Keys
that Playwright sends don't reach it.
"""

from orca.screen_reader import ScreenReader, missing

__all__ = ["ScreenReader", "missing"]
