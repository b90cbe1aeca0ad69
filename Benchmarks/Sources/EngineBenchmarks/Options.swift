/// The options of the command line.
struct Options {
    var only: [String] = []
    var rows: [Int] = []
    var engines: [String] = []
    var seconds = 0.5
    var fixedCycles: Int?
    var gate: String?
    var instructions: String?
    var jsonLines: String?

    static let help = """
        EngineBenchmarks: W1 to W11 on each engine, beside the hand-written floor of the same run.

          --only W2,W4      workloads whose name begins with one of these
          --rows 1000       sizes, instead of each workload's own
          --engine NAME     engines, comma-separated; the floor is always run with others
          --seconds S       how long each engine is sampled in each workload (0.5); 0 counts only
          --json FILE       also write one JSON object a line; - is standard output, without the tables
          --gate FILE       hold the counts against this file and exit with 1 if one doesn't pass
          --instructions FILE  what scripts/instructions printed, for the gate
          --fixed CYCLES    run one engine, workload and size exactly so often and print nothing (for callgrind)
        """

    /// - Throws: `BadOption` for an unknown name or an invalid value.
    init(arguments: [String]) throws {
        var rest = arguments[...]
        while let name = rest.popFirst() {
            guard let value = rest.popFirst() else { throw BadOption(name: name) }
            let items = value.split(separator: ",").map(String.init)
            switch name {
            case "--only": only = items
            case "--engine": engines = items
            case "--rows": rows = try items.map { try Self.read(name, Int($0), in: 1...1_000_000) }
            case "--seconds": seconds = try Self.read(name, Double(value), in: 0...600)
            case "--fixed": fixedCycles = try Self.read(name, Int(value), in: 0...1_000_000_000)
            case "--gate": gate = value
            case "--instructions": instructions = value
            case "--json": jsonLines = value
            default: throw BadOption(name: name)
            }
        }
    }

    private static func read<Value>(_ name: String, _ value: Value?, in range: ClosedRange<Value>) throws -> Value {
        guard let value, range.contains(value) else { throw BadOption(name: name) }
        return value
    }
}

struct BadOption: Error {
    let name: String
}
