import Foundation
import Testing

@testable import BackstaffCommand

@Suite("Packages of a folder")
struct PackageManifestTests {
    private func manifest(_ json: String) throws -> PackageManifest {
        try JSONDecoder().decode(PackageManifest.self, from: Data(json.utf8))
    }

    @Test("M15 a manifest is read as SwiftPM prints it")
    func json() throws {
        let manifest = try manifest(
            """
            {"name": "Core", "targets": [
               {"name": "Core", "type": "regular", "path": "Code", "dependencies": [
                  {"byName": ["Model", null]}, {"product": ["Logging", "swift-log", null, null]},
                  {"target": ["Other", {"platformNames": ["ios"]}]}]}],
             "products": [{"name": "CoreLib", "targets": ["Core"], "type": {"library": ["automatic"]}},
               {"name": "tool", "targets": ["Core"], "type": {"executable": null}}],
             "dependencies": [
               {"fileSystem": [{"identity": "model", "path": "/me/Model"}]},
               {"sourceControl": [{"identity": "swift-log",
                  "location": {"remote": [{"urlString": "https://example.com/apple/swift-log.git"}]},
                  "requirement": {"range": [{"lowerBound": "1.0.0", "upperBound": "2.0.0"}]}}]},
               {"registry": [{"identity": "mona.list"}]}]}
            """)
        #expect(manifest.targets[0].path == "Code" && manifest.targets[0].type == "regular")
        #expect(manifest.targets[0].dependencies.map(\.kind) == ["byName", "product", "target"])
        #expect(manifest.targets[0].dependencies.map(\.name) == ["Model", "Logging", "Other"])
        #expect(manifest.targets[0].dependencies.map(\.package) == [nil, "swift-log", nil])
        #expect(manifest.products.map(\.isLibrary) == [true, false])
        let log = RemotePackage(
            address: "https://example.com/apple/swift-log.git", version: .range(from: "1.0.0", below: "2.0.0"))
        #expect(manifest.dependencies == [.local(path: "/me/Model"), .remote(log), .registry("mona.list")])
        #expect(log.identity == "swift-log")
    }

    @Test("M15 the settings of the app's target in a manifest count, as far as they aren't for other builds")
    func settings() throws {
        let manifest = try manifest(
            """
            {"name": "Shop", "products": [], "dependencies": [], "targets": [
               {"name": "Shop", "type": "executable", "dependencies": [], "settings": [
                  {"tool": "swift", "kind": {"defaultIsolation": {"_0": "MainActor"}}},
                  {"tool": "swift", "kind": {"define": {"_0": "OFFLINE"}}},
                  {"tool": "swift", "kind": {"define": {"_0": "A=1"}}},
                  {"tool": "swift", "kind": {"define": {"_0": "SHIPPED"}}, "condition": {"config": "release"}},
                  {"tool": "swift", "kind": {"define": {"_0": "PHONE"}}, "condition": {"platformNames": ["ios"]}},
                  {"tool": "swift", "kind": {"enableUpcomingFeature": {"_0": "InferIsolatedConformances"}}},
                  {"tool": "swift", "kind": {"swiftLanguageMode": {"_0": "6"}}},
                  {"tool": "swift", "kind": {"interoperabilityMode": {"_0": "C"}}},
                  {"tool": "swift", "kind": {"unsafeFlags": {"_0": ["-x"]}}}]}]}
            """)
        let settings = try #require(manifest.targets[0].settings)
        let debug = CompilerSettings(settings, isRelease: false)
        #expect(debug.isOnMainActor && debug.languageMode == .six)
        #expect(debug.conditions == ["OFFLINE"] && debug.features == ["InferIsolatedConformances"])
        #expect(CompilerSettings(settings, isRelease: true).conditions == ["OFFLINE", "SHIPPED"])
        #expect(CompilerSettings([], isRelease: false) == CompilerSettings([:]))
    }

    @Test("M15 a package to fetch becomes a dependency with its version")
    func declarations() {
        func declaration(_ version: RemotePackage.Version) -> String {
            RemotePackage(address: "https://example.com/a/B.git", version: version).declaration
        }
        let start = ".package(url: \"https://example.com/a/B.git\", "
        #expect(declaration(.range(from: "1.2.0", below: "2.0.0")) == start + "\"1.2.0\"..<\"2.0.0\")")
        #expect(declaration(.exact("1.2.3")) == start + "exact: \"1.2.3\")")
        #expect(declaration(.branch("a\"b")) == start + "branch: \"a\\\"b\")")
        #expect(declaration(.revision("abc")) == start + "revision: \"abc\")")
        #expect(RemotePackage(address: "git@example.com:a/B.git", version: .branch("m")).identity == "b")
    }

    @Test("M15 an Xcode project names local packages, packages to fetch, and the products that its app uses")
    func project() throws {
        let scratch = try Scratch(["P/Old/Package.swift": "// swift-tools-version:5.5", "P/Pictures/a.png": ""])
        let objects: [String: Any] = [
            "L": ["isa": "XCLocalSwiftPackageReference", "relativePath": "Packages/Core"],
            "F": ["isa": "PBXFileReference", "lastKnownFileType": "wrapper", "path": "Old"],
            "G": ["isa": "PBXFileReference", "lastKnownFileType": "folder", "path": "Pictures"],
            "R": [
                "isa": "XCRemoteSwiftPackageReference", "repositoryURL": "https://example.com/a/b",
                "requirement": ["kind": "upToNextMajorVersion", "minimumVersion": "1.2"],
            ],
            "S": [
                "isa": "XCRemoteSwiftPackageReference", "repositoryURL": "https://example.com/a/c",
                "requirement": ["kind": "upToNextMajorVersion", "minimumVersion": "one"],
            ],
            "1": ["productName": "Core"], "2": ["productName": "B", "package": "R"],
            "3": ["productName": "C", "package": "S"],
        ]
        let packages = XcodeProject.packages(
            in: XcodeObjects(
                ["objects": objects], folder: scratch.path + "/P", path: scratch.path + "/P/P.xcodeproj"),
            of: ["packageProductDependencies": ["1", "2", "3", "missing"]])
        #expect(packages.folders == [scratch.path + "/P/Old", scratch.path + "/P/Packages/Core"])
        #expect(packages.products == ["Core", "B", "C"])
        #expect(
            packages.remotes == [
                "B": RemotePackage(address: "https://example.com/a/b", version: .range(from: "1.2.0", below: "2.0.0"))
            ])
        #expect(packages.problems == ["the project doesn't say which version of https://example.com/a/c it uses"])
    }

    @Test(
        "M15 a version of a project that has more than three numbers, or another kind of number, is named",
        arguments: [
            "9223372036854775807", "1.9223372036854775807", "1000000000", "-1.0.0", "+1", "1.2.3.4", "1..2", "", "٣",
        ])
    func wrongVersions(version: String) {
        for kind in ["upToNextMajorVersion", "upToNextMinorVersion"] {
            let objects: [String: Any] = [
                "R": [
                    "isa": "XCRemoteSwiftPackageReference", "repositoryURL": "https://example.com/a/b",
                    "requirement": ["kind": kind, "minimumVersion": version],
                ],
                "1": ["productName": "B", "package": "R"],
            ]
            let packages = XcodeProject.packages(
                in: XcodeObjects(["objects": objects], folder: "/none", path: "/none/A.xcodeproj"),
                of: ["packageProductDependencies": ["1"]])
            #expect(packages.remotes.isEmpty)
            #expect(packages.problems == ["the project doesn't say which version of https://example.com/a/b it uses"])
        }
    }

    @Test("M15 a range of versions that ends before it begins is named", arguments: [("2.0", "1.9"), ("1.0.0", "1")])
    func reversedVersions(lower: String, upper: String) {
        let requirement = ["kind": "versionRange", "minimumVersion": lower, "maximumVersion": upper]
        let objects: [String: Any] = [
            "R": ["isa": "XCRemoteSwiftPackageReference", "repositoryURL": "b", "requirement": requirement],
            "1": ["productName": "B", "package": "R"],
        ]
        let packages = XcodeProject.packages(
            in: XcodeObjects(["objects": objects], folder: "/none", path: "/none/None.xcodeproj"),
            of: ["packageProductDependencies": ["1"]])
        #expect(packages.remotes.isEmpty && packages.problems.count == 1)
    }

    @Test(
        "M15 a target that isn't in its package's folder is an error, and its sources aren't read",
        arguments: [
            (".executableTarget(name: \"Shop\", path: \"../Secret\")", "Shop", "/Secret"),
            (".executableTarget(name: \"Shop\", path: \"../../../../../..\")", "Shop", nil),
            (".executableTarget(name: \"../../Secret\")", "../../Secret", "/Secret"),
            (".executableTarget(name: \"Shop\", path: \"Link\")", "Shop", "/Shop/Link"),
            (".executableTarget(name: \"Shop\", path: \"Own\")", nil, "/Shop/Own"),
        ] as [(String, String?, String?)])
    func targetsOutside(target: String, named: String?, place: String?) throws {
        let app = "@main struct A {}"
        let scratch = try Scratch([
            "Secret/Secret.swift": app, "Shop/Own/App.swift": app,
            "Shop/Package.swift": """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "Shop", targets: [\(target)])
            """,
        ])
        try link(scratch.path + "/Shop/Link", to: scratch.path + "/Secret")
        let path = scratch.path + "/Shop"
        guard let named else {
            #expect(try SourceFolder.find(at: path).sources == ["App.swift"])
            return
        }
        let error = #expect(throws: Complaint.self) { try SourceFolder.find(at: path) }
        let folder = place.map { scratch.path + $0 } ?? absolutePath(path + "/../../../../../..")
        #expect(
            error?.description
                == "\(path)/Package.swift: the target \(named) is in \(folder), outside of the package")
    }

    @Test(
        "M15 links inside a package end, and none that leads out of the project is followed",
        .timeLimit(.minutes(10)))
    func linksInside() throws {
        let scratch = try Scratch([
            "Shop/Core/Package.swift": "// swift-tools-version: 6.0", "Shop/Core/Sources/Core/Core.swift": "",
            "Shop/Core/Sources/Core/Texts/de.lproj/Localizable.strings": "", "Shop/Core/Sources/Core/Deep/a.txt": "",
            "Shop/Core/Sources/Core/Icons.xcassets/Contents.json": "{}",
            "Shop/Core/Sources/Core/Own/en.lproj/Localizable.strings": "",
            "Secret/fr.lproj/Localizable.strings": "", "Secret/Secret.xcstrings": "{}",
        ])
        let core = scratch.path + "/Shop/Core/Sources/Core"
        for name in ["up", "again"] { try link("\(core)/\(name)", to: ".") }
        for name in ["over", "above"] { try link("\(core)/Deep/\(name)", to: "..") }
        try link(core + "/out", to: scratch.path + "/Secret")
        let manifest = try manifest(
            """
            {"name": "Core", "products": [], "dependencies": [], "targets": [
              {"name": "Core", "type": "regular", "dependencies": [], "exclude": ["Own"]}]}
            """)
        let package = LocalPackage(path: scratch.path + "/Shop/Core", manifest: manifest)
        let (files, problems) = PackageFiles(of: package, in: scratch.path + "/Shop").list()
        let resources = UndeclaredResources(of: manifest.targets[0], in: package, files: files)
        #expect(resources.paths == ["Icons.xcassets", "Texts/de.lproj"] && resources.hasLanguages)
        #expect(problems == ["\(core)/out: the path leads out of the project's folder, and isn't followed"])
        #expect(package.targetsWithSwift.map(\.name) == ["Core"])
    }

    @Test("M15 a manifest that is a pipe or a link out of its folder makes no package", .timeLimit(.minutes(10)))
    func manifestsElsewhere() throws {
        let scratch = try Scratch([
            "Other/Package.swift": "// swift-tools-version: 6.0", "Shop/Shop/App.swift": "@main struct A {}",
            "Shop/Shop/Core/Core.swift": "", "Shop/Shop/Linked/Linked.swift": "",
        ])
        let app = scratch.path + "/Shop/Shop"
        mkfifo(app + "/Core/Package.swift", 0o600)
        mkfifo(scratch.path + "/Shop/Package.swift", 0o600)
        try link(app + "/Linked/Package.swift", to: scratch.path + "/Other/Package.swift")
        let folder = try SourceFolder.find(at: app)
        #expect(folder.packages == [] && folder.package == nil)
        #expect(folder.sources == ["App.swift", "Core/Core.swift", "Linked/Linked.swift"])
        #expect(["Core", "Linked"].map { PackageManifest.isIn("\(app)/\($0)") } == [false, false])
        #expect(PackageManifest.isIn(scratch.path + "/Other"))
    }

    @Test("M15 the files of a package inside the app's folder aren't the app's")
    func nested() throws {
        let scratch = try Scratch([
            "Shop/App.swift": "@main struct A {}", "Shop/Core/Package.swift": "// swift-tools-version: 6.0",
            "Shop/Core/Sources/Core/Core.swift": "", "Shop/Core/x.json": "", "Shop/Other/Package.swift": "",
            "Shop/Other/Other.swift": "",
        ])
        let folder = try SourceFolder.find(at: scratch.path + "/Shop")
        #expect(folder.sources == ["App.swift", "Other/Other.swift"])
        #expect(folder.packages == ["Core"] && folder.resources == [])
    }

    @Test("M15 a manifest that can't be read is an error with its place")
    func brokenManifest() throws {
        let scratch = try Scratch([
            "Shop/App.swift": "@main struct A {}",
            "Shop/Core/Package.swift": "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Pack()\n",
        ])
        let folder = try SourceFolder.find(at: scratch.path + "/Shop")
        let error = #expect(throws: Complaint.self) { try AppPackages.find(for: folder, backstaff: "/none") }
        let path = scratch.path + "/Shop/Core/Package.swift"
        #expect(error?.description.hasPrefix("can't read \(path): \(path):3:15: cannot find 'Pack'") == true)
    }

    @Test(
        "M15 a project that can't be read is one line, and the app is built without its packages",
        arguments: ["{ objects = ", "hello", "(a, b)"])
    func brokenProject(text: String) throws {
        let scratch = try Scratch([
            "Shop/Shop.xcodeproj/project.pbxproj": text, "Shop/Shop/App.swift": "@main struct A {}",
        ])
        let folder = try SourceFolder.find(at: scratch.path + "/Shop")
        let packages = try AppPackages.find(for: folder, backstaff: "/none")
        let path = scratch.path + "/Shop/Shop.xcodeproj/project.pbxproj"
        let words = "the project isn't a property list with a dictionary; its settings and packages are left out"
        #expect(folder.problems.map(\.description) == ["\(path): \(words)"] && packages.problems.isEmpty)
        #expect(packages.local.isEmpty && packages.products.isEmpty)
    }

    /// A project whose app uses the product Core.
    private static func project(naming path: String?) -> String {
        """
        { objects = {
          P = { isa = PBXProject; targets = (T); };
          T = { isa = PBXNativeTarget; name = Shop; productType = "com.apple.product-type.application";
                packageProductDependencies = (D); };
          D = { isa = XCSwiftPackageProductDependency; productName = Core; };
          \(path.map { "L = { isa = XCLocalSwiftPackageReference; relativePath = \"\($0)\"; };" } ?? "")
        }; rootObject = P; }
        """
    }

    private static func manifest(_ name: String, needing path: String? = nil) -> String {
        """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(
            name: "\(name)", products: [.library(name: "\(name)", targets: ["\(name)"])],
            dependencies: [\(path.map { ".package(path: \"\($0)\")" } ?? "")],
            targets: [.target(name: "\(name)", path: ".")])
        """
    }

    @Test(
        "M15 a package that another one needs must be there: the error says which manifest names it, and why it can't be used",
        arguments: [
            ("../Model", "Model", ", but there is no such folder"),
            ("../Empty", "Empty", ", but it has no Package.swift"),
        ])
    func neededPackage(named: String, folder: String, reason: String) throws {
        let scratch = try Scratch([
            "Shop/Shop.xcodeproj/project.pbxproj": Self.project(naming: "Core"),
            "Shop/Shop/App.swift": "@main struct A {}", "Shop/Empty/a.txt": "",
            "Shop/Core/Package.swift": Self.manifest("Core", needing: named), "Shop/Core/Core.swift": "",
        ])
        let path = scratch.path + "/Shop"
        let app = try SourceFolder.find(at: path)
        let error = #expect(throws: Complaint.self) { try AppPackages.find(for: app, backstaff: "/none") }
        let start = "\(path)/Core/Package.swift names the package \(path)/\(folder)"
        #expect(error?.description.hasPrefix("\(start)\(reason); copy the package there") == true)
    }

    @Test(
        "M15 a package beside the project's folder is found if the project, a workspace or its place names it",
        arguments: [
            ("../Libraries/Core", "Libraries/Core", ""), (nil, "Core", ""),
            (
                nil, "Libraries/Core",
                "<Group location = \"group:Libraries\"><FileRef location = \"group:Core\"/></Group>"
            ),
        ])
    func beside(named: String?, place: String, workspace: String) throws {
        let model = place.replacing("Core", with: "Model")
        let scratch = try Scratch([
            "All/\(place)/Package.swift": Self.manifest("Core", needing: "../Model"), "All/\(place)/Core.swift": "",
            "All/\(model)/Package.swift": Self.manifest("Model"), "All/\(model)/Model.swift": "",
            "All/Shop/Shop/App.swift": "@main struct A {}",
            "All/Shop/Shop.xcodeproj/project.pbxproj": Self.project(naming: named),
            "All/All.xcworkspace/contents.xcworkspacedata":
                "<Workspace>\(workspace)<FileRef location = \"group:Shop/Shop.xcodeproj\"></FileRef></Workspace>",
        ])
        let folder = try SourceFolder.find(at: scratch.path + "/All/Shop")
        let packages = try AppPackages.find(for: folder, backstaff: "/none")
        let core = "\(scratch.path)/All/\(place)"
        let isNamed = named != nil || !workspace.isEmpty
        let words = "the project doesn't say where Core is; it is taken from \(core)"
        #expect(packages.problems == (isNamed ? [] : [words]))
        #expect(packages.local.map(\.path) == [core, "\(scratch.path)/All/\(model)"])
        #expect(packages.products == [AppPackages.Product(name: "Core", package: "Core")])
        #expect(packages.home == scratch.path + "/All/Shop" && packages.root == scratch.path + "/All")
        #expect(packages.boundary(of: packages.local[0]) == core, "Links in it don't lead to what is beside it.")
    }

    @Test("M15 the places in a workspace are relative to its groups, or to its folder")
    func workspace() {
        let workspace = XcodeWorkspace(
            contents: """
                <Workspace version = "1.0">
                   <FileRef
                      location = "group:A &amp; B">
                   </FileRef>
                   <Group location = "group:In" name = "x"><Group location = "group:Two">
                     <FileRef location = "group:C"></FileRef></Group>
                     <FileRef location = "container:D"></FileRef></Group>
                   <FileRef location = "absolute:/E"></FileRef><FileRef location = "group:../F"></FileRef>
                </Workspace>
                """, in: "/w/x")
        #expect(workspace.members == ["/w/x/A & B", "/w/x/In/Two/C", "/w/x/D", "/E", "/w/F"])
    }

    @Test("M15 the only target of a package may have its sources in no folder of its name")
    func onlyTarget() throws {
        let scratch = try Scratch([
            "Sources/Model/Core.swift": "", "Tests/CoreTests.swift": "",
            "Package.swift": """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "Core", targets: [.target(name: "Core"), .testTarget(name: "CoreTests")])
            """,
        ])
        let package = LocalPackage(path: scratch.path, manifest: try PackageManifest.read(in: scratch.path))
        #expect(package.manifest.targets.map(package.folder) == ["Sources", "Tests"].map { scratch.path + "/" + $0 })
        #expect(package.swiftTargets == ["Core"])
    }

    @Test("M15 one of two targets needs a folder of its name")
    func twoTargets() throws {
        let scratch = try Scratch([
            "Sources/Core/Core.swift": "", "Sources/More.swift": "",
            "Package.swift": """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "Core", targets: [.target(name: "Core"), .target(name: "More")])
            """,
        ])
        let package = LocalPackage(path: scratch.path, manifest: try PackageManifest.read(in: scratch.path))
        #expect(package.manifest.targets.map(package.folder).last == scratch.path + "/Sources/More")
        #expect(package.swiftTargets == ["Core"])
    }

    @Test("M15 a workspace of many tags without an end is read in seconds", .timeLimit(.minutes(10)))
    func endlessWorkspace() {
        for tag in ["<Group ", "<FileRef location = \"group:", "location = \"a:"] {
            let text = String(repeating: tag, count: 40_000)
            #expect(XcodeWorkspace(contents: text + "<FileRef location = \"group:A\">", in: "/w").members.count < 2)
        }
        let nested = String(repeating: "<Group location = \"group:in\"><FileRef location = \"group:A\"/>", count: 8_000)
        let members = XcodeWorkspace(contents: nested, in: "/w").members
        #expect(members.count == 8_000 && members.allSatisfy { $0.utf8.count <= 4_096 })
    }

    @Test("M15 a package above a folder is read if its manifest has the folder's name, and otherwise not run")
    func above() throws {
        let manifest = """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "Shop", targets: [.executableTarget(name: "Shop")])
            """
        let stranger = "// swift-tools-version: 6.0\nthis doesn't compile\n"
        let scratch = try Scratch([
            "Package.swift": stranger + "// \"MyShop\"", "Tries/Shop/App.swift": "@main struct A {}",
            "Own/Package.swift": manifest, "Own/Sources/Shop/App.swift": "@main struct A {}",
            "Other/Package.swift": stranger + "// \"Shop\"", "Other/Shop/App.swift": "@main struct A {}",
        ])
        let plain = try SourceFolder.find(at: scratch.path + "/Tries/Shop")
        #expect(plain.package == nil)
        #expect(try AppPackages.find(for: plain, backstaff: "/none").problems.isEmpty)
        let own = try SourceFolder.find(at: scratch.path + "/Own/Sources/Shop")
        #expect(own.package == scratch.path + "/Own")
        #expect(try AppPackages.find(for: own, backstaff: "/none").settings?.isEmpty == true)
        let other = try SourceFolder.find(at: scratch.path + "/Other/Shop")
        let problems = try AppPackages.find(for: other, backstaff: "/none").problems
        #expect(problems.count == 1 && problems[0].hasPrefix("can't read \(scratch.path)/Other/Package.swift"))
        #expect(problems[0].hasSuffix("; the folder is built without this package"))
    }

    @Test("M15 a package far from the project's folder, or one that isn't there, is left out and named")
    func outside() throws {
        for (path, words) in [
            ("/etc/../usr/lib", "which is outside of"), ("Link", "which is outside of"),
            ("../Link", "which is outside of"), ("None", "but there is no such folder"),
        ] {
            let scratch = try Scratch([
                "Core/Package.swift": "// swift-tools-version: 6.0", "In/Shop/Shop/App.swift": "@main struct A {}",
                "In/Shop/Shop.xcodeproj/project.pbxproj": Self.project(naming: path),
            ])
            try link(scratch.path + "/In/Shop/Link", to: scratch.path + "/Core")
            try link(scratch.path + "/In/Link", to: scratch.path + "/Core")
            let folder = try SourceFolder.find(at: scratch.path + "/In/Shop")
            let packages = try AppPackages.find(for: folder, backstaff: "/none")
            #expect(packages.local.isEmpty)
            #expect(packages.problems.first?.contains(words) == true, "\(packages.problems)")
            #expect(packages.problems.last == "no package of the project has the product Core, which its app uses")
        }
    }
}
