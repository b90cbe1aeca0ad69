import BackstaffGraph

extension SplitColumnNode: ListColumn {}

private enum SplitViewCollapsedKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether the columns of the split view around this view form one stack.
    var isSplitViewCollapsed: Bool {
        get { self[SplitViewCollapsedKey.self] }
        set { self[SplitViewCollapsedKey.self] = newValue }
    }

    /// The column of a split view that contains this view.
    var splitColumn: SplitColumnNode? {
        get { listColumn.map { unsafeDowncast($0, to: SplitColumnNode.self) } }  // The key holds only columns.
        set { listColumn = newValue }
    }
}
