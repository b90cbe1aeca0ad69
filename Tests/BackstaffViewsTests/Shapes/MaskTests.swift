import BackstaffElements
import BackstaffUI
import Testing
import ViewTestSupport

@Suite("Masks") @MainActor
struct MaskTests {
    @Test("N12 a shape masks by its name or its path, and one with a fill by its path")
    func shapes() {
        #expect(Picture(Color.red.mask(Circle())).first(.clip)?[.shape] == .text("circle"))
        #expect(Picture(Color.red.mask { Capsule().fill(.black) }).first(.clip)?[.drawing] != nil)
        #expect(Picture(Color.red.mask { Circle().trim(from: 0, to: 0.5) }).first(.clip)?[.drawing] != nil)
    }

    @Test("N12 a gradient masks by its opacity")
    func gradients() {
        let fade = LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom)
        let clip = Picture(Text("a").mask(fade)).first(.clip)
        #expect(clip?[.rotation] == .number(180))
        #expect(clip?[.stops] == Picture(fade).first(.gradient)?[.stops])
    }

    @Test("N12 another view masks nothing")
    func others() {
        #expect(Picture(Text("a").mask(Text("b"))).outline == "text \"a\"")
        #expect(Picture(Text("a").mask { Circle().stroke(.red, lineWidth: 8) }).outline == "text \"a\"")
    }
}
