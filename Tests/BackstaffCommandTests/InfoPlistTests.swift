import Foundation
import Testing

@testable import BackstaffCommand

@Suite("Values of Info.plist")
struct InfoPlistTests {
    private func values(_ files: [String: String], folder: String = "Shop", isRelease: Bool = false) throws -> InfoPlist
    {
        let scratch = try Scratch(files.merging(["Shop/App.swift": "@main struct App {}"]) { $1 })
        return InfoPlist(of: try SourceFolder.find(at: scratch.path + "/" + folder), isRelease: isRelease)
    }

    /// A project as Xcode writes it, with settings of the target and one of the project.
    private static func project(_ settings: String, release: String = "") -> String {
        """
        // !$*UTF8*$!
        {
            archiveVersion = 1;
            objects = {
                P /* Project object */ = {isa = PBXProject; buildConfigurationList = PL; targets = (T2, T1, ); };
                PL = {isa = XCConfigurationList; buildConfigurations = (PD, ); };
                PD = {isa = XCBuildConfiguration; name = Debug; buildSettings = { MARKETING_VERSION = 0.5; OWN = "of all"; }; };
                T1 = {isa = PBXNativeTarget; name = Shop; buildConfigurationList = L; productType = "com.apple.product-type.application"; };
                T2 = {isa = PBXNativeTarget; name = ShopTests; buildConfigurationList = L; productType = "com.apple.product-type.bundle.unit-test"; };
                L = {isa = XCConfigurationList; buildConfigurations = (D /* Debug */, R, ); };
                D = {isa = XCBuildConfiguration; name = Debug; buildSettings = { \(settings) }; };
                R = {isa = XCBuildConfiguration; name = Release; buildSettings = { \(release) }; };
            };
            rootObject = P /* Project object */;
        }
        """
    }

    @Test("M05 a folder alone has the values of a new project")
    func usual() throws {
        let info = try values([:])
        #expect(info.values["CFBundleName"] as? String == "Shop")
        #expect(info.values["CFBundleIdentifier"] as? String == "com.example.Shop")
        #expect(info.values["CFBundleShortVersionString"] as? String == "1.0")
        #expect(info.values["CFBundleVersion"] as? String == "1")
        #expect(info.values["CFBundleDisplayName"] == nil && info.problem == nil)
    }

    @Test("M05 the settings of the app's target are its values, also where Info.plist is generated")
    func settings() throws {
        let project = Self.project(
            """
            CURRENT_PROJECT_VERSION = 42; PRODUCT_BUNDLE_IDENTIFIER = "org.example.$(PRODUCT_NAME:lower)";
            PRODUCT_NAME = "$(TARGET_NAME)"; INFOPLIST_KEY_CFBundleDisplayName = "The $(PRODUCT_NAME)";
            INFOPLIST_KEY_UIRequiresFullScreen = YES; "INFOPLIST_KEY_Other[sdk=macosx*]" = x;
            INFOPLIST_KEY_Where = "${OWN} and $(UNKNOWN)."; ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME = Brass;
            ASSETCATALOG_COMPILER_APPICON_NAME = Gull;
            """, release: "MARKETING_VERSION = 2.0;")
        let info = try values(["Shop.xcodeproj/project.pbxproj": project, "Shop/Shop/Row.swift": ""])
        #expect(info.values["CFBundleIdentifier"] as? String == "org.example.shop")
        #expect(info.values["CFBundleDisplayName"] as? String == "The Shop")
        #expect(info.values["CFBundleVersion"] as? String == "42")
        #expect(info.values["CFBundleShortVersionString"] as? String == "0.5")
        #expect(info.values["UIRequiresFullScreen"] as? Bool == true)
        #expect(info.values["Where"] as? String == "of all and .")
        #expect(info.values["NSAccentColorName"] as? String == "Brass")
        #expect(info.values["CFBundleIconName"] as? String == "Gull")
        #expect(!info.values.keys.contains { $0.contains("Other") })
        let release = try values(["Shop.xcodeproj/project.pbxproj": project], isRelease: true)
        #expect(release.values["CFBundleShortVersionString"] as? String == "2.0")
    }

    @Test("M05 the values of Info.plist come first, with the settings that they name")
    func file() throws {
        let plist = """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict>
                <key>CFBundleName</key><string>$(PRODUCT_NAME) 2</string>
                <key>APIAddress</key><string>https://example.org</string>
                <key>CFBundleURLTypes</key><array><dict><key>CFBundleURLSchemes</key><array>
                    <string>$(PRODUCT_NAME:lower)</string></array></dict></array>
                <key>Count</key><integer>3</integer>
            </dict></plist>
            """
        for (path, setting) in [("Shop/Info.plist", ""), ("Config/App.plist", "INFOPLIST_FILE = Config/App.plist;")] {
            let info = try values([path: plist, "Shop.xcodeproj/project.pbxproj": Self.project(setting)])
            #expect(info.values["CFBundleName"] as? String == "Shop 2")
            #expect(info.values["APIAddress"] as? String == "https://example.org")
            #expect(info.values["Count"] as? Int == 3)
            let types = info.values["CFBundleURLTypes"] as? [[String: Any]]
            #expect(types?.first?["CFBundleURLSchemes"] as? [String] == ["shop"])
            #expect(info.values["CFBundleVersion"] as? String == "1")
        }
    }

    @Test(
        "M05 an Info.plist that can't be read or lies elsewhere is named, and the other values stay",
        arguments: [
            ("Shop/Info.plist", "", "isn't a property list"), ("x", "INFOPLIST_FILE = Gone.plist;", "there is no"),
            ("x", "INFOPLIST_FILE = \"../../../../etc/hostname\";", "leads out of"),
            ("x", "INFOPLIST_FILE = \"/etc/hostname\";", "leads out of"),
        ])
    func broken(path: String, setting: String, words: String) throws {
        let info = try values([path: "{", "Shop.xcodeproj/project.pbxproj": Self.project(setting)])
        #expect(info.problem?.contains(words) ?? false, "\(String(describing: info.problem))")
        #expect(info.values["CFBundleName"] as? String == "Shop")
    }

    @Test("M05 an Info.plist that is a link out of the folder, a pipe or huge isn't read")
    func elsewhere() throws {
        let plist = "<plist version=\"1.0\"><dict><key>Secret</key><string>s</string></dict></plist>"
        let scratch = try Scratch(["Shop/App.swift": "@main struct App {}", "secret.plist": plist])
        let path = scratch.path + "/Shop/Info.plist"
        func info() throws -> InfoPlist {
            InfoPlist(of: try SourceFolder.find(at: scratch.path + "/Shop"), isRelease: false)
        }
        try link(path, to: scratch.path + "/secret.plist")
        #expect(try info().values["Secret"] == nil)
        #expect(try info().problem?.contains("leads out of") ?? false)
        try FileManager.default.removeItem(atPath: path)
        try scratch.write("Shop/Info.plist", plist + String(repeating: " ", count: 1 << 20))
        #expect(try info().problem?.contains("are read") ?? false)
        try FileManager.default.removeItem(atPath: path)
        #expect(try info().problem == nil)
        mkfifo(path, 0o600)
        #expect(try info().problem?.contains("a named pipe") ?? false)
    }

    @Test("M05 a broken project is as none, and settings that name each other end")
    func brokenProject() throws {
        let info = try values(["Shop.xcodeproj/project.pbxproj": "{ objects"])
        #expect(info.values["CFBundleVersion"] as? String == "1")
        let variables = BuildVariables(["A": "$(B)$(B)", "B": "$(A)$(A)", "C": "$(", "D": "$", "E": "${C}$(D)x"])
        #expect(variables.expanded("$(A)") == "")
        #expect(variables.expanded("$(E) $(C) $x") == "$($x $( $x")
    }

    @Test(
        "M05 a text of a million opened variables, and settings that double others, take no long time",
        .timeLimit(.minutes(10)))
    func bombs() {
        let variables = BuildVariables([
            "LONG": String(repeating: "x", count: 1 << 20), "MANY": String(repeating: "$(LONG)", count: 900),
        ])
        #expect(variables.expanded(String(repeating: "$(", count: 500_000)).count < 1 << 20)
        #expect(variables.expanded(String(repeating: "${$(", count: 250_000)).count < 1 << 20)
        #expect(variables.expanded("$(MANY)").utf8.count <= 4 << 20)
        #expect(variables.expanded("$(LONG)").utf8.count == 1 << 20)
        let few = String(repeating: "$(", count: 900)
        #expect(variables.expanded(few) == few)
        var budget = BuildVariables.Budget()
        let lengths = (0..<100).map { _ in variables.expanded("$(LONG)", within: &budget).utf8.count }
        #expect(lengths == Array(repeating: 1 << 20, count: 4) + Array(repeating: 0, count: 96))
    }
}
