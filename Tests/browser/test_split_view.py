"""Split views: the four forms, their animations, and the state that is kept over a change of form."""

import pytest

from acting_split import ALL, COLLAPSED, PHONE, TALL, box, boxes, sees, settled, turn, visible
from screens import text
from split_screens import Book


# The four forms

def test_B01_B02_tiled_columns_stand_side_by_side_and_the_detail_takes_the_rest(mail):
    made, page, server = mail()
    assert boxes(page, made) == [[0, 320], [320, 695], [695, 1440]]
    turn(page, server, made, "tiled", "content", "detail")
    assert boxes(page, made)[1:] == [[0, 375], [375, 1440]] and visible(page, made) == ["content", "detail"]
    turn(page, server, made, "tiled", "detail")
    assert boxes(page, made)[2] == [0, 1440] and visible(page, made) == ["detail"]


def test_B08_overlaid_columns_lie_over_a_detail_that_keeps_the_full_width(mail):
    made, page, server = mail(TALL, mode="overlaid", shown=("detail",))
    assert boxes(page, made)[2] == [0, 834]
    turn(page, server, made, "overlaid", *ALL)
    assert boxes(page, made) == [[0, 320], [320, 695], [0, 834]]
    dim = f"getComputedStyle(document.getElementById('e{made.split.id('detail')}'), '::after').opacity"
    assert float(page.evaluate(dim)) == pytest.approx(0.2)
    assert page.evaluate(f"getComputedStyle(document.getElementById('e{made.split.id('sidebar')}')).boxShadow") != "none"


def test_B07_displaced_content_and_detail_keep_their_sizes_and_make_way(mail):
    made, page, server = mail({"width": 1194, "height": 834}, mode="tiled", shown=("content", "detail"))
    before = [box(page, made.split.id(place))[2] for place in ("content", "detail")]
    turn(page, server, made, "displaced", *ALL)
    assert [box(page, made.split.id(place))[2] for place in ("content", "detail")] == before
    assert boxes(page, made) == [[0, 320], [320, 695], [695, 1514]]


def test_D03_collapsed_one_column_fills_all(mail):
    made, page, server = mail(PHONE, **COLLAPSED)
    assert visible(page, made) == ["sidebar"] and boxes(page, made)[0] == [0, 390]
    assert not sees(page, ".sidebar-toggle") and not sees(page, ".column-divider")


def test_right_to_left_columns_stand_from_the_right(mail):
    made, page, server = mail(before=lambda s: s.tree[2] or s.tree.__setitem__(2, {"layout-direction": "right-to-left"}))
    assert boxes(page, made) == [[1120, 1440], [745, 1120], [0, 745]]
    assert box(page, made.split.toggle[0])[1] == 1432


# Motion

# Holds the motion of columns in its middle, so that a slow machine sees it.
HALF_WAY = """() => new MutationObserver((changes, observer) => {
    const moving = document.getAnimations();
    if (moving.length === 0) return;
    observer.disconnect();
    for (const animation of moving) {
        animation.pause();
        animation.currentTime = animation.effect.getComputedTiming().endTime / 2;
    }
    window.goOn = () => moving.forEach((animation) => animation.play());
}).observe(document.getElementById("app"), { subtree: true, attributes: true, childList: true })"""


def test_showing_and_hiding_moves_and_the_first_paint_does_not(mail, eventually):
    made, page, server = mail()
    assert page.evaluate("document.getAnimations().length") == 0
    page.evaluate(HALF_WAY)
    page.get_by_role("button", name="Hide Sidebar").click()
    eventually(page, lambda: -320 < box(page, made.split.id("sidebar"))[0] < 0)
    assert "sidebar" in visible(page, made) and page.locator(".split-view.changing").count() == 1
    page.evaluate("goOn()")
    settled(page)
    assert visible(page, made) == ["content", "detail"]


def test_B03_rapid_toggling_ends_in_the_last_form(mail):
    made, page, server = mail()
    for wait in (30, 90, 10, 200, 60, 20, 120):
        page.evaluate("document.querySelector('.sidebar-toggle').click()")
        page.wait_for_timeout(wait)
    settled(page)
    assert visible(page, made) == ["content", "detail"] and boxes(page, made)[1:] == [[0, 375], [375, 1440]]
    page.evaluate("document.querySelector('.sidebar-toggle').click()")
    page.wait_for_selector(".changing")
    settled(page)
    assert boxes(page, made) == [[0, 320], [320, 695], [695, 1440]]


def test_reduced_motion_moves_nothing(mail):
    made, page, server = mail(reduced_motion="reduce")
    page.evaluate("""window.seen = [];
        new MutationObserver(() => seen.push(document.querySelectorAll('.changing').length))
        .observe(document.getElementById('app'), {subtree: true, attributes: true})""")
    page.get_by_role("button", name="Hide Sidebar").click()
    page.wait_for_selector('[data-placement="sidebar"][data-covered]', state="attached")
    assert boxes(page, made)[1] == [0, 375] and max(page.evaluate("seen")) == 0


def test_D03_collapsed_columns_slide_as_screens_do(mail):
    made, page, server = mail(PHONE, **COLLAPSED)
    server.patch(*made.split.form("collapsed", "content", toggle=None), motion="push")
    page.wait_for_selector(".column.moving.upper")
    assert page.locator(".column.moving").count() == 2
    assert page.evaluate("getComputedStyle(document.querySelector('.upper')).transform").startswith("matrix")
    settled(page)
    assert visible(page, made) == ["content"]
    assert page.evaluate("document.activeElement.textContent") == "Inbox"
    page.get_by_role("button", name="Back").click()
    page.wait_for_selector(".column.moving.upper")
    assert page.locator(".column.upper").get_attribute("data-placement") == "content"
    settled(page)
    assert visible(page, made) == ["sidebar"]


def test_a_screen_that_changes_in_a_covered_column_does_not_slide(mail):
    made, page, server = mail(PHONE, **COLLAPSED)
    t = made.t
    fresh = t("screen", t("navigation-bar", t("bar-title", text="Later", heading=1), display_mode="inline"),
              t("screen-content", text(t, "Nothing")))
    old = made.split.stacks["content"][4][0]
    server.patch(["insert", made.split.stacks["content"][0], 0, fresh], ["remove", old[0]],
                 *made.split.form("collapsed", "content", toggle=None), motion="push")
    page.wait_for_selector(".column.moving")
    assert page.locator(".screen.moving, .departing").count() == 0
    settled(page)
    assert page.evaluate("document.activeElement.textContent") == "Later"


# State that is kept

def test_L01_scroll_focus_words_and_caret_survive_every_form(mail):
    made, page, server = mail()
    field, letters = made.field[0], made.letters[0]
    page.evaluate(f"document.getElementById('e{letters}').scrollTop = 150")
    page.locator(f"#e{field}").click()
    page.keyboard.type("Dear Ada")
    page.evaluate(f"document.getElementById('e{field}').setSelectionRange(3, 5)")
    page.evaluate("window.marked = [...document.querySelectorAll('#app *')]")
    for mode, shown in [("overlaid", ("detail",)), ("collapsed", ("detail",)), ("overlaid", ALL),
                        ("displaced", ALL), ("collapsed", ("content",)), ("tiled", ALL)]:
        server.patch(*made.split.form(mode, *shown))
        page.wait_for_timeout(60)
    settled(page)
    assert page.evaluate(f"document.getElementById('e{letters}').scrollTop") == 150
    assert page.evaluate("document.activeElement.id") == f"e{field}"
    assert page.evaluate("(a => [a.value, a.selectionStart, a.selectionEnd])(document.activeElement)") == ["Dear Ada", 3, 5]
    assert page.evaluate("marked.every((node) => node.isConnected)")


def test_focus_of_a_covered_column_does_not_come_back_if_it_went_elsewhere(mail):
    made, page, server = mail()
    page.locator(f"#e{made.field[0]}").focus()
    turn(page, server, made, "collapsed", "content", toggle=None)
    assert page.evaluate("document.activeElement.id") == f"e{made.letters[4][0][0]}"
    page.locator(f"#e{made.letters[4][3][0]}").focus()
    turn(page, server, made, "tiled", *ALL)
    assert page.evaluate("document.activeElement.id") == f"e{made.letters[4][3][0]}"


def test_L07_columns_that_collapse_say_which_is_shown_and_those_that_come_apart_say_nothing(mail):
    made, page, server = mail()
    said = page.locator(".announcements p")
    turn(page, server, made, "collapsed", "content", toggle=None)
    page.wait_for_selector(".announcements p", state="attached")
    titles = page.evaluate(f"document.querySelector('#e{made.split.id('content')} h1').textContent")
    assert said.all_text_contents() == [titles]
    page.wait_for_selector(".announcements p", state="detached")
    turn(page, server, made, "tiled", *ALL)
    page.wait_for_timeout(200)
    assert said.count() == 0


def test_focus_on_a_toggle_that_goes_finds_a_place(mail):
    made, page, server = mail(TALL, mode="overlaid", shown=("detail",))
    page.locator(".sidebar-toggle").focus()
    turn(page, server, made, "overlaid", "content", "detail", toggle="back")
    assert page.evaluate("document.activeElement.id") == f"e{made.letters[4][0][0]}"
    turn(page, server, made, "overlaid", "detail")
    assert page.evaluate("document.activeElement.className") == "sidebar-toggle"


def test_a_change_beside_it_leaves_focus_where_it_is(mail):
    made, page, server = mail()
    row = page.locator(f"#e{made.letters[0]} > .row").nth(2)
    row.click()
    t = made.t
    fresh = t("screen", t("navigation-bar", t("bar-title", text="Next", heading=1), display_mode="inline"),
              t("screen-content", text(t, "Words")))
    server.patch(["insert", made.split.stacks["detail"][0], 0, fresh],
                 ["remove", made.split.stacks["detail"][4][0][0]], motion="push")
    page.wait_for_selector("text=Words")
    settled(page)
    assert page.evaluate("document.activeElement.id") == row.get_attribute("id")


# Taps beside overlaid columns

def test_B11_a_tap_on_the_dimmed_detail_hides_and_does_nothing_else(mail, eventually):
    made, page, server = mail(TALL, mode="overlaid", shown=ALL)
    place = page.evaluate("(r => [r.x + r.width / 2, r.y + r.height / 2])"
                          "(document.querySelector('[aria-label=More]').getBoundingClientRect())")
    page.mouse.click(*place)
    eventually(page, lambda: server.events("activate"))
    settled(page)
    assert [(e["e"], e["do"]) for e in server.events("activate")] == [(made.split.id(), "activate")]
    eventually(page, lambda: visible(page, made) == ["detail"])
    settled(page)
    page.mouse.click(*place)
    eventually(page, lambda: len(server.events("activate")) == 2)
    assert server.events("activate")[1]["e"] != made.split.id()


def test_a_tap_on_empty_ground_of_a_column_hides_nothing(mail):
    made, page, server = mail(TALL, mode="overlaid", shown=ALL)
    page.mouse.click(160, 1100)
    page.mouse.click(500, 1180)
    turn(page, server, made, "tiled", *ALL)
    page.mouse.click(160, 1100)
    page.wait_for_timeout(100)
    assert server.events("activate") == []


# Toggle and back buttons

def test_B10_the_toggle_stands_in_the_first_bar_which_leaves_room(mail):
    made, page, server = mail()

    def title_starts(placement):
        return page.evaluate(f"document.querySelector('#e{made.split.id(placement)} .navigation-bar')"
                             ".computedStyleMap().get('grid-template-columns').toString()").split()[1]
    toggle = box(page, made.split.toggle[0])
    assert toggle == [8, 52, 44]
    assert [title_starts(place) for place in ALL] == ["44px", "0px", "0px"]
    page.get_by_role("button", name="Hide Sidebar").click()
    page.wait_for_selector('[aria-label="Show Sidebar"]')
    settled(page)
    assert [title_starts(place) for place in ALL[1:]] == ["44px", "0px"] and box(page, made.split.toggle[0]) == toggle


def test_B11_the_way_to_the_column_before_shows_only_where_it_leads_somewhere(mail):
    made, page, server = mail()
    content, detail = (f"#e{made.back[place]}" for place in ("content", "detail"))
    assert not sees(page, content) and not sees(page, detail)
    turn(page, server, made, "overlaid", "content", "detail", toggle="back")
    assert sees(page, content) and not sees(page, detail) and not sees(page, ".sidebar-toggle")
    turn(page, server, made, "collapsed", "detail", toggle=None)
    assert sees(page, detail) and not sees(page, content)


def test_chevrons_of_the_collapsed_form_and_others(mail):
    made, page, server = mail(kind=Book)
    chevron = "getComputedStyle(document.querySelector('.row[data-chevron]'), '::after').display"
    assert page.evaluate(chevron) == "none"
    turn(page, server, made, "collapsed", "sidebar", toggle=None)
    assert page.evaluate(chevron) == "block"


def test_B10_a_toggle_that_the_app_removed_is_not_there(mail):
    made, page, server = mail()
    server.patch(["set", made.split.toggle[0], "covered", True])
    page.wait_for_timeout(50)
    assert not sees(page, ".sidebar-toggle")
    assert page.evaluate("getComputedStyle(document.querySelector('.column')).getPropertyValue('--toggle-space')") == "0px"


def test_a_split_view_in_a_window_of_its_own_has_a_name_for_its_toggle(mail):
    made, page, server = mail()
    assert page.get_by_role("button", name="Hide Sidebar").count() == 1
    assert page.locator(".sidebar-toggle use").get_attribute("href").endswith("#symbol-sidebar.leading")
