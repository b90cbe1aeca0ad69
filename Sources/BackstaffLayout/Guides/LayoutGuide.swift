/// A line in a view by which containers align it. A horizontal guide is an x coordinate, a vertical guide a y coordinate.
package struct LayoutGuide: Equatable, Sendable {
    /// The axis of the coordinate.
    package let axis: LayoutAxis

    let number: Int32

    private init(_ axis: LayoutAxis, _ number: Int32) {
        self.axis = axis
        self.number = number
    }

    /// The leading edge.
    package static let leading = LayoutGuide(.horizontal, 0)
    /// The middle between the leading and the trailing edge.
    package static let horizontalCenter = LayoutGuide(.horizontal, 1)
    /// The trailing edge.
    package static let trailing = LayoutGuide(.horizontal, 2)
    /// The top edge.
    package static let top = LayoutGuide(.vertical, 0)
    /// The middle between the top and the bottom edge.
    package static let verticalCenter = LayoutGuide(.vertical, 1)
    /// The bottom edge.
    package static let bottom = LayoutGuide(.vertical, 2)
    /// The baseline of the first line of text. It is the bottom of a view without text.
    package static let firstTextBaseline = LayoutGuide(.vertical, 3)
    /// The baseline of the last line of text. It is the bottom of a view without text.
    package static let lastTextBaseline = LayoutGuide(.vertical, 4)

    /// A guide of the app.
    ///
    /// - Parameter id: A number that the host assigns to the guide. Negative numbers count as 0.
    package static func custom(_ id: Int32, along axis: LayoutAxis) -> LayoutGuide {
        LayoutGuide(axis, firstCustomNumber &+ max(0, min(id, .max - firstCustomNumber)))
    }

    /// The number that the host gave to a custom guide, or nil for the others.
    package var customID: Int32? { number < Self.firstCustomNumber ? nil : number - Self.firstCustomNumber }

    private static let firstCustomNumber: Int32 = 16

    /// Whether the guide is a baseline of text.
    var isBaseline: Bool { axis == .vertical && (number == 3 || number == 4) }

    /// The place of the guide in a view that doesn't set it, or nil for a guide of the app.
    package func standardValue(in size: LayoutSize) -> Double? {
        switch number {
        case 0: 0
        case 1: size[axis] / 2
        case 2, 3, 4: size[axis]
        default: nil
        }
    }
}

/// A horizontal and a vertical guide.
package struct LayoutAlignment: Equatable, Sendable {
    /// The guide for x coordinates.
    package var horizontal: LayoutGuide
    /// The guide for y coordinates.
    package var vertical: LayoutGuide

    /// Makes an alignment by two guides.
    package init(_ horizontal: LayoutGuide, _ vertical: LayoutGuide) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// The top leading corner.
    package static let topLeading = LayoutAlignment(.leading, .top)
    /// The middle of the top edge.
    package static let top = LayoutAlignment(.horizontalCenter, .top)
    /// The top trailing corner.
    package static let topTrailing = LayoutAlignment(.trailing, .top)
    /// The middle of the leading edge.
    package static let leading = LayoutAlignment(.leading, .verticalCenter)
    /// The centre.
    package static let center = LayoutAlignment(.horizontalCenter, .verticalCenter)
    /// The middle of the trailing edge.
    package static let trailing = LayoutAlignment(.trailing, .verticalCenter)
    /// The bottom leading corner.
    package static let bottomLeading = LayoutAlignment(.leading, .bottom)
    /// The middle of the bottom edge.
    package static let bottom = LayoutAlignment(.horizontalCenter, .bottom)
    /// The bottom trailing corner.
    package static let bottomTrailing = LayoutAlignment(.trailing, .bottom)

    subscript(axis: LayoutAxis) -> LayoutGuide { axis == .horizontal ? horizontal : vertical }
}
