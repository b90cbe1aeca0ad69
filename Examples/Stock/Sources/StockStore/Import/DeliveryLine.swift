/// One item of a delivery.
public struct DeliveryLine: Hashable, Sendable {
    /// The number of the line in the text, counted from 1.
    public let line: Int
    public let warehouse: String
    public let details: ItemDetails
    public let quantity: Int

    /// Checks a record like the form for an item does.
    init(_ record: CommaSeparatedRecords.Record, columns: DeliveryColumns) throws(DeliveryProblems) {
        guard record.fields.count == columns.count else {
            throw DeliveryProblems(
                line: record.line, "There are \(record.fields.count) values instead of \(columns.count).")
        }
        var draft = ItemDraft()
        for field in ItemField.allCases { draft[field] = record.fields[columns[field.rawValue]] }
        let quantity = record.fields[columns[DeliveryColumns.quantity]]
        var messages = ItemField.allCases.compactMap { field in
            draft.problem(with: field).map { "\(field.title): \($0)" }
        }
        if let problem = Quantity.problem(with: quantity) { messages.append("Quantity: \(problem)") }
        guard let details = draft.details, let number = Quantity.parse(quantity), messages.isEmpty else {
            throw DeliveryProblems(
                problems: messages.map { DeliveryProblem(line: record.line, message: $0) })
        }
        line = record.line
        warehouse = record.fields[columns[DeliveryColumns.warehouse]]
        self.details = details
        self.quantity = number
    }
}

/// The places of the columns.
struct DeliveryColumns {
    static let warehouse = "warehouse"
    static let quantity = "quantity"
    /// The names of all columns.
    static let names = [warehouse] + ItemField.allCases.map(\.rawValue) + [quantity]

    private let places: [String: Int]

    var count: Int { places.count }

    init(_ header: CommaSeparatedRecords.Record) throws(DeliveryProblems) {
        let found = header.fields.map { $0.lowercased() }
        guard found.sorted() == Self.names.sorted() else {
            throw DeliveryProblems(
                line: header.line, "The first line must name these columns: \(Self.names.joined(separator: ", ")).")
        }
        places = Dictionary(uniqueKeysWithValues: found.enumerated().map { ($1, $0) })
    }

    /// The place of a column that ``names`` contains.
    subscript(name: String) -> Int { places[name, default: 0] }
}
