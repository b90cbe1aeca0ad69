extension Package {
    /// The installed size with a unit that suits it: "686 KiB", "20.4 MiB"; nil if the file doesn't say.
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

    /// The long description as paragraphs.
    ///
    /// Lines of one space are flowing text and joined; lines that are indented further, such as the items of a list,
    /// keep a line of their own.
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
