import BackstaffCombine
import Foundation
import Testing

private final class Model: ObservableObject {
    @Published var count = 0
    @Published var names: [String] = []
}

@Suite(.serialized) struct PublishedCostTests {
    /// The memory of this process, in pages.
    private func pages() -> Int {
        let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
        return text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    }

    /// The pages that a run leaves behind. Other tests run meanwhile and take memory too, so a run that grew is repeated:
    /// a leak shows each time.
    private func leastGrowth(_ run: () -> Void) -> Int {
        var least = Int.max
        for _ in 0..<6 where least >= 256 {
            let before = pages()
            run()
            least = min(least, pages() - before)
        }
        return least
    }

    private func nanoseconds(_ body: () -> Void) -> Double {
        let start = DispatchTime.now().uptimeNanoseconds
        for _ in 0..<100_000 { body() }
        return Double(DispatchTime.now().uptimeNanoseconds - start) / 100_000
    }

    @Test func `a million sets hold memory flat, watched or not`() {
        let model = Model()
        let bare = nanoseconds { model.count &+= 1 }
        var heard = 0
        let will = model.objectWillChange.sink { heard += 1 }
        let one = nanoseconds { model.count &+= 1 }
        let values = model.$count.sink { _ in heard += 1 }
        let both = nanoseconds { model.count &+= 1 }
        let growth = leastGrowth {
            for index in 0..<1_000_000 {
                model.count = index
                if index % 100 == 0 { model.names = ["\(index)"] }
            }
        }
        // Other tests of the same process grow beside it; the least leak a set would be 4,000 pages.
        #expect(growth < 1_280, "grew by \(growth) pages")
        #expect(model.count == 999_999)
        #expect(heard > 2_000_000)
        print("get and set: bare \(bare) ns, one subscriber \(one) ns, with $ too \(both) ns, \(growth) pages")
        withExtendedLifetime((will, values)) {}
    }

    @Test func `a hundred thousand objects and subscriptions leave nothing behind`() {
        func round() {
            for _ in 0..<50_000 {
                let model = Model()
                let sink = model.objectWillChange.merge(with: model.$count.map { _ in }).sink {}
                model.count = 1
                withExtendedLifetime(sink) {}
            }
        }
        round()
        // Other tests of the same process grow beside it; an object of 64 bytes that stays each time would be 780 pages.
        #expect(leastGrowth(round) < 600)
    }
}
