extension Element {
    /// Describes the element and everything below it as text. Each element is one line, indented by depth.
    ///
    /// A line has the role, the text in quotes, and the attributes that describe the element's state.
    ///
    ///     navigation-stack
    ///       screen covered
    ///         …
    ///       screen
    ///         navigation-bar display-mode=inline
    ///           back-button "Recipes"
    ///           bar-title "Apple Pie"
    ///
    /// - Parameter suffix: Returns what is added to the line of an element.
    package func outline(_ suffix: (Element) -> String = { _ in "" }) -> String {
        var lines: [String] = []
        appendOutline(to: &lines, depth: 0, suffix)
        return lines.joined(separator: "\n")
    }

    private func appendOutline(to lines: inout [String], depth: Int, _ suffix: (Element) -> String) {
        if isHiddenByForm { return }
        var line = String(repeating: "  ", count: depth) + role.rawValue
        if !text.isEmpty { line += " \"\(text)\"" }
        for (key, value) in attributes.sorted(by: { $0.key.rawValue < $1.key.rawValue }) where key != .heading {
            if key == .form || key == .formerValues || key.isFrame || (key == .chevron && !showsChevron) { continue }
            if role == .canvas, key == .drawing, case .text(let markup) = value {
                line += " drawing=\"\(DrawingSummary.words(of: markup))\""
                continue
            }
            line += " " + key.rawValue + value.outlineSuffix
        }
        lines.append(line + suffix(self))
        for child in children { child.appendOutline(to: &lines, depth: depth + 1, suffix) }
    }
}

extension AttributeValue {
    fileprivate var outlineSuffix: String {
        switch self {
        case .flag: ""
        case .number(let number): "=" + (Int(exactly: number).map { String($0) } ?? String(number))
        case .text(let text): text.contains(" ") ? "=\"\(text)\"" : "=\(text)"
        case .color(let name): "=" + name
        }
    }
}

extension AttributeKey {
    /// Whether the attribute is a part of the frame of an element.
    fileprivate var isFrame: Bool {
        switch self {
        case .placedX, .placedY, .placedWidth, .placedHeight, .arrangedWidth, .arrangedHeight: true
        default: false
        }
    }
}
