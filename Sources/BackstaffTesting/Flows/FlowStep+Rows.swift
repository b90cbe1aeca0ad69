/// The values of `swipeRow` and `moveRow`, which hold more than one item.
///
///     swipeRow: left WORDS          WORDS is everything after the direction
///               full left WORDS
///     moveRow:  WORDS before WORDS  WORDS that contain “ before ” or “ to end ” need double quotes of their own,
///               WORDS to end        for example '"Salt before pepper" to end'
extension FlowStep {
    static func swipeRow(reading value: String) throws(FlowProblem) -> FlowStep {
        var rest = Substring(value).utf8
        let isFull = rest.skip("full ")
        let edge: SwipeEdge? = rest.skip("left ") ? .trailing : rest.skip("right ") ? .leading : nil
        guard let edge, !rest.isEmpty else {
            throw FlowProblem(
                "swipeRow takes a direction and the words of a row, as in “left Flour”, “right Flour” or “full left Flour”."
            )
        }
        return .swipeRow(edge, String(Substring(rest)), isFull: isFull)
    }

    static func moveRow(reading value: String) throws(FlowProblem) -> FlowStep {
        guard let (row, rest) = try movedRow(in: Substring(value)) else { throw moveProblem }
        if rest == " to end" { return .moveRow(row, before: nil) }
        var end = rest.utf8
        guard end.skip(before) else { throw moveProblem }
        let other = Substring(end)
        if other.utf8.first == UInt8(ascii: "\"") {
            let (words, rest) = try FlowScalar.readQuoted(other)
            guard rest.isEmpty, !words.isEmpty else { throw moveProblem }
            return .moveRow(row, before: words)
        }
        guard !other.isEmpty, other.utf8.firstRange(of: before.utf8) == nil else { throw moveProblem }
        return .moveRow(row, before: String(other))
    }

    static func written(_ edge: SwipeEdge, _ words: String, isFull: Bool) -> String {
        (isFull ? "full " : "") + (edge == .trailing ? "left " : "right ") + words
    }

    static func written(_ row: String, before other: String?) -> String {
        quoted(row) + (other.map { before + quoted($0) } ?? " to end")
    }

    private static let before = " before "

    private static var moveProblem: FlowProblem {
        FlowProblem(
            "moveRow takes “WORDS before WORDS” or “WORDS to end”; put words that contain “ before ” in double quotes."
        )
    }

    /// The row to move, and the text after it; `nil` if no “ before ” or “ to end” follows.
    private static func movedRow(in value: Substring) throws(FlowProblem) -> (String, Substring)? {
        if value.utf8.first == UInt8(ascii: "\"") {
            let (row, rest) = try FlowScalar.readQuoted(value)
            return row.isEmpty ? nil : (row, rest)
        }
        let bytes = value.utf8
        let end = " to end".utf8
        let index: Substring.Index
        if let range = bytes.firstRange(of: before.utf8) {
            index = range.lowerBound
        } else if bytes.count > end.count, bytes.suffix(end.count).elementsEqual(end) {
            index = bytes.index(bytes.endIndex, offsetBy: -end.count)
        } else {
            return nil
        }
        return index == bytes.startIndex ? nil : (String(value[..<index]), value[index...])
    }

    /// `words` in double quotes if they would be split wrongly without them.
    private static func quoted(_ words: String) -> String {
        let around = Substring(" " + words + " ").utf8
        let needsQuotes =
            words.utf8.first == UInt8(ascii: "\"") || around.firstRange(of: before.utf8) != nil
            || around.firstRange(of: " to end ".utf8) != nil
        return needsQuotes ? FlowScalar.inQuotes(words) : words
    }
}

extension Substring.UTF8View {
    /// Removes a prefix if it is there. The comparison is by bytes, because an accent could combine with a space before
    /// it.
    fileprivate mutating func skip(_ words: String) -> Bool {
        guard starts(with: words.utf8) else { return false }
        self = self[index(startIndex, offsetBy: words.utf8.count)...]
        return true
    }
}
