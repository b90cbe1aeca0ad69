import BackstaffCombine
import BackstaffTesting
import Testing

@testable import BackstaffUI

/// An app's object decides what its windows show. The content of a window group is a closure that captures only the
/// object.
@MainActor
@Suite
struct AppObjectTests {
    @MainActor
    final class Router: ObservableObject {
        static weak var latest: Router?
        @Published var root = AnyView(Text("Harbour"))

        init() { Self.latest = self }
    }

    private struct RouterApp: App {
        @StateObject private var router = Router()

        var body: some Scene {
            WindowGroup { router.root }
        }
    }

    @Test("F07 a view that is kept in an app's object is shown as soon as the object has another")
    func shown() async throws {
        let host = HeadlessHost(RouterApp.self)
        #expect(host.shows("Harbour"))
        try #require(Router.latest).root = AnyView(Text("Sea"))
        await host.settle()
        #expect(host.shows("Sea"))
        #expect(!host.shows("Harbour"))
    }

    /// A page asks for a patch when it is told about an update. Words alone change without any view that appears.
    @Test("F07 a scene tells its page about an update that comes from the app alone")
    func told() async throws {
        let app = LiveApp(RouterApp.self)
        let scene = app.makeScene(Size.phone.sceneConfiguration)
        _ = scene.takePatch()
        var updates = 0
        scene.onUpdate = { updates += 1 }
        try #require(Router.latest).root = AnyView(Text("Sea"))
        for _ in 0..<1_000 where updates == 0 { await Task.yield() }
        #expect(updates == 1)
        #expect(scene.takePatch() != nil)
        scene.close()
    }
}
