"""The source folders in `Folders`, built and served with `backstaff` as a user does."""

import os
import shutil
import subprocess
from pathlib import Path

from apps import FOLDER, ServedApp
from finished_build import FinishedBuild


class Workshop:
    """Copies of the folders, and a cache in which they are built."""

    def __init__(self, place):
        self.place, self.cache = Path(place), Path(place) / "cache"
        self.environment = FinishedBuild(FOLDER, self.place / "Backstaff").variables

    def copy(self, name, of):
        """Copies the folder of an app to a folder that a test may change."""
        source = Path(__file__).with_name("Folders") / of
        return Path(shutil.copytree(source, self.place / name / of, dirs_exist_ok=True))

    def copy_lighthouses(self, name):
        """The folder of Lighthouses with its fonts, which aren't in the repository."""
        folder = self.copy(name, "Lighthouses")
        fonts = folder / "Lighthouses" / "Fonts"
        fonts.mkdir(exist_ok=True)
        for font in ("Inter-Black.otf", "Inter-Thin.otf"):
            found = next(Path("/usr/share/fonts").rglob(font), None)
            if not found:
                raise FileNotFoundError("there is no font Inter; Tests/browser/README.md says how to install it")
            shutil.copy2(found, fonts)
        return folder

    def build(self, folder, *options):
        """Runs the command. It prints lines for the user on one stream, and the path of the app on the other."""
        command = [str(Path(FOLDER) / "backstaff"), "build", str(folder), "--cache", str(self.cache), *options]
        return subprocess.run(command, env={**os.environ, **self.environment}, text=True, capture_output=True)

    def serve(self, folder, *options):
        built = self.build(folder, *options)
        assert built.returncode == 0, built.stderr
        app = ServedApp(built.stdout.strip(), log=str(folder) + ".log")
        app.folder, app.built = folder, built.stderr
        return app
