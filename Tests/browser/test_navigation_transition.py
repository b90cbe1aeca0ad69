"""Screens and covers that zoom out of a view, and back into it."""

import pytest

from finger import Finger
from motion import Motion, moved, watch_screens
from screens import Tree, link, screen, text

PHONE = {"viewport": {"width": 390, "height": 844}}


class Album:
    """A root screen with many photos. The fifth has a link to a screen and a button for a cover, which both name a
    source."""

    def __init__(self, source="5", names="5", refuses=False):
        t = self.t = Tree()
        self.names, self.refuses = names, refuses
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
        if event["do"] == "back" and self.refuses:
            return {"refused": event["n"], "why": "no"}
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
        # Animations stay at their start until a test continues them.
        page.motion = Motion(page)
        return page
    return start


# The visible part of a screen: its box without the parts that are clipped at the sides and below, in its own
# coordinates.
STARTS = """name => {
    const node = document.querySelector(name);
    const frames = node.getAnimations().flatMap((animation) => animation.effect.getKeyframes());
    const {x, y, width, height} = node.getBoundingClientRect();
    const scale = width / node.offsetWidth;
    const cut = (getComputedStyle(node).clipPath.match(/inset\\(([^r)]*)/)?.[1] ?? "0").trim().split(/ +/).map(parseFloat);
    const side = (cut[1] ?? cut[0]) * scale, bottom = (cut[2] ?? cut[0]) * scale;
    return {keys: [...new Set(frames.flatMap(Object.keys))], clip: getComputedStyle(node).clipPath,
            place: {x: x + side, y, width: width - 2 * side, height: height - bottom}};
}"""

WHOLE = {"x": 0, "y": 0, "width": 390, "height": 844}


def start_of(page, name):
    page.wait_for_selector(name)
    return page.evaluate(STARTS, name)


def photo(page):
    return page.get_by_text("Photo 5").locator("xpath=ancestor-or-self::*[contains(@class, 'link')]")


def is_at(place, box):
    return all(abs(place[side] - box[side]) < 1 for side in ("x", "y", "width", "height"))


def test_a_screen_comes_out_of_its_source_and_goes_back_into_it(album, eventually):
    page = album()
    box = photo(page).bounding_box()
    photo(page).click()
    opening = start_of(page, ".upper")
    assert "clipPath" in opening["keys"] and is_at(opening["place"], box)
    page.motion.go_on()
    eventually(page, lambda: page.locator(".moving").count() == 0)
    assert page.locator(".screen").last.bounding_box() == WHOLE
    page.motion.hold()
    page.locator(".back-button").click()
    closing = start_of(page, ".upper.departing")
    assert "clipPath" in closing["keys"] and closing["place"] == WHOLE
    page.motion.go_on()
    eventually(page, lambda: page.locator(".screen").count() == 1)
    assert page.evaluate("document.getAnimations().length") == 0


def test_without_such_a_source_a_screen_slides(album):
    page = album(names="6")
    photo(page).click()
    opening = start_of(page, ".upper")
    assert "clipPath" not in opening["keys"] and opening["place"] == {**WHOLE, "x": 390}


def test_a_screen_whose_source_is_scrolled_away_slides_back(album, eventually):
    page = album()
    photo(page).click()
    page.motion.go_on()
    eventually(page, lambda: page.locator(".moving").count() == 0)
    page.locator(".scroll").first.evaluate("node => { node.scrollTop = 2000; }")
    page.motion.hold()
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
    page.motion.go_on()
    eventually(page, lambda: page.evaluate("document.getAnimations().length") == 0)
    assert page.locator("dialog").bounding_box() == WHOLE
    page.motion.hold()
    page.keyboard.press("Escape")
    assert "clipPath" in start_of(page, "dialog.departing")["keys"]
    page.motion.go_on()
    eventually(page, lambda: page.locator("dialog").count() == 0)


def test_a_cover_without_one_comes_from_below(album):
    page = album(names="6")
    page.get_by_text("Poster").click()
    opening = start_of(page, "dialog[open]")
    assert "clipPath" not in opening["keys"] and opening["place"]["y"] == 844


def test_a_cover_that_is_closed_while_it_comes_goes_back_into_its_source(album):
    page = album()
    box = photo(page).bounding_box()
    page.get_by_text("Poster").click()
    start_of(page, "dialog[open]")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog.departing")
    page.evaluate("for (const a of document.querySelector('dialog.departing').getAnimations()) a.currentTime = 449")
    end = start_of(page, "dialog.departing")["place"]
    assert all(abs(end[side] - box[side]) < 4 for side in ("x", "y", "width", "height"))


def test_a_swipe_that_the_app_refuses_slides_home(album, eventually):
    page = album(media={"has_touch": True}, refuses=True)
    photo(page).click()
    page.motion.go_on()
    eventually(page, lambda: page.locator(".moving").count() == 0)
    watch_screens(page)
    finger = Finger(page)
    finger.down(5)
    for x in range(20, 381, 40):
        finger.move(x)
    finger.up()
    eventually(page, lambda: moved(page).count("transform") > 0)
    eventually(page, lambda: page.locator(".moving").count() == 0)
    assert page.locator(".screen").count() == 2 and "clipPath" not in moved(page)


@pytest.mark.parametrize("style, corner", [({"shape": "rounded", "radius": 20.0}, 20), ({"shape": "circle"}, 40)])
def test_a_screen_begins_with_the_corners_of_its_source(open_page, style, corner):
    t = Tree()
    face = t("frame", text(t, "Face"), width=80.0, height=80.0)
    face = t("button", t("clip", face, **style), button_style="plain")
    root = screen(t, "Faces", [t("style", face, transition_source="1")])
    stack = t("navigation-stack", root)

    def respond(server, event):
        if event["do"] != "activate":
            return None
        detail = screen(t, "Face", [t("style", text(t, "Shown"), zooms_from="1")], back="Faces")
        return {"ops": [["insert", stack[0], 0, detail], ["set", root[0], "covered", True]], "motion": "push"}

    page, server = open_page(t("window", stack), respond, **PHONE)
    Motion(page)
    page.get_by_text("Face", exact=True).click()
    clip = start_of(page, ".upper")["clip"]
    scale = page.evaluate("document.querySelector('.upper').getBoundingClientRect().width / 390")
    found = float(clip.split("round ")[1].split("px")[0]) * scale
    assert abs(found - corner) < 1, clip
