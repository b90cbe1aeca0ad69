extension StockStore {
    /// Returns the warehouses, and the number of items of each group.
    public func groups() async throws(StockError) -> GroupCounts {
        try await snapshot { connection throws(StockError) in
            var counts: [ItemGroup: Int] = [:]
            let rows = try connection.all(
                "SELECT warehouse, count(*), sum(quantity < minimum) FROM item GROUP BY warehouse"
            ) { (warehouse: $0.integer(0), all: $0.integer(1), low: $0.integer(2)) }
            for row in rows {
                counts[.warehouse(row.warehouse)] = row.all
                counts[.all, default: 0] += row.all
                counts[.low, default: 0] += row.low
            }
            return GroupCounts(warehouses: try connection.warehouses(), counts: counts)
        }
    }

    /// Returns the warehouses by name.
    public func warehouses() async throws(StockError) -> [Warehouse] {
        try await reading.run { connection throws(StockError) in try connection.warehouses() }
    }

    /// Returns the items of a group by name.
    ///
    /// - Parameter text: A part of the name, number or place. All items match an empty text.
    public func items(in group: ItemGroup, matching text: String = "") async throws(StockError) -> [Item] {
        try await reading.run { connection throws(StockError) in
            try connection.items(in: group, matching: text)
        }
    }

    /// Returns an item with its movements and edits, or `nil` if there is no such item.
    public func record(of id: Item.ID) async throws(StockError) -> ItemRecord? {
        try await snapshot { connection throws(StockError) in
            guard let item = try connection.item(id),
                let warehouse = try connection.warehouses().first(where: { $0.id == item.warehouse })
            else { return nil }
            let limit = SQLValue.integer(ItemRecord.length)
            return ItemRecord(
                item: item, warehouse: warehouse,
                movements: try connection.all(
                    "SELECT \(Movement.columns) FROM movement WHERE item = ? ORDER BY time DESC, id DESC LIMIT ?",
                    .integer(id), limit
                ) { Movement($0) }.compactMap { $0 },
                movementCount: try connection.first(
                    "SELECT count(*) FROM movement WHERE item = ?", .integer(id)
                ) { $0.integer(0) } ?? 0,
                changes: try connection.all(
                    "SELECT \(Change.columns) FROM change WHERE item = ? ORDER BY id DESC LIMIT ?",
                    .integer(id), limit
                ) { Change($0) }.compactMap { $0 })
        }
    }

    /// Runs several queries that belong together.
    private func snapshot<Value: Sendable>(
        _ work: @Sendable (Connection) throws(StockError) -> Value
    ) async throws(StockError) -> Value {
        try await reading.run { connection throws(StockError) in
            try connection.snapshot { () throws(StockError) in try work(connection) }
        }
    }
}

extension Connection {
    func warehouses() throws(StockError) -> [Warehouse] {
        try all("SELECT id, name, town FROM warehouse ORDER BY name") { row in
            Warehouse(id: row.integer(0), name: row.text(1), town: row.text(2))
        }
    }

    func item(_ id: Item.ID) throws(StockError) -> Item? {
        try first("SELECT \(Item.columns) FROM item WHERE id = ?", .integer(id)) { Item($0) }
    }

    func item(number: String, in warehouse: Warehouse.ID) throws(StockError) -> Item? {
        try first(
            "SELECT \(Item.columns) FROM item WHERE warehouse = ? AND number = ?",
            .integer(warehouse), .text(number)
        ) { Item($0) }
    }

    fileprivate func items(in group: ItemGroup, matching text: String) throws(StockError) -> [Item] {
        let condition =
            switch group {
            case .all, .warehouse: "?1 IN (0, warehouse)"
            case .low: "?1 = 0 AND quantity < minimum"
            }
        let warehouse = if case .warehouse(let id) = group { id } else { 0 }
        return try all(
            """
            SELECT \(Item.columns) FROM item WHERE \(condition)
            AND (instr(lower(name), lower(?2)) OR instr(lower(number), lower(?2)) OR instr(lower(place), lower(?2)))
            ORDER BY name COLLATE NOCASE, id
            """, .integer(warehouse), .text(text)
        ) { Item($0) }
    }
}
