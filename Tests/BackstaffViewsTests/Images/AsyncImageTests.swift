import BackstaffElements
import BackstaffTesting
import BackstaffUI
import Foundation
import Testing
import ViewTestSupport

@MainActor
@Suite("Remote images")
struct AsyncImageTests {
    @Observable
    final class Model {
        var address: String? = "https://example.com/a.png"
    }

    private struct Card: View {
        let model: Model

        var body: some View {
            AsyncImage(url: model.address.flatMap { URL(string: $0) }) { phase in
                if let image = phase.image {
                    image.resizable()
                } else {
                    Text(phase.error == nil ? "empty" : "failed")
                }
            }
        }
    }

    @Test("An image element has the URL, and follows changes of it")
    func address() {
        let model = Model()
        let stage = ControlStage(Card(model: model))
        #expect(stage.element(.image)?[.href] == .text("https://example.com/a.png"))
        #expect(stage.element(.image)?.has(.resizable) == true)
        model.address = "https://example.com/b.png"
        #expect(stage.settle() == ["set href https://example.com/b.png"])
    }

    @Test("What the content refers to is released with the view")
    func release() {
        weak var released: Model?
        do {
            let model = Model()
            released = model
            let stage = ControlStage(Card(model: model))
            #expect(stage.element(.image) != nil)
        }
        #expect(released == nil)
    }

    @Test("Without a URL the image is empty")
    func empty() {
        let model = Model()
        model.address = nil
        let stage = ControlStage(Card(model: model))
        #expect(stage.all(.image).isEmpty)
        #expect(stage.element(.text)?.text == "empty")
    }

    @Test(
        "A URL that a page must not load fails",
        arguments: ["http://a/b.png", "file:///a.png", "javascript:1"])
    func failed(address: String) {
        let model = Model()
        model.address = address
        #expect(ControlStage(Card(model: model)).element(.text)?.text == "failed")
    }

    @Test("If the page can't load the image, the phase is a failure, until there is another URL")
    func pageFails() throws {
        let model = Model()
        let stage = ControlStage(Card(model: model))
        #expect(stage.element(.image)?.verbs == .fail)
        try stage.send(.fail, to: stage.element(.image))
        #expect(stage.all(.image).isEmpty && stage.element(.text)?.text == "failed")
        model.address = "https://example.com/b.png"
        stage.settle()
        #expect(stage.element(.image)?[.href] == .text("https://example.com/b.png") && stage.all(.text).isEmpty)
        model.address = "https://example.com/a.png"
        stage.settle()
        #expect(stage.all(.image).count == 1)
    }

    @Test("If the page can't load the image, its placeholder is shown, a gray rectangle by default")
    func placeholder() throws {
        let url = URL(string: "https://example.com/a.png")
        let plain = ControlStage(AsyncImage(url: url))
        try plain.send(.fail, to: plain.element(.image))
        #expect(plain.all(.image).isEmpty && plain.all(.color).count == 1)
        let own = ControlStage(
            AsyncImage(url: url) {
                $0.resizable()
            } placeholder: {
                ProgressView()
            })
        #expect(own.all(.progress).isEmpty)
        try own.send(.fail, to: own.element(.image))
        #expect(own.all(.image).isEmpty && own.all(.progress).count == 1)
    }

    @Test("Symbols and pictures of the app don't ask for failures")
    func others() {
        #expect(ControlStage(Image(systemName: "star")).element(.image)?.verbs == [])
    }

    @Test("A test says that an image can't be loaded, and there must be one")
    func headless() async throws {
        let host = HeadlessHost(Card(model: Model()))
        try await host.failToLoad("https://example.com/a.png")
        #expect(host.shows("failed"))
        await #expect(throws: LookUpFailure.self) { try await host.failToLoad("https://example.com/a.png") }
    }

    @Test("While there is no image, a gray rectangle is shown")
    func grey() {
        #expect(ControlStage(AsyncImage(url: nil)).all(.color).count == 1)
        #expect(ControlStage(AsyncImage(url: URL(string: "data:image/png;base64,AA=="))).all(.image).count == 1)
    }
}
