import BackstaffTesting
import BackstaffUI
import Testing
import ViewTestSupport

@MainActor
@Suite("Gestures whose types have names")
struct NamedGestureTests {
    private struct Board: View {
        let journal: Journal

        private func changing() -> _ChangedGesture<DragGesture> {
            DragGesture(minimumDistance: 1).onChanged { journal.note("changed \(Int($0.translation.width))") }
        }

        private var tapping: _EndedGesture<TapGesture> {
            TapGesture().onEnded { journal.note("tapped") }
        }

        var body: some View {
            VStack {
                Text("Drag me").gesture(changing())
                Text("Tap me").gesture(tapping)
            }
        }
    }

    @Test("A function may name the type of a gesture with an action, and the action runs")
    func actions() async throws {
        let journal = Journal()
        let host = HeadlessHost(Board(journal: journal))
        try await host.tap("Tap me")
        #expect(journal.take() == ["tapped"])
        try await host.drag("Drag me", x: 30)
        #expect(journal.take() == ["changed 15", "changed 30"])
    }
}
