/// The graph whose nodes wait for an update, and a number for that update.
///
/// A box loses its readers when a write makes them wait. By the number, it finds out at the next write that they still do.
@MainActor
enum PendingUpdate {
    /// The number of the last update that has begun to wait.
    @exclusivity(unchecked) private(set) static var number: UInt64 = 0

    /// The graph that waits for that update, or `nil` if it has updated.
    static var graph: ViewGraph? { waiting?.takeUnretainedValue() }

    // Unretained, because every update sets it. Sound because a graph ends its update before it goes.
    @exclusivity(unchecked) private static var waiting: Unmanaged<ViewGraph>?

    static func begin(in graph: ViewGraph) {
        number += 1
        waiting = .passUnretained(graph)
    }

    static func end(in graph: ViewGraph) {
        if let waiting, waiting.toOpaque() == Unmanaged.passUnretained(graph).toOpaque() { self.waiting = nil }
    }
}
