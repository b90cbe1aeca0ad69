import BackstaffLayout
import Testing

/// Twenty rows of 30 points in a viewport of 100 points.
@Suite("Where a scroll view scrolls to")
struct ScrollTargetFactTests {
    @Test(
        "The anchor of the row lies at the anchor of the viewport, within the content",
        arguments: [
            ("sct-01", 10, 0, 0, 300), ("sct-02", 10, 0, 0.5, 265), ("sct-02", 10, 0, 1, 230),
            ("sct-02", 10, 0, 0.25, 282.5), ("sct-04", 19, 0, 0, 500), ("the first row at the bottom", 0, 0, 1, 0),
            ("an anchor that is not a number", 10, 40, .nan, 0),
        ] as [(String, Int, Double, Double, Double)])
    func anchors(name: String, row: Int, current: Double, anchor: Double, expected: Double) {
        #expect(offset(of: row, anchor: anchor, current: current) == expected)
    }

    @Test(
        "Without an anchor, the content moves as little as possible",
        arguments: [
            ("sct-03", 10, 0, 230), ("sct-03", 10, 250, 250), ("sct-03", 2, 250, 60),
            ("a row that is partly above", 2, 70, 60), ("an offset below the content", 19, 900, 500),
        ] as [(String, Int, Double, Double)])
    func leastMovement(name: String, row: Int, current: Double, expected: Double) {
        #expect(offset(of: row, anchor: nil, current: current) == expected)
    }

    @Test("Content that is shorter than the viewport doesn't scroll")
    func short() {
        let target = ScrollTarget(start: 30, length: 30)
        #expect(target.offset(anchor: 0, current: 0, viewport: 100, content: 60) == 0)
    }

    private func offset(of row: Int, anchor: Double?, current: Double) -> Double {
        ScrollTarget(start: Double(row) * 30, length: 30).offset(
            anchor: anchor, current: current, viewport: 100, content: 600)
    }
}
