import BackstaffElements
import Dispatch
import PageSide
import Testing

@testable import BackstaffWeb

@Suite("A page checks its line")
@MainActor
struct LineCheckTests {
    @Test("O05 a check is answered with its number, and changes nothing else")
    func answer() async throws {
        try await withServer { server in
            let (client, _) = try await WireClient.start(port: server.port)
            try await client.send(.check(7))
            #expect(try await client.next() == .frame(.checked(7)))
            try await client.send(.event(number: 1, element: Toy.counter, .activate))
            let patch = try await client.patch()
            #expect(patch.number == 1 && patch.event == 1)
        }
    }

    @Test("O05 a check isn't answered while the app blocks the main actor")
    func blocked() async throws {
        try await withServer { server in
            let (client, _) = try await WireClient.start(port: server.port)
            let hasWaited = DispatchSemaphore(value: 0)
            let waiting = Task.detached { () -> Bool in
                defer { hasWaited.signal() }
                try await client.send(.check(1))
                try await Task.sleep(for: .milliseconds(100))
                return client.hasReceived
            }
            block(until: hasWaited)
            #expect(try await !waiting.value)
            #expect(try await client.next() == .frame(.checked(1)))
        }
    }

    /// Blocks the main actor, as the body of an app can.
    private func block(until signal: DispatchSemaphore) {
        signal.wait()
    }

    @Test("O05 a check before the hello closes the connection")
    func beforeHello() async throws {
        try await withServer { server in
            let (client, _) = try await WireClient.open(port: server.port)
            try await client.send(.check(1))
            #expect(try await client.next() == .close(4005, "the first frame is no hello"))
        }
    }
}
