/// What an item says of itself.
package struct ToolbarItemTraits: Hashable, Sendable {
    package var place: ToolbarPlace
    /// What an item of a customizable toolbar is known by.
    package var id: String?
    /// What the toolbar is known by that the item is in.
    package var toolbar: String?
    /// Whether the item stands in the bar without being asked for. If not, the overflow menu has it.
    package var isShown: Bool
    /// Whether the framework has put it there, and it gives way to one of the app's in the same place.
    package var isDefault: Bool

    package init(
        _ place: ToolbarPlace, id: String? = nil, toolbar: String? = nil, isShown: Bool = true, isDefault: Bool = false
    ) {
        self.place = place
        self.id = id
        self.toolbar = toolbar
        self.isShown = isShown
        self.isDefault = isDefault
    }

    /// Where the item stands.
    package func position(in surroundings: ToolbarSurroundings) -> ToolbarPosition? {
        isShown ? place.position(in: surroundings) : .more
    }
}

/// Which items the bars of a screen hold, in order.
///
///     container ─┐
///     column ────┼─► by place, outer levels first ─► position: items
///     stack ─────┤     a place that an outer level has begun goes on with the items of inner ones
///     screen ────┘
package struct ToolbarArrangement<Item> {
    /// The items of each position that has some.
    package private(set) var items: [ToolbarPosition: [Item]] = [:]

    /// Of each identity that more than one item of a toolbar has, the second item with it.
    package private(set) var repetitions: [Item] = []

    /// - Parameters:
    ///   - items: what views say, outer views before those inside them.
    ///   - surroundings: what the bar stands in.
    ///   - traits: what an item says of itself.
    package init(
        _ items: [Item], in surroundings: ToolbarSurroundings, traits: (Item) -> ToolbarItemTraits
    ) {
        var places: [ToolbarPlace] = []
        var counts: [Identity: Int] = [:]
        let described = items.map { (item: $0, traits: traits($0)) }
        for (item, traits) in described {
            if !places.contains(traits.place) { places.append(traits.place) }
            guard let id = traits.id else { continue }
            let identity = Identity(toolbar: traits.toolbar, id: id)
            counts[identity, default: 0] += 1
            if counts[identity] == 2 { repetitions.append(item) }
        }
        for place in places {
            let group = described.filter { $0.traits.place == place }
            for (item, traits) in Self.chosen(of: group, for: place) {
                guard let position = traits.position(in: surroundings) else { continue }
                self.items[position, default: []].append(item)
            }
        }
    }

    /// What an item is known by among those of all toolbars.
    private struct Identity: Hashable {
        let toolbar: String?
        let id: String
    }

    /// A title has one menu: the innermost of the app's, else the framework's own.
    private static func chosen(
        of group: [(item: Item, traits: ToolbarItemTraits)], for place: ToolbarPlace
    ) -> [(item: Item, traits: ToolbarItemTraits)] {
        guard place == .titleMenu else { return group }
        let own = group.last { !$0.traits.isDefault } ?? group.last
        return own.map { [$0] } ?? []
    }

    /// The items at a position.
    package subscript(position: ToolbarPosition) -> [Item] { items[position] ?? [] }
}
