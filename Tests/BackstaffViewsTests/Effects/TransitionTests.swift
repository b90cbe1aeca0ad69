import BackstaffElements
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

    @Test("N14 the words of each transition, of combinations, and of different ones for both directions")
    func words() {
        func words(_ transition: AnyTransition) -> String? { Picture(Text("a").transition(transition)).transition }
        #expect(words(.identity) == "none")
        #expect(words(.scale) == "scale 0 0.5 0.5")
        #expect(words(.scale(scale: 0.25, anchor: .topLeading)) == "scale 0.25 0 0")
        #expect(words(.move(edge: .bottom)) == "move bottom")
        #expect(words(.slide) == "move leading/move trailing")
        #expect(words(.push(from: .top)) == "move top,opacity/move bottom,opacity")
        #expect(words(.offset(x: 4, y: -8.5)) == "offset 4 -8.5")
        #expect(words(.offset(x: .infinity, y: .nan)) == "offset 0 0")
        #expect(words(.move(edge: .top).combined(with: .opacity).combined(with: .opacity)) == "move top,opacity")
        #expect(words(.asymmetric(insertion: .slide, removal: .scale)) == "move leading/scale 0 0.5 0.5")
        #expect(words(.asymmetric(insertion: .identity, removal: .opacity)) == "none/opacity")
    }

    @Test("The phases of a transition have directions")
    func phases() {
        let phases: [TransitionPhase] = [.willAppear, .identity, .didDisappear]
        #expect(phases.map(\.value) == [-1, 0, 1])
        #expect(phases.map(\.isIdentity) == [false, true, false])
    }
}

extension Picture {
    /// The words of the outermost transition.
    fileprivate var transition: String? { first(.style)?.words(.transition) }
}
