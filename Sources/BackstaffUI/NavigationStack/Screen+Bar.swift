import BackstaffElements
import BackstaffGraph
import BackstaffNavigation

/// The content of a screen's bars.
extension ScreenNode {
    /// The screen's title. If the first screen of a stack that fills a column has no title, it has the column's.
    var title: String? { ownTitle ?? outerScreen?.title }

    /// The title that the screen's views set.
    private var ownTitle: String? { collector.navigationTitle }

    private var subtitle: String? {
        preference(of: NavigationSubtitlePreference.self)?.subtitle ?? outerScreen?.subtitle
    }

    /// The root screen of the column, if this is the first screen of a stack that fills that root.
    var outerScreen: ScreenNode? {
        context.depth == 0 ? stack.outerScreen?.screenNode : nil
    }

    /// The text of the back button. If the path was set several levels at once, the screen below is made for its title.
    private var backTitle: String? {
        context.depth > 0 ? stack.titledScreen(at: context.depth - 1)?.title : stack.column?.previousTitle
    }

    /// The display mode of the title. If the screen doesn't set one, it is that of the nearest made screen below. If no
    /// screen sets one, it is large if there is a title.
    var displayMode: TitleMode {
        if let own = preference(of: TitleDisplayModePreference.self)?.mode { return own }
        if let below = stack.madeScreen(below: context.depth) { return below.displayMode }
        if let outer = outerScreen { return outer.displayMode }
        return title == nil ? .inline : .large
    }

    /// The preference of the screen's views for the column or its bar.
    func preference<Value>(of type: Value.Type) -> Value? {
        collector.isEmpty ? nil : collector.values(of: type).last?.value
    }

    /// The appearance of a bar that the screen's views set.
    func appearance(of bar: ToolbarPlacement) -> ToolbarAppearance {
        ToolbarAppearance(of: bar, in: collector)
    }

    /// Whether the screen removes an item that the framework adds to bars by default.
    func removes(_ kind: ToolbarDefaultItemKind) -> Bool {
        if collector.isEmpty { return false }
        return collector.values(of: RemovedToolbarItemPreference.self).contains { $0.value.kind == kind }
    }

    /// Whether the screen's views hide the back button.
    var hidesBackButton: Bool { preference(of: BackButtonHiddenPreference.self)?.isHidden ?? false }

    /// An action that replaces the title by a field, if the title can be changed in place.
    var titleRenaming: (() -> Void)? {
        preference(of: TitleRenamingPreference.self).map { renaming in
            { renaming.isRenaming.wrappedValue = true }
        }
    }

    // MARK: Updating

    /// Updates the bar. The bar of a covered screen is updated when the screen is uncovered, but its title is on the
    /// back button of the screen above.
    func updateBar() {
        if let inner = context.innerStack { inner.topScreen?.updateBar() }
        switch isCovered {
        case false: showBar()
        case true: stack.coveredBarDidChange()
        default: break
        }
    }

    /// Updates the bar, also if it is covered. If a stack fills the root of a column, that stack's bars are the
    /// column's and contain its items too.
    func showBar() {
        let isFilled = context.innerStack != nil
        let outerItems = isFilled ? [] : outerItems
        let search = isFilled ? nil : search
        if collector.isEmpty, !isFilled, outerItems.isEmpty, search == nil { return showEmptyBar() }
        let appearance = ToolbarAppearance(of: .navigationBar, in: collector)
        let role = preference(of: ToolbarRolePreference.self)?.role ?? .automatic
        bar.show(appearance, role: role)
        var content = NavigationBarContent()
        content.title = isFilled || removes(.title) ? nil : title
        content.subtitle = isFilled ? nil : subtitle
        content.mode = displayMode
        content.backTitle = backTitle
        content.hidesBackButton = hidesBackButton || isFilled
        content.isHidden = appearance.visibility == .hidden || isFilled
        content.search = search
        bar.show(content, items: isFilled ? nil : arrangement(after: outerItems, role: role, content), in: element)
        bar.showBottom(ToolbarAppearance(of: .bottomBar, in: collector))
        barDidChange()
    }

    /// Updates a bar that no view has set anything for. It can only have a back button.
    private func showEmptyBar() {
        bar.show(ToolbarAppearance(), role: .automatic)
        let content = NavigationBarContent(title: title, subtitle: subtitle, mode: displayMode, backTitle: backTitle)
        bar.show(content, items: nil, in: element)
        barDidChange()
    }

    private func barDidChange() {
        stack.group.noteChange()
        stack.column?.titleDidChange()
    }

    // MARK: Items

    /// The items that the screen's views add to its bars.
    private var items: [ToolbarItemPreference] {
        collector.isEmpty ? [] : collector.values(of: ToolbarItemPreference.self).map(\.value)
    }

    /// The items of the stack's container, and of the column whose root the stack fills.
    private var outerItems: [ToolbarItemPreference] {
        stack.containerItems + (stack.outerScreen?.screenNode?.items ?? [])
    }

    /// All items by position, or `nil` if there are none.
    private func arrangement(
        after outerItems: [ToolbarItemPreference], role: ToolbarRole, _ content: NavigationBarContent
    ) -> PlacedToolbarItems<ToolbarItemPreference>? {
        let items = outerItems + items
        if items.isEmpty { return nil }
        var surroundings = ToolbarSurroundings(
            hasBackButton: context.depth > 0 && !content.hidesBackButton, hasLeadingTitle: role.name != nil,
            hasLargeTitle: content.mode == .large)
        if items.contains(where: \.node.traits.placement.dependsOnWidth) { readWidth(into: &surroundings) }
        let arrangement = PlacedToolbarItems(items, in: surroundings, traits: \.traits)
        for item in arrangement.repetitions { Self.report(repeated: item) }
        return arrangement
    }

    /// Reads the width of the container so that the bar depends on it. This is only done for bars whose items depend on
    /// the width.
    private func readWidth(into surroundings: inout ToolbarSurroundings) {
        Tracking.run(self, plan: Self.reads) {
            let environment = EnvironmentValues(scope.environment)
            surroundings.isWide = environment.horizontalSizeClass == .regular
            if context.depth == 0, bar.backButton != nil {
                surroundings.hasBackButton = environment.isSplitViewCollapsed
            }
        }
    }

    private static let reads = FieldPlan.of(ScreenNode.self)

    private static func report(repeated item: ToolbarItemPreference) {
        Diagnostics.report(
            .repeatedItem,
            """
            A toolbar has more than one item with the id “\(item.traits.id ?? "")”. Both are shown; Apple's frameworks \
            have crashed at it. Give each item of a toolbar(id:) an id of its own.
            """, at: item.node.toolbar?.place)
    }
}
