import BackstaffElements
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

    @Test("While there is no image, a gray rectangle is shown")
    func grey() {
        #expect(ControlStage(AsyncImage(url: nil)).all(.color).count == 1)
        #expect(ControlStage(AsyncImage(url: URL(string: "data:image/png;base64,AA=="))).all(.image).count == 1)
    }
}
