import Foundation

/// What a named guide of an alignment stands for by default.
///
/// An app's own guide is accepted. The page arranges by its own few guides, so that an own one stands at the centre.
public protocol AlignmentID {
    /// Where the guide is in a view of that size.
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// The size of a view, as alignment guides are told it.
public struct ViewDimensions: Equatable, Sendable {
    /// In points.
    public let width: CGFloat
    /// In points.
    public let height: CGFloat

    /// Where a guide is in the view, from its leading edge.
    public subscript(guide: HorizontalAlignment) -> CGFloat {
        switch guide.name {
        case "leading": 0
        case "trailing": width
        default: width / 2
        }
    }

    /// Where a guide is in the view, from its top.
    public subscript(guide: VerticalAlignment) -> CGFloat {
        switch guide.name {
        case "top": 0
        case "bottom", "first-text-baseline", "last-text-baseline": height
        default: height / 2
        }
    }
}

/// How views line up across a column.
public struct HorizontalAlignment: Hashable, Sendable {
    /// The name in the page; `nil` for the centre.
    let name: String?

    /// Leading edges on one line.
    public static let leading = HorizontalAlignment(name: "leading")
    /// Centres on one line.
    public static let center = HorizontalAlignment(name: nil)
    /// Trailing edges on one line.
    public static let trailing = HorizontalAlignment(name: "trailing")

    private init(name: String?) {
        self.name = name
    }

    /// A guide of an app's own, which counts as the centre.
    public init(_ id: any AlignmentID.Type) {
        name = nil
    }
}

/// How views line up along a row.
public struct VerticalAlignment: Hashable, Sendable {
    /// The name in the page; `nil` for the centre.
    let name: String?

    /// Top edges on one line.
    public static let top = VerticalAlignment(name: "top")
    /// Centres on one line.
    public static let center = VerticalAlignment(name: nil)
    /// Bottom edges on one line.
    public static let bottom = VerticalAlignment(name: "bottom")
    /// The first lines of text on one line.
    public static let firstTextBaseline = VerticalAlignment(name: "first-text-baseline")
    /// The last lines of text on one line.
    public static let lastTextBaseline = VerticalAlignment(name: "last-text-baseline")

    private init(name: String?) {
        self.name = name
    }

    /// A guide of an app's own, which counts as the centre.
    public init(_ id: any AlignmentID.Type) {
        name = nil
    }
}

/// How a view stands in both directions.
public struct Alignment: Hashable, Sendable {
    /// From side to side.
    public var horizontal: HorizontalAlignment
    /// From top to bottom.
    public var vertical: VerticalAlignment

    /// An alignment of two directions.
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// The middle.
    public static let center = Alignment(horizontal: .center, vertical: .center)
    /// The middle of the leading edge.
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    /// The middle of the trailing edge.
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    /// The middle of the top.
    public static let top = Alignment(horizontal: .center, vertical: .top)
    /// The middle of the bottom.
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    /// The leading corner at the top.
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    /// The trailing corner at the top.
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    /// The leading corner at the bottom.
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    /// The trailing corner at the bottom.
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
    /// The middle, at the first line of text.
    public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
    /// The leading edge, at the first line of text.
    public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
    /// The trailing edge, at the first line of text.
    public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)

    /// The name in the page; `nil` for the middle.
    var name: String? {
        guard let vertical = vertical.name else { return horizontal.name }
        guard let horizontal = horizontal.name else { return vertical }
        return "\(vertical)-\(horizontal)"
    }
}
