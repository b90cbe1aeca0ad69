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
