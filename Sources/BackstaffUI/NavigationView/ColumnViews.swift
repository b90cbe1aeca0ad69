/// The views of a builder's block, each for a column of its own.
@MainActor
struct ColumnViews {
    private var views: ContiguousArray<AnyView> = []

    init<Content: View>(of content: Content) {
        add(content)
    }

    /// How many there are.
    var count: Int { views.count }

    /// One of the views, or nothing where there are fewer.
    subscript(index: Int) -> AnyView {
        index < views.count ? views[index] : AnyView(EmptyView())
    }

    /// Adds a view, or each of those that it is a sequence of.
    mutating func add<V: View>(_ view: V) {
        if let sequence = view as? any ColumnSequence {
            sequence.addColumns(to: &self)
        } else {
            views.append(AnyView(view))
        }
    }
}

/// Views that follow each other, and are a column each where columns are made of them.
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
