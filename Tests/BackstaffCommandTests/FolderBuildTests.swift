import BackstaffAssets
import Foundation
import Testing

@testable import BackstaffCommand

/// These tests compile small folders with the Swift compiler.
@Suite("Builds of folders", .serialized)
struct FolderBuildTests {
    @Test("M14 apps are built from one cache in any order, also after an app was built several times")
    func order() async throws {
        let scratch = try Scratch(
            StandIn.files.merging(["A/A.swift": StandIn.app("print(\"a\")"), "B/B.swift": StandIn.app("print(\"b\")")])
            { $1 })
        for name in ["A", "A", "A", "B", "A"] {
            #expect(try await StandIn.output(of: StandIn.build(name, in: scratch)) == name.lowercased() + "\n")
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
        let files = ["Shop/App.swift": StandIn.app(statements, imports: imports)]
        let scratch = try Scratch(StandIn.files.merging(files) { $1 })
        let end = "App.swift 16\n"
        #expect(try await StandIn.output(of: StandIn.build("Shop", in: scratch)) == "iOS UIColor\n" + end)
        #expect(try await StandIn.output(of: StandIn.build("Shop", in: scratch, platform: .macos)) == "macOS\n" + end)
    }

    @Test("M01 a built app has its pictures and their constants, and what can't be shown is left out")
    func pictures() async throws {
        let set = #"{"images": [{"filename": "a.svg"}]}"#
        let files = [
            "Shop/App.swift": StandIn.app(
                "print(ImageResource.boat.name, ImageResource.Icons.anchor.name, Color.sea is Color)"),
            "Shop/Assets.xcassets/Boat.imageset/Contents.json": set,
            "Shop/Assets.xcassets/Boat.imageset/a.svg": "<svg width=\"2\" height=\"1\"></svg>",
            "Shop/Assets.xcassets/Broken.imageset/Contents.json": set,
            "Shop/Assets.xcassets/Icons/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
            "Shop/Assets.xcassets/Icons/anchor.imageset/Contents.json": set,
            "Shop/Assets.xcassets/Icons/anchor.imageset/a.svg": "<svg width=\"3\" height=\"3\"></svg>",
            "Shop/Assets.xcassets/SeaColor.colorset/Contents.json":
                #"{"colors": [{"color": {"reference": "systemTealColor"}}]}"#,
            "Shop/photo@2x.svg": "<svg width=\"8\" height=\"8\"></svg>",
        ]
        let scratch = try Scratch(StandIn.files.merging(files) { $1 })
        let bundle = try await StandIn.build("Shop", in: scratch)
        let printed = try StandIn.output(of: bundle)
        #expect(printed == "Boat@Shop.app Icons/anchor@Shop.app true\n")
        let found = try AssetManifest.read(in: bundle.path)
        let (manifest, sources) = try #require(found)
        #expect(Set(manifest.images.keys) == ["Boat", "Icons/anchor", "photo", "photo.svg"])
        #expect(manifest.unshown == ["Broken"])
        #expect(manifest.images["Boat"]?.width == 2 && manifest.colors == ["SeaColor": "teal"])
        for case .file(let path) in sources.values { #expect(FileManager.default.fileExists(atPath: path)) }
        #expect(!FileManager.default.fileExists(atPath: bundle.path + "/Assets.xcassets"))
    }

    @Test("M05 a built app finds the values of Info.plist and the files beside its sources")
    func mainBundle() async throws {
        let statements = """
            let name = Bundle.main.object(forInfoDictionaryKey: "CFBundleName") as? String ?? "-"
            let version = Bundle.main.infoDictionary?["CFBundleShortVersionString"] as? String ?? "-"
            let url = Bundle.main.url(forResource: "ships", withExtension: "json")
            let ships = url.flatMap { try? Data(contentsOf: $0) }.flatMap { try? JSONDecoder().decode([String].self, from: $0) }
            print(name, version, Bundle.main.bundleIdentifier ?? "-", ships ?? [])
            """
        let plist = "<plist version=\"1.0\"><dict><key>CFBundleName</key><string>The Shop</string></dict></plist>"
        let files = [
            "Shop/App.swift": StandIn.app(statements, imports: "import Foundation\nimport SwiftUI"),
            "Shop/Info.plist": plist,
            "Shop/Data/ships.json": "[\"Gannet\"]",
        ]
        let scratch = try Scratch(StandIn.files.merging(files) { $1 })
        #expect(
            try await StandIn.output(of: StandIn.build("Shop", in: scratch))
                == "The Shop 1.0 com.example.Shop [\"Gannet\"]\n")
    }

    @Test("M12 a folder as Apple's samples are downloaded is built: the project's app, its conditions and its data")
    func sample() async throws {
        let statements = """
            #if os(macOS)
            print("Mac")
            #else
            let url = Bundle.main.url(forResource: "recipes", withExtension: "json")
            print(url.map { $0.lastPathComponent } ?? "-", Recipe.all.count, Bundle.main.bundleIdentifier ?? "-")
            #endif
            """
        let project = """
            // !$*UTF8*$!
            {
                objects = {
                    P = {isa = PBXProject; mainGroup = G; targets = (T, ); };
                    G = {isa = PBXGroup; sourceTree = "<group>"; children = (GApp, FReadMe, GConfig, ); };
                    GApp = {isa = PBXGroup; sourceTree = "<group>"; path = Cookbook; children = (FApp, FRecipe, FData, ); };
                    GConfig = {isa = PBXGroup; sourceTree = "<group>"; path = Configuration; children = (FConfig, ); };
                    FReadMe = {isa = PBXFileReference; sourceTree = "<group>"; path = README.md; };
                    FConfig = {isa = PBXFileReference; sourceTree = "<group>"; path = SampleCode.xcconfig; };
                    FApp = {isa = PBXFileReference; sourceTree = "<group>"; path = CookbookApp.swift; };
                    FRecipe = {isa = PBXFileReference; sourceTree = "<group>"; path = Model/Recipe.swift; };
                    FData = {isa = PBXFileReference; sourceTree = "<group>"; path = Model/recipes.json; };
                    T = {isa = PBXNativeTarget; name = Cookbook; buildPhases = (S, R, ); buildConfigurationList = L; productType = "com.apple.product-type.application"; };
                    S = {isa = PBXSourcesBuildPhase; files = (B1, B2, ); };
                    R = {isa = PBXResourcesBuildPhase; files = (B3, ); };
                    B1 = {isa = PBXBuildFile; fileRef = FApp; };
                    B2 = {isa = PBXBuildFile; fileRef = FRecipe; };
                    B3 = {isa = PBXBuildFile; fileRef = FData; };
                    L = {isa = XCConfigurationList; buildConfigurations = (D, ); };
                    D = {isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = FConfig; buildSettings = { PRODUCT_BUNDLE_IDENTIFIER = "com.example.cookbook"; GENERATE_INFOPLIST_FILE = YES; }; };
                };
                rootObject = P;
            }
            """
        let files = [
            "Sample/README.md": "# A sample", "Sample/LICENSE/LICENSE.txt": "Copyright",
            "Sample/Configuration/SampleCode.xcconfig": "SAMPLE_CODE_DISAMBIGUATOR=${DEVELOPMENT_TEAM}",
            "Sample/Cookbook.xcodeproj/project.pbxproj": project,
            "Sample/Cookbook.xcodeproj/.xcodesamplecode.plist": "<plist version=\"1.0\"><array/></plist>",
            "Sample/Cookbook/CookbookApp.swift":
                StandIn.app(
                    statements, imports: "/*\nSee the folder LICENSE.\n*/\n\nimport Foundation\nimport SwiftUI"),
            "Sample/Cookbook/Model/Recipe.swift":
                "import Foundation\nstruct Recipe: Decodable { static let all = [Recipe()] }",
            "Sample/Cookbook/Model/recipes.json": "[]",
            "Sample/Cookbook/Assets.xcassets/Contents.json": "{}",
            "Sample/Cookbook/Cookbook.entitlements": "<plist version=\"1.0\"><dict/></plist>",
            "Sample/Cookbook/Preview Content/Preview Assets.xcassets/Contents.json": "{}",
        ]
        let scratch = try Scratch(StandIn.files.merging(files) { $1 })
        #expect(
            try await StandIn.output(of: StandIn.build("Sample", in: scratch))
                == "recipes.json 1 com.example.cookbook\n")
        #expect(try await StandIn.output(of: StandIn.build("Sample", in: scratch, platform: .macos)) == "Mac\n")
    }

    @Test("M08 a file of a built app that imports only SwiftUI sees the names of UIKit")
    func namesOfUIKit() async throws {
        let files = ["Shop/App.swift": StandIn.app("print(UIColor.self)")]
        let scratch = try Scratch(StandIn.files.merging(files) { $1 })
        #expect(try await StandIn.output(of: StandIn.build("Shop", in: scratch)) == "UIColor\n")
    }

    @Test("M04 a built app imports Apple's modules, and a file with only Foundation sees what that brings there")
    func imports() async throws {
        let imports = """
            import CoreGraphics
            import CoreTransferable
            import Darwin
            import OSLog
            import Playgrounds
            import SwiftUI
            import UniformTypeIdentifiers
            import struct os.Logger
            """
        let statements =
            "print(Logger.self, UTType.self, CGFloat(1), sin(0.0), Counter().session === URLSession.shared, second, runsPlaygrounds,"
            + " (any Transferable).self)"
        let model = """
            import Foundation
            final class Counter: ObservableObject { let session = URLSession.shared }
            let second = NSEC_PER_SEC
            @Observable final class Model { var count = 0 }
            let isThere = hasFoundation
            """
        let files = ["Shop/App.swift": StandIn.app(statements, imports: imports), "Shop/Model.swift": model]
        let scratch = try Scratch(StandIn.files.merging(files) { $1 })
        #expect(
            try await StandIn.output(of: StandIn.build("Shop", in: scratch))
                == "Logger UTType 1.0 0.0 true 1000000000 false Transferable\n")
    }
}
