import BackstaffServer
import NIOCore
import NIOPosix
import ServiceLifecycle

/// The web site of a harbour, as a plain swift-nio server. An app is one of its pages.
///
///     Mounted [--port NUMBER] [--seal-key-file FILE]
@main
struct MountedServer {
    static func main() async throws {
        var configuration = MountedApp.Configuration()
        configuration.sealKeyFile = argument("--seal-key-file")
        let berths = try MountedApp(BerthsApp.self, at: "/berths", configuration: configuration)

        let port = argument("--port").flatMap { Int($0) } ?? 8080
        let listener = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
            .childChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try berths.configure(channel, others: [SitePages()])
                }
            }
            .bind(host: configuration.host, port: port).get()
        print("The site is at http://\(configuration.host):\(port)/ and its app at \(berths.path)/")

        // The last service ends first: the listener closes before the app's pages look for the next server.
        let services = ServiceGroup(
            services: [berths, ListenerService(channel: listener)], gracefulShutdownSignals: [.sigterm, .sigint],
            logger: configuration.logger)
        try await services.run()
    }

    /// The argument after a flag, if there is one.
    private static func argument(_ flag: String) -> String? {
        CommandLine.arguments.drop { $0 != flag }.dropFirst().first
    }
}

/// Closes the listener when the server ends.
struct ListenerService: Service {
    let channel: any Channel

    func run() async throws {
        try? await gracefulShutdown()
        try await channel.close()
    }
}
