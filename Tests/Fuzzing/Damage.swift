/// Damages bytes: flips, changes, removes, repeats and moves them, and mixes them with others.
struct Damage {
    /// Valid inputs, from which parts are taken.
    let others: [[UInt8]]
    /// Words of the input's grammar, and known awkward inputs.
    let pieces: [[UInt8]]
    /// The maximum length of an input.
    let limit: Int

    func apply(to bytes: inout [UInt8], using numbers: inout SeededGenerator) {
        for _ in 0...numbers.below(4) { step(&bytes, using: &numbers) }
        if bytes.count > limit { bytes.removeSubrange(limit...) }
    }

    private func step(_ bytes: inout [UInt8], using numbers: inout SeededGenerator) {
        let place = bytes.isEmpty ? 0 : numbers.below(bytes.count)
        switch numbers.below(12) {
        case 0 where !bytes.isEmpty: bytes[place] = numbers.byte()
        case 1 where !bytes.isEmpty: bytes[place] ^= 1 << UInt8(numbers.below(8))
        case 2 where !bytes.isEmpty: bytes.remove(at: place)
        case 3: bytes.insert(numbers.byte(), at: place)
        case 4: bytes.removeSubrange(place...)
        case 5: bytes.removeSubrange(place..<min(bytes.count, place + 1 + numbers.below(24)))
        case 6: repeatPart(of: &bytes, at: place, using: &numbers)
        case 7 where !bytes.isEmpty: bytes.swapAt(place, numbers.below(bytes.count))
        case 8 where !others.isEmpty:
            let other = others[numbers.below(others.count)]
            bytes.replaceSubrange(place..., with: other.dropFirst(numbers.below(2) == 0 ? place : 0))
        case 9 where !others.isEmpty:
            let other = others[numbers.below(others.count)]
            let start = numbers.below(other.count + 1)
            bytes.insert(contentsOf: other[start...].prefix(1 + numbers.below(40)), at: place)
        default:
            if pieces.isEmpty { return }
            bytes.insert(contentsOf: pieces[numbers.below(pieces.count)], at: place)
        }
    }

    /// Usually twice, and sometimes often enough to reach limits.
    private func repeatPart(of bytes: inout [UInt8], at place: Int, using numbers: inout SeededGenerator) {
        let part = bytes[place...].prefix(1 + numbers.below(64))
        if part.isEmpty { return }
        let most = numbers.below(256) == 0 ? limit / part.count : 3
        let times = 1 + numbers.below(max(1, most))
        var repeated: [UInt8] = []
        repeated.reserveCapacity(part.count * times)
        for _ in 0..<times { repeated += part }
        bytes.insert(contentsOf: repeated, at: place)
    }
}
