/// How long to wait before another worker is started, if workers keep ending early.
///
///     0, 0, ¼, ½, 1, 2, 4 … 30 s          a worker that lives for ten seconds sets it back
struct WorkerBackoff {
    enum Row {
        case few
        /// So many workers in a row have ended early that it is worth a line in the log.
        case many
    }

    /// The number of early ends in a row that is reported.
    static let many = 10

    private static let longest = Duration.seconds(30)
    private let shortLife: Duration
    private var earlyEnds = 0

    /// - Parameter shortLife: A worker that ends before it has lived so long has ended early.
    init(shortLife: Duration = .seconds(10)) {
        self.shortLife = shortLife
    }

    /// The time before the next start.
    var delay: Duration {
        if earlyEnds < 2 { return .zero }
        return min(.milliseconds(250) * (1 << min(earlyEnds - 2, 10)), Self.longest)
    }

    /// A worker has ended.
    mutating func ended(after life: Duration) -> Row {
        earlyEnds = life < shortLife ? earlyEnds + 1 : 0
        return earlyEnds > 0 && earlyEnds.isMultiple(of: Self.many) ? .many : .few
    }

    /// No worker could be started.
    ///
    /// - Returns: The time before the next attempt.
    mutating func failed() -> Duration {
        earlyEnds += 1
        return max(delay, .milliseconds(250))
    }
}
