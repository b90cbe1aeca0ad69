import Foundation
import Testing

@testable import BackstaffCommand

@Suite("The source folder")
struct SourceFolderTests {
    private let app = "import SwiftUI\n@main struct ShopApp: App {}\n"

    private func complaint(_ path: String) -> Complaint? {
        #expect(throws: Complaint.self) { try SourceFolder.find(at: path) }
    }

    @Test("is the inner folder of an Xcode project, without tests, preview assets and Xcode's own files")
    func freshTemplate() throws {
        let scratch = try Scratch([
            "Shop/Shop.xcodeproj/project.pbxproj": "", "Shop/Shop/ShopApp.swift": app,
            "Shop/Shop/Views/ContentView.swift": "", "Shop/Shop/Info.plist": "", "Shop/Shop/Shop.entitlements": "",
            "Shop/Shop/Assets.xcassets/Contents.json": "{}", "Shop/Shop/Data/goods.json": "[]",
            "Shop/Shop/en.lproj/Localizable.strings": "", "Shop/Shop/Preview Content/Sample.swift": "",
            "Shop/Shop/Preview Content/Preview Assets.xcassets/Contents.json": "{}",
            "Shop/ShopTests/ShopTests.swift": app, "Shop/ShopUITests/ShopUITests.swift": app,
        ])
        let folder = try SourceFolder.find(at: scratch.path + "/Shop")
        #expect(folder.path == scratch.path + "/Shop/Shop")
        #expect(folder.name.description == "Shop")
        #expect(folder.sources == ["Preview Content/Sample.swift", "ShopApp.swift", "Views/ContentView.swift"])
        #expect(folder.resources == ["Assets.xcassets", "Data/goods.json", "en.lproj/Localizable.strings"])
        #expect(try SourceFolder.find(at: scratch.path + "/Shop/Shop.xcodeproj") == folder)
        #expect(try SourceFolder.find(at: scratch.path + "/Shop/Shop/") == folder)
    }

    @Test("is the named folder if the project has no folder with its name")
    func projectAmongSources() throws {
        let scratch = try Scratch(["Shop.xcodeproj/project.pbxproj": "", "App.swift": app])
        #expect(try SourceFolder.find(at: scratch.path).path == scratch.path)
    }

    @Test("excludes hidden files, manifests, test folders and links that lead back up")
    func leavesOut() throws {
        let scratch = try Scratch([
            "App.swift": app, ".build/X.swift": app, "Package.swift": app, "Core/CoreTests/X.swift": app,
            "Pods/X.swift": app, "Core/Latest.swift": "",
        ])
        try link(scratch.path + "/Core/up", to: scratch.path)
        #expect(try SourceFolder.find(at: scratch.path).sources == ["App.swift", "Core/Latest.swift"])
    }

    @Test("M01 doesn't follow links that lead out of it, and reads no pipe; a project's folder may be named by links")
    func links() throws {
        let scratch = try Scratch([
            "Secret/key.txt": "s", "Secret/Key.swift": "let key = 1", "Secret/Own.xcassets/Contents.json": "{}",
            "Secret/Folder/more.json": "{}", "App/App.swift": app, "App/good.json": "{}",
            "Project/Shop.xcodeproj/project.pbxproj": "", "Project/Shop/App.swift": app,
            "Project/Common/Shared.swift": "", "Project/Common/shared.json": "",
        ])
        for name in ["key.txt", "Key.swift", "Own.xcassets", "Folder"] {
            try link(scratch.path + "/App/" + name, to: scratch.path + "/Secret/" + name)
        }
        try link(scratch.path + "/App/gone.json", to: scratch.path + "/nowhere.json")
        try link(scratch.path + "/App/same.json", to: "good.json")
        mkfifo(scratch.path + "/App/pipe.swift", 0o600)
        let folder = try SourceFolder.find(at: scratch.path + "/App")
        #expect(folder.sources == ["App.swift"])
        #expect(folder.resources == ["good.json", "same.json"])

        try link(scratch.path + "/Project/Shop/Common", to: "../Common")
        let shop = try SourceFolder.find(at: scratch.path + "/Project")
        #expect(shop.sources == ["App.swift", "Common/Shared.swift"] && shop.resources == ["Common/shared.json"])
        #expect(try SourceFolder.find(at: scratch.path + "/Project/Shop") == shop)
    }

    @Test("must exist and be a folder")
    func missing() throws {
        let scratch = try Scratch(["App.swift": app])
        #expect(complaint(scratch.path + "/none") == .usage("no folder at \(scratch.path)/none; check the path"))
        #expect(complaint(scratch.path + "/App.swift")?.exitCode == 64)
    }

    @Test("must contain a Swift file")
    func empty() throws {
        let scratch = try Scratch(["ShopTests/X.swift": app])
        #expect(complaint(scratch.path)?.description.hasPrefix("no Swift file in \(scratch.path);") == true)
    }

    @Test("must contain one @main; with two, both files are named")
    func entryPoints() throws {
        let none = try Scratch(["App.swift": "// @main\nlet text = \"@main\""])
        #expect(complaint(none.path)?.description.hasPrefix("no @main in the Swift files of \(none.path);") == true)
        let two = try Scratch(["A.swift": app, "B/B.swift": app])
        let text = "more than one @main: \(two.path)/A.swift and \(two.path)/B/B.swift;"
        #expect(complaint(two.path)?.description.hasPrefix(text) == true)
    }

    @Test("may contain a @main for each platform, or a main.swift")
    func otherEntryPoints() throws {
        let branches = try Scratch([
            "A.swift": "#if os(macOS)\n@main struct A {}\n#else\n@main struct B {}\n#endif"
        ])
        #expect(try SourceFolder.find(at: branches.path).sources == ["A.swift"])
        let script = try Scratch(["main.swift": "ShopApp.main()"])
        #expect(try SourceFolder.find(at: script.path).sources == ["main.swift"])
    }

    @Test("must contain one project")
    func severalProjects() throws {
        let scratch = try Scratch([
            "A.xcodeproj/x": "", "B.xcodeproj/x": "", "A/A.swift": app, "B/B.swift": app,
        ])
        #expect(complaint(scratch.path)?.description.contains("several projects") == true)
    }

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

    @Test("M03 has the files of the project's app, also beside its folder, and no others of the project's programs")
    func members() throws {
        let scratch = try Scratch([
            "Links.swift": "", "P/Shop.xcodeproj/project.pbxproj": Self.project, "P/Shop/App.swift": app,
            "P/Shop/New.swift": "", "P/Shop/Widgets/Widgets.swift": app, "P/Shop/Widgets/Row.swift": "",
            "P/Extensions/Text.swift": "", "P/Extensions/Unused.swift": "", "P/goods.json": "[]",
            "P/Watch/WatchApp.swift": app,
        ])
        let folder = try SourceFolder.find(at: scratch.path + "/P")
        #expect(folder.path == scratch.path + "/P" && folder.name.description == "Shop")
        #expect(
            folder.sources == ["Extensions/Text.swift", "Shop/App.swift", "Shop/New.swift", "Shop/Widgets/Row.swift"])
        #expect(folder.resources == ["goods.json"])
        #expect(try SourceFolder.find(at: scratch.path + "/P/Shop") == folder)
    }

    @Test("M03 has all files if the project has no folder of its name, but for those of other programs")
    func wholeProject() throws {
        let scratch = try Scratch([
            "Own.xcodeproj/project.pbxproj": Self.project, "Shop/App.swift": app, "Shop/Widgets/Widgets.swift": app,
            "Watch/WatchApp.swift": app, "Watch/Face/Face.swift": "", "More/More.swift": "",
        ])
        let folder = try SourceFolder.find(at: scratch.path)
        #expect(folder.path == scratch.path)
        #expect(folder.sources == ["More/More.swift", "Shop/App.swift"])
    }

    @Test("has all files of its folder if the project can't be read")
    func brokenProject() throws {
        for text in ["", "{", "{objects = {}; }", "{objects = {P = {targets = (P, P); }; }; rootObject = P; }"] {
            let scratch = try Scratch([
                "Shop.xcodeproj/project.pbxproj": text, "Shop/App.swift": app, "Other/Other.swift": "",
            ])
            #expect(try SourceFolder.find(at: scratch.path).sources == ["App.swift"])
        }
    }
}
