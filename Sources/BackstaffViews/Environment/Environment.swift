import BackstaffGraph
import Observation

/// A property wrapper that reads a value or an observable object from the environment of a view.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    private enum Source {
        case keyPath(KeyPath<EnvironmentValues, Value>)
        case object((EnvironmentScope?) -> Value)
    }

    private let source: Source
    private var scope: EnvironmentScope?

    /// Creates a property that reads an environment value.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        source = .keyPath(keyPath)
    }

    /// Creates a property that reads an observable object of a type.
    ///
    /// If no enclosing view provides an object, reading the property traps with a message that names the type, as in
    /// SwiftUI.
    public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
        source = .object { scope in
            guard let object = ObservableObjectKey<Value>.lookUp(from: scope) else {
                fatalError(
                    """
                    No Observable object of type \(Value.self) found. A View.environment(_:) for \(Value.self) may be \
                    missing as an ancestor of this view.
                    """)
            }
            return object
        }
    }

    /// Creates a property that reads an observable object of a type, or `nil` if no enclosing view provides one.
    public init<Object: AnyObject & Observable>(_ objectType: Object.Type) where Value == Object? {
        source = .object { ObservableObjectKey<Object>.lookUp(from: $0) }
    }

    /// The value in the environment of the view.
    public var wrappedValue: Value {
        switch source {
        case .keyPath(let keyPath): EnvironmentValues(scope)[keyPath: keyPath]
        case .object(let read): read(scope)
        }
    }
}

extension Environment: InstalledField {
    package static func install(_ field: UnsafeMutableRawPointer, previous: UnsafeRawPointer?, in node: _Node) {
        field.assumingMemoryBound(to: Self.self).pointee.scope = node.scope.environment
    }

    /// The source is determined by the declaration, so it is the same for all values of the view's type. The exception
    /// is an app that creates the wrapper from a key path that it receives.
    package static func isUnchanged(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
        let old = old.assumingMemoryBound(to: Self.self).pointee.source
        let new = new.assumingMemoryBound(to: Self.self).pointee.source
        switch (old, new) {
        case (.keyPath(let old), .keyPath(let new)): return old == new
        case (.object, .object): return true
        default: return false
        }
    }
}

/// The environment key for observable objects of a type.
struct ObservableObjectKey<Object: AnyObject>: EnvironmentKey {
    static var defaultValue: Object? { nil }

    static func lookUp(from scope: EnvironmentScope?) -> Object? {
        EnvironmentValues(scope)[Self.self]
    }
}
