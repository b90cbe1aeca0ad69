import BackstaffElements
import Foundation

/// A place to draw in, which the renderer of a ``Canvas`` receives.
///
/// A context is a value: a copy has its own transform, clips, filters, opacity and blend mode, and draws in the same
/// canvas. Nothing is drawn after the renderer has returned.
public struct GraphicsContext {
    /// The opacity of what is drawn, from 0 to 1.
    public var opacity = 1.0
    /// How what is drawn is blended with what is below.
    public var blendMode = BlendMode.normal
    /// The change from the coordinates of this context to those of the canvas.
    public var transform = CGAffineTransform.identity
    /// The environment of the canvas.
    public let environment: EnvironmentValues

    let drawing: CanvasDrawing
    let layer: CanvasLayer
    private(set) var clips: [CanvasClip] = []
    private var clipBounds: CGRect
    private var filters: [(filter: Filter, options: FilterOptions)] = []

    init(_ drawing: CanvasDrawing, layer: CanvasLayer, environment: EnvironmentValues) {
        self.drawing = drawing
        self.layer = layer
        self.environment = environment
        clipBounds = drawing.bounds
    }

    // MARK: Coordinates

    /// Moves the origin. The lengths are in points.
    public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }

    /// Scales the coordinates.
    public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }

    /// Rotates the coordinates clockwise.
    public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: CGFloat(angle.radians)) }

    /// Changes the coordinates by a transform, which is done before those so far.
    public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }

    /// The digits after the point that coordinates need.
    var digits: Int {
        let scale = max(abs(transform.a), abs(transform.b), abs(transform.c), abs(transform.d))
        guard scale.isFinite, scale > 1 else { return 2 }
        return min(6, 2 + Int(log10(Double(scale)).rounded(.up)))
    }

    /// Adds the transform to the attributes of an element.
    func addTransform(to markup: inout DrawingMarkup) {
        if transform.isIdentity { return }
        let isMove = transform.a == 1 && transform.b == 0 && transform.c == 0 && transform.d == 1
        let matrix = [transform.a, transform.b, transform.c, transform.d]
        markup.begin("transform")
        markup.raw(isMove ? "translate(" : "matrix(")
        for number in isMove ? [] : matrix {
            markup.number(Double(number), digits: 6)
            markup.raw(" ")
        }
        markup.number(Double(transform.tx))
        markup.raw(" ")
        markup.number(Double(transform.ty))
        markup.raw(")\"")
    }

    /// Whether all that is drawn is a point or a line, or lies nowhere.
    private var isFlat: Bool {
        let determinant = transform.a * transform.d - transform.b * transform.c
        return !determinant.isFinite || determinant == 0 || !transform.tx.isFinite || !transform.ty.isFinite
    }

    // MARK: Clipping and filters

    /// Limits what is drawn to the inside of a path.
    ///
    /// - Parameters:
    ///   - path: The path.
    ///   - style: What is the inside of the path.
    ///   - options: Whether what is drawn is limited to the outside instead.
    public mutating func clip(
        to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
    ) {
        guard let outline = markup(of: path, isEvenOdd: style.isEOFilled, rule: "clip-rule") else { return }
        if options.contains(.inverse) {
            var shape = DrawingMarkup()
            shape.raw("<path")
            if style.isEOFilled { shape.raw(" fill-rule=\"evenodd\"") }
            shape.append(outline)
            shape.raw("/>")
            guard drawing.takesEffect(), let id = drawing.mask(of: shape, isInverse: true) else { return }
            clips.append(CanvasClip(id: id, isMask: true))
            return
        }
        let id = drawing.define(
            "<clipPath", { _ in },
            content: { markup in
                markup.raw("<path")
                markup.append(outline)
                markup.raw("/>")
            }, close: "</clipPath>")
        guard let id else { return }
        clips.append(CanvasClip(id: id, isMask: false))
        clipBounds = clipBounds.intersection(path.controlBounds.applying(transform))
        if clipBounds.isNull { clipBounds = .zero }
    }

    /// Limits what is drawn to what a closure draws. Only the opacity of its drawing counts.
    ///
    /// - Parameters:
    ///   - opacity: The opacity of the layer, from 0 to 1.
    ///   - options: Whether what is drawn is limited to the outside instead.
    ///   - content: A closure that draws in the context of a new layer.
    public mutating func clipToLayer(
        opacity: Double = 1, options: ClipOptions = ClipOptions(), content: (inout GraphicsContext) throws -> Void
    ) rethrows {
        let layer = CanvasLayer(in: drawing, depth: self.layer.depth + 1)
        var inner = inside(layer)
        try content(&inner)
        let isInverse = options.contains(.inverse)
        guard drawing.takesEffect(),
            let id = drawing.mask(of: layer.finished(), isInverse: isInverse, opacity: max(0, min(1, opacity)))
        else { return }
        clips.append(CanvasClip(id: id, isMask: true))
    }

    /// The smallest rectangle around the clip, in the coordinates of the context. A clip that is a layer isn't counted.
    public var clipBoundingRect: CGRect { clipBounds.applying(transform.inverted()) }

    /// Adds a filter to what is drawn from now on. Filters work in the order in which they are added.
    public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
        filters.append((filter, options))
    }

    /// The id of the definition of all filters, or `nil` without filters.
    func filterID() -> String? {
        if filters.isEmpty || !drawing.takesEffect() { return nil }
        return drawing.define(
            "<filter",
            { markup in
                markup.addFilterRegion(self.drawing.widenedBounds)
                let isLinear = self.filters.contains { $0.options.contains(.linearColor) }
                if !isLinear { markup.raw(" color-interpolation-filters=\"sRGB\"") }
            },
            content: { markup in
                for (index, filter) in self.filters.prefix(16).enumerated() {
                    filter.filter.add(to: &markup, at: index)
                }
            }, close: "</filter>")
    }

    /// A context for drawing on a new layer.
    private func inside(_ layer: CanvasLayer) -> GraphicsContext {
        var inner = GraphicsContext(drawing, layer: layer, environment: environment)
        inner.transform = transform
        inner.clipBounds = clipBounds
        return inner
    }

    // MARK: Drawing

    /// Fills a path.
    ///
    /// - Parameters:
    ///   - path: The path.
    ///   - shading: The color or pattern.
    ///   - style: What is the inside of the path.
    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        guard let outline = markup(of: path, isEvenOdd: style.isEOFilled, rule: "fill-rule"),
            let paint = paint(for: shading, over: path.controlBounds)
        else { return }
        var element = outline
        element.attribute("fill", paint)
        if !style.isAntialiased { element.raw(" shape-rendering=\"crispEdges\"") }
        element.raw("/>")
        layer.add("<path", element, in: self)
    }

    /// Strokes a path.
    ///
    /// - Parameters:
    ///   - path: The path.
    ///   - shading: The color or pattern.
    ///   - style: The width, ends, joints and dashes of the line.
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        guard style.lineWidth > 0, style.lineWidth.isFinite,
            let outline = markup(of: path, isEvenOdd: false, rule: "fill-rule"),
            let paint = paint(
                for: shading, over: path.controlBounds.insetBy(dx: -style.lineWidth, dy: -style.lineWidth))
        else { return }
        var element = outline
        element.raw(" fill=\"none\"")
        element.attribute("stroke", paint)
        element.add(style, digits: digits)
        element.raw("/>")
        layer.add("<path", element, in: self)
    }

    /// Strokes a path with a width in points.
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Draws what a closure draws, as a whole: the opacity, the blend mode, the clips and the filters of this context are
    /// those of the layer. In the layer's context they begin anew, and only the transform is the same.
    ///
    /// - Parameter content: A closure that draws in the context of the new layer.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        guard layer.depth < CanvasDrawing.Limit.layers else {
            drawing.report("A Canvas has more than \(CanvasDrawing.Limit.layers) layers in each other.")
            var flat = self
            return try content(&flat)
        }
        let inner = CanvasLayer(in: drawing, depth: layer.depth + 1)
        var context = inside(inner)
        try content(&context)
        let drawn = inner.finished()
        if drawn.bytes.isEmpty { return }
        var element = DrawingMarkup()
        element.raw(">")
        element.append(drawn)
        element.raw("</g>")
        layer.add("<g", element, isGroup: true, in: self)
    }

    /// The attributes for the outline of a path, or `nil` if nothing of it can be seen.
    private func markup(of path: Path, isEvenOdd: Bool, rule: StaticString) -> DrawingMarkup? {
        if path.isEmpty || isFlat || drawing.isFull { return nil }
        var markup = DrawingMarkup()
        markup.begin("d")
        guard path.addDrawing(to: &markup, digits: digits) else {
            drawing.report("A Canvas doesn't draw a path with more than \(Path.longestDrawing) parts.")
            return nil
        }
        markup.raw("\"")
        if isEvenOdd {
            markup.begin(rule)
            markup.raw("evenodd\"")
        }
        addTransform(to: &markup)
        return markup
    }
}

extension DrawingMarkup {
    /// Adds the looks of a line. What is usual in SVG is left out.
    fileprivate mutating func add(_ style: StrokeStyle, digits: Int) {
        if style.lineWidth != 1 { attribute("stroke-width", Double(style.lineWidth), digits: digits) }
        if style.lineCap != .butt { attribute("stroke-linecap", style.lineCap.name) }
        if style.lineJoin != .miter { attribute("stroke-linejoin", style.lineJoin.name) }
        if style.lineJoin == .miter { attribute("stroke-miterlimit", max(1, Double(style.miterLimit))) }
        let isDashed = style.dash.allSatisfy { $0.isFinite && $0 >= 0 } && style.dash.contains { $0 > 0 }
        guard isDashed else { return }
        begin("stroke-dasharray")
        for (index, length) in style.dash.prefix(64).enumerated() {
            if index > 0 { raw(" ") }
            number(Double(length), digits: digits)
        }
        raw("\"")
        if style.dashPhase != 0 { attribute("stroke-dashoffset", Double(style.dashPhase), digits: digits) }
    }
}

extension Path {
    /// A rectangle around all points of the path, also those that only direct its curves.
    var controlBounds: CGRect {
        var (left, top, right, bottom) = (CGFloat.infinity, CGFloat.infinity, -CGFloat.infinity, -CGFloat.infinity)
        func add(_ point: CGPoint) {
            guard point.x.isFinite, point.y.isFinite else { return }
            (left, right) = (min(left, point.x), max(right, point.x))
            (top, bottom) = (min(top, point.y), max(bottom, point.y))
        }
        for element in elements {
            switch element {
            case .move(let point), .line(let point): add(point)
            case .quadCurve(let end, let control):
                add(end)
                add(control)
            case .curve(let end, let first, let second):
                add(end)
                add(first)
                add(second)
            case .closeSubpath: break
            }
        }
        return left > right ? .zero : CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
