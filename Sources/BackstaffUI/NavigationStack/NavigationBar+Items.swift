import BackstaffElements
import BackstaffNavigation

/// The positions of a toolbar's items.
///
///     navigation-bar
///     ├─ back-button
///     ├─ bar-items placement=leading | principal | large-title | title-field | center
///     ├─ bar-title
///     │  └─ bar-items placement=subtitle | title-menu
///     ├─ bar-items placement=trailing
///     ├─ menu                               “More”: items that are always in the menu
///     └─ search-field
///     navigation-bar placement=keyboard, navigation-bar placement=bottom
extension NavigationBar {
    /// Places the elements of items in order, and only changes what differs.
    func arrange(_ wanted: [ToolbarItemPreference], at position: ToolbarPosition, in screen: Element) {
        if wanted.isEmpty, itemHolders[position] == nil { return }
        let holder = itemHolders[position] ?? makeHolder(for: position, in: screen)
        for child in holder.children where !wanted.contains(where: { $0.element === child }) { tree.remove(child) }
        for (index, preference) in wanted.enumerated() {
            let item = preference.element
            preference.node.menu = position == .more ? overflow : nil
            if index < holder.children.count, holder.children[index] === item { continue }
            if item.parent != nil { tree.remove(item) }
            tree.insert(item, into: holder, at: index)
        }
        if position == .more { showOverflow() }
    }

    /// Shows the menu if it has any items.
    private func showOverflow() {
        guard let overflow else { return }
        let isEmpty = overflow.holder.children.isEmpty
        if isEmpty { overflow.close() }
        tree.set(.covered, to: .flag(isEmpty), of: overflow.element)
    }

    private func makeHolder(for position: ToolbarPosition, in screen: Element) -> Element {
        if position == .more {
            let menu = OverflowMenu(in: tree)
            overflow = menu
            itemHolders[.more] = menu.holder
            tree.insert(menu.element, into: element, before: search?.field)
            return menu.holder
        }
        let holder = tree.make(.barItems)
        tree.set(.placement, to: .text(position.rawValue), of: holder)
        itemHolders[position] = holder
        switch position {
        case .leading, .principal, .largeTitle, .titleField, .center, .more:
            tree.insert(holder, into: element, before: titleElement)
        case .subtitle, .titleMenu:
            tree.insert(holder, into: titleElement, before: position == .subtitle ? itemHolders[.titleMenu] : nil)
        case .trailing:
            tree.insert(holder, into: element, before: overflow?.element ?? search?.field)
        case .bottom, .status:
            let bar = bottomBar ?? makeBar("bottom", in: screen, before: nil)
            bottomBar = bar
            tree.insert(holder, into: bar, before: nil)
        case .keyboard:
            let bar = makeBar("keyboard", in: screen, before: bottomBar)
            tree.insert(holder, into: bar, before: nil)
        }
        return holder
    }

    private func makeBar(_ placement: String, in screen: Element, before sibling: Element?) -> Element {
        let bar = tree.make(.navigationBar)
        tree.set(.placement, to: .text(placement), of: bar)
        tree.insert(bar, into: screen, before: sibling)
        return bar
    }
}
