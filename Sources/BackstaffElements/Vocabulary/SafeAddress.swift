/// Which addresses of an app's data a page may use. An address that is a script is never safe.
package enum SafeAddress {
    /// The schemes of web pages.
    package static let webSchemes = ["http", "https"]
    /// Schemes that other programs open.
    package static let otherSchemes = ["mailto", "tel", "sms"]
    /// What the address of something on the same site begins with.
    package static let localBeginnings = ["/", "?", "#"]
    /// What the address of a picture begins with: it comes over a connection that nobody else reads, or has the picture in it.
    package static let pictureBeginnings = ["https://", "data:image/"]

    /// What an address to follow begins with, in lower case.
    package static let beginnings = localBeginnings + (webSchemes + otherSchemes).map { $0 + ":" }

    /// Whether a page may follow an address.
    package static func isSafe(_ address: String) -> Bool {
        begins(address, with: beginnings)
    }

    /// Whether a page may load a picture from an address.
    package static func isPicture(_ address: String) -> Bool {
        begins(address, with: pictureBeginnings)
    }

    private static func begins(_ address: String, with beginnings: [String]) -> Bool {
        let start = address.prefix(16).lowercased()
        return beginnings.contains { start.hasPrefix($0) }
    }
}
