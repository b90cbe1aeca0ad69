import CSQLite

/// What SQLite reports when a call fails.
public struct SQLiteFailure: Error, Hashable, Sendable {
    /// SQLite's extended result code.
    public let code: Int32
    /// The message in English.
    public let message: String

    init(code: Int32, handle: OpaquePointer?) {
        self.code = code
        message = String(cString: handle.map { sqlite3_errmsg($0) } ?? sqlite3_errstr(code))
    }

    /// `true` if another connection has held its transaction for too long.
    var isBusy: Bool { code & 0xff == SQLITE_BUSY }
}
