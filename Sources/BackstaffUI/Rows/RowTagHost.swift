import BackstaffElements

/// A container whose rows stand for values that can be selected.
///
///     a view in a row: this element stands for that value ──► the container, when the row is put in ──► selectable row
@MainActor
protocol RowTagHost: AnyObject {
    /// Says what value an element stands for.
    func tag<Value: Hashable>(_ element: Element, as value: Value, _ kind: RowTagKind)

    /// Says it no more.
    func untag(_ element: Element, _ kind: RowTagKind)
}

/// Where the value of a row is from. Of several the last of these counts.
enum RowTagKind: Int, Comparable {
    /// The row's identity among those of a ForEach.
    case identity
    /// The value of a link that makes up the row.
    case link
    /// A tag that an app has given the row.
    case tag
    /// The row stands for nothing: an app has said that it can't be selected.
    case disabled

    static func < (first: RowTagKind, second: RowTagKind) -> Bool { first.rawValue < second.rawValue }
}
