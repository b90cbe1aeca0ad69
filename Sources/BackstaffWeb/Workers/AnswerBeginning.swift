import NIOCore

/// Waits until a worker begins to answer a request. Then it passes on the first bytes and leaves the pipeline.
///
/// Nothing else is read, so the next handler gets the rest of the answer as soon as it reads.
final class AnswerBeginning: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = ByteBuffer

    /// The worker has closed the connection without a byte.
    struct NoAnswer: Error {}

    private let promise: EventLoopPromise<ByteBuffer>
    private var bytes = ByteBuffer()
    private(set) var isWaiting = true

    /// - Parameter promise: Gets the first bytes, or ``NoAnswer``.
    init(_ promise: EventLoopPromise<ByteBuffer>) {
        self.promise = promise
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        bytes.writeImmutableBuffer(unwrapInboundIn(data))
    }

    func channelReadComplete(context: ChannelHandlerContext) {
        if bytes.readableBytes == 0 { context.read() } else { finish(context) }
    }

    func channelInactive(context: ChannelHandlerContext) {
        finish(context)
        context.fireChannelInactive()
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        context.close(promise: nil)
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        finish(context)
    }

    private func finish(_ context: ChannelHandlerContext) {
        guard isWaiting else { return }
        isWaiting = false
        context.pipeline.syncOperations.removeHandler(self, promise: nil)
        if bytes.readableBytes > 0 { promise.succeed(bytes) } else { promise.fail(NoAnswer()) }
    }
}
