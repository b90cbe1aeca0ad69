import BackstaffGraph

extension View {
    /// Adds an action that is performed when the value of a preference of the views inside changes.
    ///
    /// The action is performed for the first value, too. If no view inside has ever set a value, it isn't performed.
    ///
    /// - Parameters:
    ///   - key: The preference.
    ///   - action: The action, which receives the combined value. If the last view with a value goes, it receives the
    ///     default value.
    public func onPreferenceChange<Key: PreferenceKey>(
        _ key: Key.Type = Key.self, perform action: @escaping (Key.Value) -> Void
    ) -> some View where Key.Value: Equatable {
        modifier(PreferenceActionModifier<Key>(action: action))
    }
}

private struct PreferenceActionModifier<Key: PreferenceKey>: NodeModifier where Key.Value: Equatable {
    let action: (Key.Value) -> Void

    func makeNode(under parent: _Node) -> PreferenceActionNode<Key> { PreferenceActionNode(action, under: parent) }

    func update(_ node: PreferenceActionNode<Key>) { node.action = action }
}

private final class PreferenceActionNode<Key: PreferenceKey>: PassingPreferenceNode<Key> where Key.Value: Equatable {
    var action: (Key.Value) -> Void
    /// The value that the action was last called with.
    private var last: Key.Value?
    private var isWaiting = false

    init(_ action: @escaping (Key.Value) -> Void, under parent: _Node) {
        self.action = action
        super.init(under: parent)
        inner.onChange = { [unowned self] in valueMayHaveChanged() }  // The reader is the node's own.
    }

    /// The action is performed after the update, when all views have set their values.
    private func valueMayHaveChanged() {
        if isWaiting { return }
        isWaiting = true
        graph.afterUpdate { [weak self] in
            guard let self else { return }
            isWaiting = false
            guard isMounted, let value = inner.value ?? last.map({ _ in Key.defaultValue }), value != last else {
                return
            }
            last = value
            action(value)
        }
    }

    override func unmount() {
        super.unmount()
        inner.onChange = nil
    }
}

/// The node of a view that reads a preference, and passes it on to the views around it.
class PassingPreferenceNode<Key: PreferenceKey>: PreferenceContributor<Key> {
    final let inner: PreferenceReader<Key>

    override init(under parent: _Node) {
        inner = PreferenceReader(under: parent)
        super.init(under: parent)
        setPreferenceReader(inner, for: Key.self)
        inner.onMark = { [unowned self] in contributionDidChange() }  // The reader is the node's own.
        begin()
    }

    override func hasContribution() -> Bool { inner.value != nil }

    override func contribution() -> Key.Value { inner.value ?? Key.defaultValue }
}
