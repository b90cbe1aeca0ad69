import Logging
import NIOCore
import NIOPosix

extension ServerBootstrap {
    /// Waits a second after a connection couldn't be accepted, for example because too many files are open.
    func pausingWhenAcceptFails(logger: Logger) -> ServerBootstrap {
        serverChannelInitializer { channel in
            channel.eventLoop.makeCompletedFuture {
                try channel.pipeline.syncOperations.addHandler(AcceptPauseHandler(logger: logger))
            }
        }
    }
}

/// Pauses a listening channel that can't accept a connection. Without it, the event loop would try again at once, and use
/// all of a processor until the system has a file for the connection.
///
///     a client connects ──► no file is free ──► a line in the log ──► a second ──► the next try
///                              │                                                      ▲
///                              └──────── the client waits in the system's queue ──────┘
///
/// The log counts the line when it comes again. `AcceptBackoffHandler` of swift-nio can't be used: see
/// Documentation/Workarounds.md.
private final class AcceptPauseHandler: ChannelInboundHandler {
    typealias InboundIn = any Channel

    private static let pause = TimeAmount.seconds(1)
    private let logger: Logger
    private var end: Scheduled<Void>?

    init(logger: Logger) {
        self.logger = logger
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        guard let error = error as? IOError else { return context.fireErrorCaught(error) }
        logger.error("no connection can be accepted: \(String(cString: strerror(error.errnoCode)))")
        guard end == nil, let options = context.channel.syncOptions else { return }
        do {
            try options.setOption(.autoRead, value: false)
            end = context.eventLoop.assumeIsolated().scheduleTask(in: Self.pause) {
                self.end = nil
                try options.setOption(.autoRead, value: true)
            }
        } catch {
            context.fireErrorCaught(error)
        }
    }

    func channelInactive(context: ChannelHandlerContext) {
        end?.cancel()
        context.fireChannelInactive()
    }
}
