import BackstaffElements
import BackstaffGraph
import Foundation

/// A flexible space that expands along the axis of its stack.
public struct Spacer: PrimitiveView {
    /// The minimum length in points, or `nil` for the default.
    public var minLength: CGFloat?

    /// Creates a spacer.
    public init(minLength: CGFloat? = nil) {
        self.minLength = minLength
    }

    public static func _makeNode(of view: Self, under parent: _Node) -> _Node {
        let node = ElementNode(.spacer, under: parent)
        _updateNode(node, to: view)
        return node
    }

    public static func _updateNode(_ node: _Node, to view: Self) {
        unsafeDowncast(node, to: ElementNode.self).set(.minLength, view.minLength.map { Double($0) })
    }

    public static func _inspect(_ inspection: inout _TypeInspection) {}
}

/// A thin line that separates the views of a stack.
public struct Divider: PrimitiveView {
    /// Creates a divider.
    public init() {}

    public static func _makeNode(of view: Self, under parent: _Node) -> _Node {
        ElementNode(.divider, under: parent)
    }

    public static func _updateNode(_ node: _Node, to view: Self) {}

    public static func _inspect(_ inspection: inout _TypeInspection) {}
}
