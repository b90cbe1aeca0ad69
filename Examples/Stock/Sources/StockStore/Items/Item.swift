/// Something that lies in a warehouse.
public struct Item: Identifiable, Hashable, Sendable {
    public let id: Int
    public let warehouse: Warehouse.ID
    public let details: ItemDetails
    /// What is on hand: the sum of all movements.
    public let quantity: Int
    /// How often the details have been edited.
    public let version: Int

    public var name: String { details.name }

    /// `true` if there is less than the minimum.
    public var isLow: Bool { quantity < details.minimum }
}

extension Item {
    static let columns = "id, warehouse, number, name, unit, place, minimum, quantity, version"

    /// Reads the columns that ``columns`` names.
    init(_ row: Row) {
        id = row.integer(0)
        warehouse = row.integer(1)
        details = ItemDetails(
            number: row.text(2), name: row.text(3), unit: row.text(4), place: row.text(5), minimum: row.integer(6))
        quantity = row.integer(7)
        version = row.integer(8)
    }
}
