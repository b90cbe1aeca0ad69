import BackstaffElements
import BackstaffUI
import Testing
import ViewTestSupport

@MainActor
@Suite("containerRelativeFrame")
struct ContainerRelativeFrameTests {
    private struct Cards: View {
        var body: some View {
            ScrollView(.horizontal) {
                HStack {
                    Text("whole").containerRelativeFrame(.horizontal)
                    Text("part").containerRelativeFrame(.horizontal, count: 4, span: 2, spacing: 10)
                    Text("half").containerRelativeFrame([.horizontal, .vertical]) { length, axis in
                        axis == .vertical ? length / 2 : length
                    }
                }
            }
        }
    }

    private func frames(_ stage: ControlStage) -> [[String]] {
        stage.all(.frame).map { [ControlStage.describe($0[.width]), ControlStage.describe($0[.height])] }
    }

    @Test("E07 a frame has the size of the scroll view around it, or a part of it, and follows it")
    func scrollView() throws {
        let stage = ControlStage(Cards())
        try stage.send(.size(width: 330, height: 100), to: stage.element(.scroll))
        #expect(frames(stage) == [["330.0", "none"], ["160.0", "none"], ["330.0", "50.0"]])
        try stage.send(.size(width: 430, height: 100), to: stage.element(.scroll))
        #expect(frames(stage)[0] == ["430.0", "none"])
    }

    @Test("E07 a scroll view without such a frame inside doesn't report its size")
    func unused() {
        let stage = ControlStage(ScrollView { Text("a") })
        #expect(stage.element(.scroll)?.verbs == [])
    }
}
