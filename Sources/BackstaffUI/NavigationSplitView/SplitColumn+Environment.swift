import BackstaffGraph

extension SplitColumnNode: StackColumn {}

extension EnvironmentValues {
    /// The column of a split view that contains this view.
    var splitColumn: SplitColumnNode? {
        get { listColumn.map { unsafeDowncast($0, to: SplitColumnNode.self) } }  // The key holds only columns.
        set { listColumn = newValue }
    }
}
