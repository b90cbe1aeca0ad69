"""Starts Chromium: its headless shell, or the whole browser where there is no shell."""

import shutil


def launch(playwright):
    program = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    if not program:
        raise FileNotFoundError("there is no Chromium; Tests/browser/README.md says how to install it")
    return playwright.chromium.launch(executable_path=program, args=["--no-sandbox", "--disable-dev-shm-usage"])
