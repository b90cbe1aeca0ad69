import Foundation

extension StockStore {
    /// Records that something came or went.
    ///
    /// Movements by several people add up: none can overwrite another.
    ///
    /// - Throws: ``StockError/notEnough(onHand:)`` if more is taken than there is, ``StockError/noteTooLong``, or
    ///   ``StockError/noItem``.
    public func record(
        _ kind: MovementKind, of quantity: Int, note: String, for id: Item.ID, by author: String
    ) async throws(StockError) {
        guard Movement.isNote(note) else { throw .noteTooLong }
        try await writing.run { connection throws(StockError) in
            try connection.transaction { () throws(StockError) in
                guard let item = try connection.item(id) else { throw .noItem }
                if kind.sign < 0, quantity > item.quantity { throw .notEnough(onHand: item.quantity) }
                try connection.move(kind, quantity, note: note, item: id, author: author, time: .now)
            }
        }
    }
}

extension Connection {
    /// Inserts a movement and changes the item's quantity. Both belong into one transaction.
    func move(
        _ kind: MovementKind, _ quantity: Int, note: String, item: Item.ID, author: String, time: Date
    ) throws(StockError) {
        try run(
            "INSERT INTO movement (item, kind, quantity, note, author, time) VALUES (?, ?, ?, ?, ?, ?)",
            .integer(item), .text(kind.rawValue), .integer(quantity), .text(note), .text(author),
            .real(time.timeIntervalSince1970))
        try run(
            "UPDATE item SET quantity = quantity + ? WHERE id = ?",
            .integer(kind.sign * quantity), .integer(item))
    }
}
