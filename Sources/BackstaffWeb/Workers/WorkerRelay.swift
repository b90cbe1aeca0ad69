import NIOCore
import NIOHTTP1
import NIOPosix

/// Passes a request on to the visitor's worker, and then bytes in both directions.
///
///     page ──request──► front ──the same, with the visitor in `FrontHeaders`──────► worker
///     page ◄──────────────────── bytes, as they come ────────────────────────────────► worker
///
final class WorkerRelay: Sendable {
    private let loop: any EventLoop
    let finder: WorkerFinder

    init(loop: any EventLoop, finder: WorkerFinder) {
        self.loop = loop
        self.finder = finder
    }

    /// What a visitor asks for.
    enum Purpose {
        case page, socket
        /// A file that is sent, or a file or picture that a scene has.
        case file
    }

    /// A worker that has begun to answer a request.
    struct Answer: Sendable {
        /// The connection to the worker, which reads nothing more yet.
        let worker: any Channel
        /// The first bytes of the answer.
        let beginning: ByteBuffer
    }

    /// A worker hasn't answered. The front may not have noticed its end yet.
    private struct NoAnswer: Error {
        let endpoint: WorkerEndpoint
        /// Whether the worker has taken the connection.
        let isConnected: Bool
    }

    /// Passes a request to its visitor's worker, and once more to the next one if the worker ends before it answers.
    ///
    ///     find a worker ──► connect ──► send ──► the first bytes of the answer
    ///          ▲               │ fails    │ closed without a byte
    ///          ├───────────────┘          │
    ///          └──────── once more ◄──────┴──► the request may have ended the worker ──► refused
    ///
    /// A worker that has answered a beat since then lives, and gets the request once more itself.
    ///
    /// The app runs to make a page. If it traps or hangs then, the request would do the same to the next worker. To open a
    /// socket, no code of the app runs. Files belong to scenes of a worker, so no other worker has them.
    ///
    /// - Parameters:
    ///   - client: The client's channel. If it closes, the request takes no worker.
    ///   - purpose: What the visitor asks for.
    /// - Returns: A future of the answer. It fails with a ``WorkerFinder/Refusal`` if there is no worker.
    func pass(
        _ request: ByteBuffer, from client: any Channel, of visitor: RequestVisitor, for purpose: Purpose
    ) -> EventLoopFuture<Answer> {
        let since = ContinuousClock.now
        @Sendable func attempt(avoiding former: WorkerFinder.FormerWorker?, isLast: Bool) -> EventLoopFuture<Answer> {
            findWorker(for: visitor, purpose, avoiding: former, since: since, client: client).flatMap {
                [self] endpoint in
                send(request, to: endpoint, from: client, of: visitor.id, isSocket: purpose == .socket)
            }.flatMapError { [loop] error in
                guard let error = error as? NoAnswer else { return loop.makeFailedFuture(error) }
                // The worker lives, and has left the request without an answer twice.
                if former?.endpoint === error.endpoint { return loop.makeFailedFuture(WorkerFinder.Refusal.notReady) }
                if purpose == .file { return loop.makeFailedFuture(WorkerFinder.Refusal.noFile) }
                if error.isConnected, isLast { return loop.makeFailedFuture(WorkerFinder.Refusal.harmful) }
                let former = WorkerFinder.FormerWorker(
                    endpoint: error.endpoint, mayBeHarmed: error.isConnected && purpose == .page)
                return attempt(avoiding: former, isLast: isLast || error.isConnected)
            }
        }
        return attempt(avoiding: nil, isLast: false)
    }

    /// Why a request of a visitor wouldn't be passed on to a worker at once.
    func refusal(of visitor: RequestVisitor) -> EventLoopFuture<WorkerFinder.Refusal?> {
        let promise = loop.makePromise(of: WorkerFinder.Refusal?.self)
        let finder = finder
        onMainActor { promise.succeed(finder.refusal(of: visitor.id, from: visitor.address.block)) }
        return promise.futureResult
    }

    private func findWorker(
        for visitor: RequestVisitor, _ purpose: Purpose, avoiding former: WorkerFinder.FormerWorker?,
        since: ContinuousClock.Instant,
        client: any Channel
    ) -> EventLoopFuture<WorkerEndpoint> {
        let promise = loop.makePromise(of: WorkerEndpoint.self)
        let finder = finder
        onMainActor {
            if purpose == .file {
                return promise.completeWith(finder.findFiles(of: visitor.id).mapError { $0 })
            }
            finder.find(for: visitor.id, from: visitor.address.block, avoiding: former, since: since) {
                client.isActive
            } answer: { result in
                promise.completeWith(result.mapError { $0 })
            }
        }
        return promise.futureResult
    }

    private func send(
        _ request: ByteBuffer, to endpoint: WorkerEndpoint, from client: any Channel, of visitor: String,
        isSocket: Bool
    ) -> EventLoopFuture<Answer> {
        let (finder, loop) = (finder, loop)
        return ClientBootstrap(group: loop).connectTimeout(.seconds(5)).channelOption(.autoRead, value: false)
            .channelOption(
                .writeBufferWaterMark,
                value: .init(low: RelayHandler.unsentBytes / 2, high: RelayHandler.unsentBytes)
            )
            .channelOption(.maxMessagesPerRead, value: 1).channelOption(.recvAllocator, value: RelayHandler.allocator)
            .connect(unixDomainSocketPath: endpoint.path)
            .flatMapErrorThrowing { _ in throw NoAnswer(endpoint: endpoint, isConnected: false) }.flatMap { worker in
                guard endpoint.add(worker) else {
                    return loop.makeFailedFuture(NoAnswer(endpoint: endpoint, isConnected: false))
                }
                onMainActor { finder.connect(visitor, isSocket: isSocket) }
                worker.closeFuture.whenComplete { _ in onMainActor { finder.disconnect(visitor) } }
                let promise = loop.makePromise(of: ByteBuffer.self)
                let beginning = NIOLoopBound(AnswerBeginning(promise), eventLoop: loop)
                do {
                    try worker.pipeline.syncOperations.addHandler(beginning.value)
                } catch {
                    promise.fail(error)
                }
                // Afterwards, the relay closes one connection after the other.
                client.closeFuture.whenComplete { _ in if beginning.value.isWaiting { worker.close(promise: nil) } }
                worker.writeAndFlush(request, promise: nil)
                worker.read()
                return promise.futureResult.map { Answer(worker: worker, beginning: $0) }
                    .flatMapErrorThrowing { _ in throw NoAnswer(endpoint: endpoint, isConnected: true) }
            }
    }

    /// A client's request as bytes for a worker. The parser has made sure that no part of it contains a line end.
    ///
    /// - Parameter isSocket: Whether the connection becomes a page's socket. Otherwise it ends with the answer, because
    ///   the client's next request would reach the worker as it is, with any visitor in its headers.
    static func request(_ head: HTTPRequestHead, for visitor: RequestVisitor, isSocket: Bool) -> ByteBuffer {
        var headers = head.headers
        FrontHeaders.set(visitor, in: &headers)
        if !isSocket {
            headers.remove(name: "upgrade")
            headers.replaceOrAdd(name: "connection", value: "close")
        }
        var bytes = ByteBuffer(string: "\(head.method.rawValue) \(head.uri) \(head.version)\r\n")
        for (name, value) in headers { bytes.writeString("\(name): \(value)\r\n") }
        bytes.writeString("\r\n")
        return bytes
    }
}
