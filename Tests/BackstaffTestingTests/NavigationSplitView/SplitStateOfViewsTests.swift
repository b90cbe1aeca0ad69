import BackstaffNavigation
import SwiftUI
import Testing

@testable import BackstaffTesting

/// Checks that views behave as the state values: compares the same action on views and on a value.
@MainActor
@Suite("Split views behave like their state values")
struct SplitStateOfViewsTests {
    private struct Columns: View {
        @State private var shelf: Int?
        @State private var book: Int?
        @State private var isNoticeShown = false

        var body: some View {
            NavigationSplitView {
                VStack {
                    Button("Notice") { isNoticeShown = true }
                    List(selection: $shelf) {
                        ForEach(0..<3) { Text("Shelf \($0)") }
                    }
                }
                .navigationDestination(isPresented: $isNoticeShown) { Text("A notice") }
            } content: {
                List(selection: $book) {
                    ForEach(0..<3) { Text("Book \($0)") }
                }
            } detail: {
                NavigationStack {
                    NavigationLink("Page", value: 7)
                        .navigationDestination(for: Int.self) { _ in NavigationLink("Page", value: 8) }
                }
            }
        }
    }

    /// A host with a selected shelf, a selected book and two open pages.
    private func openBook(_ size: Size) async throws -> HeadlessHost {
        let host = HeadlessHost(Columns(), size: Size(width: 1_440, height: 900))
        for words in ["Shelf 1", "Book 2", "Page", "Page"] { try await host.tap(words) }
        await host.resize(to: size)
        return host
    }

    private func state(of host: HeadlessHost) throws -> SplitState { try #require(host.scene.splitStates.first) }

    @Test("select: another row returns later stacks to their roots")
    func select() async throws {
        let host = try await openBook(Size(width: 1_440, height: 900))
        var expected = try state(of: host)
        #expect(expected[.detail].stack.depth == 2)
        expected.select(NavigationValue(0), in: .content)
        try await host.tap("Book 0")
        #expect(try state(of: host) == expected)
    }

    @Test("select: the selected row does so too")
    func reselect() async throws {
        let host = try await openBook(Size(width: 1_440, height: 900))
        var expected = try state(of: host)
        expected.select(NavigationValue(2), in: .content)
        try await host.tap("Book 2")
        #expect(try state(of: host) == expected)
    }

    @Test("replaceRoot: a destination presented in the sidebar replaces the content's root")
    func replaceRoot() async throws {
        let host = try await openBook(Size(width: 1_440, height: 900))
        var expected = try state(of: host)
        expected.replaceRoot(of: .content)
        try await host.tap("Notice")
        #expect(host.shows("A notice"))
        let now = try state(of: host)
        #expect(now[.content].isRootReplaced == expected[.content].isRootReplaced)
        #expect(now[.content].stack == expected[.content].stack)
        #expect(now[.sidebar] == expected[.sidebar])
    }

    @Test("back: screen by screen, then column by column", arguments: [false, true])
    func back(byKey: Bool) async throws {
        let host = try await openBook(.phone)
        for _ in 0..<4 {
            var expected = try state(of: host)
            expected.back(from: expected.topColumn)
            if byKey { try await host.pressEscape() } else { try await host.goBack() }
            #expect(try state(of: host) == expected)
        }
        #expect(try state(of: host).topColumn == .sidebar)
        #expect(host.selectedRows == [])
    }

    @Test("toggle and hideOverlay: columns over the detail on a tablet in portrait")
    func arrange() async throws {
        let host = try await openBook(.tablet)
        let space = SplitViewSpace(width: 834, height: 1_194, isCompact: false)
        var expected = try state(of: host)
        expected.toggle(in: space)
        try await host.toggleSidebar()
        #expect(try state(of: host) == expected)
        expected.hideOverlay(in: space)
        try await host.tapOutsideColumns()
        #expect(try state(of: host) == expected)
    }
}
