"""Takes pictures of split views in every form: python split_pictures.py FOLDER [-s 390x844 …] [-d]."""

from camera import each_camera
from screens import Tree
from split_screens import Book, Mail, form_for


def scenes(width, height):
    """Name, split view and the forms to show one after another: (name, mode, columns on screen, toggle)."""
    for kind, columns in ((Book, 2), (Mail, 3)):
        first = form_for(width, height, columns)
        leading = ["sidebar"] if columns == 2 else ["sidebar", "content"]
        more = []
        if first["mode"] == "collapsed":
            more = [(place, "collapsed", [place], None) for place in [*leading, "detail"] if place not in first["shown"]]
        elif first["mode"] == "overlaid":
            if columns == 3:
                more.append(("content", "overlaid", ["content", "detail"], "back"))
            more.append(("all", "overlaid", [*leading, "detail"], "sidebar"))
        elif columns == 3 and "sidebar" not in first["shown"]:
            more.append(("all", "displaced", [*leading, "detail"], "sidebar"))
        if first["mode"] == "tiled":
            more.append(("detail", "tiled", ["detail"], "sidebar"))
        yield kind, first, more


if __name__ == "__main__":
    for camera, _ in each_camera():
        for kind, first, more in scenes(*camera.size):
            made, name = kind(Tree(), **first), kind.__name__.lower()
            with camera.show(name, made.tree) as (page, server):
                camera.take(page, name, f"-0-{first['mode']}")
                for index, (form, mode, shown, toggle) in enumerate(more, 1):
                    server.patch(*made.split.form(mode, *shown, toggle=toggle))
                    page.wait_for_timeout(500)
                    camera.take(page, name, f"-{index}-{mode}-{form}")
