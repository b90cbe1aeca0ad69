import BackstaffTesting
import SwiftUI
import Testing

/// An app that stores a path, with only `import SwiftUI`.
@MainActor
@Suite
struct NavigationPathFormTests {
    struct Recipe: NamedNavigationValue {
        static let navigationValueName = "recipe"
        var id: Int
    }

    /// Stores a path in a file.
    @Observable
    final class Model {
        var path: NavigationPath
        private(set) var file: Data?

        init(file: Data? = nil) {
            path = NavigationPath()
            do {
                guard let file else { return }
                path = NavigationPath(try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: file))
            } catch {}
        }

        func save() {
            guard let representation = path.codable else { return }
            file = try? JSONEncoder().encode(representation)
        }
    }

    struct Cookbook: View {
        @Bindable var model: Model

        var body: some View {
            NavigationStack(path: $model.path) {
                NavigationLink("Soup", value: Recipe(id: 1))
                    .navigationDestination(for: Recipe.self) { recipe in
                        Button("Recipe \(recipe.id)") { model.path.removeLast(model.path.count) }
                    }
            }
        }
    }

    @Test(
        "A05 an app that saves its path shows the same screen after a restart, one that doesn't shows its root"
    )
    func startedAgain() async throws {
        let model = Model()
        let host = HeadlessHost(Cookbook(model: model))
        try await host.tap("Soup")
        #expect(HeadlessHost(Cookbook(model: Model(file: model.file))).shows("Soup"))
        model.save()
        let next = Model(file: model.file)
        let again = HeadlessHost(Cookbook(model: next))
        #expect(again.shows("Recipe 1"))
        #expect(next.path == model.path)
        #expect(next.path.last(of: Recipe.self) == Recipe(id: 1))
        #expect(model.file.map { String(decoding: $0, as: UTF8.self) } == #"["recipe","{\"id\":1}"]"#)
        try await again.tap("Recipe 1")
        #expect(again.shows("Soup"))
        #expect(next.path.isEmpty)
    }

    @Test("K10 an app reads its path and pops to one of its values")
    func reading() {
        var path = NavigationPath([Recipe(id: 1), Recipe(id: 2)])
        path.append("word")
        #expect(path.elements.count == 3)
        #expect(path.contains("word"))
        #expect(!path.contains("other word"))
        path.pop(toLast: Recipe.self)
        #expect(path.last as? Recipe == Recipe(id: 2))
        path.pop(to: Recipe(id: 1))
        #expect(path.count == 1)
        path.removeAll()
        #expect(path.isEmpty)
    }
}
