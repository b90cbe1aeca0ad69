import BackstaffTesting
import BackstaffUI
import Testing

@MainActor
@Suite("Selections that the app keeps when a user goes back")
struct KeptSelectionTests {
    /// A list whose binding refuses to be empty.
    private struct Keeping: View {
        @Bindable var model: LibraryModel

        var body: some View {
            NavigationSplitView {
                List(0..<5, selection: kept) { Text("Shelf \($0)") }.navigationTitle("Shelves")
            } detail: {
                NavigationStack {
                    NavigationLink("Deeper", value: "page")
                        .navigationTitle("Shelf \(model.shelf ?? -1)")
                        .navigationDestination(for: String.self) { Text("At \($0)").navigationTitle("Page") }
                }
            }
        }

        private var kept: Binding<Int?> {
            Binding {
                model.shelf
            } set: {
                if let shelf = $0 { model.shelf = shelf }
            }
        }
    }

    @Test("D04 collapsed: back leads to the list although the binding refuses nil, and the selection stays")
    func refusedDeselection() async throws {
        let model = LibraryModel()
        let host = HeadlessHost(Keeping(model: model))
        try await host.tap("Shelf 2")
        #expect(host.columns == ["detail"])
        try await host.goBack()
        #expect(host.columns == ["sidebar"])
        #expect(model.shelf == 2)
        #expect(host.selectedRows == ["Shelf 2"])
        #expect(host.record.motions == ["push", "pop"])
        #expect(host.record.history == ["push 1", "back 0"])

        // The same row leads there again, and so does another value that the app selects.
        try await host.tap("Shelf 2")
        #expect(host.columns == ["detail"])
        try await host.goBack()
        #expect(host.columns == ["sidebar"])
        model.shelf = 4
        host.update()
        #expect(host.columns == ["detail"])
        #expect(host.title == "Shelf 4")
    }

    @Test("D04 collapsed: after back from a kept selection, a change of size doesn't lead away from the list")
    func refusedDeselectionResized() async throws {
        let host = HeadlessHost(Keeping(model: LibraryModel()))
        try await host.tap("Shelf 2")
        try await host.goBack()
        await host.resize(to: .tabletLandscape)
        #expect(host.title == "Shelf 2")
        #expect(host.selectedRows == ["Shelf 2"])
        await host.resize(to: .phone)
        #expect(host.columns == ["sidebar"])
        #expect(host.record.motions == ["push", "pop"])
    }

    @Test("D04 collapsed: the browser's back and forward work although the binding refuses nil")
    func refusedDeselectionInHistory() async throws {
        let host = HeadlessHost(Keeping(model: LibraryModel()))
        try await host.tap("Shelf 2")
        await host.travel(toStep: 0)
        #expect(host.columns == ["sidebar"])
        await host.travel(toStep: 1)
        #expect(host.columns == ["detail"])
        #expect(host.title == "Shelf 2")
    }

    @Test("D04 collapsed: back from a pushed screen leads to the root of its column, and from there to the list")
    func refusedDeselectionAfterPush() async throws {
        let host = HeadlessHost(Keeping(model: LibraryModel()))
        try await host.tap("Shelf 2")
        try await host.tap("Deeper")
        try await host.goBack()
        #expect(host.title == "Shelf 2")
        try await host.goBack()
        #expect(host.columns == ["sidebar"])
    }

    @Test("D04 collapsed: each of three columns can be left although no binding takes nil")
    func refusedDeselectionOfThree() async throws {
        struct Split: View {
            @State private var shelf = 0
            @State private var book = 0

            var body: some View {
                NavigationSplitView {
                    List(0..<5, selection: keeping($shelf)) { Text("Shelf \($0)") }.navigationTitle("Shelves")
                } content: {
                    List(0..<5, selection: keeping($book)) { Text("Book \($0)") }.navigationTitle("Books")
                } detail: {
                    Text("Book \(book) of shelf \(shelf)")
                }
            }

            private func keeping(_ number: Binding<Int>) -> Binding<Int?> {
                Binding {
                    number.wrappedValue
                } set: {
                    if let value = $0 { number.wrappedValue = value }
                }
            }
        }
        let host = HeadlessHost(Split())
        #expect(host.columns == ["detail"])
        try await host.goBack()
        #expect(host.columns == ["content"])
        try await host.goBack()
        #expect(host.columns == ["sidebar"])
        try await host.tap("Shelf 0")
        #expect(host.columns == ["content"])
        try await host.tap("Book 3")
        #expect(host.shows("Book 3 of shelf 0"))
    }
}
