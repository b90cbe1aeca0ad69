/// The properties of a toolbar item that determine its position.
package struct ToolbarItemTraits: Hashable, Sendable {
    package var placement: ToolbarPlacementRule
    /// The id of an item in a customizable toolbar.
    package var id: String?
    /// The id of the toolbar that the item is in.
    package var toolbar: String?
    /// Whether the item is in the bar by default. If not, it is in the overflow menu.
    package var isShown: Bool
    /// Whether the framework has added the item. The app's item with the same placement replaces it.
    package var isDefault: Bool

    package init(
        _ placement: ToolbarPlacementRule, id: String? = nil, toolbar: String? = nil, isShown: Bool = true,
        isDefault: Bool = false
    ) {
        self.placement = placement
        self.id = id
        self.toolbar = toolbar
        self.isShown = isShown
        self.isDefault = isDefault
    }

    /// The position of the item, or `nil` if the bars have no such position.
    package func position(in surroundings: ToolbarSurroundings) -> ToolbarPosition? {
        isShown ? placement.position(in: surroundings) : .more
    }
}

/// The items in the bars of a screen, in order.
///
///     container ─┐
///     column ────┼─► grouped by placement, outer levels before inner ones ─► the items of each position
///     stack ─────┤
///     screen ────┘
package struct PlacedToolbarItems<Item> {
    /// The items at each position that has any.
    package private(set) var items: [ToolbarPosition: [Item]] = [:]

    /// For each id that occurs more than once in a toolbar, the second item with that id.
    package private(set) var repetitions: [Item] = []

    /// - Parameters:
    ///   - items: The items. Those of outer views come before those of inner views.
    ///   - surroundings: The properties of the bar that affect positions.
    ///   - traits: Returns the traits of an item.
    package init(
        _ items: [Item], in surroundings: ToolbarSurroundings, traits: (Item) -> ToolbarItemTraits
    ) {
        var placements: [ToolbarPlacementRule] = []
        var counts: [Identity: Int] = [:]
        let described = items.map { (item: $0, traits: traits($0)) }
        for (item, traits) in described {
            if !placements.contains(traits.placement) { placements.append(traits.placement) }
            guard let id = traits.id else { continue }
            let identity = Identity(toolbar: traits.toolbar, id: id)
            counts[identity, default: 0] += 1
            if counts[identity] == 2 { repetitions.append(item) }
        }
        for placement in placements {
            let group = described.filter { $0.traits.placement == placement }
            for (item, traits) in Self.chosen(of: group, for: placement) {
                guard let position = traits.position(in: surroundings) else { continue }
                self.items[position, default: []].append(item)
            }
        }
    }

    /// Identifies an item among those of all toolbars.
    private struct Identity: Hashable {
        let toolbar: String?
        let id: String
    }

    /// The items that are shown. A title has only one menu: the app's innermost, or else the framework's.
    private static func chosen(
        of group: [(item: Item, traits: ToolbarItemTraits)], for placement: ToolbarPlacementRule
    ) -> [(item: Item, traits: ToolbarItemTraits)] {
        guard placement == .titleMenu else { return group }
        let own = group.last { !$0.traits.isDefault } ?? group.last
        return own.map { [$0] } ?? []
    }

    /// The items at a position.
    package subscript(position: ToolbarPosition) -> [Item] { items[position] ?? [] }
}
