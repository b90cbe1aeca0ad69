extension BidirectionalCollection {
    /// The collection without the elements at its beginning and its end for which a condition holds.
    func trimming(while condition: (Element) -> Bool) -> SubSequence {
        let end = lastIndex { !condition($0) }.map { index(after: $0) } ?? startIndex
        return self[..<end].drop(while: condition)
    }
}
