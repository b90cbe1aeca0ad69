import Foundation
import Testing

@testable import BackstaffAssets

@Suite("Pictures and colors of a manifest")
struct PictureCompilerTests {
    private func file(
        _ folder: TemporaryFolder, _ name: String, scale: Int?, dark: Bool = false, contrast: Bool = false,
        idiom: AssetCatalog.Idiom = .universal
    ) -> AssetCatalog.File {
        AssetCatalog.File(
            path: folder.path + "/" + name, scale: scale, appearance: .init(isDark: dark, isHighContrast: contrast),
            idiom: idiom, otherConditions: 0)
    }

    @Test("M01 a picture has the size of its points, and all scales of each appearance")
    func scales() throws {
        let folder = try TemporaryFolder([
            "a.png": png(10, 5), "b.png": png(20, 10), "c.png": png(30, 15), "d.png": png(20, 10, mark: 1),
        ])
        var compiler = PictureCompiler()
        let compiled = compiler.picture(
            of: [
                file(folder, "c.png", scale: 3), file(folder, "a.png", scale: 1), file(folder, "b.png", scale: 2),
                file(folder, "d.png", scale: 2, dark: true),
            ], isTemplate: false)
        let picture = try #require(compiled)
        #expect((picture.width, picture.height) == (10, 5))
        let lists = picture.files.split(separator: "|").map { $0.split(separator: ",").map { $0.suffix(2) } }
        #expect(lists == [[" 1", " 2", " 3"], [" 2"]])
        #expect(compiler.sources.count == 4 && compiler.problems.isEmpty)
        #expect(compiler.sources.keys.allSatisfy { AssetFileName.kind(of: $0) == .png })
    }

    @Test("M01 a picture for all devices is preferred, then one for phones, and one for other devices isn't used")
    func idioms() throws {
        let folder = try TemporaryFolder(["a.png": png(1, 1), "b.png": png(2, 2), "c.png": png(3, 3)])
        var compiler = PictureCompiler()
        func width(_ files: [AssetCatalog.File]) -> Double? { compiler.picture(of: files, isTemplate: false)?.width }
        let pad = file(folder, "a.png", scale: 1, idiom: .ipad)
        let phone = file(folder, "b.png", scale: 1, idiom: .iphone)
        let any = file(folder, "c.png", scale: 1)
        #expect(width([pad, phone, any]) == 3)
        #expect(width([pad, phone]) == 2)
        #expect(width([pad]) == 1)
        #expect(width([file(folder, "a.png", scale: 1, idiom: .watch)]) == nil)
    }

    @Test("M02 a color has one value, two for light and dark, or four with increased contrast")
    func variants() {
        func color(_ values: [(Bool, Bool, String)]) -> String? {
            var set = AssetCatalog.ColorSet(name: "Sea", path: "/Sea.colorset")
            set.variants = values.map {
                .init(color: .palette($0.2), appearance: .init(isDark: $0.0, isHighContrast: $0.1), idiom: .universal)
            }
            return PictureCompiler().color(of: set)
        }
        #expect(color([]) == nil)
        #expect(color([(false, false, "blue")]) == "blue")
        #expect(color([(false, false, "blue"), (true, false, "cyan")]) == "blue|cyan")
        #expect(color([(false, false, "blue"), (false, true, "indigo")]) == "blue|blue|indigo|indigo")
        #expect(
            color([(false, false, "blue"), (true, false, "cyan"), (true, true, "white")]) == "blue|cyan|blue|white")
        #expect(color([(true, false, "cyan")]) == "cyan")
    }

    @Test("M01 a picture that can't be shown is reported, and the others of the set are kept")
    func broken() throws {
        let folder = try TemporaryFolder([
            "a.png": png(10, 5), "b.png": Data(png(20, 10).prefix(30)), "c.pdf": Data("%PDF".utf8),
        ])
        var compiler = PictureCompiler()
        let files = ["a.png", "b.png", "c.pdf"].enumerated().map { file(folder, $1, scale: $0 + 1) }
        let compiled = compiler.picture(of: files, isTemplate: true)
        let picture = try #require(compiled)
        #expect(picture.isTemplate && !picture.files.contains(","))
        #expect(compiler.problems.map(\.path) == [folder.path + "/b.png"])
        #expect(compiler.problems.first?.words.contains("ends too early") ?? false)
        #expect(compiler.unconverted == [folder.path + "/c.pdf"])
        let broken = compiler.picture(of: [files[1]], isTemplate: false)
        #expect(broken == nil)
    }

    @Test("M01 loose files have names with and without their endings, and scales by their names")
    func loose() {
        let loose = LoosePictures([
            "/a/quay.png", "/a/quay@2x.png", "/a/quay.jpg", "/a/notes.txt", "/a/mole~ipad.gif", "/a/.png",
        ])
        #expect(Set(loose.files.keys) == ["quay", "quay.png", "quay.jpg", "mole", "mole.gif"])
        #expect(loose.files["quay.png"]?.map(\.scale) == [1, 2])
        #expect(loose.files["quay"]?.map(\.path) == ["/a/quay.jpg"])
        #expect(loose.files["mole"]?.first?.idiom == .ipad)
    }

    @Test(
        "M01 only the hash of a picture and a known ending are the name of its file",
        arguments: [
            "manifest.json", "../a.png", "0123456789abcdef0123456789abcdef.html", "0123456789abcdef.png", "", ".png",
        ])
    func names(name: String) {
        #expect(AssetFileName.kind(of: name) == nil)
        #expect(AssetFileName.kind(of: "0123456789abcdef0123456789abcdef.svg") == .svg)
    }

    @Test(
        "M01 a PDF picture that becomes larger than the server sends is refused",
        arguments: [(PictureHeader.mostBytes + 1, "bytes as SVG; at most 33554432 are shown"), (4, nil)]
            as [(Int, String?)])
    func largeConversion(size: Int, words: String?) throws {
        let folder = try TemporaryFolder(["a.pdf": Data("%PDF".utf8)])
        try folder.write("bin/pdftocairo", Data("#!/bin/sh\nhead -c \(size) /dev/zero > \"$3\"\n".utf8))
        try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder.path + "/bin/pdftocairo")
        let converter = PDFConverter(cache: folder.path + "/cache", searchPath: folder.path + "/bin:/usr/bin")
        if let words {
            let problem = #expect(throws: AssetProblem.self) {
                try converter.svg(of: folder.path + "/a.pdf", digits: "1")
            }
            #expect(problem?.words.hasSuffix(words) == true && problem?.path == folder.path + "/a.pdf")
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/cache") == [])
        } else {
            #expect(try converter.svg(of: folder.path + "/a.pdf", digits: "1").count == size)
        }
    }

    @Test("M01 a converted PDF picture is as large as its page in points")
    func points() {
        let converted = #"<svg xmlns="a" width="24pt" height="12pt" viewBox="0 0 24 12"><g/></svg>"#
        let svg = String(decoding: PDFConverter.inPoints(Array(converted.utf8)), as: UTF8.self)
        #expect(svg == #"<svg xmlns="a" width="24" height="12" viewBox="0 0 24 12"><g/></svg>"#)
        let other = Array(#"<svg><text>5pt"</text></svg>"#.utf8)
        #expect(PDFConverter.inPoints(other) == other)
    }
}
