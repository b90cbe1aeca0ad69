"""Checks that every link within a site leads to an existing page.

Each page of the site is a JSON file in `data`, which lists everything that the page refers to. DocC resolves the links
between symbols and articles itself. It ignores others, such as written-out addresses. This script checks those.
"""
import json
import re

EXTERNAL = re.compile(r"^[a-z][a-z+.-]*:")


class Site:
    def __init__(self, root, base_path=""):
        self.root, self.base_path = root, base_path
        self.pages = {file.relative_to(root / "data").with_suffix("").as_posix(): json.loads(file.read_text())
                      for file in (root / "data").rglob("*.json")}
        self.anchors = {name: set(anchors(page)) for name, page in self.pages.items()}

    def broken(self):
        """One line for each broken link."""
        for name, page in sorted(self.pages.items()):
            chapters = set(chapters_around(page))
            for identifier, reference in page.get("references", {}).items():
                for url in urls(reference) if identifier not in chapters else ():
                    if problem := self.problem(url, name):
                        yield f"/{name}: {problem}"
            if not (self.root / name / "index.html").is_file():
                yield f"/{name} has no file that a server could send"
        for url in navigator(json.loads((self.root / "index/index.json").read_text())):
            if problem := self.problem(url, "index"):
                yield f"the navigator: {problem}"

    def problem(self, url, name):
        if EXTERNAL.match(url):
            return None
        path, _, fragment = url.removeprefix(self.base_path).partition("#")
        target = path.strip("/").lower() if path else name
        if (self.root / path.lstrip("/")).is_file():
            return None
        if target not in self.pages:
            return f"{url} isn't there"
        if fragment and fragment not in self.anchors[target]:
            return f"{url}: the page has nothing called {fragment}"
        return None


def chapters_around(page):
    """The chapters that a tutorial's page names above its title. They have an address but no page, and aren't links."""
    for chapter in page.get("hierarchy", {}).get("modules") or []:
        yield chapter["reference"]


def urls(reference):
    """The addresses in a reference: its own, or those of an image in its sizes."""
    if "url" in reference:
        yield reference["url"]
    for variant in reference.get("variants", []):
        if isinstance(variant.get("url"), str):
            yield variant["url"]


def anchors(value):
    """All anchors of a page: those of headings, sections and steps."""
    if isinstance(value, dict):
        for key, inner in value.items():
            if key == "anchor" and isinstance(inner, str):
                yield inner
            elif key != "references":
                yield from anchors(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from anchors(inner)


def navigator(value):
    if isinstance(value, dict):
        if isinstance(value.get("path"), str):
            yield value["path"]
        for inner in value.values():
            yield from navigator(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from navigator(inner)
