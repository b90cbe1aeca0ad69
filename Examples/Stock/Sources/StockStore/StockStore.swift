import Observation

/// The warehouses, their items, and the movements of these, in an SQLite file.
///
/// Several stores can use one file at a time, also in several processes. Each is told when another one has written.
///
///     views ──► StockStore ─┬─ reading ──► a connection, which never waits for a writer
///                 ▲         └─ writing ──► another one
///                 └── changes ◄── ChangeFeed ◄── any process writes
public final class StockStore: Sendable {
    let reading: Database
    let writing: Database
    private let feed: ChangeFeed

    /// Opens a file. If there is none, it is made, with sample data.
    ///
    /// - Throws: ``StockError/otherFormat`` if the file isn't this app's, or an error of SQLite.
    public init(path: String) throws(StockError) {
        let writer = try Connection(path: path)
        try Schema.prepare(writer)
        writing = Database(writer, label: "stock.writing")
        reading = Database(try Connection(path: path, isReadOnly: true), label: "stock.reading")
        feed = ChangeFeed(path: path)
    }

    /// One element at once, and one each time that anybody has written, in this process or in another.
    ///
    /// Changes that follow one another quickly may be one element. A stream that isn't read keeps only one.
    public var changes: AsyncStream<Void> { feed.changes() }
}

/// The store is observable only so that it can be put into the environment. Views follow ``StockStore/changes``.
extension StockStore: Observable {}
