import Glibc

/// A source of time that never runs backwards.
package protocol NanosecondClock {
    /// Nanoseconds since a fixed moment.
    func now() -> UInt64
}

/// The system's monotonic clock. `ContinuousClock` counts in 128 bits, which is noticeable in samples of 20 µs.
package struct MonotonicClock: NanosecondClock {
    package init() {}

    package func now() -> UInt64 {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return UInt64(time.tv_sec) &* 1_000_000_000 &+ UInt64(time.tv_nsec)
    }
}
