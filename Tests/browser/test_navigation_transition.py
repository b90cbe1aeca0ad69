"""Screens and covers that come out of a view, and go back into it."""

import pytest

from screens import Tree, link, screen, text

PHONE = {"viewport": {"width": 390, "height": 844}}


class Album:
    """A root screen with many photos; the fifth leads to a screen, and its button to a cover, that name a source."""

    def __init__(self, source="5", names="5"):
        t = self.t = Tree()
        self.names = names
        self.links = [link(t, t("frame", text(t, f"Photo {n}"), min_height=90.0)) for n in range(40)]
        photos = [t("style", each, transition_source=source if n == 5 else str(100 + n))
                  for n, each in enumerate(self.links)]
        self.button = t("button", text(t, "Poster"))
        self.root = screen(t, "Album", [t("scroll", t("v-stack", self.button, *photos))])
        self.stack = t("navigation-stack", self.root)
        self.tree = t("window", self.stack)
        self.detail = self.cover = None

    def respond(self, server, event):
        t = self.t
        if event["do"] == "activate" and event["e"] == self.links[5][0]:
            shown = t("style", text(t, "Shown"), zooms_from=self.names)
            self.detail = screen(t, "Photo", [shown], back="Album")
            return {"ops": [["insert", self.stack[0], 0, self.detail], ["set", self.root[0], "covered", True]],
                    "motion": "push"}
        if event["do"] in ("back", "activate") and self.detail:
            gone, self.detail = self.detail, None
            return {"ops": [["remove", gone[0]], ["set", self.root[0], "covered", None]], "motion": "pop"}
        if event["do"] == "activate" and event["e"] == self.button[0]:
            self.cover = t("presentation", t("style", text(t, "Large"), zooms_from=self.names), display_mode="cover")
            return {"ops": [["insert", self.tree[0], 0, self.cover]]}
        if event["do"] == "cancel" and self.cover:
            gone, self.cover = self.cover, None
            return {"ops": [["remove", gone[0]]]}
        return None


@pytest.fixture
def album(open_page):
    def start(media=None, **options):
        made = Album(**options)
        page, server = open_page(made.tree, made.respond, **PHONE, **(media or {}))
        # What moves stands still at its beginning until a test lets it go on.
        page.motion = page.context.new_cdp_session(page)
        page.motion.send("Animation.enable")
        page.motion.send("Animation.setPlaybackRate", {"playbackRate": 0})
        return page
    return start


def go_on(page):
    page.motion.send("Animation.setPlaybackRate", {"playbackRate": 1})


STARTS = """name => {
    const node = document.querySelector(name);
    const frames = node.getAnimations().flatMap((animation) => animation.effect.getKeyframes());
    const {x, y, width} = node.getBoundingClientRect();
    return {keys: [...new Set(frames.flatMap(Object.keys))], place: {x, y, width}};
}"""


def start_of(page, name):
    page.wait_for_selector(name)
    return page.evaluate(STARTS, name)


def photo(page):
    return page.get_by_text("Photo 5").locator("xpath=ancestor-or-self::*[contains(@class, 'link')]")


def is_at(place, box):
    # As wide as the source, or as high, and cut at the sides; nobody sees half a pixel.
    return abs(place["y"] - box["y"]) < 1 and place["width"] >= box["width"] - 1


def test_a_screen_comes_out_of_its_source_and_goes_back_into_it(album, eventually):
    page = album()
    box = photo(page).bounding_box()
    photo(page).click()
    opening = start_of(page, ".upper")
    assert "clipPath" in opening["keys"] and is_at(opening["place"], box)
    go_on(page)
    eventually(page, lambda: page.locator(".moving").count() == 0)
    assert page.locator(".screen").last.bounding_box() == {"x": 0, "y": 0, "width": 390, "height": 844}
    page.motion.send("Animation.setPlaybackRate", {"playbackRate": 0})
    page.locator(".back-button").click()
    closing = start_of(page, ".upper.departing")
    assert "clipPath" in closing["keys"] and closing["place"] == {"x": 0, "y": 0, "width": 390}
    go_on(page)
    eventually(page, lambda: page.locator(".screen").count() == 1)
    assert page.evaluate("document.getAnimations().length") == 0


def test_without_such_a_source_a_screen_slides(album):
    page = album(names="6")
    photo(page).click()
    opening = start_of(page, ".upper")
    assert "clipPath" not in opening["keys"] and opening["place"] == {"x": 390, "y": 0, "width": 390}


def test_a_screen_whose_source_is_scrolled_away_slides_back(album, eventually):
    page = album()
    photo(page).click()
    go_on(page)
    eventually(page, lambda: page.locator(".moving").count() == 0)
    page.locator(".scroll").first.evaluate("node => { node.scrollTop = 2000; }")
    page.motion.send("Animation.setPlaybackRate", {"playbackRate": 0})
    page.locator(".back-button").click()
    assert "clipPath" not in start_of(page, ".upper.departing")["keys"]


def test_where_motion_is_to_be_reduced_it_fades(album):
    page = album(media={"reduced_motion": "reduce"})
    photo(page).click()
    keys = start_of(page, ".upper")["keys"]
    assert "opacity" in keys and "clipPath" not in keys and "transform" not in keys


def test_a_cover_comes_out_of_its_source_and_goes_back_into_it(album, eventually):
    page = album()
    box = photo(page).bounding_box()
    page.get_by_text("Poster").click()
    opening = start_of(page, "dialog[open]")
    assert "clipPath" in opening["keys"] and is_at(opening["place"], box)
    go_on(page)
    eventually(page, lambda: page.evaluate("document.getAnimations().length") == 0)
    assert page.locator("dialog").bounding_box() == {"x": 0, "y": 0, "width": 390, "height": 844}
    page.motion.send("Animation.setPlaybackRate", {"playbackRate": 0})
    page.keyboard.press("Escape")
    assert "clipPath" in start_of(page, "dialog.departing")["keys"]
    go_on(page)
    eventually(page, lambda: page.locator("dialog").count() == 0)


def test_a_cover_without_one_comes_from_below(album):
    page = album(names="6")
    page.get_by_text("Poster").click()
    opening = start_of(page, "dialog[open]")
    assert "clipPath" not in opening["keys"] and opening["place"]["y"] == 844
