import Observation
import StockStore

/// The database of the process, which all windows share.
///
///     closed ──► opening ─┬─► open
///                  ▲      └─► failed ──┐
///                  └── another window, or a person, tries again
@MainActor
@Observable
public final class StockDatabase {
    /// The store, or `nil` until the file is open.
    public private(set) var store: StockStore?
    /// Why the file couldn't be opened the last time, or `nil`.
    public private(set) var failure: StockError?
    @ObservationIgnored private var opening: Task<Void, Never>?
    private let path: String

    /// Creates a database that isn't open yet.
    public init(path: String) {
        self.path = path
    }

    /// Opens the file, unless it is open. If somebody opens it at the moment, this method waits for that.
    public func open() async {
        if store != nil { return }
        if opening == nil { opening = Task { await openFile() } }
        await opening?.value
    }

    private func openFile() async {
        // Opening may wait for the disk, so it isn't done on the main actor.
        let work = Task.detached { [path] () throws(StockError) in try StockStore(path: path) }
        switch await work.result {
        case .success(let opened):
            store = opened
            failure = nil
        case .failure(let error):
            failure = error as? StockError
        }
        opening = nil
    }
}
