import Foundation
import StockStore

/// A folder for one test, which is deleted afterwards, with a database.
final class Scratch: Sendable {
    let folder: URL

    var path: String { folder.appending(path: "stock.sqlite").path }

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "stock-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// Opens the database, like another worker does.
    func open() throws(StockError) -> StockStore { try StockStore(path: path) }
}

extension StockStore {
    /// The first item of a group by name.
    func firstItem(in group: ItemGroup = .all, matching text: String = "") async throws -> Item {
        guard let item = try await items(in: group, matching: text).first else { throw StockError.noItem }
        return item
    }

    func quantity(of item: Item) async throws -> Int? { try await record(of: item.id)?.item.quantity }
}

extension Item {
    /// The details of the item after some edits.
    func details(_ edit: (inout ItemDetails) -> Void) -> ItemDetails {
        var details = details
        edit(&details)
        return details
    }
}

extension Delivery {
    /// A delivery of many items that no database has.
    static func ofNewItems(_ count: Int, warehouse: String = "Harbor") throws -> Delivery {
        try Delivery(text: text(ofNewItems: count, warehouse: warehouse))
    }

    static func text(ofNewItems count: Int, warehouse: String = "Harbor") -> String {
        "warehouse,number,name,unit,place,minimum,quantity\n"
            + (1...count).map { "\(warehouse),NEW-\($0),Thing \($0),pieces,Z-01,5,10\n" }.joined()
    }
}
