/// The measurements of one engine, workload and size. Figures are per cycle unless noted.
package struct Record: Codable, Hashable, Sendable {
    package var engine: String
    package var workload: String
    package var rows: Int
    package var medianNanoseconds: Double?
    package var p99Nanoseconds: Double?
    package var minimumNanoseconds: Double?
    package var spread: Double?
    package var samples: Int?
    package var allocations: Double?
    /// Heap in use after a mount, divided by the rows. Only for mounts.
    package var heapBytesPerRow: Double?
    /// Heap in use after a cycle that wasn't in use before. Anything but about 0 is a leak. Only for steps.
    package var retainedBytes: Double?
    package var bodies: Double?
    package var operations: Double?
    package var patchBytes: Double?
    /// Counted by callgrind in a separate process: see `scripts/instructions`.
    package var instructions: Double?

    package init(engine: String, workload: String, rows: Int) {
        self.engine = engine
        self.workload = workload
        self.rows = rows
    }

    mutating func note(_ summary: Summary?) {
        medianNanoseconds = summary?.median
        p99Nanoseconds = summary?.p99
        minimumNanoseconds = summary?.minimum
        spread = summary?.spread
        samples = summary?.count
    }
}
