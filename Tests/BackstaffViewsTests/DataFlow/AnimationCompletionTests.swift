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

    @Test("E07 an animation can be logically complete before its end")
    func criteria() async throws {
        let journal = Journal()
        let animation = Animation.linear(duration: 0.4).logicallyComplete(after: 0.01)
        withAnimation(animation, completionCriteria: .removed) {
        } completion: {
            journal.note("removed")
        }
        withAnimation(animation) {
        } completion: {
            journal.note("logically complete")
        }
        let host = HeadlessHost(Text("page"))
        try await host.wait { journal.count == 2 }
        #expect(journal.take() == ["logically complete", "removed"])
    }
}
