/// A building with items.
public struct Warehouse: Identifiable, Hashable, Sendable {
    public let id: Int
    public let name: String
    public let town: String
}
