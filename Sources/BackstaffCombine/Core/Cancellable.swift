/// An activity that can be canceled.
public protocol Cancellable {
    /// Cancels the activity. Further calls have no effect.
    func cancel()
}

extension Cancellable {
    /// Stores this activity in a collection. It is canceled when it is removed from the collection.
    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
        collection.append(AnyCancellable(self))
    }

    /// Stores this activity in a set. It is canceled when it is removed from the set.
    public func store(in set: inout Set<AnyCancellable>) {
        set.insert(AnyCancellable(self))
    }
}

/// An object that cancels an activity when it is deallocated.
public final class AnyCancellable: Cancellable, Hashable {
    private let lock = Lock()
    private var action: (() -> Void)?

    /// Creates an object that calls `cancel` once: when it is canceled, or when it is deallocated.
    public init(_ cancel: @escaping () -> Void) {
        action = cancel
    }

    /// Creates an object that cancels `canceller` when it is deallocated.
    public init<C: Cancellable>(_ canceller: C) {
        action = canceller.cancel
    }

    deinit {
        action?()
    }

    /// Cancels the activity.
    public func cancel() {
        lock.locked {
            defer { action = nil }
            return action
        }?()
    }

    /// Stores this object in a collection.
    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
        collection.append(self)
    }

    /// Stores this object in a set.
    public func store(in set: inout Set<AnyCancellable>) {
        set.insert(self)
    }

    /// Returns whether both are the same object.
    public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }

    /// Hashes the identity of the object.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
