import BackstaffTesting
import BackstaffUI
import Testing
import ViewTestSupport

/// When views that are removed with an animation are told so, as it was observed on Apple's platforms.
@MainActor
@Suite("Removals with an animation")
struct AnimatedRemovalTests {
    private let journal = Journal()
    private let switches = Switches()

    private struct Fading: View {
        let switches: Switches
        let journal: Journal
        var transition = AnyTransition.opacity

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
                        .transition(transition)
                }
            }
        }
    }

    private let gone = ["disappear child", "disappear parent", "cancel"]

    /// Shows or hides the view with an animation, and returns what was noted at once.
    private func show(_ isOn: Bool, _ animation: Animation? = .linear(duration: 600), in host: HeadlessHost) -> [String]
    {
        _ = journal.take()
        withAnimation(animation) { switches.isOn = isOn }
        host.update()
        return journal.take()
    }

    @Test("E06 a view that is removed with an animation and a transition disappears with its task when that has ended")
    func removed() async throws {
        let host = HeadlessHost(Fading(switches: switches, journal: journal))
        #expect(show(true, in: host) == ["appear child", "appear parent"])
        #expect(show(false, .linear(duration: 0.05), in: host) == [])
        #expect(host.texts.isEmpty)
        try await host.wait { journal.count == 3 }
        #expect(journal.take() == gone)
    }

    @Test("E06 a view that is removed without an animation or with the transition identity disappears at once")
    func atOnce() {
        for (transition, animation) in [(AnyTransition.opacity, nil), (.identity, Animation.linear(duration: 600))] {
            let host = HeadlessHost(Fading(switches: switches, journal: journal, transition: transition))
            #expect(show(true, in: host) == ["appear child", "appear parent"])
            #expect(show(false, animation, in: host) == gone)
        }
    }

    @Test("E06 an animation that is stopped around a view doesn't delay its disappearance")
    func stopped() {
        let host = HeadlessHost(Fading(switches: switches, journal: journal).transaction { $0.animation = nil })
        #expect(show(true, in: host) == ["appear child", "appear parent"])
        #expect(show(false, in: host) == gone)
    }

    @Test("E06 the animation may be that of a modifier around the view")
    func modifier() {
        struct Root: View {
            let switches: Switches
            let journal: Journal

            var body: some View {
                Fading(switches: switches, journal: journal).animation(.linear(duration: 600), value: switches.isOn)
            }
        }
        let host = HeadlessHost(Root(switches: switches, journal: journal))
        #expect(show(true, nil, in: host) == ["appear child", "appear parent"])
        #expect(show(false, nil, in: host) == gone, "withAnimation(nil) turns animations off")
        switches.isOn = true
        host.update()
        _ = journal.take()
        switches.isOn = false
        host.update()
        #expect(journal.take() == [])
        host.close()
        #expect(journal.take() == gone)
    }

    @Test("E06 a view that comes back while its removal is animated has new state, after the old one has disappeared")
    func comesBack() async throws {
        let host = HeadlessHost(Fading(switches: switches, journal: journal))
        #expect(show(true, in: host) == ["appear child", "appear parent"])
        try await host.tap("Taps 0")
        #expect(host.texts == ["Taps 1"])
        #expect(show(false, in: host) == [])
        #expect(show(true, in: host) == gone + ["appear child", "appear parent"])
        #expect(host.texts == ["Taps 0"])
    }

    @Test("E06 views whose removal is animated are told when the scene ends, if that is earlier")
    func sceneEnds() {
        let host = HeadlessHost(Fading(switches: switches, journal: journal))
        #expect(show(true, in: host) == ["appear child", "appear parent"])
        #expect(show(false, in: host) == [])
        host.close()
        #expect(journal.take() == gone)
    }

    @Test("E06 if one view replaces another with an animation, the old one disappears later than the new one appears")
    func replaced() async throws {
        struct Root: View {
            let switches: Switches
            let journal: Journal

            var body: some View {
                if switches.isOn {
                    Text("on").noted("on", in: journal).transition(.slide)
                } else {
                    Text("off").noted("off", in: journal).transition(.slide)
                }
            }
        }
        let host = HeadlessHost(Root(switches: switches, journal: journal))
        #expect(show(true, .linear(duration: 0.05), in: host) == ["appear on"])
        try await host.wait { journal.count == 1 }
        #expect(journal.take() == ["disappear off"])
        // Each view is told in turn, however fast they follow each other.
        #expect(show(false, in: host) == ["appear off"])
        #expect(show(true, in: host) == ["disappear on", "appear on"])
        host.close()
        #expect(journal.take() == ["disappear off", "disappear on"])
    }

    @Test("With the transition identity in front of an id, the old view disappears before the new one appears")
    func transitionInFrontOfID() {
        struct Root: View {
            let switches: Switches
            let journal: Journal
            let transition: AnyTransition

            var body: some View {
                Text("Here").noted("\(switches.number)", in: journal).transition(transition).id(switches.number)
            }
        }
        for transition in [AnyTransition.identity, .opacity] {
            switches.number = 0
            let host = HeadlessHost(Root(switches: switches, journal: journal, transition: transition))
            #expect(journal.take() == ["appear 0"])
            switches.number = 1
            host.update()
            let other = ["disappear 0", "appear 1"]
            #expect(journal.take() == (transition == .identity ? other : other.reversed()))
            host.close()
            _ = journal.take()
        }
    }
}
