/// Reads comma-separated values (RFC 4180): values may be in quotation marks, and then contain commas, line breaks and
/// doubled quotation marks. Spaces around values and empty lines are left out.
struct CommaSeparatedRecords: Sequence, IteratorProtocol {
    struct Record: Hashable, Sendable {
        /// The number of the first line, counted from 1.
        let line: Int
        let fields: [String]
    }

    private var rest: Substring
    private var line = 1

    init(_ text: String) {
        rest = text[...]
        // A mark that some programs write at the beginning of a text.
        if rest.first == "\u{FEFF}" { rest.removeFirst() }
    }

    mutating func next() -> Record? {
        while !rest.isEmpty {
            let start = line
            let fields = readFields()
            if fields != [""] { return Record(line: start, fields: fields) }
        }
        return nil
    }

    private mutating func readFields() -> [String] {
        var fields: [String] = []
        while true {
            fields.append(readField())
            guard let end = rest.popFirst() else { return fields }
            if end.isNewline {
                line += 1
                return fields
            }
        }
    }

    /// Reads up to the next comma, the end of the line or the end of the text.
    private mutating func readField() -> String {
        var field = ""
        skipSpaces()
        guard rest.first == "\"" else {
            while let character = rest.first, character != ",", !character.isNewline {
                field.append(rest.removeFirst())
            }
            while field.last == " " || field.last == "\t" { field.removeLast() }
            return field
        }
        rest.removeFirst()
        while let character = rest.popFirst() {
            if character == "\"" {
                guard rest.first == "\"" else { break }
                rest.removeFirst()
            }
            if character.isNewline { line += 1 }
            field.append(character)
        }
        // What follows the closing mark belongs to no value.
        while let character = rest.first, character != ",", !character.isNewline { rest.removeFirst() }
        return field
    }

    private mutating func skipSpaces() {
        while rest.first == " " || rest.first == "\t" { rest.removeFirst() }
    }
}
