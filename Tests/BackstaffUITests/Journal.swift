/// What views did, in order, for tests to compare with what they were to do.
@MainActor
final class Journal {
    private var lines: [String] = []

    /// How many lines there are since they were last taken.
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
