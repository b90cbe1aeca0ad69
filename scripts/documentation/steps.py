"""Compiles the code of tutorials, step by step.

After each step a reader's folder contains the latest code of every file so far. All of it must compile at every step,
not only at the end. `Tests/BackstaffTestingTests/Tutorials` tests the finished code.
"""
import concurrent.futures
import pathlib
import re
import subprocess
import tempfile

CODE = re.compile(r'@Code\(name: "([^"]+)", file: "([^"]+)"')
MANIFEST = "Package.swift"


def failures(catalog, extractor):
    """The compiler's errors for each step that doesn't compile."""
    resources = {file.name: file for file in (catalog / "Resources").rglob("*.swift")}
    with concurrent.futures.ThreadPoolExecutor(max_workers=2) as pool:
        checks = []
        for tutorial in sorted(catalog.rglob("*.tutorial")):
            folder = {}
            for name, file in CODE.findall(tutorial.read_text()):
                folder[name] = resources[file].read_text()
                checks.append(pool.submit(complaint, f"{tutorial.name}, {file}", name, dict(folder), extractor))
        return [check.result() for check in checks if check.result()]


def complaint(step, changed, files, extractor):
    with tempfile.TemporaryDirectory() as folder:
        for name, code in files.items():
            (pathlib.Path(folder) / name).write_text(code)
        if changed == MANIFEST:
            options = ["-I", str(extractor.manifest_modules), "-package-description-version", "6.2.0", MANIFEST]
        else:
            sources = [name for name in files if name != MANIFEST]
            options = [*extractor.options, "-parse-as-library", "-module-name", module(files[MANIFEST]), *sources]
        run = subprocess.run(["swiftc", "-typecheck", "-swift-version", "6", *options], cwd=folder, text=True,
                             stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    return f"{step} doesn't compile:\n{run.stdout}" if run.returncode else None


def module(manifest):
    return re.search(r'name: "(\w+)"', manifest).group(1)
