import BackstaffElements
import BackstaffGraph

public struct Text: PrimitiveView {
    let string: String
    public init(_ string: String) { self.string = string }
    public static func _makeNode(of view: Self, under parent: _Node) -> _Node {
        ElementNode(.text, text: view.string, under: parent)
    }
    public static func _updateNode(_ node: _Node, to view: Self) {
        let node = unsafeDowncast(node, to: ElementNode.self)
        node.tree.setText(view.string, of: node.element)
    }
    public static func _inspect(_ inspection: inout _TypeInspection) {}
}
