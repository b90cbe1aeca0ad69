import BackstaffElements
import BackstaffUI
import Testing
import ViewTestSupport

@MainActor
@Suite("Transitions of contents")
struct ContentTransitionTests {
    @Test("N13 the words of each transition of a content")
    func words() {
        func words(_ transition: ContentTransition) -> AttributeValue? {
            Picture(Text("1").contentTransition(transition)).first(.style)?[.contentTransition]
        }
        #expect(words(.identity) == .text("none"))
        #expect(words(.opacity) == .text("opacity"))
        #expect(words(.interpolate) == .text("opacity"))
        #expect(words(.numericText()) == .text("numeric"))
        #expect(words(.numericText(countsDown: true)) == .text("numeric-down"))
        #expect(words(.numericText(value: 2.5)) == .text("numeric 2.5"))
        #expect(words(.symbolEffect) == nil)
    }
}
