"""A screen that asks for files, in the wire format, with the answers of its app."""

from screens import screen, text, window


class Desk:
    """A button that presents a chooser of files."""

    def __init__(self, t, accept="application/json,.json", most_files=3, most_bytes=1000, token="ab" * 16):
        self.t = t
        self.attributes = {"upload": token, "most_bytes": str(most_bytes), "most_files": str(most_files), "verbs": "edit"}
        if accept:
            self.attributes["accept"] = accept
        self.open = t("button", text(t, "Open"))
        self.tree = window(t, screen(t, "Desk", [self.open]))
        self.dialog = None

    def insert(self):
        """The operation that presents the chooser."""
        t = self.t
        self.choose = t("button", text="Choose File…", **self.attributes)
        self.cancel = t("button", text(t, "Cancel"), role_name="cancel")
        self.dialog = t("dialog", text(t, "Choose a File"), self.choose, self.cancel, role_name="alert",
                        label="Choose a File")
        return ["insert", self.tree[0], 0, self.dialog]

    def respond(self, server, event):
        if event.get("e") == self.open[0]:
            return {"ops": [self.insert()]}
        is_end = self.dialog and (event.get("e"), event["do"]) in [(self.choose[0], "edit"), (self.cancel[0], "activate")]
        if is_end:
            removed, self.dialog = self.dialog[0], None
            return {"ops": [["remove", removed]]}
        return {"ops": []}
