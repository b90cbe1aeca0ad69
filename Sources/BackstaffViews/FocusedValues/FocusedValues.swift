import BackstaffGraph

/// A key for a value that the focused view provides.
public protocol FocusedValueKey {
    /// The type of the value.
    associatedtype Value
}

/// The values that the focused view of a scene and the views around it provide.
///
/// Add a value as a property in an extension:
///
/// ```swift
/// extension FocusedValues {
///     @Entry var note: Binding<String>?
/// }
/// ```
public struct FocusedValues {
    private let source: FocusedValueSource?

    /// The values that have been set on this copy.
    private(set) var assignments: [ObjectIdentifier: Any] = [:]

    init(_ source: FocusedValueSource? = nil) {
        self.source = source
    }

    /// The value for a key, or `nil` if neither the focused view nor a view around it provides one.
    public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
        get {
            if let assigned = assignments[ObjectIdentifier(key)] { return assigned as? Key.Value }
            return source?.value(for: ObjectIdentifier(key)) as? Key.Value
        }
        set { assignments[ObjectIdentifier(key)] = newValue }
    }
}

/// The key for a focused object of a type.
enum FocusedObjectKey<Object: AnyObject>: FocusedValueKey { typealias Value = Object }
