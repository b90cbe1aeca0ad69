import Synchronization

/// A lock whose body can return a value of any type.
///
/// `Mutex` requires that results can be sent to another isolation domain. The values here are the app's and needn't be
/// `Sendable`, as in Apple's framework. Therefore the lock doesn't own the values that it guards.
///
/// No code of the app may run while the lock is held: no call of a subscriber, and no `deinit` of a value. A body that
/// removes a value returns it, so that it is released outside.
struct Lock: ~Copyable {
    private let mutex = Mutex(())

    // `Mutex.withLock` wraps each result in a `Result`. In unspecialized code its metadata is looked up for every call,
    // which costs more than the rest of a delivery. Therefore the two underlying functions are used.
    @inline(__always)
    borrowing func locked<Result>(_ body: () -> Result) -> Result {
        mutex._unsafeLock()
        defer { mutex._unsafeUnlock() }
        return body()
    }
}
