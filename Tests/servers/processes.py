"""What the system says of processes."""

import contextlib
import re
from pathlib import Path


def facts(pid):
    """What the system says of a process, from its state on. It is None if the process has ended."""
    try:
        words = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    except OSError:
        return None
    return None if words[0] == "Z" else words


def children(pid):
    """The processes that a process has started and that live."""
    found = []
    for file in Path(f"/proc/{pid}/task").glob("*/children"):
        with contextlib.suppress(OSError):
            found += [int(child) for child in file.read_text().split()]
    return sorted(child for child in found if facts(child))


def ticks(pid):
    """How long a process has worked, in the system's clock ticks. It is 0 if the process has ended."""
    return sum(int(word) for word in (facts(pid) or [])[11:13])


def memory(pid):
    """The resident memory of a process in MiB, and its share of it (PSS): memory that processes share is divided among
    them. It is (0, 0) if the process has ended."""
    try:
        text = Path(f"/proc/{pid}/smaps_rollup").read_text()
    except OSError:
        return 0, 0
    return tuple(int(re.search(rf"^{name}:\s+(\d+)", text, re.MULTILINE).group(1)) / 1024 for name in ("Rss", "Pss"))
