/// The path of a site below which an app is served, such as `/shop`. The app itself doesn't know it.
///
///     browser   /shop/recipes/12?sort=name   /shop   /shopping
///     app       /recipes/12?sort=name        /       not the app's
package struct BasePath: Equatable, Sendable, CustomStringConvertible {
    /// The path as browsers write it, without a slash at its end. It is empty if the app has the whole site.
    package let prefix: String

    /// The path of an app that has the whole site.
    package static let root = BasePath(prefix: "")

    static let mostBytes = 200

    private init(prefix: String) {
        self.prefix = prefix
    }

    /// Reads a path such as `/shop` or `/shop/`. A character that browsers encode may be written either way.
    ///
    /// - Throws: What is wrong with the path, and what to write instead.
    package init(_ text: String) throws(BasePathError) {
        guard text.hasPrefix("/") else { throw BasePathError("It must begin with a slash, for example “/shop”.") }
        guard !text.contains(where: { "?#".contains($0) }) else {
            throw BasePathError("It must be a path only. Leave out everything from “?” or “#” on.")
        }
        let path = try Self.normalized(text)
        var parts = path.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
        if parts.last == "" { parts.removeLast() }
        guard !parts.contains("") else { throw BasePathError("It has two slashes in a row. Remove one.") }
        guard !parts.contains("."), !parts.contains("..") else {
            throw BasePathError("It has a part “.” or “..”, which browsers remove. Write the path without it.")
        }
        guard path.utf8.count <= Self.mostBytes else {
            throw BasePathError("It is longer than \(Self.mostBytes) bytes. Choose a shorter path.")
        }
        prefix = parts.map { "/" + $0 }.joined()
    }

    /// The path with a slash at its end, as in the address of the app's first screen.
    package var description: String { prefix + "/" }

    var isRoot: Bool { prefix.isEmpty }

    /// The path for which browsers send a cookie.
    var ofCookies: String { isRoot ? "/" : prefix }

    /// The address in the browser for an address of the app. An address that names a host stays as it is.
    ///
    /// A browser removes the parts “.” and “..” of an address. With them, an address could leave the path, so they are
    /// removed before.
    func inBrowser(_ address: String) -> String {
        guard !isRoot, address.utf8.first == UInt8(ascii: "/"), !address.utf8.starts(with: "//".utf8) else {
            return address
        }
        return prefix + DotParts.removed(from: address)
    }

    /// The address of the app for the target of a request. It is `nil` for a target outside of the path.
    func inApp(_ target: String) -> String? {
        guard target.hasPrefix(prefix) else { return nil }
        let rest = target.dropFirst(prefix.count)
        switch rest.first {
        case "/": return String(rest)
        case nil, "?", "#": return "/" + rest
        default: return nil
        }
    }

    // MARK: Encoding

    /// Encodes each character of a path as browsers do, so that paths can be compared as texts.
    private static func normalized(_ text: String) throws(BasePathError) -> String {
        var path = ""
        var rest = text.utf8[...]
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "%") {
                let digits = String(decoding: rest.prefix(2), as: UTF8.self)
                guard digits.count == 2, digits.allSatisfy(\.isHexDigit), let value = UInt8(digits, radix: 16) else {
                    throw BasePathError("“%” must come before two hexadecimal digits. Write “%25” for the character.")
                }
                rest = rest.dropFirst(2)
                try path.append(decoded(value))
            } else if byte >= 0x80 || byte == UInt8(ascii: " ") {
                path.append(byte.percentEncoded)
            } else if isPlain(byte) || punctuation.contains(byte) {
                path.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                throw BasePathError(
                    "It has the character \(Unicode.Scalar(byte).debugDescription). Use letters, digits and hyphens.")
            }
        }
        return path
    }

    private static func decoded(_ byte: UInt8) throws(BasePathError) -> String {
        if isPlain(byte) { return String(Unicode.Scalar(byte)) }
        // Proxies may decode these, and then see another path.
        guard byte >= 0x20, byte != 0x7f, !"/\\".utf8.contains(byte) else {
            throw BasePathError("It has an encoded slash, backslash or control character. Remove it.")
        }
        return byte.percentEncoded
    }

    /// Whether a character is never encoded.
    private static func isPlain(_ byte: UInt8) -> Bool {
        let character = Character(Unicode.Scalar(byte))
        return byte < 0x80 && (character.isLetter || character.isNumber || "-._~".contains(character))
    }

    /// The other characters that browsers leave as they are. A semicolon would end the path of a cookie.
    private static let punctuation = Set("/!$&'()*+,=:@".utf8)
}

/// What is wrong with the path of an app, and what to do about it.
package struct BasePathError: Error, CustomStringConvertible {
    package let description: String

    init(_ description: String) {
        self.description = description
    }
}
