import BackstaffElements
import BackstaffUI
import Foundation
import Observation
import Testing
import ViewTestSupport

@Observable
private final class Buoy {
    var depth = 0.5
}

@MainActor
@Suite("Springs and timing curves")
struct SpringTests {
    @Test("E07 a spring has three descriptions of the same movement")
    func descriptions() {
        let spring = Spring(duration: 0.5, bounce: 0.3)
        #expect(abs(spring.response - 0.5) < 1e-9 && abs(spring.dampingRatio - 0.7) < 1e-9)
        let same = Spring(stiffness: spring.stiffness, damping: spring.damping)
        #expect(abs(same.duration - 0.5) < 1e-9 && abs(same.bounce - 0.3) < 1e-9)
        #expect(abs(Spring(duration: 1, bounce: -0.5).bounce + 0.5) < 1e-9)
        #expect(Spring.bouncy.bounce > Spring.snappy.bounce && Spring.snappy.bounce > Spring.smooth.bounce)
        let settling = Spring(settlingDuration: 2, dampingRatio: 0.5)
        #expect(abs(settling.settlingDuration - 2) < 0.001)
        #expect(Spring(stiffness: 1, damping: 0).settlingDuration == .infinity)
    }

    @Test("E07 a value comes to rest at its target, and goes beyond it only with bounce", arguments: [-0.5, 0, 0.4])
    func values(bounce: Double) {
        let spring = Spring(duration: 0.5, bounce: bounce)
        #expect(spring.value(target: 10.0, time: 0) == 0 && spring.velocity(target: 10.0, time: 0) == 0)
        let end = spring.settlingDuration
        #expect(abs(spring.value(target: 10.0, time: end) - 10) <= 0.0101)
        let highest = (0...100).map { spring.value(target: 10.0, time: end * Double($0) / 100) }.max() ?? 0
        #expect((highest > 10.01) == (bounce > 0))
        // The velocity is the slope of the value.
        let slope = (spring.value(target: 10.0, time: 0.1001) - spring.value(target: 10.0, time: 0.0999)) / 0.0002
        #expect(abs(slope - spring.velocity(target: 10.0, time: 0.1)) < 0.01)
        var (value, velocity) = (0.0, 0.0)
        for _ in 0..<10 { spring.update(value: &value, velocity: &velocity, target: 10, deltaTime: 0.01) }
        #expect(abs(value - spring.value(target: 10.0, time: 0.1)) < 1e-9)
    }

    @Test("E07 the page gets the movement of a spring and the numbers of a curve, and only the name of a usual curve")
    func animations() {
        func curve(_ animation: Animation) -> (curve: AttributeValue?, duration: AttributeValue?) {
            let buoy = Buoy()
            struct Page: View {
                let buoy: Buoy
                let animation: Animation
                var body: some View { Text("a").opacity(buoy.depth).animation(animation, value: buoy.depth) }
            }
            let picture = Picture(Page(buoy: buoy, animation: animation))
            _ = picture.operations { buoy.depth = 1 }
            return (picture.first(.style)?[.animation], picture.first(.style)?[.duration])
        }
        #expect(curve(.easeIn).curve == .text("ease-in"))
        #expect(curve(.timingCurve(0.2, 0.8, 0.2, 1, duration: 2)).curve == .text("0.2 0.8 0.2 1.0"))
        #expect(curve(.timingCurve(7, 0.8, 0.2, 1, duration: 2)).curve == .text("1.0 0.8 0.2 1.0"))
        #expect(curve(.timingCurve(.easeInOut, duration: 2)).duration == .number(2))
        guard case .text(let words)? = curve(.interpolatingSpring(stiffness: 170, damping: 8)).curve else {
            Issue.record("a spring has no curve")
            return
        }
        let values = words.split(separator: " ").compactMap { Double($0) }
        #expect(values.count <= 97 && values.first == 0 && values.last == 1 && values.max() ?? 0 > 1)
        #expect(curve(.spring(Spring.bouncy)).curve == curve(.interpolatingSpring(duration: 0.5, bounce: 0.3)).curve)
        #expect(curve(.interpolatingSpring(stiffness: 100, damping: 0)).duration == .number(10))
    }

    /// The values that the page gets, and the duration.
    private func shown(_ animation: Animation) -> (values: [Double], duration: Double) {
        let buoy = Buoy()
        struct Page: View {
            let buoy: Buoy
            var body: some View { Text("a").opacity(buoy.depth) }
        }
        let picture = Picture(Page(buoy: buoy))
        _ = picture.operations { withAnimation(animation) { buoy.depth = 1 } }
        guard case .text(let words)? = picture.tree.root[.animation],
            case .number(let duration)? = picture.tree.root[.duration]
        else { return ([], 0) }
        return (words.split(separator: " ").compactMap { Double($0) }, duration)
    }

    @Test(
        "N13 each spring has its own movement, at most a hundredth beside it, until it has settled",
        arguments: [
            (Animation.default, Spring(duration: 0.55)), (.spring, Spring()), (.spring(), Spring()),
            (.spring(response: 0.3, dampingFraction: 0.5), Spring(response: 0.3, dampingRatio: 0.5)),
            (.spring(response: 0.3), Spring(response: 0.3, dampingRatio: 0.825)),
            (.spring(duration: 0.8, bounce: 0.6), Spring(duration: 0.8, bounce: 0.6)),
            (.spring(duration: 0.8, bounce: -0.3), Spring(duration: 0.8, bounce: -0.3)),
            (.smooth, .smooth), (.snappy, .snappy), (.bouncy, .bouncy),
            (.smooth(duration: 1, extraBounce: 0.1), .smooth(duration: 1, extraBounce: 0.1)),
            (.snappy(duration: 0.2), .snappy(duration: 0.2)), (.bouncy(extraBounce: 0.2), .bouncy(extraBounce: 0.2)),
            (.interactiveSpring, Spring(response: 0.15, dampingRatio: 0.86)),
            (.interactiveSpring(duration: 0.2), Spring(duration: 0.2, bounce: 0.15)),
            (.interpolatingSpring(stiffness: 170, damping: 8), Spring(stiffness: 170, damping: 8)),
        ])
    func movements(animation: Animation, spring: Spring) {
        let (values, duration) = shown(animation)
        #expect(abs(duration - spring.settlingDuration) < 0.001)
        #expect(values.count >= 9 && values.count <= 97)
        for step in 0...200 {
            let progress = Double(step) / 200
            let place = progress * Double(values.count - 1)
            let index = min(Int(place), values.count - 2)
            let line = values[index] + (values[index + 1] - values[index]) * (place - Double(index))
            let exact = spring.value(target: 1.0, time: progress * duration)
            #expect(abs(line - exact) < 0.0115, "at \(progress)")
        }
    }

    @Test("E07 a unit curve begins at zero and ends at one, also outside of its time")
    func unitCurves() {
        for curve in [UnitCurve.linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseInOut] {
            #expect(curve.value(at: -1) == 0 && curve.value(at: 2) == 1)
        }
        #expect(abs(UnitCurve.linear.value(at: 0.3) - 0.3) < 1e-6)
        #expect(UnitCurve.easeIn.value(at: 0.3) < 0.3 && UnitCurve.easeOut.value(at: 0.3) > 0.3)
        let curve = UnitCurve.bezier(
            startControlPoint: UnitPoint(x: 0, y: 1), endControlPoint: UnitPoint(x: 0, y: 1))
        #expect(curve.value(at: 0.2) > 0.7 && curve.velocity(at: 0.9) < 1)
    }
}
