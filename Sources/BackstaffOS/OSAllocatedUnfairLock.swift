import Foundation

/// A lock around a state.
///
/// The state is passed to closures, and can't be reached without the lock.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
    // Sound, because only the holder of the lock reaches the state.
    private let box: Box

    private final class Box: @unchecked Sendable {
        let lock = NSLock()
        var state: State

        init(_ state: State) { self.state = state }
    }

    /// Creates a lock around a state.
    public init(uncheckedState initialState: State) {
        box = Box(initialState)
    }

    /// Performs a closure while no other thread holds the lock.
    public func withLockUnchecked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
        box.lock.lock()
        defer { box.lock.unlock() }
        return try body(&box.state)
    }

    /// Performs a closure while no other thread holds the lock.
    public func withLock<Result: Sendable>(
        _ body: @Sendable (inout State) throws -> Result
    ) rethrows -> Result {
        try withLockUnchecked(body)
    }

    /// Performs a closure if no other thread holds the lock. Otherwise the result is `nil`.
    public func withLockIfAvailable<Result: Sendable>(
        _ body: @Sendable (inout State) throws -> Result
    ) rethrows -> Result? {
        guard box.lock.`try`() else { return nil }
        defer { box.lock.unlock() }
        return try body(&box.state)
    }
}

extension OSAllocatedUnfairLock where State: Sendable {
    /// Creates a lock around a state.
    public init(initialState: State) { self.init(uncheckedState: initialState) }
}

extension OSAllocatedUnfairLock where State == Void {
    /// Creates a lock without a state.
    public init() { self.init(uncheckedState: ()) }

    /// Waits for the lock, and holds it.
    public func lock() { box.lock.lock() }

    /// Holds the lock, if no other thread does.
    ///
    /// - Returns: Whether this thread holds it now.
    public func lockIfAvailable() -> Bool { box.lock.`try`() }

    /// Lets the lock go.
    public func unlock() { box.lock.unlock() }

    /// Performs a closure while no other thread holds the lock.
    public func withLock<Result: Sendable>(_ body: @Sendable () throws -> Result) rethrows -> Result {
        try withLockUnchecked(body)
    }

    /// Performs a closure while no other thread holds the lock.
    public func withLockUnchecked<Result>(_ body: () throws -> Result) rethrows -> Result {
        box.lock.lock()
        defer { box.lock.unlock() }
        return try body()
    }
}
