import BackstaffElements

/// Reads a request's `Cookie` header.
enum CookieHeader {
    /// Returns the size that the page stored as `WIDTHxHEIGHT`, for the layout of the preview. A size that no screen
    /// has is made smaller.
    static func viewport(in header: String) -> (width: Double, height: Double)? {
        guard let sides = values(of: "backstaff-viewport", in: header).first?.split(separator: "x"), sides.count == 2,
            let width = Double(sides[0]), let height = Double(sides[1]), width >= 1, height >= 1
        else { return nil }
        return ScreenSize.clamped(width, height)
    }

    /// Returns the appearance settings that the page stored, for the colors of the preview: `dark` or `light`, with `-still` if
    /// the person wants less motion.
    static func appearance(in header: String) -> (isDark: Bool, reducesMotion: Bool)? {
        guard let words = values(of: "backstaff-appearance", in: header).first?.split(separator: "-"),
            let scheme = words.first, ["dark", "light"].contains(scheme)
        else { return nil }
        return (scheme == "dark", words.dropFirst().first == "still")
    }

    /// Returns the name of the time zone that the page stored, for the dates of the preview.
    static func timeZone(in header: String) -> String? {
        values(of: "backstaff-time-zone", in: header).first.map { String($0.prefix(64)) }
    }

    /// Returns the values of the cookies with a name. Browsers send the cookie of the longest path first.
    static func values(of name: String, in header: String) -> [Substring] {
        header.split(separator: ";").compactMap { pair in
            let parts = pair.split(separator: "=", maxSplits: 1)
            return parts.count == 2 && parts[0].drop { $0 == " " } == name ? parts[1] : nil
        }
    }
}
