import BackstaffElements

/// An unguessable token for a session or a visitor: 128 bits from the system's generator as 32 hexadecimal digits.
enum RandomToken {
    static func make() -> String {
        var generator = SystemRandomNumberGenerator()
        return generator.next().hexadecimalDigits + generator.next().hexadecimalDigits
    }

    /// Whether `text` has the form of a token.
    static func isToken(_ text: some StringProtocol) -> Bool {
        text.utf8.count == 32
            && text.utf8.allSatisfy { byte in
                (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
                    || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
            }
    }
}
