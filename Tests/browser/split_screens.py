"""Split views for the tests and the pictures: a mailbox with three columns, and a reference book with two."""

from screens import bar_button, label, link, symbol, text

SIDEBAR, CONTENT = (320, 260, 400), (375, 320, 480)


def column_bar(t, title, *items, mode="inline", back=None):
    parts = [t("back-button", text=back, label="Back", form="column")] if back else []
    parts.append(t("bar-title", text=title, heading=1))
    if items:
        parts.append(t("bar-items", *items, placement="trailing"))
    return t("navigation-bar", *parts, display_mode=mode)


class Split:
    """A split view in the wire format. `form(mode, shown)` returns the operations of a change."""

    def __init__(self, t, columns, mode="tiled", shown=("sidebar", "content", "detail"), toggle="sidebar", widths=None):
        """`columns`: contents by placement, each a list of screens from the root up."""
        self.t = t
        self.columns, self.stacks, self.dividers = {}, {}, {}
        children = []
        for placement, screens in columns.items():
            stack = self.stacks[placement] = t("navigation-stack", *screens)
            flags = {} if placement in shown else {"covered": True}
            if placement != "detail":
                width, least, most = (widths or {}).get(placement, SIDEBAR if placement == "sidebar" else CONTENT)
                flags |= {"width": width, "min_width": least, "max_width": most}
            children.append(t("column", stack, placement=placement, **flags))
            self.columns[placement] = children[-1]
            if placement != "detail":
                self.dividers[placement] = t("column-divider", placement=placement)
                children.append(self.dividers[placement])
        self.toggle = t("sidebar-toggle", label="Hide Sidebar" if "sidebar" in shown else "Show Sidebar")
        self.node = t("split-view", *children, self.toggle, display_mode=mode, columns=len(columns),
                      **({"toggle": toggle} if toggle else {}))

    def id(self, placement=None):
        return self.columns[placement][0] if placement else self.node[0]

    def form(self, mode, *shown, toggle="sidebar"):
        ops = [["set", self.id(), "display-mode", mode], ["set", self.id(), "toggle", toggle]]
        for placement, column in self.columns.items():
            ops.append(["set", column[0], "covered", None if placement in shown else True])
        ops.append(["set", self.toggle[0], "label", "Hide Sidebar" if "sidebar" in shown else "Show Sidebar"])
        return ops


def form_for(width, height, columns):
    """The initial form that a server would choose for a window of this size."""
    last = "content" if columns == 3 else "sidebar"
    if width < 660 or (height < 430 and width < 890):
        return {"mode": "collapsed", "shown": (last,), "toggle": None}
    if width < height and width < 1100:
        return {"mode": "overlaid", "shown": ("detail",)}
    if columns == 3 and width - 320 - 375 < 640:
        return {"mode": "tiled", "shown": ("content", "detail")}
    return {"mode": "tiled", "shown": ("sidebar", "content", "detail")}


def selectable(t, content, selected=False, **attributes):
    flags = {"selected": True} if selected else {}
    return t("row", content, verbs="activate select", **flags, **attributes)


MAILBOXES = [("Inbox", "tray", 12), ("VIP", "star", 1), ("Flagged", "heart", 0), ("Later", "clock", 3),
             ("Notices", "bell", 0)]
LETTERS = [
    ("Ada Marsh", "Charts for the passage", "The soundings off the western point don’t agree with last year’s survey, so I have "
     "drawn both lines.", "09:41"),
    ("Harbour Office", "Berth confirmed", "Berth 14 is yours from Thursday noon until Sunday evening.", "09:12"),
    ("Tom Quill", "Provisions", "Two crates of oranges, rice, coffee. Anything else before I order?", "Yesterday"),
    ("Weather Service", "Outlook for Friday", "Winds north-westerly four to five, easing by evening; rain at times.",
     "Yesterday"),
    ("Ines Falk", "Re: The new mast", "The yard has it ready on the tenth. They ask whether you want the old fittings back.",
     "Monday"),
    ("Club", "Regatta", "The list of starters is out. Your number is 27.", "Monday"),
    ("Ada Marsh", "Re: Charts", "And one more thing: the buoy at the entrance has been moved.", "Sunday"),
    ("Library", "Two books are due", "Please return or renew them by the end of the month.", "Sunday"),
    ("Jon Abara", "Photographs", "Here are the ones from the island.", "Saturday"),
]


def mailboxes(t):
    def row(name, icon, count, chosen):
        parts = [label(t, name, icon), t("spacer")]
        if count:
            parts.append(text(t, str(count), foreground="secondary"))
        return selectable(t, t("h-stack", *parts), chosen, chevron="collapsed")
    rows = [row(*box, index == 0) for index, box in enumerate(MAILBOXES)]
    folders = [row(name, "book", 0, False) for name in ["Voyages", "Boat", "Receipts"]]
    made = t("list", *rows, t("section-header", text(t, "Folders")), *folders, selection="one",
             verbs="window move-selection")
    content = t("screen-content", made)
    return t("screen", column_bar(t, "Mailboxes", t("button", text(t, "Edit")), mode="large"), content), made


def letters(t, many=False):
    def row(index, sender, subject, words, time):
        content = t("v-stack",
                    t("h-stack", text(t, sender, font="headline"), t("spacer"),
                      text(t, time, font="subheadline", foreground="secondary")),
                    text(t, subject, font="subheadline"),
                    t("style", text(t, words, font="subheadline", foreground="secondary"), line_limit=2),
                    alignment="leading", spacing=2)
        return selectable(t, content, index == 0)
    rows = [row(index, *letter) for index, letter in enumerate(LETTERS)]
    made = t("list", *rows, selection="many" if many else "one", verbs="window move-selection")
    return t("screen", column_bar(t, "Inbox", bar_button(t, "square.and.pencil", "New"), mode="large", back="Mailboxes"),
             t("screen-content", made)), made


def letter(t, back="Inbox"):
    field = t("text-field", value="", placeholder="Reply to Ada")
    words = ("The soundings off the western point don’t agree with last year’s survey, so I have drawn both lines. "
             "Where they part, keep to the outer one until somebody has been there with a lead.")
    content = t("scroll", t("padding", t("v-stack",
        t("h-stack", t("style", symbol(t, "person"), foreground="accent", font="title"),
          t("v-stack", text(t, "Ada Marsh", font="headline"), text(t, "To: Me", font="subheadline", foreground="secondary"),
            alignment="leading", spacing=2), t("spacer"), text(t, "09:41", font="subheadline", foreground="secondary"),
          spacing=12),
        t("divider"), text(t, "Charts for the passage", font="title2", weight="bold"), text(t, words),
        text(t, words), t("frame", t("clip", t("gradient", stops="teal 0, blue 1", rotation=135), shape="rounded", radius=12),
                          height=220, max_width=-1), text(t, words), field,
        alignment="leading", spacing=14), top=16, leading=20, bottom=16, trailing=20))
    return t("screen", column_bar(t, "", bar_button(t, "heart", "Flag"), bar_button(t, "tray", "File"),
                                  bar_button(t, "ellipsis.circle", "More"), back=back),
             t("screen-content", content)), field


class Mail:
    """Three columns. Answers taps like a server: rows select, and the toggle and taps outside show and hide columns."""

    def __init__(self, t, many=False, **form):
        self.t = t
        boxes, self.boxes = mailboxes(t)
        inbox, self.letters = letters(t, many)
        detail, self.field = letter(t)
        self.split = Split(t, {"sidebar": [boxes], "content": [inbox], "detail": [detail]}, **form)
        self.back = {"content": inbox[4][0][4][0][0], "detail": detail[4][0][4][0][0]}
        self.tree = t("window", self.split.node)


class Book:
    """Two columns: links in a sidebar, an article beside it."""

    def __init__(self, t, **form):
        self.t = t
        groups = {"Instruments": ["Astrolabe", "Backstaff", "Compass", "Lead", "Octant", "Quadrant"],
                  "Rigs": ["Brig", "Cutter", "Ketch", "Schooner", "Sloop"]}
        rows, self.links = [], {}
        for header, names in groups.items():
            rows.append(t("section-header", text(t, header)))
            for name in names:
                made = self.links[name] = link(t, text(t, name), href=f"/{name.lower()}")
                rows.append(t("row", made, chevron="collapsed", **({"selected": True} if name == "Backstaff" else {})))
        self.list = t("list", *rows, selection="one", verbs="window move-selection")
        root = t("screen", column_bar(t, "Reference", bar_button(t, "plus", "Add"), mode="large"),
                 t("screen-content", self.list))
        words = ("An instrument by which a navigator measured the height of the sun above the horizon with his back "
                 "turned to it, by the shadow that a vane cast.")
        article = t("scroll", t("padding", t("v-stack",
            t("frame", t("clip", t("gradient", stops="orange 0, pink 1", rotation=120), shape="rounded", radius=14),
              height=240, max_width=-1),
            text(t, "Invented around 1594", font="headline"), text(t, words), text(t, words),
            t("h-stack", t("button", text(t, "Compare"), button_style="bordered-prominent"),
              t("button", label(t, "Keep", "heart"), button_style="bordered"), spacing=12),
            alignment="leading", spacing=14), top=8, leading=20, bottom=16, trailing=20))
        detail = t("screen", column_bar(t, "Backstaff", bar_button(t, "square.and.pencil", "Edit"), mode="large",
                                        back="Reference"), t("screen-content", article))
        self.split = Split(t, {"sidebar": [root], "detail": [detail]}, **form)
        self.back = {"detail": detail[4][0][4][0][0]}
        self.tree = t("window", self.split.node)
