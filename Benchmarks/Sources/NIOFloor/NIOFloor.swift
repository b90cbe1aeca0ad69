import Glibc
import NIOCore
import NIOHTTP1
import NIOPosix
import NIOWebSocket

/// The floor for the server figures: an HTTP upgrade and frames with swift-nio, one event loop, and no work of its own.
@main
enum NIOFloor {
    static func main() async throws {
        let options: Options
        do {
            options = try Options(arguments: Array(CommandLine.arguments.dropFirst()))
        } catch let bad as BadOption {
            print("NIOFloor: can't use \(bad.name)\n\(Options.help)")
            exit(64)
        }
        let server = try await listen(options).get()
        guard let port = server.localAddress?.port else { throw ChannelError.unknownLocalAddress }
        print("listening on 127.0.0.1:\(port)")
        fflush(nil)
        try await server.closeFuture.get()
    }

    private static func listen(_ options: Options) -> EventLoopFuture<any Channel> {
        let upgrader = NIOWebSocketServerUpgrader(
            shouldUpgrade: { channel, _ in channel.eventLoop.makeSucceededFuture(HTTPHeaders()) },
            upgradePipelineHandler: { channel, _ in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.addHandler(AnswerHandler(options: options))
                }
            })
        return ServerBootstrap(group: MultiThreadedEventLoopGroup(numberOfThreads: 1))
            .serverChannelOption(.backlog, value: 1_024)
            .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
            .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
            .childChannelInitializer { channel in
                channel.pipeline.configureHTTPServerPipeline(
                    withServerUpgrade: (upgraders: [upgrader], completionHandler: { _ in }))
            }
            .bind(host: "127.0.0.1", port: options.port)
    }
}
