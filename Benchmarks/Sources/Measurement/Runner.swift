/// Runs workloads on engines.
///
///     for each workload and size
///        each engine   mount ─► verify ─► warm up ─► count k cycles      (allocations, tally; no clock)
///        in rounds     floor, ours, floor, ours …  sample                (so that a slow minute hits both)
///        each engine   verify again ─► unmount
@MainActor
package struct Runner {
    private let engines: [any Engine]
    private let counter: AllocationCounter?
    private let secondsPerEngine: Double
    private let rounds = 3

    /// - Parameters:
    ///   - engines: The engines. The floor comes first.
    ///   - seconds: The time for which each engine is sampled in each workload and size. With 0, it counts without
    ///     sampling.
    package init(engines: [any Engine], seconds: Double) {
        self.engines = engines
        self.counter = AllocationCounter()
        self.secondsPerEngine = seconds
    }

    /// - Returns: One record for each engine that offers the fixture.
    /// - Throws: `WrongText` if an output tree has the wrong text.
    package func measure(_ workload: Workload, rows: Int) throws -> [Record] {
        var subjects = engines.compactMap { Subject(engine: $0, workload: workload, rows: rows) }
        var records: [Record] = []
        for index in subjects.indices {
            try subjects[index].verify()
            records.append(count(&subjects[index]))
        }
        guard secondsPerEngine > 0 else { return records }
        let samples = sample(&subjects)
        for index in subjects.indices {
            try subjects[index].verify()
            records[index].note(Summary(samples[index]))
        }
        return records
    }

    /// Performs exactly `cycles` cycles and nothing that depends on a clock. So two runs under callgrind differ only by
    /// their cycles.
    ///
    /// - Returns: `false` if the engine doesn't offer the fixture.
    package static func repeatExactly(_ cycles: Int, of workload: Workload, rows: Int, on engine: any Engine) -> Bool {
        guard var subject = Subject(engine: engine, workload: workload, rows: rows) else { return false }
        for _ in 0..<cycles { subject.runNext() }
        return true
    }

    private func sample(_ subjects: inout [Subject]) -> [[Double]] {
        let sampler = Sampler(clock: MonotonicClock(), budget: UInt64(secondsPerEngine * 1e9 / Double(rounds)))
        let batches = subjects.indices.map { index in
            var next = subjects[index].cycles
            return sampler.batchSize(next: &next) { _ in subjects[index].runNext() }
        }
        var samples = Array(repeating: [Double](), count: subjects.count)
        for _ in 0..<rounds {
            for index in subjects.indices {
                var next = subjects[index].cycles
                samples[index] += sampler.collect(batch: batches[index], next: &next) { _ in
                    subjects[index].runNext()
                }
            }
        }
        return samples
    }

    private func count(_ subject: inout Subject) -> Record {
        var record = Record(engine: subject.name, workload: subject.workload.id, rows: subject.rows)
        for _ in 0..<subject.workload.countedCycles { subject.runNext() }
        if case .mount = subject.workload.kind {
            subject.unmount()
            let empty = counter?.state()
            subject.mount()
            let full = counter?.state()
            record.heapBytesPerRow = change(empty?.bytes, full?.bytes).map { $0 / Double(subject.rows) }
        }
        let cycles = Double(subject.workload.countedCycles)
        let tally = subject.tally
        let heap = counter?.state()
        for _ in 0..<subject.workload.countedCycles { subject.runNext() }
        let after = counter?.state()
        record.allocations = change(heap?.allocations, after?.allocations).map { $0 / cycles }
        if case .steps = subject.workload.kind {
            record.retainedBytes = change(heap?.bytes, after?.bytes).map { $0 / cycles }
        }
        record.bodies = subject.change(in: \.bodies, since: tally)
        record.operations = subject.change(in: \.operations, since: tally)
        record.patchBytes = subject.change(in: \.patchBytes, since: tally)
        return record
    }

    private func change(_ before: UInt64?, _ after: UInt64?) -> Double? {
        guard let before, let after else { return nil }
        return Double(after) - Double(before)
    }
}
