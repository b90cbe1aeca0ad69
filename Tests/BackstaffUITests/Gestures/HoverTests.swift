import BackstaffElements
import BackstaffUI
import Testing

@MainActor
@Suite("Hovering")
struct HoverTests {
    private struct Card: View {
        let log: ControlLog
        @State private var isOver = false

        var body: some View {
            VStack {
                Text(isOver ? "over" : "away").onHover { new in
                    isOver = new
                    log.add("\(new)")
                }
                Text("beside")
            }
        }
    }

    @Test("The pointer comes over a view and leaves it, and the view is told of both")
    func comesAndGoes() throws {
        let log = ControlLog()
        let stage = ControlStage(Card(log: log))
        let wrapper = stage.element(.style)
        #expect(try stage.send(.hover(true), to: wrapper) == ["text over"])
        #expect(try stage.send(.hover(false), to: wrapper) == ["text away"])
        #expect(log.entries == ["true", "false"])
    }

    @Test("A view that didn't ask isn't told, and one that did takes no taps because of it")
    func nothingElse() throws {
        let stage = ControlStage(Card(log: ControlLog()))
        let beside = stage.all(.text).last
        #expect(throws: ElementTree.Refusal.gone) { try stage.send(.hover(true), to: beside) }
        #expect(throws: ElementTree.Refusal.unknownVerb) { try stage.send(.activate, to: stage.element(.style)) }
    }
}
