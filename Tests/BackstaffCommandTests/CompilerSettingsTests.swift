import Testing

@testable import BackstaffCommand

@Suite("Settings of an Xcode project for the compiler")
struct CompilerSettingsTests {
    /// A project with settings of its own, and those of its app in both configurations.
    private static func project(_ all: String, debug: String, release: String = "", base: String = "") -> String {
        """
        // !$*UTF8*$!
        { objects = {
          P = {isa = PBXProject; buildConfigurationList = PL; targets = (T, ); mainGroup = G; };
          PL = {isa = XCConfigurationList; buildConfigurations = (PD, ); };
          PD = {isa = XCBuildConfiguration; name = Debug; \(base) buildSettings = { \(all) }; };
          T = {isa = PBXNativeTarget; name = Shop; buildConfigurationList = L; productType = "com.apple.product-type.application"; };
          L = {isa = XCConfigurationList; buildConfigurations = (D, R, ); };
          D = {isa = XCBuildConfiguration; name = Debug; buildSettings = { \(debug) }; };
          R = {isa = XCBuildConfiguration; name = Release; buildSettings = { \(release) }; };
          G = {isa = PBXGroup; children = (GC); sourceTree = "<group>"; };
          GC = {isa = PBXGroup; children = (F); path = Config; sourceTree = "<group>"; };
          F = {isa = PBXFileReference; path = Shop.xcconfig; sourceTree = "<group>"; };
        }; rootObject = P; }
        """
    }

    private func settings(_ files: [String: String], isRelease: Bool = false) throws -> CompilerSettings {
        let scratch = try Scratch(files.merging(["Shop/App.swift": "@main struct App {}"]) { $1 })
        let project = try SourceFolder.find(at: scratch.path + "/Shop").project
        return CompilerSettings(project?.settings(isRelease: isRelease) ?? [:])
    }

    @Test("M12 a folder without a project has only what Xcode turns on by itself")
    func plain() throws {
        var usual = CompilerSettings()
        usual.features = ["BareSlashRegexLiterals"]
        #expect(try settings([:]) == usual)
        #expect(CompilerSettings().declarations.isEmpty)
    }

    @Test("M12 the settings are those of the app's target in the configuration, over those of the project")
    func levels() throws {
        let project = Self.project(
            "SWIFT_VERSION = 5.0; SWIFT_ACTIVE_COMPILATION_CONDITIONS = OFFLINE; OTHER_SWIFT_FLAGS = \"-Onone\";",
            debug: """
                SWIFT_ACTIVE_COMPILATION_CONDITIONS = "DEBUG $(inherited) TRIAL"; SWIFT_VERSION = 6.0;
                SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor; OTHER_SWIFT_FLAGS = ("$(inherited)", "-D", MOCK, "-DFAKE");
                """,
            release: """
                SWIFT_ACTIVE_COMPILATION_CONDITIONS = "A-B SHIPPED"; SWIFT_DEFAULT_ACTOR_ISOLATION = nonisolated;
                """)
        let files = ["Shop.xcodeproj/project.pbxproj": project]
        let debug = try settings(files)
        #expect(debug.languageMode == .six && debug.isOnMainActor)
        #expect(debug.conditions == ["FAKE", "MOCK", "OFFLINE", "TRIAL"])
        #expect(debug.declarations.first == ".defaultIsolation(MainActor.self)")
        #expect(debug.conditionDeclarations.last == ".define(\"TRIAL\")")
        let release = try settings(files, isRelease: true)
        #expect(release.languageMode == .five && !release.isOnMainActor)
        #expect(release.conditions == ["SHIPPED"], "A name that isn't one would break the manifest.")
    }

    @Test("M12 approachable concurrency stands for features, without those of the language mode or those set to NO")
    func features() {
        var settings = ["SWIFT_APPROACHABLE_CONCURRENCY": "YES", "SWIFT_VERSION": "5.0"]
        #expect(
            CompilerSettings(settings).features == [
                "BareSlashRegexLiterals", "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability",
                "InferIsolatedConformances", "InferSendableFromCaptures", "NonisolatedNonsendingByDefault",
            ])
        settings["SWIFT_VERSION"] = "6.0"
        settings["SWIFT_UPCOMING_FEATURE_NONISOLATED_NONSENDING_BY_DEFAULT"] = "NO"
        #expect(CompilerSettings(settings).features == ["InferIsolatedConformances"])
        settings = ["SWIFT_ENABLE_BARE_SLASH_REGEX": "NO", "SWIFT_UPCOMING_FEATURE_MEMBER_IMPORT_VISIBILITY": "YES"]
        #expect(CompilerSettings(settings).features == [])
        #expect(CompilerSettings(["SWIFT_VERSION": "5.0"]).features == ["BareSlashRegexLiterals"])
    }

    @Test("M12 settings come from a configuration file too, and from those that it includes")
    func configurationFile() throws {
        let files = [
            "Shop.xcodeproj/project.pbxproj": Self.project(
                "SWIFT_ACTIVE_COMPILATION_CONDITIONS = \"$(inherited) B\";", debug: "",
                base: "baseConfigurationReference = F;"),
            "Config/Shop.xcconfig": """
            #include "Base.xcconfig"
            #include? "None.xcconfig"
            #include "Shop.xcconfig"
            // SWIFT_VERSION = 5
            SWIFT_VERSION = 6.0 // the newest
            SWIFT_ACTIVE_COMPILATION_CONDITIONS = $(inherited) A
            SWIFT_DEFAULT_ACTOR_ISOLATION[sdk=watchos*] = MainActor
            """,
            "Config/Base.xcconfig": "SWIFT_ACTIVE_COMPILATION_CONDITIONS=BASE",
        ]
        let found = try settings(files)
        #expect(found.languageMode == .six && !found.isOnMainActor)
        #expect(found.conditions == ["A", "B", "BASE"])
    }

    @Test(
        "M12 a configuration file that can't be read is named, but not one that may be missing",
        arguments: [
            (
                group: "Config", text: "#include \"Gone.xcconfig\"", place: "P/Config/Gone.xcconfig",
                "there is no such file"
            ),
            ("Config", "#include? \"Gone.xcconfig\"", nil, ""),
            ("Gone", "", "P/Gone/Shop.xcconfig", "there is no such file"),
            ("../Config", "", "Config/Shop.xcconfig", "the path leads out of the project's folder, and isn't followed"),
        ])
    func unreadableFile(group: String, text: String, place: String?, words: String) throws {
        let project = Self.project("", debug: "", base: "baseConfigurationReference = F;")
            .replacing("path = Config;", with: "path = \"\(group)\";")
        let scratch = try Scratch([
            "P/Shop.xcodeproj/project.pbxproj": project, "P/Shop/App.swift": "@main struct App {}",
            "P/Config/Shop.xcconfig": text, "Config/Shop.xcconfig": "SWIFT_VERSION = 6.0",
        ])
        let folder = try SourceFolder.find(at: scratch.path + "/P")
        let wanted = place.map { ["\(scratch.path)/\($0): \(words); its settings are left out"] } ?? []
        #expect(folder.problems.map(\.description) == wanted)
        #expect(folder.project?.settings(isRelease: false)["SWIFT_VERSION"] == nil)
    }

    @Test("M12 a configuration file of many lines is read in seconds", .timeLimit(.minutes(10)))
    func manyLines() throws {
        let lines = (0..<100_000).map { "A\($0)=1" }.joined(separator: "\n")
        let scratch = try Scratch(["Shop.xcconfig": lines])
        #expect(ConfigurationFile(scratch.path + "/Shop.xcconfig", in: scratch.path).settings.count == 100_000)
    }

    @Test(
        "M12 a configuration file whose values double without end is left out from there on",
        .timeLimit(.minutes(10)))
    func doubling() throws {
        let values = (0..<400).map { name in
            "A\(name) = xxxxxxxx\n"
                + Array(repeating: "A\(name) = $(inherited)$(inherited)", count: 13).joined(separator: "\n")
        }
        let scratch = try Scratch(["Shop.xcconfig": values.joined(separator: "\n")])
        let file = ConfigurationFile(scratch.path + "/Shop.xcconfig", in: scratch.path)
        #expect(file.problems.map(\.words) == ["its settings are too long; the rest is left out"])
        #expect(
            file.settings.values.reduce(0) { $0 + $1.utf8.count } <= 16 << 20 && file.settings["A0"]?.isEmpty == false)
    }

    @Test("M12 a value that inherits another again and again stops growing")
    func inherited() {
        let uses = Array(repeating: "$(inherited)", count: 90_000).joined(separator: "-")
        let below = String(repeating: "x", count: 10_000)
        let value = SettingLevels.value(uses, inheriting: below)
        #expect(value.utf8.count < 1 << 18 && value.hasPrefix(below + "-" + below) && !value.contains("inherited"))
        #expect(SettingLevels.value("${inherited} b $(OTHER)", inheriting: "a") == "a b $(OTHER)")
    }

    @Test("M12 an app whose project puts it on the main actor is compiled so, also with constants for its pictures")
    func build() async throws {
        let app = """
            import SwiftUI
            final class Model { var count = 1 }
            enum Factory { @MainActor static let model = Model(); static func make() -> Model { model } }
            nonisolated func name() -> String { ImageResource.Icons.anchor.name }
            @main struct Main: App {
                init() {
                    #if OFFLINE
                    MainActor.assumeIsolated { print(Factory.make().count, name(), Color.sea is Color) }
                    #endif
                }
            }
            """
        let files = [
            "Shop/Shop/App.swift": app,
            "Shop/Shop.xcodeproj/project.pbxproj": Self.project(
                "SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor; SWIFT_APPROACHABLE_CONCURRENCY = YES;",
                debug: "SWIFT_VERSION = 6.0; SWIFT_ACTIVE_COMPILATION_CONDITIONS = \"DEBUG OFFLINE\";"),
            "Shop/Shop/Assets.xcassets/Icons/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
            "Shop/Shop/Assets.xcassets/Icons/anchor.imageset/Contents.json": #"{"images": [{"filename": "a.svg"}]}"#,
            "Shop/Shop/Assets.xcassets/Icons/anchor.imageset/a.svg": "<svg width=\"3\" height=\"3\"></svg>",
            "Shop/Shop/Assets.xcassets/Sea.colorset/Contents.json":
                #"{"colors": [{"color": {"reference": "systemTealColor"}}]}"#,
        ]
        let scratch = try Scratch(StandIn.files.merging(files) { $1 })
        let project = try SourceFolder.find(at: scratch.path + "/Shop/Shop").project
        let settings = CompilerSettings(project?.settings(isRelease: false) ?? [:])
        let bundle = try await StandIn.build("Shop", in: scratch, settings: settings)
        #expect(try StandIn.output(of: bundle) == "1 Icons/anchor@Shop.app true\n")
    }
}
