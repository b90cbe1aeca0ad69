import FoundationEssentials
import Glibc
import Measurement

/// One run of the program, with its engines and options.
@MainActor
struct Session {
    let floor: any Engine
    let others: [any Engine]
    let options: Options

    /// - Returns: The exit code.
    func run() throws -> Int32 {
        let workloads = Workload.all.filter { workload in
            options.only.isEmpty || options.only.contains { workload.id.hasPrefix($0) }
        }
        guard !workloads.isEmpty else { throw BadOption(name: "--only") }
        if let cycles = options.fixedCycles { return try runFixed(cycles, workloads) }

        let chosen = others.filter { options.engines.isEmpty || options.engines.contains($0.name) }
        let runner = Runner(engines: [floor] + chosen, seconds: options.seconds)
        var records: [Record] = []
        for workload in workloads {
            for rows in sizes(of: workload) { records += try runner.measure(workload, rows: rows) }
        }
        if let path = options.instructions {
            records = records.addingInstructions(of: try JSONLines.records(in: try text(of: path)))
        }
        let report = Report(workloads: workloads, records: records, floor: floor.name)
        try write(report)
        return try judge(records)
    }

    private func sizes(of workload: Workload) -> [Int] {
        options.rows.isEmpty ? workload.sizes : options.rows
    }

    private func runFixed(_ cycles: Int, _ workloads: [Workload]) throws -> Int32 {
        let name = options.engines.first ?? floor.name
        guard let engine = ([floor] + others).first(where: { $0.name == name }) else {
            throw BadOption(name: "--engine")
        }
        // An exact name is tried first, so that W4 doesn't select two workloads.
        guard let workload = workloads.first(where: { options.only.contains($0.id) }) ?? workloads.first,
            let rows = sizes(of: workload).first
        else { throw BadOption(name: "--only") }
        return Runner.repeatExactly(cycles, of: workload, rows: rows, on: engine) ? 0 : 69
    }

    private func write(_ report: Report) throws {
        if options.jsonLines != "-" {
            if options.seconds > 0 { print(report.times(), terminator: "\n\n") }
            print(report.counts())
        }
        guard let path = options.jsonLines else { return }
        let text = try JSONLines.text(of: report.records)
        if path == "-" {
            print(text, terminator: "")
        } else {
            try Data(text.utf8).write(to: URL(filePath: path))
        }
    }

    private func judge(_ records: [Record]) throws -> Int32 {
        guard let path = options.gate else { return 0 }
        let gate = try Gate(json: try text(of: path))
        let findings = gate.findings(in: records)
        for finding in findings { print("gate: \(finding)") }
        if findings.isEmpty { print("gate: all counts pass") }
        return findings.isEmpty ? 0 : 1
    }

    private func text(of path: String) throws -> String {
        String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self)
    }
}
