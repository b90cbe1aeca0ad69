import BackstaffTesting
import BackstaffUI
import Testing

@MainActor
@Suite("Destinations in columns")
struct ColumnDestinationTests {
    struct ValueInSidebar: View {
        var body: some View {
            NavigationSplitView {
                VStack {
                    ForEach(0..<3) { NavigationLink("Link \($0)", value: $0) }
                    NavigationLink("Word", value: "word")
                }
                .navigationTitle("Links")
                .navigationDestination(for: Int.self) { number in
                    VStack {
                        Text("Value \(number)")
                        NavigationLink("Deeper", value: number + 100)
                    }
                    .navigationTitle("Number \(number)")
                }
            } detail: {
                Text("Nothing yet")
            }
        }
    }

    @Test("B14 a link whose destination is declared in the sidebar replaces the root of the detail")
    func valueInSidebar() async throws {
        let host = HeadlessHost(ValueInSidebar(), size: .tabletLandscape)
        try await host.tap("Link 1")
        #expect(host.shows("Value 1"))
        #expect(!host.shows("Nothing yet"))
        #expect(host.backButton == nil)
        try await host.tap("Link 2")
        #expect(host.shows("Value 2"))
        #expect(!host.shows("Value 1"))
        // A link on the new root pushes above it, with the same declaration.
        try await host.tap("Deeper")
        #expect(host.shows("Value 102"))
        #expect(host.backButton == "Number 2")
        try await host.tap("Link 0")
        #expect(host.shows("Value 0"))
        #expect(host.backButton == nil)
    }

    @Test("B14 collapsed: the new root is on top; back leads to the links, and the column has its own root again")
    func valueInSidebarCollapsed() async throws {
        let host = HeadlessHost(ValueInSidebar())
        #expect(host.columns == ["sidebar"])
        try await host.tap("Link 1")
        #expect(host.columns == ["detail"])
        #expect(host.backButton == "Links")
        #expect(host.record.motions == ["push"])
        try await host.goBack()
        #expect(host.columns == ["sidebar"])
        #expect(host.record.motions == ["push", "pop"])
        await host.resize(to: .tabletLandscape)
        #expect(host.shows("Nothing yet"))
        #expect(!host.shows("Value 1"))
    }

    @Test("B14 browser back restores the column's own root")
    func travel() async throws {
        let host = HeadlessHost(ValueInSidebar())
        try await host.tap("Link 1")
        #expect(host.record.history == ["push 1"])
        await host.travel(toStep: 0)
        #expect(host.columns == ["sidebar"])
        await host.resize(to: .tabletLandscape)
        #expect(host.shows("Nothing yet"))
    }

    /// A sidebar without a list, which presents the detail.
    struct Presenting: View {
        @Bindable var model: LibraryModel

        var body: some View {
            NavigationSplitView {
                ScrollView {
                    LazyVStack {
                        ForEach(0..<20) { number in
                            Text("Row \(number)").onTapGesture { model.shelf = number }
                        }
                    }
                }
                .navigationTitle("Rows")
                .navigationDestination(
                    isPresented: Binding(get: { model.shelf != nil }, set: { if !$0 { model.shelf = nil } })
                ) {
                    Reading(what: "Presented", item: model.shelf, model: model)
                }
            } detail: {
                Text("Nothing yet")
            }
        }
    }

    @Test("B15 a destination presented in the sidebar shows the detail, and hides it when it is cleared")
    func presentedInSidebar() async throws {
        let model = LibraryModel()
        let host = HeadlessHost(Presenting(model: model), size: .tabletLandscape)
        for number in [3, 5] {
            try await host.tap("Row \(number)")
            #expect(host.shows("Presented \(number)"))
            #expect(!host.shows("Nothing yet"))
        }
        model.shelf = nil
        host.update()
        #expect(host.shows("Nothing yet"))
        #expect(!host.shows("Presented 5"))
        // Works a second time.
        try await host.tap("Row 1")
        #expect(host.shows("Presented 1"))
    }

    @Test("B15 a destination presented at launch is shown in the detail", arguments: [Size.tabletLandscape, .phone])
    func presentedFromTheStart(size: Size) async throws {
        let model = LibraryModel()
        model.shelf = 6
        let host = HeadlessHost(Presenting(model: model), size: size)
        #expect(host.shows("Presented 6"))
        #expect(!host.shows("Nothing yet"))
        #expect(host.shows("Row 0") == (size == .tabletLandscape))
        if size == .phone {
            #expect(host.backButton == "Rows")
            try await host.goBack()
            #expect(model.shelf == nil)
        } else {
            model.shelf = nil
            host.update()
        }
        #expect(host.shows("Row 0"))
        #expect(!host.shows("Presented 6"))
    }

    @Test("D07 collapsed: a lazy stack with a presented destination navigates both ways, and back writes once")
    func presentedCollapsed() async throws {
        let model = LibraryModel()
        let host = HeadlessHost(Presenting(model: model))
        #expect(host.columns == ["sidebar"])
        for round in 1...3 {
            try await host.tap("Row \(round)")
            #expect(host.columns == ["detail"])
            #expect(host.shows("Presented \(round)"))
            #expect(host.backButton == "Rows")
            _ = model.writes.take()
            try await host.goBack()
            #expect(model.writes.take() == ["shelf nil"])
            #expect(host.columns == ["sidebar"])
        }
        #expect(host.record.motions == ["push", "pop", "push", "pop", "push", "pop"])
        // State does the same.
        model.shelf = 9
        host.update()
        #expect(host.shows("Presented 9"))
        model.shelf = nil
        host.update()
        #expect(host.columns == ["sidebar"])
    }

    struct ItemInContent: View {
        @Bindable var model: LibraryModel
        var id = 0

        var body: some View {
            NavigationSplitView(columnVisibility: .constant(.all)) {
                ShelfList(model: model)
            } content: {
                VStack {
                    Button("Show 1") { model.book = 1 }
                    Button("Show 2") { model.book = 2 }
                    Button("Clear") { model.book = nil }
                }
                .navigationTitle("Middle")
                .navigationDestination(item: $model.book) { Reading(what: "Item", item: $0, model: model) }
            } detail: {
                Text("Declared")
            }
            .id(id)
        }
    }

    @Test(
        "B16 an item's view replaces the root of the next column, follows the item, and goes when the item is cleared")
    func item() async throws {
        let model = LibraryModel()
        let host = HeadlessHost(ItemInContent(model: model), size: .tabletLandscape)
        #expect(host.shows("Declared"))
        try await host.tap("Show 1")
        #expect(host.shows("Item 1"))
        #expect(!host.shows("Declared"))
        try await host.tap("Add")
        #expect(host.shows("Count 1"))
        try await host.tap("Show 2")
        #expect(host.shows("Item 2"))
        #expect(host.shows("Count 0"))
        #expect(host.record.motions == [])
        try await host.tap("Clear")
        #expect(host.shows("Declared"))
    }

    @Test("B16 collapsed: an item shows the next column, and back clears it once")
    func itemCollapsed() async throws {
        let model = LibraryModel()
        let host = HeadlessHost(ItemInContent(model: model))
        try await host.tap("Shelf 3")
        #expect(host.title == "Middle")
        try await host.tap("Show 1")
        #expect(host.columns == ["detail"])
        #expect(host.shows("Item 1"))
        _ = model.writes.take()
        try await host.goBack()
        #expect(model.writes.take() == ["book nil"])
        #expect(host.title == "Middle")
        #expect(model.shelf == 3)
    }

    @Test("B16 the replaced root stays when the split view is recreated while the item is set")
    func recreated() async throws {
        struct Remade: View {
            @Bindable var model: LibraryModel

            var body: some View {
                ItemInContent(model: model, id: model.path.count)
            }
        }
        let model = LibraryModel()
        let host = HeadlessHost(Remade(model: model), size: .tabletLandscape)
        try await host.tap("Show 2")
        model.path = [1]
        host.update()
        #expect(host.shows("Item 2"))
        #expect(!host.shows("Declared"))
        #expect(model.book == 2)
    }

    struct TwoDestinations: View {
        @Bindable var model: LibraryModel

        var body: some View {
            NavigationSplitView {
                Text("Origin")
                    .navigationDestination(item: $model.shelf) { Text("First \($0)") }
                    .navigationDestination(item: $model.book) { Text("Second \($0)") }
            } detail: {
                Text("Declared")
            }
        }
    }

    @Test(
        "B16 switching between two destinations in one update shows the second, in either order of writing",
        arguments: [Size.phone, .tabletLandscape], [true, false])
    func switched(size: Size, clearsFirst: Bool) async throws {
        let model = LibraryModel()
        let host = HeadlessHost(TwoDestinations(model: model), size: size)
        for round in 1...3 {
            model.shelf = round
            model.book = nil
            host.update()
            #expect(host.shows("First \(round)"))
            #expect(!host.shows("Second \(round)"))
            if clearsFirst { model.shelf = nil }
            model.book = round
            if !clearsFirst { model.shelf = nil }
            await host.settle()
            #expect(host.shows("Second \(round)"))
            #expect(model.book == round)
            #expect(model.shelf == nil)
        }
        model.book = nil
        host.update()
        #expect(!host.shows("Second 3"))
        if size != .phone { #expect(host.shows("Declared")) }
    }

    @Test("B16 the replaced root may be a stack")
    func overrideWithStack() async throws {
        struct Stacked: View {
            @Bindable var model: LibraryModel

            var body: some View {
                NavigationSplitView {
                    Button("Show") { model.shelf = 1 }
                        .navigationTitle("Start")
                        .navigationDestination(item: $model.shelf) { _ in
                            NavigationStack(path: $model.path) {
                                Page(number: 0, model: model)
                                    .navigationTitle("Title 0")
                                    .navigationDestination(for: Int.self) { Page(number: $0, model: model) }
                            }
                        }
                } detail: {
                    Text("Declared")
                }
            }
        }
        let model = LibraryModel()
        let host = HeadlessHost(Stacked(model: model))
        try await host.tap("Show")
        #expect(host.title == "Title 0")
        #expect(host.backButton == "Start")
        try await host.tap("Turn")
        #expect(model.path == [1])
        #expect(host.backButton == "Title 0")
        try await host.goBack()
        try await host.goBack()
        #expect(model.shelf == nil)
        #expect(host.title == "Start")
    }

    struct SameVariable: View {
        @Bindable var model: LibraryModel

        var body: some View {
            NavigationSplitView {
                List(selection: $model.shelf) {
                    ForEach(0..<5) { NavigationLink("Row \($0)", value: $0) }
                }
                .navigationTitle("Rows")
                .navigationDestination(item: $model.shelf) { Text("Item \($0)").navigationTitle("Item") }
            } detail: {
                Text("Declared")
            }
        }
    }

    @Test(
        "B16 a list and a destination over the same variable are one step forward and one step back",
        arguments: [Size.phone, .tabletLandscape])
    func sameVariable(size: Size) async throws {
        let model = LibraryModel()
        let host = HeadlessHost(SameVariable(model: model), size: size)
        try await host.tap("Row 2")
        #expect(model.shelf == 2)
        #expect(host.shows("Item 2"))
        if size == .phone {
            #expect(host.record.motions == ["push"])
            _ = model.writes.take()
            try await host.goBack()
            #expect(host.title == "Rows")
            #expect(model.shelf == nil)
            #expect(host.record.motions == ["push", "pop"])
        } else {
            try await host.tap("Row 3")
            #expect(host.shows("Item 3"))
            #expect(host.selectedRows == ["Row 3"])
        }
    }

    @Test("B15 back clears the current binding, not the one from the time of presentation")
    func currentBinding() async throws {
        struct Switching: View {
            @Bindable var first: LibraryModel
            @Bindable var second: LibraryModel
            @State private var usesSecond = false

            var body: some View {
                NavigationSplitView {
                    Text("Start").navigationTitle("Start")
                        .navigationDestination(item: usesSecond ? $second.shelf : $first.shelf) { _ in
                            Button("Switch") { usesSecond = true }
                        }
                } detail: {
                    Text("Declared")
                }
            }
        }
        let first = LibraryModel()
        let second = LibraryModel()
        first.shelf = 1
        second.shelf = 1
        let host = HeadlessHost(Switching(first: first, second: second))
        try await host.tap("Switch")
        try await host.goBack()
        #expect(first.shelf == 1)
        #expect(second.shelf == nil)
    }

    @Test(
        "B15 fast writes of both values end with the last, and the detail is never blank",
        arguments: [Size.phone, .tabletLandscape])
    func fastWrites(size: Size) async throws {
        let model = LibraryModel()
        let host = HeadlessHost(Presenting(model: model), size: size)
        for number in 0..<50 {
            model.shelf = number.isMultiple(of: 2) ? number : nil
            if number.isMultiple(of: 3) { host.update() }
        }
        await host.settle()
        #expect(model.shelf == nil)
        #expect(host.shows("Row 0"))
        for number in 0..<51 { model.shelf = number.isMultiple(of: 2) ? number : nil }
        await host.settle()
        #expect(host.shows("Presented 50"))
        #expect(host.trouble == nil)
    }

    @Test("B15 removing a split view while its sidebar presents doesn't write the binding")
    func removed() async throws {
        struct Removable: View {
            @Bindable var model: LibraryModel

            var body: some View {
                if model.path.isEmpty { Presenting(model: model) } else { Text("Gone") }
            }
        }
        let model = LibraryModel()
        model.shelf = 1
        let host = HeadlessHost(Removable(model: model))
        #expect(host.shows("Presented 1"))
        model.path = [1]
        host.update()
        #expect(host.shows("Gone"))
        #expect(model.shelf == 1)
        #expect(host.trouble == nil)
        model.path = []
        host.update()
        #expect(host.shows("Presented 1"))
    }
}
