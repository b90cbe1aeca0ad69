import CSQLite

/// A connection to an SQLite file.
///
/// A connection is used by one thread at a time: see ``Database``. Its prepared statements are kept, so that each text is
/// compiled once.
final class Connection {
    private let handle: OpaquePointer
    private var statements: [String: Statement] = [:]

    /// The time that a statement waits for another connection's transaction, in milliseconds.
    private static let patience: Int32 = 5_000

    /// Opens a file. A connection that writes creates the file if there is none.
    init(path: String, isReadOnly: Bool = false) throws(StockError) {
        let mode = isReadOnly ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
        var opened: OpaquePointer?
        let code = sqlite3_open_v2(path, &opened, mode | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE, nil)
        guard code == SQLITE_OK, let opened else {
            let failure = SQLiteFailure(code: code, handle: opened)
            sqlite3_close_v2(opened)
            throw StockError(failure)
        }
        handle = opened
        sqlite3_busy_timeout(handle, Self.patience)
        try run("PRAGMA foreign_keys = ON")
    }

    deinit {
        statements.removeAll()
        sqlite3_close_v2(handle)
    }

    /// The id of the row that was inserted last.
    var lastInsertedID: Int { Int(sqlite3_last_insert_rowid(handle)) }

    /// Runs a statement that returns no rows.
    func run(_ sql: String, _ values: SQLValue...) throws(StockError) {
        try statement(sql).forEach(values) { _ in }
    }

    /// Returns all rows of a query, each as `read` makes it of the row's columns.
    func all<Value>(_ sql: String, _ values: SQLValue..., read: (Row) -> Value) throws(StockError) -> [Value] {
        var found: [Value] = []
        try statement(sql).forEach(values) { found.append(read($0)) }
        return found
    }

    /// Returns the first row of a query, or `nil` if it has none.
    func first<Value>(_ sql: String, _ values: SQLValue..., read: (Row) -> Value) throws(StockError) -> Value? {
        var found: Value?
        try statement(sql).forEach(values) { row in
            if found == nil { found = read(row) }
        }
        return found
    }

    /// Runs queries that all see the database as it is at the first of them. It never waits for a writer.
    func snapshot<Value>(_ work: () throws(StockError) -> Value) throws(StockError) -> Value {
        try transaction("BEGIN", work)
    }

    /// Runs statements that all take effect together, or not at all if `work` throws.
    ///
    /// The transaction has the right to write from its beginning. So nothing that it has read can change before it ends.
    func transaction<Value>(_ work: () throws(StockError) -> Value) throws(StockError) -> Value {
        try transaction("BEGIN IMMEDIATE", work)
    }

    private func transaction<Value>(
        _ begin: String, _ work: () throws(StockError) -> Value
    ) throws(StockError) -> Value {
        try run(begin)
        do throws(StockError) {
            let value = try work()
            try run("COMMIT")
            return value
        } catch {
            // SQLite itself may have ended the transaction, for example because the disk is full.
            if sqlite3_get_autocommit(handle) == 0 { try? run("ROLLBACK") }
            throw error
        }
    }

    private func statement(_ sql: String) throws(StockError) -> Statement {
        if let known = statements[sql] { return known }
        let made = try Statement(sql, in: handle)
        statements[sql] = made
        return made
    }
}
