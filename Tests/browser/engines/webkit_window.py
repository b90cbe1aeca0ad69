"""A window with WebKit's view alone, which WebKitWebDriver operates. WebKit's own MiniBrowser has a bar above the page,
and isn't narrower than 447 points: too wide for a phone.

Runs with Debian's Python, which has `gi`. What the page logs, and its uncaught errors, are written to the standard output,
one JSON array a line: the kind and the text.
"""

import argparse
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import GLib, Gtk, WebKit2

LISTENER = """
(() => {
    const tell = (...said) => window.webkit.messageHandlers.said.postMessage(JSON.stringify(said));
    for (const kind of ["log", "info", "debug", "warn", "error"]) {
        const original = console[kind];
        console[kind] = (...parts) => { tell(kind, parts.map(String).join(" ")); original.apply(console, parts); };
    }
    // An error of a resource is not one of a script: it has no message.
    addEventListener("error", (event) => event.message && tell("pageerror", event.message));
    addEventListener("unhandledrejection", (event) => tell("pageerror", String(event.reason)));
})();
"""


class Window:
    def __init__(self, options):
        self.options = options
        Gtk.Settings.get_default().set_property("gtk-application-prefer-dark-theme", options.dark)
        Gtk.Settings.get_default().set_property("gtk-enable-animations", not options.still)
        self.context = WebKit2.WebContext.new_ephemeral()
        # Without one, WebKit takes that of the environment.
        if options.language != "C":
            self.context.set_preferred_languages([options.language])
        self.context.set_automation_allowed(True)
        self.context.connect("automation-started", self.start)

    def start(self, _, session):
        about = WebKit2.ApplicationInfo.new()
        about.set_name("Backstaff")
        about.set_version(WebKit2.MAJOR_VERSION, WebKit2.MINOR_VERSION, WebKit2.MICRO_VERSION)
        session.set_application_info(about)
        session.connect("create-web-view", lambda _: self.open())
        session.connect("create-web-view::tab", lambda _: self.open())

    def open(self, related=None):
        """Shows a new view. `related` is the one whose script has asked for it."""
        content = WebKit2.UserContentManager()
        content.register_script_message_handler("said")
        content.connect("script-message-received::said", self.say)
        content.add_script(WebKit2.UserScript.new(
            LISTENER, WebKit2.UserContentInjectedFrames.TOP_FRAME, WebKit2.UserScriptInjectionTime.START))
        origin = {"related_view": related} if related else {"web_context": self.context}
        view = WebKit2.WebView(user_content_manager=content, is_controlled_by_automation=True, **origin)
        view.get_settings().set_enable_javascript(not self.options.no_script)
        view.connect("create", lambda view, _: self.open(view))
        window = Gtk.Window(decorated=False)
        window.set_default_size(self.options.width, self.options.height)
        window.add(view)
        view.connect("close", lambda _: window.destroy())
        window.show_all()
        view.grab_focus()
        window.present()
        return view

    def say(self, _, result):
        sys.stdout.write(result.get_js_value().to_string() + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--width", type=int, default=390)
    parser.add_argument("--height", type=int, default=844)
    parser.add_argument("--language", default="en-US")
    parser.add_argument("--dark", action="store_true")
    parser.add_argument("--still", action="store_true")
    parser.add_argument("--no-script", action="store_true")
    Window(parser.parse_args())
    GLib.MainLoop().run()
