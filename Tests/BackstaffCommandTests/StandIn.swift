import BackstaffAssets
import Foundation

@testable import BackstaffCommand

/// A package with the same products as Backstaff and almost nothing in them, so that each build takes seconds.
enum StandIn {
    static let files: [String: String] = {
        let modules = [
            "BackstaffAudioToolbox": "public typealias SystemSoundID = UInt32",
            "BackstaffCoreGraphics": "@_exported import Foundation",
            "BackstaffCoreTransferable": "public protocol Transferable {}",
            "BackstaffDarwin": "@_exported import Glibc\npublic let NSEC_PER_SEC: UInt64 = 1_000_000_000",
            "BackstaffFoundation": """
            import Foundation
            public let hasFoundation = true
            open class VisitorDateFormatter: DateFormatter, @unchecked Sendable {}
            open class VisitorNumberFormatter: NumberFormatter, @unchecked Sendable {}
            """,
            "BackstaffNetwork": "public struct NWPath {}",
            "BackstaffOS": "public struct Logger { public init() {} }",
            "BackstaffOSLog": "@_exported import BackstaffOS",
            "BackstaffPhotosUI": "public struct PhotosPickerItem { public init() {} }",
            "BackstaffPlaygrounds": "public let runsPlaygrounds = false",
            "BackstaffQuartzCore": "@_exported import BackstaffCoreGraphics",
            "BackstaffTesting": "public let stage = 4",
            "BackstaffUIKit": """
            import SwiftUI
            public struct UIColor { public init(resource: ColorResource) {} }
            public struct UIImage { public init(resource: ImageResource) {} }
            open class UIResponder { public init() {} }
            @MainActor public protocol UIApplicationDelegate: AnyObject { func launch() }
            @MainActor public protocol UIWindowSceneDelegate: AnyObject {}
            @MainActor @propertyWrapper public struct UIApplicationDelegateAdaptor<D: UIApplicationDelegate> {
                public let wrappedValue: D
                public init(_ make: @MainActor () -> D) { wrappedValue = make(); wrappedValue.launch() }
            }
            public struct _DelegatedScene: Scene {
                public init(_ make: (@MainActor () -> any UIWindowSceneDelegate)?) {
                    MainActor.assumeIsolated { print("scene of", make.map { "\\(type(of: $0()))" } ?? "-") }
                }
            }
            """,
            "BackstaffUniformTypes": "public struct UTType { public init() {} }",
            "Combine": "public protocol ObservableObject: AnyObject {}",
            "SwiftUI": """
            import Foundation
            public protocol Scene {}
            @MainActor @preconcurrency public protocol App {
                associatedtype Body: Scene = Never
                var body: Body { get }
                init()
            }
            extension Never: Scene {}
            extension App where Body == Never { public var body: Never { fatalError() } }
            #if Web
            extension App {
                public static func main() { let app = Self(); if Body.self != Never.self { _ = app.body } }
            }
            #endif
            public struct ImageResource: Sendable {
                public let name: String
                public init(name: String, bundle: Bundle) { self.name = name + "@" + (bundle.bundlePath as NSString).lastPathComponent }
            }
            public struct ColorResource: Sendable { public init(name: String, bundle: Bundle) {} }
            public protocol ShapeStyle {}
            public struct Color: ShapeStyle {
                public let name: String
                public init(_ resource: ColorResource) { name = "\\(resource)" }
            }
            """,
        ]
        let dependencies = [
            "BackstaffOSLog": "BackstaffOS", "BackstaffUIKit": "SwiftUI",
            "BackstaffQuartzCore": "BackstaffCoreGraphics",
        ]
        let targets = modules.keys.sorted().map { name in
            ".target(name: \"\(name)\", dependencies: [\(dependencies[name].map { "\"\($0)\"" } ?? "")])"
        }
        let frameworks = modules.keys.sorted().filter { $0.hasPrefix("Backstaff") && $0 != "BackstaffTesting" }.map {
            "\"\($0)\""
        }
        let manifest = """
            // swift-tools-version: 6.2
            import PackageDescription
            let package = Package(
                name: "Backstaff",
                products: [
                    .library(name: "SwiftUI", targets: ["SwiftUI"]), .library(name: "Combine", targets: ["Combine"]),
                    .library(name: "BackstaffFrameworks", targets: [\(frameworks.joined(separator: ", "))]),
                    .library(name: "BackstaffTesting", targets: ["BackstaffTesting"]),
                ],
                traits: [.trait(name: "Web"), .default(enabledTraits: ["Web"])],
                targets: [\(targets.joined(separator: ", "))])
            """
        var files = ["Backstaff/Package.swift": manifest]
        for (name, source) in modules { files["Backstaff/Sources/\(name)/\(name).swift"] = source }
        return files
    }()

    static func app(_ statements: String, imports: String = "import SwiftUI") -> String {
        "\(imports)\n@main struct Main: App {\n    init() {\n\(statements)\n    }\n}\n"
    }

    static func build(
        _ name: String, in scratch: Scratch, platform: SeenPlatform = .ios,
        purpose: PackageWriter.Purpose? = nil, packages: AppPackages? = nil,
        settings: CompilerSettings = CompilerSettings()
    ) async throws -> AppBundle {
        let writer = try writer(name, in: scratch, platform: platform, packages: packages, settings: settings)
        let builder = Builder(
            writer: purpose.map { writer.copy(for: $0, destination: writer.destination) } ?? writer,
            resources: AppResources(of: writer.folder, platform: platform), scratch: scratch.path + "/cache/build",
            isRelease: false, isVerbose: false)
        return try await builder.build().get()
    }

    static func writer(
        _ name: String, in scratch: Scratch, platform: SeenPlatform = .ios, packages: AppPackages? = nil,
        settings: CompilerSettings = CompilerSettings(), converter: PDFConverter? = nil
    ) throws -> PackageWriter {
        let folder = try SourceFolder.find(at: scratch.path + "/" + name)
        let backstaff = scratch.path + "/Backstaff"
        return PackageWriter(
            folder: folder, destination: scratch.path + "/cache/App-" + name.replacing("/", with: "-"),
            backstaff: backstaff, languageMode: settings.languageMode ?? .five,
            platform: platform, constants: AppResources(of: folder, platform: platform).constants,
            packages: try packages ?? AppPackages.find(for: folder, backstaff: backstaff), settings: settings,
            converter: converter)
    }

    static func output(of bundle: AppBundle) throws -> String {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(fileURLWithPath: bundle.executable)
        process.standardOutput = pipe
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: data, as: UTF8.self)
    }
}
