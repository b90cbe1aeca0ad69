/// The properties of an item that people can edit.
public struct ItemDetails: Hashable, Sendable {
    public var number: String
    public var name: String
    /// What is counted, for example “boxes”.
    public var unit: String
    /// Where the item lies in its warehouse, for example “B-12”. It may be empty.
    public var place: String
    /// The quantity below which the item is running low.
    public var minimum: Int

    public init(number: String, name: String, unit: String, place: String, minimum: Int) {
        self.number = number
        self.name = name
        self.unit = unit
        self.place = place
        self.minimum = minimum
    }

    /// A property as text.
    public subscript(field: ItemField) -> String {
        switch field {
        case .number: number
        case .name: name
        case .unit: unit
        case .place: place
        case .minimum: String(minimum)
        }
    }

    /// The properties in which two values differ.
    public func differences(from other: ItemDetails) -> [ItemField] {
        ItemField.allCases.filter { self[$0] != other[$0] }
    }

    /// Takes over one property.
    mutating func take(_ field: ItemField, from other: ItemDetails) {
        switch field {
        case .number: number = other.number
        case .name: name = other.name
        case .unit: unit = other.unit
        case .place: place = other.place
        case .minimum: minimum = other.minimum
        }
    }
}
