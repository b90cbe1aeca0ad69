import BackstaffTesting
import SwiftUI
import Testing

/// Six patterns from a list to a detail, in an app that stores its items twice.
@MainActor
@Suite("Six patterns of a three-column app")
struct AllotmentTests {
    private let allotment = Allotment()
    /// All initial plants.
    private let names = Allotment().beds.flatMap(\.plants).map(\.name)

    private func host(_ plants: some View, size: Size = Size(width: 1440, height: 900)) -> HeadlessHost {
        HeadlessHost(AllotmentView(allotment: allotment) { plants }, size: size)
    }

    /// The names on screen in the order of the column.
    private func rows(_ host: HeadlessHost) -> [String] {
        host.texts.filter(names.contains)
    }

    // MARK: One pattern each

    @Test("J06 a tapped row shows its plant, beside or above the list; closing it deselects the row")
    func tap() async throws {
        let host = host(TappedPlants())
        #expect(host.shows("No bed"))
        try await host.tap("North")
        #expect(host.shows("No plant"))
        try await host.tap("Leek")
        #expect(host.shows("Leek grows here"))
        #expect(host.selectedRows == ["North", "Leek"])
        try await host.tap("Close")
        #expect(host.shows("No plant"))
        #expect(host.selectedRows == ["North"])

        await host.resize(to: .phone)
        #expect(host.columns == ["content"])
        try await host.tap("Chard")
        #expect(host.columns == ["detail"])
        #expect(host.shows("Chard grows here"))
        try await host.tap("Close")
        #expect(host.columns == ["content"])
        #expect(allotment.selectedPlant == nil)
    }

    @Test("J06 a plant is deselected with its bed, and another bed lists its own plants")
    func anotherBed() async throws {
        let host = host(TappedPlants())
        try await host.tap("North")
        try await host.tap("Leek")
        try await host.tap("South")
        #expect(host.shows("No plant"))
        #expect(rows(host) == ["Tomato", "Bean", "Melon", "Basil"])
    }

    @Test("J06 a button selects with its own action, and only its row has a checkmark")
    func button() async throws {
        let host = host(PlantButtons())
        try await host.tap("South")
        try await host.tap("Bean")
        #expect(host.shows("Bean grows here"))
        #expect(host.outline.components(separatedBy: "checkmark").count == 2)
        try await host.tap("Melon")
        #expect(host.shows("Melon grows here"))
        #expect(host.outline.components(separatedBy: "checkmark").count == 2)
        try await host.tap("North")
        #expect(!host.outline.contains("checkmark"))

        await host.resize(to: .phone)
        #expect(host.columns == ["content"])
        try await host.tap("Kale")
        #expect(host.columns == ["detail"])
        try await host.goBack()
        #expect(allotment.selectedPlant == nil)
    }

    @Test("J06 a picked plant is shown on demand; another bed starts with its first plant")
    func picker() async throws {
        let host = host(PickedPlant())
        try await host.tap("South")
        #expect(allotment.picked.name == "Tomato")
        try await host.choose("Melon", in: "Plant")
        #expect(host.shows("No plant"))
        try await host.tap("Show")
        #expect(host.shows("Melon grows here"))
        try await host.tap("North")
        #expect(host.shows("No plant"))
        #expect(try host.chosenOption(in: "Plant") == "Kale")

        await host.resize(to: .phone)
        try await host.tap("Show")
        #expect(host.columns == ["detail"])
        #expect(host.shows("Kale grows here"))
        try await host.tap("Close")
        #expect(host.columns == ["content"])
    }

    @Test("J06 a search narrows the list, and keeps the selected plant and its detail")
    func search() async throws {
        let host = host(SearchedPlants())
        try await host.tap("South")
        try await host.tap("Tomato")
        try await host.search("B")
        #expect(rows(host) == ["Bean", "Basil"])
        #expect(host.shows("Tomato grows here"))
        #expect(allotment.selectedPlant?.name == "Tomato")
        try await host.tap("Basil")
        #expect(host.shows("Basil grows here"))
        try await host.cancelSearch()
        #expect(rows(host) == ["Tomato", "Bean", "Melon", "Basil"])
        #expect(allotment.selectedPlant?.name == "Basil")
    }

    @Test("J06 plants are moved and deleted in edit mode or by a swipe, in the list and in the bed")
    func edit() async throws {
        let host = host(EditedPlants())
        try await host.tap("South")
        try await host.tap("Edit")
        #expect(host.isEditing)
        try await host.move("Basil", before: "Tomato")
        #expect(rows(host) == ["Basil", "Tomato", "Bean", "Melon"])
        #expect(allotment.names(inBed: "South") == ["Basil", "Tomato", "Bean", "Melon"])
        try await host.tap("Done")
        #expect(!host.isEditing)

        try await host.swipe("Bean", from: .trailing)
        #expect(rows(host).contains("Bean"))
        try await host.tap("Delete")
        #expect(rows(host) == ["Basil", "Tomato", "Melon"])
        try await host.tap("North")
        #expect(rows(host) == ["Kale", "Leek", "Chard"])
        try await host.tap("South")
        #expect(rows(host) == ["Basil", "Tomato", "Melon"])
    }

    @Test("J06 searching while editing: rows can be deleted at any time, and moved only without a search")
    func searchAndEdit() async throws {
        let host = host(SearchedAndEditedPlants())
        try await host.tap("South")
        #expect(try host.isMovable("Bean"))
        try await host.move("Basil", before: "Tomato")
        try await host.search("b")
        #expect(rows(host) == ["Basil", "Bean"])
        #expect(try !host.isMovable("Bean"))
        #expect(try host.isDeletable("Bean"))
        try await host.tap("Bean")
        #expect(host.shows("Bean grows here"))
        try await host.swipe("Bean", from: .trailing, full: true)
        #expect(host.shows("No plant"))
        #expect(rows(host) == ["Basil"])
        #expect(allotment.names(inBed: "South") == ["Basil", "Tomato", "Melon"])
    }

    // MARK: The two known problems

    @Test(
        "J06 plants deleted during a search are still gone after it is cleared, in either order of deletion",
        arguments: [false, true], [false, true])
    func deletedWhileSearching(deletesFromListFirst: Bool, isPhone: Bool) async throws {
        allotment.deletesFromListFirst = deletesFromListFirst
        let host = host(SearchedAndEditedPlants(), size: isPhone ? .phone : Size(width: 1440, height: 900))
        try await host.tap("South")
        try await host.search("b")
        try await host.swipe("Bean", from: .trailing, full: true)
        #expect(rows(host) == ["Basil"])
        try await host.cancelSearch()
        #expect(rows(host) == ["Tomato", "Melon", "Basil"])
        #expect(allotment.selectedBed?.name == "South")
        #expect(allotment.selectedBed?.plants.map(\.name) == ["Tomato", "Melon", "Basil"])
        #expect(host.trouble == nil)
    }

    @Test("J06 all plants can be deleted, in either order of deletion", arguments: [false, true])
    func deletedToTheLast(deletesFromListFirst: Bool) async throws {
        allotment.deletesFromListFirst = deletesFromListFirst
        let host = host(EditedPlants())
        try await host.tap("North")
        for name in ["Chard", "Kale", "Leek"] {
            try await host.tap(name)
            #expect(host.shows("\(name) grows here"))
            try await host.swipe(name, from: .trailing, full: true)
            #expect(host.shows("No plant"))
            #expect(!rows(host).contains(name))
        }
        #expect(allotment.names(inBed: "North") == [])
        #expect(allotment.names(inBed: "South").count == 4)
        #expect(host.trouble == nil)
    }

    @Test("J06 a bed whose plants change stays selected, and an unselected bed isn't selected")
    func selectionFollowsTheValue() async throws {
        let host = host(SearchedAndEditedPlants())
        allotment.beds[0].plants.removeLast()
        await host.settle()
        #expect(allotment.selectedBed == nil)

        try await host.tap("South")
        try await host.swipe("Melon", from: .trailing, full: true)
        #expect(host.selectedRows == ["South"])
        #expect(allotment.selectedBed == allotment.beds[1])
    }
}
