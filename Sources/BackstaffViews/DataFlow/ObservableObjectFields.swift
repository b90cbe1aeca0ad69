import BackstaffCombine
import BackstaffGraph
import BackstaffNavigation

/// The subscription of a node to the changes of an observable object.
///
/// The object announces a change before it happens. The node runs again in the next update, after the change.
@MainActor
final class ObjectSubscription {
    private let cancellable: AnyCancellable

    init<Object: ObservableObject>(to object: Object, for node: _Node) {
        let reference = WeakNode(node)
        cancellable = object.objectWillChange.sink { _ in
            if !MainThread.isCurrent { BackgroundPublishing.report(Object.self) }
            MainThread.run {
                guard let node = reference.node else { return }
                if WriteTrace.isOn { WriteTrace.note("\(Object.self), which says that it will change", in: node.graph) }
                node.invalidateForObject()
            }
        }
    }
}

/// A weak reference to a node for closures that may be called on any thread.
///
/// `@unchecked Sendable` is sound, because the node is accessed only on the main actor.
private final class WeakNode: @unchecked Sendable {
    weak var node: _Node?

    init(_ node: _Node) {
        self.node = node
    }
}

/// Reports objects that change on other threads than the main thread.
private enum BackgroundPublishing {
    static func report<Object>(_ type: Object.Type) {
        Diagnostics.report(
            .backgroundPublishing,
            """
            Publishing changes from background threads is not allowed; make sure to publish values from the main thread \
            (via operators like receive(on:)) on model updates. The type is \(type). Backstaff moved the change to the \
            main thread.
            """)
    }
}
