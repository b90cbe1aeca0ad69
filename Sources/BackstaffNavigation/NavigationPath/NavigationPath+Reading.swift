/// What a path holds, and ways to shorten it by that.
///
/// SwiftUI has none of this: there a path can only be counted.
extension NavigationPath {
    /// The values, the one above the root first.
    ///
    /// A value of a stored path whose type no destination was declared for yet is given as it was stored: its description has
    /// its type's name and its JSON.
    public var elements: [any Hashable] {
        values.map { value in
            value.readIfKnown()
            return value.base
        }
    }

    /// A path of these values, the last of which is shown.
    ///
    /// This is the way back from ``elements``, once they are filtered or mapped.
    ///
    /// - Parameter elements: values of any types.
    public init(elements: [any Hashable]) {
        self.init(
            values: elements.map { element in
                if let stored = element as? EncodedValue { return NavigationValue(stored: stored) }
                func value<Element: Hashable>(_ element: Element) -> NavigationValue { NavigationValue(element) }
                return value(element)
            })
    }

    /// The values of a type, the one nearest to the root first.
    public func elements<Element: Hashable>(of type: Element.Type) -> [Element] {
        values.compactMap { $0.value(as: type) }
    }

    /// The value that is shown, or `nil` if the root is.
    ///
    /// As in ``elements``, a stored value of a type that isn't declared yet is given as it was stored.
    public var last: (any Hashable)? {
        values.last?.readIfKnown()
        return values.last?.base
    }

    /// The topmost of the values of a type, or `nil` if there is none.
    public func last<Element: Hashable>(of type: Element.Type) -> Element? {
        for value in values.reversed() {
            if let element = value.value(as: type) { return element }
        }
        return nil
    }

    /// Whether one of the values is of the same type as `element` and equal to it.
    public func contains<Element: Hashable>(_ element: Element) -> Bool {
        values.contains(NavigationValue(element))
    }

    /// Goes back to the topmost value of the same type as `element` and equal to it. Nothing changes if there is none.
    ///
    /// - Returns: Whether there is one. If it is shown already, that is all that is done.
    @discardableResult
    public mutating func pop<Element: Hashable>(to element: Element) -> Bool {
        pop(to: values.lastIndex(of: NavigationValue(element)))
    }

    /// Goes back to the topmost value of a type. Nothing changes if there is none.
    ///
    /// - Returns: Whether there is one. If it is shown already, that is all that is done.
    @discardableResult
    public mutating func pop<Element: Hashable>(toLast type: Element.Type) -> Bool {
        pop(toLast: type) { _ in true }
    }

    /// Goes back to the topmost of those values of a type that are wanted. Nothing changes if there is none.
    ///
    ///     path.pop(toLast: Recipe.self) { $0.id == id }
    ///
    /// - Parameters:
    ///   - type: the type of the value.
    ///   - isWanted: which of the values of the type to look for. What it throws is thrown on, and nothing changes.
    /// - Returns: Whether there is one. If it is shown already, that is all that is done.
    @discardableResult
    public mutating func pop<Element: Hashable>(
        toLast type: Element.Type, where isWanted: (Element) throws -> Bool
    ) rethrows -> Bool {
        pop(to: try values.lastIndex { try $0.value(as: type).map(isWanted) ?? false })
    }

    private mutating func pop(to index: Int?) -> Bool {
        guard let index else { return false }
        values.removeSubrange((index + 1)...)
        return true
    }

    /// Goes back to the root.
    public mutating func removeAll() {
        values.removeAll()
    }
}
