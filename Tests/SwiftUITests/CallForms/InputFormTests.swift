import BackstaffTesting
import SwiftUI
import Testing

/// Compiling checks the forms. These tests check that each form shows its control, and that the controls work.
@MainActor
@Suite("Call forms of controls that two or more code bases use")
struct InputFormTests {
    @Test("E07 every form shows its control")
    func shown() throws {
        let host = HeadlessHost(NavigationStack { InputForms() })
        #expect(host.trouble == nil)
        let words = [
            "Titled", "Labelled", "With an action", "Titled with an action", "Destructive", "Cancelling", "Symbolic",
            "Role and label", "Role and action", "Hovered", "Two parts", "Name", "Mail", "Note", "Price", "Your name",
            "Password", "Switch", "Tick", "Press", "Toggle of views", "Hidden label", "Count", "In twos", "By hand",
            "Menu", "Automatic", "Inline", "Wheel", "Segments", "Palette", "Radio", "Plain title", "No wish",
            "Own value", "Number 1", "Day", "Time", "Both", "Since", "Between", "Loading", "Gauge", "Speed",
            "A quarter", "Tank", "25 %", "Empty", "Full", "Nothing", "Not yet", "Nothing at all", "Key", "Value",
            "Any view", "Viewed", "Content first", "Label last", "Disclosed", "Inside", "Grouped", "Box", "In a box",
            "Titled menu", "Labelled menu", "Web", "Web of views", "Share it", "In columns", "As usual",
        ]
        for word in words { #expect(host.shows(word), "\(word)") }
        let counts = try ["text-field", "toggle", "slider", "stepper", "picker", "date-picker", "progress", "menu"].map
        {
            try host.all(role: $0).count
        }
        #expect(counts == [7, 5, 3, 3, 9, 6, 7, 2])
        #expect(!host.shows("Item"))
        #expect(try host.find("Destructive").isDisabled)
    }

    @Test("E07 the forms work: pickers select, dates are set, toggles switch")
    func work() async throws {
        let host = HeadlessHost(NavigationStack { InputForms().environment(\.timeZone, .gmt) })
        for picker in ["Menu", "Automatic", "Inline", "Wheel", "Segments", "Palette", "Radio", "Own value"] {
            try await host.choose("Negroni", in: picker)
            #expect(try host.chosenOption(in: picker) == "Negroni")
            #expect(host.shows("Number 2"))
            try await host.choose("Daiquiri", in: "Menu")
            #expect(try host.chosenOption(in: picker) == "Daiquiri")
        }
        try await host.choose("Negroni", in: "Plain title")
        #expect(try host.chosenOption(in: "Plain title") == "Negroni")
        try await host.setDate("2026-11-21T08:30", in: "Both")
        for picker in ["Day", "Time", "Since"] { #expect(try host.date(in: picker) == "2026-11-21T08:30") }
        try await host.tap("Switch")
        #expect(!host.shows("Inside"))
    }
}
