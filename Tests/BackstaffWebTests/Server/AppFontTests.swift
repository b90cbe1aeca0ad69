import BackstaffAssets
import BackstaffUI
import Testing

@testable import BackstaffWeb

@Suite("Fonts of the app in the page")
struct AppFontTests {
    /// A font file with a name and nothing else.
    private var font: [UInt8] {
        let name = Array("Rubik".utf8)
        let record: [UInt8] = [0, 1, 0, 0, 0, 0, 0, 6, 0, UInt8(name.count), 0, 0]
        let table: [UInt8] = [0, 0, 0, 1, 0, 18] + record + name
        return [0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0] + Array("name".utf8) + [0, 0, 0, 0, 0, 0, 0, 28]
            + [0, 0, 0, UInt8(table.count)] + table
    }

    @Test("M05 the page has the files of the fonts and a style sheet for them, after that of texts")
    func files() throws {
        var fonts = FontTable()
        #expect(PageResources.files(of: fonts).isEmpty)
        try fonts.add(font)
        let files = PageResources.files(of: fonts)
        let page = PageResources(
            files: files.merging(["text/text.css": [], "lists/lists.css": []]) { $1 }, symbols: [:])
        #expect(page.document.styleSheets == ["text/text.css", "fonts/app-fonts.css", "lists/lists.css"])
        let name = try #require(files.keys.first { $0.hasSuffix(".ttf") })
        #expect(page.files[name]?.type == "font/ttf" && files[name] == font)
        let bundle = PageBundle(["page.css": [], "page.js": []], hasMaps: false)
        let served = PageResources(bundle, fonts: files, symbols: [:])
        #expect(Array(served.document.styleSheets.dropLast()) == bundle.document.styleSheets)
        let folder = try #require(served.document.styleSheets.last?.split(separator: "/").first)
        #expect(served.document.styleSheets.last == "\(folder)/fonts/app-fonts.css")
        #expect(served.files["\(folder)/\(name)"]?.type == "font/ttf")
        #expect(served.files["\(folder)/\(name)"]?.isImmutable == true)
        let sheet = String(decoding: files["fonts/app-fonts.css"] ?? [], as: UTF8.self)
        #expect(sheet.contains("url(\"\(name.dropFirst("fonts/".count))\")"))
    }

    @Test("M05 a font that the bundle doesn't have is the system font with the size")
    @MainActor
    func unknown() {
        #expect(Font.custom("Kraken", size: 20) == .system(size: 20))
        #expect(Font.custom("Kraken", fixedSize: 20) == .system(size: 20))
    }
}
