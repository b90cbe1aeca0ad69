"""Lists the symbols of a module by the folders that declare them, which are named after features.

DocC would list them by kind: hundreds of structures in one list, and hundreds of methods of `View` in another.
"""
import collections

from symbol_graphs import read_graphs, source_of

# The first folders. The others follow by name.
FIRST = ["Scenes", "View", "NavigationStack", "NavigationPath", "NavigationDestination", "NavigationSplitView",
         "TabView", "Presentation", "Toolbar", "Search", "Lists", "ListRows", "ListSelection", "ListEditing", "DataFlow",
         "Environment", "LifeCycle", "Restoration", "DeepLinks"]

# Types with so many members that their members are listed by folder too.
LARGE = ["EnvironmentValues", "Publisher", "View"]


def write_topics(graphs, overview, catalog):
    """Writes the page of a module, which begins with an overview, and those of its large types."""
    module = overview.stem
    symbols, relationships = read_graphs(graphs)
    catalog.mkdir(parents=True, exist_ok=True)
    (catalog / overview.name).write_text(overview.read_text() + topics(symbols, top_level(symbols)))
    for name in LARGE:
        members = members_of(name, symbols, relationships)
        if members:
            (catalog / f"{name}.md").write_text(f"# ``{module}/{name}``\n" + topics(symbols, members))


def top_level(symbols):
    skipped = ("swift.extension", "swift.func.op")
    return [usr for usr, symbol in symbols.items()
            if len(symbol["pathComponents"]) == 1 and symbol["kind"]["identifier"] not in skipped]


def members_of(name, symbols, relationships):
    owners = {usr for usr, symbol in symbols.items() if symbol["pathComponents"] == [name]}
    return [edge["source"] for edge in relationships
            if edge["target"] in owners and edge["kind"] in ("memberOf", "requirementOf", "optionalRequirementOf")
            and edge["source"] in symbols]


def topics(symbols, listed):
    """A “Topics” section with a heading for each folder. Symbols of other packages are left out."""
    ambiguous = collections.Counter(path(symbol).lower() for symbol in symbols.values())
    folders = collections.defaultdict(set)
    for usr in listed:
        symbol = symbols[usr]
        source = source_of(symbol)
        if source and len(source.parts) > 2:
            # The suffix distinguishes overloads, and names that differ only in capitals.
            suffix = f"-{hash_of(usr)}" if ambiguous[path(symbol).lower()] > 1 else ""
            folders[source.parts[1]].add(path(symbol) + suffix)
    lines = ["", "## Topics"]
    for folder in sorted(folders, key=lambda name: (FIRST.index(name) if name in FIRST else len(FIRST), name)):
        lines += ["", f"### {folder}", "", *(f"- ``{name}``" for name in sorted(folders[folder]))]
    return "\n".join(lines) + "\n" if folders else ""


def path(symbol):
    return "/".join(symbol["pathComponents"])


def hash_of(usr):
    """The suffix that DocC gives to one of several symbols of the same name: FNV-1, folded to 24 bits, in base 36."""
    value = 0x811C9DC5
    for byte in usr.encode():
        value = (value * 0x01000193 & 0xFFFFFFFF) ^ byte
    value = (value >> 24 ^ value) & 0xFFFFFF
    digits = ""
    while value:
        value, digit = divmod(value, 36)
        digits = "0123456789abcdefghijklmnopqrstuvwxyz"[digit] + digits
    return digits or "0"
