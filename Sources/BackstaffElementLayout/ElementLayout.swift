import BackstaffElements
import BackstaffLayout
import BackstaffText

/// The frames of the elements of a screen, worked out without a browser.
///
/// Each element that takes part in the layout has a node. Texts are measured with the metrics of the page's font.
///
///     elements ──► LayoutNodeBuilder ──► nodes ──► LayoutTree ──► frames
///                                          ▲            │
///                                  MeasuredText ◄── questions
@MainActor
package final class ElementLayout {
    let builder: LayoutNodeBuilder

    /// Lays out all elements of a tree.
    ///
    /// - Parameters:
    ///   - elements: The tree of the elements.
    ///   - size: The size of the window in points.
    package init(of elements: ElementTree, in size: LayoutSize) {
        builder = LayoutNodeBuilder(of: elements, window: size)
        let node = builder.node(of: elements.root, TextContext()) ?? LayoutFlexibleLeaf()
        let tree = LayoutTree(root: node)
        builder.tree = tree
        builder.beginArranging()
        _ = tree.settle({ $0.layout(LayoutProposal(size)) }, answer: builder.answer(to:))
    }

    /// The frame of an element in the window, in points, or nil if the element isn't shown or isn't laid out.
    package func frame(of element: Element) -> LayoutRect? {
        builder.nodes[element.id]?.frameInTree
    }

    /// The elements that ask for their sizes and are shown, in reading order, with the sizes.
    ///
    /// Split views learn their width from the window.
    package var sizes: [(element: Element, size: LayoutSize)] {
        builder.elements.compactMap { element in
            guard element.verbs.contains(.size), element.role != .splitView, let frame = frame(of: element) else {
                return nil
            }
            return (element, frame.size)
        }
    }
}
