/// The items of a list.
public enum ItemGroup: Hashable, Codable, Sendable {
    case all
    /// Items with less than their minimum.
    case low
    case warehouse(Warehouse.ID)
}

/// How many items each group has.
public struct GroupCounts: Hashable, Sendable {
    public let warehouses: [Warehouse]
    private let counts: [ItemGroup: Int]

    init(warehouses: [Warehouse], counts: [ItemGroup: Int]) {
        self.warehouses = warehouses
        self.counts = counts
    }

    public subscript(group: ItemGroup) -> Int { counts[group, default: 0] }
}
