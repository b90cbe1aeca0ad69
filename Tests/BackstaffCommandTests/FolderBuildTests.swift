import Foundation
import Testing

@testable import BackstaffCommand

/// These tests compile small folders with the Swift compiler. In place of the Backstaff package they use one with the
/// same products and almost nothing in them, so that each build takes seconds.
@Suite("Builds of folders", .serialized)
struct FolderBuildTests {
    private static let standIn: [String: String] = {
        let modules = [
            "BackstaffCoreGraphics": "@_exported import Foundation",
            "BackstaffDarwin": "@_exported import Glibc\npublic let NSEC_PER_SEC: UInt64 = 1_000_000_000",
            "BackstaffOS": "public struct Logger { public init() {} }",
            "BackstaffOSLog": "@_exported import BackstaffOS",
            "BackstaffQuartzCore": "@_exported import BackstaffCoreGraphics",
            "BackstaffUIKit": "public struct UIColor { public init() {} }",
            "BackstaffUniformTypes": "public struct UTType { public init() {} }",
            "Combine": "public protocol ObservableObject: AnyObject {}",
            "SwiftUI": "public protocol App { init() }\nextension App { public static func main() { _ = Self() } }",
        ]
        let dependencies = ["BackstaffOSLog": "BackstaffOS", "BackstaffQuartzCore": "BackstaffCoreGraphics"]
        let targets = modules.keys.sorted().map { name in
            ".target(name: \"\(name)\", dependencies: [\(dependencies[name].map { "\"\($0)\"" } ?? "")])"
        }
        let frameworks = modules.keys.sorted().filter { $0.hasPrefix("Backstaff") }.map { "\"\($0)\"" }
        let manifest = """
            // swift-tools-version: 6.2
            import PackageDescription
            let package = Package(
                name: "Backstaff",
                products: [
                    .library(name: "SwiftUI", targets: ["SwiftUI"]), .library(name: "Combine", targets: ["Combine"]),
                    .library(name: "BackstaffFrameworks", targets: [\(frameworks.joined(separator: ", "))]),
                ],
                targets: [\(targets.joined(separator: ", "))])
            """
        var files = ["Backstaff/Package.swift": manifest]
        for (name, source) in modules { files["Backstaff/Sources/\(name)/\(name).swift"] = source }
        return files
    }()

    private func app(_ statements: String, imports: String = "import SwiftUI") -> String {
        "\(imports)\n@main struct Main: App {\n    init() {\n\(statements)\n    }\n}\n"
    }

    private func build(
        _ name: String, in scratch: Scratch, platform: SeenPlatform = .ios
    ) async throws -> AppBundle {
        let folder = try SourceFolder.find(at: scratch.path + "/" + name)
        let writer = PackageWriter(
            folder: folder, destination: scratch.path + "/cache/" + name, backstaff: scratch.path + "/Backstaff",
            languageMode: .five, platform: platform)
        let builder = Builder(
            writer: writer, scratch: scratch.path + "/cache/build", isRelease: false, isVerbose: false)
        return try await builder.build().get()
    }

    private func output(of bundle: AppBundle) throws -> String {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(fileURLWithPath: bundle.executable)
        process.standardOutput = pipe
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: data, as: UTF8.self)
    }

    @Test("M14 apps are built from one cache in any order, also after an app was built several times")
    func order() async throws {
        let scratch = try Scratch(
            Self.standIn.merging(["A/A.swift": app("print(\"a\")"), "B/B.swift": app("print(\"b\")")]) { $1 })
        for name in ["A", "A", "A", "B", "A"] {
            #expect(try await output(of: build(name, in: scratch)) == name.lowercased() + "\n")
        }
    }

    @Test("M03 a built app takes the branches of its platform, on the lines of its files")
    func platform() async throws {
        let statements = """
            #if os(iOS) && canImport(UIKit) && targetEnvironment(simulator)
            print("iOS", UIColor.self)
            #elseif os(macOS)
            print("macOS")
            #endif
            #if os(Linux)
            print("Linux")
            #endif
            print((#filePath as NSString).lastPathComponent, #line)
            """
        let imports = """
            import Foundation
            import SwiftUI
            #if canImport(UIKit)
            import struct UIKit.UIColor
            #endif
            """
        let files = ["Shop/App.swift": app(statements, imports: imports)]
        let scratch = try Scratch(Self.standIn.merging(files) { $1 })
        let end = "App.swift 16\n"
        #expect(try await output(of: build("Shop", in: scratch)) == "iOS UIColor\n" + end)
        #expect(try await output(of: build("Shop", in: scratch, platform: .macos)) == "macOS\n" + end)
    }

    @Test("M08 a file of a built app that imports only SwiftUI sees the names of UIKit")
    func namesOfUIKit() async throws {
        let files = ["Shop/App.swift": app("print(UIColor.self)")]
        let scratch = try Scratch(Self.standIn.merging(files) { $1 })
        #expect(try await output(of: build("Shop", in: scratch)) == "UIColor\n")
    }

    @Test("M04 a built app imports Apple's modules, and a file with only Foundation sees what that brings there")
    func imports() async throws {
        let imports = """
            import CoreGraphics
            import Darwin
            import OSLog
            import SwiftUI
            import UniformTypeIdentifiers
            import struct os.Logger
            """
        let statements =
            "print(Logger.self, UTType.self, CGFloat(1), sin(0.0), Counter().session === URLSession.shared, second)"
        let model = """
            import Foundation
            final class Counter: ObservableObject { let session = URLSession.shared }
            let second = NSEC_PER_SEC
            @Observable final class Model { var count = 0 }
            """
        let files = ["Shop/App.swift": app(statements, imports: imports), "Shop/Model.swift": model]
        let scratch = try Scratch(Self.standIn.merging(files) { $1 })
        #expect(try await output(of: build("Shop", in: scratch)) == "Logger UTType 1.0 0.0 true 1000000000\n")
    }
}
