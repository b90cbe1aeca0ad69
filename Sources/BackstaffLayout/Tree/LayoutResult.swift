/// What one layout has found.
package struct LayoutResult {
    /// The size of the root in points.
    package let size: LayoutSize
    /// What the host has to answer before the layout is right. If it is empty, the layout is right.
    package let questions: [LayoutQuestion]
    /// The nodes whose place in their parent has changed, or that are no longer placed. All nodes in a view that is shown again
    /// are listed. Children that were replaced aren't.
    package internal(set) var moved: [LayoutNode]
    /// The mistakes that the layout has repaired.
    package private(set) var reports: [LayoutReport]
    /// The number of sizes and guides that were worked out. What nodes had kept isn't counted.
    package private(set) var measures: Int

    init(size: LayoutSize, _ pass: LayoutPass) {
        self.size = size
        questions = pass.questions
        moved = pass.moved
        reports = pass.reports
        measures = pass.measures
    }

    /// Adds a problem.
    mutating func report(_ problem: LayoutProblem, at node: LayoutNode) {
        reports.append(LayoutReport(node: node, problem: problem))
    }

    /// Adds what an earlier round of the same layout has found.
    mutating func add(_ earlier: LayoutResult) {
        moved = earlier.moved + moved
        measures += earlier.measures
        for report in earlier.reports {
            let isKnown = reports.contains { $0.node === report.node && $0.problem == report.problem }
            if !isKnown { reports.append(report) }
        }
    }
}
