import BackstaffElements
import BackstaffGraph
import Foundation

/// A built-in layout as a value: ``VStackLayout``, ``HStackLayout`` or ``ZStackLayout``. The page arranges its views.
@MainActor @preconcurrency
public protocol _BuiltInLayout: Layout where Cache == Void {}

/// The description of a layout. Apps don't use it.
public struct _Arrangement: Sendable {
    /// `nil` for a ``VStack``, `horizontal` for an ``HStack`` or `depth` for a ``ZStack``.
    var axis: String?
    var alignment: String?
    /// In points.
    var spacing: CGFloat?
    /// The app's own layout, which places the views.
    var custom: (any Layout)?
}

extension _BuiltInLayout {
    /// Returns the proposed size. The page doesn't ask for it.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    /// Does nothing, because the page places the views.
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
}

/// A layout that arranges views vertically, as a ``VStack`` does.
public struct VStackLayout: _BuiltInLayout {
    /// The alignment of views with different widths.
    public var alignment: HorizontalAlignment
    /// The spacing between views in points, or `nil` for the default of 8 points.
    public var spacing: CGFloat?

    /// Creates the layout.
    public nonisolated init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    public var _arrangement: _Arrangement { _Arrangement(alignment: alignment.name, spacing: spacing) }
}

/// A layout that arranges views horizontally, as an ``HStack`` does.
public struct HStackLayout: _BuiltInLayout {
    /// The alignment of views with different heights.
    public var alignment: VerticalAlignment
    /// The spacing between views in points, or `nil` for the default of 8 points.
    public var spacing: CGFloat?

    /// Creates the layout.
    public nonisolated init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    public var _arrangement: _Arrangement {
        _Arrangement(axis: "horizontal", alignment: alignment.name, spacing: spacing)
    }
}

/// A layout that puts views on top of each other, as a ``ZStack`` does.
public struct ZStackLayout: _BuiltInLayout {
    /// The alignment of views with different sizes.
    public var alignment: Alignment

    /// Creates the layout.
    public nonisolated init(alignment: Alignment = .center) {
        self.alignment = alignment
    }

    public var _arrangement: _Arrangement { _Arrangement(axis: "depth", alignment: alignment.name) }
}

/// A type-erased layout, which can change without affecting the views in it.
///
/// ```swift
/// let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
/// layout { Score(); Board() }
/// ```
///
/// The views keep their identity and state when the layout changes.
public struct AnyLayout: _BuiltInLayout {
    public let _arrangement: _Arrangement

    /// Creates a type-erased layout.
    public init<L: Layout>(_ layout: L) {
        _arrangement = layout._arrangement
    }
}

/// Views in a layout that can change.
struct ArrangedViews<Content: View>: LayoutContainer {
    let arrangement: _Arrangement
    let content: Content

    func makeNode(under parent: _Node) -> ArrangedNode { ArrangedNode(.vStack, under: parent) }

    func configure(_ node: ArrangedNode) {
        node.set(.axis, arrangement.axis)
        node.set(.alignment, arrangement.alignment)
        node.set(.spacing, arrangement.spacing.map { Double($0) })
        node.setCustom(arrangement.custom)
    }
}
