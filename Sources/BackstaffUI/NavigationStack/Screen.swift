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
        bar = NavigationBar(tree: stack.tree)
        super.init(.screen, under: stack)
        scope = Scope(copying: scope)
        scope.preferences = collector
        scope.appearance = AppearanceScope(parent: scope.appearance, isShown: false, graph: graph)
        scope.assign { $0.screenContext = context }
        tree.append(bar.element, to: element)
        tree.append(contentElement, to: element)
        if depth > 0 { bar.addBackButton(responder: self) }
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
        collector.onChange = nil
        bar.forget()
        scope.appearance.end()
    }

    // MARK: Bar

    /// The screen's title.
    var title: String? {
        collector.isEmpty ? nil : collector.values(of: NavigationTitlePreference.self).last?.value.title
    }

    /// How the title is shown: as the screen says, else as the screen below, else large if there is a title.
    var displayMode: NavigationBarItem.TitleDisplayMode {
        if !collector.isEmpty {
            let own = collector.values(of: TitleDisplayModePreference.self).last?.value.mode ?? .automatic
            if own != .automatic { return own }
        }
        if let below = stack.screen(below: context.depth) { return below.displayMode }
        return title == nil ? .inline : .large
    }

    /// Brings the bar up to date. A covered screen's bar waits until it is seen, but its title is on the back button of
    /// the screen above.
    func updateBar() {
        switch isCovered {
        case false: showBar()
        case true: stack.coveredBarDidChange()
        default: break
        }
    }

    /// Brings the bar up to date, seen or not.
    func showBar() {
        if collector.isEmpty { return showEmptyBar() }
        let items = collector.values(of: ToolbarItemPreference.self).map(\.value)
        let hidesBack = collector.values(of: BackButtonHiddenPreference.self).last?.value.isHidden ?? false
        let isHidden = collector.values(of: BarVisibilityPreference.self).last?.value.isHidden ?? false
        bar.show(
            title: title, isLarge: displayMode == .large, backTitle: stack.screen(below: context.depth)?.title,
            hidesBackButton: hidesBack, isHidden: isHidden, items: items, in: element)
        stack.scene?.noteNavigationChange()
    }

    /// The bar of a screen whose views say nothing of it: all it can have is a back button.
    private func showEmptyBar() {
        bar.show(
            title: nil, isLarge: displayMode == .large, backTitle: stack.screen(below: context.depth)?.title,
            hidesBackButton: false, isHidden: false, items: [], in: element)
        stack.scene?.noteNavigationChange()
    }

    override func respond(to event: ElementEvent, at element: Element) {
        stack.pop(to: context.depth - 1)
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
