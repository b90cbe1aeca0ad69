import Foundation

/// The properties of an item while a person types them.
public struct ItemDraft: Hashable, Sendable {
    private var texts: [ItemField: String]

    /// Creates an empty draft, or one with the properties of an item.
    public init(_ details: ItemDetails? = nil) {
        texts = Dictionary(uniqueKeysWithValues: ItemField.allCases.map { ($0, details?[$0] ?? "") })
    }

    public subscript(field: ItemField) -> String {
        get { texts[field, default: ""] }
        set { texts[field] = newValue }
    }

    /// The checked properties, or `nil` if there is a problem.
    public var details: ItemDetails? {
        guard ItemField.allCases.allSatisfy({ problem(with: $0) == nil }), let minimum = Quantity.parse(self[.minimum])
        else { return nil }
        return ItemDetails(
            number: trimmed(.number), name: trimmed(.name), unit: trimmed(.unit), place: trimmed(.place),
            minimum: minimum)
    }

    /// What is wrong with a property, as a sentence, or `nil` if it is right.
    public func problem(with field: ItemField) -> String? {
        let text = trimmed(field)
        switch field {
        case .number:
            if text.isEmpty { return "An item needs a number." }
            if text.contains(where: \.isWhitespace) { return "A number has no spaces." }
        case .name:
            if text.isEmpty { return "An item needs a name." }
        case .unit:
            if text.isEmpty { return "Say what is counted, for example “boxes”." }
        case .place: break
        case .minimum: return Quantity.problem(with: text)
        }
        return text.count > Self.longest ? "At most \(Self.longest) letters." : nil
    }

    private static let longest = 80

    private func trimmed(_ field: ItemField) -> String {
        self[field].trimmingCharacters(in: .whitespacesAndNewlines)
    }
}
