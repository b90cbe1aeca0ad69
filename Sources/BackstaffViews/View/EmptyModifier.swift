import BackstaffGraph

/// A modifier that changes nothing.
///
/// Use it in place of another modifier, for example in a build configuration:
///
/// ```swift
/// #if DEBUG
/// let frame = DebugFrame()
/// #else
/// let frame = EmptyModifier.identity
/// #endif
/// ```
public struct EmptyModifier: ViewModifier, Sendable {
    public typealias Body = Never

    /// The modifier.
    public static let identity = EmptyModifier()

    /// Creates the modifier.
    @inlinable
    public init() {}

    public func body(content: Content) -> Never {
        fatalError("EmptyModifier has no body: the framework shows the modified view itself.")
    }

    public static func _makeNode<V: View>(of modifier: Self, on content: V, under parent: _Node) -> _Node {
        V._makeNode(of: content, under: parent)
    }

    public static func _updateNode<V: View>(_ node: _Node, to modifier: Self, on content: V) {
        V._updateNode(node, to: content)
    }

    public static func _inspect(_ inspection: inout _TypeInspection) {}
}
