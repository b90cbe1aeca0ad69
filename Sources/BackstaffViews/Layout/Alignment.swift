import BackstaffElementLayout
import BackstaffLayout
import Foundation

/// The default value of an alignment of the app.
public protocol AlignmentID: SendableMetatype {
    /// Returns the position of the guide in a view that doesn't set it, in points from the leading or the upper edge.
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

extension AlignmentID {
    /// The number of the alignment among those of the app.
    fileprivate static var number: Int32 {
        CustomGuides.number(of: ObjectIdentifier(self)) { size, coordinate in
            defaultValue(in: ViewDimensions(size, coordinate: coordinate))
        }
    }
}

/// A horizontal alignment.
public struct HorizontalAlignment: Hashable, Sendable {
    /// The name on the page, or `nil` for the center.
    let name: String?
    /// The guide of the layout.
    let guide: LayoutGuide

    /// The leading edges are aligned.
    public static let leading = HorizontalAlignment("leading", .leading)
    /// The centers are aligned.
    public static let center = HorizontalAlignment(nil, .horizontalCenter)
    /// The trailing edges are aligned.
    public static let trailing = HorizontalAlignment("trailing", .trailing)
    /// The beginning of the line below a row, which is the leading edge of its content. A guide doesn't move it.
    public static let listRowSeparatorLeading = HorizontalAlignment(RowSeparatorStart.self)
    /// The end of the line below a row, which is the trailing edge. A guide doesn't move it.
    public static let listRowSeparatorTrailing = HorizontalAlignment(RowSeparatorEnd.self)

    private init(_ name: String?, _ guide: LayoutGuide) {
        self.name = name
        self.guide = guide
    }

    /// Creates an alignment of the app.
    ///
    /// - Parameter id: The type that has the default value.
    public init(_ id: any AlignmentID.Type) {
        let number = id.number
        self.init("x\(number)", .custom(number, along: .horizontal))
    }

    public static func == (one: HorizontalAlignment, other: HorizontalAlignment) -> Bool { one.name == other.name }

    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

private enum RowSeparatorStart: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

private enum RowSeparatorEnd: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
}

/// A vertical alignment.
public struct VerticalAlignment: Hashable, Sendable {
    /// The name on the page, or `nil` for the center.
    let name: String?
    /// The guide of the layout.
    let guide: LayoutGuide

    /// The top edges are aligned.
    public static let top = VerticalAlignment("top", .top)
    /// The centers are aligned.
    public static let center = VerticalAlignment(nil, .verticalCenter)
    /// The bottom edges are aligned.
    public static let bottom = VerticalAlignment("bottom", .bottom)
    /// The baselines of the first lines of text are aligned.
    public static let firstTextBaseline = VerticalAlignment("first-text-baseline", .firstTextBaseline)
    /// The baselines of the last lines of text are aligned.
    public static let lastTextBaseline = VerticalAlignment("last-text-baseline", .lastTextBaseline)

    private init(_ name: String?, _ guide: LayoutGuide) {
        self.name = name
        self.guide = guide
    }

    /// Creates an alignment of the app.
    ///
    /// - Parameter id: The type that has the default value.
    public init(_ id: any AlignmentID.Type) {
        let number = id.number
        self.init("y\(number)", .custom(number, along: .vertical))
    }

    public static func == (one: VerticalAlignment, other: VerticalAlignment) -> Bool { one.name == other.name }

    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
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
