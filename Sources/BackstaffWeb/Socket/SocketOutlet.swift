import NIOCore

/// Sends complete frames as bytes. It comes before the handlers of HTTP and WebSocket, whose bytes it passes on.
final class SocketOutlet: ChannelOutboundHandler {
    typealias OutboundIn = ByteBuffer

    private var context: ChannelHandlerContext?

    func handlerAdded(context: ChannelHandlerContext) {
        self.context = context
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        self.context = nil
    }

    func write(_ bytes: ByteBuffer) {
        context?.writeAndFlush(NIOAny(bytes), promise: nil)
    }
}
