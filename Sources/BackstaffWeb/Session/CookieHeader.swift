import BackstaffElements

/// Reads a request's `Cookie` header.
enum CookieHeader {
    /// Returns the size that the page stored as `WIDTHxHEIGHT`, for the layout of the preview. A size that no screen
    /// has is made smaller.
    static func viewport(in header: String) -> (width: Double, height: Double)? {
        guard let sides = value(of: "backstaff-viewport", in: header)?.split(separator: "x"), sides.count == 2,
            let width = Double(sides[0]), let height = Double(sides[1]), width >= 1, height >= 1
        else { return nil }
        return ScreenSize.clamped(width, height)
    }

    static func value(of name: String, in header: String) -> Substring? {
        for pair in header.split(separator: ";") {
            let parts = pair.split(separator: "=", maxSplits: 1)
            if parts.count == 2, parts[0].drop(while: { $0 == " " }) == name { return parts[1] }
        }
        return nil
    }
}
