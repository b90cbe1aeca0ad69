import CSQLite

/// A prepared statement.
final class Statement {
    private let statement: OpaquePointer
    private let handle: OpaquePointer

    init(_ sql: String, in handle: OpaquePointer) throws(StockError) {
        var made: OpaquePointer?
        let code = sqlite3_prepare_v3(handle, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &made, nil)
        guard code == SQLITE_OK, let made else { throw StockError(SQLiteFailure(code: code, handle: handle)) }
        statement = made
        self.handle = handle
    }

    deinit { sqlite3_finalize(statement) }

    /// Runs the statement with values for its parameters, and calls `body` for each row.
    func forEach(_ values: [SQLValue], _ body: (Row) -> Void) throws(StockError) {
        // A statement that isn't reset keeps its transaction open.
        defer {
            sqlite3_reset(statement)
            sqlite3_clear_bindings(statement)
        }
        for (index, value) in values.enumerated() {
            try check(value.bind(to: statement, at: Int32(index + 1)))
        }
        while true {
            switch sqlite3_step(statement) {
            case SQLITE_ROW: body(Row(statement: statement))
            case SQLITE_DONE: return
            case let code: throw StockError(SQLiteFailure(code: code, handle: handle))
            }
        }
    }

    private func check(_ code: Int32) throws(StockError) {
        if code != SQLITE_OK { throw StockError(SQLiteFailure(code: code, handle: handle)) }
    }
}

/// The columns of the current row of a statement, counted from 0.
struct Row {
    fileprivate let statement: OpaquePointer

    func integer(_ column: Int32) -> Int { Int(sqlite3_column_int64(statement, column)) }

    func real(_ column: Int32) -> Double { sqlite3_column_double(statement, column) }

    /// The text of a column. It is empty if the column is null.
    func text(_ column: Int32) -> String { sqlite3_column_text(statement, column).map { String(cString: $0) } ?? "" }
}
