import BackstaffElements

extension Element {
    /// The whole number that an attribute has as words.
    func count(_ key: AttributeKey) -> Int? { words(key).flatMap { Int($0) } }
}
