import BackstaffCombine
import BackstaffGraph
import BackstaffNavigation

/// Keeps a node informed of the changes of an observable object.
///
/// The object says that it *will* change; the node runs again in the next update, when it has.
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

/// A node for closures that may be called on any thread.
///
/// Unchecked, and sound, because the node is looked at on the main actor only.
private final class WeakNode: @unchecked Sendable {
    weak var node: _Node?

    init(_ node: _Node) {
        self.node = node
    }
}

/// What to say of objects that change off the main thread.
private enum BackgroundPublishing {
    static func report<Object>(_ type: Object.Type) {
        Diagnostics.report(
            .backgroundPublishing,
            """
            Publishing changes from background threads is not allowed; make sure to publish values from the main thread \
            (via operators like receive(on:)) on model updates. The type is \(type). The change was brought there.
            """)
    }
}
