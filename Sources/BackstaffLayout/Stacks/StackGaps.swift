/// The gaps between the children of a stack.
struct StackGaps {
    private let lengths: [Double]
    /// The sum of all gaps.
    let total: Double

    /// - Parameter spacing: The length of each gap, or nil if the neighbours decide.
    init(_ spacing: Double?, between children: [LayoutNode], along axis: LayoutAxis) {
        var lengths: [Double] = []
        var total = 0.0
        if children.count > 1 {
            lengths.reserveCapacity(children.count - 1)
            for index in 1..<children.count {
                let length =
                    spacing
                    ?? children[index - 1].spacing.distance(to: children[index].spacing, along: axis)
                lengths.append(length)
                total += length
            }
        }
        self.lengths = lengths
        self.total = total
    }

    /// The gap after a child, or 0 after the last one.
    func after(_ index: Int) -> Double { index < lengths.count ? lengths[index] : 0 }
}
