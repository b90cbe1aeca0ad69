import Foundation
import Testing

@testable import BackstaffWeb

@MainActor
@Suite("The service manager")
struct ServiceManagerTests {
    @Test("Q08 the process says that it is ready and that it stops")
    func readyAndStopping() throws {
        let socket = try ManagerSocket()
        let manager = try #require(ServiceManager(environment: ["NOTIFY_SOCKET": socket.path], process: 7))
        #expect(socket.next() == nil)

        manager.begin()
        #expect(socket.next() == "READY=1")
        // No watchdog was asked for.
        #expect(socket.next() == nil)

        manager.send(.stopping)
        #expect(socket.next() == "STOPPING=1")
    }

    #if os(Linux)
        @Test("Q08 the manager's socket may have an abstract address")
        func abstractAddress() throws {
            let socket = try ManagerSocket(isAbstract: true)
            let manager = try #require(ServiceManager(environment: ["NOTIFY_SOCKET": socket.path], process: 7))
            manager.begin()
            #expect(socket.next() == "READY=1")
        }
    #endif

    @Test("Q08 a main actor that runs gives signs of life, and one that is blocked doesn't")
    func watchdog() async throws {
        let socket = try ManagerSocket()
        let environment = ["NOTIFY_SOCKET": socket.path, "WATCHDOG_USEC": "40000", "WATCHDOG_PID": "7"]
        var manager = ServiceManager(environment: environment, process: 7)
        #expect(manager?.interval == .milliseconds(20))
        manager?.begin()
        #expect(socket.next() == "READY=1")
        #expect(socket.next() == "WATCHDOG=1")

        // This test is on the main actor, and blocks it.
        usleep(200_000)
        #expect(socket.next() == nil)

        for _ in 1...2 {
            var message = socket.next()
            while message == nil {
                try await Task.sleep(for: .milliseconds(5))
                message = socket.next()
            }
            #expect(message == "WATCHDOG=1")
        }
        manager = nil
    }

    @Test("Q08 a watchdog that is meant for another process is ignored")
    func watchdogOfAnother() {
        let environment = ["NOTIFY_SOCKET": "/run/notify", "WATCHDOG_USEC": "40000", "WATCHDOG_PID": "8"]
        #expect(ServiceManager(environment: environment, process: 8)?.interval == .milliseconds(20))
        #expect(ServiceManager(environment: environment, process: 7)?.interval == nil)
    }

    @Test("Q08 without an address of a manager, there is none", arguments: ["", "@", "run/notify"])
    func noManager(address: String) {
        #expect(ServiceManager(environment: [:], process: 7) == nil)
        #expect(ServiceManager(environment: ["NOTIFY_SOCKET": address], process: 7) == nil)
        #expect(ServiceManager(environment: ["NOTIFY_SOCKET": "/" + address.padded(to: 108)], process: 7) == nil)
    }

    @Test("Q08 a manager that is gone stops nothing")
    func managerIsGone() throws {
        let manager = try #require(ServiceManager(environment: ["NOTIFY_SOCKET": "/nobody/listens"], process: 7))
        manager.begin()
        manager.send(.stopping)
    }
}

extension String {
    fileprivate func padded(to length: Int) -> String { padding(toLength: length, withPad: "x", startingAt: 0) }
}

/// The socket on which a service manager listens.
private final class ManagerSocket {
    /// The value of `NOTIFY_SOCKET`.
    let path: String
    private let descriptor: Int32

    struct Failed: Error {}

    init(isAbstract: Bool = false) throws {
        let name = "backstaff-\(UUID().uuidString.prefix(8))"
        path = isAbstract ? "@" + name : FileManager.default.temporaryDirectory.appending(path: name).path
        #if os(Linux)
            descriptor = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue), 0)
        #else
            descriptor = socket(AF_UNIX, SOCK_DGRAM, 0)
        #endif
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let path = path
        withUnsafeMutableBytes(of: &address.sun_path) { bytes in
            bytes.copyBytes(from: path.utf8)
            if isAbstract { bytes[0] = 0 }
        }
        let start = try #require(MemoryLayout<sockaddr_un>.offset(of: \.sun_path))
        let length = socklen_t(start + path.utf8.count)
        let result = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor, $0, length) }
        }
        guard result == 0 else { throw Failed() }
    }

    /// Returns the next message that has arrived, or `nil` if there is none.
    func next() -> String? {
        var bytes = [UInt8](repeating: 0, count: 256)
        #if os(Linux)
            let flags = Int32(MSG_DONTWAIT)
        #else
            let flags = MSG_DONTWAIT
        #endif
        let count = recv(descriptor, &bytes, bytes.count, flags)
        return count < 0 ? nil : String(decoding: bytes[..<count], as: UTF8.self)
    }

    deinit {
        close(descriptor)
        if !path.hasPrefix("@") { unlink(path) }
    }
}
