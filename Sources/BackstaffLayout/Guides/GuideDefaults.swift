/// The default values of the app's alignments, as far as the host has told them.
final class GuideDefaults {
    private var values: [(guide: LayoutGuide, size: LayoutSize, value: Double)] = []

    /// The value of a guide in a view of a size, if it is known.
    func find(_ guide: LayoutGuide, _ size: LayoutSize) -> Double? {
        for known in values where known.guide == guide && known.size == size { return known.value }
        return nil
    }

    /// Keeps a value. The oldest values go if there are too many.
    func insert(_ value: Double, for guide: LayoutGuide, _ size: LayoutSize) {
        if values.count >= 256 { values.removeFirst(128) }
        values.append((guide, size, value.zeroIfNaN))
    }
}

extension LayoutGuide {
    /// The place of a guide in a container with several children that set it.
    ///
    /// The first baseline is the topmost one and the last baseline the lowest one. For other guides it is the mean.
    func combined(_ earlier: Double?, _ value: Double, count: Double) -> Double {
        guard let earlier else { return value }
        if self == .firstTextBaseline { return min(earlier, value) }
        if self == .lastTextBaseline { return max(earlier, value) }
        return (earlier * count + value) / (count + 1)
    }
}
