/// A sorted set of offsets in a list.
///
/// It is stored as ranges that neither overlap nor touch, so that all offsets of a long list take one range.
package struct ListOffsets: Equatable, Sendable {
    package private(set) var ranges: [Range<Int>] = []
    /// For each range, the number of offsets in the ranges before it.
    private var countsBefore: [Int] = []
    package private(set) var count = 0

    package init() {}

    /// Creates a set from ranges, which may overlap and come in any order.
    package init(ranges: some Sequence<Range<Int>>) {
        for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) { append(range) }
    }

    /// Creates a set from offsets in any order. Duplicates are ignored.
    package init(_ offsets: some Sequence<Int>) {
        // A range can't begin at the largest integer. No list is that long.
        self.init(ranges: offsets.lazy.filter { $0 < .max }.map { $0..<($0 + 1) })
    }

    /// Adds a range whose lower bound isn't below that of any range before it.
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

    package func contains(_ offset: Int) -> Bool {
        let index = indexOfRange { $0.upperBound > offset }
        return index < ranges.count && ranges[index].contains(offset)
    }

    /// The number of offsets below `bound`.
    package func count(below bound: Int) -> Int {
        let index = indexOfRange { $0.upperBound > bound }
        if index == ranges.count { return count }
        return countsBefore[index] + Swift.max(0, bound - ranges[index].lowerBound)
    }

    /// The offset at an index in the sorted order, or `nil` if there are fewer offsets.
    package func offset(at rank: Int) -> Int? {
        guard rank >= 0, rank < count else { return nil }
        let index = firstIndex { countsBefore[$0] > rank } - 1
        return ranges[index].lowerBound + rank - countsBefore[index]
    }

    /// The offset at an index in the sorted order of all offsets that aren't in this set.
    package func placeOutside(at rank: Int) -> Int {
        let index = firstIndex { ranges[$0].lowerBound - countsBefore[$0] > rank }
        if index == 0 { return rank }
        return rank + countsBefore[index - 1] + ranges[index - 1].count
    }

    /// The parts of a range that aren't in this set.
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

    /// The first range index for which a condition is true, or the number of ranges. If the condition is true for an
    /// index, it must be true for all later ones.
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
