import BackstaffCombine
import BackstaffGraph

/// An observable object that a view makes and owns.
///
/// It is made once, when the view comes into being, and lives as long as the view keeps its identity.
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

    /// An object that `thunk` makes when it is needed.
    public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
        make = thunk
    }

    /// The object.
    @MainActor @preconcurrency public var wrappedValue: ObjectType {
        if let storage { return storage.object }
        return make()
    }

    /// Bindings to the object's properties.
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

    /// The object is made only once, so a new way to make it changes nothing.
    package static func isUnchanged(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool { true }

    package static func uninstall(_ field: UnsafeMutableRawPointer) {
        field.assumingMemoryBound(to: Self.self).pointee.storage = nil
    }
}
