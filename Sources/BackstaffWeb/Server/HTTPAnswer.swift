import NIOCore
import NIOHTTP1

/// An answer of which a client has to read everything before its next request is read.
///
/// NIO lets the next request of a connection in when the end of an answer is written, and not when the answer is sent. So
/// the end is written afterwards. A client that reads nothing has one answer in memory, however many requests it sends.
/// If the connection closes after the answer, no end is written, so nothing behind the request is answered:
///
///     head, body ──► everything is sent ──┬── the connection stays ──► end ──► the next request
///                                         └── it closes
struct HTTPAnswer {
    let status: HTTPResponseStatus
    let headers: HTTPHeaders
    let body: ByteBuffer?
    /// Whether the connection closes afterwards.
    let closes: Bool

    /// Writes everything but the end.
    ///
    /// - Returns: A future that succeeds when everything is sent, and fails if the connection is closed before.
    func begin(for method: HTTPMethod, in context: ChannelHandlerContext) -> EventLoopFuture<Void> {
        var headers = headers
        if let body { headers.add(name: "content-length", value: String(body.readableBytes)) }
        if closes { headers.add(name: "connection", value: "close") }
        let head = HTTPResponseHead(version: .http1_1, status: status, headers: headers)
        guard let body, method != .HEAD else { return context.writeAndFlush(Self.part(.head(head))) }
        context.write(Self.part(.head(head)), promise: nil)
        return context.writeAndFlush(Self.part(.body(.byteBuffer(body))))
    }

    /// Writes the end. Then the next request may come before the method returns.
    static func end(in context: ChannelHandlerContext) {
        context.writeAndFlush(part(.end(nil)), promise: nil)
    }

    private static func part(_ part: HTTPServerResponsePart) -> NIOAny { NIOAny(part) }
}
