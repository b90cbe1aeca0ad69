import BackstaffNavigation
import Fuzzing
import Testing

@Suite
struct ListOffsetsTests {
    @Test("G05 unsorted offsets become sorted ranges, and adjacent ranges are joined")
    func ranges() {
        #expect(ListOffsets([5, 1, 2, 9, 3]).ranges == [1..<4, 5..<6, 9..<10])
        #expect(ListOffsets(ranges: [4..<6, 0..<2, 2..<3, 5..<8]).ranges == [0..<3, 4..<8])
        #expect(Array(ListOffsets([5, 1, 2])) == [1, 2, 5])
        #expect(ListOffsets([2, 1]) == [1, 2])
    }

    @Test("G05 empty sets, empty ranges, duplicates and extreme numbers are accepted")
    func malformed() {
        #expect(ListOffsets([]).isEmpty)
        #expect(ListOffsets([]).first == nil)
        #expect(ListOffsets([]).last == nil)
        #expect(ListOffsets(ranges: [3..<3, 7..<7]) == [])
        #expect(ListOffsets([4, 4, 4]).count == 1)
        let ends = ListOffsets([.max, .min, -1, .max - 1])
        #expect(Array(ends) == [.min, -1, .max - 1])
        #expect(!ends.contains(.max))
        #expect(ends.count(below: .max) == 3)
        #expect(ends.offset(at: -1) == nil)
        #expect(ends.offset(at: 3) == nil)
        #expect(ListOffsets().gaps(in: 4..<4) == [])
    }

    @Test("G05 the properties of a set of offsets equal those of a plain array")
    func plainList() {
        func disagreement(_ plain: [Int]) -> String? {
            let offsets = ListOffsets(plain.shuffled())
            let outside = (0..<24).filter { !plain.contains($0) }
            if Array(offsets) != plain { return "elements" }
            if offsets.count != plain.count { return "count" }
            if offsets.first != plain.first || offsets.last != plain.last { return "ends" }
            for place in -1...24 {
                if offsets.contains(place) != plain.contains(place) { return "contains \(place)" }
                if offsets.count(below: place) != plain.count(where: { $0 < place }) { return "count below \(place)" }
                let ranked = plain.indices.contains(place) ? plain[place] : nil
                if offsets.offset(at: place) != ranked { return "offset at \(place)" }
            }
            for rank in outside.indices where offsets.placeOutside(at: rank) != outside[rank] {
                return "outside at \(rank)"
            }
            for start in 0...24 {
                let places = start..<max(start, 20)
                let gaps = offsets.gaps(in: places)
                if gaps.flatMap(Array.init) != outside.filter(places.contains) { return "gaps in \(places)" }
                if gaps.contains(where: \.isEmpty) { return "an empty gap in \(places)" }
            }
            return nil
        }
        var generator = SeededGenerator(seed: 41)
        for _ in 0..<2_000 {
            let density = Int.random(in: 1...6, using: &generator)
            let plain = (0..<20).filter { _ in Int.random(in: 0..<6, using: &generator) < density }
            let failure = Shrinking.smallest(plain, smaller: Shrinking.shorter) { disagreement($0) != nil }
            #expect(failure == nil, "\(failure.flatMap(disagreement) ?? "")")
            if failure != nil { return }
        }
    }
}

extension ListOffsets {
    fileprivate var isEmpty: Bool { ranges.isEmpty }

    fileprivate var first: Int? { ranges.first?.lowerBound }

    fileprivate var last: Int? { ranges.last.map { $0.upperBound - 1 } }
}
