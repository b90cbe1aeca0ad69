import BackstaffTesting
import StockStore
import StockViews
import SwiftUI
import Testing

@MainActor
@Suite("Browsing the stock")
struct BrowsingTests {
    private let scratch: Scratch

    init() throws {
        scratch = try Scratch()
    }

    @Test("A new visitor types a name before anything else. Spaces aren't a name.")
    func name() async throws {
        let host = HeadlessHost(StockBrowser(store: try StockStore(path: scratch.path)), size: Desk.wide)
        #expect(host.presented.map(\.title) == ["Welcome"])
        #expect(try host.find("Continue").isDisabled)
        try await host.dismissPresented()
        #expect(host.presented.count == 1)
        try await host.type("  ", into: "Name")
        #expect(try host.find("Continue").isDisabled)
        try await host.type(" Ada ", into: "Name")
        try await host.tap("Continue")
        #expect(host.presented.isEmpty)

        try await host.tap("You")
        #expect(host.presented.map(\.title) == ["You"])
        try await host.type(String(repeating: "x", count: 41), into: "Name")
        #expect(try host.find("Save").isDisabled)
        try await host.tap("Cancel")
        #expect(host.presented.isEmpty)
    }

    @Test("Three columns: the warehouses, the items of one, and an item. All items until a warehouse is selected.")
    func threeColumns() async throws {
        let host = try await Desk(scratch).host
        #expect(host.columns == ["sidebar", "content", "detail"])
        #expect(host.shows("No item selected"))
        try await host.wait { host.shows("Anchor chain") && host.shows("Angle bracket 90°") }
        try await host.tap("Mill Lane")
        try await host.wait { !host.shows("Anchor chain") }
        try await host.tap("Angle bracket 90°")
        try await host.wait { host.shows("On hand") }
        #expect(host.selectedRows == ["Mill Lane", "Angle bracket 90°"])
        #expect(host.title == "Angle bracket 90°")
        #expect(host.shows("Opening stock"))
        #expect(host.shows("Nobody has edited this item."))
    }

    @Test("On a phone the columns are one stack")
    func phone() async throws {
        let host = try await Desk(scratch, size: .phone).host
        try await host.tap("Harbor")
        try await host.wait { host.shows("Anchor chain") }
        #expect(host.backButton == "Stock")
        try await host.tap("Anchor chain")
        try await host.wait { host.title == "Anchor chain" }
        #expect(host.backButton == "Harbor")
        try await host.goBack()
        try await host.goBack()
        #expect(host.title == "Stock")
    }

    @Test("Items that are running low have a list of their own")
    func low() async throws {
        let host = try await Desk(scratch).host
        try await host.tap("Running Low")
        try await host.wait { host.shows("Padlock") && !host.shows("Anchor chain") }
        try await host.tap("Padlock")
        try await host.wait { host.shows("Below the minimum of 10") }
    }

    @Test("A search finds names, numbers and places. Without a match, the list says so.")
    func search() async throws {
        let host = try await Desk(scratch).host
        try await host.search("hinge")
        try await host.wait { host.shows("Cabinet hinge") && !host.shows("Anchor chain") }
        try await host.search("HB-100")
        try await host.wait { host.shows("Anchor chain") && !host.shows("Cabinet hinge") }
        try await host.search("nowhere to be found")
        try await host.wait { host.all(containing: "No Results") }
        try await host.cancelSearch()
        try await host.wait { host.shows("Anchor chain") }
    }
}

extension HeadlessHost {
    /// Whether a text on screen contains these words.
    func all(containing words: String) -> Bool { texts.contains { $0.contains(words) } }
}
