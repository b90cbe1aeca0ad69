import BackstaffGraph
import BackstaffNavigation

/// Two or three columns, where a selection in one decides the content of the next.
///
/// If there is room, the columns are side by side, or leading ones overlay the detail. If the horizontal size class is
/// compact, they form one stack. Both forms show the same state, so a resize loses nothing and writes nothing.
///
/// While collapsed, the last column with content is on top. A column has content if the column before it has a
/// selection in a ``List``, if a destination has replaced its root, or if its stack isn't empty. Going back from the
/// column clears the selection or pops the stack. Unlike in SwiftUI, neither the place of the list in its column nor
/// the former size class matters.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: PrimitiveView {
    let visibility: Binding<NavigationSplitViewVisibility>?
    let preferredCompactColumn: Binding<NavigationSplitViewColumn>?
    let sidebar: () -> Sidebar
    /// The middle column, if there is one.
    let content: (() -> Content)?
    let detail: () -> Detail

    public static func _makeNode(of view: Self, under parent: _Node) -> _Node {
        SplitViewNode(view, under: parent)
    }

    public static func _updateNode(_ node: _Node, to view: Self) {
        unsafeDowncast(node, to: SplitViewNode.self).update(to: view)
    }

    /// Destinations that are declared inside a split view apply only to its own columns.
    public static func _inspect(_ inspection: inout _TypeInspection) {}
}

// MARK: - Three columns

extension NavigationSplitView {
    /// Creates a split view with three columns.
    ///
    /// - Parameters:
    ///   - sidebar: The first column.
    ///   - content: The second column.
    ///   - detail: The last column.
    public init(
        @ViewBuilder sidebar: @escaping () -> Sidebar, @ViewBuilder content: @escaping () -> Content,
        @ViewBuilder detail: @escaping () -> Detail
    ) {
        self.init(
            visibility: nil, preferredCompactColumn: nil, sidebar: sidebar, content: content, detail: detail)
    }

    /// Creates a split view with three columns, and a binding to the visible columns.
    ///
    /// - Parameters:
    ///   - columnVisibility: The visible columns. Actions of a user write it, a resize doesn't. It has no effect
    ///     while the view is collapsed.
    ///   - sidebar: The first column.
    ///   - content: The second column.
    ///   - detail: The last column.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: @escaping () -> Sidebar,
        @ViewBuilder content: @escaping () -> Content, @ViewBuilder detail: @escaping () -> Detail
    ) {
        self.init(
            visibility: columnVisibility, preferredCompactColumn: nil, sidebar: sidebar, content: content,
            detail: detail)
    }

    /// Creates a split view with three columns, and a binding to the column that is on top while they are collapsed.
    ///
    /// - Parameters:
    ///   - preferredCompactColumn: While collapsed, no column before this one is on top. Going back writes it.
    ///   - sidebar: The first column.
    ///   - content: The second column.
    ///   - detail: The last column.
    public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: @escaping () -> Sidebar,
        @ViewBuilder content: @escaping () -> Content, @ViewBuilder detail: @escaping () -> Detail
    ) {
        self.init(
            visibility: nil, preferredCompactColumn: preferredCompactColumn, sidebar: sidebar, content: content,
            detail: detail)
    }

    /// Creates a split view with three columns, and bindings to the visible columns and to the column that is on top
    /// while they are collapsed.
    ///
    /// - Parameters:
    ///   - columnVisibility: The visible columns while they aren't collapsed.
    ///   - preferredCompactColumn: While collapsed, no column before this one is on top. Going back writes it.
    ///   - sidebar: The first column.
    ///   - content: The second column.
    ///   - detail: The last column.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: @escaping () -> Sidebar,
        @ViewBuilder content: @escaping () -> Content, @ViewBuilder detail: @escaping () -> Detail
    ) {
        self.init(
            visibility: columnVisibility, preferredCompactColumn: preferredCompactColumn, sidebar: sidebar,
            content: content, detail: detail)
    }
}

// MARK: - Two columns

extension NavigationSplitView where Content == EmptyView {
    /// Creates a split view with two columns.
    ///
    /// - Parameters:
    ///   - sidebar: The first column.
    ///   - detail: The last column.
    public init(@ViewBuilder sidebar: @escaping () -> Sidebar, @ViewBuilder detail: @escaping () -> Detail) {
        self.init(visibility: nil, preferredCompactColumn: nil, sidebar: sidebar, content: nil, detail: detail)
    }

    /// Creates a split view with two columns, and a binding to the visible columns.
    ///
    /// - Parameters:
    ///   - columnVisibility: The visible columns. Actions of a user write it, a resize doesn't. It has no effect
    ///     while the view is collapsed.
    ///   - sidebar: The first column.
    ///   - detail: The last column.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: @escaping () -> Sidebar,
        @ViewBuilder detail: @escaping () -> Detail
    ) {
        self.init(
            visibility: columnVisibility, preferredCompactColumn: nil, sidebar: sidebar, content: nil, detail: detail)
    }

    /// Creates a split view with two columns, and a binding to the column that is on top while they are collapsed.
    ///
    /// - Parameters:
    ///   - preferredCompactColumn: While collapsed, no column before this one is on top. Going back writes it.
    ///   - sidebar: The first column.
    ///   - detail: The last column.
    public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: @escaping () -> Sidebar,
        @ViewBuilder detail: @escaping () -> Detail
    ) {
        self.init(
            visibility: nil, preferredCompactColumn: preferredCompactColumn, sidebar: sidebar, content: nil,
            detail: detail)
    }

    /// Creates a split view with two columns, and bindings to the visible columns and to the column that is on top
    /// while they are collapsed.
    ///
    /// - Parameters:
    ///   - columnVisibility: The visible columns while they aren't collapsed.
    ///   - preferredCompactColumn: While collapsed, no column before this one is on top. Going back writes it.
    ///   - sidebar: The first column.
    ///   - detail: The last column.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: @escaping () -> Sidebar,
        @ViewBuilder detail: @escaping () -> Detail
    ) {
        self.init(
            visibility: columnVisibility, preferredCompactColumn: preferredCompactColumn, sidebar: sidebar,
            content: nil, detail: detail)
    }
}
