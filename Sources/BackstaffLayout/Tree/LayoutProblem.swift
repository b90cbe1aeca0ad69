/// A mistake in what the app asks of the layout. The layout repairs it and goes on.
package enum LayoutProblem: Equatable, Sendable {
    /// A length of a frame is negative, infinite or not a number where it can't be. It counts as 0, or as not given.
    case invalidLength
    /// A number of columns of a grid's cell is below 1. It counts as 1.
    case invalidSpan
    /// Views are nested too deeply. Those further inside have no size.
    case tooDeep
    /// Views asked each other for sizes too often. The rest have no size in this layout.
    case tooManyMeasures
    /// The answers of the host led to new questions again and again. The last layout counts.
    case tooManyRounds
    /// A guide is infinite or not a number. It counts as 0.
    case invalidGuide
    /// The app's `Layout` answers a size or a place that is not a number. It counts as 0.
    case invalidAnswer
}

/// A problem, and the node that has it.
package struct LayoutReport {
    /// The node that has the problem, or the first of several.
    package let node: LayoutNode
    /// What the layout has repaired.
    package let problem: LayoutProblem
}
