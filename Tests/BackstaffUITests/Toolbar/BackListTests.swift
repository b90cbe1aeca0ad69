import BackstaffNavigation
import BackstaffTesting
import BackstaffUI
import Testing

@MainActor
@Suite("The list of a back button")
struct BackListTests {
    /// A stack of numbers that counts the writes to its path.
    private struct Numbers: View {
        let model: Model

        var body: some View {
            let path = Binding {
                model.path
            } set: {
                model.path = $0
                model.writes += 1
            }
            NavigationStack(path: path) {
                NavigationLink("To 1", value: 1)
                    .navigationTitle("Root")
                    .navigationDestination(for: Int.self) { number in
                        Screen(number: number)
                    }
            }
        }

        struct Screen: View {
            let number: Int
            @State private var isChanged = false

            var body: some View {
                VStack {
                    NavigationLink("To \(number + 1)", value: number + 1)
                    Toggle("Changed \(number)", isOn: $isChanged)
                }
                .navigationTitle("Screen \(number)")
                .confirmsLeaving("Discard \(number)?", isActive: isChanged)
            }
        }
    }

    @MainActor @Observable
    final class Model {
        var path: [Int] = []
        @ObservationIgnored var writes = 0
    }

    @Test("H10 the back button lists the screens below, the nearest first; choosing one pops to it in one path write")
    func choice() async throws {
        let model = Model()
        let host = HeadlessHost(Numbers(model: model))
        for number in 1...4 { try await host.tap("To \(number)") }
        model.writes = 0
        #expect(try await host.openBackList() == ["Screen 3", "Screen 2", "Screen 1", "Root"])
        #expect(model.writes == 0)
        try await host.tap("Screen 1")
        #expect(model.path == [1])
        #expect(model.writes == 1)
        #expect(host.title == "Screen 1")
        #expect(host.record.motions.last == "pop")
        #expect(try host.all(role: "menu-items").isEmpty)
    }

    @Test("H10 the list can be closed without a choice, opened again, and can pop to the root")
    func closing() async throws {
        let model = Model()
        let host = HeadlessHost(Numbers(model: model))
        for number in 1...2 { try await host.tap("To \(number)") }
        let before = host.outline
        try await host.openBackList()
        try await host.closeContextMenu()
        #expect(host.outline == before)
        try await host.goBack(to: "Root")
        #expect(model.path == [])
        #expect(host.title == "Root")
        #expect(host.backButton == nil)
    }

    @Test("H10 covered screens that were never created are created for their titles, without appearing")
    func unmade() async throws {
        let model = Model()
        model.path = [1, 2, 3]
        let host = HeadlessHost(Numbers(model: model))
        #expect(host.title == "Screen 3")
        #expect(try await host.openBackList() == ["Screen 2", "Screen 1", "Root"])
        try await host.tap("Screen 2")
        #expect(model.path == [1, 2])
        #expect(host.title == "Screen 2")
        #expect(host.backButton == "Screen 1")
    }

    @Test("H10 choosing an entry asks for confirmation if changes would be lost, like the back button")
    func guards() async throws {
        let model = Model()
        let host = HeadlessHost(Numbers(model: model))
        for number in 1...3 { try await host.tap("To \(number)") }
        try await host.tap("Changed 3")
        try await host.goBack(to: "Screen 1")
        #expect(host.shows("Discard 3?"))
        #expect(model.path == [1, 2, 3])
        try await host.tap("Stay")
        #expect(host.title == "Screen 3")
        try await host.goBack(to: "Screen 1")
        try await host.tap("Discard")
        #expect(model.path == [1])
    }

    @Test("H10 choosing an entry that is gone is refused, and the stack doesn't change")
    func goneEntry() async throws {
        let model = Model()
        let host = HeadlessHost(Numbers(model: model))
        for number in 1...3 { try await host.tap("To \(number)") }
        try await host.openBackList()
        let entry = try host.find("Screen 2")
        model.path = [7]
        #expect(!host.tapNow(entry))
        await host.settle()
        #expect(model.path == [7])
        #expect(host.title == "Screen 7")
        #expect(try host.all(role: "menu-items").isEmpty)
    }

    @Test("H10 the list closes when another screen covers it")
    func covering() async throws {
        let model = Model()
        let host = HeadlessHost(Numbers(model: model))
        try await host.tap("To 1")
        try await host.openBackList()
        model.path = [1, 2]
        await host.settle()
        #expect(try host.all(role: "menu-items").isEmpty)
        try await host.goBack()
        #expect(try host.all(role: "menu-items").isEmpty)
    }

    @Test("H10 a hidden back button has no list; swipe and Escape can't leave the screen, but the app can")
    func hidden() async throws {
        struct Root: View {
            @State private var path = [1]

            var body: some View {
                NavigationStack(path: $path) {
                    Text("Root")
                        .navigationTitle("Root")
                        .navigationDestination(for: Int.self) { _ in
                            Button("Leave") { path = [] }
                                .navigationTitle("Detail")
                                .navigationBarBackButtonHidden()
                        }
                }
            }
        }
        let host = HeadlessHost(Root())
        #expect(host.backButton == nil)
        await #expect(throws: LookUpFailure.self) { try await host.openBackList() }
        try await host.swipeBack()
        #expect(host.title == "Detail")
        try await host.pressEscape()
        #expect(host.title == "Detail")
        try await host.tap("Leave")
        #expect(host.title == "Root")
    }

    private struct Columns: View {
        @State private var category: Int?
        @State private var item: Int?

        var body: some View {
            NavigationSplitView {
                List([1, 2], id: \.self, selection: $category) { Text("Category \($0)") }.navigationTitle("Categories")
            } content: {
                List([1, 2], id: \.self, selection: $item) { Text("Item \($0)") }.navigationTitle("Items")
            } detail: {
                NavigationStack {
                    NavigationLink("Deeper", value: "x")
                        .navigationTitle("Detail")
                        .navigationDestination(for: String.self) { _ in Text("Deep").navigationTitle("Deep") }
                }
            }
        }
    }

    @Test("H10 collapsed: the list continues with the columns before")
    func columns() async throws {
        let host = HeadlessHost(Columns(), size: .phone)
        for words in ["Category 1", "Item 2", "Deeper"] { try await host.tap(words) }
        #expect(try await host.openBackList() == ["Detail", "Items", "Categories"])
        try await host.tap("Items")
        #expect(host.title == "Items")
        #expect(host.backButton == "Categories")
        try await host.tap("Item 1")
        try await host.goBack(to: "Categories")
        #expect(host.title == "Categories")
        #expect(host.trouble == nil)
    }

    @Test("H10 expanded: a column's list has the screens of that column only")
    func expandedColumns() async throws {
        let host = HeadlessHost(Columns(), size: Size(width: 1440, height: 900))
        for words in ["Category 1", "Item 2", "Deeper"] { try await host.tap(words) }
        #expect(try await host.openBackList() == ["Detail"])
        try await host.tap("Detail")
        #expect(!host.shows("Deep"))
        #expect(host.shows("Item 2"))
    }
}
