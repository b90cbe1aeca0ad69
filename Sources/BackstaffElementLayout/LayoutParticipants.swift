import BackstaffElements
import BackstaffLayout

/// The app's own layout of the views in an element: a type that conforms to `Layout`.
@MainActor
package protocol SubviewArranger: LayoutParticipant {
    /// The axis along which spacers and dividers in the layout lie, or `nil` if there is none.
    var stackAxis: LayoutAxis? { get }

    /// Called once before each layout of the screen.
    func beginLayout(of subviews: ArrangedSubviews)

    /// Returns the distances from neighbours that the layout wants.
    func spacing(of subviews: ArrangedSubviews) -> LayoutSpacing

    /// Returns the size with which the layout answers a proposal.
    func size(for proposal: LayoutProposal, of subviews: ArrangedSubviews) -> LayoutSize

    /// Returns where the layout places its views, in a size that was its answer to a proposal.
    func placements(
        in size: LayoutSize, for proposal: LayoutProposal, of subviews: ArrangedSubviews
    ) -> [LayoutSubviewPlacement]
}

/// The app's closure that says where a guide of a view is.
@MainActor
package protocol GuideSetter: LayoutParticipant {
    /// The guide.
    var guide: LayoutGuide { get }

    /// Returns the coordinate of the guide in points.
    ///
    /// - Parameters:
    ///   - size: The size of the view.
    ///   - others: Returns the coordinates of the view's other guides.
    func coordinate(in size: LayoutSize, others: @escaping GuideCoordinates) -> Double
}

/// Returns where a guide of a view is.
package typealias GuideCoordinates = @MainActor @Sendable (LayoutGuide) -> GuideCoordinate

/// Where a guide of a view is.
package struct GuideCoordinate: Sendable {
    /// The coordinate in points.
    package let value: Double
    /// Whether the view or something in it sets the guide.
    package let isSet: Bool

    package init(value: Double, isSet: Bool) {
        self.value = value
        self.isSet = isSet
    }
}

/// A choice of the first view that fits into the room of an element.
@MainActor
package protocol FittingChoice: LayoutParticipant {
    /// The axes along which a view has to fit.
    var axes: LayoutAxes { get }

    /// The views, the preferred one first. Only the chosen one is in the tree of elements.
    var candidates: [Element] { get }

    /// The candidate that is shown.
    var shown: Element? { get }

    /// Shows one of the candidates in the element.
    func show(_ candidate: Element)
}

/// What a view says to the grid whose cell it is.
@MainActor
package protocol GridCellSetter: LayoutParticipant {
    /// What the modifier says.
    var attributes: LayoutGridCell.Attributes { get }
}

/// A value that a view passes to the app's layout around it.
@MainActor
package protocol LayoutValueSetter: LayoutParticipant {
    /// The type of the key.
    var key: ObjectIdentifier { get }

    /// The value.
    var value: Any { get }
}
