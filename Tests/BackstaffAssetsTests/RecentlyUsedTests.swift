import Fuzzing
import Testing

@testable import BackstaffAssets

@Suite("Values that were used recently")
struct RecentlyUsedTests {
    @Test("M01 those that were used longest ago go, by size and by number")
    func limits() {
        var values = RecentlyUsed<Int>(mostSize: 10, mostCount: 3)
        for number in 1...3 { values.add(number, size: 2, named: "\(number)") }
        #expect(values.value(of: "1") == 1)
        values.add(4, size: 2, named: "4")
        #expect(values.value(of: "2") == nil && values.count == 3 && values.size == 6)
        values.add(5, size: 8, named: "5")
        #expect(values.value(of: "3") == nil && values.value(of: "1") == nil)
        #expect(values.value(of: "4") == 4 && values.value(of: "5") == 5 && values.size == 10)
    }

    @Test("M01 a value that is larger than the limit stays until the next one")
    func large() {
        var values = RecentlyUsed<Int>(mostSize: 10, mostCount: 3)
        values.add(1, size: 2, named: "1")
        values.add(2, size: 99, named: "2")
        #expect(values.value(of: "1") == nil && values.value(of: "2") == 2)
        values.add(3, size: 1, named: "3")
        #expect(values.value(of: "2") == nil && values.size == 1)
        values.add(4, size: 1, named: "3")
        #expect(values.value(of: "3") == 3 && values.size == 1)
    }

    @Test("M01 random uses give what a list in the order of use gives")
    func random() {
        var random = SeededGenerator(seed: 7)
        var values = RecentlyUsed<Int>(mostSize: 40, mostCount: 8)
        var list: [(name: String, size: Int)] = []
        for step in 0..<5_000 {
            let name = "\(Int.random(in: 0..<16, using: &random))"
            let known = list.firstIndex { $0.name == name }.map { list.remove(at: $0) }
            if let known { list.append(known) }
            if step % 3 == 0 {
                #expect((values.value(of: name) != nil) == (known != nil))
                continue
            }
            let size = Int.random(in: 0..<12, using: &random)
            values.add(step, size: size, named: name)
            if known == nil { list.append((name, size)) }
            while list.count > 1, list.count > 8 || list.reduce(0, { $0 + $1.size }) > 40 { list.removeFirst() }
            #expect(values.count == list.count && values.size == list.reduce(0) { $0 + $1.size })
        }
    }
}
