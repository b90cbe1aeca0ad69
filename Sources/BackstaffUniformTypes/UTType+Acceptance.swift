extension UTType {
    /// What the type is called in the `accept` attribute of a file field: MIME types, and extensions with a dot. The
    /// result is `nil` if files of the type can't be told by these.
    private var patterns: [String]? {
        if Self.unlimited.contains(self) { return nil }
        let special = TypeFacts.all.filter { UTType(declared: $0.identifier).conforms(to: self) }
        var patterns = Self.families.first { $0.type == self }.map { [$0.pattern] } ?? []
        for facts in special {
            if let mimeType = facts.mimeType { patterns.append(mimeType) }
            patterns += facts.extensions.map { "." + $0 }
        }
        return patterns.isEmpty ? nil : patterns
    }

    /// The types that all files have.
    private static let unlimited: Set<UTType> = [
        .item, .content, .compositeContent, .data, .directory, .folder, .package,
    ]

    /// The types of which browsers know all files.
    private static let families: [(type: UTType, pattern: String)] = [
        (.image, "image/*"), (.audio, "audio/*"), (.movie, "video/*"), (.video, "video/*"), (.text, "text/*"),
    ]

    fileprivate static func patterns(of types: [UTType]) -> String {
        var found: [String] = []
        for type in types {
            // If one of the types can't be named, a user must be able to choose any file.
            guard let patterns = type.patterns else { return "" }
            found += patterns.filter { !found.contains($0) }
        }
        return found.joined(separator: ",")
    }
}

extension [UTType] {
    /// The value of the `accept` attribute of a file field, for example `application/json,.json`. It is empty if all
    /// files are offered.
    package var acceptedPatterns: String { UTType.patterns(of: self) }
}
