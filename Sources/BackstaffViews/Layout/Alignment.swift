import Foundation

/// The default value of an alignment guide.
///
/// Custom guides aren't supported by the page. They are treated as the center.
public protocol AlignmentID {
    /// Returns the position of the guide in a view.
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// The dimensions of a view for alignment guides.
public struct ViewDimensions: Equatable, Sendable {
    /// In points.
    public let width: CGFloat
    /// In points.
    public let height: CGFloat

    /// The position of a guide, measured from the leading edge.
    public subscript(guide: HorizontalAlignment) -> CGFloat {
        switch guide.name {
        case "leading": 0
        case "trailing": width
        default: width / 2
        }
    }

    /// The position of a guide, measured from the top.
    public subscript(guide: VerticalAlignment) -> CGFloat {
        switch guide.name {
        case "top": 0
        case "bottom", "first-text-baseline", "last-text-baseline": height
        default: height / 2
        }
    }
}

/// A horizontal alignment.
public struct HorizontalAlignment: Hashable, Sendable {
    /// The name on the page, or `nil` for the center.
    let name: String?

    /// The leading edges are aligned.
    public static let leading = HorizontalAlignment(name: "leading")
    /// The centers are aligned.
    public static let center = HorizontalAlignment(name: nil)
    /// The trailing edges are aligned.
    public static let trailing = HorizontalAlignment(name: "trailing")
    /// The beginning of the line below a row, which is the leading edge of its content. A guide doesn't move it.
    public static let listRowSeparatorLeading = leading
    /// The end of the line below a row, which is the trailing edge. A guide doesn't move it.
    public static let listRowSeparatorTrailing = trailing

    private init(name: String?) {
        self.name = name
    }

    /// Creates a custom alignment, which is treated as the center.
    public init(_ id: any AlignmentID.Type) {
        name = nil
    }
}

/// A vertical alignment.
public struct VerticalAlignment: Hashable, Sendable {
    /// The name on the page, or `nil` for the center.
    let name: String?

    /// The top edges are aligned.
    public static let top = VerticalAlignment(name: "top")
    /// The centers are aligned.
    public static let center = VerticalAlignment(name: nil)
    /// The bottom edges are aligned.
    public static let bottom = VerticalAlignment(name: "bottom")
    /// The baselines of the first lines of text are aligned.
    public static let firstTextBaseline = VerticalAlignment(name: "first-text-baseline")
    /// The baselines of the last lines of text are aligned.
    public static let lastTextBaseline = VerticalAlignment(name: "last-text-baseline")

    private init(name: String?) {
        self.name = name
    }

    /// Creates a custom alignment, which is treated as the center.
    public init(_ id: any AlignmentID.Type) {
        name = nil
    }
}

/// An alignment on both axes.
public struct Alignment: Hashable, Sendable {
    /// The horizontal axis.
    public var horizontal: HorizontalAlignment
    /// The vertical axis.
    public var vertical: VerticalAlignment

    /// Creates an alignment.
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// The center.
    public static let center = Alignment(horizontal: .center, vertical: .center)
    /// The center of the leading edge.
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    /// The center of the trailing edge.
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    /// The center of the top edge.
    public static let top = Alignment(horizontal: .center, vertical: .top)
    /// The center of the bottom edge.
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    /// The top leading corner.
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    /// The top trailing corner.
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    /// The bottom leading corner.
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    /// The bottom trailing corner.
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
    /// The center, at the baseline of the first line of text.
    public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
    /// The leading edge, at the baseline of the first line of text.
    public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
    /// The trailing edge, at the baseline of the first line of text.
    public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
    /// The center, at the baseline of the last line of text.
    public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
    /// The leading edge, at the baseline of the last line of text.
    public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
    /// The trailing edge, at the baseline of the last line of text.
    public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)

    /// The name on the page, or `nil` for the center.
    var name: String? {
        guard let vertical = vertical.name else { return horizontal.name }
        guard let horizontal = horizontal.name else { return vertical }
        return "\(vertical)-\(horizontal)"
    }
}
