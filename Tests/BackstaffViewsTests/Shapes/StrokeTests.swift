import BackstaffElements
import BackstaffUI
import Testing
import ViewTestSupport

@MainActor
@Suite("Lines along shapes")
struct StrokeTests {
    private func shape(_ view: some View) throws -> Element { try #require(Picture(view).first(.shape)) }

    @Test("E07 a line without a style has the foreground style, and one with a style has that")
    func style() throws {
        for line in [try shape(Circle().stroke(lineWidth: 2)), try shape(Circle().strokeBorder(lineWidth: 2))] {
            #expect(line[.stroke] == .color("foreground") && line[.lineWidth] == .number(2) && line[.fill] == nil)
        }
        let border = try shape(Circle().strokeBorder(style: StrokeStyle(lineWidth: 3)))
        #expect(border[.stroke] == .color("foreground") && border[.lineWidth] == .number(3) && border[.fill] == nil)
        let sharp = try shape(Circle().strokeBorder(style: StrokeStyle(lineWidth: 3), antialiased: false))
        #expect(sharp[.lineWidth] == .number(3))
        #expect(try shape(Circle().stroke(.red, lineWidth: 2))[.stroke] == .color("red"))
        #expect(try shape(Circle().stroke(style: StrokeStyle(lineWidth: 2)))[.lineWidth] == .number(2))
        #expect(try shape(Circle())[.stroke] == nil)
    }

    @Test("E07 a line is a shape, which can be filled and laid over a view")
    func line() throws {
        let filled = try shape(RoundedRectangle(cornerRadius: 4).stroke(lineWidth: 2).fill(.green))
        #expect(filled[.stroke] == .color("green") && filled[.fill] == nil && filled[.radius] == .number(4))
        let over = try shape(Text("a").overlay(Color.red, in: Rectangle().stroke()))
        #expect(over[.stroke] == .color("red") && over[.lineWidth] == .number(1) && over[.fill] == nil)
    }
}
