import BackstaffElements

/// A container whose rows have selection values.
///
///     a view in a row: this element stands for that value ──► the container, when the row is put in ──► selectable row
@MainActor
package protocol RowTagHost: AnyObject {
    /// Sets the selection value of an element's row.
    func tag<Value: Hashable>(_ element: Element, as value: Value, _ kind: RowTagKind)

    /// Removes the selection value.
    func untag(_ element: Element, _ kind: RowTagKind)
}

/// The source of a row's selection value. If a row has several, the last of these cases is used.
package enum RowTagKind: Int, Comparable {
    /// The id of the row in a ForEach.
    case identity
    /// The value of a link that fills the row.
    case link
    /// A tag that the app has set.
    case tag
    /// The app has disabled the selection of the row.
    case disabled

    package static func < (first: RowTagKind, second: RowTagKind) -> Bool { first.rawValue < second.rawValue }
}
