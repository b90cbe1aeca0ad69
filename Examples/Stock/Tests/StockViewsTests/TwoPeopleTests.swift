import BackstaffTesting
import StockStore
import SwiftUI
import Testing

/// Two people with a connection each, as in two workers.
@MainActor
@Suite("Two people")
struct TwoPeopleTests {
    private let scratch: Scratch

    init() throws {
        scratch = try Scratch()
    }

    @Test("Each sees what the other one has changed")
    func seeing() async throws {
        let ada = try await Desk(scratch)
        let ben = try await Desk(scratch, name: "Ben")
        try await ada.select("Padlock")
        try await ben.select("Padlock")
        for (one, other, place) in [(ada, ben, "Z-01"), (ben, ada, "Z-02")] {
            try await one.host.tap("Edit")
            try await one.host.type(place, into: "Place")
            try await one.save()
            try await other.host.wait(upTo: .milliseconds(1_500)) { other.host.shows(place) }
        }
        #expect(ada.host.shows("Place: Z-01 → Z-02"))
        #expect(ada.host.all(containing: "Ben · "))
    }

    /// Both open the form for one item. Ada changes the place and the minimum, and saves first.
    private func conflict() async throws -> Desk {
        let ada = try await Desk(scratch)
        let ben = try await Desk(scratch, name: "Ben")
        try await ada.edit("Padlock")
        try await ben.edit("Padlock")
        try await ada.host.type("Z-01", into: "Place")
        try await ada.host.type("33", into: "Minimum")
        try await ada.save()
        try await ben.host.type("Z-02", into: "Place")
        try await ben.host.type("pairs", into: "Unit")
        try await ben.host.tap("Save")
        try await ben.host.wait { ben.host.presented.last?.title == "Changed Meanwhile" }
        return ben
    }

    @Test("The second one to save sees what the first one has changed, and nothing is saved yet")
    func conflictIsShown() async throws {
        let ben = try await conflict()
        let host = ben.host
        #expect(host.shows("Ada changed this item while you edited it. Nothing of yours is saved yet."))
        #expect(host.shows("Place: which one?"))
        #expect(host.shows("Z-01") && host.shows("Z-02"))
        #expect(host.shows("Changed by Ada, and kept") && host.shows("10 → 33"))
        #expect(host.shows("Changed by you") && host.shows("pieces → pairs"))
        let item = try #require(try await ben.item("Padlock"))
        #expect(item.details.place == "Z-01")
        #expect(item.details.unit == "pieces")
    }

    @Test("Unless the second one chooses otherwise, the first one's text is kept. All other edits are kept anyway.")
    func theirs() async throws {
        let ben = try await conflict()
        try await ben.save()
        let details = try #require(try await ben.item("Padlock")).details
        #expect(details.place == "Z-01")
        #expect(details.minimum == 33)
        #expect(details.unit == "pairs")
    }

    @Test("The second one can choose their own text")
    func mine() async throws {
        let ben = try await conflict()
        try await ben.host.tap("Z-02")
        try await ben.save()
        let details = try #require(try await ben.item("Padlock")).details
        #expect(details.place == "Z-02")
        #expect(details.minimum == 33)
        #expect(details.unit == "pairs")
        try await ben.host.wait { ben.host.shows("Place: Z-01 → Z-02") }
    }

    @Test("Going back leads to the form with the text as it was typed, and the next save asks again")
    func goingBack() async throws {
        let ben = try await conflict()
        try await ben.host.goBack()
        #expect(ben.host.presented.map(\.title) == ["Edit Item"])
        #expect(ben.host.presented.last?.outline.contains("Z-02") == true)
        try await ben.host.type("Z-04", into: "Place")
        try await ben.host.tap("Save")
        try await ben.host.wait { ben.host.presented.last?.title == "Changed Meanwhile" }
        #expect(ben.host.shows("Z-04") && ben.host.shows("pieces → pairs"))
        #expect(try await ben.item("Padlock")?.details.place == "Z-01")
    }

    @Test("An edit while the second one chooses leads to another choice")
    func conflictAgain() async throws {
        let ben = try await conflict()
        let item = try #require(try await ben.item("Padlock"))
        var details = item.details
        details.place = "Z-03"
        _ = try await ben.store.save(details, of: item, by: "Cleo")
        try await ben.host.tap("Z-02")
        try await ben.host.tap("Save")
        try await ben.host.wait { ben.host.shows("Z-03") }
        #expect(ben.host.all(containing: "Cleo changed this item"))
        #expect(try await ben.item("Padlock")?.details.place == "Z-03")
        try await ben.host.tap("Z-02")
        try await ben.save()
        #expect(try await ben.item("Padlock")?.details.place == "Z-02")
    }
}
