import BackstaffElements
import BackstaffNavigation

/// The content of a bar, without its items.
struct NavigationBarContent {
    var title: String?
    var subtitle: String?
    var mode = TitleMode.inline
    var backTitle: String?
    var hidesBackButton = false
    var isHidden = false
    var search: ScreenSearch?
}

/// The elements of a screen's bars.
@MainActor
final class NavigationBar {
    let element: Element
    let tree: ElementTree
    let titleElement: Element
    private(set) var backButton: Element?
    @exclusivity(unchecked) var itemHolders: [ToolbarPosition: Element] = [:]
    @exclusivity(unchecked) var overflow: OverflowMenu?
    @exclusivity(unchecked) var bottomBar: Element?
    private(set) var search: ScreenSearch?
    private var appearance = ToolbarAppearance()
    private var role = ToolbarRole.automatic

    /// A column of a split view always has bars, because the sidebar's toggle may be there.
    private let isInColumn: Bool

    init(tree: ElementTree, isInColumn: Bool) {
        self.tree = tree
        self.isInColumn = isInColumn
        element = tree.make(.navigationBar)
        titleElement = tree.make(.barTitle)
        tree.set(.heading, to: .number(1), of: titleElement)
        tree.append(titleElement, to: element)
    }

    /// - Parameter ofColumn: Whether the button leads to the column before. Some forms of a split view don't show such
    ///   a button.
    func addBackButton(ofColumn: Bool, responder: any ElementResponder) {
        let button = tree.make(.backButton)
        if ofColumn { tree.set(.form, to: .text("column"), of: button) }
        tree.respond(to: [.activate, .reveal], at: button, by: responder)
        tree.insert(button, into: element, at: 0)
        backButton = button
    }

    func forget() {
        if let backButton { tree.forget(backButton) }
        overflow?.forget()
        // Elements that belong to other nodes may move to another bar.
        for part in search?.inOrder ?? [] where part.parent === element || part.parent === element.parent {
            tree.detach(part)
        }
        for holder in itemHolders.values {
            for item in holder.children { tree.detach(item) }
        }
    }

    /// Updates the bars.
    ///
    /// - Parameter items: The items by position, or `nil` if there are none.
    func show(
        _ content: NavigationBarContent, items: PlacedToolbarItems<ToolbarItemPreference>?, in screen: Element
    ) {
        let title = content.title ?? ""
        tree.setText(title, of: titleElement)
        tree.set(.subtitle, to: content.subtitle.map { .text($0) }, of: titleElement)
        let isEmpty =
            !isInColumn && title.isEmpty && content.subtitle == nil && backButton == nil && content.search == nil
            && items?.items.keys.contains(where: \.isAtTop) != true
        let mode = content.isHidden || isEmpty ? "none" : content.mode.rawValue
        tree.set(.displayMode, to: .text(mode), of: element)
        if let backButton {
            tree.setText(content.backTitle ?? "", of: backButton)
            tree.set(.covered, to: .flag(content.hidesBackButton), of: backButton)
        }
        show(content.search, in: screen)
        if items == nil, itemHolders.isEmpty { return }
        for position in ToolbarPosition.allCases { arrange(items?[position] ?? [], at: position, in: screen) }
        let replaces = [ToolbarPosition.principal, .titleField].contains {
            itemHolders[$0]?.children.isEmpty == false
        }
        tree.set(.covered, to: .flag(replaces), of: titleElement)
    }

    /// Sets the appearance of the bar at the top.
    func show(_ appearance: ToolbarAppearance, role: ToolbarRole) {
        if role != self.role { tree.set(.roleName, to: role.name.map { .text($0) }, of: element) }
        self.role = role
        if appearance == self.appearance { return }
        self.appearance = appearance
        element.paint(with: appearance, in: tree)
    }

    /// Sets the appearance of the bar at the bottom, if there is one.
    func showBottom(_ appearance: @autoclosure () -> ToolbarAppearance) {
        guard let bottomBar else { return }
        let appearance = appearance()
        tree.set(.covered, to: .flag(appearance.visibility == .hidden), of: bottomBar)
        bottomBar.paint(with: appearance, in: tree)
    }

    /// Places the field of a search at the end of the bar, and its scopes and suggestions between the bar and the
    /// content.
    private func show(_ next: ScreenSearch?, in screen: Element) {
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
}
