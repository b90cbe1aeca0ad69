/// Knows of types of views whether each stands for exactly one row of a list.
@MainActor
enum RowCount {
    private static var known: [ObjectIdentifier: Bool] = [:]

    /// Whether a view of that type is one row. Only then can a container leave rows unmade and still know their number.
    static func isOne<V: View>(for type: V.Type) -> Bool {
        if let answer = known[ObjectIdentifier(type)] { return answer }
        var inspection = _TypeInspection()
        inspection.enter(type)
        known[ObjectIdentifier(type)] = !inspection.canBeManyRows
        return !inspection.canBeManyRows
    }
}
