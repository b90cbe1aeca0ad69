extension GraphicsContext {
    /// How what is drawn is blended with what is below.
    ///
    /// Pages don't have the modes ``copy``, ``sourceIn``, ``sourceOut``, ``sourceAtop``, ``destinationAtop``, ``xor`` and
    /// ``plusDarker``. What is drawn with them looks as with ``normal``, and the first time is reported.
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
        /// The hue of what is drawn, with the saturation and the luminosity of what is below.
        public static let hue = BlendMode(rawValue: 12)
        /// The saturation of what is drawn, with the hue and the luminosity of what is below.
        public static let saturation = BlendMode(rawValue: 13)
        /// The hue and the saturation of what is drawn, with the luminosity of what is below.
        public static let color = BlendMode(rawValue: 14)
        /// The luminosity of what is drawn, with the hue and the saturation of what is below.
        public static let luminosity = BlendMode(rawValue: 15)
        /// What is drawn removes what is below.
        public static let clear = BlendMode(rawValue: 16)
        /// What is drawn replaces what is below.
        public static let copy = BlendMode(rawValue: 17)
        /// What is drawn shows only inside what is below, which goes.
        public static let sourceIn = BlendMode(rawValue: 18)
        /// What is drawn shows only outside of what is below, which goes.
        public static let sourceOut = BlendMode(rawValue: 19)
        /// What is drawn shows only over what is below.
        public static let sourceAtop = BlendMode(rawValue: 20)
        /// What is drawn is below.
        public static let destinationOver = BlendMode(rawValue: 21)
        /// What is below stays only inside what is drawn.
        public static let destinationIn = BlendMode(rawValue: 22)
        /// What is drawn cuts a hole.
        public static let destinationOut = BlendMode(rawValue: 23)
        /// What is below stays only inside what is drawn, which lies below it.
        public static let destinationAtop = BlendMode(rawValue: 24)
        /// Both show only outside of each other.
        public static let xor = BlendMode(rawValue: 25)
        /// The sum of the colors, darkened.
        public static let plusDarker = BlendMode(rawValue: 26)
        /// The sum of the colors.
        public static let plusLighter = BlendMode(rawValue: 27)
    }
}

extension GraphicsContext.BlendMode {
    /// How a page shows a mode.
    enum Composition {
        case normal
        /// A value of `mix-blend-mode`.
        case css(StaticString)
        /// Before all that has been drawn.
        case below
        /// As a mask of what has been drawn. If it is inverse, the outside stays.
        case cut(isInverse: Bool)
        case unsupported

        /// Whether what is drawn isn't simply the next element.
        var isPlaced: Bool {
            switch self {
            case .below, .cut: true
            default: false
            }
        }
    }

    var composition: Composition {
        switch self {
        case .normal: .normal
        case .multiply: .css("multiply")
        case .screen: .css("screen")
        case .overlay: .css("overlay")
        case .darken: .css("darken")
        case .lighten: .css("lighten")
        case .colorDodge: .css("color-dodge")
        case .colorBurn: .css("color-burn")
        case .softLight: .css("soft-light")
        case .hardLight: .css("hard-light")
        case .difference: .css("difference")
        case .exclusion: .css("exclusion")
        case .hue: .css("hue")
        case .saturation: .css("saturation")
        case .color: .css("color")
        case .luminosity: .css("luminosity")
        case .plusLighter: .css("plus-lighter")
        case .destinationOver: .below
        case .destinationIn: .cut(isInverse: false)
        case .destinationOut, .clear: .cut(isInverse: true)
        default: .unsupported
        }
    }
}
