import BackstaffElements
import BackstaffGraph

public struct Button<Label: View>: PrimitiveView {
    let action: () -> Void
    let label: Label
    public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) { self.action = action; self.label = label() }
    public init(_ t: String, action: @escaping () -> Void) where Label == Text { self.action = action; self.label = Text(t) }
    public static func _makeNode(of view: Self, under parent: _Node) -> _Node {
        let node = ButtonNode(view.action, under: parent)
        node.show(view.label)
        return node
    }
    public static func _updateNode(_ node: _Node, to view: Self) {
        let node = unsafeDowncast(node, to: ButtonNode.self)
        node.action = view.action
        node.update(content: view.label)
    }
    public static func _inspect(_ inspection: inout _TypeInspection) {}
}
final class ButtonNode: ContainerNode {
    var action: () -> Void
    init(_ action: @escaping () -> Void, under parent: _Node) {
        self.action = action
        super.init(.button, under: parent)
        tree.respond(to: .activate, at: element, by: self)
    }
    override func respond(to event: ElementEvent, at element: Element) { action() }
}
