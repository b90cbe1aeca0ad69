import BackstaffElements
import Testing

@Suite("Stable hash")
struct StableHashTests {
    @Test(
        "A text has the hash that other implementations of FNV-1a give it, with 16 digits",
        arguments: [
            ("", "cbf29ce484222325"), ("a", "af63dc4c8601ec8c"), ("b", "af63df4c8601f1a5"),
            ("foobar", "85944171f73967e8"), ("é", "0ac21707b7181e01"), ("13900", "00f5898e9456454c"),
        ])
    func text(_ text: String, digits: String) {
        #expect(StableHash(text).digits == digits)
        #expect(StableHash(Array(text.utf8)) == StableHash(text))
    }

    @Test("Bytes that aren't text have a hash, too")
    func bytes() {
        #expect(StableHash([0]).value == 0xaf63_bd4c_8601_b7df)
        #expect(StableHash([0, 255]).value == 0x0831_c907_b4ea_2b60)
    }

    @Test("A number has two hexadecimal digits for each byte")
    func hexadecimalDigits() {
        #expect(UInt8(7).hexadecimalDigits == "07")
        #expect(UInt32(0xabc).hexadecimalDigits == "00000abc")
        #expect(UInt32.max.hexadecimalDigits == "ffffffff")
        #expect(UInt64(0).hexadecimalDigits == "0000000000000000")
    }
}
