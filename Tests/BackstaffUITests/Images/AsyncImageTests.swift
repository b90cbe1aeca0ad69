import BackstaffElements
import BackstaffUI
import Foundation
import Testing

@MainActor
@Suite("Pictures from elsewhere")
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

    @Test("A picture has its address, which changes with it")
    func address() {
        let model = Model()
        let stage = ControlStage(Card(model: model))
        #expect(stage.element(.image)?[.href] == .text("https://example.com/a.png"))
        #expect(stage.element(.image)?.has(.resizable) == true)
        model.address = "https://example.com/b.png"
        #expect(stage.settle() == ["set href https://example.com/b.png"])
    }

    @Test("Without an address it is empty")
    func empty() {
        let model = Model()
        model.address = nil
        let stage = ControlStage(Card(model: model))
        #expect(stage.all(.image).isEmpty)
        #expect(stage.element(.text)?.text == "empty")
    }

    @Test(
        "An address that no page should load has failed",
        arguments: ["http://a/b.png", "file:///a.png", "javascript:1"])
    func failed(address: String) {
        let model = Model()
        model.address = address
        #expect(ControlStage(Card(model: model)).element(.text)?.text == "failed")
    }

    @Test("Grey stands where there is no picture")
    func grey() {
        #expect(ControlStage(AsyncImage(url: nil)).all(.color).count == 1)
        #expect(ControlStage(AsyncImage(url: URL(string: "data:image/png;base64,AA=="))).all(.image).count == 1)
    }
}
