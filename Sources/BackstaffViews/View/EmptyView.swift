import BackstaffGraph

/// A view without content.
public struct EmptyView {
    /// Creates an empty view.
    @inlinable
    public init() {}
}

extension EmptyView: PrimitiveView {
    public static func _makeNode(of view: Self, under parent: _Node) -> _Node { _Node(under: parent) }

    public static func _updateNode(_ node: _Node, to view: Self) {}

    public static func _inspect(_ inspection: inout _TypeInspection) {
        inspection.canBeManyRows = true
    }
}
