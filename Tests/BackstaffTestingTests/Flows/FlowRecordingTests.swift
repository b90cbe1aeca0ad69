import BackstaffElements
import BackstaffUI
import Foundation
import Fuzzing
import Testing

@testable import BackstaffTesting

@MainActor
@Suite("Recording a flow")
struct FlowRecordingTests {
    /// A recorded scene, and a page that sends the actions of a user.
    @MainActor
    private final class Page {
        let model = LarderModel()
        let recorder: FlowRecorder
        let scene: RecordingScene

        init() {
            let live = LiveScene(AnyView(LarderView(model: model)), Size.phone.configuration)
            recorder = FlowRecorder(live.tree, size: .phone)
            scene = RecordingScene(live, recorder)
            _ = scene.takePatch()
        }

        /// The recorded steps without the size at the beginning of each flow.
        var steps: [String] { recorder.steps.dropFirst().map(\.description) }

        func find(_ words: String, _ verbs: ElementVerbs = [.activate, .edit]) throws -> Element {
            try #require(FlowElementFinder(root: scene.tree.root).element(words, answering: verbs), "\(words)")
        }

        func find(_ role: ElementRole) throws -> Element {
            try #require(scene.tree.root.reachable.last { $0.role == role })
        }

        func send(_ event: ElementEvent, to element: Element) throws {
            defer { _ = scene.takePatch() }
            try scene.deliver(event, to: element.id)
        }

        /// Removes the focus from the former element first if the page does so for a tap on the element.
        func tap(_ words: String) throws {
            let element = try find(words)
            if !element.keepsFocus { try leave(for: element) }
            try send(element.verbs.contains(.edit) ? .focus(true) : .activate, to: element)
        }

        func leave(for element: Element? = nil) throws {
            if let focused = scene.tree.focused, focused !== element { try send(.focus(false), to: focused) }
        }

        func type(_ text: String, into words: String) throws {
            let field = try find(words)
            if scene.tree.focused !== field { try tap(words) }
            for character in text { try send(.edit(field.typedText + String(character)), to: field) }
        }

        /// Replays the recorded steps in a new scene, and returns the actions of its app.
        func replay() async throws -> LarderModel {
            let model = LarderModel()
            let text = recorder.steps.map { "- \($0)\n" }.joined()
            try await HeadlessHost(LarderView(model: model)).perform(try Flow(text), patience: .seconds(600))
            return model
        }
    }

    @Test("Refused events, and changes that nobody caused, aren't recorded")
    func nothing() async throws {
        let page = Page()
        #expect(throws: ElementTree.Refusal.disabled) { try page.send(.activate, to: try page.find("Sealed")) }
        let list = try page.find(.list)
        try page.send(.window(first: 0, last: 5, rowHeight: 44), to: list)
        let stack = try page.find(.navigationStack)
        try page.send(.peek, to: stack)
        try page.send(.unpeek, to: stack)
        // Simulates a page that reconnects.
        page.scene.resize(width: 390, height: 844)
        page.model.path = ["Shelf"]
        _ = page.scene.takePatch()
        #expect(page.steps.isEmpty && page.recorder.steps == [.resize(.phone)])
    }

    @Test("Taps and ways to go back are recorded by name, with the title that they lead to")
    func navigation() async throws {
        let page = Page()
        try page.tap("Shelf")
        try page.tap("Jar 2")
        try page.send(.activate, to: try page.find(.backButton))
        let stack = try page.find(.navigationStack)
        try page.send(.peek, to: stack)
        try page.send(.back(steps: 1), to: stack)
        try page.tap("Flour")
        try page.send(.back(steps: 1), to: try page.find(.navigationStack))
        try page.tap("Flour")
        page.scene.travel(toStep: 0)
        _ = page.scene.takePatch()
        try page.tap("Shelf")
        #expect(
            page.steps == [
                "tapOn: Shelf", "assertTitle: Shelf", "tapOn: Jar 2", "assertTitle: Jar 2", "back",
                "assertTitle: Shelf",
                "swipe: back", "assertTitle: Larder", "tapOn: Flour", "assertTitle: Flour", "pressKey: escape",
                "assertTitle: Larder", "tapOn: Flour", "assertTitle: Flour", "travel: 0", "assertTitle: Larder",
                "tapOn: Shelf", "assertTitle: Shelf",
            ])
        #expect(try await page.replay().path == ["Shelf"])
    }

    @Test("Among equal texts the index is recorded, and without a text the symbol")
    func names() async throws {
        let page = Page()
        try page.tap("plus")
        try page.tap("Shelf")
        try page.tap("Empty [3]")
        try page.tap("Empty")
        #expect(
            page.steps == ["tapOn: plus", "tapOn: Shelf", "assertTitle: Shelf", "tapOn: Empty [3]", "tapOn: Empty"])
        #expect(try await page.replay().log == ["plus", "Empty Jar 3", "Empty Jar 1"])
    }

    @Test("Typing is one step, without the text that was in the field before")
    func typing() async throws {
        let page = Page()
        try page.tap("Form")
        try page.type("Rye", into: "Name")
        // The app accepts three characters, so 4 and 5 are refused.
        try page.type("12345", into: "Code")
        let field = try page.find("Name")
        try page.tap("Name")
        try page.send(.edit("Ry"), to: field)
        try page.send(.submit, to: field)
        try page.send(.edit("Oat"), to: field)
        try page.leave()
        try page.send(.back(steps: 1), to: try page.find(.navigationStack))
        #expect(
            page.steps == [
                "tapOn: Form", "assertTitle: Form", "tapOn: Name", "inputText: Rye", "tapOn: Code", "inputText: 1235",
                "tapOn: Name", "eraseText: 1", "pressKey: enter", "eraseText", "inputText: Oat", "hideKeyboard",
                "pressKey: escape", "assertTitle: Larder",
            ])
        #expect(try await page.replay().summary == page.model.summary)
        #expect(page.model.code == "123" && page.model.name == "Oat")
    }

    @Test("If a field loses the focus before a tap on a button, that is recorded, because the tap doesn't do it")
    func leavingBeforeButton() throws {
        let page = Page()
        try page.tap("Form")
        try page.type("R", into: "Name")
        try page.leave()
        try page.tap("Organic")
        try page.tap("Name")
        try page.tap("Organic")
        #expect(
            page.steps.dropFirst(2) == [
                "tapOn: Name", "inputText: R", "hideKeyboard", "tapOn: Organic", "tapOn: Name", "tapOn: Organic",
            ])
    }

    @Test("Text that doesn't fit on one line is recorded in several steps")
    func longText() async throws {
        let page = Page()
        try page.tap("Form")
        let field = try page.find("Name")
        try page.tap("Name")
        let text = String(repeating: "é\n# ", count: 300)
        try page.send(.edit(text), to: field)
        #expect(page.steps.count { $0.hasPrefix("inputText: ") } == 3)
        #expect(try await page.replay().name == text && page.model.name == text)
    }

    @Test("Sliders, pickers and sizes are recorded with their final values")
    func values() async throws {
        let page = Page()
        try page.tap("Form")
        let slider = try page.find("Share")
        for value in ["0.1", "0.2", "0.75"] { try page.send(.edit(value), to: slider) }
        for width in [400.0, 500, 600] { page.scene.resize(width: width, height: 800) }
        try page.tap("L")
        #expect(
            page.steps.dropFirst(2) == ["tapOn: Share", "inputText: 0.75", "resize: 600x800", "tapOn: L"])
        #expect(try await page.replay().summary == page.model.summary)
        #expect(page.model.share == 0.75 && page.model.size == "L")
    }

    @Test("Scrolling to a row is recorded")
    func scrolling() async throws {
        let page = Page()
        try page.tap("Shelf")
        try page.send(.window(first: 140, last: 160, rowHeight: 44), to: try page.find(.list))
        try page.tap("Jar 150")
        #expect(
            page.steps.dropFirst(2) == ["scrollUntilVisible: Jar 150", "tapOn: Jar 150", "assertTitle: Jar 150"])
        #expect(try await page.replay().path == ["Shelf", "Jar 150"])
    }

    @Test("After any actions, the recorded flow leads to the same state", arguments: 0..<40)
    func walk(seed: UInt64) async throws {
        var generator = SeededGenerator(seed: seed)
        let page = Page()
        for _ in 0..<25 {
            let all = page.scene.tree.root.reachable.filter { !$0.isDisabled && !$0.verbs.isEmpty }
            let element = try #require(all.randomElement(using: &generator))
            // A later effect would occur at another time in the replay.
            if element.children.contains(where: { $0.text == "Later" }) { continue }
            switch element.role {
            case .textField:
                if page.scene.tree.focused !== element {
                    try page.leave(for: element)
                    try page.send(.focus(true), to: element)
                }
                for _ in 0..<Int.random(in: 0..<6, using: &generator) {
                    let text = element.typedText
                    let edited =
                        Bool.random(using: &generator) ? text + "ab #é'".shuffled(using: &generator).prefix(1) : ""
                    try page.send(.edit(edited), to: element)
                }
                if Bool.random(using: &generator), element.verbs.contains(.submit) {
                    try page.send(.submit, to: element)
                }
            case .slider:
                try page.leave(for: element)
                try page.send(.edit(["0.25", "0.5", "1"].randomElement(using: &generator) ?? "0"), to: element)
            case .navigationStack:
                if Bool.random(using: &generator) { try page.send(.peek, to: element) }
                try page.send(.back(steps: Int.random(in: 1...2, using: &generator)), to: element)
            case .list:
                let first = Int.random(in: 0..<180, using: &generator)
                try page.send(.window(first: first, last: first + 20, rowHeight: 44), to: element)
            default:
                guard element.verbs.contains(.activate) else { continue }
                try page.leave(for: element)
                try page.send(.activate, to: element)
            }
        }
        let replayed = try await page.replay()
        #expect(replayed.summary == page.model.summary, "\(page.steps)")
    }

    // MARK: The file and the recorded tab

    private final class LarderApp: HostedApp {
        let name = "Larder"
        let model = LarderModel()

        func adoptStorage(_ values: [String: StorageValue]) {}
        func changeStorage(_ changes: [String: StorageValue?]) {}

        func makeScene(_ configuration: SceneConfiguration) -> any HostedScene {
            LiveScene(AnyView(LarderView(model: model)), configuration)
        }
    }

    /// Runs `body` with the path of a file that doesn't exist, in a folder that is removed afterward.
    private func withFile(_ body: (String) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory.path + "/\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try await body(folder + "/Tour.flow")
    }

    private func text(_ path: String) throws -> String {
        try String(contentsOfFile: path, encoding: .utf8)
    }

    @Test("The file is complete after each event, readable by its owner only, and can be driven")
    func file() async throws {
        try await withFile { path in
            let file = try FlowRecordingFile(path, remark: "Larder\nand more") { Issue.record("\($0)") }
            let scene = RecordingApp(LarderApp(), tape: .init(file)).makeScene(Size.tablet.configuration)
            let link = try #require(FlowElementFinder(root: scene.tree.root).element("Form", answering: .activate))
            #expect(try text(path) == "# Larder and more\n- resize: 834x1194\n")
            try scene.deliver(.activate, to: link.id)
            _ = scene.takePatch()
            let field = try #require(FlowElementFinder(root: scene.tree.root).element("Name", answering: .edit))
            for typed in ["R", "Ry", "R"] { try scene.deliver(.edit(typed), to: field.id) }
            let start = "# Larder and more\n- resize: 834x1194\n- tapOn: Form\n- assertTitle: Form\n- tapOn: Name\n"
            #expect(try text(path) == start + "- inputText: R\n")
            try scene.deliver(.edit("Rye"), to: field.id)
            #expect(try text(path) == start + "- inputText: Rye\n")
            let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
            #expect(mode == 0o600)
            try await HeadlessHost(LarderView(model: LarderModel())).perform(try Flow(contentsOf: path))
        }
    }

    @Test("Only the first tab is recorded, and no preview")
    func tabs() async throws {
        try await withFile { path in
            let tape = RecordingApp.Tape(try FlowRecordingFile(path, remark: "x") { Issue.record("\($0)") })
            var preview = Size.phone.configuration
            preview.isPreview = true
            #expect(!(RecordingApp(LarderApp(), tape: tape).makeScene(preview) is RecordingScene))
            #expect(RecordingApp(LarderApp(), tape: tape).makeScene(Size.phone.configuration) is RecordingScene)
            #expect(!(RecordingApp(LarderApp(), tape: tape).makeScene(Size.phone.configuration) is RecordingScene))
        }
    }

    @Test("An existing file isn't overwritten, and a file that can't be created is an error")
    func takenNames() async throws {
        try await withFile { path in
            try Data("mine".utf8).write(to: URL(fileURLWithPath: path))
            let second = try FlowRecordingFile(path, remark: "x") { Issue.record("\($0)") }
            let third = try FlowRecordingFile(path, remark: "x") { Issue.record("\($0)") }
            #expect(second.path.hasSuffix("/Tour-2.flow") && third.path.hasSuffix("/Tour-3.flow"))
            #expect(try text(path) == "mine")
            #expect(throws: FlowError.self) { try FlowRecordingFile(path + "/x.flow", remark: "x") { _ in } }
        }
    }
}
