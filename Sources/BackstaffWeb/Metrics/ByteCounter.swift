import NIOCore

/// Counts the bytes of a connection. It is the first handler of the pipeline, and exists only with metrics.
final class ByteCounter: ChannelDuplexHandler {
    typealias InboundIn = ByteBuffer
    typealias InboundOut = ByteBuffer
    typealias OutboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer

    private let metrics: HostMetrics

    init(_ metrics: HostMetrics) {
        self.metrics = metrics
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        metrics.bytesReceived.increment(by: unwrapInboundIn(data).readableBytes)
        context.fireChannelRead(data)
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        metrics.bytesSent.increment(by: unwrapOutboundIn(data).readableBytes)
        context.write(data, promise: promise)
    }
}
