import BackstaffElements
import BackstaffNavigation
import BackstaffTesting
import BackstaffUI
import Foundation
import Testing
import ViewTestSupport

@MainActor
@Suite("Scroll positions by the id of a view")
struct ScrollPositionIDTests {
    private struct Chapters: View {
        @State var chapter: Int?
        var anchor: UnitPoint?

        var body: some View {
            ScrollView {
                LazyVStack {
                    ForEach(0..<100, id: \.self) { Text("chapter \($0)") }
                }
                .scrollTargetLayout()
            }
            .scrollPosition(id: $chapter, anchor: anchor)
            Button("seven") { chapter = 7 }
            Button("eight") { withAnimation { chapter = 8 } }
            Button("missing") { chapter = 700 }
            Button("nothing") { chapter = nil }
            Text("at \(chapter.map(String.init) ?? "none")")
        }
    }

    private func request(_ words: String, _ stage: ControlStage) -> String? {
        guard case .text(let request)? = stage.all(.text).first(where: { $0.text == words })?[.scrollTarget] else {
            return nil
        }
        return request.split(separator: " ").dropFirst().joined(separator: " ")
    }

    @Test("An id that the app sets is a request to the page, animated if the change is; nil isn't one")
    func requests() throws {
        let stage = ControlStage(Chapters(anchor: .top))
        #expect(request("chapter 0", stage) == nil)
        try stage.send(.activate, to: stage.element(.button, "seven"))
        #expect(request("chapter 7", stage) == "top")
        try stage.send(.activate, to: stage.element(.button, "eight"))
        #expect(request("chapter 8", stage) == "top smooth")
        let former = stage.all(.text).map { $0[.scrollTarget] }
        try stage.send(.activate, to: stage.element(.button, "nothing"))
        #expect(stage.all(.text).map { $0[.scrollTarget] } == former)
        let receiver = Diagnostics.Receiver()
        try Diagnostics.$receiver.withValue(receiver) {
            _ = try stage.send(.activate, to: stage.element(.button, "missing"))
        }
        #expect(receiver.reports.count == 1)
        #expect(receiver.reports.first?.place?.contains("ScrollPositionIDTests") == true)
    }

    @Test("An id that is there at first is a request too, and a row far from the screen is made for it")
    func start() {
        let stage = ControlStage(Chapters(chapter: 60))
        stage.settle()
        #expect(request("chapter 60", stage) == "")
    }

    @Test(
        "While a user scrolls, the id is that of the visible view at the anchor, or of the first one",
        arguments: [(nil, 4), (UnitPoint.top, 4), (.center, 5), (.bottom, 6), (.trailing, 6), (.leading, 4)])
    func user(anchor: UnitPoint?, id: Int) async throws {
        let host = HeadlessHost(Chapters(anchor: anchor))
        #expect(host.shows("at none"))
        try await host.scroll(around: "chapter 4", y: 80, visible: ["chapter 4", "chapter 5", "chapter 6"])
        #expect(host.shows("at \(id)"))
        #expect(!host.outline.contains("scroll-target"))
    }

    @Test("What the app scrolls to stays the id while the page moves there, and until a user scrolls")
    func app() throws {
        let stage = ControlStage(Chapters())
        let wrapper = stage.all(.style).first { $0.verbs.contains(.targets) }
        let rows = stage.all(.text).filter { $0.text.hasPrefix("chapter") }
        try stage.send(.activate, to: stage.element(.button, "seven"))
        func scroll(_ phase: ElementScroll.Phase) throws {
            let place = ElementPlace(x: 9, y: 99)
            try stage.send(
                .scroll(ElementScroll(phase, offset: place, content: place, container: place)), to: wrapper)
        }
        try scroll(.animating)
        #expect(try stage.send(.targets([rows[3].id]), to: wrapper) == [])
        try scroll(.interacting)
        #expect(try stage.send(.targets([rows[3].id]), to: wrapper).contains("text at 3"))
        #expect(try stage.send(.targets([]), to: wrapper) == [])
        try scroll(.idle)
        // As after a change of the window's size.
        #expect(try stage.send(.targets([rows[5].id]), to: wrapper) == [])
    }
}
