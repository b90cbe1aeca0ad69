import BackstaffNavigation
import Testing

@Suite("The width of a column")
struct ColumnWidthTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let minimum: Double?
        let ideal: Double
        let maximum: Double?
        let limits: [Double]

        init(_ minimum: Double?, _ ideal: Double, _ maximum: Double?, _ limits: [Double]) {
            self.minimum = minimum
            self.ideal = ideal
            self.maximum = maximum
            self.limits = limits
        }

        var testDescription: String { "\(minimum ?? -1) \(ideal) \(maximum ?? -1): \(limits)" }
    }

    private static let largest = 1_000_000.0

    @Test(
        "C05 requested and resulting widths: minimum, ideal, maximum",
        arguments: [
            Row(200, 250, 300, [200, 250, 300]),
            Row(nil, 300, nil, [260, 300, 400]),
            // Requested widths take precedence over usual ones.
            Row(nil, 100, nil, [100, 100, 400]),
            Row(nil, 900, nil, [260, 900, 900]),
            Row(200, 300, nil, [200, 300, 400]),
            Row(nil, 300, 350, [260, 300, 350]),
            // The ideal width takes precedence over contradicting limits.
            Row(300, 250, 280, [250, 250, 280]),
            Row(100, 250, 200, [100, 250, 250]),
            Row(400, 250, 200, [250, 250, 250]),
            // Invalid widths are ignored.
            Row(.nan, 300, .nan, [260, 300, 400]),
            Row(-10, 300, -10, [260, 300, 400]),
            Row(0, 300, 0, [260, 300, 400]),
            Row(200, .nan, 500, [200, 320, 500]),
            Row(200, 0, 500, [200, 320, 500]),
            Row(200, -4, 500, [200, 320, 500]),
            Row(200, .infinity, 500, [200, 320, 500]),
            Row(nil, .nan, nil, [260, 320, 400]),
            // Sums of large widths are finite.
            Row(nil, 300, .infinity, [260, 300, largest]),
            Row(.infinity, 300, .infinity, [300, 300, largest]),
            Row(nil, .greatestFiniteMagnitude, nil, [260, largest, largest]),
            Row(0.001, 0.001, 10, [0.001, 0.001, 10]),
        ])
    func limits(_ row: Row) {
        let width = ColumnWidth(minimum: row.minimum, ideal: row.ideal, maximum: row.maximum)
        #expect([width.minimum, width.ideal, width.maximum] == row.limits)
        #expect(width.minimum <= width.ideal && width.ideal <= width.maximum)
    }

    @Test("C05 a fixed width has equal limits; an invalid fixed width becomes the default, which is flexible")
    func fixed() {
        #expect(ColumnWidth(fixed: 240).isFixed)
        #expect(!ColumnWidth(fixed: .nan).isFixed)
        #expect(ColumnWidth(fixed: -1) == .sidebar)
        #expect(ColumnWidth(fixed: 0, default: .content) == .content)
        #expect(!ColumnWidth.sidebar.isFixed && !ColumnWidth.content.isFixed)
    }

    @Test(
        "C05 a width is clamped to the limits",
        arguments: [
            (300.0, 300.0), (100, 200), (900, 400), (.infinity, 250), (.nan, 250), (0, 250), (-5, 250),
        ])
    func nearest(wanted: Double, width: Double) {
        let limits = ColumnWidth(minimum: 200, ideal: 250, maximum: 400)
        #expect(limits.nearest(to: wanted) == width)
        #expect(limits.nearest(to: nil) == 250)
        #expect(ColumnWidth(fixed: 280).nearest(to: wanted) == 280)
    }
}
