import NIOCore

/// What one address has sent to the main actor, and what it may still send.
///
/// Frames are limited always. Time is limited only while users at other addresses use the app. So it is no loss for anybody
/// if an office has the main actor for itself.
struct AddressTurn {
    /// Whether the next frame may go on.
    enum Readiness {
        case now
        /// When one of the batches is handled.
        case afterBatch
        /// When there is a token again.
        case later
    }

    private var frames: TokenBucket
    /// The main actor's time, in seconds.
    private var time: TokenBucket
    private let share: Double
    /// The batches at the main actor.
    var batches = 0
    /// Why the address was set aside, if it was.
    var pause = Readiness.now

    /// The main actor's time for which a token stands, in seconds. With the usual 2,000 tokens a second, this is a twentieth of
    /// all time.
    private static let timeOfToken = 25e-6
    /// A burst has the time of so many seconds.
    private static let burst = 2.0
    /// The most batches at the main actor if nobody else uses the app. With two, it has the next one when it has handled the
    /// first.
    private static let mostIfAlone = 2
    /// The same if others use the app, and if the address has half of its time left. Events that take long use it up soon.
    /// Then a single frame goes on at a time.
    private static let mostBesideOthers = 8
    /// What an address waits at most because of time that it has used. Without this limit, an action that takes a second
    /// would lock out its user for twenty.
    private static let longestWait = 2.0

    /// - Parameter rate: The tokens of a second.
    init(rate: Double, at now: NIODeadline) {
        frames = TokenBucket(rate: rate, at: now)
        share = rate * Self.timeOfToken
        time = TokenBucket(rate: share, burst: Self.burst, at: now)
    }

    /// - Parameter isAlone: Whether nobody else uses the app.
    func readiness(isAlone: Bool, at now: NIODeadline) -> Readiness {
        if batches >= mostBatches(isAlone: isAlone, at: now) { return .afterBatch }
        return frames.has(1, at: now) && (isAlone || time.has(Self.timeOfToken, at: now)) ? .now : .later
    }

    private func mostBatches(isAlone: Bool, at now: NIODeadline) -> Int {
        if isAlone { return Self.mostIfAlone }
        return time.has(share * Self.burst / 2, at: now) ? Self.mostBesideOthers : 1
    }

    /// Frames go on.
    mutating func spend(_ tokens: Double, at now: NIODeadline) {
        frames.spend(tokens, at: now)
    }

    /// Takes the tokens of frames that can't wait.
    ///
    /// - Returns: `false` if there aren't enough, or if the address has a debt of time.
    mutating func take(_ tokens: Double, isAlone: Bool, at now: NIODeadline) -> Bool {
        (isAlone || time.has(Self.timeOfToken, at: now)) && frames.take(tokens, at: now)
    }

    /// The main actor has handled a batch while others used the app.
    mutating func spend(_ duration: TimeAmount, at now: NIODeadline) {
        time.spend(duration.inSeconds, mostDebt: share * Self.longestWait, at: now)
    }

    /// Whether nothing has to be remembered.
    func isIdle(at now: NIODeadline) -> Bool {
        batches == 0 && frames.isFull(at: now) && time.isFull(at: now)
    }
}
