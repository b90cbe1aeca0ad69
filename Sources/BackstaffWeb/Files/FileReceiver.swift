import NIOCore
import NIOPosix

/// Writes the body of a request to a file. It is used on the connection's event loop only.
///
///     read ──► bytes ──► a thread for files writes them ──► read …        one read is in memory at a time
///                              │ the last byte was written       └──► done
///                              └── it can't be written ──────────────► failed
///
/// The connection isn't read while a write is under way, so a client can't send faster than the disk takes it.
final class FileReceiver {
    enum Ending {
        case complete
        /// The file can't be written.
        case failed(any Error)
    }

    /// Whether the client waits for the status 100 before it sends the body.
    var clientWaits = false
    private let loop: any EventLoop
    private let readMore: () -> Void
    private var upload: AcceptedUpload?
    private var end: ((Ending) -> Void)?
    private var sink: FileSink?
    private var waiting = ByteBuffer()
    private var isWriting = false
    private var hasAll = false
    private var isOver = false

    /// - Parameter readMore: Reads more bytes of the connection.
    init(on loop: any EventLoop, readMore: @escaping () -> Void) {
        self.loop = loop
        self.readMore = readMore
    }

    /// Makes the file, and then begins to read.
    ///
    /// - Parameter end: Called once, unless ``abort()`` is called before.
    func start(_ upload: AcceptedUpload, end: @escaping (Ending) -> Void) {
        self.upload = upload
        self.end = end
        let url = upload.url
        perform({ try FileSink(url) }, then: { $0.sink = $1 })
    }

    /// Returns what has come before a start.
    func takeWaiting() -> ByteBuffer {
        defer { waiting = ByteBuffer() }
        return waiting
    }

    func receive(_ bytes: ByteBuffer) {
        if !isOver { waiting.writeImmutableBuffer(bytes) }
    }

    /// The body is complete.
    func receiveEnd() {
        hasAll = true
        proceed()
    }

    /// The bytes of a read have come.
    func readIsComplete() {
        proceed()
    }

    /// The connection has ended, or won't be read any more. The file is deleted.
    func abort() {
        guard !isOver else { return }
        if let upload { onMainActor { upload.fail() } }
        stop()
    }

    private func stop() {
        isOver = true
        sink = nil
        upload = nil
        end = nil
        waiting = ByteBuffer()
    }

    private func proceed() {
        if isWriting || isOver { return }
        guard let sink else { return }
        if waiting.readableBytes > 0 {
            let bytes = waiting
            waiting = ByteBuffer()
            return perform({ try sink.write(bytes) }, then: { _, _ in })
        }
        if !hasAll { return readMore() }
        finish(.complete)
    }

    private func finish(_ ending: Ending) {
        let end = end
        stop()
        end?(ending)
    }

    private func perform<Value: Sendable>(
        _ work: @escaping @Sendable () throws -> Value, then use: @escaping (FileReceiver, Value) -> Void
    ) {
        isWriting = true
        let this = NIOLoopBound(self, eventLoop: loop)
        let use = NIOLoopBound(use, eventLoop: loop)
        NIOThreadPool.singleton.runIfActive(eventLoop: loop, work).whenComplete { result in
            let receiver = this.value
            receiver.isWriting = false
            if receiver.isOver { return }
            switch result {
            case .success(let value):
                use.value(receiver, value)
                receiver.proceed()
            case .failure(let error): receiver.finish(.failed(error))
            }
        }
    }
}
