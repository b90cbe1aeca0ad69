/// The views of a builder's block, one for each column.
@MainActor
struct ColumnViews {
    private var views: ContiguousArray<AnyView> = []

    init<Content: View>(of content: Content) {
        add(content)
    }

    /// The number of views.
    var count: Int { views.count }

    /// One of the views, or nothing if there are fewer.
    subscript(index: Int) -> AnyView {
        index < views.count ? views[index] : AnyView(EmptyView())
    }

    /// Adds a view, or each view of a sequence.
    mutating func add<V: View>(_ view: V) {
        if let sequence = view as? any ColumnSequence {
            sequence.addColumns(to: &self)
        } else {
            views.append(AnyView(view))
        }
    }
}

/// A sequence of views. Each view is a column if the sequence is the content of columns.
@MainActor
protocol ColumnSequence {
    func addColumns(to columns: inout ColumnViews)
}

extension ViewPair: ColumnSequence {
    func addColumns(to columns: inout ColumnViews) {
        columns.add(first)
        columns.add(second)
    }
}

extension TupleView: ColumnSequence {
    func addColumns(to columns: inout ColumnViews) {
        for view in repeat each content { columns.add(view) }
    }
}

extension Group: ColumnSequence where Content: View {
    func addColumns(to columns: inout ColumnViews) {
        columns.add(content)
    }
}
