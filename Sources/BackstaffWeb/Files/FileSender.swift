import BackstaffUI
import Foundation
import NIOCore
import NIOPosix

/// Sends a file as the body of an answer. It is used on the connection's event loop only.
///
///     a thread for files reads 64 KiB ──► written ──► sent ──► the next 64 KiB …
///
/// One part is in memory at a time, so a client that reads slowly costs no more than that.
final class FileSender {
    static let bytesPerPart = 64 * 1024

    private let loop: any EventLoop
    private let write: (ByteBuffer) -> EventLoopFuture<Void>
    private let end: () -> Void
    private var remaining: Int
    /// The space of the file, which is taken as long as somebody reads it.
    private let space: AnyObject?
    private var isOver = false

    /// - Parameters:
    ///   - offer: The file. As many bytes are sent as it had. The app may have written more to it since.
    ///   - write: Writes a part. The future succeeds when it is sent.
    ///   - end: Called when everything is sent, or the file can't be read. It isn't called after ``abort()``.
    init(
        _ offer: FileOffer, on loop: any EventLoop, write: @escaping (ByteBuffer) -> EventLoopFuture<Void>,
        end: @escaping () -> Void
    ) {
        self.loop = loop
        remaining = offer.bytes
        space = offer.space
        self.write = write
        self.end = end
    }

    func start(_ file: FileHandle) {
        if isOver { return }
        let this = NIOLoopBound(self, eventLoop: loop)
        let count = min(Self.bytesPerPart, remaining)
        NIOThreadPool.singleton.runIfActive(eventLoop: loop) {
            try file.read(upToCount: count) ?? Data()
        }.whenComplete { result in
            guard case .success(let part) = result, !part.isEmpty else { return this.value.finish() }
            if this.value.isOver { return }
            this.value.remaining -= part.count
            this.value.write(ByteBuffer(bytes: part)).whenComplete { result in
                if case .success = result { this.value.start(file) }
            }
        }
    }

    private func finish() {
        if isOver { return }
        isOver = true
        end()
    }

    /// The connection has ended.
    func abort() { isOver = true }
}
