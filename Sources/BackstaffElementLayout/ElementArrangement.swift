import BackstaffElements
import BackstaffLayout

/// Where the children of an element are, if no attribute says it: in the app's own layouts, and in containers whose alignment
/// the app sets.
@MainActor
package struct ElementArrangement {
    /// The container.
    package let container: Element
    /// Its size in points, or nil if it is as large as the view that it belongs to.
    package let size: LayoutSize?
    /// The children with their frames in the container.
    package let parts: [(element: Element, frame: LayoutRect)]
}

extension ElementLayout {
    /// All arrangements on screen.
    package var arrangements: [ElementArrangement] {
        builder.arranged.compactMap { container in
            let isLayer = container.role == .layer
            guard let owner = isLayer ? container.parent : container, let frame = frame(of: owner) else { return nil }
            let boxes = container.children.flatMap(\.boxes)
            let parts = boxes.compactMap { box -> (element: Element, frame: LayoutRect)? in
                guard var own = self.frame(of: box) else { return nil }
                own.origin.x -= frame.minX
                own.origin.y -= frame.minY
                return (box, own)
            }
            return ElementArrangement(container: container, size: isLayer ? nil : frame.size, parts: parts)
        }
    }

    /// The view that each choice by size shows.
    package var choices: [(choice: any FittingChoice, chosen: Element)] {
        builder.choices.compactMap { choice, parts in
            parts.first { $0.node.isPlaced }.map { (choice, $0.element) }
        }
    }
}

extension Element {
    /// The outermost elements in this one that are boxes on the page. A style and a row of a grid have none of their own.
    fileprivate var boxes: [Element] {
        role == .style || words(.placement) == "grid-row" ? children.flatMap(\.boxes) : [self]
    }
}
