import Foundation

/// What came of saving an item.
public enum SaveResult: Hashable, Sendable {
    case saved
    /// Others have edited the item in the meantime. Nothing was saved.
    case conflict(EditConflict)
}

extension StockStore {
    /// Adds an item with nothing on hand.
    ///
    /// - Throws: ``StockError/numberTaken(_:)`` if the warehouse has an item with this number.
    /// - Returns: The id of the item.
    @discardableResult
    public func add(
        _ details: ItemDetails, to warehouse: Warehouse.ID, by author: String
    ) async throws(StockError) -> Item.ID {
        try await writing.run { connection throws(StockError) in
            try connection.transaction { () throws(StockError) in
                try connection.checkNumber(details.number, in: warehouse)
                return try connection.insert(details, into: warehouse)
            }
        }
    }

    /// Saves what a person has edited.
    ///
    /// If others have edited the item since `original` was read, nothing is saved. Then the result says what they have
    /// changed. To save after that, call this method again with ``EditConflict/current`` as the original.
    ///
    /// - Parameters:
    ///   - details: The edited properties.
    ///   - original: The item that the person has seen.
    ///   - author: Who has edited it.
    public func save(
        _ details: ItemDetails, of original: Item, by author: String
    ) async throws(StockError) -> SaveResult {
        try await writing.run { connection throws(StockError) in
            try connection.transaction { () throws(StockError) in
                guard let current = try connection.item(original.id) else { throw .noItem }
                if details == current.details { return .saved }
                if current.version != original.version {
                    let changes = try connection.changes(of: current.id, since: original.version)
                    return .conflict(
                        EditConflict(original: original, mine: details, current: current, changes: changes))
                }
                if details.number != current.details.number {
                    try connection.checkNumber(details.number, in: current.warehouse)
                }
                try connection.update(current, to: details, by: author)
                return .saved
            }
        }
    }
}

extension Connection {
    func insert(_ details: ItemDetails, into warehouse: Warehouse.ID) throws(StockError) -> Item.ID {
        try run(
            """
            INSERT INTO item (warehouse, number, name, unit, place, minimum, quantity, version)
            VALUES (?, ?, ?, ?, ?, ?, 0, 1)
            """,
            .integer(warehouse), .text(details.number), .text(details.name), .text(details.unit),
            .text(details.place), .integer(details.minimum))
        return lastInsertedID
    }

    fileprivate func checkNumber(_ number: String, in warehouse: Warehouse.ID) throws(StockError) {
        if try item(number: number, in: warehouse) != nil { throw .numberTaken(number) }
    }

    fileprivate func changes(of id: Item.ID, since version: Int) throws(StockError) -> [Change] {
        try all(
            "SELECT \(Change.columns) FROM change WHERE item = ? AND version > ? ORDER BY id DESC",
            .integer(id), .integer(version)
        ) { Change($0) }.compactMap { $0 }
    }

    fileprivate func update(_ item: Item, to details: ItemDetails, by author: String) throws(StockError) {
        let version = item.version + 1
        try run(
            "UPDATE item SET number = ?, name = ?, unit = ?, place = ?, minimum = ?, version = ? WHERE id = ?",
            .text(details.number), .text(details.name), .text(details.unit), .text(details.place),
            .integer(details.minimum), .integer(version), .integer(item.id))
        for field in details.differences(from: item.details) {
            try run(
                "INSERT INTO change (item, version, field, old, new, author, time) VALUES (?, ?, ?, ?, ?, ?, ?)",
                .integer(item.id), .integer(version), .text(field.rawValue), .text(item.details[field]),
                .text(details[field]), .text(author), .real(Date.now.timeIntervalSince1970))
        }
    }
}
