import BackstaffElements
import BackstaffUI
import Testing
import ViewTestSupport

@MainActor
@Observable
private final class Beacon {
    var isShown = false
    var other = 0
    var size = 1.0
}

private struct Pulse: View {
    var animation: Animation?
    @State private var isLarge = false

    var body: some View {
        Text("pulse").scaleEffect(isLarge ? 2 : 1).onAppear { withAnimation(animation) { isLarge = true } }
    }
}

private struct Spin: View {
    let animation: Animation
    @State private var angle = 0.0

    var body: some View {
        Text("spin").rotationEffect(.degrees(angle)).animation(animation, value: angle).onAppear { angle = 360 }
    }
}

private struct Page<Content: View>: View {
    let beacon: Beacon
    @ViewBuilder let content: Content

    var body: some View {
        VStack {
            Text("number \(beacon.other)")
            if beacon.isShown { content }
        }
    }
}

@MainActor
@Suite("Changes of views that the page hasn't shown")
struct FormerValuesTests {
    /// The former values that the effect has when a patch inserts it.
    private func values(_ content: some View) -> (AttributeValue?, Picture, Beacon) {
        let beacon = Beacon()
        let picture = Picture(Page(beacon: beacon) { content })
        _ = picture.operations { beacon.isShown = true }
        return (picture.first(.effect)?[.formerValues], picture, beacon)
    }

    @Test("N13 a change with an animation in onAppear goes with what the view was before")
    func onAppear() {
        let (words, picture, beacon) = values(Pulse(animation: .linear(duration: 2).delay(1)))
        #expect(words == .text(#"["linear",2,1,null,{"scale-x":[1,2],"scale-y":[1,2]}]"#))
        #expect(picture.first(.effect)?[.scaleX] == .number(2))
        // It isn't repeated later.
        _ = picture.operations { beacon.other = 1 }
        #expect(picture.first(.effect)?[.formerValues] == nil)
    }

    @Test("N13 without an animation, a change in onAppear has no former values")
    func plain() {
        #expect(values(Pulse(animation: nil)).0 == nil)
    }

    @Test("N13 so does a change of a value with an animation of its own, and one without end is kept")
    func value() {
        let (words, picture, beacon) = values(Spin(animation: .linear(duration: 2).repeatForever(autoreverses: false)))
        #expect(words == .text(#"["linear",2,0,"forever",{"rotation":[0,360]}]"#))
        _ = picture.operations { beacon.other = 1 }
        #expect(picture.first(.effect)?[.formerValues] == words)
        #expect(picture.first(.style)?[.animation] == nil)
    }

    @Test("N13 views that begin different animations in one update keep them apart")
    func different() {
        let picture = Picture(
            VStack {
                Spin(animation: .linear(duration: 2).repeatForever(autoreverses: false))
                Pulse(animation: .easeIn(duration: 1).repeatForever())
                Spin(animation: .linear(duration: 3).repeatForever(autoreverses: false))
            })
        var words: [String] = []
        picture.tree.root.forEachDescendant { element in
            if let own = element.words(.formerValues) { words.append(own) }
        }
        #expect(
            words == [
                #"["linear",2,0,"forever",{"rotation":[0,360]}]"#,
                #"["ease-in",1,0,"forever reverse",{"scale-x":[1,2],"scale-y":[1,2]}]"#,
                #"["linear",3,0,"forever",{"rotation":[0,360]}]"#,
            ])
    }

    @Test("N13 the first tree has former values too")
    func first() {
        let picture = Picture(Pulse(animation: .easeInOut(duration: 1).repeatForever()))
        let words = #"["ease-in-out",1,0,"forever reverse",{"scale-x":[1,2],"scale-y":[1,2]}]"#
        #expect(picture.first(.effect)?[.formerValues] == .text(words))
    }

    private struct Sized: View {
        let beacon: Beacon
        var body: some View { Text("a").scaleEffect(beacon.size) }
    }

    @Test("N13 an animation without end of a view that the page shows is kept, until the value changes")
    func shown() {
        let beacon = Beacon()
        let picture = Picture(Sized(beacon: beacon))
        let operations = picture.operations {
            withAnimation(.linear(duration: 1).repeatForever()) { beacon.size = 2 }
        }
        #expect(operations.contains("effect former-values") && operations.contains("window repeats"))
        _ = picture.operations { beacon.size = 3 }
        #expect(picture.first(.effect)?[.formerValues] == nil && picture.tree.root[.repeats] == nil)
    }

    @Test("N13 an animation with an end of a view that the page shows needs no former values")
    func withEnd() {
        let beacon = Beacon()
        let picture = Picture(Sized(beacon: beacon))
        let operations = picture.operations { withAnimation(.linear(duration: 1)) { beacon.size = 2 } }
        #expect(operations.contains("effect scale-x") && !operations.contains("effect former-values"))
    }
}
