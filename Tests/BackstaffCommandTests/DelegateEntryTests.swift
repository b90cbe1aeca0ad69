import Testing

@testable import BackstaffCommand

@Suite("Apps with UIKit's life cycle")
struct DelegateEntryTests {
    private func entry(_ sources: String...) -> DelegateEntry? {
        var classes = DeclaredClasses()
        for source in sources { classes.add(Array(source.utf8)) }
        return DelegateEntry(classes)
    }

    private let app = "@UIApplicationMain\nclass AppDelegate: UIResponder, UIApplicationDelegate {\n    func a() {}\n}"

    @Test("M08 the entry point is the class with the attribute, and a scene's delegate is found in any file")
    func classes() {
        let found = entry(app, "final class SceneDelegate: UIResponder, UIWindowSceneDelegate { var window: W? }")
        #expect(found?.appDelegate == "AppDelegate" && found?.sceneDelegate == "SceneDelegate")
        let main = entry("@main\n@MainActor\nfinal class Own: NSObject {}", "extension Own: UIApplicationDelegate {}")
        #expect(main?.appDelegate == "Own" && main?.sceneDelegate == nil)
        // The protocol is for classes only, and isn't one.
        #expect(entry("protocol Router: class { func a() }\n" + app)?.appDelegate == "AppDelegate")
    }

    @Test("M08 of several scene delegates, the one with the template's name counts, or else the first")
    func several() {
        let other = "class Car: NSObject, UIWindowSceneDelegate {}"
        #expect(entry(app, other)?.sceneDelegate == "Car")
        #expect(
            entry(app, other, "class SceneDelegate: NSObject, UIWindowSceneDelegate {}")?.sceneDelegate
                == "SceneDelegate")
    }

    @Test(
        "M08 other apps have no such entry point",
        arguments: [
            "@main struct Shop: App {}\nclass AppDelegate: NSObject, UIApplicationDelegate {}",
            "class AppDelegate: NSObject, UIApplicationDelegate {}",
            "@main final class Main { static func main() {} }",
            "@main enum Main { class AppDelegate: NSObject, UIApplicationDelegate {} }",
            "// @main\nclass AppDelegate: NSObject, UIApplicationDelegate {}", "@main class", "class A: {",
        ])
    func others(source: String) {
        #expect(entry(source) == nil)
    }

    @Test("M08 attributes of Apple's platforms are replaced on their lines and columns")
    func attributes() {
        func seen(_ source: String, on platform: SeenPlatform = .ios) -> String {
            SourceRewriter(platform: platform).rewritten(Array(source.utf8)).map { String(decoding: $0, as: UTF8.self) }
                ?? source
        }
        #expect(seen(app) == app.replacing("@UIApplicationMain", with: "@main             "))
        #expect(seen(app, on: .macos) == app)
        #expect(
            seen("@UIApplicationDelegateAdaptor(My.AppDelegate.self) var delegate")
                == "@UIApplicationDelegateAdaptor(My.AppDelegate.init) var delegate")
        for other in [
            "@UIApplicationDelegateAdaptor(AppDelegate.init) var delegate", "@UIApplicationDelegateAdaptor var a",
            "@UIApplicationDelegateAdaptor let a: A", "@UIApplicationDelegateAdaptor var a: [A]",
            "// @UIApplicationMain", "@UIApplicationDelegateAdaptor(", "@NSApplicationDelegateAdaptor(A.self) var a",
        ] {
            #expect(seen(other) == other)
        }
    }

    @Test("M08 an adaptor without argument gets the class of its property, on the same lines and as long as before")
    func typedProperties() throws {
        func seen(_ source: String) -> String? {
            SourceRewriter(platform: .ios).rewritten(Array(source.utf8)).map { String(decoding: $0, as: UTF8.self) }
        }
        for (source, expected) in [
            (
                "@UIApplicationDelegateAdaptor private var appDelegate: AppDelegate\n    var body: some Scene {}",
                "@_DelegateAdaptor(AppDelegate.init) private var appDelegate       \n    var body: some Scene {}"
            ),
            (
                "@UIApplicationDelegateAdaptor\n  var a : My.AVeryLongNameOfADelegate; let b = 1",
                "@_DelegateAdaptor(My.AVeryLongNameOfADelegate.init)\n  var a        ; let b = 1"
            ),
        ] {
            #expect(source.utf8.count == expected.utf8.count && seen(source) == expected, "\(seen(source) ?? "")")
        }
    }

    @Test("M08 a folder with such an entry point is built and runs, and a check of it has the same names")
    func build() async throws {
        let delegates = """
            import UIKit
            @UIApplicationMain
            class AppDelegate: UIResponder, UIApplicationDelegate {
                func launch() { print("launched on line", #line) }
            }
            """
        let files = [
            "Shop/AppDelegate.swift": delegates,
            "Shop/SceneDelegate.swift": "class SceneDelegate: UIResponder, UIWindowSceneDelegate {}",
        ]
        let scratch = try Scratch(StandIn.files.merging(files) { $1 })
        let bundle = try await StandIn.build("Shop", in: scratch)
        #expect(try StandIn.output(of: bundle) == "launched on line 4\nscene of SceneDelegate\n")
    }
}
