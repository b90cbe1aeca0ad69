import BackstaffGraph
import Foundation

// What modifiers of the same or a similar name set, for views and styles of the app that read it. Setting a value with
// `environment(_:_:)` changes what is read; the page follows the modifiers.

private enum BackgroundStyleKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }

extension EnvironmentValues {
    /// The style that `.background` stands for, or `nil` for the default.
    public var backgroundStyle: AnyShapeStyle? {
        get { self[BackgroundStyleKey.self] }
        set { self[BackgroundStyleKey.self] = newValue }
    }
}
