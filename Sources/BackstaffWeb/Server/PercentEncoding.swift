extension UInt8 {
    /// The byte as it is written in an encoded URL: `%` and two hexadecimal digits.
    var percentEncoded: String {
        let digits = String(self, radix: 16, uppercase: true)
        return digits.count == 1 ? "%0" + digits : "%" + digits
    }
}
