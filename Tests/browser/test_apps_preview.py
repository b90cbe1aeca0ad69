"""Compares the preview's tree, which needs no JavaScript, with the live tree that replaces it, for every screen of the
examples."""

import pytest

from example_screens import ADAPTIVE_PATHS, COOKBOOK_PATHS, FORMS, FORM_NAMES, GALLERY_PATHS, PACKAGES_PATHS
from markup import trees_of_preview_and_page

SCREENS = [(app, path)
           for app, paths in [("adaptive", ADAPTIVE_PATHS), ("cookbook", COOKBOOK_PATHS), ("gallery", GALLERY_PATHS),
                              ("packages", PACKAGES_PATHS), ("chandlery", ["/"]), ("harbour", ["/"])]
           for path in paths]

# Adaptive shows the layout that its onAppear writes down. Nothing appears in a preview, so there it is still "nil".
WRITTEN_ON_APPEAR = {"adaptive": ['"columns"', '"stack"']}


@pytest.fixture(params=FORMS, ids=FORM_NAMES)
def first_snapshot(request, chromium):
    """Opens an address, and keeps the page at its first tree by holding back its reports of sizes and rows."""
    size, scheme = request.param
    context = chromium.new_context(viewport=size, color_scheme=scheme, reduced_motion="reduce")
    errors = []

    def hold(socket):
        server = socket.connect_to_server()
        socket.on_message(lambda frame: server.send(frame) if '"hello"' in frame else None)

    def open_at(app, path):
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.route_web_socket("**/~/socket", hold)
        page.goto(app.url + path)
        page.wait_for_selector("html.live")
        page.wait_for_timeout(100)
        return page

    yield open_at
    context.close()
    assert errors == []


@pytest.mark.parametrize("app, path", SCREENS, ids=[app + path for app, path in SCREENS])
def test_the_page_shows_the_same_elements_as_the_preview(request, first_snapshot, app, path):
    preview, live = trees_of_preview_and_page(first_snapshot(request.getfixturevalue(app), path))
    assert len(preview) > 10
    written = WRITTEN_ON_APPEAR.get(app, [])
    for index, (before, now) in enumerate(zip(preview, live)):
        if any(before == now.replace(words, '"nil"') for words in written):
            live[index] = before
        # A view that has changed with an animation as it appeared. The preview has it as it was before.
        if " data-former-values=" in now and now.split()[:2] == before.split()[:2]:
            live[index] = before
    # The window says how a patch moves that follows at once, such as that of an animation in onAppear.
    if live[0].startswith(f"{preview[0]} --duration="):
        live[0] = preview[0]
    assert live == preview
