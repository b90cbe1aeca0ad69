import Observation

/// Makes bindings to the properties of an observable object.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value> {
    /// The object.
    public var wrappedValue: Value {
        get { object }
        set { object = newValue }
    }

    private var object: Value

    /// The same, for `$`.
    public var projectedValue: Bindable<Value> { self }

    /// Not for use: only objects that are observable can be bound to. Being there, it lets the memberwise initialiser of
    /// a view take the object itself.
    @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable")
    public init(wrappedValue: Value) {
        object = wrappedValue
    }
}

extension Bindable where Value: AnyObject {
    /// A binding to a property.
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
        Binding(location: ObjectPropertyLocation(wrappedValue, keyPath))
    }
}

extension Bindable where Value: AnyObject & Observable {
    /// Makes bindings to an object.
    public init(wrappedValue: Value) {
        object = wrappedValue
    }

    /// Makes bindings to an object.
    public init(_ wrappedValue: Value) {
        object = wrappedValue
    }

    /// The same, for `$` in closures.
    public init(projectedValue: Bindable<Value>) {
        self = projectedValue
    }
}

extension Bindable: Identifiable where Value: Identifiable {
    /// The identity of the object.
    public var id: Value.ID { wrappedValue.id }
}

extension Bindable: Sendable where Value: Sendable {}
