/// A timing curve as a few values at equal distances, between which the page draws straight lines.
enum CurveSamples {
    /// The largest distance of a line from the curve, for a way of 1.
    static let tolerance = 0.01
    /// The numbers of values that are tried. The last one is used for a curve that no number is enough for.
    private static let counts = [9, 13, 17, 25, 33, 49, 65, 97, 129]

    /// Returns the values of a curve, as the page reads them. The last one is 1, because the change is complete at the end.
    ///
    /// - Parameter curve: Returns how far the change is after a part of its time, from 0 to 1.
    static func words(of curve: (Double) -> Double) -> String {
        var values: [Double] = []
        for count in counts {
            values = (0..<count).map { $0 == count - 1 ? 1 : rounded(curve(Double($0) / Double(count - 1))) }
            if isExact(values, for: curve) { break }
        }
        return values.map(\.description).joined(separator: " ")
    }

    private static func rounded(_ value: Double) -> Double {
        value.isFinite ? (value * 1_000).rounded() / 1_000 : 1
    }

    private static func isExact(_ values: [Double], for curve: (Double) -> Double) -> Bool {
        let last = Double(values.count - 1)
        return values.indices.dropLast().allSatisfy { index in
            [0.25, 0.5, 0.75].allSatisfy { part in
                let line = values[index] + (values[index + 1] - values[index]) * part
                return abs(curve((Double(index) + part) / last) - line) <= tolerance
            }
        }
    }
}
