/// The tables.
///
///     warehouse ◄── item ◄─┬─ movement   what came and went
///                          └─ change     what was edited, by whom
///
/// `item.quantity` is the sum of the item's movements. Both are written in one transaction. `item.version` counts the
/// edits of an item, so that a person who has started from an older version is noticed.
enum Schema {
    private static let version = 1
    /// The mark of this app's files: “Stck”.
    private static let applicationID = 0x5374_636B

    /// Prepares a file. A new one gets the tables and the sample data.
    ///
    /// Several processes may do this at once. The first one creates the tables, and the others wait for it.
    static func prepare(_ connection: Connection) throws(StockError) {
        // Readers go on while somebody writes.
        try connection.run("PRAGMA journal_mode = WAL")
        if try connection.snapshot({ () throws(StockError) in try isReady(connection) }) { return }
        try connection.transaction { () throws(StockError) in
            // Another process may have been faster.
            if try isReady(connection) { return }
            for statement in statements { try connection.run(statement) }
            try SampleData.insert(into: connection)
        }
    }

    /// Whether the file has the tables. Throws an error if it isn't this app's.
    private static func isReady(_ connection: Connection) throws(StockError) -> Bool {
        switch try state(of: connection) {
        case .ready: true
        case .empty: false
        case .other: throw .otherFormat
        }
    }

    private enum State { case empty, ready, other }

    private static func state(of connection: Connection) throws(StockError) -> State {
        let owner = try connection.first("PRAGMA application_id") { $0.integer(0) }
        let found = try connection.first("PRAGMA user_version") { $0.integer(0) }
        if owner == applicationID { return found == version ? .ready : .other }
        let tables = try connection.first("SELECT count(*) FROM sqlite_schema") { $0.integer(0) }
        return tables == 0 ? .empty : .other
    }

    private static let statements = [
        """
        CREATE TABLE warehouse (
            id INTEGER PRIMARY KEY,
            name TEXT NOT NULL UNIQUE,
            town TEXT NOT NULL
        ) STRICT
        """,
        """
        CREATE TABLE item (
            id INTEGER PRIMARY KEY,
            warehouse INTEGER NOT NULL REFERENCES warehouse,
            number TEXT NOT NULL,
            name TEXT NOT NULL,
            unit TEXT NOT NULL,
            place TEXT NOT NULL,
            minimum INTEGER NOT NULL CHECK (minimum >= 0),
            quantity INTEGER NOT NULL CHECK (quantity >= 0),
            version INTEGER NOT NULL,
            UNIQUE (warehouse, number)
        ) STRICT
        """,
        """
        CREATE TABLE movement (
            id INTEGER PRIMARY KEY,
            item INTEGER NOT NULL REFERENCES item,
            kind TEXT NOT NULL,
            quantity INTEGER NOT NULL CHECK (quantity > 0),
            note TEXT NOT NULL,
            author TEXT NOT NULL,
            time REAL NOT NULL
        ) STRICT
        """,
        "CREATE INDEX movement_of_item ON movement (item, time)",
        """
        CREATE TABLE change (
            id INTEGER PRIMARY KEY,
            item INTEGER NOT NULL REFERENCES item,
            version INTEGER NOT NULL,
            field TEXT NOT NULL,
            old TEXT NOT NULL,
            new TEXT NOT NULL,
            author TEXT NOT NULL,
            time REAL NOT NULL
        ) STRICT
        """,
        "CREATE INDEX change_of_item ON change (item, version)",
        "PRAGMA user_version = \(version)",
        "PRAGMA application_id = \(applicationID)",
    ]
}
