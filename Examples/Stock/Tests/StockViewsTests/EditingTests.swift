import BackstaffTesting
import StockStore
import SwiftUI
import Testing

@MainActor
@Suite("Editing on screen")
struct EditingTests {
    private let scratch: Scratch

    init() throws {
        scratch = try Scratch()
    }

    @Test("An edit is shown with the name of its author")
    func editing() async throws {
        let desk = try await Desk(scratch)
        let host = desk.host
        try await desk.edit("Anchor chain")
        #expect(try host.find("Save").isDisabled)
        try await host.type("Z-99", into: "Place")
        try await desk.save()
        try await host.wait { host.shows("Place: C-01 → Z-99") }
        #expect(host.all(containing: "Ada · "))
        #expect(!host.shows("Nobody has edited this item."))
    }

    @Test("What is wrong is said below its field, and isn't saved")
    func problems() async throws {
        let desk = try await Desk(scratch)
        let host = desk.host
        try await desk.edit("Anchor chain")
        #expect(!host.all(containing: "Enter a whole number"))
        try await host.type("many", into: "Minimum")
        #expect(host.all(containing: "Enter a whole number"))
        #expect(!host.shows("An item needs a name."))
        try await host.type("", into: "Name")
        #expect(host.shows("An item needs a name."))
        try await host.tap("Save")
        #expect(host.presented.map(\.title) == ["Edit Item"])
        #expect(try await desk.item("Anchor chain")?.details.minimum == 40)

        try await host.type("50", into: "Minimum")
        try await host.type("Anchor chain, long", into: "Name")
        #expect(!host.all(containing: "Enter a whole number"))
        try await desk.save()
        #expect(try await desk.item("Anchor chain, long")?.details.minimum == 50)
    }

    @Test("Edits are discarded only after a confirmation")
    func discarding() async throws {
        let desk = try await Desk(scratch)
        let host = desk.host
        try await desk.edit("Anchor chain")
        try await host.type("Z-99", into: "Place")
        try await host.dismissPresented()
        #expect(host.presented.map(\.title) == ["Edit Item"])
        try await host.tap("Cancel")
        try await host.choose("Discard Edits")
        #expect(host.presented.isEmpty)
        #expect(try await desk.item("Anchor chain")?.details.place == "C-01")
    }

    @Test("A number that another item has is refused with a reason, and the form stays")
    func numberTaken() async throws {
        let desk = try await Desk(scratch)
        let host = desk.host
        try await desk.edit("Anchor chain")
        try await host.type("HB-107", into: "Number")
        try await host.tap("Save")
        try await host.wait { host.presented.last?.title == "Not saved" }
        #expect(host.shows("Another item of this warehouse has the number HB-107."))
        try await host.choose("OK")
        #expect(host.presented.map(\.title) == ["Edit Item"])
    }

    @Test("A new item is selected after it was added")
    func adding() async throws {
        let desk = try await Desk(scratch)
        let host = desk.host
        try await host.tap("Harbor")
        try await host.wait { !host.shows("Angle bracket 90°") }
        try await host.tap("New Item")
        try await host.wait { (try? host.chosenOption(in: "Warehouse")) == "Harbor" }
        try await host.tap("Add", isEnabled: false)
        for (field, text) in [("Number", "HB-1"), ("Name", "Bilge pump"), ("Unit", "pieces"), ("Minimum", "2")] {
            try await host.type(text, into: field)
        }
        try await host.tap("Add")
        try await host.wait { host.title == "Bilge pump" }
        #expect(host.shows("Below the minimum of 2"))
        #expect(host.selectedRows == ["Harbor", "Bilge pump"])
    }

    @Test("What came and went is recorded with its author. No more can go than there is.")
    func movements() async throws {
        let desk = try await Desk(scratch)
        let host = desk.host
        try await desk.select("Padlock")
        try await host.tap("Ship")
        #expect(try host.find("Save").isDisabled)
        try await host.type("9", into: "Quantity")
        #expect(host.shows("Only 8 on hand."))
        #expect(try host.find("Save").isDisabled)
        try await host.type("3", into: "Quantity")
        #expect(try !host.find("Save").isDisabled)
        try await host.type(String(repeating: "x", count: 201), into: "Note")
        #expect(host.shows("At most 200 letters."))
        #expect(try host.find("Save").isDisabled)
        try await host.type("Order 77", into: "Note")
        #expect(!host.shows("At most 200 letters."))
        try await desk.save()
        try await host.wait { host.shows("Order 77") && host.shows("−3") }

        try await host.tap("Receive")
        try await host.type("20", into: "Quantity")
        try await desk.save()
        try await host.wait { host.shows("+20") }
        #expect(try await desk.item("Padlock")?.quantity == 25)
        #expect(!host.shows("Below the minimum of 10"))
    }
}

extension HeadlessHost {
    /// Checks that a control accepts taps, or that it doesn't.
    fileprivate func tap(_ words: String, isEnabled: Bool) async throws {
        #expect(try find(words).isDisabled != isEnabled)
    }
}
