"""Takes a picture of every screen at every size: python pictures.py FOLDER [screen …] [-s 390x844 …] [-d]."""

import argparse
from pathlib import Path

from playwright.sync_api import sync_playwright

from fake_server import FakeServer
from screens import ALL, Tree

SIZES = [(320, 568), (390, 844), (874, 402), (744, 1133), (834, 1194), (1194, 834), (1440, 900)]

if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=Path)
    parser.add_argument("screens", nargs="*", default=list(ALL))
    parser.add_argument("-s", "--size", action="append")
    parser.add_argument("-d", "--dark", action="store_true")
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    sizes = [tuple(map(int, size.split("x"))) for size in options.size] if options.size else SIZES
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox", "--disable-dev-shm-usage"])
        for scheme in ["light", "dark"] if options.dark else ["light"]:
            for name in options.screens or ALL:
                server = FakeServer(ALL[name](Tree()))
                for width, height in sizes:
                    context = browser.new_context(viewport={"width": width, "height": height}, color_scheme=scheme, device_scale_factor=2)
                    page = context.new_page()
                    page.on("pageerror", lambda error: print(name, "ERROR", error))
                    page.on("console", lambda message: message.type == "error" and print(name, message.text))
                    page.goto(server.url)
                    page.wait_for_selector("#app > *")
                    page.wait_for_timeout(150)
                    page.screenshot(path=str(options.folder / f"{name}-{width}x{height}-{scheme}.png"))
                    context.close()
                server.stop()
        browser.close()
