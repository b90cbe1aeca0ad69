"""Starts Chromium: its headless shell, or the whole browser where there is no shell or a window is needed."""

import shutil

ARGUMENTS = ["--no-sandbox", "--disable-dev-shm-usage"]
# A context's options for a phone. The server knows by the name that it is one.
PHONE = {
    "viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True,
    "user_agent": "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) "
                  "Version/18.0 Mobile/15E148 Safari/604.1",
}


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
