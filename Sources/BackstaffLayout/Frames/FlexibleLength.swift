/// The bounds of a flexible frame along one axis.
///
///     what is proposed, or the ideal  ──► within the bounds ──► offered to the child ──► its answer
///
///     bounds              the frame's answer
///     least and greatest  the proposal within the bounds
///     greatest only       the greater of the proposal and the child's answer, at most the greatest length
///     least only          the lesser of the proposal and the child's answer, at least the least length
///     no bounds           the child's answer
///
/// If nothing is proposed, the frame answers its ideal length, or the child's answer within the bounds.
struct FlexibleLength {
    let least: Double?
    let ideal: Double?
    let greatest: Double?

    /// A bound that is not a number counts as not given, and a least length below 0 as 0. The ideal is at least the least
    /// length, and the greatest at least the ideal.
    init(_ bounds: LayoutFlexibleFrame.Bounds) {
        let lower = bounds.least.withoutNaN.map { $0 < 0 ? 0 : $0 }
        let middle = bounds.ideal.withoutNaN.map { max($0 < 0 ? 0 : $0, lower ?? 0) }
        let floor = middle ?? lower
        least = lower
        ideal = middle
        greatest = bounds.greatest.withoutNaN.map { bound in floor.map { max(bound, $0) } ?? bound }
    }

    /// Whether the frame says anything about the axis.
    var isGiven: Bool { least != nil || ideal != nil || greatest != nil }

    /// What the child is offered.
    func offered(_ proposal: Double?) -> Double? { (proposal ?? ideal)?.clamped(from: least, to: greatest) }

    /// The frame's answer.
    func answer(_ proposal: Double?, child: Double) -> Double {
        guard proposal != nil, let offered = offered(proposal) else {
            return ideal ?? child.clamped(from: least, to: greatest)
        }
        switch (least, greatest) {
        case (.some, .some): return offered
        case (nil, let greatest?): return min(max(offered, child), greatest)
        case (let least?, nil): return max(min(offered, child), least)
        case (nil, nil): return child
        }
    }

    /// What the child is offered when it is placed in a frame of a length.
    ///
    /// - Parameter child: The child's answer, which the frame has measured.
    func offeredAtPlacement(_ proposal: Double?, child: Double, in length: Double) -> Double? {
        guard isGiven else { return proposal }
        if proposal == nil, ideal == nil, child == length, length != least, length != greatest { return nil }
        return length
    }
}

extension Double? {
    /// Nil if the value is not a number.
    fileprivate var withoutNaN: Double? { flatMap { $0.isNaN ? nil : $0 } }
}
