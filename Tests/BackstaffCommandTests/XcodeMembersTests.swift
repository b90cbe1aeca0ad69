import Foundation
import Testing

@testable import BackstaffCommand

@Suite("The files of an Xcode project's app")
struct XcodeMembersTests {
    private let app = "import SwiftUI\n@main struct ShopApp: App {}\n"

    /// A project with an app, its widgets and a watch app, as Xcode writes it.
    private static let project = """
        // !$*UTF8*$!
        {
            objects = {
                P = {isa = PBXProject; mainGroup = G; targets = (TWatch, TApp, TWidgets, ); };
                G = {isa = PBXGroup; sourceTree = "<group>"; children = (GApp, GCommon, GWidgets, GWatch, ); };
                GApp = {isa = PBXGroup; sourceTree = "<group>"; path = Shop; children = (FApp, ); };
                GCommon = {isa = PBXGroup; sourceTree = "<group>"; name = Common; children = (FText, FGoods, FLinks, ); };
                GWidgets = {isa = PBXGroup; sourceTree = "<group>"; path = Shop/Widgets; children = (FWidgets, FRow, ); };
                GWatch = {isa = PBXFileSystemSynchronizedRootGroup; sourceTree = "<group>"; path = Watch; };
                FApp = {isa = PBXFileReference; sourceTree = "<group>"; path = App.swift; };
                FText = {isa = PBXFileReference; sourceTree = "<group>"; path = Extensions/Text.swift; };
                FGoods = {isa = PBXFileReference; sourceTree = SOURCE_ROOT; path = goods.json; };
                FLinks = {isa = PBXFileReference; sourceTree = "<group>"; path = ../Links.swift; };
                FWidgets = {isa = PBXFileReference; sourceTree = "<group>"; path = Widgets.swift; };
                FRow = {isa = PBXFileReference; sourceTree = "<group>"; path = Row.swift; };
                TApp = {isa = PBXNativeTarget; name = Shop; buildPhases = (S1, R1, ); productType = "com.apple.product-type.application"; };
                S1 = {isa = PBXSourcesBuildPhase; files = (B1, B2, B4, B6, ); };
                R1 = {isa = PBXResourcesBuildPhase; files = (B3, ); };
                B1 = {isa = PBXBuildFile; fileRef = FApp; };
                B2 = {isa = PBXBuildFile; fileRef = FText; };
                B3 = {isa = PBXBuildFile; fileRef = FGoods; };
                B4 = {isa = PBXBuildFile; fileRef = FRow; };
                B6 = {isa = PBXBuildFile; fileRef = FLinks; };
                TWidgets = {isa = PBXNativeTarget; name = Widgets; buildPhases = (S2, ); productType = "com.apple.product-type.app-extension"; };
                S2 = {isa = PBXSourcesBuildPhase; files = (B4, B5, ); };
                B5 = {isa = PBXBuildFile; fileRef = FWidgets; };
                TWatch = {isa = PBXNativeTarget; name = Watch; fileSystemSynchronizedGroups = (GWatch, ); productType = "com.apple.product-type.application"; buildConfigurationList = L; };
                L = {isa = XCConfigurationList; buildConfigurations = (D, ); };
                D = {isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = watchos; }; };
            };
            rootObject = P;
        }
        """

    @Test("M03 has the files that the project's app lists, also beside its folder, and no others")
    func members() throws {
        let scratch = try Scratch([
            "Links.swift": "", "P/Shop.xcodeproj/project.pbxproj": Self.project, "P/Shop/App.swift": app,
            "P/Shop/New.swift": "", "P/Shop/Widgets/Widgets.swift": app, "P/Shop/Widgets/Row.swift": "",
            "P/Extensions/Text.swift": "", "P/Extensions/Unused.swift": "", "P/goods.json": "[]",
            "P/Watch/WatchApp.swift": app,
        ])
        let folder = try SourceFolder.find(at: scratch.path + "/P")
        #expect(folder.path == scratch.path + "/P" && folder.name.description == "Shop")
        #expect(folder.sources == ["Extensions/Text.swift", "Shop/App.swift", "Shop/Widgets/Row.swift"])
        #expect(folder.resources == ["goods.json"])
        #expect(
            folder.problems.map(\.description) == [
                "\(scratch.path)/P/Shop.xcodeproj: the target Shop doesn't list Shop/New.swift, so it is left out",
                "\(scratch.path)/Links.swift: the file isn't in the project's folder, and isn't read",
            ])
        #expect(try SourceFolder.find(at: scratch.path + "/P/Shop") == folder)
    }

    @Test("M03 has no other files if the project has no folder of its name")
    func wholeProject() throws {
        let scratch = try Scratch([
            "Own.xcodeproj/project.pbxproj": Self.project, "Shop/App.swift": app, "Shop/Widgets/Widgets.swift": app,
            "Watch/WatchApp.swift": app, "Watch/Face/Face.swift": "", "More/More.swift": "",
        ])
        let folder = try SourceFolder.find(at: scratch.path)
        #expect(folder.path == scratch.path)
        #expect(folder.sources == ["Shop/App.swift"])
    }

    @Test("M03 has all files but those of other programs if no file that the app lists is there")
    func nothingListed() throws {
        let scratch = try Scratch([
            "Own.xcodeproj/project.pbxproj": Self.project, "App/Main.swift": app, "Shop/Widgets/Widgets.swift": app,
            "Watch/WatchApp.swift": app,
        ])
        let folder = try SourceFolder.find(at: scratch.path)
        #expect(folder.sources == ["App/Main.swift"] && folder.problems.isEmpty)
    }

    @Test("M03 says which listed files are missing, but not those that only Xcode uses")
    func missing() throws {
        let scratch = try Scratch([
            "Shop.xcodeproj/project.pbxproj": Self.target(
                files: ["App.swift", "Gone.swift"], resources: ["Main.storyboard", "gone.json", "Read.json"]),
            "Shop/App.swift": app, "Shop/read.json": "", "Shop/Other.json": "",
        ])
        let folder = try SourceFolder.find(at: scratch.path)
        #expect(folder.sources == ["App.swift"])
        // Most Macs don't distinguish the case of paths.
        #expect(folder.resources == ["read.json"])
        let words = "the target Shop lists it, but there is no such file"
        #expect(
            folder.problems.map(\.description) == [
                "\(scratch.path)/Shop/Gone.swift: \(words)", "\(scratch.path)/Shop/gone.json: \(words)",
            ])
    }

    @Test("M03 cuts the line about files that aren't listed")
    func unlisted() throws {
        let scratch = try Scratch(["Shop/App.swift": app])
        try scratch.write("Shop.xcodeproj/project.pbxproj", Self.target(files: ["App.swift"]))
        for name in 1...7 { try scratch.write("Shop/\(name).swift", app) }
        let folder = try SourceFolder.find(at: scratch.path)
        #expect(folder.sources == ["App.swift"])
        let words = "1.swift, 2.swift, 3.swift, 4.swift, 5.swift and 2 more, so they are left out"
        #expect(folder.problems.map(\.words) == ["the target Shop doesn't list \(words)"])
    }

    @Test("M03 has listed files of folders that aren't searched, but no pictures for previews")
    func otherFolders() throws {
        let scratch = try Scratch([
            "Shop.xcodeproj/project.pbxproj": Self.target(
                files: ["App.swift", "Pods/Pod.swift", "Preview Content/Sample.swift"],
                resources: ["Preview Content/Preview Assets.xcassets", "Preview Content/sample.json", "fr.json"]),
            "Shop/App.swift": app, "Shop/Pods/Pod.swift": "", "Shop/Pods/Other.swift": "",
            "Shop/Preview Content/Sample.swift": "", "Shop/Preview Content/sample.json": "", "Shop/fr.json": "",
            "Shop/Preview Content/Preview Assets.xcassets/Contents.json": "{}",
        ])
        let folder = try SourceFolder.find(at: scratch.path)
        #expect(folder.sources == ["App.swift", "Pods/Pod.swift", "Preview Content/Sample.swift"])
        #expect(folder.resources == ["fr.json"] && folder.problems.isEmpty)
        #expect(folder.previewCatalogs == ["Preview Content/Preview Assets.xcassets"])
    }

    @Test("M03 has the files of the platform that the app sees")
    func platforms() throws {
        let scratch = try Scratch([
            "Shop.xcodeproj/project.pbxproj": Self.target(
                files: ["App.swift", "Phone.swift", "Mac.swift"],
                filters: ["Phone.swift": "platformFilter = ios;", "Mac.swift": "platformFilters = (macos, );"]),
            "Shop/App.swift": app, "Shop/Phone.swift": "", "Shop/Mac.swift": "",
        ])
        #expect(try SourceFolder.find(at: scratch.path).sources == ["App.swift", "Phone.swift"])
        #expect(try SourceFolder.find(at: scratch.path).problems.isEmpty)
        let mac = try SourceFolder.find(at: scratch.path, platform: .macos)
        #expect(mac.sources == ["App.swift", "Mac.swift"])
    }

    @Test("M03 has the files of folders that the app takes whole, but for their exceptions")
    func folders() throws {
        let scratch = try Scratch([
            "Shop.xcodeproj/project.pbxproj": """
            {
                objects = {
                    P = {isa = PBXProject; mainGroup = G; targets = (TWidgets, TApp, ); };
                    G = {isa = PBXGroup; sourceTree = "<group>"; children = (GApp, GWidgets, GCommon, ); };
                    GApp = {isa = PBXFileSystemSynchronizedRootGroup; sourceTree = "<group>"; path = Shop; exceptions = (E1, ); };
                    GWidgets = {isa = PBXFileSystemSynchronizedRootGroup; sourceTree = "<group>"; path = Widgets; exceptions = (E2, ); };
                    GCommon = {isa = PBXFileSystemSynchronizedRootGroup; sourceTree = "<group>"; path = Common; };
                    E1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Info.plist, Old/Old.swift, draft.json, ); platformFiltersByRelativePath = {Mac.swift = (macos, ); }; target = TApp; };
                    E2 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Row.swift, ); target = TApp; };
                    TApp = {isa = PBXNativeTarget; name = Shop; fileSystemSynchronizedGroups = (GApp, GCommon, ); productType = "com.apple.product-type.application"; };
                    TWidgets = {isa = PBXNativeTarget; name = Widgets; fileSystemSynchronizedGroups = (GWidgets, GCommon, ); productType = "com.apple.product-type.app-extension"; };
                };
                rootObject = P;
            }
            """,
            "Shop/App.swift": app, "Shop/Old/Old.swift": app, "Shop/Old/New.swift": "", "Shop/draft.json": "",
            "Shop/good.json": "", "Shop/Mac.swift": "", "Widgets/Widgets.swift": app, "Widgets/Row.swift": "",
            "Common/Text.swift": "", "Common/text.json": "",
        ])
        let folder = try SourceFolder.find(at: scratch.path)
        #expect(
            folder.sources == ["Common/Text.swift", "Shop/App.swift", "Shop/Old/New.swift", "Widgets/Row.swift"])
        #expect(folder.resources == ["Common/text.json", "Shop/good.json"])
        #expect(
            folder.problems.map(\.words) == ["the target Shop doesn't list Shop/Old/Old.swift, so it is left out"])
    }

    @Test("M03 are those of the target for a phone if none has the folder's name")
    func targetForPhone() throws {
        func target(_ name: String, for system: String) -> String {
            """
            T\(name) = {isa = PBXNativeTarget; name = \(name); buildPhases = (S\(name), ); productType = "com.apple.product-type.application"; buildConfigurationList = L\(name); };
            S\(name) = {isa = PBXSourcesBuildPhase; files = (B\(name), ); };
            B\(name) = {isa = PBXBuildFile; fileRef = F\(name); };
            F\(name) = {isa = PBXFileReference; sourceTree = "<group>"; path = \(name).swift; };
            L\(name) = {isa = XCConfigurationList; buildConfigurations = (D\(name), ); };
            D\(name) = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SDKROOT = \(system); }; };
            """
        }
        let scratch = try Scratch([
            "Shop.xcodeproj/project.pbxproj": """
            {
                objects = {
                    P = {isa = PBXProject; mainGroup = G; targets = (TWatch, TMac, TPhone, ); };
                    G = {isa = PBXGroup; sourceTree = "<group>"; children = (FWatch, FMac, FPhone, ); };
                    \(target("Watch", for: "watchos"))
                    \(target("Mac", for: "macosx"))
                    \(target("Phone", for: "iphoneos"))
                };
                rootObject = P;
            }
            """,
            "Watch.swift": app, "Mac.swift": app, "Phone.swift": app,
        ])
        #expect(try SourceFolder.find(at: scratch.path).sources == ["Phone.swift"])
    }

    /// A project whose only target lists files of the folder Shop.
    private static func target(
        files: [String], resources: [String] = [], filters: [String: String] = [:]
    ) -> String {
        func ids(_ list: [String], _ prefix: String) -> String {
            list.indices.map { "\(prefix)\($0), " }.joined()
        }
        func objects(_ list: [String], _ prefix: String) -> String {
            list.enumerated().map { index, path in
                """
                \(prefix)F\(index) = {isa = PBXFileReference; sourceTree = "<group>"; path = "\(path)"; };
                \(prefix)B\(index) = {isa = PBXBuildFile; fileRef = \(prefix)F\(index); \(filters[path] ?? "") };

                """
            }.joined()
        }
        return """
            {
                objects = {
                    P = {isa = PBXProject; mainGroup = G; targets = (T, ); };
                    G = {isa = PBXGroup; sourceTree = "<group>"; children = (GShop, ); };
                    GShop = {isa = PBXGroup; sourceTree = "<group>"; path = Shop; children = (\(ids(files, "SF"))\(ids(resources, "RF"))); };
                    T = {isa = PBXNativeTarget; name = Shop; buildPhases = (S, R, ); productType = "com.apple.product-type.application"; };
                    S = {isa = PBXSourcesBuildPhase; files = (\(ids(files, "SB"))); };
                    R = {isa = PBXResourcesBuildPhase; files = (\(ids(resources, "RB"))); };
                    \(objects(files, "S"))
                    \(objects(resources, "R"))
                };
                rootObject = P;
            }
            """
    }
}
