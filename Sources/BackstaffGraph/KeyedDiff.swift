/// How to turn one sequence of identified things into another with the fewest moves.
///
/// - Complexity: linear in the part that differs, plus sorting that part by its longest increasing run.
package struct KeyedDiff: Equatable, Sendable {
    /// What stands at one place of the new sequence.
    package enum Source: Equatable, Sendable {
        /// A thing that wasn't there before.
        case new
        /// The thing at that index of the old sequence, which need not move.
        case kept(Int)
        /// The thing at that index of the old sequence, which has to move here.
        case moved(Int)

        package var isKept: Bool {
            if case .kept = self { true } else { false }
        }
    }

    /// How many things at the start are the same in both.
    package let prefix: Int
    /// How many things at the end are the same in both.
    package let suffix: Int
    /// What the new sequence has between prefix and suffix.
    package let middle: [Source]
    /// Indices of things of the old sequence that are no longer there, ascending.
    package let removed: [Int]

    /// Compares two sequences of ids. An id that occurs more than once stands for as many different things.
    ///
    /// - Parameters:
    ///   - prefix: how many things before `old` and before `new` are known to be the same in both.
    ///   - suffix: how many things after them are.
    package init<ID: Hashable>(prefix: Int = 0, suffix: Int = 0, from old: [ID], to new: [ID]) {
        let shorter = min(old.count, new.count)
        var start = 0
        while start < shorter, old[start] == new[start] { start += 1 }
        var end = 0
        while end < shorter - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
        let prefix = prefix + start
        self.prefix = prefix
        self.suffix = suffix + end
        let oldMiddle = old[start..<(old.count - end)]
        let newMiddle = new[start..<(new.count - end)]
        if newMiddle.isEmpty {
            middle = []
            removed = Array(prefix..<(prefix + oldMiddle.count))
            return
        }
        if oldMiddle.isEmpty {
            middle = Array(repeating: .new, count: newMiddle.count)
            removed = []
            return
        }
        var places: [ID: [Int]] = Dictionary(minimumCapacity: oldMiddle.count)
        for (offset, id) in oldMiddle.enumerated().reversed() { places[id, default: []].append(prefix + offset) }
        let sources = newMiddle.map { id in places[id]?.popLast() }
        removed = places.values.joined().sorted()
        let staying = Set(longestIncreasingRun(of: sources.compactMap { $0 }))
        middle = sources.map { source in
            guard let source else { return .new }
            return staying.contains(source) ? .kept(source) : .moved(source)
        }
    }
}

/// The members of a longest run of ascending values, in order.
private func longestIncreasingRun(of values: [Int]) -> [Int] {
    var tails: [Int] = []  // For each length, the index of the smallest value that ends a run that long.
    var previous = Array(repeating: -1, count: values.count)
    for (index, value) in values.enumerated() {
        var low = 0
        var high = tails.count
        while low < high {
            let middle = (low + high) / 2
            if values[tails[middle]] < value { low = middle + 1 } else { high = middle }
        }
        if low > 0 { previous[index] = tails[low - 1] }
        if low == tails.count { tails.append(index) } else { tails[low] = index }
    }
    var run: [Int] = []
    var index = tails.last ?? -1
    while index >= 0 {
        run.append(values[index])
        index = previous[index]
    }
    return run.reversed()
}
