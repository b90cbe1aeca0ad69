import BackstaffElements
import BackstaffUI
import Testing
import ViewTestSupport

@MainActor
@Observable
private final class Bell {
    var rings = 0
    var color = Color.red
}

private struct Pose {
    var angle = Angle.zero
    var height = 0.0
}

@MainActor
@Suite("Keyframes")
struct KeyframeTests {
    @Test("N13 a linear keyframe has a constant speed, and a track keeps its last value")
    func linear() {
        let timeline = KeyframeTimeline(initialValue: Pose()) {
            KeyframeTrack(\.height) {
                LinearKeyframe(10, duration: 1)
                LinearKeyframe(0, duration: 0.5)
            }
            KeyframeTrack(\.angle) { LinearKeyframe(.degrees(90), duration: 1) }
        }
        #expect(timeline.duration == 1.5)
        #expect(abs(timeline.value(time: 0.5).height - 5) < 1e-9)
        #expect(abs(timeline.value(time: 1.25).height - 5) < 1e-9)
        #expect(abs(timeline.value(time: 1.25).angle.degrees - 90) < 1e-9)
        #expect(timeline.value(time: -1).height == 0 && abs(timeline.value(progress: 1).height) < 1e-9)
    }

    @Test("N13 cubic keyframes pass through their values without a bend, and rest at the ends")
    func cubic() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            CubicKeyframe(10.0, duration: 1)
            CubicKeyframe(20.0, duration: 1)
        }
        func speed(_ time: Double) -> Double { (timeline.value(time: time + 1e-4) - timeline.value(time: time)) / 1e-4 }
        #expect(abs(timeline.value(time: 1) - 10) < 1e-9 && abs(timeline.value(time: 2) - 20) < 1e-9)
        #expect(abs(speed(0)) < 0.01 && abs(speed(1.9999)) < 0.01)
        #expect(abs(speed(0.9998) - speed(1)) < 0.02 && abs(speed(1) - 10) < 0.02)
    }

    @Test("N13 a spring keyframe follows its spring, and a move is there at once")
    func springsAndMoves() {
        let spring = Spring(duration: 0.5, bounce: 0.3)
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            SpringKeyframe(1.0, spring: spring)
            MoveKeyframe(5.0)
            LinearKeyframe(6.0, duration: 1)
        }
        #expect(abs(timeline.duration - spring.settlingDuration - 1) < 1e-9)
        #expect(abs(timeline.value(time: 0.2) - spring.value(target: 1.0, time: 0.2)) < 1e-9)
        #expect(abs(timeline.value(time: spring.settlingDuration + 0.5) - 5.5) < 1e-6)
    }

    private struct Page: View {
        let bell: Bell
        var body: some View {
            Text("bell").keyframeAnimator(initialValue: Pose(), trigger: bell.rings) { content, pose in
                content.rotationEffect(pose.angle).offset(y: pose.height)
            } keyframes: { _ in
                KeyframeTrack(\.angle) {
                    LinearKeyframe(.degrees(30), duration: 0.1)
                    LinearKeyframe(.zero, duration: 0.1)
                }
            }
        }
    }

    @Test("N13 a run gives each attribute that changes its values, in one patch, and leaves the view at rest")
    func run() {
        let bell = Bell()
        let picture = Picture(Page(bell: bell))
        #expect(picture.first(.effect)?[.keyframes] == nil)
        let operations = picture.operations { bell.rings = 1 }
        #expect(operations == ["effect keyframes"])
        let values = #"{"rotation":[0,10,20,30,20,10,0,0]}"#
        #expect(
            picture.first(.effect)?[.keyframes]
                == .text(#"{"run":1,"duration":0.2,"repeats":false,"values":\#(values)}"#))
        #expect(picture.first(.offset)?[.keyframes] == nil)
        #expect(picture.operations { bell.rings = 2 } == ["effect keyframes"])
    }

    @Test("N13 without a trigger, keyframes repeat from the start, and change with the view")
    func repeating() {
        struct Page: View {
            let bell: Bell
            var body: some View {
                KeyframeAnimator(initialValue: 1.0) { size in
                    bell.color.scaleEffect(size)
                } keyframes: { _ in
                    LinearKeyframe(2.0, duration: 1)
                }
            }
        }
        let bell = Bell()
        let picture = Picture(Page(bell: bell))
        guard case .text(let words)? = picture.first(.effect)?[.keyframes] else {
            Issue.record("there are no keyframes")
            return
        }
        #expect(words.hasPrefix(#"{"run":0,"duration":1,"repeats":true,"values":{"scale-x":[1,1.033,"#))
        #expect(words.split(separator: ",").count > 60)
        let operations = picture.operations { bell.color = .blue }
        #expect(!operations.contains("effect keyframes"))
    }
}
