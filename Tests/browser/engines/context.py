"""A visitor: pages that share cookies and stored data, apart from those of all others."""

from engines.page import Page
from engines.tab import Unsupported

# What changes nothing for tests that don't touch, and what every engine does.
IGNORED = {"has_touch", "device_scale_factor"}


class Context:
    """`visitor` is the engine's own: it makes tabs, and is closed at the end. `others` are all open contexts of the engine."""

    def __init__(self, visitor, viewport, others):
        self.visitor, self.viewport, self.pages, self.others = visitor, viewport, [], others
        others.append(self)

    def new_page(self):
        page = Page(self, self.visitor.new_tab(**self.viewport), self.viewport)
        self.pages.append(page)
        return page

    def cookies(self, *_):
        return self.pages[0].tab.cookies()

    def add_init_script(self, script):
        self.visitor.add_script(script)

    def new_cdp_session(self, page):
        raise Unsupported("Chromium's own protocol")

    def __getattr__(self, name):
        if name.startswith("_"):
            raise AttributeError(name)
        raise Unsupported(f"Context.{name}")

    def close(self):
        self.others.remove(self)
        for page in list(self.pages):
            page.close()
        self.visitor.close()


def settings(options, known):
    """The options of a new context that an engine knows. The others are refused, so that no test runs without them."""
    unknown = set(options) - known - IGNORED - {"viewport"}
    if unknown:
        raise Unsupported(f"a context with {', '.join(sorted(unknown))}")
    return {name: value for name, value in options.items() if name in known}
