import BackstaffNavigation
import BackstaffUI
import Fuzzing
import Testing

@Suite
struct MoveAndRemoveTests {
    // MARK: Tables

    @Test(
        "G07 moved elements are inserted before the destination, in their order",
        arguments: [
            ([], 3, "abcde"), ([0], 0, "abcde"), ([0], 1, "abcde"), ([0], 2, "bacde"), ([0], 5, "bcdea"),
            ([4], 0, "eabcd"), ([2], 2, "abcde"), ([2], 3, "abcde"), ([1, 3], 0, "bdace"), ([1, 3], 2, "abdce"),
            ([1, 3], 5, "acebd"), ([0, 1], 3, "cabde"), ([0, 1, 2, 3, 4], 2, "abcde"),
        ] as [(IndexSet, Int, String)])
    func moves(_ row: (IndexSet, Int, String)) {
        var letters = Array("abcde")
        letters.move(fromOffsets: row.0, toOffset: row.1)
        #expect(String(letters) == row.2)
    }

    @Test(
        "G06 elements are removed, and the others keep their order",
        arguments: [
            ([], "abcde"), ([0], "bcde"), ([4], "abcd"), ([1, 3], "ace"), ([0, 2, 4], "bd"), ([0, 1, 2, 3, 4], ""),
        ] as [(IndexSet, String)])
    func removals(_ row: (IndexSet, String)) {
        var letters = Array("abcde")
        letters.remove(atOffsets: row.0)
        #expect(String(letters) == row.1)
        var text = "abcde"
        text.remove(atOffsets: row.0)
        #expect(text == row.1)
    }

    @Test("G07 moving or removing an empty set in an empty collection does nothing")
    func empty() {
        var none: [Int] = []
        none.remove(atOffsets: [])
        none.move(fromOffsets: [], toOffset: 0)
        #expect(none == [])
    }

    @Test("G07 a slice keeps its indices, and its base collection doesn't change")
    func slices() {
        let whole = Array(0..<10)
        var slice = whole[3..<8]
        slice.move(fromOffsets: [0], toOffset: 5)
        #expect(slice == [4, 5, 6, 7, 3])
        #expect(slice.startIndex == 3)
        slice.remove(atOffsets: [1, 4])
        #expect(slice == [4, 6, 7])
        #expect(slice.startIndex == 3)
        #expect(whole == Array(0..<10))
    }

    // MARK: Misuse

    @Test("G06 removing at an invalid offset traps")
    func removingNothing() async {
        await #expect(processExitsWith: .failure) {
            var letters = Array("abc")
            letters.remove(atOffsets: [1, 3])
        }
    }

    @Test("G07 moving from an invalid offset traps")
    func movingNothing() async {
        await #expect(processExitsWith: .failure) {
            var letters = Array("abc")
            letters.move(fromOffsets: [3], toOffset: 0)
        }
    }

    @Test("G07 moving to a destination out of bounds traps")
    func movingNowhere() async {
        await #expect(processExitsWith: .failure) {
            var letters = Array("abc")
            letters.move(fromOffsets: [0], toOffset: 4)
        }
        await #expect(processExitsWith: .failure) {
            var letters = Array("abc")
            letters.move(fromOffsets: [0], toOffset: -1)
        }
    }

    // MARK: Cost

    /// A collection that can only be traversed forward, and that counts its writes.
    private struct Counted: MutableCollection {
        private var elements: [Int]
        private(set) var writes = 0

        init(_ elements: [Int]) {
            self.elements = elements
        }

        var startIndex: Int { 0 }
        var endIndex: Int { elements.count }
        func index(after index: Int) -> Int { index + 1 }
        subscript(index: Int) -> Int {
            get { elements[index] }
            set {
                elements[index] = newValue
                writes += 1
            }
        }
    }

    @Test("G07 only elements between source and destination are written, each once")
    func writes() {
        var numbers = Counted(Array(0..<1_000))
        numbers.move(fromOffsets: [500, 502], toOffset: 510)
        #expect(numbers.writes == 10)
        #expect(Array(numbers)[500..<510] == [501, 503, 504, 505, 506, 507, 508, 509, 500, 502])
        numbers.move(fromOffsets: IndexSet(0..<500), toOffset: 1_000)
        #expect(numbers.writes == 1_010)
    }

    // MARK: Comparison with a simple implementation

    /// Marks the destination, removes the moved elements, and inserts them at the mark.
    private func slowlyMoved(_ array: [Int], _ offsets: [Int], _ destination: Int) -> [Int] {
        var marked: [Int?] = array
        marked.insert(nil, at: destination)
        let moving = offsets.map { array[$0] }
        marked.removeAll { $0.map { moving.contains($0) } ?? false }
        return marked.flatMap { $0.map { [$0] } ?? moving }
    }

    @Test("G07 every move and removal of up to six elements equals the simple implementation and the edit as a value")
    func exhaustive() throws {
        for count in 0...6 {
            let numbers = Array(0..<count)
            for subset in 0..<(1 << count) {
                let offsets = numbers.filter { subset & (1 << $0) != 0 }
                var rest = numbers
                rest.remove(atOffsets: IndexSet(offsets))
                try #require(rest == numbers.filter { !offsets.contains($0) }, "\(numbers) without \(offsets)")
                for destination in 0...count {
                    var moved = numbers
                    moved.move(fromOffsets: IndexSet(offsets), toOffset: destination)
                    let expected = slowlyMoved(numbers, offsets, destination)
                    try #require(moved == expected, "\(numbers), \(offsets) to \(destination)")
                    guard let edit = try? ListEdit.move(from: offsets, to: destination, in: count) else { continue }
                    try #require(numbers.map { edit.oldOffset(of: $0) } == moved, "\(edit)")
                }
            }
        }
    }

    @Test("G07 random moves and removals of long collections equal the simple implementation")
    func random() throws {
        var generator = SeededGenerator(seed: 44)
        for round in 0..<1_000 {
            let numbers = Array(0..<Int.random(in: 1...60, using: &generator))
            let share = Int.random(in: 1...9, using: &generator)
            let offsets = numbers.filter { _ in Int.random(in: 0..<10, using: &generator) < share }
            let destination = Int.random(in: 0...numbers.count, using: &generator)
            var moved = Counted(numbers)
            moved.move(fromOffsets: IndexSet(offsets), toOffset: destination)
            try #require(Array(moved) == slowlyMoved(numbers, offsets, destination), "round \(round)")
            var rest = ContiguousArray(numbers)
            rest.remove(atOffsets: IndexSet(offsets))
            try #require(Array(rest) == numbers.filter { !offsets.contains($0) }, "round \(round)")
        }
    }

    // MARK: Offsets

    @Test("G05 offsets convert to index sets and back without loss; negative offsets are dropped")
    func indexSets() {
        for set in [IndexSet(), [0], [4, 5, 9], IndexSet(0..<100_000)] {
            #expect(IndexSet(ListOffsets(set)) == set)
        }
        #expect(ListOffsets(IndexSet(0..<100_000)).ranges == [0..<100_000])
        #expect(IndexSet(ListOffsets([-3, -1, 0, 1, 7])) == [0, 1, 7])
        #expect(IndexSet(ListOffsets([-3])) == [])
    }
}
