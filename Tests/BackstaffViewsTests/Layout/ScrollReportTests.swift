import BackstaffElements
import BackstaffTesting
import BackstaffUI
import Foundation
import Testing
import ViewTestSupport

@testable import BackstaffViews

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

    private struct Rows: View {
        let count: Int
        let see: ([Int]) -> Void

        var body: some View {
            ScrollView {
                VStack { ForEach(0..<count, id: \.self) { Text("\($0)").padding() } }.scrollTargetLayout()
            }
            .onScrollTargetVisibilityChange(idType: Int.self) { see($0) }
        }
    }

    @Test("A report of visible views costs as much as was scrolled, however many views there are")
    func cost() throws {
        func looks(_ count: Int) throws -> Int {
            let stage = ControlStage(Rows(count: count) { _ in })
            let wrapper = try #require(stage.all(.style).first { $0.verbs.contains(.targets) })
            let rows = try #require(stage.all(.vStack).first).children.map(\.id)
            let middle = count / 2
            var shown = ShownScrollTargets()
            _ = shown.views([rows[middle]], in: wrapper)
            let before = shown.looks
            for step in 1...40 {
                let wanted = Array(rows[middle + step..<middle + step + 5])
                #expect(shown.views(wanted, in: wrapper).map(\.id) == wanted)
            }
            return shown.looks - before
        }
        let (few, many) = (try looks(200), try looks(10_000))
        #expect(few == many && few < 40 * 15, "\(few), \(many)")
    }

    @Test("Views are found again after others were inserted before them, and in a layout that came later")
    func changes() throws {
        let journal = Journal()
        let model = ShownRows()
        let stage = ControlStage(
            ChangingRows(model: model) { ids in
                journal.note(ids.map { String($0) }.joined(separator: " "))
            })
        func row(_ number: Int) -> ElementID {
            stage.all(.padding).first { ControlStage.words(of: $0) == "\(number)" }?.id ?? 0
        }
        let wrapper = stage.all(.style).first { $0.verbs.contains(.targets) }
        _ = try stage.send(.targets([row(8), row(9)]), to: wrapper)
        model.rows.insert(contentsOf: 100..<105, at: 0)
        stage.settle()
        _ = try stage.send(.targets([row(100), row(9)]), to: wrapper)
        model.second = true
        stage.settle()
        _ = try stage.send(.targets([row(101), row(500)]), to: wrapper)
        model.isThere = false
        stage.settle()
        _ = try stage.send(.targets([row(500)]), to: wrapper)
        #expect(journal.take() == ["8 9", "100 9", "101 500", "500"])
    }

    @Observable
    final class ShownRows {
        var rows = Array(0..<10)
        var isThere = true
        var second = false
    }

    private struct ChangingRows: View {
        let model: ShownRows
        let see: ([Int]) -> Void

        var body: some View {
            ScrollView {
                VStack {
                    if model.isThere {
                        HStack {
                            VStack { ForEach(model.rows, id: \.self) { Text("\($0)").padding() } }.scrollTargetLayout()
                        }
                    }
                    if model.second { VStack { Text("500").padding().id(500) }.scrollTargetLayout() }
                }
            }
            .onScrollTargetVisibilityChange(idType: Int.self) { see($0) }
        }
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
