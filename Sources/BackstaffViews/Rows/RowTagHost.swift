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
