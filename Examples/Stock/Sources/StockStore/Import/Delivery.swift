/// Items that arrive together, as a text with comma-separated values describes them.
///
/// The first line names the columns: warehouse, number, name, unit, place, minimum, quantity. They may be in any order.
public struct Delivery: Hashable, Sendable {
    public let lines: [DeliveryLine]

    /// Reads a text.
    ///
    /// - Throws: ``DeliveryProblems`` with all that is wrong.
    public init(text: String) throws(DeliveryProblems) {
        var records = CommaSeparatedRecords(text)
        guard let header = records.next() else { throw DeliveryProblems(line: 1, "There is nothing to import.") }
        let columns = try DeliveryColumns(header)
        var lines: [DeliveryLine] = []
        var problems: [DeliveryProblem] = []
        while let record = records.next() {
            do throws(DeliveryProblems) {
                lines.append(try DeliveryLine(record, columns: columns))
            } catch {
                problems += error.problems
            }
        }
        if lines.isEmpty, problems.isEmpty {
            throw DeliveryProblems(line: header.line, "There are no lines with items.")
        }
        if !problems.isEmpty { throw DeliveryProblems(problems: problems) }
        self.lines = lines
    }
}

/// What is wrong with a line of a delivery.
public struct DeliveryProblem: Hashable, Sendable {
    /// The number of the line in the text, counted from 1.
    public let line: Int
    /// A sentence for the person who uses the app.
    public let message: String
}

/// What is wrong with a delivery.
public struct DeliveryProblems: Error, Hashable, Sendable {
    public let problems: [DeliveryProblem]

    init(problems: [DeliveryProblem]) {
        self.problems = problems
    }

    init(line: Int, _ message: String) {
        self.init(problems: [DeliveryProblem(line: line, message: message)])
    }
}
