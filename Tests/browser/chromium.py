"""Starts Chromium: its headless shell, or the whole browser where there is no shell or a window is needed."""

import shutil

ARGUMENTS = ["--no-sandbox", "--disable-dev-shm-usage"]


def launch(playwright):
    program = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    if not program:
        raise FileNotFoundError("there is no Chromium; Tests/browser/README.md says how to install it")
    return playwright.chromium.launch(executable_path=program, args=ARGUMENTS)


def launch_window(playwright, environment):
    """Starts the whole browser on a display, for a screen reader."""
    return playwright.chromium.launch(
        executable_path=shutil.which("chromium"), headless=False, env=environment,
        args=[*ARGUMENTS, "--force-renderer-accessibility"])
