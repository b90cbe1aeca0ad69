import BackstaffTesting
import Testing
import ViewTestSupport

@testable import BackstaffUI

/// A scene that is rendered before a page connects: bodies run once, and nothing else runs.
@MainActor
@Suite("Previews of scenes")
struct ScenePreviewTests {
    private func show(_ journal: Journal, isPreview: Bool) async -> LiveScene {
        var configuration = Size.phone.sceneConfiguration
        configuration.url = "/deep"
        configuration.isPreview = isPreview
        let scene = LiveScene(AnyView(Diary(journal: journal)), configuration)
        _ = scene.takePatch()
        for _ in 0..<20 { await Task.yield() }
        _ = scene.takePatch()
        return scene
    }

    @Test("L02 in a preview bodies run, but nothing appears, no task starts and no URL is opened")
    func preview() async {
        let journal = Journal()
        let scene = await show(journal, isPreview: true)
        #expect(scene.tree.root.outline().contains("Dear diary"))
        scene.close()
        #expect(journal.take() == ["body"])
    }

    @Test("L02 in a live scene views appear, tasks start and URLs are opened, and every appearance ends")
    func life() async {
        let journal = Journal()
        let scene = await show(journal, isPreview: false)
        scene.close()
        #expect(Set(journal.take()) == ["body", "appear", "task", "url /deep", "disappear"])
    }
}

extension ScenePreviewTests {
    @Test("O02 a preview names the stored values for which it shows defaults, and no others")
    func unknownValues() {
        var configuration = Size.phone.sceneConfiguration
        configuration.isPreview = true
        let storage = PersistentStorage(limit: 1_000)
        storage.adopt(["units": .string("nautical")])
        let scene = LiveScene(AnyView(Speed()), configuration, appStorage: storage)
        _ = scene.takePatch()
        #expect(scene.tree.root.outline().contains("5 nautical"))
        #expect(scene.unknownAppStorage == ["speed"])
        scene.close()
    }
}

private struct Speed: View {
    @AppStorage("speed") private var speed = 5
    @AppStorage("units") private var units = "metric"
    @AppStorage("wind") private var wind = 3

    var body: some View {
        Text(verbatim: "\(speed) \(units)")
    }
}

private struct Diary: View {
    let journal: Journal

    var body: some View {
        let _ = journal.note("body")
        Text("Dear diary")
            .onAppear { journal.note("appear") }
            .onDisappear { journal.note("disappear") }
            .task { journal.note("task") }
            .onOpenURL { journal.note("url \($0.absoluteString)") }
    }
}
