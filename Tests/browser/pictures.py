"""Takes a picture of every screen at every size: python pictures.py FOLDER [screen …] [-s 390x844 …] [-d]."""

from camera import each_camera
from screens import ALL, Tree

if __name__ == "__main__":
    for camera, names in each_camera(names=ALL):
        for name in names:
            with camera.show(name, ALL[name](Tree())) as (page, _):
                camera.take(page, name)
