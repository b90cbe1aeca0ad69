/// The values of a stack's screens above its root, which may be of different types.
///
/// The root is no part of the path: an empty path shows the root. As in SwiftUI a path is written by appending and
/// removing at its end, and stored by its ``codable`` representation. What differs is that ``removeLast(_:fileID:line:)``
/// never traps, that a path can be read (``elements``, ``last(of:)``, ``pop(toLast:where:)`` and others), and that there is
/// one ``append(_:)`` for all values: it finds out by itself which are `Codable`.
public struct NavigationPath: Equatable, Sendable {
    package var values: [NavigationValue]

    package init(values: [NavigationValue]) {
        self.values = values
    }

    /// An empty path.
    public init() {
        values = []
    }

    /// A path with the values of a sequence, the last of which is shown.
    public init<Elements: Sequence>(_ elements: Elements) where Elements.Element: Hashable {
        values = elements.map { NavigationValue($0) }
    }

    /// How many values there are.
    public var count: Int { values.count }

    /// Whether there is no value, so that the root is shown.
    public var isEmpty: Bool { values.isEmpty }

    /// Adds a value at the end, which is then shown.
    public mutating func append<Value: Hashable>(_ value: Value) {
        values.append(NavigationValue(value))
    }

    /// Removes values from the end.
    ///
    /// - Parameters:
    ///   - k: how many values to remove. SwiftUI traps if there are fewer, or if the number is negative; here as many as
    ///     there are go, and the mistake is reported, since one server holds many people's paths.
    ///   - fileID: the place that a report names.
    ///   - line: the place that a report names.
    public mutating func removeLast(_ k: Int = 1, fileID: StaticString = #fileID, line: UInt = #line) {
        if k < 0 || k > count {
            Diagnostics.report(
                .pathUnderflow,
                "NavigationPath.removeLast(\(k)) was called on a path of \(count): \(max(0, min(k, count))) removed. "
                    + "Check isEmpty or count first.",
                fileID: fileID, line: line)
        }
        values.removeLast(max(0, min(k, count)))
    }
}

extension NavigationPath: CustomStringConvertible {
    /// The values, as in an array.
    public var description: String {
        "[" + values.map(\.description).joined(separator: ", ") + "]"
    }
}
