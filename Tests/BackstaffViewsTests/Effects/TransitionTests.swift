import BackstaffTesting
import BackstaffUI
import Testing
import ViewTestSupport

private struct Drifting: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase.isIdentity ? 1 : 0).offset(x: phase.value * 20)
    }
}

@MainActor
@Suite("Transitions of the app")
struct TransitionTests {
    @Test("A transition of the app is shown as opacity, alone, combined, erased and with an animation")
    func own() {
        let opacity = Picture(Text("a").transition(.opacity)).outline
        #expect(Picture(Text("a").transition(Drifting())).outline == opacity)
        #expect(Picture(Text("a").transition(Drifting().combined(with: Drifting()))).outline == opacity)
        #expect(Picture(Text("a").transition(Drifting().animation(.easeIn))).outline == opacity)
        #expect(Picture(Text("a").transition(AnyTransition(Drifting()))).outline == opacity)
        #expect(Picture(Text("a").transition(.slide)).outline != opacity)
    }

    @Test("Transitions with a blur or an effect of symbols are shown as opacity")
    func builtIn() {
        let opacity = Picture(Text("a").transition(.opacity)).outline
        #expect(Picture(Text("a").transition(.blurReplace)).outline == opacity)
        #expect(Picture(Text("a").transition(.blurReplace(.upUp))).outline == opacity)
        #expect(Picture(Text("a").transition(BlurReplaceTransition(configuration: .downUp))).outline == opacity)
        #expect(Picture(Text("a").transition(.symbolEffect(.appear))).outline == opacity)
    }

    @Test("The phases of a transition have directions")
    func phases() {
        let phases: [TransitionPhase] = [.willAppear, .identity, .didDisappear]
        #expect(phases.map(\.value) == [-1, 0, 1])
        #expect(phases.map(\.isIdentity) == [false, true, false])
    }
}
