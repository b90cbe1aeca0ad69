"""Screens for the tests and the pictures, in the wire format."""


class Tree:
    """Creates nodes with numbers. Names of attributes are written with underscores."""

    def __init__(self):
        self.last = 0

    def __call__(self, role, *children, text="", **attributes):
        self.last += 1
        identifier = self.last
        named = {key.rstrip("_").replace("_", "-"): value for key, value in attributes.items()}
        return [identifier, role, named or 0, text or 0, list(children)]


def text(t, words, **attributes):
    return t("text", text=words, **attributes)


def symbol(t, name, **attributes):
    return t("image", symbol=name, **attributes)


def label(t, title, name):
    return t("label", symbol(t, name), text(t, title))


def label_of(t, *titles):
    """The label of a picker and of other controls."""
    return t("v-stack", *[text(t, title) for title in titles], alignment="leading", spacing=2)


def bar(t, title, *items, mode="inline", back=None):
    parts = []
    if back is not None:
        parts.append(t("back-button", text=back, label="Back"))
    parts.append(t("bar-title", text=title, heading=1))
    if items:
        parts.append(t("bar-items", *items, placement="trailing"))
    return t("navigation-bar", *parts, display_mode=mode)


def screen(t, title, content, *items, mode="inline", back=None, covered=False):
    flags = {"covered": True} if covered else {}
    return t("screen", bar(t, title, *items, mode=mode, back=back), t("screen-content", *content), **flags)


def window(t, *screens):
    return t("window", t("navigation-stack", *screens))


def section(t, header, rows, footer=None):
    """Rows (content, attributes) of one section, in the flat form of the wire format."""
    made = [t("section-header", text(t, header))] if header else []
    for index, row in enumerate(rows):
        content, extra = row if isinstance(row, tuple) else (row, {})
        position = "only" if len(rows) == 1 else "first" if index == 0 else "last" if index == len(rows) - 1 else "middle"
        made.append(t("row", content, position=position, **extra))
    if footer:
        made.append(t("section-footer", text(t, footer)))
    return made


CHEVRON = {"chevron": True}


def link(t, *content, href="/x"):
    return t("link", *content, href=href)


def bar_button(t, name, title):
    return t("button", t("label", symbol(t, name), text(t, title)), label=title)


def recipes(t, covered=False):
    def recipe(name, note, icon):
        return (link(t, t("h-stack", t("style", symbol(t, icon), foreground="orange", font="title2"),
                          t("v-stack", text(t, name), text(t, note, font="subheadline", foreground="secondary"),
                            alignment="leading", spacing=2), spacing=12)), CHEVRON)
    rows = section(t, "Dessert", [
        recipe("Apple Pie", "60 minutes, 8 servings", "star"),
        recipe("Pâte à Choux", "45 minutes", "clock"),
        recipe("Lemon Tart with a Crisp Almond Base and Whipped Cream", "90 minutes, 10 servings", "heart"),
    ])
    rows += section(t, "Pancakes", [
        (link(t, label(t, "Plain Pancakes", "book")), CHEVRON),
        (link(t, label(t, "Blueberry Pancakes", "tray")), CHEVRON),
        (link(t, t("h-stack", text(t, "Favourites"), t("spacer"), text(t, "12", foreground="secondary"))), CHEVRON),
    ], footer="Tap a recipe to see its ingredients.")
    rows += section(t, "Salad", [
        (link(t, text(t, name)), CHEVRON) for name in
        ["Caesar", "Caprese", "Cobb", "Greek", "Niçoise", "Nectarine and Rocket", "Potato", "Waldorf"]
    ])
    return screen(t, "Recipes", [t("list", *rows)], bar_button(t, "plus", "Add"), mode="large", covered=covered)


def detail(t, back="Recipes"):
    content = t("scroll", t("padding", t("v-stack",
        t("frame", t("clip", t("gradient", stops="orange 0, pink 1", rotation=135), shape="rounded", radius=14),
          height=180, max_width=-1),
        text(t, "Apple Pie", font="title", weight="bold"),
        text(t, "Peel and slice the apples, toss them with sugar, cinnamon and a squeeze of lemon, and leave them to rest while "
                "the pastry chills. Bake until the juice bubbles through the lid.", foreground="secondary"),
        t("divider"),
        label(t, "60 minutes", "clock"), label(t, "8 servings", "person"),
        t("h-stack",
          t("button", text(t, "Cook now"), button_style="bordered-prominent"),
          t("button", label(t, "Favourite", "heart"), button_style="bordered"),
          t("button", text(t, "Remove"), role_name="destructive"), spacing=12),
        t("progress", value=0.4),
        t("button", t("frame", text(t, "Start a timer"), max_width=-1, alignment="center"),
          button_style="bordered-prominent", control_size="large"),
        alignment="leading", spacing=14), top=16, leading=16, bottom=16, trailing=16))
    return screen(t, "Apple Pie", [content], bar_button(t, "square.and.pencil", "Edit"),
                  bar_button(t, "ellipsis.circle", "More"), back=back)


def packages(t):
    names = ["swift-nio", "swift-crypto", "swift-log", "swift-metrics", "swift-collections", "swift-algorithms",
             "swift-argument-parser", "swift-service-lifecycle", "swift-async-algorithms", "swift-configuration",
             "swift-distributed-tracing", "swift-system", "swift-numerics", "swift-syntax", "swift-format"]
    rows = section(t, "Direct", [
        (link(t, t("v-stack", text(t, name, font="headline"),
                   text(t, "Apple · 2." + str(index), font="footnote", foreground="secondary"),
                   alignment="leading", spacing=2)), CHEVRON)
        for index, name in enumerate(names)])
    return screen(t, "Packages", [t("style", t("list", *rows), list_style="plain")], mode="large")


def form(t):
    def field(title, value, placeholder):
        return t("h-stack", text(t, title), t("style", t("text-field", value=value, placeholder=placeholder, axis="horizontal"),
                                            text_alignment="trailing"), spacing=12)
    rows = section(t, "Account", [field("Name", "Anna Berg", "Name"), field("Mail", "", "anna@example.org"),
                                  t("text-field", value="", placeholder="Password", secure=True)])
    rows += section(t, "Notifications", [
        t("toggle", label(t, "Allow Notifications", "bell"), on=True),
        t("toggle", label(t, "On Wi-Fi Only", "wifi")),
        t("toggle", text(t, "Weekly summary"), disabled=True),
    ], footer="A summary is sent on Mondays.")
    rows += section(t, None, [t("button", text(t, "Sign Out"), role_name="destructive")])
    rows += section(t, None, [t("button", text(t, "Send Feedback"))])
    return screen(t, "Settings", [t("list", *rows)], t("button", text(t, "Done")), back="Back to the Recipes of Anna")


def empty(t):
    content = t("unavailable", symbol(t, "tray"), text(t, "No Recipes"),
                text(t, "Recipes that you add appear here. Tap the plus to write your first."),
                t("button", text(t, "Add Recipe"), button_style="bordered-prominent"))
    return screen(t, "Favourites", [content], bar_button(t, "plus", "Add"), mode="large")


def centred(t):
    content = t("v-stack", t("style", symbol(t, "heart"), foreground="pink", size=60), text(t, "Hello, world!", font="largeTitle"),
                text(t, "A view is centred and as large as it needs to be.", foreground="secondary", text_alignment="center"),
                t("button", text(t, "Continue"), button_style="bordered-prominent"))
    return screen(t, "Welcome", [t("padding", content, top=16, leading=16, bottom=16, trailing=16)])


def spread(t):
    content = t("v-stack",
        t("h-stack", text(t, "Leading"), t("spacer"), text(t, "Trailing")),
        t("spacer"),
        t("z-stack", t("frame", t("shape", shape="circle", fill="teal"), width=120, height=120), text(t, "Z", font="title", foreground="white")),
        t("spacer"),
        t("h-stack", t("frame", t("color", fill="red"), height=44), t("frame", t("color", fill="green"), height=44),
          t("frame", t("color", fill="blue"), height=44)),
        t("h-stack",
          t("frame", t("background", text(t, "Left"), t("layer", t("shape", shape="capsule", fill="yellow"))), max_width=-1, height=44),
          t("background", t("padding", text(t, "Badge", foreground="white"), top=6, leading=12, bottom=6, trailing=12),
            t("layer", t("shape", shape="capsule", fill="indigo")))))
    return screen(t, "Layout", [t("padding", content, top=16, leading=16, bottom=16, trailing=16)])


def cards(t):
    def card(index):
        return t("overlay",
            t("background",
                t("padding", t("frame", t("v-stack", t("style", symbol(t, "star"), foreground="yellow", font="title"),
                    text(t, f"Card {index}", font="headline"), text(t, "Twelve places nearby", font="caption", foreground="secondary"),
                    alignment="leading", spacing=6), max_width=-1, alignment="leading"), top=14, leading=14, bottom=14, trailing=14),
                t("layer", t("shape", shape="rounded", radius=14, fill="fill"))),
            t("layer", t("padding", t("style", symbol(t, "heart"), foreground="pink"), top=10, trailing=10), alignment="top-trailing"))
    grid = t("lazy-grid", *[card(index) for index in range(1, 13)], columns="adaptive 150 240 12", spacing=12)
    return screen(t, "Places", [t("scroll", t("padding", grid, top=8, leading=16, bottom=16, trailing=16))], mode="large")


def deep(t):
    """A pushed screen above the recipes."""
    return window(t, recipes(t, covered=True), detail(t))


def lazy_list(t, count, first=0, last=30):
    """A list of `count` rows of which only some are created. Returns the tree and the number of its list."""
    top = t("extent", rows=first) if first else None
    rows = [row(t, index, count) for index in range(first, last)]
    bottom = t("extent", rows=count - last)
    parts = ([top] if top else []) + rows + [bottom]
    container = t("list", *parts)
    return window(t, screen(t, "Rows", [t("style", container, list_style="plain")], mode="large")), container[0]


def row(t, index, count):
    return t("row", link(t, text(t, f"Row {index}")), position="first" if index == 0 else "middle")


ALL = {
    "recipes": lambda t: window(t, recipes(t)), "detail": deep, "packages": lambda t: window(t, packages(t)),
    "form": lambda t: window(t, form(t)), "empty": lambda t: window(t, empty(t)),
    "centred": lambda t: window(t, centred(t)), "spread": lambda t: window(t, spread(t)),
    "cards": lambda t: window(t, cards(t)),
}
