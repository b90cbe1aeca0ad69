import Fuzzing
import Testing

@testable import BackstaffNavigation

@Suite struct StorageValueTests {
    static let values: [StorageValue] = [
        .bool(true), .bool(false), .int(0), .int(-1), .int(63), .int(64), .int(.max), .int(.min), .double(0.1),
        .double(-.infinity), .date(812_345_678.25), .string(""), .string("naïve 日本 \0 🧭"), .data([]),
        .data([0, 255, 7]),
    ]

    @Test("F03 a value is decoded from its bytes unchanged", arguments: values)
    func valueComes(value: StorageValue) {
        let bytes = value.encoded()
        #expect(StorageValue(decoding: bytes) == value)
        #expect(bytes.count == value.encodedCount)
    }

    @Test("F03 values of different kinds are distinguished, whatever they contain")
    func kindsTold() {
        #expect(StorageValue.int(1).encoded() != StorageValue.bool(true).encoded())
        #expect(StorageValue.string("").encoded() != StorageValue.data([]).encoded())
        #expect(StorageValue.double(1).encoded() != StorageValue.date(1).encoded())
        #expect(StorageValue(decoding: StorageValue.double(.nan).encoded()) != nil)
    }

    @Test("F03 the encoding is the same in every version")
    func bytesStay() {
        #expect(StorageValue.bool(false).encoded() == [1, 0])
        #expect(StorageValue.bool(true).encoded() == [1, 1])
        #expect(StorageValue.double(1).encoded() == [1, 3, 0, 0, 0, 0, 0, 0, 0xF0, 0x3F])
        #expect(StorageValue.string("ab").encoded() == [1, 4, 97, 98])
        #expect(StorageValue.data([9]).encoded() == [1, 5, 9])
        #expect(StorageValue.int(-2).encoded() == [1, 6, 3])
        #expect(StorageValue.int(300).encoded() == [1, 6, 0xD8, 0x04])
        #expect(StorageValue.date(0).encoded() == [1, 7, 0, 0, 0, 0, 0, 0, 0, 0])
    }

    @Test(
        "F03 invalid bytes are decoded as nil",
        arguments: [
            [], [1], [0, 1], [2, 1], [1, 2], [1, 8], [1, 0, 0], [1, 6], [1, 6, 0x80], [1, 6, 0x80, 0], [1, 6, 1, 1],
            [1, 6, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 2], [1, 3, 0], [1, 4, 0xFF],
            [1, 4, 0xED, 0xA0, 0x80],
            [1, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0],
        ] as [[UInt8]])
    func bytesStand(bytes: [UInt8]) {
        #expect(StorageValue(decoding: bytes) == nil)
    }

    @Test("F03 damaged bytes are decoded without a trap")
    func whateverHappens() {
        var random = SeededGenerator(seed: 5)
        for value in Self.values {
            Mangled.forEach(of: value.encoded(), using: &random) { bytes in
                guard let read = StorageValue(decoding: bytes) else { return }
                #expect(read.encoded() == bytes)
            }
        }
    }
}

/// Damaged bytes: each bit flipped, truncated at each offset, with repeated parts, and noise.
enum Mangled {
    static func forEach(
        of bytes: [UInt8], noise: Int = 500, using random: inout SeededGenerator, _ body: ([UInt8]) -> Void
    ) {
        for index in bytes.indices {
            for bit in 0..<8 {
                var other = bytes
                other[index] ^= 1 << bit
                body(other)
            }
            body(Array(bytes[..<index]))
            body(Array(bytes[index...]))
            body(Array(bytes[...index]) + bytes[index...])
            body(Array(bytes[..<index]) + bytes[(index + 1)...])
        }
        body(bytes + bytes)
        for _ in 0..<noise {
            let count = Int.random(in: 0...24, using: &random)
            let kept = Array(bytes.prefix(Int.random(in: 0...bytes.count, using: &random)))
            body(kept + (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) })
        }
    }
}
