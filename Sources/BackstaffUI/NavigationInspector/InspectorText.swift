import BackstaffNavigation

/// Limits the length of the inspector's texts, because descriptions of the app's values can have any length.
enum InspectorText {
    static let limit = 300
    static let outlineLimit = 40_000
    private static let mostLines = 30

    static func clip(_ text: String, to limit: Int = limit) -> String {
        Diagnostics.short(text, limit: limit)
    }

    static func lines(_ lines: [String]) -> String {
        var shown = lines.prefix(mostLines).map { clip($0) }
        if lines.count > mostLines { shown.append("and \(lines.count - mostLines) more") }
        return shown.joined(separator: "\n")
    }

    static func of(_ value: NavigationValue) -> String { Diagnostics.short(value, limit: limit) }
}
