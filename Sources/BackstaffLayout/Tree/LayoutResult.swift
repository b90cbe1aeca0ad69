/// What one layout has found.
package struct LayoutResult {
    /// The size of the root in points.
    package let size: LayoutSize
    /// What the host has to answer before the layout is right. If it is empty, the layout is right.
    package let questions: [LayoutQuestion]
    /// The nodes whose place in their parent has changed, or that are no longer placed.
    package internal(set) var moved: [LayoutNode]
    /// The mistakes that the layout has repaired.
    package let reports: [LayoutReport]
    /// The number of sizes that were worked out. Answers that nodes had kept aren't counted.
    package let measures: Int

    init(size: LayoutSize, _ pass: LayoutPass) {
        self.size = size
        questions = pass.questions
        moved = pass.moved
        reports = pass.reports
        measures = pass.measures
    }
}
