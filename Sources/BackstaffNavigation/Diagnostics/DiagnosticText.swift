extension Diagnostics {
    /// A message on one line: what could be taken for the end of it, or steer a terminal, is escaped, and what is too long is
    /// cut.
    static func line(_ message: String, limit: Int) -> String {
        var line = ""
        for scalar in message.unicodeScalars.prefix(limit) {
            switch scalar.properties.generalCategory {
            case .control, .lineSeparator, .paragraphSeparator: line += scalar.escaped(asASCII: true)
            default: line.unicodeScalars.append(scalar)
            }
        }
        return message.unicodeScalars.count > limit ? line + "…" : line
    }

    /// A value in a message: its beginning, where it is so long that it would leave no room for what to do.
    package static func short(_ value: some Any, limit: Int = 100) -> String {
        let text = String(describing: value).unicodeScalars
        return text.count > limit ? String(String.UnicodeScalarView(text.prefix(limit))) + "…" : String(text)
    }
}
