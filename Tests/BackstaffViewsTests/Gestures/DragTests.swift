import BackstaffElements
import BackstaffTesting
import BackstaffUI
import Foundation
import Testing
import ViewTestSupport

@MainActor
@Suite("Drags")
struct DragTests {
    private struct Boat: View {
        @State private var place = CGSize.zero
        @State private var ends: [String] = []
        @GestureState private var isDragged = false

        var body: some View {
            VStack {
                Text("boat")
                    .offset(place)
                    .gesture(
                        DragGesture(minimumDistance: 4)
                            .onChanged { place = $0.translation }
                            .onEnded {
                                ends.append("\(Int($0.startLocation.x)),\(Int($0.location.x))")
                                place = .zero
                            }
                            .updating($isDragged) { _, state, _ in state = true })
                Text("at \(Int(place.width)) \(Int(place.height)), \(isDragged ? "held" : "free")")
                Text("ends \(ends.joined(separator: ";"))")
            }
        }
    }

    @Test("A view follows the drag, gets its end position, and starts anew for the next drag")
    func follows() throws {
        let stage = ControlStage(Boat())
        let boat = stage.element(.gesture)
        #expect(boat?[.dragDistance] == .number(4))
        _ = try stage.send(.drag(ElementDrag(.moved, x: 3, y: 5, dx: 20, dy: -6)), to: boat)
        #expect(stage.all(.text).map(\.text).contains("at 20 -6, held"))
        _ = try stage.send(.drag(ElementDrag(.ended, x: 3, y: 5, dx: 30, dy: -6)), to: boat)
        #expect(stage.all(.text).map(\.text).contains("at 0 0, free"))
        #expect(stage.all(.text).map(\.text).contains("ends 3,33"))
    }

    @Test("A canceled drag doesn't run onEnded, and resets the gesture state")
    func cancelled() async throws {
        let host = HeadlessHost(Boat())
        try await host.drag("boat", x: 12, isCancelled: true)
        #expect(host.shows("at 12 0, free"))
        #expect(host.shows("ends "))
    }

    @Test("A view that can only be dragged takes no tap, and its row can still be selected")
    func noButton() async throws {
        struct Rows: View {
            @State private var chosen: Int?

            var body: some View {
                List(0..<2, selection: $chosen) { row in
                    Text("row \(row)").gesture(DragGesture().onEnded { _ in })
                }
                Text("chosen \(chosen ?? -1)")
            }
        }
        let host = HeadlessHost(Rows())
        try await host.tap("row 1")
        #expect(host.shows("chosen 1"))
        let stage = ControlStage(Boat())
        #expect(throws: ElementTree.Refusal.unknownVerb) { try stage.send(.activate, to: stage.element(.gesture)) }
    }

    @Test("The predicted end position depends on the speed")
    func predicted() throws {
        struct Thrown: View {
            @State private var words = "-"

            var body: some View {
                Text(words).gesture(
                    DragGesture().onEnded {
                        words = "\(Int($0.translation.width)) then \(Int($0.predictedEndTranslation.width))"
                    })
            }
        }
        let stage = ControlStage(Thrown())
        let end = ElementDrag(.ended, x: 1, y: 1, dx: 40, dy: 0, speedX: 400, speedY: 0)
        #expect(try stage.send(.drag(end), to: stage.element(.gesture)).contains { $0.contains("40 then 140") })
    }

    @Test("A custom gesture can be composed of others")
    func ownGesture() async throws {
        struct Flick: Gesture {
            let done: @MainActor (CGFloat) -> Void

            var body: some Gesture {
                DragGesture().map { $0.translation.width }.onEnded { done($0) }
            }
        }
        struct Card: View {
            @State private var words = "card"

            var body: some View { Text(words).gesture(Flick { words = "flicked \(Int($0))" }) }
        }
        let host = HeadlessHost(Card())
        try await host.drag("card", x: -50)
        #expect(host.shows("flicked -50"))
    }
}
