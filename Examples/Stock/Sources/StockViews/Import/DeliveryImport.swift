import Observation
import StockStore

/// The import of a delivery.
///
///     text ──► begin ─┬─► problems                                 the text can be mended
///                     └─► running ─┬─► finished
///                                  ├─► cancelled: nothing changed  the text can be imported again
///                                  └─► failure: nothing changed    the text can be mended
@MainActor
@Observable
final class DeliveryImport {
    enum Phase: Hashable {
        case editing
        /// The number of lines that are written so far, and of all lines.
        case running(done: Int, total: Int)
        case finished(ImportSummary)
    }

    var text = ""
    var failure: StockError?
    private(set) var phase = Phase.editing
    private(set) var problems: [DeliveryProblem] = []
    private var running: Task<Void, Never>?

    var isRunning: Bool {
        if case .running = phase { true } else { false }
    }

    /// Takes the bundled delivery as the text.
    func useSample() {
        do throws(StockError) {
            text = try BundledFile.delivery.text()
            problems = []
        } catch {
            failure = error
        }
    }

    /// Checks the text and writes it, in a task of its own.
    func begin(in store: StockStore, by author: String) {
        if isRunning { return }
        problems = []
        phase = .running(done: 0, total: 0)
        running = Task { await run(text: text, in: store, by: author) }
    }

    /// Ends the import. Nothing of it is kept.
    func cancel() {
        running?.cancel()
    }

    private func run(text: String, in store: StockStore, by author: String) async {
        // A long text takes a while, so it isn't read on the main actor.
        let reading = Task.detached { () throws(DeliveryProblems) in try Delivery(text: text) }
        switch await reading.result {
        case .success(let delivery):
            await write(delivery, in: store, by: author)
        case .failure(let error):
            problems = (error as? DeliveryProblems)?.problems ?? []
            phase = .editing
        }
    }

    private func write(_ delivery: Delivery, in store: StockStore, by author: String) async {
        let total = delivery.lines.count
        phase = .running(done: 0, total: total)
        // The store counts faster than a screen can show, so only the latest number is kept.
        let (steps, step) = AsyncStream.makeStream(of: Int.self, bufferingPolicy: .bufferingNewest(1))
        let showing = Task {
            for await done in steps { phase = .running(done: done, total: total) }
        }
        let result: Result<ImportSummary, StockError>
        do throws(StockError) {
            result = .success(try await store.record(delivery, by: author) { step.yield($0) })
        } catch {
            result = .failure(error)
        }
        step.finish()
        await showing.value
        switch result {
        case .success(let summary): phase = .finished(summary)
        case .failure(let error):
            failure = error
            phase = .editing
        }
    }
}
