extension StringProtocol {
    /// The text without the characters at its beginning and its end for which a condition holds.
    func trimming(while condition: (Character) -> Bool) -> SubSequence {
        let end = lastIndex { !condition($0) }.map { index(after: $0) } ?? startIndex
        return self[..<end].drop(while: condition)
    }
}
