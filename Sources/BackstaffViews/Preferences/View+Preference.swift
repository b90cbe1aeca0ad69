import BackstaffGraph

extension View {
    /// Sets a value of a preference for this view. It takes the place of the values of the views inside.
    ///
    /// - Parameters:
    ///   - key: The preference.
    ///   - value: The value, which the views around this view receive.
    public func preference<Key: PreferenceKey>(key: Key.Type = Key.self, value: Key.Value) -> some View {
        modifier(PreferenceValueModifier<Key>(value: value))
    }

    /// Changes the value of a preference that the views inside have set.
    ///
    /// - Parameters:
    ///   - key: The preference.
    ///   - callback: A closure that changes the combined value of the views inside. If they have set none, it changes the
    ///     default value.
    public func transformPreference<Key: PreferenceKey>(
        _ key: Key.Type = Key.self, _ callback: @escaping (inout Key.Value) -> Void
    ) -> some View {
        modifier(PreferenceTransformModifier<Key>(transform: callback))
    }
}

// MARK: - Setting

private struct PreferenceValueModifier<Key: PreferenceKey>: NodeModifier {
    let value: Key.Value

    func makeNode(under parent: _Node) -> PreferenceValueNode<Key> { PreferenceValueNode(value, under: parent) }

    func update(_ node: PreferenceValueNode<Key>) { node.set(value) }
}

private final class PreferenceValueNode<Key: PreferenceKey>: PreferenceContributor<Key> {
    private var value: Key.Value

    init(_ value: Key.Value, under parent: _Node) {
        self.value = value
        super.init(under: parent)
        guard reader != nil else { return }
        setPreferenceReader(nil, for: Key.self)
        begin()
    }

    override func contribution() -> Key.Value { value }

    func set(_ new: Key.Value) {
        if valuesAreEqual(value, new) { return }
        value = new
        contributionDidChange()
    }
}

// MARK: - Transforming

private struct PreferenceTransformModifier<Key: PreferenceKey>: NodeModifier {
    let transform: (inout Key.Value) -> Void

    func makeNode(under parent: _Node) -> PreferenceTransformNode<Key> {
        PreferenceTransformNode(transform, under: parent)
    }

    func update(_ node: PreferenceTransformNode<Key>) { node.set(transform) }
}

private final class PreferenceTransformNode<Key: PreferenceKey>: PreferenceContributor<Key> {
    private var transform: (inout Key.Value) -> Void
    private var inner: PreferenceReader<Key>?

    init(_ transform: @escaping (inout Key.Value) -> Void, under parent: _Node) {
        self.transform = transform
        super.init(under: parent)
        guard reader != nil else { return }
        let inner = PreferenceReader<Key>(under: parent)
        inner.onMark = { [unowned self] in contributionDidChange() }  // The reader is the node's own.
        self.inner = inner
        setPreferenceReader(inner, for: Key.self)
        begin()
    }

    override var viewName: String { "transformPreference" }

    /// The reads of the closure are recorded, so that the value follows what it has read.
    override func contribution() -> Key.Value {
        var value = inner?.value ?? Key.defaultValue
        Tracking.run(self, plan: FieldPlan.of(PreferenceTransformModifier<Key>.self)) { transform(&value) }
        return value
    }

    func set(_ new: @escaping (inout Key.Value) -> Void) {
        if ClosureComparison.isEqual(transform, new) { return }
        transform = new
        contributionDidChange()
    }

    override func update() { contributionDidChange() }
}
