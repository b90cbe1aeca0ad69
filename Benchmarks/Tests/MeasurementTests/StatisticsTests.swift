import Testing

@testable import Measurement

struct StatisticsTests {
    @Test(
        "The median is the middle sample, or the mean of the two in the middle",
        arguments: [([7], 7), ([3, 1, 2], 2), ([4, 1, 3, 2], 2.5), ([1, 1, 1, 1_000], 1)] as [([Double], Double)])
    func median(samples: [Double], expected: Double) throws {
        #expect(try #require(Summary(samples)).median == expected)
    }

    @Test("No samples give no summary")
    func empty() {
        #expect(Summary([]) == nil)
    }

    @Test("The 99th percentile is a sample, and one outlier in a thousand doesn't change it")
    func percentile() throws {
        #expect(try #require(Summary((1...100).map(Double.init))).p99 == 99)
        let calm = Array(repeating: 5.0, count: 999) + [9_999]
        #expect(try #require(Summary(calm)).p99 == 5)
        let wild = Array(repeating: 5.0, count: 98) + [9_999, 9_999]
        #expect(try #require(Summary(wild)).p99 == 9_999)
    }

    @Test("Equal samples have no spread, different ones have some")
    func spread() throws {
        #expect(try #require(Summary([4, 4, 4])).spread == 0)
        #expect(try #require(Summary([2, 4, 6])).spread == 0.5)
    }
}

/// Time that advances only while a body runs.
private final class ManualClock: NanosecondClock {
    var time: UInt64 = 0
    func now() -> UInt64 { time }
}

struct SamplerTests {
    @Test(
        "A batch lasts at least 20 µs, and is no larger than doubling makes it",
        arguments: [(50_000, 1), (20_000, 1), (19_999, 2), (100, 256)] as [(UInt64, Int)])
    func batchSize(cost: UInt64, expected: Int) {
        let clock = ManualClock()
        var next = 0
        let size = Sampler(clock: clock, budget: 0).batchSize(next: &next) { _ in clock.time += cost }
        #expect(size == expected)
    }

    @Test("A body that takes no time doesn't double forever")
    func idleBody() {
        let clock = ManualClock()
        var next = 0
        #expect(Sampler(clock: clock, budget: 0).batchSize(next: &next) { _ in } == 1 << 16)
    }

    @Test("One long interruption doesn't look like a long body")
    func interruption() {
        let clock = ManualClock()
        var next = 0
        let size = Sampler(clock: clock, budget: 0).batchSize(next: &next) { run in
            clock.time += run == 0 ? 1_000_000 : 10_000
        }
        #expect(size == 2)
    }

    @Test("Samples are nanoseconds for each run, runs are numbered consecutively, and the budget ends the sampling")
    func collect() {
        let clock = ManualClock()
        var next = 3
        var seen: [Int] = []
        let samples = Sampler(clock: clock, budget: 1_000).collect(batch: 4, next: &next) { run in
            seen.append(run)
            clock.time += 25
        }
        #expect(samples == Array(repeating: 25, count: 10))
        #expect(seen == Array(3..<43))
        #expect(next == 43)
    }

    @Test("Five samples are taken, even if the budget is used up after one")
    func fewest() {
        let clock = ManualClock()
        var next = 0
        let samples = Sampler(clock: clock, budget: 1).collect(batch: 1, next: &next) { _ in clock.time += 900 }
        #expect(samples.count == 5)
    }
}
