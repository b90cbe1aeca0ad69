/// A line in a view by which containers align it. A horizontal guide is an x coordinate, a vertical guide a y coordinate.
package struct LayoutGuide: Equatable, Sendable {
    /// The axis of the coordinate.
    package let axis: LayoutAxis

    let number: Int32

    private init(_ axis: LayoutAxis, _ number: Int32) {
        self.axis = axis
        self.number = number
    }

    package static let leading = LayoutGuide(.horizontal, 0)
    package static let horizontalCenter = LayoutGuide(.horizontal, 1)
    package static let trailing = LayoutGuide(.horizontal, 2)
    package static let top = LayoutGuide(.vertical, 0)
    package static let verticalCenter = LayoutGuide(.vertical, 1)
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
    func standardValue(in size: LayoutSize) -> Double? {
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
    package var horizontal: LayoutGuide
    package var vertical: LayoutGuide

    package init(_ horizontal: LayoutGuide, _ vertical: LayoutGuide) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    package static let topLeading = LayoutAlignment(.leading, .top)
    package static let top = LayoutAlignment(.horizontalCenter, .top)
    package static let topTrailing = LayoutAlignment(.trailing, .top)
    package static let leading = LayoutAlignment(.leading, .verticalCenter)
    package static let center = LayoutAlignment(.horizontalCenter, .verticalCenter)
    package static let trailing = LayoutAlignment(.trailing, .verticalCenter)
    package static let bottomLeading = LayoutAlignment(.leading, .bottom)
    package static let bottom = LayoutAlignment(.horizontalCenter, .bottom)
    package static let bottomTrailing = LayoutAlignment(.trailing, .bottom)

    subscript(axis: LayoutAxis) -> LayoutGuide { axis == .horizontal ? horizontal : vertical }
}
