"""axe-core's checks on the screens of the examples: what they call serious or critical fails a test (row L07)."""

import pytest
from axe_playwright_python.sync_playwright import Axe

from apps import Shown

AXE = Axe()
PHONE = {"width": 390, "height": 844}
TABLET = {"width": 1194, "height": 834}
FORMS = [(PHONE, "light"), (TABLET, "dark")]


def findings(page):
    """What is seriously wrong, a line each: the rule, and the elements that break it."""
    found = []
    for violation in AXE.run(page).response["violations"]:
        if violation["impact"] not in ("serious", "critical"):
            continue
        nodes = "; ".join(node["html"][:160] for node in violation["nodes"][:4])
        found.append(f"{violation['id']} ({len(violation['nodes'])}): {violation['help']}: {nodes}")
    return found


@pytest.fixture(params=FORMS, ids=["phone-light", "tablet-dark"])
def visit(request, chromium):
    """Opens an address in a window of one form, and says what there is to see and what axe has against it."""
    size, scheme = request.param
    context = chromium.new_context(viewport=size, color_scheme=scheme, reduced_motion="reduce")
    page = context.new_page()

    def open_at(app, path="/"):
        page.goto(app.url + path)
        page.wait_for_selector("body.live, .window")
        shown = Shown(page)
        shown.wait(lambda: page.locator(".moving, .departing").count() == 0)
        page.wait_for_timeout(300)
        return shown

    yield open_at
    context.close()


COOKBOOK = ["/", "/breakfast", "/breakfast/recipes/shakshuka", "/favourites"]
PACKAGES = ["/", "/packages/curl", "/packages/curl/depends/libc6"]


@pytest.mark.parametrize("path", ["/"])
def test_L07_axe_finds_nothing_serious_in_adaptive(adaptive, visit, path):
    assert findings(visit(adaptive, path).page) == []


@pytest.mark.parametrize("path", COOKBOOK)
def test_L07_axe_finds_nothing_serious_in_cookbook(cookbook, visit, path):
    assert findings(visit(cookbook, path).page) == []


@pytest.mark.parametrize("path", PACKAGES)
def test_L07_axe_finds_nothing_serious_in_packages(packages, visit, path):
    assert findings(visit(packages, path).page) == []


def test_L07_axe_finds_nothing_serious_in_lists_and_controls(chandlery, visit):
    shown = visit(chandlery)
    wrong = {"": findings(shown.page)}
    for counter in shown.top.locator(".row").all_inner_texts():
        shown.follow(counter.strip())
        wrong[counter] = findings(shown.page)
        shown.back()
    assert len(wrong) > 5
    assert {counter: found for counter, found in wrong.items() if found} == {}
