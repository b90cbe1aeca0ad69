import BackstaffElements
import BackstaffGraph

extension View {
    /// Gives the lists in this view a menu for what is selected, and an action for a double click.
    ///
    /// At a selected row the menu is about all that is selected, at another row about that alone, and beside the rows about
    /// nothing: then the set is empty.
    ///
    /// Different from Apple's: a tap selects in every case; only a double click, or double tap, does the primary action.
    ///
    /// - Parameters:
    ///   - itemType: the type of the selection's values. Lists of other selections have no menu.
    ///   - menu: buttons for a set of values. With nothing in it there is no menu.
    ///   - primaryAction: what a double click does.
    public func contextMenu<I: Hashable, M: View>(
        forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
        primaryAction: ((Set<I>) -> Void)? = nil
    ) -> some View {
        environment(
            \.selectionMenu,
            ErasedSelectionMenu(
                SelectionMenu<I>(hasItems: M.self != EmptyView.self, items: { menu($0) }, primaryAction: primaryAction))
        )
    }
}

/// The menu of lists with selections of one type.
struct SelectionMenu<Value: Hashable> {
    /// Whether there is a menu at all, and not just a primary action.
    let hasItems: Bool
    private let makeContent: @MainActor (Set<Value>, _ parent: _Node) -> _Node
    let primaryAction: ((Set<Value>) -> Void)?

    init<M: View>(hasItems: Bool, items: @escaping @MainActor (Set<Value>) -> M, primaryAction: ((Set<Value>) -> Void)?)
    {
        self.hasItems = hasItems
        makeContent = { values, parent in M._makeNode(of: items(values), under: parent) }
        self.primaryAction = primaryAction
    }

    /// Makes the items for some values. `nil` if there are none.
    @MainActor
    func makeItems(
        for values: Set<Value>, under parent: _Node, close: @escaping @MainActor () -> Void
    ) -> SelectionMenuNode? {
        let node = SelectionMenuNode(under: parent, close: close)
        node.show { makeContent(values, $0) }
        if node.element.children.isEmpty {
            node.unmount()
            return nil
        }
        return node
    }
}

/// The node of the items of a list's menu, while it is open.
final class SelectionMenuNode: ElementNode {
    private var content: _Node?

    init(under parent: _Node, close: @escaping @MainActor () -> Void) {
        super.init(.menuItems, under: parent)
        scope = Scope(copying: scope)
        scope.leaveList()
        scope.assign {
            $0.closeMenu = CloseMenu(close: close)
            $0.buttonLook = nil
            $0.labelStyle = nil
        }
    }

    func show(_ makeContent: (_Node) -> _Node) {
        let node = makeContent(self)
        content = node
        node.forEachElement { tree.append($0, to: element) }
    }

    override func unmount() {
        super.unmount()
        content?.unmount()
    }

    override func place(_ element: Element, from child: _Node, before sibling: Element?) {
        tree.insert(element, into: self.element, before: sibling)
    }

    override func move(_ element: Element, from child: _Node, before sibling: Element?) {
        tree.move(element, before: sibling)
    }

    override func withdraw(_ element: Element, from child: _Node) {
        tree.remove(element)
    }
}

/// The same, for whatever type of selection.
struct ErasedSelectionMenu {
    private let base: Any

    init<Value: Hashable>(_ menu: SelectionMenu<Value>) {
        base = menu
    }

    func menu<Value: Hashable>(for type: Value.Type) -> SelectionMenu<Value>? { base as? SelectionMenu<Value> }
}

private enum SelectionMenuKey: EnvironmentKey {
    static var defaultValue: ErasedSelectionMenu? { nil }
}

extension EnvironmentValues {
    var selectionMenu: ErasedSelectionMenu? {
        get { self[SelectionMenuKey.self] }
        set { self[SelectionMenuKey.self] = newValue }
    }
}
