import BackstaffTesting
import Foundation
import SwiftUI
import Testing

/// The files beside this one contain every form of call that three or more of sixty public code bases use. These tests
/// show them.
///
/// Sheets, alerts, popovers, tabs, toolbars and titles aren't included. They have their own tests.
@MainActor
@Suite("Call forms that three or more code bases use")
struct InventoryTests {
    @Test("E07 the forms of apps: menus, settings and menu items compile, and windows are shown")
    func apps() {
        let host = HeadlessHost(AppInventory.self)
        #expect(
            host.texts == [
                "grouped", "modified", "with a signal", "erased", "erased by a builder", "depth 3", "fathoms 6",
                "note ",
            ])
        for words in ["Preferences of the fleet", "Fleet", "Weigh Anchor", "Tides", "High water", "Ebb"] {
            #expect(!host.shows(words))
        }
        #expect(host.trouble == nil)
    }

    @Test("M08 the forms of choosing photos, and of words that are looked up")
    func choices() {
        let host = HeadlessHost(ChoiceInventory())
        for words in [
            "Cover", "Pages", "Add a photo", "Logbook", "Ahoy", "3 boats", "Port", "Weigh anchor",
        ] {
            #expect(host.shows(words), "\(words)")
        }
        #expect(host.trouble == nil)
    }

    @Test("E07 the forms of text, images, shapes and colors")
    func text() throws {
        let host = HeadlessHost(TextInventory())
        for words in [
            "plain", "verbatim", "built key", "50%", "12", "1970", "light", "to the right", "usual type", "font",
            "system", "colour", "lines", "small", "ground", "edges", "effects", "scheme", "masked", "clipped",
            "said", "silent", "pressed", "older label",
        ] {
            #expect(host.shows(words), "\(words)")
        }
        #expect(try host.find("a date").text.contains("1970"))
    }

    @Test("E07 the forms of controls", arguments: [Size.phone, .tabletLandscape])
    func controls(size: Size) {
        let host = HeadlessHost(ControlInventory(), size: size)
        for words in [
            "titled", "labelled", "action and label", "action", "title and action", "destructive", "cancelling",
            "link", "name", "mail", "tall", "number", "secret", "toggle", "toggle with a view", "stepper", "picker",
            "inline", "menu", "paint", "date", "section", "in a section", "without a header", "header", "footer",
            "older header", "in an older section", "labelled content", "its value", "in a group", "two parts",
            "menu label", "with a menu", "nothing", "not a thing",
        ] {
            #expect(host.outline.contains(words), "\(words)")
        }
    }

    @Test("E07 the forms of lists, by elements, ids and with selections of one and several")
    func lists() {
        let host = HeadlessHost(ListInventory())
        for words in ["all", "each", "by name", "one of", "some of", "row"] {
            #expect(host.shows("\(words) Tea") && host.shows("\(words) Rope"), "\(words)")
        }
    }

    @Test("E07 the forms of containers of the app, of keys, dragging and calendars")
    func containers() {
        let host = HeadlessHost(ContainerInventory())
        for words in [
            "focus", "interactions", "key", "phases", "keys", "characters", "all keys", "all phases", "count 3", "note",
            "header", "in the section", "section of 1", "source", "source with a preview", "destination", "targeted",
            "row", "3 m", "Share…",
        ] {
            #expect(host.shows(words), "\(words)")
        }
        for words in ["Days", "Days from now", "Days before", "Days between"] {
            #expect(host.outline.contains("label=\"\(words)\"") || host.outline.contains(words), "\(words)")
        }
    }

    @Test("E07 the forms of layout", arguments: [Size.phone, .tabletLandscape])
    func layout(size: Size) {
        let host = HeadlessHost(LayoutInventory(), size: size)
        for words in [
            "column", "leading column", "both", "row", "end", "on a line", "at the top", "layered", "in a corner",
            "lazy column", "lazy row", "fixed", "wide", "least", "padded", "placed", "sized", "guided", "on colour",
            "behind", "under", "over", "over the top", "older", "inset", "below", "above", "in a grid", "cell",
            "next cell", "sideways", "without indicators", "scroll", "first", "fits", "arranged as one likes",
            "arranged in a column", "arranged in a row", "arranged in layers",
        ] {
            #expect(host.shows(words), "\(words)")
        }
        for words in ["hidden", "second", "doesn't fit"] { #expect(!host.shows(words), "\(words)") }
    }

    @Test("E07 the forms of stacks, links and destinations", arguments: [Size.phone, .tabletLandscape])
    func navigation(size: Size) async throws {
        let host = HeadlessHost(NavigationInventory(), size: size)
        for (link, words) in [
            ("titled view", "a view"), ("destination", "an older view"), ("oldest", "an oldest view"),
            ("built", "a builder's view"), ("words", "screen of words"), ("present", "presented"),
        ] {
            try await host.tap(link)
            #expect(host.shows(words) && host.depth == 1, "\(words)")
            try await host.goBack()
            #expect(!host.shows(words) && host.depth == 0, "\(words)")
        }
        try await host.tap("link")
        #expect(host.shows("opened tide:high"))
        try await host.tap("labelled value")
        #expect(host.shows("number 2") && host.backButton == nil)
    }

    @Test("E07 the forms of columns", arguments: [Size.phone, .tabletLandscape])
    func columns(size: Size) {
        let host = HeadlessHost(ColumnInventory(), size: size)
        for words in ["first", "third", "fourth"] { #expect(host.shows("\(words) sidebar")) }
        // On a tablet, two of three columns are visible at first.
        #expect(host.shows("second content") == (size != .phone))
        #expect(host.shows("fourth content") == (size != .phone))
    }

    @Test("E07 the forms of data flow")
    func data() async throws {
        let host = HeadlessHost(DataInventory().environment(Almanac()))
        #expect(host.shows("count 1, depth 4, watch none, tally 2"))
        #expect(host.shows("gap 8.000000, side 20.000000"))
        #expect(host.shows("almanac waxing"))
        #expect(host.shows("one log"))
        #expect(host.shows("bound 1 none"))
        try await host.tap("in a transaction")
        #expect(host.shows("count 2, depth 4, watch none, tally 2"))
    }

    @Test("M04 the forms of values that are stored by keys")
    func defaults() async throws {
        let suite = "backstaff-inventory-\(UUID().uuidString)"
        defer { UserDefaults.standard.removePersistentDomain(forName: suite) }
        let host = HeadlessHost(DefaultsInventory(suite: suite))
        try await host.tap("read")
        #expect(host.shows("none none 0 false"))
        for button in ["store", "read"] { try await host.tap(button) }
        #expect(host.shows("Gannet Gannet 4 true"))
        for button in ["forget", "read"] { try await host.tap(button) }
        #expect(host.shows("none none 0 true"))
    }

    @Test("E07 the forms of shapes of shapes, paths, gradients, springs, small capitals and menus with actions")
    func drawing() async throws {
        let host = HeadlessHost(DrawingInventory())
        for words in [
            "clipped", "moved", "value 1.000000 0.000000", "small", "km", "menu", "symbol", "string", "labelled",
            "plain",
            "group", "aligned", "frame 0.000000 0.000000",
        ] {
            #expect(host.shows(words), "\(words)")
        }
        #expect(!host.shows("item"))
        try await host.tap("plain")
        #expect(host.shows("item"))
    }

    @Test("E07 the forms of animations and gestures")
    func motion() async throws {
        let host = HeadlessHost(MotionInventory())
        #expect(host.shows("time runs") && host.shows("moves live") && host.shows("loose"))
        try await host.tap("tap")
        try await host.longPress("hold")
        try await host.longPress("hold longer")
        try await host.drag("drag", x: 30, y: -4)
        try await host.tap("taps")
        try await host.longPress("holds")
        try await host.tap("place", x: 3, y: 4)
        try await host.tap("spatial", x: 5, y: 6)
        try await host.movePointer(to: "pointer", x: 7)
        try await host.movePointerAway()
        try await host.pinch("pinch", scale: 2, degrees: 30)
        try await host.pinch("older pinch", scale: 2)
        try await host.pinch("turn", degrees: -30)
        #expect(
            host.shows(
                "log tap hold long dragged 30 -4 twice held at 3 4 in 5 over 7 left pinched 2.0 30 zoomed turned"))
        try await host.press("loose", isDown: true)
        #expect(host.shows("pressed") && !host.shows("loose"))
        try await host.press("pressed", isDown: false)
        #expect(host.shows("loose"))
    }

    @Test("E07 the forms of positions, anchors and reports of scroll views")
    func scrolling() async throws {
        let host = HeadlessHost(ScrollInventory())
        #expect(host.shows("at the top") && host.shows("by the app") && host.shows("reads nothing"))
        try await host.setVisible("first", true)
        try await host.scroll(around: "first", y: 30, visible: ["second"])
        #expect(host.shows("scrolled") && host.shows("by a user") && host.shows("reads second"))
        #expect(host.shows("log first true, begins, sees second, ends at 30"))
        for button in ["up", "to", "by"] { try await host.tap(button) }
        #expect(host.shows("by the app"))
    }

    @Test("E07 the forms of newer names")
    func names() async throws {
        let host = HeadlessHost(NamesInventory())
        for words in [
            "felt", "effect", "scrolled", "multiplied", "tinted", "filled", "phases", "phase 1", "frames",
            "animated body", "twisted 2.000000", "relative", "inset", "measured", "pier", "shores", "row",
            "vessel boat standard true", "active true, dimmed false", "paged",
        ] {
            #expect(host.shows(words), "\(words)")
        }
        try await host.tap("complete")
        try await host.tap("pier")
        #expect(host.shows("berth"))
    }

    @available(*, deprecated)
    @Test("E07 forms that fewer code bases use")
    func rarer() async throws {
        let host = HeadlessHost(RarerInventory())
        for words in ["not modified", "not modified either", "capitals", "secret", "secret too", "log "] {
            #expect(host.outline.contains(words), "\(words)")
        }
        for words in ["tap", "named", "beside", "above"] { try await host.tap(words) }
        try await host.longPress("hold")
        #expect(host.shows("log tap named beside above hold in red"))
    }
    @Test("E07 the forms by which views pass values to each other, and by which files come and go")
    func values() async throws {
        let host = HeadlessHost(ValueInventory())
        for words in ["deepest 5", "over 5", "under 5", "anchored", "own layout", "day 1", "focus Gannet"] {
            #expect(host.outline.contains(words), "\(words)")
        }
        try await host.tap("both")
        #expect(host.shows("log tap, focus Gannet"))
        try await host.tap("Export")
        try await host.choose("Save")
        #expect(host.exportedFiles.map(\.lastPathComponent) == ["log.txt"])
    }
}
