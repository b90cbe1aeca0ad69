/// An action of a view that runs at the end of an update, such as that of `onChange`.
@MainActor
struct ViewAction {
    let node: _Node
    let perform: @MainActor () -> Void

    /// Drops the actions of views that are gone, and puts the others in the order in which SwiftUI runs them: the reverse
    /// of the views' order.
    static func sort(_ actions: inout ContiguousArray<ViewAction>) {
        actions.removeAll { !$0.node.isMounted }  // Only mounted nodes can be compared.
        actions.sort { $1.node.precedes($0.node) }
    }
}
