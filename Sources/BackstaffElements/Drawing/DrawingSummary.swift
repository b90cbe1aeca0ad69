/// What a canvas draws, in a short form for outlines.
///
///     2 fills, stroke, text “Mon”, symbol star
///
/// It is read from the markup of the drawing, whose tags only Backstaff makes.
enum DrawingSummary {
    /// The number of entries after which the rest is only counted.
    private static let most = 12

    static func words(of markup: String) -> String {
        var entries: [(name: String, count: Int)] = []
        var left = 0
        func add(_ name: String) {
            if entries.last?.name == name {
                entries[entries.count - 1].count += 1
            } else if entries.count < most {
                entries.append((name, 1))
            } else {
                left += 1
            }
        }
        let shown = markup.hasPrefix("<defs>") ? afterDefinitions(markup) : Substring(markup)
        for part in shown.split(separator: "<") {
            if part.hasPrefix("path") {
                add(part.contains(" stroke=") ? "stroke" : "fill")
            } else if part.hasPrefix("text ") {
                add("text “\(words(after: ">", in: part))”")
            } else if part.hasPrefix("tspan"), let last = entries.last, last.name.hasSuffix("“”") {
                entries[entries.count - 1].name = "text “\(words(after: ">", in: part))”"
            } else if part.hasPrefix("use ") {
                add("symbol \(name(after: "#symbol-", in: part))")
            } else if part.hasPrefix("image ") {
                add("picture")
            }
        }
        var words = entries.map { name, count in
            if count == 1 { return name }
            return name.contains(" ") ? "\(name) × \(count)" : "\(count) \(name)s"
        }
        if left > 0 { words.append("\(left) more") }
        return words.isEmpty ? "nothing" : words.joined(separator: ", ")
    }

    private static func afterDefinitions(_ markup: String) -> Substring {
        guard let end = markup.firstRange(of: "</defs>") else { return "" }
        return markup[end.upperBound...]
    }

    private static func words(after mark: String, in part: Substring) -> String {
        guard let start = part.firstRange(of: mark)?.upperBound else { return "" }
        return String(part[start...]).replacing("&lt;", with: "<").replacing("&gt;", with: ">")
            .replacing("&quot;", with: "\"").replacing("&amp;", with: "&")
    }

    private static func name(after mark: String, in part: Substring) -> Substring {
        guard let start = part.firstRange(of: mark)?.upperBound else { return "" }
        return part[start...].prefix { $0 != "\"" }
    }
}
