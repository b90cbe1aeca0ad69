import BackstaffGraph

extension SplitColumnNode: StackColumn {}

extension EnvironmentValues {
    /// The column of a split view that contains this view.
    var splitColumn: SplitColumnNode? {
        get { listColumn as? SplitColumnNode }
        set { listColumn = newValue }
    }
}
