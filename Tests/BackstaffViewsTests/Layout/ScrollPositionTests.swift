import BackstaffElements
import BackstaffTesting
import BackstaffUI
import Foundation
import Testing
import ViewTestSupport

@MainActor
@Suite("Positions and anchors of scroll views")
struct ScrollPositionTests {
    private struct Chat: View {
        @State var position = ScrollPosition(idType: Int.self, edge: .bottom)

        var body: some View {
            ScrollView {
                VStack {
                    ForEach(0..<20, id: \.self) { Text("message \($0)") }
                }
                .scrollTargetLayout()
            }
            .scrollPosition($position, anchor: .top)
            Button("top") { withAnimation { position.scrollTo(edge: .top) } }
            Button("seven") { position.scrollTo(id: 7) }
            Button("missing") { position.scrollTo(id: 70) }
            Button("down") { position.scrollTo(y: 120) }
            Text("\(position.isPositionedByUser ? "user" : "app") \(position.viewID(type: Int.self) ?? -1)")
            Text("edge \(position.edge.map { "\($0)" } ?? "none"), y \(Int(position.y ?? -1))")
        }
    }

    private func wrapper(_ stage: ControlStage) -> Element? {
        stage.all(.style).first { $0.verbs.contains(.scroll) }
    }

    private func request(_ stage: ControlStage) -> [Substring] {
        guard case .text(let words)? = wrapper(stage)?[.scrollTo] else { return [] }
        return words.split(separator: " ").dropFirst().map { $0 }
    }

    @Test("A position begins at its edge, and each change of the app is a request to the page")
    func requests() throws {
        let stage = ControlStage(Chat())
        #expect(wrapper(stage)?[.scrollStart] == .text("- 1"))
        #expect(request(stage) == ["edge", "bottom"])
        _ = try stage.send(.activate, to: stage.element(.button, "top"))
        #expect(request(stage) == ["edge", "top", "smooth"])
        _ = try stage.send(.activate, to: stage.element(.button, "down"))
        #expect(request(stage) == ["point", "-", "120.0"])
        let first = wrapper(stage)?[.scrollTo]
        _ = try stage.send(.activate, to: stage.element(.button, "down"))
        #expect(wrapper(stage)?[.scrollTo] != first && request(stage) == ["point", "-", "120.0"])
    }

    @Test("A position scrolls to the view with an id, and reports one that there isn't")
    func views() throws {
        let stage = ControlStage(Chat())
        _ = try stage.send(.activate, to: stage.element(.button, "seven"))
        let seven = stage.all(.text).first { $0.text == "message 7" }
        guard case .text(let words)? = seven?[.scrollTarget] else { throw NoRequest() }
        #expect(words.hasSuffix(" top"))
        #expect(stage.all(.text).map(\.text).contains("app 7"))
    }

    private struct NoRequest: Error {}

    @Test("When a user scrolls, the position is the user's, and knows the first visible view")
    func user() async throws {
        let host = HeadlessHost(Chat())
        #expect(host.shows("app -1") && host.shows("edge bottom, y -1"))
        try await host.scroll(around: "message 3", y: 80, visible: ["message 4", "message 5"])
        #expect(host.shows("user 4") && host.shows("edge none, y -1"))
        try await host.scroll(around: "message 3", y: 120, visible: ["message 6"])
        #expect(host.shows("user 6"))
        try await host.tap("down")
        #expect(host.shows("app -1") && host.shows("edge none, y 120"))
    }

    @Test("A scroll of the app itself leaves the position as it is")
    func app() throws {
        let stage = ControlStage(Chat())
        let scroll = ElementScroll(
            .animating, offset: ElementPlace(x: 0, y: 9), content: ElementPlace(x: 9, y: 99),
            container: ElementPlace(x: 9, y: 9))
        #expect(try stage.send(.scroll(scroll), to: wrapper(stage)) == [])
    }

    @Test("Numbers of elements that aren't in the scroll view are no views of it")
    func unknown() throws {
        let stage = ControlStage(Chat())
        let button = try #require(stage.element(.button))
        #expect(try stage.send(.targets([4_000_000, button.id]), to: wrapper(stage)) == [])
    }

    @Test("A position without a type of ids doesn't ask for views")
    func untyped() {
        struct Plain: View {
            @State private var position = ScrollPosition()

            var body: some View { ScrollView { Text("a") }.scrollPosition($position) }
        }
        #expect(wrapper(ControlStage(Plain()))?.verbs == .scroll)
    }

    @Test("Positions are equal if the app wants the same of the same call")
    func values() {
        var position = ScrollPosition(x: 3, y: 4)
        #expect(position.point == CGPoint(x: 3, y: 4) && position.x == 3 && position.edge == nil)
        #expect(position == ScrollPosition(point: CGPoint(x: 3, y: 4)))
        position.scrollTo(id: "b", anchor: .center)
        #expect(position.viewID(type: String.self) == "b" && position.viewID(type: Int.self) == nil)
        #expect(position.point == nil && !position.isPositionedByUser)
        position.scrollTo(edge: .leading)
        #expect(position.edge == .leading && position.viewID == nil)
    }

    @Test("Anchors say where scroll views begin, stay and put small content")
    func anchors() {
        let all = ControlStage(ScrollView { Text("a") }.defaultScrollAnchor(.bottom))
        let style = all.element(.style)
        #expect(style?[.scrollStart] == .text("0.5 1.0") && style?[.scrollGrowth] == .text("0.5 1.0"))
        #expect(style?[.scrollAlignment] == .text("bottom"))
        let one = ControlStage(ScrollView { Text("a") }.defaultScrollAnchor(.center, for: .alignment))
        #expect(one.element(.style)?[.scrollAlignment] == .text("center"))
        #expect(one.element(.style)?[.scrollStart] == nil && one.element(.style)?[.scrollGrowth] == nil)
        let none = ControlStage(ScrollView { Text("a") }.defaultScrollAnchor(nil))
        #expect(none.element(.style)?[.scrollStart] == nil)
    }
}
