import BackstaffCombine
import BackstaffGraph

/// A property wrapper for an observable object that is passed to a view. The body runs again when the object changes.
@propertyWrapper
@MainActor @preconcurrency
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
    /// A wrapper that creates bindings to the properties of an object.
    @dynamicMemberLookup
    @MainActor @preconcurrency
    public struct Wrapper {
        let object: ObjectType

        /// Returns a binding to a property.
        public subscript<Subject>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
        ) -> Binding<Subject> {
            Binding(location: ObjectPropertyLocation(object, keyPath, tracksReads: false))
        }
    }

    /// The observed object.
    public var wrappedValue: ObjectType
    private var subscription: ObjectSubscription?

    /// Creates a property that observes an object.
    public init(wrappedValue: ObjectType) {
        self.wrappedValue = wrappedValue
    }

    /// Creates a property that observes an object.
    public init(initialValue: ObjectType) {
        wrappedValue = initialValue
    }

    /// A wrapper that creates bindings to the object's properties.
    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

extension ObservedObject: InstalledField {
    package static func install(_ field: UnsafeMutableRawPointer, previous: UnsafeRawPointer?, in node: _Node) {
        let this = field.assumingMemoryBound(to: Self.self)
        let former = previous?.assumingMemoryBound(to: Self.self).pointee
        if let former, former.wrappedValue === this.pointee.wrappedValue {
            this.pointee.subscription = former.subscription
        } else {
            this.pointee.subscription = ObjectSubscription(to: this.pointee.wrappedValue, for: node)
        }
    }

    package static func isUnchanged(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
        old.assumingMemoryBound(to: Self.self).pointee.wrappedValue
            === new.assumingMemoryBound(to: Self.self).pointee.wrappedValue
    }

    package static func uninstall(_ field: UnsafeMutableRawPointer) {
        field.assumingMemoryBound(to: Self.self).pointee.subscription = nil
    }
}
