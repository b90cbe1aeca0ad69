/// Counts the crashes of an app: how long to rest before it is started again, and when that is given up.
package struct CrashCount: Equatable {
    package static let limit = 5
    package static let window = Duration.seconds(30)
    /// How long to rest before each new start within the window.
    package static let rests: [Duration] = [.zero, .milliseconds(500), .seconds(1), .seconds(2)]

    private var times: [Duration] = []

    package init() {}

    /// How many there were within the window, at the last of them.
    package var count: Int { times.count }

    /// - Parameter time: Since any fixed moment.
    /// - Returns: How long to rest, or `nil` if it is to be given up.
    package mutating func note(at time: Duration) -> Duration? {
        times.removeAll { time - $0 >= Self.window }
        times.append(time)
        return times.count < Self.limit ? Self.rests[min(times.count, Self.rests.count) - 1] : nil
    }
}
