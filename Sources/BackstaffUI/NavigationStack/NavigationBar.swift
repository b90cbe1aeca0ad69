import BackstaffElements
import BackstaffNavigation

/// The elements of a screen's bars.
@MainActor
final class NavigationBar {
    let element: Element
    private let tree: ElementTree
    private let titleElement: Element
    @exclusivity(unchecked) private var backButton: Element?
    @exclusivity(unchecked) private var itemHolders: [ToolbarPosition: Element] = [:]
    @exclusivity(unchecked) private var bottomBar: Element?
    @exclusivity(unchecked) private var search: SearchElements?
    @exclusivity(unchecked) private var appearance = ToolbarAppearance()
    @exclusivity(unchecked) private var role = ToolbarRole.automatic

    /// Columns of a split view have bars even where there is nothing to say in them: the sidebar's toggle stands there.
    private let isInColumn: Bool

    init(tree: ElementTree, isInColumn: Bool) {
        self.tree = tree
        self.isInColumn = isInColumn
        element = tree.make(.navigationBar)
        titleElement = tree.make(.barTitle)
        tree.set(.heading, to: .number(1), of: titleElement)
        tree.append(titleElement, to: element)
    }

    /// - Parameter ofColumn: whether it leads to the column before, which not every form of a split view wants.
    func addBackButton(ofColumn: Bool, responder: any ElementResponder) {
        let button = tree.make(.backButton)
        if ofColumn { tree.set(.form, to: .text("column"), of: button) }
        tree.respond(to: .activate, at: button, by: responder)
        tree.insert(button, into: element, at: 0)
        backButton = button
    }

    func forget() {
        if let backButton { tree.forget(backButton) }
        for part in search?.inOrder ?? [] where part.parent === element || part.parent === element.parent {
            tree.detach(part)  // It may go to another bar.
        }
    }

    /// Brings the bars up to date.
    func show(
        title: String?, isLarge: Bool, backTitle: String?, hidesBackButton: Bool, isHidden: Bool,
        items: [ToolbarItemPreference], search: SearchElements?, in screen: Element
    ) {
        tree.setText(title ?? "", of: titleElement)
        let isEmpty =
            !isInColumn && (title ?? "").isEmpty && backButton == nil && search == nil
            && items.allSatisfy { $0.position == .bottom }
        let mode = isHidden || isEmpty ? "none" : isLarge ? "large" : "inline"
        tree.set(.displayMode, to: .text(mode), of: element)
        if let backButton {
            tree.setText(backTitle ?? "", of: backButton)
            tree.set(.covered, to: .flag(hidesBackButton), of: backButton)
        }
        show(search, in: screen)
        if items.isEmpty, itemHolders.isEmpty { return }
        for position in ToolbarPosition.allCases {
            arrange(items.filter { $0.position == position }.map(\.element), at: position, in: screen)
        }
        tree.set(.covered, to: .flag(itemHolders[.principal]?.children.isEmpty == false), of: titleElement)
    }

    /// Gives the bar at the top its look.
    func show(_ appearance: ToolbarAppearance, role: ToolbarRole) {
        if role != self.role { tree.set(.roleName, to: role.name.map { .text($0) }, of: element) }
        self.role = role
        if appearance == self.appearance { return }
        self.appearance = appearance
        paint(element, appearance)
    }

    /// Gives the bar at the bottom its look, if there is one.
    func showBottom(_ appearance: ToolbarAppearance) {
        guard let bottomBar else { return }
        tree.set(.covered, to: .flag(appearance.visibility == .hidden), of: bottomBar)
        paint(bottomBar, appearance)
    }

    private func paint(_ bar: Element, _ appearance: ToolbarAppearance) {
        var fill: AttributeValue?
        var material: AttributeValue?
        switch appearance.background?.kind {
        case .material(let name): material = .text(name)
        case .some: fill = appearance.background.map { .color($0.color.wireName) }
        case nil: break
        }
        tree.set(.fill, to: fill, of: bar)
        tree.set(.material, to: material, of: bar)
        tree.set(.ground, to: appearance.backgroundVisibility.name.map { .text($0) }, of: bar)
        tree.set(.barScheme, to: appearance.colorScheme.map { .text($0.rawValue) }, of: bar)
    }

    /// Puts the field of a search at the end of the bar, and what is below it between the bar and the content.
    private func show(_ next: SearchElements?, in screen: Element) {
        let former = search
        if former == nil, next == nil { return }
        search = next
        let wanted = next?.inOrder ?? []
        for part in former?.inOrder ?? [] where !wanted.contains(where: { $0 === part }) {
            if part.parent === element || part.parent === screen { tree.remove(part) }
        }
        if let next { put(next.field, into: element, before: nil) }
        let content = screen.children.first { $0.role == .screenContent }
        if let suggestions = next?.suggestions { put(suggestions, into: screen, before: content) }
        if let scopes = next?.scopes { put(scopes, into: screen, before: next?.suggestions ?? content) }
    }

    private func put(_ part: Element, into parent: Element, before sibling: Element?) {
        if part.parent === parent { return }
        if part.parent != nil { tree.remove(part) }
        tree.insert(part, into: parent, before: sibling)
    }

    /// Puts the elements of items where they belong, in order, touching only what differs.
    private func arrange(_ wanted: [Element], at position: ToolbarPosition, in screen: Element) {
        if wanted.isEmpty, itemHolders[position] == nil { return }
        let holder = itemHolders[position] ?? makeHolder(for: position, in: screen)
        for child in holder.children where !wanted.contains(where: { $0 === child }) { tree.remove(child) }
        for (index, item) in wanted.enumerated() {
            if index < holder.children.count, holder.children[index] === item { continue }
            if item.parent != nil { tree.remove(item) }
            tree.insert(item, into: holder, at: index)
        }
    }

    private func makeHolder(for position: ToolbarPosition, in screen: Element) -> Element {
        let holder = tree.make(.barItems)
        tree.set(.placement, to: .text(position.rawValue), of: holder)
        itemHolders[position] = holder
        switch position {
        case .leading, .principal:
            tree.insert(holder, into: element, before: titleElement)
        case .trailing:
            tree.insert(holder, into: element, before: search?.field)
        case .bottom:
            let bar = tree.make(.navigationBar)
            tree.set(.placement, to: .text("bottom"), of: bar)
            tree.append(holder, to: bar)
            tree.insert(bar, into: screen, before: nil)
            bottomBar = bar
        }
        return holder
    }
}
