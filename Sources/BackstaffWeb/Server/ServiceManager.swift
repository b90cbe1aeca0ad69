import Foundation

/// The service manager that started this process, such as systemd, and wants to know how the process is.
///
///     the app answers ──► READY=1 ──► WATCHDOG=1, twice in each period ──► a signal ──► STOPPING=1
///                                         │ the main actor is blocked
///                                         ▼
///                            the manager ends the process and starts another
///
/// The environment says where the manager listens, and how long the process may be silent. The protocol is that of
/// `sd_notify(3)`.
final class ServiceManager: Sendable {
    enum Message: String {
        case ready = "READY=1"
        case alive = "WATCHDOG=1"
        case stopping = "STOPPING=1"
    }

    /// The path of the manager's socket. An abstract address begins with `@`.
    private let address: String
    /// The time between two signs of life, or `nil` if the manager expects none.
    let interval: Duration?

    private static let variables = (
        address: "NOTIFY_SOCKET", microseconds: "WATCHDOG_USEC", process: "WATCHDOG_PID"
    )

    /// Returns the manager of this process, or `nil` if it has none.
    ///
    /// The variables are removed, so that child processes don't speak for this one.
    static func ofProcess() -> ServiceManager? {
        let manager = ServiceManager(environment: ProcessInfo.processInfo.environment, process: getpid())
        for name in [variables.address, variables.microseconds, variables.process] { unsetenv(name) }
        return manager
    }

    /// - Parameters:
    ///   - environment: The variables of the process.
    ///   - process: The process's own number. A watchdog that is meant for another process is ignored.
    init?(environment: [String: String], process: Int32) {
        guard let address = environment[Self.variables.address], Self.isAddress(address) else { return nil }
        self.address = address
        let isForThis = environment[Self.variables.process].map { Int32($0) == process } ?? true
        let period = environment[Self.variables.microseconds].flatMap { Int64($0) } ?? 0
        interval = isForThis && period > 1 ? .microseconds(period / 2) : nil
    }

    private static func isAddress(_ address: String) -> Bool {
        (address.hasPrefix("/") || address.hasPrefix("@"))
            && (2..<MemoryLayout.size(ofValue: sockaddr_un().sun_path))
                .contains(address.utf8.count)
    }

    /// Says that the process is ready, and from now on that its main actor runs.
    @MainActor
    func begin() {
        send(.ready)
        beat()
    }

    @MainActor
    private func beat() {
        guard let interval else { return }
        send(.alive)
        onMainActor(after: interval) { [weak self] in self?.beat() }
    }

    /// Sends a message. If nobody listens, nothing happens.
    func send(_ message: Message) {
        #if os(Linux)
            let type = Int32(SOCK_DGRAM.rawValue)
            let flags = Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT)
        #else
            let type = SOCK_DGRAM
            let flags = MSG_DONTWAIT
        #endif
        let descriptor = socket(AF_UNIX, type, 0)
        guard descriptor >= 0 else { return }
        defer { close(descriptor) }
        var destination = sockaddr_un()
        destination.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &destination.sun_path) { path in
            path.copyBytes(from: address.utf8)
            if path[0] == UInt8(ascii: "@") { path[0] = 0 }
        }
        let start = MemoryLayout<sockaddr_un>.offset(of: \.sun_path) ?? 0
        let length = socklen_t(start + address.utf8.count)
        let text = Array(message.rawValue.utf8)
        withUnsafePointer(to: &destination) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
                _ = sendto(descriptor, text, text.count, flags, pointer, length)
            }
        }
    }
}
