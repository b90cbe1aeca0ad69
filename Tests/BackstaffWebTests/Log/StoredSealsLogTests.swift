import BackstaffElements
import BackstaffNavigation
import Foundation
import PageSide
import Testing

@testable import BackstaffWeb

@Suite("What seals that don't open leave in the log")
@MainActor
struct StoredSealsLogTests {
    @Test("Q07 a page that sends 256 bogus seals again and again causes a few lines and one number, not a full log")
    func bogusSeals() async throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "log-\(UUID()).txt")
        let descriptor = open(file.path, O_CREAT | O_WRONLY, 0o600)
        defer {
            close(descriptor)
            try? FileManager.default.removeItem(at: file)
        }
        func lines() throws -> [Substring] { try String(contentsOf: file, encoding: .utf8).split(separator: "\n") }
        let time = ManualClock()
        let log = HostLog(clock: time.clock, stream: LogStream(descriptor: descriptor))
        var limits = HostLimits()
        limits.framesPerSecond = 1_000_000
        try await withServer(limits: limits, log: log) { server in
            let (client, _) = try await WireClient.start(port: server.port)
            let bogus = Dictionary(uniqueKeysWithValues: (0..<256).map { ("key\($0)", String?("bogus")) })
            for number in 1...80 {
                try await client.send(.store(number: number, app: bogus))
                #expect(try await client.patch().event == number)
            }
        }
        let written = try lines()
        let dropped = written.count { $0.contains("app storage") }
        #expect((1...4).contains(dropped), "\(written)")
        time.advance(by: LogLimits().interval + .seconds(1))
        log.sumUp()
        let sums = try lines().compactMap { $0.firstMatch(of: /Backstaff: (\d+) more/) }.compactMap { Int($0.1) }
        #expect(sums.reduce(dropped, +) == 80 * 256, "\(sums)")
    }
}
