import BackstaffTesting
import Testing
import ViewTestSupport

@testable import BackstaffUI

@MainActor
@Suite
struct ScenePhaseTests {
    private struct Watcher: View {
        let journal: Journal
        @Environment(\.scenePhase) private var phase

        var body: some View {
            Text("Phase \(String(describing: phase))")
                .onChange(of: phase) { old, new in journal.note("\(old) to \(new)") }
        }
    }

    @Test("a view reads the phase of its scene, and onChange runs for each change, the first included")
    func view() async {
        let journal = Journal()
        let host = HeadlessHost(Watcher(journal: journal))
        #expect(journal.take() == ["inactive to active"])
        #expect(host.shows("Phase active"))
        await host.setScenePhase(.background)
        await host.setScenePhase(.background)
        #expect(host.shows("Phase background"))
        await host.setScenePhase(.active)
        #expect(journal.take() == ["active to background", "background to active"])
    }

    @Test("a preview looks active, and its onChange doesn't run")
    func preview() {
        let journal = Journal()
        var configuration = Size.phone.sceneConfiguration
        configuration.isPreview = true
        let scene = LiveScene(AnyView(Watcher(journal: journal)), configuration)
        #expect(scene.tree.root.outline().contains("Phase active"))
        #expect(journal.take() == [])
        scene.close()
    }

    @Test("a change of phase runs only the views that read it")
    func cost() async {
        struct Page: View {
            let journal: Journal
            var body: some View {
                Text("Calm")
                Watcher(journal: journal)
            }
        }
        let host = HeadlessHost(Page(journal: Journal()))
        host.clearRecord()
        await host.setScenePhase(.inactive)
        #expect(host.record.bodies == ["Watcher"])
    }

    @Test("the bars of columns keep their items while the scene is in the background")
    func itemsOfColumns() async {
        struct Columns: View {
            var body: some View {
                NavigationSplitView(columnVisibility: .constant(.all)) {
                    Text("Sidebar")
                        .toolbar {
                            ToolbarItem { Text("Example") }
                            ToolbarItem { Button("Sort") {} }
                        }
                } content: {
                    Text("Content").toolbar { Button("Filter") {} }
                } detail: {
                    Text("Detail").toolbar { Button("Share") {} }
                }
            }
        }
        let host = HeadlessHost(Columns(), size: .tabletLandscape)
        await host.settle()
        let before = host.outline
        for words in ["Example", "Sort", "Filter", "Share"] { #expect(host.shows(words)) }
        for _ in 0..<2 {
            await host.setScenePhase(.background)
            await host.setScenePhase(.active)
            #expect(host.outline == before)
        }
    }

    @Test("phases are ordered")
    func order() {
        #expect(ScenePhase.background < .inactive)
        #expect(ScenePhase.inactive < .active)
    }

    // MARK: Apps

    private static var journal = Journal()

    private struct Watched: App {
        @Environment(\.scenePhase) private var phase

        var body: some Scene {
            WindowGroup { Text("Content") }
                .onChange(of: phase) { old, new in ScenePhaseTests.journal.note("\(old) to \(new)") }
                .onChange(of: phase, initial: true) { ScenePhaseTests.journal.note("is \(phase)") }
        }
    }

    @Test("an app is active while any of its scenes is, and its onChange runs once for all scenes")
    func app() {
        Self.journal = Journal()
        let app = LiveApp(Watched.self)
        #expect(Self.journal.take() == ["is background"])
        let first = app.makeScene(Size.phone.sceneConfiguration)
        #expect(Self.journal.take() == ["background to active", "is active"])
        let second = app.makeScene(Size.phone.sceneConfiguration)
        first.setPhase(.background)
        #expect(Self.journal.take() == [], "one is active still")
        second.setPhase(.inactive)
        #expect(Self.journal.take() == ["active to inactive", "is inactive"])
        second.close()
        #expect(Self.journal.take() == ["inactive to background", "is background"])
        first.close()
        #expect(Self.journal.take() == [])
    }

    @Test("a preview doesn't make an app active")
    func previewOfApp() {
        Self.journal = Journal()
        let app = LiveApp(Watched.self)
        var configuration = Size.phone.sceneConfiguration
        configuration.isPreview = true
        let preview = app.makeScene(configuration)
        #expect(Self.journal.take() == ["is background"])
        preview.close()
    }

    private struct Harbour: Scene {
        @Environment(\.scenePhase) private var phase
        @State private var changes = 0

        var body: some Scene {
            WindowGroup { Text("Content") }
                .onChange(of: phase) { _, _ in changes += 1 }
                .onChange(of: changes) { _, new in ScenePhaseTests.journal.note("changes \(new)") }
        }
    }

    private struct HarbourApp: App {
        var body: some Scene { Harbour() }
    }

    @Test("A custom Scene type has state, and reads the app's phase")
    func ownScene() {
        Self.journal = Journal()
        let app = LiveApp(HarbourApp.self)
        let scene = app.makeScene(Size.phone.sceneConfiguration)
        scene.setPhase(.background)
        scene.setPhase(.active)
        #expect(Self.journal.take() == ["changes 1", "changes 2", "changes 3"])
        scene.close()
    }
}
