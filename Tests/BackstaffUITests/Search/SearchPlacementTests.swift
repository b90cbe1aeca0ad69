import BackstaffElements
import BackstaffTesting
import BackstaffUI
import Testing
import ViewTestSupport

/// The location of the search field: the name of the column and the position in its bar.
@MainActor
@Suite
struct SearchPlacementTests {
    private func place(in host: HeadlessHost) -> String? {
        var column = ""
        for line in host.outline.split(separator: "\n") {
            let words = line.drop { $0 == " " }
            if words.hasPrefix("column "), let name = words.firstMatch(of: /placement="?([a-z]+)/)?.1 {
                column = "\(name) "
            }
            if words.hasPrefix("search-field"), let place = words.firstMatch(of: /placement="?([a-z]+)/)?.1 {
                return column + place
            }
        }
        return nil
    }

    private struct TwoColumns: View {
        var placement = SearchFieldPlacement.automatic
        var body: some View {
            NavigationSplitView {
                List { Text("Side") }.navigationTitle("Sidebar")
            } detail: {
                Text("Detail").navigationTitle("Detail")
            }
            .searchable(text: .constant(""), placement: placement)
        }
    }

    private struct ThreeColumns: View {
        var placement = SearchFieldPlacement.automatic
        var body: some View {
            NavigationSplitView {
                List { Text("Side") }.navigationTitle("Sidebar")
            } content: {
                List { Text("Middle") }.navigationTitle("Middle")
            } detail: {
                Text("Detail").navigationTitle("Detail")
            }
            .searchable(text: .constant(""), placement: placement)
        }
    }

    @Test("G01 on a split view the field is in the first of two columns, and in the second of three")
    func splitViews() {
        #expect(place(in: HeadlessHost(TwoColumns(), size: .tabletLandscape)) == "sidebar drawer")
        #expect(place(in: HeadlessHost(ThreeColumns(), size: .tabletLandscape)) == "content drawer")
        #expect(place(in: HeadlessHost(TwoColumns())) == "sidebar drawer")
    }

    @Test("G01 the field is in the sidebar if the app asks for that and there is one; else the default applies")
    func sidebar() {
        let host = HeadlessHost(ThreeColumns(placement: .sidebar), size: .tabletLandscape)
        #expect(place(in: host) == "sidebar drawer")
        let stack = NavigationStack { Text("A") }.searchable(text: .constant(""), placement: .sidebar)
        #expect(place(in: HeadlessHost(stack, size: .tabletLandscape)) == "toolbar")
        #expect(place(in: HeadlessHost(stack)) == "drawer")
    }

    @Test("G01 on a column's view the field is in that column, in the bar if the column is wide")
    func columns() {
        let detail = NavigationSplitView {
            Text("Side")
        } detail: {
            Text("Detail").searchable(text: .constant(""))
        }
        #expect(place(in: HeadlessHost(detail, size: .tabletLandscape)) == "detail toolbar")
        let sidebar = NavigationSplitView {
            Text("Side").searchable(text: .constant(""), placement: .toolbar)
        } detail: {
            Text("Detail")
        }
        #expect(place(in: HeadlessHost(sidebar, size: .tabletLandscape)) == "sidebar drawer")
    }

    @Test("G01 a drawer is below the title on every screen, and can be always visible")
    func drawer() {
        let stack = NavigationStack {
            Text("A").searchable(text: .constant(""), placement: .navigationBarDrawer(displayMode: .always))
        }
        let host = HeadlessHost(stack, size: .tabletLandscape)
        #expect(place(in: host) == "drawer")
        #expect(host.outline.contains(/search-field.*display-mode="?always/))
        let other = HeadlessHost(NavigationStack { Text("A").searchable(text: .constant("")) })
        #expect(other.outline.contains(/search-field.*display-mode="?automatic/))
    }

    @Test("G01 on a stack the field is on the root only; on a view in the stack it is on that view's screen")
    func stacks() async throws {
        struct Root: View {
            let isOnStack: Bool
            var body: some View {
                if isOnStack { stack.searchable(text: .constant("")) } else { stack }
            }
            private var stack: some View {
                NavigationStack {
                    NavigationLink("Next", value: 1)
                        .navigationDestination(for: Int.self) { _ in
                            if isOnStack {
                                Text("Second")
                            } else {
                                Text("Second").searchable(text: .constant(""), prompt: "Inner")
                            }
                        }
                }
            }
        }
        let outer = HeadlessHost(Root(isOnStack: true))
        #expect(outer.searchText != nil)
        try await outer.tap("Next")
        #expect(outer.searchText == nil)
        try await outer.goBack()
        #expect(outer.searchText != nil)
        let inner = HeadlessHost(Root(isOnStack: false))
        #expect(inner.searchText == nil)
        try await inner.tap("Next")
        #expect(inner.searchText != nil)
        try await inner.goBack()
        #expect(inner.searchText == nil)
    }

    @Test("G01 in a stack that fills a column the field is on the stack's root, on whichever of the two searchable is")
    func stackInColumn() async throws {
        struct Root: View {
            let isOnStack: Bool
            var body: some View {
                NavigationSplitView {
                    Text("Side")
                } detail: {
                    if isOnStack {
                        NavigationStack { root }.searchable(text: .constant("words"))
                    } else {
                        NavigationStack { root.searchable(text: .constant("words")) }
                    }
                }
            }
            private var root: some View {
                NavigationLink("Next", value: 1)
                    .navigationTitle("Root")
                    .navigationDestination(for: Int.self) { _ in Text("Second").navigationTitle("Second") }
            }
        }
        for isOnStack in [true, false] {
            let host = HeadlessHost(Root(isOnStack: isOnStack), size: .tabletLandscape)
            #expect(host.searchText == "words")
            #expect(place(in: host) == "detail toolbar")
            try await host.tap("Next")
            #expect(host.searchText == nil)
            try await host.goBack()
            #expect(host.searchText == "words")
        }
    }

    @Test("G01 if a split view's searched column contains a stack, the field is on that stack's root")
    func splitViewWithStack() async throws {
        struct Root: View {
            @State private var text = ""
            var body: some View {
                NavigationSplitView {
                    NavigationStack {
                        NavigationLink("Next", value: 1)
                            .navigationTitle("Root")
                            .navigationDestination(for: Int.self) { _ in Text("Second") }
                    }
                } detail: {
                    Text("Seeking \(text)")
                }
                .searchable(text: $text)
            }
        }
        let host = HeadlessHost(Root(), size: .tabletLandscape)
        try await host.search("a")
        #expect(host.shows("Seeking a"))
        try await host.tap("Next")
        #expect(host.searchText == nil)
        try await host.goBack()
        #expect(host.isSearching)
    }

    @Test("G01 collapsing and expanding keep a search, and only the place of the field changes")
    func resize() async throws {
        struct Root: View {
            @State private var text = ""
            var body: some View {
                NavigationStack { SearchProbe(name: "Inside").searchable(text: $text) }
            }
        }
        let host = HeadlessHost(Root(), size: .tabletLandscape)
        try await host.search("a")
        host.clearRecord()
        await host.resize(to: .phone)
        #expect(place(in: host) == "drawer")
        #expect(host.record.operations == ["set placement"])
        #expect(host.isSearching)
        #expect(host.searchText == "a")
        await host.resize(to: .tabletLandscape)
        #expect(place(in: host) == "toolbar")
        #expect(host.shows("Inside searches"))

        let split = HeadlessHost(TwoColumns(), size: .tabletLandscape)
        try await split.search("")
        split.clearRecord()
        await split.resize(to: .phone)
        #expect(split.isSearching)
        #expect(!split.record.operations.contains("insert search-field"))
        await split.resize(to: .tabletLandscape)
        #expect(split.isSearching)
    }

    @Test("G01 a container that replaces another has the field, and the search continues")
    func swappedContainers() async throws {
        struct Root: View {
            @State private var text = ""
            @State private var isSplit = false
            var body: some View {
                Group {
                    if isSplit {
                        NavigationSplitView {
                            Button("Swap") { isSplit = false }
                        } detail: {
                            Text("Detail")
                        }
                    } else {
                        NavigationStack { Button("Swap") { isSplit = true } }
                    }
                }
                .searchable(text: $text)
            }
        }
        let host = HeadlessHost(Root(), size: .tabletLandscape)
        try await host.search("a")
        try await host.tap("Swap")
        #expect(place(in: host) == "sidebar drawer")
        #expect(host.isSearching)
        try await host.search("ab")
        try await host.tap("Swap")
        #expect(place(in: host) == "toolbar")
        #expect(host.searchText == "ab")
    }

    @Test("G01 a focused field that moves to another bar keeps the focus")
    func focusAfterSwap() throws {
        struct Root: View {
            @State private var isOther = false
            var body: some View {
                Group {
                    if isOther {
                        NavigationStack { Text("Other") }
                    } else {
                        NavigationStack { Button("Swap") { isOther = true } }
                    }
                }
                .searchable(text: .constant(""))
            }
        }
        let typed = ControlStage(Root())
        try typed.send(.focus(true), to: typed.element(.searchField))
        #expect(try typed.send(.activate, to: typed.element(.button, "Swap")).contains("focus search-field"))
        let left = ControlStage(Root())
        #expect(try !left.send(.activate, to: left.element(.button, "Swap")).contains("focus search-field"))
    }

    @Test("G01 removing a searchable view removes its field, and of two the innermost applies")
    func comingAndGoing() async throws {
        struct Root: View {
            @State private var isShown = true
            var body: some View {
                NavigationStack {
                    VStack {
                        if isShown { Text("A").searchable(text: .constant("inner")) }
                        Button("Switch") { isShown.toggle() }
                    }
                    .searchable(text: .constant("outer"))
                }
            }
        }
        let host = HeadlessHost(Root())
        #expect(host.searchText == "inner")
        try await host.tap("Switch")
        #expect(host.searchText == "outer")
        try await host.tap("Switch")
        #expect(host.searchText == "inner")
    }

    @Test("G01 without a title the bar is shown for the field, next to toolbar items")
    func bars() {
        let host = HeadlessHost(
            NavigationStack {
                Text("A").searchable(text: .constant("")).toolbar { Button("Plus") {} }
            })
        #expect(!host.outline.contains("display-mode=none"))
        #expect(host.shows("Plus"))
    }
}
