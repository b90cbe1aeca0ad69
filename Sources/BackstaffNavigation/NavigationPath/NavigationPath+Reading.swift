/// Methods that read a path, and that shorten it by its values.
///
/// SwiftUI's path has no equivalent: only its number of values can be read.
extension NavigationPath {
    /// The values of the path, from the one above the root to the topmost.
    ///
    /// A value that was restored and whose type has no destination yet is returned in its stored form. Its description
    /// contains the type's name and the JSON.
    public var elements: [any Hashable] {
        values.map { value in
            value.readIfKnown()
            return value.base
        }
    }

    /// Creates a path from values of any types.
    ///
    /// Use this initializer to convert ``elements`` back to a path after filtering or mapping them.
    ///
    /// - Parameter elements: The values. The last one is shown.
    public init(elements: [any Hashable]) {
        self.init(
            values: elements.map { element in
                if let stored = element as? EncodedValue { return NavigationValue(stored: stored) }
                func value<Element: Hashable>(_ element: Element) -> NavigationValue { NavigationValue(element) }
                return value(element)
            })
    }

    /// Returns the values of a type, from the one nearest to the root to the topmost.
    ///
    /// - Parameter type: The type of the values.
    public func elements<Element: Hashable>(of type: Element.Type) -> [Element] {
        values.compactMap { $0.value(as: type) }
    }

    /// The topmost value, or `nil` if the path is empty.
    ///
    /// As in ``elements``, a restored value whose type has no destination yet is returned in its stored form.
    public var last: (any Hashable)? {
        values.last?.readIfKnown()
        return values.last?.base
    }

    /// Returns the topmost value of a type, or `nil` if there is none.
    ///
    /// - Parameter type: The type of the value.
    public func last<Element: Hashable>(of type: Element.Type) -> Element? {
        for value in values.reversed() {
            if let element = value.value(as: type) { return element }
        }
        return nil
    }

    /// Returns whether the path contains a value of the same type that is equal to `element`.
    ///
    /// - Parameter element: The value to look for.
    public func contains<Element: Hashable>(_ element: Element) -> Bool {
        values.contains(NavigationValue(element))
    }

    /// Removes the values above the topmost value that is equal to `element` and of the same type.
    ///
    /// - Parameter element: The value to go back to.
    /// - Returns: `false` if there is no such value. Then the path isn't changed.
    @discardableResult
    public mutating func pop<Element: Hashable>(to element: Element) -> Bool {
        pop(to: values.lastIndex(of: NavigationValue(element)))
    }

    /// Removes the values above the topmost value of a type.
    ///
    /// - Parameter type: The type of the value to go back to.
    /// - Returns: `false` if there is no such value. Then the path isn't changed.
    @discardableResult
    public mutating func pop<Element: Hashable>(toLast type: Element.Type) -> Bool {
        pop(toLast: type) { _ in true }
    }

    /// Removes the values above the topmost value of a type that satisfies a predicate.
    ///
    ///     path.pop(toLast: Recipe.self) { $0.id == id }
    ///
    /// - Parameters:
    ///   - type: The type of the value to go back to.
    ///   - isWanted: A closure that returns `true` for the value to go back to.
    /// - Returns: `false` if there is no such value. Then the path isn't changed.
    /// - Throws: The error that `isWanted` throws. Then the path isn't changed.
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

    /// Removes all values, which goes back to the root.
    public mutating func removeAll() {
        values.removeAll()
    }
}
