"""Animations in a page: they can be held at their start and continued, and are recorded."""


class Motion:
    """Animations that start after `hold` stay at their start until `go_on`."""

    def __init__(self, page):
        self.session = page.context.new_cdp_session(page)
        self.session.send("Animation.enable")
        self.hold()

    def hold(self):
        self.session.send("Animation.setPlaybackRate", {"playbackRate": 0})

    def go_on(self):
        self.session.send("Animation.setPlaybackRate", {"playbackRate": 1})


def watch_screens(page):
    """Starts recording the animations of screens that are above others, for `moved`."""
    page.evaluate("""window.seen = [];
        new MutationObserver(() => { for (const node of document.querySelectorAll('.upper'))
            for (const a of node.getAnimations()) seen.push(...Object.keys(a.effect.getKeyframes()[0])); })
        .observe(document.getElementById('app'), {subtree: true, attributes: true, childList: true})""")


def moved(page):
    """The animated properties, once for each time that they were seen."""
    return page.evaluate("seen")
