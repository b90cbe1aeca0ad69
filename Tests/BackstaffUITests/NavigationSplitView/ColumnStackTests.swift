import BackstaffNavigation
import BackstaffTesting
import BackstaffUI
import Testing

@MainActor
@Suite("Stacks in columns")
struct ColumnStackTests {
    @Test(
        "B12 a stack in the detail pushes there, and its bar is the column's bar",
        arguments: [Size.tabletLandscape, .phone])
    func stackInDetail(size: Size) async throws {
        let model = LibraryModel()
        let host = HeadlessHost(ColumnWithStack(model: model), size: size)
        try await host.tap("Shelf 4")
        #expect(host.title == "On shelf 4")
        #expect(host.backButton == (size == .phone ? "Shelves" : nil))
        host.clearRecord()
        try await host.tap("Turn")
        try await host.tap("Turn")
        #expect(model.path == [1, 2])
        #expect(host.title == "Title 2")
        #expect(host.backButton == "Title 1")
        #expect(host.record.motions == ["push", "push"])
        #expect(host.selectedRows == (size == .phone ? [] : ["Shelf 4"]))
        try await host.goBack()
        try await host.goBack()
        #expect(model.path == [])
        #expect(model.shelf == 4)
        #expect(host.title == "On shelf 4")
    }

    struct StackInSidebar: View {
        @Bindable var model: LibraryModel

        var body: some View {
            NavigationSplitView {
                NavigationStack {
                    NavigationLink("Room 1", value: "Room 1")
                        .navigationTitle("House")
                        .navigationDestination(for: String.self) { room in
                            ShelfList(model: model).navigationTitle(room)
                        }
                }
            } detail: {
                Reading(what: "Reading", item: model.shelf, model: model)
            }
        }
    }

    @Test("B12 a stack in the sidebar pushes there; a list above its root fills the detail, collapsed and expanded")
    func stackInSidebar() async throws {
        let model = LibraryModel()
        let host = HeadlessHost(StackInSidebar(model: model))
        #expect(host.backButton == nil)
        try await host.tap("Room 1")
        #expect(host.columns == ["sidebar"])
        #expect(host.backButton == "House")
        try await host.tap("Shelf 2")
        #expect(host.columns == ["detail"])
        #expect(host.shows("Reading 2"))
        #expect(host.backButton == "Shelves")
        await host.resize(to: .tabletLandscape)
        #expect(host.selectedRows == ["Shelf 2"])
        #expect(host.backButton == "House")
        await host.resize(to: .phone)
        try await host.goBack()
        #expect(model.shelf == nil)
        #expect(host.columns == ["sidebar"])
        #expect(host.shows("Shelf 2"))
        try await host.goBack()
        #expect(host.title == "House")
        #expect(host.backButton == nil)
    }

    struct LinkFromTheSidebar: View {
        let destinationInSidebar: Bool

        var body: some View {
            NavigationSplitView {
                List(0..<5) { NavigationLink("Number \($0)", value: $0) }.navigationTitle("Numbers")
            } detail: {
                NavigationStack {
                    NavigationLink("Tenfold", value: 10)
                        .navigationTitle("Root")
                        .navigationDestination(for: Int.self) { number in
                            NavigationLink("Twice", value: number * 2).navigationTitle("Number \(number) shown")
                        }
                }
            }
        }
    }

    @Test("B12 a link in an earlier column shows only its value above the root of a later stack")
    func linkFromEarlierColumn() async throws {
        let host = HeadlessHost(LinkFromTheSidebar(destinationInSidebar: false), size: .tabletLandscape)
        try await host.tap("Tenfold")
        try await host.tap("Twice")
        #expect(host.title == "Number 20 shown")
        #expect(host.depth == 2)
        try await host.tap("Number 3")
        #expect(host.title == "Number 3 shown")
        #expect(host.path == ["3"])
        #expect(host.backButton == "Root")
        try await host.goBack()
        #expect(host.title == "Root")
    }

    @Test("B12 collapsed: a link that fills a later stack shows that column, and back leads to the list")
    func linkFromEarlierColumnCollapsed() async throws {
        let host = HeadlessHost(LinkFromTheSidebar(destinationInSidebar: false))
        #expect(host.columns == ["sidebar"])
        try await host.tap("Number 3")
        #expect(host.columns == ["detail"])
        #expect(host.title == "Number 3 shown")
        #expect(host.record.motions == ["push"])
        while host.backButton != nil { try await host.goBack() }
        #expect(host.columns == ["sidebar"])
        #expect(host.title == "Numbers")
    }

    @Test("B12 the link's own stack is searched for a destination first, then later columns, then the list's selection")
    func order() async throws {
        struct Ordered: View {
            @Bindable var model: LibraryModel
            let inSidebar: Bool
            let inDetail: Bool

            var body: some View {
                NavigationSplitView {
                    NavigationStack {
                        List(selection: $model.shelf) { NavigationLink("Link", value: 5) }
                            .navigationDestination(for: inSidebar ? Int.self : Int.self) { _ in Text("In the sidebar") }
                    }
                } detail: {
                    NavigationStack { Text("Detail") }
                }
            }
        }
        struct Later: View {
            @Bindable var model: LibraryModel

            var body: some View {
                NavigationSplitView {
                    List(selection: $model.shelf) { NavigationLink("Link", value: 5) }
                } detail: {
                    NavigationStack {
                        Text("Detail").navigationDestination(for: Int.self) { _ in Text("In the detail") }
                    }
                }
            }
        }
        struct Selecting: View {
            @Bindable var model: LibraryModel

            var body: some View {
                NavigationSplitView {
                    List(selection: $model.shelf) { NavigationLink("Link", value: 5) }
                } detail: {
                    NavigationStack { Text("Detail \(model.shelf ?? 0)") }
                }
            }
        }
        let own = HeadlessHost(
            Ordered(model: LibraryModel(), inSidebar: true, inDetail: true), size: .tabletLandscape)
        try await own.tap("Link")
        #expect(own.shows("In the sidebar"))
        #expect(own.shows("Detail"))

        let later = HeadlessHost(Later(model: LibraryModel()), size: .tabletLandscape)
        try await later.tap("Link")
        #expect(later.shows("In the detail"))

        let selecting = HeadlessHost(Selecting(model: LibraryModel()), size: .tabletLandscape)
        try await selecting.tap("Link")
        #expect(selecting.shows("Detail 5"))
        #expect(selecting.selectedRows == ["Link"])
    }

    @Test("B12 a link without a destination does nothing, and is reported once")
    func leadsNowhere() async throws {
        struct Nowhere: View {
            var body: some View {
                NavigationSplitView {
                    List { NavigationLink("Link", value: "word") }
                } detail: {
                    NavigationStack { Text("Detail") }
                }
            }
        }
        let receiver = Diagnostics.Receiver()
        try await Diagnostics.$receiver.withValue(receiver) {
            let host = HeadlessHost(Nowhere(), size: .tabletLandscape)
            let before = host.outline
            try await host.tap("Link")
            try await host.tap("Link")
            #expect(host.outline == before)
        }
        #expect(receiver.reports.count >= 1)
        #expect(receiver.reports.first?.message.contains("no matching") == true)
    }

    @Test("B12 a view link in a column without a stack replaces the next column's root; in a stack it pushes")
    func viewLinks() async throws {
        struct Linked: View {
            let hasStack: Bool

            var body: some View {
                NavigationSplitView {
                    if hasStack {
                        NavigationStack { NavigationLink("Go") { Text("Gone") } }
                    } else {
                        NavigationLink("Go") { Text("Gone") }
                    }
                } detail: {
                    Text("Detail")
                }
            }
        }
        let pushing = HeadlessHost(Linked(hasStack: true), size: .tabletLandscape)
        try await pushing.tap("Go")
        #expect(pushing.shows("Gone"))
        #expect(pushing.shows("Detail"))
        #expect(!pushing.shows("Go"))

        let setting = HeadlessHost(Linked(hasStack: false), size: .tabletLandscape)
        try await setting.tap("Go")
        #expect(setting.shows("Gone"))
        #expect(!setting.shows("Detail"))
        #expect(setting.shows("Go"))
    }

    @Test("B12 a view link that isn't a detail link pushes in its own column")
    func noDetailLink() async throws {
        struct Linked: View {
            var body: some View {
                NavigationSplitView {
                    NavigationLink("Go") { Text("Gone") }.isDetailLink(false).navigationTitle("Start")
                } detail: {
                    Text("Detail")
                }
            }
        }
        for size in [Size.phone, .tabletLandscape] {
            let host = HeadlessHost(Linked(), size: size)
            try await host.tap("Go")
            #expect(host.shows("Gone"))
            #expect(!host.shows("Go"))
            #expect(host.shows("Detail") == (size != .phone))
            #expect(host.backButton == "Start")
            try await host.goBack()
            #expect(host.shows("Go"))
        }
    }

    @Test("B12 collapsed: a view link of the content column pushes the detail, even if nothing is selected there")
    func viewLinkInContent() async throws {
        struct Linked: View {
            let model: LibraryModel

            var body: some View {
                NavigationSplitView {
                    ShelfList(model: model)
                } content: {
                    NavigationLink("Go") { Text("Gone").navigationTitle("Far") }.navigationTitle("Middle")
                } detail: {
                    Text("Detail")
                }
            }
        }
        let model = LibraryModel()
        let host = HeadlessHost(Linked(model: model))
        try await host.tap("Shelf 1")
        #expect(host.title == "Middle")
        host.clearRecord()
        try await host.tap("Go")
        #expect(host.columns == ["detail"])
        #expect(host.title == "Far")
        #expect(host.record.motions == ["push"])
        try await host.goBack()
        #expect(host.title == "Middle")
        #expect(model.shelf == 1)
        try await host.tap("Go")
        #expect(host.title == "Far")
        try await host.goBack()
        try await host.goBack()
        #expect(host.title == "Shelves")
    }

    @Test(
        "B12 another selection returns the detail's stack to its root, whether the path is bound or not",
        arguments: [true, false])
    func selectionResets(bound: Bool) async throws {
        struct Implicit: View {
            let model: LibraryModel

            var body: some View {
                NavigationSplitView {
                    ShelfList(model: model)
                } detail: {
                    NavigationStack {
                        Page(number: 0, model: model)
                            .navigationDestination(for: Int.self) { Page(number: $0, model: model) }
                    }
                }
            }
        }
        let model = LibraryModel()
        let host =
            bound
            ? HeadlessHost(ColumnWithStack(model: model), size: .tabletLandscape)
            : HeadlessHost(Implicit(model: model), size: .tabletLandscape)
        try await host.tap("Shelf 1")
        try await host.tap("Turn")
        try await host.tap("Turn")
        #expect(host.shows("Page 2"))
        try await host.tap("Shelf 2")
        #expect(host.shows("Page 0"))
        #expect(model.path == [])
        #expect(host.depth == 0)
    }

    struct SelectionHandler: View {
        @Bindable var model: LibraryModel
        let length: Int

        var body: some View {
            ColumnWithStack(model: model)
                .onChange(of: model.shelf) { model.path = Array(repeating: model.shelf ?? 0, count: length) }
        }
    }

    @Test("B12 a path that the app writes in the selection's onChange stays", arguments: 0...2)
    func handlerWrites(length: Int) async throws {
        // Clearing the path by hand does no harm, and another path is kept.
        let model = LibraryModel()
        let host = HeadlessHost(SelectionHandler(model: model, length: length), size: .tabletLandscape)
        for shelf in [1, 2, 5] {
            try await host.tap("Shelf \(shelf)")
            #expect(model.path == Array(repeating: shelf, count: length))
            #expect(host.shows("Page \(length == 0 ? 0 : shelf)"))
        }
    }

    @Test(
        "B12 a selection and a path that are written in one update are both shown",
        arguments: [Size.phone, .tabletLandscape])
    func bothInOneUpdate(size: Size) async throws {
        let model = LibraryModel()
        let host = HeadlessHost(ColumnWithStack(model: model), size: size)
        model.path = [3, 4]
        model.shelf = 5
        host.update()
        #expect(model.path == [3, 4])
        #expect(host.shows("Page 4"))
        #expect(model.shelf == 5)
        model.shelf = 6
        model.path = [7]
        await host.settle()
        #expect(model.path == [7])
        #expect(host.shows("Page 7"))
    }

    @Test("B12 an app can turn off the reset of paths")
    func keep() async throws {
        struct Keeping: View {
            @Bindable var model: LibraryModel

            var body: some View {
                ColumnWithStack(model: model).navigationPathOnSelectionChange(.keep)
            }
        }
        let model = LibraryModel()
        let host = HeadlessHost(Keeping(model: model), size: .tabletLandscape)
        try await host.tap("Shelf 1")
        try await host.tap("Turn")
        try await host.tap("Shelf 2")
        #expect(model.path == [1])
        #expect(host.shows("Page 1"))
    }

    @Test("K09 a tap on the selected row returns the detail's stack to its root and writes no selection")
    func reselect() async throws {
        let model = LibraryModel()
        let host = HeadlessHost(ColumnWithStack(model: model), size: .tabletLandscape)
        try await host.tap("Shelf 1")
        try await host.tap("Turn")
        try await host.tap("Turn")
        _ = model.writes.take()
        host.clearRecord()
        try await host.tap("Shelf 1")
        #expect(model.writes.take() == ["path []"])
        #expect(host.shows("Page 0"))
        #expect(host.record.motions == ["pop"])

        // At the root it does nothing.
        host.clearRecord()
        try await host.tap("Shelf 1")
        #expect(model.writes.take() == [])
        #expect(host.record.operations == [])
    }

    @Test("K09 writing the selected value again resets nothing")
    func equalWrite() async throws {
        let model = LibraryModel()
        let host = HeadlessHost(ColumnWithStack(model: model), size: .tabletLandscape)
        try await host.tap("Shelf 1")
        try await host.tap("Turn")
        model.shelf = 1
        host.update()
        #expect(model.path == [1])
        #expect(host.shows("Page 1"))
    }

    struct Titled: View {
        let model: LibraryModel

        var body: some View {
            NavigationSplitView {
                ShelfList(model: model).toolbar { Button("Sort") {} }
            } detail: {
                NavigationStack {
                    NavigationLink("Turn", value: 1)
                        .navigationTitle("Inner")
                        .toolbar { Button("Inner item") {} }
                        .navigationDestination(for: Int.self) { _ in
                            Text("Pushed").navigationTitle("Pushed title").toolbar { Button("Pushed item") {} }
                        }
                }
                .navigationTitle("Outer")
                .toolbar { Button("Outer item") {} }
            }
        }
    }

    @Test("B13 the innermost title is used, and the items of the column and of its stack share one bar")
    func merging() async throws {
        let host = HeadlessHost(Titled(model: LibraryModel()), size: .tabletLandscape)
        #expect(host.title == "Inner")
        #expect(!host.shows("Outer"))
        #expect(host.shows("Inner item"))
        #expect(host.shows("Outer item"))
        #expect(host.shows("Sort"))
        #expect(try host.all(role: "bar-title").map(\.text).filter { !$0.isEmpty } == ["Shelves", "Inner"])

        try await host.tap("Turn")
        #expect(host.title == "Pushed title")
        #expect(host.shows("Pushed item"))
        #expect(host.shows("Outer item"))
        #expect(!host.shows("Inner item"))
        try await host.goBack()
        #expect(host.title == "Inner")
        #expect(host.shows("Outer item"))
        #expect(!host.shows("Pushed item"))
    }

    @Test("B13 items stay in place when the columns collapse or expand, and each acts once")
    func itemsInBothForms() async throws {
        let host = HeadlessHost(Titled(model: LibraryModel()), size: .tabletLandscape)
        for _ in 0..<3 {
            await host.resize(to: .phone)
            #expect(host.shows("Sort"))
            #expect(!host.shows("Outer item"))
            await host.resize(to: .tabletLandscape)
            #expect(host.texts.filter { $0 == "Outer item" }.count == 1)
            #expect(host.texts.filter { $0 == "Inner item" }.count == 1)
        }
    }

    @Test("B13 a title that changes is updated in the bar and on the next column's back button")
    func laterTitle() async throws {
        struct Changing: View {
            @Bindable var model: LibraryModel

            var body: some View {
                NavigationSplitView {
                    ShelfList(model: model).navigationTitle("Visits \(model.path.count)")
                } detail: {
                    Text("Detail").navigationTitle("Shelf \(model.shelf ?? 0)")
                }
            }
        }
        let model = LibraryModel()
        let host = HeadlessHost(Changing(model: model))
        model.shelf = 1
        host.update()
        #expect(host.title == "Shelf 1")
        model.path = [1, 2]
        model.shelf = 2
        host.update()
        #expect(host.title == "Shelf 2")
        #expect(host.backButton == "Visits 2" || host.backButton == "Shelves")
    }
}
