/// Collects what views below say about themselves to a container above: a title, toolbar items, destinations.
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
    /// Those who collect for a part of the views below.
    @exclusivity(unchecked) private var parts: ContiguousArray<PreferenceCollector> = []
    private unowned let whole: PreferenceCollector?  // Its container outlives the parts, which end first.

    /// Of a part, whether what it collects counts for the whole too, as long as it is shown.
    @exclusivity(unchecked) package var counts = false {
        didSet { if counts != oldValue, !isEmpty { whole?.mark() } }
    }

    /// Called once an update in which anything changed.
    package var onChange: (@MainActor () -> Void)?

    /// - Parameter whole: who collects for a larger part of the views, and hears of what this one does while it ``counts``.
    package init(graph: ViewGraph, within whole: PreferenceCollector? = nil) {
        self.graph = graph
        self.whole = whole
        whole?.parts.append(self)
    }

    /// Ends the collector of a part.
    package func end() {
        counts = false
        whole?.parts.removeAll { $0 === self }
    }

    /// Sets what `node` has to say of the kind `Value`.
    package func set<Value>(_ value: Value, by node: _Node) {
        let kind = ObjectIdentifier(Value.self)
        if let index = entries.firstIndex(where: { $0.node === node && $0.kind == kind }) {
            entries[index].value = value
        } else {
            entries.append(Entry(kind: kind, node: node, value: value))
        }
        mark()
    }

    /// Takes back everything that `node` has said.
    package func remove(_ node: _Node) {
        let count = entries.count
        entries.removeAll { $0.node === node }
        if entries.count != count { mark() }
    }

    /// Whether no view says anything.
    package var isEmpty: Bool {
        entries.isEmpty && (parts.isEmpty || parts.allSatisfy { !$0.counts || $0.isEmpty })
    }

    /// What views below say of one kind, in reading order: outer views before those inside them.
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

    private func mark() {
        if counts { whole?.mark() }
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
