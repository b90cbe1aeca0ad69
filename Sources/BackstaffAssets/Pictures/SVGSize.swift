import Foundation

/// The size of an SVG picture, by the attributes of its root.
struct SVGSize {
    let width: Double
    let height: Double

    /// The root must begin within this many bytes.
    private static let mostBytes = 64 * 1024

    /// The result is `nil` if the file isn't SVG.
    init?(_ bytes: [UInt8]) throws(PictureHeader.Problem) {
        let text = String(decoding: bytes.prefix(Self.mostBytes), as: UTF8.self)
        guard let tag = Self.root(in: text) else { return nil }
        guard bytes.suffix(256).contains(UInt8(ascii: ">")),
            String(decoding: bytes.suffix(512), as: UTF8.self).contains("/")
        else {
            throw .truncated
        }
        let attributes = Self.attributes(of: tag)
        let box = (attributes["viewBox"] ?? "").split { $0 == " " || $0 == "," }.compactMap { Double($0) }
        let natural = box.count == 4 && box[2] > 0 && box[3] > 0 ? (box[2], box[3]) : nil
        let width = Self.length(attributes["width"])
        let height = Self.length(attributes["height"])
        switch (width, height, natural) {
        case (let width?, let height?, _): (self.width, self.height) = (width, height)
        case (let width?, nil, let box?): (self.width, self.height) = (width, width * box.1 / box.0)
        case (nil, let height?, let box?): (self.width, self.height) = (height * box.0 / box.1, height)
        case (nil, nil, let box?): (self.width, self.height) = box
        // What a browser takes for a picture without a size.
        default: (self.width, self.height) = (width ?? 300, height ?? 150)
        }
    }

    /// The text between `<svg` and `>`. Only declarations and comments may come before it.
    private static func root(in text: String) -> Substring? {
        var rest = text.drop { $0.isWhitespace || $0 == "\u{feff}" }
        while rest.hasPrefix("<?") || rest.hasPrefix("<!") {
            let end =
                rest.hasPrefix("<!--")
                ? "-->" : rest.hasPrefix("<?") ? "?>" : rest.prefix(200).contains("[") ? "]>" : ">"
            guard let range = rest.range(of: end) else { return nil }
            rest = rest[range.upperBound...].drop { $0.isWhitespace }
        }
        guard rest.hasPrefix("<svg"), let after = rest.dropFirst(4).first, after.isWhitespace || after == ">" else {
            return nil
        }
        return rest.firstIndex(of: ">").map { rest.dropFirst(4)[..<$0] }
    }

    private static func attributes(of tag: Substring) -> [String: String] {
        var found: [String: String] = [:]
        var rest = tag
        while let equals = rest.firstIndex(of: "=") {
            let name = rest[..<equals].split(whereSeparator: \.isWhitespace).last.map(String.init) ?? ""
            let value = rest[rest.index(after: equals)...].drop { $0.isWhitespace }
            guard let quote = value.first, quote == "\"" || quote == "'",
                let end = value.dropFirst().firstIndex(of: quote)
            else { break }
            if found[name] == nil { found[name] = String(value.dropFirst()[..<end]) }
            rest = value[value.index(after: end)...]
        }
        return found
    }

    /// A length in points, which are the pixels of CSS. A share of the surroundings has none.
    private static func length(_ text: String?) -> Double? {
        guard let text = text?.trimmingCharacters(in: .whitespaces) else { return nil }
        let units = ["px": 1, "pt": 4.0 / 3, "pc": 16, "in": 96, "cm": 96 / 2.54, "mm": 9.6 / 2.54]
        let unit = units.first { text.hasSuffix($0.key) }
        guard let number = Double(unit == nil ? text : String(text.dropLast(2))), number.isFinite, number > 0 else {
            return nil
        }
        return number * (unit?.value ?? 1)
    }
}
