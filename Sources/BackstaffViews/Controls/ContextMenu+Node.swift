import BackstaffElements
import BackstaffGraph

/// Adds a context menu to each view.
///
///     context-menu      answers `reveal` and `conceal`
///     ├── the view
///     └── menu-items    only while the menu is open
struct ContextMenuModifier<Items: View>: PrimitiveModifier {
    /// The items, or `nil` if there is no menu.
    let items: Items?

    /// Whether the menu can have items. If not, no element is put around the view.
    private static var isNeverEmpty: Bool { Items.self != EmptyView.self }

    static func _makeNode<V: View>(of modifier: Self, on content: V, under parent: _Node) -> _Node {
        guard isNeverEmpty else { return V._makeNode(of: content, under: parent) }
        let node = ContextMenuNode(modifier.items, under: parent)
        node.wrap(content)
        return node
    }

    static func _updateNode<V: View>(_ node: _Node, to modifier: Self, on content: V) {
        guard isNeverEmpty else { return V._updateNode(node, to: content) }
        let node = unsafeDowncast(node, to: ContextMenuNode<Items>.self)
        node.update(to: modifier.items, on: content)
    }
}

/// The node of a view with a context menu.
///
///     closed ──reveal──► requested ──update──► open: the items' bodies run
///        ▲                                       │ conceal, or a tap on an item
///        └────────── the items are removed ◄─────┤ no item is left
///                                                └ the view is removed or covered
final class ContextMenuNode<Items: View>: ContentNode, AppearanceParticipant {
    private var items: Items?

    /// The wrapper whose menu was requested, and the one whose menu is open.
    private var wanted: Element?
    private var opened: Element?
    private var menu: _Node?

    init(_ items: Items?, under parent: _Node) {
        self.items = items
        super.init(under: parent)
    }

    /// Creates the content's node, inside an element that opens the menu.
    func wrap<V: View>(_ content: V) {
        let node = WrapperNode(.contextMenu, under: self)
        setContent(node)
        node.show(content)
        node.wrapContent()
        node.onEvent = { [unowned self] event, wrapper in respond(to: event, at: wrapper) }  // Owned by this node.
        node.respond(to: verbs)
    }

    func update<V: View>(to items: Items?, on content: V) {
        let hadItems = self.items != nil
        self.items = items
        if hadItems != (items != nil) {
            wrapped?.respond(to: verbs)
            if hadItems { close() }
        }
        wrapped?.update(content: content)
        if let menu, let view = itemsView { MenuItems._updateNode(menu, to: view) }
    }

    /// The content, which `wrap(_:)` has made.
    private var wrapped: WrapperNode? { content.map { unsafeDowncast($0, to: WrapperNode.self) } }

    private var verbs: ElementVerbs { items == nil ? [] : .reveal }

    // MARK: Opening and closing

    private func respond(to event: ElementEvent, at wrapper: Element) {
        if case .reveal = event { wanted = wrapper } else { wanted = nil }
        invalidate()
    }

    private func close() {
        wanted = nil
        invalidate()
    }

    override func update() {
        if opened === wanted { return }
        if let former = menu, let element = former.firstElement {
            graph.tree.remove(element)
            endMenu()
        }
        guard let wrapper = wanted, let view = itemsView, isOnScreen else {
            wanted = nil
            return
        }
        let node = MenuItems._makeNode(of: view, under: self)
        guard let element = node.firstElement, !element.children.isEmpty else {
            node.unmount()
            wanted = nil
            return
        }
        menu = node
        opened = wrapper
        graph.tree.insert(element, into: wrapper, before: nil)
        scope.row?.add(self)
        scope.appearance.add(self)
    }

    private var itemsView: MenuItems<Items>? {
        items.map { MenuItems($0) { [weak self] in self?.close() } }
    }

    /// Removes the nodes of the menu. Their elements are removed separately.
    private func endMenu() {
        guard let former = menu else { return }
        menu = nil
        opened = nil
        former.unmount()
        scope.row?.remove(self)
        scope.appearance.remove(self)
    }

    override func unmount() {
        endMenu()
        super.unmount()
    }

    // MARK: Appearance

    private(set) var hasAppeared = false

    /// Whether the view of an open menu is on screen.
    var isShown: Bool { menu != nil && isMounted && isOnScreen }

    private var isOnScreen: Bool { scope.appearance.isShown && scope.row?.isAside != true }

    func appear() {
        hasAppeared = true
    }

    /// Called when the view is covered or scrolled far away. Its menu is closed.
    func disappear() {
        hasAppeared = false
        if isMounted, menu != nil { close() }
    }

    // MARK: Elements

    override func withdraw(_ element: Element, from child: _Node) {
        super.withdraw(element, from: child)
        if element === wanted { wanted = nil }
        if element === opened { endMenu() }
    }
}
