/// Decides which addresses from an app's data a page may use. A script is never safe.
package enum SafeAddress {
    /// The schemes of web pages.
    package static let webSchemes = ["http", "https"]
    /// Schemes that other programs open.
    package static let otherSchemes = ["mailto", "tel", "sms"]
    /// The prefixes of an address on the same site.
    static let localBeginnings = ["/", "?", "#"]
    /// The prefixes of a picture's address. It uses an encrypted connection, or it contains the picture itself.
    package static let pictureBeginnings = ["https://", "data:image/"]

    /// The prefixes of a link's address, in lower case.
    package static let beginnings = localBeginnings + (webSchemes + otherSchemes).map { $0 + ":" }

    /// Whether a page may follow an address.
    package static func isSafe(_ address: String) -> Bool {
        begins(address, with: beginnings) && !namesHost(address)
    }

    /// Whether a page may load a picture from an address.
    package static func isPicture(_ address: String) -> Bool {
        begins(address, with: pictureBeginnings)
    }

    private static func begins(_ address: String, with beginnings: [String]) -> Bool {
        // Browsers leave out tabs and line ends, so an address with one isn't what it looks like.
        if address.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7f }) { return false }
        let start = address.prefix(16).lowercased()
        return beginnings.contains { start.hasPrefix($0) }
    }

    /// Whether an address without a scheme names a host. `//a.example` does, and browsers read `/\` as `//`.
    private static func namesHost(_ address: String) -> Bool {
        let start = address.utf8.prefix(2)
        return start.count == 2 && start.allSatisfy { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "\\") }
    }
}
