import BackstaffElements
import BackstaffGraph
import Foundation

/// An arrangement of the platform's, as a value: ``VStackLayout``, ``HStackLayout`` or ``ZStackLayout``.
///
/// Arrangements of an app's own are not there; see ``Layout``.
@MainActor @preconcurrency
public protocol _BuiltInLayout: Sendable {
    /// What the page is told. Not for apps to call or write.
    @MainActor @preconcurrency var _arrangement: _Arrangement { get }
}

/// How views are arranged. Not for apps to use.
public struct _Arrangement: Equatable, Sendable {
    /// `nil` for one below the other, as in a ``VStack``; `horizontal` or `depth` else.
    var axis: String?
    var alignment: String?
    /// In points.
    var spacing: CGFloat?
}

extension _BuiltInLayout {
    /// Arranges the views of `content`.
    public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        ArrangedViews(arrangement: _arrangement, content: content())
    }
}

/// One below the other, as in a ``VStack``.
public struct VStackLayout: _BuiltInLayout {
    /// How views of different widths line up.
    public var alignment: HorizontalAlignment
    /// The room between views in points, or `nil` for the platform's 8.
    public var spacing: CGFloat?

    /// The arrangement.
    public nonisolated init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    public var _arrangement: _Arrangement { _Arrangement(alignment: alignment.name, spacing: spacing) }
}

/// Side by side, as in an ``HStack``.
public struct HStackLayout: _BuiltInLayout {
    /// How views of different heights line up.
    public var alignment: VerticalAlignment
    /// The room between views in points, or `nil` for the platform's 8.
    public var spacing: CGFloat?

    /// The arrangement.
    public nonisolated init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    public var _arrangement: _Arrangement {
        _Arrangement(axis: "horizontal", alignment: alignment.name, spacing: spacing)
    }
}

/// One on top of the other, as in a ``ZStack``.
public struct ZStackLayout: _BuiltInLayout {
    /// How views of different sizes line up.
    public var alignment: Alignment

    /// The arrangement.
    public nonisolated init(alignment: Alignment = .center) {
        self.alignment = alignment
    }

    public var _arrangement: _Arrangement { _Arrangement(axis: "depth", alignment: alignment.name) }
}

/// An arrangement that may become another while the views in it stay what they are.
///
/// ```swift
/// let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
/// layout { Score(); Board() }
/// ```
///
/// The views keep their identity and their state when the arrangement changes.
public struct AnyLayout: _BuiltInLayout {
    public let _arrangement: _Arrangement

    /// One of the platform's arrangements.
    public init<L: _BuiltInLayout>(_ layout: L) {
        _arrangement = layout._arrangement
    }
}

/// Views in an arrangement that may change.
private struct ArrangedViews<Content: View>: PrimitiveView {
    let arrangement: _Arrangement
    let content: Content

    static func _makeNode(of view: Self, under parent: _Node) -> _Node {
        let node = StackNode(.vStack, under: parent)
        arrange(node, as: view.arrangement)
        node.show(view.content)
        return node
    }

    static func _updateNode(_ node: _Node, to view: Self) {
        let node = unsafeDowncast(node, to: StackNode.self)
        arrange(node, as: view.arrangement)
        node.update(content: view.content)
    }

    private static func arrange(_ node: StackNode, as arrangement: _Arrangement) {
        node.set(.axis, arrangement.axis)
        node.arrange(alignment: arrangement.alignment, spacing: arrangement.spacing)
    }

    static func _inspect(_ inspection: inout _TypeInspection) {
        inspection.enterContainer(of: Content.self)
    }
}
