/// The tables of a run: the requirements, and the counts.
package struct Report {
    package let workloads: [Workload]
    package let records: [Record]
    package let floor: String

    package init(workloads: [Workload], records: [Record], floor: String) {
        self.workloads = workloads
        self.records = records
        self.floor = floor
    }

    private var engines: [String] {
        let others = records.map(\.engine).filter { $0 != floor }
        return others.enumerated().filter { others.firstIndex(of: $1) == $0 }.map(\.element)
    }

    /// One line for each measurement, and one for each further requirement at its size.
    ///
    /// If the run has only the floor, its figures are shown without a verdict.
    package func times() -> Table {
        var table = Table(columns: [
            "workload", "rows", "engine", "median", "p99", "floor", "ratio", "target", "seen", "verdict",
        ])
        for workload in workloads {
            for rows in sizes(of: workload) {
                let base = record(workload, rows, floor)
                for engine in engines.isEmpty ? [floor] : engines {
                    guard let own = record(workload, rows, engine) else { continue }
                    let head = [
                        workload.id, "\(rows)", engine, own.medianNanoseconds.map(duration) ?? "–",
                        own.p99Nanoseconds.map(duration) ?? "–", base?.medianNanoseconds.map(duration) ?? "–",
                        ratio(own.medianNanoseconds, base?.medianNanoseconds).map { decimal($0) + " ×" } ?? "–",
                    ]
                    for line in lines(head, verdicts(engine, workload, rows)) { table.append(line) }
                }
            }
        }
        return table
    }

    /// The counts, which are the same in every run. The floor's line is above each engine's.
    package func counts() -> Table {
        var table = Table(columns: [
            "workload", "rows", "engine", "allocations", "heap B a row", "retained B", "bodies", "operations",
            "patch B", "instructions",
        ])
        for record in records {
            table.append(
                [record.workload, "\(record.rows)", record.engine]
                    + [
                        record.allocations, record.heapBytesPerRow, record.retainedBytes, record.bodies,
                        record.operations, record.patchBytes, record.instructions,
                    ].map { $0.map(decimal) ?? "–" })
        }
        return table
    }

    private func lines(_ head: [String], _ verdicts: [[String]]) -> [[String]] {
        guard let first = verdicts.first else { return [head] }
        let indent = Array(repeating: "", count: head.count)
        return [head + first] + verdicts.dropFirst().map { indent + $0 }
    }

    private func verdicts(_ engine: String, _ workload: Workload, _ rows: Int) -> [[String]] {
        guard engine != floor else { return [] }
        let own = records.filter { $0.workload == workload.id }
        return workload.requirements.filter { $0.rows == rows }.map { requirement in
            let value = requirement.value(engine: engine, floor: floor, in: own)
            return [
                requirement.description, value.map(requirement.text) ?? "–",
                requirement.verdict(for: value).rawValue,
            ]
        }
    }

    private func sizes(of workload: Workload) -> [Int] {
        Set(records.filter { $0.workload == workload.id }.map(\.rows)).sorted()
    }

    private func record(_ workload: Workload, _ rows: Int, _ engine: String) -> Record? {
        records.first { $0.workload == workload.id && $0.rows == rows && $0.engine == engine }
    }
}
