import CSQLite

/// A value for a parameter of a statement.
enum SQLValue {
    case integer(Int)
    case real(Double)
    case text(String)

    func bind(to statement: OpaquePointer, at index: Int32) -> Int32 {
        switch self {
        case .integer(let value): sqlite3_bind_int64(statement, index, Int64(value))
        case .real(let value): sqlite3_bind_double(statement, index, value)
        case .text(let value): sqlite3_bind_text(statement, index, value, -1, Self.copied)
        }
    }

    /// SQLITE_TRANSIENT, which is a macro that Swift can't import: SQLite copies the text before the call returns.
    private static let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
}
