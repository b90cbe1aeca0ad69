import BackstaffElements
import BackstaffGraph
import Foundation

/// Room that grows along the axis of the stack it stands in.
public struct Spacer: PrimitiveView {
    /// The least length in points, or `nil` for the platform's.
    public var minLength: CGFloat?

    /// Room of at least `minLength` points.
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

/// A thin line across the direction of the stack it stands in.
public struct Divider: PrimitiveView {
    /// A line.
    public init() {}

    public static func _makeNode(of view: Self, under parent: _Node) -> _Node {
        ElementNode(.divider, under: parent)
    }

    public static func _updateNode(_ node: _Node, to view: Self) {}

    public static func _inspect(_ inspection: inout _TypeInspection) {}
}
