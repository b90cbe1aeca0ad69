import Foundation
import Testing

@testable import BackstaffCommand

@Suite("The plug-in for a package that swift build compiles")
struct ResourcePluginTests {
    /// The plug-in itself, in a package that can be built in seconds.
    private static func files() throws -> [String: String] {
        let plugin = "Plugins/BackstaffResources/BackstaffResources.swift"
        let root = absolutePath(#filePath + "/../../..")
        let manifest = """
            // swift-tools-version: 6.2
            import PackageDescription
            let package = Package(
                name: "Shop",
                targets: [
                    .executableTarget(name: "BackstaffResourceTool"),
                    .plugin(name: "BackstaffResources", capability: .buildTool(), dependencies: ["BackstaffResourceTool"]),
                    .executableTarget(name: "Shop", exclude: ["Info.plist"], plugins: ["BackstaffResources"]),
                    .target(name: "Shelf", exclude: ["Info.plist"], plugins: ["BackstaffResources"]),
                ])
            """
        return [
            "Package.swift": manifest, plugin: try String(contentsOfFile: root + "/" + plugin, encoding: .utf8),
            "Sources/BackstaffResourceTool/main.swift": "",
            "Sources/Shop/main.swift": "print(1)", "Sources/Shop/Info.plist": "<plist><dict/></plist>",
            "Sources/Shelf/Shelf.swift": "let shelf = 1", "Sources/Shelf/Info.plist": "<plist><dict/></plist>",
        ]
    }

    @Test("M05 a build of a package says that the Info.plist of an app is left out, and of nothing but an app")
    func info() throws {
        let scratch = try Scratch(Self.files())
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["swift", "build", "--package-path", scratch.path]
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 0, "\(output)")
        let warnings = output.split(separator: "\n").filter { $0.contains("warning") }
        let words = "so Bundle.main.infoDictionary of Shop is empty; build the folder with backstaff to have it"
        #expect(warnings.count == 1 && warnings[0].contains(words), "\(output)")
    }
}
