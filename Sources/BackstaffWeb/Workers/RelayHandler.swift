import NIOCore

/// One of two connected channels. What it reads is written to the other one.
///
/// A channel reads only while the other one can be written, so a slow reader slows down its writer. Between them, there are
/// at most ``unsentBytes`` and one read in each direction. If one channel closes, the other one closes after its last byte, or when the time for reading is over:
///
///     one channel closes ──► the other one's last byte is sent ──► it closes
///                                │ its reader doesn't read
///                                └──► the time is over ──────────► it closes, and its bytes are dropped
///
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

    private init(to other: any Channel, readWithin: TimeAmount) {
        self.other = other
        self.readWithin = readWithin
    }

    /// Connects two channels of one event loop.
    ///
    /// - Parameter readWithin: How long a channel stays open for its last bytes after the other one has closed.
    static func connect(_ first: any Channel, _ second: any Channel, readWithin: TimeAmount) throws {
        let here = RelayHandler(to: second, readWithin: readWithin)
        let there = RelayHandler(to: first, readWithin: readWithin)
        here.partner = there
        there.partner = here
        try second.pipeline.syncOperations.addHandler(there)
        try first.pipeline.syncOperations.addHandler(here)
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
        other.write(unwrapInboundIn(data), promise: nil)
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
