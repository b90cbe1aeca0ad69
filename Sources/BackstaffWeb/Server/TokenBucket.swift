import NIOCore

/// A rate limiter. It allows `rate` tokens per second, and a burst of two seconds' worth.
struct TokenBucket {
    private let rate: Double
    private var tokens: Double
    private var filledAt: NIODeadline

    init(rate: Double, at now: NIODeadline) {
        self.rate = rate
        tokens = rate * 2
        filledAt = now
    }

    /// Takes `count` tokens. Returns `false` if there aren't enough.
    mutating func take(_ count: Double, at now: NIODeadline) -> Bool {
        tokens = min(rate * 2, tokens + (now - filledAt).inSeconds * rate)
        filledAt = now
        if tokens < count { return false }
        tokens -= count
        return true
    }
}
