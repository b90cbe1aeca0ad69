import BackstaffTesting
import BackstaffUI
import Testing

@MainActor
@Suite
struct ToolbarTests {
    @Test("H01 the innermost title is shown, and follows changes")
    func titles() async throws {
        struct Root: View {
            @State private var count = 0

            var body: some View {
                NavigationStack {
                    VStack {
                        Button("Add") { count += 1 }
                            .navigationTitle("Inner \(count)")
                    }
                    .navigationTitle("Outer")
                }
            }
        }
        let host = HeadlessHost(Root())
        #expect(host.title == "Inner 0")
        try await host.tap("Add")
        #expect(host.title == "Inner 1")
        #expect(host.record.operations == ["text \"Inner 1\""])
    }

    @Test("H01 removing a title shows the one around it, and each screen has its own")
    func comingAndGoing() async throws {
        struct Root: View {
            @State private var isShown = true

            var body: some View {
                NavigationStack {
                    VStack {
                        if isShown { Text("Titled").navigationTitle("Inner") }
                        Button("Switch") { isShown.toggle() }
                        NavigationLink("Next", value: 1)
                    }
                    .navigationTitle("Outer")
                    .navigationDestination(for: Int.self) { _ in Text("No title") }
                }
            }
        }
        let host = HeadlessHost(Root())
        #expect(host.title == "Inner")
        try await host.tap("Switch")
        #expect(host.title == "Outer")
        try await host.tap("Switch")
        #expect(host.title == "Inner")
        try await host.tap("Next")
        #expect(host.title == "")
        #expect(host.backButton == "Inner")
        try await host.goBack()
        #expect(host.title == "Inner")
    }

    @Test("H01 a title from a binding follows it, and one of spaces is shown unchanged")
    func otherTitles() async throws {
        struct Root: View {
            @State private var title = "  "

            var body: some View {
                NavigationStack {
                    Button("Rename") { title = "New" }.navigationTitle($title)
                }
            }
        }
        let host = HeadlessHost(Root())
        #expect(host.title == "  ")
        try await host.tap("Rename")
        #expect(host.title == "New")
    }

    @Test("H02 the display mode is that of the screen, else that of the screen below, else large")
    func displayModes() async throws {
        struct Root: View {
            var body: some View {
                NavigationStack {
                    NavigationLink("To 1", value: 1)
                        .navigationTitle("Root")
                        .navigationDestination(for: Int.self) { number in
                            NavigationLink("To \(number + 1)", value: number + 1)
                                .navigationTitle("Screen \(number)")
                                .navigationBarTitleDisplayMode(number == 2 ? .inline : .automatic)
                        }
                }
            }
        }
        let host = HeadlessHost(Root())
        func mode() throws -> String? {
            let bars = try host.all(role: "navigation-bar")
            return bars.last?.outline.split(separator: "\n").first?.split(separator: "=").last.map(String.init)
        }
        #expect(try mode() == "large")
        try await host.tap("To 1")
        #expect(try mode() == "large")
        try await host.tap("To 2")
        #expect(try mode() == "inline")
        try await host.tap("To 3")
        #expect(try mode() == "inline")
        for _ in 0..<2 { try await host.goBack() }
        #expect(try mode() == "large")
    }

    @Test("H02 a title looks the same whether the covered screens were created or not")
    func displayModeOfAssignedPath() async throws {
        struct Root: View {
            @State private var path: [Int] = []

            var body: some View {
                NavigationStack(path: $path) {
                    VStack {
                        NavigationLink("To 1", value: 1)
                        Button("To 3 at once") { path = [1, 2, 3] }
                    }
                    .navigationTitle("Root")
                    .navigationBarTitleDisplayMode(.inline)
                    .navigationDestination(for: Int.self) { number in
                        NavigationLink("To \(number + 1)", value: number + 1).navigationTitle("Screen \(number)")
                    }
                }
            }
        }
        func mode(_ host: HeadlessHost) throws -> String? {
            try host.all(role: "navigation-bar").last?.outline.split(separator: "\n").first?.split(separator: "=").last
                .map(String.init)
        }
        let stepwise = HeadlessHost(Root())
        for number in 1...3 { try await stepwise.tap("To \(number)") }
        let atOnce = HeadlessHost(Root())
        try await atOnce.tap("To 3 at once")
        #expect(try mode(stepwise) == "inline")
        #expect(try mode(atOnce) == "inline")
    }

    @Test("H04 items are in the bar of their own screen, work, and follow state")
    func items() async throws {
        struct Root: View {
            @State private var count = 0
            @State private var hasMore = false

            var body: some View {
                NavigationStack {
                    NavigationLink("Next", value: 1)
                        .navigationTitle("Root")
                        .toolbar {
                            ToolbarItem(placement: .topBarLeading) { Button("Count \(count)") { count += 1 } }
                            ToolbarItem(placement: .primaryAction) { Button("More") { hasMore.toggle() } }
                            if hasMore {
                                ToolbarItem(placement: .bottomBar) { Text("More is here") }
                            }
                        }
                        .navigationDestination(for: Int.self) { _ in
                            Text("Detail").toolbar { Button("Detail's") {} }
                        }
                }
            }
        }
        let host = HeadlessHost(Root())
        try await host.tap("Count 0")
        #expect(host.shows("Count 1"))
        #expect(host.record.operations == ["text \"Count 1\""])
        #expect(!host.shows("More is here"))
        try await host.tap("More")
        #expect(host.shows("More is here"))
        try await host.tap("More")
        #expect(!host.shows("More is here"))
        try await host.tap("Next")
        #expect(host.shows("Detail's"))
        #expect(!host.shows("More"))
        try await host.goBack()
        #expect(host.shows("Count 1"))
        #expect(!host.shows("Detail's"))
    }

    @Test("H02 adding and removing an item doesn't touch the other items or the content")
    func conditionalItemBelowWrapper() async throws {
        struct Root: View {
            @State private var isEditing = false

            var body: some View {
                NavigationStack {
                    Button("Toggle") { isEditing.toggle() }
                        .toolbar {
                            ToolbarItem(placement: .topBarTrailing) { Button("Share") {} }
                            if isEditing { ToolbarItem(placement: .topBarTrailing) { Button("Done") {} } }
                        }
                        .padding()
                }
            }
        }
        let host = HeadlessHost(Root())
        let before = host.outline
        try await host.tap("Toggle")
        #expect(host.shows("Done"))
        #expect(host.outline.split(separator: "\n").count { $0.contains("padding") } == 1)
        try await host.tap("Toggle")
        #expect(host.outline == before)
    }
}
