/// `layoutPriority`. A stack offers room to children of a higher priority first.
package final class LayoutPriority: LayoutUnary {
    /// The priority. It counts as 0 if it is not a number.
    package var priority: Double {
        didSet { if priority != oldValue { invalidate() } }
    }

    /// - Parameter priority: The priority. It counts as 0 if it is not a number.
    package init(_ priority: Double, _ child: LayoutNode) {
        self.priority = priority
        super.init(child)
    }

    override func changeTraits(_ traits: inout LayoutTraits) { traits.priority = priority.zeroIfNaN }
}
