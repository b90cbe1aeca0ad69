import Foundation
import Testing

@testable import BackstaffAssets

@Suite("Headers of pictures")
struct PictureHeaderTests {
    private static func bytes(_ name: String) throws -> [UInt8] {
        let file = URL(fileURLWithPath: #filePath).appending(path: "../../Corpus/picture/\(name)").standardizedFileURL
        return Array(try Data(contentsOf: file))
    }

    private func header(_ name: String) throws -> PictureHeader { try PictureHeader(of: try Self.bytes(name)) }

    @Test(
        "M01 the kind and the size of a picture are read from its file",
        arguments: [
            ("png", PictureKind.png, 3.0, 2.0), ("jpeg-turned", .jpeg, 5, 7), ("gif", .gif, 5, 4),
            ("webp-extended", .webp, 10, 5), ("webp-lossless", .webp, 6, 8), ("svg", .svg, 32, 16),
            ("svg-without-size", .svg, 300, 150),
        ])
    func sizes(name: String, kind: PictureKind, width: Double, height: Double) throws {
        let header = try header(name)
        #expect(header.kind == kind)
        #expect((header.width, header.height) == (width, height))
    }

    @Test(
        "M01 a picture that can't be shown is refused with the reason",
        arguments: [
            ("png-truncated", "ends too early"), ("png-length-beyond-the-end", "ends too early"),
            ("png-too-large", "10000 by 10000 pixels; at most 80 million"), ("pdf", "PDF"),
            ("not-a-picture", "isn't a PNG"),
        ])
    func refusals(name: String, words: String) {
        let problem = #expect(throws: PictureHeader.Problem.self) { try header(name) }
        #expect(problem?.description.contains(words) ?? false, "\(String(describing: problem))")
    }

    @Test("M01 of a symbol's template, the regular weight is shown without the guides, in the size of body text")
    func symbol() throws {
        let template = """
            <?xml version="1.0"?><svg width="3300" height="2200"><g id="Guides"><line id="Baseline-M" x1="0" y1="1126"/>
            <line y1="1055.5" id="Capline-M"/><line id="left-margin-Regular-M" x1="1400" y1="0"/>
            <line id="right-margin-Regular-M" x1="1500"/></g><g id="Symbols"><g id="Regular-M"><path d="M0 0"/></g></g></svg>
            """
        let symbol = try #require(SymbolTemplate(Array(template.utf8)))
        let header = try PictureHeader(of: symbol.svg)
        #expect(abs(header.width - 17) < 0.01 && abs(header.height - 70.5 * 1.6 * 0.17) < 0.01)
        let text = String(decoding: symbol.svg, as: UTF8.self)
        #expect(text.contains("viewBox=\"1400.0 1034.3") && text.contains("#Guides { display: none }"))
        #expect(text.contains("<path d=\"M0 0\"/>") && !text.contains("3300"))
        #expect(SymbolTemplate(Array("<svg id=\"Regular-M\"></svg>".utf8)) == nil)
    }

    /// A GIF picture with a palette, an extension, an image with its own palette, and the trailer.
    private static let gif: [UInt8] =
        Array("GIF89a".utf8) + [3, 0, 2, 0, 0x80, 0, 0] + Array(repeating: 0x3b, count: 6)
        + [0x21, 0xf9, 4, 0, 0, 0, 0, 0, 0x2c, 0, 0, 0, 0, 3, 0, 2, 0, 0x81] + Array(repeating: 0x3b, count: 12)
        + [2, 3, 0x3b, 0x3b, 0x3b, 1, 0x3b, 0, 0x3b]

    @Test(
        "M01 every beginning of a picture is refused, except for the whole of it",
        arguments: ["png", "gif", "gif-with-an-image", "jpeg-turned", "webp-extended", "webp-lossless"])
    func beginnings(name: String) throws {
        let whole = name == "gif-with-an-image" ? Self.gif : try Self.bytes(name)
        // A browser needs no checksum of a PNG picture's last chunk.
        for count in 0..<(name == "png" ? whole.count - 4 : whole.count) {
            #expect(throws: PictureHeader.Problem.self, "\(count) bytes") {
                try PictureHeader(of: Array(whole[..<count]))
            }
        }
        #expect(try PictureHeader(of: whole).width >= 3)
    }

    @Test(
        "M01 a picture with too many pixels or a side that is too long is refused with the reason",
        arguments: [
            (40_000, 100, "40000 by 100 pixels; at most 32768 are shown on a side"),
            (100, 40_000, "100 by 40000 pixels; at most 32768 are shown on a side"),
            (40_000, 40_000, "40000 by 40000 pixels; at most 80 million are shown"), (32_768, 100, nil),
        ] as [(UInt32, UInt32, String?)])
    func limits(width: UInt32, height: UInt32, words: String?) {
        let bytes = Array(png(width, height))
        guard let words else {
            #expect(throws: Never.self) { try PictureHeader(of: bytes) }
            return
        }
        let problem = #expect(throws: PictureHeader.Problem.self) { try PictureHeader(of: bytes) }
        #expect(problem?.description == "the picture has \(words)")
    }

    @Test("M01 thousands of declarations before the root take no long time", .timeLimit(.minutes(10)))
    func declarations() throws {
        for part in ["<!a>", "<?a?>", "<!---->", "<!DOCTYPE svg [<!ENTITY a \"b\">]>"] {
            let many = String(repeating: part, count: 65_000 / part.count)
            let svg = many + "<svg width=\"6\" height=\"4\"></svg>"
            let header = try PictureHeader(of: Array(svg.utf8))
            #expect((header.width, header.height) == (6, 4))
        }
        let chunk: [UInt8] = [0, 0, 0, 0] + Array("IDAT".utf8) + [0, 0, 0, 0]
        let beginning = Array(png(6, 4).dropLast(12))
        let chunks = beginning + (0..<50_000).flatMap { _ in chunk } + png(6, 4).suffix(12)
        #expect(try PictureHeader(of: chunks).width == 6)
    }
}
