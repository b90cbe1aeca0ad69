import Foundation

/// What a new file contains: three warehouses with items, and what happened to these in the last weeks.
enum SampleData {
    static func insert(into connection: Connection) throws(StockError) {
        for (name, town) in warehouses {
            try connection.run("INSERT INTO warehouse (name, town) VALUES (?, ?)", .text(name), .text(town))
        }
        let lines = try BundledFile.sample.lines()
        for (index, line) in lines.enumerated() {
            // The first items have waited longest.
            let opening = Date.now.addingTimeInterval(-20 * day - Double(lines.count - index) * 3_600)
            let item = try connection.receive(line, note: "Opening stock", author: people[0], time: opening).item
            try ship(from: item, at: opening, index: index, connection: connection)
        }
    }

    /// Lets two in three items leave in part, now and then.
    private static func ship(
        from item: Item.ID, at opening: Date, index: Int, connection: Connection
    ) throws(StockError) {
        guard index % 3 != 0, let quantity = try connection.item(item)?.quantity, quantity >= 20 else { return }
        for step in 1...(1 + index % 4) {
            try connection.move(
                .shipped, quantity / 20 * step, note: "Order \(4_000 + index * 7 + step)", item: item,
                author: people[(index + step) % people.count], time: opening.addingTimeInterval(Double(step * 4) * day))
        }
    }

    private static let day = 86_400.0
    private static let people = ["Mira", "Jonas", "Priya"]
    private static let warehouses = [
        ("Harbor", "Bristol"), ("Mill Lane", "Bath"), ("Station Yard", "Swindon"),
    ]
}
