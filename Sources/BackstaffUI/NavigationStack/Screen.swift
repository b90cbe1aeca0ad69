import BackstaffElements
import BackstaffGraph
import BackstaffNavigation

/// One screen of a stack: its bar, its content, and what surrounds the views inside.
///
///     made ──► placed ──► shown ◄──► covered ──► ended ──► unmounted
///
/// A covered screen keeps its nodes, and so its state.
final class ScreenNode: ElementNode {
    let context: ScreenContext
    @exclusivity(unchecked) private(set) var content: _Node?
    private(set) unowned(unsafe) var stack: NavigationStackNode  // The stack unmounts its screens.
    private let contentElement: Element
    private let bar: NavigationBar
    private let collector: PreferenceCollector
    private var isCovered: Bool?

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
        collector.onChange = { [unowned(unsafe) self] in updateBar() }  // Taken back in `unmount()`.
    }

    override var viewName: String { "NavigationStack" }

    /// Shows other content in place of what is there.
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
        if !covered { updateBar() }
    }

    /// Ends the screen's time in its stack.
    func end() {
        context.isEnded = true
        scope.appearance.setShown(false)
    }

    override func unmount() {
        super.unmount()
        content?.unmount()
        context.search?.node?.remove(self)
        collector.onChange = nil
        context.screenNode = nil
        bar.forget()
        scope.appearance.end()
    }

    // MARK: Bar

    /// The screen's title. The first screen of a stack that fills a column has the column's title, if none of its own.
    var title: String? {
        let own = collector.isEmpty ? nil : collector.values(of: NavigationTitlePreference.self).last?.value.title
        return own ?? outerScreen?.title
    }

    /// Of the first screen of a stack that fills the root of a column: that root's screen.
    private var outerScreen: ScreenNode? {
        context.depth == 0 ? stack.outerScreen?.screenNode : nil
    }

    /// The words of the back button.
    private var backTitle: String? {
        context.depth > 0 ? stack.screen(below: context.depth)?.title : stack.column?.previousTitle
    }

    /// How the title is shown: as the screen says, else as the nearest made screen below, else large if there is a title.
    var displayMode: NavigationBarItem.TitleDisplayMode {
        if !collector.isEmpty {
            let own = collector.values(of: TitleDisplayModePreference.self).last?.value.mode ?? .automatic
            if own != .automatic { return own }
        }
        if let below = stack.madeScreen(below: context.depth) { return below.displayMode }
        if let outer = outerScreen { return outer.displayMode }
        return title == nil ? .inline : .large
    }

    /// Brings the bar up to date. A covered screen's bar waits until it is seen, but its title is on the back button of
    /// the screen above.
    func updateBar() {
        if let inner = context.innerStack { inner.topScreen?.updateBar() }
        switch isCovered {
        case false: showBar()
        case true: stack.coveredBarDidChange()
        default: break
        }
    }

    /// Brings the bar up to date, seen or not. Where a stack fills the root of a column, that stack's bars are the
    /// column's, and have its items too.
    func showBar() {
        let isFilled = context.innerStack != nil
        let outerItems = stack.outerScreen?.screenNode?.items ?? []
        let search = isFilled ? nil : search
        if collector.isEmpty, !isFilled, outerItems.isEmpty, search == nil { return showEmptyBar() }
        let hidesBack = collector.values(of: BackButtonHiddenPreference.self).last?.value.isHidden ?? false
        let appearance = ToolbarAppearance(of: .navigationBar, in: collector)
        bar.show(appearance, role: preference(of: ToolbarRolePreference.self)?.role ?? .automatic)
        bar.show(
            title: isFilled ? nil : title, isLarge: displayMode == .large, backTitle: backTitle,
            hidesBackButton: hidesBack || isFilled,
            isHidden: appearance.visibility == .hidden || isFilled, items: isFilled ? [] : items + outerItems,
            search: search, in: element)
        bar.showBottom(ToolbarAppearance(of: .bottomBar, in: collector))
        barDidChange()
    }

    /// The bar of a screen whose views say nothing of it: all it can have is a back button.
    private func showEmptyBar() {
        bar.show(ToolbarAppearance(), role: .automatic)
        bar.show(
            title: title, isLarge: displayMode == .large, backTitle: backTitle, hidesBackButton: false, isHidden: false,
            items: [], search: nil, in: element)
        barDidChange()
    }

    /// The items that the screen's views want in its bars.
    private var items: [ToolbarItemPreference] {
        collector.isEmpty ? [] : collector.values(of: ToolbarItemPreference.self).map(\.value)
    }

    // MARK: Search

    /// Offers the bar to a search around the container that the screen is of, and keeps that from containers inside.
    private func takeSearch() {
        guard let search = Tracking.untracked({ EnvironmentValues(scope.environment).unplacedSearch }) else { return }
        scope.assign { $0.unplacedSearch = nil }
        guard context.depth == 0 else { return }
        context.search = search
        search.node?.add(self, in: stack.isColumnOwn ? stack.column : nil)
    }

    /// Shows the field of a search around the container, or shows it no more.
    func setSearch(_ search: SearchElements?) {
        if let search { collector.set(search, by: self) } else { collector.remove(self) }
    }

    /// What the screen shows of a search: of one inside it, around it, or around the root that its stack fills.
    private var search: SearchElements? {
        preference(of: SearchElements.self) ?? outerScreen?.search
    }

    private func barDidChange() {
        stack.scene?.noteNavigationChange()
        stack.column?.titleDidChange()
    }

    /// What the views of the screen say of the column that it is in.
    func preference<Value>(of type: Value.Type) -> Value? {
        collector.isEmpty ? nil : collector.values(of: type).last?.value
    }

    override func respond(to event: ElementEvent, at element: Element) {
        if context.depth > 0 { stack.leave(to: context.depth - 1) } else { stack.column?.goBack() }
    }

    // MARK: Elements

    override func place(_ element: Element, from child: _Node, before sibling: Element?) {
        tree.insert(element, into: contentElement, before: sibling)
    }

    override func move(_ element: Element, from child: _Node, before sibling: Element?) {
        tree.move(element, before: sibling)
    }

    override func withdraw(_ element: Element, from child: _Node) {
        tree.remove(element)
    }
}
