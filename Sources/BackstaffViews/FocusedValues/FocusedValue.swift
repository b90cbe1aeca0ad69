import BackstaffCombine
import BackstaffGraph
import Observation

/// A property wrapper that reads a value of the focused view or of a view around it.
///
/// The body runs again when the focus moves to a view with another value.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
    private let read: (FocusedValues) -> Value?
    private let keyPath: AnyKeyPath?
    private var source: FocusedValueSource?

    /// Creates a property that reads a focused value.
    public init(_ keyPath: KeyPath<FocusedValues, Value?>) {
        read = { $0[keyPath: keyPath] }
        self.keyPath = keyPath
    }

    /// Creates a property that reads a focused object of a type.
    public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
        read = { $0[FocusedObjectKey<Value>.self] }
        keyPath = nil
    }

    /// The value, or `nil` if neither the focused view nor a view around it provides one.
    public var wrappedValue: Value? { read(FocusedValues(source)) }
}

extension FocusedValue: InstalledField {
    package static func install(_ field: UnsafeMutableRawPointer, previous: UnsafeRawPointer?, in node: _Node) {
        field.assumingMemoryBound(to: Self.self).pointee.source = FocusedValueSource.of(node.graph)
    }

    package static func isUnchanged(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
        old.assumingMemoryBound(to: Self.self).pointee.keyPath == new.assumingMemoryBound(to: Self.self).pointee.keyPath
    }
}

/// A property wrapper that reads and writes the value of a binding that the focused view or a view around it provides.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
    private let binding: FocusedValue<Binding<Value>>

    /// Creates a property for a focused value that is a binding.
    public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {
        binding = FocusedValue(keyPath)
    }

    /// The value of the binding, or `nil` if there is no binding. Setting it without a binding, or to `nil`, has no
    /// effect.
    public var wrappedValue: Value? {
        get { binding.wrappedValue?.wrappedValue }
        nonmutating set {
            if let newValue { binding.wrappedValue?.wrappedValue = newValue }
        }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value?> {
        let binding = binding
        return Binding(
            get: { binding.wrappedValue?.wrappedValue },
            set: { if let value = $0 { binding.wrappedValue?.wrappedValue = value } })
    }
}

/// A property wrapper for an observable object that the focused view or a view around it provides. The body runs again
/// when the object changes.
@propertyWrapper
@MainActor @preconcurrency
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
    private var source: FocusedValueSource?
    private var observation = Observation()

    /// The subscription to the object that the last body has read.
    @MainActor
    private final class Observation {
        weak var node: _Node?
        private var object: ObjectType?
        private var subscription: ObjectSubscription?

        nonisolated init() {}

        func follow(_ new: ObjectType?) {
            guard new !== object, let node else { return }
            object = new
            subscription = new.map { ObjectSubscription(to: $0, for: node) }
        }
    }

    /// Creates a property for a focused object.
    public nonisolated init() {}

    /// The object, or `nil` if neither the focused view nor a view around it provides one.
    public var wrappedValue: ObjectType? {
        let object = FocusedValues(source)[FocusedObjectKey<ObjectType>.self]
        observation.follow(object)
        return object
    }

    /// A wrapper that creates bindings to the object's properties, or `nil` if there is no object.
    public var projectedValue: ObservedObject<ObjectType>.Wrapper? {
        wrappedValue.map { ObservedObject<ObjectType>.Wrapper(object: $0) }
    }
}

extension FocusedObject: InstalledField {
    package static func install(_ field: UnsafeMutableRawPointer, previous: UnsafeRawPointer?, in node: _Node) {
        let this = field.assumingMemoryBound(to: Self.self)
        if let former = previous?.assumingMemoryBound(to: Self.self).pointee {
            this.pointee.observation = former.observation
        }
        this.pointee.observation.node = node
        this.pointee.source = FocusedValueSource.of(node.graph)
    }

    package static func isUnchanged(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool { true }
}
