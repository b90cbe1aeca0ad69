import NIOCore

/// Sends complete frames as bytes, and counts those that the page hasn't read. It comes before the handlers of HTTP and
/// WebSocket, whose bytes it passes on.
final class SocketOutlet: ChannelOutboundHandler {
    typealias OutboundIn = ByteBuffer

    private var context: ChannelHandlerContext?
    private var unsent = 0
    /// What ``counter`` knows.
    private var countedUnsent = 0
    private var counter: (UnsentBytes, UnsentBytes.Number)?

    func handlerAdded(context: ChannelHandlerContext) {
        self.context = context
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        self.context = nil
        if let (counter, number) = counter { counter.remove(number) }
        counter = nil
    }

    /// Counts unsent bytes from now on.
    func count(in unsent: UnsentBytes, as number: UnsentBytes.Number) {
        counter = (unsent, number)
    }

    func write(_ bytes: ByteBuffer) {
        guard let context else { return }
        let count = bytes.readableBytes
        unsent += count
        context.writeAndFlush(NIOAny(bytes)).assumeIsolated().whenComplete { _ in
            self.unsent -= count
            self.noteUnsent()
        }
        noteUnsent()
    }

    /// A page that reads has all bytes at once, so that nothing has to be noted.
    private func noteUnsent() {
        guard unsent != countedUnsent, let (counter, number) = counter else { return }
        countedUnsent = unsent
        counter.set(unsent, of: number)
    }
}
