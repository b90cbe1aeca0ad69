import BackstaffCombine
import BackstaffGraph

/// An observable object that a view above has set for a type.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
    private var scope: EnvironmentScope?
    private var storage: Storage?

    /// The object that was last found, and its subscription.
    @MainActor
    private final class Storage {
        var object: ObjectType?
        var subscription: ObjectSubscription?
        // Weak: a closure of the app's can keep the view value, and so this, beyond the node's life.
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

    /// Finds the object in the environment.
    public init() {}

    /// The object. Where no view above has set one, the process ends with a message that says so, as in SwiftUI.
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

    /// Bindings to the object's properties.
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
    /// Gives this view and those inside it an observable object, which they read by its type.
    public func environmentObject<Object: ObservableObject>(_ object: Object) -> some View {
        modifier(EnvironmentModifier { $0[ObservableObjectKey<Object>.self] = object })
    }
}
