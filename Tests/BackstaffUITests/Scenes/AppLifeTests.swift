import BackstaffTesting
import Testing

@testable import BackstaffUI

/// A visitor's app ends with the visitor, a preview's with the preview: what it holds must end too.
@MainActor
@Suite
struct AppLifeTests {
    final class Model {
        @MainActor static weak var latest: Model?
        var words = "Fair wind"

        @MainActor init() { Self.latest = self }
    }

    private struct ModelApp: App {
        @State private var model = Model()
        @State private var count = 0

        var body: some Scene {
            WindowGroup {
                Page(model: model, count: $count)
            }
        }
    }

    private struct Page: View {
        let model: Model
        @Binding var count: Int

        var body: some View {
            Text("\(model.words) \(count)")
            Button("Count") { count += 1 }
        }
    }

    @Test("What an app holds outlives its scenes, and not the app", arguments: [true, false])
    func end(isPreview: Bool) {
        var app: LiveApp<ModelApp>? = LiveApp(ModelApp.self)
        weak let model = Model.latest
        var configuration = Size.phone.sceneConfiguration
        configuration.isPreview = isPreview
        var scene = app?.makeScene(configuration)
        _ = scene?.takePatch()
        scene?.close()
        scene = nil
        #expect(model != nil)
        app = nil
        #expect(model == nil)
    }
}
