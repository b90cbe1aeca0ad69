import BackstaffElements
import BackstaffTesting
import BackstaffUI
import Foundation
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
        #expect(throws: ElementTree.Refusal.unknownVerb) { try stage.send(.pointer(nil), to: stage.element(.style)) }
    }

    @Test("E07 a view is told where the pointer is over it, and that it has left")
    func continuous() async throws {
        let journal = Journal()
        let host = HeadlessHost(
            VStack {
                Text("bay").onContinuousHover { phase in
                    switch phase {
                    case .active(let place): journal.note("bay \(Int(place.x)),\(Int(place.y))")
                    case .ended: journal.note("bay left")
                    }
                }
                Text("pier").onContinuousHover(coordinateSpace: .global) { phase in
                    if phase == .ended { journal.note("pier left") }
                }
                Text("both").onHover { journal.note("over \($0)") }
                    .onContinuousHover { if case .active = $0 { journal.note("both") } }
                Text("beside")
            })
        try await host.movePointer(to: "bay", x: 3, y: 4)
        try await host.movePointer(to: "bay", x: 5, y: 6)
        #expect(journal.take() == ["bay 3,4", "bay 5,6"])
        try await host.movePointer(to: "pier")
        #expect(journal.take() == ["bay left"])
        try await host.movePointer(to: "both")
        try await host.movePointer(to: "both", x: 1)
        #expect(journal.take() == ["pier left", "over true", "both", "both"])
        try await host.movePointerAway()
        try await host.movePointerAway()
        #expect(journal.take() == ["over false"])
        await #expect(throws: LookUpFailure.self) { try await host.movePointer(to: "beside") }
    }

    @Test("E07 a view that is disabled or takes no hits isn't told of the pointer")
    func unreachable() throws {
        let log = ControlLog()
        let disabled = ControlStage(Text("bay").onContinuousHover { _ in log.add("told") }.disabled(true))
        let place = ElementEvent.pointer(ElementPlace(x: 1, y: 1))
        let asking = disabled.all(.style).first { $0.verbs.contains(.pointer) }
        #expect(throws: ElementTree.Refusal.disabled) { try disabled.send(place, to: asking) }
        let passed = ControlStage(Text("bay").onContinuousHover { _ in log.add("told") }.allowsHitTesting(false))
        let other = passed.all(.style).first { $0.verbs.contains(.pointer) }
        #expect(throws: ElementTree.Refusal.untouchable) { try passed.send(place, to: other) }
        #expect(log.entries == [])
    }
}
