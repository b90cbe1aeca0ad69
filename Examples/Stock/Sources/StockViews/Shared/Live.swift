import Observation
import StockStore

/// The result of a query, which is read again each time that anybody has changed the database.
@MainActor
@Observable
final class Live<Value: Equatable & Sendable> {
    /// The latest result, or `nil` until the first one is there.
    private(set) var value: Value?
    /// Why the latest query has failed, or `nil` if it hasn't. The value before it is kept.
    private(set) var failure: StockError?

    /// Reads, and reads again after each change, until the task is cancelled.
    func follow(
        _ store: StockStore, read: @Sendable (StockStore) async throws(StockError) -> Value
    ) async {
        for await _ in store.changes {
            do throws(StockError) {
                let new = try await read(store)
                // The result of a query that nobody wants any more.
                if Task.isCancelled { return }
                if new != value { value = new }
                if failure != nil { failure = nil }
            } catch {
                if Task.isCancelled { return }
                failure = error
            }
        }
    }
}
