/// Leaves out a warning of SwiftPM's about packages that Backstaff depends on: no user can act on it.
///
/// ```
/// warning: 'swift-log': found 1 file(s) which are unhandled; explicitly declare them as resources or exclude from the target
///     /cache/build-9e8d7c6b5a493827/checkouts/swift-log/Sources/Logging/CMakeLists.txt
/// ```
///
/// Only the second line says whose package it is. So the first one waits for it.
struct UnhandledFiles {
    private var warning: String?
    private var isLeftOut = false

    /// The lines to print in place of a line of the output.
    mutating func lines(for line: String) -> [String] {
        if line.hasPrefix("warning: '"), line.contains("file(s) which are unhandled") {
            defer { warning = line }
            isLeftOut = false
            return warning.map { [$0] } ?? []
        }
        if line.hasPrefix("    /") {
            if line.contains("/checkouts/"), warning != nil || isLeftOut {
                warning = nil
                isLeftOut = true
                return []
            }
        } else {
            isLeftOut = false
        }
        defer { warning = nil }
        return (warning.map { [$0] } ?? []) + [line]
    }
}
