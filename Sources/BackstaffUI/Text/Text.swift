import BackstaffElements
import BackstaffGraph

public struct LocalizedStringKey: ExpressibleByStringInterpolation { var string: String; public init(stringLiteral s: String) { string = s } }
public struct Text: PrimitiveView {
    let string: String
    var plainText: String { string }
    public init(_ string: LocalizedStringKey) { self.string = string.string }
    @_disfavoredOverload public init<S: StringProtocol>(_ string: S) { self.string = String(string) }
    public static func _makeNode(of view: Self, under parent: _Node) -> _Node {
        ElementNode(.text, text: view.string, under: parent)
    }
    public static func _updateNode(_ node: _Node, to view: Self) {
        let node = unsafeDowncast(node, to: ElementNode.self)
        node.tree.setText(view.string, of: node.element)
    }
    public static func _inspect(_ inspection: inout _TypeInspection) {}
}
public struct Image: PrimitiveView {
    public init(systemName: String) {}
    public init(_ name: String) {}
    public static func _makeNode(of view: Self, under parent: _Node) -> _Node { ElementNode(.image, under: parent) }
    public static func _updateNode(_ node: _Node, to view: Self) {}
    public static func _inspect(_ inspection: inout _TypeInspection) {}
    func foregroundStyle(_ s: Stand) -> Image { self }
    func accessibilityLabel(_ s: String) -> Image { self }
    enum Stand { case yellow }
}
