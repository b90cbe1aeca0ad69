"""What the scripts that take pictures share: their options, and a camera for each size and color scheme."""

import argparse
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import sync_playwright

from chromium import launch
from fake_server import FakeServer

SIZES = [(320, 568), (390, 844), (874, 402), (744, 1133), (834, 1194), (1194, 834), (1440, 900)]


class Camera:
    """Takes pictures at one size and in one color scheme."""

    def __init__(self, browser, folder, size, scheme):
        self.browser, self.folder, self.size, self.scheme = browser, folder, size, scheme

    @contextmanager
    def show(self, name, tree, respond=None, **options):
        """Shows a tree in a new page. Errors of the page are printed with the name."""
        server = FakeServer(tree, respond)
        width, height = self.size
        context = self.browser.new_context(viewport={"width": width, "height": height}, color_scheme=self.scheme,
                                           device_scale_factor=2, **options)
        page = context.new_page()
        page.on("pageerror", lambda error: print(name, "ERROR", error))
        page.on("console", lambda message: message.type == "error" and print(name, message.text))
        page.goto(server.url)
        page.wait_for_selector("#app > *")
        page.wait_for_timeout(200)
        yield page, server
        context.close()
        server.stop()

    def take(self, page, name, suffix=""):
        width, height = self.size
        page.screenshot(path=str(self.folder / f"{name}-{width}x{height}-{self.scheme}{suffix}.png"))


def each_camera(sizes=SIZES, names=()):
    """Reads the command line, and makes the cameras that it asks for.

    - Returns: Pairs of a camera and the wanted ones of the names.
    """
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=Path)
    if names:
        parser.add_argument("names", nargs="*", default=list(names))
    parser.add_argument("-s", "--size", action="append")
    parser.add_argument("-d", "--dark", action="store_true")
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    if options.size:
        sizes = [tuple(map(int, size.split("x"))) for size in options.size]
    with sync_playwright() as playwright:
        browser = launch(playwright)
        for scheme in ["light", "dark"] if options.dark else ["light"]:
            for size in sizes:
                yield Camera(browser, options.folder, size, scheme), getattr(options, "names", [])
        browser.close()
