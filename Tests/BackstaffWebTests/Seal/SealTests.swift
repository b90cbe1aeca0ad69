import Testing

@testable import BackstaffWeb

/// Fixed keys, contexts and a fixed seal. Another implementation of AES-GCM (Python's `cryptography`) made the seal, so
/// that the format itself is tested too.
enum SealPicture {
    /// The bytes 0, 1 … 31.
    static let first = "AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8="
    /// The bytes 32, 33 … 63.
    static let second = "ICEiIyQlJicoKSorLC0uLzAxMjM0NTY3ODk6Ozw9Pj8="
    static let context = SealContext(
        app: "Cookbook", visitor: "0123456789abcdef0123456789abcdef", kind: .scene, name: "category")
    /// The word `dessert` under the first key, with the nonce a0 a1 … ab.
    static let text = "AWMNzSmgoaKjpKWmp6ipqquCfQ9eILl2DFTVGB6eX-hpDyft8oKbMg"
    static let dessert = Array("dessert".utf8)

    static func seal(_ keys: String = first) throws -> Seal { Seal(keys: try SealingKeys(variable: keys)) }

    /// The reason why a seal isn't opened. `nil` if it is.
    static func refusal(_ text: String, _ seal: Seal, _ context: SealContext = context) -> SealRefusal? {
        do throws(SealRefusal) {
            _ = try seal.open(text, in: context)
            return nil
        } catch {
            return error
        }
    }
}

@Suite("Seals")
struct SealTests {
    private typealias Picture = SealPicture

    @Test("A seal made by another implementation opens, and its parts are where the format says")
    func literal() throws {
        #expect(try Picture.seal().open(Picture.text, in: Picture.context) == Picture.dessert)
        let bytes = try #require(URLSafeBase64.bytes(of: Picture.text))
        #expect(bytes.prefix(5) == [1, 0x63, 0x0d, 0xcd, 0x29])
        #expect(try SealingKeys(variable: Picture.first).names == ["630dcd29"])
        #expect(Array(bytes[5..<17]) == Array(0xa0...0xab))
        #expect(bytes.count == 1 + 4 + 12 + 7 + 16)
    }

    @Test("The context is its format, followed by the parts, each after its length")
    func contextBytes() {
        let context = SealContext(app: "ab", visitor: "é", kind: .app, name: "")
        let expected: [UInt8] =
            [1] + [0, 0, 0, 0, 0, 0, 0, 2, 0x61, 0x62] + [0, 0, 0, 0, 0, 0, 0, 2, 0xc3, 0xa9]
            + [0, 0, 0, 0, 0, 0, 0, 3, 0x61, 0x70, 0x70] + [0, 0, 0, 0, 0, 0, 0, 0]
        #expect(context.authenticatedBytes == expected)
        let moved = SealContext(app: "a", visitor: "bé", kind: .app, name: "")
        #expect(moved.authenticatedBytes != expected)
    }

    @Test(
        "A sealed value is opened again, up to the maximum size; one more byte is refused",
        arguments: SealContext.Kind.allCases)
    func roundTrip(kind: SealContext.Kind) throws {
        let seal = try Picture.seal()
        var context = Picture.context
        context.kind = kind
        for value in [[], [0], [0xff, 0], Array(0...255), Array(repeating: 7, count: Seal.capacity)] as [[UInt8]] {
            let text = try seal.seal(value, in: context)
            #expect(text.utf8.count <= 60_000)
            #expect(text.utf8.allSatisfy { Character(UnicodeScalar($0)).isLetter || "0123456789-_".utf8.contains($0) })
            #expect(try seal.open(text, in: context) == value)
        }
        let largest = try seal.seal(Array(repeating: 7, count: Seal.capacity), in: context)
        #expect(largest.utf8.count == 60_000)
        #expect(throws: SealRefusal.oversized(Seal.capacity + 1)) {
            try seal.seal(Array(repeating: 7, count: Seal.capacity + 1), in: context)
        }
        #expect(Picture.refusal(largest + "A", seal, context) == .oversized(60_001))
    }

    @Test("Sealing the same value twice gives different texts, which don't contain the value")
    func nonces() throws {
        let seal = try Picture.seal()
        let texts = try Set((0..<1000).map { _ in try seal.seal(Picture.dessert, in: Picture.context) })
        #expect(texts.count == 1000)
        let nonces = Set(texts.compactMap { URLSafeBase64.bytes(of: $0).map { Array($0[5..<17]) } })
        #expect(nonces.count == 1000)
    }

    @Test("A seal with any bit flipped is refused, for the reason that fits its place")
    func flips() throws {
        let seal = try Picture.seal()
        let bytes = try #require(URLSafeBase64.bytes(of: Picture.text))
        for index in bytes.indices {
            for bit in 0..<8 {
                var flipped = bytes
                flipped[index] ^= 1 << UInt8(bit)
                let refusal = Picture.refusal(URLSafeBase64.text(of: flipped), seal)
                switch index {
                case 0: #expect(refusal == .outdatedVersion(flipped[0]))
                case 1...4:
                    let id = flipped[1...4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
                    #expect(refusal == .unknownKey(id))
                default: #expect(refusal == .notAuthentic, "byte \(index), bit \(bit)")
                }
            }
        }
    }

    @Test("A seal with any character replaced doesn't open, not even if only unused bits change")
    func replacedCharacters() throws {
        let seal = try Picture.seal()
        let text = Array(Picture.text.utf8)
        for index in text.indices {
            for character in UInt8(0)...0x7f where character != text[index] {
                var other = text
                other[index] = character
                #expect(Picture.refusal(String(decoding: other, as: UTF8.self), seal) != nil, "\(index): \(character)")
            }
        }
    }

    @Test("A seal that is truncated at either end, or extended, doesn't open")
    func cuts() throws {
        let seal = try Picture.seal()
        for count in 0..<Picture.text.count {
            #expect(Picture.refusal(String(Picture.text.prefix(count)), seal) != nil)
            #expect(Picture.refusal(String(Picture.text.suffix(count)), seal) != nil)
        }
        let bytes = try #require(URLSafeBase64.bytes(of: Picture.text))
        for count in 1..<33 {
            #expect(Picture.refusal(URLSafeBase64.text(of: Array(bytes.prefix(count))), seal) == .malformed)
        }
        for count in 33..<bytes.count {
            #expect(Picture.refusal(URLSafeBase64.text(of: Array(bytes.prefix(count))), seal) != nil)
        }
        for (before, after) in [
            ("", "A"), ("", "="), ("", "=="), ("", "\n"), (" ", ""), ("", Picture.text), ("", "\u{0}"), ("", "é"),
        ] {
            #expect(Picture.refusal(before + Picture.text + after, seal) != nil)
        }
        for index in bytes.indices {
            var repeated = bytes
            repeated.insert(bytes[index], at: index)
            #expect(Picture.refusal(URLSafeBase64.text(of: repeated), seal) != nil, "byte \(index)")
        }
    }

    @Test(
        "Text that doesn't have the format of a seal is malformed",
        arguments: ["", "=", "A", "a b", "😀", "AW+N", "AW/N", "AW N", "AQ", "AQ==", "AR", "AWMNzSk"])
    func malformed(text: String) throws {
        #expect(Picture.refusal(text, try Picture.seal()) == .malformed)
    }

    @Test("A seal opens in its own context only")
    func contexts() throws {
        let seal = try Picture.seal()
        #expect(Picture.refusal(Picture.text, seal) == nil)
        let changes: [(inout SealContext) -> Void] = [
            { $0.app = "Packages" }, { $0.app = "cookbook" }, { $0.app = "" },
            { $0.visitor = "0123456789abcdef0123456789abcdee" }, { $0.visitor = "" },
            { $0.kind = .app }, { $0.kind = .navigation },
            { $0.name = "path" }, { $0.name = "category " }, { $0.name = "" },
        ]
        for change in changes {
            var context = Picture.context
            change(&context)
            #expect(Picture.refusal(Picture.text, seal, context) == .notAuthentic, "\(context)")
        }
    }

    @Test("A seal of another format is outdated, and can't be passed off as the current one")
    func formats() throws {
        let seal = try Picture.seal()
        var older = Picture.context
        older.format = 0
        let text = try seal.seal(Picture.dessert, in: older)
        #expect(Picture.refusal(text, seal) == .outdatedVersion(0))
        #expect(Picture.refusal(Picture.text, seal, older) == .outdatedVersion(1))
        var bytes = try #require(URLSafeBase64.bytes(of: text))
        bytes[0] = 1
        #expect(Picture.refusal(URLSafeBase64.text(of: bytes), seal) == .notAuthentic)
    }

    @Test(
        "After a key rotation old seals still open, new ones use the new key, and a removed key opens nothing")
    func turnedOver() throws {
        let before = try Picture.seal()
        let during = try Picture.seal("\(Picture.second),\(Picture.first)")
        let after = try Picture.seal(Picture.second)
        let old = try before.seal(Picture.dessert, in: Picture.context)
        let new = try during.seal(Picture.dessert, in: Picture.context)
        #expect(try during.open(old, in: Picture.context) == Picture.dessert)
        #expect(try after.open(new, in: Picture.context) == Picture.dessert)
        #expect(Picture.refusal(new, before) == .unknownKey(0x72db_b733))
        #expect(Picture.refusal(old, after) == .unknownKey(0x630d_cd29))
    }

    @Test("The reasons fit on one log line, and contain nothing from the client except numbers")
    func reasons() {
        let reasons: [(SealRefusal, String)] = [
            (.oversized(60_001), "too large: 60001 bytes"), (.malformed, "not a seal"),
            (.outdatedVersion(9), "sealed in format 9, which this server doesn't read"),
            (.unknownKey(0x00ab_cdef), "sealed with key 00abcdef, which this server doesn't have"),
            (.notAuthentic, "changed, or sealed for another visitor, app or place"),
            (.cipherFailed, "the cipher failed"),
        ]
        for (refusal, reason) in reasons { #expect(refusal.reason == reason) }
    }
}

@Suite("URL-safe Base64")
struct URLSafeBase64Tests {
    @Test(
        "Bytes have exactly one text",
        arguments: [
            ([], ""), ([0], "AA"), ([0xff], "_w"), ([0xfb, 0xff], "-_8"), ([1, 2, 3], "AQID"),
            (Array("light work".utf8), "bGlnaHQgd29yaw"),
        ] as [([UInt8], String)])
    func both(bytes: [UInt8], text: String) {
        #expect(URLSafeBase64.text(of: bytes) == text)
        #expect(URLSafeBase64.bytes(of: text) == bytes)
    }

    @Test(
        "Padding, the other alphabet, an extra digit and unused bits are refused",
        arguments: ["AA==", "/w", "+/8", "A", "AQIDA", "AB", "_x", "AAB", "A A", "\n", "é"])
    func refused(text: String) {
        #expect(URLSafeBase64.bytes(of: text) == nil)
    }
}
