"""Starts Chromium: its headless shell, or the whole browser where there is no shell or a window is needed."""

import os
import shutil

ARGUMENTS = ["--no-sandbox", "--disable-dev-shm-usage"]
# A context's options for a phone. The server knows by the name that it is one.
PHONE = {
    "viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True,
    "user_agent": "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) "
                  "Version/18.0 Mobile/15E148 Safari/604.1",
}


# The page's font as visitors have it whose system has no Inter: from the server.
WITHOUT_INTER = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
    <include>/etc/fonts/fonts.conf</include>
    <selectfont><rejectfont><glob>*/inter/*</glob></rejectfont></selectfont>
</fontconfig>
"""


def launch(playwright, environment=None):
    program = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    if not program:
        raise FileNotFoundError("there is no Chromium; Tests/browser/README.md says how to install it")
    return playwright.chromium.launch(executable_path=program, args=ARGUMENTS, env=environment)


def launch_without_inter(playwright, folder):
    """Starts Chromium on a system without Inter. `folder` is for the file that says so."""
    settings = folder / "fonts.conf"
    settings.write_text(WITHOUT_INTER)
    return launch(playwright, {**os.environ, "FONTCONFIG_FILE": str(settings)})


def launch_window(playwright, environment):
    """Starts the whole browser on a display, for a screen reader."""
    return playwright.chromium.launch(
        executable_path=shutil.which("chromium"), headless=False, env=environment,
        args=[*ARGUMENTS, "--force-renderer-accessibility"])
