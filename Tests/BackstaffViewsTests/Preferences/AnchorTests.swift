import BackstaffElements
import BackstaffUI
import Foundation
import Testing
import ViewTestSupport

private struct Frames: PreferenceKey {
    static var defaultValue: [Anchor<CGRect>] { [] }
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
}

private struct Corner: PreferenceKey {
    static var defaultValue: Anchor<CGPoint>? { nil }
    static func reduce(value: inout Anchor<CGPoint>?, nextValue: () -> Anchor<CGPoint>?) {
        value = value ?? nextValue()
    }
}

@MainActor
@Suite("Anchors and sizes")
struct AnchorTests {
    private struct Framed: View {
        var body: some View {
            VStack {
                Text("a").anchorPreference(key: Frames.self, value: .bounds) { [$0] }
                Text("b").anchorPreference(key: Corner.self, value: .bottomTrailing) { $0 }
            }
            .transformAnchorPreference(key: Frames.self, value: .rect(CGRect(x: 1, y: 2, width: 3, height: 4))) {
                $0.append($1)
            }
            .overlayPreferenceValue(Frames.self) { frames in
                GeometryReader { proxy in
                    Text(frames.map { "\(Int(proxy[$0].width))x\(Int(proxy[$0].height))" }.joined(separator: " "))
                }
            }
            .overlayPreferenceValue(Corner.self) { corner in
                GeometryReader { proxy in Text("corner \(corner.map { "\(proxy[$0].x) \(proxy[$0].y)" } ?? "none")") }
            }
        }
    }

    /// The elements that report their size, in reading order. Those of the two overlays come after those of the texts.
    private func sized(_ stage: ControlStage) -> [Element] { stage.all(.geometry) }

    @Test("M09 an anchor is zero until the page reports the size of its view, and then has that size")
    func bounds() throws {
        let stage = ControlStage(Framed())
        #expect(stage.element(.text, "0x0 3x4") != nil)
        try stage.send(.size(width: 30, height: 20), to: sized(stage).first)
        #expect(stage.element(.text, "30x20 3x4") != nil)
        #expect(stage.element(.text, "corner 0.0 0.0") != nil)
    }

    @Test("M09 a corner is an anchor, too, and the size of one view doesn't move the anchor of another")
    func corner() throws {
        let stage = ControlStage(Framed())
        try stage.send(.size(width: 8, height: 6), to: sized(stage).dropFirst().first)
        #expect(stage.element(.text, "corner 8.0 6.0") != nil)
        #expect(stage.element(.text, "0x0 3x4") != nil)
    }

    private struct Measured: View {
        let journal: Journal

        var body: some View {
            Text("measured")
                .onGeometryChange(for: Int.self, of: { Int($0.size.width) }) { journal.note("width \($0)") }
                .onGeometryChange(for: Int.self, of: { Int($0.size.height) }) { old, new in
                    journal.note("height \(old) \(new)")
                }
        }
    }

    @Test("M09 a change of geometry is reported when the value made from it changes, and not for another change")
    func geometryChange() throws {
        let journal = Journal()
        let stage = ControlStage(Measured(journal: journal))
        #expect(journal.take() == [])
        let reporters = sized(stage)
        #expect(reporters.count == 2)
        for reporter in reporters { try stage.send(.size(width: 30, height: 20), to: reporter) }
        #expect(journal.take() == ["width 30", "height 20 20"])
        for reporter in reporters { try stage.send(.size(width: 30, height: 25), to: reporter) }
        #expect(journal.take() == ["height 20 25"])
    }
}
