import BackstaffElements
import NIOCore

/// The main actor's end of a connection. It passes bytes to the event loop, which writes them in order.
struct SocketLink: Sendable {
    private let loop: any EventLoop
    private let handler: NIOLoopBound<SocketHandler>

    init(_ handler: SocketHandler, loop: any EventLoop) {
        self.loop = loop
        self.handler = NIOLoopBound(handler, eventLoop: loop)
    }

    /// Sends complete frames.
    func send(_ frames: ByteBuffer) {
        loop.execute { handler.value.write(frames) }
    }

    /// A batch of the page's frames was handled in a time, or dropped.
    func finishBatch(after duration: TimeAmount) {
        loop.execute { handler.value.inlet.finishBatch(after: duration) }
    }

    func close(_ refusal: WireRefusal) {
        loop.execute { handler.value.close(refusal) }
    }
}
