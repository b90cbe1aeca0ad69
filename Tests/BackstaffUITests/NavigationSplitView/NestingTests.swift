import BackstaffTesting
import BackstaffUI
import Testing

@MainActor
@Suite("Split views inside and next to other containers")
struct NestingTests {
    @Test("B01 a split view inside a stack or a frame, or beside other views, works as it does alone")
    func inContainers() async throws {
        struct InStack: View {
            let model: LibraryModel

            var body: some View {
                NavigationStack {
                    VStack {
                        Text("Above")
                        TwoColumns(model: model).frame(minHeight: 200).padding()
                    }
                }
            }
        }
        for size in [Size.phone, .tabletLandscape] {
            let model = LibraryModel()
            let host = HeadlessHost(InStack(model: model), size: size)
            #expect(host.shows("Above"))
            try await host.tap("Shelf 2")
            #expect(host.shows("Reading 2"))
            #expect(host.shows("Above"))
            if size == .phone {
                #expect(host.backButton == "Shelves")
                try await host.goBack()
                #expect(model.shelf == nil)
            }
        }
    }

    @Test("B01 back on the outer stack leaves a pushed split view")
    func pushed() async throws {
        struct Pushing: View {
            let model: LibraryModel

            var body: some View {
                NavigationStack {
                    NavigationLink("Open") { TwoColumns(model: model) }.navigationTitle("Start")
                }
            }
        }
        let model = LibraryModel()
        let host = HeadlessHost(Pushing(model: model))
        try await host.tap("Open")
        try await host.tap("Shelf 1")
        #expect(host.shows("Reading 1"))
        try await host.goBack()
        #expect(model.shelf == nil)
        #expect(host.backButton == "Start")
        try await host.goBack()
        #expect(host.shows("Open"))
        #expect(host.trouble == nil)
    }

    struct Nested: View {
        @Bindable var outer: LibraryModel
        @Bindable var inner: LibraryModel

        var body: some View {
            NavigationSplitView {
                List(selection: $outer.shelf) { ForEach(0..<3) { Text("Outer \($0)") } }.navigationTitle("Outer")
            } detail: {
                TwoColumns(model: inner)
            }
        }
    }

    @Test("B01 a split view in the detail of another has its own selection and layout")
    func nested() async throws {
        let outer = LibraryModel()
        let inner = LibraryModel()
        let host = HeadlessHost(Nested(outer: outer, inner: inner), size: Size(width: 1500, height: 900))
        try await host.tap("Outer 1")
        #expect(outer.shelf == 1)
        #expect(inner.shelf == nil)
        try await host.tap("Shelf 2")
        #expect(outer.shelf == 1)
        #expect(inner.shelf == 2)
        #expect(host.shows("Reading 2"))
        for size in [Size.phone, .tablet, Size(width: 1500, height: 900)] { await host.resize(to: size) }
        #expect(host.selectedRows == ["Outer 1", "Shelf 2"])
        #expect(host.trouble == nil)
        host.close()
    }

    struct TwoLists: View {
        @Bindable var model: LibraryModel

        var body: some View {
            NavigationSplitView {
                VStack {
                    List(selection: $model.shelf) { ForEach(0..<3) { Text("First \($0)") } }
                    List(selection: $model.book) { ForEach(0..<3) { Text("Second \($0)") } }
                }
                .navigationTitle("Lists")
            } detail: {
                Text("Detail \(model.shelf ?? -1) \(model.book ?? -1)")
            }
        }
    }

    @Test("B01 two lists in one column: either fills the next column, and back clears both selections")
    func twoLists() async throws {
        let model = LibraryModel()
        let host = HeadlessHost(TwoLists(model: model))
        try await host.tap("Second 1")
        #expect(host.shows("Detail -1 1"))
        model.shelf = 2
        host.update()
        try await host.goBack()
        #expect(model.shelf == nil)
        #expect(model.book == nil)
        #expect(host.columns == ["sidebar"])
        try await host.tap("First 0")
        #expect(host.shows("Detail 0 -1"))
    }

    @Test("B01 two split views side by side share nothing")
    func beside() async throws {
        struct Pair: View {
            let first: LibraryModel
            let second: LibraryModel

            var body: some View {
                HStack {
                    TwoColumns(model: first)
                    TwoColumns(model: second)
                }
            }
        }
        let first = LibraryModel()
        let second = LibraryModel()
        let host = HeadlessHost(Pair(first: first, second: second))
        try await host.tap("Shelf 1")
        #expect(first.shelf == 1)
        #expect(second.shelf == nil)
        try await host.tap("Shelf 1")
        #expect(second.shelf == 1)
    }

    @Test("B01 removing a split view releases everything inside it")
    func ends() async throws {
        final class Token {}
        struct Holder: View {
            @State private var token = Token()
            let keep: (Token) -> Void

            var body: some View {
                Text("Held").onAppear { keep(token) }
            }
        }
        struct Root: View {
            @Bindable var model: LibraryModel
            let keep: (Token) -> Void

            var body: some View {
                if model.path.isEmpty {
                    NavigationSplitView {
                        List(selection: $model.shelf) { Holder(keep: keep).tag(1) }
                    } detail: {
                        NavigationStack { Holder(keep: keep) }
                    }
                }
            }
        }
        weak var token: Token?
        let model = LibraryModel()
        let host = HeadlessHost(Root(model: model, keep: { token = $0 }), size: .tabletLandscape)
        #expect(token != nil)
        model.path = [1]
        await host.settle()
        #expect(token == nil)
    }
}
