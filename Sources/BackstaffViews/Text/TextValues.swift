import BackstaffGraph
import Foundation

// What modifiers of the same or a similar name set, for views and styles of the app that read it. Setting a value with
// `environment(_:_:)` changes what is read; the page follows the modifiers.

private enum AllowsTighteningKey: EnvironmentKey { static var defaultValue: Bool { false } }
enum LineSpacingKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
enum MinimumScaleFactorKey: EnvironmentKey { static var defaultValue: CGFloat { 1 } }
enum TextCaseKey: EnvironmentKey { static var defaultValue: Text.Case? { nil } }
enum TruncationModeKey: EnvironmentKey { static var defaultValue: Text.TruncationMode { .tail } }

extension EnvironmentValues {
    /// Whether letter spacing may be reduced before a text is truncated.
    public var allowsTightening: Bool {
        get { self[AllowsTighteningKey.self] }
        set { self[AllowsTighteningKey.self] = newValue }
    }

    /// The additional space between lines, in points.
    public var lineSpacing: CGFloat {
        get { self[LineSpacingKey.self] }
        set { self[LineSpacingKey.self] = newValue }
    }

    /// The smallest fraction to which a text may shrink before it is truncated.
    public var minimumScaleFactor: CGFloat {
        get { self[MinimumScaleFactorKey.self] }
        set { self[MinimumScaleFactorKey.self] = newValue }
    }

    /// The letter case of texts, or `nil` if it isn't changed.
    public var textCase: Text.Case? {
        get { self[TextCaseKey.self] }
        set { self[TextCaseKey.self] = newValue }
    }

    /// Where a text is truncated that is too long.
    public var truncationMode: Text.TruncationMode {
        get { self[TruncationModeKey.self] }
        set { self[TruncationModeKey.self] = newValue }
    }
}
