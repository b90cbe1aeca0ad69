import BackstaffElements
import BackstaffTesting
import BackstaffUI
import Testing
import ViewTestSupport

/// Which of several gestures and menus acts, as it was observed on Apple's platforms.
@MainActor
@Suite
struct GestureReachTests {
    private let journal = Journal()

    @Test("Of nested context menus the inner one opens")
    func nestedMenus() async throws {
        let host = HeadlessHost(
            VStack {
                Text("Inner").contextMenu { Button("inner item") {} }
                Text("Outer")
            }
            .contextMenu { Button("outer item") {} })
        try await host.openContextMenu(on: "Inner")
        #expect(host.shows("inner item") && !host.shows("outer item"))
        try await host.closeContextMenu()
        try await host.openContextMenu(on: "Outer")
        #expect(host.shows("outer item") && !host.shows("inner item"))
    }

    @Test("A drag begins after 10 points by default, and after another distance if it is given")
    func distance() {
        let stage = ControlStage(
            VStack {
                Text("default").gesture(DragGesture())
                Text("own").gesture(DragGesture(minimumDistance: 30))
            })
        #expect(stage.all(.gesture).map { $0[.dragDistance] } == [.number(10), .number(30)])
    }

    @Test("A tap on a view that can only be dragged is for the tap gesture around it")
    func tapAroundDrag() async throws {
        let host = HeadlessHost(
            VStack { Text("Drag").gesture(DragGesture().onEnded { _ in journal.note("drag") }) }
                .onTapGesture { journal.note("tap") })
        try await host.tap("Drag")
        #expect(journal.take() == ["tap"])
    }

    @Test("Of nested tap gestures the inner one acts")
    func nestedTaps() async throws {
        let host = HeadlessHost(
            VStack {
                Text("Child").onTapGesture { journal.note("child") }
                Text("Beside")
            }
            .onTapGesture { journal.note("parent") })
        try await host.tap("Child")
        try await host.tap("Beside")
        #expect(journal.take() == ["child", "parent"])
    }
}
