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

    /// A project with an app for each platform. Each lists the file of its own name, and so has a version of its own.
    private static func project(apps: KeyValuePairs<String, String>, sharing file: String? = nil) -> String {
        let targets = apps.enumerated().map { index, app in
            """
            T\(index) = {isa = PBXNativeTarget; name = "\(app.key)"; buildPhases = (S\(index), ); productType = "com.apple.product-type.application"; buildConfigurationList = L\(index); };
            S\(index) = {isa = PBXSourcesBuildPhase; files = (B\(index), BShared, ); };
            B\(index) = {isa = PBXBuildFile; fileRef = F\(index); };
            F\(index) = {isa = PBXFileReference; sourceTree = "<group>"; path = "\(app.key)/\(app.key).swift"; };
            L\(index) = {isa = XCConfigurationList; buildConfigurations = (D\(index), ); };
            D\(index) = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SDKROOT = \(app.value); MARKETING_VERSION = \(index).0; }; };

            """
        }
        let shared = file.map { "FShared = {isa = PBXFileReference; sourceTree = \"<group>\"; path = \"\($0)\"; };" }
        return """
            { objects = {
                P = {isa = PBXProject; mainGroup = G; targets = (\(apps.indices.map { "T\($0), " }.joined())); };
                G = {isa = PBXGroup; sourceTree = "<group>"; children = (\(apps.indices.map { "F\($0), " }.joined())FShared, ); };
                BShared = {isa = PBXBuildFile; fileRef = FShared; };
                \(shared ?? "")
                \(targets.joined())
            }; rootObject = P; }
            """
    }

    @Test("M03 are those of the target for the platform if none has the folder's name")
    func targetForPlatform() throws {
        let scratch = try Scratch([
            "Shop.xcodeproj/project.pbxproj": Self.project(apps: [
                "Watch": "watchos", "Mac": "macosx", "Phone": "iphoneos",
            ]),
            "Watch/Watch.swift": app, "Mac/Mac.swift": app, "Phone/Phone.swift": app,
        ])
        #expect(try SourceFolder.find(at: scratch.path).sources == ["Phone/Phone.swift"])
        #expect(try SourceFolder.find(at: scratch.path, platform: .macos).sources == ["Mac/Mac.swift"])
    }

    @Test("M03 are those of the target for the platform before those of the folder's name, and one for all fits each")
    func targetForAllPlatforms() throws {
        let scratch = try Scratch([
            "Shop.xcodeproj/project.pbxproj": Self.project(apps: ["Shop": "macosx", "Shop (iOS)": "iphoneos"]),
            "Shop/Shop.swift": app, "Shop (iOS)/Shop (iOS).swift": app,
        ])
        #expect(try SourceFolder.find(at: scratch.path).sources == ["Shop (iOS)/Shop (iOS).swift"])
        #expect(try SourceFolder.find(at: scratch.path, platform: .macos).sources == ["Shop.swift"])
        try scratch.write(
            "Shop.xcodeproj/project.pbxproj", Self.project(apps: ["Shop (iOS)": "iphoneos", "Shop": "auto"]))
        #expect(try SourceFolder.find(at: scratch.path).sources == ["Shop.swift"])
    }

    @Test("M12 the settings are those of the target that is compiled, also if it lists a file beside its folder")
    func oneTarget() throws {
        let project = Self.project(apps: ["Demo": "iphoneos", "Shop": "iphoneos"], sharing: "Shared/Shared.swift")
        let scratch = try Scratch([
            "All/Shop.xcodeproj/project.pbxproj": project, "All/Shop/Shop.swift": app, "All/Demo/Demo.swift": app,
            "All/Shared/Shared.swift": "",
        ])
        let folder = try SourceFolder.find(at: scratch.path + "/All")
        #expect(folder.path == scratch.path + "/All")
        #expect(folder.sources == ["Shared/Shared.swift", "Shop/Shop.swift"])
        #expect(folder.project?.target == "Shop")
        #expect(folder.project?.settings(isRelease: false)["MARKETING_VERSION"] == "1.0")
    }

    @Test("M03 a project with endless targets and settings is read in seconds", .timeLimit(.minutes(10)))
    func manyTargets() throws {
        let targets = (0..<20_000).map {
            "T\($0) = {isa = PBXNativeTarget; name = A\($0); productType = \"com.apple.product-type.application\"; };"
        }
        let settings = (0..<20_000).map { "S\($0) = 1;" }.joined()
        let scratch = try Scratch([
            "Shop.xcodeproj/project.pbxproj": """
            { objects = {
                P = {isa = PBXProject; buildConfigurationList = L; targets = (\((0..<20_000).map { "T\($0), " }.joined())); };
                L = {isa = XCConfigurationList; buildConfigurations = (D, ); };
                D = {isa = XCBuildConfiguration; name = Debug; buildSettings = {\(settings)}; };
                \(targets.joined(separator: "\n"))
            }; rootObject = P; }
            """, "Shop/App.swift": app,
        ])
        let folder = try SourceFolder.find(at: scratch.path)
        #expect(folder.project?.target == "A0" && folder.sources == ["App.swift"])
    }

    @Test("M03 groups that are nested without end, or have endless names, are left out", .timeLimit(.minutes(10)))
    func nestedGroups() throws {
        func project(depth: Int, name: String) -> String {
            let groups = (0..<depth).map {
                "G\($0) = {isa = PBXGroup; sourceTree = \"<group>\"; path = \(name); children = (G\($0 + 1), F\($0), ); };"
                    + "F\($0) = {isa = PBXFileReference; sourceTree = \"<group>\"; path = A\($0).swift; };"
            }
            return """
                { objects = {
                    P = {isa = PBXProject; mainGroup = G0; targets = (T, ); };
                    T = {isa = PBXNativeTarget; name = Shop; buildPhases = (S, ); productType = "com.apple.product-type.application"; buildConfigurationList = L; };
                    S = {isa = PBXSourcesBuildPhase; files = (\((0..<depth).map { "B\($0), " }.joined())); };
                    L = {isa = XCConfigurationList; buildConfigurations = (D, ); };
                    D = {isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = F\(depth - 1); };
                    \((0..<depth).map { "B\($0) = {isa = PBXBuildFile; fileRef = F\($0); };" }.joined(separator: "\n"))
                    \(groups.joined(separator: "\n"))
                }; rootObject = P; }
                """
        }
        for (depth, name, most) in [(20_000, "g", 256), (40, String(repeating: "g", count: 1_000), 4)] {
            let scratch = try Scratch([
                "Shop.xcodeproj/project.pbxproj": project(depth: depth, name: name), "Shop/App.swift": app,
            ])
            let (target, problems) = AppTarget.find(for: scratch.path, platform: .ios)
            let members = XcodeMembers(try #require(target), platform: .ios)
            #expect(problems.isEmpty)
            #expect((most - 2...most).contains(members.besides(scratch.path + "/Shop").count))
        }
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
