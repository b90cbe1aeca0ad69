import NIOCore

/// One of two connected channels. What it reads is written to the other one.
///
/// A channel reads only while the other one can be written, so a slow reader slows down its writer. Between them, there are
/// at most ``unsentBytes`` and one read in each direction. If one channel closes, the other one closes after its last byte,
/// or when the time for reading is over:
///
///     one channel closes ──► the other one's last byte is sent ──► it closes
///                                │ its reader doesn't read
///                                └──► the time is over ──────────► it closes, and its bytes are dropped
///
/// When a channel has closed, swift-nio reads all that the system has left of it, also if nobody asks for it. Of a client, as
/// much is passed on as may wait. What a worker leaves is the end of an answer, and passed on as a whole.
final class RelayHandler: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer

    /// The number of bytes that may wait for a channel. Beyond this, the other one isn't read.
    static let unsentBytes = 16_384
    /// The buffers for what workers send: at most as much as may wait.
    static var allocator: AdaptiveRecvByteBufferAllocator {
        AdaptiveRecvByteBufferAllocator(minimum: 1024, initial: 2048, maximum: unsentBytes)
    }

    private let other: any Channel
    /// How long `other` stays open for its last bytes after this channel has closed.
    private let readWithin: TimeAmount
    private var partner: RelayHandler?
    private var context: ChannelHandlerContext?
    private var wantsRead = false
    /// The bytes that may come without being asked for.
    private var mayComeUnasked: Int

    private init(to other: any Channel, readWithin: TimeAmount, mayComeUnasked: Int) {
        self.other = other
        self.readWithin = readWithin
        self.mayComeUnasked = mayComeUnasked
    }

    /// Connects the channels of a client and of its worker, which have the same event loop.
    ///
    /// - Parameter readWithin: How long a channel stays open for its last bytes after the other one has closed.
    static func connect(_ client: any Channel, _ worker: any Channel, readWithin: TimeAmount) throws {
        let here = RelayHandler(to: worker, readWithin: readWithin, mayComeUnasked: unsentBytes)
        let there = RelayHandler(to: client, readWithin: readWithin, mayComeUnasked: .max)
        here.partner = there
        there.partner = here
        try worker.pipeline.syncOperations.addHandler(there)
        try client.pipeline.syncOperations.addHandler(here)
        here.read()
        there.read()
    }

    func handlerAdded(context: ChannelHandlerContext) {
        self.context = context
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        self.context = nil
        partner = nil
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let bytes = unwrapInboundIn(data)
        if wantsRead {
            mayComeUnasked -= min(bytes.readableBytes, mayComeUnasked)
            if mayComeUnasked == 0 { return context.close(promise: nil) }
        }
        other.write(bytes, promise: nil)
    }

    func channelReadComplete(context: ChannelHandlerContext) {
        other.flush()
        read()
    }

    func channelWritabilityChanged(context: ChannelHandlerContext) {
        if context.channel.isWritable { partner?.readIfWanted() }
    }

    func channelInactive(context: ChannelHandlerContext) {
        Self.close(other, within: readWithin)
        context.fireChannelInactive()
    }

    /// Closes a channel after its last byte, or when the time is over.
    static func close(_ channel: any Channel, within time: TimeAmount) {
        let deadline = channel.eventLoop.scheduleTask(in: time) { channel.close(promise: nil) }
        channel.closeFuture.whenComplete { _ in deadline.cancel() }
        channel.writeAndFlush(ByteBuffer()).whenComplete { _ in channel.close(promise: nil) }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        context.close(promise: nil)
    }

    /// Reads as soon as the other channel can be written.
    private func read() {
        wantsRead = true
        readIfWanted()
    }

    private func readIfWanted() {
        guard wantsRead, other.isWritable else { return }
        wantsRead = false
        context?.read()
    }
}
