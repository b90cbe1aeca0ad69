/// A named value that a view produces for the views that contain it.
///
/// ```swift
/// struct WidestTitle: PreferenceKey {
///     static let defaultValue = 0
///     static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
/// }
/// ```
///
/// Set a value with ``View/preference(key:value:)``, and read the combined value with
/// ``View/onPreferenceChange(_:perform:)`` or ``View/overlayPreferenceValue(_:alignment:_:)``.
public protocol PreferenceKey {
    /// The type of the value.
    associatedtype Value

    /// The value where no view has set one.
    static var defaultValue: Value { get }

    /// Combines the values of several views, in the order in which the views are declared.
    ///
    /// Views without a value don't take part. A single value isn't combined with the default value.
    ///
    /// - Parameters:
    ///   - value: The combined value so far, at first the value of the first view.
    ///   - nextValue: Returns the value of the next view.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    /// The value `nil`.
    public static var defaultValue: Value { nil }
}
