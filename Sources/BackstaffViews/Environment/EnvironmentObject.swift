import BackstaffCombine
import BackstaffGraph

/// A property wrapper for an observable object that an enclosing view provides.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
    private var scope: EnvironmentScope?
    private var storage: Storage?

    /// The last object that was found, and its subscription.
    @MainActor
    private final class Storage {
        var object: ObjectType?
        var subscription: ObjectSubscription?
        // The reference is weak, because a closure of the app may retain the view value, and this storage with it,
        // longer than the node exists.
        weak var node: _Node?

        init(node: _Node) {
            self.node = node
        }

        func observe(_ object: ObjectType) {
            if self.object === object { return }
            self.object = object
            subscription = node.map { ObjectSubscription(to: object, for: $0) }
        }
    }

    /// Creates a property that reads the object from the environment.
    public init() {}

    /// The object. If no enclosing view provides one, the app traps with a message, as in SwiftUI.
    @MainActor @preconcurrency public var wrappedValue: ObjectType {
        guard let object = ObservableObjectKey<ObjectType>.lookUp(from: scope) else {
            fatalError(
                """
                No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) for \
                \(ObjectType.self) may be missing as an ancestor of this view.
                """)
        }
        storage?.observe(object)
        return object
    }

    /// A wrapper that creates bindings to the object's properties.
    @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
    }
}

extension EnvironmentObject: InstalledField {
    package static func install(_ field: UnsafeMutableRawPointer, previous: UnsafeRawPointer?, in node: _Node) {
        let this = field.assumingMemoryBound(to: Self.self)
        let former = previous?.assumingMemoryBound(to: Self.self).pointee.storage
        this.pointee.scope = node.scope.environment
        this.pointee.storage = former ?? Storage(node: node)
        if let object = ObservableObjectKey<ObjectType>.lookUp(from: node.scope.environment) {
            this.pointee.storage?.observe(object)
        }
    }

    package static func isUnchanged(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool { true }

    package static func uninstall(_ field: UnsafeMutableRawPointer) {
        field.assumingMemoryBound(to: Self.self).pointee.storage?.subscription = nil
    }
}

extension View {
    /// Provides an observable object to this view and the views in it, which read it by its type.
    public func environmentObject<Object: ObservableObject>(_ object: Object) -> some View {
        modifier(EnvironmentModifier { $0[ObservableObjectKey<Object>.self] = object })
    }
}
