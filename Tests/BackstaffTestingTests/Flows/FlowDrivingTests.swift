import Foundation
import SwiftUI
import Testing

@testable import BackstaffTesting

@MainActor
@Suite("Driving an app through a flow")
struct FlowDrivingTests {
    private let model = LarderModel()

    /// Runs a flow in a new host, whose first screen is the larder.
    @discardableResult
    private func drive(_ flow: String, patience: Duration = .seconds(600)) async throws -> HeadlessHost {
        let host = HeadlessHost(LarderView(model: model))
        try await host.perform(try Flow(flow), patience: patience)
        return host
    }

    /// Runs a flow that must fail, and returns the failure.
    private func failure(of flow: String) async throws -> FlowFailure {
        try await #require(throws: FlowFailure.self) { try await drive(flow, patience: .milliseconds(5)) }
    }

    // MARK: Failing steps

    @Test(
        "A step that can't be performed, or an assertion that fails, is reported with its line and what is on screen",
        arguments: [
            ("- back", 1, "There is no back button."),
            ("- assertRoot\n- tapOn: Bath", 2, "Nothing on screen says “Bath”."),
            ("- tapOn: Larder", 1, "“Larder” is on screen, but isn't in a control that can do this."),
            ("- tapOn: Sealed", 1, "The action was refused: the element is disabled."),
            ("- tapOn: Shelf [2]", 1, "Nothing on screen says “Shelf [2]”."),
            ("- tapOn: shelf", 1, "Nothing on screen says “shelf”."),
            ("- assertVisible: Jar 1", 1, "Nothing on screen says “Jar 1”."),
            ("- assertNotVisible: Flour", 1, "“Flour” is on screen: text."),
            ("- assertTitle: Shelf", 1, "The title is “Larder”."),
            ("- tapOn: Shelf\n- assertPath", 2, "The path is Shelf."),
            ("- assertPath: Shelf", 1, "The path is empty."),
            ("- tapOn: Shelf\n- assertRoot", 2, "There is a back button: “Larder”."),
            ("- tapOn: Shelf\n- assertVisible: Flour", 2, "Nothing on screen says “Flour”."),
            ("- tapOn: Shelf\n- assertMotion: pop", 2, "The motion was push."),
            ("- assertMotion: push", 1, "The motion was none."),
            ("- inputText: a", 1, "No field has the focus: tap one first."),
            ("- eraseText", 1, "No field has the focus"), ("- pressKey: enter", 1, "No field has the focus"),
            ("- pressKey: down", 1, "No list on screen has a selection that keys can move."),
            ("- assertURL: /jars/1", 1, "The app declares no routes, so there is no URL."),
            ("- swipe: left", 1, "A swipe to the left has no effect: no tab view on screen has a next page."),
            ("- tapOn: Flour\n- swipe: up", 2, "Nothing on screen can be scrolled."),
            (
                "- tapOn: Shelf\n- scrollUntilVisible: Jar 999", 2,
                "Nothing says “Jar 999”, even after scrolling through all lists."
            ),
            ("- toggleSidebar", 1, "There is no button that shows or hides a sidebar."),
            ("- tapOutside", 1, "No column overlays the others."),
            ("- columnWidth: sidebar 300", 1, "There is no divider after a sidebar column."),
            ("- assertSelected: Flour", 1, "“Flour” is on screen but isn't selected."),
            ("- assertSelected: Bath", 1, "Nothing on screen says “Bath”."),
        ])
    func failures(flow: String, line: Int, reason: String) async throws {
        let failure = try await failure(of: flow)
        #expect(failure.entry.line == line)
        #expect(failure.reason.hasPrefix(reason), "\(failure.reason)")
    }

    @Test("A failure contains the outline of the reachable elements, without covered ones and layout containers")
    func outline() async throws {
        let failure = try await failure(of: "- tapOn: Flour\n- assertTitle: Bath")
        #expect(
            failure.outline == """
                window
                  navigation-stack
                    screen
                      navigation-bar display-mode=large
                        back-button "Larder"
                        bar-title "Flour"
                      screen-content
                        text "0 spoons"
                        button identifier=take
                          text "Take one"
                        link
                          text "Form"
                """)
        #expect(failure.description.hasPrefix("line 2, assertTitle: Bath: The title is “Flour”.\nOn screen:\nwindow"))
    }

    @Test("Steps after the failed one aren't performed, and those before it stay")
    func stops() async throws {
        var done: [String] = []
        let host = HeadlessHost(LarderView(model: model))
        let flow = try Flow("- tapOn: Shelf\n- assertTitle: Bath\n- back")
        await #expect(throws: FlowFailure.self) {
            try await host.perform(flow, patience: .zero) { entry, _ in done.append(entry.step.description) }
        }
        #expect(done == ["tapOn: Shelf"] && model.path == ["Shelf"])
    }

    // MARK: Passing assertions

    @Test("Taps push, every way to go back pops, and assertions tell visible from invisible elements")
    func navigation() async throws {
        try await drive(
            """
            - assertTitle: Larder
            - assertMotion: none
            - tapOn: Shelf
            - assertMotion: push
            - assertPath: Shelf
            - assertNotVisible: Flour
            - tapOn: Jar 3
            - assertPath: Shelf, Jar 3
            - back
            - assertMotion: pop
            - swipe: back
            - assertRoot
            - assertPath
            - tapOn: 2 kg
            - assertTitle: Flour
            - pressKey: escape
            - assertTitle: Larder
            - tapOn: Flour 2 kg
            - swipe: right
            - assertVisible: Flour 2 kg
            """)
        #expect(model.path.isEmpty)
    }

    @Test("A control is found by its text, symbol, identifier or role, and by an index among equals")
    func names() async throws {
        try await drive(
            """
            - tapOn: plus
            - tapOn: Shelf
            - tapOn: Empty [2]
            - tapOn: Empty
            - tapOn: link [4]
            - tapOn: take
            - tapOn: Take one
            """)
        #expect(model.log == ["plus", "Empty Jar 2", "Empty Jar 1", "Jar 4 1", "Jar 4 2"])
    }

    @Test("Text goes to the end of the focused field, and a field loses focus when it is left")
    func typing() async throws {
        let host = try await drive(
            """
            - tapOn: Form
            - tapOn: Name
            - inputText: Rye
            - inputText: " bread"
            - pressKey: Backspace
            - assertVisible: Rye brea
            - eraseText: 5
            - pressKey: Enter
            - tapOn: Secret
            - inputText: hush
            - assertNotVisible: hush
            - tapOn: Organic
            - hideKeyboard
            """)
        #expect(model.name == "Rye" && model.secret == "hush" && model.isOrganic && model.log == ["submit Rye"])
        await #expect(throws: FlowFailure.self) { try await host.perform(try Flow("- inputText: x"), patience: .zero) }
        try await host.perform(try Flow("- tapOn: Name\n- eraseText\n- hideKeyboard"))
        #expect(model.name.isEmpty)
        await #expect(throws: FlowFailure.self) { try await host.perform(try Flow("- inputText: x"), patience: .zero) }
    }

    private struct Adding: View {
        @State private var text = ""
        @State private var items: [String] = []
        @FocusState private var isFocused: Bool

        var body: some View {
            NavigationStack {
                VStack {
                    TextField("New", text: $text).focused($isFocused)
                    if isFocused { Button("Add") { items.append(text) } }
                    NavigationLink("More") { Text("Here") }
                    ForEach(items, id: \.self) { Text($0) }
                }
            }
        }
    }

    @Test("A button that is there only while a field has the focus can be tapped, and the field keeps the focus")
    func buttonBesideFocus() async throws {
        let host = HeadlessHost(Adding())
        try await host.perform(
            try Flow("- tapOn: New\n- inputText: Salt\n- tapOn: Add\n- inputText: y\n- tapOn: Add"))
        #expect(host.shows("Salt"))
        #expect(host.shows("Salty"))
        #expect(host.focused?.value == "Salty")
    }

    @Test("A tap on a link takes the focus from a field")
    func linkBesideFocus() async throws {
        let host = HeadlessHost(Adding())
        try await host.perform(try Flow("- tapOn: New\n- tapOn: More\n- back\n- assertNotVisible: Add"))
        #expect(host.focused == nil)
    }

    @Test("The app may refuse characters, or focus a field itself")
    func refusals() async throws {
        try await drive("- tapOn: Form\n- tapOn: Code\n- inputText: 12345")
        #expect(model.code == "123")
        model.path = []
        try await drive("- tapOn: Form\n- tapOn: Name it\n- inputText: Oats")
        #expect(model.name == "Oats")
    }

    @Test("Sliders and pickers accept values, and the chosen option is selected")
    func values() async throws {
        try await drive("- tapOn: Form\n- tapOn: Share\n- inputText: '0.25'\n- tapOn: M\n- assertSelected: M")
        #expect(model.share == 0.25 && model.size == "M")
        model.path = []
        #expect(
            try await failure(of: "- tapOn: Form\n- assertSelected: S").reason == "“S” is on screen but isn't selected."
        )
    }

    @Test("Rows that aren't created are scrolled to, by text or by swipes")
    func scrolling() async throws {
        try await drive(
            """
            - tapOn: Shelf
            - assertNotVisible: Jar 150
            - scrollUntilVisible: Jar 150
            - assertNotVisible: Jar 1
            - swipe: down
            - swipe: up
            - scrollUntilVisible: Jar 1
            - tapOn: Jar 1
            - assertTitle: Jar 1
            """)
    }

    @Test("Flows can resize the window and visit steps of the history")
    func sizes() async throws {
        try await drive(
            """
            - resize: 1194x834
            - tapOn: Shelf
            - tapOn: Jar 1
            - travel: 0
            - assertRoot
            - travel: 2
            - assertTitle: Jar 1
            - resize: 390x844
            - assertPath: Shelf, Jar 1
            """)
    }

    @Test("A step waits for later changes, but not longer than its timeout")
    func waiting() async throws {
        try await drive("- tapOn: Later\n- assertTitle: Jar 7\n- assertMotion: none", patience: .seconds(600))
        model.path = []
        try await drive("- tapOn: Later\n- waitFor: Take one", patience: .zero)
        model.path = []
        model.delay = .seconds(600)
        #expect(try await failure(of: "- tapOn: Later\n- assertTitle: Jar 7").reason == "The title is “Larder”.")
    }

    // MARK: Running as a process

    private struct LarderApp: App {
        var body: some Scene {
            WindowGroup { LarderView(model: LarderModel()) }
        }
    }

    /// Runs a flow as an executable's `drive` does.
    private func run(_ text: String, isQuiet: Bool = false) async throws -> (Int32, out: [String], err: [String]) {
        let path = FileManager.default.temporaryDirectory.path + "/\(UUID().uuidString).flow"
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        defer { try? FileManager.default.removeItem(atPath: path) }
        var run = FlowRun(path)
        run.patience = .zero
        run.isQuiet = isQuiet
        var (out, err) = ([String](), [String]())
        let ending = await run.run(LarderApp.self, say: { out.append($0) }, onError: { err.append($0) })
        let name = { (line: String) in line.replacingOccurrences(of: path, with: "FLOW") }
        return (ending.rawValue, out.map(name), err.map(name))
    }

    @Test("A run prints each step with its time, and exits with 0")
    func success() async throws {
        let (code, out, err) = try await run("- tapOn: Shelf\n- back")
        #expect(code == 0 && err.isEmpty && out.count == 3)
        #expect(out[0].hasPrefix("✓ tapOn: Shelf  ") && (out[0].hasSuffix(" µs") || out[0].hasSuffix("s")))
        #expect(out[2].hasPrefix("2 steps held, in "))
        #expect(try await run("- back\n").0 == 1)
        #expect(try await run("- assertRoot", isQuiet: true) == (0, [], []))
    }

    @Test("A failed run prints the line, the reason and the outline, and exits with 1")
    func failed() async throws {
        let (code, out, err) = try await run("- tapOn: Flour\n- tapOn: Bath\n- back", isQuiet: true)
        #expect(code == 1 && err.isEmpty)
        #expect(
            out.prefix(4) == ["✗ tapOn: Bath", "FLOW:2: Nothing on screen says “Bath”.", "On screen:", "  window"])
    }

    @Test("A flow that can't be parsed exits with 2, and nothing is run")
    func unreadable() async throws {
        let (code, out, err) = try await run("- back\n- hop: 1")
        #expect(code == 2 && out.isEmpty)
        #expect(err.count == 1 && err[0].hasPrefix("FLOW:2: error: No step is called “hop”"))
    }

    @Test(
        "Times have three digits",
        arguments: [
            (85_400, "85 µs"), (999_400, "999 µs"), (999_600, "1.00 ms"), (12_340_000, "12.3 ms"),
            (123_400_000, "123 ms"),
            (2_013_000_000, "2.01 s"), (0, "0 µs"),
        ])
    func times(nanoseconds: Int, text: String) {
        #expect(FlowRun.shown(.nanoseconds(nanoseconds)) == text)
    }
}
