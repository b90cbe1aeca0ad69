/// Places in a list, counted from 0, each once and in order.
///
/// Kept as ranges that neither overlap nor touch, so that the whole of a long list is one range.
package struct ListOffsets: Equatable, Sendable {
    package private(set) var ranges: [Range<Int>] = []
    /// For each range, how many offsets are in those before it.
    private var countsBefore: [Int] = []
    package private(set) var count = 0

    package init() {}

    /// The offsets of some ranges, which may overlap and come in any order.
    package init(ranges: some Sequence<Range<Int>>) {
        for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) { append(range) }
    }

    /// Some offsets, in any order. Those that occur again count once.
    package init(_ offsets: some Sequence<Int>) {
        // The largest number can't begin a range of its own, and no list is as long.
        self.init(ranges: offsets.lazy.filter { $0 < .max }.map { $0..<($0 + 1) })
    }

    /// Adds a range that begins no earlier than any before it.
    private mutating func append(_ range: Range<Int>) {
        if range.isEmpty { return }
        guard let last = ranges.last, range.lowerBound <= last.upperBound else {
            ranges.append(range)
            countsBefore.append(count)
            count += range.count
            return
        }
        let end = Swift.max(last.upperBound, range.upperBound)
        ranges[ranges.count - 1] = last.lowerBound..<end
        count += end - last.upperBound
    }

    package var isEmpty: Bool { ranges.isEmpty }

    package var first: Int? { ranges.first?.lowerBound }

    package var last: Int? { ranges.last.map { $0.upperBound - 1 } }

    package func contains(_ offset: Int) -> Bool {
        let index = indexOfRange { $0.upperBound > offset }
        return index < ranges.count && ranges[index].contains(offset)
    }

    /// How many of the offsets are below `bound`.
    package func count(below bound: Int) -> Int {
        let index = indexOfRange { $0.upperBound > bound }
        if index == ranges.count { return count }
        return countsBefore[index] + Swift.max(0, bound - ranges[index].lowerBound)
    }

    /// The offset that has `rank` others below it. `nil` if there are no more than that.
    package func offset(at rank: Int) -> Int? {
        guard rank >= 0, rank < count else { return nil }
        let index = firstIndex { countsBefore[$0] > rank } - 1
        return ranges[index].lowerBound + rank - countsBefore[index]
    }

    /// The place in a list that isn't one of these and has `rank` other such places before it.
    package func placeOutside(at rank: Int) -> Int {
        let index = firstIndex { ranges[$0].lowerBound - countsBefore[$0] > rank }
        if index == 0 { return rank }
        return rank + countsBefore[index - 1] + ranges[index - 1].count
    }

    /// What isn't among these offsets, of some places next to each other.
    package func gaps(in places: Range<Int>) -> [Range<Int>] {
        var gaps: [Range<Int>] = []
        var start = places.lowerBound
        for range in ranges[indexOfRange { $0.upperBound > places.lowerBound }...] {
            if range.lowerBound >= places.upperBound { break }
            if range.lowerBound > start { gaps.append(start..<range.lowerBound) }
            start = range.upperBound
        }
        if start < places.upperBound { gaps.append(start..<places.upperBound) }
        return gaps
    }

    private func indexOfRange(where isFound: (Range<Int>) -> Bool) -> Int {
        firstIndex { isFound(ranges[$0]) }
    }

    /// The first index of a range from which on a condition is true, or their number.
    private func firstIndex(where isTrue: (Int) -> Bool) -> Int {
        var low = 0
        var high = ranges.count
        while low < high {
            let middle = (low + high) / 2
            if isTrue(middle) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}

extension ListOffsets: Sequence {
    package func makeIterator() -> FlattenSequence<[Range<Int>]>.Iterator {
        ranges.joined().makeIterator()
    }
}

extension ListOffsets: ExpressibleByArrayLiteral {
    package init(arrayLiteral elements: Int...) {
        self.init(elements)
    }
}
