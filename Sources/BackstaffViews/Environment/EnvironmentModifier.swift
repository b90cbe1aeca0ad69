import BackstaffElements
import BackstaffGraph
import Observation

extension View {
    /// Sets an environment value for this view and the views in it.
    public func environment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> some View {
        modifier(EnvironmentModifier { $0[keyPath: keyPath] = value })
    }

    /// Provides an observable object to this view and the views in it, which read it by its type.
    public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some View {
        modifier(EnvironmentModifier { $0[ObservableObjectKey<Object>.self] = object })
    }

    /// Modifies an environment value for this view and the views in it.
    public func transformEnvironment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
    ) -> some View {
        modifier(EnvironmentModifier(readsEnvironment: true) { transform(&$0[keyPath: keyPath]) })
    }
}

extension Scope {
    /// Sets environment values for the lifetime of the views below.
    package func assign(_ assign: (inout EnvironmentValues) -> Void) {
        var values = EnvironmentValues(environment)
        assign(&values)
        for assignment in values.assignments { environment = assignment.makeEntry(in: environment) }
    }
}

extension EnvironmentScope? {
    /// Changes values that were set here or above, and runs the views that have read them again.
    @MainActor
    package func reassign(_ change: (inout EnvironmentValues) -> Void) {
        var values = EnvironmentValues()
        change(&values)
        for assignment in values.assignments {
            if let entry = EnvironmentScope.lookUp(assignment.key, from: self) { assignment.update(entry) }
        }
    }
}

/// Sets environment values of a view.
package struct EnvironmentModifier: PrimitiveModifier {
    let readsEnvironment: Bool
    package let assign: (inout EnvironmentValues) -> Void

    /// - Parameter readsEnvironment: Whether the new values depend on the current ones.
    package init(readsEnvironment: Bool = false, assign: @escaping (inout EnvironmentValues) -> Void) {
        self.readsEnvironment = readsEnvironment
        self.assign = assign
    }

    package static func _makeNode<V: View>(of modifier: Self, on content: V, under parent: _Node) -> _Node {
        let node = EnvironmentNode(under: parent)
        node.assign(modifier)
        node.show(content, as: 0)
        return node
    }

    package static func _updateNode<V: View>(_ node: _Node, to modifier: Self, on content: V) {
        let node = unsafeDowncast(node, to: EnvironmentNode.self)
        node.assign(modifier)
        node.update(to: content, as: 0)
    }
}

/// The node of a view that sets environment values.
final class EnvironmentNode: BranchNode {
    private var entries: [EnvironmentScope] = []
    private var modifier: EnvironmentModifier?

    /// Sets the values of `modifier`. The keys are determined at the first time and don't change.
    func assign(_ modifier: EnvironmentModifier) {
        self.modifier = modifier
        var values = EnvironmentValues(parent?.scope.environment)
        if modifier.readsEnvironment {
            Tracking.run(self, plan: FieldPlan.of(EnvironmentModifier.self)) { modifier.assign(&values) }
        } else {
            Tracking.untracked { modifier.assign(&values) }
        }
        if entries.isEmpty {
            scope = Scope(copying: scope)
            for assignment in values.assignments {
                let entry = assignment.makeEntry(in: scope.environment)
                entries.append(entry)
                scope.environment = entry
            }
        } else {
            for assignment in values.assignments {
                if let entry = entries.last(where: { $0.key == assignment.key }) { assignment.update(entry) }
            }
        }
    }

    /// Sets the values again after those that they depend on have changed.
    override func update() {
        if let modifier { assign(modifier) }
    }
}
