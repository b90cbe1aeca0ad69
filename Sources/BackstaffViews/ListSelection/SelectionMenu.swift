import BackstaffGraph

extension View {
    /// Adds a context menu for the selection, and an action for double clicks, to the lists in this view.
    ///
    /// On a selected row the menu applies to the whole selection, and on another row only to that row. Beside the rows
    /// the set is empty.
    ///
    /// Differs from SwiftUI: A tap always selects; only a double click or double tap performs the primary action.
    ///
    /// - Parameters:
    ///   - itemType: The type of the selection's values. Lists with another selection type don't get the menu.
    ///   - menu: A closure that creates the buttons for a set of values. If it creates none, there is no menu.
    ///   - primaryAction: The action of a double click.
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

/// The context menu of lists with one selection type.
struct SelectionMenu<Value: Hashable> {
    /// Whether there is a menu, and not only a primary action.
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

    /// Returns the node of the menu items for the given values, or `nil` if there are no items.
    @MainActor
    func makeItems(for values: Set<Value>, under parent: _Node, close: @escaping @MainActor () -> Void) -> _Node? {
        let node = makeNode(values, parent, close)
        if node.firstElement?.children.isEmpty == false { return node }
        node.unmount()
        return nil
    }
}

/// A selection menu with an erased selection type.
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
