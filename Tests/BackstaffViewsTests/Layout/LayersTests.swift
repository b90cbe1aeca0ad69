import BackstaffElements
import BackstaffUI
import Observation
import Testing
import ViewTestSupport

@MainActor
@Suite
struct LayersTests {
    @MainActor
    @Observable
    final class Names {
        var list = ["a", "b", "c"]
    }

    private struct Sample: View {
        let names: Names

        var body: some View {
            ForEach(names.list, id: \.self) { Text($0) }
                .overlay { Text("Layer") }
        }
    }

    @Test(
        "The layer stays after the views when views come, go or move",
        arguments: [["b", "c", "a"], ["c", "a", "b"], ["a", "b", "c", "d"], ["a", "d", "c"], ["c"], []])
    func layerStaysLast(after change: [String]) throws {
        let names = Names()
        let picture = Picture(Sample(names: names))
        let overlay = try #require(picture.first(.overlay))
        #expect(overlay.children.map(\.role) == [.text, .text, .text, .layer])
        _ = picture.operations { names.list = change }
        #expect(overlay.children.dropLast().map(\.text) == change)
        #expect(overlay.children.last?.role == .layer)
    }
}
