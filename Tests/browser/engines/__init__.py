"""WebKit and Firefox, operated by the part of Playwright's interface that the tests use.

Playwright brings its own builds of these engines. These tests run in those of the system instead:

- WebKitGTK through WebDriver, a protocol over HTTP (`webdriver.py`, `webkit.py`), in a window of its own
  (`webkit_window.py`).
- Firefox through WebDriver BiDi, a protocol over a WebSocket (`bidi.py`, `firefox.py`).

Both give a `Tab` (`tab.py`). All else is above it and the same for both: `Page`, `Locator`, `Keyboard` and `Mouse`.
"""

from engines.firefox import Firefox
from engines.webkit import WebKit

ENGINES = {"webkit": WebKit, "firefox": Firefox}
