import NIOHTTP1

/// The headers that every answer has.
enum ResponseHeaders {
    /// No script but our files; style attributes are allowed because numbers of the tree are custom properties in them,
    /// and what gets there is numbers, names of colours and nothing else. Pictures may be from elsewhere: an app's
    /// AsyncImage says from where.
    static let policy = [
        "default-src 'none'", "script-src 'self'", "style-src 'self'", "style-src-attr 'unsafe-inline'",
        "img-src 'self' data: https:", "font-src 'self'", "connect-src 'self'", "base-uri 'none'", "form-action 'none'",
        "frame-ancestors 'self'",
    ].joined(separator: "; ")

    static func make(type: String?, cache: String) -> HTTPHeaders {
        var headers = HTTPHeaders([
            ("content-security-policy", policy), ("x-content-type-options", "nosniff"),
            ("referrer-policy", "same-origin"), ("cross-origin-resource-policy", "same-origin"),
            ("cross-origin-opener-policy", "same-origin"), ("cache-control", cache),
        ])
        if let type { headers.add(name: "content-type", value: type) }
        return headers
    }
}
