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
            "App.swift": app, ".build/X.swift": app, "Package.swift": app,
            "Core/CoreTests/X.swift": "import XCTest\n" + app,
            "Pods/X.swift": app, "Core/Latest.swift": "",
        ])
        try link(scratch.path + "/Core/up", to: scratch.path)
        #expect(try SourceFolder.find(at: scratch.path).sources == ["App.swift", "Core/Latest.swift"])
    }

    @Test("M15 contains a folder of the app that is called Tests, and not one whose files import what tests import")
    func foldersCalledTests() throws {
        let scratch = try Scratch([
            "App.swift": app, "Views/Tests/TestsView.swift": "import SwiftUI // import XCTest",
            "Views/Tests/Row.swift": "", "LabTests/A.swift": "@testable import App",
            "LabTests/Deep/B.swift": "import Testing",
            "OldTests/C.swift": "import class XCTest.XCTestCase", "DataTests/d.json": "{}",
        ])
        let folder = try SourceFolder.find(at: scratch.path)
        #expect(folder.sources == ["App.swift", "Views/Tests/Row.swift", "Views/Tests/TestsView.swift"])
        #expect(folder.resources == ["DataTests/d.json"])
    }

    @Test("M15 contains no manifest of Tuist, which one line says, and any file of the app that only has its name")
    func tuist() throws {
        let manifest = "/* License */\nimport ProjectDescription\nlet project = Project(name: \"Shop\")\n"
        let scratch = try Scratch([
            "Project.swift": manifest, "Workspace.swift": manifest, "Tuist.swift": manifest, "Shop/App.swift": app,
            "Tuist/Config.swift": manifest, "Tuist/ProjectDescriptionHelpers/Shop+Targets.swift": manifest,
            "Tuist/Row.swift": "// import ProjectDescription", "Shop/Model/Project.swift": "import SwiftUI",
            "Shop/Other.swift": "import ProjectDescription",
        ])
        let folder = try SourceFolder.find(at: scratch.path)
        let sources = ["Shop/App.swift", "Shop/Model/Project.swift", "Shop/Other.swift", "Tuist/Row.swift"]
        #expect(folder.sources == sources)
        #expect(folder.resources == [])
        let words = "projects of Tuist aren't read, so their files are left out"
        #expect(folder.problems.map(\.description) == ["\(scratch.path)/Project.swift: \(words)"])
        let own = try Scratch(["App.swift": app, "Project.swift": "struct Project {}\nlet text = \"import\""])
        #expect(try SourceFolder.find(at: own.path).sources == ["App.swift", "Project.swift"])
        #expect(try SourceFolder.find(at: own.path).problems.isEmpty)
    }

    @Test("M15 isn't searched for tests behind links that lead out of it, and names these links")
    func testsBehindLinks() throws {
        let scratch = try Scratch([
            "Outside/LabTests/A.swift": "import XCTest", "App/App.swift": app, "App/Views/Tests/Row.swift": "",
            "App/Zoo/Ape.swift": "",
        ])
        // This folder is the app's, although what the link leads to imports XCTest.
        try link(scratch.path + "/App/Views/Tests/Lab.swift", to: scratch.path + "/Outside/LabTests/A.swift")
        try link(scratch.path + "/App/LabTests", to: scratch.path + "/Outside/LabTests")
        // A link inside of the folder is followed, and this one comes before the folder that it leads to.
        try link(scratch.path + "/App/AnimalTests", to: "Zoo")
        let folder = try SourceFolder.find(at: scratch.path + "/App")
        #expect(folder.sources == ["AnimalTests/Ape.swift", "App.swift", "Views/Tests/Row.swift"])
        let words = "the path leads out of the app's folder, and isn't followed"
        #expect(
            folder.problems.map(\.description).sorted() == [
                "\(scratch.path)/App/LabTests: \(words)", "\(scratch.path)/App/Views/Tests/Lab.swift: \(words)",
            ])
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
        #expect(complaint("")?.exitCode == 64)
    }

    @Test("must contain a Swift file")
    func empty() throws {
        let scratch = try Scratch(["ShopTests/X.swift": "import XCTest\n" + app])
        #expect(complaint(scratch.path)?.description.hasPrefix("no Swift file in \(scratch.path);") == true)
    }

    @Test("must contain one @main; with two, both files are named")
    func entryPoints() throws {
        let none = try Scratch(["App.swift": "// @main\nlet text = \"@main\""])
        #expect(complaint(none.path)?.description.hasPrefix("no @main in the Swift files of \(none.path);") == true)
        let two = try Scratch(["A.swift": app, "B/B.swift": app])
        let text = "more than one @main: \(two.path)/A.swift and \(two.path)/B/B.swift;"
        #expect(complaint(two.path)?.description.hasPrefix(text) == true)
        // That two apps have files of one name isn't what the user has to mend.
        let apps = try Scratch(["A/App.swift": app, "B/App.swift": app])
        let both = "more than one @main: \(apps.path)/A/App.swift and \(apps.path)/B/App.swift;"
        #expect(complaint(apps.path)?.description.hasPrefix(both) == true)
    }

    @Test("M03 has no two files of one name, which the compiler doesn't accept in a module")
    func sameNames() throws {
        let scratch = try Scratch(["App.swift": app, "A/Row.swift": "", "B/Row.swift": "", "B/row.swift": ""])
        let paths = "\(scratch.path)/A/Row.swift and \(scratch.path)/B/Row.swift"
        let text = "more than one file has the name Row.swift: \(paths); rename one, or move one out of the folder"
        #expect(complaint(scratch.path)?.description == text)
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
