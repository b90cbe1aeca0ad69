/// What a TrueType or OpenType file says about its font: the names, the weight and the slope.
///
/// The outlines aren't read: the browser does that, and checks them.
package struct FontHeader: Hashable, Sendable {
    /// Why a file isn't a font that can be shown.
    package enum Problem: String, Error {
        case noFont = "the file is no TrueType or OpenType font"
        case collection = "the file is a collection of fonts; browsers show only files with one font"
        case noName = "the font has no name"
    }

    /// The ending of the file's name: `ttf` or `otf`.
    package let ending: String
    /// The name for programs, such as “Rubik-BoldItalic”.
    package let postScriptName: String
    /// The name of the font with those that belong to it, such as “Rubik”.
    package let family: String
    /// The name for people, such as “Rubik Bold Italic”.
    package let fullName: String
    /// The weights from the lightest to the boldest, from 1 to 1000. Only a variable font has several.
    package let weights: ClosedRange<Int>
    package let isItalic: Bool

    /// - Parameter bytes: The contents of the file.
    package init(of bytes: [UInt8]) throws(Problem) {
        let bytes = PictureBytes(bytes)
        if bytes.begins(with: Array("OTTO".utf8)) {
            ending = "otf"
        } else if bytes.begins(with: [0, 1, 0, 0]) || bytes.begins(with: Array("true".utf8)) {
            ending = "ttf"
        } else {
            throw bytes.begins(with: Array("ttcf".utf8)) ? .collection : .noFont
        }
        let tables = FontTables(bytes)
        guard let place = tables.place(of: "name") else { throw .noFont }
        let names = FontNames(in: bytes, at: place)
        guard let postScriptName = names[6] else { throw .noName }
        self.postScriptName = postScriptName
        // A family with more than the four usual fonts has a name of its own.
        family = names[16] ?? names[1] ?? postScriptName
        fullName = names[4] ?? postScriptName
        let style = tables.place(of: "OS/2")
        let weight = min(max(style.flatMap { bytes.big16(at: $0 + 4) } ?? 400, 1), 1_000)
        weights = tables.weights(in: bytes) ?? weight...weight
        isItalic = (style.flatMap { bytes.big16(at: $0 + 62) } ?? 0) & 1 == 1
    }
}

/// The tables of a font's file.
private struct FontTables {
    private let places: [String: Int]

    init(_ bytes: PictureBytes) {
        var places: [String: Int] = [:]
        for index in 0..<(bytes.big16(at: 4) ?? 0) {
            let entry = 12 + 16 * index
            guard let place = bytes.big32(at: entry + 8), place < bytes.count else { continue }
            let tag = (0..<4).compactMap { bytes.byte(at: entry + $0).map { Character(UnicodeScalar(UInt8($0))) } }
            places[String(tag)] = place
        }
        self.places = places
    }

    func place(of tag: String) -> Int? { places[tag] }

    /// The weights of a variable font.
    func weights(in bytes: PictureBytes) -> ClosedRange<Int>? {
        guard let place = places["fvar"], let first = bytes.big16(at: place + 4),
            let count = bytes.big16(at: place + 8), let size = bytes.big16(at: place + 10)
        else { return nil }
        for index in 0..<count {
            let axis = place + first + index * size
            guard bytes.has(Array("wght".utf8), at: axis) else { continue }
            // The numbers have 16 bits behind the point.
            guard let least = bytes.big16(at: axis + 4), let most = bytes.big16(at: axis + 12) else { return nil }
            return 1 <= least && least <= most && most <= 1_000 ? least...most : nil
        }
        return nil
    }
}

/// The names in a font's file, by their numbers.
private struct FontNames {
    private var names: [Int: String] = [:]

    init(in bytes: PictureBytes, at table: Int) {
        guard let count = bytes.big16(at: table + 2), let strings = bytes.big16(at: table + 4) else { return }
        var ranks: [Int: Int] = [:]
        for index in 0..<count {
            let record = table + 6 + 12 * index
            guard let platform = bytes.big16(at: record), let language = bytes.big16(at: record + 4),
                let number = bytes.big16(at: record + 6), let length = bytes.big16(at: record + 8),
                let offset = bytes.big16(at: record + 10)
            else { return }
            guard [1, 4, 6, 16].contains(number) else { continue }
            // English names of Windows come first, then other names of Unicode, then those of old Macs.
            let rank = platform == 3 ? (language == 0x409 ? 3 : 2) : platform == 0 ? 2 : 1
            guard rank > ranks[number] ?? 0,
                let name = Self.text(in: bytes, at: table + strings + offset, length: length, isWide: platform != 1)
            else { continue }
            names[number] = name
            ranks[number] = rank
        }
    }

    subscript(number: Int) -> String? { names[number] }

    private static func text(in bytes: PictureBytes, at place: Int, length: Int, isWide: Bool) -> String? {
        let size = isWide ? 2 : 1
        let units = stride(from: 0, to: length / size * size, by: size).compactMap { offset in
            bytes.number(size, at: place + offset, isBig: true).map { UInt16($0) }
        }
        guard units.count == length / size, isWide || units.allSatisfy({ $0 < 0x80 }) else { return nil }
        let name = String(decoding: units, as: UTF16.self)
        return name.isEmpty ? nil : name
    }
}
