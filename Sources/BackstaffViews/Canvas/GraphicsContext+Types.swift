import Foundation

extension GraphicsContext {
    /// How what is drawn is blended with what is below.
    public struct BlendMode: RawRepresentable, Hashable, Sendable {
        /// A number for each mode.
        public let rawValue: Int32

        /// Creates a mode from its number.
        public init(rawValue: Int32) {
            self.rawValue = rawValue
        }

        /// The usual mode: what is drawn covers what is below.
        public static let normal = BlendMode(rawValue: 0)
        /// The colors are multiplied.
        public static let multiply = BlendMode(rawValue: 1)
        /// The inverted colors are multiplied, and the result is inverted.
        public static let screen = BlendMode(rawValue: 2)
        /// Multiplied or screened, depending on the color below.
        public static let overlay = BlendMode(rawValue: 3)
        /// The darker color.
        public static let darken = BlendMode(rawValue: 4)
        /// The lighter color.
        public static let lighten = BlendMode(rawValue: 5)
        /// The color below is brightened.
        public static let colorDodge = BlendMode(rawValue: 6)
        /// The color below is darkened.
        public static let colorBurn = BlendMode(rawValue: 7)
        /// Darkened or lightened softly.
        public static let softLight = BlendMode(rawValue: 8)
        /// Multiplied or screened, depending on the color that is drawn.
        public static let hardLight = BlendMode(rawValue: 9)
        /// The difference of the colors.
        public static let difference = BlendMode(rawValue: 10)
        /// The difference of the colors, with less contrast.
        public static let exclusion = BlendMode(rawValue: 11)
        /// The sum of the colors.
        public static let plusLighter = BlendMode(rawValue: 27)
        /// The sum of the colors, darkened.
        public static let plusDarker = BlendMode(rawValue: 26)
        /// What is drawn removes what is below.
        public static let clear = BlendMode(rawValue: 16)
        /// What is drawn replaces what is below.
        public static let copy = BlendMode(rawValue: 17)
        /// What is drawn shows only over what is below.
        public static let sourceAtop = BlendMode(rawValue: 20)
        /// What is drawn shows only inside what is below, which goes.
        public static let sourceIn = BlendMode(rawValue: 18)
        /// What is drawn is below.
        public static let destinationOver = BlendMode(rawValue: 21)
        /// What is drawn cuts a hole.
        public static let destinationOut = BlendMode(rawValue: 23)
    }

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

        /// The filter works in linear colors.
        public static let linearColor = FilterOptions(rawValue: 1)
    }

    /// A change of what is drawn, as a whole.
    public struct Filter: Sendable {
        /// Blurs with a radius in points.
        public static func blur(radius: CGFloat) -> Filter { Filter() }

        /// Adds a shadow. All lengths are in points.
        public static func shadow(
            color: Color = Color(.sRGB, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0,
            blendMode: BlendMode = .normal
        ) -> Filter { Filter() }

        /// Multiplies the colors by a color.
        public static func colorMultiply(_ color: Color) -> Filter { Filter() }
        /// Rotates the hue.
        public static func hueRotation(_ angle: Angle) -> Filter { Filter() }
        /// Changes the saturation.
        public static func saturation(_ amount: Double) -> Filter { Filter() }
        /// Changes the brightness.
        public static func brightness(_ amount: Double) -> Filter { Filter() }
        /// Changes the contrast.
        public static func contrast(_ amount: Double) -> Filter { Filter() }
        /// Inverts the colors.
        public static func colorInvert(_ amount: Double = 1) -> Filter { Filter() }
        /// Removes the color.
        public static func grayscale(_ amount: Double) -> Filter { Filter() }
        /// Makes the brightness the opacity.
        public static var luminanceToAlpha: Filter { Filter() }
        /// Makes what is opaque enough opaque, and removes the rest.
        public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter { Filter() }
    }

    /// A color or pattern for drawing.
    public struct Shading: Sendable {
        /// The pattern behind the canvas.
        public static var backdrop: Shading { Shading() }
        /// The foreground style.
        public static var foreground: Shading { Shading() }

        /// A color.
        public static func color(_ color: Color) -> Shading { Shading() }

        /// A color from red, green and blue components from 0 to 1.
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
        ) -> Shading { Shading() }

        /// A gray color, from 0 for black to 1 for white.
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
        ) -> Shading { Shading() }

        /// A style.
        public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading() }

        /// Several shadings for the levels of symbols.
        public static func palette(_ array: [Shading]) -> Shading { Shading() }

        /// A gradient along a line.
        public static func linearGradient(
            _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = GradientOptions()
        ) -> Shading { Shading() }

        /// A gradient around a point.
        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
            options: GradientOptions = GradientOptions()
        ) -> Shading { Shading() }

        /// A gradient by angle.
        public static func conicGradient(
            _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(), options: GradientOptions = GradientOptions()
        ) -> Shading { Shading() }

        /// A repeated image.
        public static func tiledImage(
            _ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
            scale: CGFloat = 1
        ) -> Shading { Shading() }
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
        /// The gradient is interpolated in linear colors.
        public static let linearColor = GradientOptions(rawValue: 4)
    }

    /// An image that is prepared for drawing.
    public struct ResolvedImage {
        /// The size in points. It is zero.
        public var size: CGSize { .zero }
        /// The distance of the baseline from the top, in points. It is zero.
        public let baseline: CGFloat = 0
        /// The shading of a template.
        public var shading: Shading?
    }

    /// A text that is prepared for drawing.
    public struct ResolvedText {
        /// The shading.
        public var shading = Shading.foreground

        /// Returns the size of the text. It is zero.
        public func measure(in size: CGSize) -> CGSize { .zero }

        /// Returns the distance of the first baseline from the top. It is zero.
        public func firstBaseline(in size: CGSize) -> CGFloat { 0 }

        /// Returns the distance of the last baseline from the top. It is zero.
        public func lastBaseline(in size: CGSize) -> CGFloat { 0 }
    }

    /// A view that is prepared for drawing.
    public struct ResolvedSymbol {
        /// The size in points. It is zero.
        public var size: CGSize { .zero }
    }
}
