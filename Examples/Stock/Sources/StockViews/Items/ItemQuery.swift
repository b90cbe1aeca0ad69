import StockStore

/// What a list of items is asked for.
struct ItemQuery: Hashable, Sendable {
    let group: ItemGroup
    let text: String

    /// The items that match now.
    func matches(in store: StockStore) async throws(StockError) -> ItemMatches {
        let title =
            switch group {
            case .all: "All Items"
            case .low: "Running Low"
            case .warehouse(let id): try await store.warehouses().first { $0.id == id }?.name ?? "Warehouse"
            }
        return ItemMatches(query: self, title: title, items: try await store.items(in: group, matching: text))
    }
}

/// The items that match a query, with the query, so that both always belong together on screen.
struct ItemMatches: Hashable, Sendable {
    let query: ItemQuery
    let title: String
    let items: [Item]
}
