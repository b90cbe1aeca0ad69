import NIOCore

/// How often each address asks for something that runs the app: a page, or a socket for a tab.
///
/// Such a request costs about twenty times as much as its refusal. So an address that asks for too many is refused
/// before the app or a worker hears of it, and the others have the processor's time.
struct AddressRequests {
    /// The seconds after which an address that has used up its burst has all of it again. Many tabs of one address may
    /// come back at once, when their server was restarted.
    private static let burst = 100.0
    private let rate: Double
    private var buckets: [IPAddress.Block: TokenBucket] = [:]

    /// - Parameter rate: The requests of one address in a second.
    init(rate: Double) {
        self.rate = rate
    }

    /// The number of addresses that are remembered.
    var count: Int { buckets.count }

    /// What a request for a picture counts. It runs no code of the app, and a page may show many pictures.
    static let costOfPicture = 0.1

    /// Counts a request.
    ///
    /// - Parameter cost: What it counts.
    /// - Returns: Whether the address may make it.
    mutating func take(_ cost: Double = 1, from address: IPAddress.Block, at now: NIODeadline) -> Bool {
        buckets[address, default: TokenBucket(rate: rate, burst: Self.burst, at: now)].take(cost, at: now)
    }

    /// Whether the address may make a request. Counts nothing.
    func admits(_ address: IPAddress.Block, at now: NIODeadline) -> Bool {
        buckets[address]?.has(1, at: now) ?? true
    }

    /// Forgets the addresses that have their whole burst again.
    mutating func forgetIdle(at now: NIODeadline) {
        buckets = buckets.filter { !$0.value.isFull(at: now) }
    }
}
