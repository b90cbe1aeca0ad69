import BackstaffElements
import NIOCore
import NIOHTTP1

/// A static file, in each form in which it can be sent.
package struct PageFile: Sendable {
    package let type: String
    /// Whether the file's address changes with its content.
    let isImmutable: Bool
    /// A hash of the content.
    let hash: String
    private let bodies: [ContentCoding: ByteBuffer]

    /// - Parameters:
    ///   - name: The name of the file. Its ending says the type.
    ///   - coded: Compressed forms of the bytes.
    init(name: String, bytes: [UInt8], coded: [ContentCoding: [UInt8]] = [:], isImmutable: Bool = false) {
        type = Self.types[name.split(separator: ".").last.map(String.init) ?? ""] ?? "application/octet-stream"
        self.isImmutable = isImmutable
        // The hash needn't be secure, because the tag only has to change with the file.
        hash = StableHash(bytes).digits
        bodies = coded.merging([.identity: bytes]) { $1 }.mapValues { ByteBuffer(bytes: $0) }
    }

    /// One of the forms of a file.
    struct Form {
        let coding: ContentCoding
        let body: ByteBuffer
        /// Each form has a tag of its own, because the tag of a form stands for its bytes.
        let tag: String
    }

    /// The form that a client prefers.
    func form(for head: HTTPRequestHead) -> Form {
        let coding = ContentCoding.preferred(among: bodies.keys, by: head.headers["accept-encoding"])
        return Form(
            coding: coding, body: bodies[coding] ?? ByteBuffer(),
            tag: coding == .identity ? "\"\(hash)\"" : "\"\(hash)-\(coding.rawValue)\"")
    }

    /// The headers of an answer with a form of the file.
    ///
    /// - Parameter isOwnVersion: Whether the address that was asked for is that of this very content.
    func headers(of form: Form, isOwnVersion: Bool) -> HTTPHeaders {
        let lasts = isImmutable && isOwnVersion
        var headers = ResponseHeaders.make(
            type: type, cache: lasts ? "public, max-age=31536000, immutable" : "no-cache")
        headers.add(name: "etag", value: form.tag)
        if bodies.count > 1 { headers.add(name: "vary", value: "accept-encoding") }
        if form.coding != .identity { headers.add(name: "content-encoding", value: form.coding.rawValue) }
        return headers
    }

    private static let types = [
        "js": "text/javascript; charset=utf-8", "css": "text/css; charset=utf-8", "svg": "image/svg+xml",
        "html": "text/html; charset=utf-8", "json": "application/json", "map": "application/json", "png": "image/png",
        "ico": "image/x-icon", "woff2": "font/woff2", "ttf": "font/ttf", "otf": "font/otf",
        "txt": "text/plain; charset=utf-8", "wasm": "application/wasm",
    ]
}
