import BackstaffElements

extension View {
    /// Adds swipe actions to this view's rows.
    ///
    /// The first action is nearest to the edge where the swipe begins. The actions of several modifiers for one edge
    /// appear side by side. Actions at the trailing edge replace the Delete button of ``EditActions``. With the
    /// keyboard or a pointer, the actions are also available in the row's menu.
    ///
    /// Differs from SwiftUI: Actions at the leading edge don't remove the Delete button at the trailing edge.
    ///
    /// - Parameters:
    ///   - edge: The edge of the row where the actions appear.
    ///   - allowsFullSwipe: Whether a swipe across the whole row performs the first action.
    ///   - content: The buttons. A button with the role ``ButtonRole/destructive`` is red.
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
