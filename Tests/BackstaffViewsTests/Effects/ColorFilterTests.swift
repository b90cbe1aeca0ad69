import BackstaffElements
import BackstaffUI
import Testing
import ViewTestSupport

@Suite("Filters of colors") @MainActor
struct ColorFilterTests {
    private func filter(_ view: some View) -> AttributeValue? { Picture(view).first(.effect)?[.filter] }

    @Test("N12 each filter names itself and its amount")
    func amounts() {
        #expect(filter(Text("a").saturation(0.5)) == .text("saturation 0.5"))
        #expect(filter(Text("a").grayscale(1)) == .text("grayscale 1.0"))
        #expect(filter(Text("a").contrast(2)) == .text("contrast 2.0"))
        #expect(filter(Text("a").hueRotation(.radians(.pi))) == .text("hue-rotation 180.0"))
        #expect(filter(Text("a").colorInvert()) == .text("inversion 1.0"))
    }

    @Test("N12 a brightness is at most white or black, and an amount that isn't a number is no filter")
    func limits() {
        #expect(filter(Text("a").brightness(-7)) == .text("brightness -1.0"))
        #expect(filter(Text("a").brightness(7)) == .text("brightness 1.0"))
        #expect(filter(Text("a").saturation(.nan)) == nil)
        #expect(filter(Text("a").contrast(.infinity)) == nil)
    }

    @Test("N12 a view rotates around an axis in space")
    func rotation() {
        let effect = Picture(Text("a").rotation3DEffect(.degrees(40), axis: (x: 0, y: 1, z: 0))).first(.effect)
        #expect(effect?[.rotationAxis] == .text("0.0 1.0 0.0"))
        #expect(effect?[.rotation] == .number(40))
        #expect(effect?[.perspective] == nil)
        let far = Picture(Text("a").rotation3DEffect(.degrees(40), axis: (x: 1, y: 0, z: 0), perspective: -3))
        #expect(far.first(.effect)?[.perspective] == .number(0))
        // CSS rotates nothing around an axis without a direction.
        let none = Picture(Text("a").rotation3DEffect(.degrees(40), axis: (x: 0, y: 0, z: 0)))
        #expect(none.first(.effect)?[.rotationAxis] == .text("0.0 0.0 0.0"))
    }
}
