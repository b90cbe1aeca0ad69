import BackstaffGraph

extension View {
    /// Adds an action that is performed when a value changes.
    ///
    /// The action is the closure of the updated view, so its captures are up to date. Several writes in one update
    /// count as one change, from the first old value to the last new value. Writes of `@State` with another transaction,
    /// such as those in `withAnimation`, are an update of their own. If several views have such an action, those of inner
    /// views and of later siblings are performed first. If a list's selection contains copies of
    /// elements, a copy is replaced when its element changes. This isn't a change of the selection, so the action isn't
    /// performed.
    ///
    /// - Parameters:
    ///   - value: The value, which is compared with `==`.
    ///   - initial: Whether to perform the action when the view appears as well. Then both values are the initial
    ///     value.
    ///   - action: The action, which receives the old and the new value.
    public func onChange<Value: Equatable>(
        of value: Value, initial: Bool = false, _ action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
    ) -> some View {
        modifier(ChangeModifier(value: value, initial: initial, runsFormerAction: false, action: action))
    }

    /// Adds an action that is performed when a value changes.
    public func onChange<Value: Equatable>(
        of value: Value, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View {
        modifier(ChangeModifier(value: value, initial: initial, runsFormerAction: false) { _, _ in action() })
    }

    /// Adds an action that is performed when a value changes, and receives the new value.
    ///
    /// The action is the closure of the view before the update, so its captures have their old values.
    ///
    /// - Parameters:
    ///   - value: The value, which is compared with `==`.
    ///   - action: The action, which receives the new value. It is optional so that the compiler reports a typo sooner.
    @available(*, deprecated, message: "Use `onChange` with a two or zero parameter action closure instead.")
    public func onChange<Value: Equatable>(
        of value: Value, perform action: ((_ newValue: Value) -> Void)?
    ) -> some View {
        modifier(ChangeModifier(value: value, initial: false, runsFormerAction: true) { _, new in action?(new) })
    }
}

/// Adds an action that is performed when a value changes.
struct ChangeModifier<Value: Equatable>: NodeModifier {
    let value: Value
    let initial: Bool
    let runsFormerAction: Bool
    let action: (Value, Value) -> Void

    func makeNode(under parent: _Node) -> ChangeNode<Value> { ChangeNode<Value>(self, under: parent) }

    func update(_ node: ChangeNode<Value>) { node.update(to: self) }
}

final class ChangeNode<Value: Equatable>: AppearanceNode {
    private var modifier: ChangeModifier<Value>
    /// The value before a change for which the action hasn't been performed yet.
    private var oldValue: Value?

    init(_ modifier: ChangeModifier<Value>, under parent: _Node) {
        self.modifier = modifier
        super.init(AppearanceActions(), under: parent)
    }

    func update(to new: ChangeModifier<Value>) {
        let old = modifier
        modifier = new
        guard old.value != new.value, !graph.isReplacement(of: old.value, by: new.value) else { return }
        if graph.isTellingSizes, !hasAppeared { return }
        let isWaiting = oldValue != nil
        if !isWaiting { oldValue = old.value }
        if isWaiting { return }
        let formerAction = old.action
        graph.afterUpdate(of: self) { [weak self] in
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
