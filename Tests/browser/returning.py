"""A cookbook whose tab loses its page, its server and its connection in turn, and restores itself each time.

    category ─► recipe ─► recipe that goes with it        (a user's last act until the end)
        reload ─► kill -9 of every server ─► one server left ─► only the other left
    browser's back ─► forward ─► back button, screen by screen
"""

from dataclasses import dataclass

PHONE = {"viewport": {"width": 390, "height": 844}}
TABLET = {"viewport": {"width": 1194, "height": 834}}
# For this time in ms after a return, a page assumes that the loss of its server is caused by the restored state.
SUSPICION = 5200


@dataclass
class Cookbook:
    """The expected content of the app. The address is that of the last recipe, if the app has addresses."""
    root: str
    category: str
    recipe: str
    related: str
    address: str = "/"
    # Whether the page can store the path of an earlier step for a server that never saw it.
    is_codable: bool = True


class Reader:
    """A user who has opened a recipe, and checks whether it is still shown."""

    def __init__(self, shown, replicas, book):
        self.shown, self.replicas, self.book = shown, replicas, book
        self.page = shown.page
        # Separate columns show their selections. On a phone the back buttons lead to them.
        self.is_wide = self.page.viewport_size["width"] > 660

    def open(self):
        for words in self.book.category, self.book.recipe, self.book.related:
            self.shown.tap(words)
        # An app that stores its state in a task does so after the screen has changed.
        self.page.wait_for_timeout(300)
        self.marks = self.page.url, self.page.evaluate("history.length"), self.shown.depth
        assert self.page.url == self.replicas.url + self.book.address and self.shown.depth == 3
        self.has_place()

    def is_in_place(self):
        if self.shown.title != self.book.related or self.page.locator(".banner, [role=alertdialog]").count():
            return False
        # The back button to a screen that wasn't created since then says Back.
        return self.back_button in (self.book.recipe, "Back") and self.selected == self.marked

    def has_place(self):
        """The category and the path are on screen without any action of the user."""
        self.shown.wait(self.is_in_place)
        assert (self.page.url, self.page.evaluate("history.length"), self.shown.depth) == self.marks

    @property
    def back_button(self):
        """The text on it, including the page's own."""
        return self.shown.top.locator(".back-button").evaluate(
            "node => node.matches('.short') ? node.dataset.short : node.innerText")

    @property
    def marked(self):
        """The selections of columns that are side by side."""
        return [self.book.category] if self.is_wide else []

    @property
    def selected(self):
        """The first text of each selected row."""
        return [words.split("\n")[0] for words in self.page.locator(".row[data-selected]:visible").all_inner_texts()]

    # Losses

    def lose_the_page(self):
        self.page.reload()
        self.has_place()

    def lose_all_servers(self):
        """Kills the servers like a power cut. They return after the page has said that it can't reach them."""
        self.page.wait_for_timeout(SUSPICION)
        for server in self.replicas.servers:
            server.kill()
        self.shown.wait(lambda: self.page.locator(".banner").count() == 1)
        for server in self.replicas.servers:
            server.start()
        self.has_place()

    def lose_one_server_after_the_other(self):
        """Either server may have the tab. First only one of them runs and has it, then only the other."""
        for gone in self.replicas.servers:
            self.page.wait_for_timeout(SUSPICION)
            gone.kill()
            self.page.wait_for_timeout(1500)
            self.has_place()
            gone.start()

    # Going back

    def go_back_by_the_browser(self):
        """Goes back through steps of servers that are gone, to the recipe, or as near to it as possible."""
        recipe = self.book.recipe if self.book.is_codable else self.book.category
        for title, depth in (recipe, 2), (self.book.category, 1):
            self.page.go_back()
            self.is_at(title, depth)
        assert self.selected == self.marked
        for title, depth in (recipe, 2), (self.book.related, 3):
            self.page.go_forward()
            self.is_at(title, depth)
        self.has_place()

    def is_at(self, title, depth):
        self.shown.wait(lambda: self.shown.depth == depth)
        self.shown.is_at(title)

    def go_back_by_the_button(self):
        for title in (self.book.recipe, self.book.category) + (() if self.is_wide else (self.book.root,)):
            self.shown.back()
            self.shown.is_at(title)
        assert self.shown.top.locator(".back-button:visible").count() == 0


def comes_back(shown, replicas, book):
    reader = Reader(shown, replicas, book)
    reader.open()
    reader.lose_the_page()
    reader.lose_all_servers()
    reader.lose_one_server_after_the_other()
    reader.go_back_by_the_browser()
    reader.go_back_by_the_button()
