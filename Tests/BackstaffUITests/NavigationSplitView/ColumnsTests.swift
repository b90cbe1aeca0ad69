import BackstaffTesting
import BackstaffUI
import Testing

@Observable
private final class Switches {
    var sidebar = false
    var content = false
    var detail = false
}

@MainActor
@Suite("Columns")
struct ColumnsTests {
    @Test("B01 two columns are side by side, and the second follows the selection of the first")
    func two() async throws {
        let model = LibraryModel()
        let host = HeadlessHost(TwoColumns(model: model), size: .tabletLandscape)
        #expect(host.columns == ["sidebar", "detail"])
        #expect(host.columnArrangement == "tiled")
        #expect(host.shows("No Reading"))
        #expect(host.selectedRows == [])
        host.clearRecord()

        // Only ordinary data flow connects a column's selection to the next column.
        try await host.tap("Shelf 2")
        #expect(model.writes.take() == ["shelf 2"])
        #expect(host.shows("Reading 2"))
        #expect(!host.shows("No Reading"))
        #expect(host.selectedRows == ["Shelf 2"])
        #expect(host.record.bodies == ["Reading"])
        #expect(host.record.operations.sorted() == ["set selected", "text \"Reading 2\""])
        #expect(host.record.motions == [])
        #expect(model.lifeCycle.take().sorted() == ["appear detail", "appear shelves"])
    }

    @Test("B01 expanded: there is no back button and no other screen")
    func noBack() async throws {
        let host = HeadlessHost(TwoColumns(model: LibraryModel()), size: .tabletLandscape)
        try await host.tap("Shelf 2")
        #expect(host.backButton == nil)
        await #expect(throws: LookUpFailure.self) { try await host.goBack() }
    }

    @Test("B02 three columns: each follows the selection before it; a change of the first doesn't change the last")
    func three() async throws {
        let model = LibraryModel()
        model.visibility = .all
        let host = HeadlessHost(ThreeColumns(model: model), size: Size(width: 1500, height: 900))
        #expect(host.columns == ["sidebar", "content", "detail"])
        try await host.tap("Shelf 1")
        try await host.tap("Book 1.4")
        #expect(host.shows("Reading 4"))
        #expect(host.selectedRows == ["Shelf 1", "Book 1.4"])
        _ = model.writes.take()

        // The detail keeps its content until the app resets it.
        try await host.tap("Shelf 2")
        #expect(model.writes.take() == ["shelf 2"])
        #expect(host.shows("Reading 4"))
        #expect(host.shows("Book 2.0"))
        #expect(!host.shows("Book 1.0"))
    }

    @Test("B02 two selections set in one update show both new contents", arguments: [Size.phone, .tabletLandscape])
    func bothAtOnce(size: Size) async throws {
        let model = LibraryModel()
        let host = HeadlessHost(ThreeColumns(model: model), size: size)
        host.clearRecord()
        model.shelf = 7
        model.book = 3
        host.update()
        #expect(host.shows("Reading 3"))
        #expect(model.shelf == 7)
        #expect(model.book == 3)
        #expect(host.record.motions == (size == .phone ? ["push"] : []))
        #expect(host.columns == (size == .phone ? ["detail"] : ["content", "detail"]))
        if size == .phone {
            #expect(host.backButton == "Books")
            try await host.goBack()
            #expect(host.selectedRows == [])
            #expect(host.shows("Book 7.0"))
            #expect(host.backButton == "Shelves")
        } else {
            #expect(host.selectedRows == ["Book 7.3"])
        }
    }

    @Test("B02 the detail keeps its state when the selection changes, unless it has an id")
    func stateOfTheDetail() async throws {
        struct WithID: View {
            @Bindable var model: LibraryModel
            let keepsID: Bool

            var body: some View {
                NavigationSplitView {
                    ShelfList(model: model)
                } detail: {
                    Reading(what: "Reading", item: model.shelf, model: model).id(keepsID ? 0 : model.shelf)
                }
            }
        }
        for keepsID in [true, false] {
            let host = HeadlessHost(WithID(model: LibraryModel(), keepsID: keepsID), size: .tabletLandscape)
            try await host.tap("Shelf 1")
            try await host.tap("Add")
            #expect(host.shows("Count 1"))
            try await host.tap("Shelf 2")
            #expect(host.shows(keepsID ? "Count 1" : "Count 0"))
            #expect(host.shows("Reading 2"))
        }
    }

    @Test("B02 columns take conditions, and follow every change")
    func conditions() async throws {
        struct Conditional: View {
            @Bindable var switches: Switches

            var body: some View {
                NavigationSplitView(columnVisibility: .constant(.all)) {
                    if switches.sidebar { Text("Sidebar on") } else { Text("Sidebar off") }
                } content: {
                    if switches.content { Text("Content on") }
                } detail: {
                    switch switches.detail {
                    case true: Text("Detail on")
                    case false: EmptyView()
                    }
                }
            }
        }
        let switches = Switches()
        let host = HeadlessHost(Conditional(switches: switches), size: Size(width: 1500, height: 900))
        for _ in 0..<3 {
            #expect(host.texts.filter { $0.hasSuffix("on") } == [])
            switches.sidebar = true
            host.update()
            #expect(host.texts.filter { $0.hasSuffix("on") } == ["Sidebar on"])
            switches.content = true
            switches.detail = true
            host.update()
            #expect(host.texts.filter { $0.hasSuffix("on") } == ["Sidebar on", "Content on", "Detail on"])
            switches.sidebar = false
            switches.content = false
            switches.detail = false
            host.update()
        }
    }

    @Test("B01 the new detail appears before the old one disappears, and every appearance is paired")
    func lifeCycle() async throws {
        struct Branches: View {
            @Bindable var model: LibraryModel

            var body: some View {
                NavigationSplitView {
                    ShelfList(model: model)
                } detail: {
                    if let shelf = model.shelf {
                        Text("On \(shelf)")
                            .onAppear { model.lifeCycle.note("appear on") }
                            .onDisappear { model.lifeCycle.note("disappear on") }
                    } else {
                        Text("None")
                            .onAppear { model.lifeCycle.note("appear none") }
                            .onDisappear { model.lifeCycle.note("disappear none") }
                    }
                }
            }
        }
        let model = LibraryModel()
        let host = HeadlessHost(Branches(model: model), size: .tabletLandscape)
        #expect(model.lifeCycle.take().sorted() == ["appear none", "appear shelves"])
        try await host.tap("Shelf 1")
        #expect(model.lifeCycle.take() == ["appear on", "disappear none"])
        try await host.tap("Shelf 2")
        #expect(model.lifeCycle.take() == [])
        host.close()
        #expect(model.lifeCycle.take().sorted() == ["disappear on", "disappear shelves"])
    }
}
