import BackstaffElements
import Foundation
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
            let answer = Task.detached { () -> Duration in
                let start = ContinuousClock.now
                try await client.send(.check(1))
                guard try await client.next() == .frame(.checked(1)) else { return .zero }
                return ContinuousClock.now - start
            }
            block(for: 0.3)
            #expect(try await answer.value > .milliseconds(100))
        }
    }

    /// Blocks the main actor, as the body of an app can.
    private func block(for seconds: Double) {
        Thread.sleep(forTimeInterval: seconds)
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
