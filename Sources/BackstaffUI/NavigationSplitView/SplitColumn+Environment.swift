import BackstaffGraph

private enum SplitColumnKey: EnvironmentKey {
    static var defaultValue: WeakSplitColumn { WeakSplitColumn(node: nil) }
}

/// A column, as the environment holds it: without keeping it.
struct WeakSplitColumn: Equatable {
    weak var node: SplitColumnNode?

    static func == (first: WeakSplitColumn, second: WeakSplitColumn) -> Bool { first.node === second.node }
}

private enum SplitViewCollapsedKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether the columns of the split view around the view form one stack.
    var isSplitViewCollapsed: Bool {
        get { self[SplitViewCollapsedKey.self] }
        set { self[SplitViewCollapsedKey.self] = newValue }
    }

    /// The column of a split view that the view is in.
    var splitColumn: SplitColumnNode? {
        get { self[SplitColumnKey.self].node }
        set { self[SplitColumnKey.self] = WeakSplitColumn(node: newValue) }
    }
}
