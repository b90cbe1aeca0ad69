"""Takes pictures of split views in every form: python split_pictures.py FOLDER [-s 390x844 …] [-d]."""

import argparse
from pathlib import Path

from playwright.sync_api import sync_playwright

from fake_server import FakeServer
from pictures import SIZES
from screens import Tree
from split_screens import Book, Mail, form_for


def scenes(width, height):
    """Name, split view and the forms to show one after another: (name, mode, columns on screen, toggle)."""
    for kind, columns in ((Book, 2), (Mail, 3)):
        first = form_for(width, height, columns)
        leading = ["sidebar"] if columns == 2 else ["sidebar", "content"]
        more = []
        if first["mode"] == "collapsed":
            more = [(place, "collapsed", [place], None) for place in [*leading, "detail"] if place not in first["shown"]]
        elif first["mode"] == "overlaid":
            if columns == 3:
                more.append(("content", "overlaid", ["content", "detail"], "back"))
            more.append(("all", "overlaid", [*leading, "detail"], "sidebar"))
        elif columns == 3 and "sidebar" not in first["shown"]:
            more.append(("all", "displaced", [*leading, "detail"], "sidebar"))
        if first["mode"] == "tiled":
            more.append(("detail", "tiled", ["detail"], "sidebar"))
        yield kind, first, more


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=Path)
    parser.add_argument("-s", "--size", action="append")
    parser.add_argument("-d", "--dark", action="store_true")
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    sizes = [tuple(map(int, size.split("x"))) for size in options.size] if options.size else SIZES
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium",
                                             args=["--no-sandbox", "--disable-dev-shm-usage"])
        for scheme in ["light", "dark"] if options.dark else ["light"]:
            for width, height in sizes:
                for kind, first, more in scenes(width, height):
                    made = kind(Tree(), **first)
                    server = FakeServer(made.tree)
                    context = browser.new_context(viewport={"width": width, "height": height}, color_scheme=scheme,
                                                  device_scale_factor=2)
                    page = context.new_page()
                    page.on("pageerror", lambda error: print(kind.__name__, "ERROR", error))
                    page.on("console", lambda message: message.type == "error" and print(message.text))
                    page.goto(server.url)
                    page.wait_for_selector("#app > *")
                    page.wait_for_timeout(150)
                    stem = f"{kind.__name__.lower()}-{width}x{height}-{scheme}"
                    page.screenshot(path=str(options.folder / f"{stem}-0-{first['mode']}.png"))
                    for index, (name, mode, shown, toggle) in enumerate(more, 1):
                        server.patch(*made.split.form(mode, *shown, toggle=toggle))
                        page.wait_for_timeout(500)
                        page.screenshot(path=str(options.folder / f"{stem}-{index}-{mode}-{name}.png"))
                    context.close()
                    server.stop()
        browser.close()
