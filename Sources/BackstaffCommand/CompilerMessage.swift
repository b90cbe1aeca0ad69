/// The first line of a message of the compiler: `FILE:LINE:COLUMN: SEVERITY: TEXT`.
struct CompilerMessage: Equatable {
    let file: String
    let line: Int
    let column: Int
    let severity: Severity
    let text: String

    enum Severity: String, CaseIterable {
        case error
        case warning
        case note
        case remark
    }

    /// Reads a line of the build's output. The result is `nil` if it doesn't begin a message with a place.
    init?(_ output: String) {
        for severity in Severity.allCases {
            guard let mark = output.firstRange(of: ": \(severity): ") else { continue }
            let place = output[..<mark.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
            guard place.count >= 3, let column = Int(place[place.count - 1]), let line = Int(place[place.count - 2]),
                line > 0, column > 0
            else { continue }
            let file = place.dropLast(2).joined(separator: ":")
            guard !file.isEmpty else { continue }
            self.file = file
            self.line = line
            self.column = column
            self.severity = severity
            text = String(output[mark.upperBound...])
            return
        }
        return nil
    }
}
