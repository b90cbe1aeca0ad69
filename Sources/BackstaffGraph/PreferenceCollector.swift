/// Collects the preferences of views for a container above them: a title, toolbar items, destinations.
///
///     a view's node: set / remove ──► collector marked ──► after the nodes are updated: deliver() ──► the container
@MainActor
package final class PreferenceCollector {
    private struct Entry {
        let kind: ObjectIdentifier
        unowned let node: _Node  // Removed by the node when it unmounts.
        var value: Any
    }

    private unowned let graph: ViewGraph
    @exclusivity(unchecked) private var entries: ContiguousArray<Entry> = []
    @exclusivity(unchecked) private var isDirty = false
    /// The collectors for parts of the views below.
    @exclusivity(unchecked) private var parts: ContiguousArray<PreferenceCollector> = []
    private unowned let whole: PreferenceCollector?  // Its container outlives the parts, which end first.

    /// Whether the whole includes the values that this part collects. A part counts as long as it is shown.
    package var counts = false {
        didSet { if counts != oldValue, !isEmpty { whole?.mark() } }
    }

    /// Called once in each update in which a value changed.
    package var onChange: (@MainActor () -> Void)?

    /// Called at once for each change of a value, before ``onChange``. It only notes the change, because the update goes
    /// on.
    package var onMark: (@MainActor () -> Void)?

    /// Whether the collector is for the scene as a whole. The views below it may be in no container.
    package let isOutermost: Bool

    /// - Parameter whole: The collector of the surrounding views. It includes this collector's values while it
    ///   ``counts``.
    package init(graph: ViewGraph, within whole: PreferenceCollector? = nil, isOutermost: Bool = false) {
        self.graph = graph
        self.isOutermost = isOutermost
        self.whole = whole
        whole?.parts.append(self)
    }

    /// Detaches the collector of a part from the whole.
    package func end() {
        counts = false
        whole?.parts.removeAll { $0 === self }
    }

    /// Sets the preference of type `Value` for `node`.
    package func set<Value>(_ value: Value, by node: _Node) {
        let kind = ObjectIdentifier(Value.self)
        if let index = entries.firstIndex(where: { $0.node === node && $0.kind == kind }) {
            entries[index].value = value
        } else {
            entries.append(Entry(kind: kind, node: node, value: value))
        }
        mark()
    }

    /// Removes all preferences of `node`.
    package func remove(_ node: _Node) {
        let count = entries.count
        entries.removeAll { $0.node === node }
        if entries.count != count { mark() }
    }

    /// Whether no view has set a preference.
    package var isEmpty: Bool {
        entries.isEmpty && (parts.isEmpty || parts.allSatisfy { !$0.counts || $0.isEmpty })
    }

    /// The preferences of one type in reading order. Outer views come before the views inside them.
    package func values<Value>(of type: Value.Type) -> [(node: _Node, value: Value)] {
        let kind = ObjectIdentifier(type)
        var found: [(node: _Node, value: Value)] = []
        for entry in entries where entry.kind == kind {
            if let value = entry.value as? Value { found.append((entry.node, value)) }
        }
        for part in parts where part.counts { found += part.values(of: type) }
        if found.count > 1 { found.sort { $0.node.precedes($1.node) } }
        return found
    }

    /// Notes that a value has changed. The container is told after the update of the nodes.
    package func mark() {
        if counts { whole?.mark() }
        onMark?()
        if isDirty { return }
        isDirty = true
        graph.enqueue(self)
    }

    func deliver() {
        guard isDirty else { return }
        isDirty = false
        onChange?()
    }
}
