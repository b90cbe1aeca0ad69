import BackstaffGraph

extension View {
    /// Runs an action when a value has changed.
    ///
    /// The action is that of the view as it is with the new value, so what it captures is up to date. Several writes in
    /// one update are one change, from the first old value to the last new one. A list that selects copies of its elements
    /// renews a copy when its element has changed: that is no change of what is selected, and runs no action.
    ///
    /// - Parameters:
    ///   - value: what to watch, compared by `==`.
    ///   - initial: whether to run the action when the view appears as well, with the value twice.
    ///   - action: what to do, given the old and the new value.
    public func onChange<Value: Equatable>(
        of value: Value, initial: Bool = false, _ action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
    ) -> some View {
        modifier(ChangeModifier(value: value, initial: initial, runsFormerAction: false, action: action))
    }

    /// Runs an action when a value has changed.
    public func onChange<Value: Equatable>(
        of value: Value, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View {
        modifier(ChangeModifier(value: value, initial: initial, runsFormerAction: false) { _, _ in action() })
    }

    /// Runs an action when a value has changed, given the new value.
    ///
    /// The action is that of the view as it was with the old value: what it captures is old.
    @available(*, deprecated, message: "Use `onChange` with a two or zero parameter action closure instead.")
    public func onChange<Value: Equatable>(
        of value: Value, perform action: @escaping (_ newValue: Value) -> Void
    ) -> some View {
        modifier(ChangeModifier(value: value, initial: false, runsFormerAction: true) { _, new in action(new) })
    }
}

/// Runs an action when a value has changed.
struct ChangeModifier<Value: Equatable>: PrimitiveModifier {
    let value: Value
    let initial: Bool
    let runsFormerAction: Bool
    let action: (Value, Value) -> Void

    static func _makeNode<V: View>(of modifier: Self, on content: V, under parent: _Node) -> _Node {
        let node = ChangeNode(modifier, under: parent)
        node.show(content)
        return node
    }

    static func _updateNode<V: View>(_ node: _Node, to modifier: Self, on content: V) {
        let node = unsafeDowncast(node, to: ChangeNode<Value>.self)
        node.update(to: modifier)
        node.update(content: content)
    }
}

private final class ChangeNode<Value: Equatable>: AppearanceNode {
    private var modifier: ChangeModifier<Value>
    /// The value before the change that waits to be told.
    private var oldValue: Value?

    init(_ modifier: ChangeModifier<Value>, under parent: _Node) {
        self.modifier = modifier
        super.init(AppearanceActions(), under: parent)
    }

    func update(to new: ChangeModifier<Value>) {
        let old = modifier
        modifier = new
        guard old.value != new.value, !graph.isRenewal(of: old.value, by: new.value) else { return }
        let isWaiting = oldValue != nil
        if !isWaiting { oldValue = old.value }
        if isWaiting { return }
        let formerAction = old.action
        graph.afterUpdate { [weak self] in
            guard let self, isMounted, let oldValue else { return }
            self.oldValue = nil
            if oldValue == modifier.value { return }
            (modifier.runsFormerAction ? formerAction : modifier.action)(oldValue, modifier.value)
        }
    }

    override func appear() {
        super.appear()
        if modifier.initial { modifier.action(modifier.value, modifier.value) }
    }
}
