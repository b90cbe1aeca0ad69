import BackstaffTesting
import BackstaffUIKit
import SwiftUI
import Testing
import ViewTestSupport

@MainActor
@Suite("UIKit's life cycle", .serialized)
struct LifecycleTests {
    /// What the delegates were told. Delegates make their views themselves, so they can't be given a journal.
    private static var journal = Journal()

    private final class Counter: ObservableObject {
        @Published var taps = 0
    }

    private struct Screen: View {
        @EnvironmentObject var counter: Counter

        var body: some View {
            VStack {
                Text(verbatim: "\(counter.taps) taps")
                Button("Tap") { counter.taps += 1 }
                Button("Leave") {
                    UIApplication.shared.windows.first?.rootViewController = UIHostingController(rootView: Text("Gone"))
                }
            }
        }
    }

    private final class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            LifecycleTests.journal.note("launched")
            return true
        }
    }

    private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?

        func scene(
            _ scene: UIScene, willConnectTo session: UISceneSession,
            options connectionOptions: UIScene.ConnectionOptions
        ) {
            LifecycleTests.journal.note("connect \(session.role.rawValue.suffix(11))")
            guard let windowScene = scene as? UIWindowScene else { return }
            let window = UIWindow(windowScene: windowScene)
            window.rootViewController = UIHostingController(rootView: Screen().environmentObject(Counter()))
            self.window = window
            window.makeKeyAndVisible()
        }

        func sceneDidDisconnect(_ scene: UIScene) { LifecycleTests.journal.note("disconnect") }
        func sceneDidBecomeActive(_ scene: UIScene) { LifecycleTests.journal.note("active") }
        func sceneWillResignActive(_ scene: UIScene) { LifecycleTests.journal.note("resign") }
        func sceneWillEnterForeground(_ scene: UIScene) { LifecycleTests.journal.note("foreground") }
        func sceneDidEnterBackground(_ scene: UIScene) { LifecycleTests.journal.note("background") }

        func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
            for context in contexts { LifecycleTests.journal.note("open \(context.url.path)") }
        }
    }

    private struct DelegatedApp: App {
        @UIApplicationDelegateAdaptor(AppDelegate.init) private var delegate

        var body: some Scene { _DelegatedScene { SceneDelegate() } }
    }

    private final class TypedDelegate: UIResponder, UIApplicationDelegate {}

    private struct TypedApp: App {
        // What `backstaff` writes for a property whose type is the delegate's class.
        @_DelegateAdaptor(TypedDelegate.init) private var delegate

        var body: some Scene {
            WindowGroup { Text(verbatim: "\(type(of: delegate))") }
        }
    }

    @Test("M08 an adaptor without argument has a delegate of the property's class")
    func typedAdaptor() {
        #expect(HeadlessHost(TypedApp.self).texts == ["TypedDelegate"])
    }

    @Test("M08 each scene has a delegate and a window of its own, and the app's delegate is launched once")
    func scenes() async throws {
        Self.journal = Journal()
        let host = HeadlessHost(DelegatedApp.self)
        let other = HeadlessHost(DelegatedApp.self)
        #expect(
            Self.journal.take() == [
                "launched", "connect Application", "foreground", "active", "connect Application", "foreground",
                "active",
            ])
        try await host.tap("Tap")
        try await host.tap("Tap")
        #expect(host.texts.first == "2 taps" && other.texts.first == "0 taps")
        #expect(Self.journal.take() == [])
    }

    @Test("M08 a scene's delegate hears of its phases and of addresses that are opened in it")
    func events() async {
        let host = HeadlessHost(DelegatedApp.self)
        Self.journal = Journal()
        await host.setScenePhase(.inactive)
        await host.setScenePhase(.background)
        await host.setScenePhase(.active)
        #expect(Self.journal.take() == ["resign", "background", "foreground", "active"])
        await host.open(url: "/boats/3")
        #expect(Self.journal.take() == ["open /boats/3"])
    }

    @Test("M08 a delegate hears that its scene has ended; the one of a preview hears nothing but the connection")
    func ending() {
        let app = LiveApp(DelegatedApp.self)
        Self.journal = Journal()
        var configuration = SceneConfiguration(
            width: 390, height: 844, url: "/", isDark: false, reducesMotion: false, isTouch: true, language: "en",
            isPreview: false)
        let scene = app.makeScene(configuration)
        #expect(Self.journal.take() == ["connect Application", "foreground", "active"])
        scene.close()
        #expect(Self.journal.take() == ["resign", "background", "disconnect"])
        configuration.isPreview = true
        app.makeScene(configuration).close()
        #expect(Self.journal.take() == ["connect Application"])
    }

    @Test("M08 another root view controller replaces the view of its own scene")
    func rootViewController() async throws {
        let host = HeadlessHost(DelegatedApp.self)
        let other = HeadlessHost(DelegatedApp.self)
        try await host.tap("Leave")
        #expect(host.texts == ["Gone"] && other.texts.first == "0 taps")
    }

    private final class WindowDelegate: UIResponder, UIApplicationDelegate {
        /// The window of the only delegate of this class in the process.
        static weak var window: UIWindow?
        var window: UIWindow?

        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
        ) -> Bool {
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = UIHostingController(rootView: Text("One window"))
            self.window = window
            Self.window = window
            window.makeKeyAndVisible()
            return true
        }
    }

    private final class EmptyDelegate: NSObject, UIApplicationDelegate {}

    @Test("M08 without scene delegates, scenes show the window of the app's delegate")
    func windowOfApp() {
        let hosts = [HeadlessHost(DelegatelessApp.self), HeadlessHost(DelegatelessApp.self)]
        #expect(hosts.map(\.texts) == [["One window"], ["One window"]])
    }

    @Test("M08 the window of the app's delegate forgets scenes that have ended, and shows a new view in all others")
    func endedScenes() async throws {
        let first = HeadlessHost(DelegatelessApp.self)
        let window = try #require(WindowDelegate.window)
        for _ in 0..<100 { _ = HeadlessHost(DelegatelessApp.self).texts }
        let last = HeadlessHost(DelegatelessApp.self)
        // Scenes of other tests may be there too.
        #expect(window.connectionCount < 20)
        window.rootViewController = UIHostingController(rootView: Text("Other window"))
        await first.settle()
        await last.settle()
        #expect(first.texts == ["Other window"] && last.texts == ["Other window"])
        window.rootViewController = UIHostingController(rootView: Text("One window"))
    }

    private final class EmptySceneDelegate: NSObject, UIWindowSceneDelegate {}

    private struct EmptyApp: App {
        var body: some Scene { _DelegatedScene { EmptySceneDelegate() } }
    }

    @Test("M08 a scene whose delegate makes no window says what it lacks")
    func noWindow() {
        #expect(HeadlessHost(EmptyApp.self).texts.first?.hasPrefix("This window shows no view of SwiftUI.") == true)
    }

    private struct DelegatelessApp: App {
        @UIApplicationDelegateAdaptor(WindowDelegate.init) private var delegate

        var body: some Scene { _DelegatedScene(nil) }
    }

    private final class ModelDelegate: NSObject, UIApplicationDelegate, ObservableObject {
        @Published var boats = 2
    }

    @Observable
    final class ObservableDelegate: NSObject, UIApplicationDelegate {
        var ships = 3
    }

    private struct Reader: View {
        @EnvironmentObject var model: ModelDelegate
        @Environment(ObservableDelegate.self) var observable

        var body: some View {
            VStack {
                Text(verbatim: "\(model.boats) \(observable.ships)")
                Button("More") {
                    model.boats += 1
                    observable.ships += 1
                }
            }
        }
    }

    private final class ReplacingDelegate: NSObject, UIWindowSceneDelegate {
        static weak var controller: UIHostingController<Text>?
        var window: UIWindow?

        func scene(
            _ scene: UIScene, willConnectTo session: UISceneSession,
            options connectionOptions: UIScene.ConnectionOptions
        ) {
            guard let scene = scene as? UIWindowScene else { return }
            let controller = UIHostingController(rootView: Text("First"))
            Self.controller = controller
            window = UIWindow(windowScene: scene)
            window?.rootViewController = controller
        }
    }

    private struct ReplacingApp: App {
        var body: some Scene { _DelegatedScene { ReplacingDelegate() } }
    }

    @Test("M08 a new root view of the hosting controller replaces the old one")
    func rootView() async {
        let host = HeadlessHost(ReplacingApp.self)
        #expect(host.texts == ["First"])
        ReplacingDelegate.controller?.rootView = Text("Second")
        await host.settle()
        #expect(host.texts == ["Second"])
    }

    private struct AdaptedApp: App {
        @UIApplicationDelegateAdaptor(ModelDelegate.init) var delegate
        @UIApplicationDelegateAdaptor(ObservableDelegate.init) var observable
        @UIApplicationDelegateAdaptor(EmptyDelegate.init) var empty

        var body: some Scene { WindowGroup { Reader() } }
    }

    @Test("M08 views observe the delegate of an App, which is one object for all visitors of the process")
    func adaptor() async throws {
        let host = HeadlessHost(AdaptedApp.self)
        #expect(host.texts.first == "2 3")
        try await host.tap("More")
        #expect(host.texts.first == "3 4")
        #expect(AdaptedApp().delegate === AdaptedApp().delegate)
    }

    private final class Portrait<Content: View>: UIHostingController<Content> {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
        override func viewDidLoad() { LifecycleTests.journal.note("loaded") }
    }

    @Test("M08 a subclass of the hosting controller is loaded once as the root")
    func hostingController() {
        Self.journal = Journal()
        let controller = Portrait(rootView: Text("First"))
        let window = UIWindow()
        window.rootViewController = controller
        window.rootViewController = controller
        #expect(Self.journal.take() == ["loaded"])
        #expect(controller.supportedInterfaceOrientations == .portrait)
    }
}
