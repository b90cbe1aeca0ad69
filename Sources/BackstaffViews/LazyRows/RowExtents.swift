import BackstaffElements
import BackstaffGraph

/// The two elements that take the place of the rows of a lazy run that don't exist: one before the existing rows, one
/// after.
@MainActor
struct RowExtents {
    private(set) var before: Element?
    private(set) var after: Element?

    /// Whether the container has collected the run's elements. After that, new elements have to be placed.
    var isCollected = false

    /// Sets the sizes of the extents of `node`, in rows. An extent without rows has no element.
    mutating func set(before rowsBefore: Int, after rowsAfter: Int, in node: _Node, firstRow: Element?) {
        resize(&before, to: rowsBefore, in: node, standingBefore: firstRow ?? after)
        resize(&after, to: rowsAfter, in: node, standingBefore: nil)
    }

    private func resize(_ extent: inout Element?, to rows: Int, in node: _Node, standingBefore sibling: Element?) {
        let tree = node.graph.tree
        if rows > 0 {
            let element = extent ?? tree.make(.extent)
            tree.set(.rows, to: .number(Double(rows)), of: element)
            if extent == nil {
                extent = element
                if isCollected { node.parent?.place(element, from: node, before: sibling) }
            }
        } else if let element = extent {
            extent = nil
            if isCollected { node.parent?.withdraw(element, from: node) }
        }
    }
}
