import BackstaffElements
import BackstaffNavigation
import BackstaffTesting
import Testing

@testable import BackstaffUI

@MainActor
@Suite("URLs that routes don't read completely")
struct URLHandlingTests {
    private func scene(url: String, isPreview: Bool = false, _ model: Archive.Model) -> LiveScene {
        LiveScene(
            AnyView(Archive(model: model)),
            SceneConfiguration(
                width: 390, height: 844, url: url, isDark: false, reducesMotion: false, isTouch: false, language: "en",
                isPreview: isPreview))
    }

    @Test("F06 A URL that routes read completely isn't passed to onOpenURL; any other URL is passed on complete")
    func handing() {
        var handed: [String] = []
        let live = LiveScene(
            AnyView(Archive(model: Archive.Model()).onOpenURL { handed.append($0.absoluteString) }),
            SceneConfiguration(
                width: 390, height: 844, url: "/", isDark: false, reducesMotion: false, isTouch: false, language: "en",
                isPreview: false))
        live.open(url: "/packages/curl?x=y")
        #expect(handed == [])
        live.open(url: "/packages/curl/nothing?x=y")
        live.open(url: "https://example.org/oauth?code=1")
        #expect(handed == ["/packages/curl/nothing?x=y", "https://example.org/oauth?code=1"])
        #expect(live.url == "/packages/curl")
    }

    @Test("F06 A preview shows the URL's target, and nothing appears twice")
    func preview() {
        let model = Archive.Model()
        let preview = scene(url: "/packages/curl/files/7", isPreview: true, model)
        #expect(preview.takePatch()?.title == "File 7")
        #expect(preview.url == "/packages/curl/files/7")
    }

    @Test("F06 The first patch corrects the address bar")
    func canonical() {
        let receiver = Diagnostics.Receiver()
        Diagnostics.$receiver.withValue(receiver) {
            let other = scene(url: "/packages//curl/?x=y", Archive.Model())
            #expect(other.takePatch()?.history == .replace(step: 0, url: "/packages/curl"))
            let broken = scene(url: "/packages/curl/%", Archive.Model())
            #expect(broken.takePatch()?.history == .replace(step: 0, url: "/packages/curl"))
            let right = scene(url: "/packages/curl", Archive.Model())
            #expect(right.takePatch()?.history == nil)
        }
    }

    @Test("F06 A URL that is opened during an update is handled after the update")
    func duringAnUpdate() async {
        let model = Archive.Model()
        let live = scene(url: "/", model)
        live.graph.afterUpdate { live.open(url: "/packages/curl/files/7") }
        _ = live.takePatch()
        #expect(live.url == "/packages/curl/files/7")
    }
}
