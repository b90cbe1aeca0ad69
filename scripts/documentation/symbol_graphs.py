"""Symbol graphs of the modules that apps import.

`SwiftUI` and `Combine` declare almost nothing: they re-export modules of this package. Their graphs must include the
re-exported symbols, so that readers find everything under the name that they import. The compiler's extractor includes
the modules that an option names. The DocC plugin can't pass this option.
"""
import json
import pathlib
import re
import subprocess

EXPORT = re.compile(
    r"^@_exported import (?:(?:class|enum|func|let|protocol|struct|typealias|var) )?(\w+)(\.)?", re.MULTILINE)


class Exports:
    """The modules of this package that a module of `Sources` re-exports, directly or through other modules."""

    def __init__(self, sources, module):
        self.whole, self.by_name = set(), set()
        self._follow(sources, module)

    def _follow(self, sources, module):
        for file in sorted((sources / module).rglob("*.swift")):
            for name, is_single in EXPORT.findall(file.read_text()):
                if not (sources / name).is_dir() or name in self.whole:
                    continue
                (self.by_name if is_single else self.whole).add(name)
                if not is_single:
                    self._follow(sources, name)


class Extractor:
    """Runs `swift-symbolgraph-extract` on the products of a debug build."""

    def __init__(self, products):
        self.modules = products / "Modules"
        # The C modules of dependencies, which must be passed one by one, as SwiftPM does.
        generated = [f"-Xcc=-fmodule-map-file={file}" for file in sorted(products.glob("*.build/module.modulemap"))]
        checkouts = products.parents[1] / "checkouts"
        folders = sorted(file.parent for file in checkouts.glob("*/Sources/**/include/module.modulemap"))
        self.options = ["-I", str(self.modules)]
        for folder in folders:
            self.options += ["-I", str(folder)]
        for option in generated:
            self.options += option.split("=", 1)
        toolchain = json.loads(subprocess.check_output(["swiftc", "-print-target-info"]))
        self.target = toolchain["target"]["unversionedTriple"]
        self.manifest_modules = pathlib.Path(toolchain["paths"]["runtimeResourcePath"]) / "pm/ManifestAPI"

    def extract(self, module, reexported, output):
        """Writes the public symbols of a module, and of the modules that it re-exports, to a folder."""
        output.mkdir(parents=True, exist_ok=True)
        subprocess.run(
            ["swift-symbolgraph-extract", "-module-name", module, *self.options, "-target", self.target, "-sdk", "/",
             "-output-dir", str(output), "-minimum-access-level", "public", "-skip-synthesized-members",
             "-emit-extension-block-symbols",
             f"-experimental-allowed-reexported-modules={','.join(sorted(reexported))}"],
            check=True)


def write_graphs(extractor, sources, module, elsewhere, output):
    """Writes all graphs of one page of the site.

    `elsewhere` are modules with their own pages, so that nothing is described twice.
    """
    exports = Exports(sources, module)
    whole, by_name = exports.whole - elsewhere, exports.by_name - elsewhere
    extractor.extract(module, whole | by_name, output)
    for other in by_name:
        # The extractor leaves out extensions of a type that is re-exported by its name. The module's graph has them.
        extractor.extract(other, set(), output / other)
        for file in (output / other).glob("*.symbols.json"):
            graph = json.loads(file.read_text())
            graph["module"]["name"] = module
            file.write_text(json.dumps(graph))


def read_graphs(folder):
    """All symbols of the graphs in a folder, each once, and the relationships between them."""
    symbols, relationships = {}, []
    for file in sorted(folder.rglob("*.symbols.json")):
        graph = json.loads(file.read_text())
        relationships += graph["relationships"]
        for symbol in graph["symbols"]:
            symbols[symbol["identifier"]["precise"]] = symbol
    return symbols, relationships


def source_of(symbol):
    """The file that declares a symbol, relative to `Sources`, if it belongs to the package."""
    path = pathlib.PurePosixPath(symbol.get("location", {}).get("uri", "").removeprefix("file://"))
    return pathlib.PurePosixPath(*path.parts[path.parts.index("Sources") + 1:]) if "Sources" in path.parts else None
