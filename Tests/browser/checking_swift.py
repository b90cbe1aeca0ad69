#!/usr/bin/env python3
"""Replaces `swift` as `fake_swift.py` does, but lets the compiler check the files beside `App.swift` first, against the
modules that the tests were built with."""

import os
import subprocess
import sys
from pathlib import Path

words = sys.argv[1:]
package = Path(words[words.index("--package-path") + 1])
sources = sorted(str(path) for path in package.glob("Sources/*/**/*.swift") if path.name != "App.swift")
modules = Path(os.environ["BACKSTAFF_BIN"]) / "Modules"
if sources:
    # The name that the app imports, for the module that re-exports no server.
    check = subprocess.run(
        ["swiftc", "-typecheck", "-parse-as-library", "-swift-version", "6", "-module-alias", "SwiftUI=BackstaffUI",
         "-I", str(modules), *sources], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    print(check.stdout, end="", flush=True)
    if check.returncode:
        print("error: fatalError", flush=True)
        sys.exit(1)
fake = Path(__file__).with_name("fake_swift.py")
os.execv(sys.executable, [sys.executable, str(fake), *words])
