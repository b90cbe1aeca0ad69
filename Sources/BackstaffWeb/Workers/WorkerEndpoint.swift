import NIOCore
import Synchronization

/// The local socket of a worker, and the front's connections to it.
///
/// A worker that has crashed can live for some seconds more, while its backtrace is printed. The front closes the
/// connections at once, so that pages go to another worker.
final class WorkerEndpoint: Sendable {
    /// The path of the socket on which the worker listens.
    let path: String
    /// The open connections, or `nil` if the worker takes none any more.
    private let channels = Mutex<[ObjectIdentifier: any Channel]?>([:])
    /// Whether the worker has ended in a way that a request may have caused, such as a trap.
    @MainActor private(set) var isHarmed = false
    /// A time at which the worker lived, as its answer to a beat has shown.
    @MainActor private(set) var livedAt: ContinuousClock.Instant?

    init(path: String) {
        self.path = path
    }

    /// A connection begins. It is closed at once if the worker takes none any more.
    ///
    /// - Returns: Whether the worker takes it.
    func add(_ channel: any Channel) -> Bool {
        let id = ObjectIdentifier(channel)
        let isOpen = channels.withLock { channels in
            channels?[id] = channel
            return channels != nil
        }
        if isOpen {
            channel.closeFuture.whenComplete { [self] _ in channels.withLock { $0?[id] = nil } }
        } else {
            channel.close(promise: nil)
        }
        return isOpen
    }

    /// The worker has ended in a way that a request may have caused.
    @MainActor
    func noteHarm() {
        isHarmed = true
    }

    /// The worker has answered a beat that was sent at a time.
    @MainActor
    func noteLife(at time: ContinuousClock.Instant) {
        livedAt = time
    }

    /// Closes all connections, and those that begin later.
    func close() {
        let former = channels.withLock { channels in
            defer { channels = nil }
            return channels ?? [:]
        }
        for channel in former.values { channel.close(promise: nil) }
    }
}
