import NIOHTTP1

/// The headers of every response.
enum ResponseHeaders {
    /// The content security policy. Scripts come only from this server.
    ///
    /// Style attributes are allowed, because they hold numbers of the tree as custom properties. Only checked values
    /// such as numbers and color names get there. Pictures may come from other servers for an app's `AsyncImage`.
    static let policy = policy(script: nil)

    /// The policy of a document that contains a script.
    ///
    /// - Parameter hash: The hash of the script's text. No other script in the document runs.
    static func policy(script hash: String?) -> String {
        // WebAssembly needs a permission of its own. It lets no text become a script.
        let scripts = PageLayoutSetting.isByRules ? "script-src 'self' 'wasm-unsafe-eval'" : "script-src 'self'"
        return [
            "default-src 'none'", hash.map { "\(scripts) \($0)" } ?? scripts, "style-src 'self'",
            "style-src-attr 'unsafe-inline'", "img-src 'self' data: https:", "font-src 'self'", "connect-src 'self'",
            "base-uri 'none'", "form-action 'none'", "frame-ancestors 'self'",
        ].joined(separator: "; ")
    }

    /// The policy of a picture that is opened as a document. An SVG file may have styles, but no script runs.
    static let picturePolicy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox"

    static func make(type: String?, cache: String, policy: String = policy) -> HTTPHeaders {
        var headers = HTTPHeaders([
            ("content-security-policy", policy), ("x-content-type-options", "nosniff"),
            ("referrer-policy", "same-origin"), ("cross-origin-resource-policy", "same-origin"),
            ("cross-origin-opener-policy", "same-origin"), ("cache-control", cache),
        ])
        if let type { headers.add(name: "content-type", value: type) }
        return headers
    }
}
