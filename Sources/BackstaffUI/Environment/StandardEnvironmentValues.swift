import Foundation

/// Light or dark.
public enum ColorScheme: String, Hashable, CaseIterable, Sendable {
    /// Dark text on a light ground, or light text on a dark one.
    case light, dark
}

/// How much contrast a person wants.
public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable {
    /// The usual contrast, or more of it.
    case standard, increased
}

/// The direction in which a language is read.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
    /// As in English, or as in Arabic.
    case leftToRight, rightToLeft
}

/// How large a person wants text.
public enum DynamicTypeSize: Int, Hashable, CaseIterable, Comparable, Sendable {
    /// The sizes for everyone, from the smallest; `large` is the usual one.
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    /// The sizes for people who see little, from the smallest.
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    /// Whether it is one of the sizes for people who see little.
    public var isAccessibilitySize: Bool { self >= .accessibility1 }

    public static func < (first: DynamicTypeSize, second: DynamicTypeSize) -> Bool {
        first.rawValue < second.rawValue
    }
}

/// How large controls are.
public enum ControlSize: String, Hashable, CaseIterable, Sendable {
    /// The sizes from the smallest; `regular` is the usual one.
    case mini, small, regular, large, extraLarge = "extra-large"
}

/// Why content is shown without what it says.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    /// The reasons whose bits are set in `rawValue`.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The content isn't there yet.
    public static let placeholder = RedactionReasons(rawValue: 1)
    /// The content is private.
    public static let privacy = RedactionReasons(rawValue: 2)
    /// The content is out of date.
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
    /// The font of text, or `nil` for the platform's.
    public var font: Font? {
        get { self[FontKey.self] }
        set { self[FontKey.self] = newValue }
    }

    /// Whether controls can be used.
    public var isEnabled: Bool {
        get { self[IsEnabledKey.self] }
        set { self[IsEnabledKey.self] = newValue }
    }

    /// How many lines a text takes at most.
    public var lineLimit: Int? {
        get { self[LineLimitKey.self] }
        set { self[LineLimitKey.self] = newValue }
    }

    /// How the lines of a text line up.
    public var multilineTextAlignment: TextAlignment {
        get { self[TextAlignmentKey.self] }
        set { self[TextAlignmentKey.self] = newValue }
    }

    /// How large symbols are beside text.
    public var imageScale: Image.Scale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
    }

    /// The form in which symbols are shown.
    public var symbolVariants: SymbolVariants {
        get { self[SymbolVariantsKey.self] }
        set { self[SymbolVariantsKey.self] = newValue }
    }

    /// How large controls are.
    public var controlSize: ControlSize {
        get { self[ControlSizeKey.self] }
        set { self[ControlSizeKey.self] = newValue }
    }

    /// Whether the page is light or dark.
    public var colorScheme: ColorScheme {
        get { self[ColorSchemeKey.self] }
        set { self[ColorSchemeKey.self] = newValue }
    }

    /// How much contrast a person wants. Always the standard.
    public var colorSchemeContrast: ColorSchemeContrast { .standard }

    /// The direction in which content is read.
    public var layoutDirection: LayoutDirection {
        get { self[LayoutDirectionKey.self] }
        set { self[LayoutDirectionKey.self] = newValue }
    }

    /// How large a person wants text. The browser does that by itself, so that this stays as it is set.
    public var dynamicTypeSize: DynamicTypeSize {
        get { self[DynamicTypeSizeKey.self] }
        set { self[DynamicTypeSizeKey.self] = newValue }
    }

    /// Why content is shown without what it says; empty where it isn't.
    public var redactionReasons: RedactionReasons {
        get { self[RedactionReasonsKey.self] }
        set { self[RedactionReasonsKey.self] = newValue }
    }

    /// The customs of language and region.
    public var locale: Locale {
        get { self[LocaleKey.self] }
        set { self[LocaleKey.self] = newValue }
    }

    /// The calendar that dates are reckoned by.
    public var calendar: Calendar {
        get { self[CalendarKey.self] }
        set { self[CalendarKey.self] = newValue }
    }

    /// The time zone that times are reckoned in.
    public var timeZone: TimeZone {
        get { self[TimeZoneKey.self] }
        set { self[TimeZoneKey.self] = newValue }
    }

    /// How many pixels a point has in one direction. Not known to the server, which says 2.
    public var displayScale: CGFloat {
        get { self[DisplayScaleKey.self] }
        set { self[DisplayScaleKey.self] = newValue }
    }

    /// The size of a pixel in points.
    public var pixelLength: CGFloat { 1 / displayScale }

    /// Whether a person wants less motion.
    public internal(set) var accessibilityReduceMotion: Bool {
        get { self[ReduceMotionKey.self] }
        set { self[ReduceMotionKey.self] = newValue }
    }

    /// Whether a person wants less to show through. Not known to the server, which says no.
    public var accessibilityReduceTransparency: Bool { false }

    /// Whether a person wants differences shown by more than colour. Not known to the server, which says no.
    public var accessibilityDifferentiateWithoutColor: Bool { false }

    /// Whether a screen reader is on. Browsers don't tell, so that the answer is no.
    public var accessibilityVoiceOverEnabled: Bool { false }
}
