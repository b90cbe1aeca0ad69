"""Lists with badges, row backgrounds and collapsible sections, context menus, and forms with wheels and dates."""

from screens import CHEVRON, label, label_of, link, screen, symbol, text, window


def option(t, words, selected=False):
    return t("option", text(t, words), verbs="activate", **({"selected": True} if selected else {}))


def mailboxes(t, **options):
    """Badges, a row with its own background, separators, and collapsible sections."""
    def row(title, icon, *beside, **attributes):
        return t("row", link(t, label(t, title, icon)), *beside, **CHEVRON, **attributes)
    ground = t("layer", t("color", fill="yellow/0.25"), placement="background")
    rows = [
        row("Inbox", "tray", t("badge", text="12")), row("Starred", "star", t("badge", text="3")),
        row("Drafts", "book"), row("Waiting", "clock", ground, separator="hidden"), row("Sent", "person"),
        t("section-header", text(t, "Folders"), collapsible=True, on=True, verbs="activate"),
        row("Voyages", "book", t("badge", text="1,204"), separator_tint="red"), row("Receipts", "book"),
        t("section-header", text(t, "Archive"), collapsible=True, verbs="activate"),
        t("section-header", text(t, "Shared"), collapsible=True, on=True, verbs="activate"), row("Club", "person"),
    ]
    flags = {"verbs": "window refresh", "refreshable": True} | options
    made = t("list", *rows, **flags)
    return window(t, screen(t, "Mailboxes", [made], mode="large"))


def dates(t, style="compact", components="date time", wheel=True):
    def picker(title, **attributes):
        return t("date-picker", label_of(t, title), value="2026-11-21T08:30", components=components,
                 control_style=style, **attributes)
    first = picker("Departure", minimum="2026-11-03T00:00", maximum="2027-03-31T23:59")
    rows = [t("section-header", text(t, "Passage")), t("row", first)]
    if style == "compact":
        rows.append(t("row", picker("Arrival")))
    if wheel:
        names = ["Amrum", "Baltrum", "Borkum", "Föhr", "Juist", "Sylt"]
        rows += [t("section-header", text(t, "Island")), t("row", t(
            "picker", label_of(t, "Island"), *[option(t, name, name == "Föhr") for name in names], control_style="wheel"))]
    return window(t, screen(t, "Passage", [t("list", *rows)])), first


def menu_items(t):
    return t("menu-items", t("button", label(t, "Copy", "doc.on.doc")), t("button", label(t, "Share", "square.and.arrow.up")),
             t("divider"), t("button", label(t, "Delete", "trash"), role_name="destructive"))


class Photos:
    """Cards with a context menu each, or a list whose rows have one."""

    def __init__(self, t, kind="cards", swipe=False):
        self.t, self.kind = t, kind
        self.open = self.actions = None
        if kind == "cards":
            self.items = [t("context-menu", t("frame", t("clip", t("gradient", stops="teal 0, indigo 1", rotation=135),
                            shape="rounded", radius=12), width=160, height=120)) for _ in range(4)]
            content = t("scroll", t("padding", t("v-stack", *self.items, spacing=16), top=16, leading=16, bottom=16, trailing=16))
            self.holder = None
        else:
            flags = {"swipe": "trailing"} if swipe else {}
            self.items = [t("row", text(t, name), verbs="activate select reveal activate2", **flags)
                          for name in ("One", "Two", "Three")]
            content = self.holder = t("list", *self.items, context_menu=True, selection="one",
                                      verbs="window move-selection reveal")
        self.tree = window(t, screen(t, "Photos", [content]))

    def respond(self, server, event):
        if event["do"] == "reveal" and "edge" in event:
            self.flag = self.t("button", text(self.t, "Flag"))
            self.actions = self.t("swipe-actions", self.flag, placement="trailing")
            return {"ops": [["insert", event["e"], 0, self.actions]]}
        if event["do"] == "conceal" and self.actions and event["e"] != self.holder[0]:
            closed, self.actions = self.actions, None
            return {"ops": [["remove", closed[0]]]}
        if event["do"] == "reveal":
            holder = self.holder[0] if self.holder else event["e"]
            self.open = menu_items(self.t)
            return {"ops": [["insert", holder, 0, self.open]]}
        if event["do"] in ("conceal", "activate") and self.open and event["e"] != getattr(self, "flag", [0])[0]:
            closed, self.open = self.open, None
            return {"ops": [["remove", closed[0]]]}
        return None
