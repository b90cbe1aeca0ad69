import BackstaffElements
import BackstaffUI
import Foundation
import Testing
import ViewTestSupport

/// A triangle that points up.
private struct Triangle: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.midX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        path.closeSubpath()
        return path
    }
}

@Suite("Drawn shapes") @MainActor
struct DrawnShapeTests {
    private func drawing(_ stage: ControlStage) throws -> String? {
        guard case .text(let text) = try #require(stage.element(.clip))[.drawing] else { return nil }
        return text
    }

    @Test("N11 a shape of the app is a path, and its line is a line")
    func ownShape() throws {
        let filled = ControlStage(Triangle().fill(.red))
        #expect(try drawing(filled) == "fill nonzero 0 0 100 100 M 50 0 L 100 100 L 0 100 Z")
        let stroked = ControlStage(Triangle().stroke(.blue, lineWidth: 3))
        #expect(
            try drawing(stroked) == "line 3 butt miter 10 none 0 -6 -6 112 112 M 50 0 L 100 100 L 0 100 Z")
        #expect(stroked.element(.color)?[.fill] == .color("blue"))
    }

    @Test("N11 the path is that of the size that the page reports, and the next body keeps the size")
    func size() throws {
        struct Chart: View {
            @State private var isTall = false
            var body: some View {
                Triangle().stroke(isTall ? .red : .green, style: StrokeStyle(lineWidth: 4, dash: [5, 3]))
                    .onTapGesture { isTall = true }
            }
        }
        let stage = ControlStage(Chart())
        try stage.send(.size(width: 40, height: 20), to: stage.element(.clip))
        let line = "line 4 butt miter 10 5,3 0 -8 -8 56 36 M 20 0 L 40 20 L 0 20 Z"
        #expect(try drawing(stage) == line)
        try stage.send(.activate, to: stage.element(.gesture))
        #expect(try drawing(stage) == line)
        #expect(stage.element(.color)?[.fill] == .color("red"))
    }

    @Test("N11 a size that isn't finite, and one that was reported before, change nothing")
    func badSizes() throws {
        let stage = ControlStage(Triangle())
        let clip = stage.element(.clip)
        try stage.send(.size(width: 40, height: 20), to: clip)
        let before = try drawing(stage)
        #expect(try stage.send(.size(width: 40, height: 20), to: clip).isEmpty)
        #expect(try stage.send(.size(width: .nan, height: 20), to: clip).isEmpty)
        #expect(try drawing(stage) == before)
    }

    @Test("N11 the inside of a trimmed shape is empty before the beginning, and a ring is a part of a circle")
    func trim() throws {
        let ring = ControlStage(
            Circle().trim(from: 0, to: 0.25).stroke(.green, style: StrokeStyle(lineWidth: 8, lineCap: .round)))
        let text = try #require(try drawing(ring))
        #expect(text.hasPrefix("line 8 round miter 10 none 0 -16 -16 132 132 M 100 50 L"))
        #expect(text.hasSuffix("50 100"))
        let none = ControlStage(Circle().trim(from: 0.5, to: 0.5).stroke(.green, lineWidth: 8))
        #expect(try drawing(none) == "line 8 butt miter 10 none 0 -16 -16 132 132 ")
        let all = ControlStage(Rectangle().trim(from: -1, to: 2).stroke(.green, lineWidth: 8))
        #expect(try drawing(all)?.hasSuffix("M 0 0 L 100 0 L 100 100 L 0 100 Z") == true)
    }

    @Test("N11 thin solid lines of the usual shapes are borders, and dashed, thick or many-colored ones are drawn")
    func borders() throws {
        #expect(ControlStage(RoundedRectangle(cornerRadius: 8).stroke(.red)).element(.shape)?[.lineWidth] == .number(1))
        #expect(ControlStage(Circle().strokeBorder(.red, lineWidth: 9)).element(.shape)?[.lineWidth] == .number(9))
        #expect(ControlStage(Circle().stroke(.red, lineWidth: 9)).element(.shape) == nil)
        let dashed = ControlStage(Rectangle().strokeBorder(.red, style: StrokeStyle(lineWidth: 2, dash: [4])))
        #expect(try drawing(dashed) == "line 2 butt miter 10 4 0 0 0 100 100 M 1 1 L 99 1 L 99 99 L 1 99 Z")
        let plain = ControlStage(Rectangle().strokeBorder(style: StrokeStyle(lineWidth: 2, dash: [4])))
        #expect(try drawing(plain) == drawing(dashed))
        let colors = ControlStage(
            Circle().stroke(AngularGradient(colors: [.red, .blue], center: .center), lineWidth: 4))
        #expect(colors.element(.gradient)?[.shape] == .text("angular"))
    }

    @Test("N11 a fill and a line of one shape lie on each other")
    func both() throws {
        let stage = ControlStage(Triangle().fill(.yellow).stroke(.black, lineWidth: 2))
        #expect(stage.all(.color).map { $0[.fill] } == [.color("yellow"), .color("black")])
        #expect(stage.all(.clip).map { $0[.lineWidth] } == [nil, .number(2)])
    }

    @Test("N11 a changed shape of the app has the change in its path, and even-odd filling leaves holes")
    func changes() throws {
        let moved = ControlStage(Triangle().offset(x: 5, y: 0).fill(.red))
        #expect(try drawing(moved) == "fill nonzero 0 0 100 100 M 55 0 L 105 100 L 5 100 Z")
        let holes = ControlStage(Rectangle().fill(.red, style: FillStyle(eoFill: true)))
        #expect(try drawing(holes)?.hasPrefix("fill evenodd") == true)
    }

    @Test("N11 numbers that can't be drawn are left out, and a path without end isn't drawn")
    func badPaths() throws {
        struct Broken: Shape {
            func path(in rect: CGRect) -> Path {
                Path { path in
                    path.move(to: CGPoint(x: 1, y: 2))
                    path.addLine(to: CGPoint(x: CGFloat.nan, y: 2))
                    path.addLine(to: CGPoint(x: 3, y: CGFloat.infinity))
                    path.addLine(to: CGPoint(x: 4, y: 5))
                }
            }
        }
        #expect(try drawing(ControlStage(Broken())) == "fill nonzero 0 0 100 100 M 1 2 L 4 5")
        struct Endless: Shape {
            func path(in rect: CGRect) -> Path {
                Path { path in for step in 0...30_000 { path.addLine(to: CGPoint(x: step, y: 0)) } }
            }
        }
        #expect(try drawing(ControlStage(Endless())) == "fill nonzero 0 0 100 100 ")
        let line = StrokeStyle(lineWidth: .infinity, miterLimit: .nan, dash: [.nan, -1], dashPhase: .infinity)
        #expect(try drawing(ControlStage(Triangle().stroke(.red, style: line)))?.hasPrefix("line 0 butt miter") == true)
    }

    @Test("N11 a clip changes from a usual shape to one of the app and back")
    func changingClip() throws {
        struct Clipped: View {
            @State private var isTriangle = false
            var body: some View {
                Button("Change") { isTriangle.toggle() }
                    .clipShape(isTriangle ? AnyShape(Triangle()) : AnyShape(Circle()))
            }
        }
        let stage = ControlStage(Clipped())
        #expect(stage.element(.clip)?[.shape] == .text("circle"))
        try stage.send(.activate, to: stage.element(.button))
        try stage.send(.size(width: 10, height: 10), to: stage.element(.clip))
        #expect(try drawing(stage) == "fill nonzero 0 0 10 10 M 5 0 L 10 10 L 0 10 Z")
        #expect(stage.element(.clip)?[.shape] == nil)
        try stage.send(.activate, to: stage.element(.button))
        #expect(try drawing(stage) == nil)
        #expect(stage.element(.clip)?[.shape] == .text("circle"))
        #expect(throws: (any Error).self) { try stage.send(.size(width: 9, height: 9), to: stage.element(.clip)) }
    }

    @Test("N11 a shape in a disabled view has its size, and a field there still takes no text")
    func disabled() throws {
        let stage = ControlStage(
            VStack {
                Triangle().frame(width: 40, height: 40)
                TextField("Name", text: .constant(""))
            }
            .disabled(true))
        try stage.send(.size(width: 40, height: 40), to: stage.element(.clip))
        #expect(try drawing(stage) == "fill nonzero 0 0 40 40 M 20 0 L 40 40 L 0 40 Z")
        #expect(throws: (any Error).self) { try stage.send(.edit("a"), to: stage.element(.textField)) }
    }

    @Test("N11 a line inside a shape follows the inset shape, in a finite rectangle at any size")
    func insets() throws {
        struct Diamond: InsettableShape {
            var amount: CGFloat = 0
            func path(in rect: CGRect) -> Path {
                #expect(rect.minX.isFinite && rect.width >= 0)
                return Path { path in
                    path.move(to: CGPoint(x: rect.midX, y: rect.minY + amount))
                    path.addLine(to: CGPoint(x: rect.maxX - amount, y: rect.midY))
                }
            }
            func inset(by amount: CGFloat) -> Diamond { Diamond(amount: self.amount + amount) }
        }
        let own = ControlStage(Diamond().strokeBorder(.red, lineWidth: 6))
        #expect(try drawing(own)?.hasSuffix("0 0 100 100 M 50 3 L 97 50") == true)
        for (width, height) in [(0.0, 0.0), (1, 50), (400, 3)] {
            try own.send(.size(width: width, height: height), to: own.element(.clip))
            let usual = ControlStage(Rectangle().strokeBorder(.red, style: StrokeStyle(lineWidth: 500, dash: [3])))
            try usual.send(.size(width: width, height: height), to: usual.element(.clip))
            #expect(try drawing(usual)?.contains("M \(Int(width) / 2)") == true)
        }
    }

    @Test("N11 rounded corners are round, and each corner has its own radius")
    func corners() {
        let capsule = Capsule().path(in: CGRect(x: 0, y: 0, width: 300, height: 100))
        let middle = CGPoint(x: 250, y: 50)
        capsule.forEach { element in
            guard case .curve(let end, _, _) = element, end.x > 200 else { return }
            #expect(abs(hypot(Double(end.x - middle.x), Double(end.y - middle.y)) - 50) < 0.1)
        }
        let uneven = UnevenRoundedRectangle(topTrailingRadius: 20).path(in: CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(uneven.drawingData == "M 0 0 L 80 0 C 91.05 0 100 8.95 100 20 L 100 100 L 0 100 L 0 0 Z")
    }
}
