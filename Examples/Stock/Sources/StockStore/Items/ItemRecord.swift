/// An item with what has happened to it.
public struct ItemRecord: Hashable, Sendable {
    public let item: Item
    public let warehouse: Warehouse
    /// The latest movements, the newest first.
    public let movements: [Movement]
    /// The number of all movements.
    public let movementCount: Int
    /// The latest edits, the newest first.
    public let changes: [Change]

    /// The largest number of movements and of edits in a record.
    static let length = 100
}
