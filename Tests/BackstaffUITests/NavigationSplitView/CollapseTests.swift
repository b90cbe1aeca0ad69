import BackstaffTesting
import BackstaffUI
import Testing

@MainActor
@Suite("Collapsed columns")
struct CollapseTests {
    struct Form: Sendable, CustomStringConvertible {
        let shelf: Int?
        let book: Int?
        let two: String
        let three: String

        var description: String { "shelf \(shelf.map(String.init) ?? "nil"), book \(book.map(String.init) ?? "nil")" }
    }

    @Test(
        "D03 when columns collapse, the last column that has content is on top",
        arguments: [
            Form(shelf: nil, book: nil, two: "sidebar", three: "sidebar"),
            Form(shelf: 1, book: nil, two: "detail", three: "content"),
            Form(shelf: 1, book: 2, two: "detail", three: "detail"),
            Form(shelf: nil, book: 2, two: "sidebar", three: "detail"),
        ])
    func topColumn(_ form: Form) async {
        let model = LibraryModel()
        model.shelf = form.shelf
        model.book = form.book
        _ = model.writes.take()
        #expect(HeadlessHost(TwoColumns(model: model)).columns == [form.two])
        #expect(HeadlessHost(ThreeColumns(model: model)).columns == [form.three])
        // Collapsing a running scene shows the same as starting collapsed.
        let host = HeadlessHost(ThreeColumns(model: model), size: .tabletLandscape)
        await host.resize(to: .phone)
        #expect(host.columns == [form.three])
        #expect(model.writes.take() == [])
    }

    @Test(
        "D03 collapsing and expanding write no binding, lose no state, and pair every appearance with a disappearance")
    func lossless() async throws {
        let model = LibraryModel()
        let host = HeadlessHost(ThreeColumns(model: model), size: .tabletLandscape)
        model.shelf = 3
        model.book = 4
        await host.settle()
        try await host.tap("Add")
        let before = host.outline
        _ = model.writes.take()
        _ = model.lifeCycle.take()
        for size in [Size.phone, .tablet, .phoneLandscape, .tabletLandscape] { await host.resize(to: size) }
        #expect(host.outline == before)
        #expect(model.writes.take() == [])
        let events = model.lifeCycle.take()
        #expect(events.filter { $0 == "appear books" }.count == events.filter { $0 == "disappear books" }.count)
        #expect(events.filter { $0.hasSuffix("detail") } == [])
        #expect(host.shows("Count 1"))
    }

    @Test("D03 a resize runs only the views that read the size class, and adds nothing to the browser's history")
    func costOfCollapsing() async {
        let model = LibraryModel()
        model.shelf = 3
        let host = HeadlessHost(TwoColumns(model: model), size: .tabletLandscape)
        host.clearRecord()
        for size in [Size.phone, .tabletLandscape, .phone] { await host.resize(to: size) }
        #expect(host.record.bodies == [])
        #expect(host.record.history == [])
        #expect(host.record.motions == [])
        #expect(Set(host.record.operations).isSubset(of: ["set display-mode", "set covered", "unset covered"]))
    }

    @Test("D04 collapsed: a selection that the app writes navigates to the column, and nil navigates back")
    func byState() async throws {
        let model = LibraryModel()
        let host = HeadlessHost(TwoColumns(model: model))
        for round in 1...2 {
            host.clearRecord()
            model.shelf = 2
            host.update()
            #expect(host.columns == ["detail"])
            #expect(host.backButton == "Shelves")
            #expect(host.record.motions == ["push"], "round \(round)")
            model.shelf = nil
            host.update()
            #expect(host.columns == ["sidebar"])
            #expect(host.record.motions == ["push", "pop"])
            #expect(host.selectedRows == [])
        }
    }

    @Test("D04 collapsed: back clears the selection once, and no row stays highlighted")
    func back() async throws {
        let model = LibraryModel()
        let host = HeadlessHost(TwoColumns(model: model))
        try await host.tap("Shelf 2")
        _ = model.writes.take()
        try await host.goBack()
        #expect(model.writes.take() == ["shelf nil"])
        #expect(host.columns == ["sidebar"])
        #expect(host.selectedRows == [])
        #expect(!host.outline.contains("selected"))
    }

    @Test("D04 the same selections can be reached collapsed and expanded")
    func eitherForm() async throws {
        let first = LibraryModel()
        let second = LibraryModel()
        let expanded = HeadlessHost(ThreeColumns(model: first), size: Size(width: 1500, height: 900))
        let collapsed = HeadlessHost(ThreeColumns(model: second))
        for host in [expanded, collapsed] {
            try await host.tap("Shelf 3")
            try await host.tap("Book 3.1")
        }
        #expect(first.writes.take() == second.writes.take())
        await expanded.resize(to: .phone)
        #expect(expanded.texts == collapsed.texts)
        await collapsed.resize(to: Size(width: 1500, height: 900))
        await expanded.resize(to: Size(width: 1500, height: 900))
        #expect(expanded.outline == collapsed.outline)
    }

    @Test("D05 collapsed: three columns are three levels, and each back button has the title of the level below")
    func threeLevels() async throws {
        let model = LibraryModel()
        let host = HeadlessHost(ThreeColumns(model: model))
        #expect(host.title == "Shelves")
        #expect(host.backButton == nil)
        try await host.tap("Shelf 1")
        #expect(host.title == "Books")
        #expect(host.backButton == "Shelves")
        try await host.tap("Book 1.2")
        #expect(host.title == "Reader")
        #expect(host.backButton == "Books")
        #expect(host.record.history == ["push 1", "push 2"])
        await host.travel(toStep: 0)
        #expect(host.title == "Shelves")
        #expect(model.shelf == nil)
        await host.travel(toStep: 2)
        #expect(host.title == "Reader")
        #expect(model.shelf == 1)
        #expect(model.book == 2)
    }

    @Test("D05 collapsed: one write goes from the third level back to the first")
    func allBack() async {
        let model = LibraryModel()
        let host = HeadlessHost(ThreeColumns(model: model))
        model.shelf = 1
        model.book = 2
        await host.settle()
        host.clearRecord()
        model.shelf = nil
        model.book = nil
        host.update()
        #expect(host.columns == ["sidebar"])
        #expect(host.record.motions == ["pop"])
    }

    @Test("D05 collapsed: a stack in the detail continues above the columns; expanded, it is in the detail again")
    func stackOnTop() async throws {
        let model = LibraryModel()
        let host = HeadlessHost(ColumnWithStack(model: model))
        try await host.tap("Shelf 1")
        try await host.tap("Turn")
        try await host.tap("Turn")
        try await host.tap("Add")
        await host.resize(to: .tabletLandscape)
        #expect(host.title == "Title 2")
        #expect(host.backButton == "Title 1")
        #expect(host.shows("Count 1"))
        #expect(host.selectedRows == ["Shelf 1"])
        await host.resize(to: .phone)
        #expect(host.shows("Count 1"))
        for _ in 0..<3 { try await host.goBack() }
        #expect(host.columns == ["sidebar"])
        #expect(model.path == [])
        #expect(model.shelf == nil)
        #expect(host.record.motions == ["push", "push", "push", "pop", "pop", "pop"])
    }

    @Test("D03 a path with values fills the detail, even if nothing is selected")
    func pathFills() async {
        let model = LibraryModel()
        model.path = [1]
        let host = HeadlessHost(ColumnWithStack(model: model))
        #expect(host.columns == ["detail"])
        #expect(host.title == "Title 1")
    }

    struct Conditional: View {
        @Bindable var model: LibraryModel
        let placement: Int

        var body: some View {
            NavigationSplitView {
                switch placement {
                case 0:
                    if model.path.isEmpty { ShelfList(model: model) } else { Text("Other") }
                case 1:
                    Text("Placeholder").overlay { ShelfList(model: model) }
                case 2:
                    VStack {
                        Text("Above"); ShelfList(model: model); Text("Below")
                    }
                case 3:
                    AnyView(ShelfList(model: model))
                default:
                    ZStack { GeometryReader { _ in ShelfList(model: model) } }
                }
            } detail: {
                Text(verbatim: "Detail \(model.shelf ?? -1)")
            }
        }
    }

    @Test("D06 clearing a selection goes back, wherever in its column the list is", arguments: 0...4)
    func placeOfTheList(placement: Int) async throws {
        let model = LibraryModel()
        let host = HeadlessHost(Conditional(model: model, placement: placement))
        try await host.tap("Shelf 2")
        #expect(host.columns == ["detail"])
        model.shelf = nil
        host.update()
        #expect(host.columns == ["sidebar"])
        model.shelf = 4
        host.update()
        #expect(host.shows("Detail 4"))
        try await host.goBack()
        #expect(model.shelf == nil)
    }

    struct ConditionalMiddle: View {
        @Bindable var model: LibraryModel

        var body: some View {
            NavigationSplitView {
                ShelfList(model: model)
            } content: {
                if model.shelf != nil { BookList(model: model) } else { Text("Pick a shelf") }
            } detail: {
                Text("Detail \(model.book ?? -1)")
            }
        }
    }

    @Test(
        "D06 three columns: a list inside an if and else navigates forward and back when the app writes the selection")
    func middleList() async throws {
        let model = LibraryModel()
        let host = HeadlessHost(ConditionalMiddle(model: model))
        model.shelf = 1
        model.book = 2
        host.update()
        #expect(host.shows("Detail 2"))
        model.book = nil
        host.update()
        #expect(host.columns == ["content"])
        model.shelf = nil
        host.update()
        #expect(host.columns == ["sidebar"])
    }

    @Test("D06 selecting a row that is far off screen navigates to it")
    func rowOutOfSight() async throws {
        struct Long: View {
            @Bindable var model: LibraryModel

            var body: some View {
                NavigationSplitView {
                    List(0..<10_000, selection: $model.shelf) { Text(verbatim: "Row \($0)") }
                } detail: {
                    Text(verbatim: "Detail \(model.shelf ?? -1)")
                }
            }
        }
        let model = LibraryModel()
        let host = HeadlessHost(Long(model: model))
        model.shelf = 9_000
        host.update()
        #expect(host.shows("Detail 9000"))
        try await host.goBack()
        #expect(model.shelf == nil)
        await host.resize(to: .tabletLandscape)
        model.shelf = 5_000
        host.update()
        #expect(host.selectedRows == [])
        try await host.scroll(toRow: 4_995)
        #expect(host.selectedRows == ["Row 5000"])
    }

    struct CustomRows: View {
        @Bindable var model: LibraryModel

        var body: some View {
            NavigationSplitView(preferredCompactColumn: $model.compactColumn) {
                VStack {
                    ForEach(0..<3) { number in
                        Button("Row \(number)") { model.shelf = number }
                        Button("Go \(number)") {
                            model.shelf = number
                            model.compactColumn = .detail
                        }
                    }
                }
                .navigationTitle("Rows")
            } detail: {
                Text(verbatim: "Detail \(model.shelf ?? -1)")
            }
        }
    }

    @Test("D04 rows without a selection don't move the columns, but the preferred column does")
    func customRows() async throws {
        let model = LibraryModel()
        let host = HeadlessHost(CustomRows(model: model))
        try await host.tap("Row 1")
        #expect(host.columns == ["sidebar"])
        try await host.tap("Go 2")
        #expect(host.columns == ["detail"])
        #expect(host.shows("Detail 2"))
        try await host.goBack()
        #expect(model.compactColumn == .sidebar)
        #expect(model.shelf == 2)
        #expect(host.columns == ["sidebar"])
    }

    @Test("D03 narrow but regular: the sidebar is hidden, and overlays the detail when it is shown")
    func narrowRegular() async throws {
        let host = HeadlessHost(TwoColumns(model: LibraryModel()), size: Size(width: 744, height: 1133))
        #expect(host.columns == ["detail"])
        try await host.toggleSidebar()
        #expect(host.columns == ["sidebar", "detail"])
        #expect(host.columnArrangement == "overlaid")
    }

    @Test(
        "D03 at no window width are the columns wider than the window",
        arguments: Array(stride(from: 660.0, through: 1500, by: 40)))
    func overflow(width: Double) {
        for visibility in [NavigationSplitViewVisibility.automatic, .all, .doubleColumn, .detailOnly] {
            for height in [440.0, 2000] {
                let model = LibraryModel()
                model.visibility = visibility
                let host = HeadlessHost(ThreeColumns(model: model), size: Size(width: width, height: height))
                let shown = zip(["sidebar", "content"], host.columnWidths).filter { host.columns.contains($0.0) }
                let sum = shown.reduce(0) { $0 + $1.1 }
                switch host.columnArrangement {
                case "tiled": #expect(sum <= width - 240)
                case "displaced": #expect(host.columnWidths[1] <= width - 240)
                default: #expect(sum < width)
                }
            }
        }
    }

    @Test("D02 going to a step of the history also selects in a list that appears only with the selection before it")
    func travelToListThatComesWithASelection() async throws {
        struct Shelves: View {
            @Bindable var model: LibraryModel

            var body: some View {
                NavigationSplitView {
                    ShelfList(model: model)
                } content: {
                    if model.shelf != nil { BookList(model: model) } else { Text("Choose a shelf") }
                } detail: {
                    Text("Reading \(model.book ?? -1)")
                }
            }
        }
        for size in [Size.phone, Size(width: 1600, height: 900)] {
            let model = LibraryModel()
            let host = HeadlessHost(Shelves(model: model), size: size)
            try await host.tap("Shelf 1")
            try await host.tap("Book 1.2")
            await host.travel(toStep: 0)
            #expect(model.shelf == nil)
            model.book = nil
            host.update()
            await host.travel(toStep: 2)
            #expect(model.shelf == 1)
            #expect(model.book == 2)
            #expect(host.shows("Reading 2"))
            await host.travel(toStep: 1)
            #expect(model.shelf == 1)
            #expect(model.book == nil)
        }
    }
}
