"""Shows with a failed test what its pages showed and said."""

import tempfile
from pathlib import Path

import pytest

FOLDER = Path(tempfile.gettempdir()) / "backstaff-failures"


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_makereport(item, call):
    report = (yield).get_result()
    engine = item.funcargs.get("chromium") if hasattr(item, "funcargs") else None
    if report.when != "call" or not report.failed or item.config.getoption("engine") == "chromium" or not engine:
        return
    pages = [page for context in engine.contexts for page in context.pages]
    for number, page in enumerate(pages, 1):
        report.sections.append((f"page {number}", seen(page, f"{item.name}-{engine.name}-{number}")))


def seen(page, name):
    """Where the picture of a page is, and its console."""
    lines = page.log if isinstance(page.__dict__.get("log"), list) else []
    try:
        FOLDER.mkdir(exist_ok=True)
        path = FOLDER / f"{name.replace('/', '-')[:120]}.png"
        page.screenshot(path=path)
        lines = [f"picture: {path}", f"address: {page.url}", *lines]
    except Exception as error:  # The page may be what has failed.
        lines = [f"no picture: {error}", *lines]
    return "\n".join(lines)
