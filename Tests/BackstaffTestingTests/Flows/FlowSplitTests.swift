import BackstaffElements
import Testing

@testable import BackstaffTesting
@testable import BackstaffUI

/// Hand-made elements of a split view with a selectable list, and the events that they receive.
private struct Columns: View {
    @MainActor
    final class Log {
        var lines: [String] = []
    }

    let log: Log
    var mode = "overlaid"

    var body: some View {
        ControlElement(
            .splitView, [.displayMode: .text(mode), .toggle: .text("sidebar")], verbs: .activate,
            onEvent: note("split")
        ) {
            ControlElement(.column, [.placement: .text("sidebar")]) {
                ControlElement(
                    .sidebarToggle, [.label: .text("Hide Sidebar")], verbs: .activate, onEvent: note("toggle")
                ) {}
                ControlElement(.list, verbs: .moveSelection, onEvent: note("first list")) { row("Ely", true) }
                ControlElement(.list, verbs: .moveSelection, onEvent: note("second list")) {
                    row("Wells", false)
                    row("Bath", false)
                }
            }
            ControlElement(
                .columnDivider, [.placement: .text("sidebar")], verbs: .width, onEvent: note("divider")
            ) {}
            ControlElement(.column, [.placement: .text("detail")]) { Text("Detail") }
        }
    }

    private func row(_ words: String, _ isSelected: Bool) -> some View {
        ControlElement(
            .row, [.selected: .flag(isSelected)], verbs: [.activate, .select], onEvent: note(words)
        ) { Text(words) }
    }

    private func note(_ name: String) -> @MainActor (ElementEvent) -> Void {
        { log.lines.append("\(name) \($0)") }
    }
}

@MainActor
@Suite("Flows in columns and selections")
struct FlowSplitTests {
    private let flow = """
        - assertSelected: Ely
        - tapOn: Bath
        - pressKey: down
        - commandTapOn: Ely
        - pressKey: shift home
        - shiftTapOn: Wells
        - columnWidth: sidebar 312.5
        - tapOutside
        - toggleSidebar
        """

    private let lines = [
        "Bath activate", "second list moveSelection(BackstaffElements.SelectionMove.down, extends: false)",
        "Ely select(BackstaffElements.SelectionGesture.toggle)",
        "first list moveSelection(BackstaffElements.SelectionMove.first, extends: true)",
        "Wells select(BackstaffElements.SelectionGesture.extend)", "divider width(312.5)", "split activate",
        "toggle activate",
    ]

    @Test("Rows, keys, dividers and the sidebar button work; keys go to the list that was tapped last")
    func driving() async throws {
        let log = Columns.Log()
        try await HeadlessHost(Columns(log: log)).perform(try Flow(flow))
        #expect(log.lines == lines)
    }

    @Test("Asserting an unselected row fails; so do a tap beside columns and a sidebar button that isn't there")
    func failures() async throws {
        for (flow, mode) in [
            ("- assertSelected: Bath", "overlaid"), ("- tapOutside", "tiled"), ("- toggleSidebar", "collapsed"),
            ("- columnWidth: content 300", "tiled"), ("- commandTapOn: Detail", "tiled"),
            ("- tapOn: Detail", "tiled"),
        ] {
            let host = HeadlessHost(Columns(log: Columns.Log(), mode: mode))
            let flow = try Flow(flow)
            await #expect(throws: FlowFailure.self) { try await host.perform(flow, patience: .zero) }
        }
    }

    @Test("All these steps are recorded as they are driven")
    func recording() throws {
        let scene = LiveScene(AnyView(Columns(log: Columns.Log())), Size.phone.configuration)
        let recorder = FlowRecorder(scene.tree, size: .phone)
        let recording = RecordingScene(scene, recorder)
        let all = scene.tree.root.reachable
        func first(_ role: ElementRole) throws -> ElementID { try #require(all.first { $0.role == role }).id }
        let rows = all.filter { $0.role == .row }.map(\.id)
        let lists = all.filter { $0.role == .list }.map(\.id)
        try recording.deliver(.activate, to: rows[2])
        try recording.deliver(.moveSelection(.down, extends: false), to: lists[1])
        try recording.deliver(.select(.toggle), to: rows[0])
        try recording.deliver(.moveSelection(.first, extends: true), to: lists[0])
        try recording.deliver(.select(.extend), to: rows[1])
        try recording.deliver(.width(312.5), to: try first(.columnDivider))
        try recording.deliver(.activate, to: try first(.splitView))
        try recording.deliver(.activate, to: try first(.sidebarToggle))
        #expect(recorder.steps.dropFirst().map { "- \($0)" } == flow.split(separator: "\n").dropFirst().map { "\($0)" })
    }
}
