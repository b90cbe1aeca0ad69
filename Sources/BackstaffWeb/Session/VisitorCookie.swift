import Crypto
import Foundation

/// The cookie that holds a visitor's number, signed by the server.
///
///     3f9a2c…  .  signature          the number: 32 hexadecimal digits; the signature: HMAC-SHA-256
///
/// The cookie alone connects a browser to its app value. So the number is long and random, scripts can't read it, and
/// browsers don't send it with requests from other sites. The signature makes sure that a server with the same keys has
/// chosen the number, and not the client or a neighboring site.
struct VisitorCookie: Sendable {
    private let name: String
    private let attributes: String
    private let secrets: [SymmetricKey]

    /// - Parameters:
    ///   - keys: The keys that seal. The key of the signature is derived from them.
    ///   - isBehindTLS: Whether browsers reach the server over TLS only. They then don't send the cookie over any other
    ///     connection, and no page without TLS can set it. At the root, no other host of the same site can set it either.
    ///   - basePath: The path below which the app is served. Browsers send the cookie only there.
    init(keys: SealingKeys, isBehindTLS: Bool = false, basePath: BasePath = .root) {
        // Browsers accept the stricter prefix only for a cookie of the whole host.
        let prefix = !isBehindTLS ? "" : basePath.isRoot ? "__Host-" : "__Secure-"
        name = prefix + "backstaff-visitor"
        attributes =
            "; Path=\(basePath.ofCookies); Max-Age=31536000; HttpOnly; SameSite=Lax" + (isBehindTLS ? "; Secure" : "")
        secrets = keys.all.map { key in
            HKDF<SHA256>.deriveKey(
                inputKeyMaterial: key.secret, info: Data("Backstaff visitor".utf8), outputByteCount: 32)
        }
    }

    /// Returns the visitor's number from a `Cookie` header, if a server with one of the keys has signed it.
    ///
    /// A browser also sends the cookies of apps at shorter paths, which have the same name.
    func visitor(in header: String) -> String? {
        CookieHeader.values(of: name, in: header).lazy.compactMap { number(in: $0) }.first
    }

    private func number(in value: Substring) -> String? {
        let parts = value.split(separator: ".")
        guard parts.count == 2, RandomToken.isToken(parts[0]),
            let signature = URLSafeBase64.bytes(of: String(parts[1]))
        else { return nil }
        let number = Data(parts[0].utf8)
        // The time of this comparison doesn't depend on where the signatures differ.
        let isSigned = secrets.contains {
            HMAC<SHA256>.isValidAuthenticationCode(signature, authenticating: number, using: $0)
        }
        return isSigned ? String(parts[0]) : nil
    }

    /// The `Set-Cookie` header for a visitor.
    func header(for visitor: String) -> String {
        "\(name)=\(value(for: visitor))\(attributes)"
    }

    /// The value of the cookie: the number and its signature.
    func value(for visitor: String) -> String {
        let signature = HMAC<SHA256>.authenticationCode(for: Data(visitor.utf8), using: secrets[0])
        return "\(visitor).\(URLSafeBase64.text(of: Array(signature)))"
    }
}
