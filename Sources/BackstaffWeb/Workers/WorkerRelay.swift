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

    /// Connects to a visitor's worker.
    ///
    /// - Parameters:
    ///   - client: The client's channel. If it closes, the request takes no worker.
    ///   - isSocket: Whether the connection becomes a page's socket.
    /// - Returns: A future of the worker's channel, which reads nothing yet. It fails with a
    ///   ``WorkerFinder/Refusal`` if there is no worker.
    func connect(
        _ client: any Channel, for visitor: RequestVisitor, isSocket: Bool
    ) -> EventLoopFuture<any Channel> {
        let finder = finder
        let loop = loop
        let id = visitor.id
        return endpoint(for: id, from: visitor.address.block, client: client).flatMap { endpoint in
            ClientBootstrap(group: loop).connectTimeout(.seconds(5)).channelOption(.autoRead, value: false)
                .connect(unixDomainSocketPath: endpoint.path).map { (endpoint, $0) }
        }.map { endpoint, worker in
            endpoint.add(worker)
            onMainActor { finder.connect(id, isSocket: isSocket) }
            worker.closeFuture.whenComplete { _ in onMainActor { finder.disconnect(id) } }
            return worker
        }
    }

    private func endpoint(
        for visitor: String, from address: IPAddress.Block, client: any Channel
    ) -> EventLoopFuture<WorkerEndpoint> {
        let promise = loop.makePromise(of: WorkerEndpoint.self)
        let finder = finder
        onMainActor {
            finder.find(for: visitor, from: address) {
                client.isActive
            } answer: { result in
                promise.completeWith(result.mapError { $0 })
            }
        }
        return promise.futureResult
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
