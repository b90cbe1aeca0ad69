import BackstaffElements
import BackstaffGraph
import BackstaffNavigation

/// One screen of a stack: its bar, its content, and the environment of the views inside.
///
///     made ──► placed ──► shown ◄──► covered ──► ended ──► unmounted
///
/// A covered screen keeps its nodes and their state.
final class ScreenNode: ElementNode, ElementResponder {
    let context: ScreenContext
    @exclusivity(unchecked) private(set) var content: _Node?
    private(set) unowned(unsafe) var stack: NavigationStackNode  // The stack unmounts its screens.
    private let contentElement: Element
    let bar: NavigationBar
    let collector: PreferenceCollector
    private(set) var isCovered: Bool?

    /// The list of screens below. It is `nil` until it is needed.
    @exclusivity(unchecked) private var backList: BackListNode?

    init(depth: Int, in stack: NavigationStackNode, _ makeContent: (_Node) -> _Node) {
        self.stack = stack
        context = ScreenContext(stack: stack, depth: depth)
        collector = PreferenceCollector(graph: stack.graph)
        contentElement = stack.tree.make(.screenContent)
        bar = NavigationBar(tree: stack.tree, isInColumn: stack.column != nil)
        super.init(.screen, under: stack)
        context.screenNode = self
        scope = Scope(copying: scope)
        scope.preferences = collector
        scope.appearance = AppearanceScope(parent: scope.appearance, isShown: false, graph: graph)
        takeSearch()
        scope.assign { $0.screenContext = context }
        tree.append(bar.element, to: element)
        tree.append(contentElement, to: element)
        if depth > 0 || stack.column?.canBeLeft == true { bar.addBackButton(ofColumn: depth == 0, responder: self) }
        let node = makeContent(self)
        content = node
        node.forEachElement { tree.append($0, to: contentElement) }
        collector.onChange = { [unowned(unsafe) self] in updateBar() }  // `unmount()` removes it.
    }

    override var viewName: String { "NavigationStack" }

    /// Replaces the content.
    func replaceContent(_ makeContent: (_Node) -> _Node) {
        if let former = content {
            withdrawElements(of: former)
            former.unmount()
        }
        let node = makeContent(self)
        content = node
        node.forEachElement { tree.insert($0, into: contentElement, before: nil) }
    }

    /// Covers or shows the screen.
    func setCovered(_ covered: Bool) {
        if covered == isCovered { return }
        isCovered = covered
        set(.covered, covered)
        scope.appearance.setShown(!covered)
        if covered {
            backList?.close()
            return
        }
        updateBar()
        endFollowedLink()
    }

    /// Removes the highlight of the link that has led to the screen above, unless that screen is shown.
    func endFollowedLink() {
        guard isCovered != true, let link = context.followedLink else { return }
        context.followedLink = nil
        link.end(in: tree)
    }

    /// Called when the width of the container changes, because the bar depends on it.
    override func update() {
        if isCovered == false { showBar() }
    }

    /// Removes the screen, because it isn't on its stack any more.
    func remove() {
        context.isEnded = true
        scope.appearance.setShown(false)
        unmount()
        tree.remove(element)
    }

    override func unmount() {
        super.unmount()
        content?.unmount()
        backList?.unmount()
        context.search?.remove(self)
        collector.onChange = nil
        context.screenNode = nil
        bar.forget()
        scope.appearance.end()
    }

    // MARK: Search

    /// Offers the bar to a search around the screen's container, and hides that search from containers inside.
    private func takeSearch() {
        guard let search = Tracking.untracked({ EnvironmentValues(scope.environment).unplacedSearch }) else { return }
        scope.assign { $0.unplacedSearch = nil }
        guard context.depth == 0 else { return }
        context.search = search
        search.add(self, in: stack.isColumnOwn ? stack.column : nil)
    }

    /// Shows or removes the field of a search around the container.
    func setSearch(_ search: ScreenSearch?) {
        if let search { collector.set(search, by: self) } else { collector.remove(self) }
    }

    /// The elements of a search that the screen shows. The search may be inside the screen, around it, or around the
    /// root that its stack fills.
    var search: ScreenSearch? {
        preference(of: ScreenSearch.self) ?? outerScreen?.search
    }

    // MARK: Back

    /// Handles a user's actions on the back button.
    func respond(to event: ElementEvent, at element: Element) {
        switch event {
        case .reveal:
            let list = backList ?? BackListNode(of: self)
            backList = list
            list.open()
        case .conceal: backList?.close()
        default: if context.depth > 0 { stack.leave(to: context.depth - 1) } else { stack.column?.goBack() }
        }
    }

    // MARK: Elements

    override func place(_ element: Element, from child: _Node, before sibling: Element?) {
        tree.insert(element, into: contentElement, before: sibling)
    }
}
