extension Diagnostics {
    /// A message on one line. Line separators and control characters are escaped, and a long message is cut.
    package static func line(_ message: String, limit: Int) -> String {
        var line = ""
        for scalar in message.unicodeScalars.prefix(limit) {
            switch scalar.properties.generalCategory {
            case .control, .lineSeparator, .paragraphSeparator: line += scalar.escaped(asASCII: true)
            default: line.unicodeScalars.append(scalar)
            }
        }
        return message.unicodeScalars.count > limit ? line + "…" : line
    }

    /// The description of a value for a message. A long description is cut, so that the advice after it still fits.
    package static func short(_ value: some Any, limit: Int = 100) -> String {
        let text = String(describing: value).unicodeScalars
        return text.count > limit ? String(String.UnicodeScalarView(text.prefix(limit))) + "…" : String(text)
    }
}
