"""Makes pages of the site from the repository's articles.

The articles are also read in the repository. They name each other by their paths, as the target of a link or between
backticks. Both become links between pages. The path of another file stays a path.
"""
import os
import pathlib
import re

LINK = re.compile(r"(?<!!)\[([^]]+)\]\(([^)\s]+)\)")
PICTURE = re.compile(r"!\[([^]]*)\]\(([^)\s]+)\)")
PATH = re.compile(r"(?<!`)`([\w./-]+\.md)`(?!`)")
HEADING = re.compile(r"^#{2,6} (.+)$", re.MULTILINE)


class BrokenLink(Exception):
    pass


class Articles:
    def __init__(self, root):
        self.root = root
        folder = root / "Documentation"
        self.files = sorted(folder.glob("*.md")) + [root / "CHANGELOG.md", root / "CONTRIBUTING.md"]
        self.decisions = sorted((folder / "Decisions").glob("*.md"))
        self.pages = set(self.files + self.decisions)

    def write(self, catalog):
        """Writes all articles to a catalog, and a page that lists the decisions."""
        for file in self.pages:
            (catalog / file.name).write_text(self.page(file))
        names = "".join(f"- <doc:{file.stem}>\n" for file in self.decisions)
        (catalog / "Decisions.md").write_text(
            "# Decisions\n\nWhat was decided, with the question, the figures, the cost, and what was not chosen.\n\n"
            f"## Topics\n\n### All decisions\n\n{names}")

    def page(self, file):
        """The text of an article with converted links, except in code and headings."""
        made, prose, is_code = [], [], False
        for line in file.read_text().split("\n"):
            is_fence = line.lstrip().startswith("```")
            is_code ^= is_fence
            if is_fence or is_code or line.startswith(("    ", "#")):
                made += [*self.turn(prose, file), line]
                prose = []
            else:
                prose.append(line)
        return "\n".join(made + self.turn(prose, file))

    def turn(self, lines, file):
        """Converts the links of adjacent lines, because a link's text may continue on the next line."""
        if not lines:
            return []
        text = PICTURE.sub(lambda match: self.picture(match, file), "\n".join(lines))
        text = LINK.sub(lambda match: self.link(match, file), text)
        text = PATH.sub(lambda match: self.mention(match, file), text)
        # DocC would read a line that begins with this character as a directive.
        return re.sub(r"(?m)^(\s*)@", r"\1\\@", text).split("\n")

    def link(self, match, file):
        words, target = match.groups()
        if re.match(r"[a-z]+:", target):
            return match.group()
        path, _, fragment = target.partition("#")
        found = self.locate(path, file) if path else file
        if found is None:
            raise BrokenLink(f"{file.relative_to(self.root)}: “{words}” leads to {target}, which isn't there")
        if found == self.root / "Documentation/Decisions":
            return f"[{words}](doc:Decisions)"
        name = self.name(found)
        if name is None:
            return f"{words} (`{found.relative_to(self.root)}`)"
        if not fragment:
            return f"[{words}](doc:{name})"
        for heading in HEADING.findall(found.read_text()):
            if slug(heading) == fragment:
                return f"[{words}](doc:{name}#{anchor(heading)})"
        raise BrokenLink(f"{file.relative_to(self.root)}: “{words}” leads to #{fragment}, which no heading is called")

    def mention(self, match, file):
        """A path between backticks, from the root, from `Documentation` or from the article."""
        found = self.locate(match.group(1), file)
        name = self.name(found) if found and found != file else None
        return f"<doc:{name}>" if name else match.group()

    def name(self, file):
        """The name of a page in links: the file's name, after the module's name if the page is in a module's
        catalog."""
        if file in self.pages:
            return file.stem
        return f"/{file.parent.stem}/{file.stem}" if file.parent.suffix == ".docc" else None

    def picture(self, match, file):
        found = self.locate(match.group(2), file)
        if found is None:
            raise BrokenLink(f"{file.relative_to(self.root)}: the picture {match.group(2)} isn't there")
        return f"![{match.group(1)}]({found.name})"

    def locate(self, path, file):
        for folder in (file.parent, self.root / "Documentation", self.root):
            found = pathlib.Path(os.path.normpath(folder / path))
            if found.exists() and found.is_relative_to(self.root):
                return found
        return None


def slug(heading):
    """The anchor of a heading on the repository's pages."""
    return re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-")


def anchor(heading):
    """The anchor of a heading in DocC."""
    return re.sub(r"[`*]", "", heading).replace(" ", "-")
