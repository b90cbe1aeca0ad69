import BackstaffTesting
import SwiftUI
import Testing

/// Compiling checks the forms. These tests check that they can be shown.
@MainActor
@Suite("Call forms that ten or more code bases use")
struct CommonCallFormTests {
    @Test("E07 a file that imports SwiftUI compiles, and the common forms of text and shapes are shown")
    func text() {
        let host = HeadlessHost(TextForms())
        #expect(host.trouble == nil)
        #expect(host.shows("3 of 4"))
        #expect(host.shows("Clipped"))
    }

    @Test("E07 the common forms of layout are shown")
    func layout() {
        let host = HeadlessHost(LayoutForms())
        #expect(host.texts == ["A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K"])
    }

    @Test("E07 the common forms of lists and controls are shown")
    func controls() throws {
        let host = HeadlessHost(ControlForms())
        #expect(host.shows("Fig"))
        #expect(try host.find("Action named").isDisabled)
        #expect(try !host.find("Action after").isDisabled)
    }

    @Test("H04 the forms of toolbars and titles work together")
    func toolbars() async throws {
        let host = HeadlessHost(ToolbarForms())
        #expect(host.subtitle == "Subtitle")
        for words in ["Sidebar", "Status", "Save", "Cancel", "Share", "Done", "No title"] {
            #expect(host.shows(words) == (words != "No title"), "\(words)")
        }
        try await host.tap("More")
        for words in ["One", "Two", "Bold", "Italic"] { #expect(host.shows(words), "\(words)") }
        try await host.tap("One")
        try await host.tap("Title Menu")
        #expect(host.shows("Duplicate"))
        #expect(!host.shows("Move"))
    }

    @Test("E07 the common forms of stacks, links and toolbars work")
    func navigation() async throws {
        let host = HeadlessHost(NavigationForms())
        #expect(host.shows("Text and value"))
        #expect(host.shows("Plain"))
        try await host.tap("Value and label")
        #expect(!host.shows("Value and label"))
        try await host.tap("Done")
        #expect(host.shows("Value and label"))
        try await host.tap("Add")
        #expect(host.shows("1"))
    }

    @Test("C01 every form of a list with a selection compiles and is shown")
    func selection() {
        let host = HeadlessHost(SelectionForms())
        #expect(host.trouble == nil)
        #expect(host.shows("Tagged"))
        #expect(host.shows("dessert"))
    }

    @Test("G01 every form of a search compiles and is shown")
    func search() throws {
        let host = HeadlessHost(SearchForms())
        #expect(host.trouble == nil)
        #expect(try host.all(role: "search-field").count == 14)
        #expect(host.shows("n"))
    }

    @Test("B01 every form of a split view compiles and is shown", arguments: [Size.phone, .tabletLandscape])
    func splitViews(size: Size) {
        let host = HeadlessHost(SplitViewForms(), size: size)
        #expect(host.trouble == nil)
        #expect(host.shows("a"))
        #expect(host.shows("b"))
    }

    @Test("E07 the common forms of state, objects and life-cycle work in an app")
    func dataFlow() {
        let host = HeadlessHost(FormsApp.self)
        #expect(host.trouble == nil)
        #expect(host.shows("Shown"))
        #expect(!host.shows("Hidden"))
        #expect(host.shows("2 2 11 4"))
    }
}
