/// The room that a container offers to a child. The child answers with any size.
///
/// Along each axis, nil asks for the ideal length, 0 for the least and infinity for the greatest.
package struct LayoutProposal: Equatable, Sendable {
    package var width: Double?
    package var height: Double?

    /// Makes a proposal. A length that is not a number counts as nil.
    package init(_ width: Double?, _ height: Double?) {
        self.width = width.flatMap { $0.isNaN ? nil : $0 }
        self.height = height.flatMap { $0.isNaN ? nil : $0 }
    }

    package init(_ size: LayoutSize) { self.init(size.width, size.height) }

    /// The proposal that offers `length` along an axis, and `other` along the other axis.
    package init(_ length: Double?, along axis: LayoutAxis, other: Double?) {
        self = axis == .horizontal ? LayoutProposal(length, other) : LayoutProposal(other, length)
    }

    /// Asks for the least size.
    package static let zero = LayoutProposal(0, 0)
    /// Asks for the greatest size.
    package static let infinity = LayoutProposal(.infinity, .infinity)
    /// Asks for the ideal size.
    package static let unspecified = LayoutProposal(nil, nil)

    /// The length along an axis.
    package subscript(axis: LayoutAxis) -> Double? {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }

    /// The proposal with lengths of `size` for those that are nil.
    package func replacingNil(by size: LayoutSize) -> LayoutSize {
        LayoutSize(width ?? size.width, height ?? size.height)
    }
}
