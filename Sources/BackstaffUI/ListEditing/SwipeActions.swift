import BackstaffElements

extension View {
    /// Gives the rows that this view makes buttons that a swipe uncovers.
    ///
    /// The first stands nearest to the edge that the swipe comes from. Those of several modifiers for one edge stand side by
    /// side. Actions at the trailing edge take the place of the Delete that ``EditActions`` would give the row there. With
    /// keys and with a pointer the same actions are in the row's menu.
    ///
    /// Different from Apple's: actions at the leading edge leave Delete at the trailing edge alone.
    ///
    /// - Parameters:
    ///   - edge: where the actions are.
    ///   - allowsFullSwipe: whether a swipe across the whole row does the first of them.
    ///   - content: buttons. One of the role ``ButtonRole/destructive`` is red.
    public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some View {
        modifier(SwipeActionsModifier(edge: RevealEdge(edge), allowsFullSwipe: allowsFullSwipe, actions: content()))
    }
}

extension RevealEdge {
    init(_ edge: HorizontalEdge) {
        switch edge {
        case .leading: self = .leading
        case .trailing: self = .trailing
        }
    }
}
