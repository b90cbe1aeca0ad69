/// One alternative of a dependency, with the installed package that satisfies it.
public struct DependencyLine: Identifiable, Sendable {
    /// The index of the line in its list.
    public let id: Int
    /// The alternative in the field.
    public let alternative: Dependency.Alternative
    /// Whether it isn't the first alternative of its dependency.
    public let isFallback: Bool
    /// The installed package that satisfies it, or nil if there is none.
    public let package: Package?

    /// The required package: "libc6", or "or libc6" for a later alternative.
    public var title: String {
        isFallback ? "or \(alternative.name)" : alternative.name
    }

    /// The limit on the version, the providing package, and whether it is missing, for example "≥ 2.36 · provided by
    /// mawk".
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
