"""Lists that can be edited, for the tests and the pictures, and a server that performs the edits."""

from screens import Tree, label, link, screen, symbol, text, window

TASKS = ["Charts", "Provisions", "Sails", "Rigging", "Anchor", "Lanterns", "Log book", "Compass"]


def action(t, title, icon, tint=None, role=None):
    attributes = {key: value for key, value in (("tint", tint), ("role_name", role)) if value}
    return t("button", label(t, title, icon), label=title, **attributes)


class Tasks:
    """A list of tasks. `respond` deletes, moves, reveals and conceals like a server."""

    def __init__(self, t=None, names=TASKS, edges=("leading", "trailing"), full=("trailing",), kind="text", deletable=True,
                 movable=True, title="Tasks", style=None, **options):
        self.t = t or Tree()
        self.names = list(names)
        self.edges, self.full, self.kind, self.deletable, self.movable = edges, full, kind, deletable, movable
        self.rows = {name: self.row(name) for name in self.names}
        self.list = self.t("list", *self.rows.values(), **options)
        self.edit = self.t("button", text(self.t, "Done" if options.get("editing") else "Edit"))
        content = self.t("style", self.list, list_style=style) if style else self.list
        self.tree = window(self.t, screen(self.t, title, [content], self.edit, mode="large"))
        self.shown = {}

    def row(self, name):
        t = self.t
        flags = {"deletable": True} if self.deletable else {}
        flags |= {"movable": True} if self.movable else {}
        if self.edges:
            flags |= {"swipe": " ".join(self.edges)}
            flags |= {"full_swipe": " ".join(self.full)} if self.full else {}
        if self.kind == "link":
            return t("row", link(t, text(t, name)), chevron=True, verbs="delete move reveal", **flags)
        if self.kind == "selectable":
            return t("row", text(t, name), verbs="activate select delete move reveal", **flags)
        if self.kind == "mail":
            words = t("v-stack", text(t, name, font="headline"),
                      text(t, "To be done before the passage", font="subheadline", foreground="secondary"),
                      text(t, "Ask the harbour office first", font="subheadline", foreground="secondary"),
                      alignment="leading", spacing=2)
            return t("row", words, verbs="delete move reveal", **flags)
        return t("row", text(t, name), verbs="delete move reveal", **flags)

    def id(self, name):
        return self.rows[name][0]

    def named(self, identifier):
        return next((name for name, row in self.rows.items() if row[0] == identifier), None)

    def actions(self, edge):
        t = self.t
        if edge == "leading":
            return t("swipe-actions", action(t, "Read", "envelope", tint="blue"), placement="leading")
        return t("swipe-actions", action(t, "Delete", "trash", role="destructive"),
                 action(t, "Flag", "flag", tint="orange"), action(t, "More", "ellipsis.circle"), placement="trailing")

    def remove(self, name):
        identifier = self.id(name)
        self.names.remove(name)
        del self.rows[name]
        self.shown.pop(name, None)
        return {"ops": [["remove", identifier]]}

    def respond(self, server, event):
        name = self.named(event.get("e"))
        if event["do"] == "activate" and event["e"] == self.edit[0]:
            return self.turn()
        if event["do"] == "activate":
            for owner, made in list(self.shown.items()):
                for actions in made:
                    if any(child[0] == event["e"] for child in actions[4]):
                        destructive = next(c for c in actions[4] if c[0] == event["e"])[2].get("role-name")
                        return self.remove(owner) if destructive else None
        if name is None:
            return None
        if event["do"] == "delete":
            return self.remove(name)
        if event["do"] == "move":
            before = self.named(event["before"])
            self.names.remove(name)
            self.names.insert(self.names.index(before) if before else len(self.names), name)
            return {"ops": [["move", event["e"], event["before"]]]}
        if event["do"] == "reveal" and event.get("edge"):
            actions = self.actions(event["edge"])
            if event.get("full"):
                return self.remove(name) if event["edge"] == "trailing" else None
            self.shown.setdefault(name, []).append(actions)
            return {"ops": [["insert", event["e"], 0, actions]]}
        if event["do"] == "conceal":
            return {"ops": [["remove", actions[0]] for actions in self.shown.pop(name, [])]}
        return None

    def turn(self):
        """Starts or ends edit mode, like the button in the bar."""
        is_editing = not self.list[2].get("editing") if self.list[2] else True
        self.list[2] = (self.list[2] or {}) | {"editing": is_editing}
        words = self.edit[4][0][0]
        return {"ops": [["set", self.list[0], "editing", is_editing or None],
                        ["text", words, "Done" if is_editing else "Edit"]]}
