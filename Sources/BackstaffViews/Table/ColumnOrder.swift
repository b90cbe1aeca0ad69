import Foundation

/// The order of a table's rows, as the columns' titles change it.
///
/// The app sorts the rows. A tap on a title only changes the binding: the comparator of the column comes first, and turns
/// around if it was first before.
struct ColumnOrder {
    /// The direction of a column's comparator if it is the first one, or else `nil`.
    let direction: (_ comparator: Any) -> SortOrder?
    /// Changes the binding after a tap on the title of a column. It does nothing if the comparator has another type.
    let choose: @MainActor (_ comparator: Any) -> Void

    init<Sort: SortComparator>(_ binding: Binding<[Sort]>) {
        direction = { comparator in
            guard let first = binding.wrappedValue.first, let comparator = comparator as? Sort,
                Self.isSameColumn(first, comparator)
            else { return nil }
            return first.order
        }
        choose = { comparator in
            guard var chosen = comparator as? Sort else { return }
            let order = binding.wrappedValue
            if let first = order.first, Self.isSameColumn(first, chosen) {
                chosen = first
                chosen.order = first.order == .forward ? .reverse : .forward
            }
            binding.wrappedValue = [chosen] + order.filter { !Self.isSameColumn($0, chosen) }
        }
    }

    /// Whether two comparators differ only in their direction. Those for a key path may also compare the values in other
    /// ways.
    private static func isSameColumn<Sort: SortComparator>(_ first: Sort, _ second: Sort) -> Bool {
        if let first = first as? KeyPathComparator<Sort.Compared>,
            let second = second as? KeyPathComparator<Sort.Compared>
        {
            return first.keyPath == second.keyPath
        }
        var second = second
        second.order = first.order
        return first == second
    }

    /// A comparator for a value of the rows.
    static func comparator<Row, Value: Comparable>(_ keyPath: KeyPath<Row, Value>) -> KeyPathComparator<Row> {
        // Safe: the key path is only used on the main actor. `Sendable` has no witnesses, so both types are laid out alike.
        KeyPathComparator(unsafeBitCast(keyPath, to: (any KeyPath<Row, Value> & Sendable).self))
    }
}
