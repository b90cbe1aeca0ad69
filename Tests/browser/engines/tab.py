"""What an engine must do for the tests."""

from abc import ABC, abstractmethod


class Unsupported(Exception):
    """A test asks for what the engine's protocol doesn't have."""


class ScriptError(Exception):
    """A script of a test has thrown."""


class Tab(ABC):
    """One tab of an engine. `heard` is called with the kind and the text of each message of the page's console, and of each
    uncaught error, whose kind is `pageerror`."""

    heard = staticmethod(lambda kind, text: None)

    @abstractmethod
    def open(self, address):
        """Goes to an address and waits until it is loaded."""

    @abstractmethod
    def reload(self): ...

    @abstractmethod
    def step(self, delta):
        """Goes back or forward in the history."""

    @abstractmethod
    def call(self, function, *arguments):
        """Calls a JavaScript function in the page, waits for its promise, and returns what it returns, which must be JSON."""

    @abstractmethod
    def run(self, statements):
        """Runs statements in the page. Nothing is returned."""

    @abstractmethod
    def perform(self, *sources):
        """Performs actions of keys, a pointer or a wheel, in the form that WebDriver and WebDriver BiDi share."""

    @abstractmethod
    def resize(self, width, height): ...

    @abstractmethod
    def picture(self):
        """A picture of the viewport, as a PNG file's bytes."""

    @abstractmethod
    def cookies(self): ...

    @abstractmethod
    def rest(self, seconds):
        """Lets time pass. What the page says meanwhile is heard."""

    @abstractmethod
    def close(self): ...
