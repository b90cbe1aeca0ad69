import BackstaffElements
import BackstaffGraph

/// A view that shows the first of several views that fits.
///
/// Unlike in SwiftUI, the first view is always shown, because the server doesn't know what fits. The others are created
/// but hidden.
public struct ViewThatFits<Content: View>: LayoutContainer {
    let content: Content

    /// - Parameters:
    ///   - axes: The axes on which a view has to fit. They have no effect.
    ///   - content: A view builder for the views, the preferred one first.
    public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    func makeNode(under parent: _Node) -> FirstElementNode { FirstElementNode(under: parent) }

    func configure(_ node: FirstElementNode) {}
}

/// A node that shows only the first element of its content.
final class FirstElementNode: ContentNode {
    /// The element that is shown. It is chosen when the elements of the new node are collected.
    private lazy var shown: Element? = content?.firstElement

    override func forEachElement(_ body: (Element) -> Void) {
        if let shown { body(shown) }
    }

    override var firstElement: Element? { shown }

    override func place(_ element: Element, from child: _Node, before sibling: Element?) {
        guard content?.firstElement === element else { return }
        if let shown { parent?.withdraw(shown, from: self) }
        shown = element
        parent?.place(element, from: self, before: nil)
    }

    override func move(_ element: Element, from child: _Node, before sibling: Element?) {}

    override func withdraw(_ element: Element, from child: _Node) {
        guard shown === element else { return }
        parent?.withdraw(element, from: self)
        shown = nil
        graph.afterUpdate { [weak self] in self?.showFirst() }  // Others can be removed, too.
    }

    private func showFirst() {
        guard isMounted, shown == nil, let first = content?.firstElement else { return }
        shown = first
        parent?.place(first, from: self, before: nil)
    }
}
