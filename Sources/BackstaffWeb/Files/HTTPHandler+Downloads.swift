import BackstaffUI
import Foundation
import NIOCore
import NIOHTTP1

/// The files that the app offers to its visitors.
extension HTTPHandler {
    /// Answers with a file. Only the visitor whose scene offers it gets it, and only once.
    func answerDownload(_ head: HTTPRequestHead, _ token: String) {
        withVisitor(of: head) { visitor in
            if visitor.isNew { return refuse(head, .notFound) }
            guard host.admitPicture(of: visitor) else { return refuse(head, .tooManyRequests) }
            switch host.backend {
            case .workers(let relay): pass(head, of: visitor, to: relay, for: .file)
            case .sessions(let store):
                let loop = host.loop
                let this = NIOLoopBound(self, eventLoop: loop)
                onMainActor {
                    let offer = store.takeFileOffer(token, of: visitor.id)
                    let file = offer.flatMap { try? FileHandle(forReadingFrom: $0.url) }
                    loop.execute { this.value.send(head, offer, file, to: visitor) }
                }
            }
        }
    }

    private func send(
        _ request: HTTPRequestHead, _ offer: FileOffer?, _ file: FileHandle?, to visitor: RequestVisitor
    ) {
        guard let context else { return }
        guard let offer, let file else { return refuse(request, .notFound) }
        try? host.setOptionsIfMounted(of: context.channel)
        holdUnsent(FileSender.bytesPerPart, of: visitor, on: context.channel)
        isClosing = true
        let limits = host.policy.limits
        closeAt = sweeper.now + limits.respondWithin
        let head = HTTPResponseHead(version: .http1_1, status: .ok, headers: offer.headers)
        context.write(NIOAny(HTTPServerResponsePart.head(head)), promise: nil)
        sender = FileSender(offer, on: host.loop) { [weak self, loop = host.loop] part in
            guard let self, let context = self.context else {
                return loop.makeFailedFuture(ChannelError.ioOnClosedChannel)
            }
            closeAt = sweeper.now + limits.respondWithin
            return context.writeAndFlush(NIOAny(HTTPServerResponsePart.body(.byteBuffer(part))))
        } end: { [weak self] in
            self?.context?.close(promise: nil)
        }
        sender?.start(file)
    }
}

extension FileOffer {
    /// Headers with which a browser stores the file, and never shows it as a page of this site.
    fileprivate var headers: HTTPHeaders {
        var headers = ResponseHeaders.make(
            type: "application/octet-stream", cache: "no-store", policy: "default-src 'none'; sandbox")
        headers.add(name: "content-disposition", value: Self.disposition(of: name))
        headers.add(name: "content-length", value: String(bytes))
        headers.add(name: "connection", value: "close")
        return headers
    }

    /// The name in plain letters for old programs, and encoded for all others.
    static func disposition(of name: String) -> String {
        let plain = name.unicodeScalars.map { scalar in
            let isPlain = scalar.isASCII && scalar.value >= 0x20 && scalar.value < 0x7f
            return isPlain && !"\"\\%;".unicodeScalars.contains(scalar) ? Character(scalar) : "_"
        }
        let encoded = name.utf8.map { byte in
            let isPlain =
                (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
                || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
                || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || "-._~".utf8.contains(byte)
            return isPlain ? String(UnicodeScalar(byte)) : byte.percentEncoded
        }
        return "attachment; filename=\"\(String(plain))\"; filename*=UTF-8''\(encoded.joined())"
    }
}
