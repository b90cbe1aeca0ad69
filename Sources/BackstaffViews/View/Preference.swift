import BackstaffGraph

extension View {
    /// Sets a value that the nearest container collecting preferences receives.
    package func preference<Value: Equatable>(_ value: Value) -> some View {
        modifier(PreferenceModifier(value: value))
    }
}

/// A value that the static type of a view reveals, although not what it is.
package protocol InspectedPreference {
    @MainActor static func inspect(_ inspection: inout _TypeInspection)
}

/// A modifier that reports a value about a view to the nearest container.
private struct PreferenceModifier<Value: Equatable>: NodeModifier {
    let value: Value

    func makeNode(under parent: _Node) -> PreferenceNode<Value> {
        PreferenceNode(value, to: parent.scope.preferences, under: parent)
    }

    func update(_ node: PreferenceNode<Value>) { node.set(value) }

    static func _inspect(_ inspection: inout _TypeInspection) {
        (Value.self as? any InspectedPreference.Type)?.inspect(&inspection)
    }
}

/// The node of a view that reports a value to a collector.
package final class PreferenceNode<Value: Equatable>: ContentNode {
    private var value: Value
    private let collector: PreferenceCollector?

    package init(_ value: Value, to collector: PreferenceCollector?, under parent: _Node) {
        self.value = value
        self.collector = collector
        super.init(under: parent)
        collector?.set(value, by: self)
    }

    package func set(_ new: Value) {
        if new == value { return }
        value = new
        collector?.set(new, by: self)
    }

    package override func unmount() {
        super.unmount()
        collector?.remove(self)
    }
}
