/// One alternative of a dependency, with the installed package that meets it.
public struct DependencyLine: Identifiable, Sendable {
    /// The line's place in its list.
    public let id: Int
    /// What the field asks for.
    public let alternative: Dependency.Alternative
    /// Whether it is the second or a later choice of its group.
    public let isFallback: Bool
    /// The installed package that meets it; nil if there is none.
    public let package: Package?

    /// What is asked for: "libc6", or "or libc6" for a fallback.
    public var title: String {
        isFallback ? "or \(alternative.name)" : alternative.name
    }

    /// The limit on the version, who stands in, and whether it is missing: "≥ 2.36 · provided by mawk".
    public var note: String? {
        var notes: [String] = []
        if let constraint = alternative.constraint { notes.append(constraint.description) }
        if let package {
            if package.name != alternative.name { notes.append("provided by \(package.name)") }
        } else {
            notes.append("not installed")
        }
        return notes.isEmpty ? nil : notes.joined(separator: " · ")
    }
}
