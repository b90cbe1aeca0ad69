/// The room that a container offers to a child. The child answers with any size.
///
/// Along each axis, nil asks for the ideal length, 0 for the least and infinity for the greatest.
package struct LayoutProposal: Equatable, Sendable {
    // A length of nil is stored as not a number, so that proposals are small and quick to compare.
    private var storedWidth: Double
    private var storedHeight: Double

    /// Makes a proposal. A length that is not a number counts as nil.
    package init(_ width: Double?, _ height: Double?) {
        storedWidth = width ?? .nan
        storedHeight = height ?? .nan
    }

    /// The proposed width in points.
    package var width: Double? {
        get { storedWidth.isNaN ? nil : storedWidth }
        set { storedWidth = newValue ?? .nan }
    }

    /// The proposed height in points.
    package var height: Double? {
        get { storedHeight.isNaN ? nil : storedHeight }
        set { storedHeight = newValue ?? .nan }
    }

    /// Compares two proposals. Nil equals nil.
    package static func == (one: LayoutProposal, other: LayoutProposal) -> Bool {
        same(one.storedWidth, other.storedWidth) && same(one.storedHeight, other.storedHeight)
    }

    private static func same(_ one: Double, _ other: Double) -> Bool {
        one == other || (one.isNaN && other.isNaN)
    }

    /// Proposes exactly a size.
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
