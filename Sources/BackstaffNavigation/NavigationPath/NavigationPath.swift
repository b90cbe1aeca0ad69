/// A list of values of any types that represents the screens of a navigation stack above its root.
///
/// An empty path shows the root. As in SwiftUI, values are appended and removed at the end, and ``codable`` gives a
/// representation that can be stored. There are three differences from SwiftUI:
///
/// - ``removeLast(_:fileID:line:)`` never traps.
/// - The values can be read, with ``elements``, ``last(of:)``, ``pop(toLast:where:)`` and others.
/// - There is a single ``append(_:)`` for all values. It finds out at run time which are `Codable`.
public struct NavigationPath: Equatable, Sendable {
    package var values: [NavigationValue]

    package init(values: [NavigationValue]) {
        self.values = values
    }

    /// Creates an empty path.
    public init() {
        values = []
    }

    /// Creates a path from the values of a sequence.
    ///
    /// - Parameter elements: The values. The last one is shown.
    public init<Elements: Sequence>(_ elements: Elements) where Elements.Element: Hashable {
        values = elements.map { NavigationValue($0) }
    }

    /// The number of values in the path.
    public var count: Int { values.count }

    /// A Boolean value that indicates whether the path is empty, which means that the root is shown.
    public var isEmpty: Bool { values.isEmpty }

    /// Appends a value, which is then shown.
    ///
    /// - Parameter value: The value.
    public mutating func append<Value: Hashable>(_ value: Value) {
        values.append(NavigationValue(value))
    }

    /// Removes values from the end of the path.
    ///
    /// If `k` is negative or larger than ``count``, SwiftUI traps. Here the number is clamped and the mistake is
    /// reported, because one server process holds the paths of many people.
    ///
    /// - Parameters:
    ///   - k: The number of values to remove.
    ///   - fileID: The file that a report names.
    ///   - line: The line that a report names.
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
    /// A description of the values, as of an array.
    public var description: String {
        "[" + values.map(\.description).joined(separator: ", ") + "]"
    }
}
