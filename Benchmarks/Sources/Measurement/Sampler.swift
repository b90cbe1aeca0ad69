/// Times a short body in batches that are long enough for the clock.
///
///     body(0) … body(b-1)      body(b) … body(2b-1)      …
///     └──── ≥ 20 µs ────┘      └───── one sample ─────┘       until the budget is used and there are enough samples
package struct Sampler<Clock: NanosecondClock> {
    /// The minimum length of a batch in nanoseconds, unless it reached `largestBatch`.
    package static var shortestSample: UInt64 { 20_000 }
    static var largestBatch: Int { 1 << 16 }
    static var fewestSamples: Int { 5 }

    private let clock: Clock
    private let budget: UInt64

    /// - Parameter budget: The time for which `collect` samples, in nanoseconds. It takes longer only to reach five
    ///   samples.
    package init(clock: Clock, budget: UInt64) {
        self.clock = clock
        self.budget = budget
    }

    /// Finds the number of runs in a sample by doubling. These runs warm up the code and aren't samples.
    ///
    /// - Parameter next: The number of the next run. It is increased.
    package func batchSize(next: inout Int, body: (Int) -> Void) -> Int {
        var size = 1
        // The shortest of three, so that one interruption doesn't look like a long body.
        while (0..<3).map({ _ in elapsed(size, &next, body) }).min() ?? 0 < Self.shortestSample,
            size < Self.largestBatch
        {
            size *= 2
        }
        return size
    }

    /// Runs batches until the budget is used.
    ///
    /// - Returns: The nanoseconds for each run, one figure for each batch.
    package func collect(batch: Int, next: inout Int, body: (Int) -> Void) -> [Double] {
        var samples: [Double] = []
        samples.reserveCapacity(4_096)
        let start = clock.now()
        repeat {
            samples.append(Double(elapsed(batch, &next, body)) / Double(batch))
        } while clock.now() - start < budget || samples.count < Self.fewestSamples
        return samples
    }

    private func elapsed(_ runs: Int, _ next: inout Int, _ body: (Int) -> Void) -> UInt64 {
        let first = next
        next += runs
        let start = clock.now()
        for run in first..<first + runs { body(run) }
        return clock.now() - start
    }
}
