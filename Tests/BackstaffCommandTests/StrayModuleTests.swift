import BackstaffAssets
import Foundation
import Testing

@testable import BackstaffCommand

/// The first two tests compile small folders with the Swift compiler.
@Suite("Modules of other apps", .serialized)
struct StrayModuleTests {
    private static let manifest = """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(
            name: "TideKit", products: [.library(name: "TideKit", targets: ["TideKit"])],
            targets: [.target(name: "TideKit")])
        """

    private static let files = [
        "Harbour/App.swift": StandIn.app("print(tide)", imports: "import SwiftUI\nimport TideKit"),
        "Harbour/TideKit/Package.swift": manifest,
        "Harbour/TideKit/Sources/TideKit/Tide.swift": "public let tide = 4",
    ]

    @Test("M15 an app doesn't see a package of another app that was built before, and that one is built again")
    func build() async throws {
        let copy = ["Copy/App.swift": Self.files["Harbour/App.swift"] ?? ""]
        let scratch = try Scratch(StandIn.files.merging(Self.files) { $1 }.merging(copy) { $1 })
        #expect(try await StandIn.output(of: StandIn.build("Harbour", in: scratch)) == "4\n")
        await #expect(throws: BuildFailure.self) { try await StandIn.build("Copy", in: scratch) }
        #expect(try await StandIn.output(of: StandIn.build("Harbour", in: scratch)) == "4\n")
    }

    @Test("M14 a check names a module that only another app has, and one whose package was removed")
    func check() async throws {
        let copy = ["Copy/App.swift": Self.files["Harbour/App.swift"] ?? ""]
        let scratch = try Scratch(StandIn.files.merging(Self.files) { $1 }.merging(copy) { $1 })
        func text(_ name: String) async throws -> String {
            let writer = try StandIn.writer(name, in: scratch)
            let check = AppCheck(
                writer: writer.copy(for: .check, destination: writer.destination + "-check"),
                scratch: scratch.path + "/cache/check", isVerbose: false)
            return try await check.run().text
        }
        #expect(
            try await text("Harbour")
                == "Harbour: everything is there; Documentation/Fidelity.md lists what has no effect\n")
        #expect(try await text("Copy").contains("     1  TideKit  App.swift:2:8  with tide (1)\n"))
        #expect(
            try await text("Harbour")
                == "Harbour: everything is there; Documentation/Fidelity.md lists what has no effect\n")
        try FileManager.default.removeItem(atPath: scratch.path + "/Harbour/TideKit")
        #expect(try await text("Harbour").contains("     1  TideKit  App.swift:2:8  with tide (1)\n"))
    }

    @Test("M15 only imported modules are removed: none of the app or of dependencies, nor while another build runs")
    func removal() throws {
        let scratch = try Scratch([
            "build/debug/Modules/Tide.swiftmodule": "", "build/debug/Tide.build/sources": "",
            "build/debug/Modules/Wind.swiftmodule": "", "build/debug/Wind.build/sources": "",
            "build/debug/Modules/Own.swiftmodule": "", "build/debug/Own.build/sources": "",
            "build/debug/Modules/Gone.swiftmodule": "", "build/debug/Gone.build/sources": "",
            "build/debug/Modules/Log.swiftmodule": "", "build/debug/Log.build/sources": "",
            "build/debug/Modules/Built.swiftmodule": "", "Shop-1/Own.swift": "",
        ])
        let sources = [
            "Tide": "Harbour-2/Sources/Tide.swift", "Wind": "Harbour-2/A folder/Wind.swift", "Own": "Shop-1/Own.swift",
            "Gone": "Shop-1/Gone.swift", "Log": "build/checkouts/Log/Log.swift",
        ]
        for (name, path) in sources {
            let quote = path.contains(" ") ? "'" : ""
            try scratch.write("build/debug/\(name).build/sources", "\(quote)\(scratch.path)/\(path)\(quote)\n")
        }
        func modules() throws -> [String] {
            try FileManager.default.contentsOfDirectory(atPath: scratch.path + "/build/debug/Modules").sorted()
                .map { $0.replacing(".swiftmodule", with: "") }
        }
        let strays = StrayModules(destination: scratch.path + "/Shop-1", products: scratch.path + "/build/debug")
        #expect(strays.names == ["Gone", "Tide", "Wind"])

        strays.remove(importedAs: ["SwiftUI"], lockedBy: scratch.path + "/build")
        #expect(try modules() == ["Built", "Gone", "Log", "Own", "Tide", "Wind"])

        let file = open(scratch.path + "/build/.lock", O_RDWR | O_CREAT, 0o644)
        #expect(flock(file, LOCK_EX | LOCK_NB) == 0)
        strays.remove(importedAs: ["Tide"], lockedBy: scratch.path + "/build")
        #expect(try modules() == ["Built", "Gone", "Log", "Own", "Tide", "Wind"])
        close(file)

        strays.remove(importedAs: ["Built", "Gone", "Log", "Own", "Tide"], lockedBy: scratch.path + "/build")
        #expect(try modules() == ["Built", "Log", "Own", "Wind"])
    }
}
