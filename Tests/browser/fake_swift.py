#!/usr/bin/env python3
"""Replaces `swift` in tests about the work around a build: `swift build …` takes a moment and produces an app that is
compiled already. A source that contains BROKEN doesn't compile, and one that contains SLOW takes longer."""

import os
import shutil
import sys
import time
from pathlib import Path

words = sys.argv[1:]
option = {name: words[words.index(name) + 1] for name in ("--package-path", "--scratch-path", "--product", "-c")}
sources = sorted(path for path in Path(option["--package-path"]).glob("Sources/*/**/*.swift"))
print("Building for debugging...", flush=True)
time.sleep(1.5 if any("SLOW" in path.read_text() for path in sources) else 0.1)
broken = False
for path in sources:
    for number, line in enumerate(path.read_text().splitlines(), 1):
        if "BROKEN" in line:
            broken = True
            column = len(line[:line.index("BROKEN")].encode()) + 1
            message = "cannot find 'BROKEN' in <img src=x onerror=alert(1)> & scope"
            for _ in range(2):
                print(f"{path}:{number}:{column}: error: {message}")
                print(f"{number} | {line}\n  | `- error: {message}")
if broken:
    print("error: fatalError")
    sys.exit(1)
folder = Path(option["--scratch-path"]) / option["-c"]
folder.mkdir(parents=True, exist_ok=True)
built = Path(os.environ["BACKSTAFF_BIN"])
product = folder / option["--product"]
product.unlink(missing_ok=True)
shutil.copy2(built / "Logbook", product)
for resources in built.glob("*.resources"):
    if not (folder / resources.name).exists():
        (folder / resources.name).symlink_to(resources.resolve())
print("Build complete! (0.1s)")
