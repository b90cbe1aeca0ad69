/// The format and the size of a picture, read from the beginning of its file. The picture itself isn't decoded.
package struct PictureHeader: Equatable, Sendable {
    package let kind: PictureKind
    /// The size in pixels. An SVG picture has a size in points.
    package let width: Double
    package let height: Double

    /// The limits on pictures. A browser needs four bytes for each pixel.
    package static let mostPixels = 80_000_000.0
    package static let longestSide = 32_768.0
    package static let mostBytes = 32 << 20

    /// What is wrong with a picture.
    package enum Problem: Error, Equatable, Sendable, CustomStringConvertible {
        case empty
        case truncated
        case malformed(String)
        case unknown
        case unsupported(String)
        case tooLarge(width: Double, height: Double)

        package var description: String {
            switch self {
            case .empty: "the file is empty"
            case .truncated: "the file ends too early; save the picture again"
            case .malformed(let format): "the file isn't a valid \(format) picture; save it again"
            case .unknown: "the file isn't a PNG, JPEG, GIF, WebP or SVG picture"
            case .unsupported(let format):
                "pictures in the format \(format) aren't shown by all browsers; save it as PNG, JPEG, GIF, WebP or SVG"
            case .tooLarge(let width, let height) where width * height > PictureHeader.mostPixels:
                """
                the picture has \(Self.whole(width)) by \(Self.whole(height)) pixels; \
                at most \(Self.whole(PictureHeader.mostPixels / 1_000_000)) million are shown
                """
            case .tooLarge(let width, let height):
                """
                the picture has \(Self.whole(width)) by \(Self.whole(height)) pixels; \
                at most \(Self.whole(PictureHeader.longestSide)) are shown on a side
                """
            }
        }

        private static func whole(_ value: Double) -> String {
            Int(exactly: value.rounded()).map { "\($0)" } ?? "\(value)"
        }
    }

    /// Reads the header of a picture.
    ///
    /// - Parameter bytes: The whole file.
    package init(of bytes: [UInt8]) throws(Problem) {
        if bytes.isEmpty { throw .empty }
        let reader = PictureBytes(bytes)
        let found: (kind: PictureKind, width: Double, height: Double)
        if reader.begins(with: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) {
            found = try Self.png(reader)
        } else if reader.begins(with: [0xff, 0xd8]) {
            found = try Self.jpeg(reader)
        } else if reader.begins(with: Array("GIF8".utf8)) {
            found = try Self.gif(reader)
        } else if reader.begins(with: Array("RIFF".utf8)), reader.has(Array("WEBP".utf8), at: 8) {
            found = try Self.webP(reader)
        } else if let size = try SVGSize(bytes) {
            found = (.svg, size.width, size.height)
        } else {
            throw Self.otherFormat(reader)
        }
        guard found.width >= 1, found.height >= 1 else { throw .malformed(found.kind.rawValue.uppercased()) }
        guard found.width <= Self.longestSide, found.height <= Self.longestSide,
            found.width * found.height <= Self.mostPixels
        else { throw .tooLarge(width: found.width, height: found.height) }
        (kind, width, height) = found
    }

    private static func otherFormat(_ reader: PictureBytes) -> Problem {
        if reader.begins(with: Array("%PDF".utf8)) { return .unsupported("PDF") }
        if reader.begins(with: Array("II*\0".utf8)) || reader.begins(with: Array("MM\0*".utf8)) {
            return .unsupported("TIFF")
        }
        if reader.has(Array("ftyp".utf8), at: 4) { return .unsupported("HEIF") }
        if reader.begins(with: Array("BM".utf8)) { return .unsupported("BMP") }
        return .unknown
    }

    // MARK: Formats

    private static func png(_ reader: PictureBytes) throws(Problem) -> (PictureKind, Double, Double) {
        guard reader.has(Array("IHDR".utf8), at: 12) else { throw reader.count < 16 ? .truncated : .malformed("PNG") }
        guard let width = reader.big32(at: 16), let height = reader.big32(at: 20) else { throw .truncated }
        // The chunks, up to the last one.
        var place = 8
        let end = Array("IEND".utf8)
        while true {
            guard let length = reader.big32(at: place) else { throw .truncated }
            if reader.has(end, at: place + 4) { break }
            // The length, the name, the data and a checksum.
            let (next, overflows) = place.addingReportingOverflow(length + 12)
            if overflows || next > reader.count { throw .truncated }
            place = next
        }
        return (.png, Double(width), Double(height))
    }

    private static func jpeg(_ reader: PictureBytes) throws(Problem) -> (PictureKind, Double, Double) {
        var place = 2
        var isTurned = false
        while true {
            guard let marker = reader.byte(at: place), let kind = reader.byte(at: place + 1) else { throw .truncated }
            guard marker == 0xff else { throw .malformed("JPEG") }
            if kind == 0xff {
                place += 1
                continue
            }
            guard let length = reader.big16(at: place + 2) else { throw .truncated }
            guard length >= 2 else { throw .malformed("JPEG") }
            switch kind {
            case 0xe1: isTurned = ExifOrientation.isTurned(reader, from: place + 4, length: length - 2) ?? isTurned
            case 0xc0...0xcf where ![0xc4, 0xc8, 0xcc].contains(kind):
                guard let height = reader.big16(at: place + 5), let width = reader.big16(at: place + 7) else {
                    throw .truncated
                }
                guard reader.endsOfJPEG(after: place) else { throw .truncated }
                return isTurned ? (.jpeg, Double(height), Double(width)) : (.jpeg, Double(width), Double(height))
            case 0xd9, 0xda: throw .malformed("JPEG")
            default: break
            }
            place += 2 + length
        }
    }

    private static func gif(_ reader: PictureBytes) throws(Problem) -> (PictureKind, Double, Double) {
        guard let width = reader.little16(at: 6), let height = reader.little16(at: 8),
            let flags = reader.byte(at: 10)
        else { throw .truncated }
        // Behind the palette are blocks, up to the trailer. Browsers end at a byte that begins none.
        var place = 13 + paletteSize(flags)
        while true {
            switch reader.byte(at: place) {
            case nil: throw .truncated
            case 0x21: place += 2
            case 0x2c:
                guard let flags = reader.byte(at: place + 9) else { throw .truncated }
                // The image's own palette, and the width of its codes.
                place += 10 + paletteSize(flags) + 1
            default: return (.gif, Double(width), Double(height))
            }
            while let length = reader.byte(at: place), length > 0 { place += 1 + length }
            place += 1
        }
    }

    /// The number of bytes of a palette in a GIF picture.
    private static func paletteSize(_ flags: Int) -> Int { flags & 0x80 == 0 ? 0 : 3 << (flags & 7 + 1) }

    private static func webP(_ reader: PictureBytes) throws(Problem) -> (PictureKind, Double, Double) {
        guard let size = reader.little32(at: 4), size <= reader.count - 8 else { throw .truncated }
        if reader.has(Array("VP8X".utf8), at: 12) {
            guard let width = reader.little24(at: 24), let height = reader.little24(at: 27) else { throw .truncated }
            return (.webp, Double(width + 1), Double(height + 1))
        }
        if reader.has(Array("VP8L".utf8), at: 12) {
            guard reader.byte(at: 20) == 0x2f, let bits = reader.little32(at: 21) else { throw .malformed("WebP") }
            return (.webp, Double((bits & 0x3fff) + 1), Double((bits >> 14 & 0x3fff) + 1))
        }
        if reader.has(Array("VP8 ".utf8), at: 12) {
            guard reader.has([0x9d, 0x01, 0x2a], at: 23), let width = reader.little16(at: 26),
                let height = reader.little16(at: 28)
            else { throw .malformed("WebP") }
            return (.webp, Double(width & 0x3fff), Double(height & 0x3fff))
        }
        throw .malformed("WebP")
    }
}
