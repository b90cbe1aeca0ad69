import BackstaffElements
import BackstaffTesting
import BackstaffUI
import Testing

/// Removed columns, lists and rows must be released, and can't be found or called.
@MainActor
@Suite("Split views and lists that are removed")
struct UnmountTests {
    @MainActor
    final class Token: ObservableObject {}

    @MainActor
    final class Tokens {
        private var all: [Weak] = []

        private struct Weak {
            weak var token: Token?
        }

        /// The number of tokens that are still alive.
        var count: Int { all.count { $0.token != nil } }

        func make() -> Token {
            let token = Token()
            all.append(Weak(token: token))
            return token
        }
    }

    /// Keeps a token as long as its node exists.
    struct Keeper: View {
        @StateObject private var token: Token
        private let words: String

        init(_ words: String, _ tokens: Tokens) {
            self.words = words
            _token = StateObject(wrappedValue: tokens.make())
        }

        var body: some View { Text(words) }
    }

    private struct Shown<Content: View>: View {
        let model: LibraryModel
        @ViewBuilder let content: () -> Content

        var body: some View {
            VStack {
                if model.visibility != .detailOnly { content() } else { Text("Nothing") }
            }
        }
    }

    private func expectRelease(_ tokens: Tokens, _ count: Int, _ model: LibraryModel, _ host: HeadlessHost) {
        #expect(tokens.count == count)
        model.visibility = .detailOnly
        host.update()
        #expect(host.shows("Nothing"))
        #expect(tokens.count == 0)
    }

    @Test("E03 removing a list releases what its rows hold")
    func list() {
        let model = LibraryModel()
        let tokens = Tokens()
        let host = HeadlessHost(
            Shown(model: model) {
                List(0..<3) { Keeper("Row \($0)", tokens) }
            })
        expectRelease(tokens, 3, model, host)
    }

    @Test("C01 removing a list with a selection releases what its rows hold")
    func selectionList() async throws {
        let model = LibraryModel()
        let tokens = Tokens()
        let host = HeadlessHost(
            Shown(model: model) {
                List(0..<3, selection: Bindable(model).shelf) { Keeper("Row \($0)", tokens) }
            })
        try await host.tap("Row 1")
        expectRelease(tokens, 3, model, host)
    }

    @Test("B01 removing a split view releases what its columns hold")
    func splitView() async throws {
        let model = LibraryModel()
        let tokens = Tokens()
        let host = HeadlessHost(
            Shown(model: model) {
                NavigationSplitView {
                    List(0..<3, selection: Bindable(model).shelf) { Keeper("Row \($0)", tokens) }
                } content: {
                    NavigationStack {
                        List(0..<3, selection: Bindable(model).book) { Keeper("Book \($0)", tokens) }
                    }
                } detail: {
                    NavigationStack(path: Bindable(model).path) {
                        Keeper("Detail", tokens).navigationDestination(for: Int.self) { Keeper("\($0)", tokens) }
                    }
                }
            }, size: .tabletLandscape)
        try await host.tap("Book 2")
        model.path = [1]
        host.update()
        expectRelease(tokens, 8, model, host)
    }

    @Test("B01 the onChange of a selection may remove the split view, even with screens in a later column")
    func goneInOnChange() async throws {
        struct Leaving: View {
            let model: LibraryModel

            var body: some View {
                Shown(model: model) { ColumnWithStack(model: model) }
                    .onChange(of: model.shelf) { model.visibility = .detailOnly }
            }
        }
        // Five times, because freed memory may still hold its old contents.
        for shelf in 0..<5 {
            let model = LibraryModel()
            model.path = [1, 2]
            let host = HeadlessHost(Leaving(model: model), size: .tabletLandscape)
            try await host.tap("Shelf \(shelf)")
            #expect(host.shows("Nothing"))
            #expect(model.path == [1, 2])
            #expect(host.trouble == nil)
        }
    }

    @Test("C01 an event for a row of a removed list is refused")
    func rowOfGoneList() throws {
        let model = LibraryModel()
        let scene = LiveScene(
            AnyView(Shown(model: model) { List(0..<3, selection: Bindable(model).shelf) { Text("Row \($0)") } }),
            SceneConfiguration(
                width: 390, height: 844, url: "/", isDark: false, reducesMotion: false, isTouch: false, language: "en",
                isPreview: false))
        var rows: [Element] = []
        scene.tree.root.forEachDescendant { if $0.role == .row { rows.append($0) } }
        #expect(rows.count == 3)
        model.visibility = .detailOnly
        _ = scene.takePatch()
        for row in rows {
            #expect(throws: ElementTree.Refusal.gone) { try scene.deliver(.activate, to: row.id) }
            #expect(scene.tree.element(row.id) == nil)
        }
        #expect(model.shelf == nil)
    }
}
