import BackstaffElements
import BackstaffLayout

/// The views in the app's own layout, for which the layout's code asks.
///
///     app's layout ──► size(of:at:) ──► LayoutTree ──► size
///                            ▲              │
///                            └── answers ◄──┘ questions about texts and about layouts inside
@MainActor
package final class ArrangedSubviews {
    /// The number of views.
    package var count: Int { nodes.count }

    /// Whether leading is the right edge.
    package let isRightToLeft: Bool

    let nodes: [LayoutNode]

    private let elements: [Element]
    // The app may keep subviews longer than the layout lives.
    private weak var builder: LayoutNodeBuilder?
    /// The question that the layout answers now.
    var question: LayoutQuestion?
    /// Where the layout has placed views since it was last asked for that.
    package private(set) var placements: [LayoutSubviewPlacement] = []

    init(_ parts: [(element: Element, node: LayoutNode)], isRightToLeft: Bool, builder: LayoutNodeBuilder) {
        elements = parts.map(\.element)
        nodes = parts.map(\.node)
        self.isRightToLeft = isRightToLeft
        self.builder = builder
    }

    /// Returns the size with which a view answers a proposal.
    package func size(of index: Int, at proposal: LayoutProposal) -> LayoutSize {
        guard let builder, let tree = builder.tree, nodes.indices.contains(index) else { return .zero }
        return builder.settled {
            let result = tree.size(of: nodes[index], at: proposal, answering: question)
            return (result.size, result.questions)
        } ?? .zero
    }

    /// Returns the coordinate of a guide in a view that is offered a proposal, in points.
    package func coordinate(of guide: LayoutGuide, in index: Int, at proposal: LayoutProposal) -> GuideCoordinate {
        guard let builder, nodes.indices.contains(index) else { return GuideCoordinate(value: 0, isSet: false) }
        return builder.coordinate(of: guide, in: nodes[index], at: proposal, answering: question)
    }

    /// Notes where the layout places a view.
    package func place(_ placement: LayoutSubviewPlacement) { placements.append(placement) }

    /// Forgets where the layout has placed views.
    package func forgetPlacements() { placements = [] }

    /// The priority of a view.
    package func priority(of index: Int) -> Double { nodes[index].layoutPriority }

    /// The distances that a view wants from its neighbours.
    package func spacing(of index: Int) -> LayoutSpacing { nodes[index].spacing }

    /// Returns the value that a view passes to the layout, or `nil` if it passes none. Of several values, the outermost counts.
    package func value(for key: ObjectIdentifier, of index: Int) -> Any? {
        var element: Element? = elements[index]
        while let current = element {
            if let setter = builder?.participant(of: current) as? any LayoutValueSetter, setter.key == key {
                return setter.value
            }
            element = current.isModifier ? current.children.first : nil
        }
        return nil
    }
}

extension Element {
    /// Whether the element is put around one view by a modifier.
    fileprivate var isModifier: Bool {
        switch role {
        case .style, .padding, .frame, .aspectRatio, .fixedSize, .offset, .background, .overlay, .clip, .effect,
            .gesture, .contextMenu, .hidden:
            true
        default: false
        }
    }
}
