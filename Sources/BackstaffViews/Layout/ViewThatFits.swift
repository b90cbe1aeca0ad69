import BackstaffElementLayout
import BackstaffElements
import BackstaffGraph
import BackstaffLayout

/// A view that shows the first of several views that fits.
///
/// The server chooses, with the metrics of the page's font and the size of the window. Unlike in SwiftUI, all views are created
/// and appear, also those that aren't shown: their actions, presentations and preferences count.
public struct ViewThatFits<Content: View>: LayoutContainer {
    let axes: Axis.Set
    let content: Content

    /// - Parameters:
    ///   - axes: The axes along which a view has to fit.
    ///   - content: A view builder for the views, the preferred one first. If none fits, the last one is shown.
    public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.content = content()
    }

    func makeNode(under parent: _Node) -> FittingNode { FittingNode(under: parent) }

    func configure(_ node: FittingNode) { node.setAxes(axes.layoutAxes) }
}

extension Axis.Set {
    /// The axes as the layout names them.
    var layoutAxes: LayoutAxes {
        var axes: LayoutAxes = []
        if contains(.horizontal) { axes.insert(.horizontal) }
        if contains(.vertical) { axes.insert(.vertical) }
        return axes
    }
}

/// A node that has all elements of its content and shows one of them.
///
///     content: A, B, C ──► shown: A ──► the screen is laid out ──► show(B)
final class FittingNode: ElementNode, NodeWithContent, FittingChoice {
    private(set) var content: _Node?
    private(set) var axes: LayoutAxes = .both
    private var shown: Element?

    init(under parent: _Node) {
        super.init(.style, under: parent)
        tree.participate(inLayoutOf: element, by: self)
    }

    func setAxes(_ axes: LayoutAxes) {
        if axes == self.axes { return }
        self.axes = axes
        tree.needsLayout = true
    }

    func show<V: View>(_ view: V) {
        let node = V._makeNode(of: view, under: self)
        content = node
        shown = node.firstElement
        if let shown { tree.append(shown, to: element) }
    }

    var candidates: [Element] {
        var candidates: [Element] = []
        content?.forEachElement { candidates.append($0) }
        return candidates
    }

    func show(_ candidate: Element) {
        if candidate === shown { return }
        if let shown {
            // The field stays, so nothing else tells it that it has lost the focus.
            if let focused = tree.focused, sequence(first: focused, next: \.parent).contains(where: { $0 === shown }) {
                try? tree.deliver(.focus(false), to: focused.id)
            }
            tree.remove(shown)
        }
        shown = candidate
        tree.insert(candidate, into: element, before: nil)
    }

    override func place(_ element: Element, from child: _Node, before sibling: Element?) {
        tree.needsLayout = true
        if shown == nil { show(element) }
    }

    override func move(_ element: Element, from child: _Node, before sibling: Element?) { tree.needsLayout = true }

    override func withdraw(_ element: Element, from child: _Node) {
        tree.needsLayout = true
        guard shown === element else { return }
        tree.remove(element)
        shown = nil
        graph.afterUpdate { [weak self] in self?.showFirst() }  // Others can be removed, too.
    }

    private func showFirst() {
        guard isMounted, shown == nil, let first = content?.firstElement else { return }
        show(first)
    }

    override func unmount() {
        super.unmount()
        content?.unmount()
    }

    override func isOrdered(_ first: _Node, before second: _Node) -> Bool { second !== content }
}
