/// A block of tokens with a code of its own (RFC 1951, section 3.2.7).
struct DeflateBlock {
    static let mostTokens = 1 << 14

    private let tokens: [DeflateTokens.Token]

    private static let end = 256
    /// The order in which the lengths of the words for lengths are written.
    private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

    init(_ tokens: [DeflateTokens.Token]) {
        self.tokens = tokens
    }

    func write(to output: inout BitWriter, isLast: Bool) {
        var counts = (symbols: [Int](repeating: 0, count: 286), distances: [Int](repeating: 0, count: 30))
        counts.symbols[Self.end] = 1
        for token in tokens {
            if token.isRepetition {
                counts.symbols[Self.length(token.length).symbol] += 1
                counts.distances[Self.distance(token.distance).symbol] += 1
            } else {
                counts.symbols[token.byte] += 1
            }
        }
        let symbols = HuffmanCode(counts: counts.symbols, longest: 15)
        let distances = HuffmanCode(counts: counts.distances, longest: 15)
        output.write(isLast ? 1 : 0, bits: 1)
        output.write(2, bits: 2)
        Self.write(symbols.lengths, distances.lengths, to: &output)
        for token in tokens {
            guard token.isRepetition else {
                symbols.write(token.byte, to: &output)
                continue
            }
            let length = Self.length(token.length)
            symbols.write(length.symbol, to: &output)
            output.write(length.rest, bits: length.bits)
            let distance = Self.distance(token.distance)
            distances.write(distance.symbol, to: &output)
            output.write(distance.rest, bits: distance.bits)
        }
        symbols.write(Self.end, to: &output)
    }

    // MARK: The code itself

    /// Writes the lengths of the words. Runs of equal lengths are shortened, and the result has a code of its own.
    private static func write(_ symbols: [Int], _ distances: [Int], to output: inout BitWriter) {
        let symbols = symbols.prefix(max(257, 1 + (symbols.lastIndex { $0 > 0 } ?? 0)))
        let distances = distances.prefix(max(1, 1 + (distances.lastIndex { $0 > 0 } ?? 0)))
        let runs = runs(in: Array(symbols + distances))
        var counts = [Int](repeating: 0, count: order.count)
        for run in runs { counts[run.symbol] += 1 }
        let code = HuffmanCode(counts: counts, longest: 7)
        let written = max(4, 1 + (order.lastIndex { code.lengths[$0] > 0 } ?? 0))
        output.write(UInt32(symbols.count - 257), bits: 5)
        output.write(UInt32(distances.count - 1), bits: 5)
        output.write(UInt32(written - 4), bits: 4)
        for symbol in order.prefix(written) { output.write(UInt32(code.lengths[symbol]), bits: 3) }
        for run in runs {
            code.write(run.symbol, to: &output)
            output.write(run.rest, bits: run.bits)
        }
    }

    private typealias Part = (symbol: Int, rest: UInt32, bits: Int)

    /// The lengths with shortened runs: 16 repeats the last length three to six times, 17 and 18 stand for many zeros.
    private static func runs(in lengths: [Int]) -> [Part] {
        var runs: [Part] = []
        var place = 0
        while place < lengths.count {
            let length = lengths[place]
            var count = lengths[place...].prefix { $0 == length }.count
            place += count
            if length > 0 {
                runs.append((length, 0, 0))
                count -= 1
            }
            while count >= 3 {
                let part = min(count, length > 0 ? 6 : 138)
                if length > 0 {
                    runs.append((16, UInt32(part - 3), 2))
                } else if part <= 10 {
                    runs.append((17, UInt32(part - 3), 3))
                } else {
                    runs.append((18, UInt32(part - 11), 7))
                }
                count -= part
            }
            for _ in 0..<count { runs.append((length, 0, 0)) }
        }
        return runs
    }

    // MARK: Lengths and distances

    /// The symbol of a length, with the bits that follow it.
    private static func length(_ length: Int) -> Part {
        if length == 255 { return (285, 0, 0) }
        if length < 8 { return (257 + length, 0, 0) }
        let bits = log2(length) - 2
        return (257 + 4 * (bits + 1) + (length >> bits & 3), UInt32(length & (1 << bits - 1)), bits)
    }

    /// The symbol of a distance, with the bits that follow it.
    private static func distance(_ distance: Int) -> Part {
        if distance < 4 { return (distance, 0, 0) }
        let bits = log2(distance) - 1
        return (2 * (bits + 1) + (distance >> bits & 1), UInt32(distance & (1 << bits - 1)), bits)
    }

    /// The place of the highest bit of a number.
    private static func log2(_ number: Int) -> Int { Int.bitWidth - 1 - number.leadingZeroBitCount }
}
