/// Where a container puts a child, and what it offers to the child there.
struct LayoutPlacement {
    /// The top leading corner of the child in the container.
    var origin: LayoutPoint
    var proposal: LayoutProposal
    /// Whether the child is shown at all.
    var isShown = true

    init(_ x: Double, _ y: Double, _ proposal: LayoutProposal) {
        origin = LayoutPoint(x, y)
        self.proposal = proposal
    }

    /// The placement of a child that isn't shown.
    static var hidden: LayoutPlacement {
        var placement = LayoutPlacement(0, 0, .unspecified)
        placement.isShown = false
        return placement
    }
}

/// How a spacer or a divider lies, which the containers around it decide.
enum LayoutOrientation {
    /// The next container further out decides. Without any, it is as in a ZStack.
    case inherited
    /// A stack along this axis is around it.
    case along(LayoutAxis)
    /// A container that isn't a stack is around it.
    case both
}

extension LayoutOrientation: Equatable {}

/// Lengths that apply where a view says nothing.
package enum LayoutDefaults {
    /// The ideal size of a view that takes any size, such as a colour, in points.
    package static let idealSize = LayoutSize(10, 10)
    /// The padding of the modifier `padding` without a length, in points.
    package static let padding = 16.0
}
