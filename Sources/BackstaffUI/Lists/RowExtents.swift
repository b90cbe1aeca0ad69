import BackstaffElements
import BackstaffGraph

/// The two elements that stand for the rows of a lazy run that aren't made: those before and those after.
@MainActor
struct RowExtents {
    private(set) var before: Element?
    private(set) var after: Element?

    /// Whether the container has collected the run's elements, so that later ones have to be placed.
    var isCollected = false

    /// Gives the extents of `node` their sizes, in rows. An extent of no rows has no element.
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
