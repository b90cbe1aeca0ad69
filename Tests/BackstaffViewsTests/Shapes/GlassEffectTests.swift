import BackstaffTesting
import BackstaffUI
import Testing
import ViewTestSupport

@MainActor
@Suite("Glass")
struct GlassEffectTests {
    @Test("Glass is a material behind the view, in a capsule if no shape is set")
    func glass() {
        #expect(
            Picture(Text("a").glassEffect()).outline == """
                background
                  text "a"
                  layer
                    clip shape=capsule
                      color material=regular
                """)
        #expect(Picture(Text("a").glassEffect(.clear, in: .rect(cornerRadius: 4))).outline.contains("ultra-thin"))
    }

    @Test("Tinted glass has a color in front of the material, and no glass has neither")
    func tint() {
        let tinted = Picture(Text("a").glassEffect(.regular.tint(.red).interactive(), in: .circle)).outline
        #expect(tinted.contains("shape fill=red/0.4 shape=circle"))
        #expect(!Picture(Text("a").glassEffect()).outline.contains("fill"))
        #expect(!Picture(Text("a").glassEffect(.identity)).outline.contains("material"))
        #expect(!Picture(Text("a").glassEffect(.identity.tint(.red))).outline.contains("fill"))
    }

    @Test("A container of glass shows its views")
    func container() {
        let view = GlassEffectContainer(spacing: 8) { Text("a").glassEffectTransition(.materialize) }
        #expect(Picture(view).outline == "text \"a\"")
    }
}
