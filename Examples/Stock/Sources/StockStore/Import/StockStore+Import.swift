import Foundation

/// What an import has done.
public struct ImportSummary: Hashable, Sendable {
    /// The number of lines that the delivery had.
    public let lines: Int
    /// The number of items that weren't known before.
    public let newItems: Int
}

extension StockStore {
    /// Records a delivery. Items that aren't known are added. Of the others only the quantity changes.
    ///
    /// All lines are written in one transaction. So the delivery is recorded completely, or not at all: if a line can't be
    /// written, if the task is cancelled, or if the process ends.
    ///
    /// - Parameter progress: Called after each line with the number of lines so far.
    /// - Throws: ``StockError/noWarehouse(_:line:)``, or ``StockError/cancelled`` if the task was cancelled.
    public func record(
        _ delivery: Delivery, by author: String, progress: @Sendable (Int) -> Void
    ) async throws(StockError) -> ImportSummary {
        try await writing.run { connection throws(StockError) in
            try connection.transaction { () throws(StockError) in
                var newItems = 0
                for (index, line) in delivery.lines.enumerated() {
                    if Task.isCancelled { throw .cancelled }
                    let received = try connection.receive(line, note: "Import", author: author, time: .now)
                    if received.isNew { newItems += 1 }
                    progress(index + 1)
                }
                if Task.isCancelled { throw .cancelled }
                return ImportSummary(lines: delivery.lines.count, newItems: newItems)
            }
        }
    }
}

extension Connection {
    /// Records one line of a delivery, within a transaction.
    func receive(
        _ line: DeliveryLine, note: String, author: String, time: Date
    ) throws(StockError) -> (item: Item.ID, isNew: Bool) {
        let found = try first("SELECT id FROM warehouse WHERE name = ?", .text(line.warehouse)) { $0.integer(0) }
        guard let warehouse = found else { throw .noWarehouse(line.warehouse, line: line.line) }
        let known = try item(number: line.details.number, in: warehouse)?.id
        let id = if let known { known } else { try insert(line.details, into: warehouse) }
        // A line may only introduce an item.
        if line.quantity > 0 {
            try move(.received, line.quantity, note: note, item: id, author: author, time: time)
        }
        return (id, known == nil)
    }
}
