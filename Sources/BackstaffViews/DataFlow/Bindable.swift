import Observation

/// A property wrapper that creates bindings to the properties of an observable object.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value> {
    /// The observed object.
    public var wrappedValue: Value {
        get { object }
        set { object = newValue }
    }

    private var object: Value

    /// The bindable itself, for `$`.
    public var projectedValue: Bindable<Value> { self }

    /// Not available, because only observable objects can be bound to. It exists so that the memberwise initializer of
    /// a view accepts the object itself.
    @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable")
    public init(wrappedValue: Value) {
        object = wrappedValue
    }
}

extension Bindable where Value: AnyObject {
    /// Returns a binding to a property.
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
        Binding(location: ObjectPropertyLocation(wrappedValue, keyPath, tracksReads: true))
    }
}

extension Bindable where Value: AnyObject & Observable {
    /// Creates a bindable for an object.
    public init(wrappedValue: Value) {
        object = wrappedValue
    }

    /// Creates a bindable for an object.
    public init(_ wrappedValue: Value) {
        object = wrappedValue
    }

    /// Creates a copy, for `$` in closures.
    public init(projectedValue: Bindable<Value>) {
        self = projectedValue
    }
}

extension Bindable: Identifiable where Value: Identifiable {
    /// The identity of the object.
    public var id: Value.ID { wrappedValue.id }
}

extension Bindable: Sendable where Value: Sendable {}
