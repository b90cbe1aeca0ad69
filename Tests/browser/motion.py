"""What moves in a page: held still, let go on, and what of it was seen."""


class Motion:
    """What begins to move after `hold` stands still at its beginning until `go_on`."""

    def __init__(self, page):
        self.session = page.context.new_cdp_session(page)
        self.session.send("Animation.enable")
        self.hold()

    def hold(self):
        self.session.send("Animation.setPlaybackRate", {"playbackRate": 0})

    def go_on(self):
        self.session.send("Animation.setPlaybackRate", {"playbackRate": 1})


def watch_screens(page):
    """From now on notes what moves of screens that lie above others, for `moved`."""
    page.evaluate("""window.seen = [];
        new MutationObserver(() => { for (const node of document.querySelectorAll('.upper'))
            for (const a of node.getAnimations()) seen.push(...Object.keys(a.effect.getKeyframes()[0])); })
        .observe(document.getElementById('app'), {subtree: true, attributes: true, childList: true})""")


def moved(page):
    """The properties that have moved, as often as they were seen."""
    return page.evaluate("seen")
