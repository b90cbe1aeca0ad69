import BackstaffGraph
import BackstaffNavigation

/// Two or three columns, where a selection in one decides what the next one shows.
///
/// Where there is room the columns stand side by side, or leading ones lie over the detail. Where the horizontal size class
/// is compact they form one stack. Neither form is converted into the other: both show the same state, so that a change of
/// size loses nothing and writes nothing.
///
/// While collapsed, the last column that has something to show is on top: one whose column before has a selection in a
/// ``List``, one whose root a destination has replaced, or one with a stack that isn't empty. Going back from it takes
/// that back: it clears the selection, or pops the stack. Differs from SwiftUI in that the place of the list in its
/// column doesn't matter, nor what size class the container has had before.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: PrimitiveView {
    let visibility: Binding<NavigationSplitViewVisibility>?
    let preferredCompactColumn: Binding<NavigationSplitViewColumn>?
    let sidebar: () -> Sidebar
    /// The column in the middle, if there is one.
    let content: (() -> Content)?
    let detail: () -> Detail

    public static func _makeNode(of view: Self, under parent: _Node) -> _Node {
        SplitViewNode(view, under: parent)
    }

    public static func _updateNode(_ node: _Node, to view: Self) {
        unsafeDowncast(node, to: SplitViewNode.self).update(to: view)
    }

    /// What is declared inside a split view serves its own columns only.
    public static func _inspect(_ inspection: inout _TypeInspection) {}
}

// MARK: - Three columns

extension NavigationSplitView {
    /// Three columns.
    ///
    /// - Parameters:
    ///   - sidebar: the first column.
    ///   - content: the second column.
    ///   - detail: the last column.
    public init(
        @ViewBuilder sidebar: @escaping () -> Sidebar, @ViewBuilder content: @escaping () -> Content,
        @ViewBuilder detail: @escaping () -> Detail
    ) {
        self.init(
            visibility: nil, preferredCompactColumn: nil, sidebar: sidebar, content: content, detail: detail)
    }

    /// Three columns of which an app says which are shown.
    ///
    /// - Parameters:
    ///   - columnVisibility: which columns are shown. A person's acts write it; a change of size does not. It counts for
    ///     nothing while the view is collapsed.
    ///   - sidebar: the first column.
    ///   - content: the second column.
    ///   - detail: the last column.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: @escaping () -> Sidebar,
        @ViewBuilder content: @escaping () -> Content, @ViewBuilder detail: @escaping () -> Detail
    ) {
        self.init(
            visibility: columnVisibility, preferredCompactColumn: nil, sidebar: sidebar, content: content,
            detail: detail)
    }

    /// Three columns of which an app says which one is on top while they are collapsed.
    ///
    /// - Parameters:
    ///   - preferredCompactColumn: while collapsed, no earlier column than this is on top. Going back writes it.
    ///   - sidebar: the first column.
    ///   - content: the second column.
    ///   - detail: the last column.
    public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: @escaping () -> Sidebar,
        @ViewBuilder content: @escaping () -> Content, @ViewBuilder detail: @escaping () -> Detail
    ) {
        self.init(
            visibility: nil, preferredCompactColumn: preferredCompactColumn, sidebar: sidebar, content: content,
            detail: detail)
    }

    /// Three columns of which an app says which are shown, and which one is on top while they are collapsed.
    ///
    /// - Parameters:
    ///   - columnVisibility: which columns are shown where they are not collapsed.
    ///   - preferredCompactColumn: while collapsed, no earlier column than this is on top. Going back writes it.
    ///   - sidebar: the first column.
    ///   - content: the second column.
    ///   - detail: the last column.
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
    /// Two columns.
    ///
    /// - Parameters:
    ///   - sidebar: the first column.
    ///   - detail: the last column.
    public init(@ViewBuilder sidebar: @escaping () -> Sidebar, @ViewBuilder detail: @escaping () -> Detail) {
        self.init(visibility: nil, preferredCompactColumn: nil, sidebar: sidebar, content: nil, detail: detail)
    }

    /// Two columns of which an app says which are shown.
    ///
    /// - Parameters:
    ///   - columnVisibility: which columns are shown. A person's acts write it; a change of size does not. It counts for
    ///     nothing while the view is collapsed.
    ///   - sidebar: the first column.
    ///   - detail: the last column.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: @escaping () -> Sidebar,
        @ViewBuilder detail: @escaping () -> Detail
    ) {
        self.init(
            visibility: columnVisibility, preferredCompactColumn: nil, sidebar: sidebar, content: nil, detail: detail)
    }

    /// Two columns of which an app says which one is on top while they are collapsed.
    ///
    /// - Parameters:
    ///   - preferredCompactColumn: while collapsed, no earlier column than this is on top. Going back writes it.
    ///   - sidebar: the first column.
    ///   - detail: the last column.
    public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: @escaping () -> Sidebar,
        @ViewBuilder detail: @escaping () -> Detail
    ) {
        self.init(
            visibility: nil, preferredCompactColumn: preferredCompactColumn, sidebar: sidebar, content: nil,
            detail: detail)
    }

    /// Two columns of which an app says which are shown, and which one is on top while they are collapsed.
    ///
    /// - Parameters:
    ///   - columnVisibility: which columns are shown where they are not collapsed.
    ///   - preferredCompactColumn: while collapsed, no earlier column than this is on top. Going back writes it.
    ///   - sidebar: the first column.
    ///   - detail: the last column.
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
