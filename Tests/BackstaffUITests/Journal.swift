/// Records what views did, in order, for comparison with the expectation.
@MainActor
final class Journal {
    private var lines: [String] = []

    /// The number of lines since the last `take()`.
    var count: Int { lines.count }

    func note(_ line: String) {
        lines.append(line)
    }

    /// The lines since the last call.
    func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}
