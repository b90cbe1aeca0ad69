import NIOCore
import NIOHTTP1
import NIOPosix

/// Passes a request on to the visitor's worker, and then bytes in both directions.
///
///     page ──request──► front ──the same, with the visitor and the client's address──► worker
///     page ◄──────────────────── bytes, as they come ────────────────────────────────► worker
///
final class WorkerRelay: Sendable {
    /// The headers with which the front tells a worker about a request. What a client sends under these names is dropped.
    enum Header {
        static let visitor = "backstaff-visitor"
        static let isNewVisitor = "backstaff-new-visitor"
        static let client = "backstaff-client"
    }

    struct NoWorker: Error {}

    private let loop: any EventLoop
    let pool: WorkerPool

    init(loop: any EventLoop, pool: WorkerPool) {
        self.loop = loop
        self.pool = pool
    }

    /// Connects a client's channel to the visitor's worker, and sends the request there.
    ///
    /// - Parameters:
    ///   - client: The channel of the client. It reads nothing until it is connected.
    ///   - replaceHandlers: Removes the handlers of the client's channel, and adds the one that relays bytes by calling
    ///     its parameter.
    /// - Returns: A future that fails if there is no worker. Then the client still has its handlers.
    func connect(
        _ client: any Channel, _ head: HTTPRequestHead, for visitor: (id: String, isNew: Bool), from address: IPAddress,
        replaceHandlers: @escaping @Sendable (_ connect: () throws -> Void) throws -> Void
    ) -> EventLoopFuture<Void> {
        let bytes = Self.request(head, for: visitor, from: address)
        let isSocket = head.headers.contains(name: "upgrade")
        let pool = pool
        let loop = loop
        return path(for: visitor.id).flatMap { path in
            ClientBootstrap(group: loop).connectTimeout(.seconds(5)).channelOption(.autoRead, value: false)
                .connect(unixDomainSocketPath: path)
        }.flatMapThrowing { worker in
            guard client.isActive else { return worker.close(promise: nil) }
            onMainActor { pool.connect(visitor.id, isSocket: isSocket) }
            worker.closeFuture.whenComplete { _ in onMainActor { pool.disconnect(visitor.id) } }
            worker.writeAndFlush(bytes, promise: nil)
            try replaceHandlers { try RelayHandler.connect(client, worker) }
        }
    }

    private func path(for visitor: String) -> EventLoopFuture<String> {
        let promise = loop.makePromise(of: String.self)
        let pool = pool
        onMainActor {
            pool.findWorker(for: visitor) { path in
                if let path { promise.succeed(path) } else { promise.fail(NoWorker()) }
            }
        }
        return promise.futureResult
    }

    /// The request as bytes. The parser has made sure that no part of it contains a line end.
    private static func request(
        _ head: HTTPRequestHead, for visitor: (id: String, isNew: Bool), from address: IPAddress
    ) -> ByteBuffer {
        var headers = head.headers
        headers.remove(name: Header.isNewVisitor)
        if visitor.isNew { headers.add(name: Header.isNewVisitor, value: "1") }
        headers.replaceOrAdd(name: Header.visitor, value: visitor.id)
        headers.replaceOrAdd(name: Header.client, value: address.description)
        // One request goes over a connection to a worker. Only a socket stays.
        if !headers.contains(name: "upgrade") { headers.replaceOrAdd(name: "connection", value: "close") }
        var bytes = ByteBuffer(string: "\(head.method.rawValue) \(head.uri) HTTP/1.1\r\n")
        for (name, value) in headers { bytes.writeString("\(name): \(value)\r\n") }
        bytes.writeString("\r\n")
        return bytes
    }
}
