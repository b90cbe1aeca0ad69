import BackstaffElements
import Foundation

extension GraphicsContext {
    /// A color or pattern for drawing.
    public struct Shading: Sendable {
        indirect enum Kind: Sendable {
            case backdrop
            case paint(_Paint)
            case linear(Gradient, from: CGPoint, to: CGPoint, GradientOptions)
            case radial(Gradient, CGPoint, from: CGFloat, to: CGFloat, GradientOptions)
            case conic(Gradient, CGPoint, Angle)
            case tiled(Image, origin: CGPoint, scale: CGFloat)
            case palette([Shading])
        }

        let kind: Kind

        /// What is behind the canvas. Nothing is drawn with it.
        public static var backdrop: Shading { Shading(kind: .backdrop) }
        /// The foreground style. Of a gradient, its first color is used.
        public static var foreground: Shading { .style(ForegroundStyle()) }

        /// A color.
        public static func color(_ color: Color) -> Shading { .style(color) }

        /// A color from red, green and blue components from 0 to 1.
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
        ) -> Shading {
            .style(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
        }

        /// A gray color, from 0 for black to 1 for white.
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
        ) -> Shading {
            .style(Color(colorSpace, white: white, opacity: opacity))
        }

        /// A style. A gradient fills the bounds of what is drawn.
        public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(kind: .paint(style._paint)) }

        /// Several shadings for the levels of symbols. Only the first one is used.
        public static func palette(_ array: [Shading]) -> Shading { Shading(kind: .palette(array)) }

        /// A gradient along a line.
        ///
        /// - Parameters:
        ///   - gradient: The colors.
        ///   - startPoint: The point with the first color.
        ///   - endPoint: The point with the last color.
        ///   - options: Whether the gradient is repeated.
        public static func linearGradient(
            _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(kind: .linear(gradient, from: startPoint, to: endPoint, options))
        }

        /// A gradient around a point.
        ///
        /// - Parameters:
        ///   - gradient: The colors.
        ///   - center: The point.
        ///   - startRadius: The distance of the first color from the point, in points.
        ///   - endRadius: The distance of the last color from the point, in points.
        ///   - options: Whether the gradient is repeated.
        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
            options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(kind: .radial(gradient, center, from: startRadius, to: endRadius, options))
        }

        /// A gradient by angle. It is drawn as 90 sectors, each with one color.
        ///
        /// - Parameters:
        ///   - gradient: The colors, for a whole turn.
        ///   - center: The point around which the colors are.
        ///   - angle: The angle of the first color from the x-axis.
        ///   - options: They have no effect.
        public static func conicGradient(
            _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(), options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(kind: .conic(gradient, center, angle))
        }

        /// A repeated picture of the app. With a symbol, nothing is drawn.
        ///
        /// - Parameters:
        ///   - image: The picture.
        ///   - origin: The top left corner of one of the tiles.
        ///   - sourceRect: The part of the picture. It has no effect: the whole picture is used.
        ///   - scale: The size of a tile in parts of that of the picture.
        public static func tiledImage(
            _ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
            scale: CGFloat = 1
        ) -> Shading {
            Shading(kind: .tiled(image, origin: origin, scale: scale))
        }
    }

    /// Options for gradients.
    public struct GradientOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        /// Creates options from bits.
        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// The gradient is repeated.
        public static let `repeat` = GradientOptions(rawValue: 1)
        /// The gradient is repeated, each time in the other direction.
        public static let mirror = GradientOptions(rawValue: 2)
        /// The gradient is interpolated in linear colors. It has no effect.
        public static let linearColor = GradientOptions(rawValue: 4)
    }

    /// Prepares a shading for drawing. It is ready already.
    public func resolve(_ shading: Shading) -> Shading { shading }
}

extension GraphicsContext {
    /// The paint of SVG for a shading, or `nil` if nothing is drawn with it.
    ///
    /// - Parameter bounds: The bounds of what is drawn, in the coordinates of the context.
    func paint(for shading: Shading, over bounds: CGRect) -> String? {
        switch shading.kind {
        case .backdrop: nil
        case .palette(let shadings): shadings.first.flatMap { paint(for: $0, over: bounds) }
        case .paint(let paint): self.paint(for: paint, over: bounds)
        case .linear(let gradient, let start, let end, let options):
            linear(gradient.stops, from: start, to: end, options)
        case .radial(let gradient, let center, let start, let end, let options):
            radial(gradient.stops, center, from: start, to: end, options)
        case .conic(let gradient, let center, let angle):
            conic(gradient.stops, center, degrees: angle.degrees, over: bounds)
        case .tiled(let image, let origin, let scale): tiles(of: image, origin: origin, scale: scale)
        }
    }

    private func paint(for paint: _Paint, over bounds: CGRect) -> String? {
        guard case .gradient(let gradient) = paint.kind else { return paint.color.css }
        let center = CGPoint(
            x: bounds.minX + bounds.width * gradient.center.x, y: bounds.minY + bounds.height * gradient.center.y)
        switch gradient.form {
        case "radial":
            let sides = [
                center.x - bounds.minX, bounds.maxX - center.x, center.y - bounds.minY, bounds.maxY - center.y,
            ]
            let radius = gradient.radius.map { CGFloat($0) } ?? max(0, sides.min() ?? 0)
            return radial(gradient.stops, center, from: 0, to: radius, [])
        case "elliptical": return elliptical(gradient)
        case "angular": return conic(gradient.stops, center, degrees: gradient.rotation ?? 0, over: bounds)
        default:
            // The ends are those of a linear gradient of CSS, whose angle begins at the top.
            let angle = CGFloat((gradient.rotation ?? 180) * .pi / 180)
            let (right, down) = (sin(angle), -cos(angle))
            let reach = (abs(bounds.width * right) + abs(bounds.height * down)) / 2
            let middle = CGPoint(x: bounds.midX, y: bounds.midY)
            return linear(
                gradient.stops, from: CGPoint(x: middle.x - right * reach, y: middle.y - down * reach),
                to: CGPoint(x: middle.x + right * reach, y: middle.y + down * reach), [])
        }
    }

    // MARK: Gradients

    /// The largest number of colors of a gradient.
    private static let mostStops = 100

    private func url(_ id: String?) -> String? { id.map { "url(#\($0))" } }

    private func linear(
        _ stops: [Gradient.Stop], from start: CGPoint, to end: CGPoint, _ options: GradientOptions
    ) -> String? {
        let id = drawing.define(
            "<linearGradient",
            { markup in
                markup.raw(" gradientUnits=\"userSpaceOnUse\"")
                markup.attribute("x1", Double(start.x), digits: digits)
                markup.attribute("y1", Double(start.y), digits: digits)
                markup.attribute("x2", Double(end.x), digits: digits)
                markup.attribute("y2", Double(end.y), digits: digits)
                markup.add(options)
            }, content: { $0.add(stops.prefix(Self.mostStops)) }, close: "</linearGradient>")
        return url(id)
    }

    private func radial(
        _ stops: [Gradient.Stop], _ center: CGPoint, from start: CGFloat, to end: CGFloat, _ options: GradientOptions
    ) -> String? {
        // In SVG, the inner circle can't be the larger one.
        let isReversed = start > end
        let stops =
            isReversed ? stops.reversed().map { Gradient.Stop(color: $0.color, location: 1 - $0.location) } : stops
        let id = drawing.define(
            "<radialGradient",
            { markup in
                markup.raw(" gradientUnits=\"userSpaceOnUse\"")
                markup.attribute("cx", Double(center.x), digits: digits)
                markup.attribute("cy", Double(center.y), digits: digits)
                markup.attribute("r", max(0, Double(max(start, end))), digits: digits)
                if min(start, end) > 0 { markup.attribute("fr", Double(min(start, end)), digits: digits) }
                markup.add(options)
            }, content: { $0.add(stops.prefix(Self.mostStops)) }, close: "</radialGradient>")
        return url(id)
    }

    private func elliptical(_ gradient: GradientPaint) -> String? {
        let id = drawing.define(
            "<radialGradient",
            { markup in
                markup.attribute("cx", Double(gradient.center.x), digits: 4)
                markup.attribute("cy", Double(gradient.center.y), digits: 4)
                markup.attribute("r", max(0, gradient.scale ?? 0.5), digits: 4)
            }, content: { $0.add(gradient.stops.prefix(Self.mostStops)) }, close: "</radialGradient>")
        return url(id)
    }

    /// A pattern of sectors, because SVG has no gradients by angle.
    private func conic(_ stops: [Gradient.Stop], _ center: CGPoint, degrees: Double, over bounds: CGRect) -> String? {
        let corners = [
            CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY),
            CGPoint(x: bounds.minX, y: bounds.maxY), CGPoint(x: bounds.maxX, y: bounds.maxY),
        ]
        let farthest = corners.map { hypot($0.x - center.x, $0.y - center.y) }.max() ?? 0
        guard farthest > 0, farthest < 10_000, degrees.isFinite else { return stops.first?.color.css }
        // A corner of a sector lies farther out than the middle of its side.
        let radius = Double(farthest) * 1.02
        let count = 90
        let origin = CGPoint(x: Double(center.x) - radius, y: Double(center.y) - radius)
        return pattern(width: 2 * radius, height: 2 * radius, at: origin) { markup in
            for step in 0..<count {
                markup.addSector(
                    from: degrees + Double(step) * 4, radius: radius, digits: digits, isLast: step == count - 1,
                    paint: stops.css(at: (Double(step) + 0.5) / Double(count)))
            }
        }
    }

    /// A paint that is repeated from a point on.
    private func pattern(
        width: Double, height: Double, at origin: CGPoint, content: (inout DrawingMarkup) -> Void
    ) -> String? {
        let id = drawing.define(
            "<pattern",
            { markup in
                markup.raw(" patternUnits=\"userSpaceOnUse\"")
                markup.attribute("width", width, digits: digits)
                markup.attribute("height", height, digits: digits)
                markup.begin("patternTransform")
                markup.raw("translate(")
                markup.number(Double(origin.x), digits: digits)
                markup.raw(" ")
                markup.number(Double(origin.y), digits: digits)
                markup.raw(")\"")
            }, content: content, close: "</pattern>")
        return url(id)
    }

    // MARK: Pictures

    private func tiles(of image: Image, origin: CGPoint, scale: CGFloat) -> String? {
        guard case .asset(_, let picture?) = image.source, scale > 0, scale.isFinite else { return nil }
        let (width, height) = (picture.width * Double(scale), picture.height * Double(scale))
        guard width > 0.5, height > 0.5 else { return nil }
        return pattern(width: width, height: height, at: origin) {
            $0.add(picture, in: CGRect(x: 0, y: 0, width: width, height: height), digits: digits)
        }
    }
}

extension Color {
    /// The color as CSS.
    var css: String { CSSColor.css(wireName) ?? "transparent" }
}

extension [Gradient.Stop] {
    /// The color at a place from 0 to 1, as CSS.
    fileprivate func css(at place: Double) -> String {
        guard let after = firstIndex(where: { Double($0.location) >= place }) else {
            return last?.color.css ?? "transparent"
        }
        guard after > 0 else { return self[0].color.css }
        let (first, second) = (self[after - 1], self[after])
        let width = Double(second.location - first.location)
        let share = width > 0 ? Swift.max(0, Swift.min(1, (place - Double(first.location)) / width)) : 1
        if let from = first.color.fixedParts, let to = second.color.fixedParts {
            func mixed(_ one: Double, _ other: Double) -> Double { one + (other - one) * share }
            return Color(
                red: mixed(from.red, to.red), green: mixed(from.green, to.green), blue: mixed(from.blue, to.blue),
                opacity: mixed(from.alpha, to.alpha)
            ).css
        }
        let percent = CSSColor.number((share * 1000).rounded() / 10)
        return "color-mix(in srgb, \(first.color.css), \(second.color.css) \(percent)%)"
    }
}

extension DrawingMarkup {
    fileprivate mutating func add(_ options: GraphicsContext.GradientOptions) {
        if options.contains(.mirror) {
            raw(" spreadMethod=\"reflect\"")
        } else if options.contains(.repeat) {
            raw(" spreadMethod=\"repeat\"")
        }
    }

    fileprivate mutating func add(_ stops: some Sequence<Gradient.Stop>) {
        for stop in stops {
            raw("<stop")
            attribute("offset", Swift.max(0, Swift.min(1, Double(stop.location))), digits: 4)
            attribute("stop-color", stop.color.css)
            raw("/>")
        }
    }

    /// Adds a sector of four degrees. It reaches a little under the next one, so that nothing shines through.
    fileprivate mutating func addSector(from degrees: Double, radius: Double, digits: Int, isLast: Bool, paint: String)
    {
        begin("d", of: "<path")
        raw("M ")
        for (index, angle) in [nil, degrees, degrees + (isLast ? 4 : 5)].enumerated() {
            if index > 0 { raw(" L ") }
            let radians = (angle ?? 0) * .pi / 180
            number(radius + (angle == nil ? 0 : radius * cos(radians)), digits: digits)
            raw(" ")
            number(radius + (angle == nil ? 0 : radius * sin(radians)), digits: digits)
        }
        raw(" Z\"")
        attribute("fill", paint)
        raw("/>")
    }

    private mutating func begin(_ name: StaticString, of tag: StaticString) {
        raw(tag)
        begin(name)
    }
}
