/// Records what views did, in order, for comparison with the expectation.
@MainActor
package final class Journal {
    private var lines: [String] = []

    package init() {}

    /// The number of lines since the last `take()`.
    package var count: Int { lines.count }

    package func note(_ line: String) {
        lines.append(line)
    }

    /// The lines since the last call.
    package func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}
