/// The bytes of a text as tokens: a byte that stands for itself, or a repetition of bytes that came before.
///
/// A table has the last place at which each four bytes began, by their hash, and a chain leads from each place to the one
/// before with the same hash.
struct DeflateTokens {
    /// A byte, or the length and the distance of a repetition, in one number.
    struct Token {
        private let bits: UInt32

        init(_ byte: UInt8) {
            bits = UInt32(byte)
        }

        /// - Parameters:
        ///   - length: From 3 to 258.
        ///   - distance: How far back the repeated bytes begin, from 1 to 32,768.
        init(length: Int, distance: Int) {
            bits = 1 << 31 | UInt32(length - 3) << 16 | UInt32(distance - 1)
        }

        var isRepetition: Bool { bits >> 31 == 1 }
        var byte: Int { Int(bits & 0xff) }
        /// The length without its least value, 3.
        var length: Int { Int(bits >> 16 & 0xff) }
        /// The distance without its least value, 1.
        var distance: Int { Int(bits & 0x7fff) }
    }

    private typealias Match = (length: Int, distance: Int)

    private let bytes: [UInt8]
    private var place = 0
    /// The number of places that the table has.
    private var knownPlaces = 0
    private var last = [Int32](repeating: -1, count: 1 << hashBits)
    private var previous = [Int32](repeating: -1, count: windowSize)

    private static let hashBits = 15
    private static let windowSize = 1 << 15
    private static let leastLength = 4
    private static let mostLength = 258
    /// The number of earlier places at which a repetition is looked for.
    private static let mostTries = 24
    /// A repetition of this length is taken without looking for a longer one.
    private static let goodLength = 64

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    var isAtEnd: Bool { place >= bytes.count }

    /// Returns the next tokens.
    mutating func next(_ count: Int) -> [Token] {
        var tokens: [Token] = []
        tokens.reserveCapacity(min(count, bytes.count - place))
        var match = longestMatch()
        while !isAtEnd, tokens.count < count {
            guard let found = match else {
                tokens.append(Token(bytes[place]))
                place += 1
                match = longestMatch()
                continue
            }
            place += 1
            let later = found.length < Self.goodLength ? longestMatch() : nil
            if let later, later.length > found.length {
                // The repetition that begins one byte later is better.
                tokens.append(Token(bytes[place - 1]))
                match = later
                continue
            }
            tokens.append(Token(length: found.length, distance: found.distance))
            place += found.length - 1
            match = longestMatch()
        }
        return tokens
    }

    /// The longest of the latest repetitions that begin at the present place, or `nil` if there is none.
    private mutating func longestMatch() -> Match? {
        addPlaces()
        let most = min(Self.mostLength, bytes.count - place)
        guard most >= Self.leastLength else { return nil }
        var best: Match = (Self.leastLength - 1, 0)
        var other = Int(last[hash(at: place)])
        for _ in 0..<Self.mostTries {
            if other < 0 || place - other > Self.windowSize { break }
            // Only a place whose match can be longer is compared byte by byte.
            if bytes[other + best.length] == bytes[place + best.length] {
                var length = 0
                while length < most, bytes[other + length] == bytes[place + length] { length += 1 }
                if length > best.length { best = (length, place - other) }
                if length == most { break }
            }
            let earlier = Int(previous[other & (Self.windowSize - 1)])
            // A place of the window was taken by a later one.
            if earlier >= other { break }
            other = earlier
        }
        return best.length >= Self.leastLength ? best : nil
    }

    /// Adds all places before the present one to the table.
    private mutating func addPlaces() {
        let end = min(place, bytes.count - Self.leastLength + 1)
        while knownPlaces < end {
            let hash = hash(at: knownPlaces)
            previous[knownPlaces & (Self.windowSize - 1)] = last[hash]
            last[hash] = Int32(truncatingIfNeeded: knownPlaces)
            knownPlaces += 1
        }
    }

    private func hash(at place: Int) -> Int {
        var word: UInt32 = 0
        for offset in 0..<4 { word = word << 8 | UInt32(bytes[place + offset]) }
        return Int((word &* 0x9e37_79b1) >> UInt32(32 - Self.hashBits))
    }
}
