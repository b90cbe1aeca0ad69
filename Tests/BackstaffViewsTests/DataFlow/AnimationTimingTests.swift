import BackstaffElements
import BackstaffUI
import Testing
import ViewTestSupport

@MainActor
@Observable
private final class Lamp {
    var isOn = false
}

/// The attributes of the window in an update with an animation.
@MainActor
private func attributes(of animation: Animation) -> [AttributeKey: AttributeValue] {
    struct Page: View {
        let lamp: Lamp
        var body: some View { Text("a").opacity(lamp.isOn ? 1 : 0.5) }
    }
    let lamp = Lamp()
    let picture = Picture(Page(lamp: lamp))
    _ = picture.operations { withAnimation(animation) { lamp.isOn = true } }
    var found: [AttributeKey: AttributeValue] = [:]
    for key in [AttributeKey.animation, .duration, .delay, .repeats] { found[key] = picture.tree.root[key] }
    return found
}

@MainActor
@Suite("The times of animations")
struct AnimationTimingTests {
    @Test("N13 a delay comes before the animation, delays add up, and only a number is one")
    func delay() {
        #expect(attributes(of: .linear(duration: 2))[.delay] == nil)
        #expect(attributes(of: .linear(duration: 2).delay(0.5))[.delay] == .number(0.5))
        #expect(attributes(of: .linear(duration: 2).delay(0.5).delay(0.25))[.delay] == .number(0.75))
        #expect(attributes(of: .linear(duration: 2).delay(.nan))[.delay] == nil)
        #expect(attributes(of: .linear(duration: 2).delay(-1))[.delay] == .number(-1))
    }

    @Test("N13 a speed divides the duration and the delay, and only a positive one does")
    func speed() {
        let fast = attributes(of: .linear(duration: 2).delay(1).speed(4))
        #expect(fast[.duration] == .number(0.5) && fast[.delay] == .number(0.25))
        #expect(attributes(of: .linear(duration: 2).speed(0))[.duration] == .number(2))
        #expect(attributes(of: .linear.speed(0.5))[.duration] == .number(0.7))
    }

    @Test("N13 the page learns how often an animation runs, and whether it goes back")
    func repeats() {
        #expect(attributes(of: .linear)[.repeats] == nil)
        #expect(attributes(of: .linear.repeatCount(3))[.repeats] == .text("3 reverse"))
        #expect(attributes(of: .linear.repeatCount(2, autoreverses: false))[.repeats] == .text("2"))
        #expect(attributes(of: .linear.repeatForever())[.repeats] == .text("forever reverse"))
        #expect(attributes(of: .linear.repeatForever(autoreverses: false))[.repeats] == .text("forever"))
        #expect(attributes(of: .linear.repeatCount(0))[.repeats] == nil)
    }

    @Test("N13 a delay of a repeated animation is in each run, and one after the repetition only before the first")
    func delayedRuns() {
        let once = attributes(of: .linear(duration: 1).repeatForever().delay(1))
        #expect(once[.delay] == .number(1) && once[.duration] == .number(1) && once[.animation] == .text("linear"))
        let each = attributes(of: .linear(duration: 1).delay(1).repeatForever())
        #expect(each[.delay] == nil && each[.duration] == .number(2))
        #expect(each[.animation] == .text("0.0 0.0 0.0 0.0 0.0 0.25 0.5 0.75 1.0"))
    }

    @Test("N13 an animation keeps its times on its way through a transaction, and ends with its update")
    func transaction() {
        let animation = Animation.easeIn(duration: 2).delay(1).repeatCount(3)
        #expect(Transaction(animation: animation).animation == animation)
        let lamp = Lamp()
        struct Page: View {
            let lamp: Lamp
            var body: some View {
                Text("a").opacity(lamp.isOn ? 1 : 0.5)
                    .animation(.easeIn(duration: 2).repeatCount(3).delay(1), value: lamp.isOn)
                Text(lamp.isOn ? "on" : "off")
            }
        }
        let picture = Picture(Page(lamp: lamp))
        _ = picture.operations { lamp.isOn = true }
        let style = picture.first(.style)
        #expect(style?[.delay] == .number(1) && style?[.repeats] == .text("3 reverse"))
        #expect(picture.tree.root[.repeats] == nil)
        _ = picture.operations {
            lamp.isOn = true; picture.graph.afterUpdate {}
        }
        #expect(style?[.delay] == nil && style?[.repeats] == nil && style?[.animation] == nil)
    }
}
