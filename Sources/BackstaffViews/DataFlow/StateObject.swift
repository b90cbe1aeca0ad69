import BackstaffCombine
import BackstaffGraph

/// A property wrapper for an observable object that a view creates and owns.
///
/// The object is created once, and exists as long as the view keeps its identity.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
    private let make: () -> ObjectType
    private var storage: Storage?

    /// An object and its subscription.
    @MainActor
    private final class Storage {
        let object: ObjectType
        let subscription: ObjectSubscription

        init(_ object: ObjectType, for node: _Node) {
            self.object = object
            subscription = ObjectSubscription(to: object, for: node)
        }
    }

    /// Creates a property whose object is created by `thunk` on first use.
    public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
        make = thunk
    }

    /// The observed object.
    @MainActor @preconcurrency public var wrappedValue: ObjectType {
        if let storage { return storage.object }
        return make()
    }

    /// A wrapper that creates bindings to the object's properties.
    @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
    }
}

extension StateObject: InstalledField {
    package static func install(_ field: UnsafeMutableRawPointer, previous: UnsafeRawPointer?, in node: _Node) {
        let this = field.assumingMemoryBound(to: Self.self)
        let former = previous?.assumingMemoryBound(to: Self.self).pointee.storage
        this.pointee.storage = former ?? Storage(this.pointee.make(), for: node)
        node.scope.row?.holdsState = true
    }

    /// The object is created only once, so a new closure has no effect.
    package static func isUnchanged(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool { true }

    package static func uninstall(_ field: UnsafeMutableRawPointer) {
        field.assumingMemoryBound(to: Self.self).pointee.storage = nil
    }
}
