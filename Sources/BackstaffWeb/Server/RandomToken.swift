/// 128 bits from the system's generator, as 32 hexadecimal digits: the name of a session or a visitor, which nobody
/// can guess.
enum RandomToken {
    static func make() -> String {
        var generator = SystemRandomNumberGenerator()
        return hexadecimal(generator.next()) + hexadecimal(generator.next())
    }

    /// Whether `text` has the form of a token.
    static func isToken(_ text: some StringProtocol) -> Bool {
        text.utf8.count == 32
            && text.utf8.allSatisfy { byte in
                (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
                    || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
            }
    }

    /// 16 digits.
    static func hexadecimal(_ number: UInt64) -> String {
        let digits = String(number, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
