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

    init(path: String) {
        self.path = path
    }

    /// A connection begins. It is closed at once if the worker takes none any more.
    func add(_ channel: any Channel) {
        let id = ObjectIdentifier(channel)
        let isOpen = channels.withLock { channels in
            channels?[id] = channel
            return channels != nil
        }
        guard isOpen else { return channel.close(promise: nil) }
        channel.closeFuture.whenComplete { [self] _ in channels.withLock { $0?[id] = nil } }
    }

    /// The worker has ended in a way that a request may have caused.
    @MainActor
    func noteHarm() {
        isHarmed = true
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
