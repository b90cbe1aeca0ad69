import NIOCore
import NIOHTTP1

/// The drawings of symbols that a page asks for.
extension HTTPHandler {
    /// Answers with the drawings that an address names.
    ///
    /// Unlike the page's files, the answer is made for its request. So it counts as unsent bytes of its client, and the
    /// request as one for a picture.
    func answerSymbols(_ head: HTTPRequestHead, _ address: String) {
        let symbols = host.resources.symbols
        let names = symbols.names(in: address)
        var headers = ResponseHeaders.make(type: "image/svg+xml", cache: "no-cache")
        let tag = symbols.tag(of: names)
        headers.add(name: "etag", value: tag)
        if head.knows(tag) { return send(head, .notModified, headers, nil) }
        withVisitor(of: head) { visitor in
            guard let context else { return }
            guard host.admitPicture(of: visitor) else { return refuse(head, .tooManyRequests) }
            let file = ByteBuffer(string: symbols.file(with: names))
            holdUnsent(file.readableBytes, of: visitor, on: context.channel)
            send(head, .ok, headers, file)
        }
    }
}
