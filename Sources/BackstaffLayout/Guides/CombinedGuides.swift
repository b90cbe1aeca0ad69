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
