import Foundation

/// The color schemes.
public enum ColorScheme: String, Hashable, CaseIterable, Sendable {
    /// Dark text on a light background, or light text on a dark background.
    case light, dark
}

/// The contrast setting of the person.
public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable {
    /// Standard or increased contrast.
    case standard, increased
}

/// The layout direction of a language.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
    /// Left to right, for example for English, or right to left, for example for Arabic.
    case leftToRight, rightToLeft
}

/// The text size setting of the person.
public enum DynamicTypeSize: Int, Hashable, CaseIterable, Comparable, Sendable {
    /// The standard sizes from the smallest to the largest. The default is `large`.
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    /// The accessibility sizes from the smallest to the largest.
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    /// Whether it is one of the accessibility sizes.
    public var isAccessibilitySize: Bool { self >= .accessibility1 }

    public static func < (first: DynamicTypeSize, second: DynamicTypeSize) -> Bool {
        first.rawValue < second.rawValue
    }
}

/// The size of controls.
public enum ControlSize: String, Hashable, CaseIterable, Sendable {
    /// The sizes from the smallest to the largest. The default is `regular`.
    case mini, small, regular, large, extraLarge = "extra-large"
}

/// The reasons for redacting content.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    /// The reasons whose bits are set in `rawValue`.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The content is a placeholder.
    public static let placeholder = RedactionReasons(rawValue: 1)
    /// The content is private.
    public static let privacy = RedactionReasons(rawValue: 2)
    /// The content is outdated.
    public static let invalidated = RedactionReasons(rawValue: 4)
}

enum FontKey: EnvironmentKey { static var defaultValue: Font? { nil } }
enum IsEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
enum LineLimitKey: EnvironmentKey { static var defaultValue: Int? { nil } }
enum TextAlignmentKey: EnvironmentKey { static var defaultValue: TextAlignment { .leading } }
enum ImageScaleKey: EnvironmentKey { static var defaultValue: Image.Scale { .medium } }
enum SymbolVariantsKey: EnvironmentKey { static var defaultValue: SymbolVariants { .none } }
enum ControlSizeKey: EnvironmentKey { static var defaultValue: ControlSize { .regular } }
enum ColorSchemeKey: EnvironmentKey { static var defaultValue: ColorScheme { .light } }
enum LayoutDirectionKey: EnvironmentKey { static var defaultValue: LayoutDirection { .leftToRight } }
enum DynamicTypeSizeKey: EnvironmentKey { static var defaultValue: DynamicTypeSize { .large } }
enum RedactionReasonsKey: EnvironmentKey { static var defaultValue: RedactionReasons { [] } }
enum ReduceMotionKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum LocaleKey: EnvironmentKey { static var defaultValue: Locale { .current } }
private enum CalendarKey: EnvironmentKey { static var defaultValue: Calendar { .current } }
private enum TimeZoneKey: EnvironmentKey { static var defaultValue: TimeZone { .current } }
private enum DisplayScaleKey: EnvironmentKey { static var defaultValue: CGFloat { 2 } }

extension EnvironmentValues {
    /// The font of text, or `nil` for the default.
    public var font: Font? {
        get { self[FontKey.self] }
        set { self[FontKey.self] = newValue }
    }

    /// Whether controls are enabled.
    public var isEnabled: Bool {
        get { self[IsEnabledKey.self] }
        set { self[IsEnabledKey.self] = newValue }
    }

    /// The largest number of lines of a text.
    public var lineLimit: Int? {
        get { self[LineLimitKey.self] }
        set { self[LineLimitKey.self] = newValue }
    }

    /// How the lines of a text line up.
    public var multilineTextAlignment: TextAlignment {
        get { self[TextAlignmentKey.self] }
        set { self[TextAlignmentKey.self] = newValue }
    }

    /// The size of symbols relative to text.
    public var imageScale: Image.Scale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
    }

    /// The variant of symbols.
    public var symbolVariants: SymbolVariants {
        get { self[SymbolVariantsKey.self] }
        set { self[SymbolVariantsKey.self] = newValue }
    }

    /// The size of controls.
    public var controlSize: ControlSize {
        get { self[ControlSizeKey.self] }
        set { self[ControlSizeKey.self] = newValue }
    }

    /// The color scheme.
    public var colorScheme: ColorScheme {
        get { self[ColorSchemeKey.self] }
        set { self[ColorSchemeKey.self] = newValue }
    }

    /// The contrast setting. It is always `standard`.
    public var colorSchemeContrast: ColorSchemeContrast { .standard }

    /// The layout direction.
    public var layoutDirection: LayoutDirection {
        get { self[LayoutDirectionKey.self] }
        set { self[LayoutDirectionKey.self] = newValue }
    }

    /// The text size. The browser scales text by itself, so this value changes only if the app sets it.
    public var dynamicTypeSize: DynamicTypeSize {
        get { self[DynamicTypeSizeKey.self] }
        set { self[DynamicTypeSizeKey.self] = newValue }
    }

    /// The reasons for redacting content. The set is empty if content isn't redacted.
    public var redactionReasons: RedactionReasons {
        get { self[RedactionReasonsKey.self] }
        set { self[RedactionReasonsKey.self] = newValue }
    }

    /// The locale for formatting.
    public var locale: Locale {
        get { self[LocaleKey.self] }
        set { self[LocaleKey.self] = newValue }
    }

    /// The calendar for dates.
    public var calendar: Calendar {
        get { self[CalendarKey.self] }
        set { self[CalendarKey.self] = newValue }
    }

    /// The time zone for times.
    public var timeZone: TimeZone {
        get { self[TimeZoneKey.self] }
        set { self[TimeZoneKey.self] = newValue }
    }

    /// The number of pixels per point. The server doesn't know it and assumes 2.
    public var displayScale: CGFloat {
        get { self[DisplayScaleKey.self] }
        set { self[DisplayScaleKey.self] = newValue }
    }

    /// The size of a pixel in points.
    public var pixelLength: CGFloat { 1 / displayScale }

    /// Whether the person prefers reduced motion.
    public internal(set) var accessibilityReduceMotion: Bool {
        get { self[ReduceMotionKey.self] }
        set { self[ReduceMotionKey.self] = newValue }
    }

    /// Whether the person prefers reduced transparency. The server doesn't know it, so it is always `false`.
    public var accessibilityReduceTransparency: Bool { false }

    /// Whether the person prefers differentiation without color. The server doesn't know it, so it is always `false`.
    public var accessibilityDifferentiateWithoutColor: Bool { false }

    /// Whether a screen reader is running. Browsers don't report it, so it is always `false`.
    public var accessibilityVoiceOverEnabled: Bool { false }
}
