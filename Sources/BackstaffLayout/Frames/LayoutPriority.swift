/// `layoutPriority`. A stack offers room to children of a higher priority first.
package final class LayoutPriority: LayoutUnary {
    private let priority: Double

    /// - Parameter priority: The priority. It counts as 0 if it is not a number.
    package init(_ priority: Double, _ child: LayoutNode) {
        self.priority = priority.zeroIfNaN
        super.init(child)
    }

    override func changeTraits(_ traits: inout LayoutTraits) { traits.priority = priority }
}
