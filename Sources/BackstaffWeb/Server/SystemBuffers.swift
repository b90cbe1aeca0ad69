import Foundation
import NIOCore

extension ChannelOption where Self == ChannelOptions.Types.SocketOption {
    /// The bytes of a TCP connection that wait in the operating system before they are on their way.
    ///
    /// Without this limit, the system takes up to 4 MiB for each client that doesn't read. Some hundred clients then use up
    /// the memory that it has for all connections, and it drops what others send. Bytes that are on their way don't count, so
    /// a client that reads is served as fast as before.
    static var unsentSystemBytes: Self {
        Self(level: .tcp, name: NIOBSDSocket.Option(rawValue: CInt(TCP_NOTSENT_LOWAT)))
    }
}

extension HostLimits {
    /// The most that waits in the operating system to be sent over one connection.
    static let unsentSystemBytes: ChannelOptions.Types.SocketOption.Value = 64 << 10

    /// The most of one connection that waits in the operating system to be read.
    ///
    /// Without this limit, the system takes up to 6 MiB of a connection that the server doesn't read. When the client closes
    /// it, all of this is read at once.
    static let unreadSystemBytes: ChannelOptions.Types.SocketOption.Value = 64 << 10

    /// The same for a connection that sends a file. On a far line, more is on its way at a time.
    static let unreadSystemBytesOfFile: ChannelOptions.Types.SocketOption.Value = 1 << 20
}
