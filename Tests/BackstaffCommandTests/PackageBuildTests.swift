import BackstaffAssets
import Foundation
import Testing

@testable import BackstaffCommand

/// These tests compile small folders with the Swift compiler.
@Suite("Builds of folders with packages", .serialized)
struct PackageBuildTests {
    @Test("M15 packages in an app's folder are built along, with the platform and the modules that the app sees")
    func packages() async throws {
        let core = """
            import Foundation
            import os
            import Model
            #if os(iOS)
            public let place = "iOS \\((#filePath as NSString).lastPathComponent) \\(#line)"
            #endif
            public final class Counter: ObservableObject { public init() {} }
            public let color = UIColor.self
            public let text = Bundle.module.url(forResource: "words", withExtension: "txt")
                .flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? "-"
            """
        let manifest = """
            // swift-tools-version:5.5
            import PackageDescription
            let package = Package(
                name: "Core", platforms: [.iOS(.v15)],
                products: [.library(name: "CoreKit", targets: ["Core"])],
                dependencies: [.package(path: "../Model")],
                targets: [
                    .target(name: "Core", dependencies: ["Model"], resources: [.process("Resources")]),
                    .testTarget(name: "CoreTests", dependencies: ["Core"]),
                ])
            """
        let model = """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "Model", products: [.library(name: "Model", type: .dynamic, targets: ["Model"])],
                targets: [.target(name: "Model", path: "Code")])
            """
        let files = [
            "Shop/App.swift": StandIn.app(
                "print(place, Counter.self, color, text, amount)",
                imports: "import SwiftUI\nimport Core\nimport Model"),
            "Shop/Packages/Core/Package.swift": manifest, "Shop/Packages/Core/Sources/Core/Core.swift": core,
            "Shop/Packages/Core/Sources/Core/Resources/words.txt": "Ahoy",
            "Shop/Packages/Core/Tests/CoreTests/Broken.swift": "import None",
            "Shop/Packages/Model/Package.swift": model,
            "Shop/Packages/Model/Code/Model.swift": "public let amount = 3",
        ]
        let scratch = try Scratch(StandIn.files.merging(files) { $1 })
        #expect(
            try await StandIn.output(of: StandIn.build("Shop", in: scratch))
                == "iOS Core.swift 5 Counter UIColor Ahoy 3\n")
    }

    @Test("M15 catalogs and tables of a package that its manifest doesn't name are resources of it, and have constants")
    func undeclaredResources() async throws {
        func contents(_ key: String, _ items: String) -> String {
            "{\"info\": {\"version\": 1, \"author\": \"xcode\"}, \"\(key)\": [\(items)]}"
        }
        let art = """
            import Foundation
            import SwiftUI
            public let boat = ImageResource.boat.name
            public let files = ["Art.xcassets", "Words.xcstrings", "de.lproj/Words.strings", "Old.xcassets", "Left.xcassets"]
                .filter { FileManager.default.fileExists(atPath: Bundle.module.bundlePath + "/" + $0) }
            """
        let manifest = """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "Art", products: [.library(name: "Art", targets: ["Art"])],
                targets: [.target(name: "Art", exclude: ["Left.xcassets"], resources: [.copy("Old.xcassets")])])
            """
        let files = [
            "Shop/App.swift": StandIn.app("print(boat, files)", imports: "import SwiftUI\nimport Art"),
            "Shop/Art/Package.swift": manifest, "Shop/Art/Sources/Art/Art.swift": art,
            "Shop/Art/Sources/Art/Media/Art.xcassets/Contents.json": contents("properties", ""),
            "Shop/Art/Sources/Art/Media/Art.xcassets/boat.imageset/Contents.json": contents("images", ""),
            "Shop/Art/Sources/Art/Words.xcstrings": "{}",
            "Shop/Art/Sources/Art/de.lproj/Words.strings": "\"a\" = \"b\";",
            "Shop/Art/Sources/Art/Old.xcassets/Contents.json": contents("properties", ""),
            "Shop/Art/Sources/Art/Left.xcassets/Contents.json": contents("properties", ""),
        ]
        let scratch = try Scratch(StandIn.files.merging(files) { $1 })
        #expect(
            try await StandIn.output(of: StandIn.build("Shop", in: scratch))
                == """
                boat@Art_Art.resources ["Art.xcassets", "Words.xcstrings", "de.lproj/Words.strings", "Old.xcassets"]

                """)
    }

    @Test("M15 pictures and texts of a package are in its bundle, and changed ones after the next build")
    func bundledFiles() async throws {
        func svg(_ width: Int) -> String { "<svg width=\"\(width)\" height=\"1\"></svg>" }
        let manifest = """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "Art", products: [.library(name: "Art", targets: ["Art"])],
                targets: [.target(name: "Art", resources: [.process("flag.svg"), .process("ships.json")])])
            """
        let files = [
            "Shop/App.swift": StandIn.app("print(Art())", imports: "import SwiftUI\nimport Art"),
            "Shop/Art/Package.swift": manifest,
            "Shop/Art/Sources/Art/Art.swift": "public struct Art { public init() {} }",
            "Shop/Art/Sources/Art/Art.xcassets/Contents.json": "{}",
            "Shop/Art/Sources/Art/Art.xcassets/Boat.imageset/Contents.json": #"{"images": [{"filename": "a.svg"}]}"#,
            "Shop/Art/Sources/Art/Art.xcassets/Boat.imageset/a.svg": svg(2),
            "Shop/Art/Sources/Art/de.lproj/Words.strings": "\"a\" = \"b\";",
            "Shop/Art/Sources/Art/flag.svg": svg(3), "Shop/Art/Sources/Art/ships.json": "[]",
        ]
        let scratch = try Scratch(StandIn.files.merging(files) { $1 })
        for width in [2, 5] {
            try svg(width).write(
                toFile: scratch.path + "/Shop/Art/Sources/Art/Art.xcassets/Boat.imageset/a.svg", atomically: true,
                encoding: .utf8)
            let path = try await StandIn.build("Shop", in: scratch).path + "/Art_Art.resources"
            let bundle = ConfinedFolder(path, title: "the bundle")
            var catalog = AssetCatalogReader()
            catalog.read(path + "/Art.xcassets", in: bundle)
            let set = try #require(catalog.catalog.images.first)
            var compiler = PictureCompiler()
            #expect(compiler.picture(of: set)?.width == Double(width) && catalog.problems.isEmpty)
            var tables = StringTableReader(developmentLanguage: "en")
            tables.readBundle(path)
            #expect(tables.problems.isEmpty)
            #expect(bundle.contains(path + "/de.lproj/Words.strings") && bundle.contains(path + "/flag.svg"))
            // The app itself reads other files, which stay links.
            #expect(FileManager.default.fileExists(atPath: path + "/ships.json"))
            #expect(!bundle.contains(path + "/ships.json"))
        }
    }

    @Test("M15 PDF pictures of a package's catalogs become SVG where pdftocairo is installed, and others stay")
    func pdfPictures() throws {
        let manifest = """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "Art", products: [.library(name: "Art", targets: ["Art"])], targets: [.target(name: "Art")])
            """
        let art = "Shop/Art/Sources/Art"
        let files = [
            "Shop/App.swift": StandIn.app("print(Art())", imports: "import SwiftUI\nimport Art"),
            "Shop/Art/Package.swift": manifest, "\(art)/Art.swift": "public struct Art { public init() {} }",
            "\(art)/Art.xcassets/Contents.json": "{}",
            "\(art)/Art.xcassets/Boat.imageset/Contents.json": #"{"images": [{"filename": "a.pdf"}]}"#,
            "\(art)/Art.xcassets/Boat.imageset/a.pdf": "%PDF-1.4", "\(art)/rules.pdf": "%PDF-1.4",
            "bin/pdftocairo": """
            #!/bin/sh
            echo '<svg width="24pt" height="12pt" viewBox="0 0 24 12"></svg>' > "$3"
            """,
        ]
        let scratch = try Scratch(StandIn.files.merging(files) { $1 })
        let bin = scratch.path + "/bin"
        try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: bin + "/pdftocairo")
        func writer(_ searchPath: String) throws -> PackageWriter {
            let converter = PDFConverter(cache: scratch.path + "/cache/pictures", searchPath: searchPath)
            return try StandIn.writer("Shop", in: scratch, converter: converter)
        }
        func text(_ name: String, _ writer: PackageWriter) throws -> String {
            try String(contentsOfFile: writer.mirror.place(of: "\(scratch.path)/\(art)/\(name)"), encoding: .utf8)
        }
        let without = try writer(scratch.path + "/none")
        let lines = try without.writeAll().filter { $0.contains("PDF") }
        #expect(lines.count == 1 && lines.allSatisfy { $0.hasSuffix("/Art.xcassets/Boat.imageset/a.pdf") }, "\(lines)")
        #expect(lines.allSatisfy { $0.contains("install the package poppler-utils") })
        #expect(try text("Art.xcassets/Boat.imageset/a.pdf", without) == "%PDF-1.4")

        let with = try writer(bin + ":/usr/bin")
        #expect(try with.writeAll().allSatisfy { !$0.contains("PDF") })
        #expect(try text("rules.pdf", with) == "%PDF-1.4", "This may be a document.")
        let catalog = with.mirror.place(of: "\(scratch.path)/\(art)/Art.xcassets")
        var reader = AssetCatalogReader()
        reader.read(catalog, in: ConfinedFolder(catalog, title: "the catalog"))
        let set = try #require(reader.catalog.images.first)
        // What the server does has no converter.
        var compiler = PictureCompiler()
        let picture = compiler.picture(of: set)
        #expect(picture?.width == 24 && picture?.height == 12 && compiler.unconverted.isEmpty)
    }

    @Test("M15 an app that is a target of a package is built with the package's other targets")
    func target() async throws {
        let manifest = """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "Shop", products: [.executable(name: "Shop", targets: ["Shop"])],
                targets: [
                    .executableTarget(name: "Shop", dependencies: ["Goods"]), .target(name: "Goods"),
                    .testTarget(name: "ShopTests", dependencies: ["Shop"]),
                ])
            """
        let files = [
            "Shop/Package.swift": manifest,
            "Shop/Sources/Shop/App.swift": StandIn.app("print(price, system)", imports: "import SwiftUI\nimport Goods"),
            "Shop/Sources/Goods/Goods.swift": """
            public let price = 7
            #if os(iOS)
            public let system = "iOS"
            #endif
            """,
            "Shop/Tests/ShopTests/ShopTests.swift": "import None",
        ]
        let scratch = try Scratch(StandIn.files.merging(files) { $1 })
        #expect(try await StandIn.output(of: StandIn.build("Shop", in: scratch)) == "7 iOS\n")
        #expect(try await StandIn.output(of: StandIn.build("Shop/Sources/Shop", in: scratch)) == "7 iOS\n")
    }

    @Test(
        "M15 a package that an Xcode project names by its URL is fetched and built, and one that isn't there is left out"
    )
    func remote() async throws {
        let manifest = """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "Far", products: [.library(name: "Far", targets: ["Far"])], targets: [.target(name: "Far")])
            """
        let scratch = try Scratch(StandIn.files.merging(["Far/Package.swift": manifest]) { $1 })
        try scratch.write("Far/Sources/Far/Far.swift", "public let distance = 9")
        for words in [
            ["init", "-q"], ["add", "."], ["-c", "user.name=a", "-c", "user.email=a@b", "commit", "-q", "-m", "a"],
            ["tag", "1.2.0"],
        ] {
            #expect(try ToolRun.output(of: ["git", "-C", scratch.path + "/Far"] + words).exitCode == 0)
        }
        let project = """
            { objects = {
              P = { isa = PBXProject; targets = (T); };
              T = { isa = PBXNativeTarget; name = Shop; productType = "com.apple.product-type.application";
                    packageProductDependencies = (C, D, E); };
              C = { isa = XCSwiftPackageProductDependency; productName = Core; };
              L = { isa = XCLocalSwiftPackageReference; relativePath = Core; };
              D = { isa = XCSwiftPackageProductDependency; productName = Far; package = F; };
              E = { isa = XCSwiftPackageProductDependency; productName = Gone; package = G; };
              F = { isa = XCRemoteSwiftPackageReference; repositoryURL = "file://\(scratch.path)/Far";
                    requirement = { kind = upToNextMajorVersion; minimumVersion = 1.0; }; };
              G = { isa = XCRemoteSwiftPackageReference; repositoryURL = "file://\(scratch.path)/Gone";
                    requirement = { kind = exactVersion; version = 1.0.0; }; };
            }; rootObject = P; }
            """
        try scratch.write("Shop/Shop.xcodeproj/project.pbxproj", project)
        try scratch.write(
            "Shop/Shop/App.swift",
            StandIn.app("print(distance, depth)", imports: "import SwiftUI\nimport Core\nimport Far"))
        let core = """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "Core", products: [.library(name: "Core", targets: ["Core"])],
                dependencies: [.package(url: "file://\(scratch.path)/Gone", exact: "1.0.0")],
                targets: [.target(name: "Core", dependencies: [.product(name: "Gone", package: "Gone")])])
            """
        try scratch.write("Shop/Core/Package.swift", core)
        try scratch.write("Shop/Core/Sources/Core/Core.swift", "public let depth = 8")
        let folder = try SourceFolder.find(at: scratch.path + "/Shop")
        var packages = try AppPackages.find(for: folder, backstaff: scratch.path + "/Backstaff")
        try packages.removeUnreachable { try $0.reasonNotToFetch(for: $1, in: scratch.path + "/remote") }
        #expect(packages.remote.map(\.identity) == ["far"])
        let address = "the package file://\(scratch.path)/Gone"
        let reason = "with Gone: Failed to clone repository"
        try #require(packages.problems.count == 2, "\(packages.problems)")
        #expect(packages.problems[0].hasPrefix("\(address) is left out, \(reason)"))
        #expect(packages.problems[1].contains("/Gone is left out of \(scratch.path)/Shop/Core, \(reason)"))
        let bundle = try await StandIn.build("Shop", in: scratch, packages: packages)
        #expect(try StandIn.output(of: bundle) == "9 8\n")
    }
}
