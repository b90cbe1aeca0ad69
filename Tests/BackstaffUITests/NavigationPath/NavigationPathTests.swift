import BackstaffTesting
import BackstaffUI
import Testing
import ViewTestSupport

@MainActor
@Suite
struct NavigationPathTests {
    private struct Root: View {
        @Bindable var model: PathModel

        var body: some View {
            NavigationStack(path: $model.path) {
                VStack {
                    Button("Append a number") { model.path.append(1) }
                    Button("Append a word") { model.path.append("one") }
                }
                .navigationTitle("Root")
                .navigationDestination(for: Int.self) { number in
                    VStack {
                        Text("Number \(number)")
                        NavigationLink("A word", value: "linked")
                        Button("Back twice") { model.path.removeLast(2) }
                    }
                }
                .navigationDestination(for: String.self) { Text("Word \($0)") }
            }
        }
    }

    @Test("A03 one path contains values of several types, and each shows its own destination")
    func mixedTypes() async throws {
        let model = PathModel()
        let host = HeadlessHost(Root(model: model))
        try await host.tap("Append a number")
        #expect(host.shows("Number 1"))
        try await host.tap("A word")
        #expect(host.shows("Word linked"))
        #expect(host.path == ["1", "linked"])
        try await host.goBack()
        #expect(host.shows("Number 1"))
        #expect(model.path.count == 1)
    }

    @Test("A03 values of different types never share a screen")
    func typesDiffer() async throws {
        let model = PathModel()
        let host = HeadlessHost(Root(model: model))
        model.path = NavigationPath([1])
        host.update()
        model.path = NavigationPath(["1"])
        host.update()
        #expect(host.shows("Word 1"))
        #expect(!host.shows("Number 1"))
    }

    @Test("A04 an app can use append, removeLast, count and isEmpty")
    func editing() async throws {
        let model = PathModel()
        let host = HeadlessHost(Root(model: model))
        #expect(model.path.isEmpty)
        model.path.append(1)
        model.path.append("two")
        model.path.append(3)
        host.update()
        #expect(model.path.count == 3)
        #expect(host.shows("Number 3"))
        try await host.tap("Back twice")
        #expect(host.shows("Number 1"))
        model.path.removeLast(model.path.count)
        host.update()
        #expect(host.title == "Root")
        #expect(model.path.isEmpty)
        model.path.removeLast(model.path.count)
        host.update()
        #expect(host.title == "Root")
    }
}
