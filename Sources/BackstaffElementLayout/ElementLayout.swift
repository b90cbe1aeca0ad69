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
    package var sizes: [(element: Element, size: LayoutSize)] {
        builder.elements.compactMap { element in
            guard element.needsSize, let frame = frame(of: element) else { return nil }
            return (element, frame.size)
        }
    }
}

extension Element {
    /// Whether the element asks for its size, and can't know it from the window, as a split view can that fills it.
    package var needsSize: Bool { verbs.contains(.size) && !(role == .splitView && fillsWindow) }

    private var fillsWindow: Bool {
        var current = parent
        while let element = current, [.style, .tabPanel, .tabView].contains(element.role) { current = element.parent }
        return current?.role == .window
    }
}
