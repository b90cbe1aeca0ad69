/// Counts the crashes of an app, and decides how long to wait before a restart and when to give up.
package struct CrashCount: Equatable {
    static let limit = 5
    static let window = Duration.seconds(30)
    /// The delays before the restarts within the window.
    package static let rests: [Duration] = [.zero, .milliseconds(500), .seconds(1), .seconds(2)]

    private var times: [Duration] = []

    init() {}

    /// The number of crashes within the window that ends at the last crash.
    var count: Int { times.count }

    /// Records a crash.
    ///
    /// - Parameter time: The time since a fixed point in time.
    /// - Returns: The delay before the restart, or `nil` to give up.
    package mutating func note(at time: Duration) -> Duration? {
        times.removeAll { time - $0 >= Self.window }
        times.append(time)
        return times.count < Self.limit ? Self.rests[min(times.count, Self.rests.count) - 1] : nil
    }
}
