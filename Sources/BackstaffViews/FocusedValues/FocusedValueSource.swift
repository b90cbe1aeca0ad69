import BackstaffGraph

/// The focused values of one scene.
///
///     a view provides a value ──► add ─┐
///     the focus moves ─────────────────┼─► the version of the key rises ──► bodies that have read it run
///     a screen is covered or shown ────┘
///
/// The class isn't isolated, because SwiftUI doesn't isolate reads of focused values. `@unchecked Sendable` is sound because
/// bodies read the values, and they run on the main actor only.
final class FocusedValueSource: @unchecked Sendable {
    private unowned let graph: ViewGraph
    private var providers: [ObjectIdentifier: [FocusedValueNode]] = [:]
    private var versions: [ObjectIdentifier: StateBox<UInt64>] = [:]

    private init(_ graph: ViewGraph) {
        self.graph = graph
    }

    /// The focused values of a scene.
    @MainActor
    static func of(_ graph: ViewGraph) -> FocusedValueSource {
        // Nothing else is kept in this place, so the downcast is sound.
        if let source = graph.focusedValues { return unsafeDowncast(source, to: FocusedValueSource.self) }
        let source = FocusedValueSource(graph)
        graph.focusedValues = source
        graph.tree.onFocusChange = { [unowned source] in source.focusDidMove() }  // The graph keeps both.
        return source
    }

    // MARK: Reading

    /// The value for a key: that of the focused view or of the nearest view around it, or else that of the last shown view
    /// with a value for the whole scene. The read is recorded.
    func value(for key: ObjectIdentifier) -> Any? {
        let version = versions[key] ?? StateBox(0)
        versions[key] = version
        _ = version.read()
        guard let providers = providers[key] else { return nil }
        nonisolated(unsafe) var found: Any?  // Sound: the closure runs here, and only once.
        MainThread.known { found = value(for: key, of: providers) }
        return found
    }

    @MainActor
    private func value(for key: ObjectIdentifier, of providers: [FocusedValueNode]) -> Any? {
        if let focused = graph.tree.focused?.responder as? _Node {
            for node in sequence(first: focused, next: \.parent) {
                guard let provider = node as? FocusedValueNode, !provider.isForScene else { continue }
                if let value = provider.values[key] { return value }
            }
        }
        let shown = providers.filter { $0.isForScene && $0.scope.appearance.isShown }
        let last = shown.reduce(nil as FocusedValueNode?) { last, node in
            last.map { $0.precedes(node) ? node : $0 } ?? node
        }
        return last?.values[key]
    }

    // MARK: Changes

    @MainActor
    func add(_ node: FocusedValueNode, for keys: some Sequence<ObjectIdentifier>) {
        for key in keys {
            providers[key, default: []].append(node)
            valueDidChange(for: key)
        }
    }

    @MainActor
    func remove(_ node: FocusedValueNode, for keys: some Sequence<ObjectIdentifier>) {
        for key in keys {
            providers[key]?.removeAll { $0 === node }
            valueDidChange(for: key)
        }
    }

    @MainActor
    func valueDidChange(for key: ObjectIdentifier) {
        if let version = versions[key] { version.write(Tracking.untracked { version.read() } &+ 1) }
    }

    @MainActor
    private func focusDidMove() {
        for (key, nodes) in providers where nodes.contains(where: { !$0.isForScene }) { valueDidChange(for: key) }
    }
}
