import BackstaffGraph

extension View {
    /// Sets a value that the nearest container collecting preferences receives.
    func preference<Value: Equatable>(_ value: Value) -> some View {
        modifier(PreferenceModifier<Value, PreferenceNode<Value>>(value: value))
    }
}

/// A modifier that reports a value about a view. The type of its node determines which collector receives the value.
struct PreferenceModifier<Value: Equatable, Node: PreferenceNode<Value>>: NodeModifier {
    let value: Value

    func makeNode(under parent: _Node) -> Node { Node(value, under: parent) }

    func update(_ node: Node) { node.set(value) }
}

/// The node of a view that reports a value to a collector: the nearest container, unless a subclass chooses another.
class PreferenceNode<Value: Equatable>: ContentNode {
    private var value: Value

    /// The collector that receives the value.
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
