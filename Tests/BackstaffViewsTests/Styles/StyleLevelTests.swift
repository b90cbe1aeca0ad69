import BackstaffElements
import BackstaffUI
import Testing
import ViewTestSupport

@MainActor
@Suite("Levels of styles")
struct StyleLevelTests {
    private func fill(_ style: some ShapeStyle) -> String {
        let stage = ControlStage(Rectangle().fill(style))
        return ControlStage.describe(stage.element(.shape)?[.fill])
    }

    @Test("E07 the levels of a style are more and more transparent, and those of the background alternate")
    func levels() {
        #expect(fill(.fill) == "fill")
        #expect(fill(.fill.secondary) == "fill/0.6")
        #expect(fill(.fill.tertiary) == "fill/0.4")
        #expect(fill(.fill.quaternary) == "fill/0.3")
        #expect(fill(.red.quinary) == "red/0.2")
        #expect(fill(.background.secondary) == "secondary-background")
        #expect(fill(.background.tertiary) == "background")
        #expect(fill(.secondary) == "secondary")
    }
}
