import NIOCore

/// A rate limiter. It allows `rate` tokens per second, and a burst of several seconds' worth.
struct TokenBucket {
    private let rate: Double
    private let size: Double
    private var tokens: Double
    private var filledAt: NIODeadline

    /// - Parameter seconds: How many seconds' worth of tokens a burst has.
    init(rate: Double, burst seconds: Double = 2, at now: NIODeadline) {
        self.rate = rate
        size = rate * seconds
        tokens = size
        filledAt = now
    }

    /// Takes `count` tokens. Returns `false` if there aren't enough.
    mutating func take(_ count: Double, at now: NIODeadline) -> Bool {
        tokens = tokens(at: now)
        filledAt = now
        if tokens < count { return false }
        tokens -= count
        return true
    }

    /// Takes `count` tokens, also if there aren't enough. Then the next ones pay the debt.
    ///
    /// - Parameter mostDebt: The most debt that this leaves, unless there is more already.
    mutating func spend(_ count: Double, mostDebt: Double = .infinity, at now: NIODeadline) {
        let before = tokens(at: now)
        tokens = max(before - count, min(before, -mostDebt))
        filledAt = now
    }

    /// Whether there are `count` tokens.
    func has(_ count: Double, at now: NIODeadline) -> Bool { tokens(at: now) >= count }

    /// Adds the tokens of some time, also beyond the size of a burst.
    mutating func extend(by time: TimeAmount) {
        tokens += time.inSeconds * rate
    }

    /// Whether the bucket is as full as a new one.
    func isFull(at now: NIODeadline) -> Bool { tokens(at: now) >= size }

    private func tokens(at now: NIODeadline) -> Double {
        max(tokens, min(size, tokens + (now - filledAt).inSeconds * rate))
    }
}
