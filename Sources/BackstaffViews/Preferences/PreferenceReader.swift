import BackstaffGraph

/// The values of a preference that the views below a reading view have set.
///
///     writer ──► add ──► onMark: the readers above are told, too ──► after the update: onChange of each
///                                                                    └─ value: pulled from below, and kept
@MainActor
final class PreferenceReader<Key: PreferenceKey> {
    private let collector: PreferenceCollector
    /// The part of the screen in which the reading view is.
    let appearance: AppearanceScope
    private var isCurrent = false
    private var combined: Key.Value?

    /// A value that one view sets.
    struct Contribution {
        /// Whether there is a value.
        let isSet: @MainActor () -> Bool
        /// The value.
        let value: @MainActor () -> Key.Value
    }

    init(under parent: _Node) {
        collector = PreferenceCollector(graph: parent.graph)
        appearance = parent.scope.appearance
        collector.onMark = { [unowned self] in
            guard isCurrent else { return }
            isCurrent = false
            combined = nil
            onMark?()
        }
    }

    /// Called at once when the value may have changed.
    var onMark: (@MainActor () -> Void)?

    /// Called after the update of the views in which the value may have changed.
    var onChange: (@MainActor () -> Void)? {
        get { collector.onChange }
        set { collector.onChange = newValue }
    }

    /// The combined value of all views, or `nil` if none has set one.
    var value: Key.Value? {
        if isCurrent { return combined }
        isCurrent = true
        for (_, contribution) in collector.values(of: Contribution.self) where contribution.isSet() {
            if var value = combined {
                Key.reduce(value: &value) { contribution.value() }
                combined = value
            } else {
                combined = contribution.value()
            }
        }
        return combined
    }

    func set(_ contribution: Contribution, by node: _Node) { collector.set(contribution, by: node) }

    func remove(_ node: _Node) { collector.remove(node) }

    /// Notes that the value of a contribution has changed.
    func mark() { collector.mark() }

    /// The nearest reader around the views below `node`.
    static func nearest(above node: _Node) -> PreferenceReader? {
        let found = PreferenceReaders.lookUp(ObjectIdentifier(Key.self), from: node.scope.preferenceReaders)
        // Readers for a key have its type, so the downcast is sound.
        return found.map { unsafeDowncast($0, to: PreferenceReader<Key>.self) }
    }
}

extension _Node {
    /// Sets the reader of a preference for the views below.
    ///
    /// - Parameter reader: The reader, or `nil` if the values from below reach no view.
    func setPreferenceReader<Key>(_ reader: PreferenceReader<Key>?, for key: Key.Type) {
        scope = Scope(copying: scope)
        scope.preferenceReaders = PreferenceReaders(
            key: ObjectIdentifier(key), reader: reader, outer: scope.preferenceReaders)
    }
}
