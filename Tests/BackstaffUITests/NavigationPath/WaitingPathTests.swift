import BackstaffNavigation
import BackstaffTesting
import BackstaffUI
import Testing

/// Stored paths whose values wait for their destination, while a flag shows a view above them.
@MainActor
@Suite
struct WaitingPathTests {
    struct Recipe: Hashable, Codable {
        let id: Int
    }

    @Observable
    final class Model {
        var path = NavigationPath()
        var isLoaded = false
        var isAsking = false
    }

    /// The destination for recipes is declared once the recipes are loaded. The question is there from the start.
    struct Cookbook: View {
        @Bindable var model: Model

        var body: some View {
            NavigationStack(path: $model.path) {
                VStack {
                    if model.isLoaded {
                        Text("Loaded")
                            .navigationDestination(for: Recipe.self) {
                                Text("About \($0.id)").navigationTitle("Recipe \($0.id)")
                            }
                    } else {
                        Text("Loading")
                    }
                }
                .navigationTitle("Recipes")
                .navigationDestination(isPresented: $model.isAsking) { Question() }
            }
        }
    }

    struct Question: View {
        @State private var guests = 0

        var body: some View {
            Button("\(guests) guests") { guests += 1 }
                .navigationTitle("Question")
        }
    }

    private func stored(_ types: String...) throws -> NavigationPath {
        var strings: [String] = []
        for (index, type) in types.enumerated().reversed() {
            strings += ["BackstaffUITests.WaitingPathTests.\(type)", #"{"id":\#(index + 1)}"#]
        }
        let data = try JSONEncoder().encode(strings)
        return NavigationPath(try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data))
    }

    private func titles(goingBackIn host: HeadlessHost) async throws -> [String] {
        var titles = [host.title ?? ""]
        while host.depth > 0 {
            try await host.goBack()
            titles.append(host.title ?? "")
        }
        return titles
    }

    @Test("A17 when the waiting values' destination appears, the flag's view stays on top and the values are below it")
    func flagAboveWaiting() async throws {
        let model = Model()
        model.path = try stored("Recipe", "Recipe")
        let host = HeadlessHost(Cookbook(model: model))
        #expect(host.shows("Loading"))
        #expect(host.backButton == nil)
        model.isAsking = true
        host.update()
        try await host.tap("0 guests")
        #expect(host.backButton == "Recipes")

        model.isLoaded = true
        host.update()
        #expect(host.title == "Question")
        #expect(host.shows("1 guests"))
        #expect(host.depth == 3)
        #expect(model.path.count == 2)
        #expect(model.isAsking)
        #expect(host.backButton == "Recipe 2")

        #expect(try await titles(goingBackIn: host) == ["Question", "Recipe 2", "Recipe 1", "Recipes"])
        #expect(!model.isAsking)
        #expect(model.path.isEmpty)
    }

    @Test("A17 the view of a flag that is set from the start is above the waiting values")
    func flagFromTheStart() async throws {
        let model = Model()
        model.path = try stored("Recipe")
        model.isAsking = true
        let host = HeadlessHost(Cookbook(model: model))
        #expect(host.title == "Question")
        #expect(host.backButton == "Recipes")
        model.isLoaded = true
        host.update()
        #expect(model.isAsking)
        #expect(try await titles(goingBackIn: host) == ["Question", "Recipe 1", "Recipes"])
    }

    @Test("A17 clearing the flag while values wait removes none of the values")
    func clearedWhileWaiting() async throws {
        let model = Model()
        model.path = try stored("Recipe")
        let host = HeadlessHost(Cookbook(model: model))
        model.isAsking = true
        host.update()
        model.isAsking = false
        host.update()
        #expect(host.title == "Recipes")
        #expect(model.path.count == 1)
        model.isLoaded = true
        host.update()
        #expect(host.title == "Recipe 1")
        #expect(host.depth == 1)
    }

    @Test("A17 going back from the flag's view while values wait removes none of the values")
    func leftWhileWaiting() async throws {
        let model = Model()
        model.path = try stored("Recipe")
        let host = HeadlessHost(Cookbook(model: model))
        model.isAsking = true
        host.update()
        try await host.goBack()
        #expect(!model.isAsking)
        #expect(host.title == "Recipes")
        #expect(model.path.count == 1)
        model.isLoaded = true
        host.update()
        #expect(host.title == "Recipe 1")
    }

    @Test("A17 if a waiting value can't be read, it is left out, and the flag's view stays above the others")
    func partlyReadable() async throws {
        let model = Model()
        model.path = try stored("Recipe", "Gone", "Recipe")
        let host = HeadlessHost(Cookbook(model: model))
        model.isAsking = true
        host.update()
        try await host.tap("0 guests")
        let receiver = Diagnostics.Receiver()
        Diagnostics.$receiver.withValue(receiver) {
            model.isLoaded = true
            host.update()
        }
        #expect(receiver.reports.count == 1)
        #expect(model.path.count == 1)
        #expect(host.shows("1 guests"))
        #expect(try await titles(goingBackIn: host) == ["Question", "Recipe 1", "Recipes"])
    }

    @Test("A17 writing an empty path while values wait removes the values and keeps the flag's view")
    func writtenWhileWaiting() async throws {
        let model = Model()
        model.path = try stored("Recipe")
        let host = HeadlessHost(Cookbook(model: model))
        model.isAsking = true
        host.update()
        try await host.tap("0 guests")
        model.path = NavigationPath()
        host.update()
        #expect(model.isAsking)
        #expect(host.shows("1 guests"))
        model.isLoaded = true
        host.update()
        #expect(try await titles(goingBackIn: host) == ["Question", "Recipes"])
    }
}
