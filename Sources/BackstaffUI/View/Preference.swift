import BackstaffGraph

extension View {
    /// Says something about this view to the container above that collects it.
    func preference<Value: Equatable>(_ value: Value) -> some View {
        modifier(PreferenceModifier<Value, PreferenceNode<Value>>(value: value))
    }
}

/// Says something about a view to those whom its kind of node speaks to.
struct PreferenceModifier<Value: Equatable, Node: PreferenceNode<Value>>: PrimitiveModifier {
    let value: Value

    static func _makeNode<V: View>(of modifier: Self, on content: V, under parent: _Node) -> _Node {
        let node = Node(modifier.value, under: parent)
        node.show(content)
        return node
    }

    static func _updateNode<V: View>(_ node: _Node, to modifier: Self, on content: V) {
        let node = unsafeDowncast(node, to: Node.self)
        node.set(modifier.value)
        node.update(content: content)
    }
}

/// The node of a view that says something to the container above, or to whomever a kind of its own speaks to.
class PreferenceNode<Value: Equatable>: ContentNode {
    private var value: Value

    /// Who collects what is said.
    var listener: PreferenceCollector? { scope.preferences }

    required init(_ value: Value, under parent: _Node) {
        self.value = value
        super.init(under: parent)
        listener?.set(value, by: self)
    }

    func set(_ new: Value) {
        if new == value { return }
        value = new
        listener?.set(new, by: self)
    }

    override func unmount() {
        super.unmount()
        listener?.remove(self)
    }
}
