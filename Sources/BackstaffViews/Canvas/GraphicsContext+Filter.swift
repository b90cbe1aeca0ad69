import BackstaffElements
import Foundation

extension GraphicsContext {
    /// Options for clips.
    public struct ClipOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        /// Creates options from bits.
        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// What is outside of the clip is drawn.
        public static let inverse = ClipOptions(rawValue: 1)
    }

    /// Options for filters.
    public struct FilterOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        /// Creates options from bits.
        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// The filter works in linear colors. If one filter of a context has this option, all have it.
        public static let linearColor = FilterOptions(rawValue: 1)
    }

    /// A change of what is drawn, as a whole.
    ///
    /// Radii and distances are those of the canvas, whatever the transform of the context is.
    public struct Filter: Sendable {
        enum Kind: Sendable {
            case blur(Double)
            case shadow(Color, radius: Double, x: Double, y: Double)
            case multiply(Color)
            case matrix([Double])
            case hue(Double)
            case saturation(Double)
            case linear(slope: Double, intercept: Double)
            case luminanceToAlpha
            case threshold(least: Double, most: Double, Color)
        }

        let kind: Kind

        /// Blurs with a radius in points. The largest radius is 200 points.
        public static func blur(radius: CGFloat) -> Filter { Filter(kind: .blur(Double(radius))) }

        /// Adds a shadow. All lengths are in points. The largest radius is 200 points.
        ///
        /// - Parameters:
        ///   - color: The color of the shadow.
        ///   - radius: The radius of the blur.
        ///   - x: The distance to the trailing side.
        ///   - y: The distance downward.
        ///   - blendMode: The blend mode of the shadow. It has no effect.
        public static func shadow(
            color: Color = Color(.sRGB, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0,
            blendMode: BlendMode = .normal
        ) -> Filter {
            Filter(kind: .shadow(color, radius: Double(radius), x: Double(x), y: Double(y)))
        }

        /// Multiplies the colors by a color.
        public static func colorMultiply(_ color: Color) -> Filter { Filter(kind: .multiply(color)) }
        /// Changes the colors by a matrix.
        public static func colorMatrix(_ matrix: ColorMatrix) -> Filter { Filter(kind: .matrix(matrix.numbers)) }
        /// Rotates the hue.
        public static func hueRotation(_ angle: Angle) -> Filter { Filter(kind: .hue(angle.degrees)) }
        /// Changes the saturation. With 1 nothing changes.
        public static func saturation(_ amount: Double) -> Filter { Filter(kind: .saturation(amount)) }
        /// Changes the brightness. With 0 nothing changes.
        public static func brightness(_ amount: Double) -> Filter {
            Filter(kind: .linear(slope: 1, intercept: amount))
        }
        /// Changes the contrast. With 1 nothing changes.
        public static func contrast(_ amount: Double) -> Filter {
            Filter(kind: .linear(slope: amount, intercept: (1 - amount) / 2))
        }
        /// Inverts the colors. With 0 nothing changes.
        public static func colorInvert(_ amount: Double = 1) -> Filter {
            Filter(kind: .linear(slope: 1 - 2 * amount, intercept: amount))
        }
        /// Removes the color. With 0 nothing changes.
        public static func grayscale(_ amount: Double) -> Filter { Filter(kind: .saturation(1 - amount)) }
        /// Makes the brightness the opacity.
        public static var luminanceToAlpha: Filter { Filter(kind: .luminanceToAlpha) }
        /// Gives what is opaque enough a color, and removes the rest.
        ///
        /// - Parameters:
        ///   - min: The least opacity that stays.
        ///   - max: The largest opacity that stays.
        ///   - color: The color of what stays.
        public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter {
            Filter(kind: .threshold(least: min, most: max, color))
        }
    }
}

extension GraphicsContext.Filter {
    /// Adds the primitives of SVG. Each takes the result of the one before.
    ///
    /// - Parameter index: The number of the filter among those of the context.
    func add(to markup: inout DrawingMarkup, at index: Int) {
        switch kind {
        case .blur(let radius):
            markup.raw("<feGaussianBlur")
            markup.attribute("stdDeviation", Self.deviation(radius))
            markup.raw("/>")
        case .shadow(let color, let radius, let x, let y):
            markup.raw("<feDropShadow")
            markup.attribute("dx", x)
            markup.attribute("dy", y)
            markup.attribute("stdDeviation", Self.deviation(radius))
            markup.attribute("flood-color", color.css)
            markup.raw("/>")
        case .multiply(let color): add(color, to: &markup, at: index, "arithmetic\" k1=\"1")
        case .threshold(let least, let most, let color):
            markup.raw("<feComponentTransfer><feFuncA")
            if most >= 1 {
                // The steep line keeps edges smooth.
                markup.attribute("type", "linear")
                markup.attribute("slope", 32)
                markup.attribute("intercept", 0.5 - 32 * least)
            } else {
                markup.attribute("type", "discrete")
                markup.begin("tableValues")
                for step in 0..<64 {
                    let opacity = (Double(step) + 0.5) / 64
                    markup.raw(opacity >= least && opacity <= most ? "1 " : "0 ")
                }
                markup.raw("\"")
            }
            markup.raw("/></feComponentTransfer>")
            add(color, to: &markup, at: index, "in")
        case .matrix(let numbers):
            markup.raw("<feColorMatrix")
            markup.begin("values")
            for number in numbers {
                markup.number(number, digits: 4)
                markup.raw(" ")
            }
            markup.raw("\"/>")
        case .hue(let degrees): matrix("hueRotate", degrees, to: &markup)
        case .saturation(let amount): matrix("saturate", max(0, amount), to: &markup)
        case .luminanceToAlpha: markup.raw("<feColorMatrix type=\"luminanceToAlpha\"/>")
        case .linear(let slope, let intercept):
            markup.raw("<feComponentTransfer>")
            for function: StaticString in ["<feFuncR", "<feFuncG", "<feFuncB"] {
                markup.raw(function)
                markup.attribute("type", "linear")
                markup.attribute("slope", slope, digits: 4)
                markup.attribute("intercept", intercept, digits: 4)
                markup.raw("/>")
            }
            markup.raw("</feComponentTransfer>")
        }
    }

    /// Adds a color that is joined with the result so far.
    private func add(_ color: Color, to markup: inout DrawingMarkup, at index: Int, _ operation: StaticString) {
        // Without an `in`, a primitive takes the result of the one before, which is the color. So what came before gets
        // a name.
        markup.raw("<feOffset result=\"r")
        markup.number(Double(index))
        markup.raw("\"/><feFlood")
        markup.attribute("flood-color", color.css)
        markup.raw("/><feComposite in2=\"r")
        markup.number(Double(index))
        markup.raw("\" operator=\"")
        markup.raw(operation)
        markup.raw("\"/>")
    }

    private func matrix(_ type: StaticString, _ value: Double, to markup: inout DrawingMarkup) {
        markup.raw("<feColorMatrix type=\"")
        markup.raw(type)
        markup.raw("\"")
        markup.attribute("values", value, digits: 4)
        markup.raw("/>")
    }

    /// The standard deviation of a blur, which is half of its radius.
    private static func deviation(_ radius: Double) -> Double {
        radius.isFinite ? max(0, min(radius, CanvasDrawing.Limit.radius)) / 2 : 0
    }
}

/// A matrix that changes colors: each component of a new color is a sum of the components of the old one.
///
///     red' = r1 · red + r2 · green + r3 · blue + r4 · opacity + r5
public struct ColorMatrix: Equatable, Sendable {
    /// The parts of red, green, blue, opacity and 1 in the new red.
    public var r1: Float = 1, r2: Float = 0, r3: Float = 0, r4: Float = 0, r5: Float = 0
    /// The parts of red, green, blue, opacity and 1 in the new green.
    public var g1: Float = 0, g2: Float = 1, g3: Float = 0, g4: Float = 0, g5: Float = 0
    /// The parts of red, green, blue, opacity and 1 in the new blue.
    public var b1: Float = 0, b2: Float = 0, b3: Float = 1, b4: Float = 0, b5: Float = 0
    /// The parts of red, green, blue, opacity and 1 in the new opacity.
    public var a1: Float = 0, a2: Float = 0, a3: Float = 0, a4: Float = 1, a5: Float = 0

    /// Creates the matrix that changes nothing.
    public init() {}

    /// The numbers, row by row.
    var numbers: [Double] {
        [r1, r2, r3, r4, r5, g1, g2, g3, g4, g5, b1, b2, b3, b4, b5, a1, a2, a3, a4, a5].map { Double($0) }
    }
}
