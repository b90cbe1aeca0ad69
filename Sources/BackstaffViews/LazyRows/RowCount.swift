/// A cache of view types and whether a view of the type is exactly one row of a list.
@MainActor
enum RowCount {
    private static var known: [ObjectIdentifier: Bool] = [:]

    /// Returns whether a view of the type is exactly one row. Only then can a container know the number of rows without
    /// creating them.
    static func isOne<V: View>(for type: V.Type) -> Bool {
        if let answer = known[ObjectIdentifier(type)] { return answer }
        var inspection = _TypeInspection()
        inspection.enter(type)
        known[ObjectIdentifier(type)] = !inspection.canBeManyRows
        return !inspection.canBeManyRows
    }
}
