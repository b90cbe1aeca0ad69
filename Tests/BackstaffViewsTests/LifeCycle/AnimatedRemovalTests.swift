import BackstaffTesting
import BackstaffUI
import Testing
import ViewTestSupport

/// What a transition changes: nothing. On Apple's platforms, a view that is removed with an animation stays until its
/// transition has ended.
@MainActor
@Suite
struct AnimatedRemovalTests {
    private let journal = Journal()
    private let switches = Switches()

    private struct Fading: View {
        let switches: Switches
        let journal: Journal

        var body: some View {
            VStack {
                if switches.isOn {
                    VStack { Counter("Taps").noted("child", in: journal) }
                        .noted("parent", in: journal)
                        .task {
                            await withTaskCancellationHandler {
                                try? await Task.sleep(for: .seconds(3600))
                            } onCancel: {
                                MainActor.assumeIsolated { journal.note("cancel") }
                            }
                        }
                        .transition(.opacity)
                }
            }
        }
    }

    /// Shows or hides the view with an animation, and returns what was noted at once.
    private func show(_ isOn: Bool, in host: HeadlessHost) -> [String] {
        _ = journal.take()
        withAnimation(.linear(duration: 0.6)) { switches.isOn = isOn }
        host.update()
        return journal.take()
    }

    @Test("A view that is removed with an animation and a transition disappears at once, and its task is cancelled")
    func removed() {
        let host = HeadlessHost(Fading(switches: switches, journal: journal))
        #expect(show(true, in: host) == ["appear child", "appear parent"])
        #expect(show(false, in: host) == ["disappear child", "disappear parent", "cancel"])
        #expect(host.texts.isEmpty)
    }

    @Test("A view that comes back while its removal is animated appears again, with new state")
    func comesBack() async throws {
        let host = HeadlessHost(Fading(switches: switches, journal: journal))
        #expect(show(true, in: host) == ["appear child", "appear parent"])
        try await host.tap("Taps 0")
        #expect(host.texts == ["Taps 1"])
        #expect(show(false, in: host) == ["disappear child", "disappear parent", "cancel"])
        #expect(show(true, in: host) == ["appear child", "appear parent"])
        #expect(host.texts == ["Taps 0"])
    }

    @Test("With a transition in front of an id, a new view appears before the old one disappears, as without it")
    func transitionInFrontOfID() {
        struct Root: View {
            let switches: Switches
            let journal: Journal

            var body: some View {
                Text("Here").noted("\(switches.number)", in: journal)
                    .transition(AnyTransition.identity).id(switches.number)
            }
        }
        let host = HeadlessHost(Root(switches: switches, journal: journal))
        #expect(journal.take() == ["appear 0"])
        switches.number = 1
        host.update()
        #expect(journal.take() == ["appear 1", "disappear 0"])
    }
}
