import BackstaffElements
import NIOCore

/// The main actor's end of a connection. It passes bytes to the event loop, which writes them in order.
struct SocketLink: Sendable {
    private let loop: any EventLoop
    private let handler: NIOLoopBound<SocketHandler>
    private let backlog: Backlog

    init(_ handler: SocketHandler, loop: any EventLoop) {
        self.loop = loop
        self.handler = NIOLoopBound(handler, eventLoop: loop)
        backlog = handler.inlet.backlog
    }

    /// Sends complete frames.
    func send(_ frames: ByteBuffer) {
        loop.execute { handler.value.write(frames) }
    }

    /// A batch of the page's frames is handled or dropped.
    ///
    /// - Parameter bytes: The number of its bytes.
    func finishBatch(of bytes: Int) {
        if backlog.finish(bytes) { loop.execute { handler.value.inlet.finishBatch() } }
    }

    func close(_ refusal: WireRefusal) {
        loop.execute { handler.value.close(refusal) }
    }
}
