import NIOCore
import NIOHTTP1

/// The site's own pages. The app never sees a request for them.
final class SitePages: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundOut = HTTPServerResponsePart

    private var head: HTTPRequestHead?

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .head(let head): self.head = head
        case .body: break
        case .end:
            guard let head else { return }
            self.head = nil
            answer(head, context: context)
        }
    }

    private func answer(_ head: HTTPRequestHead, context: ChannelHandlerContext) {
        switch head.uri {
        case "/":
            send(
                .ok, "text/html; charset=utf-8",
                """
                <!doctype html><title>The harbour</title>
                <h1>The harbour</h1>
                <p><a href="/hours">Hours</a>, <a href="/berths/">Berths</a></p>
                """, context: context)
        case "/hours": send(.ok, "text/plain; charset=utf-8", "Open from 6 to 22\n", context: context)
        default: send(.notFound, "text/plain; charset=utf-8", "There is no such page\n", context: context)
        }
    }

    private func send(_ status: HTTPResponseStatus, _ type: String, _ text: String, context: ChannelHandlerContext) {
        let body = ByteBuffer(string: text)
        let headers: HTTPHeaders = ["content-type": type, "content-length": "\(body.readableBytes)"]
        let head = HTTPResponseHead(version: .http1_1, status: status, headers: headers)
        context.write(wrapOutboundOut(.head(head)), promise: nil)
        context.write(wrapOutboundOut(.body(.byteBuffer(body))), promise: nil)
        context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
    }
}
