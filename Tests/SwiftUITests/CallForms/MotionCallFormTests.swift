import BackstaffTesting
import SwiftUI
import Testing

/// Forms of animations and gestures that five or more code bases use.
@MainActor
@Suite("Call forms of animations and gestures that five or more code bases use")
struct MotionCallFormTests {
    private struct Forms: View {
        @State private var taps = 0
        @State private var isOver = false
        @Namespace private var space

        var body: some View {
            VStack {
                Text("taps \(taps)").onTapGesture { withAnimation(.easeInOut) { taps += 1 } }
                Text("twice").onTapGesture(count: 2) { taps += 10 }
                Text("animation").animation(.default, value: taps).animation(.spring)
                Text("transition").transition(.move(edge: .top).combined(with: .opacity)).contentTransition(.opacity)
                Text("effect").scaleEffect(1.2).rotationEffect(.degrees(4)).rotationEffect(Angle(degrees: 4))
                Text("matched").matchedGeometryEffect(id: "a", in: space)
                Text("untouchable").allowsHitTesting(false)
                Text(isOver ? "hovered" : "hover").onHover { isOver = $0 }
                Text("menu").contextMenu { Button("item") { taps += 100 } }
            }
        }
    }

    @Test("E07 animations and gestures are shown")
    func shown() async throws {
        let host = HeadlessHost(Forms())
        #expect(
            host.texts == [
                "taps 0", "twice", "animation", "transition", "effect", "matched", "untouchable", "hover", "menu",
            ])
        try await host.tap("taps 0")
        try await host.openContextMenu(on: "menu")
        try await host.tap("item")
        #expect(host.shows("taps 101"))
    }
}
