"""Takes pictures of lists, searches and dates in use: python list_pictures.py FOLDER [name …] [-s 390x844 …] [-d]."""

from camera import each_camera
from editing_screens import Tasks
from finger import Finger
from list_screens import Photos, dates, mailboxes
from screens import Tree
from search_screens import ISLANDS, Search

SIZES = [(390, 844), (834, 1194), (1194, 834), (1440, 900)]
MANY = [f"{name} {number}" for number in (1, 2, 3) for name in ISLANDS]


def swipe(page, made, start, end):
    box = page.locator(f"#e{made.id('Sails')}").bounding_box()
    y, span = box["y"] + box["height"] / 2, box["width"]
    finger = Finger(page)
    finger.down(box["x"] + span * start, y)
    for step in range(1, 12):
        finger.move(box["x"] + span * (start + (end - start) * step / 11), y)
    finger.rest(250)
    return finger


def lift(page, made):
    box = page.locator(f"#e{made.id('Sails')} > .row-handle").bounding_box()
    page.mouse.move(box["x"] + 11, box["y"] + 11)
    page.mouse.down()
    page.mouse.move(box["x"] + 11, box["y"] + 85, steps=8)


def still(*_):
    pass


# By name: the screen, and the actions before the picture.
SCENES = {
    "swipe": (lambda: Tasks(kind="mail"), lambda page, made: swipe(page, made, 0.9, 0.9 - 200 / page.viewport_size["width"]).up()),
    "swipe-leading": (lambda: Tasks(kind="link"), lambda page, made: swipe(page, made, 0.2, 0.5).up()),
    "swipe-full": (lambda: Tasks(kind="mail"), lambda page, made: swipe(page, made, 0.95, 0.1)),
    "editing": (lambda: Tasks(kind="mail", editing=True), still),
    "lifted": (lambda: Tasks(edges=(), editing=True), lift),
    "circles": (lambda: Tasks(kind="selectable", editing=True, selection="many", style="plain"), still),
    "search": (lambda: Search(names=MANY), still),
    "searching": (lambda: Search(presented=True, tokens=["North Sea"], scopes=["All", "Inhabited", "Car-free"], value="oog"), still),
    "suggestions": (lambda: Search(presented=True, suggestions=ISLANDS[:4]), still),
    "toolbar-search": (lambda: Search(placement="toolbar", title="inline"), still),
    "mailboxes": (lambda: mailboxes(Tree()), still),
    "compact": (lambda: dates(Tree())[0], lambda page, made: page.locator(".date-face").first.click()),
    "graphical": (lambda: dates(Tree(), "graphical")[0], still),
    "wheel": (lambda: dates(Tree(), "wheel")[0], still),
    "context-menu": (lambda: Photos(Tree()), lambda page, made: page.mouse.click(page.viewport_size["width"] / 2, 300, button="right")),
}

if __name__ == "__main__":
    for camera, names in each_camera(SIZES, SCENES):
        for name in names:
            make, act = SCENES[name]
            made = make()
            respond = getattr(made, "respond", None)
            with camera.show(name, getattr(made, "tree", made), respond, has_touch=True) as (page, _):
                act(page, made)
                page.wait_for_timeout(500)
                camera.take(page, name)
