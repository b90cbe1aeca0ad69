import BackstaffElements
import Testing

@testable import BackstaffTesting
@testable import BackstaffUI

@MainActor
@Suite("Commands of an app")
struct CommandsTests {
    private struct FleetApp: App {
        var body: some Scene {
            WindowGroup {
                Button("Count in the window") {}.keyboardShortcut("k")
            }
            .commands {
                CommandMenu("Fleet") {
                    Button("Count in the menu") {}.keyboardShortcut("k")
                }
                CommandGroup(replacing: .help) {}
                CommandGroup(after: .sidebar) {
                    Button("Tides") {}.keyboardShortcut("t")
                }
            }
        }
    }

    @Test("Commands aren't shown, and only the shortcuts of controls in the window are there")
    func notShown() {
        let host = HeadlessHost(FleetApp.self)
        #expect(host.texts == ["Count in the window"])
        var shortcuts: [String] = []
        host.scene.tree.root.forEachDescendant { element in
            guard case .text(let name)? = element[.shortcut] else { return }
            shortcuts.append("\(name) of \(FoundElement(element: element).texts)")
        }
        #expect(shortcuts == ["command-k of [\"Count in the window\"]"])
    }
}
