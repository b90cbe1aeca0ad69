import BackstaffElements
import BackstaffUI
import Testing
import ViewTestSupport

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

    @Test("A view is told when the pointer enters and leaves")
    func comesAndGoes() throws {
        let log = ControlLog()
        let stage = ControlStage(Card(log: log))
        let wrapper = stage.element(.style)
        #expect(try stage.send(.hover(true), to: wrapper) == ["text over"])
        #expect(try stage.send(.hover(false), to: wrapper) == ["text away"])
        #expect(log.entries == ["true", "false"])
    }

    @Test("A view without onHover isn't told, and one with onHover doesn't take taps because of it")
    func nothingElse() throws {
        let stage = ControlStage(Card(log: ControlLog()))
        let beside = stage.all(.text).last
        #expect(throws: ElementTree.Refusal.gone) { try stage.send(.hover(true), to: beside) }
        #expect(throws: ElementTree.Refusal.unknownVerb) { try stage.send(.activate, to: stage.element(.style)) }
    }
}
