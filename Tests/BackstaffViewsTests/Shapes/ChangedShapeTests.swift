import BackstaffElements
import BackstaffUI
import Foundation
import Testing
import ViewTestSupport

@MainActor
@Suite("Shapes made of shapes")
struct ChangedShapeTests {
    private let space = CGRect(x: 0, y: 0, width: 200, height: 100)

    @Test("E07 a changed shape has the exact path, and the drawing of the shape has an effect")
    func paths() {
        #expect(Rectangle().scale(0.5).path(in: space).boundingRect == CGRect(x: 50, y: 25, width: 100, height: 50))
        #expect(
            Rectangle().scale(x: 2, anchor: .topLeading).path(in: space).boundingRect
                == CGRect(x: 0, y: 0, width: 400, height: 100))
        #expect(Rectangle().offset(x: 5, y: -3).path(in: space).boundingRect.origin == CGPoint(x: 5, y: -3))
        #expect(
            Rectangle().size(width: 30, height: 20).path(in: space).boundingRect
                == CGRect(x: 0, y: 0, width: 30, height: 20))
        let turned = Rectangle().rotation(.degrees(90)).path(in: space).boundingRect
        #expect(abs(turned.minX - 50) < 1e-6 && abs(turned.height - 200) < 1e-6)
        #expect(
            Rectangle().transform(CGAffineTransform(scaleX: 1, y: -1)).path(in: space).boundingRect.minY == -100)
    }

    @Test("E07 a changed shape is filled and stroked as the shape is, in an effect, an offset or a frame")
    func drawing() {
        #expect(
            Picture(Rectangle().scale(x: 2, y: 1).fill(.red)).outline
                == "effect scale-x=2 scale-y=1\n  shape fill=red shape=rectangle")
        #expect(
            Picture(Circle().rotation(.degrees(30)).rotation(.degrees(15), anchor: .top).fill(.red)).outline
                == Picture(
                    Circle().fill(.red).rotationEffect(.degrees(30)).rotationEffect(.degrees(15), anchor: .top)
                ).outline)
        #expect(
            Picture(Capsule().transform(CGAffineTransform(translationX: 3, y: 4))).outline
                == "effect transform=\"1.0 0.0 0.0 1.0 3.0 4.0\"\n  shape shape=capsule")
        #expect(Picture(Rectangle().size(width: 30, height: 20).fill(.red)).outline.contains("height=20 width=30"))
        #expect(Picture(Rectangle().transform(.identity).fill(.red)).first(.effect)?[.transform] == nil)
    }

    @Test("E07 a line keeps its width in a scaled shape")
    func lines() throws {
        let line = try #require(Picture(Circle().scale(2).stroke(.red, lineWidth: 2)).first(.shape))
        #expect(line[.lineWidth] == .number(1))
        let turned = try #require(
            Picture(Circle().rotation(.degrees(9)).strokeBorder(.red, lineWidth: 6)).first(.shape))
        #expect(turned[.lineWidth] == .number(6))
        let drawn = try #require(Picture(Circle().scale(2).stroke(.red, lineWidth: 6)).first(.clip))
        #expect(drawn[.lineWidth] == .number(6))
    }

    @Test("E07 a changed shape clips by its path, and another shape by its name")
    func clipping() {
        let clip = Picture(Text("a").clipShape(Rectangle().scale(0.5))).first(.clip)
        #expect(clip?[.drawing] == .text("fill nonzero 0 0 100 100 M 25 25 L 75 25 L 75 75 L 25 75 Z"))
        #expect(clip?[.shape] == nil)
        #expect(Picture(Text("a").clipShape(Rectangle())).first(.clip)?[.shape] == .text("rectangle"))
    }

    @Test("E07 rectangles with corner radii have short forms")
    func rectangles() {
        func clip(_ view: some View) -> Element? { Picture(view).first(.clip) }
        #expect(clip(Text("a").clipShape(.rect(cornerRadius: 4)))?[.radius] == .number(4))
        #expect(clip(Text("a").clipShape(.rect(cornerSize: CGSize(width: 5, height: 5))))?[.radius] == .number(5))
        let uneven = clip(Text("a").clipShape(.rect(topLeadingRadius: 3, topTrailingRadius: 3)))
        #expect(uneven?[.topLeadingRadius] == .number(3) && uneven?[.radius] == .number(0))
        let radii = RectangleCornerRadii(bottomLeading: 7, bottomTrailing: 7)
        #expect(clip(Text("a").clipShape(.rect(cornerRadii: radii)))?[.radius] == .number(7))
    }
}
