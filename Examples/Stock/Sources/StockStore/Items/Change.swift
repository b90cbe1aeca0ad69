import Foundation

/// One edit of one property of an item.
public struct Change: Identifiable, Hashable, Sendable {
    public let id: Int
    public let field: ItemField
    public let old: String
    public let new: String
    public let author: String
    public let time: Date
}

extension Change {
    static let columns = "id, field, old, new, author, time"

    /// Reads the columns that ``columns`` names. The result is `nil` if the property isn't known.
    init?(_ row: Row) {
        guard let field = ItemField(rawValue: row.text(1)) else { return nil }
        id = row.integer(0)
        self.field = field
        old = row.text(2)
        new = row.text(3)
        author = row.text(4)
        time = Date(timeIntervalSince1970: row.real(5))
    }
}
