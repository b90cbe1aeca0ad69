import Synchronization

/// A mutual exclusion that hands back what its body returns, of any type.
///
/// `Mutex` asks for results that can be sent elsewhere. The values that travel here are the app's and need not be
/// `Sendable`, as with Apple's framework, so the exclusion and the values are kept apart.
///
/// Nothing that an app wrote may run inside `locked`: no downstream call, and no `deinit` of a value either. What a body
/// lets go of is returned from it and dies outside.
struct Lock: ~Copyable {
    private let mutex = Mutex(())

    // `Mutex.withLock` would wrap each result: in code that isn't specialised, metadata made anew for every call, which
    // costs more than the rest of a delivery. Hence the two halves that it is made of.
    @inline(__always)
    borrowing func locked<Result>(_ body: () -> Result) -> Result {
        mutex._unsafeLock()
        defer { mutex._unsafeUnlock() }
        return body()
    }
}
