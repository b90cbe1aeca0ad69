/// Something under way that can be stopped.
public protocol Cancellable {
    /// Stops it. A second call does nothing.
    func cancel()
}

extension Cancellable {
    /// Puts it into a collection, which keeps it going until it is removed from there.
    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
        collection.append(AnyCancellable(self))
    }

    /// Puts it into a set, which keeps it going until it is removed from there.
    public func store(in set: inout Set<AnyCancellable>) {
        set.insert(AnyCancellable(self))
    }
}

/// Stops something when it is let go.
public final class AnyCancellable: Cancellable, Hashable {
    private let lock = Lock()
    private var action: (() -> Void)?

    /// Runs `cancel` once: when cancelled, or else when let go.
    public init(_ cancel: @escaping () -> Void) {
        action = cancel
    }

    /// Wraps another cancellable.
    public init<C: Cancellable>(_ canceller: C) {
        action = canceller.cancel
    }

    deinit {
        action?()
    }

    /// Stops it now.
    public func cancel() {
        lock.locked {
            defer { action = nil }
            return action
        }?()
    }

    /// Puts this very object into a collection.
    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
        collection.append(self)
    }

    /// Puts this very object into a set.
    public func store(in set: inout Set<AnyCancellable>) {
        set.insert(self)
    }

    /// Whether both are one object.
    public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }

    /// By identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
