import BackstaffLayout
import Testing

@Suite("Whole pixels")
struct RoundingFactTests {
    @Test("rnd-01 views that touch still do so after rounding")
    func frames() {
        let root = hStack(0, nil, color("a"), color("b"), color("c"))
        _ = LayoutTree(root: root).layout(LayoutProposal(100, 10.3))
        let rounded = root.children.map { $0.frame.rounded(toPixelsOf: 2) }
        #expect(rounded[0] == LayoutRect(0, 0, 33.5, 10.5))
        #expect(rounded[1] == LayoutRect(33.5, 0, 33, 10.5))
        #expect(rounded[2] == LayoutRect(66.5, 0, 33.5, 10.5))
    }

    @Test("rnd-01 a text's size is rounded up")
    func texts() {
        #expect(LayoutSize(17.1, 16).roundedUp(toPixelsOf: 2) == LayoutSize(17.5, 16))
        #expect(LayoutSize(17.1, 16).roundedUp(toPixelsOf: 1) == LayoutSize(18, 16))
    }

    @Test("Lengths that can't be rounded stay", arguments: [0, -1, Double.nan])
    func scales(scale: Double) {
        #expect(LayoutRect(0.3, 0, 1, 1).rounded(toPixelsOf: scale) == LayoutRect(0.3, 0, 1, 1))
        #expect(LayoutSize(0.3, .infinity).roundedUp(toPixelsOf: scale) == LayoutSize(0.3, .infinity))
        #expect(LayoutSize(0.3, .infinity).roundedUp(toPixelsOf: 2) == LayoutSize(0.5, .infinity))
    }

    @Test("Negative places are rounded like others")
    func negative() {
        #expect(LayoutRect(-1.3, -0.5, 1, 1).rounded(toPixelsOf: 1) == LayoutRect(-1, 0, 1, 1))
    }
}
