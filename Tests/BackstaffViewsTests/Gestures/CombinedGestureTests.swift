import BackstaffTesting
import BackstaffUI
import Testing
import ViewTestSupport

@MainActor
@Suite("Combined gestures")
struct CombinedGestureTests {
    private struct Draggable: View {
        let journal: Journal
        @GestureState private var state = "still"

        var body: some View {
            Text("boat")
                .gesture(
                    LongPressGesture(minimumDuration: 0.2).sequenced(before: DragGesture())
                        .updating($state) { value, state, _ in state = describe(value) }
                        .onEnded { journal.note("ended \(describe($0))") })
            Text(state)
        }

        private func describe(_ value: SequenceGesture<LongPressGesture, DragGesture>.Value) -> String {
            switch value {
            case .first: "pressing"
            case .second(_, nil): "held"
            case .second(_, let drag?): "dragged \(Int(drag.translation.width))"
            }
        }
    }

    @Test("E07 of a sequence, the second gesture counts only after the first one, and then ends it")
    func sequence() async throws {
        let journal = Journal()
        let host = HeadlessHost(Draggable(journal: journal))
        try await host.drag("boat", x: 30)
        #expect(journal.take() == [] && host.shows("still"))

        try await host.press("boat", isDown: true)
        #expect(host.shows("pressing"))
        try await host.press("boat", isDown: false)
        #expect(host.shows("still"))

        try await host.longPress("boat")
        #expect(host.shows("held"))
        try await host.drag("boat", x: 30)
        #expect(journal.take() == ["ended dragged 30"] && host.shows("still"))

        try await host.drag("boat", x: 40)
        #expect(journal.take() == [])
    }

    @Test("E07 a sequence is over when the drag after the press is cancelled")
    func cancelledSequence() async throws {
        let journal = Journal()
        let host = HeadlessHost(Draggable(journal: journal))
        try await host.longPress("boat")
        try await host.drag("boat", x: 5, isCancelled: true)
        #expect(journal.take() == [] && host.shows("still"))
    }

    @Test("E07 gestures at the same time are both recognized, and the whole has both values")
    func simultaneous() async throws {
        let journal = Journal()
        let host = HeadlessHost(
            Text("boat").gesture(
                TapGesture().onEnded { journal.note("tap") }
                    .simultaneously(with: DragGesture().onEnded { _ in journal.note("drag") })
                    .onEnded { value in
                        journal.note(
                            "whole \(value.first != nil) \(value.second.map { Int($0.translation.width) } ?? 0)")
                    }))
        try await host.tap("boat")
        #expect(journal.take() == ["tap", "whole true 0"])
        try await host.drag("boat", x: 20)
        #expect(journal.take() == ["drag", "whole false 20"])
    }

    @Test("E07 of gestures that exclude each other, only one is recognized")
    func exclusive() async throws {
        let journal = Journal()
        let host = HeadlessHost(
            Text("boat").gesture(
                LongPressGesture().exclusively(before: TapGesture()).onEnded { value in
                    switch value {
                    case .first: journal.note("held")
                    case .second: journal.note("tapped")
                    }
                }))
        try await host.longPress("boat")
        #expect(journal.take() == ["held"])
        try await host.tap("boat")
        #expect(journal.take() == ["tapped"])
    }

    @Test("E07 a double tap goes before a tap, which waits for it")
    func doubleTap() async throws {
        let journal = Journal()
        let host = HeadlessHost(
            Text("boat").gesture(
                TapGesture(count: 2).onEnded { journal.note("twice") }
                    .exclusively(before: TapGesture().onEnded { journal.note("once") })))
        // On a busy machine the second tap may come too late. Then it is a tap of its own, and both are tried again.
        var notes: [String] = []
        for _ in 0..<20 where notes != ["twice"] {
            try await host.tap("boat")
            try await host.tap("boat")
            try await host.wait { journal.count > 0 }
            notes = journal.take()
            if notes == ["once"] { try await host.wait { journal.count > 0 } }
            if notes != ["twice"] { notes += journal.take() }
        }
        #expect(notes == ["twice"])
        try await host.tap("boat")
        try await host.wait { journal.count > 0 }
        #expect(journal.take() == ["once"])
    }
}
