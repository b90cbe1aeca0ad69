"""Lets `backstaff` build an app from its folder in seconds, because Backstaff isn't compiled again.

Real: the command, the package that it writes, SwiftPM with its plan and its resources, the compiler with all flags of
the app, the linked app and its bundle.

Not real: the package `Backstaff` that the app depends on has no sources. Instead, the compiler finds the modules of the
finished build in `BACKSTAFF_BIN`, and the app is linked with their objects. The page's own files come from there too.
"""

import json
import shlex
import subprocess
from pathlib import Path

# An app of the finished build. It is compiled and linked with all that other apps need, except the frameworks that only
# apps from folders import.
MODEL = "Logbook"

MANIFEST = """// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Backstaff",
    products: [%s],
    targets: [
        .target(
            name: "FinishedBuild",
            linkerSettings: [.unsafeFlags(["@%s"]), .linkedLibrary("_FoundationICU"), .linkedLibrary("stdc++"),
                             .linkedLibrary(":libz.so.1")]),
    ]
)
"""


class FinishedBuild:
    """Stands in for the sources of Backstaff, in a folder of its own."""

    def __init__(self, products, folder):
        self.products, self.folder = Path(products).resolve(), Path(folder)
        self.commands = json.loads((self.products / "description.json").read_text())["swiftCommands"].values()
        self.libraries = self.read_libraries()
        self.write_package()
        self.write_swift()

    @property
    def variables(self):
        """The environment for the command."""
        return {"BACKSTAFF_PACKAGE": str(self.folder), "BACKSTAFF_SWIFT": str(self.folder / "swift")}

    def write_package(self):
        source = self.folder / "Sources" / "FinishedBuild" / "FinishedBuild.swift"
        source.parent.mkdir(parents=True, exist_ok=True)
        source.write_text("// The code is in the objects that apps are linked with.\n")
        objects = self.folder / "objects.txt"
        objects.write_text("".join(f"{path}\n" for path in self.objects()))
        products = ", ".join(f'.library(name: "{name}", targets: ["FinishedBuild"])' for name in self.libraries)
        (self.folder / "Package.swift").write_text(MANIFEST % (products, objects))

    def write_swift(self):
        """Writes a `swift` that builds with the finished modules."""
        flags = " ".join(f"-Xswiftc {shlex.quote(flag)}" for flag in self.flags())
        path = self.folder / "swift"
        path.write_text(f'#!/bin/sh\n[ "$1" = build ] || exec swift "$@"\nexec swift "$@" {flags}\n')
        path.chmod(0o755)

    def command(self, module):
        """How SwiftPM has compiled a module."""
        [command] = [command for command in self.commands if command["moduleName"] == module]
        return command

    def flags(self):
        """Where the compiler finds the modules, those in C, and the macros."""
        arguments = self.command(MODEL)["otherArguments"]
        flags = ["-I", str(self.products / "Modules")]
        for option, value in zip(arguments, arguments[1:]):
            if option == "-Xcc":
                flags += [option, value]
        macros = arguments.index("-load-plugin-executable")
        return flags + arguments[macros - 1:macros + 3]

    def read_libraries(self):
        """The libraries of Backstaff, which the packages of apps name, and their modules."""
        places = ["--package-path", Path(__file__).resolve().parents[2], "--scratch-path", self.folder / "manifest"]
        package = json.loads(subprocess.check_output(["swift", "package", "dump-package", *places]))
        return {product["name"]: product["targets"] for product in package["products"] if "library" in product["type"]}

    def objects(self):
        """The objects that an app is linked with, without its own."""
        own = self.command(MODEL)["objects"]
        listed = (self.products / f"{MODEL}.product" / "Objects.LinkFileList").read_text().split("\n")
        modules = [module for name in ("Combine", "BackstaffFrameworks") for module in self.libraries[name]]
        objects = [path for module in modules for path in self.command(module)["objects"]]
        return sorted({*filter(None, listed), *objects} - set(own))
