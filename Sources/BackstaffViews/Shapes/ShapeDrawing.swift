import BackstaffElements
import BackstaffNavigation
import Foundation

/// What is drawn of a shape that style sheets can't draw: its inside, or a line along its path.
///
/// The page shows the path as an image, which masks the paint below it.
struct ShapeDrawing: Sendable {
    /// How a line is drawn along a path.
    struct Line: Equatable, Sendable {
        let style: StrokeStyle
        /// Whether the whole line lies in the shape. Otherwise its middle lies on the path.
        let isInside: Bool
    }

    /// The path in a rectangle. For a line inside a shape, it is that of the inset shape.
    let path: @Sendable (CGRect) -> Path
    /// The line, or `nil` for the inside of the path.
    let line: Line?
    /// Whether the inside is what is enclosed an odd number of times.
    var isEvenOdd = false

    /// Describes the inside of a shape.
    init(insideOf shape: some Shape, isEvenOdd: Bool = false) {
        self.init(path: { shape.path(in: $0) }, line: nil)
        self.isEvenOdd = isEvenOdd
    }

    /// Describes a line along a shape that is smaller by a distance in points on each side.
    init(along shape: any Shape, inset amount: CGFloat, line: Line) {
        if amount == 0 {
            self.init(path: { shape.path(in: $0) }, line: line)
        } else if let shape = shape as? any InsettableShape {
            self.init(insetting: shape, by: amount, line: line)
        } else {
            self.init(path: { shape.path(in: $0.inset(by: amount)) }, line: line)
        }
    }

    private init(path: @escaping @Sendable (CGRect) -> Path, line: Line?) {
        self.path = path
        self.line = line
    }

    private init(insetting shape: some InsettableShape, by amount: CGFloat, line: Line) {
        let inset = shape.inset(by: amount)
        self.init(path: { inset.path(in: $0) }, line: line)
    }

    /// The distance in points by which the line may reach over the rectangle of the path.
    var outset: Double {
        guard let line, !line.isInside, line.style.lineWidth.isFinite else { return 0 }
        // A pointed corner may be longer than the line is wide. It is cut off far out.
        return max(0, Double(line.style.lineWidth)) * 2
    }

    /// The text for the page, in the format `drawing` of the vocabulary.
    ///
    /// - Parameter size: The size of the shape in points.
    func text(in size: CGSize) -> String {
        let path = path(CGRect(origin: CGPoint(x: 0, y: 0), size: size))
        let data = path.drawingData
        if data == nil { Self.reportLongPath() }
        let space = outset
        let box = [-space, -space, Double(size.width) + 2 * space, Double(size.height) + 2 * space].map(Self.number)
        return (head + box + [data ?? ""]).joined(separator: " ")
    }

    /// The kind of drawing, with what the kind needs.
    private var head: [String] {
        guard let line else { return ["fill", isEvenOdd ? "evenodd" : "nonzero"] }
        let style = line.style
        let isDashed = style.dash.allSatisfy { $0.isFinite && $0 >= 0 }
        let dash = isDashed ? style.dash.map { Self.number(Double($0)) } : []
        return [
            "line", Self.number(max(0, Double(style.lineWidth))), style.lineCap.name, style.lineJoin.name,
            Self.number(max(1, Double(style.miterLimit))), dash.isEmpty ? "none" : dash.joined(separator: ","),
            Self.number(Double(style.dashPhase)),
        ]
    }

    private static func number(_ value: Double) -> String {
        var markup = DrawingMarkup()
        markup.number(value)
        return markup.text
    }

    private static func reportLongPath() {
        Diagnostics.report(
            .undrawnView,
            """
            A shape isn't drawn, because its path has more than \(Path.longestDrawing) parts. Draw less, or an image.
            """)
    }
}

extension StrokeStyle.LineCap {
    var name: String {
        switch self {
        case .butt: "butt"
        case .round: "round"
        case .square: "square"
        }
    }
}

extension StrokeStyle.LineJoin {
    var name: String {
        switch self {
        case .miter: "miter"
        case .round: "round"
        case .bevel: "bevel"
        }
    }
}

extension Path {
    /// The number of parts of a path that is drawn.
    static let longestDrawing = 20_000

    /// The path as SVG has it, or `nil` if it is too long. Parts with a number that isn't finite are left out.
    package var drawingData: String? {
        var markup = DrawingMarkup()
        return addDrawing(to: &markup, digits: 2) ? markup.text : nil
    }

    /// Adds the path to the markup of a drawing. Parts with a number that isn't finite are left out.
    ///
    /// - Parameter digits: The largest number of digits after the point.
    /// - Returns: Whether the path isn't too long.
    func addDrawing(to markup: inout DrawingMarkup, digits: Int) -> Bool {
        guard elements.count <= Self.longestDrawing else { return false }
        var isFirst = true
        func add(_ letter: StaticString, _ points: CGPoint...) {
            guard points.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { return }
            if !isFirst { markup.raw(" ") }
            isFirst = false
            markup.raw(letter)
            for point in points {
                markup.raw(" ")
                markup.number(Double(point.x), digits: digits)
                markup.raw(" ")
                markup.number(Double(point.y), digits: digits)
            }
        }
        for element in elements {
            switch element {
            case .move(let point): add("M", point)
            case .line(let point): add(isFirst ? "M" : "L", point)
            case .quadCurve(let end, let control): add("Q", control, end)
            case .curve(let end, let first, let second): add("C", first, second, end)
            case .closeSubpath: if !isFirst { add("Z") }
            }
        }
        return true
    }
}
