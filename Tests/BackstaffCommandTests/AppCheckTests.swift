import Testing

@testable import BackstaffCommand

/// These tests let the Swift compiler check small folders.
@Suite("Checks of folders", .serialized)
struct AppCheckTests {
    @Test("M14 a check names what isn't there in the app and its packages, behind other errors too, and makes no code")
    func check() async throws {
        // Each of these calls hides the next one, so they take more than a dozen rounds.
        let calls = Array("abcdefghijklm").map { ".\($0)" }
        let manifest = """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "Core", products: [.library(name: "Core", targets: ["Core"])], targets: [.target(name: "Core")])
            """
        let files = [
            "Shop/App.swift": StandIn.app(
                "print(Color(.init(name: \"a\", bundle: .main))\(calls.map { $0 + "()" }.joined()))\nprint(value)",
                imports: "import SwiftUI\nimport Charts\nimport Core"),
            "Shop/Core/Package.swift": manifest,
            "Shop/Core/Sources/Core/Core.swift": "import MapKit\npublic let value = 1",
            "Shop/Core/Sources/Core/Other.swift": "public func f(_ a: NSManaged) {}",
        ]
        let scratch = try Scratch(StandIn.files.merging(files) { $1 })
        let writer = try StandIn.writer("Shop", in: scratch)
        let check = AppCheck(
            writer: writer.copy(for: .check, destination: writer.destination + "-check"),
            scratch: scratch.path + "/cache/check", isVerbose: false)
        let report = try await check.run()
        #expect(report.modules.map(\.title) == ["Charts", "MapKit"])
        #expect(report.names.map(\.title) == calls + ["NSManaged"])
        let places = calls.indices.map { "App.swift:6:\(46 + 4 * $0)" }
        #expect(report.names.map(\.place) == places + ["Core/Sources/Core/Other.swift:1:20"])
        #expect(report.others.isEmpty && !report.isClean)
        // The check erased these calls in its copies only.
        for (name, text) in files {
            #expect(try String(contentsOfFile: "\(scratch.path)/\(name)", encoding: .utf8) == text)
        }

        try scratch.write("Shop/App.swift", StandIn.app("print(value)", imports: "import SwiftUI\nimport Core"))
        try scratch.write("Shop/Core/Sources/Core/Core.swift", "public let value = 1")
        try scratch.write("Shop/Core/Sources/Core/Other.swift", "")
        #expect(
            try await check.run().text
                == "Shop: everything is there; Documentation/Fidelity.md lists what has no effect\n")
    }

    @Test("M14 what a check calls clean is built: a package and an app may import frameworks that they use nothing of")
    func unusedFrameworks() async throws {
        let manifest = """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "Core", products: [.library(name: "Core", targets: ["Core"])], targets: [.target(name: "Core")])
            """
        let scratch = try Scratch(
            StandIn.files.merging([
                "Shop/App.swift": StandIn.app(
                    "print(value)", imports: "import SwiftUI\nimport Charts\nimport CoreTransferable\nimport Core"),
                "Shop/Core/Package.swift": manifest,
                "Shop/Core/Sources/Core/Core.swift": "import /* maps\n */ MapKit\npublic let value = #line",
                "Shop/Core/Sources/Core/Other.swift": "import MapKit",
            ]) { $1 })
        let writer = try StandIn.writer("Shop", in: scratch)
        let check = AppCheck(
            writer: writer.copy(for: .check, destination: writer.destination + "-check"),
            scratch: scratch.path + "/cache/check", isVerbose: false)
        let report = try await check.run()
        #expect(report.isClean && report.unused.map(\.title) == ["MapKit", "Charts"])
        #expect(
            try writer.writeAll() == [
                "there is no Charts, so its import is left out in App.swift",
                "there is no MapKit, so its import is left out in Core/Sources/Core/Core.swift and 1 more",
            ])
        #expect(try await StandIn.output(of: StandIn.build("Shop", in: scratch)) == "3\n")
    }
}
