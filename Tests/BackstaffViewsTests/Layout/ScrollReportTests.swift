import BackstaffElements
import BackstaffTesting
import BackstaffUI
import Foundation
import Testing
import ViewTestSupport

@MainActor
@Suite("Reports of scroll views")
struct ScrollReportTests {
    private func scroll(
        _ phase: ElementScroll.Phase, y: Double, insets: [Double] = [0, 0, 0, 0]
    ) -> ElementEvent {
        .scroll(
            ElementScroll(
                phase, offset: ElementPlace(x: 0, y: y), content: ElementPlace(x: 300, y: 2000),
                container: ElementPlace(x: 320, y: 600), insets: insets))
    }

    @Test("An action gets the first value of the geometry, and then each change of it")
    func geometry() throws {
        let log = ControlLog()
        let stage = ControlStage(
            ScrollView { Text("a") }.onScrollGeometryChange(for: Bool.self) { geometry in
                geometry.contentOffset.y > 50
            } action: { old, new in
                log.add("\(old) \(new)")
            })
        let wrapper = stage.element(.style)
        _ = try stage.send(scroll(.idle, y: 0), to: wrapper)
        _ = try stage.send(scroll(.interacting, y: 40), to: wrapper)
        _ = try stage.send(scroll(.interacting, y: 60), to: wrapper)
        _ = try stage.send(scroll(.idle, y: 90), to: wrapper)
        #expect(log.entries == ["false false", "false true"])
    }

    @Test("A geometry has the sizes, the insets, and what is visible")
    func values() throws {
        let journal = Journal()
        let stage = ControlStage(
            ScrollView { Text("a") }.onScrollGeometryChange(for: ScrollGeometry.self) { geometry in
                geometry
            } action: { _, new in
                let (visible, bounds) = (new.visibleRect, new.bounds)
                journal.note("\(Int(visible.minY)) \(Int(visible.height)) \(Int(visible.width))")
                journal.note("\(Int(bounds.minY)) \(Int(bounds.height)) \(Int(new.contentSize.height))")
            })
        _ = try stage.send(scroll(.idle, y: -20, insets: [20, 4, 30, 6]), to: stage.element(.style))
        #expect(journal.take() == ["0 550 310", "-20 600 2000"])
    }

    @Test("An action gets the phases as they change, with the geometry if it asks")
    func phases() async throws {
        let journal = Journal()
        let host = HeadlessHost(
            ScrollView { Text("a") }
                .onScrollPhaseChange { old, new in journal.note("\(old) \(new) \(new.isScrolling)") }
                .onScrollPhaseChange { _, new, context in
                    if new == .idle { journal.note("at \(Int(context.geometry.contentOffset.y))") }
                })
        try await host.scroll(around: "a", y: 70)
        #expect(journal.take() == ["idle interacting true", "interacting idle false", "at 70"])
    }

    @Test("A view is told when it becomes visible in its scroll view, and when it isn't any more")
    func visibility() async throws {
        let journal = Journal()
        let host = HeadlessHost(
            ScrollView {
                Text("film").onScrollVisibilityChange(threshold: 0.8) { journal.note("\($0)") }
                Text("other")
            })
        try await host.setVisible("film", false)
        try await host.setVisible("film", true)
        try await host.setVisible("film", true)
        try await host.setVisible("film", false)
        #expect(journal.take() == ["true", "false"])
        await #expect(throws: LookUpFailure.self) { try await host.setVisible("other", true) }
        #expect(host.outline.contains("threshold=0.8"))
    }

    @Test("An action gets the ids of the visible views, those of ForEach and of id(_:), and only of its type")
    func targets() async throws {
        let journal = Journal()
        let host = HeadlessHost(
            ScrollView {
                VStack {
                    ForEach(["a", "b", "c"], id: \.self) { Text($0).padding() }
                    Text("last").id("z").padding()
                    Text("number").id(7)
                }
                .scrollTargetLayout()
            }
            .onScrollTargetVisibilityChange(idType: String.self) { journal.note($0.joined(separator: " ")) })
        try await host.scroll(around: "a", visible: ["a", "b"])
        try await host.scroll(around: "a", visible: ["a", "b"])
        try await host.scroll(around: "a", visible: ["c", "last", "number"])
        try await host.scroll(around: "a", visible: [])
        #expect(journal.take() == ["a b", "c z", ""])
    }

    @Test("A scroll view that nobody observes can't be scrolled by a test, and reports of it are refused")
    func unasked() async throws {
        let host = HeadlessHost(ScrollView { Text("a") })
        await #expect(throws: LookUpFailure.self) { try await host.scroll(around: "a", y: 10) }
        let stage = ControlStage(ScrollView { Text("a") })
        #expect(throws: ElementTree.Refusal.gone) { try stage.send(scroll(.idle, y: 0), to: stage.element(.scroll)) }
        let other = ControlStage(Text("a").onScrollVisibilityChange { _ in })
        #expect(throws: ElementTree.Refusal.unknownVerb) {
            try other.send(scroll(.idle, y: 0), to: other.element(.style))
        }
    }

    @Test("Reports are accepted while a dialog is presented, because the page sends them by itself")
    func belowDialog() throws {
        #expect(ElementVerbs.touches.isDisjoint(with: [.scroll, .targets, .visible]))
        let journal = Journal()
        let stage = ControlStage(
            ScrollView { Text("a") }.onScrollPhaseChange { _, new in journal.note("\(new)") })
        stage.graph.tree.present(stage.graph.tree.make(.dialog))
        let wrapper = stage.all(.style).first { $0.verbs.contains(.scroll) }
        _ = try stage.send(scroll(.animating, y: 3), to: wrapper)
        #expect(journal.take() == ["animating"])
    }
}
