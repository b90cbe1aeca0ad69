extension Package {
    /// The installed size with a suitable unit, for example "686 KiB" or "20.4 MiB", or nil if it is unknown.
    public var size: String? {
        guard let installedSize else { return nil }
        if installedSize < 1024 { return "\(installedSize) KiB" }
        if installedSize < 1024 * 1024 { return "\(Self.tenths(installedSize, of: 1024)) MiB" }
        return "\(Self.tenths(installedSize, of: 1024 * 1024)) GiB"
    }

    /// `size` in `unit`s, rounded to one place: "20.4".
    private static func tenths(_ size: Int, of unit: Int) -> String {
        let tenths = (size * 10 + unit / 2) / unit
        return "\(tenths / 10).\(tenths % 10)"
    }

    /// The paragraphs of the long description.
    ///
    /// Lines that begin with one space are joined to paragraphs. Lines with more indentation, such as the items of a
    /// list, are kept separate.
    public var paragraphs: [String] {
        var paragraphs: [String] = []
        var current = ""
        for line in details.split(separator: "\n") {
            let text = line.drop { $0 == " " || $0 == "\t" }
            if text.isEmpty || text == "." {
                if !current.isEmpty { paragraphs.append(current) }
                current = ""
            } else if current.isEmpty {
                current = String(text)
            } else {
                let isFlowing = line.utf8.count - text.utf8.count <= 1
                current += (isFlowing ? " " : "\n") + text
            }
        }
        if !current.isEmpty { paragraphs.append(current) }
        return paragraphs
    }
}
