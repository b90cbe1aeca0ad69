import Foundation

/// The size of an SVG picture, by the attributes of its root.
struct SVGSize {
    let width: Double
    let height: Double

    /// The root must begin within this many bytes.
    private static let mostBytes = 64 * 1024

    /// The result is `nil` if the file isn't SVG.
    init?(_ bytes: [UInt8]) throws(PictureHeader.Problem) {
        guard let tag = Self.root(in: bytes.prefix(Self.mostBytes)) else { return nil }
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
    private static func root(in bytes: ArraySlice<UInt8>) -> Substring? {
        var rest = bytes
        if rest.starts(with: [0xef, 0xbb, 0xbf]) { rest.removeFirst(3) }
        skipSpace(&rest)
        while true {
            if rest.starts(with: "<!--".utf8) {
                guard skip(&rest, past: "-->") else { return nil }
            } else if rest.starts(with: "<?".utf8) {
                guard skip(&rest, past: "?>") else { return nil }
            } else if rest.starts(with: "<!".utf8) {
                // A document type may have declarations of its own: <!DOCTYPE svg [<!ENTITY …>]>
                guard let end = rest.firstIndex(where: { $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "[") }) else {
                    return nil
                }
                guard skip(&rest, past: rest[end] == UInt8(ascii: "[") ? "]>" : ">") else { return nil }
            } else {
                break
            }
            skipSpace(&rest)
        }
        guard rest.starts(with: "<svg".utf8) else { return nil }
        rest.removeFirst(4)
        guard let after = rest.first, after == UInt8(ascii: ">") || isSpace(after),
            let end = rest.firstIndex(of: UInt8(ascii: ">"))
        else { return nil }
        return String(decoding: rest[..<end], as: UTF8.self)[...]
    }

    /// Removes everything up to the end of a mark. The result is `false` if there is no such mark.
    private static func skip(_ rest: inout ArraySlice<UInt8>, past mark: String) -> Bool {
        let mark = Array(mark.utf8)
        while let first = rest.firstIndex(of: mark[0]) {
            rest = rest[first...]
            if rest.starts(with: mark) {
                rest.removeFirst(mark.count)
                return true
            }
            rest.removeFirst()
        }
        return false
    }

    private static func skipSpace(_ rest: inout ArraySlice<UInt8>) {
        while let first = rest.first, isSpace(first) { rest.removeFirst() }
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || (9...13).contains(byte)
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
