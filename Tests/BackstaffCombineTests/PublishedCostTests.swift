import BackstaffCombine
import Foundation
import Testing

private final class Model: ObservableObject {
    @Published var count = 0
    @Published var names: [String] = []
}

/// Memory is measured for a whole process, so each test runs in its own process.
@Suite struct PublishedCostTests {
    /// The memory of this process in pages.
    private static func pages() -> Int {
        let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
        return text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    }

    /// The growth in pages during a run, after a first run has made the one-time allocations.
    private static func growth(_ run: () -> Void) -> Int {
        run()
        let before = pages()
        run()
        return pages() - before
    }

    private static func nanoseconds(_ body: () -> Void) -> Double {
        let start = DispatchTime.now().uptimeNanoseconds
        for _ in 0..<100_000 { body() }
        return Double(DispatchTime.now().uptimeNanoseconds - start) / 100_000
    }

    @Test func `a million sets hold memory flat, watched or not`() async {
        await #expect(processExitsWith: .success) {
            let model = Model()
            let bare = Self.nanoseconds { model.count &+= 1 }
            var heard = 0
            let will = model.objectWillChange.sink { heard += 1 }
            let one = Self.nanoseconds { model.count &+= 1 }
            let values = model.$count.sink { _ in heard += 1 }
            let both = Self.nanoseconds { model.count &+= 1 }
            let growth = Self.growth {
                for index in 0..<1_000_000 {
                    model.count = index
                    if index % 100 == 0 { model.names = ["\(index)"] }
                }
            }
            // The smallest leak for each write would be 4,000 pages.
            #expect(growth < 256, "grew by \(growth) pages")
            #expect(model.count == 999_999)
            #expect(heard > 2_000_000)
            print("get and set: bare \(bare) ns, one subscriber \(one) ns, with $ too \(both) ns, \(growth) pages")
            withExtendedLifetime((will, values)) {}
        }
    }

    @Test func `a hundred thousand objects and subscriptions leave nothing behind`() async {
        await #expect(processExitsWith: .success) {
            let growth = Self.growth {
                for _ in 0..<50_000 {
                    let model = Model()
                    let sink = model.objectWillChange.merge(with: model.$count.map { _ in }).sink {}
                    model.count = 1
                    withExtendedLifetime(sink) {}
                }
            }
            // A leaked object of 64 bytes each time would be 780 pages.
            #expect(growth < 256, "grew by \(growth) pages")
        }
    }
}
