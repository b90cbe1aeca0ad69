import BackstaffTesting
import Testing

@testable import BackstaffUI

/// The app of a visitor ends with the visitor, and the app of a preview with the preview. Their objects must be
/// released.
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

    @Test("An app's objects outlive its scenes, and are released with the app", arguments: [true, false])
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
