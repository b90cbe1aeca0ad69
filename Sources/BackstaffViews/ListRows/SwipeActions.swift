import BackstaffElements
import BackstaffGraph

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

/// A trait that gives rows swipe actions at one edge.
@MainActor
protocol SwipeActionsTrait: RowTraitNode {
    var edge: RevealEdge { get }
    var allowsFullSwipe: Bool { get }

    /// Creates the actions of a row, and inserts their elements into `holder`.
    func reveal(for row: Element, in holder: Element, close: @escaping @MainActor () -> Void)

    /// Unmounts the actions of a row.
    func conceal(for row: Element)
}

struct SwipeActionsModifier<Actions: View>: NodeModifier {
    let edge: RevealEdge
    let allowsFullSwipe: Bool
    let actions: Actions

    func makeNode(under parent: _Node) -> SwipeActionsNode<Actions> { SwipeActionsNode(self, under: parent) }

    func contentWasMade(in node: SwipeActionsNode<Actions>) {
        if Actions.self != EmptyView.self { node.notifyList() }
    }

    func contentWasUpdated(in node: SwipeActionsNode<Actions>) { node.update(to: self) }
}

/// The node of a view that gives its rows swipe actions.
///
///     hidden: no actions ──► a swipe begins: created in the row's `swipe-actions` ──► closed, or the row is removed: unmounted
final class SwipeActionsNode<Actions: View>: RowTraitNode, SwipeActionsTrait {
    private var modifier: SwipeActionsModifier<Actions>
    /// The visible actions by row. One modifier can apply to many rows.
    private var revealed: [ElementID: RevealedActions<Actions>] = [:]

    init(_ modifier: SwipeActionsModifier<Actions>, under parent: _Node) {
        self.modifier = modifier
        super.init(under: parent)
    }

    func update(to new: SwipeActionsModifier<Actions>) {
        let isOtherwiseDone = new.edge != modifier.edge || new.allowsFullSwipe != modifier.allowsFullSwipe
        modifier = new
        for actions in revealed.values { actions.update(content: new.actions) }
        if isOtherwiseDone { traitDidChange() }
    }

    var edge: RevealEdge { modifier.edge }

    var allowsFullSwipe: Bool { modifier.allowsFullSwipe }

    func reveal(for row: Element, in holder: Element, close: @escaping @MainActor () -> Void) {
        if revealed[row.id] != nil { return }
        revealed[row.id] = RevealedActions(modifier.actions, in: holder, close: close, under: self)
    }

    func conceal(for row: Element) {
        revealed.removeValue(forKey: row.id)?.unmount()
    }

    override func rowWasTaken(_ row: Element) {
        conceal(for: row)
    }

    override func unmount() {
        for actions in revealed.values { actions.unmount() }
        revealed = [:]
        super.unmount()
    }
}

/// The node of the actions of one row. The caller that unmounts it also removes its holder.
private final class RevealedActions<Actions: View>: ContentNode {
    private let holder: Element

    init(_ actions: Actions, in holder: Element, close: @escaping @MainActor () -> Void, under parent: _Node) {
        self.holder = holder
        super.init(under: parent)
        scope = Scope(copying: scope)
        scope.leaveList()
        scope.assign {
            $0.closeMenu = CloseMenu(close: close)
            $0.buttonLook = nil
            $0.labelStyle = nil
        }
        show(actions)
        forEachElement { graph.tree.insert($0, into: holder, before: nil) }
    }

    override func place(_ element: Element, from child: _Node, before sibling: Element?) {
        graph.tree.insert(element, into: holder, before: sibling)
    }

    override func move(_ element: Element, from child: _Node, before sibling: Element?) {
        graph.tree.move(element, before: sibling)
    }

    override func withdraw(_ element: Element, from child: _Node) {
        graph.tree.remove(element)
    }
}
