import BackstaffGraph

extension View {
    /// Says something about this view to the container above that collects it.
    func preference<Value: Equatable>(_ value: Value) -> some View {
        modifier(PreferenceModifier(value: value))
    }
}

/// Says something about a view to the container above.
struct PreferenceModifier<Value: Equatable>: PrimitiveModifier {
    let value: Value

    static func _makeNode<V: View>(of modifier: Self, on content: V, under parent: _Node) -> _Node {
        let node = PreferenceNode(modifier.value, under: parent)
        node.show(content)
        return node
    }

    static func _updateNode<V: View>(_ node: _Node, to modifier: Self, on content: V) {
        let node = unsafeDowncast(node, to: PreferenceNode<Value>.self)
        node.set(modifier.value)
        node.update(content: content)
    }
}

private final class PreferenceNode<Value: Equatable>: ContentNode {
    private var value: Value

    init(_ value: Value, under parent: _Node) {
        self.value = value
        super.init(under: parent)
        scope.preferences?.set(value, by: self)
    }

    func set(_ new: Value) {
        if new == value { return }
        value = new
        scope.preferences?.set(new, by: self)
    }

    override func unmount() {
        super.unmount()
        scope.preferences?.remove(self)
    }
}
