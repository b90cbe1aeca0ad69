/// A code in which frequent symbols have few bits. Its words follow from their lengths (RFC 1951, section 3.2.2).
struct HuffmanCode {
    /// The number of bits of each symbol's word, or 0 for a symbol that doesn't occur.
    let lengths: [Int]
    /// The word of each symbol, in the order in which its bits are written.
    private let words: [UInt32]

    /// - Parameters:
    ///   - counts: How often each symbol occurs.
    ///   - longest: The largest number of bits of a word.
    init(counts: [Int], longest: Int) {
        // A reader needs two words at least.
        var counts = counts
        for symbol in counts.indices.prefix(2) where counts.count(where: { $0 > 0 }) < 2 {
            counts[symbol] = max(1, counts[symbol])
        }
        var lengths = Self.lengths(counts)
        while lengths.contains(where: { $0 > longest }) {
            // Less difference between the counts makes the longest words shorter.
            counts = counts.map { ($0 + 1) / 2 }
            lengths = Self.lengths(counts)
        }
        self.lengths = lengths
        words = Self.words(lengths)
    }

    func write(_ symbol: Int, to output: inout BitWriter) {
        output.write(words[symbol], bits: lengths[symbol])
    }

    /// Joins the two rarest symbols or groups until one is left. The depth of a symbol in it is the length of its word.
    private static func lengths(_ counts: [Int]) -> [Int] {
        var lengths = [Int](repeating: 0, count: counts.count)
        let symbols = counts.indices.filter { counts[$0] > 0 }.sorted { (counts[$0], $0) < (counts[$1], $1) }
        // The symbols, then the groups, each in the order of their counts.
        var sums = symbols.map { counts[$0] }
        var parents: [Int] = Array(repeating: 0, count: symbols.count)
        var (nextSymbol, nextGroup) = (0, symbols.count)
        func takeRarest() -> Int {
            let isSymbol =
                nextSymbol < symbols.count && (nextGroup >= sums.count || sums[nextSymbol] <= sums[nextGroup])
            defer { if isSymbol { nextSymbol += 1 } else { nextGroup += 1 } }
            return isSymbol ? nextSymbol : nextGroup
        }
        while sums.count < 2 * symbols.count - 1 {
            let (first, second) = (takeRarest(), takeRarest())
            (parents[first], parents[second]) = (sums.count, sums.count)
            sums.append(sums[first] + sums[second])
            parents.append(0)
        }
        var depths = [Int](repeating: 0, count: sums.count)
        for node in sums.indices.dropLast().reversed() {
            depths[node] = depths[parents[node]] + 1
            if node < symbols.count { lengths[symbols[node]] = depths[node] }
        }
        return lengths
    }

    private static func words(_ lengths: [Int]) -> [UInt32] {
        var words = [UInt32](repeating: 0, count: lengths.count)
        var next: UInt32 = 0
        for length in 1...15 {
            next <<= 1
            for symbol in lengths.indices where lengths[symbol] == length {
                words[symbol] = (0..<length).reduce(0) { $0 << 1 | (next >> UInt32($1)) & 1 }
                next += 1
            }
        }
        return words
    }
}
