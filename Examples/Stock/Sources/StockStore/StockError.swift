/// Why a call of the store failed. Nothing was written then.
public enum StockError: Error, Hashable, Sendable {
    /// The item doesn't exist.
    case noItem
    /// The warehouse doesn't exist. `line` is the line of the imported text, if there is one.
    case noWarehouse(String, line: Int?)
    /// Another item of the warehouse has this number.
    case numberTaken(String)
    /// More was to be taken than there is.
    case notEnough(onHand: Int)
    /// The note of a movement has too many letters.
    case noteTooLong
    /// The import was cancelled.
    case cancelled
    /// Somebody else has been writing for several seconds.
    case busy
    /// The file belongs to another app, or to a later version of this one.
    case otherFormat
    /// A file of the app's bundle is missing.
    case noResource(String)
    /// SQLite reported an error.
    case sqlite(SQLiteFailure)

    init(_ failure: SQLiteFailure) {
        self = failure.isBusy ? .busy : .sqlite(failure)
    }

    /// A sentence for the person who uses the app.
    public var message: String {
        switch self {
        case .noItem: "This item doesn't exist."
        case .noWarehouse(let name, nil): "There is no warehouse called “\(name)”."
        case .noWarehouse(let name, let line?): "Line \(line): there is no warehouse called “\(name)”."
        case .numberTaken(let number): "Another item of this warehouse has the number \(number)."
        case .notEnough(let onHand): "Only \(onHand) on hand."
        case .noteTooLong: "At most \(Movement.longestNote) letters."
        case .cancelled: "The import was cancelled. Nothing was changed."
        case .busy: "Somebody else is writing. Try again in a moment."
        case .otherFormat: "The file isn't a database of this app, or it is newer than the app."
        case .noResource(let name): "The app's file \(name) is missing."
        case .sqlite(let failure): "The database reported: \(failure.message)."
        }
    }
}
