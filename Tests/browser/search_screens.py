"""Screens with a search field for the tests and the pictures, and a server that searches."""

from screens import CHEVRON, Tree, bar_button, link, section, symbol, text, window

ISLANDS = ["Amrum", "Baltrum", "Borkum", "Föhr", "Hiddensee", "Juist", "Langeoog", "Norderney", "Pellworm", "Rügen",
           "Spiekeroog", "Sylt", "Usedom", "Wangerooge"]


class Search:
    """A list of islands with a search field. `respond` filters it and ends the search like a server."""

    def __init__(self, t=None, placement="drawer", mode="automatic", presented=False, value="", title="large", tokens=(), scopes=(),
                 suggestions=(), names=ISLANDS):
        t = self.t = t or Tree()
        self.names = list(names)
        self.tokens = [t("search-token", text(t, name)) for name in tokens]
        flags = {"presented": True} if presented else {}
        self.field = t("search-field", *self.tokens, placement=placement, display_mode=mode, value=value, placeholder="Islands", **flags)
        self.rows = {name: t("row", link(t, text(t, name)), **CHEVRON) for name in names}
        self.list = t("list", *self.rows.values())
        self.bar = t("navigation-bar", t("bar-title", text="Islands", heading=1),
                     t("bar-items", bar_button(t, "plus", "Add"), placement="trailing"), self.field, display_mode=title)
        extra = []
        self.scopes = [t("option", text(t, name), verbs="activate", **({"selected": True} if index == 0 else {}))
                       for index, name in enumerate(scopes)]
        if scopes:
            extra.append(t("search-scopes", *self.scopes))
        self.suggestions = [t("button", t("label", symbol(t, "magnifyingglass"), text(t, name))) for name in suggestions]
        if suggestions:
            extra.append(t("search-suggestions", *[t("row", button) for button in self.suggestions]))
        self.screen = t("screen", self.bar, *extra, t("screen-content", self.list))
        self.tree = window(t, self.screen)
        self.value = value

    def id(self):
        return self.field[0]

    def filter(self, words):
        ops = []
        for name, row in list(self.rows.items()):
            if words.lower() not in name.lower():
                ops.append(["remove", row[0]])
                del self.rows[name]
        following = 0
        for name in reversed(self.names):
            if words.lower() in name.lower():
                if name not in self.rows:
                    self.rows[name] = self.t("row", link(self.t, text(self.t, name)), **CHEVRON)
                    ops.append(["insert", self.list[0], following, self.rows[name]])
                following = self.rows[name][0]
        return ops

    def respond(self, server, event):
        if event.get("e") != self.id():
            return None
        if event["do"] == "focus" and event["to"]:
            return {"ops": [["set", self.id(), "presented", True]]}
        if event["do"] == "edit":
            self.value = event["text"]
            return {"ops": self.filter(self.value)}
        if event["do"] == "cancel":
            self.value = ""
            return {"ops": [["set", self.id(), "presented", None], ["set", self.id(), "value", ""], *self.filter("")]}
        return None
