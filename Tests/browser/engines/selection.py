"""Which tests run in which engine.

All tests run in Chromium. In WebKit and Firefox run those of the modules below: they need no app, are quick, and cover
what engines do differently. Without them the whole run would take three times as long. `--whole` runs all tests that are
named on the command line instead.
"""

from engines.exceptions import EXCEPTIONS

MODULES = [
    "test_above_dialogs",
    "test_browser_language",
    "test_canvas",
    "test_connection",
    "test_dates",
    "test_deleted_rows",
    "test_device_look",
    "test_dialog_heights",
    "test_drawing",
    "test_early_input",
    "test_focus_rings",
    "test_forced_colors",
    "test_kept_screen",
    "test_large_text",
    "test_layout",
    "test_leaving_columns",
    "test_list_selection",
    "test_lists",
    "test_motion",
    "test_navigation",
    "test_presentation",
    "test_print",
    "test_scroll_anchors",
    "test_scrolling",
    "test_search",
    "test_split_view",
    "test_tapped_rows",
    "test_text_fields",
]


def add_engine_options(parser):
    parser.addoption("--engine", default="chromium", choices=["chromium", "webkit", "firefox"],
                     help="the engine that shows the page")
    parser.addoption("--whole", action="store_true", help="in WebKit and Firefox, run tests outside of the selection too")


def pytest_collection_modifyitems(config, items):
    engine = config.getoption("engine")
    if engine == "chromium":
        return
    exceptions = exceptions_of(engine)
    left_out, selected = [], []
    for item in items:
        module, name = item.path.stem, item.originalname
        is_selected = config.getoption("whole") or module in MODULES
        (selected if is_selected and f"{module}::{name}" not in exceptions else left_out).append(item)
    items[:] = selected
    config.hook.pytest_deselected(items=left_out)


def exceptions_of(engine):
    """The tests that can't run in an engine."""
    return {test for engines, reason, tests in EXCEPTIONS if engine in engines for test in tests}
