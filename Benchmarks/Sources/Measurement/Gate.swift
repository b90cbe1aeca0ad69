import FoundationEssentials

/// The values that a count may have.
package struct Limit: Codable, Hashable, Sendable {
    /// The allowed distance of a count from `near`, as a fraction of `near`.
    package static let tolerance = 0.02

    package var exactly: Double?
    package var atMost: Double?
    /// The recorded count. A rise fails, and so does a fall that hasn't been recorded.
    package var near: Double?

    package init(exactly: Double? = nil, atMost: Double? = nil, near: Double? = nil) {
        self.exactly = exactly
        self.atMost = atMost
        self.near = near
    }

    func allows(_ value: Double) -> Bool {
        if let exactly, value != exactly { return false }
        if let atMost, value > atMost { return false }
        if let near, abs(value - near) > near * Self.tolerance { return false }
        return true
    }

    /// Advice about a value that isn't allowed, in addition to finding the cause.
    func advice(for value: Double) -> String? {
        guard let near, value < near, !allows(value) else { return nil }
        return "lower the limit in the counts file"
    }
}

/// The limits of one workload at one size. Times have no limits: they are printed and never asserted.
package struct Limits: Codable, Hashable, Sendable {
    package var bodies: Limit?
    package var operations: Limit?
    package var allocations: Limit?
    package var patchBytes: Limit?
    package var heapBytesPerRow: Limit?
    package var instructions: Limit?

    package init(
        bodies: Limit? = nil, operations: Limit? = nil, allocations: Limit? = nil, patchBytes: Limit? = nil,
        heapBytesPerRow: Limit? = nil, instructions: Limit? = nil
    ) {
        self.bodies = bodies
        self.operations = operations
        self.allocations = allocations
        self.patchBytes = patchBytes
        self.heapBytesPerRow = heapBytesPerRow
        self.instructions = instructions
    }
}

/// The file that says which counts pass.
///
///     { "format": 1,
///       "engines": { "floor": { "W4": { "1000": { "operations": { "exactly": 1 },
///                                                 "allocations": { "atMost": 0 } } } } } }
package struct Gate: Codable, Hashable, Sendable {
    /// A count that doesn't pass.
    package struct Finding: Hashable, Sendable, CustomStringConvertible {
        package let place: String
        package let problem: String

        package var description: String { "\(place): \(problem)" }
    }

    package var format: Int
    /// Limits by engine, workload and rows.
    package var engines: [String: [String: [String: Limits]]]

    package init(engines: [String: [String: [String: Limits]]]) {
        format = 1
        self.engines = engines
    }

    /// Reads the file.
    ///
    /// - Throws: `DecodingError` if the text isn't such a file or has an unknown format.
    package init(json: String) throws {
        self = try JSONDecoder().decode(Gate.self, from: Data(json.utf8))
        guard format == 1 else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: [], debugDescription: "format \(format) of a counts file is not known"))
        }
    }

    /// Checks a run against the limits.
    ///
    /// A limit without a measurement fails too. Otherwise a renamed workload would always pass.
    package func findings(in records: [Record]) -> [Finding] {
        var findings: [Finding] = []
        for (engine, workloads) in engines.sorted(by: { $0.key < $1.key }) {
            for (workload, sizes) in workloads.sorted(by: { $0.key < $1.key }) {
                for (rows, limits) in sizes.sorted(by: { (Int($0.key) ?? 0) < (Int($1.key) ?? 0) }) {
                    let place = "\(engine) \(workload) at \(rows)"
                    let record = records.first {
                        $0.engine == engine && $0.workload == workload && "\($0.rows)" == rows
                    }
                    findings +=
                        record.map { limits.findings(in: $0, place) } ?? [
                            Finding(place: place, problem: "was not run")
                        ]
                }
            }
        }
        return findings
    }
}

extension Limits {
    func findings(in record: Record, _ place: String) -> [Gate.Finding] {
        let pairs = [
            ("bodies", bodies, record.bodies), ("operations", operations, record.operations),
            ("allocations", allocations, record.allocations), ("patchBytes", patchBytes, record.patchBytes),
            ("heapBytesPerRow", heapBytesPerRow, record.heapBytesPerRow),
            ("instructions", instructions, record.instructions),
        ]
        return pairs.compactMap { name, limit, value in
            guard let limit else { return nil }
            guard let value else { return Gate.Finding(place: place, problem: "\(name) not measured") }
            guard !limit.allows(value) else { return nil }
            let problem = ["\(decimal(value)) \(name), \(limit)", limit.advice(for: value)].compactMap(\.self)
            return Gate.Finding(place: place, problem: problem.joined(separator: ": "))
        }
    }
}

extension Limit: CustomStringConvertible {
    package var description: String {
        let parts = [
            exactly.map { "exactly \(decimal($0))" }, atMost.map { "at most \(decimal($0))" },
            near.map { "\(decimal($0)) ± \(decimal(Self.tolerance * 100)) %" },
        ]
        return parts.compactMap(\.self).joined(separator: " and ") + " allowed"
    }
}
