import Foundation
import Testing

@testable import BackstaffCommand

@Suite("The written package and the bundle")
struct PackageWriterTests {
    private func writer(_ scratch: Scratch, _ mode: PackageWriter.LanguageMode = .five) throws -> PackageWriter {
        let folder = try SourceFolder.find(at: scratch.path + "/Shop")
        return PackageWriter(
            folder: folder, destination: scratch.path + "/out", backstaff: "/b", languageMode: mode)
    }

    @Test("links the user's files, and drops the links of files that are gone or moved")
    func links() throws {
        let scratch = try Scratch(["Shop/App.swift": "@main struct A {}", "Shop/Views/V.swift": "let v = 1"])
        try writer(scratch).write()
        let linked = scratch.path + "/out/Sources/Shop"
        let files = FileManager.default
        #expect(
            try files.destinationOfSymbolicLink(atPath: linked + "/Views/V.swift") == scratch.path
                + "/Shop/Views/V.swift")
        try files.removeItem(atPath: scratch.path + "/Shop/Views")
        try scratch.write("Shop/Views.swift", "")
        try writer(scratch).write()
        #expect(!files.fileExists(atPath: linked + "/Views/V.swift"))
        #expect(files.fileExists(atPath: linked + "/Views.swift"))
        #expect(files.fileExists(atPath: linked + "/App.swift"))
    }

    @Test("M04 leaves out the import of a framework that isn't there, says so once, and leaves imports of others")
    func absentFrameworks() throws {
        let scratch = try Scratch([
            "Shop/App.swift": "import SwiftUI\n@preconcurrency import MapKit; let a = 1\n@main struct A {}",
            "Shop/B.swift": "import struct MapKit.MKRoute\nimport Lottie\n// import WebKit",
        ])
        let lines = try writer(scratch).writeAll()
        #expect(lines == ["there is no MapKit, so its import is left out in App.swift and 1 more"])
        func text(_ name: String) throws -> String {
            try String(contentsOfFile: "\(scratch.path)/out/Sources/Shop/\(name)", encoding: .utf8)
        }
        let blank = { String(repeating: " ", count: $0) }
        #expect(try text("App.swift") == "import SwiftUI\n\(blank(29)); let a = 1\n@main struct A {}")
        #expect(try text("B.swift") == "\(blank(28))\nimport Lottie\n// import WebKit")
    }

    @Test("M03 writes a copy of a file that it rewrites, keeps it up to date, and never writes to the user's file")
    func copies() throws {
        let plain = "@main struct A {}"
        let scratch = try Scratch(["Shop/App.swift": plain])
        let files = FileManager.default
        let path = scratch.path + "/out/Sources/Shop/App.swift"
        func isLink() -> Bool { (try? files.destinationOfSymbolicLink(atPath: path)) != nil }
        func text(_ path: String) throws -> String { try String(contentsOfFile: path, encoding: .utf8) }
        try writer(scratch).write()
        #expect(isLink())

        try scratch.write("Shop/App.swift", plain + "\n#if os(iOS)\n#endif")
        try writer(scratch).write()
        #expect(!isLink())
        #expect(try text(path) == plain + "\n#if true   \n#endif")
        #expect(try text(scratch.path + "/Shop/App.swift") == plain + "\n#if os(iOS)\n#endif")
        let inode = try files.attributesOfItem(atPath: path)[.systemFileNumber] as? UInt64
        try writer(scratch).write()
        #expect(try files.attributesOfItem(atPath: path)[.systemFileNumber] as? UInt64 == inode)

        try scratch.write("Shop/App.swift", plain + "\n#if os(macOS)\n#endif")
        try writer(scratch).write()
        #expect(try text(path) == plain + "\n#if false    \n#endif")
        try scratch.write("Shop/App.swift", plain)
        try writer(scratch).write()
        #expect(isLink())
    }

    @Test("leaves an unchanged manifest untouched, and rewrites a changed one")
    func manifest() throws {
        let scratch = try Scratch(["Shop/App.swift": "@main struct A {}"])
        try writer(scratch).write()
        let path = scratch.path + "/out/Package.swift"
        func inode() throws -> UInt64? {
            try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? UInt64
        }
        let first = try inode()
        try writer(scratch).write()
        #expect(try inode() == first)
        try writer(scratch, .six).write()
        let text = try String(contentsOfFile: path, encoding: .utf8)
        #expect(text.contains(".swiftLanguageMode(.v6)"))
        #expect(text.contains(#".package(name: "Backstaff", path: "/b")"#))
    }

    @Test("the bundle contains resources without folders, keeps languages apart, and reports name clashes")
    func bundle() throws {
        let scratch = try Scratch([
            "Shop/App.swift": "@main struct A {}", "Shop/A/x.json": "1", "Shop/B/x.json": "2",
            "Shop/L/en.lproj/S.strings": "", "products/Shop-1": "exe", "products/Web.resources/page.css": "",
        ])
        let bundle = AppBundle(folder: try writer(scratch).folder, cache: scratch.path + "/out")
        #expect(bundle.clashes.map(\.kept) == ["A/x.json"])
        #expect(bundle.clashes.map(\.dropped) == ["B/x.json"])
        for _ in 1...2 { try bundle.assemble(product: "Shop-1", in: scratch.path + "/products") }
        let files = FileManager.default
        #expect(files.contents(atPath: bundle.executable) == Data("exe".utf8))
        #expect(files.contents(atPath: bundle.path + "/x.json") == Data("1".utf8))
        #expect(files.fileExists(atPath: bundle.path + "/en.lproj/S.strings"))
        #expect(files.fileExists(atPath: bundle.path + "/Web.resources/page.css"))
    }
}
