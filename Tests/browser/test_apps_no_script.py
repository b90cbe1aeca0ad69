"""Pages without JavaScript: the preview stays, with its grids and its bars."""

import pytest

TABLET = {"width": 1194, "height": 834}
COLUMNS = """() => { const grid = document.querySelector(".lazy-grid"), { x, y, width } = grid.getBoundingClientRect();
    return [getComputedStyle(grid).gridTemplateColumns, x, y, width]; }"""


def test_O04_a_grid_has_as_many_columns_as_with_scripts(visit, cookbook):
    with_scripts, without = (visit(cookbook, "/breakfast", viewport=TABLET, java_script_enabled=enabled) for enabled in (True, False))
    expected, found = with_scripts.page.evaluate(COLUMNS), without.page.evaluate(COLUMNS)
    assert len(found[0].split()) == 3 and found == expected


@pytest.mark.parametrize("enabled, ground", [(False, "1"), (True, "0")])
def test_O04_a_bar_has_its_ground_always_only_without_scripts(visit, cookbook, enabled, ground):
    shown = visit(cookbook, "/breakfast", viewport=TABLET, java_script_enabled=enabled)
    bar = shown.top.locator("> .navigation-bar:not([data-placement=bottom])")
    assert bar.evaluate("node => getComputedStyle(node, '::before').opacity") == ground
