/// The fewest moves, insertions and removals that turn one sequence of identified items into another.
///
/// - Complexity: O(*n* log *n*), where *n* is the length of the part that differs.
package struct KeyedDiff: Equatable, Sendable {
    /// The origin of an item in the new sequence.
    package enum Source: Equatable, Sendable {
        /// A new item.
        case new
        /// The item at this index of the old sequence. It stays in place.
        case kept(Int)
        /// The item at this index of the old sequence. It moves.
        case moved(Int)

        package var isKept: Bool {
            if case .kept = self { true } else { false }
        }
    }

    /// The number of items at the start that both sequences share.
    package let prefix: Int
    /// The number of items at the end that both sequences share.
    package let suffix: Int
    /// The items of the new sequence between the prefix and the suffix.
    package let middle: [Source]
    /// The indices in the old sequence of the items that were removed, in ascending order.
    package let removed: [Int]

    /// Compares two sequences of IDs. If an ID occurs more than once, each occurrence is an item of its own.
    ///
    /// - Parameters:
    ///   - prefix: The number of equal items before `old` and `new` that the caller has left out.
    ///   - suffix: The number of equal items after `old` and `new` that the caller has left out.
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

/// Returns a longest increasing subsequence of `values`.
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
