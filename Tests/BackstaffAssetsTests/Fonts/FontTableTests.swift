import BackstaffAssets
import Foundation
import Testing

/// A font file without outlines.
struct FontFile {
    var names: [(number: Int, platform: Int, text: String)]
    var weight = 400
    var isItalic = false
    var weights: ClosedRange<Int>?
    var start: [UInt8] = [0, 1, 0, 0]

    init(_ postScriptName: String, family: String, full: String? = nil) {
        names = [(1, 3, family), (6, 3, postScriptName)] + (full.map { [(4, 3, $0)] } ?? [])
    }

    var bytes: [UInt8] {
        var tables: [(tag: String, bytes: [UInt8])] = [("OS/2", style), ("name", nameTable)]
        if let weights { tables.append(("fvar", variation(weights))) }
        var head = start + big(tables.count) + big(0) + big(0) + big(0)
        var body: [UInt8] = []
        let first = 12 + 16 * tables.count
        for table in tables {
            head += Array(table.tag.utf8) + long(0) + long(first + body.count) + long(table.bytes.count)
            body += table.bytes
        }
        return head + body
    }

    private var style: [UInt8] {
        var bytes = [UInt8](repeating: 0, count: 64)
        bytes.replaceSubrange(4..<6, with: big(weight))
        bytes[63] = isItalic ? 1 : 0
        return bytes
    }

    private var nameTable: [UInt8] {
        var (records, strings): ([UInt8], [UInt8]) = ([], [])
        for name in names {
            let text = name.platform == 1 ? Array(name.text.utf8) : name.text.utf16.flatMap { big(Int($0)) }
            records += big(name.platform) + big(name.platform == 3 ? 1 : 0) + big(name.platform == 3 ? 0x409 : 0)
            records += big(name.number) + big(text.count) + big(strings.count)
            strings += text
        }
        return big(0) + big(names.count) + big(6 + records.count) + records + strings
    }

    private func variation(_ weights: ClosedRange<Int>) -> [UInt8] {
        let numbers = fixed(weights.lowerBound) + fixed(400) + fixed(weights.upperBound)
        let axis = Array("wght".utf8) + numbers + big(0) + big(0)
        return big(1) + big(0) + big(16) + big(2) + big(1) + big(20) + big(0) + big(0) + axis
    }

    private func big(_ value: Int) -> [UInt8] { [UInt8(value >> 8 & 0xff), UInt8(value & 0xff)] }
    private func long(_ value: Int) -> [UInt8] { big(value >> 16) + big(value & 0xffff) }
    private func fixed(_ value: Int) -> [UInt8] { big(value) + big(0) }
}

@Suite("Fonts of the app")
struct FontTableTests {
    @Test("M05 a font has the names, the weight and the slope that its file says")
    func header() throws {
        var file = FontFile("Rubik-BoldItalic", family: "Rubik", full: "Rubik Bold Italic")
        file.weight = 700
        file.isItalic = true
        let header = try FontHeader(of: file.bytes)
        #expect(header.postScriptName == "Rubik-BoldItalic" && header.fullName == "Rubik Bold Italic")
        #expect(header.family == "Rubik" && header.weights == 700...700 && header.isItalic && header.ending == "ttf")
        file.names = [(6, 1, "Old-Mac"), (1, 1, "Old"), (16, 3, "Old Family"), (1, 3, "New")]
        file.start = Array("OTTO".utf8)
        let other = try FontHeader(of: file.bytes)
        #expect(other.postScriptName == "Old-Mac" && other.family == "Old Family" && other.ending == "otf")
        file.weights = 100...900
        #expect(try FontHeader(of: file.bytes).weights == 100...900)
    }

    @Test("M05 what isn't one font with a name is refused, and a damaged file never traps")
    func refused() throws {
        #expect(throws: FontHeader.Problem.noFont) { try FontHeader(of: []) }
        #expect(throws: FontHeader.Problem.noFont) { try FontHeader(of: Array("<svg></svg>".utf8)) }
        #expect(throws: FontHeader.Problem.collection) { try FontHeader(of: Array("ttcf0000".utf8)) }
        var unnamed = FontFile("", family: "Rubik")
        #expect(throws: FontHeader.Problem.noName) { try FontHeader(of: unnamed.bytes) }
        unnamed.weights = 100...900
        unnamed.names.append((6, 3, "Rubik"))
        let bytes = unnamed.bytes
        for length in 0..<bytes.count { _ = try? FontHeader(of: Array(bytes.prefix(length))) }
        for place in bytes.indices {
            var damaged = bytes
            damaged[place] ^= 0xff
            _ = try? FontHeader(of: damaged)
        }
    }

    @Test("M05 a font is found by its names, whatever the case, and its family stands for all of its fonts")
    func names() throws {
        var table = FontTable()
        #expect(table.isEmpty && table.styleSheet.isEmpty)
        var bold = FontFile("Rubik-Bold", family: "Rubik", full: "Rubik Bold")
        bold.weight = 700
        try table.add(FontFile("Rubik-Regular", family: "Rubik", full: "Rubik Regular").bytes)
        try table.add(bold.bytes)
        #expect(table.typeface(named: "Rubik Bold") == "Rubik-Bold")
        #expect(table.typeface(named: "rubik-bold") == "Rubik-Bold")
        #expect(table.typeface(named: "Rubik") == "Rubik" && table.typeface(named: "Kraken") == nil)
        #expect(table.files.count == 2 && table.files.values.contains(bold.bytes))
        let sheet = table.styleSheet
        #expect(sheet.components(separatedBy: "font-family: \"app Rubik\";").count == 3)
        #expect(sheet.contains("\"app Rubik-Bold\"; src: url(\"") && sheet.contains("font-weight: 700;"))
        #expect(
            sheet.contains("[data-typeface=\"Rubik-Bold\"] { font-family: \"app Rubik-Bold\", var(--font-default); }"))
    }

    @Test("M05 a font whose name would end the words of a style sheet isn't taken")
    func unwritable() {
        var table = FontTable()
        for name in ["a\"b", "a\\b", "a\nb", "a;}</style>"] {
            #expect(throws: FontHeader.Problem.noName) { try table.add(FontFile(name, family: "A").bytes) }
            #expect(throws: FontHeader.Problem.noName) { try table.add(FontFile("A", family: name).bytes) }
        }
        #expect(table.isEmpty)
    }

    @Test("M05 fonts of a bundle are read by name, also through links; the others are named with the reason")
    func files() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "fonts-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let font = Data(FontFile("Rubik-Bold", family: "Rubik").bytes)
        try Data(FontFile("Rubik-Regular", family: "Rubik").bytes).write(to: URL(filePath: folder + "/Rubik.ttf"))
        try Data("no font".utf8).write(to: URL(filePath: folder + "/broken.ttf"))
        try font.write(to: URL(filePath: folder + "-outside.ttf"))
        defer { try? FileManager.default.removeItem(atPath: folder + "-outside.ttf") }
        try FileManager.default.createSymbolicLink(
            atPath: folder + "/link.ttf", withDestinationPath: folder + "-outside.ttf")
        let outside = "../\((folder as NSString).lastPathComponent)-outside.ttf"
        let names = ["Fonts/Rubik.ttf", "broken.ttf", "gone.ttf", "link.ttf", outside]
        let (table, problems) = FontTable.read(names, in: folder)
        #expect(table.typeface(named: "Rubik") == "Rubik" && table.files.count == 2)
        #expect(problems.count == 3)
        #expect(problems.map(\.description).joined().contains("no TrueType or OpenType font"))
        #expect(FontTable.read([], in: folder).table.isEmpty)
    }
}
