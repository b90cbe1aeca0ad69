import BackstaffGraph
import Observation

/// A value that the surroundings of a view provide: one of the ``EnvironmentValues``, or an observable object.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    private enum Source {
        case keyPath(KeyPath<EnvironmentValues, Value>)
        case object((EnvironmentScope?) -> Value)
    }

    private let source: Source
    private var scope: EnvironmentScope?

    /// Reads one of the environment's values.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        source = .keyPath(keyPath)
    }

    /// Reads the observable object of a type that a view above has set.
    ///
    /// Reading it where there is none ends the process with a message that names the type, as SwiftUI does.
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

    /// Reads the observable object of a type that a view above has set, or `nil` where none has.
    public init<Object: AnyObject & Observable>(_ objectType: Object.Type) where Value == Object? {
        source = .object { ObservableObjectKey<Object>.lookUp(from: $0) }
    }

    /// The value in the surroundings of the view.
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

    /// What is read follows from the declaration, which is the same for every value of the view's type, unless an app
    /// makes the wrapper from a key path that it was given.
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

/// The place of an observable object in the environment: one for each type.
struct ObservableObjectKey<Object: AnyObject>: EnvironmentKey {
    static var defaultValue: Object? { nil }

    static func lookUp(from scope: EnvironmentScope?) -> Object? {
        EnvironmentValues(scope)[Self.self]
    }
}
