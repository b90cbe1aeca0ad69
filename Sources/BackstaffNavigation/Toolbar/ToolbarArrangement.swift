/// What an item says of itself.
package struct ToolbarItemTraits: Hashable, Sendable {
    package var place: ToolbarPlace
    /// What an item of a customizable toolbar is known by.
    package var id: String?
    /// Whether the item stands in the bar without being asked for. If not, the overflow menu has it.
    package var isShown: Bool
    /// Whether the framework has put it there, and it gives way to one of the app's in the same place.
    package var isDefault: Bool

    package init(_ place: ToolbarPlace, id: String? = nil, isShown: Bool = true, isDefault: Bool = false) {
        self.place = place
        self.id = id
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

    /// Identities that more than one item has.
    package private(set) var repeatedIDs: [String] = []

    /// - Parameters:
    ///   - items: what views say, outer views before those inside them.
    ///   - surroundings: what the bar stands in.
    ///   - traits: what an item says of itself.
    package init(
        _ items: [Item], in surroundings: ToolbarSurroundings, traits: (Item) -> ToolbarItemTraits
    ) {
        var places: [ToolbarPlace] = []
        var ids: Set<String> = []
        let described = items.map { (item: $0, traits: traits($0)) }
        for (_, traits) in described {
            if !places.contains(traits.place) { places.append(traits.place) }
            if let id = traits.id, !ids.insert(id).inserted, !repeatedIDs.contains(id) { repeatedIDs.append(id) }
        }
        for place in places {
            let group = described.filter { $0.traits.place == place }
            for (item, traits) in Self.chosen(of: group, for: place) {
                guard let position = traits.position(in: surroundings) else { continue }
                self.items[position, default: []].append(item)
            }
        }
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
