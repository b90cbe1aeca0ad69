/// Addresses from an app's data, as far as a page may follow them: never one that is a script.
enum SafeAddress {
    private static let schemes = ["http:", "https:", "mailto:", "tel:", "sms:"]

    static func isSafe(_ address: String) -> Bool {
        guard let first = address.utf8.first else { return false }
        if first == UInt8(ascii: "/") || first == UInt8(ascii: "?") || first == UInt8(ascii: "#") { return true }
        let lowercased = address.prefix(8).lowercased()
        return schemes.contains { lowercased.hasPrefix($0) }
    }

    /// Whether a page may load a picture from there: over a connection that nobody reads along, or out of the address.
    static func isPicture(_ address: String) -> Bool {
        let lowercased = address.prefix(11).lowercased()
        return lowercased.hasPrefix("https://") || lowercased == "data:image/"
    }

    /// A path component, with everything but letters, digits and `-_.` escaped.
    static func component(_ text: String) -> String {
        var component = ""
        for byte in text.utf8 {
            let scalar = Unicode.Scalar(byte)
            if scalar.isASCII,
                scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || "-_.".unicodeScalars.contains(scalar)
            {
                component.unicodeScalars.append(scalar)
            } else {
                component += byte < 16 ? "%0" : "%"
                component += String(byte, radix: 16, uppercase: true)
            }
        }
        return component
    }
}
