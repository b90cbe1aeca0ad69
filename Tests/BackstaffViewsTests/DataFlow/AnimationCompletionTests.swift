import BackstaffTesting
import BackstaffUI
import Testing
import ViewTestSupport

@MainActor
@Suite("Completion of animations")
struct AnimationCompletionTests {
    private struct Page: View {
        let journal: Journal
        @State private var words = "before"

        var body: some View {
            Button(words) {
                withAnimation(.linear(duration: 0.01)) {
                    words = "during"
                } completion: {
                    words = "after"
                    journal.note("completed")
                }
            }
        }
    }

    @Test("E07 the completion comes after the changes, once, and may change the state")
    func completion() async throws {
        let journal = Journal()
        let host = HeadlessHost(Page(journal: journal))
        try await host.tap("before")
        try await host.wait { host.shows("after") }
        #expect(host.shows("after"))
        #expect(journal.take() == ["completed"])
    }

    /// A button for each of some changes with completions.
    private struct Changes: View {
        let journal: Journal
        @State private var opacity = 0.5

        var body: some View {
            VStack {
                Text("view").opacity(opacity)
                Button("both") {
                    let animation = Animation.linear(duration: 0.4).logicallyComplete(after: 0.01)
                    run(animation, .removed, "removed")
                    run(animation, .logicallyComplete, "logically complete", to: 0.7)
                }
                Button("nothing") { run(.linear(duration: 3_000), .removed, "nothing", to: opacity) }
                Button("disabled") { run(nil, .removed, "disabled") }
                Button("delayed") {
                    run(.linear(duration: 0.1).repeatCount(2).delay(0.2), .removed, "delayed")
                    run(.linear(duration: 0.1), .removed, "not delayed", to: 0.3)
                }
                Button("forever") { run(.linear(duration: 0.01).repeatForever(), .removed, "forever") }
                Button("spring") {
                    run(.spring(duration: 0.1), .removed, "settled")
                    run(.spring(duration: 0.1), .logicallyComplete, "arrived", to: 0.2)
                }
            }
        }

        private func run(
            _ animation: Animation?, _ criteria: AnimationCompletionCriteria, _ name: String, to target: Double = 0.9
        ) {
            withAnimation(animation, completionCriteria: criteria) {
                opacity = target
            } completion: {
                journal.note(name)
            }
        }
    }

    private func notes(after button: String, count: Int) async throws -> [String] {
        let journal = Journal()
        let host = HeadlessHost(Changes(journal: journal))
        try await host.tap(button)
        try await host.wait { journal.count == count }
        return journal.take()
    }

    @Test("E07 an animation can be logically complete before its end")
    func criteria() async throws {
        #expect(try await notes(after: "both", count: 2) == ["logically complete", "removed"])
    }

    @Test("N13 if nothing is animated, or animations are disabled, the completion comes at once")
    func nothing() async throws {
        #expect(try await notes(after: "nothing", count: 1) == ["nothing"])
        #expect(try await notes(after: "disabled", count: 1) == ["disabled"])
    }

    @Test("N13 the completion comes after the delay and all runs, and a spring's after its response or when it rests")
    func times() async throws {
        #expect(try await notes(after: "delayed", count: 2) == ["not delayed", "delayed"])
        #expect(try await notes(after: "spring", count: 2) == ["arrived", "settled"])
    }

    @Test("N13 an animation without end has no completion")
    func forever() async throws {
        let journal = Journal()
        let host = HeadlessHost(Changes(journal: journal))
        try await host.tap("forever")
        try await Task.sleep(for: .milliseconds(200))
        #expect(journal.take().isEmpty)
    }
}
