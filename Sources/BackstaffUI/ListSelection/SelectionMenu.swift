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
    private let makeNode: @MainActor (Set<Value>, _ parent: _Node, _ close: @escaping @MainActor () -> Void) -> _Node
    let primaryAction: ((Set<Value>) -> Void)?

    init<M: View>(
        hasItems: Bool, items: @escaping @MainActor (Set<Value>) -> M, primaryAction: ((Set<Value>) -> Void)?
    ) {
        self.hasItems = hasItems
        makeNode = { values, parent, close in
            MenuItems<M>._makeNode(of: MenuItems(items(values), close: close), under: parent)
        }
        self.primaryAction = primaryAction
    }

    /// Makes the items for some values. `nil` if there are none.
    @MainActor
    func makeItems(for values: Set<Value>, under parent: _Node, close: @escaping @MainActor () -> Void) -> _Node? {
        let node = makeNode(values, parent, close)
        if node.firstElement?.children.isEmpty == false { return node }
        node.unmount()
        return nil
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
