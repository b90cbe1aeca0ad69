import BackstaffTesting
import BackstaffUI
import Testing

@MainActor
@Suite("Dismissing in columns")
struct DismissInColumnsTests {
    @Test(
        "D04 dismiss read in the detail clears the selection that filled it, collapsed and expanded",
        arguments: [Size.phone, .tabletLandscape])
    func detail(size: Size) async throws {
        let model = LibraryModel()
        let host = HeadlessHost(TwoColumns(model: model), size: size)
        try await host.tap("Shelf 2")
        _ = model.writes.take()
        try await host.tap("Dismiss")
        #expect(model.writes.take() == ["shelf nil"])
        #expect(host.selectedRows == [])
        #expect(host.columns == (size == .phone ? ["sidebar"] : ["sidebar", "detail"]))
        if size != .phone { #expect(host.shows("No Reading")) }
    }

    struct DismissInContent: View {
        @Bindable var model: LibraryModel

        var body: some View {
            NavigationSplitView(columnVisibility: $model.visibility) {
                ShelfList(model: model)
            } content: {
                Reading(what: "Content", item: model.shelf, model: model)
            } detail: {
                Text("Detail")
            }
        }
    }

    @Test(
        "D04 dismiss read in the content column clears the sidebar's selection, collapsed and expanded",
        arguments: [Size.phone, .tablet, .tabletLandscape, Size(width: 1500, height: 900)])
    func content(size: Size) async throws {
        let model = LibraryModel()
        model.visibility = .doubleColumn
        model.shelf = 2
        let host = HeadlessHost(DismissInContent(model: model), size: size)
        #expect(host.shows("Content 2"))
        _ = model.writes.take()
        try await host.tap("Dismiss")
        #expect(model.writes.take() == ["shelf nil"])
    }

    @Test("D04 dismiss read in a stack in the detail pops a screen; at the stack's root it clears the selection")
    func stack() async throws {
        struct Stacked: View {
            @Bindable var model: LibraryModel

            var body: some View {
                NavigationSplitView {
                    ShelfList(model: model)
                } detail: {
                    NavigationStack(path: $model.path) {
                        Reading(what: "Root", item: model.shelf, model: model)
                            .navigationDestination(for: Int.self) {
                                Reading(what: "Pushed", item: $0, model: model)
                            }
                    }
                }
            }
        }
        for size in [Size.phone, .tabletLandscape] {
            let model = LibraryModel()
            model.shelf = 1
            model.path = [5]
            let host = HeadlessHost(Stacked(model: model), size: size)
            #expect(host.shows("Pushed 5"))
            try await host.tap("Dismiss")
            #expect(host.shows("Root 1"))
            #expect(model.shelf == 1)
            try await host.tap("Dismiss")
            #expect(model.shelf == nil)
        }
    }

    @Test("D04 dismiss read in the sidebar or above the split view doesn't change the columns")
    func elsewhere() async throws {
        struct Outside: View {
            @Bindable var model: LibraryModel
            @Environment(\.dismiss) private var dismiss

            var body: some View {
                VStack {
                    Button("Dismiss outside") { dismiss() }
                    NavigationSplitView {
                        Reading(what: "Sidebar", item: 1, model: model)
                    } detail: {
                        Text("Detail \(model.shelf ?? 0)")
                    }
                }
            }
        }
        for size in [Size.phone, .tabletLandscape] {
            let model = LibraryModel()
            let host = HeadlessHost(Outside(model: model), size: size)
            let before = host.outline
            try await host.tap("Dismiss outside")
            try await host.tap("Dismiss")
            #expect(host.outline == before)
            #expect(model.writes.take() == [])
        }
    }

    struct PresentedReader: View {
        let place: String
        @Environment(\.isPresented) private var isPresented

        var body: some View {
            Text("\(place) \(isPresented ? "presented" : "not presented")")
        }
    }

    @Test("D04 isPresented is true at a column's root exactly while back can leave it")
    func isPresented() async throws {
        struct Readers: View {
            @Bindable var model: LibraryModel

            var body: some View {
                NavigationSplitView {
                    VStack {
                        PresentedReader(place: "sidebar")
                        ShelfList(model: model)
                    }
                } detail: {
                    NavigationStack { PresentedReader(place: "detail") }
                }
            }
        }
        let model = LibraryModel()
        let host = HeadlessHost(Readers(model: model))
        #expect(host.shows("sidebar not presented"))
        try await host.tap("Shelf 1")
        #expect(host.shows("detail presented"))
        await host.resize(to: .tabletLandscape)
        #expect(host.shows("sidebar not presented"))
        #expect(host.shows("detail not presented"))
        await host.resize(to: .phone)
        #expect(host.shows("detail presented"))
    }
}
