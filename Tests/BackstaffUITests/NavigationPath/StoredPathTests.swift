import BackstaffNavigation
import BackstaffTesting
import BackstaffUI
import Testing
import ViewTestSupport

/// Stacks that show stored paths.
@MainActor
@Suite
struct StoredPathTests {
    struct Recipe: Hashable, Codable {
        @TaskLocal static var journal: Journal?
        var id: Int

        init(id: Int) { self.id = id }

        init(from decoder: any Decoder) throws {
            id = try decoder.singleValueContainer().decode(Int.self)
            MainActor.assumeIsolated { Self.journal?.note("read \(id)") }
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(id)
        }
    }

    struct Step: Hashable, Codable {
        var number: Int
    }

    @Observable
    final class Model {
        var path = NavigationPath()
        var isLoaded = true
        var isAsking = false
    }

    /// The root declares the destination for recipes after loading. Screens of recipes declare the one for steps. Words
    /// have no destination.
    struct Cookbook: View {
        @Bindable var model: Model

        var body: some View {
            NavigationStack(path: $model.path) {
                if model.isLoaded {
                    NavigationLink("Recipe 1", value: Recipe(id: 1))
                        .navigationTitle("Recipes")
                        .navigationDestination(for: Recipe.self) { RecipeScreen(recipe: $0) }
                        .navigationDestination(isPresented: $model.isAsking) { Text("Question") }
                } else {
                    Text("Loading")
                }
            }
        }
    }

    struct RecipeScreen: View {
        let recipe: Recipe
        @State private var count = 0

        var body: some View {
            VStack {
                NavigationLink("Step 1", value: Step(number: 1))
                Text("Count \(count)")
                Button("Count") { count += 1 }
            }
            .navigationTitle("Recipe \(recipe.id)")
            .navigationDestination(for: Step.self) { Text("Step \($0.number)") }
        }
    }

    private static let names = "BackstaffUITests.StoredPathTests"

    /// Returns the path that was stored with these types and values, the top last.
    private func path(_ stored: (type: String, json: String)...) throws -> NavigationPath {
        let strings = stored.reversed().flatMap {
            [$0.type.contains(".") ? $0.type : "\(Self.names).\($0.type)", $0.json]
        }
        let data = try JSONEncoder().encode(strings)
        return NavigationPath(try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data))
    }

    private func restored(_ path: NavigationPath) throws -> NavigationPath {
        let data = try JSONEncoder().encode(try #require(path.codable))
        return NavigationPath(try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data))
    }

    /// Shows an initial path, and returns the resulting reports.
    private func show(_ path: NavigationPath, in model: Model = Model()) -> (
        host: HeadlessHost, reports: [Diagnostics.Report]
    ) {
        model.path = path
        let receiver = Diagnostics.Receiver()
        let host = Diagnostics.$receiver.withValue(receiver) {
            let host = HeadlessHost(Cookbook(model: model))
            host.update()
            return host
        }
        return (host, receiver.reports)
    }

    // MARK: Restoring

    @Test(
        "A05 a stored path shows its screens, each with the nearest destination below, and back visits them"
    )
    func shown() async throws {
        let model = Model()
        let (host, reports) = show(try path(("Recipe", "1"), ("Recipe", "2"), ("Step", #"{"number":3}"#)), in: model)
        #expect(host.shows("Step 3"))
        #expect(host.backButton == "Recipe 2")
        #expect(model.path.count == 3)
        try await host.goBack()
        #expect(host.title == "Recipe 2")
        try await host.goBack()
        #expect(host.title == "Recipe 1")
        try await host.tap("Step 1")
        #expect(host.shows("Step 1"))
        #expect(model.path == NavigationPath(elements: [Recipe(id: 1), Step(number: 1)]))
        #expect(reports.filter { !$0.message.contains("was declared earlier on the stack") } == [])
    }

    @Test("A05 a path that was built by taps, stored and restored shows the same screens and is equal")
    func roundTrip() async throws {
        let model = Model()
        let (host, _) = show(NavigationPath(), in: model)
        try await host.tap("Recipe 1")
        try await host.tap("Step 1")
        let again = Model()
        let (next, reports) = show(try restored(model.path), in: again)
        #expect(next.texts == host.texts)
        #expect(next.path == host.path)
        #expect(again.path == model.path)
        #expect(again.path.codable == model.path.codable)
        #expect(reports == [])
        try await next.goBack()
        #expect(again.path != model.path)
    }

    @Test("A05 each stored value is decoded once, and not again when the path is written or the stack updates")
    func readOnce() async throws {
        let journal = Journal()
        try await Recipe.$journal.withValue(journal) {
            let model = Model()
            let stored = try path(("Recipe", "1"), ("Recipe", "2"))
            #expect(journal.take() == [])
            let (host, _) = show(stored, in: model)
            #expect(journal.take() == ["read 1", "read 2"])
            model.path.append(Recipe(id: 3))
            host.update()
            try await host.goBack()
            try await host.tap("Count")
            #expect(model.path == stored)
            #expect(journal.take() == [])
        }
    }

    @Test("A05 writing a stored path that equals the current one changes no screen")
    func equalPath() async throws {
        let model = Model()
        let (host, _) = show(NavigationPath([Recipe(id: 1)]), in: model)
        try await host.tap("Count")
        model.path = try path(("Recipe", "1"))
        host.update()
        #expect(host.shows("Count 1"))
        model.path = try path(("Recipe", "2"))
        host.update()
        #expect(host.shows("Count 0"))
    }

    // MARK: Dropped values

    @Test(
        "A05 a path is cut at the first value of an unknown type; the values below stay, and one report is made"
    )
    func unknownType() async throws {
        let model = Model()
        let (host, reports) = show(
            try path(("Recipe", "1"), ("Gone.Type", "{}"), ("Recipe", "2"), ("Gone.Type", "{}")), in: model)
        #expect(host.title == "Recipe 1")
        #expect(model.path == NavigationPath([Recipe(id: 1)]))
        #expect(reports.map(\.mistake) == [.unreadableValue])
        #expect(
            reports[0].message.contains(#"a value of type "Gone.Type" that none of the stack's destinations reads"#))
        #expect(reports[0].message.contains("left out, with 2 above it."))
        #expect(reports[0].place?.hasPrefix("BackstaffUITests/StoredPathTests.swift:") == true)
        try await host.tap("Step 1")
        #expect(host.shows("Step 1"))
        #expect(model.path.count == 2)
    }

    @Test(
        "A05 a value that can't be decoded is dropped, and so is one whose type has no destination below it",
        arguments: [("Recipe", "\"soup\""), ("Recipe", ""), ("Step", #"{"number":1}"#), ("Swift.String", "\"word\"")])
    func unreadable(_ type: String, _ json: String) throws {
        let model = Model()
        let (host, reports) = show(try path((type, json), ("Recipe", "1")), in: model)
        #expect(host.title == "Recipes")
        #expect(model.path.isEmpty)
        #expect(reports.count == 1)
    }

    @Test("A05 a value of the same type that wasn't stored stays, and shows that it has no destination")
    func notStored() throws {
        let model = Model()
        let (_, reports) = show(NavigationPath([Step(number: 1)]), in: model)
        #expect(model.path.count == 1)
        #expect(reports.count == 1)
        #expect(reports[0].message.contains("there is no matching navigationDestination"))
    }

    @Test("A05 a path without any readable value shows the root, and pushing works")
    func nothingReadable() async throws {
        let model = Model()
        let (host, _) = show(try path(("A.B", ""), ("C.D", "")), in: model)
        #expect(host.title == "Recipes")
        try await host.tap("Recipe 1")
        #expect(host.title == "Recipe 1")
        #expect(model.path == NavigationPath([Recipe(id: 1)]))
    }

    @Test("A05 unreadable stored values are also dropped when they are appended to a shown path")
    func appended() throws {
        let model = Model()
        let (host, _) = show(NavigationPath([Recipe(id: 1)]), in: model)
        let more = try path(("Gone.Type", "{}"))
        Diagnostics.$receiver.withValue(Diagnostics.Receiver()) {
            model.path = NavigationPath(elements: model.path.elements + more.elements + [Recipe(id: 2)])
            host.update()
        }
        #expect(host.title == "Recipe 1")
        #expect(model.path.count == 1)
    }

    @Test("A05 a path that refuses writes is shown as far as it can be read, and there is no loop")
    func constantPath() throws {
        struct Root: View {
            let path: NavigationPath
            @State private var count = 0

            var body: some View {
                NavigationStack(path: .constant(path)) {
                    Button("Add \(count)") { count += 1 }
                        .navigationDestination(for: Recipe.self) { Text("Recipe \($0.id)") }
                }
            }
        }
        let path = try path(("Recipe", "1"), ("Gone.Type", "{}"))
        let receiver = Diagnostics.Receiver()
        Diagnostics.$receiver.withValue(receiver) {
            let host = HeadlessHost(Root(path: path))
            host.update()
            #expect(host.shows("Recipe 1"))
            #expect(host.trouble == nil)
        }
        #expect(receiver.reports.count == 1)
    }

    @Test("A05 a type name from outside is shortened to one line in the report")
    func hostileName() throws {
        let (_, reports) = show(try path(("Evil.\n" + String(repeating: "x", count: 10_000), "{}")))
        #expect(reports.count == 1)
        #expect(reports[0].message.count < 500)
        #expect(!reports[0].message.contains("\n"))
    }

    @Test("A05 a view that the root presents stays above the values that could be restored")
    func presentedView() async throws {
        let model = Model()
        model.isAsking = true
        let (host, _) = show(try path(("Recipe", "1"), ("Gone.Type", "{}")), in: model)
        #expect(host.shows("Question"))
        #expect(model.isAsking)
        try await host.goBack()
        #expect(host.title == "Recipe 1")
        #expect(!model.isAsking)
    }

    // MARK: Waiting for destinations

    @Test("A05 a stored path waits unchanged while the stack has no destination; then its screens are shown")
    func waiting() async throws {
        let model = Model()
        model.isLoaded = false
        let stored = try path(("Recipe", "1"), ("Step", #"{"number":3}"#))
        let (host, reports) = show(stored, in: model)
        #expect(host.shows("Loading"))
        #expect(model.path.count == 2)
        #expect(reports == [])
        model.isLoaded = true
        host.update()
        #expect(host.shows("Step 3"))
        #expect(model.path == stored)
        try await host.goBack()
        #expect(host.title == "Recipe 1")
    }

    @Test("A05 unreadable values of a waiting path are dropped when it is shown")
    func waitingInVain() throws {
        let model = Model()
        model.isLoaded = false
        let (host, _) = show(try path(("Recipe", "1"), ("Gone.Type", "{}")), in: model)
        #expect(model.path.count == 2)
        let receiver = Diagnostics.Receiver()
        Diagnostics.$receiver.withValue(receiver) {
            model.isLoaded = true
            host.update()
        }
        #expect(host.title == "Recipe 1")
        #expect(model.path.count == 1)
        #expect(receiver.reports.count == 1)
    }

    @Test("A05 a newly written path replaces a waiting one")
    func writtenWhileWaiting() throws {
        let model = Model()
        model.isLoaded = false
        let (host, _) = show(try path(("Recipe", "1")), in: model)
        model.path = NavigationPath()
        host.update()
        model.isLoaded = true
        host.update()
        #expect(host.title == "Recipes")
        #expect(model.path.isEmpty)
    }

    // MARK: Not Codable

    @Test("A05 a path that can't be stored is reported at the declaration of the type's destination")
    func notCodable() throws {
        struct Sketch: Hashable {}
        struct Root: View {
            var body: some View {
                NavigationStack {
                    Text("Root").navigationDestination(for: Sketch.self) { _ in Text("Sketch") }
                }
            }
        }
        let receiver = Diagnostics.Receiver()
        Diagnostics.$receiver.withValue(receiver) {
            _ = HeadlessHost(Root())
            #expect(NavigationPath([Sketch()]).codable == nil)
        }
        #expect(receiver.reports.count == 1)
        #expect(receiver.reports[0].message.contains("presented value of type “Sketch” is not Codable."))
        #expect(receiver.reports[0].place?.hasPrefix("BackstaffUITests/StoredPathTests.swift:") == true)
    }

    // MARK: Reading a path

    @Test(
        "K10 an app goes back to a value or a type in the path; that screen keeps its state, and those above are gone"
    )
    func popping() async throws {
        let model = Model()
        let (host, _) = show(NavigationPath(), in: model)
        try await host.tap("Recipe 1")
        try await host.tap("Count")
        model.path.append(Recipe(id: 2))
        model.path.append(Step(number: 1))
        host.update()
        #expect(host.shows("Step 1"))
        model.path.pop(toLast: Recipe.self)
        host.update()
        #expect(host.title == "Recipe 2")
        #expect(host.shows("Count 0"))
        model.path.pop(to: Recipe(id: 3))
        host.update()
        #expect(host.title == "Recipe 2")
        model.path.pop(toLast: Recipe.self) { $0.id == 1 }
        host.update()
        #expect(host.title == "Recipe 1")
        #expect(host.shows("Count 1"))
        model.path.removeAll()
        host.update()
        #expect(host.title == "Recipes")
    }
}
