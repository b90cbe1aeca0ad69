"""Presentations above a window with one button, in the wire format, with the answers of a server."""

from screens import bar, label, screen, text


class Presented:
    """A window with a button that presents something. `kind` and further attributes are those of the element."""

    def __init__(self, t, kind="sheet", shown=False, content=None, refuses=False, **attributes):
        self.t, self.kind, self.attributes, self.refuses = t, kind, attributes, refuses
        self.make_content = content or self.sheet_content
        self.button = t("button", text(t, "Open"))
        self.other = t("button", text(t, "Other"))
        screens = t("navigation-stack", screen(t, "Desk", [t("v-stack", self.button, self.other)]))
        self.presentation = None
        parts = [screens]
        if shown:
            parts.append(self.make())
        self.tree = t("window", *parts)

    def sheet_content(self, t):
        rows = [t("row", text(t, f"Item {index}"), position="middle") for index in range(40)]
        done = t("bar-item", t("button", text(t, "Done")))
        self.scroller = t("list", *rows, list_style="plain")
        return [t("navigation-stack", t("screen", bar(t, "Manifest", done), t("screen-content", self.scroller)))]

    def make(self):
        self.presentation = self.t(
            "presentation", *self.make_content(self.t), display_mode=self.kind, source=self.button[0], **self.attributes)
        return self.presentation

    @property
    def id(self):
        return self.presentation[0]

    def respond(self, server, event):
        if event.get("e") == self.button[0] and event["do"] == "activate":
            return {"ops": [["insert", self.tree[0], 0, self.make()]]}
        if self.presentation and event.get("e") == self.id:
            if event["do"] == "cancel":
                return {"ops": []} if self.refuses else {"ops": [["remove", self.id]]}
            if event["do"] == "edit":
                return {"ops": [["set", self.id, "detent", event["text"]]]}
        return {"ops": []}


class Question(Presented):
    """An alert or a confirmation dialog."""

    def __init__(self, t, kind="alert", buttons=("Keep", "Refund"), fields=(), message="The passenger gets 40.", **more):
        self.titles, self.fields, self.message = buttons, fields, message
        super().__init__(t, kind=kind, **more)

    def make(self):
        t = self.t
        parts = [text(t, "Refund the fare?")] if self.kind == "alert" else []
        if self.message:
            parts.append(text(t, self.message))
        parts += [t("text-field", placeholder=name, label=name) for name in self.fields]
        self.buttons = []
        for title in self.titles:
            role = {"Keep": "cancel", "Cancel": "cancel", "Refund": "destructive"}.get(title)
            self.buttons.append(t("button", text(t, title), **({"role_name": role} if role else {})))
        form = {} if self.kind == "alert" else {"display_mode": self.kind, "source": self.button[0]}
        role = "alert" if self.kind == "alert" else "actions"
        self.presentation = t("dialog", *parts, *self.buttons, role_name=role, label="Refund the fare?", **form)
        return self.presentation

    def respond(self, server, event):
        if self.presentation and event.get("e") in [button[0] for button in self.buttons] and event["do"] == "activate":
            return {"ops": [["remove", self.id]]}
        return super().respond(server, event)


def tips(t):
    return [t("padding", t("v-stack", text(t, "Tips"), label(t, "Crowns", "star"), alignment="leading"), top=16, leading=16,
              bottom=16, trailing=16)]
