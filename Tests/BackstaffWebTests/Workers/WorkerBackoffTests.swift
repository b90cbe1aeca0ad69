import Testing

@testable import BackstaffWeb

@Suite("How soon another worker is started")
struct WorkerBackoffTests {
    @Test("Q01 the first ends cost no time; more of them in a row cost more and more, up to half a minute")
    func delays() {
        var backoff = WorkerBackoff()
        var delays: [Duration] = [backoff.delay]
        for _ in 0..<12 {
            _ = backoff.ended(after: .seconds(1))
            delays.append(backoff.delay)
        }
        #expect(delays.prefix(3) == [.zero, .zero, .milliseconds(250)])
        #expect(zip(delays, delays.dropFirst()).allSatisfy { $0 <= $1 })
        #expect(delays.last == .seconds(30))
    }

    @Test("Q01 a worker that lives long sets the time back")
    func longLife() {
        var backoff = WorkerBackoff()
        for _ in 0..<6 { _ = backoff.ended(after: .zero) }
        #expect(backoff.delay > .zero)
        _ = backoff.ended(after: .seconds(10))
        #expect(backoff.delay == .zero)
    }

    @Test("Q01 every tenth early end in a row is reported, and no other")
    func reports() {
        var backoff = WorkerBackoff()
        let reported = (1...20).filter { _ in backoff.ended(after: .seconds(1)) == .many }
        #expect(reported == [10, 20])
    }

    @Test("Q01 a start that fails is tried again, never at once")
    func failures() {
        var backoff = WorkerBackoff()
        let delays = (0..<5).map { _ in backoff.failed() }
        #expect(delays.allSatisfy { $0 >= .milliseconds(250) } && delays == delays.sorted())
    }
}
