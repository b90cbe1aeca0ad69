import BackstaffTesting
import StockStore
import SwiftUI
import Testing

@MainActor
@Suite("Importing on screen")
struct ImportTests {
    private static let header = "warehouse,number,name,unit,place,minimum,quantity\n"
    private let scratch: Scratch

    init() throws {
        scratch = try Scratch()
    }

    /// Opens the sheet with a text.
    private func open(_ text: String, at desk: Desk) async throws {
        try await desk.host.tap("Import")
        try await desk.host.type(text, into: "Lines of the delivery")
    }

    /// Taps the button of the sheet, which has the same name as the one in the list.
    private func begin(at desk: Desk) async throws {
        try await desk.host.tap("Import")
    }

    @Test("The sample delivery is imported, and the list shows its items")
    func sample() async throws {
        let desk = try await Desk(scratch)
        let host = desk.host
        try await host.tap("Import")
        #expect(try host.find("Import").isDisabled)
        try await host.tap("Use the Sample Delivery")
        try await begin(at: desk)
        try await host.wait(upTo: .seconds(30)) { host.shows("Imported 700 lines") }
        #expect(host.shows("644 new items."))
        try await host.tap("Done")
        #expect(host.presented.isEmpty)
        try await host.search("Nylon spacer")
        try await host.wait { host.shows("Nylon spacer 3 mm") }
    }

    @Test("Each problem is shown with its line, nothing is imported, and the text stays")
    func problems() async throws {
        let desk = try await Desk(scratch)
        let host = desk.host
        try await open(Self.header + "Harbor,N-1,Nails,boxes,A-1,2,4\nHarbor,N-2,,boxes,A-1,2,few\n", at: desk)
        try await begin(at: desk)
        try await host.wait { host.shows("Nothing was imported") }
        #expect(host.shows("Line 3: Name: An item needs a name."))
        #expect(host.all(containing: "Line 3: Quantity: Enter a whole number"))
        #expect(try await desk.item("Nails") == nil)

        try await host.type(Self.header + "Harbor,N-1,Nails,boxes,A-1,2,4\n", into: "Lines of the delivery")
        try await begin(at: desk)
        try await host.wait { host.shows("Imported 1 line") }
        #expect(try await desk.item("Nails")?.quantity == 4)
    }

    @Test("An unknown warehouse is an error with its line, and nothing is imported")
    func unknownWarehouse() async throws {
        let desk = try await Desk(scratch)
        let host = desk.host
        try await open(Self.header + "Harbor,N-1,Nails,boxes,,2,4\nNowhere,N-2,Nuts,boxes,,2,4\n", at: desk)
        try await begin(at: desk)
        try await host.wait { host.presented.last?.title == "Not imported" }
        #expect(host.shows("Line 3: there is no warehouse called “Nowhere”."))
        #expect(try await desk.item("Nails") == nil)
    }

    @Test("An import shows how far it is. When it is cancelled, nothing of it is kept and the text stays.")
    func cancelling() async throws {
        let desk = try await Desk(scratch)
        let host = desk.host
        let lines = (1...30_000).map { "Harbor,N-\($0),Thing \($0),pieces,Z-01,5,10\n" }
        try await open(Self.header + lines.joined(), at: desk)
        try await begin(at: desk)
        try await host.wait { host.all(containing: "of 30,000 lines") && !host.shows("0 of 30,000 lines") }
        #expect(try host.find("Import").isDisabled)
        try await host.dismissPresented()
        #expect(host.presented.map(\.title) == ["Import a Delivery"])
        try await host.tap("Cancel")
        try await host.wait { host.presented.last?.title == "Not imported" }
        #expect(host.shows("The import was cancelled. Nothing was changed."))
        try await host.choose("OK")
        #expect(try await desk.store.groups()[.all] == 56)
        #expect(try !host.find("Import").isDisabled)
        try await host.tap("Cancel")
        #expect(host.presented.isEmpty)
    }
}
