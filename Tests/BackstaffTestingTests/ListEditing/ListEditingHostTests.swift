import BackstaffElements
import Testing

@testable import BackstaffTesting
@testable import BackstaffUI

@MainActor
@Suite("Lists on the headless host: editing, swiping and refreshing")
struct ListEditingHostTests {
    private let model = PantryModel()

    private func host() -> HeadlessHost {
        let host = HeadlessHost(Pantry(model: model))
        model.tree = host.scene.tree
        return host
    }

    @Test("A row lists its edit actions, and the host knows whether a list is edited")
    func flags() throws {
        let host = host()
        #expect(try host.isDeletable("Salt") && host.isMovable("Salt") && host.isMovable("Flour 2 kg"))
        #expect(try !host.isDeletable("Tea") && !host.isMovable("Tea") && !host.isEditing)
        #expect(throws: LookUpFailure.self) { try host.isDeletable("Ale") }
        #expect(throws: LookUpFailure.self) { try host.isMovable("Dry goods") }
        model.isEditing = true
        host.update()
        #expect(host.isEditing)
    }

    @Test("Rows are deleted and moved, and fixed rows are refused")
    func edits() async throws {
        let host = host()
        try await host.delete("Salt")
        #expect(model.rows == ["Flour", "Rice", "Tea"])
        try await host.move("Rice", before: "Flour")
        #expect(model.rows == ["Rice", "Flour", "Tea"])
        try await host.move("Rice", before: nil)
        #expect(model.rows == ["Flour", "Rice", "Tea"])
        await #expect(throws: LookUpFailure.self) { try await host.delete("Tea") }
        await #expect(throws: LookUpFailure.self) { try await host.move("Tea", before: nil) }
        await #expect(throws: LookUpFailure.self) { try await host.move("Rice", before: "Ale") }
        #expect(model.rows == ["Flour", "Rice", "Tea"])
    }

    @Test("A swipe shows the actions of its edge, which can be tapped; closing hides them")
    func swipes() async throws {
        let host = host()
        #expect(try host.swipeActions(of: "Flour").isEmpty)
        try await host.swipe("Flour", from: .trailing)
        #expect(try host.swipeActions(of: "Flour") == ["Empty", "Flag"])
        try await host.swipe("Flour", from: .leading)
        #expect(try host.swipeActions(of: "Flour") == ["Pin", "Empty", "Flag"])
        #expect(try host.swipeActions(of: "Rice").isEmpty)
        try await host.tap("Flag")
        try await host.closeSwipe("Flour")
        #expect(try host.swipeActions(of: "Flour").isEmpty)
        try await host.swipe("Rice", from: .trailing, full: true)
        #expect(model.log == ["Flag Flour", "full Rice"])
    }

    @Test("A swipe without actions is refused, and so is a full swipe without an effect")
    func refusedSwipes() async throws {
        let host = host()
        let failure = await #expect(throws: LookUpFailure.self) { try await host.swipe("Salt", from: .trailing) }
        #expect(
            failure?.message
                == "The row with “Salt” has no actions at its trailing edge. Its Delete button belongs to the list: delete the row instead."
        )
        await #expect(throws: LookUpFailure.self) { try await host.swipe("Rice", from: .leading) }
        try await host.closeSwipe("Flour")
        await #expect(throws: LookUpFailure.self) { try await host.closeSwipe("Ale") }
        #expect(model.log.isEmpty && model.uncovered.isEmpty)
    }

    @Test("Lists are refreshed by their text, and rows run their primary action")
    func refreshing() async throws {
        let host = host()
        try await host.refresh(listShowing: "Wine")
        try await host.refresh(listShowing: "Salt")
        try await host.doubleTap("Salt")
        #expect(model.log == ["refresh cellar", "refresh", "open Salt"])
        await #expect(throws: LookUpFailure.self) { try await host.refresh(listShowing: "Search") }
        await #expect(throws: LookUpFailure.self) { try await host.doubleTap("Wine") }
    }
}
