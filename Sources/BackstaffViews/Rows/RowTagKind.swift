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
